"""The games of the house."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.errors import NoSuchGame
from orichalcum.web.door import Json, told
from orichalcum.web.house import house_of
from orichalcum.web.shapes.people import GameCard
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import visitor_of

router = APIRouter(prefix="/api/games", tags=["games"])
LANG = {"lang": "string"}


@router.get("", **told(gives=[GameCard], query=LANG))
async def every_game(request: Request) -> Response:
    """The catalogue."""
    return Json(house_of(request).cards(visitor_of(request).lang))


@router.get("/{id}", **told(gives=GameCard, query=LANG))
async def one_game(request: Request, id: str) -> Response:
    """One game: its options, editions, seats and shapes, in words."""
    for card in house_of(request).cards(visitor_of(request).lang):
        if card.id == id:
            return Json(card)
    raise Problem("no-game")


@router.get("/{id}/scene.svg", **told(media="image/svg+xml"))
async def scene(request: Request, id: str) -> Response:
    """The picture of the front door."""
    try:
        drawing = game_named(id).draw_scene()
    except NoSuchGame as missing:
        raise Problem("no-game") from missing
    return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})
