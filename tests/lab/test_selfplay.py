"""Bots against each other, and what is said of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import orichalcum
from orichalcum.bots import BadBot
from orichalcum.kernel.errors import Refused
from orichalcum.lab.selfplay import Plan, selfplay, shares, wilson


def test_the_same_plan_gives_the_same_games() -> None:
    plan = Plan("colovini", ("greedy:1", "random"), seed=3)
    assert selfplay(plan, 4) == selfplay(plan, 4)


def test_seats_go_round_and_wins_are_shared() -> None:
    seen: list[tuple[int, ...]] = []
    run = selfplay(Plan("colovini", ("random", "random", "random"), seed=1), 6, told=lambda one: seen.append(one.seats))
    assert seen == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert sum(one.wins for one in run.bots) == pytest.approx(1)


def test_a_recorded_game_is_the_game_that_was_not_recorded(tmp_path: Path) -> None:
    bare = selfplay(Plan("colovini", ("greedy:1", "random"), seed=5), 2)
    kept = selfplay(Plan("colovini", ("greedy:1", "random"), seed=5, record=str(tmp_path)), 2)
    assert bare == kept
    for path in tmp_path.iterdir():
        assert orichalcum.replay(path.read_text()).over


def test_processes_change_nothing() -> None:
    plan = Plan("colovini", ("random", "random"), seed=9)
    assert selfplay(plan, 3, workers=2) == selfplay(plan, 3)


def test_what_is_wrong_is_said_before_the_first_game() -> None:
    with pytest.raises(BadBot):
        selfplay(Plan("colovini", ("random", "nobody"), seed=1), 1)
    with pytest.raises(Refused):
        selfplay(Plan("colovini", ("random",), seed=1), 1)


def test_shares_and_intervals() -> None:
    assert shares([1, 3, 1]) == [0.5, 0, 0.5]
    low, high = wilson(90, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)
    assert wilson(0, 0) == (0.0, 1.0)
