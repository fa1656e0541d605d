"""The log of the Last Days: each fact as a line, and what it lights up in the picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.lastdays.names import CARD_IDS, SOURCE_IDS
from orichalcum.games.lastdays.pieces import Pieces
from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.playing import GODS, HAND, NEIGHBOURS, WITH_EMPATHY
from orichalcum.games.lastdays.telling_names import (
    card_name,
    colour_name,
    event_name,
    loss_name,
    senator_name,
    ship_name,
    special_name,
)
from orichalcum.games.lastdays.telling_places import ship_anchor
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Fact

Line = Callable[[Fact, Pieces, Words], str]


def told(fact: Fact, pieces: Pieces, words: Words) -> str:
    """A line of the log; empty for what is not worth one."""
    line = LINES.get(fact.kind)
    return line(fact, pieces, words) if line else ""


def name_of(fact: Fact, words: Words) -> str:
    return words.seat(fact.who) if fact.who >= 0 else words("luck")


def numbers(key: str) -> Line:
    """A sentence about a seat and up to three numbers."""
    return lambda fact, pieces, words: words(key, name=name_of(fact, words), a=fact.a, b=fact.b, c=fact.c)


def about(key: str, named: Callable[[int, Words], str]) -> Line:
    """A sentence about a seat and one named thing."""
    return lambda fact, pieces, words: words(key, name=name_of(fact, words), thing=named(fact.a, words), b=fact.b, c=fact.c)


def drew(fact: Fact, pieces: Pieces, words: Words) -> str:
    """Who drew sees what; that the others fill their hands is not worth a line each."""
    return words("told-drew", name=name_of(fact, words), thing=card_name(fact.a, words)) if fact.known else ""


def drew_special(fact: Fact, pieces: Pieces, words: Words) -> str:
    """Who drew sees what; the others hear that a card was drawn."""
    if not fact.known:
        return words("told-drew-special-unseen", name=name_of(fact, words))
    return words("told-drew-special", name=name_of(fact, words), thing=special_name(fact.a, words))


def on_slot(key: str) -> Line:
    """A sentence about a seat, a slot and a card."""
    return lambda fact, pieces, words: words(
        key, name=name_of(fact, words), slot=fact.a + 1, card=card_name(fact.b, words), n=fact.b
    )


def took_tile(fact: Fact, pieces: Pieces, words: Words) -> str:
    return words("told-took-tile", name=name_of(fact, words), thing=senator_name(pieces.senator[fact.a], words), n=fact.b)


def played(fact: Fact, pieces: Pieces, words: Words) -> str:
    source = fact.b & ~WITH_EMPATHY
    way = "left" if source == NEIGHBOURS else "hand" if source >= HAND else "god" if source >= GODS else "own"
    other = words.seat(fact.c) if way == "left" else ""
    return words(f"told-played-{way}", name=name_of(fact, words), card=card_name(fact.a, words), other=other)


def scored(fact: Fact, pieces: Pieces, words: Words) -> str:
    return words("told-scored", name=name_of(fact, words), n=fact.b, source=words(f"account-{SOURCE_IDS[fact.a]}"))


def with_colour(key: str) -> Line:
    return lambda fact, pieces, words: words(
        key, name=name_of(fact, words), ship=ship_name(fact.a, words), colour=colour_name(fact.b, words), below=fact.c
    )


def ousted(fact: Fact, pieces: Pieces, words: Words) -> str:
    return words("told-ousted", name=name_of(fact, words), other=words.seat(fact.a), n=fact.b)


def revealed(fact: Fact, pieces: Pieces, words: Words) -> str:
    return words("told-revealed", name=name_of(fact, words), thing=special_name(fact.a, words), n=fact.b)


def sailed(fact: Fact, pieces: Pieces, words: Words) -> str:
    key = "told-sailed" if fact.who >= 0 else "told-sailed-alone"
    return words(key, name=name_of(fact, words), thing=ship_name(fact.a, words))


LINES: Final[dict[int, Line]] = {
    ids.TURNED: about("told-turned", event_name),
    ids.SEATED: numbers("told-seated"),
    ids.DREW: drew,
    ids.DREW_SPECIAL: drew_special,
    ids.RESHUFFLED: numbers("told-reshuffled"),
    ids.BEGAN: numbers("told-began"),
    ids.BADE: numbers("told-bade"),
    ids.TOOK_TILE: took_tile,
    ids.DECLINED: about("told-declined", senator_name),
    ids.DISCARDED: about("told-discarded", card_name),
    ids.LAID: on_slot("told-laid"),
    ids.LAID_HIDDEN: lambda fact, pieces, words: words("told-laid-hidden", name=name_of(fact, words), slot=fact.a + 1),
    ids.SLOT_BEGAN: lambda fact, pieces, words: words("told-slot", slot=fact.a + 1),
    ids.BID_FACT: lambda fact, pieces, words: words("told-bid", name=name_of(fact, words), n=fact.b),
    ids.SPIED: numbers("told-spied"),
    ids.TURNED_UP: on_slot("told-turned-up"),
    ids.PASSED: numbers("told-passed"),
    ids.PLAYED_CARD: played,
    ids.TOOK_BACK: numbers("told-took-back"),
    ids.USED: about("told-used", special_name),
    ids.PLACED: about("told-placed", ship_name),
    ids.REMOVED: with_colour("told-removed"),
    ids.SACRIFICED: about("told-sacrificed", ship_name),
    ids.SAILED: sailed,
    ids.ARRIVED: about("told-arrived", ship_name),
    ids.SCORED: scored,
    ids.SWAPPED: about("told-swapped", ship_name),
    ids.STRUCK: about("told-struck", ship_name),
    ids.VICTIMS: with_colour("told-victim"),
    ids.OUSTED: ousted,
    ids.GUARDED: about("told-guarded", ship_name),
    ids.DOOM_FELL: numbers("told-doom"),
    ids.SHIP_TURNED: about("told-ship-turned", ship_name),
    ids.LOST_CUBE: lambda fact, pieces, words: words("told-lost", name=name_of(fact, words), place=loss_name(fact.a, words)),
    ids.RETURNED: about("told-returned", ship_name),
    ids.ENDED: numbers("told-ended"),
    ids.REVEALED: revealed,
    ids.LAID_GODS: about("told-laid-god", card_name),
}


def places(fact: Fact, pieces: Pieces) -> tuple[str, ...]:
    """What a line of the log lights up."""
    if not fact.known:
        return ()
    if fact.kind in ON_SHIPS:
        return (ship_anchor(fact.a),)
    if fact.kind in (ids.LAID, ids.LAID_HIDDEN, ids.TURNED_UP, ids.BID_FACT):
        return (f"row-{fact.who}-{fact.a}",)
    if fact.kind == ids.TOOK_TILE:
        return (f"senator-{fact.a}",)
    if fact.kind == ids.LAID_GODS:
        return (f"god-{CARD_IDS[fact.a]}",)
    return (f"influence-{fact.a}",) if fact.kind == ids.OUSTED else ()


ON_SHIPS: Final = (
    ids.PLACED,
    ids.REMOVED,
    ids.SACRIFICED,
    ids.SAILED,
    ids.ARRIVED,
    ids.SWAPPED,
    ids.STRUCK,
    ids.VICTIMS,
    ids.GUARDED,
    ids.SHIP_TURNED,
    ids.RETURNED,
)
