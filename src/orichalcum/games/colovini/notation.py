"""Answers as text: `aF` walks figure a with a flag.

A walk is `aF`, a further card of it `+F`; `$5` sells a tile of value 5, `=27` lays the bridge into the gap that begins with
space 27, `-` keeps it, `!` shows that nothing can move; `5` and `F` pay with a tile of value 5 and with a flag.  Luck deals
`F` and uncovers `F4`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.colovini.pieces import ITEMS, item_of, value_of
from orichalcum.games.colovini.rules.bridges import DONE, SPAN
from orichalcum.games.colovini.rules.ids import DEAL, LAY_BRIDGE, LAY_TILE, PAY_PIECE, TURN, UNCOVER, WALK_ON
from orichalcum.games.colovini.rules.paying import TILE
from orichalcum.games.colovini.rules.turn import SELL, STUCK
from orichalcum.games.colovini.table import Colovini

LETTERS: Final = "RFOHACS"
FIGURES_BY_LETTER: Final = "abc"


def code(t: Colovini, option: int) -> str:
    """What an option of the step that waits is called."""
    return CODES[t.top() & 0xFF](option)


def card_code(item: int) -> str:
    return LETTERS[item]


def tile_code(tile: int) -> str:
    return f"{LETTERS[item_of(tile)]}{value_of(tile)}"


def _turn_code(option: int) -> str:
    if option >= SPAN:
        return f"={option - SPAN + 1}"
    if option >= SELL:
        return f"${option - SELL}"
    if option == STUCK:
        return "!"
    return FIGURES_BY_LETTER[option // ITEMS] + LETTERS[option % ITEMS]


def _walk_on_code(option: int) -> str:
    return f"+{LETTERS[option]}"


def _payment_code(option: int) -> str:
    return str(option - TILE) if option > TILE else LETTERS[option]


def _bridge_code(option: int) -> str:
    return "-" if option == DONE else f"={option - SPAN + 1}"


CODES: Final[dict[int, Callable[[int], str]]] = {
    TURN: _turn_code,
    WALK_ON: _walk_on_code,
    PAY_PIECE: _payment_code,
    LAY_BRIDGE: _bridge_code,
    UNCOVER: tile_code,
    LAY_TILE: tile_code,
    DEAL: card_code,
}
