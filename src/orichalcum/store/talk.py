"""What is said at the tables, whose words somebody does not want, and the notices that each person gets once."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from orichalcum.store.schema import CHAT, MUTES, NOTICES, TABLES
from orichalcum.store.store import Work, id_of


class ChatRow(msgspec.Struct, frozen=True):
    person: str
    name: str
    seat: int
    text: str
    at: float
    id: int = 0


class NoticeRow(msgspec.Struct, frozen=True):
    id: int
    person: str
    kind: str
    number: int
    at: float
    code: str
    game: str


NOTE: Final = {
    "sqlite": sqlite.insert(NOTICES).on_conflict_do_nothing().returning(NOTICES.c.id),
    "postgresql": postgresql.insert(NOTICES).on_conflict_do_nothing().returning(NOTICES.c.id),
}


def say(table_id: int, line: ChatRow) -> Work[int]:
    def work(c: sa.Connection) -> int:
        columns = {name: value for name, value in msgspec.structs.asdict(line).items() if name != "id"}
        done = c.execute(sa.insert(CHAT).values(table_id=table_id, **columns))
        return id_of(done)

    return work


def said(table_id: int, after: int, most: int = 200) -> Work[list[ChatRow]]:
    def work(c: sa.Connection) -> list[ChatRow]:
        h = CHAT.c
        wanted = (
            sa.select(h.person, h.name, h.seat, h.text, h.at, h.id)
            .where(h.table_id == table_id, h.id > after)
            .order_by(h.id.desc())
            .limit(most)
        )
        return [ChatRow(*row) for row in c.execute(wanted)][::-1]

    return work


def mute(person: str, muted: str, on: bool) -> Work[None]:
    def work(c: sa.Connection) -> None:
        c.execute(sa.delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == muted))
        if on:
            c.execute(sa.insert(MUTES).values(person=person, muted=muted))

    return work


def muted_by(person: str) -> Work[frozenset[str]]:
    return lambda c: frozenset(c.scalars(sa.select(MUTES.c.muted).where(MUTES.c.person == person)))


def note(person: str, table_id: int, kind: str, number: int, at: float, shown: bool = False) -> Work[int]:
    """A notice's id, or 0 if this person has had it already.  `shown`: a page of theirs is open and will show it at once."""
    row = {"person": person, "table_id": table_id, "kind": kind, "number": number, "at": at, "shown": shown, "mailed": False}

    def work(c: sa.Connection) -> int:
        return c.scalar(NOTE[c.dialect.name], row) or 0

    return work


def put_back(id: int) -> Work[None]:
    """It could not be shown after all."""

    def work(c: sa.Connection) -> None:
        c.execute(sa.update(NOTICES).where(NOTICES.c.id == id).values(shown=False))

    return work


def take(id: int, column: str) -> Work[bool]:
    """Whether this one may show it (or mail it): the first who asks, and nobody after."""

    def work(c: sa.Connection) -> bool:
        flag = NOTICES.c[column]
        return c.execute(sa.update(NOTICES).where(NOTICES.c.id == id, flag.is_(False)).values({column: True})).rowcount == 1

    return work


def notices(person: str, after: int = 0, only_new: bool = False, most: int = 100) -> Work[list[NoticeRow]]:
    def work(c: sa.Connection) -> list[NoticeRow]:
        n = NOTICES.c
        wanted = (
            sa.select(n.id, n.person, n.kind, n.number, n.at, TABLES.c.code, TABLES.c.game)
            .join(TABLES, TABLES.c.id == n.table_id)
            .where(n.person == person, n.id > after)
            .order_by(n.id.desc())
            .limit(most)
        )
        if only_new:
            wanted = wanted.where(n.shown.is_(False))
        return [NoticeRow(*row) for row in c.execute(wanted)][::-1]

    return work
