"""Answers as text: `A` is a ship, `refugees_2` a card, `3` so many cubes or a seat, `-` is no.

A winner plays his `own` card, the `left` neighbour's, `god:treason` or `hand:treason`, and with `+empathy` that instead.
`A-2` places on ship A in the stead of a refugee of seat 2, `A-N` of a neutral.  A row is laid card by card; `down24` keeps
the second and the fourth face down, `up` none.  Treason takes `senate2x3`, 3 cubes of seat 2, out of the senate.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.lastdays.names import CARD_IDS, EVENT_IDS, SENATOR_IDS, SHIP_LETTERS, SPECIAL_IDS
from orichalcum.games.lastdays.pieces import ALLIANCE, GUARD, HIDDEN_HOLDS, KINDS, NEUTRAL, PURSUIT_SHIP, SLOTS, SPY
from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.attacks import BELOW_DECK, ENOUGH, SENATE
from orichalcum.games.lastdays.rules.auction import KEEP_DOWN
from orichalcum.games.lastdays.rules.events import (
    FROM_BELOW,
    FROM_CARD,
    FROM_LAND,
    FROM_SCREEN,
    FROM_SEAT,
    FROM_SENATE,
    FROM_STOCK,
)
from orichalcum.games.lastdays.rules.moving import NO_SHIP
from orichalcum.games.lastdays.rules.placing import HIDE, NONE, PURSUE
from orichalcum.games.lastdays.rules.playing import GODS, HAND, NEIGHBOURS, OWN, WITH_EMPATHY
from orichalcum.games.lastdays.table import LastDays

NO: Final = "-"


def code(t: LastDays, option: int) -> str:
    """What an option of the step that waits is called."""
    return CODES[t.top() & 0xFF](t, option)


def colour_code(colour: int) -> str:
    return "N" if colour == NEUTRAL else str(colour + 1)


def ship_code(t: LastDays, option: int) -> str:
    return NO if option == NO_SHIP else SHIP_LETTERS[option]


def place_code(t: LastDays, option: int) -> str:
    if option >= PURSUE:
        return {PURSUE: SPECIAL_IDS[PURSUIT_SHIP], HIDE: SPECIAL_IDS[HIDDEN_HOLDS], NONE: NO}[option]
    leaving = f"-{colour_code((option & 7) - 1)}" if option & 7 else ""
    return SHIP_LETTERS[option >> 3] + leaving


def card_code(t: LastDays, option: int) -> str:
    return NO if option == KINDS else CARD_IDS[option]


def row_code(t: LastDays, option: int) -> str:
    if option < KEEP_DOWN:
        return CARD_IDS[option]
    down = "".join(str(slot + 1) for slot in range(SLOTS) if option - KEEP_DOWN >> slot & 1)
    return f"down{down}" if down else "up"


def play_code(t: LastDays, option: int) -> str:
    if option == 0:
        return NO
    source, empathy = option & ~WITH_EMPATHY, "+empathy" if option & WITH_EMPATHY else ""
    if source in (OWN, NEIGHBOURS):
        return ("own" if source == OWN else "left") + empathy
    return (f"hand:{CARD_IDS[source - HAND]}" if source >= HAND else f"god:{CARD_IDS[source - GODS]}") + empathy


def spare_code(t: LastDays, option: int) -> str:
    empathy = "+empathy" if option & WITH_EMPATHY else ""
    return f"{option & ~WITH_EMPATHY}{empathy}" if option else NO


def treason_code(t: LastDays, option: int) -> str:
    if option < SENATE:
        return SHIP_LETTERS[option]
    return f"senate{(option - SENATE >> 3) + 1}x{option - SENATE & 7}"


def victim_code(t: LastDays, option: int) -> str:
    if option == ENOUGH:
        return NO
    return colour_code(option & 7) + ("below" if option >= BELOW_DECK else "")


def loss_code(t: LastDays, option: int) -> str:
    plain = {FROM_STOCK: "stock", FROM_SCREEN: "screen", FROM_SENATE: "senate", FROM_LAND: "land"}
    if option in plain:
        return plain[option]
    if option < FROM_SEAT:
        return f"card{option - FROM_CARD + 1}"
    return SHIP_LETTERS[option & 7] + ("below" if option >= FROM_BELOW else "")


def number_code(t: LastDays, option: int) -> str:
    return str(option)


def window_code(special: int) -> Callable[[LastDays, int], str]:
    return lambda t, option: SPECIAL_IDS[special] if option else NO


CODES: Final[dict[int, Callable[[LastDays, int], str]]] = {
    ids.TURN_EVENT: lambda t, option: EVENT_IDS[option],
    ids.SEAT_MARKER: lambda t, option: colour_code(option),
    ids.DEAL: card_code,
    ids.DEAL_SPECIAL: lambda t, option: SPECIAL_IDS[option],
    ids.PLACE_FIRST: place_code,
    ids.INFLUENCE: number_code,
    ids.LAY_GODS: card_code,
    ids.TAKE_TILE: lambda t, option: SENATOR_IDS[t.pieces.senator[option]],
    ids.TAKE_CARDS: lambda t, option: "draw" if option else NO,
    ids.DISCARD: card_code,
    ids.LAY_ROW: row_code,
    ids.BID: number_code,
    ids.OPEN_BID: number_code,
    ids.SPY_WINDOW: window_code(SPY),
    ids.WIN: play_code,
    ids.TAKE_BACK: number_code,
    ids.STRATEGOS_PLAYS: spare_code,
    ids.PLACE: place_code,
    ids.EXTRA: place_code,
    ids.SACRIFICE_ONE: place_code,
    ids.MOVE_SHIP: ship_code,
    ids.ALLIANCE_WINDOW: window_code(ALLIANCE),
    ids.SWAP: ship_code,
    ids.SABOTAGE_SHIP: ship_code,
    ids.TREASON_CHOICE: treason_code,
    ids.GUARD_WINDOW: window_code(GUARD),
    ids.VICTIM: victim_code,
    ids.LOSE_CUBE: loss_code,
}
