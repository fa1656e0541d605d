"""What a position of the Last Days is worth: points, refugees under way, cubes for use, and cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import SHIPS, points_of
from orichalcum.games.lastdays.rules.order import is_before
from orichalcum.games.lastdays.rules.ships import aboard, colours_aboard, free_seats
from orichalcum.games.lastdays.scoring import score, treasure
from orichalcum.games.lastdays.table import HARBOUR, LastDays
from orichalcum.kernel.judge import Judge

# Thousandths of a point.
POINT: Final = 1000
ON_OCEAN: Final = 850  # what a point aboard is worth on the ocean
IN_HARBOUR: Final = 600
HALF_EMPTY: Final = 480  # in the harbour with many seats free: it will not sail soon
CUBE: Final = 330  # behind the screen
SENATE_CUBE: Final = 160
SPECIAL: Final = 900
FIRST: Final = 2000  # first of the senate
SHORE: Final = 250  # a refugee ashore, for the majority


class LastDaysJudge(Judge[LastDays]):
    swing: i64 = 14_000

    def worth(self, t: LastDays, who: i64) -> i64:
        if t.over:
            return score(t, who) * POINT - behind(t, who)
        sum = t.vp[who] * POINT + treasure(t, who) * POINT + t.special_size[who] * SPECIAL
        sum += t.stock[who] * CUBE + t.senate[who] * SENATE_CUBE + t.landed[who] * SHORE
        if behind(t, who) == 0:
            sum += FIRST
        for ship in range(SHIPS):
            sum += under_way(t, who, ship)
        return sum


def behind(t: LastDays, who: i64) -> i64:
    """How many seats the senate order puts before this one: it breaks ties."""
    n: i64 = 0
    for other in range(t.seats):
        if other != who and is_before(t, other, who):
            n += 1
    return n


def under_way(t: LastDays, who: i64, ship: i64) -> i64:
    """What the own refugees on a ship will bring, if it arrives as it is."""
    own = aboard(t, ship, who)
    if own == 0:
        return 0
    points = points_of(t.pieces.arrival, own) + t.pieces.colour * (colours_aboard(t, ship) - 1)
    if t.place[ship] != HARBOUR:
        return points * ON_OCEAN
    return points * (HALF_EMPTY if free_seats(t, ship) > 2 else IN_HARBOUR)


JUDGE: Final = LastDaysJudge()
