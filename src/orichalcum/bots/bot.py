"""What a bot is: somebody who answers for a seat, and is shown only what that seat sees."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from orichalcum.kernel.judge import Judge
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import changed
from orichalcum.kernel.table import CHANCE, HIDDEN, LUCK, SEALED, Table


class Advice:
    """One option, what it is worth to the seat (0 surely lost, 1 surely won), and how often it was looked at."""

    def __init__(self, option: i64, worth: float, looks: i64) -> None:
        self.option = option
        self.worth = worth
        self.looks = looks


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`seen` is a `seen_by` copy for the seat that is asked; a bot never changes it."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.judge: Judge[Any] = Judge()  # the room's, once a table is seen

    def choose(self, seen: Table, who: i64) -> i64:
        """One of the seat's options."""
        options = seen.choices(who)
        if len(options) == 1:
            return options[0]
        return self.advise(seen, who)[0].option

    def advise(self, seen: Table, who: i64) -> list[Advice]:
        """Every option with its worth, the best first."""
        raise NotImplementedError


def unanswered(seen: Table) -> Table:
    """As if nobody else had answered a sealed question yet: who has, chose as freely as those who will."""
    t = seen
    for who in range(seen.seats):
        if seen.sealed[who] == HIDDEN:
            t = seen.copy() if t is seen else t
            t.sealed = changed(t.sealed, who, 0)
    return t


def asked(t: Table, me: i64) -> i64:
    """Who answers next: of several seats asked at once the bot's own, so that nobody's answer guides it."""
    if t.step().kind == SEALED and (t.waits_for() >> me) & 1:
        return me
    return t.who()


def let_luck(t: Table, rng: Rng) -> None:
    """Luck answers until a seat is asked, or all is over."""
    while not t.over and t.step().kind == CHANCE:
        t.answer(LUCK, t.draw(rng))
