"""Events: the deck, and what they do at the end of their round (RULES 11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import COLOURS, EVENTS, HIDDEN_HOLDS, PURSUIT_SHIP, SHIPS, SLOTS
from orichalcum.games.lastdays.rules.ids import (
    GIVE_SPECIAL,
    LOSE_CUBE,
    LOST_CUBE,
    RETURNED,
    SCORED,
    TOGETHER,
    TURNED,
)
from orichalcum.games.lastdays.rules.order import may_hold, take_order
from orichalcum.games.lastdays.rules.placing import place_single
from orichalcum.games.lastdays.rules.ships import come_home, free_seats, is_empty, place_neutrals, throw_all_off
from orichalcum.games.lastdays.table import BY_EVENT, HARBOUR, NO_EVENT, OCEAN, LastDays, gain
from orichalcum.kernel.table import CHANCE, DO, LUCK, Step, pending

# Where a cube is lost from; of a card of the row + slot, of a ship + ship.
FROM_STOCK: Final = 0
FROM_SCREEN: Final = 1
FROM_SENATE: Final = 2
FROM_LAND: Final = 3
FROM_CARD: Final = 8
FROM_SEAT: Final = 16
FROM_BELOW: Final = 24


class TurnEvent(Step[LastDays]):
    """The next event of the deck, then its neutrals come aboard (12.5, 2.2).  The first one never brings doom.

    The deck is three of doom and some of the others; which others is not decided before they come.
    """

    kind: i64 = CHANCE

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for event in range(EVENTS):
            if self.weight(t, who, x, event) != 0:
                out = append(out, event)
        return out

    def weight(self, t: LastDays, who: i64, x: i64, option: i64) -> i64:
        if t.turned[option] != 0:
            return 0
        if t.event == NO_EVENT:
            barred = t.pieces.doom[option] != 0 or (t.no_chaos_first and t.pieces.chaos[option] != 0)
            return 0 if barred else 1
        return others_unseen(t) if t.pieces.doom[option] != 0 else t.others_left

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if t.event != NO_EVENT and t.pieces.doom[option] == 0:
            t.others_left -= 1
        t.event = option
        t.turned[option] = 1
        t.tell(TURNED, LUCK, option, place_neutrals(t, t.pieces.due[option]))


def others_unseen(t: LastDays) -> i64:
    """Events without doom that may still be in the deck; 1 of none, so that doom keeps a weight."""
    n: i64 = 0
    for event in range(EVENTS):
        if t.turned[event] == 0 and t.pieces.doom[event] == 0:
            n += 1
    return n if n != 0 else 1


class Delayed(Step[LastDays]):
    """What the event of this round does at its end, in the senate order of that moment (11.1)."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        take_order(t)
        pieces = t.pieces
        pay_event(t, t.order[0], pieces.event_points[t.event])
        pay_event(t, t.order[1], pieces.event_points[EVENTS + t.event])
        first, second = pieces.event_cards[t.event], pieces.event_cards[EVENTS + t.event]
        t.then(pending(GIVE_SPECIAL, t.order[0], first), pending(GIVE_SPECIAL, t.order[1], second))
        if pieces.wrath[t.event] != 0:
            strike_ocean(t)
        if pieces.together[t.event] != 0:
            t.then(pending(TOGETHER, LUCK))
        if pieces.lost[t.event] != 0:
            demand_cubes(t, pieces.lost[t.event] * t.doom)


def pay_event(t: LastDays, who: i64, points: i64) -> None:
    if points != 0:
        gain(t, who, BY_EVENT, points)
        t.tell(SCORED, who, BY_EVENT, points)


def strike_ocean(t: LastDays) -> None:
    """Every ship on the ocean is emptied and returns; nobody scores (11.5).  Ruling 29."""
    for ship in range(SHIPS):
        if t.place[ship] == OCEAN:
            throw_all_off(t, ship)


def demand_cubes(t: LastDays, cubes: i64) -> None:
    """So many cubes of everybody go back to the box, one after the other in senate order (11.10).  Ruling 28."""
    place = t.seats - 1
    while place >= 0:
        seat = t.order[place]
        left = t.pieces.cubes - t.lost[seat]
        due = cubes if cubes < left else left
        if due > 0:
            t.then(pending(LOSE_CUBE, seat, due))
        place -= 1


class Together(Step[LastDays]):
    """One refugee each in senate order, round and round; whoever passes is out (11.7).

    x: 8 times the place in the order that comes next, and 1 + the seat that has just been asked.
    """

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        most = t.pieces.together[t.event]
        if who >= 0:
            t.joined[who] = t.joined[who] + 1 if t.loaded != 0 else most
        for i in range(t.seats):
            seat = t.order[(x + i) % t.seats]
            if t.joined[seat] < most and may_join(t, seat):
                t.then(pending(TOGETHER, seat, (x + i + 1) % t.seats))
                place_single(t, seat)
                return
        for seat in range(t.seats):
            t.joined[seat] = 0


def may_join(t: LastDays, who: i64) -> bool:
    """Cubes in stock, and a free seat, or for all that is known a card that finds one."""
    if t.stock[who] == 0:
        return False
    pursuit = not t.cards_only and may_hold(t, who, PURSUIT_SHIP)
    if not t.cards_only and may_hold(t, who, HIDDEN_HOLDS):
        return True
    for ship in range(SHIPS):
        if free_seats(t, ship) != 0 and (pursuit or t.place[ship] == HARBOUR):
            return True
    return False


class LoseCube(Step[LastDays]):
    """One cube back into the box for good, from wherever its owner likes (11.10).  x is how many are due."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if t.stock[who] != 0:
            out = append(out, FROM_STOCK)
        if t.before[who] != 0:
            out = append(out, FROM_SCREEN)
        if t.senate[who] != 0:
            out = append(out, FROM_SENATE)
        if t.landed[who] != 0:
            out = append(out, FROM_LAND)
        for slot in range(SLOTS):
            if t.spent[who * SLOTS + slot] != 0:
                out = append(out, FROM_CARD + slot)
        for ship in range(SHIPS):
            if t.seated[ship * COLOURS + who] != 0:
                out = append(out, FROM_SEAT + ship)
            if t.below[ship * COLOURS + who] != 0:
                out = append(out, FROM_BELOW + ship)
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        lose_from(t, who, option)
        t.lost[who] += 1
        t.tell(LOST_CUBE, who, option)
        if x > 1:
            t.then(pending(LOSE_CUBE, who, x - 1))


def lose_from(t: LastDays, who: i64, place: i64) -> None:
    if place == FROM_STOCK:
        t.stock[who] -= 1
    elif place == FROM_SCREEN:
        t.before[who] -= 1
    elif place == FROM_SENATE:
        t.senate[who] -= 1
    elif place == FROM_LAND:
        t.landed[who] -= 1
    elif place < FROM_SEAT:
        t.spent[who * SLOTS + place - FROM_CARD] -= 1
    else:
        lose_passenger(t, who, place)


def lose_passenger(t: LastDays, who: i64, place: i64) -> None:
    """A ship left empty on the ocean returns to the harbour (ruling 22)."""
    ship = place & 7
    if place < FROM_BELOW:
        t.seated[ship * COLOURS + who] -= 1
    else:
        t.below[ship * COLOURS + who] -= 1
    if is_empty(t, ship) and t.place[ship] == OCEAN:
        come_home(t, ship)
        t.tell(RETURNED, LUCK, ship)
