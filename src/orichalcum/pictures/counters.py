"""What is counted: coins, flames, stars, points, books, goods. Around the middle, about 24 high; more than three: a number."""

from functools import lru_cache
from typing import Final

from orichalcum.pictures.draw import at, box, dot, g, path, text
from orichalcum.pictures.emblems import bolt_shape, flame_shape, laurel, star_shape
from orichalcum.pictures.marks import mark
from orichalcum.pictures.palette import GOODS, INK, ORDERS, PALE, SEATS

GOOD_SHAPES: Final = {
    "grain": "M0 -13C9 -7 11 0 9 6C7 12 -7 12 -9 6C-11 0 -9 -7 0 -13Z", "stone": "M-7 -11H7L13 0L7 11H-7L-13 0Z",
    "wood": "M-11 -11H11V11H-11Z", "gold": "M0 -14L14 0L0 14L-14 0Z",
}  # fmt: skip
CLASPS: Final = {"science": (0,), "culture": (-4, 4), "craft": (-6.5, 0, 6.5)}
MOST_DRAWN: Final = 3


def coin(value: object = "") -> str:
    return g(
        dot(0, 1.8, 11, fill="#6b4300"), dot(0, 0, 11, fill="#eab54d", stroke="#7d5208", stroke_width=1.4),
        dot(0, 0, 7.8, fill="none", stroke="#9c6a12", stroke_width=1.2),
        path("M-7 -6A9.500 9.500 0 0 1 2 -9", stroke="#fff", stroke_width=1.6, opacity=0.45, stroke_linecap="round"),
        text(0, 4.6, value, 13, "serif", fill="#4b2f00"),
    )  # fmt: skip


def flame() -> str:
    """26 high, with a dark line: it may lie on glow."""
    return path(flame_shape(), fill="#c8451b", stroke="#4a1305", stroke_width=1.4, stroke_linejoin="round") + path(
        "M0 -1C3 3 3.500 5 2.500 7.500A3 3 0 0 1 -3 7C-3 4 -1 3 0 -1Z", fill="#f2a33c"
    )


def torch(seat: str) -> str:
    """The flame of a seat, 30 high around its middle, its mark in it: a marker on a track."""
    body, edge, _, _ = SEATS[seat]
    shape = "M0 -17C8 -8 11 -2 10 5A10 10 0 0 1 -10 5C-10 0 -7 -3 -5 -7C-3 -5 -2 -3 -1 0C2 -4 2 -10 0 -17Z"
    return g(
        path(shape, fill=PALE, stroke=PALE, stroke_width=5, stroke_linejoin="round"),
        path(shape, fill=body, stroke=edge, stroke_width=1.8, stroke_linejoin="round"), at(0, 5, mark(seat, 0.95)),
    )  # fmt: skip


def star(r: float = 11) -> str:
    return path(star_shape(r), fill="#f2bf4f", stroke="#5d3c00", stroke_width=1.5, stroke_linejoin="round")


def counted(sign: str, count: int, pitch: float = 17, ink: str = INK) -> str:
    """Up to three of a sign in a row around the middle; from four on the sign and a number."""
    if count <= MOST_DRAWN:
        return g(*(at((i - (count - 1) / 2) * pitch, 0, sign) for i in range(count)))
    return at(-9, 0, sign) + text(3, 6, count, 17, "serif", fill=ink, text_anchor="start")


@lru_cache(400)
def points(count: object, r: float = 12) -> str:
    """Points: a laurel on green."""
    return at(
        0, 0, dot(0, 1.8, 12.4, fill="#12301d"), dot(0, 0, 12, fill="#3f7a52", stroke="#1f4a2e", stroke_width=1.4),
        at(0, -1, laurel("#a9d3ab"), scale=0.72), text(0, 5, count, 14, "serif", fill="#fff"), scale=r / 12,
    )  # fmt: skip


def book(order: str, letter: str, size: float = 13) -> str:
    """20 by 24: the cover of its order, one, two or three clasps, its letter. `unknown` is a book of choice, without a clasp."""
    _, cover, ink = ORDERS[order]
    clasps = "".join(
        box(7.4, y - 1.6, 5.2, 3.2, 1.2, fill="#f2bf4f", stroke="#4b2f00", stroke_width=0.9) for y in CLASPS.get(order, ())
    )
    return g(
        box(-9, -10, 21, 24, 3, fill="var(--shade)", opacity=0.3), box(-10, -12, 20, 24, 3, fill=cover, stroke="#2a1d10", stroke_width=1.5),
        path("M-6 -12V12", stroke="#2a1d10", stroke_width=1.5), clasps, text(1, size * 0.38, letter, size, fill=ink),
    )  # fmt: skip


def good(kind: str, letter: str, size: float = 13.5) -> str:
    """A resource: its shape, its letter and its colour on a pale ground; where it is drawn small, its letter is larger."""
    _, tone = GOODS[kind]
    return g(
        path(GOOD_SHAPES[kind], fill=PALE, stroke=PALE, stroke_width=4.5, stroke_linejoin="round"),
        path(GOOD_SHAPES[kind], fill=tone, stroke="#3b2c10", stroke_width=1.6, stroke_linejoin="round"),
        text(0, size * 0.36, letter, size, fill=PALE if kind == "wood" else INK),
    )


def bolt(count: int = 1) -> str:
    """Favour of the sky: one or two bolts on a gold disc, 30 across."""
    look = {"fill": "#8f5410", "stroke": "#fff3cf", "stroke_width": 1, "stroke_linejoin": "round"}
    bolts = "".join(at(dx, 0, path(bolt_shape(), **look)) for dx in ((0,) if count == 1 else (-6, 6)))
    return dot(0, 0, 15, fill="#ffd98a", stroke="#8f5410", stroke_width=2) + bolts


def blocked() -> str:
    """Closed for good: a dark disc with a cross."""
    cross = path("M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500", stroke=PALE, stroke_width=3, stroke_linecap="round")
    return dot(0, 0, 11, fill="#3b3328", stroke=PALE, stroke_width=1.6) + cross


def shield() -> str:
    """People who live there already."""
    body = path("M-10 -11H10V1C10 8 4 12 0 14C-4 12 -10 8 -10 1Z", fill="#7c3b2a", stroke=PALE, stroke_width=1.8)
    return body + path("M0 -9V10M-8 -1H8", stroke="#e9c46a", stroke_width=2.2)


def unknown_place(r: float = 10) -> str:
    """A place that is empty, or from which something was taken."""
    return dot(0, 0, r, fill="none", stroke="#6d5a35", stroke_width=1.5, stroke_dasharray="3 3", opacity=0.7)
