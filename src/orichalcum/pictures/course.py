"""How the points of every seat came in the course of a game: one line a seat, over its turns."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

from orichalcum.pictures.draw import at, breadth, el, path, picture, text
from orichalcum.pictures.marks import badge
from orichalcum.pictures.palette import SEATS, Tones, settled


class Course(NamedTuple):
    """A seat: its name, its colour (of palette.SEATS), and its points at every turn, the last ones those of the end."""

    name: str
    seat: str
    points: Sequence[int]


HIGH: Final = 170.0
WIDE: Final = 430.0
LEFT: Final = 44.0
TOP: Final = 20.0
APART: Final = 25.0  # of two names at the end of their lines
DASHES: Final = ("", "11 4", "3 4", "14 4 3 4", "7 7", "2 8")


def draw_course(courses: Sequence[Course], title: str, tones: Tones = "page", desc: str = "") -> str:
    """Lines are told by the badge and name at their end, and by their dashes; colour comes last."""
    low, high, step = _bounds(courses)
    unit = HIGH / (high - low)
    ends = _apart([TOP + (high - one.points[-1]) * unit for one in courses])
    lines = [_line(one, n, high, unit) for n, one in enumerate(courses)]
    names = [_end(one, n, high, unit, y) for (n, one), y in zip(enumerate(courses), ends, strict=True)]
    w = LEFT + WIDE + 74 + max((breadth(one.name, 14) for one in courses), default=0.0)
    h = max([TOP + HIGH, *ends]) + 24
    drawn = picture(w, h, _steps(low, high, step, unit), *lines, *names, title=title, desc=desc, kind="course")
    return settled(drawn, tones)


def _bounds(courses: Sequence[Course]) -> tuple[int, int, int]:
    every = [points for one in courses for points in one.points]
    low, high = min([0, *every]), max([1, *every])
    step = _step(high - low)
    return low // step * step, -(-high // step) * step, step


def _step(span: int) -> int:
    """Between two numbers at the side: about five of them, round ones."""
    return next((step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if span / step <= 5), 1000)


def _steps(low: int, high: int, step: int, unit: float) -> str:
    drawn = ""
    for n in range(low, high + 1, step):
        y = TOP + (high - n) * unit
        look = {"stroke": "var(--ink2)", "stroke_width": 1.4 if n == 0 else 0.8, "opacity": 0.75 if n == 0 else 0.35}
        drawn += path(f"M{LEFT:g} {y:.1f}h{WIDE:g}", **look)
        drawn += text(LEFT - 8, y + 4.5, n if n >= 0 else f"−{-n}", 13, fill="var(--ink2)", text_anchor="end")
    return drawn


def _line(one: Course, n: int, high: int, unit: float) -> str:
    """In the colour of the seat upon its dark edge, so that the pale ones are seen by day and the dark ones by night."""
    body, edge, _, _ = SEATS[one.seat]
    step = WIDE / max(len(one.points) - 1, 1)
    d = "M" + "L".join(f"{LEFT + step * turn:.1f} {TOP + (high - points) * unit:.1f}" for turn, points in enumerate(one.points))
    joins = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    dashes = {"stroke_dasharray": DASHES[n % len(DASHES)] or None}
    return el("g", el("title", escape(f"{one.name} {one.points[-1]}")), path(d, stroke="#fffaf0", stroke_width=6.4, opacity=0.7, **joins),
              path(d, stroke=edge, stroke_width=4.4, **joins), path(d, stroke=body, stroke_width=2.4, **joins, **dashes))  # fmt: skip


def _end(one: Course, n: int, high: int, unit: float, y: float) -> str:
    x, own = LEFT + WIDE, TOP + (high - one.points[-1]) * unit
    lead = path(f"M{x:g} {own:.1f}L{x + 12:g} {y:.1f}", stroke="var(--ink2)", stroke_width=1.2)
    shown = str(one.points[-1]) if one.points[-1] >= 0 else f"−{-one.points[-1]}"
    words = text(42, 5, f"{shown}  {one.name}", 14, text_anchor="start", font_weight=600)
    return lead + at(x, y, at(24, 0, badge(one.seat, 9)), words)


def _apart(wished: Sequence[float]) -> list[float]:
    """The heights of the names, none nearer to another than they are high."""
    order = sorted(range(len(wished)), key=lambda n: wished[n])
    found = list(wished)
    for before, n in pairwise(order):
        found[n] = max(found[n], found[before] + APART)
    return found
