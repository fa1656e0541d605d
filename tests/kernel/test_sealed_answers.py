"""Sealed answers: in any order, seen by nobody before the last, in one part or several, noticed or not."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import HIDDEN, SEALED, Field, Step, Table, in_order, pending

BID = 1
LAY = 2
WINDOW = 3


class Toy(Table):
    """A table of three whose opened answers are kept."""

    def __init__(self, step: int) -> None:
        super().__init__(3, RULES)
        self.opened: list[int] = []
        self.then(pending(step, 0))

    def fields(self) -> list[Field]:
        return []

    def copy(self) -> Toy:
        c = Toy(BID)
        self.copy_kernel(c)
        return c


class Bid(Step[Toy]):
    def __init__(self, id: int, quiet: bool = False) -> None:
        super().__init__(id)
        self.kind = SEALED
        self.quiet = quiet

    def options(self, t: Toy, who: int, x: int, out: vec[i64]) -> vec[i64]:
        for option in range(4):
            out = append(out, option)
        return out

    def opened(self, t: Toy, x: int) -> None:
        t.opened = [t.sealed[who] - 1 for who in range(t.seats)]
        t.over = True


class Lay(Bid):
    """Two digits, each a part; a part is kept as 1 + option."""

    def joined(self, t: Toy, who: int, x: int, draft: int, option: int) -> int:
        return draft * 5 + option + 1

    def is_complete(self, t: Toy, who: int, x: int, draft: int) -> bool:
        return draft >= 5


RULES: list[Step[Any]] = in_order(Bid(BID), Lay(LAY), Bid(WINDOW, quiet=True))


def test_any_order_and_the_last_one_opens() -> None:
    t = Toy(BID)
    t.answer(2, 1)
    t.answer(0, 3)
    assert t.waits_for() == 0b010 and not t.over
    t.answer(1, 0)
    assert t.opened == [3, 0, 1]


def test_others_see_that_but_not_what() -> None:
    t = Toy(BID)
    t.answer(2, 1)
    assert t.seen_by(0).sealed[2] == HIDDEN
    assert t.seen_by(2).sealed[2] == 2


def test_an_answer_of_several_parts_is_asked_for_until_it_is_whole() -> None:
    t = Toy(LAY)
    t.answer(1, 2)
    assert t.waits_for() == 0b111 and t.draft[1] == 3
    t.answer(1, 3)
    assert t.waits_for() == 0b101 and t.sealed[1] == 1 + 3 * 5 + 4 and t.draft[1] == 0


def test_nobody_sees_a_part() -> None:
    t = Toy(LAY)
    t.answer(1, 2)
    assert t.seen_by(0).draft[1] == 0
    assert t.seen_by(1).draft[1] == 3


def test_a_hidden_answer_of_several_parts_is_imagined_whole() -> None:
    t = Toy(LAY)
    t.answer(1, 2)
    t.answer(1, 3)
    assert t.seen_by(0).imagine(Rng(1)).sealed[1] > 5


def test_a_quiet_step_does_not_tell_who_has_answered() -> None:
    t = Toy(WINDOW)
    t.answer(2, 1)
    seen = t.seen_by(0)
    assert seen.sealed[2] == 0 and seen.waits_for() == 0b111
    assert t.waits_for() == 0b011 and t.seen_by(2).sealed[2] == 2
