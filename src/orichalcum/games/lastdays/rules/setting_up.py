"""Setting up: the first event, markers, hands, and two refugees of everybody (RULES 2)."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import COLOURS, KINDS, SHIPS, SPECIALS, Pieces
from orichalcum.games.lastdays.rules.drawing import deal
from orichalcum.games.lastdays.rules.ids import (
    BEGIN_ROUND,
    DEAL_HANDS,
    GIVE_SPECIAL,
    ON_OCEAN,
    PLACE_FIRST,
    PLACED,
    SEAT_MARKER,
    SEATED,
    SHIP_FULL,
    START_PLACING,
    TURN_EVENT,
)
from orichalcum.games.lastdays.rules.order import take_order
from orichalcum.games.lastdays.rules.ships import free_seats
from orichalcum.games.lastdays.table import HARBOUR, LastDays
from orichalcum.kernel.table import CHANCE, DO, LUCK, Step, pending, refusal


def bare_table(seats: i64, rules: list[Step[Any]], pieces: Pieces) -> LastDays:
    """Ships in the harbour, piles beside the board, cubes in stock; no event yet."""
    t = LastDays(seats, rules, pieces)
    t.camp = pieces.neutrals
    t.hand_limit = pieces.hand
    t.others_left = 2
    t.pile = pieces.count[:]
    t.special_pile = pieces.special[:]
    for kind in range(KINDS):
        t.pile_size += t.pile[kind]
    for kind in range(SPECIALS):
        t.special_pile_size += t.special_pile[kind]
    for who in range(seats):
        t.stock[who] = pieces.cubes
        t.space[who] = who
    return t


def set_up(t: LastDays) -> None:
    """The event, the markers, the hands, the first refugees, the first round (2.1 to 2.6): what is pushed last comes first."""
    t.then(pending(START_PLACING, LUCK), pending(BEGIN_ROUND, LUCK))
    t.then(pending(TURN_EVENT, LUCK), pending(SEAT_MARKER, LUCK), pending(DEAL_HANDS, LUCK))


class SeatMarker(Step[LastDays]):
    """Whose marker stands next from the left: x is the space, and 8 times the seats that have theirs, one bit each (2.5)."""

    kind: i64 = CHANCE

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for seat in range(t.seats):
            if not (x >> (3 + seat)) & 1:
                out = append(out, seat)
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        space = x & 7
        t.space[option] = space
        t.tell(SEATED, option, space)
        if space + 1 < t.seats:
            t.then(pending(SEAT_MARKER, LUCK, (x | 8 << option) + 1))


class DealHands(Step[LastDays]):
    """Policy cards and special cards for everybody in turn (2.4).  x is the seat."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if x == t.seats:
            return
        t.then(pending(GIVE_SPECIAL, x, t.pieces.first_specials), pending(DEAL_HANDS, LUCK, x + 1))
        deal(t, x, t.hand_limit)


class PlaceFirst(Step[LastDays]):
    """One refugee each from the leftmost marker on, then one each from the rightmost (2.6).  x counts the refugees."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for ship in range(SHIPS):
            if t.place[ship] == HARBOUR and free_seats(t, ship) != 0:
                out = append(out, ship * 8)
        return out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for ship in range(SHIPS):
            if t.place[ship] != HARBOUR:
                out = append(out, refusal(ship * 8, ON_OCEAN, ship))
            elif free_seats(t, ship) == 0:
                out = append(out, refusal(ship * 8, SHIP_FULL, ship))
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        ship = option >> 3
        t.stock[who] -= 1
        t.seated[ship * COLOURS + who] += 1
        t.tell(PLACED, who, ship, 1)
        ask_for_first(t, x + 1)


class StartPlacing(Step[LastDays]):
    """The order of the markers is that of the first refugees."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        ask_for_first(t, 0)


def ask_for_first(t: LastDays, count: i64) -> None:
    take_order(t)
    if count < 2 * t.seats:
        place = count if count < t.seats else 2 * t.seats - 1 - count
        t.then(pending(PLACE_FIRST, t.order[place], count))
