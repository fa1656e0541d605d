"""Tables in the store: a row for what was agreed, one for each seat, and the append-only list of entries."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from orichalcum.store.schema import ENTRIES, SEATS, SNAPSHOTS, STANDING, TABLES
from orichalcum.store.store import Conflict, Work, id_of

ANSWER: Final = 0
UNDO: Final = 1


class Entry(msgspec.Struct, frozen=True):
    """An answer, or a taking back.  `number` is what the seat's page chose."""

    who: int
    number: int
    kind: int
    code: str
    at: float


class Moved(msgspec.Struct, frozen=True):
    """Entries from a place on and what they lead to, all that another worker needs to go along; `before` was the side."""

    place: int
    before: int
    fresh: list[Entry]
    status: str
    times: dict[str, Any]
    result: list[list[int]]
    touched: float
    side: int


class SeatRow(msgspec.Struct):
    seat: int
    who: str = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    token: str | None = None
    ready: bool = False
    away: bool = False
    resigned: bool = False


class TableRow(msgspec.Struct):
    code: str
    game: str
    rules: int
    edition: str
    hash: str
    agreed: dict[str, Any]
    position: str
    host: str
    created: float
    opening: bytes | None = None
    status: str = "gathering"
    public: bool = False
    side: int = 0
    times: dict[str, Any] = {}
    result: list[list[int]] = []
    rematch: str = ""
    touched: float = 0.0
    id: int = 0


JSON_COLUMNS: Final = ("agreed", "times", "result")


AFTER: Final = ("status", "times", "result", "touched", "side")  # what an answer may change of a table's row
ADD_ENTRIES: Final = sa.insert(ENTRIES)
MOVE_ON: Final = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values({name: sa.bindparam(name) for name in AFTER})


def row_of(row: sa.Row[Any]) -> TableRow:
    plain = dict(row._mapping)
    for name in JSON_COLUMNS:
        plain[name] = msgspec.json.decode(plain[name])
    return TableRow(**plain)


def columns_of(table: TableRow) -> dict[str, Any]:
    plain = {name: getattr(table, name) for name in table.__struct_fields__ if name != "id"}
    for name in JSON_COLUMNS:
        plain[name] = msgspec.json.encode(plain[name]).decode()
    return plain


def create(table: TableRow, seats: list[SeatRow]) -> Work[int]:
    def work(c: sa.Connection) -> int:
        done = c.execute(sa.insert(TABLES).values(columns_of(table)))
        id = id_of(done)
        c.execute(sa.insert(SEATS), [{"table_id": id, **msgspec.structs.asdict(seat)} for seat in seats])
        return id

    return work


def load(code: str) -> Work[tuple[TableRow, list[SeatRow]] | None]:
    def work(c: sa.Connection) -> tuple[TableRow, list[SeatRow]] | None:
        found = c.execute(sa.select(TABLES).where(TABLES.c.code == code)).one_or_none()
        return (row_of(found), seats_of(c, found.id)) if found else None

    return work


def seats_of(c: sa.Connection, id: int) -> list[SeatRow]:
    rows = c.execute(sa.select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
    return [SeatRow(**{name: value for name, value in row._mapping.items() if name != "table_id"}) for row in rows]


def standing_at(id: int) -> Work[dict[tuple[int, str], str]]:
    """The standing answers of all seats: by seat and window."""

    def work(c: sa.Connection) -> dict[tuple[int, str], str]:
        s = STANDING.c
        return {
            (seat, window): answer
            for seat, window, answer in c.execute(sa.select(s.seat, s.window, s.answer).where(s.table_id == id))
        }

    return work


def leave_standing(id: int, seat: int, window: str, answer: str) -> Work[None]:
    """Empty: it is asked again."""

    def work(c: sa.Connection) -> None:
        s = STANDING.c
        c.execute(sa.delete(STANDING).where(s.table_id == id, s.seat == seat, s.window == window))
        if answer:
            c.execute(sa.insert(STANDING).values(table_id=id, seat=seat, window=window, answer=answer))

    return work


def entries_from(id: int, place: int) -> Work[list[Entry]]:
    def work(c: sa.Connection) -> list[Entry]:
        e = ENTRIES.c
        wanted = sa.select(e.who, e.number, e.kind, e.code, e.at).where(e.table_id == id, e.place >= place).order_by(e.place)
        return [Entry(*row) for row in c.execute(wanted)]

    return work


def append(table: TableRow, place: int, fresh: list[Entry]) -> Work[None]:
    """Entries from a place on, and the clocks and the result they lead to.  Who comes second gets a Conflict."""
    after = {name: getattr(table, name) for name in AFTER} | {"of": table.id}
    after |= {name: msgspec.json.encode(after[name]).decode() for name in ("times", "result")}
    rows = [{"table_id": table.id, "place": place + i, **msgspec.structs.asdict(entry)} for i, entry in enumerate(fresh)]

    def work(c: sa.Connection) -> None:
        if rows:
            c.execute(ADD_ENTRIES, rows)
        c.execute(MOVE_ON, after)

    return work


def change(before: int, table: TableRow, seats: list[SeatRow], place: int = 0, fresh: list[Entry] | None = None) -> Work[None]:
    """What is no answer, seats and all; `before` is the `side` it was decided by.  Entries may go with it."""

    def work(c: sa.Connection) -> None:
        done = c.execute(sa.update(TABLES).where(TABLES.c.id == table.id, TABLES.c.side == before).values(columns_of(table)))
        if done.rowcount != 1:
            raise Conflict("the table has changed meanwhile")
        for seat in seats:
            where = (SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat)
            c.execute(sa.update(SEATS).where(*where).values(**msgspec.structs.asdict(seat)))
        if fresh:
            append(table, place, fresh)(c)

    return work


def with_token(hash: str) -> Work[tuple[str, int] | None]:
    """The table and the seat that a token opens."""

    def work(c: sa.Connection) -> tuple[str, int] | None:
        wanted = (
            sa.select(TABLES.c.code, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.token == hash)
        )
        found = c.execute(wanted).one_or_none()
        return (found.code, found.seat) if found else None

    return work


def codes_where(*conditions: sa.ColumnElement[bool], most: int = 200) -> Work[list[str]]:
    """Tables, those touched last first."""

    def work(c: sa.Connection) -> list[str]:
        return list(c.scalars(sa.select(TABLES.c.code).where(*conditions).order_by(TABLES.c.touched.desc()).limit(most)))

    return work


def in_lobby() -> Work[list[str]]:
    return codes_where(TABLES.c.public, TABLES.c.status.in_(("gathering", "playing")), most=100)


def in_play() -> Work[list[str]]:
    return codes_where(TABLES.c.status == "playing", most=100_000)


def of_person(person: str) -> Work[list[str]]:
    return codes_where(TABLES.c.id.in_(sa.select(SEATS.c.table_id).where(SEATS.c.person == person)))


def save_snapshot(id: int, place: int, data: bytes) -> Work[None]:
    def work(c: sa.Connection) -> None:
        c.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))
        c.execute(sa.insert(SNAPSHOTS).values(table_id=id, place=place, data=data))

    return work


def snapshot_of(id: int) -> Work[tuple[int, bytes] | None]:
    def work(c: sa.Connection) -> tuple[int, bytes] | None:
        found = c.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).one_or_none()
        return (found.place, found.data) if found else None

    return work


def results_of(person: str) -> Work[list[tuple[str, int, list[list[int]]]]]:
    """Every finished game of a person: game, seat, points and places by seat."""

    def work(c: sa.Connection) -> list[tuple[str, int, list[list[int]]]]:
        wanted = (
            sa.select(TABLES.c.game, SEATS.c.seat, TABLES.c.result)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.person == person, TABLES.c.status == "over")
        )
        return [(game, seat, msgspec.json.decode(result)) for game, seat, result in c.execute(wanted)]

    return work
