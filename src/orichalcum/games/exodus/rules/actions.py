"""Phase 2: actions, Favor tiles and Pillar effects, in any order (RULES 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import FAVOR, INFLUENCE, INFLUENCES, PILLARS, SHELF, TIERS
from orichalcum.games.exodus.rules.effects import Effect, can_use_tier, effect_of
from orichalcum.games.exodus.rules.ids import (
    ACT,
    ACTIONS_ENDED,
    ADVANCE,
    AT_THE_END,
    CANNOT_PAY,
    CAPITAL_EFFECT,
    INFLUENCE_EFFECT,
    NO_ACTION_LEFT,
    NO_EFFECT,
    NOT_COMPLETED,
    NOWHERE_TO_GO,
    PILLAR_EFFECT,
    PILLAR_USED,
    PLAYED_CARD,
    SEND,
    SPENT_FAVOR,
    USED_PILLAR,
)
from orichalcum.games.exodus.rules.influence import (
    Earn,
    ExchangeBooks,
    GetOne,
    GetPillarCard,
    RepeatBonus,
    ReturnGoods,
    SendAll,
    SendOneOfEach,
    Stride,
    TakeFavor,
    TakeSpaceGoods,
    TrainFree,
)
from orichalcum.games.exodus.rules.influence_tiles import (
    Draft,
    FillResidence,
    MoveTile,
    RenewKnowledge,
    RenewTiles,
    SwapResidences,
    TurnRings,
)
from orichalcum.games.exodus.rules.knowledge import FREE, learn, may_learn
from orichalcum.games.exodus.rules.pillars import place_of
from orichalcum.games.exodus.rules.sending import can_send, has_room
from orichalcum.games.exodus.rules.training import can_train, has_pupil, missing, pay_training, train
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.table import Step, pending, refusal

# How the options of phase 2 are numbered.
END: Final = 0
STEP: Final = 1
SPEND: Final = 2
TRAIN: Final = 16  # + job learned
SEND_AWAY: Final = 48  # + job
LEARN: Final = 80  # + place of the Knowledge display
USE: Final = 96  # + pillar * TIERS + tier
PLAY: Final = 128  # + Influence card

INFLUENCE_EFFECTS: Final[list[Effect]] = [
    SwapResidences(INFLUENCE_EFFECT),
    SendOneOfEach(INFLUENCE_EFFECT + 1),
    Stride(INFLUENCE_EFFECT + 2),
    Draft(INFLUENCE_EFFECT + 3),
    TakeFavor(INFLUENCE_EFFECT + 4),
    TurnRings(INFLUENCE_EFFECT + 5),
    SendAll(INFLUENCE_EFFECT + 6),
    TrainFree(INFLUENCE_EFFECT + 7),
    GetOne(INFLUENCE_EFFECT + 8),
    GetPillarCard(INFLUENCE_EFFECT + 9),
    TakeSpaceGoods(INFLUENCE_EFFECT + 10),
    ExchangeBooks(INFLUENCE_EFFECT + 11),
    Earn(INFLUENCE_EFFECT + 12),
    RenewTiles(INFLUENCE_EFFECT + 13),
    RenewKnowledge(INFLUENCE_EFFECT + 14),
    RepeatBonus(INFLUENCE_EFFECT + 15),
    FillResidence(INFLUENCE_EFFECT + 16),
    MoveTile(INFLUENCE_EFFECT + 17),
    ReturnGoods(INFLUENCE_EFFECT + 18),
]


def can_play(t: Exodus, who: i64, card: i64) -> bool:
    """Ruling 44: a card is not played for nothing."""
    thing = t.pieces.first[INFLUENCE] + card
    return INFLUENCE_EFFECTS[t.pieces.effect[thing]].possible(t, who, thing)


def deeds(t: Exodus, who: i64, out: vec[i64]) -> vec[i64]:
    """Everything that costs an action (7.2 to 7.6)."""
    if t.flame[who] < t.pieces.last_step:
        out = append(out, STEP)
    roomy = has_room(t, who)
    for job in range(t.pieces.jobs):
        if can_train(t, who, job):
            out = append(out, TRAIN + job)
        if can_send(t, who, job, roomy):
            out = append(out, SEND_AWAY + job)
    for place in range(t.pieces.shown[t.seats]):
        if t.shelf[place] != 0 and may_learn(t, who, t.shelf[place] - 1) == FREE:
            out = append(out, LEARN + place)
    if t.hand_size[who] != 0:
        for card in range(INFLUENCES):
            if t.hand[who * INFLUENCES + card] != 0 and can_play(t, who, card):
                out = append(out, PLAY + card)
    return out


class Act(Step[Exodus]):
    """An action, a Favor tile for another one, an effect of a Pillar, or the end (7.1).

    Ruling 43: actions not used lapse; every Favor tile may be spent, also one just gained.
    """

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, END)
        if t.actions != 0:
            out = deeds(t, who, out)
        if t.favor[who] != 0 and (len(out) > 1 or len(deeds(t, who, vec[i64]())) != 0):
            out = append(out, SPEND)
        for pillar in range(PILLARS):
            if t.pillar[place_of(t, who, pillar, 0)] == 0 or t.used[who * PILLARS + pillar] != 0:
                continue
            for tier in range(TIERS):
                if can_use_tier(t, who, pillar, tier):
                    out = append(out, USE + pillar * TIERS + tier)
        return out

    def refused(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if t.actions == 0:
            out = append(out, refusal(STEP, NO_ACTION_LEFT))
        elif t.flame[who] == t.pieces.last_step:
            out = append(out, refusal(STEP, AT_THE_END))
        if t.actions != 0:
            out = why_not_deeds(t, who, out)
        return why_not_pillars(t, who, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == END:
            t.actions = 0
            t.tell(ACTIONS_ENDED, who)
            return
        t.then(pending(ACT, who))
        if option == SPEND:
            spend_favor(t, who)
        elif option >= USE and option < PLAY:
            use_pillar(t, who, (option - USE) // TIERS, (option - USE) % TIERS)
        else:
            t.actions -= 1
            do_deed(t, who, option)


def do_deed(t: Exodus, who: i64, option: i64) -> None:
    if option == STEP:
        t.then(pending(ADVANCE, who, 1))
    elif option < SEND_AWAY:
        pay_training(t, who, option - TRAIN)
        train(t, who, option - TRAIN)
    elif option < LEARN:
        t.then(pending(SEND, who, option - SEND_AWAY))
    elif option < USE:
        learn(t, who, option - LEARN)
    else:
        play_card(t, who, option - PLAY)


def spend_favor(t: Exodus, who: i64) -> None:
    """A Favor tile goes back to the supply for one more action (9.3)."""
    t.favor[who] -= 1
    t.supply[FAVOR] += 1
    t.actions += 1
    t.tell(SPENT_FAVOR, who)


def use_pillar(t: Exodus, who: i64, pillar: i64, tier: i64) -> None:
    """One completed tier of each pillar, once a round (15.6)."""
    t.used[who * PILLARS + pillar] = 1
    t.tell(USED_PILLAR, who, pillar, tier)
    if tier == TIERS - 1:
        t.then(pending(CAPITAL_EFFECT, who, pillar))
    else:
        t.then(pending(PILLAR_EFFECT + effect_of(t, who, pillar, tier), who))


def play_card(t: Exodus, who: i64, card: i64) -> None:
    """The card is turned over, does what it does, and stays with its owner (7.6).  Ruling 45."""
    thing = t.pieces.first[INFLUENCE] + card
    t.hand[who * INFLUENCES + card] = 0
    t.hand_size[who] -= 1
    if t.shown[card] != 0:
        t.shown[card] = 0
    else:
        t.unseen[thing] -= 1
        t.reveal()
    t.played[card] = 1 + who
    t.tell(PLAYED_CARD, who, thing)
    t.then(pending(INFLUENCE_EFFECT + t.pieces.effect[thing], who, thing))


def why_not_deeds(t: Exodus, who: i64, out: vec[i64]) -> vec[i64]:
    roomy = has_room(t, who)
    for job in range(t.pieces.jobs):
        if has_pupil(t, who, job) and not can_train(t, who, job):
            out = append(out, refusal(TRAIN + job, CANNOT_PAY, missing(t, who, job)))
        if t.training[who * t.pieces.jobs + job] != 0 and not can_send(t, who, job, roomy):
            out = append(out, refusal(SEND_AWAY + job, NOWHERE_TO_GO))
    for place in range(SHELF):
        if t.shelf[place] != 0:
            reason = may_learn(t, who, t.shelf[place] - 1)
            if reason != FREE:
                out = append(out, refusal(LEARN + place, reason))
    for card in range(INFLUENCES):
        if t.hand[who * INFLUENCES + card] != 0 and not can_play(t, who, card):
            out = append(out, refusal(PLAY + card, NO_EFFECT))
    return out


def why_not_pillars(t: Exodus, who: i64, out: vec[i64]) -> vec[i64]:
    for pillar in range(PILLARS):
        for tier in range(TIERS):
            place = place_of(t, who, pillar, tier)
            option = USE + pillar * TIERS + tier
            if t.pillar[place] == 0:
                continue
            if t.used[who * PILLARS + pillar] != 0:
                out = append(out, refusal(option, PILLAR_USED))
            elif t.completed[place] == 0:
                out = append(out, refusal(option, NOT_COMPLETED))
            elif not can_use_tier(t, who, pillar, tier):
                out = append(out, refusal(option, NO_EFFECT))
    return out
