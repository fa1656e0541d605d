"""Showing: a page that watches a table is sent its state through its socket, and after that what changes of it."""

from __future__ import annotations

import msgspec

from orichalcum.web.api.who import known_shapes
from orichalcum.web.changes import Shown
from orichalcum.web.house import House
from orichalcum.web.hub import Page
from orichalcum.web.seeing import Look, state_of
from orichalcum.web.shapes.basis import SPECTATOR
from orichalcum.web.shapes.play import Watch
from orichalcum.web.shapes.talk import News
from orichalcum.web.sitting import Sitting
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import Visitor

WATCH = msgspec.json.Decoder(Watch)


def watch_of(text: str) -> Watch | None:
    """What a page wishes to watch.  Whatever else it says changes nothing."""
    try:
        return WATCH.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Showing:
    """One page's table, as it is shown to it.  Whose eyes they are is looked at each time: seats change hands."""

    def __init__(self, house: House, page: Page, visitor: Visitor) -> None:
        self.house = house
        self.page = page
        self.visitor = visitor
        self.watch: Watch | None = None
        self.shown = Shown()

    async def begin(self, watch: Watch) -> None:
        """From now on, and with a whole state; a Problem if this seat is not theirs to look through."""
        await self.look(await self.house.sitting(self.page.code), watch)
        self.watch, self.shown = watch, Shown()
        self.page.seat = watch.seat
        self.page.tell(News(kind="table"))

    async def instead_of(self, news: News) -> News | None:
        """A watching page need not fetch what has changed: it is sent it.  None where it has that already."""
        if self.watch is None or news.kind != "table":
            return news
        sitting = await self.house.sitting(self.page.code)
        try:
            look = await self.look(sitting, self.watch)
        except Problem:  # the seat is somebody else's now; what the page fetches will tell it so
            self.watch, self.page.seat = None, SPECTATOR
            return News(kind="table", version=sitting.version(SPECTATOR))
        if sitting.version(look.seat) == self.shown.version:
            return None
        change = self.shown.take(state_of(sitting, look))
        return News(kind="state", version=self.shown.version, change=change)

    async def look(self, sitting: Sitting, watch: Watch) -> Look:
        mine = self.house.seats_of(sitting, self.visitor)
        if not await self.house.knows(self.visitor) or (watch.seat != SPECTATOR and watch.seat not in mine):
            raise Problem("not-yours")
        return Look(
            seat=watch.seat,
            person=self.visitor.person,
            lang=self.visitor.lang,
            shapes=known_shapes(sitting, watch.shape),
            log_from=self.lines_from(watch),
            mine=tuple(mine),
            here=self.house.hub.here(sitting.row.code),
            now=self.house.now(),
        )

    def lines_from(self, watch: Watch) -> int:
        """The page keeps the lines it has: a place counted from the end stays where it was at first."""
        return self.shown.lines_from if self.shown.version else watch.log
