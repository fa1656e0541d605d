"""Phase 1: the King goes to a space and takes what is there (RULES 6.3 to 6.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import AGORA, KINDS, NOTHING, ORDER_SPACES, SHIP, SPACES
from orichalcum.games.exodus.rules.gaining import FROM_CITY, NO, YES, gain, join, offer
from orichalcum.games.exodus.rules.ids import (
    FAVOR_TILES,
    FROM_ATLANTIS,
    GAIN,
    KING_MOVED,
    KING_THERE,
    LEFT,
    NEUTRAL_THERE,
    OUT_OF_REACH,
    RECEIVE,
    RECRUIT,
    SPACE_TILE,
    STANDING,
    TAKE_GUARD,
    TAKE_PILLAR_CARD,
    TAKE_SPACE_TILE,
    TOOK_GUARD,
)
from orichalcum.games.exodus.table import Exodus, has_free_cell, is_reached, next_ship_space, ring_of
from orichalcum.kernel.table import DO, Step, pending, refusal

FREE: Final = 0


def may_enter(t: Exodus, who: i64, space: i64) -> i64:
    """FREE, or why the King may not go there: out of reach, or another King stands there (6.3, 6.4).

    A King whom an arranged position does not put on the ring before may go anywhere.
    """
    start = t.king[who]
    if start >= 0 and ring_of(start) == ring_of(space) - 1 and not is_reached(t, start, space):
        return OUT_OF_REACH
    if t.neutral_king[0] == space or t.neutral_king[1] == space:
        return NEUTRAL_THERE
    for other in range(t.seats):
        if other != who and t.king[other] == space and not may_share(t, who):
            return KING_THERE
    return FREE


def may_share(t: Exodus, who: i64) -> bool:
    """Who holds the last space of the order track of four may join another player's King (6.4)."""
    for space in range(ORDER_SPACES):
        if t.order[space] == who + 1:
            return t.pieces.order_shares[space] != 0
    return False


class MoveKing(Step[Exodus]):
    """Onto any vacant space of the inner ring, then to one within reach of the next; never nowhere (6.3).

    Ruling 8: somebody can always move.
    """

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        first = (t.round - 1) * SPACES
        for space in range(first, first + SPACES):
            if may_enter(t, who, space) == FREE:
                out = append(out, space)
        return out

    def refused(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        first = (t.round - 1) * SPACES
        for space in range(first, first + SPACES):
            reason = may_enter(t, who, space)
            if reason != FREE:
                out = append(out, refusal(space, reason))
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.king[who] = option
        t.tell(KING_MOVED, who, option)
        arrive(t, who, option)


def arrive(t: Exodus, who: i64, space: i64) -> None:
    """Printed books, gold and steps; settlers; Guard; tile or Pillar card; Favor tiles (6.5).  Ruling 2.

    What is pushed last comes first.
    """
    p = t.pieces
    if p.space_favor[space] != 0:
        t.then(pending(FAVOR_TILES, who, p.space_favor[space]))
    if p.space_display[space] != 0:
        t.then(offer(TAKE_PILLAR_CARD, who, 1 << p.space_display[space] - 1))
    if t.ring_tile[space] != 0:
        t.then(pending(SPACE_TILE, who, space))
    guard = p.guard_slot[space]
    if guard >= 0 and t.city[guard] != 0:
        t.then(pending(TAKE_GUARD, who, guard))
    if p.space_drawn[space] != 0:
        t.then(pending(RECRUIT, who, p.space_drawn[space] | FROM_CITY << 8))
    if p.standing[space] != 0:
        t.then(pending(STANDING, who, space))
    if p.space_gain[space] != 0:
        t.then(pending(GAIN, who, gain(p.space_gain[space], FROM_ATLANTIS, FROM_CITY)))


class Standing(Step[Exodus]):
    """The settlers standing on the space come along, one after the other (6.5).  x is the space."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        first = t.pieces.first_slot[x]
        for slot in range(first, first + t.pieces.standing[x]):
            if t.city[slot] != 0:
                kind = t.city[slot] - 1
                t.city[slot] = 0
                t.then(pending(STANDING, who, x))
                join(t, who, t.pieces.entry[kind], FROM_CITY)
                return


class TakeGuard(Step[Exodus]):
    """The Guard of the area comes along if he is wanted (6.6).  x is his place."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, NO), YES)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == YES:
            kind = t.city[x] - 1
            t.city[x] = 0
            t.tell(TOOK_GUARD, who, kind)
            join(t, who, t.pieces.entry[kind], FROM_CITY)


class SpaceTile(Step[Exodus]):
    """The tile on the space must be taken if it can be placed (6.5); house rule 21.6 lets it lie.  x is the space."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if not has_room_for(t, who, t.pieces.space_tile[x]):
            t.tell(LEFT, who, t.ring_tile[x] - 1)
        elif t.may_leave_tile:
            t.then(pending(TAKE_SPACE_TILE, who, x))
        else:
            take_tile(t, who, x)


class TakeSpaceTile(Step[Exodus]):
    """House rule 21.6: take the tile of the space or leave it.  x is the space."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, NO), YES)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == YES:
            take_tile(t, who, x)
        else:
            t.tell(LEFT, who, t.ring_tile[x] - 1)


def has_room_for(t: Exodus, who: i64, kind: i64) -> bool:
    """Whether the board has a place for a Ship, an Agora, a Workshop."""
    if kind == SHIP:
        return next_ship_space(t, who) != NOTHING
    return has_free_cell(t, who, 1 if kind == AGORA else 0)


def take_tile(t: Exodus, who: i64, space: i64) -> None:
    """The tile, and the settler on an Agora that shows one; x of the step that receives it is explained there."""
    thing = t.ring_tile[space] - 1
    t.ring_tile[space] = 0
    slot = t.pieces.agora_slot[space]
    settler: i64 = 0
    if slot >= 0 and t.pieces.agora_job[thing * KINDS] >= 0:
        settler = t.city[slot]
        t.city[slot] = 0
    t.then(pending(RECEIVE + t.pieces.kind[thing], who, thing | FROM_CITY << 8 | settler << 9))
