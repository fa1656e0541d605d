"""The figures of `bench`."""

from __future__ import annotations

import time

import msgspec
import pytest

from orichalcum.kernel.catalogue import games
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK
from orichalcum.lab.bench import bench, is_compiled
from orichalcum.lab.moments import moments


def test_the_figures_are_all_there() -> None:
    found = msgspec.to_builtins(bench("colovini", 3, seconds=0.02))
    assert found["game"] == "colovini"
    assert found["seats"] == 3
    assert found["compiled"] == is_compiled()
    assert found["free_decisions_per_s"] < found["decisions_per_s"]
    assert found["loop_decisions_per_s"] > 100
    assert all(found[key] > 0 for key in found if key.endswith("_per_s"))
    assert 1000 < found["state_bytes"] < 10000


@pytest.mark.parametrize("name", sorted(games()))
def test_a_table_does_not_grow_with_the_length_of_the_game(name: str) -> None:
    """Rows keep their length (kernel/snapshot.py sees to it); what is still to do is never more than while setting up or 64."""
    todo = [len(match.table.todo) for match in moments(games()[name], games()[name].seats[-1], 3, 1)]
    assert max(todo[len(todo) // 4 :]) <= max(64, *todo[: len(todo) // 4])


def test_a_decision_costs_the_same_however_many_came_before() -> None:
    """The history of a match made a thousand times as long: 100,000 answers and facts behind it, and no slower."""
    short = next(match for match in moments(games()["colovini"], 4, 3, 150) if len(match.answers) == 150).copy()
    long = short.copy()
    long.answers *= 1000
    long.facts *= 1000
    long.sealed_since = len(long.answers)
    assert best_time(long) < 5 * best_time(short)


def best_time(match: Match) -> float:
    """Seconds for a few answers with everything a door asks around them, the best of several runs."""
    times = []
    for _ in range(5):
        rng = Rng(1)
        match.luck(rng)
        start = time.perf_counter()
        for _ in range(20):
            who = match.waiting()[0]
            if who == LUCK:
                match.luck(rng, 1)
                continue
            since = len(match.facts)
            match.play(match.options(who)[0], who)
            match.lines(who, "en", since)
            if match.can_undo(who):
                match.undo(who)
                match.play(match.options(who)[0], who)
        times.append(time.perf_counter() - start)
    return min(times)
