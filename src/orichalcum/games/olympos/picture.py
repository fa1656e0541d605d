"""Olympos' table as pictures: a wide one with map, track and board, and three zones for a phone.

They draw a `View` and decide nothing: what is lit comes in as anchors, words come in through `words`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from orichalcum.games.olympos import picture_board, picture_seats
from orichalcum.games.olympos.picture_chart import LAYS
from orichalcum.games.olympos.picture_hand import draw_hand, draw_seat
from orichalcum.games.olympos.picture_map import Lights, chart, track
from orichalcum.games.olympos.picture_overlay import overlay
from orichalcum.games.olympos.picture_scene import draw_scene
from orichalcum.games.olympos.view import View
from orichalcum.kernel.language import Words
from orichalcum.pictures.coast import BLEED, filters
from orichalcum.pictures.draw import box, el, picture
from orichalcum.pictures.palette import Tones, settled
from orichalcum.pictures.pieces import paper

__all__ = ["SHAPES", "draw", "draw_hand", "draw_scene", "draw_seat", "overlay"]

SHAPES: Final = ("wide", "map", "board", "seats")
WIDE: Final = (1046.0, 498.0)
PHONE: Final = (picture_seats.WIDE, picture_seats.HIGH)


def draw(view: View, words: Words, shape: str, lit: Collection[str] = (), tones: Tones = "page") -> str:
    """One of the `SHAPES`; `lit` are the anchors that may be chosen now."""
    still, on = tones == "print", Lights.on(lit)
    if shape == "wide":
        drawn, size = _wide(view, words, on, still), WIDE
    elif shape == "map":
        drawn, size = el("defs", filters(*PHONE)) + chart(view, words, LAYS["map"], on, still), PHONE
    elif shape == "board":
        drawn, size = page(picture_board.board(view, words, picture_board.TALL, on)), PHONE
    else:
        drawn, size = page(picture_seats.sheet(view, words)), PHONE
    told = picture(
        *size, drawn, title=words("picture-title"), desc=words("picture-desc", lands=len(view.lands)), role="group",
        kind=f"board olympos {shape}",
    )  # fmt: skip
    return settled(told, tones)


def page(drawn: str) -> str:
    """What is no map lies on the page's own ground, also where the phone shows more than the picture."""
    w, h = PHONE
    return box(-BLEED, -BLEED, w + 2 * BLEED, h + 2 * BLEED, fill="var(--page)") + drawn


def _wide(view: View, words: Words, on: Lights, still: bool) -> str:
    the = LAYS["wide"]
    return (
        el("defs", filters(*WIDE))
        + box(-BLEED, -BLEED, WIDE[0] + 2 * BLEED, WIDE[1] + 2 * BLEED, fill="var(--page)")
        + paper(1, 1, 611, WIDE[1] - 4)
        + paper(615, 1, WIDE[0] - 616, WIDE[1] - 4)
        + chart(view, words, the, on, still)
        + picture_seats.goods_table(view, words, the.x + 5, the.y + the.h - 4)
        + track(view, words, the)
        + picture_board.board(view, words, picture_board.WIDE, on)
    )
