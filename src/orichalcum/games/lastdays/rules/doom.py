"""The doom phase: majorities, ships that move by themselves, the falling pillar, tidying up (RULES 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import DOOMS, KINDS, NEUTRAL, SHIPS, SLOTS, SPECIALS
from orichalcum.games.lastdays.rules.ids import (
    ARRIVE,
    AUTO,
    AUTO_MOVE,
    AUTO_MOVES,
    BEGIN_ROUND,
    DELAYED,
    DOOM_FELL,
    ENDED,
    FALL,
    REFILL,
    REVEALED,
    SCORED,
    SHIP_TURNED,
    TIDY,
    TURN_EVENT,
)
from orichalcum.games.lastdays.rules.moving import move
from orichalcum.games.lastdays.rules.order import take_order
from orichalcum.games.lastdays.rules.ships import all_aboard, free_seats, is_empty, is_fast, take_own_neutral
from orichalcum.games.lastdays.table import BY_MAJORITY, BY_TREASURE, NO_TILE, OCEAN, UNUSED, LastDays, gain
from orichalcum.kernel.table import DO, LUCK, Step, pending

FULL: Final = 1 << 30  # more urgent than any number aboard


class Majorities(Step[LastDays]):
    """For most refugees on the New Land, more than the neutrals there, and for the first of the senate (12.1, 12.2).

    Ruling 32.
    """

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        take_order(t)
        best = t.order[0]
        for place in range(1, t.seats):
            if t.landed[t.order[place]] > t.landed[best]:
                best = t.order[place]
        if t.landed[best] > t.landed[NEUTRAL]:
            majority(t, best, t.pieces.refugee_majority)
        majority(t, t.order[0], t.pieces.senate_majority)
        t.then(pending(AUTO_MOVES, LUCK), pending(DELAYED, LUCK), pending(FALL, LUCK))


def majority(t: LastDays, who: i64, points: i64) -> None:
    gain(t, who, BY_MAJORITY, points)
    t.tell(SCORED, who, BY_MAJORITY, points)


class AutoMoves(Step[LastDays]):
    """Three ships are chosen before any moves: full ones, then those with most aboard, ties by letter (12.3).  Ruling 21."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        chosen: i64 = 0
        place = t.pieces.automatic
        moves = vec[i64]()
        while place > 0:
            ship = next_to_sail(t, chosen)
            if ship >= 0:
                chosen |= 1 << ship
                moves = append(moves, ship)
            place -= 1
        i = len(moves) - 1
        while i >= 0:
            t.then(pending(AUTO_MOVE, LUCK, moves[i]))
            i -= 1


def next_to_sail(t: LastDays, chosen: i64) -> i64:
    best: i64 = -1
    most: i64 = 0
    for ship in range(SHIPS):
        if (chosen >> ship) & 1 or is_empty(t, ship):
            continue
        urgency = FULL if free_seats(t, ship) == 0 else all_aboard(t, ship)
        if urgency > most:
            best = ship
            most = urgency
    return best


class AutoMove(Step[LastDays]):
    """A ship moves, and nobody is its mover (12.3).  x is the ship."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.tell(AUTO, LUCK, x)
        move(t, x, LUCK, False)


class Fall(Step[LastDays]):
    """After an event of doom the next pillar falls: ships turn over, and with the third all is over (12.4, 13.1)."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        fallen = t.pieces.doom[t.event]
        t.doom += fallen
        if fallen != 0:
            t.tell(DOOM_FELL, LUCK, t.doom)
        if t.doom == DOOMS:
            finish(t)
            return
        t.then(pending(TURN_EVENT, LUCK), pending(TIDY, LUCK))
        if fallen != 0:
            turn_ships(t)


def turn_ships(t: LastDays) -> None:
    """Everybody stays aboard; the ark takes its neutral; an airship on the ocean arrives (12.4, 8.2, 8.5).  Ruling 20."""
    for ship in range(SHIPS):
        if t.pieces.turned_by[ship] == t.doom and t.advanced[ship] == 0:
            t.advanced[ship] = 1
            t.tell(SHIP_TURNED, LUCK, ship)
            take_own_neutral(t, ship)
            if is_fast(t, ship) and t.place[ship] == OCEAN and not is_empty(t, ship):
                t.then(pending(ARRIVE, LUCK, ship))


def finish(t: LastDays) -> None:
    """All special cards are turned up, and what they bring is scored (13.2).  Ruling 46."""
    for who in range(t.seats):
        for kind in range(SPECIALS):
            points = t.pieces.special_points[kind]
            for _ in range(t.special[who * SPECIALS + kind] if points != 0 else 0):
                gain(t, who, BY_TREASURE, points)
                t.tell(REVEALED, who, kind, points)
    t.reveal()
    t.over = True
    t.tell(ENDED, LUCK)


class Tidy(Step[LastDays]):
    """Senators and cubes go back, but not those of the senate if chaos was turned up; rows are discarded (12.6).

    Ruling 23.
    """

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        chaos = t.pieces.chaos[t.event] != 0
        for seat in range(t.seats):
            if not chaos:
                t.tile[seat] = NO_TILE
                t.stock[seat] += t.senate[seat]
                t.senate[seat] = 0
            t.stock[seat] += t.before[seat] + t.landed[seat]
            t.before[seat] = 0
            t.landed[seat] = 0
            tidy_row(t, seat)
        t.camp += t.landed[NEUTRAL]
        t.landed[NEUTRAL] = 0
        for kind in range(KINDS):
            t.discard[kind] += t.gods[kind]
            t.gods[kind] = 0
        take_order(t)
        t.then(pending(REFILL, LUCK), pending(BEGIN_ROUND, LUCK))


def tidy_row(t: LastDays, who: i64) -> None:
    """All five cards are discarded, played or not (ruling 4); with 14.1 those not played return to the hand."""
    for place in range(who * SLOTS, who * SLOTS + SLOTS):
        t.stock[who] += t.spent[place]
        t.spent[place] = 0
        kind = t.cards[place] - 1
        if kind >= 0 and t.unplayed_return and t.state[place] == UNUSED:
            t.hand[who * KINDS + kind] += 1
            t.known[who * KINDS + kind] += 1
            t.hand_size[who] += 1
        elif kind >= 0:
            t.discard[kind] += 1
        t.cards[place] = 0
        t.state[place] = UNUSED
