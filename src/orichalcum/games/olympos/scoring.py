"""Olympos' final account: prestige from everywhere, itemised (RULES 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import (
    COLUMNS,
    GOD_POINTS,
    PER_DISC,
    PER_STAR,
    PER_SWORD,
    PER_TILE,
    POINTS,
    SWORDS,
    count,
)
from orichalcum.games.olympos.table import Olympos, discs_on_map, from_gods, star_tokens, trait_of
from orichalcum.kernel.rows import row

POSITION: Final = 0
PRESTIGE: Final = 1
TERRITORIES: Final = 2
ATLANTIS: Final = 3
DISCOVERIES: Final = 4
WONDERS: Final = 5
WRITINGS: Final = 6  # Poetry and Philosophy
CITY: Final = 7
SCIENCE: Final = 8
ABSOLUTISM: Final = 9
ENGINEERING: Final = 10
GODS: Final = 11
CARDS: Final = 12
ITEMS: Final = 13

PER_TERRITORY: Final = 1
PER_ISLAND: Final = 2
PER_DISCOVERY: Final = 2


def account(t: Olympos, who: i64) -> vec[i64]:
    """As if the game ended now: every item in its place (10.3)."""
    out = row(ITEMS, 0)
    tiles = count(t.tiles[who])
    islands = count(t.held[who] & t.pieces.atlantis)
    out[POSITION] = position_points(t, who)
    out[PRESTIGE] = t.prestige[who]
    out[TERRITORIES] = PER_TERRITORY * (count(t.held[who]) - islands)
    out[ATLANTIS] = PER_ISLAND * islands
    out[DISCOVERIES] = PER_DISCOVERY * tiles
    out[WONDERS] = wonder_points(t, who)
    out[WRITINGS] = trait_of(t, who, POINTS)
    out[CITY] = trait_of(t, who, PER_DISC) * discs_on_map(t, who)
    out[SCIENCE] = trait_of(t, who, PER_TILE) * tiles
    out[ABSOLUTISM] = trait_of(t, who, PER_SWORD) * trait_of(t, who, SWORDS)
    out[ENGINEERING] = trait_of(t, who, PER_STAR) * star_tokens(t, who)
    out[GODS] = from_gods(t, who, GOD_POINTS)
    out[CARDS] = t.hand_size[who]
    return out


def score(t: Olympos, who: i64) -> i64:
    items = account(t, who)
    sum: i64 = 0
    for item in range(ITEMS):
        sum += items[item]
    return sum


def position_points(t: Olympos, who: i64) -> i64:
    """The nearer to the last Zeus space the more; before it nothing yet (10.3)."""
    beyond = t.marker[who] - t.pieces.last_zeus
    return t.pieces.position[beyond] if beyond >= 0 else 0


def wonder_points(t: Olympos, who: i64) -> i64:
    sum: i64 = 0
    for wonder in range(COLUMNS):
        if (t.wonders[who] >> wonder) & 1 != 0:
            sum += t.pieces.wonder_points[wonder]
    return sum


def works(t: Olympos, who: i64) -> i64:
    """Discoveries and wonders: more of them win a tie (10.4)."""
    return count(t.tiles[who]) + count(t.wonders[who])
