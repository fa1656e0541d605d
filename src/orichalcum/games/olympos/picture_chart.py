"""Where everything of the map lies: the outlines of lands, the borders at sea, the spaces of the track; the same at every redraw."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from orichalcum.games.olympos.editions import OlymposSheet, Territory, spaces
from orichalcum.pictures.draw import Point, by_hand, evenly, line, stray

# The sheet of an edition: places in it are places on a chart of this size, whatever size it is drawn in.
SHEET_W: Final = 760.0
SHEET_H: Final = 600.0
BEYOND: Final = 24.0  # how far lands go on under the frame
OUTSIDE: Final = -1

Side = tuple[Point, Point]


class Lay(NamedTuple):
    """A frame on the picture into which the chart is drawn. `sign` is the size of signs on lands; `names`: how large they are told."""

    x: float
    y: float
    w: float
    h: float
    sign: float
    names: float

    def spot(self, x: float, y: float) -> Point:
        """A place of the sheet as a place of the picture."""
        return self.x + x * self.w / SHEET_W, self.y + y * self.h / SHEET_H


WIDE: Final = Lay(28, 28, 557, 442, 0.7, 12)
TALL: Final = Lay(4, 4, 382, 396, 0.72, 0)
LAYS: Final = {"wide": WIDE, "map": TALL}


class Ground(NamedTuple):
    """A place whose surroundings belong to the space of this number."""

    of: int
    x: float
    y: float


class Chart(NamedTuple):
    """Of each space that is no island its outline on the sheet; the sides at which two seas meet."""

    shores: dict[int, list[Point]]
    sides: list[Side]


def grounds(sheet: OlymposSheet) -> tuple[Ground, ...]:
    """All but islands: every point of the sheet belongs to the ground that is nearest."""
    return tuple(
        Ground(n, *spot)
        for n, one in enumerate(spaces(sheet))
        if not (isinstance(one, Territory) and one.kind != "mainland")
        for spot in (one.ground or ((one.x, one.y),))
    )


@cache
def charted(found: tuple[Ground, ...], lands: int) -> Chart:
    """Cells of the same space grow together; `lands` are the numbers below which a space is land."""
    rims: dict[int, list[Side]] = {}
    seams: list[Side] = []
    for i, one in enumerate(found):
        for start, end, beyond in around(i, found):
            other = found[beyond].of if beyond != OUTSIDE else OUTSIDE
            if other == one.of:
                continue
            if one.of < lands:
                rims.setdefault(one.of, []).append((start, end))
            elif lands <= one.of < other:
                seams.append((start, end))
    return Chart({space: ring(rim) for space, rim in rims.items()}, seams)


def around(i: int, found: tuple[Ground, ...]) -> list[tuple[Point, Point, int]]:
    """The sides of one ground's cell, each with the ground beyond it."""
    x0, y0, x1, y1 = -BEYOND, -BEYOND, SHEET_W + BEYOND, SHEET_H + BEYOND
    cell = [((x0, y0), OUTSIDE), ((x1, y0), OUTSIDE), ((x1, y1), OUTSIDE), ((x0, y1), OUTSIDE)]
    one = found[i]
    near = sorted((n for n in range(len(found)) if n != i), key=lambda n: hypot(found[n].x - one.x, found[n].y - one.y))
    for n in near:
        cell = cut(cell, one, found[n], n)
    return [(p, q, beyond) for (p, beyond), (q, _) in pairwise([*cell, cell[0]])]


def cut(cell: list[tuple[Point, int]], one: Ground, other: Ground, n: int) -> list[tuple[Point, int]]:
    """What of a cell is nearer to the one ground; each corner carries what lies beyond the side that begins there."""
    mx, my, dx, dy = (one.x + other.x) / 2, (one.y + other.y) / 2, other.x - one.x, other.y - one.y
    kept: list[tuple[Point, int]] = []
    for ((px, py), beyond), ((qx, qy), _) in pairwise([*cell, cell[0]]):
        a, b = (px - mx) * dx + (py - my) * dy, (qx - mx) * dx + (qy - my) * dy
        if a <= 0:
            kept.append(((px, py), beyond))
        if a * b < 0:
            there = px + (qx - px) * a / (a - b), py + (qy - py) * a / (a - b)
            kept.append((there, n if b > 0 else beyond))
    return kept


def ring(rim: list[Side]) -> list[Point]:
    """The sides of an outline, one after another."""
    left = sorted(rim)
    way = [left.pop(0)]
    while left:
        (x, y) = way[-1][1]
        following = min(left, key=lambda side: hypot(side[0][0] - x, side[0][1] - y))
        left.remove(following)
        way.append(following)
    return [start for start, _ in way]


def outlines(sheet: OlymposSheet, the: Lay) -> dict[str, str]:
    """Every land by its name; what borders on it shares the line."""
    rows = sheet.territories.rows
    isles = tuple((one.id, one.x, one.y, one.oval) for one in rows if one.kind != "mainland")
    return _outlines(grounds(sheet), tuple(one.id for one in rows), isles, the)


@cache
def _outlines(
    found: tuple[Ground, ...], names: tuple[str, ...], isles: tuple[tuple[str, float, float, tuple[float, float, float]], ...], the: Lay
) -> dict[str, str]:  # fmt: skip
    shores = charted(found, len(names)).shores
    main = {names[n]: [the.spot(*spot) for spot in shore] for n, shore in shores.items()}
    islands = {name: [the.spot(*spot) for spot in island(x, y, oval)] for name, x, y, oval in isles}
    drawn = {name: by_hand(shape, 52) for name, shape in main.items()} | {
        name: by_hand(shape, 32) for name, shape in islands.items()
    }
    return {name: drawn.get(name, "M0 0Z") for name in names}


def island(x: float, y: float, oval: tuple[float, float, float]) -> list[Point]:
    rx, ry, turn = oval
    c, s = cos(turn * pi / 180), sin(turn * pi / 180)
    spots = [(rx * cos(i * pi / 24), ry * sin(i * pi / 24)) for i in range(48)]
    return [(x + u * c - v * s, y + u * s + v * c) for u, v in spots]


def seams(sheet: OlymposSheet, the: Lay) -> str:
    """Where one sea ends and another begins."""
    return _seams(grounds(sheet), len(sheet.territories.rows), the)


@cache
def _seams(found: tuple[Ground, ...], lands: int, the: Lay) -> str:
    ways = [(the.spot(*start), the.spot(*end)) for start, end in charted(found, lands).sides]
    return "".join(line(stray(spot) for spot in evenly(way, 5)) for way in ways)


@cache
def hours(the: Lay, last: int) -> tuple[Point, ...]:
    """The spaces of the track round the map: from the lower left corner up, over, down and back, a space on each corner."""
    x0, y0, x1, y1 = the.x - 14, the.y - 14, the.x + the.w + 14, the.y + the.h + 14
    half = (last + 3) // 2
    across = round(half * (x1 - x0) / (x1 - x0 + y1 - y0))
    corners = [(x0, y1), (x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    steps = (half - across, across, half - across, across)
    spots = [spot for side, count in zip(pairwise(corners), steps, strict=True) for spot in evenly(side, count + 1)[:-1]]
    return tuple(spots[: last + 1])
