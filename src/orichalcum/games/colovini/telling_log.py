"""What has happened at a Colovini table, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.colovini.notation import FIGURES_BY_LETTER
from orichalcum.games.colovini.rules import ids
from orichalcum.games.colovini.telling_pieces import item_name, tile_name, to_place
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Fact


def told(fact: Fact, shore: int, words: Words) -> str:
    """A line of the log.  What is not ours to know is told as having happened."""
    key, numbers = TOLD[fact.kind]
    name = words.seat(fact.who) if fact.who >= 0 else words("luck")
    if not fact.known:
        return words(f"{key}.unknown", name=name)
    return words(key, name=name, **numbers(fact, shore, words))


def places(fact: Fact) -> tuple[str, ...]:
    """What a line lights up in the picture."""
    if fact.kind == ids.PLAYED:
        return f"figure-{fact.who}-{fact.b}", f"space-{fact.c}"
    if fact.kind in (ids.TOOK, ids.SANK, ids.UNCOVERED):
        return (f"space-{fact.a}",)
    if fact.kind == ids.LAID_BRIDGE:
        return (f"gap-{fact.a}",)
    return ()


Numbers = dict[str, "str | int"]


def _nothing(fact: Fact, shore: int, words: Words) -> Numbers:
    return {}


def _count(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"n": fact.a}


def _walk(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"item": item_name(fact.a, words), "figure": FIGURES_BY_LETTER[fact.b], "to": to_place(fact.c, shore, words)}


def _card(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"item": item_name(fact.a, words)}


def _cards(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"item": item_name(fact.a, words), "n": fact.b}


def _tile(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"space": fact.a + 1, "tile": tile_name(fact.b, words)}


def _space(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"space": fact.a + 1}


def _sale(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"value": fact.a, "cards": fact.b}


def _arrival(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"figure": FIGURES_BY_LETTER[fact.a], "n": fact.b}


def _beginning(fact: Fact, shore: int, words: Words) -> Numbers:
    return {"n": fact.a + 1}


TOLD: Final[dict[int, tuple[str, Callable[[Fact, int, Words], Numbers]]]] = {
    ids.PLAYED: ("told-played", _walk), ids.OWED: ("told-owed", _count), ids.PAID_TILE: ("told-paid-tile", _count),
    ids.PAID_CARD: ("told-paid-card", _card), ids.TOOK: ("told-took", _tile), ids.SANK: ("told-sank", _space),
    ids.UNCOVERED: ("told-uncovered", _tile), ids.LAID_BRIDGE: ("told-laid-bridge", _space), ids.SOLD: ("told-sold", _sale),
    ids.DREW: ("told-drew", _card), ids.RESHUFFLED: ("told-reshuffled", _nothing), ids.SHOWED: ("told-showed", _cards),
    ids.STUCK_FACT: ("told-stuck", _nothing), ids.ARRIVED: ("told-arrived", _arrival),
    ids.TOOK_NOTHING: ("told-took-nothing", _nothing), ids.ENDED: ("told-ended", _nothing),
    ids.ALL_IDLE: ("told-all-idle", _nothing), ids.BEGAN: ("told-began", _beginning),
}  # fmt: skip
