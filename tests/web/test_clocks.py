"""Clocks: none, live with increment, days for a move; they stand still while the house is closed, and nobody loses silently."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.web.killing import Killed
from tests.web.visiting import Open, Visitor, until

from orichalcum.store.store import Store
from orichalcum.web.clock import DAY, Times, first_to_fall, left_now, turned, wound
from orichalcum.web.keepers import LOST, PULSE, open_again, put
from orichalcum.web.shapes.tables import Clock

LIVE = Clock(kind="live", minutes=2, increment=5)
DAYS = Clock(kind="days", days=3)


def test_no_clock_is_no_hurry() -> None:
    times = wound(Clock(), 3, 100.0)
    assert times.left == []
    assert first_to_fall(times, [0], 1e9) is None
    assert turned(Clock(), times, [0], [1], 500.0).left == []


def test_a_live_clock_runs_for_whoever_is_asked_and_gives_the_increment_for_a_turn() -> None:
    times = wound(LIVE, 2, 100.0)
    assert left_now(times, [0], 110.0) == [110.0, 120.0]
    same = turned(LIVE, times, [0], [0], 110.0)
    assert same.left == [110.0, 120.0], "a turn of several answers earns one increment"
    assert turned(LIVE, same, [0], [1], 120.0).left == [105.0, 120.0]
    assert first_to_fall(times, [0, 1], 130.0) == (0, 90.0)


def test_days_for_a_move_begin_anew_with_each() -> None:
    times = wound(DAYS, 2, 0.0)
    assert times.left == [3 * DAY, 3 * DAY]
    late = turned(DAYS, times, [0], [1], 2 * DAY)
    assert late.left == [3 * DAY, 3 * DAY]
    assert left_now(late, [1], 3 * DAY) == [3 * DAY, 2 * DAY]


def test_time_never_runs_backwards() -> None:
    assert left_now(Times([60.0], 100.0), [0], 40.0) == [60.0]


def test_the_house_counts_how_long_it_was_closed(database: str) -> None:
    store = Store(database)
    assert store.write_now(open_again(1000.0, alone=True)) == 0.0
    store.write_now(lambda c: put(c, PULSE, "1500.0"))
    assert store.write_now(open_again(1800.0, alone=True)) == 300.0
    assert store.write_now(open_again(2800.0, alone=True)) == 1300.0
    store.write_now(lambda c: put(c, PULSE, "2900.0"))
    assert store.write_now(open_again(2901.0, alone=False)) == 1300.0, "another worker is alive: the house was not closed"
    store.write_now(lambda c: put(c, LOST, "5.0"))
    store.close()


@pytest.mark.once
def test_clocks_stand_still_while_the_house_is_dead(folder: Any) -> None:
    """kill -9, a while, and open again: what is lost is at most the time between two signs of life."""
    house = Killed(f"sqlite:///{folder / 'house.sqlite'}")
    house.open()
    house.wait()
    ada = Visitor(house.address)
    code = ada.table("me", "me", clock={"kind": "live", "minutes": 10, "increment": 0})
    began = time.monotonic()
    house.kill()
    time.sleep(6)
    house.open()
    house.wait()
    left = ada.state(code, seat=0)["time"]["left"][0] / 1000
    away = time.monotonic() - began
    assert left > 600 - (away - 6) - 2.5
    house.kill()
    ada.http.close()


def asked(ada: Visitor, bob: Visitor, house: Open, leaving: str) -> tuple[str, Visitor, Visitor]:
    """A table where somebody's time is nearly up: its code, the one who is asked, the other."""
    code = ada.table("me", "open", clock={"kind": "live", "minutes": 1, "increment": 0}, leaving=leaving)
    bob.post(f"/tables/{code}/sit", {})
    state = ada.state(code)
    sitting = house.house.sittings[code]
    sitting.times.left[:] = [4.0, 4.0]
    [seat] = state["time"]["running"]
    one, other = (ada, bob) if seat == 0 else (bob, ada)
    mine = one.state(code)
    after = one.answer(code, mine, mine["choices"][0]["code"])  # with every change the clocks are wound anew
    return code, *((one, other) if after["time"]["running"] == [seat] else (other, one))


def test_who_runs_out_of_time_is_played_for_and_is_told(ada: Visitor, bob: Visitor, house: Open) -> None:
    code, slow, _ = asked(ada, bob, house, "bot")
    seat = slow.get(f"/tables/{code}")["mine"][0]
    until(lambda: slow.state(code)["seats"][seat]["away"])
    assert slow.state(code)["status"] == "playing"
    assert "time" in [one["kind"] for one in slow.get("/me/notices")]
    assert slow.post(f"/tables/{code}/back", {"seat": seat})["seats"][seat]["away"] is False
    assert slow.state(code)["time"]["left"][seat] > 50_000, "whoever comes back has a minute"


def test_who_runs_out_of_time_where_it_ends_is_told(ada: Visitor, bob: Visitor, house: Open) -> None:
    code, slow, other = asked(ada, bob, house, "end")
    until(lambda: slow.get(f"/tables/{code}")["status"] == "closed")
    for one in (slow, other):
        until(lambda one=one: "closed" in [notice["kind"] for notice in one.get("/me/notices")])  # type: ignore[misc]


def test_where_the_others_wait_the_clock_only_shows_it(ada: Visitor, bob: Visitor, house: Open) -> None:
    code, slow, _ = asked(ada, bob, house, "wait")
    seat = slow.get(f"/tables/{code}")["mine"][0]
    until(lambda: slow.state(code)["time"]["left"][seat] < 0)
    state = slow.state(code)
    assert state["status"] == "playing"
    assert "answer" in state["can"]
    slow.answer(code, state, state["choices"][0]["code"])


def test_correspondence_gives_days(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "open", clock={"kind": "days", "days": 3})
    bob.post(f"/tables/{code}/sit", {})
    time_ = ada.state(code)["time"]
    assert time_["kind"] == "days"
    assert all(2.9 * DAY * 1000 < left <= 3 * DAY * 1000 for left in time_["left"])
