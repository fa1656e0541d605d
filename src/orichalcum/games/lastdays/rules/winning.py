"""The auction phase after the bids: who wins, what is played, Philosophos, Strategos (RULES 5.8, 5.9, 6.7 to 6.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import INTERVENTION, KINDS, PHILOSOPHOS, SLOTS, STRATEGOS
from orichalcum.games.lastdays.rules.drawing import lose_policy
from orichalcum.games.lastdays.rules.ids import (
    BEGIN_SLOT,
    HAS_CUBES,
    MAJORITIES,
    PASSED,
    RANKED,
    STRATEGOS_PLAYS,
    TAKE_BACK,
    TOOK_BACK,
    TURNED_UP,
    WAS_PLAYED,
    WIN,
)
from orichalcum.games.lastdays.rules.order import holds_card, use_special
from orichalcum.games.lastdays.rules.playing import GODS, HAND, NEIGHBOURS, OWN, WITH_EMPATHY, play, refusals_of, ways_to_play
from orichalcum.games.lastdays.table import PLAYED, TAKEN, UNUSED, LastDays, senator_of
from orichalcum.kernel.table import DO, LUCK, Step, pending, refusal

PASS: Final = 0


class Rank(Step[LastDays]):
    """Highest bid first, ties by senate order; Oraklos's card is turned up; the winners follow (6.7).  Rulings 1, 6."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        rank_bids(t)
        for seat in range(t.seats):
            turn_up(t, seat)
        place = t.winners - 1
        while place >= 0:
            t.then(pending(WIN, t.rank[place], place))
            t.tell(RANKED, t.rank[place], t.slot, place)
            place -= 1


def rank_bids(t: LastDays) -> None:
    """The senate order, sorted by bids without changing it among equals."""
    rank = t.rank
    for place in range(t.seats):
        seat = t.order[place]
        i = place
        while i > 0 and t.bid[rank[i - 1]] < t.bid[seat]:
            rank[i] = rank[i - 1]
            i -= 1
        rank[i] = seat


def turn_up(t: LastDays, who: i64) -> None:
    """A card kept face down comes to light as its auction is over (5.7)."""
    place = who * SLOTS + t.slot
    if t.down[place] != 0:
        kind = t.laid[place] - 1
        t.cards[place] = t.laid[place]
        t.laid[place] = 0
        t.down[place] = 0
        if t.known[who * KINDS + kind] != 0:
            t.known[who * KINDS + kind] -= 1
        t.reveal()
        t.tell(TURNED_UP, who, t.slot, kind)


def free_neighbour(t: LastDays, who: i64) -> i64:
    """The nearest left neighbour who has not won (6.9).  Ruling 3."""
    seat = (who + 1) % t.seats
    while is_winner(t, seat):
        seat = (seat + 1) % t.seats
    return seat


def is_winner(t: LastDays, who: i64) -> bool:
    for place in range(t.winners):
        if t.rank[place] == who:
            return True
    return False


class Win(Step[LastDays]):
    """A winner plays a card or passes (6.8): his own, a gods' card, by Intervention one of his hand.

    x is the winner's place; the highest bidder, 0, may play a neighbour's instead (6.9).
    """

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        own = t.cards[who * SLOTS + t.slot] - 1
        if own >= 0:
            out = ways_to_play(t, who, own, OWN, out)
        theirs = t.cards[free_neighbour(t, who) * SLOTS + t.slot] - 1
        if x == 0 and theirs >= 0:
            out = ways_to_play(t, who, theirs, NEIGHBOURS, out)
        intervenes = holds_card(t, who, INTERVENTION)
        for kind in range(KINDS):
            if t.gods[kind] != 0 and not t.gods_taken:
                out = ways_to_play(t, who, kind, GODS + kind, out)
            if intervenes and t.hand[who * KINDS + kind] != 0:
                out = ways_to_play(t, who, kind, HAND + kind, out)
        return out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        own = t.cards[who * SLOTS + t.slot] - 1
        if own >= 0:
            out = refusals_of(t, who, own, OWN, out)
        theirs = t.cards[free_neighbour(t, who) * SLOTS + t.slot] - 1
        if x == 0 and theirs >= 0:
            out = refusals_of(t, who, theirs, NEIGHBOURS, out)
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option == PASS:
            t.tell(PASSED, who, t.slot)
            return
        source = option & ~WITH_EMPATHY
        neighbour = free_neighbour(t, who)
        play(t, who, take_card(t, who, source, neighbour), option, neighbour)


def take_card(t: LastDays, who: i64, source: i64, neighbour: i64) -> i64:
    """The card to be played leaves its place: a row's card stays there, used; others go to the discards."""
    if source == OWN:
        t.state[who * SLOTS + t.slot] = PLAYED
        return t.cards[who * SLOTS + t.slot] - 1
    if source == NEIGHBOURS:
        t.state[neighbour * SLOTS + t.slot] = TAKEN
        return t.cards[neighbour * SLOTS + t.slot] - 1
    if source >= HAND:
        use_special(t, who, INTERVENTION)
        lose_policy(t, who, source - HAND)
        t.discard[source - HAND] += 1
        return source - HAND
    t.gods[source - GODS] -= 1
    t.discard[source - GODS] += 1
    t.gods_taken = True
    return source - GODS


class EndSlot(Step[LastDays]):
    """Philosophos may take cubes back; then the next auction, or Strategos and the doom phase (5.8, 5.9).  Ruling 7."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.slot += 1
        t.winners = 0
        if t.slot < SLOTS:
            t.then(pending(BEGIN_SLOT, LUCK))
        else:
            t.then(pending(MAJORITIES, LUCK))
            offer_strategos(t)
        for seat in range(t.seats):
            if senator_of(t, seat) == PHILOSOPHOS and t.used[seat] == 0 and t.bid[seat] != 0 and not (t.users >> seat) & 1:
                t.then(pending(TAKE_BACK, seat, t.slot - 1))


class TakeBack(Step[LastDays]):
    """Philosophos: up to two of the cubes bid go back behind the screen (5.8).  x is the slot."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        most = t.pieces.philosophos_cubes
        for cubes in range((most if most < t.bid[who] else t.bid[who]) + 1):
            out = append(out, cubes)
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option != 0:
            t.used[who] = 1
            t.spent[who * SLOTS + x] -= option
            t.stock[who] += option
            t.tell(TOOK_BACK, who, option)


def is_spare(t: LastDays, who: i64, slot: i64) -> bool:
    """A card of the row that nobody played and that has no cubes on it (ruling 8)."""
    place = who * SLOTS + slot
    return t.cards[place] != 0 and t.state[place] == UNUSED and t.spent[place] == 0


def offer_strategos(t: LastDays) -> None:
    for seat in range(t.seats):
        if senator_of(t, seat) == STRATEGOS:
            for slot in range(SLOTS):
                if is_spare(t, seat, slot):
                    t.then(pending(STRATEGOS_PLAYS, seat))
                    return


class StrategosPlays(Step[LastDays]):
    """One spare card of the own row, as if the second place had been won (5.9).  Options: pass, or 1 + slot."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        for slot in range(SLOTS):
            if is_spare(t, who, slot):
                ways = ways_to_play(t, who, t.cards[who * SLOTS + slot] - 1, OWN, vec[i64]())
                for way in ways:
                    out = append(out, way - OWN + 1 + slot)
        return out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for slot in range(SLOTS):
            place = who * SLOTS + slot
            if t.state[place] != UNUSED:
                out = append(out, refusal(1 + slot, WAS_PLAYED, slot))
            elif t.spent[place] != 0:
                out = append(out, refusal(1 + slot, HAS_CUBES, slot, t.spent[place]))
            else:
                out = refusals_of(t, who, t.cards[place] - 1, 1 + slot, out)
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option == PASS:
            return
        t.used[who] = 1
        slot = (option & ~WITH_EMPATHY) - 1
        t.state[who * SLOTS + slot] = PLAYED
        play(t, who, t.cards[who * SLOTS + slot] - 1, OWN | option & WITH_EMPATHY, who)
