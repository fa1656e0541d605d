"""Where in the pictures of the Last Days an option is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.lastdays.names import CARD_IDS, SHIP_LETTERS, SPECIAL_IDS
from orichalcum.games.lastdays.pieces import ALLIANCE, GUARD, HIDDEN_HOLDS, KINDS, PURSUIT_SHIP, SLOTS, SPY
from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.attacks import BELOW_DECK, ENOUGH, SENATE
from orichalcum.games.lastdays.rules.auction import KEEP_DOWN, laid_so_far
from orichalcum.games.lastdays.rules.events import FROM_CARD, FROM_SEAT, FROM_SENATE
from orichalcum.games.lastdays.rules.moving import NO_SHIP
from orichalcum.games.lastdays.rules.placing import NONE, PURSUE
from orichalcum.games.lastdays.rules.playing import GODS, HAND, NEIGHBOURS, OWN, WITH_EMPATHY
from orichalcum.games.lastdays.rules.winning import free_neighbour
from orichalcum.games.lastdays.table import LastDays

Anchors = tuple[str, ...]


def anchors(t: LastDays, who: int, option: int) -> Anchors:
    found = ANCHORS.get(t.top() & 0xFF)
    return found(t, who, option) if found else ()


def ship_anchor(ship: int) -> str:
    return f"ship-{SHIP_LETTERS[ship]}"


def anchor_place(t: LastDays, who: int, option: int) -> Anchors:
    if option >= PURSUE:
        return () if option == NONE else special_anchor(PURSUIT_SHIP if option == PURSUE else HIDDEN_HOLDS)
    return (ship_anchor(option >> 3), *([f"aboard-{SHIP_LETTERS[option >> 3]}-{(option & 7) - 1}"] if option & 7 else []))


def special_anchor(special: int) -> Anchors:
    return (f"special-{SPECIAL_IDS[special]}",)


def anchor_ship(t: LastDays, who: int, option: int) -> Anchors:
    return () if option == NO_SHIP else (ship_anchor(option),)


def anchor_hand(t: LastDays, who: int, option: int) -> Anchors:
    return (f"hand-{CARD_IDS[option]}",) if option < KINDS else ()


def anchor_row(t: LastDays, who: int, option: int) -> Anchors:
    """The next place of the row and the card for it; or the places that are kept face down."""
    if option < KEEP_DOWN:
        return (f"row-{who}-{laid_so_far(t.draft[who])}", f"hand-{CARD_IDS[option]}")
    kept = [slot for slot in range(SLOTS) if option - KEEP_DOWN >> slot & 1]
    if len(kept) > 1 and kept[0] + 1 == kept[1] and kept[0]:
        kept.reverse()  # the first anchor is lit at once: so every place is
    return tuple(f"row-{who}-{slot}" for slot in kept)


def anchor_bid(t: LastDays, who: int, option: int) -> Anchors:
    return (f"row-{who}-{t.slot}",)


def anchor_play(t: LastDays, who: int, option: int) -> Anchors:
    source = option & ~WITH_EMPATHY
    if source in (OWN, NEIGHBOURS):
        return (f"row-{who if source == OWN else free_neighbour(t, who)}-{t.slot}",)
    if source >= HAND:
        return (f"hand-{CARD_IDS[source - HAND]}",)
    return (f"god-{CARD_IDS[source - GODS]}",) if source >= GODS else ()


def anchor_spare(t: LastDays, who: int, option: int) -> Anchors:
    return (f"row-{who}-{(option & ~WITH_EMPATHY) - 1}",) if option else ()


def anchor_treason(t: LastDays, who: int, option: int) -> Anchors:
    return (ship_anchor(option),) if option < SENATE else (f"influence-{option - SENATE >> 3}",)


def anchor_victim(t: LastDays, who: int, option: int) -> Anchors:
    if option == ENOUGH:
        return ()
    ship = SHIP_LETTERS[t.argument() & 7]
    return (f"ship-{ship}", f"{'below' if option >= BELOW_DECK else 'aboard'}-{ship}-{option & 7}")


def anchor_loss(t: LastDays, who: int, option: int) -> Anchors:
    if option == FROM_SENATE:
        return (f"influence-{who}",)
    if option >= FROM_SEAT:
        return (ship_anchor(option & 7),)
    return (f"row-{who}-{option - FROM_CARD}",) if option >= FROM_CARD else ()


def anchor_window(special: int) -> Callable[[LastDays, int, int], Anchors]:
    return lambda t, who, option: special_anchor(special) if option else ()


ANCHORS: Final[dict[int, Callable[[LastDays, int, int], Anchors]]] = {
    ids.PLACE_FIRST: anchor_place,
    ids.PLACE: anchor_place,
    ids.EXTRA: anchor_place,
    ids.SACRIFICE_ONE: anchor_place,
    ids.TAKE_TILE: lambda t, who, option: (f"senator-{option}",),
    ids.DISCARD: anchor_hand,
    ids.LAY_ROW: anchor_row,
    ids.INFLUENCE: lambda t, who, option: (f"influence-{who}",),
    ids.BID: anchor_bid,
    ids.OPEN_BID: anchor_bid,
    ids.WIN: anchor_play,
    ids.STRATEGOS_PLAYS: anchor_spare,
    ids.MOVE_SHIP: anchor_ship,
    ids.SWAP: anchor_ship,
    ids.SABOTAGE_SHIP: anchor_ship,
    ids.TREASON_CHOICE: anchor_treason,
    ids.VICTIM: anchor_victim,
    ids.LOSE_CUBE: anchor_loss,
    ids.SPY_WINDOW: anchor_window(SPY),
    ids.ALLIANCE_WINDOW: anchor_window(ALLIANCE),
    ids.GUARD_WINDOW: anchor_window(GUARD),
}
