"""Persons in the store: guests, who need nothing, and accounts."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from orichalcum.store.schema import CHAT, HOUSE, MUTES, NOTICES, PEOPLE, PUSHES, SEATS, TABLES
from orichalcum.store.store import Work


class Person(msgspec.Struct):
    """`account` is the name in small letters, or None for a guest."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    epoch: int = 0
    preferences: dict[str, Any] = {}
    created: float = 0.0


def person_of(row: sa.Row[Any] | None) -> Person | None:
    if row is None:
        return None
    plain = dict(row._mapping)
    plain["preferences"] = msgspec.json.decode(plain["preferences"])
    return Person(**plain)


def columns_of(person: Person) -> dict[str, Any]:
    return {**msgspec.structs.asdict(person), "preferences": msgspec.json.encode(person.preferences).decode()}


def find(id: str) -> Work[Person | None]:
    return lambda c: person_of(c.execute(sa.select(PEOPLE).where(PEOPLE.c.id == id)).one_or_none())


def find_account(name: str) -> Work[Person | None]:
    return lambda c: person_of(c.execute(sa.select(PEOPLE).where(PEOPLE.c.account == name)).one_or_none())


def add(person: Person) -> Work[None]:
    def work(c: sa.Connection) -> None:
        c.execute(sa.insert(PEOPLE).values(columns_of(person)))

    return work


def save(person: Person) -> Work[None]:
    def work(c: sa.Connection) -> None:
        c.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(columns_of(person)))

    return work


def hand_over(guest: str, account: str) -> Work[list[str]]:
    """The guest's seats become the account's; the codes of their tables."""

    def work(c: sa.Connection) -> list[str]:
        ids = list(c.scalars(sa.select(SEATS.c.table_id).where(SEATS.c.person == guest)))
        c.execute(sa.update(SEATS).where(SEATS.c.person == guest).values(person=account))
        c.execute(sa.update(TABLES).where(TABLES.c.host == guest).values(host=account))
        c.execute(sa.update(PUSHES).where(PUSHES.c.person == guest).values(person=account))
        c.execute(sa.update(TABLES).where(TABLES.c.id.in_(ids)).values(side=TABLES.c.side + 1))
        return list(c.scalars(sa.select(TABLES.c.code).where(TABLES.c.id.in_(ids))))

    return work


def forget(id: str) -> Work[list[str]]:
    """A person goes: nothing that names them stays; the codes of their tables."""

    def work(c: sa.Connection) -> list[str]:
        ids = list(c.scalars(sa.select(SEATS.c.table_id).where(SEATS.c.person == id)))
        c.execute(sa.update(SEATS).where(SEATS.c.person == id).values(person="", name="", away=True, token=None))
        c.execute(sa.update(TABLES).where(TABLES.c.id.in_(ids)).values(side=TABLES.c.side + 1))
        c.execute(sa.delete(CHAT).where(CHAT.c.person == id))
        c.execute(sa.delete(NOTICES).where(NOTICES.c.person == id))
        c.execute(sa.delete(PUSHES).where(PUSHES.c.person == id))
        c.execute(sa.delete(MUTES).where(sa.or_(MUTES.c.person == id, MUTES.c.muted == id)))
        c.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == id))
        return list(c.scalars(sa.select(TABLES.c.code).where(TABLES.c.id.in_(ids))))

    return work


def house_word(name: str, fresh: str) -> Work[str]:
    """One of the house's own words, made the first time it is asked for."""

    def work(c: sa.Connection) -> str:
        found = c.scalar(sa.select(HOUSE.c.value).where(HOUSE.c.name == name))
        if found is None:
            c.execute(sa.insert(HOUSE).values(name=name, value=fresh))
        return fresh if found is None else str(found)

    return work


def set_house_word(name: str, value: str) -> Work[None]:
    def work(c: sa.Connection) -> None:
        if c.execute(sa.update(HOUSE).where(HOUSE.c.name == name).values(value=value)).rowcount == 0:
            c.execute(sa.insert(HOUSE).values(name=name, value=value))

    return work
