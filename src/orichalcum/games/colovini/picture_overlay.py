"""A choice before it is made: the ghost at the goal, the way lit, the prices on it, and what it would bring.

Its flags are signs and numbers only, so it needs no language.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orichalcum.games.colovini.picture_path import Lay, Shape, lay
from orichalcum.games.colovini.picture_pieces import TILE, on_space, places, span
from orichalcum.games.colovini.pieces import FIGURES
from orichalcum.games.colovini.preview import Preview, preview
from orichalcum.games.colovini.table import Colovini
from orichalcum.games.colovini.view import View
from orichalcum.pictures import states
from orichalcum.pictures.draw import Point, at, box, el, g, line, path
from orichalcum.pictures.emblems import sign
from orichalcum.pictures.palette import FLAG_INK, SEAT_NAMES
from orichalcum.pictures.people import settler
from orichalcum.pictures.pieces import price

Flag = tuple[Point, float, str]  # its piece, half its width, and itself
Rect = tuple[float, float, float, float]


def overlay(view: View, t: Colovini, who: int, option: int, shape: Shape = "wide") -> str:
    """To be laid over the board, in its coordinates; empty where nothing on the board would change."""
    choice = preview(t, option)
    return draw_choice(view, choice, shape) if choice else ""


def draw_choice(view: View, choice: Preview, shape: Shape) -> str:
    the = lay(shape, view.shore)
    if choice.bridge >= 0:
        shown = _bridge(the, view, choice)
    elif choice.end >= 0:
        shown = _way(the, view, choice) + _walk(the, view, choice)
    else:
        return ""
    return g(shown, id="overlay", pointer_events="none")


def _bridge(the: Lay, view: View, choice: Preview) -> str:
    gap = next(gap for gap in view.gaps if gap.first == choice.bridge)
    tag = at(*the.between(gap.first, gap.last), price(0, free=True), scale=the.tag)
    return g(g(span(the, gap), clip_path="url(#overlay-water)", opacity=0.8), tag) + _water(
        the, view, choice.bridge - 1, gap.last + 1
    )


def _way(the: Lay, view: View, choice: Preview) -> str:
    """The way lit, but for the tiles and heads that lie on it."""
    way = line(the.along(choice.start, choice.end))
    lit = path(
        way, stroke="var(--glow)", stroke_width=70 * the.size, stroke_linecap="round", stroke_linejoin="round", opacity=0.42
    )
    return _water(the, view, max(choice.start - 1, 0), min(choice.end + 1, view.shore - 1)) + g(
        lit, clip_path="url(#overlay-water)"
    )


def _water(the: Lay, view: View, first: int, last: int) -> str:
    """All but the tiles of a stretch, with who stands on them."""
    holes = "".join(_hole(the, view, n) for n in range(first, last + 1) if not view.path[n].water)
    return el("clipPath", path(f"M0 0H{the.w:g}V{the.h:g}H0Z{holes}", clip_rule="evenodd"), id="overlay-water")


def _hole(the: Lay, view: View, n: int) -> str:
    (x, y), s, one = the.spots[n], the.size, view.path[n]
    deep = 43 if one.below else 35
    tile = f"M{x - 29 * s:.1f} {y - 29 * s:.1f}h{58 * s:.1f}v{(29 + deep) * s:.1f}h{-58 * s:.1f}Z"
    head = f"M{x - 19 * s:.1f} {y - 29.2 * s:.1f}v{-15 * s:.1f}q{10 * s:.1f} {-8 * s:.1f} {20 * s:.1f} 0v{15 * s:.1f}Z"
    return tile + (head if one.figure >= 0 else "")


def _walk(the: Lay, view: View, choice: Preview) -> str:
    tags = "".join(
        at(*the.between(gap.first, gap.last), price(gap.price, lit=True), scale=the.tag)
        for gap in view.gaps
        if gap.first in choice.crossed
    )
    goal, size = _goal(the, view, choice)
    ghost = at(*goal, settler(SEAT_NAMES[choice.figure // FIGURES], ghost=True), scale=size)
    ring = at(*the.spots[choice.end], states.taken(TILE), scale=the.size) if choice.end < view.shore else ""
    gain = at(*the.spots[choice.took], states.yours(TILE), scale=the.size) if choice.took >= 0 else ""
    return tags + gain + ring + ghost + _flags(the, list(_said(the, view, choice, goal)))


def _goal(the: Lay, view: View, choice: Preview) -> tuple[Point, float]:
    """Where the figure would stand, and how large."""
    if choice.end < view.shore:
        return on_space(the, choice.end, choice.busy), the.size
    who, n = divmod(choice.figure, FIGURES)
    afoot = tuple(view.shore if k == n else place for k, place in enumerate(view.seats[who].afoot))
    seats = tuple(replace(seat, afoot=afoot) if k == who else seat for k, seat in enumerate(view.seats))
    return places(the, replace(view, seats=seats))[choice.figure]


def _said(the: Lay, view: View, choice: Preview, goal: Point) -> Iterator[Flag]:
    """The toll at the goal, or that another card must follow; and the value of the tile gained, with a plus."""
    if choice.busy:
        half, flag = 22.0, _another_card()
    else:
        half, flag = 28.0, g(price(choice.owed, lit=True, free=choice.owed == 0), transform="scale(1.14)")
    if choice.end == view.shore:
        spot = goal[0], goal[1] - 62 * the.crowd + the.above
    else:
        x, y = the.spots[choice.end]
        spot = x + (half * the.flag if the.is_close else 0), y
    yield spot, half, flag
    if choice.took >= 0:
        value = f"+{view.path[choice.took].value}"
        yield the.spots[choice.took], states.flag_width(value) / 2, states.flag(value)


def _another_card() -> str:
    plus = path("M-11 0H-3M-7 -4V4", stroke=FLAG_INK, stroke_width=2.4, stroke_linecap="round")
    ground = box(-21, -12, 42, 24, 12, fill="var(--glow)", stroke="#5a3600", stroke_width=1.6)
    return ground + plus + at(8, 0, sign("cards", FLAG_INK))


def _flags(the: Lay, flags: list[Flag]) -> str:
    """Each above its piece, between the values of two rows; one that would touch an earlier one goes below its piece."""
    drawn, boxes = "", list[Rect]()
    for (x, y), half, flag in flags:
        wide = half * the.flag + 3
        x = min(max(x, wide), the.w - wide)
        spot = y - the.above
        if any(_touch(_around(x, spot, wide), other) for other in boxes):
            spot = y + the.below
        boxes.append(_around(x, spot, wide))
        drawn += at(x, spot, flag, scale=the.flag)
    return drawn


def _around(x: float, y: float, half: float) -> Rect:
    return x - half, y - 13, x + half, y + 13


def _touch(a: Rect, b: Rect) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
