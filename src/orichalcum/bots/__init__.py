"""Bots: `bot("search:2000")` and its like, which any game's tables can be put before."""

from __future__ import annotations

import re
from typing import Final

from orichalcum.bots.bot import Advice, Bot
from orichalcum.bots.greedy import Greedy
from orichalcum.bots.planner import Planner
from orichalcum.bots.random import Random
from orichalcum.bots.search import Search
from orichalcum.kernel.errors import Refused
from orichalcum.kernel.rng import Rng

__all__ = ["LEVELS", "Advice", "BadBot", "Bot", "bot", "seconds_of"]

LEVELS: Final = {"easy": "planner:1", "medium": "search:300", "hard": "search:1.5s"}  # for people

SPEC: Final = re.compile(r"(?P<kind>[a-z]+)(:(?P<amount>\d+(\.\d+)?)(?P<seconds>s)?)?")


class BadBot(Refused):
    """No bot goes by this name."""


def bot(spec: str, seed: int | None = None) -> Bot:
    """A bot by name: "random", "greedy", "planner", "search", "search:2000" rounds or "search:0.5s" an answer, or a level.

    With a seed, and without a time limit, it always plays the same.
    """
    found = SPEC.fullmatch(LEVELS.get(spec, spec))
    if found is None:
        raise BadBot(f"{spec!r} is no bot: it would be a name and perhaps a budget, like search:2000 or search:0.5s")
    kind, amount, seconds = found["kind"], found["amount"], found["seconds"]
    rng = Rng.fresh() if seed is None else Rng(seed)
    if kind == "random" and amount is None:
        return Random(rng)
    if kind in ("greedy", "planner") and seconds is None:
        guesses = count(spec, amount or "4")
        return Greedy(rng, guesses) if kind == "greedy" else Planner(rng, guesses)
    if kind == "search" and seconds:
        return Search(rng, 0, positive(spec, amount))
    if kind == "search":
        return Search(rng, count(spec, amount or "2000"))
    if kind in ("random", "greedy", "planner"):
        raise BadBot(f"{spec!r}: {kind} takes no such budget")
    raise BadBot(f"there is no bot {kind!r}: there are random, greedy, planner, search, and the levels {', '.join(LEVELS)}")


def seconds_of(spec: str) -> float:
    """How long a bot thinks about an answer it has a choice in, where that is what bounds it; else 0."""
    found = SPEC.fullmatch(LEVELS.get(spec, spec))
    return float(found["amount"]) if found and found["seconds"] else 0.0


def count(spec: str, amount: str) -> int:
    if not amount.isdigit() or not 1 <= int(amount) <= 100_000_000:
        raise BadBot(f"{spec!r}: the budget is a whole number from 1 to 100000000, or seconds with an s behind")
    return int(amount)


def positive(spec: str, amount: str) -> float:
    if not 0 < float(amount) <= 3600:
        raise BadBot(f"{spec!r}: a time is above 0 and at most 3600 seconds")
    return float(amount)
