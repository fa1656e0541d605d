"""Every HTML page.  They are only looked at: whatever changes something goes to the API."""

from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from orichalcum.kernel.catalogue import game, games
from orichalcum.kernel.errors import MissingWords
from orichalcum.pictures.draw import box, el, g
from orichalcum.pictures.emblems import rings
from orichalcum.web.pages.making import KEYS, page, settings_of, words
from orichalcum.web.pages.reading import body, html
from orichalcum.web.pages.signs import qr_of
from orichalcum.web.pages.tones import tones_css

if TYPE_CHECKING:
    from orichalcum.web.shapes.people import GameCard
    from orichalcum.web.shapes.tables import TableLine
    from orichalcum.web.visitor import Visitor

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
A_YEAR: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


def show(request: Request, name: str, given: dict[str, Any] | None = None, status: int = 200, **about: Any) -> HTMLResponse:
    visitor = _visitor(request)
    look = settings_of(request.cookies.get("look", "") or visitor.preferences.look)
    given = {"account": visitor.account, **(given or {})}
    text = page(name, visitor.lang, look, given, visitor=visitor, path=request.url.path, **about)
    return HTMLResponse(text, status, {"Cache-Control": "no-store"} if name in ("table", "room") else {})


def _visitor(request: Request) -> "Visitor":
    from orichalcum.web.visitor import visitor_of

    return visitor_of(request)


def _cards(request: Request) -> "list[GameCard]":
    from orichalcum.web.house import house_of

    cards: list[GameCard] = house_of(request).cards(_visitor(request).lang)
    return cards


async def _line(request: Request, code: str) -> "TableLine | None":
    from orichalcum.web.house import house_of

    return await house_of(request).table_line(code, _visitor(request))


def _card(request: Request, id: str) -> "GameCard | None":
    return next((one for one in _cards(request) if one.id == id), None)


@router.get("/")
def door(request: Request) -> Response:
    return show(request, "door", cards=_cards(request))


@router.get("/lobby")
def lobby(request: Request) -> Response:
    return show(request, "lobby", cards=_cards(request))


@router.get("/games/{id}")
def set_up(request: Request, id: str) -> Response:
    card = _card(request, id)
    return show(request, "setup", {"card": card}, card=card) if card else error_page(request, 404)


@router.get("/games/{id}/rules")
def rules(request: Request, id: str) -> Response:
    card = _card(request, id)
    if card is None:
        return error_page(request, 404)
    try:
        book = game(id).rulebook(_visitor(request).lang)
    except MissingWords:
        book = game(id).rulebook("en")
    return show(request, "rules", card=card, book=book, html=html, body=body)


@router.get("/join/{code}")
async def join(request: Request, code: str) -> Response:
    line = await _line(request, code)
    if line is None:
        return error_page(request, 404)
    if line.mine or line.status != "gathering":
        return RedirectResponse(f"/tables/{line.code}", 303)
    return _room(request, line)


@router.get("/tables/{code}")
async def table(request: Request, code: str) -> Response:
    line = await _line(request, code)
    if line is None:
        return error_page(request, 404)
    if line.status == "closed":
        return error_page(request, 410)
    if line.status == "gathering":
        return _room(request, line)
    return _at_table(request, line, "table")


@router.get("/tables/{code}/replay")
async def replay(request: Request, code: str) -> Response:
    line = await _line(request, code)
    if line is None or line.status == "gathering":
        return error_page(request, 404)
    return _at_table(request, line, "replay")


def _at_table(request: Request, line: "TableLine", kind: str) -> Response:
    card, said = _card(request, line.game), words(_visitor(request).lang)
    if card is None:
        return error_page(request, 410)
    keys = [(key, said(f"key-{name}")) for key, name in KEYS]
    return show(request, kind, {"line": line, "shapes": card.shapes, "rules": card.rules, "keys": keys}, line=line, card=card)


def _room(request: Request, line: "TableLine") -> Response:
    card = _card(request, line.game)
    link = f"{_address(request)}/join/{line.code}"
    return show(
        request,
        "room",
        {"line": line, "card": card, "link": link},
        line=line,
        card=card,
        link=link,
        qr=qr_of(link),
        letters=_letters(request),
    )


def _address(request: Request) -> str:
    """Where people find the house: as its keeper says, else as this reader has found it."""
    from orichalcum.web.house import house_of

    return house_of(request).settings.origin.rstrip("/") or str(request.base_url).rstrip("/")


@router.get("/seat")
def seat(request: Request) -> Response:
    return show(request, "seat")


@router.get("/account")
def account(request: Request) -> Response:
    return show(request, "account", letters=_letters(request))


def _letters(request: Request) -> bool:
    """Whether the keeper of the house has set up letters."""
    from orichalcum.web.house import house_of

    return bool(house_of(request).settings.mail.url)


@router.get("/me")
def me(request: Request) -> Response:
    return show(request, "me", cards=_cards(request))


@router.get("/about")
def about(request: Request) -> Response:
    return show(request, "about", games=list(games().values()))


@router.get("/tones.css")
def tones() -> Response:
    return Response(tones_css(), media_type="text/css", headers=A_YEAR)


@router.get("/mark.svg")
def mark() -> Response:
    return Response(_mark("#8f5410"), media_type="image/svg+xml", headers=A_YEAR)


@router.get("/mark-turn.svg")
def mark_turn() -> Response:
    """The mark in the tab while it is one's turn."""
    dot = el("circle", cx=14, cy=-13, r=8, fill="#c8451b", stroke="#fff", stroke_width=2)
    return Response(_mark("#8f5410", dot), media_type="image/svg+xml", headers=A_YEAR)


def _mark(colour: str, more: str = "") -> str:
    ground = box(-23, -23, 46, 46, 10, fill="#fdf9f0")
    return el("svg", ground, g(rings(colour)), more, xmlns="http://www.w3.org/2000/svg", viewBox="-24 -24 48 48")


ERRORS: Final = {403: "error-403", 404: "error-404", 410: "error-410", 429: "error-429", 500: "error-500"}


def error_page(request: Request, status: int) -> Response:
    """What went wrong, in the reader's language, and where to go from here."""
    key = ERRORS.get(status, "error-500" if status >= 500 else "error-404")
    return show(request, "error", status=status, number=status, key=key, scene=next(iter(games()), ""))
