"""Points of the Last Days: of an arrival, of an alliance, and of a seat, itemised (RULES 9, 13)."""

from __future__ import annotations

from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import NEUTRAL, SPECIALS, points_of
from orichalcum.games.lastdays.rules.ships import aboard, colours_aboard
from orichalcum.games.lastdays.table import BY_TREASURE, SOURCES, LastDays


def refugee_points(t: LastDays, ship: i64, who: i64, dear: bool) -> i64:
    """What own refugees aboard bring as the ship arrives, with Important Cargo the dearer table (9.2)."""
    return points_of(t.pieces.dear if dear else t.pieces.arrival, aboard(t, ship, who))


def colour_points(t: LastDays, ship: i64, who: i64) -> i64:
    """One for each other colour, for those who have a refugee aboard (9.3)."""
    return 0 if aboard(t, ship, who) == 0 else t.pieces.colour * (colours_aboard(t, ship) - 1)


def alliance_points(t: LastDays, ship: i64) -> i64:
    """The neutrals aboard, and every player's colour (10.8).  Ruling 41."""
    neutrals = aboard(t, ship, NEUTRAL)
    grey: i64 = 1 if neutrals != 0 else 0
    return points_of(t.pieces.ally, neutrals) + t.pieces.ally_colour * (colours_aboard(t, ship) - grey)


def treasure(t: LastDays, who: i64) -> i64:
    """Points on the special cards in a hand, as far as they are seen (13.2)."""
    sum: i64 = 0
    for kind in range(SPECIALS):
        sum += t.special[who * SPECIALS + kind] * t.pieces.special_points[kind]
    return sum


def points_by(t: LastDays, who: i64, source: i64) -> i64:
    """A seat's points from one source, as if the game ended now."""
    earned = t.earned[who * SOURCES + source]
    return earned + treasure(t, who) if source == BY_TREASURE and not t.over else earned


def score(t: LastDays, who: i64) -> i64:
    return t.vp[who] if t.over else t.vp[who] + treasure(t, who)
