"""Small pictures that stand in the words of a page: seat badges, signs beside numbers, the mark of the house."""

from typing import Final

import segno
from markupsafe import Markup

from orichalcum.pictures.draw import el, path
from orichalcum.pictures.emblems import SIGNS, rings
from orichalcum.pictures.marks import badge as badge_drawing
from orichalcum.pictures.palette import SEATS

# Signs of the page itself, in the same box as those of the games: 20 by 20 around the middle.
PAGE_SIGNS: Final = {
    "undo": "M-3 -7L-8 -2.500L-3 2M-7.500 -2.500H2.500A4.800 4.800 0 0 1 2.500 7H-3",
    "list": "M-3 -6H8M-3 0H8M-3 6H8M-7.500 -6H-7M-7.500 0H-7M-7.500 6H-7",
    "menu": "M-7.500 -5.500H7.500M-7.500 0H7.500M-7.500 5.500H7.500",
    "bigger": "M-6 0H6M0 -6V6",
    "smaller": "M-6 0H6",
    "fit": "M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3",
    "first": "M-6 -7V7M6 -7L-2 0L6 7",
    "back": "M4 -7L-4 0L4 7",
    "next": "M-4 -7L4 0L-4 7",
    "last": "M6 -7V7M-6 -7L2 0L-6 7",
    "play": "M-5 -7.500L7 0L-5 7.500Z",
    "pause": "M-4 -7V7M4 -7V7",
    "lamp": "M-3 4.500C-3 2 -5.500 .500 -5.500 -3A5.500 5.500 0 0 1 5.500 -3C5.500 .500 3 2 3 4.500ZM-2.500 7.500H2.500",
    "bot": "M-6.500 -3.500H6.500V6.500H-6.500ZM0 -3.500V-7.500M-2.800 1V1.500M2.800 1V1.500",
    "wait": "M-8 0q4 -5 8 0t8 0",
    "away": "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0ZM-5.500 -5.500L5.500 5.500",
}


def badge(seat: str, words: str = "") -> Markup:
    """The badge of a seat; with words it is read aloud, else it stands beside the seat's name."""
    told: dict[str, object] = {"role": "img", "aria_label": words} if words else {"aria_hidden": "true"}
    return Markup(el("svg", badge_drawing(seat, 12), viewBox="-14 -14 28 28", class_="badge", **told))


def sign(name: str) -> Markup:
    return Markup(el("svg", _stroke(name), viewBox="-10 -10 20 20", class_="sign", aria_hidden="true"))


def _stroke(name: str) -> str:
    d = PAGE_SIGNS.get(name) or SIGNS[name]
    return path(d, stroke="currentColor", stroke_width=1.8, stroke_linejoin="round", stroke_linecap="round")


def house_mark() -> Markup:
    return Markup(el("svg", rings("currentColor"), viewBox="-22 -22 44 46", class_="mark", aria_hidden="true"))


def sprite() -> Markup:
    """Every badge and sign once, for the browser to use by id."""
    badges = "".join(el("symbol", badge_drawing(seat, 12), id=f"badge-{seat}", viewBox="-14 -14 28 28") for seat in SEATS)
    signs = "".join(el("symbol", _stroke(name), id=f"sign-{name}", viewBox="-10 -10 20 20") for name in SIGNS | PAGE_SIGNS)
    return Markup(el("svg", badges, signs, class_="sprite", aria_hidden="true", width=0, height=0))


def qr_of(link: str) -> Markup:
    """A link for a phone's camera."""
    return Markup(
        segno.make(link, micro=False).svg_inline(border=3, omitsize=True, dark="#1b2b34", svgclass=None, lineclass=None)
    )
