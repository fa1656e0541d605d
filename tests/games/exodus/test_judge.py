"""The judge: what it must see of a position."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.judge import JUDGE, actions_left, rounds_left
from orichalcum.games.exodus.table import Exodus

from .arrange import at, luck_with, play

HOME = "cell 1 a1 sand3"


def worth(*lines: str, seats: int = 1) -> int:
    return int(JUDGE.worth(at(*lines, seats=seats), 0))


def test_of_a_game_that_is_over_it_is_the_result() -> None:
    t = play(at("year 5 3", "seat 1 40 0 - 0", "cell 1 c1 sand5", "act 1 0", seats=1), "end")
    assert JUDGE.worth(t, 0) == t.score[0] * 1000


def test_a_lost_solo_game_is_worse_than_any_other() -> None:
    t = play(at("year 2 3", "seat 1 40 0 - 0", "act 1 0", seats=1), "end")
    assert t.lost
    assert JUDGE.worth(t, 0) < worth("year 2 3", "seat 1 40 0 - 0", HOME, "act 1 0")


@pytest.mark.parametrize(("year", "cells"), [(2, "abc"), (4, "bca"), (5, "cab")])
def test_alone_a_residence_belongs_where_it_is_scored_next(year: int, cells: str) -> None:
    have = [f"cell 1 {row}1 clay3 SSS" for row in "abc"[: {2: 0, 4: 1, 5: 2}[year]]]
    here, *elsewhere = [worth(f"year {year} 2", *have, f"cell 1 {row}5 shore5 S", "act 1 1") for row in cells]
    assert here > max(elsewhere) + 3000


def test_alone_the_danger_grows_as_time_runs_out() -> None:
    early, later, late = (
        worth(f"year {year} {round}", "train 1 scientist scientist", HOME, "cell 1 a3 clay5 S", "act 1 2")
        for year, round in ((3, 1), (4, 2), (4, 3))
    )
    assert early > later > late


def test_alone_no_free_cell_in_a_region_is_as_good_as_lost() -> None:
    full = [f"cell 1 {cell} M{n + 1:02}" for n, cell in enumerate(("b1", "b2", "b4", "b5"))]
    assert worth("year 3 1", HOME, *full[:3], "act 1 2") > worth("year 3 1", HOME, *full, "act 1 2") + 10_000


def left(t: Exodus, who: int) -> tuple[int, int]:
    return int(rounds_left(t)), int(actions_left(t, who, rounds_left(t)))


def test_rounds_and_actions_left() -> None:
    t = at("year 5 3", "seat 1 0 0 - 1", "act 1 2")
    assert (left(t, 0), left(t, 1)) == ((1, 3), (1, 2))
    play(t, "step", "step")
    assert (left(t, 0), left(t, 1)) == ((1, 1), (1, 2))
    play(t, "end", "step")
    assert (left(t, 0), left(t, 1)) == ((1, 1), (1, 1))
    t = at("year 4 1", "begin")
    luck_with(t, 1)
    assert left(t, 0) == (6, 12)


def test_nobody_wants_settlers_who_cannot_be_sent_any_more() -> None:
    many = "train 1" + " scientist" * 4
    assert worth("year 5 3", "cell 1 c1 sand5", "act 1 0", many) < worth("year 5 3", "cell 1 c1 sand5", "act 1 0")
