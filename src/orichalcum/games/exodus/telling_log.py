"""What has happened at an Exodus table, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.pieces import GAIN_WIDTH, ON_GUARD, PEDESTAL, Pieces
from orichalcum.games.exodus.rules import ids
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Fact

Numbers = dict[str, "str | int"]
SOURCE_WORDS: Final = (
    *("sending", "track", "cells", "ships", "pillars", "effects", "influence", "regions"),
    *("training", "area", "monuments", "knowledge", "unused", "atlantis", "order", "start"),
)


def told(fact: Fact, box: Pieces, words: Words) -> str:
    """A line of the log.  What is not ours to know is told as having happened."""
    key, numbers = TOLD[fact.kind]
    name = words.seat(fact.who) if fact.who >= 0 else ""
    if not fact.known:
        return words(f"{key}.unknown", name=name)
    return words(key, name=name, **numbers(fact, box, words))


def places(fact: Fact, box: Pieces) -> tuple[str, ...]:
    """What a line lights up in the picture."""
    if fact.kind == ids.KING_MOVED:
        return (f"space-{fact.a}",)
    if fact.kind in (ids.STEPPED, ids.REWARD):
        return (f"track-{fact.b if fact.kind == ids.STEPPED else fact.a}",)
    if fact.kind == ids.NEUTRAL_WALKED:
        return (f"space-{fact.b}",)
    if fact.kind == ids.ORDERED:
        return (f"order-{fact.a}",)
    if fact.kind == ids.STOOD:
        return (f"guard-{fact.b}" if box.slot_kind[fact.b] == ON_GUARD else f"space-{box.slot_space[fact.b]}",)
    return ()


def _none(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {}


def _count(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"n": fact.a}


def _thing(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"thing": say.thing_name(box, fact.a, words)}


def _turned(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"inner": fact.a, "middle": fact.b}


def _walked(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"ring": words(f"ring-{say.RINGS[fact.a]}"), "space": box.space_names[fact.b]}


def _stood(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"kind": say.kind_name(fact.a, words), "space": box.space_names[box.slot_space[fact.b]]}


def _order(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"n": fact.a + 1}


def _kind_of_thing(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"things": say.things_name(fact.a, words)}


def _space(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"space": box.space_names[fact.a]}


def _goods(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"gain": say.gain_part(fact.a, fact.b, words)}


def _nothing_there(fact: Fact, box: Pieces, words: Words) -> Numbers:
    if fact.a >= GAIN_WIDTH:
        return {"gain": words("gain-settlers", n=fact.b)}
    return {"gain": say.gain_part(fact.a, fact.b, words)}


def _steps(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"n": fact.a, "space": fact.b}


def _points(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"n": abs(fact.a), "lost": int(fact.a < 0), "source": words(f"account-{SOURCE_WORDS[fact.b]}")}


def _job(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"job": say.job_name(box, fact.a, words)}


def _jobs(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"job": say.job_name(box, fact.a, words), "new": say.job_name(box, fact.b, words)}


def _at_cell(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"job": say.job_name(box, fact.a, words), "cell": say.cell_name(box, fact.b, words)}


def _aboard(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"job": say.job_name(box, fact.a, words), "n": fact.b + 1}


def _on_pillar(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"job": say.job_name(box, fact.a, words), "n": fact.b + 1, "tier": say.tier_name(fact.c, words)}


def _placed(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"thing": say.thing_name(box, fact.a, words), "cell": say.cell_name(box, fact.b, words)}


def _boarded(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"thing": say.thing_name(box, fact.a, words), "n": fact.b + 1}


def _laid(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"thing": say.thing_name(box, fact.a, words), "n": fact.b + 1}


def _left(fact: Fact, box: Pieces, words: Words) -> Numbers:
    kind = int(box.kind[fact.a])
    return {"things": words("things-pillar") if kind >= PEDESTAL else say.things_name(kind, words)}


def _pillar(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"n": fact.a + 1, "tier": say.tier_name(fact.b, words)}


def _kind(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"kind": say.kind_name(fact.a, words)}


def _drafted(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"kind": say.kind_name(fact.a, words), "cell": say.cell_name(box, fact.b, words)}


def _two_cells(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"cell": say.cell_name(box, fact.a, words), "other": say.cell_name(box, fact.b, words)}


def _cell(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"cell": say.cell_name(box, fact.a, words)}


def _region(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"region": words(f"region-{say.REGIONS[fact.a]}"), "n": fact.b}


def _reward(fact: Fact, box: Pieces, words: Words) -> Numbers:
    return {"n": fact.a, "gain": say.gain_text(box, int(box.track_gain[fact.a]), words)}


Told = tuple[str, Callable[[Fact, Pieces, Words], Numbers]]
TOLD: Final[dict[int, Told]] = {
    ids.YEAR_BEGAN: ("told-year", _count), ids.TURNED: ("told-turned", _turned),
    ids.NEUTRAL_WALKED: ("told-neutral", _walked), ids.REVEALED: ("told-revealed", _thing),
    ids.STOOD: ("told-stood", _stood), ids.ORDERED: ("told-ordered", _order), ids.ROUND_BEGAN: ("told-round", _count),
    ids.CLEARED: ("told-cleared", _thing), ids.RESHUFFLED: ("told-reshuffled", _kind_of_thing),
    ids.SHELVED: ("told-shelved", _thing), ids.KING_MOVED: ("told-king", _space), ids.GOT_GOODS: ("told-goods", _goods),
    ids.GOT_NOTHING: ("told-nothing", _nothing_there), ids.STEPPED: ("told-stepped", _steps),
    ids.EARNED: ("told-earned", _points), ids.JOINED: ("told-joined", _job), ids.GOT_FAVOR: ("told-favor", _count),
    ids.TOOK_OPEN: ("told-took", _thing), ids.DREW: ("told-drew", _thing), ids.KEPT: ("told-kept", _thing),
    ids.KEPT_SECRET: ("told-kept-secret", _thing), ids.LAID_OPEN: ("told-laid-open", _thing),
    ids.PLACED: ("told-placed", _placed), ids.BOARDED: ("told-boarded", _boarded), ids.LAID_CARD: ("told-laid-card", _laid),
    ids.LEFT: ("told-left", _left), ids.TRAINED: ("told-trained", _jobs), ids.SENT_HOME: ("told-sent-home", _at_cell),
    ids.SENT_ABOARD: ("told-sent-aboard", _aboard), ids.SENT_TO_WORK: ("told-sent-to-work", _at_cell),
    ids.SENT_TO_PILLAR: ("told-sent-to-pillar", _on_pillar), ids.LEARNED_CARD: ("told-learned", _thing),
    ids.PLAYED_CARD: ("told-played", _thing), ids.SPENT_FAVOR: ("told-spent-favor", _none),
    ids.USED_PILLAR: ("told-used-pillar", _pillar), ids.PAID_GOODS: ("told-paid", _goods),
    ids.TO_BAG: ("told-to-bag", _kind), ids.DRAFTED: ("told-drafted", _drafted), ids.SWAPPED: ("told-swapped", _two_cells),
    ids.MOVED_TILE: ("told-moved-tile", _two_cells), ids.SCORED_REGION: ("told-region", _region),
    ids.LOST: ("told-lost", _region), ids.ACTIONS_ENDED: ("told-actions-ended", _none), ids.ENDED: ("told-ended", _none),
    ids.REACTED: ("told-reacted", _cell), ids.COMPLETED: ("told-completed", _cell), ids.REWARD: ("told-reward", _reward),
    ids.TOOK_GUARD: ("told-guard", _kind), ids.ACTING: ("told-acting", _none),
}  # fmt: skip
