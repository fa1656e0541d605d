"""The house: all that is open now, kept in step with the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import HTTPConnection

from orichalcum.kernel.errors import Refused
from orichalcum.kernel.language import Words, words_of
from orichalcum.kernel.snapshot import pack_match, unpack_match
from orichalcum.store import people, tables
from orichalcum.store.bell import Bell
from orichalcum.store.store import LOUDEST, Conflict, Store
from orichalcum.store.tables import TableRow
from orichalcum.web.catalogue import cards
from orichalcum.web.hub import Hub
from orichalcum.web.metrics import Metrics
from orichalcum.web.pacing import Pacing
from orichalcum.web.playing import Trial
from orichalcum.web.push import fresh_key
from orichalcum.web.settings import Settings
from orichalcum.web.shapes.people import GameCard
from orichalcum.web.shapes.tables import TableLine
from orichalcum.web.sitting import Sitting
from orichalcum.web.standing import table_line
from orichalcum.web.thinking import Thinkers
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import Passes, Visitor

if TYPE_CHECKING:
    from orichalcum.web.notices import Notices

LOG = logging.getLogger("orichalcum.house")
BETWEEN_SNAPSHOTS: Final = 16  # entries
MOST_SITTINGS: Final = 5000  # kept in memory


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.passes = Passes(self.store.write_now(people.house_word("secret", secrets.token_hex(32))))
        self.push_key = self.store.write_now(people.house_word("push", fresh_key())) if settings.push else ""
        self.hub = Hub()
        self.metrics = Metrics()
        self.pacing = Pacing(settings.hurry)
        self.thinkers = Thinkers(settings.thinkers, self.metrics)
        self.sittings: dict[str, Sitting] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.persons: dict[str, people.Person] = {}
        self.worker = secrets.token_hex(6)
        self.lost = 0.0  # seconds in which the house was closed
        self.closing = False
        self.after: list[Any] = []  # called with every sitting that has changed: bots, clocks, notices
        self.bell: Bell | None = None
        self.notices: Notices | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> float:
        """House time: it stands still while the house is closed."""
        return time.time() - self.lost

    def words(self, lang: str) -> Words:
        return words_of("orichalcum.web", lang)

    def cards(self, lang: str) -> list[GameCard]:
        return cards(lang)

    def spawn(self, work: Any) -> None:
        """Something to be done beside; it is waited for when the house closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something beside has failed", exc_info=task.exception())

    # -- sittings

    async def sitting(self, code: str) -> Sitting:
        found = self.sittings.get(code)
        if found is not None:
            return found
        async with self.loading.setdefault(code, asyncio.Lock()):
            if code not in self.sittings:
                self._make_place()
                self.sittings[code] = await self._load(code)
        self.loading.pop(code, None)
        return self.sittings[code]

    def _make_place(self) -> None:
        """Tables nobody looks at are put away; the store has them."""
        if len(self.sittings) >= MOST_SITTINGS:
            idle = [code for code, one in self.sittings.items() if code not in self.hub.at_table and not one.lock.locked()]
            for code in idle[: MOST_SITTINGS // 4]:
                del self.sittings[code]

    async def _load(self, code: str) -> Sitting:
        found = await self.store.read(tables.load(code)) if len(code) <= 16 else None
        if found is None:
            raise Problem("no-table")
        sitting = Sitting(*found)
        sitting.standing = await self.store.read(tables.standing_at(sitting.row.id))
        if sitting.row.status in ("playing", "over"):
            await self._restore(sitting)
        return sitting

    async def _restore(self, sitting: Sitting) -> None:
        """All its entries anew; where the rules have changed since, from the last snapshot on."""
        entries = await self.store.read(tables.entries_from(sitting.row.id, 0))
        try:
            sitting.match = sitting.opened()
            if sitting.row.rules != sitting.game.rules_version:
                raise Refused("the rules have changed since")
            sitting.take_in(entries)
        except Refused as refused:
            LOG.warning("table %s does not replay: %s", sitting.row.code, refused)
            sitting.match = None
            await self._restore_snapshot(sitting, entries)

    async def _restore_snapshot(self, sitting: Sitting, entries: list[tables.Entry]) -> None:
        kept = await self.store.read(tables.snapshot_of(sitting.row.id))
        if kept is None:
            return
        try:
            sitting.match = unpack_match(kept[1])
            sitting.entries = entries[: kept[0]]
            sitting.sealed_from = sitting.questions = kept[0]
            sitting.take_in(entries[kept[0] :])
        except Refused as refused:
            LOG.error("table %s cannot be restored: %s", sitting.row.code, refused)
            sitting.match = None

    async def refresh(self, sitting: Sitting) -> None:
        """Take in what another worker has written."""
        found = await self.store.read(tables.load(sitting.row.code))
        if found is None:
            self.sittings.pop(sitting.row.code, None)
            return
        fresh = Sitting(*found)
        sitting.standing = await self.store.read(tables.standing_at(fresh.row.id))
        sitting.row, sitting.seats, sitting.times, sitting.agreed = fresh.row, fresh.seats, fresh.times, fresh.agreed
        if sitting.match is None and sitting.row.status in ("playing", "over"):
            sitting.entries = []
            await self._restore(sitting)
        elif sitting.match is not None:
            sitting.take_in(await self.store.read(tables.entries_from(sitting.row.id, len(sitting.entries))))
        sitting.forget()

    # -- committing

    async def commit(self, sitting: Sitting, trial: Trial) -> None:
        """Entries become true: first in the store, then here, then everybody hears of it.  Under the sitting's lock."""
        row = msgspec.structs.replace(sitting.row, touched=sitting.row.touched if trial.is_quiet() else time.time())
        times = trial.times_after()
        row.times = msgspec.to_builtins(times)
        if trial.match.over:
            row.status, row.result = "over", [trial.match.scores(), trial.match.ranking()]
            row.side += 1
        moved = tables.Moved(
            len(sitting.entries), sitting.row.side, trial.fresh, **{name: getattr(row, name) for name in tables.AFTER}
        )
        try:
            await self._write(sitting, tables.append(row, moved.place, trial.fresh), moved)
        except Problem:
            await self.refresh(sitting)
            raise
        trial.settle()
        sitting.row, sitting.times = row, times
        self.metrics.answers.inc(len(trial.fresh))
        await self._keep_snapshot(sitting, len(trial.fresh))

    async def _keep_snapshot(self, sitting: Sitting, fresh: int) -> None:
        n, match = len(sitting.entries), sitting.match
        if match and n // BETWEEN_SNAPSHOTS != (n - fresh) // BETWEEN_SNAPSHOTS and match.sealed_since == len(match.answers):
            await self.store.write(tables.save_snapshot(sitting.row.id, n, pack_match(match)))

    async def change(self, sitting: Sitting, row: TableRow, seats: list[tables.SeatRow], trial: Trial | None = None) -> None:
        """What is no answer becomes true.  Under the sitting's lock."""
        row = msgspec.structs.replace(row, side=sitting.row.side + 1, touched=time.time())
        fresh = trial.fresh if trial else []
        try:
            await self._write(sitting, tables.change(sitting.row.side, row, seats, len(sitting.entries), fresh))
        except Problem:
            await self.refresh(sitting)
            raise
        if trial:
            trial.settle()
        sitting.row, sitting.seats = row, seats
        sitting.agreed = msgspec.convert(row.agreed, type(sitting.agreed))
        sitting.times = msgspec.convert(row.times, type(sitting.times))
        sitting.forget()

    async def leave_standing(self, sitting: Sitting, seat: int, window: str, answer: str) -> None:
        """A seat's standing answer.  The others' versions do not move by it.  Under the sitting's lock."""
        await self._write(sitting, tables.leave_standing(sitting.row.id, seat, window, answer))
        sitting.standing.pop((seat, window), None)
        if answer:
            sitting.standing[seat, window] = answer

    async def bring_in(self, sitting: Sitting, entries: list[tables.Entry]) -> None:
        """A game that was played elsewhere."""
        await self._write(sitting, tables.append(sitting.row, 0, entries))
        sitting.take_in(entries)

    async def go_along(self, sitting: Sitting, moved: tables.Moved) -> None:
        """Take in what another worker has told of; where something lies between, what it has written."""
        if sitting.match is None or moved.place != len(sitting.entries) or moved.before != sitting.row.side:
            await self.refresh(sitting)
            return
        after = {name: getattr(moved, name) for name in tables.AFTER}
        sitting.take_in(moved.fresh)
        sitting.row = msgspec.structs.replace(sitting.row, **after)
        sitting.times = msgspec.convert(moved.times, type(sitting.times))

    async def _write(self, sitting: Sitting, work: Any, moved: tables.Moved | None = None) -> None:
        bell = f"{self.worker} table {sitting.row.code}"
        if moved and self.store.has_bell:
            told = f"{bell} {msgspec.json.encode(moved).decode()}"
            bell = told if len(told.encode()) < LOUDEST else bell
        try:
            await self.store.write(work, bell)
        except Conflict as conflict:
            raise Problem("stale") from conflict

    def changed(self, sitting: Sitting, lobby: bool = False) -> None:
        """Something is committed: everybody whom it concerns hears of it."""
        self.hub.tell_changed(sitting)
        if lobby or sitting.is_news_to_all():
            self.hub.tell_lobby()
        for hears in self.after:
            hears(sitting)

    # -- persons

    async def person(self, id: str) -> people.Person | None:
        if id not in self.persons:
            found = await self.store.read(people.find(id))
            if found is None:
                return None
            if len(self.persons) > 20_000:
                self.persons.clear()
            self.persons[id] = found
        return self.persons[id]

    async def knows(self, visitor: Visitor) -> bool:
        """Whether a visitor whose page has long been open is still who they were: a cookie or a token may be void now."""
        if visitor.key is not None:
            sitting = await self.sitting(visitor.key[0])
            return sitting.seats[visitor.key[1]].token == visitor.token
        person = await self.person(visitor.person) if visitor.person else None
        return person.epoch == visitor.epoch if person else not visitor.person

    async def table_line(self, code: str, visitor: Visitor) -> TableLine | None:
        try:
            sitting = await self.sitting(code)
        except Problem:
            return None
        return self.line_of(sitting, visitor)

    def line_of(self, sitting: Sitting, visitor: Visitor) -> TableLine:
        mine = self.seats_of(sitting, visitor)
        words = sitting.game.words(visitor.lang)
        return table_line(sitting, visitor.person, mine, words, self.hub.here(sitting.row.code))

    def seats_of(self, sitting: Sitting, visitor: Visitor) -> list[int]:
        if visitor.key is not None:
            return [visitor.key[1]] if visitor.key[0] == sitting.row.code else []
        return sitting.seats_of(visitor.person)


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house
