"""Grounds and lands: patterns that tell them without colour, parchment regions, stone rings, walls, pillars."""

from collections.abc import Iterable
from typing import Final

from orichalcum.pictures.draw import at, box, breadth, dot, el, g, oval, path, sector, spanning, text
from orichalcum.pictures.palette import GOODS, GROUNDS, INK, PALE

# Marks of 14 by 14, 2 px wide or more when the picture is shown at its own size.
_LINE: Final = 'fill="none" stroke="#1b1408" stroke-width="2" stroke-linecap="round"'
GROUND_MARKS: Final = {
    "sand": '<circle cx="4" cy="4" r="1.7" fill="#1b1408"/><circle cx="11" cy="11" r="1.7" fill="#1b1408"/>',
    "meadow": f'<path d="M3 13l2-6l2 6M10 6l1.500-4l1.500 4" {_LINE}/>',
    "clay": f'<path d="M0 1H14M0 8H14M4 1V8M11 8V15" {_LINE}/>',
    "slate": f'<path d="M-2 10L10 -2M4 16L16 4" {_LINE}/>',
    "shore": f'<path d="M0 5q3.500 -4 7 0t7 0M0 12q3.500 -4 7 0t7 0" {_LINE}/>',
}
# Strokes of a hand, 26 by 22: ears, chips, firs, lozenges.
GOOD_MARKS: Final = {
    "grain": "M7 17V7M7 10l-3 -3M7 10l3 -3M7 14l-3 -3M7 14l3 -3M20 9V1M20 4l-2.500 -2.500M20 4l2.500 -2.500",
    "stone": "M4 7h6l2 3M15 17h6l1.500 -3", "wood": "M8 3l5 8H3ZM8 11v4M20 12l4 6h-8Z", "gold": "M8 4l4 5l-4 5l-4 -5ZM20 13l3 4l-3 4l-3 -4Z",
}  # fmt: skip
GROUND_LIGHT: Final = {"clay", "slate"}  # these take cream words


def patterns(of: Iterable[str] = (*GROUND_MARKS, *GOOD_MARKS)) -> str:
    """The `<defs>` with the patterns a picture uses: url(#on-clay), url(#on-grain), and url(#closed) for blocked regions."""
    made = ""
    for name in of:
        if name in GROUND_MARKS:
            made += el("pattern", GROUND_MARKS[name], id=f"on-{name}", width=14, height=14, patternUnits="userSpaceOnUse")
        else:
            strokes = path(
                GOOD_MARKS[name], stroke="#3a2400", stroke_width=1.5, stroke_linecap="round", stroke_linejoin="round"
            )
            made += el("pattern", strokes, id=f"on-{name}", width=26, height=22, patternUnits="userSpaceOnUse")
    hatch = path("M-2 8L8 -2M-2 18L18 -2M8 18L18 8", stroke="#2a2118", stroke_width=2, opacity=0.4)
    return el("defs", made, el("pattern", hatch, id="closed", width=16, height=16, patternUnits="userSpaceOnUse"))


def ground(kind: str, letter: str, w: float = 98, h: float = 78) -> str:
    """A settlement tile around its middle: colour, pattern, and its letter (or word) lower left. Needs `patterns`."""
    _, tone = GROUNDS[kind]
    x, y = -w / 2, -h / 2
    return g(
        box(x, y + 4, w, h, 10, fill="var(--under)"), box(x, y, w, h, 10, fill=tone, stroke=PALE, stroke_width=1.4),
        box(x, y, w, h, 10, fill=f"url(#on-{kind})", opacity=0.2),
        text(x + 7, y + h - 7, letter, 12, fill=PALE if kind in GROUND_LIGHT else INK, text_anchor="start"), class_="ground",
    )  # fmt: skip


def region(d: str, kind: str, closed: bool = False, gilded: bool = False, name: str = "") -> str:
    """A region of a map: its good's tone under a cream veil, strokes of a hand, a brown line. Needs `patterns`."""
    _, tone = GOODS[kind]
    veil = path(d, fill="#4a3c28", opacity=0.3) + path(d, fill="url(#closed)") if closed else ""
    gilt = path(d, stroke="#f2cf45", stroke_width=2.2) if gilded else ""
    return g(
        path(d, fill=tone), path(d, fill="#fff6df", opacity=0.24), path(d, fill=f"url(#on-{kind})", opacity=0.28), veil,
        path(d, stroke="#8f5410" if gilded else "#4a3818", stroke_width=5.4 if gilded else 2.2, stroke_linejoin="round"), gilt,
        class_="ground", id=name or None,
    )  # fmt: skip


def broken_wheel() -> str:
    """No road leads out of here: a cart wheel with a piece missing, 24 across, for closed regions."""
    spokes = "M0 0V-9M0 0L8 -4M0 0L8 5M0 0V9M0 0L-8 5"
    rim = path("M-9.500 -3A10 10 0 1 1 -9.500 4", stroke="#4a3818", stroke_width=3.4, stroke_linecap="round")
    return dot(0, 0, 13, fill="#fff6df", opacity=0.75) + rim + path(spokes, stroke="#4a3818", stroke_width=2) + dot(0, 0, 2.6, fill="#4a3818") + path(
        "M-12 -5l-4 -5M-12 -1l-6 -1", stroke="#4a3818", stroke_width=2.4, stroke_linecap="round")  # fmt: skip


def name(words: str, size: float = 14) -> str:
    """A name on a map, with a cream halo, as wide as `breadth` says."""
    return spanning(0, 0, words, size, breadth(words, size), "serif", fill="#24180a", stroke="#fff6df", stroke_width=3.4,
                    paint_order="stroke", stroke_opacity=0.85, stroke_linejoin="round")  # fmt: skip


def sea_name(words: str, size: float = 13.5) -> str:
    return spanning(0, 0, words, size, breadth(words, size), "serif", fill="var(--foam)", font_style="italic", font_weight=500)


def stone_ring(r0: float, r1: float) -> str:
    """What lies under a ring of sectors: dark water inside it, the edge of the stone, its shadow."""
    return (
        dot(0, 6, r1 + 2, fill="var(--shade)", opacity=0.5)
        + dot(0, 0, r1 + 2, fill="var(--under)")
        + dot(0, 0, r0 - 2, fill="var(--deep)")
    )


def ring_space(r0: float, r1: float, a0: float, a1: float, tone: str) -> str:
    return sector(r0 + 2, r1 - 2, a0 + 0.7, a1 - 0.7, fill=tone, stroke="var(--edge)", stroke_width=1.4)


def wall(r0: float, r1: float, angle: float) -> str:
    """A brick wall across a ring, 3 beyond it at both ends; turned about the middle of the rings."""
    high = r1 - r0 + 6
    bricks = "".join(box(-6.5, -r1 - 3 + i * 9, 13, 7, 1, fill="#b9593a", stroke="#5f2413") for i in range(int((high + 2) / 9)))
    return at(
        0, 0, box(-5, -r1 - 1, 14, high, 3, fill="var(--shade)", opacity=0.4),
        box(-4.5, -r1 - 3, 9, high, 2, fill="#8e3c22", stroke="#5f2413"), bricks, turn=angle,
    )  # fmt: skip


def pillar(tiers: int = 3) -> str:
    """A pillar around its foot, 66 high: base, shaft and capital as three blocks; what is not built is a dashed outline.

    Whole, it wears a gold fillet.
    """
    fluting = "".join(path(f"M{x} -53V-6", stroke="#c9b27f", stroke_width=3) for x in (-10, -3.3, 3.3, 10))
    blocks = (((-25, -5, 50, 11), ""), ((-17, -55, 34, 50), fluting), ((-23, -66, 46, 11), ""))
    shown = oval(0, 6, 32, 7, fill="var(--shade)", opacity=0.3)
    for n, ((x, y, w, h), more) in enumerate(blocks):
        if n < tiers:
            shown += box(x, y, w, h, 2, fill="#f4e6c6", stroke="#6d5a35", stroke_width=1.6) + more
        else:
            shown += box(
                x, y, w, h, 2, fill="#f4e6c6", fill_opacity=0.18, stroke="#6d5a35", stroke_width=1.5, stroke_dasharray="4 3"
            )
    return shown + (box(-24, -57, 48, 3.6, 1, fill="#f2bf4f", stroke="#6b4300", stroke_width=0.8) if tiers == 3 else "")


def fallen_pillar() -> str:
    """The same after its fall: the base stands, the shaft lies."""
    return pillar(1) + at(
        10, -8, box(-16, -27, 32, 54, 2, fill="#d9c7a0", stroke="#6d5a35", stroke_width=1.6), turn=-78, scale=0.82
    )
