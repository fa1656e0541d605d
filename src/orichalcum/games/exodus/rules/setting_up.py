"""Setting up: bag, goods, displays, Atlantis (RULES 2)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orichalcum.games.exodus.pieces import GAIN_WIDTH, GOODS, KINDS, KNOWLEDGE, Pieces
from orichalcum.games.exodus.rules.ids import (
    LAY_MONUMENTS,
    REFILL_KNOWLEDGE,
    REFILL_PILLARS,
    REFILL_SETTLERS,
    REFILL_TILES,
    TURN_UP_RESIDENCE,
    YEAR,
)
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.table import LUCK, Step, pending


def bare_table(seats: i64, rules: list[Step[Any]], pieces: Pieces) -> Exodus:
    """Pieces beside the board: the bag is filled, everybody has the first goods, nothing is laid out yet (2.6, 2.13)."""
    t = Exodus(seats, rules, pieces)
    for kind in range(KINDS):
        t.bag[kind] = pieces.settlers[seats]
    if pieces.plus[seats] == 0:
        for thing in range(pieces.first[KNOWLEDGE], pieces.first[KNOWLEDGE + 1]):
            t.unseen[thing] -= pieces.plus_copies[thing]
    for who in range(seats):
        t.sorting[who] = who
        t.turn_order[who] = who
        for good in range(GOODS):
            count = pieces.gain[pieces.start_gain * GAIN_WIDTH + good]
            t.goods[who * GOODS + good] += count
            t.supply[good] -= count
    if pieces.neutral[seats] != 0:
        t.neutral_king[0] = pieces.neutral_start[0]
        t.neutral_king[1] = pieces.neutral_start[1]
    return t


def set_up(t: Exodus) -> None:
    """Pillar cards, Knowledge cards, tiles, settlers, Residences, Monuments; then the first year (2.2 to 2.14)."""
    t.then(pending(TURN_UP_RESIDENCE, LUCK, t.pieces.first_shown), pending(LAY_MONUMENTS, LUCK), pending(YEAR, LUCK, 1))
    t.then(
        pending(REFILL_PILLARS, LUCK),
        pending(REFILL_KNOWLEDGE, LUCK),
        pending(REFILL_TILES, LUCK),
        pending(REFILL_SETTLERS, LUCK),
    )
