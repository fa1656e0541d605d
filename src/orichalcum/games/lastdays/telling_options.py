"""What an option of the Last Days means, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.lastdays.names import CARD_IDS, SENATOR_IDS
from orichalcum.games.lastdays.pieces import ALLIANCE, GUARD, HIDDEN_HOLDS, KINDS, NEUTRAL, PURSUIT_SHIP, SLOTS, SPY
from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.attacks import BELOW_DECK, ENOUGH, SENATE
from orichalcum.games.lastdays.rules.auction import KEEP_DOWN
from orichalcum.games.lastdays.rules.moving import AS_CARGO, NO_SHIP
from orichalcum.games.lastdays.rules.placing import NONE, PURSUE
from orichalcum.games.lastdays.rules.playing import GODS, HAND, NEIGHBOURS, OWN, WITH_EMPATHY
from orichalcum.games.lastdays.rules.ships import aboard, colours_aboard, is_fast
from orichalcum.games.lastdays.rules.winning import free_neighbour
from orichalcum.games.lastdays.scoring import colour_points, refugee_points
from orichalcum.games.lastdays.table import HARBOUR, LastDays
from orichalcum.games.lastdays.telling_names import (
    card_name,
    colour_name,
    event_name,
    loss_name,
    senator_name,
    ship_name,
    special_name,
)
from orichalcum.kernel.language import Words


def label(t: LastDays, who: int, option: int, words: Words) -> str:
    return LABELS[t.top() & 0xFF](t, who, option, words)


def label_place(t: LastDays, who: int, option: int, words: Words) -> str:
    if option >= PURSUE:
        if option == NONE:
            return words("label-none")
        return words("label-use", special=special_name(PURSUIT_SHIP if option == PURSUE else HIDDEN_HOLDS, words))
    ship = ship_name(option >> 3, words)
    if option & 7:
        return words("label-instead", ship=ship, name=colour_name((option & 7) - 1, words))
    return ship


def label_ship(t: LastDays, who: int, option: int, words: Words) -> str:
    return words("label-no-ship") if option == NO_SHIP else ship_name(option, words)


def label_cubes(t: LastDays, who: int, option: int, words: Words) -> str:
    return words("label-cubes", n=option)


def label_card(t: LastDays, who: int, option: int, words: Words) -> str:
    return words("label-nothing-to-discard") if option == KINDS else card_name(option, words)


def label_row(t: LastDays, who: int, option: int, words: Words) -> str:
    if option < KEEP_DOWN:
        return card_name(option, words)
    kept = [str(slot + 1) for slot in range(SLOTS) if option - KEEP_DOWN >> slot & 1]
    return words("label-down", slots=words.listed(kept)) if kept else words("label-up")


def label_play(t: LastDays, who: int, option: int, words: Words) -> str:
    if option == 0:
        return words("label-play-nothing")
    source = option & ~WITH_EMPATHY
    prefix = "label-empathy" if option & WITH_EMPATHY else "label-play"
    if source == OWN:
        return words(f"{prefix}-own", card=card_name(t.cards[who * SLOTS + t.slot] - 1, words))
    if source == NEIGHBOURS:
        seat = free_neighbour(t, who)
        return words(f"{prefix}-left", card=card_name(t.cards[seat * SLOTS + t.slot] - 1, words), name=words.seat(seat))
    if source >= HAND:
        return words(f"{prefix}-hand", card=card_name(source - HAND, words))
    return words(f"{prefix}-god", card=card_name(source - GODS, words))


def label_spare(t: LastDays, who: int, option: int, words: Words) -> str:
    if option == 0:
        return words("label-play-nothing")
    slot = (option & ~WITH_EMPATHY) - 1
    key = "label-spare-empathy" if option & WITH_EMPATHY else "label-spare"
    return words(key, slot=slot + 1, card=card_name(t.cards[who * SLOTS + slot] - 1, words))


def label_treason(t: LastDays, who: int, option: int, words: Words) -> str:
    if option < SENATE:
        return ship_name(option, words)
    return words("label-oust", n=option - SENATE & 7, name=words.seat(option - SENATE >> 3))


def label_victim(t: LastDays, who: int, option: int, words: Words) -> str:
    if option == ENOUGH:
        return words("label-enough")
    name = colour_name(option & 7, words)
    return words("label-hidden", name=name) if option >= BELOW_DECK else name


def label_loss(t: LastDays, who: int, option: int, words: Words) -> str:
    return loss_name(option, words)


def label_tile(t: LastDays, who: int, option: int, words: Words) -> str:
    return words("label-tile", name=senator_name(t.pieces.senator[option], words), bonus=t.bonus[option])


def label_window(special: int) -> Callable[[LastDays, int, int, Words], str]:
    def said(t: LastDays, who: int, option: int, words: Words) -> str:
        return words("label-use", special=special_name(special, words)) if option else words("label-pass")

    return said


def label_sacrifice(t: LastDays, who: int, option: int, words: Words) -> str:
    return words("label-pass") if option == NONE else words("label-sacrifice", ship=ship_name(option >> 3, words))


LABELS: Final[dict[int, Callable[[LastDays, int, int, Words], str]]] = {
    ids.TURN_EVENT: lambda t, who, option, words: event_name(option, words),
    ids.SEAT_MARKER: lambda t, who, option, words: words.seat(option),
    ids.DEAL: label_card,
    ids.LAY_GODS: label_card,
    ids.DEAL_SPECIAL: lambda t, who, option, words: special_name(option, words),
    ids.PLACE_FIRST: label_place,
    ids.INFLUENCE: label_cubes,
    ids.TAKE_TILE: label_tile,
    ids.TAKE_CARDS: lambda t, who, option, words: words("label-draw" if option else "label-decline"),
    ids.DISCARD: label_card,
    ids.LAY_ROW: label_row,
    ids.BID: label_cubes,
    ids.OPEN_BID: label_cubes,
    ids.SPY_WINDOW: label_window(SPY),
    ids.WIN: label_play,
    ids.TAKE_BACK: label_cubes,
    ids.STRATEGOS_PLAYS: label_spare,
    ids.PLACE: label_place,
    ids.EXTRA: label_place,
    ids.SACRIFICE_ONE: label_sacrifice,
    ids.MOVE_SHIP: label_ship,
    ids.ALLIANCE_WINDOW: label_window(ALLIANCE),
    ids.SWAP: label_ship,
    ids.SABOTAGE_SHIP: label_ship,
    ids.TREASON_CHOICE: label_treason,
    ids.GUARD_WINDOW: label_window(GUARD),
    ids.VICTIM: label_victim,
    ids.LOSE_CUBE: label_loss,
}


def preview(t: LastDays, who: int, option: int, words: Words) -> str:
    step = t.top() & 0xFF
    if step == ids.TAKE_TILE:
        return words(f"senator-{SENATOR_IDS[t.pieces.senator[option]]}.text")
    if step in (ids.DISCARD, ids.LAY_ROW) and option < KINDS:
        return words(f"card-{CARD_IDS[option]}.text")
    if step in (ids.BID, ids.OPEN_BID, ids.INFLUENCE):
        return words("preview-left", n=t.stock[who] - option)
    if step in (ids.WIN, ids.STRATEGOS_PLAYS):
        return preview_play(t, who, option, words)
    if step == ids.MOVE_SHIP and option != NO_SHIP:
        return f"{preview_ship(t, option, words)} {preview_landing(t, option, words)}".rstrip()
    if step == ids.SABOTAGE_SHIP:
        points = sum(aboard(t, option, seat) for seat in range(t.seats) if t.richer >> seat & 1)
        return f"{preview_ship(t, option, words)} {words('preview-victims', n=points * t.pieces.victim)}"
    if step == ids.VICTIM and option != ENOUGH:
        richer = (t.richer >> (option & 7)) & 1
        return words("preview-victims", n=t.pieces.victim if richer else 0)
    return ""


def preview_play(t: LastDays, who: int, option: int, words: Words) -> str:
    if option == 0:
        return ""
    if option & WITH_EMPATHY:
        return words("special-empathy.text")
    if t.top() & 0xFF == ids.STRATEGOS_PLAYS:
        card = t.cards[who * SLOTS + option - 1] - 1
    elif option in (OWN, NEIGHBOURS):
        card = t.cards[(who if option == OWN else free_neighbour(t, who)) * SLOTS + t.slot] - 1
    else:
        card = option - (HAND if option >= HAND else GODS)
    return words(f"card-{CARD_IDS[card]}.text")


def preview_ship(t: LastDays, ship: int, words: Words) -> str:
    """Who is aboard, and how many colours."""
    names = [
        f"{aboard(t, ship, colour)} × {colour_name(colour, words)}"
        for colour in (*range(t.seats), NEUTRAL)
        if aboard(t, ship, colour)
    ]
    return words("preview-ship", aboard=words.listed(names), colours=colours_aboard(t, ship))


def preview_landing(t: LastDays, ship: int, words: Words) -> str:
    """What everybody would score, if this step brings the ship to the New Land."""
    if t.place[ship] == HARBOUR and not is_fast(t, ship):
        return ""
    dear = t.argument() & AS_CARGO != 0
    gains = [(who, refugee_points(t, ship, who, dear) + colour_points(t, ship, who)) for who in range(t.seats)]
    seats = [words("landing-seat", name=words.seat(who), n=n) for who, n in gains if n]
    besides = t.advanced[ship] != 0 and t.place[ship] != HARBOUR
    mover = t.pieces.mover + (t.pieces.mover_points[ship] if besides else 0)
    cards = t.pieces.mover_cards[ship] if besides else 0
    return words("preview-lands", seats=words.listed(seats) or words("nobody"), mover=mover, cards=cards)
