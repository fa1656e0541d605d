"""The final account of any game: one column a seat, gains rising above a waterline in layers, losses hanging below it.

Each layer is told by its place, its letter, its number and its pattern; colour comes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from orichalcum.pictures.draw import at, box, breadth, el, g, oval, path, picture, text
from orichalcum.pictures.marks import badge
from orichalcum.pictures.palette import INK, PALE, Tones, settled


class Item(NamedTuple):
    """A source of points, or of their loss: its letter, its name, and what it brought (below 0: a loss)."""

    letter: str
    name: str
    points: int


class Column(NamedTuple):
    """One seat: its name, its colour (of palette.SEATS), its items in the order of all columns, its sum; whether it won."""

    name: str
    seat: str
    items: Sequence[Item]
    sum: int
    won: bool = False


def columns(
    accounts: Sequence[Sequence[tuple[str, int]]], names: Sequence[str], seats: Sequence[str], won: Sequence[bool] = ()
) -> list[Column]:
    """Columns of any game's accounts: for each seat (what it is called, points); seats are names of palette.SEATS.

    The letter of an item is the first of its name that is still free, so letters are unique within the set and the language.
    """
    sources = list(dict.fromkeys(source for account in accounts for source, _ in account))
    letters = _letters(sources)
    made = []
    for who, account in enumerate(accounts):
        of = {source: sum(points for one, points in account if one == source) for source in sources}
        items = [Item(letter, source, of[source]) for letter, source in zip(letters, sources, strict=True)]
        made.append(Column(names[who], seats[who], items, sum(of.values()), who < len(won) and won[who]))
    return made


def _letters(names: Sequence[str]) -> list[str]:
    found: list[str] = []
    for n, name in enumerate(names):
        free = (c.upper() for c in name if c.isalpha() and c.upper() not in found)
        found.append(next(free, str(n + 1)))
    return found


# Patterns and tones by the place of an item in the list; dark words are readable on each (5 or more).
TONES: Final = (
    "#e9d3a0",
    "#9fc7b4",
    "#e6b08a",
    "#a9c3dd",
    "#d8c3e0",
    "#c9d29b",
    "#e8c1c1",
    "#cfd3d2",
    "#f0d77a",
    "#a8cfd6",
    "#dcb8a0",
    "#c0c8ea",
)
LOSS: Final = "#f3d5cc"
_MARKS: Final = (
    "", "M0 6L6 0M-1 1L1 -1M5 7L7 5", "M0 3H6", "M3 0V6", "M1.500 1.500h.1M4.500 4.500h.1", "M0 0L6 6M-1 5L1 7M5 -1L7 1",
    "M0 3H6M3 0V6", "M0 4q1.500 -3 3 0t3 0", "M1 5L3 1L5 5", "M0 0L6 6M6 0L0 6", "M3 1.500A1.500 1.500 0 1 1 2.900 1.500", "M0 1.500H3M3 4.500H6",
)  # fmt: skip
WIDE: Final = 128  # of a column and the space beside it
SHAFT: Final = 92
RISE: Final = 250  # the highest column
LEAST: Final = 19  # a layer that can still be read


def draw_account(
    columns: Sequence[Column],
    title: str,
    tones: Tones = "page",
    names: Sequence[str] = (),
    desc: str = "",
    beside: bool = False,
) -> str:
    """The picture. `names` stand beside the letters as a legend below the columns; `beside` them on a page that is wide."""
    unit = _unit(columns)
    top, deep = (max((_height(c, unit, sign) for c in columns), default=0) for sign in (1, -1))
    legend = _legend_of(columns) if not names else list(names)
    aside = max((breadth(word, 13) for word in legend), default=0.0) + 34 if beside else 0.0
    w = max(360.0, WIDE * len(columns) + 40.0) + aside
    rows = [] if beside else _legend_rows(legend, w)
    water = 74 + top
    foot = max(deep, 14) + 20
    h = max(water + foot + 58 + 22 * len(rows), 22.0 * len(legend) + 40 if beside else 0)
    first = (w - aside - WIDE * len(columns)) / 2
    inside = "".join(
        at(first + WIDE * (n + 0.5), water, _column(c, unit), at(0, foot, _owner(c))) for n, c in enumerate(columns)
    )
    key = "".join(at(18, h - 22 * (len(rows) - n) + 8, _legend_row(row)) for n, row in enumerate(rows))
    if beside:
        key = "".join(at(w - aside + 8, 40 + 22 * n, _legend_row([word])) for n, word in enumerate(legend))
    return settled(
        picture(
            w,
            h,
            _patterns(columns),
            _sea(w - aside, water, h - 22 * len(rows) - 8),
            inside,
            key,
            title=title,
            desc=desc,
            kind="account",
        ),
        tones,
    )


def _unit(columns: Sequence[Column]) -> float:
    most = max((sum(max(i.points, 0) for i in c.items) for c in columns), default=1)
    loss = max((sum(max(-i.points, 0) for i in c.items) for c in columns), default=0)
    return min(RISE / max(most, 1), 150 / max(loss, 1), 12.0)


def _layer(points: int, unit: float) -> float:
    return max(abs(points) * unit, LEAST) if points else 0.0


def _height(c: Column, unit: float, sign: int) -> float:
    return sum(_layer(i.points, unit) for i in c.items if i.points * sign > 0)


def _sea(w: float, y: float, bottom: float) -> str:
    """The waterline: what is above it stays, what hangs below it is gone."""
    crest = f"M0 {y:g}" + "q10 -5 20 0t20 0" * (int(w / 40) + 1)
    ground = path(f"{crest}V{bottom:g}H0Z", fill="var(--shoal)", opacity=0.3)
    return ground + path(crest, stroke="var(--shoal)", stroke_width=2.4, opacity=0.8)


def _column(c: Column, unit: float) -> str:
    """Around the middle of its foot, which stands at the waterline."""
    x, up, down, layers = -SHAFT / 2, 0.0, 3.0, ""
    for n, item in enumerate(c.items):
        high = _layer(item.points, unit)
        if item.points > 0:
            up += high
            layers += at(x, -up, _block(item, n, high))
        elif item.points < 0:
            layers += at(x, down, _block(item, n, high))
            down += high
    return g(oval(4, 2, SHAFT / 2 + 6, 6, fill="var(--shade)", opacity=0.28), layers, at(0, -up, _stone(c)))


def _owner(c: Column) -> str:
    """Mark and name; a long name stands in two lines, or is drawn together."""
    first, _, last = c.name.rpartition(" ") if breadth(c.name, 15) > WIDE - 10 else ("", "", c.name)
    lines = [line for line in (first, last) if line]
    fit = {"textLength": WIDE - 8, "lengthAdjust": "spacingAndGlyphs"}
    words = (
        text(0, 30 + 16 * n, line, 15, "serif", **(fit if breadth(line, 15) > WIDE - 2 else {})) for n, line in enumerate(lines)
    )
    return at(0, 0, badge(c.seat, 10), *words)


def _block(item: Item, n: int, high: float) -> str:
    """One layer: pattern, letter on the left, number on the right."""
    tone, kind = (LOSS, "loss") if item.points < 0 else (TONES[n % len(TONES)], f"layer-{n % len(TONES)}")
    shown = str(item.points) if item.points > 0 else f"−{-item.points}"
    mid = high / 2
    rim = {"stroke": "#a52f1c", "stroke_dasharray": "5 3"} if item.points < 0 else {"stroke": "#4b3b1d"}
    return g(
        el("title", f"{item.name} {shown}"),
        box(0, 0, SHAFT, high, 3, fill=tone), box(0, 0, SHAFT, high, 3, fill=f"url(#{kind})", opacity=0.3),
        box(0, 0, SHAFT, high, 3, fill="none", stroke_width=1.4, **rim),
        box(6, mid - 8, 9 + breadth(item.letter, 12), 16, 4, fill=PALE, opacity=0.88), text(10.5, mid + 4.4, item.letter, 12, fill="#4b3b1d", text_anchor="start"),
        box(SHAFT - 12 - breadth(shown, 15), mid - 8, 8 + breadth(shown, 15), 16, 4, fill=PALE, opacity=0.88),
        text(SHAFT - 8, mid + 5.2, shown, 15, "serif", fill="#8c2414" if item.points < 0 else INK, text_anchor="end"),
    )  # fmt: skip


def _stone(c: Column) -> str:
    """The sum, cut into a stone that lies on top; the winner's wears a laurel of gold."""
    shown = str(c.sum) if c.sum >= 0 else f"−{-c.sum}"
    laurel = path(
        "M-40 -10C-52 -22 -52 -40 -44 -50M40 -10C52 -22 52 -40 44 -50",
        stroke="#b27a12",
        stroke_width=2.4,
        stroke_linecap="round",
    )
    leaves = "".join(
        oval(s * x, y, 3.1, 6.2, fill="#e2b13c", stroke="#7d5208", stroke_width=1, transform=f"rotate({s * turn} {s * x:g} {y})")
        for s in (-1, 1) for x, y, turn in ((46, -16, 60), (52, -26, 20), (53, -37, -8), (47, -46, -40))
    )  # fmt: skip
    return g(
        laurel + leaves if c.won else "",
        box(-33, -39, 70, 40, 9, fill="var(--shade)", opacity=0.3), box(-36, -40, 72, 40, 9, fill="var(--under)"),
        box(-36, -45, 72, 40, 9, fill="var(--stone)", stroke="#fffdf5", stroke_width=1.2),
        text(0, -16, shown, 26, "serif", fill=INK),
    )  # fmt: skip


def _legend_of(columns: Sequence[Column]) -> list[str]:
    """Letter and name of everything that counted for somebody, in the order of the items."""
    length = max((len(c.items) for c in columns), default=0)
    found = ([c.items[n] for c in columns if n < len(c.items) and c.items[n].points] for n in range(length))
    return [f"{some[0].letter} {some[0].name}" for some in found if some]


def _legend_rows(legend: Sequence[str], w: float) -> list[list[str]]:
    rows: list[list[str]] = [[]]
    left = w - 36
    for word in legend:
        wide = breadth(word, 13) + 26
        if wide > left and rows[-1]:
            rows.append([])
            left = w - 36
        rows[-1].append(word)
        left -= wide
    return rows if rows[-1] else []


def _legend_row(row: Sequence[str]) -> str:
    drawn, x = "", 0.0
    for word in row:
        letter, _, name = word.partition(" ")
        wide = 9 + breadth(letter, 12)
        drawn += at(x, 0, box(0, -12, wide, 16, 4, fill=PALE, stroke="#8a774f", stroke_width=1), text(4.5, 0.4, letter, 12, fill="#4b3b1d", text_anchor="start"),
                    text(wide + 6, 0.6, name, 13, text_anchor="start", font_weight=500))  # fmt: skip
        x += breadth(word, 13) + 26
    return drawn


def _patterns(columns: Sequence[Column]) -> str:
    length = min(max((len(c.items) for c in columns), default=0), len(TONES))
    look = {"stroke": "#3a2400", "stroke_width": 1.1, "stroke_linecap": "round"}
    size = {"width": 6, "height": 6, "patternUnits": "userSpaceOnUse", "patternTransform": "scale(1.7)"}
    made = "".join(el("pattern", path(_MARKS[n], **look), id=f"layer-{n}", **size) for n in range(length))
    loss = el("pattern", path("M0 6L6 0M-1 1L1 -1M5 7L7 5", stroke="#a52f1c", stroke_width=1), id="loss", **size)
    return el("defs", made, loss)
