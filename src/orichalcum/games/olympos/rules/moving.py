"""Expansion: one settler moves and gains a territory, in peace or by combat (RULES 4, 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import ARRIVAL, GOD_ASHORE, RIDES, SAILING, bit
from orichalcum.games.olympos.rules.ids import (
    BEAT_TRIBE,
    CROSSED,
    CROSSED_OUT,
    ENTERED,
    FOUGHT,
    GAINED_HOURS,
    LEFT,
    OFFER_CARDS,
    OUT_OF_REACH,
    OWN_LAND,
    PAY,
    REGAINED,
    SET_OUT,
    TOO_LATE,
    TOOK,
)
from orichalcum.games.olympos.rules.paying import tell_price
from orichalcum.games.olympos.rules.ways import (
    NO_SEA,
    SEA_STEP,
    UNREACHED,
    Legs,
    price_to,
    waves,
    way_to,
)
from orichalcum.games.olympos.table import (
    UNDER_SEAT,
    Olympos,
    delay,
    from_gods,
    holder,
    spare_time,
    swords,
    trait_of,
    wins_ties,
)
from orichalcum.kernel.rows import changed, row
from orichalcum.kernel.table import Step, pending, refusal

NEW_SETTLER: Final = 0  # which settler moves; or SETTLER + its land * DEPTHS + the discs above it
SETTLER: Final = 1
DEPTHS: Final = 128

NEW_SETTLER_PRICE: Final = 2
FIGHT_STRONGER: Final = 1
FIGHT_EQUAL: Final = 2
FIGHT_WEAKER: Final = 3


def land_of(settler: i64) -> i64:
    return (settler - SETTLER) // DEPTHS


def depth_of(settler: i64) -> i64:
    return (settler - SETTLER) % DEPTHS


def settlers(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    """Every settler that may move; of two discs of one seat that lie on each other the upper one speaks for both."""
    if t.camp[who] != 0:
        out = append(out, NEW_SETTLER)
    for land in range(t.pieces.lands):
        if (t.held[who] >> land) & 1 != 0:
            out = append(out, SETTLER + land * DEPTHS)
    return buried(t, who, out)


def buried(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    """The seat's discs that lie under another's."""
    under = t.under
    i = t.buried - 1
    while i >= 0:
        if under[i] % UNDER_SEAT == who:
            land = under[i] // UNDER_SEAT
            above = disc_above(t, land, i)
            if above != who:
                out = append(out, SETTLER + land * DEPTHS + discs_above(t, land, i))
        i -= 1
    return out


def disc_above(t: Olympos, land: i64, place: i64) -> i64:
    """The seat of the disc right on top of a buried one."""
    for i in range(place + 1, t.buried):
        if t.under[i] // UNDER_SEAT == land:
            return t.under[i] % UNDER_SEAT
    return holder(t, land)


def discs_above(t: Olympos, land: i64, place: i64) -> i64:
    n: i64 = 1
    for i in range(place + 1, t.buried):
        if t.under[i] // UNDER_SEAT == land:
            n += 1
    return n


def legs_of(t: Olympos, who: i64, settler: i64) -> Legs:
    """How this settler walks: a new one comes from the north or from a territory its owner controls (4.2)."""
    if from_gods(t, who, GOD_ASHORE) != 0:
        sea: i64 = NO_SEA
    else:
        sea = SEA_STEP - trait_of(t, who, SAILING)
        sea = max(sea, 0)
    rides = t.tiles[who] & t.pieces.having[RIDES] != 0
    if settler == NEW_SETTLER:
        return Legs(t.held[who], True, rides, sea)
    return Legs(bit(land_of(settler)), False, rides, sea)


def arrival_price(t: Olympos, who: i64, settler: i64) -> i64:
    """A new settler costs 2, with Medicine 1 (4.2)."""
    return NEW_SETTLER_PRICE - trait_of(t, who, ARRIVAL) if settler == NEW_SETTLER else 0


def fight_price(t: Olympos, who: i64, other: i64) -> i64:
    """By swords: more 1, as many 2, fewer 3; Democracy wins a tie; a tribe (-1) has no sword (5.2, 5.6, 9.6)."""
    mine = swords(t, who)
    theirs: i64 = swords(t, other) if other >= 0 else 0
    if mine == theirs:
        mine += 1 if wins_ties(t, who) else 0
        theirs += 1 if other >= 0 and wins_ties(t, other) else 0
    if mine == theirs:
        return FIGHT_EQUAL
    return FIGHT_STRONGER if mine > theirs else FIGHT_WEAKER


def fight_prices(t: Olympos, who: i64) -> vec[i64]:
    """The price of a fight against each seat and, last, against a tribe."""
    out = row(t.seats + 1, 0)
    for other in range(t.seats):
        if other != who:
            out[other] = fight_price(t, who, other)
    out[t.seats] = fight_price(t, who, -1)
    return out


def fight_at(t: Olympos, fights: vec[i64], land: i64) -> i64:
    """The price of the fight for a territory, of `fight_prices`."""
    if (t.tribes >> land) & 1 != 0:
        return fights[t.seats]
    other = holder(t, land)
    return fights[other] if other >= 0 else 0


def prices(t: Olympos, who: i64, settler: i64) -> vec[i64]:
    """What it costs to gain each territory with this settler; UNREACHED where it cannot be gained (4.8, 4.9)."""
    p = t.pieces
    out = row(p.lands, UNREACHED)
    fights = fight_prices(t, who)
    extra = arrival_price(t, who, settler) + delay(t, who)
    closed = t.held[who] | t.blocked
    found = waves(p, legs_of(t, who, settler), UNREACHED)
    for i in range(0, len(found), 2):
        goals = found[i] & ~closed
        for land in range(p.lands):
            if (goals >> land) & 1 != 0:
                out[land] = extra + found[i + 1] + fight_at(t, fights, land)
    return out


def can_gain(t: Olympos, who: i64, settler: i64, fights: vec[i64], most: i64) -> bool:
    """Whether this settler gains any territory for at most so much time."""
    p = t.pieces
    goals = p.all_lands & ~t.held[who] & ~t.blocked
    most -= arrival_price(t, who, settler)
    if most <= 0:
        return False
    found = waves(p, legs_of(t, who, settler), most)
    for i in range(0, len(found), 2):
        here = found[i] & goals
        if here != 0 and gains_of(t, who, here, fights, most - found[i + 1]):
            return True
    return False


def gains_of(t: Olympos, who: i64, goals: i64, fights: vec[i64], most: i64) -> bool:
    """Whether any of these goals costs no more fight than that."""
    if t.tribes & goals != 0:
        if fights[t.seats] <= most:
            return True
        goals &= ~t.tribes
    for other in range(t.seats):
        if t.held[other] & goals != 0:
            if fights[other] <= most:
                return True
            goals &= ~t.held[other]
    return goals != 0


class GoTo(Step[Olympos]):
    """The settler ends its move where its owner gains a territory; the cheapest way is found for it (4.4, 4.9).

    x is the settler.
    """

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        most = spare_time(t, who)
        price = prices(t, who, x)
        for land in range(t.pieces.lands):
            if price[land] <= most:
                out = append(out, land)
        return out

    def refused(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        most = spare_time(t, who)
        price = prices(t, who, x)
        for land in range(t.pieces.lands):
            if (t.held[who] >> land) & 1 != 0:
                out = append(out, refusal(land, OWN_LAND))
            elif (t.blocked >> land) & 1 != 0:
                out = append(out, refusal(land, CROSSED_OUT))
            elif price[land] == UNREACHED:
                out = append(out, refusal(land, OUT_OF_REACH))
            elif price[land] > most:
                out = append(out, refusal(land, TOO_LATE, price[land], most))
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        t.price = prices(t, who, x)[option]
        tell_price(t, who, 0)
        if t.telling:
            tell_way(t, who, x, option)
        if x == NEW_SETTLER:
            t.camp[who] -= 1
        else:
            leave(t, who, land_of(x), depth_of(x))
        enter(t, who, option)
        t.then(pending(OFFER_CARDS, who), pending(PAY, who))


def tell_way(t: Olympos, who: i64, settler: i64, goal: i64) -> None:
    """The walk step by step, each with its price."""
    p = t.pieces
    legs = legs_of(t, who, settler)
    found = waves(p, legs, UNREACHED)
    back = way_to(p, legs, found, goal)
    last = len(back) - 1
    t.tell(SET_OUT, who, back[last], arrival_price(t, who, settler), 1 if settler == NEW_SETTLER else 0)
    paid: i64 = 0
    i = last - 1
    while i >= 0:
        price = price_to(found, back[i])
        t.tell(
            CROSSED if i > 0 else ENTERED, who, back[i], price - paid, fight_at(t, fight_prices(t, who), goal) if i == 0 else 0
        )
        paid = price
        i -= 1


def enter(t: Olympos, who: i64, land: i64) -> None:
    """Beat the tribe or the owner, whose disc stays underneath and who gets an hourglass; take control (5.1 to 5.6)."""
    here = bit(land)
    if t.tribes & here != 0:
        t.tribes &= ~here
        t.tell(BEAT_TRIBE, who, land)
    loser = holder(t, land)
    if loser >= 0:
        t.held[loser] &= ~here
        bury(t, land, loser)
        t.tell(FOUGHT, who, land, loser)
        t.hours[loser] += 1
        t.tell(GAINED_HOURS, loser, 1)
    t.held[who] |= here
    t.tell(TOOK, who, land)


def leave(t: Olympos, who: i64, land: i64, depth: i64) -> None:
    """A disc leaves its stack; was it on top, then control falls to the next one, or to nobody (5.4, 5.8)."""
    t.tell(LEFT, who, land, depth)
    if depth != 0:
        drop(t, buried_place(t, land, depth))
        return
    t.held[who] &= ~bit(land)
    place = buried_place(t, land, 1)
    if place >= 0:
        heir = t.under[place] % UNDER_SEAT
        drop(t, place)
        t.held[heir] |= bit(land)
        t.tell(REGAINED, heir, land)


def buried_place(t: Olympos, land: i64, depth: i64) -> i64:
    """Where in `under` the disc lies that has so many above it, or -1."""
    i = t.buried - 1
    while i >= 0:
        if t.under[i] // UNDER_SEAT == land:
            depth -= 1
            if depth == 0:
                return i
        i -= 1
    return -1


def bury(t: Olympos, land: i64, who: i64) -> None:
    """A disc comes to lie under another: the highest of the buried ones of its stack."""
    t.under = changed(t.under, t.buried, land * UNDER_SEAT + who)
    t.buried += 1


def drop(t: Olympos, place: i64) -> None:
    """A buried disc is gone from the row; those behind it move up."""
    under = t.under[:]
    t.buried -= 1
    for i in range(place, t.buried):
        under[i] = under[i + 1]
    under[t.buried] = 0
    t.under = under
