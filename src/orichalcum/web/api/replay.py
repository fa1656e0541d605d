"""Replay, pictures, records, and playing on from there."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from orichalcum.kernel.record import write_record
from orichalcum.kernel.table import NOBODY_HIDES
from orichalcum.pictures.palette import Tones
from orichalcum.pictures.png import png
from orichalcum.web import replaying
from orichalcum.web.api.who import at_table, look_of, somebody, with_cookie
from orichalcum.web.chart import chart, course_chart
from orichalcum.web.door import Json, body, told, whole
from orichalcum.web.house import House, house_of
from orichalcum.web.seeing import Look, accounts_of, plates_of
from orichalcum.web.shapes.play import Branch, Import, Imported, State
from orichalcum.web.shapes.tables import Sat
from orichalcum.web.sitting import Sitting
from orichalcum.web.troubles import Problem

router = APIRouter(prefix="/api", tags=["replay"])
QUERY = {"at": "integer", "seat": "integer", "eyes": "string", "lang": "string", "shape": "string", "log": "integer"}
PICTURE = {"at": "integer", "seat": "integer", "eyes": "string", "shape": "string", "tones": "string", "width": "integer"}
SVG = "image/svg+xml"


@router.get("/tables/{code}/replay", **told(gives=State, query=QUERY))
async def replay(request: Request, code: str) -> Response:
    """The table as it was after so many answers."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    look = look_of(request, sitting, mine)
    eyes = replaying.eyes_of(sitting, look, request.query_params.get("eyes", ""))
    return Json(replaying.state_at(sitting, look, whole(request, "at", -1, -1, 1_000_000), eyes))


async def picture(request: Request, code: str) -> str:
    """One board as it was, in colours of its own, to be taken along."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    look = look_of(request, sitting, mine)
    if sitting.match is None or not look.shapes:
        raise Problem("not-now")
    eyes = replaying.eyes_of(sitting, look, request.query_params.get("eyes", ""))
    known = replaying.last_known(sitting)
    match = replaying.match_at(sitting, min(known, whole(request, "at", known, 0, 1_000_000)))
    words = match.words(look.lang).called(sitting.names())
    tones = "night" if request.query_params.get("tones") == "night" else "day"
    return match.game.draw(match.view(eyes), words, look.shapes[0], set(), tones)


@router.get("/tables/{code}/picture.svg", **told(media=SVG, query=PICTURE))
async def picture_svg(request: Request, code: str) -> Response:
    """The picture as SVG."""
    return Response(await picture(request, code), media_type=SVG)


@router.get("/tables/{code}/picture.png", **told(media="image/png", query=PICTURE))
async def picture_png(request: Request, code: str) -> Response:
    """The picture as PNG."""
    svg = await picture(request, code)
    width = whole(request, "width", 1600, 100, 3200)
    return Response(await asyncio.to_thread(png, svg, width), media_type="image/png")


SEAT = {"seat": "integer", "lang": "string", "tones": "string"}


@router.get("/tables/{code}/seats/{of}.svg", **told(media=SVG, query=SEAT, empty="The boards show it all."))
async def seat_svg(request: Request, code: str, of: str) -> Response:
    """What lies before one seat, as the asker sees it; nothing where the boards show it all."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    look, match = look_of(request, sitting, mine), sitting.match
    seats = [str(who) for who in range(match.seats)] if match else []
    if match is None or of not in seats:
        raise Problem("no-such")
    words = match.words(look.lang).called(sitting.names())
    tones = "night" if request.query_params.get("tones") == "night" else "day"
    drawing = match.game.draw_seat(match.view(look.seat), words, seats.index(of), tones)
    return Response(drawing, media_type=SVG) if drawing else Response(status_code=204)


@router.get("/tables/{code}/account.svg", **told(media=SVG, query={"lang": "string", "tones": "string", "shape": "string"}))
async def account_svg(request: Request, code: str) -> Response:
    """How the points came, seat by seat."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    look = look_of(request, sitting, mine)
    match = sitting.match
    accounts = accounts_of(match, match.words(look.lang).called(sitting.names())) if match else []
    if match is None or not accounts:
        raise Problem("not-now")
    tones: Tones = "night" if request.query_params.get("tones") == "night" else "day"
    colours = {one.who: one.seat for one in match.game.plates(match.view(look.seat), match.words(look.lang))}
    verdict = match.game.verdict(match.view(look.seat), match.words(look.lang)) if match.over else ""
    beside = request.query_params.get("shape") == "wide"
    drawing = chart(accounts, colours, house_of(request).words(look.lang), tones, not verdict, beside)
    return Response(drawing, media_type=SVG)


def course_drawing(house: House, sitting: Sitting, look: Look, tones: Tones) -> str:
    course, match = replaying.course_of(sitting), replaying.match_at(sitting, replaying.last_known(sitting))
    plates = plates_of(match, match.view(look.seat), match.words(look.lang).called(sitting.names()))
    return course_chart(course, plates, house.words(look.lang), tones)


@router.get("/tables/{code}/course.svg", **told(media=SVG, query={"lang": "string", "tones": "string"}))
async def course_svg(request: Request, code: str) -> Response:
    """How the points of a finished game came, turn by turn."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    look = look_of(request, sitting, mine)
    tones: Tones = "night" if request.query_params.get("tones") == "night" else "day"
    key = ("course", tones, look.lang)
    drawing = sitting.drawn.get(key) or sitting.keep_drawing(key, course_drawing(house_of(request), sitting, look, tones))
    return Response(drawing, media_type=SVG)


@router.get("/tables/{code}/record", **told(media="text/plain"))
async def record(request: Request, code: str) -> Response:
    """The record.  While the game runs, what one may not know is a question mark."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    look = look_of(request, sitting, mine)
    if sitting.match is None:
        raise Problem("not-now")
    if sitting.row.opening is not None:
        raise Problem("not-now", "this table goes on from the middle of another game and has no record of its own")
    text = write_record(sitting.match, NOBODY_HIDES if sitting.row.status == "over" else look.seat)
    headers = {"Content-Disposition": f'attachment; filename="{sitting.row.game}-{code}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/tables/{code}/branch", **told(gives=Sat, takes=Branch))
async def branch(request: Request, code: str) -> Response:
    """Play on from here, against bots."""
    wish = await body(request, Branch)
    house, sitting, visitor, mine = await at_table(request, code)
    visitor = await somebody(request)
    following, keys = await replaying.branch(house, sitting, visitor, mine, wish)
    return with_cookie(request, Json(Sat(table=house.line_of(following, visitor), keys=keys)))


@router.post("/records", **told(gives=Imported, takes=Import))
async def bring_in(request: Request) -> Response:
    """A record from elsewhere becomes a table that can be replayed."""
    wish = await body(request, Import)
    house, visitor = house_of(request), await somebody(request)
    sitting = await replaying.bring_in(house, visitor, wish.record)
    return with_cookie(request, Json(Imported(code=sitting.row.code, status=sitting.row.status)))  # type: ignore[arg-type]
