"""The order of a year, its rounds with both phases, and its end (RULES 6.1, 6.2, 16)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import ORDER_SPACES, PILLARS
from orichalcum.games.exodus.rules.gaining import earn, gain
from orichalcum.games.exodus.rules.ids import (
    ACT,
    ACTING,
    ACTIONS,
    CHOOSE_ORDER,
    END_YEAR,
    ENDED,
    FROM_ORDER,
    FROM_REGIONS,
    GAIN,
    KINGS,
    LOST,
    MOVE_KING,
    ORDERED,
    ROUND,
    ROUND_BEGAN,
    SCORED_REGION,
    TAKE_ORDER_SPACE,
    TAKEN,
    YEAR,
)
from orichalcum.games.exodus.scoring import close_account, has_residence, region_points
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.table import DO, LUCK, Step, pending, refusal


class ChooseOrder(Step[Exodus]):
    """In the order of the sorting track everybody takes a space; alone nobody does (6.1, 20.1).  x is the next place."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if t.seats == 1:
            t.order[0] = 1
        if x < t.seats and t.seats > 1:
            t.then(pending(TAKE_ORDER_SPACE, t.sorting[x]), pending(CHOOSE_ORDER, LUCK, x + 1))
            return
        place: i64 = 0
        for space in range(ORDER_SPACES):
            if t.order[space] != 0:
                t.turn_order[place] = t.order[space] - 1
                place += 1


class TakeOrderSpace(Step[Exodus]):
    """Any vacant space of the order track; its bonus comes at once (6.1)."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for space in range(t.pieces.order_spaces[t.seats]):
            if t.order[space] == 0:
                out = append(out, space)
        return out

    def refused(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for space in range(t.pieces.order_spaces[t.seats]):
            if t.order[space] != 0:
                out = append(out, refusal(space, TAKEN, t.order[space] - 1))
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.order[option] = 1 + who
        t.tell(ORDERED, who, option)
        t.then(pending(GAIN, who, gain(t.pieces.order_gain[option], FROM_ORDER)))


class Round(Step[Exodus]):
    """All Kings, then everybody's actions (6.2).  Ruling 1.  x is the round."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.round = x
        t.tell(ROUND_BEGAN, LUCK, x)
        for pillar in range(t.seats * PILLARS):
            t.used[pillar] = 0
        after = pending(ROUND, LUCK, x + 1) if x < t.pieces.rounds else pending(END_YEAR, LUCK)
        t.then(pending(KINGS, LUCK), pending(ACTIONS, LUCK), after)


class Kings(Step[Exodus]):
    """Phase 1: one King after the other (6.3).  x is the place in the order."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if x < t.seats:
            t.then(pending(MOVE_KING, t.turn_order[x]), pending(KINGS, LUCK, x + 1))


class Actions(Step[Exodus]):
    """Phase 2: one seat after the other does all it wants (7.1).  x is the place in the order."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if x == t.seats:
            return
        t.actions = t.pieces.actions
        t.tell(ACTING, t.turn_order[x])
        t.then(pending(ACT, t.turn_order[x]), pending(ACTIONS, LUCK, x + 1))


class EndYear(Step[Exodus]):
    """After some years a region is scored, after the last one everything (16, 17).  Alone it may be all over (20.3)."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        region = t.pieces.scored_region[t.year] - 1
        if region >= 0:
            score_region(t, region)
        if t.lost or t.year == t.pieces.years:
            if not t.lost:
                close_account(t)
            t.over = True
            t.tell(ENDED, LUCK)
            return
        t.then(pending(YEAR, LUCK, t.year + 1))


def score_region(t: Exodus, region: i64) -> None:
    if t.seats == 1 and not has_residence(t, 0, region):
        t.lost = True
        t.tell(LOST, 0, region)
        return
    for who in range(t.seats):
        points = region_points(t, who, region)
        t.tell(SCORED_REGION, who, region, points)
        if points != 0:
            earn(t, who, points, FROM_REGIONS)
