"""Pillars of Remembrance: taking a card, laying it, its one-time bonus, completing a tier (RULES 15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import DISPLAYS, GOLD, KINDS, NOTHING, PEDESTAL, PILLARS, STACK, TIERS
from orichalcum.games.exodus.rules.gaining import (
    NO,
    YES,
    books_to_choose,
    earn,
    gain,
    offer,
    take_good,
)
from orichalcum.games.exodus.rules.ids import (
    CHOOSE_BONUS,
    COMPLETE_TIER,
    FROM_PILLARS,
    GAIN,
    LAID_CARD,
    LAY_PILLAR_CARD,
    LEFT,
    RECRUIT,
    SENT,
    SENT_TO_PILLAR,
    TAKE_BOOK,
    THREE_PILLARS,
    TIER_BELOW,
    WRONG_DISPLAY,
)
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.rows import total
from orichalcum.kernel.table import Step, pending, refusal

LEAVE: Final = 15  # below it display * TIERS + tier
BOTH_DISPLAYS: Final = 3  # one bit a display

# A pedestal's bonus, where the table lets everybody choose it (21.3).
BOOK: Final = 0
COIN: Final = 1
SETTLER: Final = 2


def place_of(t: Exodus, who: i64, pillar: i64, tier: i64) -> i64:
    return (who * PILLARS + pillar) * TIERS + tier


def fits(t: Exodus, who: i64, pillar: i64, tier: i64) -> bool:
    """A pedestal begins a pillar; a higher card lies on a completed one, if nothing lies there (15.3)."""
    place = place_of(t, who, pillar, tier)
    return t.pillar[place] == 0 and (tier == 0 or t.completed[place - 1] != 0)


def first_fit(t: Exodus, who: i64, tier: i64, start: i64) -> i64:
    """The first pillar, from a given one on, that can take a card of this tier, or NOTHING."""
    for pillar in range(start, PILLARS):
        if fits(t, who, pillar, tier):
            return pillar
    return NOTHING


def top_card(t: Exodus, stack: i64) -> i64:
    height = t.stack_height[stack]
    return NOTHING if height == 0 else t.stack[stack * STACK + height - 1]


class TakePillarCard(Step[Exodus]):
    """The top card of a stack that fits on an own pillar, or none (15.2, 15.3).  x has one bit for each display allowed."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for stack in range(DISPLAYS * TIERS):
            if x >> (stack // TIERS) & 1 != 0 and t.stack_height[stack] != 0 and first_fit(t, who, stack % TIERS, 0) >= 0:
                out = append(out, stack)
        if len(out) != 0 and not t.must_take_pillar:
            out = append(out, LEAVE)
        return out

    def refused(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for stack in range(DISPLAYS * TIERS):
            if t.stack_height[stack] != 0 and x >> (stack // TIERS) & 1 == 0:
                out = append(out, refusal(stack, WRONG_DISPLAY))
            elif t.stack_height[stack] != 0 and first_fit(t, who, stack % TIERS, 0) < 0:
                out = append(out, refusal(stack, TIER_BELOW if stack % TIERS else THREE_PILLARS))
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == LEAVE:
            t.tell(LEFT, who, t.pieces.first[PEDESTAL])
            return
        thing = top_card(t, option)
        t.stack_height[option] -= 1
        tier = option % TIERS
        pillar = first_fit(t, who, tier, 0)
        if tier != 0 and first_fit(t, who, tier, pillar + 1) >= 0:
            t.then(pending(LAY_PILLAR_CARD, who, thing))
        else:
            lay_card(t, who, thing, pillar)


class LayPillarCard(Step[Exodus]):
    """On which of several pillars (15.3).  x is the card."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for pillar in range(PILLARS):
            if fits(t, who, pillar, t.pieces.kind[x] - PEDESTAL):
                out = append(out, pillar)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        lay_card(t, who, x, option)


def lay_card(t: Exodus, who: i64, thing: i64, pillar: i64) -> None:
    """A pedestal is complete at once; a higher card pays points and may be completed at once (15.4, 15.5)."""
    tier = t.pieces.kind[thing] - PEDESTAL
    place = place_of(t, who, pillar, tier)
    t.pillar[place] = 1 + thing
    t.tell(LAID_CARD, who, thing, pillar, tier)
    if tier == 0:
        t.completed[place] = 1
        pay_pedestal(t, who, thing)
    else:
        t.then(offer(COMPLETE_TIER, who, pillar * TIERS + tier))
    if t.pieces.tier_vp[tier] != 0:
        earn(t, who, t.pieces.tier_vp[tier], FROM_PILLARS)


def pay_pedestal(t: Exodus, who: i64, thing: i64) -> None:
    """What this card shows: a book, a coin or a settler (15.4).  Ruling 11; house rule 21.3."""
    if t.choose_pedestal_bonus:
        t.then(offer(CHOOSE_BONUS, who))
    elif t.pieces.drafts[thing] != 0:
        t.then(pending(RECRUIT, who, t.pieces.drafts[thing]))
    else:
        t.then(pending(GAIN, who, gain(t.pieces.thing_gain[thing], FROM_PILLARS)))


class ChooseBonus(Step[Exodus]):
    """House rule 21.3: a book, a coin or a settler, whatever there is."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if total(t.supply, 0, KINDS) != 0:
            out = append(out, BOOK)
        if t.supply[GOLD] != 0:
            out = append(out, COIN)
        if total(t.bag, 0, KINDS) != 0:
            out = append(out, SETTLER)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == BOOK:
            t.then(offer(TAKE_BOOK, who, books_to_choose(1)))
        elif option == COIN:
            take_good(t, who, GOLD, 1)
        else:
            t.then(pending(RECRUIT, who, 1))


class CompleteTier(Step[Exodus]):
    """Who has the settler already may send him at once, for nothing (7.7).  Ruling 6.  x is pillar * TIERS + tier."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if t.training[who * t.pieces.jobs + t.pieces.tier_job[x % TIERS]] != 0:
            out = append(append(out, NO), YES)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == YES:
            job = t.pieces.tier_job[x % TIERS]
            complete(t, who, x // TIERS, x % TIERS, job)
            t.then(pending(SENT, who, job))


def complete(t: Exodus, who: i64, pillar: i64, tier: i64, job: i64) -> None:
    """The settler stands on the card; from now on its effect can be used (15.5)."""
    t.training[who * t.pieces.jobs + job] -= 1
    t.completed[place_of(t, who, pillar, tier)] = 1
    t.tell(SENT_TO_PILLAR, who, job, pillar, tier)
