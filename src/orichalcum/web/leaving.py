"""Leaving and coming back: what the table agreed on happens, and nobody loses silently."""

from __future__ import annotations

import msgspec

from orichalcum.store import tables
from orichalcum.store.tables import SeatRow
from orichalcum.web.clock import left_now
from orichalcum.web.gathering import fresh_code, put_up, start
from orichalcum.web.house import House
from orichalcum.web.shapes.tables import Key
from orichalcum.web.sitting import Sitting
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import Visitor, fresh_token, hash_of


async def leave(house: House, sitting: Sitting, mine: list[int], seat: int) -> None:
    """`bot`: one plays on meanwhile.  `end`: the game ends without a result.  `wait`: the others wait."""
    must_play(sitting)
    row = own_row(sitting, mine, seat)
    await leaves(house, sitting, row)


async def leaves(house: House, sitting: Sitting, row: SeatRow) -> None:
    rule = sitting.agreed.leaving
    if rule == "end":
        await house.change(sitting, msgspec.structs.replace(sitting.row, status="closed"), sitting.seats)
    elif rule == "bot":
        await replace_seat(house, sitting, msgspec.structs.replace(row, away=True))


async def come_back(house: House, sitting: Sitting, mine: list[int], seat: int) -> None:
    must_play(sitting)
    row = own_row(sitting, mine, seat)
    if row.away and not row.resigned:
        await replace_seat(house, sitting, msgspec.structs.replace(row, away=False))


async def resign(house: House, sitting: Sitting, mine: list[int], seat: int) -> None:
    """A bot plays to the end.  When no person plays any more, the table is closed."""
    must_play(sitting)
    row = own_row(sitting, mine, seat)
    seats = [msgspec.structs.replace(one, resigned=True) if one.seat == row.seat else one for one in sitting.seats]
    left = [one for one in seats if one.who == "person" and not one.resigned]
    status = sitting.row.status if left else "closed"
    await house.change(sitting, msgspec.structs.replace(sitting.row, status=status, times=paused(house, sitting)), seats)


async def fell(house: House, sitting: Sitting, seat: int) -> None:
    """A seat has run out of time.  Whoever sits there is told what has come of it."""
    async with sitting.lock:
        running = sitting.running() if sitting.row.status == "playing" else []
        if seat in running and left_now(sitting.times, running, house.now())[seat] <= 0.01:
            await leaves(house, sitting, sitting.seats[seat])
            if house.notices is not None and sitting.row.status == "playing":
                await house.notices.tell(sitting, [(sitting.seats[seat].person, "time", len(sitting.entries))])
            house.changed(sitting)


async def replace_seat(house: House, sitting: Sitting, row: SeatRow) -> None:
    """One seat is another now.  What the clocks have counted so far stays counted."""
    seats = [row if one.seat == row.seat else one for one in sitting.seats]
    await house.change(sitting, msgspec.structs.replace(sitting.row, times=paused(house, sitting)), seats)


def paused(house: House, sitting: Sitting) -> dict[str, object]:
    """The clocks as of now; who has no time left gets a minute to come back to."""
    now = house.now()
    left = left_now(sitting.times, sitting.running(), now)
    return {"left": [max(seconds, 60.0) for seconds in left], "since": now}


async def rematch(house: House, sitting: Sitting, visitor: Visitor, mine: list[int]) -> tuple[Sitting, list[Key]]:
    """A new table with the same seats.  The first who wishes it sets it up, the others find their seats there."""
    if sitting.row.status != "over":
        raise Problem("not-now")
    if not mine:
        raise Problem("not-yours")
    if not sitting.row.rematch:
        following = await follow(house, sitting)
        await house.change(sitting, msgspec.structs.replace(sitting.row, rematch=following.row.code), sitting.seats)
        house.changed(sitting)
    following = await house.sitting(sitting.row.rematch)
    async with following.lock:
        return following, await greet(house, following, visitor)


async def follow(house: House, sitting: Sitting) -> Sitting:
    """The same game at a new table: the bots sit already, each person's seat is kept."""
    row = msgspec.structs.replace(
        sitting.row,
        code=fresh_code(),
        rules=sitting.game.rules_version,
        hash=sitting.game.edition(sitting.row.edition).hash,
        status="gathering",
        side=0,
        times={},
        result=[],
        opening=None,
        position="" if sitting.row.opening else sitting.row.position,
        created=house.now(),
    )
    seats = [
        msgspec.structs.replace(one, token=None, ready=one.who == "bot", away=False, resigned=False) for one in sitting.seats
    ]
    return await put_up(house, row, seats)


async def greet(house: House, following: Sitting, visitor: Visitor) -> list[Key]:
    """Whoever comes to a rematch gets the keys of their seats and is ready."""
    if following.row.status != "gathering":
        return []
    seats, keys = list(following.seats), []
    for seat in following.seats_of(visitor.person):
        if seats[seat].token is None:
            token = fresh_token()
            seats[seat] = msgspec.structs.replace(seats[seat], token=hash_of(token), ready=True)
            keys.append(Key(seat=seat, token=token))
    if keys:
        await house.change(following, following.row, seats)
        if all(one.ready and one.who != "open" for one in seats):
            await start(house, following)
        house.changed(following)
    return keys


async def new_token(house: House, sitting: Sitting, mine: list[int], seat: int) -> Key:
    row = own_row(sitting, mine, seat)
    token = fresh_token()
    seats = [msgspec.structs.replace(one, token=hash_of(token)) if one.seat == row.seat else one for one in sitting.seats]
    await house.change(sitting, sitting.row, seats)
    return Key(seat=seat, token=token)


async def claim(house: House, visitor: Visitor, token: str) -> tuple[Sitting, int]:
    """Whoever has a seat's token may take the seat over into this browser."""
    found = await house.store.read(tables.with_token(hash_of(token)))
    if found is None:
        raise Problem("bad-token")
    sitting = await house.sitting(found[0])
    async with sitting.lock:
        row = sitting.seats[found[1]]
        if row.person != visitor.person:
            seats = [msgspec.structs.replace(one, person=visitor.person) if one is row else one for one in sitting.seats]
            await house.change(sitting, sitting.row, seats)
            house.changed(sitting)
    return sitting, found[1]


def must_play(sitting: Sitting) -> None:
    if sitting.row.status != "playing":
        raise Problem("not-now")


def own_row(sitting: Sitting, mine: list[int], seat: int) -> SeatRow:
    if seat not in mine:
        raise Problem("not-yours")
    return sitting.seats[seat]
