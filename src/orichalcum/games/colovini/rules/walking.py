"""Walking: which tile a card leads to, what the gaps on the way cost, and cards played in a chain (RULES 4, 8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.colovini.pieces import FIGURES, ITEMS, value_of
from orichalcum.games.colovini.rules.ids import (
    AFTER_MOVE,
    ARRIVED,
    DEAR,
    DRAW_CARDS,
    DRY,
    NO_CARD,
    OWED,
    PAY_PIECE,
    PLAYED,
    TAKE_TILE,
    WALK_ON,
)
from orichalcum.games.colovini.table import HOME, Colovini, arrived, wealth
from orichalcum.kernel.rows import changed
from orichalcum.kernel.table import Step, pending, refusal

UNREACHABLE: Final = 9999
PLACE: Final = 0xFFFF  # of a way: where it ends; above that
TOLL: Final = 16  # its toll
DEAREST: Final = 7  # the highest value of a tile: the first piece paid may be any


def next_tile(t: Colovini, start: i64, item: i64) -> i64:
    """The next visible tile with that item, or the mainland (4.1, 4.3)."""
    path = t.path
    shore = t.shore
    i = start + 1
    while i < shore:
        if path[i] & 7 == item + 1:
            return i
        i += 1
    return shore


def toll(t: Colovini, start: i64, end: i64) -> i64:
    """The price of every gap on the way: the lower of its two borders, or nothing with a bridge (8.2, 8.3, 9.3)."""
    path = t.path
    sum: i64 = 0
    border: i64 = 0
    if start != HOME:
        border = value_of(path[start])
    in_gap = False
    bridged = False
    for i in range(start + 1, end + 1 if end < t.shore else end):
        tile = path[i]
        if tile == 0:
            in_gap = True
            if t.bridged[i] != 0:
                bridged = True
        else:
            value = value_of(tile)
            if in_gap:
                if not bridged:
                    sum += value if value < border else border
                in_gap = False
                bridged = False
            border = value
    return sum


def way_to(t: Colovini, start: i64, item: i64) -> i64:
    """Where a card leads (4.1, 4.3), and above that the tolls up to there (8.2, 8.3), in one look along the path."""
    path = t.path
    sum: i64 = 0
    border: i64 = 0  # the tile before a gap
    if start != HOME:
        border = path[start]
    in_gap = False
    bridged = False
    for i in range(start + 1, t.shore):
        tile = path[i]
        if tile == 0:
            in_gap = True
            bridged = bridged or t.bridged[i] != 0
            continue
        if in_gap:
            if not bridged:
                sum += min(value_of(border), value_of(tile))
            in_gap = False
            bridged = False
        if tile & 7 == item + 1:
            return i | sum << TOLL
        border = tile
    return t.shore | sum << TOLL


def least_drain(t: Colovini, who: i64, start: i64, item: i64) -> i64:
    """What the cheapest walk that begins with this card takes: its tolls, and 1 for each card that could have paid."""
    end = next_tile(t, start, item)
    drain = toll(t, start, end)
    if t.bought[who * ITEMS + item] == 0:
        drain += 1
    if end == t.shore or t.stander[end] == 0:
        return drain
    return drain + least_drain_on(t, who, end, item)


def least_drain_on(t: Colovini, who: i64, start: i64, played: i64) -> i64:
    """The same from an occupied tile, once a card has been played."""
    card = who * ITEMS + played
    fresh: i64 = 1 if t.bought[card] != 0 else 0
    t.hand[card] -= 1
    t.bought[card] -= fresh
    best: i64 = UNREACHABLE
    for item in range(ITEMS):
        if t.hand[who * ITEMS + item] != 0:
            drain = least_drain(t, who, start, item)
            best = min(best, drain)
    t.hand[card] += 1
    t.bought[card] += fresh
    return best


def can_walk(t: Colovini, who: i64, start: i64, item: i64, most: i64) -> bool:
    """Whether some walk that begins with this card ends on a free tile or the mainland at a price that can be paid."""
    way = way_to(t, start, item)
    end = way & PLACE
    card = who * ITEMS + item
    fresh = t.bought[card] != 0
    most -= way >> TOLL
    if not fresh:
        most -= 1
    if most < 0:
        return False
    if end == t.shore or t.stander[end] == 0:
        return True
    t.hand[card] -= 1
    if fresh:
        t.bought[card] -= 1
    found = False
    for other in range(ITEMS):
        if t.hand[who * ITEMS + other] != 0 and can_walk(t, who, end, other, most):
            found = True
            break
    t.hand[card] += 1
    if fresh:
        t.bought[card] += 1
    return found


def lose_card(t: Colovini, who: i64, item: i64) -> None:
    """A card leaves the hand; of a shown card everybody now knows one less."""
    card = who * ITEMS + item
    t.hand[card] -= 1
    t.hand_size[who] -= 1
    if t.shown[card] != 0:
        t.shown = changed(t.shown, card, t.shown[card] - 1)


def walk(t: Colovini, who: i64, item: i64) -> None:
    """One card's worth of walking.

    Ruling 44: of equal cards, one held and one bought this turn, the bought one is played first.
    """
    card = who * ITEMS + item
    if t.bought[card] != 0:
        t.bought = changed(t.bought, card, t.bought[card] - 1)
    lose_card(t, who, item)
    t.discard[item] += 1
    way = way_to(t, t.at, item)
    end = way & PLACE
    t.owed += way >> TOLL
    t.at = end
    t.tell(PLAYED, who, item, t.figure, end)
    if end != t.shore and t.stander[end] != 0:
        t.then(pending(WALK_ON, who))
    else:
        settle_down(t, who)


def settle_down(t: Colovini, who: i64) -> None:
    """The walk is over: the figure stands, the tolls are due, and the rest of the turn follows (3.1)."""
    mine = who * FIGURES + t.figure
    t.place[mine] = t.at
    if t.at != t.shore:
        t.stander[t.at] = 1 + mine
    else:
        t.tell(ARRIVED, who, t.figure, arrived(t, who))
    t.then(pending(TAKE_TILE, who), pending(AFTER_MOVE, who), pending(DRAW_CARDS, who))
    if t.owed > 0:
        t.tell(OWED, who, t.owed)
        t.then(pending(PAY_PIECE, who, DEAREST))


def why_not_walk(t: Colovini, who: i64, start: i64, item: i64, option: i64, owed: i64) -> i64:
    """Why a card leads this figure nowhere: no chain ends well, or none that can be paid (4.4, 8.6)."""
    drain = least_drain(t, who, start, item)
    if drain >= UNREACHABLE:
        return refusal(option, DRY)
    return refusal(option, DEAR, drain + owed - wealth(t, who))


class WalkOn(Step[Colovini]):
    """A figure never ends on an occupied tile: play another card, of any item, and walk on (4.2)."""

    def options(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        most = wealth(t, who) - t.owed
        for item in range(ITEMS):
            if t.hand[who * ITEMS + item] != 0 and can_walk(t, who, t.at, item, most):
                out = append(out, item)
        return out

    def refused(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        most = wealth(t, who) - t.owed
        for item in range(ITEMS):
            if t.hand[who * ITEMS + item] == 0:
                out = append(out, refusal(item, NO_CARD))
            elif not can_walk(t, who, t.at, item, most):
                out = append(out, why_not_walk(t, who, t.at, item, item, t.owed))
        return out

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        walk(t, who, option)
