"""Taking a tile: the nearest free one behind the figure, and what comes to light or sinks (RULES 5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.colovini.pieces import TILES, value_of
from orichalcum.games.colovini.rules.ids import SANK, TOOK, TOOK_NOTHING, UNCOVER, UNCOVERED
from orichalcum.games.colovini.table import VALUES, Colovini
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import pick_byte
from orichalcum.kernel.table import CHANCE, DO, LUCK, Step, pending


def free_tile(t: Colovini, start: i64, stop: i64, step: i64) -> i64:
    """The first space with a tile and nobody on it, looking from one space to another, or -1."""
    i = start
    while i != stop:
        if t.path[i] != 0 and t.stander[i] == 0:
            return i
        i += step
    return -1


def tile_to_take(t: Colovini) -> i64:
    """Nearest free tile behind the figure (5.1, 5.2), or of the whole path on the mainland (5.6); -1 for none (5.5)."""
    behind = free_tile(t, t.at - 1, -1, -1)
    if behind >= 0 or not t.take_ahead or t.at == t.shore:
        return behind
    return free_tile(t, t.at + 1, t.shore, 1)


class TakeTile(Step[Colovini]):
    """The tile goes to the seat; below it another comes to light, or the space sinks (5.1, 5.3, 5.4)."""

    kind: i64 = DO

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        space = tile_to_take(t)
        t.took = space
        if space < 0:
            t.tell(TOOK_NOTHING, who)
            return
        tile = t.path[space]
        t.loot[who * VALUES + value_of(tile)] += 1
        t.kept[who * TILES + tile] += 1
        t.path[space] = 0
        t.tell(TOOK, who, space, tile)
        if t.below[space] != 0:
            t.below[space] -= 1
            t.then(pending(UNCOVER, LUCK, space))
        else:
            t.tell(SANK, who, space)


class Uncover(Step[Colovini]):
    """A path tile nobody has seen, of the back that lies there; x is its space (2.1, 5.3)."""

    kind: i64 = CHANCE

    def options(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        first = t.pieces.back[x] * TILES
        for tile in range(TILES):
            if t.bag[first + tile] != 0:
                out = append(out, tile)
        return out

    def weight(self, t: Colovini, who: i64, x: i64, option: i64) -> i64:
        return i64(t.bag[t.pieces.back[x] * TILES + option])

    def draw(self, t: Colovini, who: i64, x: i64, rng: Rng) -> i64:
        first = t.pieces.back[x] * TILES
        return pick_byte(t.bag, first, first + TILES, rng) - first

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        turn_up(t, x, option)
        t.tell(UNCOVERED, LUCK, x, option)


def turn_up(t: Colovini, space: i64, tile: i64) -> None:
    """A tile out of the bag comes to lie on top."""
    t.bag[t.pieces.back[space] * TILES + tile] -= 1
    t.path[space] = tile
