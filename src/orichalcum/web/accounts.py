"""Passwords, and what an account has played."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from orichalcum.store.people import Person
from orichalcum.web.shapes.people import Statistic

HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash("nobody")  # so that an unknown name takes as long as a wrong password


async def hashed(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def is_right(person: Person | None, password: str) -> bool:
    kept = person.password if person else None
    try:
        right = await asyncio.to_thread(HASHER.verify, kept or NOBODYS, password)
    except (VerificationError, InvalidHashError):
        return False
    return bool(right) and kept is not None


def statistics(rows: Sequence[tuple[str, int, list[list[int]]]]) -> list[Statistic]:
    """By game: how often, how often first, the best and the average result."""
    by_game: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for game, seat, result in rows:
        if len(result) == 2:
            by_game[game].append((result[0][seat], result[1][seat]))
    return [
        Statistic(
            game=game,
            played=len(results),
            won=sum(place == 1 for _, place in results),
            best=max(points for points, _ in results),
            average=round(sum(points for points, _ in results) / len(results), 1),
        )
        for game, results in sorted(by_game.items())
    ]
