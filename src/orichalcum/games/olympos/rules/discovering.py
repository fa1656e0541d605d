"""Discoveries: what a cell costs, in goods and in time, and who can pay it (RULES 6.1 to 6.3, 6.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import BONUS_HOURS, GOODS, HOURS, KINDS, SLOTS, count, of_packed
from orichalcum.games.olympos.rules.ids import OFFER_CARDS, PAY, SPEND_CUBES, SPENT_CUBE, TAKE_TILE
from orichalcum.games.olympos.rules.paying import tell_price
from orichalcum.games.olympos.table import Olympos, delay, spare_time, territories
from orichalcum.kernel.table import Step, pending

DEVELOPMENT: Final = 7
SAVING: Final = 2  # for each good in colour that a tile of agriculture or money shows
PLENTY: Final = 99


def kind_at(t: Olympos, cell: i64) -> i64:
    """The kind that lies on a cell, or -1."""
    return t.cell[cell] - 1


def has_kind(t: Olympos, who: i64, kind: i64) -> bool:
    return (t.tiles[who] >> kind) & 1 != 0


def price_of(t: Olympos, who: i64, cell: i64) -> i64:
    """7, less what is saved, and what the Erinyes add (6.6)."""
    return DEVELOPMENT - saved_on(t, who, cell) + delay(t, who)


def saved_on(t: Olympos, who: i64, cell: i64) -> i64:
    """2 for each good in colour that the seat's agriculture or money shows (6.6)."""
    return SAVING * count(t.savings[who] & t.pieces.shown[cell])


def least_price(t: Olympos, who: i64, cell: i64) -> i64:
    """The same, where the tile's own discount may count already (11.3)."""
    price = price_of(t, who, cell)
    if t.own_discount and savings_left(t, kind_at(t, cell)) & t.pieces.shown[cell] != 0:
        price -= SAVING
    return price


def savings_left(t: Olympos, kind: i64) -> i64:
    """The goods of those tiles of agriculture or money that nobody has taken."""
    goods = t.pieces.saves[kind]
    for who in range(t.seats):
        goods &= ~t.savings[who]
    return goods


def bonus_at(t: Olympos, cell: i64, slot: i64) -> i64:
    """The bonus of a free slot that is in play, or -1 (6.5)."""
    place = cell * SLOTS + slot
    if t.slot[place] != 0 or (slot == SLOTS - 1 and t.pieces.third[t.seats] == 0):
        return -1
    return t.pieces.slots[place] - 1


def bonus_brings(t: Olympos, bonus: i64, trait: i64) -> i64:
    return t.pieces.bonus[trait * t.pieces.bonuses + bonus]


def most_bonus_hours(t: Olympos, cell: i64) -> i64:
    """Hourglasses a free slot brings, which pay for this action already (6.7)."""
    most: i64 = 0
    for slot in range(SLOTS):
        bonus = bonus_at(t, cell, slot)
        if bonus >= 0 and bonus_brings(t, bonus, BONUS_HOURS) > most:
            most = bonus_brings(t, bonus, BONUS_HOURS)
    return most


def time_for(t: Olympos, who: i64, cell: i64) -> i64:
    """The dearest price this seat could pay for this cell, with what the action itself brings."""
    kind = kind_at(t, cell)
    return spare_time(t, who) + t.pieces.trait[HOURS * KINDS + kind] + most_bonus_hours(t, cell)


def goods_of(t: Olympos, who: i64) -> vec[i64]:
    """Territory tokens by good, then cubes by good."""
    out = vec[i64](capacity=2 * GOODS)
    for good in range(GOODS):
        out = append(out, territories(t, who, good))
    for good in range(GOODS):
        out = append(out, t.cubes[who * GOODS + good])
    return out


def cubes_for(goods: vec[i64], need: i64) -> i64:
    """The cubes that one way to pay takes, packed: tokens count first (6.3); -1 if they do not suffice."""
    pack: i64 = 0
    for good in range(GOODS):
        missing = of_packed(need, good) - goods[good]
        if missing > goods[GOODS + good]:
            return -1
        if missing > 0:
            pack |= missing << (4 * good)
    return pack


def packed_sum(pack: i64) -> i64:
    return (pack & 15) + ((pack >> 4) & 15) + ((pack >> 8) & 15) + (pack >> 12)


def payments(t: Olympos, goods: vec[i64], cell: i64) -> vec[i64]:
    """Every payment with the fewest cubes, each packed (6.3)."""
    p = t.pieces
    out = vec[i64]()
    fewest: i64 = PLENTY
    for way in range(p.need_from[cell], p.need_from[cell + 1]):
        pack = cubes_for(goods, p.need[way])
        if pack < 0:
            continue
        sum = packed_sum(pack)
        if sum < fewest:
            fewest = sum
            out = vec[i64]()
        if sum == fewest and not holds(out, pack):
            out = append(out, pack)
    return out


def holds(numbers: vec[i64], number: i64) -> bool:
    for one in numbers:
        if one == number:
            return True
    return False


def can_pay(t: Olympos, goods: vec[i64], cell: i64) -> bool:
    for way in range(t.pieces.need_from[cell], t.pieces.need_from[cell + 1]):
        if cubes_for(goods, t.pieces.need[way]) >= 0:
            return True
    return False


def fewest_missing(t: Olympos, goods: vec[i64], cell: i64) -> i64:
    """How many goods are missing in the way to pay that lacks the fewest."""
    p = t.pieces
    fewest: i64 = PLENTY
    for way in range(p.need_from[cell], p.need_from[cell + 1]):
        missing: i64 = 0
        for good in range(GOODS):
            short = of_packed(p.need[way], good) - goods[good] - goods[GOODS + good]
            missing += short if short > 0 else 0
        fewest = min(fewest, missing)
    return fewest


def begin_discovery(t: Olympos, who: i64, cell: i64) -> None:
    """The price is fixed now (6.6); cubes, tile, bonus, cards, time follow in this order (6.7)."""
    t.price = price_of(t, who, cell)
    tell_price(t, who, saved_on(t, who, cell))
    t.then(pending(TAKE_TILE, who, cell), pending(OFFER_CARDS, who), pending(PAY, who))
    ways = payments(t, goods_of(t, who), cell)
    if len(ways) == 1:
        spend(t, who, ways[0])
    else:
        t.then(pending(SPEND_CUBES, who, cell))


def spend(t: Olympos, who: i64, pack: i64) -> None:
    for good in range(GOODS):
        n = of_packed(pack, good)
        if n != 0:
            t.cubes[who * GOODS + good] -= n
            t.tell(SPENT_CUBE, who, good, n)


class SpendCubes(Step[Olympos]):
    """Several ways to pay take equally few cubes: choose one (6.3).  x is the cell, an option the cubes, packed."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return payments(t, goods_of(t, who), x)

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        spend(t, who, option)
