"""The development board: what each cell costs, which kind lies there, its bonuses; below each column its wonder."""

from __future__ import annotations

from typing import NamedTuple

from orichalcum.games.olympos import naming
from orichalcum.games.olympos.editions import Bonus
from orichalcum.games.olympos.picture_map import LETTER, Lights
from orichalcum.games.olympos.pieces import COLUMNS, ROWS
from orichalcum.games.olympos.telling_table import cost_named
from orichalcum.games.olympos.view import Cell, Slot, View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.counters import good, points, star
from orichalcum.pictures.draw import at, box, breadth, dot, g, kept, path, spanning, text
from orichalcum.pictures.emblems import sign, solid
from orichalcum.pictures.marks import badge
from orichalcum.pictures.palette import INK, PALE, SEAT_NAMES

NUMERALS = ("I", "II", "III", "IV", "V")
ROW_SIGNS = ("spear", "hourglass", "bolt", "compass", "laurel")
ROW_TONES = {"red": "#a92f22", "yellow": "#8a6206", "green": "#4a7427", "blue": "#2563a8", "violet": "#6b4fa0"}
DARK = "#4b3b1d"
LACKS = "#9c2c1a"


class Grid(NamedTuple):
    """Where the board lies: its corner, what a cell and a wonder take up, the size of names, whether effects are told."""

    x: float
    y: float
    w: float
    h: float
    wonder: float
    name: float
    tells: bool

    def spot(self, place: int) -> tuple[float, float]:
        return self.x + place % COLUMNS * self.w, self.y + place // COLUMNS * self.h

    @property
    def cell(self) -> tuple[float, float]:
        return self.w - 3.5, self.h - 4.5


WIDE = Grid(635, 7, 81.8, 84.6, 65, 12, True)
TALL = Grid(17, 3, 74.2, 68.4, 58, 12, False)


def board(view: View, words: Words, the: Grid, on: Lights) -> str:
    spines = "".join(_spine(view, the, row) for row in range(ROWS))
    cells = "".join(_cell(view, words, the, n, on) for n in range(len(view.cells)))
    wonders = "".join(_wonder(view, words, the, n, on) for n in range(COLUMNS))
    return g(spines, id="spines") + g(cells, id="cells") + g(wonders, id="wonders")


@kept(lambda view, the, row: (view.sheet, the, row))
def _spine(view: View, the: Grid, row: int) -> str:
    """A row by its numeral and its sign; its colour comes last."""
    x, y = the.x - 15.5, the.y + row * the.h
    high = the.cell[1]
    tone = ROW_TONES[view.sheet.rows.rows[row].colour]
    name = ROW_SIGNS[row]
    shown = at(
        6.5, high - 13, sign(name, PALE) if name == "laurel" else solid(name, PALE), scale=0.56 if name == "laurel" else 0.4
    )
    return at(x, y, box(0, 0, 13, high, 5, fill=tone), at(6.5, 17, numeral(NUMERALS[row], 11.5, 11, PALE)), shown)


@kept(
    lambda view, words, the, n, on: (view.sheet, words, the, n, view.cells[n], on.among(f"cell-{n}", f"slot-{n}-")),
    most=4000,
)
def _cell(view: View, words: Words, the: Grid, n: int, on: Lights) -> str:
    cell, name = view.cells[n], f"cell-{n}"
    x, y = the.spot(n)
    w, h = the.cell
    body = _bare(view, n, words, w, h, on) if cell.kind < 0 else _full(view, words, the, n, on)
    ring = on.ring(name, states.frame(-1.5, -1.5, w + 3, h + 3, 9))
    return states.anchor(
        name, _told(view, words, n), states.target(0, 0, w, h, 44), body, ring, x=x, y=y, kind="cell", is_lit=name in on.anchors
    )


def _bare(view: View, n: int, words: Words, w: float, h: float, on: Lights) -> str:
    """All tiles are gone: only an outline, what they cost, and who took the bonuses."""
    left = box(1, 1, w - 2, h - 2, 8, fill="none", stroke="var(--ink2)", stroke_dasharray="5 4", opacity=0.7)
    return left + g(at(0, h / 2 - 9, *_cost(view, n, words, w, "var(--ink2)")), _foot(view, n, words, w, h, on), opacity=0.55)


def _full(view: View, words: Words, the: Grid, n: int, on: Lights) -> str:
    """What one has already is faint, and ticked off."""
    cell, (w, h) = view.cells[n], the.cell
    can = cell.price >= 0 and cell.missing == 0 and not cell.owned
    names = _names(view, words, cell, the)
    under = 22.5 if len(names) < 2 else 27.0
    drawn = g(
        _slab(view, n, can, w, h), _band(view, n, names, w, the), at(0, under + 9, *_cost(view, n, words, w)),
        _short(view, words, cell, w, under + 28) if the.tells else "", _foot(view, n, words, w, h, on), opacity=0.5 if cell.owned else None,
    )  # fmt: skip
    tick = path(
        "M-5.500 0.500L-1.500 5L6 -5", stroke="var(--ink)", stroke_width=3, stroke_linecap="round", stroke_linejoin="round"
    )
    return drawn + (at(w - 11, h - 11, tick) if cell.owned else "")


def _told(view: View, words: Words, n: int) -> str:
    """A cell for the tooltip and for whoever is read to: what lies there, what it does, what it costs."""
    cell, cost = view.cells[n], cost_named(view, n, words)
    if cell.kind < 0:
        return words("picture-cell.bare", cost=cost)
    kind = naming.kind_name(view.sheet, cell.kind, words)
    does = words(f"kind-{view.sheet.discoveries.rows[cell.kind].id}.does")
    return words("picture-cell", kind=kind, does=does, cost=cost, left=cell.left)


def _slab(view: View, n: int, can: bool, w: float, h: float) -> str:
    """The cell as a stone; more tiles than one lie on each other, those that can be paid are brighter."""
    face, rim = ("#fff3cf", "#b27a12") if can else ("var(--stone)", "var(--edge)")
    stack = "".join(
        box(0, 1.6 * i, w, h, 8, fill="var(--edge)", stroke="var(--under)", stroke_width=0.8)
        for i in range(min(view.cells[n].left, 3) - 1, 0, -1)
    )
    return box(0, 4, w, h, 8, fill="var(--under)", opacity=0.6) + stack + box(0, 0, w, h, 8, fill=face, stroke=rim)


def numeral(said: str, size: float, wide: float, ink: str) -> str:
    """Three letters are drawn together where there is not so much room."""
    fit = {"textLength": wide, "lengthAdjust": "spacingAndGlyphs"} if len(said) > 2 else {}
    return text(0, 0, said, size, "serif", fill=ink, **fit)


def _names(view: View, words: Words, cell: Cell, the: Grid) -> list[str]:
    """The name in one line, or in the lines its words allow."""
    if cell.kind < 0:
        return []
    whole = naming.kind_name(view.sheet, cell.kind, words)
    if breadth(whole, the.name) < _room(the.cell[0]) * 1.07:
        return [whole]
    return naming.kind_name(view.sheet, cell.kind, words, "narrow").split(" ")


def _band(view: View, n: int, names: list[str], w: float, the: Grid) -> str:
    row = view.sheet.rows.rows[n // COLUMNS]
    tone, high = ROW_TONES[row.colour] if names else "var(--under)", 17.5 if len(names) < 2 else 24.5
    size, top = (the.name, 15.2) if len(names) < 2 else (the.name - 0.6, 12.4)
    lines = (spanning((w - 4) / 2, top + 10.6 * i, name, size, _room(w), "serif", fill=PALE) for i, name in enumerate(names))
    pips = (box(w - 7.6, 5.5 + 4.6 * i, 3, 3.2, fill=PALE) for i in range(view.cells[n].left))
    return box(3, 2.5, w - 6, high, 5, fill=tone) + "".join([*lines, *pips])


def _room(w: float) -> float:
    """What the pips of the tiles that are left leave of a band for its name."""
    return w - 14


def _cost(view: View, n: int, words: Words, w: float, ink: str = INK) -> list[str]:
    """Goods in colour, more than one with a number, then grey ones: the dots of a group hang together and are another good."""
    row = view.sheet.cells.rows[n]
    parts: list[tuple[float, str]] = []
    for name, many in row.goods.items():
        icon = at(8, 0, good(name, words(f"letter-{name}"), LETTER), scale=0.66)
        count = text(4, 5, many, 14, "serif", fill=ink) if many > 1 else ""
        parts.append((26.0, count + at(9, 0, icon)) if many > 1 else (18.0, icon))
    pitch, gap = (11.6, 5.0) if sum(row.grey) < 5 else (9.6, 2.0)
    parts += [(pitch * many, _grey(many, pitch)) for many in row.grey]
    x = (w - sum(wide for wide, _ in parts) - gap * (len(parts) - 1)) / 2
    drawn = []
    for wide, part in parts:
        drawn.append(at(x, 0, part))
        x += wide + gap
    return drawn


def _grey(many: int, pitch: float) -> str:
    """A group of equal goods of free choice, from its left edge."""
    x = pitch / 2
    bar = path(f"M{x:.1f} 0H{x + pitch * (many - 1):.1f}", stroke="#6d6656", stroke_width=4) if many > 1 else ""
    return bar + "".join(
        dot(x + pitch * i, 0, min(4.6, pitch * 0.42), fill="#e2dccb", stroke="#6d6656", stroke_width=1.6) for i in range(many)
    )


def _short(view: View, words: Words, cell: Cell, w: float, y: float) -> str:
    """What the kind brings, in as few words as there is room for."""
    if cell.kind < 0:
        return ""
    told = words(f"kind-{view.sheet.discoveries.rows[cell.kind].id}.short")
    size = max(10.2, min(11.5, (w - 5) / breadth(told, 1)))
    return spanning(w / 2, y, told, round(size, 1), w - 5, fill=DARK, font_weight=600)


def _foot(view: View, n: int, words: Words, w: float, h: float, on: Lights) -> str:
    """Bonuses, or the badges of those who took them; at the right the time it costs who looks, or how many goods it lacks."""
    cell, y = view.cells[n], h - 10.8
    small = 1.0 if len(cell.slots) < 3 else 0.88
    pitch = (18.4 if w > 75 else 17.0) * small
    drawn = "".join(
        _slot(view, words, slot, f"slot-{n}-{k}", on, 10.5 * small + pitch * k, y, small) for k, slot in enumerate(cell.slots)
    )
    if cell.kind < 0 or cell.price < 0 or cell.owned:
        return drawn
    return drawn + at(w - 10, y, _time(cell))


def _slot(view: View, words: Words, slot: Slot, name: str, on: Lights, x: float, y: float, small: float) -> str:
    bonus = view.sheet.bonuses.rows[slot.bonus]
    shown, told = _bonus(bonus, words), naming.bonus_name(view.sheet, slot.bonus, words)
    if slot.seat >= 0:
        shown, told = badge(SEAT_NAMES[slot.seat], 7.6), words("slot-taken", letter=bonus.id, name=words.seat(slot.seat))
    ring, touch = on.ring(name, states.circle(0, 0, 10.5)), states.target(-10, -10, 20, 20, 20)
    return states.anchor(name, told, shown, ring, touch, x=x, y=y, scale=small, kind="slot", is_lit=name in on.anchors)


def _bonus(bonus: Bonus, words: Words) -> str:
    """What a free slot brings, by its sign."""
    ground = dot(0, 0, 8.4, fill=PALE, stroke="#6d5a35", stroke_width=1.3, stroke_dasharray="3 2.2")
    if bonus.cube:
        return ground + at(0, 0, good(bonus.cube, words(f"letter-{bonus.cube}"), 22), scale=0.48)
    name = "figure" if bonus.settlers else "hourglass" if bonus.hours else "laurel"
    return ground + at(0, 0, sign(name, DARK), scale=0.62)


def _time(cell: Cell) -> str:
    """The time on a lit tag if the goods are there, else how many are missing."""
    if cell.missing:
        return text(0, 4.5, f"−{cell.missing}", 13, "serif", fill=LACKS)
    tag = box(-8.5, -8.5, 17, 17, 8.5, fill="var(--glow)", stroke="#5a3600", stroke_width=1.4)
    return tag + text(0, 4.7, cell.price, 13, "serif", fill="#2b1800")


@kept(
    lambda view, words, the, n, on: (view.sheet, words, the, n, view.columns[n], view.me, on.among(f"wonder-{n}")),
    most=1000,
)
def _wonder(view: View, words: Words, the: Grid, n: int, on: Lights) -> str:
    column, name = view.columns[n], f"wonder-{n}"
    x, y = the.x + n * the.w, the.y + ROWS * the.h
    w, h = the.cell[0], the.wonder - 4
    if column.wonder < 0:
        bare = box(0, 0, w, h, 8, fill="none", stroke="var(--ink2)", stroke_dasharray="5 4")
        return at(x, y, bare, text(w / 2, h / 2 + 4, words("picture-built"), 12, fill="var(--ink2)"), id=name)
    one = view.sheet.wonders.rows[column.wonder]
    told = naming.wonder_name(view.sheet, column.wonder, words)
    have = column.stars[view.me] if view.me >= 0 else -1
    mine = f"{have}/{one.stars}" if have >= 0 else str(one.stars)
    fit = {"textLength": 24, "lengthAdjust": "spacingAndGlyphs"} if len(mine) > 2 else {}
    body = g(
        box(0, 4, w, h, 8, fill="var(--under)", opacity=0.6), box(0, 0, w, h, 8, fill="#efe3c8", stroke="#8f5410", stroke_width=1.6),
        at(11, 14, star(7.6)), text(19.5, 19, mine, 14, "serif", fill=INK, text_anchor="start", **fit), at(w - 13, 14, points(one.points, 10)),
        *_lines(told, w, the.name),
    )  # fmt: skip
    ring = on.ring(name, states.frame(-1.5, -1.5, w + 3, h + 3, 9))
    stars = ", ".join(words("table-stars", name=words.seat(who), n=stars) for who, stars in enumerate(column.stars))
    label = words("picture-wonder", wonder=told, n=one.stars, points=one.points, stars=stars)
    return states.anchor(
        name, label, states.target(0, 0, w, h, 44), body, ring, x=x, y=y, kind="wonder", is_lit=name in on.anchors
    )


def _lines(told: str, w: float, size: float) -> list[str]:
    """A name in one line or two."""
    parts = told.split(" ")
    parts = [told] if breadth(told, size) < w - 8 or len(parts) == 1 else [" ".join(parts[:-1]), parts[-1]]
    top = 38 if len(parts) > 1 else 43
    return [spanning(w / 2, top + 12.5 * i, part, size, w - 8, "serif", fill=INK) for i, part in enumerate(parts)]
