"""Olympos' pieces, made of an edition that hangs together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Literal

from orichalcum.games.olympos.editions import GOOD_NAMES, Cell, Good, OlymposSheet, spaces
from orichalcum.games.olympos.faults import faults
from orichalcum.games.olympos.pieces import MOST_SEATS, SLOTS, Columns, Pieces, packed
from orichalcum.kernel.edition import Strict
from orichalcum.kernel.errors import BadEdition


def pieces_of(sheet: OlymposSheet, file: str) -> Pieces:
    """What lies in the box of this edition; refused with the reason if it does not hang together."""
    for table, row, expected in faults(sheet):
        raise BadEdition(file, table, row, expected)
    return Pieces(
        lands=land_columns(sheet),
        seas=sea_columns(sheet),
        board=board_columns(sheet),
        traits=trait_columns(sheet),
        track={
            "zeus": list(sheet.track.zeus),
            "cards": list(sheet.track.cards),
            "cross": [sheet.track.cross],
            "position": list(sheet.track.position),
        },
        box=box_columns(sheet),
        sheet=sheet,
    )


def places(sheet: OlymposSheet) -> dict[str, int]:
    """The number of every space: lands before seas."""
    return {one.id: i for i, one in enumerate(spaces(sheet))}


def near_sets(sheet: OlymposSheet, kind: Literal["land", "sea"]) -> list[int]:
    number = places(sheet)
    return [sum(1 << number[other] for other in (one.land if kind == "land" else one.sea)) for one in spaces(sheet)]


def land_columns(sheet: OlymposSheet) -> Columns:
    lands = sheet.territories.rows
    return {
        "good": [GOOD_NAMES.index(one.resource) for one in lands],
        "star": [int(one.star) for one in lands],
        "zeus": [int(one.zeus) for one in lands],
        "atlantis": [int(one.atlantis) for one in lands],
        "entry": [int(one.entry) for one in lands],
        "near": near_sets(sheet, "land"),
    }


def sea_columns(sheet: OlymposSheet) -> Columns:
    return {"id": list(range(len(sheet.seas.rows))), "near": near_sets(sheet, "sea")}


def ways_to_pay(cell: Cell) -> list[int]:
    """Every grey group on its own good, none of them shown in colour (6.2)."""
    free = [good for good in GOOD_NAMES if good not in cell.goods]
    found = set()
    for goods in permutations(free, len(cell.grey)):
        grey = dict(zip(goods, cell.grey, strict=True))
        found.add(packed([cell.goods.get(good, 0) + grey.get(good, 0) for good in GOOD_NAMES]))
    return sorted(found)


def board_columns(sheet: OlymposSheet) -> Columns:
    kinds, cells = sheet.discoveries.rows, sheet.cells.rows
    bonus = {one.id: 1 + i for i, one in enumerate(sheet.bonuses.rows)}
    ways = [ways_to_pay(cell) for cell in cells]
    slots = [[bonus[one] for one in cell.bonus] for cell in cells]
    thirds = [bonus[cell.third] if cell.third else 0 for cell in cells]
    copies = [[line.copies[seats - 3] if seats >= 3 else 0 for line in sheet.rows.rows] for seats in range(MOST_SEATS + 1)]
    return {
        "kind_row": [kind.row - 1 for kind in kinds],
        "saves": [good_set(kind.saves) for kind in kinds],
        "copies": [n for line in copies for n in line],
        "shown": [good_set(tuple(cell.goods)) for cell in cells],
        "need": [way for line in ways for way in line],
        "need_from": [sum(len(line) for line in ways[:i]) for i in range(len(ways) + 1)],
        "slots": [n for pair, third in zip(slots, thirds, strict=True) for n in [*[*pair, 0, 0][: SLOTS - 1], third]],
        "wonder_stars": [one.stars for one in sheet.wonders.rows],
        "wonder_points": [one.points for one in sheet.wonders.rows],
    }


def good_set(goods: tuple[Good, ...]) -> int:
    return sum(1 << GOOD_NAMES.index(good) for good in goods)


DISCOVERY_TRAITS = (
    "settlers", "hours", "cubes", "draws", "swords", "zeus", "stars", "arrival", "sailing", "rides", "looks", "wins_ties",
    "building", "points", "per_disc", "per_tile", "per_sword", "per_star",
)  # fmt: skip
CARD_TRAITS = ("of", "cube", "prestige_each", "prestige_set", "hours_each", "hours_most", "stars", "zeus")
GOD_TRAITS = (
    "good", "marks", "passes", "prestige", "settlers", "cubes", "stars", "swords", "losses", "points", "ashore", "forgets",
    "delay",
)  # fmt: skip
BONUS_TRAITS = ("settlers", "hours", "cube", "prestige")


def trait_columns(sheet: OlymposSheet) -> Columns:
    return {
        "discoveries": stretches(sheet.discoveries.rows, DISCOVERY_TRAITS),
        "destiny": stretches(sheet.destiny.rows, CARD_TRAITS),
        "gods": stretches(sheet.gods.rows, GOD_TRAITS),
        "bonuses": stretches(sheet.bonuses.rows, BONUS_TRAITS),
    }


def stretches(lines: Sequence[Strict], traits: tuple[str, ...]) -> list[int]:
    """Trait by trait, of each all lines; a good is 1 + its number, none is 0."""
    return [as_number(getattr(line, trait)) for trait in traits for line in lines]


def as_number(value: str | int | None) -> int:
    if value is None:
        return 0
    return 1 + GOOD_NAMES.index(value) if isinstance(value, str) else int(value)


def box_columns(sheet: OlymposSheet) -> Columns:
    lines = {line.seats: line for line in sheet.seats.rows}
    return {
        "deck": [card.count for card in sheet.destiny.rows],
        "blocked": [lines[n].blocked if n in lines else 0 for n in range(MOST_SEATS + 1)],
        "third": [int(lines[n].third) if n in lines else 0 for n in range(MOST_SEATS + 1)],
        "cubes": [sheet.box.cubes],
        "camp": [sheet.box.camp],
        "discs": [sheet.box.discs],
        "settlers": [sheet.box.discs + most_gained(sheet)],
    }


def most_gained(sheet: OlymposSheet) -> int:
    """Settlers that a seat may gain in a whole game: discs never run out (1.9)."""
    bonus = {one.id: one.settlers for one in sheet.bonuses.rows}
    slots = [[bonus[one] for one in (*cell.bonus, cell.third) if one is not None] for cell in sheet.cells.rows]
    tiles = sum(one.settlers for one in sheet.discoveries.rows)
    gods = sum(one.settlers for one in sheet.gods.rows)
    return tiles + gods + sum(max(one, default=0) for one in slots)
