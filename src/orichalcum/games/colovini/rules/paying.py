"""Paying the boat: one tile or card at a time, the dearest first, so that none could be left out (RULES 8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.colovini.pieces import ITEMS
from orichalcum.games.colovini.rules.ids import BOUGHT_NOW, PAID_CARD, PAID_TILE, PAY_PIECE, RISING, TOO_SMALL
from orichalcum.games.colovini.rules.turn import lose_tile
from orichalcum.games.colovini.rules.walking import lose_card
from orichalcum.games.colovini.table import VALUES, Colovini
from orichalcum.kernel.rows import changed
from orichalcum.kernel.table import Step, pending, refusal

TILE: Final = ITEMS  # + value; below it the item of a card
CARDS_ONLY: Final = 0


class PayPiece(Step[Colovini]):
    """Tiles at their value, cards at 1; what is too much is lost, but no piece may be superfluous (8.4, 8.5).

    x is the value of the dearest tile that may still be given, or CARDS_ONLY.  Ruling 43.
    """

    def options(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        sum = payable_cards(t, who)
        if sum >= t.owed:
            for item in range(ITEMS):
                if t.hand[who * ITEMS + item] > t.bought[who * ITEMS + item]:
                    out = append(out, item)
        for value in range(1, x + 1):
            tiles = t.loot[who * VALUES + value]
            sum += tiles * value
            if tiles != 0 and sum >= t.owed:
                out = append(out, TILE + value)
        return out

    def refused(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        sum = payable_cards(t, who)
        for item in range(ITEMS):
            card = who * ITEMS + item
            if t.hand[card] != 0 and t.hand[card] == t.bought[card]:
                out = append(out, refusal(item, BOUGHT_NOW))
            elif t.hand[card] != 0 and sum < t.owed:
                out = append(out, refusal(item, TOO_SMALL, sum, t.owed))
        for value in range(1, VALUES):
            tiles = t.loot[who * VALUES + value]
            sum += tiles * value
            if tiles != 0 and value > x:
                out = append(out, refusal(TILE + value, RISING, x))
            elif tiles != 0 and sum < t.owed:
                out = append(out, refusal(TILE + value, TOO_SMALL, sum, t.owed))
        return out

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        if option < TILE:
            pay_card(t, who, option)
            x = CARDS_ONLY
        else:
            x = option - TILE
            pay_tile(t, who, x)
        if t.owed > 0:
            t.then(pending(PAY_PIECE, who, x))
        else:
            t.owed = 0


def payable_cards(t: Colovini, who: i64) -> i64:
    """Cards held since the beginning of the turn."""
    sum: i64 = 0
    for card in range(who * ITEMS, who * ITEMS + ITEMS):
        sum += t.hand[card] - t.bought[card]
    return sum


def pay_card(t: Colovini, who: i64, item: i64) -> None:
    """Out of the game, and seen by all (ruling 51)."""
    lose_card(t, who, item)
    t.gone = changed(t.gone, item, t.gone[item] + 1)
    t.owed -= 1
    t.tell(PAID_CARD, who, item)


def pay_tile(t: Colovini, who: i64, value: i64) -> None:
    lose_tile(t, who, value)
    t.owed -= value
    t.tell(PAID_TILE, who, value)
