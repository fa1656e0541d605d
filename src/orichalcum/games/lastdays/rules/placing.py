"""Placing refugees: which ships, with which help, one more in the Flood, and Sacrifice afterwards (RULES 7, 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import ARISTOCRACY, COLOURS, HIDDEN_HOLDS, NEUTRAL, PURSUIT_SHIP, SACRIFICE, SHIPS
from orichalcum.games.lastdays.rules.ids import (
    AFTER_PLACING,
    EXTRA,
    NO_SECOND,
    NOT_RICHER,
    OFFER_SACRIFICE,
    ON_OCEAN,
    PLACE,
    PLACED,
    REMOVED,
    SACRIFICE_ONE,
    SACRIFICED,
    SHIP_FULL,
)
from orichalcum.games.lastdays.rules.moving import move
from orichalcum.games.lastdays.rules.order import holds_card, may_hold, pay, purse, richer_than, use_special
from orichalcum.games.lastdays.rules.ships import all_aboard, free_seats, is_empty, take_off
from orichalcum.games.lastdays.table import HARBOUR, NO_CARD, LastDays
from orichalcum.kernel.table import DO, Step, pending, refusal

# What x of a PLACE says.
SECOND: Final = 1  # the second ship of a card
SINGLE: Final = 2  # one cube, without a policy card
OPTIONAL: Final = 4

# Options of a PLACE: below PURSUE ship * 8, and with Aristocracy + 1 + the colour that must leave.
PURSUE: Final = 64
HIDE: Final = 65
NONE: Final = 66


def begin_placing(t: LastDays) -> None:
    """A placement: one card with its extra, one use of Basileus, or one single cube (7.1).  Ruling 38."""
    t.pursuit = False
    t.holds = False
    t.loaded = 0
    for ship in range(SHIPS):
        t.placed[ship] = 0
        t.placed_below[ship] = 0


def fits(t: LastDays, who: i64, ship: i64, cubes: i64, evicting: bool, pursuit: bool, holds: bool) -> bool:
    """Whether a ship can take so many cubes of this seat at once (7.2, 7.4)."""
    if t.place[ship] != HARBOUR and not pursuit:
        return False
    if holds or free_seats(t, ship) >= cubes:
        return True
    return evicting and evictable(t, who, ship) != 0


def evictable(t: LastDays, who: i64, ship: i64) -> i64:
    """Colours that Aristocracy may take off a full ship, one bit each: seated neutrals and richer seats' (7.4)."""
    if free_seats(t, ship) != 0:
        return 0
    mask: i64 = 0
    richer = richer_than(t, who) | 1 << NEUTRAL
    for colour in range(COLOURS):
        if t.seated[ship * COLOURS + colour] != 0:
            mask |= richer & (1 << colour)
    return mask


def can_finish(t: LastDays, who: i64, kind: i64, ship: i64, pursuit: bool, holds: bool) -> bool:
    """With the first cubes on this ship, whether another can be loaded, or moved, as the card demands (7.3)."""
    cubes = t.pieces.second[kind]
    evicting = t.pieces.kind[kind] == ARISTOCRACY
    if cubes == 0 and t.pieces.moves[kind] == 0:
        return True
    for other in range(SHIPS):
        if other == ship:
            continue
        if cubes != 0 and fits(t, who, other, cubes, evicting, pursuit, holds):
            return True
        if cubes == 0 and not is_empty(t, other):
            return True
    return False


def can_begin(t: LastDays, who: i64, kind: i64, ship: i64, pursuit: bool, holds: bool) -> bool:
    evicting = t.pieces.kind[kind] == ARISTOCRACY
    if not fits(t, who, ship, t.pieces.first[kind], evicting, pursuit, holds):
        return False
    return can_finish(t, who, kind, ship, pursuit, holds)


def finds_room(t: LastDays, who: i64, kind: i64) -> bool:
    """Whether the whole card can be placed, with all the help in the seat's hand (7.3)."""
    pursuit = holds_card(t, who, PURSUIT_SHIP)
    holds = holds_card(t, who, HIDDEN_HOLDS)
    for ship in range(SHIPS):
        if can_begin(t, who, kind, ship, pursuit, holds):
            return True
    return False


def has_help(t: LastDays, x: i64) -> bool:
    """Whether special cards go with this placement, and it has not begun (10.3, 14.4)."""
    return x & SECOND == 0 and not (x & SINGLE and t.cards_only)


def why_not_place(t: LastDays, who: i64, x: i64, ship: i64) -> i64:
    """Why no cube may be placed on a ship now, or 0."""
    if t.place[ship] != HARBOUR and not t.pursuit:
        return ON_OCEAN
    if x & SINGLE:
        return 0 if fits(t, who, ship, 1, False, t.pursuit, t.holds) else SHIP_FULL
    evicting = t.pieces.kind[t.card] == ARISTOCRACY
    if x & SECOND:
        cubes = t.pieces.second[t.card]
        return 0 if fits(t, who, ship, cubes, evicting, t.pursuit, t.holds) else SHIP_FULL
    if not fits(t, who, ship, t.pieces.first[t.card], evicting, t.pursuit, t.holds):
        return NOT_RICHER if evicting else SHIP_FULL
    return 0 if can_finish(t, who, t.card, ship, t.pursuit, t.holds) else NO_SECOND


class Place(Step[LastDays]):
    """Onto which ship; before that Pursuit ship and Hidden holds may be played (7.1 to 7.4, 10.3)."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if purse(t, who) != 0:
            for ship in range(SHIPS):
                if not (x & SECOND and (t.loaded >> ship) & 1) and why_not_place(t, who, x, ship) == 0:
                    out = self.ways(t, who, x, ship, out)
            if has_help(t, x):
                if not t.pursuit and holds_card(t, who, PURSUIT_SHIP):
                    out = append(out, PURSUE)
                if not t.holds and holds_card(t, who, HIDDEN_HOLDS):
                    out = append(out, HIDE)
        return append(out, NONE) if x & OPTIONAL else out

    def ways(self, t: LastDays, who: i64, x: i64, ship: i64, out: vec[i64]) -> vec[i64]:
        """A ship without a free seat: who must leave, or nobody with Hidden holds (ruling 43)."""
        leaving: i64 = 0
        if not x & SINGLE and t.pieces.kind[t.card] == ARISTOCRACY and not (t.holds and t.all_below):
            leaving = evictable(t, who, ship)
        if t.holds or free_seats(t, ship) != 0:
            out = append(out, ship * 8)
        for colour in range(COLOURS):
            if (leaving >> colour) & 1:
                out = append(out, ship * 8 + 1 + colour)
        return out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for ship in range(SHIPS):
            reason = why_not_place(t, who, x, ship)
            if reason != 0:
                out = append(out, refusal(ship * 8, reason, ship, free_seats(t, ship)))
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option >= PURSUE:
            choose_help(t, who, x, option)
            return
        ship = option >> 3
        if option & 7:
            take_off(t, ship, (option & 7) - 1, False)
            t.tell(REMOVED, who, ship, (option & 7) - 1)
        cubes: i64 = 1
        if not x & SINGLE:
            cubes = t.pieces.second[t.card] if x & SECOND else t.pieces.first[t.card]
            if not x & SECOND and t.pieces.second[t.card] != 0:
                t.then(pending(PLACE, who, SECOND))
        board(t, who, ship, cubes)


def choose_help(t: LastDays, who: i64, x: i64, option: i64) -> None:
    if option == NONE:
        return
    if option == PURSUE:
        use_special(t, who, PURSUIT_SHIP)
        t.pursuit = True
    else:
        use_special(t, who, HIDDEN_HOLDS)
        t.holds = True
    t.then(pending(PLACE, who, x))


def board(t: LastDays, who: i64, ship: i64, cubes: i64) -> None:
    """Free seats are filled first; what is left goes below deck (10.5).  Ruling 14, option 14.3."""
    free: i64 = 0 if t.holds and t.all_below else free_seats(t, ship)
    seated = cubes if cubes < free else free
    pay(t, who, cubes)
    t.seated[ship * COLOURS + who] += seated
    t.below[ship * COLOURS + who] += cubes - seated
    t.placed[ship] += seated
    t.placed_below[ship] += cubes - seated
    t.loaded |= 1 << ship
    t.tell(PLACED, who, ship, seated, cubes - seated)


class AfterPlacing(Step[LastDays]):
    """What may follow a placement: one more in the Flood, then Sacrifice (7.5, 10.9).  x as in PLACE."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if t.loaded == 0:
            return
        t.then(pending(OFFER_SACRIFICE, who, x))
        if x & SINGLE == 0:
            offer_extra(t, who, t.pieces.more_refugees[t.event])


def can_take_extra(t: LastDays, ship: i64) -> bool:
    return (t.loaded >> ship) & 1 != 0 and (t.holds or free_seats(t, ship) != 0)


def offer_extra(t: LastDays, who: i64, count: i64) -> None:
    """So many more, as long as there is a cube and a place for it on a ship just loaded (11.2).  Ruling 26."""
    if count == 0 or purse(t, who) == 0:
        return
    for ship in range(SHIPS):
        if can_take_extra(t, ship):
            t.then(pending(EXTRA, who, count))
            return


class Extra(Step[LastDays]):
    """In the Flood one more refugee may follow the others (11.2).  x is how many may."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for ship in range(SHIPS):
            if can_take_extra(t, ship):
                out = append(out, ship * 8)
        return append(out, NONE)

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option != NONE:
            board(t, who, option >> 3, 1)
            offer_extra(t, who, x - 1)


def can_sacrifice(t: LastDays, ship: i64) -> bool:
    """A cube of this placement is aboard, and somebody would stay (10.9).  Ruling 15."""
    return t.placed[ship] + t.placed_below[ship] != 0 and all_aboard(t, ship) > 1


class OfferSacrifice(Step[LastDays]):
    """Whoever has just placed is asked, if for all that is known Sacrifice may be in the hand (10.2, 10.9)."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if (x & SINGLE and t.cards_only) or not may_hold(t, who, SACRIFICE):
            return
        for ship in range(SHIPS):
            if can_sacrifice(t, ship):
                t.then(pending(SACRIFICE_ONE, who, x))
                return


class SacrificeOne(Step[LastDays]):
    """Take one of the cubes just placed off again, and its ship moves one step (10.9).

    Our reading: of several on a ship the last one placed goes, that is a hidden one first.
    """

    passing: i64 = NONE

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if holds_card(t, who, SACRIFICE):
            for ship in range(SHIPS):
                if can_sacrifice(t, ship):
                    out = append(out, ship * 8)
        return append(out, NONE)

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option == NONE:
            return
        ship = option >> 3
        hidden = t.placed_below[ship] != 0
        if hidden:
            t.placed_below[ship] -= 1
        else:
            t.placed[ship] -= 1
        use_special(t, who, SACRIFICE)
        take_off(t, ship, who, hidden)
        t.tell(SACRIFICED, who, ship)
        t.then(pending(OFFER_SACRIFICE, who, x))
        move(t, ship, who, False)


def place_single(t: LastDays, who: i64) -> None:
    """One cube without a policy card, or none: Basileus, and In This Together (5.4, 11.7)."""
    begin_placing(t)
    t.card = NO_CARD
    t.then(pending(PLACE, who, SINGLE | OPTIONAL), pending(AFTER_PLACING, who, SINGLE))
