"""A bot that plays its own turn to the end in its mind, over a few guesses, before it trusts the judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orichalcum.bots.bot import asked
from orichalcum.bots.chances import chances
from orichalcum.bots.greedy import Greedy
from orichalcum.kernel.table import Table

FOLLOWING: Final = 8  # own answers that follow the first before the judge is asked


class Planner(Greedy):
    def go_on(self, t: Table, who: i64) -> None:
        """Until another seat is asked: what this seat is asked before that, it answers at once."""
        super().go_on(t, who)
        for _ in range(FOLLOWING):
            if t.over or asked(t, who) != who:
                return
            t.answer(who, self.at_first_sight(t, who))
            super().go_on(t, who)

    def at_first_sight(self, t: Table, who: i64) -> i64:
        """The option after which the judge likes the table best, without a further thought."""
        options = t.choices(who)
        best = options[0]
        if len(options) == 1:
            return best
        most = -1.0
        for option in options:
            c = t.copy()
            c.answer(who, option)
            worth = chances(self.judge, c, 0)[who]
            if worth > most:
                most = worth
                best = option
        return best
