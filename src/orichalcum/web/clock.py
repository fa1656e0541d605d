"""Clocks: pure arithmetic upon what each seat has left.  Time in which the house is closed does not count."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from orichalcum.web.shapes.tables import Clock

DAY = 86_400.0


class Times(msgspec.Struct):
    """Seconds left by seat, as they stood at the moment `since`, in house time."""

    left: list[float] = []
    since: float = 0.0


def wound(clock: Clock, seats: int, now: float) -> Times:
    """All clocks at the start of a game."""
    return Times([allowance(clock)] * seats if clock.kind != "none" else [], now)


def allowance(clock: Clock) -> float:
    return clock.minutes * 60.0 if clock.kind == "live" else clock.days * DAY


def left_now(times: Times, running: Collection[int], now: float) -> list[float]:
    gone = max(0.0, now - times.since)
    return [left - gone if seat in running else left for seat, left in enumerate(times.left)]


def turned(clock: Clock, times: Times, before: Collection[int], after: Collection[int], now: float) -> Times:
    """Some seats were running, others run from now on: who is done gets the increment, or anew the days of a move."""
    left = left_now(times, before, now)
    for seat in range(len(left)):
        if seat in before and seat not in after:
            left[seat] = left[seat] + clock.increment if clock.kind == "live" else allowance(clock)
    return Times(left, now)


def first_to_fall(times: Times, running: Collection[int], now: float) -> tuple[int, float] | None:
    """The seat that runs out of time first, and in how many seconds."""
    left = left_now(times, running, now)
    due = [(left[seat], seat) for seat in running if seat < len(left)]
    return (min(due)[1], max(0.0, min(due)[0])) if due else None
