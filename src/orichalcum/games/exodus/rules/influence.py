"""Influence cards, the first half: settlers, goods, steps and cards (RULES 18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import GOLD, GOODS, KINDS, NOTHING
from orichalcum.games.exodus.rules.effects import Effect, other_books
from orichalcum.games.exodus.rules.gaining import earn, gain, is_worth, offer, pay_good, take_good
from orichalcum.games.exodus.rules.ids import (
    ADVANCE,
    EXCHANGE_FOR,
    EXCHANGE_MORE,
    FAVOR_TILES,
    FROM_INFLUENCE,
    FROM_TRACK,
    GAIN,
    GET,
    RETURN_MORE,
    SEND,
    SEND_ONE_MORE,
    SEND_REST,
    TAKE_PILLAR_CARD,
)
from orichalcum.games.exodus.rules.pillars import BOTH_DISPLAYS
from orichalcum.games.exodus.rules.sending import can_send, has_room
from orichalcum.games.exodus.rules.things import can_get
from orichalcum.games.exodus.rules.training import has_pupil, train
from orichalcum.games.exodus.table import Exodus, favor_room
from orichalcum.kernel.table import DO, Step, pending

DONE: Final = 31  # below it a job, a kind or a good
ALL_KINDS: Final = 7
CAN_STOP: Final = 8
EACH: Final = 64  # eligible books: so many of each kind, in base 64


def sendable(t: Exodus, who: i64, kinds: i64, out: vec[i64]) -> vec[i64]:
    """Jobs of these kinds, one bit each, whose settlers have somewhere to go."""
    roomy = has_room(t, who)
    for job in range(t.pieces.jobs):
        if kinds >> t.pieces.job_kind[job] & 1 != 0 and can_send(t, who, job, roomy):
            out = append(out, job)
    return out


class SendOneOfEach(Effect):
    """Send away one settler of each kind, trained or not (18.2).  Ruling 42: at least one."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return sendable(t, who, ALL_KINDS, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        left = ALL_KINDS & ~(1 << t.pieces.job_kind[option])
        t.then(pending(SEND, who, option), offer(SEND_ONE_MORE, who, left))


class SendOneMore(Step[Exodus]):
    """One of another kind, or no more.  x has one bit for each kind left."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = sendable(t, who, x, out)
        return append(out, DONE) if len(out) != 0 else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option != DONE:
            left = x & ~(1 << t.pieces.job_kind[option])
            t.then(pending(SEND, who, option), offer(SEND_ONE_MORE, who, left))


def is_trained(t: Exodus, job: i64) -> i64:
    return 0 if t.pieces.job_from[job] < 0 else 1


def rest(t: Exodus, who: i64, kind: i64, trained: i64, out: vec[i64]) -> vec[i64]:
    """Trained, or untrained, settlers of a kind who have somewhere to go."""
    roomy = has_room(t, who)
    for job in range(t.pieces.jobs):
        if t.pieces.job_kind[job] == kind and is_trained(t, job) == trained and can_send(t, who, job, roomy):
            out = append(out, job)
    return out


class SendAll(Effect):
    """Send away all untrained, or all trained, settlers of one kind (18.7, 18.24): which kind.  x is the card."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for kind in range(KINDS):
            if len(rest(t, who, kind, t.pieces.detail[x], vec[i64]())) != 0:
                out = append(out, kind)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(SEND_REST, who, option | t.pieces.detail[x] << 2))


class SendRest(Step[Exodus]):
    """One after the other, until none is left or none has a place (18.7).  Ruling 42; house rule 21.8 lets one stop.

    x is the kind, + 4 for trained ones, + 8 once one may stop.
    """

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = rest(t, who, x & 3, x >> 2 & 1, out)
        return append(out, DONE) if x & CAN_STOP and len(out) != 0 else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option != DONE:
            t.then(pending(SEND, who, option), offer(SEND_REST, who, x | (CAN_STOP if t.may_stop_sending else 0)))


class Stride(Effect):
    """So many steps (18.3).  x is the card."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return t.flame[who] < t.pieces.last_step

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(ADVANCE, who, t.pieces.amount[x]))


class TakeFavor(Effect):
    """So many Favor tiles (18.5).  x is the card."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return favor_room(t, who) > 0

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(FAVOR_TILES, who, t.pieces.amount[x]))


class TrainFree(Effect):
    """Train one settler one space, for nothing (18.8)."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for job in range(t.pieces.jobs):
            if has_pupil(t, who, job):
                out = append(out, job)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        train(t, who, option)


class GetOne(Effect):
    """A Ship, an Agora, a Workshop or a Knowledge card (18.9 to 18.12).  x is the card."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return can_get(t, who, t.pieces.detail[x])

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(GET, who, t.pieces.detail[x]))


class GetPillarCard(Effect):
    """A Pillar card from either display (18.13)."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return len(t.rules[TAKE_PILLAR_CARD].options(t, who, BOTH_DISPLAYS, vec[i64]())) != 0

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(TAKE_PILLAR_CARD, who, BOTH_DISPLAYS))


class TakeSpaceGoods(Effect):
    """All books and gold printed on the space of the own King once more (18.14)."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        space = t.king[who]
        return space != NOTHING and is_worth(t, who, t.pieces.space_goods[space])

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(GAIN, who, gain(t.pieces.space_goods[t.king[who]], FROM_INFLUENCE)))


class ExchangeBooks(Effect):
    """Any number of own books, each for another one (18.15): the first."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return exchangeable(t, own_books(t, who), out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(EXCHANGE_FOR, who, option | own_books(t, who) << 2))


def own_books(t: Exodus, who: i64) -> i64:
    """How many books of each kind, in base 64: those that may still be exchanged, each one once."""
    n: i64 = 0
    for good in range(KINDS):
        n = n * EACH + t.goods[who * GOODS + KINDS - 1 - good]
    return n


def exchangeable(t: Exodus, eligible: i64, out: vec[i64]) -> vec[i64]:
    for good in range(KINDS):
        if eligible % EACH != 0 and len(other_books(t, good, vec[i64]())) != 0:
            out = append(out, good)
        eligible = eligible // EACH
    return out


class ExchangeFor(Step[Exodus]):
    """For which kind.  x is the kind given, + 4 times the books that may be exchanged."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return other_books(t, x & 3, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        given = x & 3
        pay_good(t, who, given, 1)
        take_good(t, who, option, 1)
        one: i64 = 1
        for _ in range(given):
            one *= EACH
        t.then(offer(EXCHANGE_MORE, who, (x >> 2) - one))


class ExchangeMore(Step[Exodus]):
    """Another one, or no more.  x: the books that may be exchanged."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = exchangeable(t, x, out)
        return append(out, DONE) if len(out) != 0 else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option != DONE:
            t.then(pending(EXCHANGE_FOR, who, option | x << 2))


class Earn(Effect):
    """Points (18.16).  x is the card."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return True

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        earn(t, who, t.pieces.amount[x], FROM_INFLUENCE)


class RepeatBonus(Effect):
    """The bonus of the Apotheosis track received last, once more; never a Monument (18.19).  Ruling 28."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        step = t.last_bonus[who]
        return step != 0 and is_worth(t, who, t.pieces.track_gain[step])

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        step = t.last_bonus[who]
        t.then(pending(GAIN, who, gain(t.pieces.track_gain[step], FROM_TRACK, 0, step)))


def returnable(t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
    """Books, or gold, by what the card says."""
    first: i64 = GOLD if t.pieces.detail[x] else 0
    end: i64 = GOODS if t.pieces.detail[x] else KINDS
    for good in range(first, end):
        if t.goods[who * GOODS + good] != 0:
            out = append(out, good)
    return out


def give_back(t: Exodus, who: i64, card: i64, good: i64, left: i64) -> None:
    pay_good(t, who, good, 1)
    earn(t, who, t.pieces.vp[card], FROM_INFLUENCE)
    if left > 1:
        t.then(offer(RETURN_MORE, who, card | (left - 1) << 8))


class ReturnGoods(Effect):
    """Up to so many books, or coins, for points each (18.22, 18.23): the first.  x is the card."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return returnable(t, who, x, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        give_back(t, who, x, option, t.pieces.amount[x])


class ReturnMore(Step[Exodus]):
    """Another one, or no more.  x is the card, + 256 times how many are left."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = returnable(t, who, x & 0xFF, out)
        return append(out, DONE) if len(out) != 0 else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option != DONE:
            give_back(t, who, x & 0xFF, option, x >> 8)
