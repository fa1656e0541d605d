"""Setting up: the path, the figures, the hands (RULES 2)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orichalcum.games.colovini.pieces import ITEMS, Pieces
from orichalcum.games.colovini.rules.drawing import deal_first_hand
from orichalcum.games.colovini.rules.ids import BEGAN, LAY_TILE, TURN
from orichalcum.games.colovini.rules.taking import Uncover, turn_up
from orichalcum.games.colovini.table import Colovini
from orichalcum.kernel.table import LUCK, Step, pending


def bare_table(seats: i64, rules: list[Step[Any]], pieces: Pieces) -> Colovini:
    """Pieces beside the board, nothing laid out yet."""
    t = Colovini(seats, rules, pieces)
    t.bag = pieces.bag[:]
    t.pile = pieces.cards[:]
    for item in range(ITEMS):
        t.pile_size += t.pile[item]
    return t


def set_up(t: Colovini) -> None:
    """The first turn, before it the hands, before them the path (2.1 to 2.4): what is pushed last comes first."""
    t.tell(BEGAN, 0)
    t.then(pending(TURN, 0))
    who = t.seats - 1
    while who >= 0:
        deal_first_hand(t, who, t.pieces.hands[who])
        who -= 1
    space = t.shore - 1
    while space >= 0:
        if t.pieces.height[space] != 0:
            t.below[space] = t.pieces.height[space] - 1
            t.then(pending(LAY_TILE, LUCK, space))
        space -= 1


class LayTile(Uncover):
    """The upper tile of a space, before the first turn (2.1): the path lies open, so nothing is told."""

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        turn_up(t, x, option)
