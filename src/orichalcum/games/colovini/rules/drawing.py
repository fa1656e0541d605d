"""Drawing cards: one, and more with figures at home; the discard is reshuffled when a card is due (RULES 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.colovini.pieces import FIGURES, ITEMS
from orichalcum.games.colovini.rules.ids import DEAL, DREW, ENDED, PASS_ON, RESHUFFLED
from orichalcum.games.colovini.table import Colovini, arrived
from orichalcum.kernel.bags import FromBag
from orichalcum.kernel.rows import changed, row
from orichalcum.kernel.table import DO, LUCK, Step, pending

# What luck is asked for: the seat, and besides
FIRST_HAND: Final = 4  # nobody's turn yet: not worth telling
BOUGHT: Final = 8  # for a tile sold
CARD: Final = 16  # times how many are due


def deal(t: Colovini, who: i64, count: i64) -> None:
    """So many cards from the pile to a hand, as long as there are any (6.3, 6.4)."""
    ask_luck(t, who | count * CARD)


def deal_first_hand(t: Colovini, who: i64, count: i64) -> None:
    """The same before the first turn (2.3)."""
    ask_luck(t, who | FIRST_HAND | count * CARD)


def deal_bought(t: Colovini, who: i64, count: i64) -> None:
    """The same for a tile sold: unless the table agreed otherwise, these cards cannot pay this turn (11.1)."""
    ask_luck(t, who | (0 if t.bought_cards_pay else BOUGHT) | count * CARD)


def ask_luck(t: Colovini, x: i64) -> None:
    """The next card that is due, if one is."""
    if x < CARD:
        return
    if t.pile_size == 0:
        reshuffle(t)
    if t.pile_size != 0:
        t.then(pending(DEAL, LUCK, x))


def reshuffle(t: Colovini) -> None:
    """The discard becomes the pile (6.3)."""
    for item in range(ITEMS):
        t.pile[item] = t.discard[item]
        t.pile_size += t.discard[item]
        t.discard[item] = 0
    t.stock = t.pile[:]
    t.drawn = row(t.seats * ITEMS, 0)
    t.reshuffled = True
    if t.pile_size != 0:
        t.tell(RESHUFFLED, LUCK)


class DrawCards(Step[Colovini]):
    """One card, and one more for each figure at home, from the very turn of its arrival (6.1, 6.2)."""

    kind: i64 = DO

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        home = arrived(t, who)
        if home == FIGURES:
            t.tell(ENDED, who)
        t.then(pending(PASS_ON, who))
        deal(t, who, 1 + home)


class Deal(FromBag[Colovini]):
    """One card from the pile (6.1).  Only its owner sees which; x is what luck is asked for."""

    def bag(self, t: Colovini, x: i64) -> vec[i64]:
        return t.pile

    def sees(self, t: Colovini, who: i64, x: i64) -> i64:
        return 1 << (x & 3)

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        seat = x & 3
        t.pile[option] -= 1
        t.pile_size -= 1
        card = seat * ITEMS + option
        t.hand[card] += 1
        t.hand_size[seat] += 1
        if t.reshuffled:
            t.drawn = changed(t.drawn, card, t.drawn[card] + 1)
        if x & BOUGHT:
            t.bought = changed(t.bought, card, t.bought[card] + 1)
        if not x & FIRST_HAND:
            t.busy = True
            t.tell_to(1 << seat, DREW, seat, option)
        ask_luck(t, x - CARD)
