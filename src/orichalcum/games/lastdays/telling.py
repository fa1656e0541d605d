"""The Last Days in words: what is asked, why something may not be, where points come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.lastdays.names import SENATOR_IDS, SOURCE_IDS
from orichalcum.games.lastdays.notation import code
from orichalcum.games.lastdays.pieces import ALLIANCE, GUARD, SLOTS, SPY
from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.auction import laid_so_far
from orichalcum.games.lastdays.rules.moving import AS_CARGO, FROM_HARBOUR
from orichalcum.games.lastdays.rules.placing import SECOND, SINGLE
from orichalcum.games.lastdays.scoring import points_by
from orichalcum.games.lastdays.table import LastDays
from orichalcum.games.lastdays.telling_names import card_name, senator_name, ship_name, special_name
from orichalcum.games.lastdays.telling_places import anchors
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Entry, Refusal, Sentence

PARAGRAPHS: Final = {
    ids.TURN_EVENT: "12.5",
    ids.SEAT_MARKER: "2.5",
    ids.DEAL: "12.7",
    ids.DEAL_SPECIAL: "10.12",
    ids.PLACE_FIRST: "2.6",
    ids.INFLUENCE: "4.2",
    ids.LAY_GODS: "11.8",
    ids.TAKE_TILE: "5.1",
    ids.TAKE_CARDS: "5.10",
    ids.DISCARD: "5.3",
    ids.LAY_ROW: "6.1",
    ids.BID: "6.4",
    ids.OPEN_BID: "6.5",
    ids.SPY_WINDOW: "10.10",
    ids.WIN: "6.8",
    ids.TAKE_BACK: "5.8",
    ids.STRATEGOS_PLAYS: "5.9",
    ids.PLACE: "7.2",
    ids.EXTRA: "11.2",
    ids.SACRIFICE_ONE: "10.9",
    ids.MOVE_SHIP: "8.8",
    ids.ALLIANCE_WINDOW: "10.8",
    ids.SWAP: "10.4",
    ids.SABOTAGE_SHIP: "7.8",
    ids.TREASON_CHOICE: "7.9",
    ids.GUARD_WINDOW: "10.7",
    ids.VICTIM: "7.9",
    ids.LOSE_CUBE: "11.10",
}

# The windows for interrupts, each with its name.
WINDOWS: Final = {
    ids.SPY_WINDOW: "spy",
    ids.GUARD_WINDOW: "guard",
    ids.ALLIANCE_WINDOW: "alliance",
    ids.SACRIFICE_ONE: "sacrifice",
}

# Each reason with its words and its paragraph.
REASONS: Final = {
    ids.SHIP_FULL: ("why-full", "7.2"),
    ids.ON_OCEAN: ("why-on-ocean", "7.2"),
    ids.NO_SECOND: ("why-no-second", "7.3"),
    ids.EMPTY: ("why-empty", "8.8"),
    ids.NOT_AGAIN: ("why-not-again", "7.5"),
    ids.IMMUNE: ("why-immune", "8.6"),
    ids.TOO_FAST: ("why-too-fast", "7.7"),
    ids.NOT_IN_HARBOUR: ("why-elsewhere", "8.7"),
    ids.BID_TAKEN: ("why-bid-taken", "6.5"),
    ids.TILE_TAKEN: ("why-tile-taken", "5.1"),
    ids.NO_ROOM: ("why-no-room", "7.3"),
    ids.NO_CUBES: ("why-no-cubes", "7.3"),
    ids.NO_DRAW: ("why-no-draw", "10.12"),
    ids.NO_SHIPS: ("why-no-ships", "7.3"),
    ids.NO_TARGET: ("why-no-target", "7.3"),
    ids.HAS_CUBES: ("why-has-cubes", "5.9"),
    ids.WAS_PLAYED: ("why-was-played", "5.9"),
    ids.NOT_RICHER: ("why-not-richer", "7.4"),
}
SHIP_REASONS: Final = (
    ids.SHIP_FULL,
    ids.ON_OCEAN,
    ids.NO_SECOND,
    ids.EMPTY,
    ids.NOT_AGAIN,
    ids.IMMUNE,
    ids.TOO_FAST,
    ids.NOT_IN_HARBOUR,
    ids.NOT_RICHER,
)

ACCOUNT_PARAGRAPHS: Final = ("9.2", "9.2", "9.3", "9.4", "12.1", "5.2", "7.5", "7.8", "10.8", "11.4", "13.2")


def asked(t: LastDays, who: int, words: Words) -> Sentence:
    return ASKED[t.top() & 0xFF](t, who, words)


def plain(key: str) -> Callable[[LastDays, int, Words], Sentence]:
    return lambda t, who, words: Sentence(words(key), words(f"{key}.hint"))


def luck(key: str) -> Callable[[LastDays, int, Words], Sentence]:
    return lambda t, who, words: Sentence(words(key))


def luck_for(key: str) -> Callable[[LastDays, int, Words], Sentence]:
    """What luck brings to the seat in the step's argument."""
    return lambda t, who, words: Sentence(words(key, name=words.seat(int(t.argument()) & 7)))


def ask_marker(t: LastDays, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-luck-marker", place=int(t.argument() & 7) + 1))


def ask_row(t: LastDays, who: int, words: Words) -> Sentence:
    laid = laid_so_far(t.draft[who])
    if laid == SLOTS:
        return Sentence(words("ask-down"), words("ask-down.hint"))
    return Sentence(words("ask-row", slot=laid + 1), words("ask-row.hint"))


def ask_bid(t: LastDays, who: int, words: Words) -> Sentence:
    card = t.cards[who * SLOTS + t.slot]
    name = card_name(card - 1, words) if card else words("face-down")
    key = "ask-open-bid" if t.top() & 0xFF == ids.OPEN_BID else "ask-bid"
    return Sentence(words(key, slot=t.slot + 1, card=name), words(f"{key}.hint", stock=t.stock[who]))


def ask_influence(t: LastDays, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-influence"), words("ask-influence.hint", stock=t.stock[who]))


def ask_window(special: int, key: str) -> Callable[[LastDays, int, Words], Sentence]:
    def ask(t: LastDays, who: int, words: Words) -> Sentence:
        ship = ship_name(t.argument() & 7, words) if special != SPY else ""
        return Sentence(words(key, ship=ship), words("ask-window.hint", special=special_name(special, words)))

    return ask


def ask_win(t: LastDays, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-win", slot=t.slot + 1), words("ask-win.hint", place=t.argument() + 1))


def ask_place(t: LastDays, who: int, words: Words) -> Sentence:
    if t.argument() & SINGLE:
        return Sentence(words("ask-place-one"), words("ask-place-one.hint"))
    second = t.argument() & SECOND
    cubes = t.pieces.second[t.card] if second else t.pieces.first[t.card]
    return Sentence(words("ask-place", n=cubes, second=int(second)), words("ask-place.hint", card=card_name(t.card, words)))


def ask_move(t: LastDays, who: int, words: Words) -> Sentence:
    x = t.argument()
    if x & FROM_HARBOUR:
        return Sentence(words("ask-demagogos"), words("ask-demagogos.hint"))
    if x & 7 == 0:
        return Sentence(words("ask-more-ships"), words("ask-more-ships.hint"))
    return Sentence(words("ask-move", n=x & 7), words("ask-move.cargo") if x & AS_CARGO else words("ask-move.hint"))


def ask_ship(key: str) -> Callable[[LastDays, int, Words], Sentence]:
    def ask(t: LastDays, who: int, words: Words) -> Sentence:
        return Sentence(words(key, ship=ship_name(t.argument() & 7, words), n=t.argument() >> 3), words(f"{key}.hint"))

    return ask


def ask_count(key: str) -> Callable[[LastDays, int, Words], Sentence]:
    return lambda t, who, words: Sentence(words(key, n=t.argument()), words(f"{key}.hint"))


def ask_discard(t: LastDays, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-discard", n=max(0, t.hand_size[who] - t.argument())), words("ask-discard.hint"))


def ask_cards(t: LastDays, who: int, words: Words) -> Sentence:
    senator = SENATOR_IDS[t.argument()]
    return Sentence(words("ask-senator", senator=words(f"senator-{senator}")), words(f"senator-{senator}.text"))


ASKED: Final[dict[int, Callable[[LastDays, int, Words], Sentence]]] = {
    ids.TURN_EVENT: luck("ask-luck-event"),
    ids.SEAT_MARKER: ask_marker,
    ids.DEAL: luck_for("ask-luck-card"),
    ids.DEAL_SPECIAL: luck_for("ask-luck-special"),
    ids.LAY_GODS: luck("ask-luck-gods"),
    ids.PLACE_FIRST: plain("ask-place-first"),
    ids.INFLUENCE: ask_influence,
    ids.TAKE_TILE: plain("ask-tile"),
    ids.TAKE_CARDS: ask_cards,
    ids.DISCARD: ask_discard,
    ids.LAY_ROW: ask_row,
    ids.BID: ask_bid,
    ids.OPEN_BID: ask_bid,
    ids.SPY_WINDOW: ask_window(SPY, "ask-spy"),
    ids.WIN: ask_win,
    ids.TAKE_BACK: plain("ask-take-back"),
    ids.STRATEGOS_PLAYS: plain("ask-strategos"),
    ids.PLACE: ask_place,
    ids.EXTRA: plain("ask-extra"),
    ids.SACRIFICE_ONE: plain("ask-sacrifice"),
    ids.MOVE_SHIP: ask_move,
    ids.ALLIANCE_WINDOW: ask_window(ALLIANCE, "ask-alliance"),
    ids.SWAP: plain("ask-swap"),
    ids.SABOTAGE_SHIP: plain("ask-sabotage"),
    ids.TREASON_CHOICE: plain("ask-treason"),
    ids.GUARD_WINDOW: ask_window(GUARD, "ask-guard"),
    ids.VICTIM: ask_ship("ask-victim"),
    ids.LOSE_CUBE: ask_count("ask-lose"),
}


def why_not(t: LastDays, who: int, refusal: int, words: Words) -> Refusal:
    option, reason, a, b = refusal & 0xFFFF, refusal >> 16 & 0xFF, refusal >> 24 & 0xFFFF, refusal >> 40 & 0xFFFF
    key, paragraph = REASONS[reason]
    thing = ship_name(a, words) if reason in SHIP_REASONS else ""
    if reason == ids.TILE_TAKEN:
        thing = senator_name(t.pieces.senator[a], words)
    return Refusal(code(t, option), words(key, thing=thing, a=a, b=b), paragraph, anchors(t, who, option))


def entries(t: LastDays, who: int) -> list[Entry]:
    """Where a seat's points came from; its treasures as far as they are seen."""
    found = [Entry(key, points_by(t, who, source), ACCOUNT_PARAGRAPHS[source]) for source, key in enumerate(SOURCE_IDS)]
    return [entry for entry in found if entry.points] or [found[0]]
