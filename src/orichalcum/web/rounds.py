"""What goes on by itself at the tables: bots answer, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from orichalcum.kernel.match import Choice
from orichalcum.store import tables
from orichalcum.web.clock import first_to_fall
from orichalcum.web.house import House
from orichalcum.web.keepers import Keepers
from orichalcum.web.leaving import fell
from orichalcum.web.passing import Passing
from orichalcum.web.playing import try_answer
from orichalcum.web.sitting import Sitting
from orichalcum.web.troubles import Problem

LOG = logging.getLogger("orichalcum.rounds")
LONGEST_NAP: Final = 3600.0
AFTER_A_STUMBLE: Final = 5.0  # seconds


class Rounds:
    """Hears of every sitting that has changed, and looks at all of them now and then."""

    def __init__(self, house: House, keepers: Keepers) -> None:
        self.house = house
        self.keepers = keepers
        self.passing = Passing(house)
        self.busy: set[str] = set()  # tables whose bots are at it
        self.timers: dict[str, asyncio.TimerHandle] = {}
        house.after.append(self.tend)

    def tend(self, sitting: Sitting) -> None:
        if self.house.closing or not self.keepers.keeps(sitting.row.id):
            return
        code = sitting.row.code
        if sitting.bots_asked() and code not in self.busy:
            self.busy.add(code)
            self.house.spawn(self.let_bots(sitting))
        self.passing.tend(sitting)
        self.wind(sitting)

    # -- bots

    async def let_bots(self, sitting: Sitting) -> None:
        """One answer after another, as long as bots are asked; in a quiet window all at once: its length must tell nothing."""
        try:
            while not self.house.closing and (asked := sitting.bots_asked()):
                at_once = asked if sitting.match and sitting.match.table.step().quiet else asked[:1]
                await asyncio.gather(*(self.bot_answers(sitting, who) for who in at_once))
        except Exception:  # whatever it was, nobody's game is left standing
            LOG.exception("the bots of table %s stumble", sitting.row.code)
            asyncio.get_running_loop().call_later(AFTER_A_STUMBLE, self.tend, sitting)
        finally:
            self.busy.discard(sitting.row.code)

    async def bot_answers(self, sitting: Sitting, who: int) -> None:
        """What it decides counts only if nothing has happened meanwhile that it would have had to know."""
        match, began, number = sitting.match, time.perf_counter(), sitting.number(who)
        if match is None:
            return
        seat = sitting.seats[who]
        hesitation = self.passing.hesitation(sitting, seat.level or "medium")
        option = await self.house.thinkers.choose(match, who, seat.level or "medium")
        code = Choice(match, who, option).code
        rest = hesitation - (time.perf_counter() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        async with sitting.lock:
            if who not in sitting.bots_asked() or number != sitting.number(who):
                return
            try:
                trial = try_answer(sitting, who, number, code, self.house.now())
                if trial is not None:
                    await self.house.commit(sitting, trial)
            except Problem as problem:
                LOG.info("a bot's answer came too late: %s", problem.error)
                return
        self.house.changed(sitting)

    # -- clocks

    def wind(self, sitting: Sitting) -> None:
        """Be called when the next clock runs out."""
        code = sitting.row.code
        timer = self.timers.pop(code, None)
        if timer is not None:
            timer.cancel()
        if sitting.row.status != "playing" or sitting.agreed.leaving == "wait":
            return
        next_one = first_to_fall(sitting.times, sitting.running(), self.house.now())
        if next_one is not None:
            seat, rest = next_one
            loop = asyncio.get_running_loop()
            self.timers[code] = loop.call_later(min(rest + 0.02, LONGEST_NAP), self.ring, sitting, seat)

    def ring(self, sitting: Sitting, seat: int) -> None:
        self.timers.pop(sitting.row.code, None)
        if not self.house.closing:
            self.house.spawn(self.has_fallen(sitting, seat))

    async def has_fallen(self, sitting: Sitting, seat: int) -> None:
        await fell(self.house, sitting, seat)
        if sitting.row.code not in self.timers:
            self.wind(sitting)

    # -- looking at everything

    async def look_at_all(self) -> None:
        """After the start, and when another worker has gone: nobody's game is left standing."""
        for code in await self.house.store.read(tables.in_play()):
            if self.house.closing:
                return
            try:
                self.tend(await self.house.sitting(code))
            except Exception:  # one broken table must not keep the others from going on
                LOG.exception("table %s cannot be opened", code)
            await asyncio.sleep(0)

    def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.passing.close()
