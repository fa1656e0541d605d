"""Water, coasts and what grows on them. Two filters only, each once in a picture and never on a piece."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from orichalcum.pictures.draw import Point, at, box, dot, el, g, line, oval, path, waves

BLEED: Final = 320  # a page with other proportions shows what lies around a picture: water and land go on there


def filters(w: float, h: float) -> str:
    """A hand's tremble for coasts, and grain for water. Both span the picture, or bands would be cut straight.

    For the same reason a group that trembles is not moved itself: what is in it is.
    """
    whole = {"filterUnits": "userSpaceOnUse", "x": -BLEED, "y": -BLEED, "width": w + 2 * BLEED, "height": h + 2 * BLEED}
    tremble = el(
        "filter", '<feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="7"/>'
        '<feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1" result="hand"/>'
        '<feDisplacementMap in="SourceGraphic" in2="hand" scale="13" xChannelSelector="R" yChannelSelector="G"/>', id="tremble", **whole,
    )  # fmt: skip
    grain = el(
        "filter", '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/>'
        '<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .5 -.22"/>', id="grain", **whole,
    )  # fmt: skip
    return tremble + grain


def sea(
    w: float, h: float, way: Sequence[Point], size: float, clear: Sequence[tuple[Point, float]], still: bool, land: str = ""
) -> str:
    """Deep water, and along the way the shallows as four soft bands that a hand might have painted.

    `land` trembles with them: one group, for the filter is dear. No wave mark lies where it shall be `clear` (middle, reach).
    """
    d = line(way)
    bands = "".join(
        path(d, stroke=f"var(--{tone})", stroke_width=wide * size, stroke_linecap="round", stroke_linejoin="round",
             opacity=much)
        for wide, tone, much in ((112, "sea", None), (92, "shoal", 0.55), (76, "shoal", 0.8), (62, "surf", 0.5))
    )  # fmt: skip
    whole = (-BLEED, -BLEED, w + 2 * BLEED, h + 2 * BLEED)
    grain = "" if still else box(*whole, filter="url(#grain)", opacity=0.35)
    return g(
        box(*whole, fill="var(--deep)"), g(bands, land, filter=None if still else "url(#tremble)"),
        waves(_swell(w, h, tuple(clear))), grain,
    )  # fmt: skip


@cache
def _swell(w: float, h: float, clear: tuple[tuple[Point, float], ...]) -> list[Point]:
    """Wave marks on open water: one in 9000 square units, the same at every redraw, none under words or pieces."""
    luck, marks = Random(5), list[Point]()
    area = (w + 2 * BLEED) * (h + 2 * BLEED)
    for _ in range(1500):
        x, y = luck.uniform(-BLEED, w + BLEED - 40), luck.uniform(-BLEED, h + BLEED)
        far = all(abs(x + 15 - cx) + abs(y - cy) > r for (cx, cy), r in clear)
        if far and all(abs(x - mx) + 2 * abs(y - my) > 90 for mx, my in marks) and len(marks) < area / 9000:
            marks.append((x, y))
    return marks


def temple() -> str:
    """A temple front, 72 wide, its steps at 0."""
    columns = "".join(
        box(x, -36, 7, 28, 2, fill="var(--marble)") + box(x + 4.5, -36, 2.5, 28, 1, fill="#00000022")
        for x in (-31, -17, -3, 11, 25)
    )
    return g(
        box(-33, -36, 66, 28, fill="var(--under)", opacity=0.75),
        path("M-37 -40L0 -60L37 -40Z", fill="var(--roof)"), path("M-27 -42L0 -56L27 -42Z", fill="var(--marble)", opacity=0.85),
        dot(0, -46.5, 3.4, fill="var(--roof)", opacity=0.8),
        box(-35, -41, 70, 6, 1, fill="var(--edge)"), columns, box(-36, -9, 72, 5, 1, fill="var(--stone)"),
        box(-40, -5, 80, 5, 1, fill="var(--edge)"),
    )  # fmt: skip


def column(h: float) -> str:
    """A lonely column, broken off at the top."""
    return g(
        path(f"M-4 0V{-h}L-1 {-h - 3}L2 {-h + 1}L4 {-h - 1}V0Z", fill="var(--marble)"),
        box(1.5, -h + 1, 2.5, h - 1, fill="#00000022"), box(-6, -2, 12, 4, 1, fill="var(--edge)"),
    )  # fmt: skip


def tree(x: float, y: float, s: float = 1) -> str:
    return at(
        x, y, oval(3, 2, 7, 2.5, fill="var(--shade)", opacity=0.25), box(-1.2, -2, 2.4, 5, fill="var(--plank)"),
        oval(0, -14, 5, 15, fill="var(--grove)"), oval(-1.5, -16, 2, 10, fill="#fff", opacity=0.14), scale=s,
    )  # fmt: skip


def house(x: float, y: float, s: float = 1) -> str:
    return at(
        x, y, oval(4, 1, 14, 3, fill="var(--shade)", opacity=0.22), box(-11, -13, 22, 14, 1, fill="var(--marble)"),
        box(3, -13, 8, 14, 1, fill="#00000018"), path("M-14 -12L0 -22L14 -12Z", fill="var(--roof)"),
        box(-5, -8, 6, 9, fill="var(--plank)"), scale=s,
    )  # fmt: skip


def lighthouse(x: float, y: float, s: float = 1) -> str:
    return at(
        x, y, oval(4, 0, 12, 3.5, fill="var(--shade)", opacity=0.25), path("M-7 0L-4.500 -34H4.500L7 0Z", fill="var(--marble)"),
        path("M-5.900 -12H5.900L5.200 -20H-5.200Z", fill="var(--roof)"), path("M1 0L1 -34H4.500L7 0Z", fill="#00000018"),
        box(-6, -38, 12, 4, 1, fill="var(--edge)"), dot(0, -42, 9, fill="#ffc65c", opacity=0.3), dot(0, -42, 4, fill="#ffc65c"),
        scale=s,
    )  # fmt: skip


def coast(d: str, land: str = "land", tremble: bool = True) -> str:
    """A shore: sea, shoal, surf and foam outside the outline, the edge of the land below it, then the land."""
    bands = "".join(
        path(d, stroke=f"var(--{tone})", stroke_width=wide, stroke_linejoin="round", opacity=much)
        for tone, wide, much in (("sea", 92, 0.9), ("shoal", 58, 0.8), ("surf", 30, 0.8), ("foam", 9, 0.85))
    )
    edge = path(d, fill="var(--under)", transform="translate(0 6)") + path(d, fill=f"var(--{land})")
    return g(bands, edge, filter="url(#tremble)" if tremble else None)
