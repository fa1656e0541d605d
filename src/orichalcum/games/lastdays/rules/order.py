"""The senate order and who may hold what: questions that every chapter asks (RULES 3.2, 10.2)."""

from __future__ import annotations

from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import SPECIALS
from orichalcum.games.lastdays.rules.ids import USED
from orichalcum.games.lastdays.table import NO_EVENT, LastDays


def is_before(t: LastDays, one: i64, other: i64) -> bool:
    """More cubes in the senate come first, then the marker further left (3.2).  Ruling 33."""
    if t.senate[one] != t.senate[other]:
        return t.senate[one] > t.senate[other]
    if t.space[one] != t.space[other]:
        return t.space[one] < t.space[other]
    return one < other


def take_order(t: LastDays) -> None:
    """The senate order as it is now, kept for what follows."""
    order = t.order
    for who in range(t.seats):
        place: i64 = 0
        for other in range(t.seats):
            if other != who and is_before(t, other, who):
                place += 1
        order[place] = who


def may_hold(t: LastDays, who: i64, special: i64) -> bool:
    """Whether this seat may hold the card, for all that everybody knows; with 14.10 whether it does (10.2).

    Not if all of the kind lie open, nor if all lay in the pile when it was shuffled and the seat has drawn none since.
    """
    if t.ask_only_able:
        return holds_card(t, who, special)
    if t.special_size[who] == 0 or t.special_discard[special] == t.pieces.special[special]:
        return False
    return t.special_since[who] != 0 or t.special_shuffled[special] < t.pieces.special[special]


def holds_card(t: LastDays, who: i64, special: i64) -> bool:
    return t.special[who * SPECIALS + special] != 0


def use_special(t: LastDays, who: i64, special: i64) -> None:
    """A special card is played, open to all (10.1)."""
    t.special[who * SPECIALS + special] -= 1
    t.special_size[who] -= 1
    t.special_discard[special] += 1
    t.tell(USED, who, special)


def richer_than(t: LastDays, who: i64) -> i64:
    """The seats with more points than this one, one bit each (ruling 11)."""
    mask: i64 = 0
    for seat in range(t.seats):
        if t.vp[seat] > t.vp[who]:
            mask |= 1 << seat
    return mask


def under_lead(t: LastDays) -> bool:
    """Whether the senate's cubes are the refugees (11.9); not during the set-up."""
    return t.round > 0 and t.event != NO_EVENT and t.pieces.lead[t.event] != 0


def purse(t: LastDays, who: i64) -> i64:
    """The cubes a seat may place as refugees."""
    return t.senate[who] if under_lead(t) else t.stock[who]


def pay(t: LastDays, who: i64, cubes: i64) -> None:
    if under_lead(t):
        t.senate[who] -= cubes
    else:
        t.stock[who] -= cubes
