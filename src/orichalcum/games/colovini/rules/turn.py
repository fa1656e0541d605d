"""A turn: sell a tile for cards, lay the bridge, move a figure, or show that nothing can move (RULES 3, 7, 9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.colovini.pieces import FIGURES, ITEMS, TILES
from orichalcum.games.colovini.rules.bridges import SPAN, lay_bridge, spans, why_not_span
from orichalcum.games.colovini.rules.drawing import deal, deal_bought
from orichalcum.games.colovini.rules.ids import (
    ALIKE,
    ALL_IDLE,
    AT_HOME,
    BEGAN,
    BEGINNING_IS_OVER,
    CAN_MOVE,
    NO_CARD,
    PASS_ON,
    SHOWED,
    SOLD,
    SOLD_ALREADY,
    STUCK_FACT,
    TURN,
)
from orichalcum.games.colovini.rules.walking import can_walk, walk, why_not_walk
from orichalcum.games.colovini.table import HOME, VALUES, Colovini, arrived, wealth
from orichalcum.kernel.rows import changed
from orichalcum.kernel.table import DO, LUCK, Step, pending, refusal

# How the options of a turn are numbered: below SELL figure * ITEMS + item.
SELL: Final = 32  # + value of the tile
STUCK: Final = 31
CARDS_WHEN_STUCK: Final = 2

# What came before in this turn.
FRESH: Final = 0
SOLD_ONE: Final = 1
PAST_SELLING: Final = 2


class Turn(Step[Colovini]):
    """Sell one tile first if you like, lay the bridge if you like, then one figure moves if any can (3.1, 3.3).

    x is what came before in this turn.
    """

    def options(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if x == FRESH:
            for value in range(1, VALUES):
                if t.loot[who * VALUES + value] != 0:
                    out = append(out, SELL + value)
        if t.bridges[who] != 0:
            out = spans(t, out)
        before = len(out)
        out = moves(t, who, out)
        if len(out) == before:
            out = append(out, STUCK)
        return out

    def refused(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if x != FRESH:
            for value in range(1, VALUES):
                if t.loot[who * VALUES + value] != 0:
                    out = append(out, refusal(SELL + value, SOLD_ALREADY if x == SOLD_ONE else BEGINNING_IS_OVER))
        out = why_not_span(t, who, out)
        out = why_not_move(t, who, out)
        if len(moves(t, who, vec[i64]())) != 0:
            out = append(out, refusal(STUCK, CAN_MOVE))
        return out

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        if option >= SPAN:
            t.then(pending(TURN, who, PAST_SELLING))
            lay_bridge(t, who, option - SPAN)
        elif option >= SELL:
            sell(t, who, option - SELL)
        elif option == STUCK:
            show_hand(t, who)
        else:
            begin_walk(t, who, option // ITEMS, option % ITEMS)


def moves(t: Colovini, who: i64, out: vec[i64]) -> vec[i64]:
    """Every figure with every card that leads it somewhere; figures on Atlantis are alike, so one speaks for all."""
    most = wealth(t, who)
    home_done = False
    for figure in range(FIGURES):
        start = t.place[who * FIGURES + figure]
        if start == t.shore or (start == HOME and home_done):
            continue
        if start == HOME:
            home_done = True
        for item in range(ITEMS):
            if t.hand[who * ITEMS + item] != 0 and can_walk(t, who, start, item, most):
                out = append(out, figure * ITEMS + item)
    return out


def why_not_move(t: Colovini, who: i64, out: vec[i64]) -> vec[i64]:
    most = wealth(t, who)
    speaker: i64 = -1  # the first figure on Atlantis
    for figure in range(FIGURES):
        start = t.place[who * FIGURES + figure]
        if start == HOME and speaker < 0:
            speaker = figure
        for item in range(ITEMS):
            option = figure * ITEMS + item
            if t.hand[who * ITEMS + item] == 0:
                if start != t.shore:
                    out = append(out, refusal(option, NO_CARD))
            elif start == t.shore:
                out = append(out, refusal(option, AT_HOME))
            elif not can_walk(t, who, start, item, most):
                out = append(out, why_not_walk(t, who, start, item, option, 0))
            elif start == HOME and figure != speaker:
                out = append(out, refusal(option, ALIKE, speaker))
    return out


def begin_walk(t: Colovini, who: i64, figure: i64, item: i64) -> None:
    """Choose a figure that is not home, and play the first card (3.2)."""
    t.busy = True
    t.walker = who
    t.figure = figure
    t.start = t.place[who * FIGURES + figure]
    t.at = t.start
    t.took = -1
    if t.at != HOME:
        t.stander[t.at] = 0
    t.owed = 0
    walk(t, who, item)


def sell(t: Colovini, who: i64, value: i64) -> None:
    """A tile leaves the game and brings half its value in cards, rounded down (7.1 to 7.4)."""
    t.busy = True
    t.tell(SOLD, who, value, value // 2)
    lose_tile(t, who, value)
    t.then(pending(TURN, who, FRESH if t.sell_many else SOLD_ONE))
    deal_bought(t, who, value // 2)


def lose_tile(t: Colovini, who: i64, value: i64) -> None:
    """A collected tile of this value leaves the game; which item it shows is of no importance."""
    t.loot[who * VALUES + value] -= 1
    t.spent = changed(t.spent, value, t.spent[value] + 1)
    kind = who * TILES + (value << 3)
    while t.kept[kind] == 0:
        kind += 1
    t.kept[kind] -= 1


def show_hand(t: Colovini, who: i64) -> None:
    """Unable to move: everybody sees the hand, then exactly two cards are drawn (3.4)."""
    t.reveal()
    t.tell(STUCK_FACT, who)
    for item in range(ITEMS):
        cards = t.hand[who * ITEMS + item]
        t.shown = changed(t.shown, who * ITEMS + item, cards)
        if cards != 0:
            t.tell(SHOWED, who, item, cards)
    t.then(pending(PASS_ON, who))
    deal(t, who, CARDS_WHEN_STUCK)


class PassOn(Step[Colovini]):
    """The next seat's turn, unless a full round has changed nothing (10.2)."""

    kind: i64 = DO

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        for card in range(who * ITEMS, who * ITEMS + ITEMS):
            if t.bought[card] != 0:
                t.bought = changed(t.bought, card, 0)
        t.idle = 0 if t.busy else t.idle + 1
        t.busy = False
        t.turns += 1
        if t.idle == t.seats:
            t.tell(ALL_IDLE, LUCK)
        if t.idle == t.seats or arrived(t, who) == FIGURES:
            t.over = True
            return
        t.then(pending(TURN, (who + 1) % t.seats))
        t.tell(BEGAN, (who + 1) % t.seats, t.turns)
