"""Paying time: hourglasses first, then the marker; what lies on its way, and the end of a turn (RULES 3, 8.1, 10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import GOD_DELAY, GODS
from orichalcum.games.olympos.rules.ids import (
    CALL_GODS,
    DRAW,
    END_TURN,
    FINISHED,
    OFFER_CARDS,
    PAID,
    PASS_ON,
    PRICED,
    REVEAL,
)
from orichalcum.games.olympos.table import Olympos, delay, is_last_turn
from orichalcum.kernel.table import DO, LUCK, Step, pending


def tell_price(t: Olympos, who: i64, saved: i64) -> None:
    """What is not plain about the price of the action that was chosen."""
    late = delay(t, who)
    if saved != 0 or late != 0:
        t.tell(PRICED, who, t.price, saved, late)


class Pay(Step[Olympos]):
    """Hourglasses must be spent first; only what they do not cover moves the marker (3.2, 3.5)."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        spent = t.price if t.price < t.hours[who] else t.hours[who]
        was_last = is_last_turn(t, who)
        start = t.marker[who]
        t.hours[who] -= spent
        t.tell(PAID, who, t.price, spent, start + t.price - spent)
        if t.price > spent:
            move_marker(t, who, start + t.price - spent)
        t.price = 0
        lift_delay(t, who)
        arrive(t, who, start, was_last)


def move_marker(t: Olympos, who: i64, space: i64) -> None:
    """The marker goes on top of whatever stands on its new space, so it acts before those (3.1)."""
    t.marker[who] = space
    order = vec[i64](capacity=t.seats)
    placed = False
    for other in t.track:
        if other == who:
            continue
        if not placed and t.marker[other] >= space:
            order = append(order, who)
            placed = True
        order = append(order, other)
    t.track = order if placed else append(order, who)


def lift_delay(t: Olympos, who: i64) -> None:
    """The Erinyes have had their way (9.8)."""
    for god in range(GODS):
        if t.pieces.god[GOD_DELAY * GODS + god] != 0:
            t.marked[god] &= ~(1 << who)


def arrive(t: Olympos, who: i64, start: i64, was_last: bool) -> None:
    """A card for each Zeus space reached or passed, then cards may be played, then the gods come (8.1, 9.2)."""
    t.then(pending(OFFER_CARDS, who), pending(CALL_GODS, who, start), pending(END_TURN, who, 1 if was_last else 0))
    for space in t.pieces.zeus_at:
        if start < space <= t.marker[who]:
            t.then(pending(DRAW, who))


class CallGods(Step[Olympos]):
    """For each Zeus space that was reached or passed, in this order, at most one god (9.1, 9.2).

    x is the space up to which all is done.
    """

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        p = t.pieces
        for i in range(len(p.zeus_at)):
            space = p.zeus_at[i]
            if x < space <= t.marker[who] and is_due(t, who, space, p.zeus_cards[i]):
                t.then(pending(REVEAL, LUCK, who | space << 4), pending(CALL_GODS, who, space))
                return


def is_due(t: Olympos, who: i64, space: i64, cards: i64) -> bool:
    """The first seat to reach the space calls a god, and at a double one the last seat too (9.1)."""
    there: i64 = 0
    for other in range(t.seats):
        if other != who and t.marker[other] >= space:
            there += 1
    return there == 0 or (cards == 2 and there == t.seats - 1)


class EndTurn(Step[Olympos]):
    """Whoever stood at the last Zeus space or beyond has taken the last action (10.1).  x is 1 for that."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if x != 0:
            finish(t, who)
        t.then(pending(PASS_ON, who))


def finish(t: Olympos, who: i64) -> None:
    t.finished |= 1 << who
    t.tell(FINISHED, who)
