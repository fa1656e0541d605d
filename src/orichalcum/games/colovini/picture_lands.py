"""Both ends of the path: the sinking city with its quay, and the mainland with its forum."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final

from orichalcum.games.colovini.picture_path import Lay, Shape
from orichalcum.pictures.coast import column, house, lighthouse, temple, tree
from orichalcum.pictures.draw import Point, at, box, g, oval, path

ISLE: Final = "M-100 8C-104 -24 -64 -46 -12 -47C52 -49 98 -30 100 4C102 38 60 56 4 56C-56 56 -97 42 -100 8Z"
TONGUE: Final = (
    "M-106 4C-92 2 -84 14 -74 20C-62 26 -58 38 -46 42C-34 46 -24 54 -16 63C-30 70 -64 66 -84 54C-104 42 -112 20 -106 4Z"
)
SURF: Final = "M-104 5C-92 2 -84 14 -74 20C-62 26 -58 38 -46 42C-36 45 -28 50 -22 56"
COASTS: Final[dict[Shape, str]] = {
    "wide": "M-420 352C-300 374 -160 360 -60 374C-10 366 52 372 104 384C150 394 176 378 216 388C262 398 302 408 312 432C322 456 296 470 306 512C318 600 290 700 310 860H-420Z",
    "tall": "M740 340C640 372 500 360 410 374C388 374 368 378 354 388C342 397 344 405 333 414C319 425 317 440 313 452C310 461 307 470 309 482C316 560 290 640 310 820H740Z",
}
HILLS: Final[dict[Shape, str]] = {
    "wide": "M-420 392C-300 380 -160 396 -60 390C-8 376 40 384 84 396C128 408 96 424 60 430C30 436 10 470 -60 474C-180 480 -300 452 -420 470Z",
    "tall": "M740 372C620 392 500 372 410 380C392 378 374 383 362 392C354 400 366 408 380 412C392 416 398 430 410 434C520 452 640 420 740 440Z",
}
GROVES: Final[dict[Shape, str]] = {
    "wide": "M-420 412C-300 396 -160 412 -60 404C-20 390 14 394 40 404C60 414 30 420 12 428C-8 436 -24 456 -60 460C-180 462 -300 436 -420 448Z",
    "tall": "M740 388C620 404 500 384 410 388C398 386 386 389 380 395C388 402 398 406 410 412C520 424 640 404 740 416Z",
}
FIELDS: Final[dict[Shape, str]] = {
    "wide": "M124 400Q140 394 156 394M150 388Q166 388 180 392M176 398Q190 394 206 396"
    "M90 480Q112 488 140 490M96 487Q112 493 132 494M240 486Q256 484 268 478M244 493Q258 491 270 485M62 462Q58 470 58 478M70 466Q67 472 67 478",
    "tall": "M318 452Q320 444 325 438M314 462Q316 456 318 452",
}
SPOKES: Final = [(cos(n * pi / 12), sin(n * pi / 12)) for n in range(24)]
Thing = tuple[str, float, float, float]
BUILT: Final[dict[Shape, tuple[Thing, ...]]] = {
    "wide": (
        ("tree", 14, 398, 0.9), ("tree", 27, 403, 1.05), ("tree", 3, 411, 1), ("house", 52, 402, 0.85), ("house", 80, 409, 1),
        ("tree", 101, 404, 0.8), ("tree", 236, 410, 0.65), ("house", 252, 416, 0.75),
        ("tree", 270, 420, 0.7), ("lighthouse", 288, 430, 1.1), ("tree", 16, 440, 1.1), ("house", 40, 444, 1.1), ("tree", 60, 432, 0.8),
        ("tree", 10, 474, 1.2), ("house", 44, 484, 1.15), ("tree", 70, 490, 1), ("tree", 276, 482, 0.8), ("tree", 286, 490, 0.9),
        # Beyond the frame, where the page has other proportions.
        ("tree", -24, 404, 1), ("house", -52, 416, 1), ("tree", -84, 410, 1.1), ("house", -30, 452, 1.1), ("tree", -64, 470, 1.2),
        ("tree", -130, 430, 1), ("house", -160, 446, 1.1), ("tree", -110, 500, 1.1), ("tree", 40, 540, 1.2), ("house", 96, 560, 1.2),
        ("tree", 128, 566, 1.1), ("tree", 206, 548, 1), ("tree", 222, 556, 1.15), ("house", 160, 640, 1.2), ("tree", 60, 650, 1.2),
        ("tree", 250, 660, 1.1), ("tree", -20, 580, 1.2), ("house", -70, 560, 1.1),
    ),
    "tall": (
        ("tree", 371, 391, 0.5), ("tree", 386, 391, 0.55), ("house", 379, 400, 0.55), ("tree", 388, 412, 0.6),
        ("house", 361, 405, 0.5), ("lighthouse", 341, 420, 0.6),
        ("tree", 404, 396, 0.6), ("house", 418, 412, 0.6), ("tree", 432, 404, 0.6), ("tree", 410, 448, 0.65), ("house", 440, 440, 0.6),
        ("tree", 456, 424, 0.6), ("house", 480, 452, 0.65), ("tree", 500, 420, 0.65), ("tree", 404, 500, 0.65), ("tree", 350, 500, 0.6),
        ("house", 376, 506, 0.65), ("tree", 430, 520, 0.7), ("house", 340, 560, 0.65), ("tree", 364, 568, 0.65),
    ),
}  # fmt: skip
ROADS: Final[dict[Shape, str]] = {
    "wide": "M304 441C292 444 284 446 268 450M104 424C96 416 88 416 66 412M76 452C60 452 50 456 40 462M104 478C94 486 80 490 60 490",
    "tall": "M318 444L326 442M352 424L356 412M368 424L376 408",
}
ISLE_SIZE: Final[dict[Shape, float]] = {"wide": 0.97, "tall": 0.47}
PIERS: Final[dict[Shape, str]] = {"wide": "M304 440L333 434", "tall": "M319 446L301 441"}


def ground(lay: Lay, shape: Shape) -> str:
    """What trembles: the shallows and the soil of both shores."""
    (x, y), wide = lay.atlantis, 1.0 if shape == "wide" else 0.6
    isle = _shallows(ISLE, 1) + path(ISLE, fill="var(--under)", transform="translate(0 8)") + path(ISLE, fill="var(--land)")
    coast = COASTS[shape]
    soil = path(coast, fill="var(--under)", transform=f"translate(0 {6 * wide:g})") + path(coast, fill="var(--land)")
    green = path(HILLS[shape], fill="var(--hill)") + path(GROVES[shape], fill="var(--grove)", opacity=0.55)
    road = path(ROADS[shape], stroke="var(--sand)", stroke_width=7 * wide, stroke_linecap="round")
    return at(x, y, isle, scale=ISLE_SIZE[shape]) + _shallows(coast, wide) + soil + green + road


def dry(lay: Lay, shape: Shape) -> list[tuple[Point, float]]:
    """Where no wave can be: both shores, by middle and reach."""
    xs, ys = (range(-400, 311, 50), range(410, 900, 50)) if shape == "wide" else (range(350, 750, 50), range(400, 820, 50))
    return [(lay.atlantis, 150 * lay.crowd), *(((float(x), float(y)), 62.0) for x in xs for y in ys)]


def atlantis(lay: Lay, shape: Shape) -> str:
    """The sinking city: a ringed canal, a leaning temple, broken columns, and the sea over its western steps."""
    x, y = lay.atlantis
    return at(x, y, _city(), _quay(), _flood(), scale=ISLE_SIZE[shape], id="atlantis")


def _shallows(coast: str, wide: float) -> str:
    return "".join(
        path(coast, stroke=f"var(--{tone})", stroke_width=w * wide, opacity=much)
        for tone, w, much in (("sea", 92, 0.6), ("shoal", 62, 0.6), ("surf", 34, 0.6), ("foam", 8, 0.6))
    )  # fmt: skip


def _city() -> str:
    terraces = (
        oval(-6, -17, 80, 23, fill="var(--under)") + oval(-6, -21, 80, 23, fill="var(--stone)")
        + oval(-6, -22, 66, 18, fill="none", stroke="var(--shoal)", stroke_width=5.5)
        + oval(-6, -23, 66, 18, fill="none", stroke="var(--foam)", stroke_width=1.2, opacity=0.5)
        + oval(-6, -24, 52, 13, fill="var(--under)") + oval(-6, -27, 52, 13, fill="var(--marble)")
    )  # fmt: skip
    around = "".join(
        at(x, y, column(h), turn=turn)
        for x, y, h, turn in ((-70, -14, 22, -7), (-58, -8, 13, 4), (60, -14, 24, 5), (48, -8, 12, -3))
    )
    return terraces + g(temple(), transform="translate(-8 -22) rotate(-4)") + around


def _quay() -> str:
    """Where the figures wait: dressed stone before the city."""
    stones = "M-52 18C-20 4 50 2 84 14C96 22 84 40 58 44C20 50 -36 48 -54 36C-62 30 -60 22 -52 18Z"
    joints = "M-30 11L-40 46M-4 7L-8 49M22 6L26 48M50 7L62 43M-58 28H90"
    return (
        path(stones, fill="var(--under)", transform="translate(0 4)") + path(stones, fill="var(--stone)")
        + path(joints, stroke="var(--edge)", stroke_width=1.2, opacity=0.8)
    )  # fmt: skip


def _flood() -> str:
    """The sea has come over the western steps."""
    return g(
        path(SURF, stroke="var(--foam)", stroke_width=7, opacity=0.6, stroke_linecap="round"), path(TONGUE, fill="var(--surf)"),
        path(TONGUE, fill="var(--shoal)", transform="translate(-6 7)", opacity=0.8),
        path("M-98 24q8 -6 16 0t16 0M-84 40q8 -6 16 0t16 0", stroke="var(--foam)", stroke_width=2, opacity=0.6, stroke_linecap="round"),
    )  # fmt: skip


def village(shape: Shape) -> str:
    """The coast that is safe: fields, a pier, houses, trees, a lighthouse."""
    wide = 1.0 if shape == "wide" else 0.6
    pier = path(PIERS[shape], stroke="var(--plank)", stroke_width=11 * wide) + path(
        PIERS[shape], stroke="var(--wood)", stroke_width=8 * wide, stroke_dasharray="5 1.6"
    )
    fields = path(FIELDS[shape], stroke="var(--under)", stroke_width=1.8 * wide, opacity=0.5, stroke_linecap="round")
    return fields + pier + "".join(_thing(*one) for one in BUILT[shape])


@cache
def forum(lay: Lay) -> str:
    """Where arrivals gather."""
    (x, y), (rx, ry) = lay.forum, lay.round
    wide = 0.6 if lay.is_close else 1.0
    rays = "".join(
        f"M{x + rx * 0.5 * c:.1f} {y + ry * 0.42 * s:.1f}L{x + rx * 0.86 * c:.1f} {y + ry * 0.8 * s:.1f}" for c, s in SPOKES
    )
    return (
        oval(x, y + 4 * wide, rx, ry, fill="var(--under)") + oval(x, y, rx, ry, fill="var(--stone)")
        + oval(x, y, rx * 0.86, ry * 0.8, fill="none", stroke="var(--edge)", stroke_width=1.6 * wide)
        + path(rays, stroke="var(--edge)", stroke_width=1.1 * wide)
        + oval(x, y, rx * 0.5, ry * 0.42, fill="var(--sand)", stroke="var(--edge)", stroke_width=1.2 * wide)
        + ("" if lay.is_close else at(x - 8, y - ry + 4, _stoa()))
    )  # fmt: skip


def _stoa() -> str:
    """A hall of columns behind the forum, 116 wide."""
    columns = "".join(
        box(x, -17, 4.5, 17, 1, fill="var(--marble)") + box(x + 2.7, -17, 1.8, 17, fill="#00000022") for x in range(-54, 54, 15)
    )
    return (
        oval(6, 2, 66, 5, fill="var(--shade)", opacity=0.22) + box(-55, -18, 110, 18, fill="var(--under)", opacity=0.85)
        + columns + box(-58, -1, 116, 4, 1, fill="var(--edge)") + path("M-62 -17L-52 -29H52L62 -17Z", fill="var(--roof)")
        + path("M-56 -20.500H56M-52 -24.500H52", stroke="#00000030", stroke_width=1.3) + box(-60, -18, 120, 3, 1, fill="var(--stone)")
    )  # fmt: skip


def _thing(kind: str, x: float, y: float, size: float) -> str:
    return {"tree": tree, "house": house, "lighthouse": lighthouse}[kind](x, y, size)


def standing_places(lay: Lay, ashore: Sequence[Sequence[int]], middle: Point, across: int) -> dict[int, Point]:
    """Where figures stand that are on Atlantis or home: each seat's in a group of its own, groups beside one another.

    `ashore` holds the figures of each seat; `across` groups stand in a row.
    """
    size = lay.crowd
    step, apart, deep = 21 * size, 74 * size, 42 * size  # so that every mark is seen
    groups = [one for one in ashore if one]
    rows = [groups[i : i + across] for i in range(0, len(groups), across)]
    found: dict[int, Point] = {}
    for r, row in enumerate(rows):
        y = middle[1] + (r - (len(rows) - 1) / 2) * deep + 9 * size
        for c, figures in enumerate(row):
            x = middle[0] + (c - (len(row) - 1) / 2) * apart
            for n, figure in enumerate(figures):
                found[figure] = (x + (n - (len(figures) - 1) / 2) * step, y + (n % 2) * 3 * size)
    return found
