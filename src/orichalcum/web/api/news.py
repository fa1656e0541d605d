"""News: one WebSocket for each page, or waiting for programs."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from orichalcum.store import talk
from orichalcum.web.api.who import at_table, look_of
from orichalcum.web.door import ENCODER, Json, told, whole
from orichalcum.web.house import House, house_of
from orichalcum.web.hub import Page
from orichalcum.web.safety import foreign
from orichalcum.web.shapes.basis import SPECTATOR
from orichalcum.web.shapes.talk import News
from orichalcum.web.showing import Showing, watch_of
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import Visitor, visitor_of

router = APIRouter(prefix="/api", tags=["news"])
MOST_PAGES: Final = 40  # for one person
MOST_STRANGERS: Final = 2000  # pages of those who have done nothing yet, all together
MOST_WORDS: Final = 30  # frames a page may send in ten seconds
REFUSED: Final = 4403
GONE: Final = 4404
CROWDED: Final = 4429


@router.websocket("/news")
async def news(socket: WebSocket) -> None:
    """Tells one page of everything that concerns it, until it goes."""
    house = house_of(socket)
    await socket.accept()
    page = await page_of(house, socket)
    if isinstance(page, int):
        await socket.close(page)
        return
    house.hub.open(page)
    house.metrics.pages.inc()
    if page.code:
        house.hub.tell_present(page.code)
    showing = Showing(house, page, visitor_of(socket))
    talking = asyncio.create_task(write(house, socket, showing))
    try:
        await listen(house, socket, showing)
    except WebSocketDisconnect:
        pass
    except Problem:
        await socket.close(REFUSED)
    finally:
        house.hub.close(page)
        house.metrics.pages.dec()
        talking.cancel()
        if page.code:
            house.hub.tell_present(page.code)


async def page_of(house: House, socket: WebSocket) -> Page | int:
    """The page, or why it is refused."""
    visitor = visitor_of(socket)
    if foreign(house, socket) or visitor.key == ("", -1):
        return REFUSED
    if is_crowded(house, visitor) or house.pacing.wait(socket):
        return CROWDED
    code = socket.query_params.get("table", "")
    page = Page(visitor.person, lobby=bool(socket.query_params.get("lobby")))
    if visitor.person:
        page.muted = await house.store.read(talk.muted_by(visitor.person))
    if not code:
        return page
    try:
        sitting = await house.sitting(code)
    except Problem:
        return GONE
    mine = house.seats_of(sitting, visitor)
    wish = socket.query_params.get("seat", "")
    seat = int(wish) if wish.isascii() and wish.isdigit() and len(wish) < 3 else (mine[0] if len(mine) == 1 else SPECTATOR)
    if seat != SPECTATOR and seat not in mine:
        return REFUSED
    page.code, page.seat, page.mine, page.version = code, seat, tuple(mine), sitting.version(seat)
    return page


def is_crowded(house: House, visitor: Visitor) -> bool:
    return house.hub.many_of(visitor.person) >= (MOST_PAGES if visitor.person else MOST_STRANGERS)


async def write(house: House, socket: WebSocket, showing: Showing) -> None:
    """First where things stand, then what happens."""
    page = showing.page
    await socket.send_text(ENCODER.encode(News(kind="hello", version=page.version)).decode())
    if page.person and house.notices is not None:
        await house.notices.show_waiting(page, visitor_of(socket).lang)
    while (news := await page.news.get()) is not None:
        told = await showing.instead_of(news)
        if told is not None:
            await socket.send_text(ENCODER.encode(told).decode())
    await socket.close(1001)


async def listen(house: House, socket: WebSocket, showing: Showing) -> None:
    """A page has little to say, and nothing of it changes anything at a table.  One that shouts is let go."""
    loop = asyncio.get_running_loop()
    heard, since = 0, loop.time()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if loop.time() - since > 10:
            heard, since = 0, loop.time()
        heard += 1
        if heard > MOST_WORDS or house.pacing.wait(socket):
            await socket.close(CROWDED)
            return
        watch = watch_of(message.get("text") or "")
        if watch is not None and showing.page.code:
            await showing.begin(watch)


@router.get("/tables/{code}/news", **told(gives=News, query={"after": "string", "wait": "integer", "seat": "integer"}))
async def wait_for_news(request: Request, code: str) -> Response:
    """Answers as soon as the table's version is another one than `after`, or when it has waited long enough."""
    house, sitting, visitor, mine = await at_table(request, code)
    seat = look_of(request, sitting, mine).seat
    after = request.query_params.get("after", "")
    if is_crowded(house, visitor):
        raise Problem("too-fast", after=1)
    page = Page(visitor.person, code, seat, tuple(mine))
    page.version = after
    house.hub.open(page)
    try:
        if sitting.version(seat) == after:
            await next_version(page, whole(request, "wait", 25, 0, 60))
    finally:
        house.hub.close(page)
    return Json(News(kind="table", version=sitting.version(seat)))


async def next_version(page: Page, seconds: int) -> None:
    try:
        async with asyncio.timeout(seconds):
            while (news := await page.news.get()) is not None and news.kind not in ("table", "bye"):
                pass
    except TimeoutError:
        return
