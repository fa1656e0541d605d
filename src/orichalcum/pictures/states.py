"""What can I do, what just happened: the looks of a choice (art, section 7), and what makes a thing choosable.

A shape is anything that draws one outline with the strokes it is given: `frame`, `outline`, `circle`.
"""

from collections.abc import Callable, Collection, Hashable
from functools import partial
from typing import Final

from orichalcum.pictures.draw import Point, at, box, breadth, dot, el, g, line, path, text
from orichalcum.pictures.marks import mark
from orichalcum.pictures.palette import FLAG_INK, INK, PALE, SEATS, TWIN

Shape = Callable[..., str]

MANY: Final = 12  # more choices than this: thin rings, no pulse
EMBER: Final = "#e0a23c"  # below a glow that pulses, so that the twin never shines through
LEAST: Final = 48.0  # a target of 44 px in a picture 390 wide that is shown 360 wide


def frame(x: float, y: float, w: float, h: float, r: float) -> Shape:
    return partial(box, x, y, w, h, r, fill="none")


def outline(d: str) -> Shape:
    return partial(path, d, stroke_linejoin="round")


def circle(x: float, y: float, r: float) -> Shape:
    return partial(dot, x, y, r, fill="none")


def glow(shape: Shape, thin: bool = False, fill: bool = False, rim: float = 0) -> str:
    """You may choose this: the glow, and its dark twin outside it at full strength.

    `fill` lights a whole area; `rim` is the pale rim of a figure behind which the ring is laid (5.5 of a settler).
    """
    wide = 3.0 if thin else 4.5
    if rim:
        wide = rim + 2 * wide
    area = shape(fill="var(--glow)", fill_opacity=0.34) if fill else ""
    twin = shape(stroke=TWIN, stroke_width=wide + 3)
    if thin:
        return area + twin + shape(stroke="var(--glow)", stroke_width=wide)
    return area + twin + shape(stroke=EMBER, stroke_width=wide) + shape(stroke="var(--glow)", stroke_width=wide, class_="pulse")


def lit(anchor: str, *inside: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """What shows that an anchor may be chosen now: an element of its own, so that it can come and go by itself."""
    return at(x, y, *inside, scale=scale, id=f"lit-{anchor}", class_="lit", pointer_events="none")


def taken(shape: Shape) -> str:
    """You have chosen this."""
    return shape(stroke=PALE, stroke_width=8.5) + shape(stroke="var(--press)", stroke_width=4.5)


def focus(shape: Shape) -> str:
    """Where the keys are: white, and dark outside it. The shape lies 3 away from the thing, over everything."""
    return shape(stroke=INK, stroke_width=7) + shape(stroke="#fff", stroke_width=3)


def just_moved(shape: Shape) -> str:
    """The spot that was left."""
    return shape(stroke=TWIN, stroke_width=4.6, opacity=0.5) + shape(
        stroke="#fff", stroke_width=3.4, stroke_dasharray="8 6", stroke_linecap="round"
    )


def trail(way: list[Point], seat: str, size: float = 1) -> str:
    """The way that was gone, in dots of the seat."""
    d = line(way)
    dots = {"stroke_linecap": "round", "stroke_dasharray": f"0.1 {11 * size:g}"}
    rim, dot = (round(wide * size, 2) for wide in (7.5, 4.4))
    return path(d, stroke=PALE, stroke_width=rim, **dots) + path(d, stroke=SEATS[seat][1], stroke_width=dot, **dots)


def yours(shape: Shape) -> str:
    """What I should gain by this."""
    return shape(stroke=TWIN, stroke_width=5.2, opacity=0.75) + shape(stroke="#fff", stroke_width=3.2, stroke_dasharray="8 6")


def flag(words: str, warn: bool = False) -> str:
    """A word beside a choice; `warn` for a refusal or a loss. 22 high around its middle, `flag_width` wide."""
    wide = flag_width(words)
    ground, rim, ink = (PALE, "#a52f1c", "#8c2414") if warn else ("var(--glow)", "#5a3600", FLAG_INK)
    return box(-wide / 2 + 1, -9, wide, 22, 11, fill="var(--shade)", opacity=0.4) + box(
        -wide / 2, -11, wide, 22, 11, fill=ground, stroke=rim, stroke_width=1.6
    ) + text(0, 4.7, words, 13.5, fill=ink)  # fmt: skip


def flag_width(words: str) -> float:
    return max(24.0, 15 + breadth(words, 13.5))


def target(x: float, y: float, w: float, h: float, least: float = LEAST) -> str:
    """What a finger or a mouse meets: unseen, around the middle of a thing, never smaller than the least."""
    wide, high = max(w, least), max(h, least)
    return box(x - (wide - w) / 2, y - (high - h) / 2, wide, high, fill="none", pointer_events="all", class_="target")


def lit_among(anchors: Collection[str], thin: bool, *beginnings: str) -> Hashable:
    """What glows in a part of a picture, whose anchors begin like this; mostly nothing."""
    lit = frozenset(one for one in anchors if one.startswith(beginnings)) if anchors else None
    return (thin, lit) if lit else ()


def anchor(
    name: str, label: str, *inside: str, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0,
    kind: str = "", is_lit: bool = False, more: str = "",
) -> str:  # fmt: skip
    """Something that can be chosen: its id is its anchor, its label is read aloud, and `more` after it. Put a `target` inside."""
    open_now: dict[str, object] = {"role": "button", "tabindex": 0} if is_lit else {"role": "img"}
    return at(
        x, y, *inside, scale=scale, turn=turn, id=name, data_anchor=name, class_=f"anchor {kind}".strip(),
        aria_label=label, aria_description=more or None, **open_now,
    )  # fmt: skip


def faded(*inside: str) -> str:
    """May not be chosen now."""
    return g(*inside, opacity=0.42)


def seal(seat: str) -> str:
    """Wax on a sealed answer, 28 across: that it is given, never what it is."""
    body, edge, _, _ = SEATS[seat]
    drops = "M-12 -4C-15 -10 -8 -15 -3 -12C2 -16 9 -14 11 -8C16 -4 14 4 11 7C9 14 1 14 -3 12C-10 14 -15 8 -12 3C-14 1 -14 -2 -12 -4Z"
    return (
        path(drops, fill="var(--shade)", opacity=0.35, transform="translate(1.5 3)")
        + path(drops, fill=body, stroke=edge, stroke_width=1.6)
        + dot(0, 0, 8.4, fill="none", stroke=edge, stroke_width=1.4, opacity=0.6) + mark(seat, 0.92)
    )  # fmt: skip


def thinking() -> str:
    """Three waves for under the plate of a seat that thinks, 60 wide; the page lets them run."""
    wave = "".join(
        path(f"M{x} 0q3.500 -4.500 7 0t7 0", stroke="var(--ink2)", stroke_width=2, stroke_linecap="round", class_="wave")
        for x in (-30, -7, 16)
    )
    return el("g", wave, class_="thinking")
