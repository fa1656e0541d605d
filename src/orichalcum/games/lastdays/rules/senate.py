"""The influence phase and the senate phase: bids for the order, seven senators, bonus points (RULES 4, 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import ARCHONT, BASILEUS, DEMAGOGOS, DEMIURGOS, KINDS, SENATORS
from orichalcum.games.lastdays.rules.drawing import deal, lay_gods, lose_policy
from orichalcum.games.lastdays.rules.ids import (
    BADE,
    BEGAN,
    BONUS_LAID,
    DECLINED,
    DISCARD,
    DISCARDED,
    GIVE_SPECIAL,
    INFLUENCE,
    LAY_ROW,
    MOVE_SHIP,
    NEXT_SENATOR,
    SENATOR_ACTS,
    TAKE_CARDS,
    TAKE_TILE,
    TILE_TAKEN,
    TOOK_TILE,
)
from orichalcum.games.lastdays.rules.moving import FROM_HARBOUR, MORE, movable
from orichalcum.games.lastdays.rules.order import is_before, take_order
from orichalcum.games.lastdays.rules.placing import place_single
from orichalcum.games.lastdays.table import BY_BONUS, NO_TILE, LastDays, gain, senator_of
from orichalcum.kernel.table import DO, LUCK, SEALED, Step, pending, refusal

DECLINE: Final = 0
ACT: Final = 1


class BeginRound(Step[LastDays]):
    """Influence, senate, auction, doom; in the chaos the first two are left out (4.1, 11.6)."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.round += 1
        t.tell(BEGAN, LUCK, t.round)
        for seat in range(t.seats):
            t.used[seat] = 0
        if t.pieces.chaos[t.event] == 0:
            t.then(pending(INFLUENCE, LUCK), pending(NEXT_SENATOR, LUCK))
            return
        t.then(pending(LAY_ROW, LUCK))
        take_order(t)
        place = t.seats - 1
        while place >= 0:
            if t.tile[t.order[place]] != NO_TILE:
                t.then(pending(SENATOR_ACTS, t.order[place]))
            place -= 1


class Influence(Step[LastDays]):
    """Secretly any number of cubes into the senate, where they stay until the round is tidied up (4.2)."""

    kind: i64 = SEALED

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for cubes in range(t.stock[who] + 1):
            out = append(out, cubes)
        return out

    def opened(self, t: LastDays, x: i64) -> None:
        for who in range(t.seats):
            cubes = t.sealed[who] - 1
            t.stock[who] -= cubes
            t.senate[who] += cubes
            t.tell(BADE, who, cubes)
        t.reveal()
        lay_gods(t, t.pieces.gods[t.event])


class NextSenator(Step[LastDays]):
    """The first in senate order who has no senator yet chooses; after the last one the bonus points are laid (5.1, 5.2)."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        seat = next_without_tile(t)
        if seat >= 0:
            t.then(pending(TAKE_TILE, seat))
            return
        for space in range(SENATORS):
            if not is_taken(t, space):
                t.bonus[space] += 1
                t.tell(BONUS_LAID, LUCK, space)
        t.then(pending(LAY_ROW, LUCK))


def next_without_tile(t: LastDays) -> i64:
    best: i64 = -1
    for seat in range(t.seats):
        if t.tile[seat] == NO_TILE and (best < 0 or is_before(t, seat, best)):
            best = seat
    return best


def is_taken(t: LastDays, space: i64) -> bool:
    for seat in range(t.seats):
        if t.tile[seat] == space:
            return True
    return False


class TakeTile(Step[LastDays]):
    """One free senator; the marker moves to the same space, bonus points are scored at once (5.1, 5.2).  Ruling 34."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for space in range(SENATORS):
            if not is_taken(t, space):
                out = append(out, space)
        return out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for space in range(SENATORS):
            if is_taken(t, space):
                out = append(out, refusal(space, TILE_TAKEN, space))
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.tile[who] = option
        t.space[who] = option
        t.tell(TOOK_TILE, who, option, t.bonus[option])
        gain(t, who, BY_BONUS, t.bonus[option])
        t.bonus[option] = 0
        t.then(pending(SENATOR_ACTS, who), pending(NEXT_SENATOR, LUCK))


class SenatorActs(Step[LastDays]):
    """Archont, Basileus, Demagogos and Demiurgos act at once or not at all (5.3 to 5.6); the others later."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        senator = senator_of(t, who)
        if senator == BASILEUS:
            place_single(t, who)
        elif senator == DEMAGOGOS:
            t.moved = 0
            if movable(t, MORE + FROM_HARBOUR, 0) != 0:
                t.then(pending(MOVE_SHIP, who, MORE + FROM_HARBOUR))
        elif senator in (ARCHONT, DEMIURGOS):
            t.then(pending(TAKE_CARDS, who, senator))


class TakeCards(Step[LastDays]):
    """Archont draws policy cards and discards as many; Demiurgos draws a special card (5.3, 5.6).  x is the senator."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, DECLINE), ACT)

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option == DECLINE:
            t.tell(DECLINED, who, x)
            return
        t.used[who] = 1
        if x == DEMIURGOS:
            t.then(pending(GIVE_SPECIAL, who, t.pieces.demiurgos_cards))
        else:
            t.then(pending(DISCARD, who, t.hand_size[who]))
            deal(t, who, t.pieces.archont_cards)


class Discard(Step[LastDays]):
    """Archont: back to as many cards as before, any of them, openly (5.3).  x is that number."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if t.hand_size[who] <= x:
            return append(out, KINDS)
        for kind in range(KINDS):
            if t.hand[who * KINDS + kind] != 0:
                out = append(out, kind)
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        if option == KINDS:
            return
        lose_policy(t, who, option)
        t.discard[option] += 1
        t.tell(DISCARDED, who, option)
        if t.hand_size[who] > x:
            t.then(pending(DISCARD, who, x))
