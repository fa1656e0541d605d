"""Every piece of the box, wherever it lies: the same from set-up to end."""

from __future__ import annotations

from orichalcum.games.olympos.pieces import CARDS, COLUMNS, GOODS, KINDS
from orichalcum.games.olympos.rules.setting_up import copies_of
from orichalcum.games.olympos.table import Olympos, stock


def inventory(t: Olympos) -> tuple[int, ...]:
    """Cubes, cards and tiles by kind; masters of each territory and owners of each wonder beyond the first."""
    cubes = [stock(t, good) + sum(t.cubes[who * GOODS + good] for who in range(t.seats)) for good in range(GOODS)]
    seats = range(t.seats)
    cards = [
        t.deck[card] + t.discard[card] + sum(t.hand[who * CARDS + card] + t.looked[who * CARDS + card] for who in seats)
        for card in range(CARDS)
    ]
    tiles = [t.left[kind] + sum(t.tiles[who] >> kind & 1 for who in seats) - copies_of(t, kind) for kind in range(KINDS)]
    masters = [land_masters(t, land) for land in range(t.pieces.lands)]
    wonders = [sum(t.wonders[who] >> wonder & 1 for who in seats) + (1 + wonder in t.column) for wonder in range(COLUMNS)]
    counted = [sum(cards) - t.deck_size - sum(t.discard) - sum(t.hand_size) - sum(t.looked_size)]
    surplus = [sum(n > 1 for n in masters), sum(n > 1 for n in wonders), sum(n < 0 for n in cubes)]
    return tuple(int(n) for n in (*cubes, *cards, *tiles, *counted, *surplus))


def land_masters(t: Olympos, land: int) -> int:
    """A cross, a tribe and a seat in control shut each other out."""
    return sum(t.held[who] >> land & 1 for who in range(t.seats)) + (t.blocked >> land & 1) + (t.tribes >> land & 1)
