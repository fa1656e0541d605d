"""Browsers that wish to be told by push, in the store."""

from __future__ import annotations

import hashlib

import msgspec
import sqlalchemy as sa

from orichalcum.store.schema import PUSHES
from orichalcum.store.store import Work

MOST = 10  # browsers of one person; the newest stay


class PushRow(msgspec.Struct, frozen=True):
    person: str
    endpoint: str
    p256dh: str
    auth: str


def mark_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def keep(row: PushRow) -> Work[None]:
    """A browser belongs to whoever uses it now."""

    def work(c: sa.Connection) -> None:
        mark = mark_of(row.endpoint)
        c.execute(sa.delete(PUSHES).where(PUSHES.c.mark == mark))
        theirs = list(c.scalars(sa.select(PUSHES.c.mark).where(PUSHES.c.person == row.person)))
        c.execute(sa.delete(PUSHES).where(PUSHES.c.mark.in_(theirs[: max(0, len(theirs) - MOST + 1)])))
        c.execute(sa.insert(PUSHES).values(mark=mark, **msgspec.structs.asdict(row)))

    return work


def drop(endpoint: str, person: str = "") -> Work[None]:
    def work(c: sa.Connection) -> None:
        mine = (PUSHES.c.person == person,) if person else ()
        c.execute(sa.delete(PUSHES).where(PUSHES.c.mark == mark_of(endpoint), *mine))

    return work


def of_person(person: str) -> Work[list[PushRow]]:
    p = PUSHES.c
    wanted = sa.select(p.person, p.endpoint, p.p256dh, p.auth).where(p.person == person)
    return lambda c: [PushRow(*row) for row in c.execute(wanted)]
