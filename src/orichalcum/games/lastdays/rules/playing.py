"""Playing a policy card: what is possible, all or nothing, and its effects in the order of its text (RULES 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import CARGO, COLOURS, EMPATHY, NEUTRAL, REFUGEES, SABOTAGE, SHIPS, TREASON
from orichalcum.games.lastdays.rules.attacks import targets
from orichalcum.games.lastdays.rules.drawing import specials_to_draw
from orichalcum.games.lastdays.rules.ids import (
    AFTER_PLACING,
    CARD_DONE,
    GIVE_SPECIAL,
    NO_CUBES,
    NO_DRAW,
    NO_ROOM,
    NO_SHIPS,
    NO_TARGET,
    PLACE,
    PLAYED_CARD,
    SABOTAGE_SHIP,
    SCORED,
    SWAP,
    SWAPPED,
    SYMBOLS,
    TREASON_CHOICE,
)
from orichalcum.games.lastdays.rules.moving import AS_CARGO, MORE, movable, offer_moves
from orichalcum.games.lastdays.rules.order import holds_card, pay, purse, richer_than, use_special
from orichalcum.games.lastdays.rules.placing import begin_placing, finds_room
from orichalcum.games.lastdays.rules.ships import keep_own_neutral
from orichalcum.games.lastdays.table import BY_CARD, HARBOUR, NO_CARD, OCEAN, LastDays, gain
from orichalcum.kernel.table import DO, Step, pending, refusal

# How a card to play is written as an option: where it comes from, and whether Empathy stands in for it.
OWN: Final = 1
NEIGHBOURS: Final = 2
GODS: Final = 16  # + card
HAND: Final = 32  # + card
WITH_EMPATHY: Final = 64


def why_not_play(t: LastDays, who: i64, kind: i64, spent: i64 = 0) -> i64:
    """Why a policy card cannot be played completely, or 0 (7.3); `spent` special cards go to the discards before it."""
    pieces = t.pieces
    cubes = pieces.first[kind]
    if cubes != 0:
        if purse(t, who) < cubes + pieces.second[kind]:
            return NO_CUBES
        if not finds_room(t, who, kind):
            return NO_ROOM
    elif pieces.moves[kind] != 0 and ships_to_move(t, kind) < pieces.moves[kind]:
        return NO_SHIPS
    if not t.draw_what_there_is and specials_to_draw(t) + spent < pieces.draws[kind]:
        return NO_DRAW
    return why_no_target(t, pieces.kind[kind])


def ships_to_move(t: LastDays, kind: i64) -> i64:
    """The ships that a card without refugees may begin with."""
    return movable(t, AS_CARGO if t.pieces.kind[kind] == CARGO else 0, 0)


def why_no_target(t: LastDays, sort: i64) -> i64:
    if sort == SABOTAGE and targets(t, OCEAN) == 0:
        return NO_TARGET
    if sort == TREASON and targets(t, HARBOUR) == 0:
        for seat in range(t.seats):
            if t.senate[seat] != 0:
                return 0
        return NO_TARGET
    return 0


def why_not_numbers(t: LastDays, who: i64, kind: i64, option: i64) -> i64:
    """The refusal of a card, with what it wants and what there is."""
    reason = why_not_play(t, who, kind)
    pieces = t.pieces
    if reason == NO_CUBES:
        return refusal(option, reason, pieces.first[kind] + pieces.second[kind], purse(t, who))
    if reason == NO_SHIPS:
        return refusal(option, reason, pieces.moves[kind], ships_to_move(t, kind))
    if reason == NO_DRAW:
        return refusal(option, reason, pieces.draws[kind], specials_to_draw(t))
    return refusal(option, reason, kind)


def ways_to_play(t: LastDays, who: i64, kind: i64, source: i64, out: vec[i64]) -> vec[i64]:
    """The card itself if it can be played, and Empathy instead of a Refugees card (10.4).  Ruling 36, option 14.8.

    Our reading (9): an Intervention lies on the discards by the time its card draws.
    """
    if why_not_play(t, who, kind, 1 if source >= HAND else 0) == 0:
        out = append(out, source)
    if t.pieces.kind[kind] == REFUGEES and can_swap(t, who) and (source == OWN or not t.empathy_own_only):
        out = append(out, source + WITH_EMPATHY)
    return out


def can_swap(t: LastDays, who: i64) -> bool:
    """Empathy in the hand, cubes enough, and a ship in the harbour with neutrals enough (10.4)."""
    if not holds_card(t, who, EMPATHY) or purse(t, who) < t.pieces.swapped:
        return False
    for ship in range(SHIPS):
        if has_neutrals(t, ship):
            return True
    return False


def has_neutrals(t: LastDays, ship: i64) -> bool:
    return t.place[ship] == HARBOUR and t.seated[ship * COLOURS + NEUTRAL] >= t.pieces.swapped


def play(t: LastDays, who: i64, kind: i64, option: i64, neighbour: i64) -> None:
    """The card is played: everything on it, in order; or Empathy in its stead (7.3, 10.4)."""
    t.card = kind
    t.richer = richer_than(t, who)
    t.users |= 1 << who
    t.moved = 0
    begin_placing(t)
    t.tell(PLAYED_CARD, who, kind, option, neighbour)
    t.then(pending(CARD_DONE, who))
    sort = t.pieces.kind[kind]
    if option & WITH_EMPATHY:
        use_special(t, who, EMPATHY)
        t.then(pending(SWAP, who))
    elif sort == SABOTAGE:
        t.then(pending(SABOTAGE_SHIP, who))
    elif sort == TREASON:
        t.then(pending(TREASON_CHOICE, who))
    elif t.pieces.first[kind] != 0:
        t.then(pending(PLACE, who), pending(AFTER_PLACING, who), pending(SYMBOLS, who))
    else:
        t.then(pending(SYMBOLS, who))


class Symbols(Step[LastDays]):
    """What a card shows besides refugees: special cards, ships, points (7.5).  Ruling 39."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        pieces = t.pieces
        if pieces.points[t.card] != 0:
            gain(t, who, BY_CARD, pieces.points[t.card])
            t.tell(SCORED, who, BY_CARD, pieces.points[t.card])
        if pieces.moves[t.card] != 0:
            t.moved = t.loaded
            extra = pieces.more_ships[t.event] * MORE
            cargo = AS_CARGO if pieces.kind[t.card] == CARGO else 0
            offer_moves(t, who, pieces.moves[t.card] + extra + cargo)
        if pieces.draws[t.card] != 0:
            t.then(pending(GIVE_SPECIAL, who, pieces.draws[t.card]))


class Swap(Step[LastDays]):
    """Empathy: neutrals of one harbour ship go to the camp, own cubes take their seats (10.4).  Ruling 16."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for ship in range(SHIPS):
            if has_neutrals(t, ship):
                out = append(out, ship)
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        cubes = t.pieces.swapped
        t.seated[option * COLOURS + NEUTRAL] -= cubes
        t.seated[option * COLOURS + who] += cubes
        t.camp += cubes
        pay(t, who, cubes)
        t.tell(SWAPPED, who, option, cubes)
        keep_own_neutral(t, option)


class CardDone(Step[LastDays]):
    """The card has done all it does."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.card = NO_CARD


def refusals_of(t: LastDays, who: i64, kind: i64, source: i64, out: vec[i64]) -> vec[i64]:
    return out if why_not_play(t, who, kind) == 0 else append(out, why_not_numbers(t, who, kind, source))
