"""Moving ships: harbour, ocean, New Land; what an arrival brings, and the window for Alliances (RULES 8, 9, 10.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import ALLIANCE, COLOURS, NEUTRAL, SHIPS
from orichalcum.games.lastdays.rules.ids import (
    ALLIANCE_WINDOW,
    ARRIVE,
    ARRIVED,
    EMPTY,
    GIVE_SPECIAL,
    GO_ASHORE,
    MOVE_SHIP,
    NOT_AGAIN,
    NOT_IN_HARBOUR,
    OPEN_ALLIANCE,
    SAILED,
    SCORED,
    TOO_FAST,
)
from orichalcum.games.lastdays.rules.order import holds_card, is_before, may_hold, use_special
from orichalcum.games.lastdays.rules.ships import aboard, come_home, is_empty, is_fast
from orichalcum.games.lastdays.scoring import alliance_points, colour_points, refugee_points
from orichalcum.games.lastdays.table import (
    BY_ALLIANCE,
    BY_CARGO,
    BY_COLOURS,
    BY_MOVING,
    BY_REFUGEES,
    HARBOUR,
    OCEAN,
    LastDays,
    gain,
)
from orichalcum.kernel.table import DO, SEALED, Step, pending, refusal

# What x of a MOVE_SHIP says besides the ships that must still move.
MORE: Final = 8  # times the ships that may move besides
AS_CARGO: Final = 64
AFTER_CARGO: Final = 128
FROM_HARBOUR: Final = 256

NO_SHIP: Final = 8  # below it the ship
PASS: Final = 0
ALLY: Final = 1


def why_not_move(t: LastDays, ship: i64, x: i64, moved: i64) -> i64:
    """Why a ship may not be moved, or 0.  Nobody moves an empty ship (8.8)."""
    if is_empty(t, ship):
        return EMPTY
    if (moved >> ship) & 1:
        return NOT_AGAIN
    if is_fast(t, ship) and (x & AS_CARGO or (x & AFTER_CARGO and not t.airship_as_extra)):
        return TOO_FAST
    if x & FROM_HARBOUR and t.place[ship] != HARBOUR:
        return NOT_IN_HARBOUR
    return 0


def movable(t: LastDays, x: i64, moved: i64) -> i64:
    """How many ships may be moved now."""
    n: i64 = 0
    for ship in range(SHIPS):
        if why_not_move(t, ship, x, moved) == 0:
            n += 1
    return n


def offer_moves(t: LastDays, who: i64, x: i64) -> None:
    """Ask for the next ship, as long as one must or may move."""
    if x & 7 != 0 or (x & 0x38 != 0 and movable(t, x, t.moved) != 0):
        t.then(pending(MOVE_SHIP, who, x))


class MoveShip(Step[LastDays]):
    """One ship one step ahead, each ship once; under Favourable Winds one more may follow (8.8, 11.3).  Rulings 10, 27, 40."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for ship in range(SHIPS):
            if why_not_move(t, ship, x, t.moved) == 0:
                out = append(out, ship)
        return append(out, NO_SHIP) if x & 7 == 0 else out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for ship in range(SHIPS):
            reason = why_not_move(t, ship, x, t.moved)
            if reason != 0:
                out = append(out, refusal(ship, reason, ship))
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option == NO_SHIP:
            return
        dear = x & AS_CARGO != 0
        t.moved |= 1 << option
        rest = x - MORE if x & 7 == 0 else x - 1
        if dear:
            rest += AFTER_CARGO - AS_CARGO
        offer_moves(t, who, rest)
        move(t, option, who, dear)


def move(t: LastDays, ship: i64, who: i64, dear: bool) -> None:
    """One step ahead (8.7); `who` is the mover, or LUCK for nobody."""
    if t.place[ship] == HARBOUR and not is_fast(t, ship):
        t.place[ship] = OCEAN
        t.tell(SAILED, who, ship)
    else:
        t.then(pending(ARRIVE, who, ship | (8 if dear else 0)))


class Arrive(Step[LastDays]):
    """Points for all aboard and for the mover, then the Alliances, then everybody goes ashore (9.1).  x: ship, 8 for cargo."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        ship = x & 7
        dear = x & 8 != 0
        t.tell(ARRIVED, who, ship)
        for seat in range(t.seats):
            score_aboard(t, seat, ship, dear)
        t.then(pending(OPEN_ALLIANCE, who, ship), pending(GO_ASHORE, who, ship))
        if who >= 0:
            reward_mover(t, who, ship)


def score_aboard(t: LastDays, seat: i64, ship: i64, dear: bool) -> None:
    if aboard(t, ship, seat) == 0:
        return
    refugees = refugee_points(t, ship, seat, dear)
    colours = colour_points(t, ship, seat)
    gain(t, seat, BY_CARGO if dear else BY_REFUGEES, refugees)
    gain(t, seat, BY_COLOURS, colours)
    t.tell(SCORED, seat, BY_CARGO if dear else BY_REFUGEES, refugees)
    if colours != 0:
        t.tell(SCORED, seat, BY_COLOURS, colours)


def reward_mover(t: LastDays, who: i64, ship: i64) -> None:
    """1 point, and from the ocean what the advanced science ship and bark bring (9.4, 8.3, 8.4)."""
    points = t.pieces.mover
    if t.advanced[ship] != 0 and t.place[ship] == OCEAN:
        points += t.pieces.mover_points[ship]
        if t.pieces.mover_cards[ship] != 0:
            t.then(pending(GIVE_SPECIAL, who, t.pieces.mover_cards[ship]))
    gain(t, who, BY_MOVING, points)
    t.tell(SCORED, who, BY_MOVING, points)


class OpenAlliance(Step[LastDays]):
    """With a neutral aboard, all who may hold an Alliance are asked (10.8).  x is the ship."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        asked: i64 = 0
        if aboard(t, x, NEUTRAL) != 0:
            for seat in range(t.seats):
                if may_hold(t, seat, ALLIANCE):
                    asked |= 1 << seat
        if asked != 0:
            t.then(pending(ALLIANCE_WINDOW, who, x | asked << 3))


class AllianceWindow(Step[LastDays]):
    """One Alliance each, all at once, told in senate order (10.8).  x is the ship and 8 times the seats asked.  Ruling 41."""

    kind: i64 = SEALED
    quiet: bool = True
    passing: i64 = PASS

    def seats(self, t: LastDays, x: i64) -> i64:
        return x >> 3

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        return append(out, ALLY) if holds_card(t, who, ALLIANCE) else out

    def opened(self, t: LastDays, x: i64) -> None:
        t.reveal()
        allies: i64 = 0
        for seat in range(t.seats):
            if t.sealed[seat] == 1 + ALLY:
                allies |= 1 << seat
        while allies != 0:
            seat = first_of(t, allies)
            allies &= ~(1 << seat)
            use_special(t, seat, ALLIANCE)
            points = alliance_points(t, x & 7)
            gain(t, seat, BY_ALLIANCE, points)
            t.tell(SCORED, seat, BY_ALLIANCE, points)


def first_of(t: LastDays, mask: i64) -> i64:
    """Of some seats the first in the senate order."""
    best: i64 = -1
    for seat in range(t.seats):
        if (mask >> seat) & 1 and (best < 0 or is_before(t, seat, best)):
            best = seat
    return best


class GoAshore(Step[LastDays]):
    """All refugees onto the New Land, the ship home (9.5).  x is the ship."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        for colour in range(COLOURS):
            t.landed[colour] += aboard(t, x, colour)
        come_home(t, x)
