"""What people say to each other at a table."""

from __future__ import annotations

import time

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from orichalcum.store import talk
from orichalcum.store.talk import ChatRow
from orichalcum.web.api.who import at_table, somebody, with_cookie
from orichalcum.web.door import Json, Nothing, body, told, whole
from orichalcum.web.gathering import shown
from orichalcum.web.house import House, house_of
from orichalcum.web.shapes.talk import Mute, News, Said, Say
from orichalcum.web.troubles import Problem

router = APIRouter(prefix="/api", tags=["talk"])


def said_of(house: House, row: ChatRow) -> Said:
    return Said(id=row.id, speaker=house.passes.speaker(row.person), name=row.name, seat=row.seat, text=row.text, at=row.at)


@router.get("/tables/{code}/chat", **told(gives=[Said], query={"after": "integer"}))
async def chat(request: Request, code: str) -> Response:
    """The last of what was said, without those whom one has muted."""
    house, sitting, visitor, _ = await at_table(request, code)
    after = whole(request, "after", 0, 0, 999_999_999)
    rows = await house.store.read(talk.said(sitting.row.id, after))
    muted = await house.store.read(talk.muted_by(visitor.person)) if visitor.person else frozenset()
    said = [said_of(house, row) for row in rows]
    return Json([one for one in said if one.speaker not in muted])


@router.post("/tables/{code}/chat", **told(gives=Said, takes=Say))
async def say(request: Request, code: str) -> Response:
    """Who sits at the table may speak."""
    wish = await body(request, Say)
    house, sitting, visitor, mine = await at_table(request, code)
    if not mine:
        raise Problem("not-yours")
    text = shown(wish.text).strip()
    if not text:
        raise Problem("malformed", "text: nothing is said")
    name = sitting.seats[mine[0]].name or visitor.name
    row = ChatRow(visitor.person or sitting.seats[mine[0]].person, name, mine[0], text, time.time())
    id = await house.store.write(talk.say(sitting.row.id, row), bell=f"{house.worker} chat {code}")
    said = said_of(house, ChatRow(row.person, row.name, row.seat, row.text, row.at, id))
    tell(house, code, said)
    return Json(said)


def tell(house: House, code: str, said: Said) -> None:
    for page in list(house.hub.at_table.get(code, ())):
        if said.speaker not in page.muted:
            page.tell(News(kind="chat", said=said))


@router.post("/me/mute", **told(gives=Nothing, takes=Mute))
async def mute(request: Request) -> Response:
    """Not to read somebody's words any more, or to read them again."""
    wish = await body(request, Mute)
    house, visitor = house_of(request), await somebody(request)
    if not visitor.person:
        raise Problem("not-yours")
    if not (wish.speaker.isascii() and wish.speaker.isalnum() and len(wish.speaker) <= 24):
        raise Problem("malformed", "speaker: as it stands with a line of the chat")
    await house.store.write(talk.mute(visitor.person, wish.speaker, wish.mute))
    for page in house.hub.of_person.get(visitor.person, ()):
        page.muted = page.muted | {wish.speaker} if wish.mute else page.muted - {wish.speaker}
    return with_cookie(request, Json(Nothing()))
