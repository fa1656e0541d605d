"""Drawing policy cards and special cards; a pile that is out is its discards, shuffled (RULES 10.12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import KINDS, SPECIALS
from orichalcum.games.lastdays.rules.ids import (
    DEAL,
    DEAL_SPECIAL,
    DREW,
    DREW_SPECIAL,
    GIVE_SPECIAL,
    LAID_GODS,
    LAY_GODS,
    REFILL,
    RESHUFFLED,
)
from orichalcum.games.lastdays.table import LastDays
from orichalcum.kernel.bags import FromBag
from orichalcum.kernel.rows import changed, row
from orichalcum.kernel.table import DO, LUCK, Step, pending


def reshuffle(t: LastDays) -> None:
    """An empty policy pile takes in its discards, and everybody sees which."""
    if t.pile_size != 0:
        return
    t.shuffled = t.discard[:]
    t.drawn = row(len(t.drawn), 0)
    for kind in range(KINDS):
        t.pile[kind] += t.discard[kind]
        t.pile_size += t.discard[kind]
        t.discard[kind] = 0
    if t.pile_size != 0:
        t.tell(RESHUFFLED, LUCK, 0)


def reshuffle_special(t: LastDays) -> None:
    """An empty special pile takes in its discards (ruling 9)."""
    if t.special_pile_size != 0:
        return
    t.special_shuffled = t.special_discard[:]
    t.special_drawn = row(len(t.special_drawn), 0)
    for who in range(t.seats):
        t.special_since[who] = 0
    for kind in range(SPECIALS):
        t.special_pile[kind] += t.special_discard[kind]
        t.special_pile_size += t.special_discard[kind]
        t.special_discard[kind] = 0
    if t.special_pile_size != 0:
        t.tell(RESHUFFLED, LUCK, 1)


def specials_to_draw(t: LastDays) -> i64:
    """What pile and discards hold together."""
    n = t.special_pile_size
    for kind in range(SPECIALS):
        n += t.special_discard[kind]
    return n


def deal(t: LastDays, who: i64, count: i64) -> None:
    """So many policy cards to a hand, as long as there are any."""
    if count > 0:
        reshuffle(t)
        if t.pile_size != 0:
            t.then(pending(DEAL, LUCK, who | count << 3))


class Deal(FromBag[LastDays]):
    """One policy card; x is the seat and 8 times the cards due.  Only its owner sees which."""

    def bag(self, t: LastDays, x: i64) -> vec[i64]:
        return t.pile

    def sees(self, t: LastDays, who: i64, x: i64) -> i64:
        return 1 << (x & 7)

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        seat = x & 7
        t.pile[option] -= 1
        t.pile_size -= 1
        t.hand[seat * KINDS + option] += 1
        t.hand_size[seat] += 1
        t.drawn = changed(t.drawn, seat * KINDS + option, t.drawn[seat * KINDS + option] + 1)
        t.tell_to(1 << seat, DREW, seat, option)
        deal(t, seat, (x >> 3) - 1)


class Refill(Step[LastDays]):
    """Every hand up to its limit, in senate order (12.7); x is the place in it."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if x == t.seats:
            return
        t.then(pending(REFILL, LUCK, x + 1))
        seat = t.order[x]
        deal(t, seat, t.hand_limit - t.hand_size[seat])


class GiveSpecial(Step[LastDays]):
    """So many special cards, or what there is; x is their number."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if x == 0:
            return
        reshuffle_special(t)
        if t.special_pile_size != 0:
            t.then(pending(DEAL_SPECIAL, LUCK, who), pending(GIVE_SPECIAL, who, x - 1))


class DealSpecial(FromBag[LastDays]):
    """One special card; x is the seat.  Only its owner sees which."""

    def bag(self, t: LastDays, x: i64) -> vec[i64]:
        return t.special_pile

    def sees(self, t: LastDays, who: i64, x: i64) -> i64:
        return 1 << x

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.special_pile[option] -= 1
        t.special_pile_size -= 1
        card = x * SPECIALS + option
        t.special[card] += 1
        t.special_size[x] += 1
        t.special_since[x] += 1
        t.special_drawn = changed(t.special_drawn, card, t.special_drawn[card] + 1)
        t.tell_to(1 << x, DREW_SPECIAL, x, option)


class LayGods(FromBag[LastDays]):
    """A card of the gods' hand is laid open; x is how many are due (11.8)."""

    def bag(self, t: LastDays, x: i64) -> vec[i64]:
        return t.pile

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.pile[option] -= 1
        t.pile_size -= 1
        t.gods[option] += 1
        t.tell(LAID_GODS, LUCK, option)
        lay_gods(t, x - 1)


def lay_gods(t: LastDays, count: i64) -> None:
    if count > 0:
        reshuffle(t)
        if t.pile_size != 0:
            t.then(pending(LAY_GODS, LUCK, count))


def lose_policy(t: LastDays, who: i64, kind: i64) -> None:
    """A policy card leaves a hand; of the cards known to be there everybody now knows one less."""
    card = who * KINDS + kind
    t.hand[card] -= 1
    t.hand_size[who] -= 1
    if t.known[card] != 0:
        t.known[card] -= 1
