"""A bot that takes anything: for measuring others by, and for filling tests with life."""

from __future__ import annotations

from mypy_extensions import i64

from orichalcum.bots.bot import Advice, Bot
from orichalcum.kernel.table import Table


class Random(Bot):
    def choose(self, seen: Table, who: i64) -> i64:
        options = seen.choices(who)
        return options[self.rng.below(len(options))]

    def advise(self, seen: Table, who: i64) -> list[Advice]:
        """All options are the same to it."""
        options = seen.choices(who)
        return [Advice(option, 1 / len(options), 0) for option in options]
