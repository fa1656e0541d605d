"""Taking a discovery: the tile, what it brings on the spot, and a bonus (RULES 6.4, 6.5, 6.7)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import (
    BONUS_CUBE,
    BONUS_HOURS,
    BONUS_PRESTIGE,
    BONUS_SETTLERS,
    CUBES,
    DRAWS,
    GOODS,
    HOURS,
    KINDS,
    SETTLERS,
    SLOTS,
)
from orichalcum.games.olympos.rules.discovering import (
    SAVING,
    bonus_at,
    bonus_brings,
    kind_at,
    most_bonus_hours,
    saved_on,
    savings_left,
)
from orichalcum.games.olympos.rules.ids import (
    CHOOSE_SAVING,
    CHOSE_SAVING,
    DISCOVERED,
    DRAW,
    GAIN_CUBE,
    GAINED_CUBE,
    GAINED_HOURS,
    GAINED_PRESTIGE,
    GAINED_SETTLERS,
    OFFER_CUBES,
    TAKE_BONUS,
    TOO_LATE,
    TOOK_BONUS,
)
from orichalcum.games.olympos.rules.paying import tell_price
from orichalcum.games.olympos.table import Olympos, gain_prestige, spare_time, stock
from orichalcum.kernel.table import DO, Step, pending, refusal


class TakeTile(Step[Olympos]):
    """The tile works from now on; what it brings on the spot comes first, then the bonus (6.7).  x is the cell."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        kind = kind_at(t, x)
        take_tile(t, who, kind, x)
        gain_settlers(t, who, brings(t, kind, SETTLERS))
        gain_hours(t, who, brings(t, kind, HOURS))
        if has_free_slot(t, x):
            t.then(pending(TAKE_BONUS, who, x))
        for _ in range(brings(t, kind, DRAWS)):
            t.then(pending(DRAW, who))
        if brings(t, kind, CUBES) != 0:
            t.then(pending(OFFER_CUBES, who, brings(t, kind, CUBES)))
        if t.pieces.saves[kind] != 0:
            t.then(pending(CHOOSE_SAVING, who, x | kind << 8))


def brings(t: Olympos, kind: i64, trait: i64) -> i64:
    return t.pieces.trait[trait * KINDS + kind]


def take_tile(t: Olympos, who: i64, kind: i64, cell: i64) -> None:
    """One of a kind for each seat (6.4); the cell is bare once the last copy is gone."""
    t.tiles[who] |= 1 << kind
    t.left[kind] -= 1
    if t.left[kind] == 0:
        t.cell[cell] = 0
    t.tell(DISCOVERED, who, kind, cell)


def has_free_slot(t: Olympos, cell: i64) -> bool:
    for slot in range(SLOTS):
        if bonus_at(t, cell, slot) >= 0:
            return True
    return False


class ChooseSaving(Step[Olympos]):
    """The first buyer of agriculture or money picks one of its two tiles (6.6).  x is the cell and 256 times the kind."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        goods = savings_left(t, x >> 8)
        most = spare_time(t, who) + most_bonus_hours(t, x & 255)
        for good in range(GOODS):
            if (goods >> good) & 1 != 0 and t.price - own_discount(t, x & 255, good) <= most:
                out = append(out, good)
        return out

    def refused(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        goods = savings_left(t, x >> 8)
        most = spare_time(t, who) + most_bonus_hours(t, x & 255)
        for good in range(GOODS):
            price = t.price - own_discount(t, x & 255, good)
            if (goods >> good) & 1 != 0 and price > most:
                out = append(out, refusal(good, TOO_LATE, price, most))
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        own = own_discount(t, x & 255, option)
        t.price -= own
        if own != 0:
            tell_price(t, who, own + saved_on(t, who, x & 255))
        t.savings[who] |= 1 << option
        t.tell(CHOSE_SAVING, who, x >> 8, option)


def own_discount(t: Olympos, cell: i64, good: i64) -> i64:
    """Where the table agreed on it, the new tile makes its own purchase cheaper (11.3)."""
    return SAVING if t.own_discount and (t.pieces.shown[cell] >> good) & 1 != 0 else 0


class OfferCubes(Step[Olympos]):
    """So many cubes of choice, as long as any are left (1.9).  x is how many."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        left: i64 = 0
        for good in range(GOODS):
            left += stock(t, good)
        if x != 0 and left != 0:
            t.then(pending(GAIN_CUBE, who), pending(OFFER_CUBES, who, x - 1))


class GainCube(Step[Olympos]):
    """A cube of one's choice (6.8, 9.7)."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for good in range(GOODS):
            if stock(t, good) != 0:
                out = append(out, good)
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        gain_cube(t, who, option)


class TakeBonus(Step[Olympos]):
    """A disc on a free slot below the tile; its bonus comes at once and may not be declined (6.5).  x is the cell."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        most = spare_time(t, who)
        for slot in range(SLOTS):
            bonus = bonus_at(t, x, slot)
            if bonus >= 0 and t.price <= most + bonus_brings(t, bonus, BONUS_HOURS):
                out = append(out, slot)
        return out

    def refused(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        most = spare_time(t, who)
        for slot in range(SLOTS):
            bonus = bonus_at(t, x, slot)
            if bonus >= 0 and t.price > most + bonus_brings(t, bonus, BONUS_HOURS):
                out = append(out, refusal(slot, TOO_LATE, t.price, most + bonus_brings(t, bonus, BONUS_HOURS)))
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        bonus = bonus_at(t, x, option)
        t.slot[x * SLOTS + option] = 1 + who
        t.tell(TOOK_BONUS, who, x, option, bonus)
        gain_settlers(t, who, bonus_brings(t, bonus, BONUS_SETTLERS))
        gain_hours(t, who, bonus_brings(t, bonus, BONUS_HOURS))
        gain_points(t, who, bonus_brings(t, bonus, BONUS_PRESTIGE))
        gain_named_cube(t, who, bonus_brings(t, bonus, BONUS_CUBE))


def gain_settlers(t: Olympos, who: i64, n: i64) -> None:
    if n != 0:
        t.camp[who] += n
        t.tell(GAINED_SETTLERS, who, n)


def gain_hours(t: Olympos, who: i64, n: i64) -> None:
    if n != 0:
        t.hours[who] += n
        t.tell(GAINED_HOURS, who, n)


def gain_points(t: Olympos, who: i64, n: i64) -> None:
    if n != 0:
        gain_prestige(t, who, n)
        t.tell(GAINED_PRESTIGE, who, n)


def gain_cube(t: Olympos, who: i64, good: i64) -> None:
    t.cubes[who * GOODS + good] += 1
    t.tell(GAINED_CUBE, who, good)


def gain_named_cube(t: Olympos, who: i64, which: i64) -> None:
    """1 + the good of the cube, or 0; a good that has run out brings nothing (1.9)."""
    if which != 0 and stock(t, which - 1) != 0:
        gain_cube(t, who, which - 1)
