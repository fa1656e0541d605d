"""Windows for interrupts pass by themselves where a seat has left word; and nobody can tell it by the clock.

All whom a window asks and who pass by themselves, bots too, do so after a time of chance, counted from when it opened, whether
they hold the card or not.  While a quiet window is open no clock runs, for it would tell who thinks; where a clock was agreed
on, whoever has not answered in time passes by itself, so that nobody can hold the table up.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from typing import Final

from orichalcum.bots import seconds_of
from orichalcum.kernel.table import SEALED
from orichalcum.web.clock import DAY
from orichalcum.web.house import House
from orichalcum.web.playing import try_answer
from orichalcum.web.sitting import Sitting
from orichalcum.web.troubles import Problem

LONGEST: Final = {"live": 60.0, "days": DAY}  # seconds a quiet window stays open, for each kind of clock
OFTEN: Final = 0.25
LINGERING: Final = 25.0  # times the pace of the house: as long as a person who can react thinks it over
SLACK: Final = (1.05, 1.25)  # times what a level thinks
HESITATION: Final = (4.0, 9.0)  # times the pace of the house: longer than a bot thinks, as long as a person takes to say no


class Passing:
    def __init__(self, house: House) -> None:
        self.house = house
        self.opened: dict[str, tuple[int, float]] = {}  # of a table: how many entries there were at the opening, and when
        self.due: dict[tuple[str, int], tuple[tuple[int, bool], asyncio.TimerHandle]] = {}  # of a table and seat

    def open_for(self, sitting: Sitting) -> float:
        """How long the window that is open now has been so; -1 where none is."""
        if sitting.match is None or sitting.match.over or int(sitting.match.table.step().id) not in sitting.game.windows:
            return -1.0
        place, code = sitting.sealed_from, sitting.row.code
        if self.opened.get(code, (-1, 0.0))[0] != place:
            self.opened[code] = (place, time.monotonic())
        return time.monotonic() - self.opened[code][1]

    def rest(self, sitting: Sitting) -> float:
        """How long an answer that comes by itself still waits; 0 where no window is open."""
        gone = self.open_for(sitting)
        return max(0.0, self.house.settings.pace * random.uniform(*HESITATION) - gone) if gone >= 0 else 0.0

    def hesitation(self, sitting: Sitting, level: str) -> float:
        """How long a bot waits with its answer at least, so that in a window or behind a seal it does not show that it thought.

        A bot that has no choice knows it at once, and one that holds a card does not: what it takes is the same.
        """
        pace, thinking = self.house.settings.pace, seconds_of(level) * random.uniform(*SLACK)
        if sitting.match is None or sitting.match.table.step().kind != SEALED:
            return pace
        if self.open_for(sitting) < 0:
            return max(pace, thinking)
        turns = math.ceil(len(sitting.bots_of_window()) / self.house.thinkers.many)  # where there are more than processes
        return max(pace, self.rest(sitting), thinking * turns - self.open_for(sitting))

    def dawdling(self) -> float:
        """Whoever is asked only if it can react lingers now and then although it cannot: a long wait is no proof of a card."""
        return self.house.settings.pace * random.uniform(0.0, LINGERING) if random.random() < OFTEN else 0.0

    def wait(self, sitting: Sitting, seat: int) -> float:
        """How long until this seat passes by itself; -1 if it does not."""
        if sitting.passes(seat):
            return self.rest(sitting) + (self.dawdling() if sitting.thinks_if_able(seat) else 0.0)
        clock, match = sitting.agreed.clock, sitting.match
        if match is None or clock.kind == "none" or not match.table.step().quiet:
            return -1.0
        if not sitting.window(seat) or sitting.is_bot(seat):
            return -1.0
        longest = LONGEST[clock.kind] * (clock.days if clock.kind == "days" else 1)
        return max(0.0, longest - self.open_for(sitting))

    def tend(self, sitting: Sitting) -> None:
        """Of a sitting that has changed: the seats that will pass by themselves, each when its time has come."""
        if sitting.row.status != "playing":
            self.opened.pop(sitting.row.code, None)
            return
        for seat in range(len(sitting.seats)):
            key, mark = (sitting.row.code, seat), (sitting.number(seat), sitting.passes(seat))
            old = self.due.get(key)
            if old is not None and old[0] == mark:
                continue
            if old is not None:
                old[1].cancel()
                del self.due[key]
            wait = self.wait(sitting, seat)
            if wait >= 0:
                timer = asyncio.get_running_loop().call_later(wait, self.ring, sitting, seat, mark[0])
                self.due[key] = (mark, timer)

    def ring(self, sitting: Sitting, seat: int, number: int) -> None:
        self.due.pop((sitting.row.code, seat), None)
        if not self.house.closing:
            self.house.spawn(self.let_pass(sitting, seat, number))

    async def let_pass(self, sitting: Sitting, seat: int, number: int) -> None:
        """Unless the seat has answered meanwhile, or thought better of it."""
        async with sitting.lock:
            if sitting.match is None or number != sitting.number(seat) or not sitting.window(seat):
                return
            if not sitting.passes(seat) and self.wait(sitting, seat) != 0.0:
                self.tend(sitting)  # a timer may ring a trifle early
                return
            try:
                trial = try_answer(sitting, seat, number, sitting.match.passing(seat), self.house.now())
                if trial is not None:
                    await self.house.commit(sitting, trial)
            except Problem:
                return
        self.house.changed(sitting)

    def close(self) -> None:
        for _, timer in self.due.values():
            timer.cancel()
