"""What the pieces of the Last Days are called."""

from __future__ import annotations

from orichalcum.games.lastdays.names import CARD_IDS, EVENT_IDS, SENATOR_IDS, SHIP_IDS, SHIP_LETTERS, SPECIAL_IDS
from orichalcum.games.lastdays.pieces import NEUTRAL
from orichalcum.games.lastdays.rules.events import (
    FROM_BELOW,
    FROM_CARD,
    FROM_LAND,
    FROM_SCREEN,
    FROM_SEAT,
    FROM_SENATE,
    FROM_STOCK,
)
from orichalcum.kernel.language import Words


def ship_name(ship: int, words: Words) -> str:
    return words("ship", letter=SHIP_LETTERS[ship], name=words(f"ship-{SHIP_IDS[ship]}"))


def card_name(card: int, words: Words) -> str:
    return words(f"card-{CARD_IDS[card]}")


def special_name(special: int, words: Words) -> str:
    return words(f"special-{SPECIAL_IDS[special]}")


def senator_name(senator: int, words: Words) -> str:
    return words(f"senator-{SENATOR_IDS[senator]}")


def event_name(event: int, words: Words) -> str:
    return words(f"event-{EVENT_IDS[event]}")


def colour_name(colour: int, words: Words) -> str:
    return words("neutral") if colour == NEUTRAL else words.seat(colour)


def loss_name(option: int, words: Words) -> str:
    named = {FROM_STOCK: "stock", FROM_SCREEN: "screen", FROM_SENATE: "senate", FROM_LAND: "land"}
    if option in named:
        return words(f"from-{named[option]}")
    if option < FROM_SEAT:
        return words("from-card", slot=option - FROM_CARD + 1)
    return words("from-below" if option >= FROM_BELOW else "from-ship", ship=ship_name(option & 7, words))
