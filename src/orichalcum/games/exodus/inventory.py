"""All pieces, wherever they lie: what no rule may change."""

from __future__ import annotations

from typing import Final

from orichalcum.games.exodus.pieces import FAVOR, GOODS, INFLUENCE, KINDS, KNOWLEDGE, STACK, TIERS
from orichalcum.games.exodus.rules.ids import DRAFT_TO, DRAW_CANDIDATE, KEEP_CANDIDATE, LAY_PILLAR_CARD, PLACE
from orichalcum.games.exodus.table import Exodus

KEPT_ROWS: Final = ("ring_tile", "shelf", "offer", "cell", "ship", "pillar")


def inventory(t: Exodus) -> list[int]:
    """Goods and Favor tiles, settlers by kind, things by number."""
    return [*_goods(t), *_settlers(t), *_things(t)]


def _goods(t: Exodus) -> list[int]:
    held = [t.supply[good] + sum(t.goods[who * GOODS + good] for who in range(t.seats)) for good in range(GOODS)]
    return [*held, t.supply[FAVOR] + sum(t.favor)]


def _settlers(t: Exodus) -> list[int]:
    found = [int(n) for n in t.bag]
    for place, count in enumerate(t.training):
        found[t.pieces.job_kind[place % t.pieces.jobs]] += count
    for place, count in enumerate(t.lodged):
        found[place % KINDS] += count
    for kind in [*t.city, *t.aboard]:
        found[kind - 1] += 1 if kind else 0
    for place, done in enumerate(t.completed):
        job = t.pieces.tier_job[place % TIERS]
        found[t.pieces.job_kind[job]] += done if job >= 0 else 0
    for step, x in _waiting(t):
        if step == KEEP_CANDIDATE:
            found[x & 0xF] += 1
            found[x >> 4] += 1
        elif step == DRAW_CANDIDATE and x >> 4:
            found[(x >> 4) - 1] += 1
        elif step == DRAFT_TO:
            found[x] += 1
    return found


def _things(t: Exodus) -> list[int]:
    found = [t.unseen[thing] + t.open[thing] for thing in range(t.pieces.things)]
    for name in KEPT_ROWS:
        for thing in getattr(t, name):
            found[thing - 1] += 1 if thing else 0
    for stack, height in enumerate(t.stack_height):
        for level in range(height):
            found[t.stack[stack * STACK + level]] += 1
    first = t.pieces.first
    for place, owned in enumerate(t.knowledge):
        found[first[KNOWLEDGE] + place % t.pieces.knowledges] += owned
    for card in range(len(t.played)):
        found[first[INFLUENCE] + card] += 1 if t.played[card] or t.shown[card] else 0
    for step, x in _waiting(t):
        if step in (PLACE, LAY_PILLAR_CARD):
            found[x & 0xFF] += 1
    return found


def _waiting(t: Exodus) -> list[tuple[int, int]]:
    """Steps still to do, and what each must know: some hold a piece between two places."""
    return [(step & 0xFF, step >> 16) for step in t.todo]
