"""Tables: setting them up, sitting down, leaving."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from orichalcum.store import tables
from orichalcum.web import gathering, leaving
from orichalcum.web.api.who import at_table, somebody, with_cookie
from orichalcum.web.door import Json, Nothing, body, told
from orichalcum.web.house import House, house_of
from orichalcum.web.shapes.tables import Claim, Key, NewTable, OneSeat, Ready, ReSeat, Sat, Sit, TableLine
from orichalcum.web.sitting import Sitting
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import Visitor, visitor_of

router = APIRouter(prefix="/api", tags=["tables"])
T = TypeVar("T")
Deed = Callable[[House, Sitting, Visitor, list[int]], Awaitable[None]]


@router.get("/lobby", **told(gives=[TableLine]))
async def lobby(request: Request) -> Response:
    """Public tables that gather, or are played."""
    house, visitor = house_of(request), visitor_of(request)
    codes = await house.store.read(tables.in_lobby())
    lines = [house.line_of(await house.sitting(code), visitor) for code in codes]
    return Json(sorted(lines, key=lambda line: line.status != "gathering"))


@router.post("/tables", **told(gives=Sat, takes=NewTable))
async def new_table(request: Request) -> Response:
    """A new table.  Where no seat is open, the game starts at once."""
    wish = await body(request, NewTable)
    house, visitor = house_of(request), await somebody(request)
    sitting, keys = await gathering.create(house, visitor, wish)
    house.changed(sitting, lobby=sitting.row.public)
    return with_cookie(request, Json(Sat(table=house.line_of(sitting, visitor), keys=keys)))


@router.get("/tables/{code}", **told(gives=TableLine))
async def one_table(request: Request, code: str) -> Response:
    """A table as everybody sees it."""
    house, sitting, visitor, _ = await at_table(request, code)
    return Json(house.line_of(sitting, visitor))


@router.post("/tables/{code}/sit", **told(gives=Sat, takes=Sit))
async def sit(request: Request, code: str) -> Response:
    """Take an open seat."""
    wish = await body(request, Sit)
    house, sitting, visitor, _ = await at_table(request, code)
    visitor = await somebody(request)
    async with sitting.lock:
        keys = await twice(lambda: gathering.sit(house, sitting, visitor, wish.seat, wish.name))
    house.changed(sitting)
    return with_cookie(request, Json(Sat(table=house.line_of(sitting, visitor), keys=keys)))


async def done(request: Request, code: str, deed: Deed) -> Response:
    """One deed at a table, and the table after it."""
    house, sitting, visitor, _ = await at_table(request, code)
    async with sitting.lock:
        await twice(lambda: deed(house, sitting, visitor, house.seats_of(sitting, visitor)))
    house.changed(sitting)
    return Json(house.line_of(sitting, visitor))


async def twice(attempt: Callable[[], Awaitable[T]]) -> T:
    """Once more if another worker was quicker: the sitting is fresh then, and may still allow it."""
    try:
        return await attempt()
    except Problem as problem:
        if problem.error != "stale":
            raise
        return await attempt()


@router.post("/tables/{code}/stand", **told(gives=TableLine, takes=OneSeat))
async def stand(request: Request, code: str) -> Response:
    """Before the start: the seat is open again."""
    wish = await body(request, OneSeat)
    return await done(request, code, lambda house, sitting, _, mine: gathering.stand(house, sitting, mine, wish.seat))


@router.post("/tables/{code}/seat", **told(gives=TableLine, takes=ReSeat))
async def reseat(request: Request, code: str) -> Response:
    """Before the start, the host fills a seat or clears it."""
    wish = await body(request, ReSeat)
    return await done(
        request, code, lambda house, sitting, visitor, _: gathering.reseat(house, sitting, visitor, wish.seat, wish.wish)
    )


@router.post("/tables/{code}/ready", **told(gives=TableLine, takes=Ready))
async def ready(request: Request, code: str) -> Response:
    """When all sit and are ready, the game starts."""
    wish = await body(request, Ready)
    return await done(
        request, code, lambda house, sitting, _, mine: gathering.set_ready(house, sitting, mine, wish.seat, wish.ready)
    )


@router.post("/tables/{code}/start", **told(gives=TableLine, takes=Nothing))
async def start(request: Request, code: str) -> Response:
    """The host starts when no seat is open."""
    await body(request, Nothing)

    async def deed(house: House, sitting: Sitting, visitor: Visitor, mine: list[int]) -> None:
        gathering.must_host(sitting, visitor)
        await gathering.start(house, sitting)

    return await done(request, code, deed)


@router.post("/tables/{code}/close", **told(gives=TableLine, takes=Nothing))
async def close(request: Request, code: str) -> Response:
    """The host, before the start, or where nobody else plays."""
    await body(request, Nothing)
    return await done(request, code, lambda house, sitting, visitor, _: gathering.close(house, sitting, visitor))


@router.post("/tables/{code}/leave", **told(gives=TableLine, takes=OneSeat))
async def leave(request: Request, code: str) -> Response:
    """What the table has agreed on happens: a bot plays on, the others wait, or it ends."""
    wish = await body(request, OneSeat)
    return await done(request, code, lambda house, sitting, _, mine: leaving.leave(house, sitting, mine, wish.seat))


@router.post("/tables/{code}/back", **told(gives=TableLine, takes=OneSeat))
async def back(request: Request, code: str) -> Response:
    """The bot gives the seat back."""
    wish = await body(request, OneSeat)
    return await done(request, code, lambda house, sitting, _, mine: leaving.come_back(house, sitting, mine, wish.seat))


@router.post("/tables/{code}/resign", **told(gives=TableLine, takes=OneSeat))
async def resign(request: Request, code: str) -> Response:
    """A bot plays to the end."""
    wish = await body(request, OneSeat)
    return await done(request, code, lambda house, sitting, _, mine: leaving.resign(house, sitting, mine, wish.seat))


@router.post("/tables/{code}/rematch", **told(gives=Sat, takes=Nothing))
async def rematch(request: Request, code: str) -> Response:
    """A new table with the same seats; who comes later is led to it."""
    await body(request, Nothing)
    house, sitting, visitor, _ = await at_table(request, code)
    async with sitting.lock:
        following, keys = await leaving.rematch(house, sitting, visitor, house.seats_of(sitting, visitor))
    return Json(Sat(table=house.line_of(following, visitor), keys=keys))


@router.post("/tables/{code}/token", **told(gives=Key, takes=OneSeat))
async def token(request: Request, code: str) -> Response:
    """A new token for a seat of one's own.  The old one is void."""
    wish = await body(request, OneSeat)
    house, sitting, visitor, _ = await at_table(request, code)
    async with sitting.lock:
        return Json(await leaving.new_token(house, sitting, house.seats_of(sitting, visitor), wish.seat))


@router.post("/seats/claim", **told(gives=Sat, takes=Claim))
async def claim(request: Request) -> Response:
    """Take a seat over into this browser."""
    wish = await body(request, Claim)
    house, visitor = house_of(request), await somebody(request)
    if not visitor.person:
        raise Problem("not-yours")
    sitting, seat = await leaving.claim(house, visitor, wish.token)
    sat = Sat(table=house.line_of(sitting, visitor), keys=[Key(seat=seat, token=wish.token)])
    return with_cookie(request, Json(sat))
