"""Sabotage and Treason: the ship is named, its passengers may have a Guard, then it is struck (RULES 7.8, 7.9, 10.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import COLOURS, GUARD, NEUTRAL, SABOTAGE, SHIPS
from orichalcum.games.lastdays.rules.ids import (
    EMPTY,
    GUARD_WINDOW,
    GUARDED,
    IMMUNE,
    NOT_IN_HARBOUR,
    OUSTED,
    SCORED,
    STRIKE,
    STRUCK,
    VICTIM,
    VICTIMS,
)
from orichalcum.games.lastdays.rules.moving import first_of
from orichalcum.games.lastdays.rules.order import holds_card, may_hold, use_special
from orichalcum.games.lastdays.rules.ships import aboard, is_empty, is_immune, keep_own_neutral, take_off, throw_all_off
from orichalcum.games.lastdays.table import BY_VICTIMS, HARBOUR, OCEAN, LastDays, gain
from orichalcum.kernel.table import DO, SEALED, Step, pending, refusal

PASS: Final = 0
STAND_GUARD: Final = 1
SENATE: Final = 8  # + seat * 8 + cubes; below it the ship
BELOW_DECK: Final = 8  # + colour; below it the colour of a seated victim
ENOUGH: Final = 16


def why_not_strike(t: LastDays, ship: i64, place: i64) -> i64:
    """Why a red card may not name this ship, or 0 (7.8, 7.9, 8.6)."""
    if is_empty(t, ship):
        return EMPTY
    if t.place[ship] != place:
        return NOT_IN_HARBOUR
    return IMMUNE if is_immune(t, ship) else 0


def targets(t: LastDays, place: i64) -> i64:
    """How many ships there a red card may name."""
    n: i64 = 0
    for ship in range(SHIPS):
        if why_not_strike(t, ship, place) == 0:
            n += 1
    return n


def ships_to_strike(t: LastDays, place: i64, out: vec[i64]) -> vec[i64]:
    for ship in range(SHIPS):
        if why_not_strike(t, ship, place) == 0:
            out = append(out, ship)
    return out


def ships_spared(t: LastDays, place: i64, out: vec[i64]) -> vec[i64]:
    for ship in range(SHIPS):
        reason = why_not_strike(t, ship, place)
        if reason != 0:
            out = append(out, refusal(ship, reason, ship))
    return out


def attack(t: LastDays, who: i64, ship: i64) -> None:
    """The ship is named; whoever is aboard and may hold a Guard is asked, but not the attacker (10.7).  Ruling 13."""
    t.guarded = False
    asked: i64 = 0
    for seat in range(t.seats):
        if seat != who and aboard(t, ship, seat) != 0 and may_hold(t, seat, GUARD):
            asked |= 1 << seat
    t.then(pending(STRIKE, who, ship))
    if asked != 0:
        t.then(pending(GUARD_WINDOW, who, ship | asked << 3))


class SabotageShip(Step[LastDays]):
    """Choose a ship on the ocean (7.8)."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return ships_to_strike(t, OCEAN, out)

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return ships_spared(t, OCEAN, out)

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        attack(t, who, option)


class TreasonChoice(Step[LastDays]):
    """Choose a ship in the harbour, or some of one seat's cubes in the senate (7.9)."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = ships_to_strike(t, HARBOUR, out)
        for seat in range(t.seats):
            most = t.senate[seat] if t.senate[seat] < t.pieces.victims else t.pieces.victims
            for cubes in range(1, most + 1):
                out = append(out, SENATE + seat * 8 + cubes)
        return out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return ships_spared(t, HARBOUR, out)

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option < SENATE:
            attack(t, who, option)
            return
        seat = (option - SENATE) >> 3
        cubes = (option - SENATE) & 7
        t.senate[seat] -= cubes
        t.before[seat] += cubes
        t.tell(OUSTED, who, seat, cubes)


class GuardWindow(Step[LastDays]):
    """One Guard is enough: of all who would play one the first in senate order does (10.7).

    x: the ship, and 8 times the seats asked.
    """

    kind: i64 = SEALED
    quiet: bool = True
    passing: i64 = PASS

    def seats(self, t: LastDays, x: i64) -> i64:
        return x >> 3

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        return append(out, STAND_GUARD) if holds_card(t, who, GUARD) else out

    def sees(self, t: LastDays, who: i64, x: i64) -> i64:
        """Whoever would have played one too keeps it, and has shown nothing."""
        return 1 << who

    def opened(self, t: LastDays, x: i64) -> None:
        t.reveal()
        guards: i64 = 0
        for seat in range(t.seats):
            if t.sealed[seat] == 1 + STAND_GUARD:
                guards |= 1 << seat
        if guards != 0:
            seat = first_of(t, guards)
            use_special(t, seat, GUARD)
            t.guarded = True
            t.tell(GUARDED, seat, x & 7)


class Strike(Step[LastDays]):
    """Unless a Guard stood: Sabotage throws all off, Treason chooses its victims.  x is the ship."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if t.guarded:
            return
        if t.pieces.kind[t.card] != SABOTAGE:
            t.then(pending(VICTIM, who, x))
            return
        t.tell(STRUCK, who, x)
        for seat in range(t.seats):
            reward(t, who, seat, aboard(t, x, seat))
        throw_all_off(t, x)


def reward(t: LastDays, who: i64, colour: i64, victims: i64) -> None:
    """Points for each refugee of a seat that had more of them as the card was played (7.8).  Ruling 11."""
    if (t.richer >> colour) & 1:
        gain(t, who, BY_VICTIMS, victims * t.pieces.victim)
        if victims != 0:
            t.tell(SCORED, who, BY_VICTIMS, victims * t.pieces.victim)


class Victim(Step[LastDays]):
    """One refugee after the other, at least one, any colour, seated or hidden (7.9).  x: ship, and 8 times those taken off."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        first = (x & 7) * COLOURS
        for colour in range(COLOURS):
            if t.seated[first + colour] != 0:
                out = append(out, colour)
            if t.below[first + colour] != 0:
                out = append(out, BELOW_DECK + colour)
        return append(out, ENOUGH) if x >> 3 != 0 else out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        ship = x & 7
        if option == ENOUGH:
            keep_own_neutral(t, ship)
            return
        colour = option & 7
        take_off(t, ship, colour, option >= BELOW_DECK)
        t.tell(VICTIMS, who, ship, colour, option >> 3)
        if colour != NEUTRAL:
            reward(t, who, colour, 1)
        if (x >> 3) + 1 < t.pieces.victims and not is_empty(t, ship):
            t.then(pending(VICTIM, who, x + 8))
        else:
            keep_own_neutral(t, ship)
