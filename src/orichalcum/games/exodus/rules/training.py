"""Training: one settler, one space further along an arrow, for books and gold (RULES 8.2, 8.3)."""

from __future__ import annotations

from mypy_extensions import i64

from orichalcum.games.exodus.pieces import GOLD, GOODS, KINDS
from orichalcum.games.exodus.rules.gaining import pay_good
from orichalcum.games.exodus.rules.ids import TRAINED
from orichalcum.games.exodus.table import Exodus


def has_pupil(t: Exodus, who: i64, job: i64) -> bool:
    """Whether somebody waits on the space from which an arrow leads to this job."""
    before = t.pieces.job_from[job]
    return before >= 0 and t.training[who * t.pieces.jobs + before] != 0


def missing(t: Exodus, who: i64, job: i64) -> i64:
    """How many books and coins are missing for this job; by house rule 21.1 gold stands in for books."""
    short: i64 = 0
    for good in range(KINDS):
        lack = t.pieces.job_cost[job * GOODS + good] - t.goods[who * GOODS + good]
        if lack > 0:
            short += lack
    spare = t.goods[who * GOODS + GOLD] - t.pieces.job_cost[job * GOODS + GOLD]
    if spare < 0:
        return short - spare
    if t.gold_as_book:
        return short - spare if short > spare else 0
    return short


def can_train(t: Exodus, who: i64, job: i64) -> bool:
    return has_pupil(t, who, job) and missing(t, who, job) == 0


def train(t: Exodus, who: i64, job: i64) -> None:
    """The settler moves on to the next space (8.2)."""
    before = t.pieces.job_from[job]
    t.training[who * t.pieces.jobs + before] -= 1
    t.training[who * t.pieces.jobs + job] += 1
    t.tell(TRAINED, who, before, job)


def pay_training(t: Exodus, who: i64, job: i64) -> None:
    """Books and gold go back to the supply; gold only for books that are not there (21.1)."""
    gold = t.pieces.job_cost[job * GOODS + GOLD]
    for good in range(KINDS):
        cost = t.pieces.job_cost[job * GOODS + good]
        held = t.goods[who * GOODS + good]
        if cost > held:
            gold += cost - held
            cost = held
        if cost != 0:
            pay_good(t, who, good, cost)
    if gold != 0:
        pay_good(t, who, GOLD, gold)
