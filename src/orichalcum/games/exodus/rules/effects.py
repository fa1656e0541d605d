"""Effects of Pillars, each once a round and for no action (RULES 15.6 to 15.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import GOLD, GOODS, KINDS, TIERS
from orichalcum.games.exodus.rules.gaining import (
    NO,
    YES,
    DrawSettler,
    books_to_choose,
    earn,
    join,
    offer,
    pay_good,
    take_good,
)
from orichalcum.games.exodus.rules.ids import (
    ADVANCE,
    DRAW_CANDIDATE,
    FROM_EFFECTS,
    KEEP_CANDIDATE,
    PILLAR_EFFECT,
    SECOND_EFFECT,
    SEND,
    SPEND_BOOK,
    SWAP_FOR,
    TAKE_BOOK,
    TO_BAG,
)
from orichalcum.games.exodus.rules.pillars import place_of
from orichalcum.games.exodus.rules.sending import can_send, has_room
from orichalcum.games.exodus.rules.training import can_train, pay_training, train
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.rows import total
from orichalcum.kernel.table import DO, LUCK, Step, pending

POINT: Final = 0
STEP: Final = 1
BOOK: Final = 2

COINS: Final = 0  # + kind of book: a coin for two such books
BOOKS: Final = 3  # + kind of book: two such books for a coin
TWO: Final = 2


class Effect(Step[Exodus]):
    """What a Pillar or an Influence card does.  It can be used only if something would come of it (ruling 44)."""

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return len(self.options(t, who, x, vec[i64]())) != 0


def other_books(t: Exodus, given: i64, out: vec[i64]) -> vec[i64]:
    """Kinds of books that the supply has and that are not the one given."""
    for good in range(KINDS):
        if good != given and t.supply[good] != 0:
            out = append(out, good)
    return out


class SwapBook(Effect):
    """One own book for any other one (15.7)."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for good in range(KINDS):
            if t.goods[who * GOODS + good] != 0 and len(other_books(t, good, vec[i64]())) != 0:
                out = append(out, good)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(SWAP_FOR, who, option))


class SwapFor(Step[Exodus]):
    """For which one.  x is the kind given."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return other_books(t, x, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        pay_good(t, who, x, 1)
        take_good(t, who, option, 1)


class SwapSettler(Effect):
    """A settler of the training area goes into the bag, then one of two drawn comes (15.7).  Ruling 50."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for job in range(t.pieces.jobs):
            if t.training[who * t.pieces.jobs + job] != 0:
                out = append(out, job)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        kind = t.pieces.job_kind[option]
        t.training[who * t.pieces.jobs + option] -= 1
        t.bag[kind] += 1
        t.tell(TO_BAG, who, kind)
        t.then(pending(DRAW_CANDIDATE, LUCK, who))


class DrawCandidate(DrawSettler):
    """The two are drawn one after the other, and everybody sees them.  x is the seat, + 16 times one more than the first."""

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        seat = x & 0xF
        first = (x >> 4) - 1
        t.bag[option] -= 1
        if first >= 0 and first != option:
            t.then(pending(KEEP_CANDIDATE, seat, first | option << 4))
        elif first < 0 and total(t.bag, 0, KINDS) != 0:
            t.then(pending(DRAW_CANDIDATE, LUCK, seat | (1 + option) << 4))
        else:
            t.bag[option] += 1 if first >= 0 else 0
            join(t, seat, t.pieces.entry[option], 0)


class KeepCandidate(Step[Exodus]):
    """One of the two comes to his entry space, the other goes back.  x is one kind, + 16 times the other."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, x & 0xF), x >> 4)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        other = (x & 0xF) + (x >> 4) - option
        t.bag[other] += 1
        t.tell(TO_BAG, who, other)
        join(t, who, t.pieces.entry[option], 0)


class SellBook(Effect):
    """A book goes back to the supply, for a point or a step (15.7)."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for good in range(KINDS):
            if t.goods[who * GOODS + good] != 0:
                out = append(out, good)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        pay_good(t, who, option, 1)
        t.then(pending(SPEND_BOOK, who))


class SpendBook(Step[Exodus]):
    """A point or a step for the book."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, POINT)
        return append(out, STEP) if t.flame[who] < t.pieces.last_step else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == POINT:
            earn(t, who, 1, FROM_EFFECTS)
        else:
            t.then(pending(ADVANCE, who, 1))


class SpendPoint(Effect):
    """A point is spent for a book of choice or a step (15.7).  Ruling 24: one must have a point."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if t.score[who] <= 0:
            return out
        if t.flame[who] < t.pieces.last_step:
            out = append(out, STEP)
        return append(out, BOOK) if total(t.supply, 0, KINDS) != 0 else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        earn(t, who, -1, FROM_EFFECTS)
        if option == STEP:
            t.then(pending(ADVANCE, who, 1))
        else:
            t.then(offer(TAKE_BOOK, who, books_to_choose(1)))


class ChangeGold(Effect):
    """A coin for two books of one kind, or two books of one kind for a coin (15.7)."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for good in range(KINDS):
            if t.goods[who * GOODS + GOLD] != 0 and t.supply[good] != 0:
                out = append(out, COINS + good)
            if t.goods[who * GOODS + good] >= TWO and t.supply[GOLD] != 0:
                out = append(out, BOOKS + good)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option < BOOKS:
            pay_good(t, who, GOLD, 1)
            take_good(t, who, option, TWO)
        else:
            pay_good(t, who, option - BOOKS, TWO)
            take_good(t, who, GOLD, 1)


class GainPoint(Effect):
    """A point (15.8)."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return True

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        earn(t, who, 1, FROM_EFFECTS)


class GainBook(Effect):
    """A book of choice (15.8)."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return other_books(t, GOLD, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        take_good(t, who, option, 1)


class GainStep(Effect):
    """A step (15.8)."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return t.flame[who] < t.pieces.last_step

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(ADVANCE, who, 1))


class SendOne(Effect):
    """Send a settler away, for no action (15.8).  Ruling 10: not with a Knowledge card."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        roomy = has_room(t, who)
        for job in range(t.pieces.jobs):
            if can_send(t, who, job, roomy):
                out = append(out, job)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(SEND, who, option))


class TrainOne(Effect):
    """Train a settler, for no action, but at the price (15.8)."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for job in range(t.pieces.jobs):
            if can_train(t, who, job):
                out = append(out, job)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        pay_training(t, who, option)
        train(t, who, option)


PILLAR_EFFECTS: Final[list[Effect]] = [
    SwapBook(PILLAR_EFFECT),
    SwapSettler(PILLAR_EFFECT + 1),
    SellBook(PILLAR_EFFECT + 2),
    SpendPoint(PILLAR_EFFECT + 3),
    ChangeGold(PILLAR_EFFECT + 4),
    GainPoint(PILLAR_EFFECT + 5),
    GainBook(PILLAR_EFFECT + 6),
    GainStep(PILLAR_EFFECT + 7),
    SendOne(PILLAR_EFFECT + 8),
    TrainOne(PILLAR_EFFECT + 9),
]


def effect_of(t: Exodus, who: i64, pillar: i64, tier: i64) -> i64:
    return t.pieces.effect[t.pillar[place_of(t, who, pillar, tier)] - 1]


def can_use(t: Exodus, who: i64, pillar: i64, tier: i64) -> bool:
    """Whether the effect of a pedestal or body would bring anything now."""
    return PILLAR_EFFECTS[effect_of(t, who, pillar, tier)].possible(t, who, 0)


def can_use_tier(t: Exodus, who: i64, pillar: i64, tier: i64) -> bool:
    """A completed tier whose effect, or of a capital one of the two below, would bring anything (15.6)."""
    if t.completed[place_of(t, who, pillar, tier)] == 0:
        return False
    if tier < TIERS - 1:
        return can_use(t, who, pillar, tier)
    return can_use(t, who, pillar, 0) or can_use(t, who, pillar, 1)


class CapitalEffect(Step[Exodus]):
    """Pedestal and body in either order, or one of them twice (15.9): which one first.  x is the pillar."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for tier in range(TIERS - 1):
            if can_use(t, who, x, tier):
                out = append(out, tier)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        twice = effect_of(t, who, x, TIERS - 1) != 0
        second = option if twice else 1 - option
        effect = pending(PILLAR_EFFECT + effect_of(t, who, x, option), who)
        t.then(effect, offer(SECOND_EFFECT, who, x * TIERS + second))


class SecondEffect(Step[Exodus]):
    """Then the other, or the same again, if it brings anything and is wanted.  x is pillar * TIERS + tier."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if can_use(t, who, x // TIERS, x % TIERS):
            out = append(append(out, NO), YES)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == YES:
            t.then(pending(PILLAR_EFFECT + effect_of(t, who, x // TIERS, x % TIERS), who))
