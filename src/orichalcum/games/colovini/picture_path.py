"""Where everything lies in Colovini's picture: the path folded into four long rows or seven short ones, and both shores."""

from __future__ import annotations

from functools import cache
from math import sin
from typing import Final, NamedTuple

from orichalcum.pictures.draw import Point, evenly, smooth

Shape = str  # "wide" or "tall"
GRAIN: Final = 12  # points of the way from one space to the next


class Lay(NamedTuple):
    """One folding of the path. `size` of tiles and figures, `tag` of prices, `flag` of words, `letter` in the units of a tile.

    Flags lie so far `above` or `below` the middle of a tile, between the values of one row and the heads of the next.

    `reach` is the target of a tile, `crowd` the size of figures ashore, `quay` and `forum` where they stand,
    `across` so many seats beside one another at home; `round` is the forum from its middle.
    """

    w: float
    h: float
    size: float
    tag: float
    flag: float
    above: float
    below: float
    letter: float
    reach: Point
    crowd: float
    spots: tuple[Point, ...]
    way: tuple[Point, ...]
    atlantis: Point
    quay: Point
    mainland: Point
    forum: Point
    across: int
    round: Point

    def __hash__(self) -> int:
        """Enough to tell the foldings apart, and as quick as what is kept by it must be."""
        return hash((self.w, self.h, self.size, self.letter))

    @property
    def is_close(self) -> bool:
        """Rows so near that a flag must begin beside the head it belongs to."""
        return self.above < 50

    def between(self, first: int, last: int) -> Point:
        """The middle of a stretch of spaces, on the way itself."""
        return self.way[(first + last + 2) * GRAIN // 2]

    def along(self, start: int, end: int) -> list[Point]:
        """The way from one place to another; -1 is Atlantis."""
        return list(self.way[(start + 1) * GRAIN : (end + 1) * GRAIN + 1])


@cache
def lay(shape: Shape, spaces: int) -> Lay:
    return {"wide": _wide, "tall": _tall}[shape](spaces)


def _wide(spaces: int) -> Lay:
    """Four rows and one space in each of the three bends; rows swing together, so that they never come nearer."""
    left, pitch, columns, top, row = 47.0, 62.8, 14, 86.0, 112.0
    inner = [left + pitch * (n + 1) for n in range(columns)]
    rows = [inner[2:], inner[::-1], inner, inner[:3:-1]]
    knots: list[Point] = []
    for n, xs in enumerate(rows):
        knots += [(x, top + row * n + _swing(x)) for x in xs]
        if n < 3:
            bend = inner[-1] + pitch - 3 if n % 2 == 0 else left + 3
            knots.append((bend, top + row * (n + 0.5) + _swing(bend)))
    return _folded(
        Lay(
            1036,
            496,
            0.89,
            0.98,
            1.0,
            59,
            52,
            14,
            (63, 76),
            0.8,
            (),
            (),
            (106, 92),
            (112, 109),
            (160, 440),
            (172, 452),
            4,
            (104, 33),
        ),
        knots,
        spaces,
    )


def _swing(x: float) -> float:
    return 5 * sin(x / 118 + 0.6)


def _tall(spaces: int) -> Lay:
    """Seven rows and one space in each bend, so that no tile hides the letter of another."""
    inner = [66 + 43.0 * n for n in range(7)]
    rows = [inner[1:], *(inner[::-1] if n % 2 else inner for n in range(1, 6)), inner[:6]]
    knots: list[Point] = []
    for n, xs in enumerate(rows):
        y = 55 + 62.0 * n
        knots += [(x, y + 2 * sin(x / 50)) for x in xs]
        if n < 6:
            knots.append((362.0 if n % 2 == 0 else 28.0, y + 31))
    return _folded(
        Lay(
            390,
            468,
            0.64,
            0.83,
            0.86,
            33,
            31,
            18,
            (48, 56),
            0.52,
            (),
            (),
            (42, 46),
            (43, 56),
            (356, 436),
            (352, 442),
            2,
            (33, 19),
        ),
        knots,
        spaces,
    )


def _folded(lay: Lay, knots: list[Point], spaces: int) -> Lay:
    """An edition with another number of spaces spreads them evenly over the same way."""
    spots = knots if len(knots) == spaces else evenly(smooth(knots), max(spaces, 2))[:spaces]
    way = smooth([lay.atlantis, *spots, lay.mainland], GRAIN)
    return lay._replace(spots=tuple(spots), way=tuple(way))
