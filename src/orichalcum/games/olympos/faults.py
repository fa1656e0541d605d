"""What is wrong with an edition of Olympos: table, row and what was expected, for everything that does not hang together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from orichalcum.games.olympos.chart import astray, crossings, lopsided, run_through, unreachable
from orichalcum.games.olympos.editions import GOOD_NAMES, Cell, God, OlymposSheet, spaces
from orichalcum.games.olympos.pieces import CARDS, COLUMNS, GODS, KINDS, MOST_SPACES, ROWS, SLOTS

Fault = tuple[str, int, str]  # table, row or 0 for all of it, what was expected

NEW_SETTLER = 2  # the price of a new settler, of which at most so much is saved
WONDER = 7
SAVING_KINDS = 3  # of these the savings stay below the price of a discovery


def faults(sheet: OlymposSheet) -> Iterator[Fault]:
    yield from name_faults(sheet)
    yield from map_faults(sheet)
    yield from land_faults(sheet)
    yield from board_faults(sheet)
    yield from trait_faults(sheet)
    yield from box_faults(sheet)


# -- names


def name_faults(sheet: OlymposSheet) -> Iterator[Fault]:
    """Everything is named once, and spaces in English at least."""
    lands = [one.id for one in sheet.territories.rows]
    yield from twice("territories", lands)
    yield from twice("seas", [one.id for one in sheet.seas.rows], lands)
    yield from twice("discoveries", [one.id for one in sheet.discoveries.rows])
    yield from twice("bonuses", [one.id for one in sheet.bonuses.rows])
    yield from twice("wonders", [one.id for one in sheet.wonders.rows])
    yield from twice("destiny", [one.id for one in sheet.destiny.rows])
    yield from twice("gods", [one.id for one in sheet.gods.rows])
    for one in spaces(sheet):
        if "en" not in one.name:
            yield at_place(sheet, one.id, "expected a name in English at least")


def twice(table: str, names: list[str], before: Sequence[str] = ()) -> Iterator[Fault]:
    seen = set(before)
    for n, name in enumerate(names, 1):
        if name in seen:
            yield table, n, f"expected one row for {name}; this is the second"
        seen.add(name)


# -- the map


def map_faults(sheet: OlymposSheet) -> Iterator[Fault]:
    """Sides, borders, ways, and borders that cross as they are drawn."""
    everywhere = spaces(sheet)
    if len(everywhere) > MOST_SPACES:
        yield "seas", 0, f"expected at most {MOST_SPACES} spaces on the map, found {len(everywhere)}"
        return
    near = {one.id: one.land + one.sea for one in everywhere}
    wrong = [*wrong_sides(sheet), *lopsided(near)]
    yield from (at_place(sheet, place, expected) for place, expected in wrong)
    if not wrong:
        yield from way_faults(sheet, near)
        yield from drawing_faults(sheet, near)


def at_place(sheet: OlymposSheet, place: str, expected: str) -> Fault:
    """The table and row of a space, and what is wrong with it."""
    lands = [one.id for one in sheet.territories.rows]
    if place in lands:
        return "territories", lands.index(place) + 1, f"{place}: {expected}"
    return "seas", [one.id for one in sheet.seas.rows].index(place) + 1, f"{place}: {expected}"


def wrong_sides(sheet: OlymposSheet) -> Iterator[tuple[str, str]]:
    """Seas listed among the land neighbours, or lands among the seas."""
    lands, seas = ({one.id for one in table.rows} for table in (sheet.territories, sheet.seas))
    for one in spaces(sheet):
        yield from (
            (one.id, f"expected land among its land neighbours, but {other} is a sea") for other in one.land if other in seas
        )
        yield from (
            (one.id, f"expected seas among its sea neighbours, but {other} is land") for other in one.sea if other in lands
        )


def way_faults(sheet: OlymposSheet, near: dict[str, tuple[str, ...]]) -> Iterator[Fault]:
    """Every space can be reached from the north."""
    entries = [one.id for one in sheet.territories.rows if one.entry]
    for place in unreachable(near, entries):
        yield at_place(sheet, place, "expected a way that leads here from the north")


def drawing_faults(sheet: OlymposSheet, near: dict[str, tuple[str, ...]]) -> Iterator[Fault]:
    """On paper no border crosses another or runs through a third place, and a bend belongs to a border."""
    at = {one.id: (one.x, one.y) for one in spaces(sheet)}
    bends = {frozenset(one.between): one.via for one in sheet.bends.rows}
    for n, between in astray([one.between for one in sheet.bends.rows], near):
        yield "bends", n, f"expected the border of two neighbours, found {' and '.join(between)}"
    for place, expected in (*run_through(near, at, bends), *crossings(near, at, bends)):
        yield at_place(sheet, place, expected)


def land_faults(sheet: OlymposSheet) -> Iterator[Fault]:
    """One Olympos, islands in the sea, and enough of each good to be blocked with at most one star among them."""
    lands = sheet.territories.rows
    peaks = sum(one.zeus for one in lands)
    if peaks != 1:
        yield "territories", 0, f"expected one Olympos, found {peaks}"
    for n, one in enumerate(lands, 1):
        if one.kind != "mainland" and one.land:
            yield "territories", n, f"{one.id}: expected an island to border on seas only"
        if one.atlantis != (one.kind == "atlantis"):
            yield "territories", n, f"{one.id}: expected atlantis = true for the kind atlantis and for no other"
    most = max((line.blocked for line in sheet.seats.rows), default=0)
    for good in GOOD_NAMES:
        plain = sum(one.resource == good and not one.star for one in lands)
        if plain < most:
            yield "territories", 0, f"expected {most} territories of {good} without a star that may be blocked, found {plain}"


# -- the development board


def board_faults(sheet: OlymposSheet) -> Iterator[Fault]:
    """Five kinds and five cells a row, five wonders, slots enough for all copies, no good saved by two kinds."""
    wrong = list(shape_faults(sheet))
    yield from wrong
    if not wrong:
        for n, cell in enumerate(sheet.cells.rows, 1):
            yield from (("cells", n, expected) for expected in cell_faults(sheet, cell))


def shape_faults(sheet: OlymposSheet) -> Iterator[Fault]:
    places = [(cell.row, cell.column) for cell in sheet.cells.rows]
    if places != [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]:
        yield "cells", 0, "expected the cells row by row, five in each"
    if Counter(one.row for one in sheet.discoveries.rows) != dict.fromkeys(range(1, ROWS + 1), COLUMNS):
        yield "discoveries", 0, "expected five kinds in each row"
    if [one.row for one in sheet.rows.rows] != list(range(1, ROWS + 1)):
        yield "rows", 0, "expected the rows 1 to 5"
    if len(sheet.wonders.rows) != COLUMNS:
        yield "wonders", 0, f"expected five wonders, found {len(sheet.wonders.rows)}"
    if [line.seats for line in sheet.seats.rows] != [3, 4, 5]:
        yield "seats", 0, "expected lines for 3, 4 and 5 seats"


def cell_faults(sheet: OlymposSheet, cell: Cell) -> Iterator[str]:
    known = [one.id for one in sheet.bonuses.rows]
    for one in (*cell.bonus, cell.third):
        if one is not None and one not in known:
            yield f"expected one of the bonuses {', '.join(known)}, found {one}"
    if len(cell.grey) > len(GOOD_NAMES) - len(cell.goods):
        yield "expected no more grey groups than goods are left for them"
    if len(cell.bonus) > SLOTS - 1:
        yield f"expected at most {SLOTS - 1} bonuses and a third one, found {len(cell.bonus)}"
    for line in sheet.seats.rows:
        copies = sheet.rows.rows[cell.row - 1].copies[line.seats - 3]
        slots = len(cell.bonus) + (1 if line.third and cell.third else 0)
        if cell.bonus and slots < copies:
            yield f"expected a bonus for each of {copies} copies with {line.seats} seats, found {slots}"


# -- what tiles, cards and gods do


def trait_faults(sheet: OlymposSheet) -> Iterator[Fault]:
    """No price falls below 1, what is counted is named, what lasts is marked."""
    kinds = sheet.discoveries.rows
    saved = Counter(good for one in kinds for good in one.saves)
    for good, n in saved.items():
        if n > 1:
            yield "discoveries", 0, f"expected one tile that saves {good}, found {n}"
    if sum(bool(one.saves) for one in kinds) > SAVING_KINDS:
        yield "discoveries", 0, f"expected at most {SAVING_KINDS} kinds that save"
    if sum(one.arrival for one in kinds) > NEW_SETTLER:
        yield "discoveries", 0, f"expected at most {NEW_SETTLER} saved by new settlers"
    if sum(one.building for one in kinds) >= WONDER:
        yield "discoveries", 0, f"expected less than {WONDER} saved by wonders"
    for n, card in enumerate(sheet.destiny.rows, 1):
        if card.of is None and (card.prestige_each or card.hours_each or card.hours_most):
            yield "destiny", n, "expected the good that is counted: of"
    for n, god in enumerate(sheet.gods.rows, 1):
        if lasts(god) and not god.marks:
            yield "gods", n, "expected marks = true for what lasts"
    if sum(god.stars for god in sheet.gods.rows) > 1:
        yield "gods", 0, "expected one god at most who gives a star"


def lasts(god: God) -> bool:
    return bool(god.stars or god.swords or god.points or god.ashore or god.delay or god.passes)


# -- track and counts


def box_faults(sheet: OlymposSheet) -> Iterator[Fault]:
    track = sheet.track
    if len(track.zeus) != len(track.cards) or any(one >= other for one, other in pairwise((*track.zeus, track.cross))):
        yield "track", 0, "expected it to rise from Zeus space to Zeus space, each with its cards, and on to the cross"
    if sum(track.cards) >= GODS:
        yield "track", 0, f"expected fewer than {GODS} gods beside the track, found {sum(track.cards)}"
    if len(track.position) != track.cross - track.zeus[-1] + 1:
        yield "track", 0, "expected the points of each space from the last Zeus to the cross"
    counts = {
        "discoveries": (len(sheet.discoveries.rows), KINDS),
        "destiny": (len(sheet.destiny.rows), CARDS),
        "gods": (len(sheet.gods.rows), GODS),
    }
    for name, (found, needed) in counts.items():
        if found != needed:
            yield name, 0, f"expected {needed} kinds, found {found}"
