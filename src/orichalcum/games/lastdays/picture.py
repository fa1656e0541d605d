"""The table of the Last Days as pictures: everything on one, or sea, senate and auction for a phone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from orichalcum.games.lastdays import picture_auction, picture_sea, picture_senate
from orichalcum.games.lastdays.picture_hand import draw_hand
from orichalcum.games.lastdays.picture_parts import Lights
from orichalcum.games.lastdays.picture_scene import draw_scene
from orichalcum.games.lastdays.view import View
from orichalcum.kernel.language import Words
from orichalcum.pictures.coast import filters
from orichalcum.pictures.draw import box, el, picture
from orichalcum.pictures.palette import Tones, settled

__all__ = ["draw", "draw_hand", "draw_scene"]

SIZES: Final = {"wide": (1040.0, 496.0), "sea": (390.0, 430.0), "senate": (390.0, 430.0), "auction": (390.0, 430.0)}


def draw(view: View, words: Words, shape: str = "wide", lit: Collection[str] = (), tones: Tones = "page") -> str:
    """`lit` are the anchors that may be chosen now."""
    w, h = SIZES[shape]
    on, still = Lights(lit), tones == "print"
    drawn = picture(
        w, h, el("defs", filters(w, h)), box(0, 0, w, h, fill="var(--page)"), *zones(view, words, shape, on, still),
        title=words("picture-title"), desc=words("picture-desc", round=view.round, phase=words(f"phase-{view.phase}")),
        role="group", kind=f"board lastdays {shape}",
    )  # fmt: skip
    return settled(drawn, tones)


def zones(view: View, words: Words, shape: str, on: Lights, still: bool) -> list[str]:
    if shape == "sea":
        return [picture_sea.draw_sea(view, words, picture_sea.TALL, on, still)]
    if shape == "senate":
        return [picture_senate.draw_list(view, words, on)]
    if shape == "auction":
        return [picture_auction.draw_auction(view, words, picture_auction.TALL, on)]
    if view.phase in ("auction", "doom"):
        return [
            picture_sea.draw_sea(view, words, picture_sea.HIGH, on, still),
            picture_auction.draw_auction(view, words, picture_auction.WIDE, on),
        ]
    gifts = any(view.gods)
    return [
        picture_sea.draw_sea(view, words, picture_sea.LOW if gifts else picture_sea.HIGH, on, still),
        picture_auction.draw_gifts(view, words, on) if gifts else "",
        picture_senate.draw_arc(view, words, on),
    ]
