"""Tiles, cards, tags, bridges, pillars. Each is drawn around its middle or from its corner; the caller places it."""

from collections.abc import Callable
from typing import Final

from orichalcum.pictures.draw import at, box, breadth, g, path, text
from orichalcum.pictures.emblems import ITEM, rings, solid
from orichalcum.pictures.palette import INK, ITEMS, LETTER, PALE, POLICIES, ROWS


def face(item: str) -> str:
    """The face of a path tile without its letter and value: stone, and enamel with the emblem."""
    _, enamel, cut = ITEMS[item]
    rim = "#8a774f" if item == "statue" else "#00000040"
    return g(
        box(-29, -29, 58, 58, 11, fill="var(--stone)", stroke="#fffdf5", stroke_opacity=0.7, stroke_width=1.4),
        box(-24.5, -24.5, 49, 32, 7.5, fill=enamel, stroke=rim, stroke_width=1.4),
        path("M-17 -22.800H17", stroke="#fff", stroke_width=1.6, opacity=0.35, stroke_linecap="round"),
        at(0, -8.8, ITEM[item](cut, enamel), scale=0.86),
    )


def label(letter: str, value: int, size: float = 14) -> str:
    """What is cut into the stone foot, which nothing may cover."""
    return text(-23.5, 24, letter, size, fill=LETTER, text_anchor="start") + text(
        23.5, 25, value, 24, "serif", fill=INK, text_anchor="end"
    )


def slab(low: int) -> str:
    """The thickness of a tile under its face, and the shadow it throws."""
    return box(-28, -22 + low, 62, 58, 14, fill="var(--shade)", opacity=0.4) + box(-29, -22, 58, 58, 11, fill="var(--under)")


def lower_slab() -> str:
    """The tile underneath a tile: one more edge, and a pale line between the two."""
    return (
        box(-28, -6, 62, 58, 14, fill="var(--shade)", opacity=0.4)
        + box(-29, -14, 58, 58, 11, fill="var(--under)") + box(-29, -20, 58, 58, 11, fill="var(--edge)")
        + path("M-22 37.200H22", stroke="#fffdf5", stroke_width=1.4, opacity=0.6, stroke_linecap="round")
        + box(-29, -22.500, 58, 56.500, 11, fill="#5f4d2c", opacity=0.6)
    )  # fmt: skip


def card(item: str, letter: str) -> str:
    """A movement card, 66 by 92."""
    _, enamel, cut = ITEMS[item]
    return g(
        box(1, 4, 66, 92, 9, fill="var(--shade)", opacity=0.26),
        box(0, 0, 66, 92, 9, fill="var(--stone)", stroke="var(--edge)"),
        box(5, 5, 56, 82, 6, fill=enamel, stroke="#8a774f" if item == "statue" else "#00000033"),
        path("M10 7.500H56", stroke="#fff", stroke_width=1.6, opacity=0.3, stroke_linecap="round"),
        box(9, 9, 48, 74, 4, fill="none", stroke=cut, stroke_width=1.2, opacity=0.28),
        at(33, 46, ITEM[item](cut, enamel), scale=1.34),
        text(13, 25, letter, 15, fill=cut, text_anchor="start"),
        text(53, 79, letter, 15, fill=cut, text_anchor="end"),
    )


def price(cost: int, lit: bool = False, free: bool = False) -> str:
    """What a gap costs: a bronze-rimmed tag with a wave; a bridged gap says 0 in a green rim."""
    rim, ground = ("#2f6b43", "#eef7ea") if free else ("#8f5410", "#ffd98a" if lit else "#fff6df")
    shown = 0 if free else cost
    wide = 40 if shown < 10 else 49
    x = -wide / 2
    return g(
        box(x + 1.5, -9.5, wide, 25, 12.5, fill="var(--shade)", opacity=0.45),
        box(x, -12.5, wide, 25, 12.5, fill=ground, stroke=rim, stroke_width=2.6),
        path(f"M{x + 6:g} 1.500q3.500 -4.500 7 0t7 0", stroke="#1f6f80", stroke_width=2.2, stroke_linecap="round"),
        text(x + (wide + 18) / 2, 6, shown, 17, "serif", fill=INK),
    )


def bridge(d: str) -> str:
    planks = {"stroke": "var(--wood)", "stroke_dasharray": "6.5 2"}
    return g(
        path(d, stroke="var(--shade)", stroke_width=30, opacity=0.4, transform="translate(2 7)"),
        path(d, stroke="#4f3216", stroke_width=31), path(d, stroke="var(--plank)", stroke_width=28),
        path(d, stroke_width=24, **planks), path(d, stroke="var(--plank)", stroke_width=16, opacity=0.22),
        path(d, stroke_width=10, opacity=0.85, **planks),
    )  # fmt: skip


def paper(x: float, y: float, w: float, h: float, r: float = 16) -> str:
    return box(x, y + 3, w, h, r, fill="var(--shade)", opacity=0.14) + box(
        x, y, w, h, r, fill="var(--panel)", stroke="var(--line)"
    )


def caption(x: float, y: float, words: str, more: str = "") -> str:
    """The heading of a zone, and in small what it is."""
    rest = (
        text(x + breadth(words, 17) + 12, y, more, 12.5, fill="var(--ink2)", text_anchor="start", font_weight=500)
        if more
        else ""
    )
    return text(x, y, words, 17, "serif", text_anchor="start") + rest


def tag(words: object, tone: str = "#fff6df", rim: str = "#8f5410", ink: str = INK, size: float = 15) -> str:
    """A number or a short word on a bronze-rimmed tag, 25 high around its middle."""
    wide = max(26.0, 16 + breadth(str(words), size))
    return g(
        box(-wide / 2 + 1, -9.5, wide, 25, 12.5, fill="var(--shade)", opacity=0.4),
        box(-wide / 2, -12.5, wide, 25, 12.5, fill=tone, stroke=rim, stroke_width=2.4),
        text(0, size * 0.35, words, size, "serif", fill=ink),
    )


def space(w: float, h: float, r: float = 7, tone: str = "var(--stone)", rim: str = "var(--edge)", wide: float = 1.2) -> str:
    """An empty space of a track or a display, lying 3 thick, around its middle."""
    return box(-w / 2, -h / 2 + 3, w, h, r, fill="var(--under)") + box(
        -w / 2, -h / 2, w, h, r, fill=tone, stroke=rim, stroke_width=wide
    )


def well(w: float, h: float, r: float = 10) -> str:
    """A place where something may come to lie: dashed, around its middle."""
    return box(-w / 2, -h / 2, w, h, r, fill="var(--well)", stroke="var(--ink2)", stroke_width=1.4, stroke_dasharray="5 4")


# The lower edge of the enamel at the head of a full text card, from right to left: it tells what the card is for.
HEADS: Final[dict[str, Callable[[float], str]]] = {
    "flat": lambda w: f"h{-w:g}",
    "arch": lambda w: f"q{-w / 2:g} -17 {-w:g} 0",
    "wave": lambda w: f"q{-w / 8:g} 9 {-w / 4:g} 0t{-w / 4:g} 0t{-w / 4:g} 0t{-w / 4:g} 0",
    "saw": lambda w: f"l{-w / 16:g} 8l{-w / 16:g} -8" * 8,
}


def sheet_card(w: float = 112, h: float = 170, enamel: str = "#2563a8", head: float = 74, shape: str = "flat") -> str:
    """A card with room for a full text: a stone sheet, enamel at its head. From its upper left corner; `shape` of HEADS."""
    wide = w - 12
    top = f"M6 13q0 -7 7 -7h{wide - 14:g}q7 0 7 7V{head:g}{HEADS[shape](wide)}Z"
    return (
        box(1, 5, w, h, 11, fill="var(--shade)", opacity=0.25) + box(0, 0, w, h, 11, fill="var(--stone)", stroke="var(--edge)")
        + path(top, fill=enamel, stroke="#00000033", stroke_linejoin="round")
        + path(f"M14 8.500H{w - 14:g}", stroke="#fff", stroke_width=1.6, opacity=0.3, stroke_linecap="round")
    )  # fmt: skip


def policy_card(kind: str, letter: str, name: str, does: str = "", w: float = 112, h: float = 170) -> str:
    """A card of POLICIES: its head told by outline, its sign, its letter upper left, its name; `does` names the kind in words."""
    enamel, cut, shape, sign = POLICIES[kind]
    return g(
        sheet_card(w, h, enamel, 74, shape),
        at(w / 2, 42, solid(sign, cut, 1.5)), text(14, 26, letter, 15, fill=cut, text_anchor="start"),
        text(w - 13, 24, does, 12, fill=cut, text_anchor="end") if does else "", text(w / 2, 103, name, 16, "serif", fill=INK),
    )  # fmt: skip


def row_mark(n: int) -> str:
    """The head of row n (from 0) of a display, 46 by 30 around its middle: its Roman numeral and its sign, then its colour."""
    tone, ink, numeral, sign = ROWS[n]
    return (
        box(-22, -12, 46, 30, 8, fill="var(--shade)", opacity=0.3) + box(-23, -15, 46, 30, 8, fill=tone, stroke=PALE, stroke_width=1.5)
        + text(-16, 5.500, numeral, 15, "serif", fill=ink, text_anchor="start") + at(12, 0, solid(sign, ink, 0.55))
    )  # fmt: skip


def card_back(w: float = 66, h: float = 92) -> str:
    """The mark of the house on deep water: a card nobody has turned."""
    return (
        box(1, 4, w, h, 9, fill="var(--shade)", opacity=0.26) + box(0, 0, w, h, 9, fill="var(--stone)", stroke="var(--edge)")
        + box(5, 5, w - 10, h - 10, 6, fill="#0f4657", stroke="#00000033") + at(w / 2, h / 2, rings("#e2a64e", 2.4))
    )  # fmt: skip
