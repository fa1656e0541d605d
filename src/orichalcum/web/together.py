"""Several workers on one database: what another has written is taken in here and told to the pages that are open here."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
import sqlalchemy as sa

from orichalcum.store import talk
from orichalcum.store.tables import Moved
from orichalcum.web.api.talk import said_of, tell
from orichalcum.web.house import House
from orichalcum.web.rounds import Rounds
from orichalcum.web.troubles import Problem

LOG = logging.getLogger("orichalcum.together")
MOVED: Final = msgspec.json.Decoder(Moved)


class Together:
    def __init__(self, house: House, rounds: Rounds, loop: asyncio.AbstractEventLoop) -> None:
        self.house = house
        self.rounds = rounds
        self.loop = loop
        self.chat_seen: dict[str, int] = {}

    def heard(self, message: str) -> None:
        """From the bell's thread."""
        self.loop.call_soon_threadsafe(self._take, message)

    def listening(self) -> None:
        """The bell begins to listen, or has begun again."""
        self.loop.call_soon_threadsafe(lambda: self.house.spawn(self.look_again()))

    def _take(self, message: str) -> None:
        worker, kind, about = (*message.split(" ", 2), "", "")[:3]
        if worker == self.house.worker or self.house.closing:
            return
        if kind == "table":
            code, _, moved = about.partition(" ")
            self.house.spawn(self.table_changed(code, MOVED.decode(moved) if moved else None))
        elif kind == "person":
            self.house.persons.pop(about, None)
        elif kind == "chat":
            self.house.spawn(self.chat_changed(about))

    async def table_changed(self, code: str, moved: Moved | None = None) -> None:
        """Only if somebody here looks at it, or it is ours to keep."""
        sitting = self.house.sittings.get(code)
        try:
            if sitting is None:
                self.rounds.tend(await self.house.sitting(code))
                return
            async with sitting.lock:
                if moved is None:
                    await self.house.refresh(sitting)
                else:
                    await self.house.go_along(sitting, moved)
        except Problem:
            return
        self.house.changed(sitting)

    async def chat_changed(self, code: str) -> None:
        if code not in self.house.hub.at_table:
            return
        sitting = await self.house.sitting(code)
        rows = await self.house.store.read(talk.said(sitting.row.id, self.chat_seen.get(code, 0), most=5))
        for row in rows:
            if row.id > self.chat_seen.get(code, 0):
                self.chat_seen[code] = row.id
                tell(self.house, code, said_of(self.house, row))

    async def look_again(self) -> None:
        """After the news had stopped: everything that is open here anew."""
        for code in list(self.house.sittings):
            await self.table_changed(code)
        self.house.persons.clear()

    async def beat_on(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                if await self.rounds.keepers.beat():
                    await self.rounds.look_at_all()
            except sa.exc.SQLAlchemyError as trouble:
                LOG.warning("no sign of life could be written: %s", type(trouble).__name__)
