"""Who keeps which table, where several workers share a database: its bots and clocks are one worker's care.

Two may do it at once for a moment (a worker has just come or gone); the store lets only one of them write.
"""

from __future__ import annotations

import hashlib
import time
from typing import Final

import sqlalchemy as sa

from orichalcum.store.schema import HOUSE
from orichalcum.store.store import Store, Work

BEAT: Final = 2.0  # seconds between two signs of life
DEAD: Final = 8.0
PREFIX: Final = "worker "
PULSE: Final = "pulse"
LOST: Final = "lost"


class Keepers:
    def __init__(self, store: Store, me: str) -> None:
        self.store = store
        self.me = me
        self.alive = [me]

    def keeps(self, id: int) -> bool:
        """Every worker ranks all workers for each table alike: the first keeps it."""
        return max(self.alive, key=lambda one: hashlib.blake2s(f"{id} {one}".encode()).digest()) == self.me

    async def beat(self) -> bool:
        """A sign of life; whether other workers have come or gone."""
        before = self.alive
        self.alive = await self.store.write(beat(self.me, time.time()))
        return self.alive != before

    async def leave(self) -> None:
        await self.store.write(lambda c: c.execute(sa.delete(HOUSE).where(HOUSE.c.name == PREFIX + self.me)))


def put(c: sa.Connection, name: str, value: str) -> None:
    if c.execute(sa.update(HOUSE).where(HOUSE.c.name == name).values(value=value)).rowcount == 0:
        c.execute(sa.insert(HOUSE).values(name=name, value=value))


def beat(me: str, now: float) -> Work[list[str]]:
    """I live; who does so too.  The pulse of the whole house is kept with it."""

    def work(c: sa.Connection) -> list[str]:
        put(c, PREFIX + me, repr(now))
        put(c, PULSE, repr(now))
        rows = c.execute(sa.select(HOUSE.c.name, HOUSE.c.value).where(HOUSE.c.name.startswith(PREFIX))).all()
        dead = [name for name, seen in rows if float(seen) < now - DEAD]
        if dead:
            c.execute(sa.delete(HOUSE).where(HOUSE.c.name.in_(dead)))
        return sorted(name.removeprefix(PREFIX) for name, seen in rows if name not in dead)

    return work


def open_again(now: float, alone: bool) -> Work[float]:
    """How long the house has been closed, all times together: clocks do not count it.  `alone`: no other worker can live."""

    def work(c: sa.Connection) -> float:
        if alone:
            c.execute(sa.delete(HOUSE).where(HOUSE.c.name.startswith(PREFIX)))
        rows = c.execute(sa.select(HOUSE.c.name, HOUSE.c.value).where(HOUSE.c.name.in_((LOST, PULSE))))
        words = {str(row.name): str(row.value) for row in rows}
        lost, pulse = float(words.get(LOST, "0")), float(words.get(PULSE, repr(now)))
        if alone or now - pulse > DEAD:
            lost += max(0.0, now - pulse)
        put(c, LOST, repr(lost))
        put(c, PULSE, repr(now))
        return lost

    return work
