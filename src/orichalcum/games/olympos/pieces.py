"""Olympos' pieces as an edition describes them: typed rows, the same for every table of that edition."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.kernel.rows import row, row_of

MOST_SEATS: Final = 5
GOODS: Final = 4  # grain, wood, stone, gold
ROWS: Final = 5
COLUMNS: Final = 5
CELLS: Final = 25
SLOTS: Final = 3  # of each cell: two bonuses, and the grey one
KINDS: Final = 25  # of discoveries
CARDS: Final = 10  # kinds of destiny cards
GODS: Final = 10
MOST_SPACES: Final = 62  # a set of spaces is one number
TOP: Final = 1 << 62  # the bit of place MOST_SPACES
BYTES: Final = 8

# What a discovery brings: on the spot, as long as it is owned, at the end.
SETTLERS: Final = 0
HOURS: Final = 1
CUBES: Final = 2
DRAWS: Final = 3
SWORDS: Final = 4
ZEUS: Final = 5
STARS: Final = 6
ARRIVAL: Final = 7  # saved by a new settler
SAILING: Final = 8  # saved by each step to sea
RIDES: Final = 9  # a run of land steps costs one
LOOKS: Final = 10  # more destiny cards looked at
WINS_TIES: Final = 11
BUILDING: Final = 12  # saved by a wonder
POINTS: Final = 13
PER_DISC: Final = 14
PER_TILE: Final = 15
PER_SWORD: Final = 16
PER_STAR: Final = 17
TRAITS: Final = 18

# What a destiny card brings.
CARD_OF: Final = 0  # 1 + the good that is counted
CARD_CUBE: Final = 1  # 1 + the good of a cube
PRESTIGE_EACH: Final = 2
PRESTIGE_SET: Final = 3
HOURS_EACH: Final = 4
HOURS_MOST: Final = 5
CARD_STARS: Final = 6
CARD_ZEUS: Final = 7
CARD_TRAITS: Final = 8

# What a god does.
GOD_GOOD: Final = 0
GOD_MARKS: Final = 1  # its effect lasts
GOD_PASSES: Final = 2  # until the next god
GOD_PRESTIGE: Final = 3
GOD_SETTLERS: Final = 4
GOD_CUBES: Final = 5
GOD_STARS: Final = 6
GOD_SWORDS: Final = 7
GOD_LOSSES: Final = 8
GOD_POINTS: Final = 9
GOD_ASHORE: Final = 10
GOD_FORGETS: Final = 11
GOD_DELAY: Final = 12
GOD_TRAITS: Final = 13

# What a bonus brings.
BONUS_SETTLERS: Final = 0
BONUS_HOURS: Final = 1
BONUS_CUBE: Final = 2  # 1 + the good
BONUS_PRESTIGE: Final = 3
BONUS_TRAITS: Final = 4

Columns = dict[str, list[int]]


def bit(place: i64) -> i64:
    """The set of one thing.  `1 << place` will not do beyond 30: compiled, a written 1 is only 32 bits wide."""
    return TOP >> (MOST_SPACES - place)


def count(mask: i64) -> i64:
    """How many things a set holds."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


class Pieces:
    """What lies in the box."""

    def __init__(
        self, lands: Columns, seas: Columns, board: Columns, traits: Columns, track: Columns, box: Columns, sheet: Any
    ) -> None:
        """All by place: lands before seas, cells by row; of `traits` each row is cut into stretches, one a trait."""
        self.sheet: Any = sheet  # for names and places: no rule asks it
        self.lands: i64 = len(lands["good"])
        self.spaces: i64 = self.lands + len(seas["id"])
        self.all_lands: i64 = bit(self.lands) - 1
        self.good = row_of(lands["good"])
        self.of_good: vec[i64] = row_of([_set(lands["good"], good) for good in range(GOODS)])
        self.stars: i64 = _set(lands["star"], 1)
        self.zeus_land: i64 = _set(lands["zeus"], 1)
        self.atlantis: i64 = _set(lands["atlantis"], 1)
        self.entry: i64 = _set(lands["entry"], 1)
        self.land_near = _by_byte(lands["near"], self.spaces)
        self.sea_near = _by_byte(seas["near"], self.spaces)

        self.kind_row = row_of(board["kind_row"])
        self.saves = row_of(board["saves"])  # by kind, a set of goods
        self.copies = row_of(board["copies"])  # by seats and row
        self.shown = row_of(board["shown"])  # by cell, the set of goods in colour
        self.need = row_of(board["need"])  # every way to pay a cell, packed by `packed`
        self.need_from = row_of(board["need_from"])  # by cell, and the end
        self.slots = row_of(board["slots"])  # by cell and slot, 1 + the bonus
        self.wonder_stars = row_of(board["wonder_stars"])
        self.wonder_points = row_of(board["wonder_points"])

        self.trait = row_of(traits["discoveries"])
        self.having = row_of([_having(traits["discoveries"], trait) for trait in range(TRAITS)])
        self.card = row_of(traits["destiny"])
        self.god = row_of(traits["gods"])
        self.bonus = row_of(traits["bonuses"])
        self.bonuses: i64 = len(traits["bonuses"]) // BONUS_TRAITS

        self.zeus_at = row_of(track["zeus"])
        self.zeus_cards = row_of(track["cards"])
        self.last_zeus: i64 = track["zeus"][-1]
        self.cross: i64 = track["cross"][0]
        self.position = row_of(track["position"])

        self.deck = row_of(box["deck"])
        self.blocked = row_of(box["blocked"])  # by seats
        self.third = row_of(box["third"])  # by seats
        self.cubes: i64 = box["cubes"][0]
        self.camp: i64 = box["camp"][0]
        self.discs: i64 = box["discs"][0]
        self.settlers: i64 = box["settlers"][0]  # the most that one seat can ever have


def _set(column: list[int], value: i64) -> i64:
    mask: i64 = 0
    for place, one in enumerate(column):
        if one == value:
            mask |= bit(place)
    return mask


def _having(column: list[int], trait: i64) -> i64:
    """The kinds that have a trait at all."""
    mask: i64 = 0
    for kind in range(KINDS):
        if column[trait * KINDS + kind] != 0:
            mask |= bit(kind)
    return mask


def _by_byte(near: list[int], spaces: i64) -> vec[i64]:
    """For each byte of a set of spaces and each of its 256 values: all that is next to them."""
    table = row(BYTES * 256, 0)
    for space in range(spaces):
        place = (space >> 3) * 256
        here = bit(space & 7)
        for value in range(256):
            if value & here != 0:
                table[place + value] |= near[space]
    return table


def around(near: vec[i64], spaces: i64) -> i64:
    """All that is next to a set of spaces."""
    out: i64 = 0
    place: i64 = 0
    while spaces != 0:
        out |= near[place + (spaces & 255)]
        spaces >>= 8
        place += 256
    return out


def packed(goods: list[int]) -> int:
    """Four small numbers, one a good, as one."""
    return goods[0] | goods[1] << 4 | goods[2] << 8 | goods[3] << 12


def of_packed(pack: i64, good: i64) -> i64:
    return (pack >> (4 * good)) & 15
