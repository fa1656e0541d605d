"""What has happened at an Olympos table, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.olympos import naming
from orichalcum.games.olympos.editions import OlymposSheet
from orichalcum.games.olympos.pieces import COLUMNS
from orichalcum.games.olympos.rules import ids
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Fact

Numbers = dict[str, "str | int"]
Reader = Callable[[Fact, OlymposSheet, Words], Numbers]


def told(fact: Fact, sheet: OlymposSheet, words: Words) -> str:
    """A line of the log.  What is not ours to know is told as having happened."""
    key, numbers = TOLD[fact.kind]
    name = words.seat(fact.who) if fact.who >= 0 else words("luck")
    if not fact.known:
        return words(f"{key}.unknown", name=name)
    return words(key, name=name, **numbers(fact, sheet, words))


def places(fact: Fact, sheet: OlymposSheet) -> tuple[str, ...]:
    """What a line lights up in the picture."""
    if fact.kind in ON_LAND and 0 <= fact.a < len(sheet.territories.rows):
        return (f"land-{sheet.territories.rows[fact.a].id}",)
    if fact.kind == ids.DISCOVERED:
        return (f"cell-{fact.b}",)
    if fact.kind == ids.TOOK_BONUS:
        return (f"slot-{fact.a}-{fact.b}",)
    if fact.kind in (ids.BUILT, ids.DEALT_WONDER):
        return (f"wonder-{fact.b if fact.kind == ids.BUILT else fact.a}",)
    return ()


ON_LAND: Final = {
    ids.BLOCKED, ids.SET_OUT, ids.CROSSED, ids.ENTERED, ids.BEAT_TRIBE, ids.FOUGHT, ids.TOOK, ids.LEFT, ids.REGAINED,
}  # fmt: skip


def _nothing(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {}


def _count(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"n": fact.a}


def _good(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"good": naming.good_name(fact.a, words), "n": fact.b}


def _place(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"place": naming.space_name(sheet, fact.a, words), "n": fact.b, "fight": fact.c}


def _fight(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"place": naming.space_name(sheet, fact.a, words), "other": words.seat(fact.b)}


def _tile(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {
        "kind": naming.kind_name(sheet, fact.b, words),
        "row": fact.a // COLUMNS + 1,
        "column": fact.a % COLUMNS + 1,
    }


def _discovery(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"kind": naming.kind_name(sheet, fact.a, words)}


def _saving(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"kind": naming.kind_name(sheet, fact.a, words), "good": naming.good_name(fact.b, words)}


def _bonus(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"bonus": naming.bonus_name(sheet, fact.c, words)}


def _wonder(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"wonder": naming.wonder_name(sheet, fact.a, words)}


def _dealt_wonder(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"wonder": naming.wonder_name(sheet, fact.b, words), "column": fact.a + 1}


def _card(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"card": naming.card_name(sheet, fact.a, words)}


def _god(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {
        "god": naming.god_name(sheet, fact.a, words),
        "does": words(f"god-{sheet.gods.rows[fact.a].id}.does"),
        "space": fact.b,
    }


def _price(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"n": fact.a, "parts": words.listed(naming.price_parts(fact.b, fact.c, words))}


def _payment(fact: Fact, sheet: OlymposSheet, words: Words) -> Numbers:
    return {"price": fact.a, "hours": fact.b, "space": fact.c}


TOLD: Final[dict[int, tuple[str, Reader]]] = {
    ids.DEALT_TILE: ("told-dealt-tile", _tile), ids.DEALT_WONDER: ("told-dealt-wonder", _dealt_wonder),
    ids.STACKED: ("told-stacked", _count), ids.BLOCKED: ("told-blocked", _place),
    ids.GOT_START_CUBE: ("told-start-cube", _good),
    ids.BEGAN: ("told-began", _count), ids.SET_OUT: ("told-set-out", _place), ids.CROSSED: ("told-crossed", _place),
    ids.ENTERED: ("told-entered", _place), ids.BEAT_TRIBE: ("told-beat-tribe", _place), ids.FOUGHT: ("told-fought", _fight),
    ids.TOOK: ("told-took", _place), ids.LEFT: ("told-left", _place), ids.REGAINED: ("told-regained", _place),
    ids.GAINED_HOURS: ("told-hours", _count), ids.GAINED_SETTLERS: ("told-settlers", _count),
    ids.GAINED_CUBE: ("told-cube", _good), ids.GAINED_PRESTIGE: ("told-prestige", _count),
    ids.SPENT_CUBE: ("told-spent-cube", _good), ids.DISCOVERED: ("told-discovered", _discovery),
    ids.CHOSE_SAVING: ("told-saving", _saving), ids.TOOK_BONUS: ("told-bonus", _bonus), ids.BUILT: ("told-built", _wonder),
    ids.SPENT_STAR: ("told-spent-star", _god), ids.PLAYED: ("told-played", _card),
    ids.RESHUFFLED: ("told-reshuffled", _nothing),
    ids.DREW: ("told-drew", _card), ids.NOTHING_TO_DRAW: ("told-nothing-to-draw", _nothing),
    ids.THREW_AWAY: ("told-threw-away", _card), ids.PAID: ("told-paid", _payment), ids.REVEALED: ("told-revealed", _god),
    ids.COUNTED: ("told-counted", _count), ids.BEFELL: ("told-befell", _god), ids.UNTOUCHED: ("told-untouched", _god),
    ids.WORE_OFF: ("told-wore-off", _god), ids.PASSED: ("told-passed", _nothing), ids.WAITED: ("told-waited", _count),
    ids.FINISHED: ("told-finished", _nothing), ids.ENDED: ("told-ended", _nothing),
    ids.PRICED: ("told-priced", _price),
}  # fmt: skip
