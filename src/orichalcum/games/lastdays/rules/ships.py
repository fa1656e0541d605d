"""Ships: who is aboard, who comes aboard, who leaves (RULES 8, 9)."""

from __future__ import annotations

from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import COLOURS, NEUTRAL, SHIPS
from orichalcum.games.lastdays.rules.ids import RETURNED
from orichalcum.games.lastdays.table import HARBOUR, LastDays


def seats_of(t: LastDays, ship: i64) -> i64:
    """The seats of the side that lies up (8.1)."""
    return t.pieces.seats[SHIPS + ship if t.advanced[ship] != 0 else ship]


def free_seats(t: LastDays, ship: i64) -> i64:
    free = seats_of(t, ship)
    for i in range(ship * COLOURS, ship * COLOURS + COLOURS):
        free -= t.seated[i]
    return free


def is_empty(t: LastDays, ship: i64) -> bool:
    """Nobody aboard, hidden refugees counted (ruling 14)."""
    for i in range(ship * COLOURS, ship * COLOURS + COLOURS):
        if t.seated[i] != 0 or t.below[i] != 0:
            return False
    return True


def aboard(t: LastDays, ship: i64, colour: i64) -> i64:
    """Seated and hidden refugees of one colour."""
    return t.seated[ship * COLOURS + colour] + t.below[ship * COLOURS + colour]


def all_aboard(t: LastDays, ship: i64) -> i64:
    n: i64 = 0
    for colour in range(COLOURS):
        n += aboard(t, ship, colour)
    return n


def colours_aboard(t: LastDays, ship: i64) -> i64:
    """How many colours, grey among them (9.3)."""
    n: i64 = 0
    for colour in range(COLOURS):
        if aboard(t, ship, colour) != 0:
            n += 1
    return n


def is_immune(t: LastDays, ship: i64) -> bool:
    """The advanced warship, to red cards (8.6)."""
    return t.advanced[ship] != 0 and t.pieces.immune[ship] != 0


def is_fast(t: LastDays, ship: i64) -> bool:
    """The advanced airship (8.5)."""
    return t.advanced[ship] != 0 and t.pieces.fast[ship] != 0


def board_neutral(t: LastDays, ship: i64) -> bool:
    """One neutral from the camp onto a free seat, if there are both."""
    if t.camp == 0 or free_seats(t, ship) == 0:
        return False
    t.camp -= 1
    t.seated[ship * COLOURS + NEUTRAL] += 1
    return True


def take_own_neutral(t: LastDays, ship: i64) -> None:
    """The advanced ark takes a neutral as it turns over and whenever it comes home (8.2).  Ruling 19."""
    if t.advanced[ship] != 0:
        for _ in range(t.pieces.takes_neutral[ship]):
            board_neutral(t, ship)


def keep_own_neutral(t: LastDays, ship: i64) -> None:
    """With 14.5 the ark in the harbour fills its neutral's seat again at once."""
    if t.ark_always_neutral and t.place[ship] == HARBOUR and aboard(t, ship, NEUTRAL) == 0:
        take_own_neutral(t, ship)


def take_off(t: LastDays, ship: i64, colour: i64, hidden: bool) -> None:
    """One refugee leaves a ship: before its owner's screen, a neutral to the camp (7.6).  Ruling 42."""
    if hidden:
        t.below[ship * COLOURS + colour] -= 1
    else:
        t.seated[ship * COLOURS + colour] -= 1
    if colour == NEUTRAL:
        t.camp += 1
    else:
        t.before[colour] += 1


def throw_all_off(t: LastDays, ship: i64) -> None:
    """Everybody leaves, and the ship returns to the harbour."""
    for colour in range(t.seats):
        t.before[colour] += aboard(t, ship, colour)
    t.camp += aboard(t, ship, NEUTRAL)
    come_home(t, ship)
    t.tell(RETURNED, -1, ship)


def come_home(t: LastDays, ship: i64) -> None:
    """Back in the harbour, empty but for the ark's neutral."""
    for i in range(ship * COLOURS, ship * COLOURS + COLOURS):
        t.seated[i] = 0
        t.below[i] = 0
    t.placed[ship] = 0
    t.placed_below[ship] = 0
    t.place[ship] = HARBOUR
    take_own_neutral(t, ship)


def place_neutrals(t: LastDays, count: i64) -> i64:
    """From the camp, one a ship from left to right over the harbour, full ships skipped, round and round (2.3); how many."""
    placed: i64 = 0
    found = True
    while found:
        found = False
        for ship in range(SHIPS):
            if placed < count and t.place[ship] == HARBOUR and board_neutral(t, ship):
                placed += 1
                found = True
    return placed
