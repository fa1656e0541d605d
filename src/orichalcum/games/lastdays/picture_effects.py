"""What a policy card does, as a small picture: who goes aboard, which ships sail, what else it brings."""

from __future__ import annotations

from typing import Final

from orichalcum.pictures.draw import at, box, dot, g, path, text
from orichalcum.pictures.emblems import flame_shape, star_shape
from orichalcum.pictures.palette import INK

EFFECT: Final = 58.0  # across the widest; each is about 22 high around its middle
PITCH: Final = 9.0  # of people side by side

PERSON: Final = "M-4 4C-4 -2 -2.500 -3.500 0 -3.500S4 -2 4 4Z"
CROWN: Final = "M-4 0L-4.500 -5L-1.800 -2.500L0 -6L1.800 -2.500L4.500 -5L4 0Z"
ARROW: Final = "M-6 -2H0V-5.500L6 0L0 5.500V2H-6Z"
STAR: Final = "#6b4fa0"
RED: Final = "#a92f22"


def person(x: float, y: float = 0, tone: str = INK) -> str:
    return at(x, y, path(PERSON, fill=tone), dot(0, -6.4, 2.9, fill=tone))


def manned(people: int, x: float, nobles: bool = False) -> str:
    """A boat and so many people to go aboard; nobles wear a crown."""
    wide = people * PITCH + 6
    boat = path(f"M{-wide / 2} 5H{wide / 2}L{wide / 2 - 4} 11H{4 - wide / 2}Z", fill="#7a4322")
    crew = "".join(person((n - (people - 1) / 2) * PITCH, 0) for n in range(people))
    crowned = at(0, -8.5, path(CROWN, fill="#e2a42e", stroke="#6b4300", stroke_width=1)) if nobles else ""
    return at(x, 0, boat, crew, crowned)


def placing(first: int, second: int, more: str = "", nobles: bool = False) -> str:
    """People onto one boat or two, and what follows at their right."""
    widths = [people * PITCH + 6 for people in (first, second) if people]
    whole = sum(widths) + 4 * (len(widths) - 1) + (16 if more else 0)
    x, drawn = -whole / 2, ""
    for people, wide in zip((first, second), widths, strict=False):
        drawn += manned(people, x + wide / 2, nobles)
        x += wide + 4
    return drawn + at(x + 6, 1, more)


def star() -> str:
    return path(star_shape(7.5), fill=STAR)


def point() -> str:
    return text(1, 5, "+1", 16, "serif", fill="#2f6a43")


def sail(x: float, more: str = "") -> str:
    """A ship under sail."""
    hull = path("M-8 4H8L5 10H-5Z", fill="#7a4322")
    return at(x, 0, hull, path("M-1 3V-10L7 1.500H-1", fill="#2563a8", stroke="#2563a8", stroke_width=1), more)


def fleet(ships: int) -> str:
    return "".join(sail((n - (ships - 1) / 2) * 17.5) for n in range(ships))


def cargo() -> str:
    """A ship whose load is dear."""
    load = box(-6.5, -2, 5.5, 5.5, 1, fill="#e2a42e", stroke="#6b4300", stroke_width=1)
    return sail(-18, load) + text(9, 5.5, "1–20", 16, "serif", fill=INK)


def sabotage() -> str:
    return g(sail(0), at(-1, -2, path(flame_shape(), fill=RED), scale=0.62))


def treason() -> str:
    """One to four people, and the way out."""
    out = path("M-5 -5L5 5M5 -5L-5 5", stroke=RED, stroke_width=3, stroke_linecap="round")
    return person(-21, 3) + at(-8, 1, out) + text(14, 6, "1–4", 16, "serif", fill=INK)


# In the order of the cards.
EFFECTS: Final = (
    placing(1, 0, star()), placing(1, 0, path(ARROW, fill="#2563a8")), placing(1, 0, point()),
    placing(2, 0), placing(1, 1), placing(2, 0, point()), placing(3, 0), placing(2, 1),
    placing(1, 0, nobles=True), placing(1, 1, nobles=True), at(-10, 0, star()) + at(10, 0, star()),
    fleet(2), fleet(3), cargo(), sabotage(), treason(),
)  # fmt: skip


def effect(card: int) -> str:
    return EFFECTS[card]
