"""From what the judge says of each seat to who will win."""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.kernel.judge import Judge
from orichalcum.kernel.table import Table

ODDS: Final = math.log(3)  # a lead of one swing wins three times in four
MARGIN: Final = 0.1  # of a game that is over: how much it counts by how far it was won or lost


def chances(judge: Judge[Any], t: Table, par: i64) -> vec[float]:
    """Each seat's chance of winning, as the judge sees it; together 1.

    Alone at the table a seat plays against par, which is a worth as well.
    """
    worths = vec[i64]()
    for who in range(t.seats):
        worths = append(worths, judge.worth(t, who))
    if t.seats == 1:
        return against_par(worths[0] - par, judge.swing)
    out = by_lead(worths, judge.swing)
    return with_result(out, worths) if t.over else out


def against_par(lead: i64, swing: i64) -> vec[float]:
    return append(vec[float](), 1 / (1 + math.exp(-ODDS * min(max(float(lead) / float(swing), -30.0), 30.0))))


def by_lead(worths: vec[i64], swing: i64) -> vec[float]:
    """The more a seat leads, the likelier it wins: equal steps of worth multiply the odds equally."""
    best = worths[0]
    for worth in worths:
        best = max(best, worth)
    out = vec[float]()
    sum = 0.0
    for worth in worths:
        odds = math.exp(ODDS * float(worth - best) / float(swing))
        sum += odds
        out = append(out, odds)
    for who in range(len(out)):
        out[who] /= sum
    return out


def with_result(out: vec[float], worths: vec[i64]) -> vec[float]:
    """Of a game that is over: the winners share the win, but a close game is still better than a rout."""
    best = worths[0]
    winners = 0
    for worth in worths:
        if worth > best:
            best = worth
            winners = 0
        if worth == best:
            winners += 1
    for who in range(len(out)):
        won = 1 / winners if worths[who] == best else 0.0
        out[who] = MARGIN * out[who] + (1 - MARGIN) * won
    return out
