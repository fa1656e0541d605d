"""Setting up: tiles and wonders, the stack, blocked territories, tribes, cubes (RULES 2)."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import CARDS, CELLS, COLUMNS, GOODS, KINDS, ROWS, Pieces, bit, count
from orichalcum.games.olympos.rules.ids import (
    BLOCK,
    BLOCK_AT_RANDOM,
    BLOCKED,
    BLOCKING,
    DEAL_CUBE,
    DEAL_TILE,
    DEAL_WONDER,
    DEALT_TILE,
    DEALT_WONDER,
    GOT_START_CUBE,
    PASS_ON,
    QUOTA,
    STACK,
    STACKED,
    STAR_QUOTA,
)
from orichalcum.games.olympos.table import Olympos, stock
from orichalcum.kernel.table import CHANCE, DO, LUCK, Step, pending, refusal


def bare_table(seats: i64, rules: list[Step[Any]], pieces: Pieces) -> Olympos:
    """Pieces beside the board, nothing laid out yet."""
    t = Olympos(seats, rules, pieces)
    t.deck = pieces.deck[:]
    for card in range(CARDS):
        t.deck_size += t.deck[card]
    for kind in range(KINDS):
        t.left[kind] = copies_of(t, kind)
    return t


def copies_of(t: Olympos, kind: i64) -> i64:
    """How many tiles of a kind are in the game with so many seats (2.8)."""
    return t.pieces.copies[t.seats * ROWS + t.pieces.kind_row[kind]]


def set_up(t: Olympos) -> None:
    """The tiles, the wonders, the stack, then the blocking, which ends with tribes and cubes (2.1 to 2.6)."""
    t.then(pending(BLOCKING, 0, t.pieces.blocked[t.seats] * GOODS))
    for place in range(t.seats):
        t.then(pending(STACK, LUCK, t.seats - 1 - place))
    for column in range(COLUMNS):
        t.then(pending(DEAL_WONDER, LUCK, COLUMNS - 1 - column))
    for cell in range(CELLS):
        t.then(pending(DEAL_TILE, LUCK, CELLS - 1 - cell))


class DealTile(Step[Olympos]):
    """The kinds of each row are dealt over its columns at random (2.1).  x is the cell."""

    kind: i64 = CHANCE

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        dealt: i64 = 0
        for cell in range(CELLS):
            if t.cell[cell] != 0:
                dealt |= 1 << (t.cell[cell] - 1)
        for kind in range(KINDS):
            if t.pieces.kind_row[kind] == x // COLUMNS and (dealt >> kind) & 1 == 0:
                out = append(out, kind)
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        t.cell[x] = 1 + option
        t.tell(DEALT_TILE, LUCK, x, option)


class DealWonder(Step[Olympos]):
    """A wonder below each column (2.2).  x is the column."""

    kind: i64 = CHANCE

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        dealt: i64 = 0
        for column in range(COLUMNS):
            if t.column[column] != 0:
                dealt |= 1 << (t.column[column] - 1)
        for wonder in range(COLUMNS):
            if (dealt >> wonder) & 1 == 0:
                out = append(out, wonder)
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        t.column[x] = 1 + option
        t.tell(DEALT_WONDER, LUCK, x, option)


class Stack(Step[Olympos]):
    """The markers are stacked on the start in random order (2.3).  x is the place from the top."""

    kind: i64 = CHANCE

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        stacked: i64 = 0
        for seat in t.track:
            if seat >= 0:
                stacked |= 1 << seat
        for seat in range(t.seats):
            if (stacked >> seat) & 1 == 0:
                out = append(out, seat)
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        t.track[x] = option
        t.tell(STACKED, option, x)


class Blocking(Step[Olympos]):
    """The lowest of the stack blocks, or luck does; then the tribes settle and the cubes are dealt (2.4 to 2.6).

    x is how many territories are still to be blocked.
    """

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if x != 0:
            lowest = t.track[t.seats - 1]
            blocker = pending(BLOCK_AT_RANDOM, LUCK) if t.random_blocking else pending(BLOCK, lowest)
            t.then(blocker, pending(BLOCKING, 0, x - 1))
            return
        t.tribes = t.pieces.stars & ~t.blocked
        t.then(pending(PASS_ON, 0))
        for seat in range(t.seats):
            t.then(pending(DEAL_CUBE, LUCK, t.seats - 1 - seat))


def why_not_block(t: Olympos, land: i64) -> i64:
    """Why this territory may not be blocked now, or 0: so many of each good, and one star of each good (2.4)."""
    p = t.pieces
    same = p.of_good[p.good[land]] & t.blocked
    if count(same) == p.blocked[t.seats]:
        return QUOTA
    if (p.stars >> land) & 1 != 0 and same & p.stars != 0:
        return STAR_QUOTA
    return 0


def open_to_blocking(t: Olympos, out: vec[i64]) -> vec[i64]:
    for land in range(t.pieces.lands):
        if (t.blocked >> land) & 1 == 0 and why_not_block(t, land) == 0:
            out = append(out, land)
    return out


def block(t: Olympos, who: i64, land: i64) -> None:
    t.blocked |= bit(land)
    t.tell(BLOCKED, who, land)


class Block(Step[Olympos]):
    """The lowest of the stack lays crosses on territories of its choice (2.4)."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return open_to_blocking(t, out)

    def refused(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for land in range(t.pieces.lands):
            if (t.blocked >> land) & 1 == 0 and why_not_block(t, land) != 0:
                out = append(out, refusal(land, why_not_block(t, land)))
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        block(t, who, option)


class BlockAtRandom(Step[Olympos]):
    """The quick set-up: luck lays the crosses, within the same limits (11.2)."""

    kind: i64 = CHANCE

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return open_to_blocking(t, out)

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        block(t, LUCK, option)


class DealCube(Step[Olympos]):
    """Different cubes, and with five seats one cube more, dealt together (2.6).  x is the seat.

    Of all deals with one pair none is likelier than another, so the pair may lie before any two seats.
    """

    kind: i64 = CHANCE

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for good in range(GOODS):
            if self.weight(t, who, x, good) != 0:
                out = append(out, good)
        return out

    def weight(self, t: Olympos, who: i64, x: i64, option: i64) -> i64:
        fresh = undealt(t)
        is_fresh = stock(t, option) == t.pieces.cubes
        if t.seats - x <= fresh:  # one for each seat that is left: there will be no pair, or it has come
            return 1 if is_fresh else 0
        return 2 * GOODS + 1 - fresh if is_fresh else 2

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        t.cubes[x * GOODS + option] += 1
        t.tell(GOT_START_CUBE, x, option)


def undealt(t: Olympos) -> i64:
    """Goods of which nobody has a cube."""
    n: i64 = 0
    for good in range(GOODS):
        if stock(t, good) == t.pieces.cubes:
            n += 1
    return n
