"""Answers as text: `from:crete`, `to:naxos`, `find:hoplite`, `build:stadium` (docs/records.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.olympos.editions import GOOD_NAMES, OlymposSheet
from orichalcum.games.olympos.pieces import SLOTS, of_packed
from orichalcum.games.olympos.rules import destiny, gods, ids, moving, turn
from orichalcum.games.olympos.table import Olympos

Coder = Callable[[Olympos, int], str]


def sheet_of(t: Olympos) -> OlymposSheet:
    sheet: OlymposSheet = t.pieces.sheet
    return sheet


def land(t: Olympos, option: int) -> str:
    return sheet_of(t).territories.rows[option].id


def kind(t: Olympos, option: int) -> str:
    return sheet_of(t).discoveries.rows[option].id


def card(t: Olympos, option: int) -> str:
    return sheet_of(t).destiny.rows[option].id


def good(t: Olympos, option: int) -> str:
    return GOOD_NAMES[option]


def settler(t: Olympos, option: int) -> str:
    """A territory, and for a buried disc how many lie above it."""
    depth = moving.depth_of(option)
    return land(t, moving.land_of(option)) + (f"/{depth}" if depth else "")


def cubes(t: Olympos, pack: int) -> str:
    """Cubes as `grain2.wood1`, or `none`."""
    named = [f"{name}{of_packed(pack, place)}" for place, name in enumerate(GOOD_NAMES) if of_packed(pack, place)]
    return ".".join(named) or "none"


def turn_code(t: Olympos, option: int) -> str:
    sheet = sheet_of(t)
    if option >= turn.MOVE:
        which = option - turn.MOVE
        return "new" if which == moving.NEW_SETTLER else f"from:{settler(t, which)}"
    if option >= turn.CELL:
        return f"find:{kind(t, t.cell[option - turn.CELL] - 1)}"
    if option >= turn.WONDER:
        return f"build:{sheet.wonders.rows[t.column[option - turn.WONDER] - 1].id}"
    if option >= turn.CARD:
        return f"play:{card(t, option - turn.CARD)}"
    return "wait" if option == turn.WAIT else "pass"


def bonus_code(t: Olympos, option: int) -> str:
    """The slot, counted from 1, and the letter of its bonus."""
    cell = t.argument()
    return f"bonus:{option + 1}{sheet_of(t).bonuses.rows[t.pieces.slots[cell * SLOTS + option] - 1].id}"


def cards_code(t: Olympos, option: int) -> str:
    return "done" if option == destiny.DONE else f"play:{card(t, option - destiny.CARD)}"


def zeus_code(t: Olympos, option: int) -> str:
    return "no" if option == gods.NO else f"play:{card(t, option - gods.CARD)}"


CODES: Final[dict[int, Coder]] = {
    ids.DEAL_TILE: lambda t, option: f"tile:{kind(t, option)}",
    ids.DEAL_WONDER: lambda t, option: f"wonder:{sheet_of(t).wonders.rows[option].id}",
    ids.STACK: lambda t, option: f"seat:{option + 1}",
    ids.BLOCK: lambda t, option: f"cross:{land(t, option)}",
    ids.BLOCK_AT_RANDOM: lambda t, option: f"cross:{land(t, option)}",
    ids.DEAL_CUBE: lambda t, option: f"cube:{good(t, option)}",
    ids.TURN: turn_code,
    ids.GO_TO: lambda t, option: f"to:{land(t, option)}",
    ids.SPEND_CUBES: lambda t, option: f"spend:{cubes(t, option)}",
    ids.CHOOSE_SAVING: lambda t, option: f"saves:{good(t, option)}",
    ids.GAIN_CUBE: lambda t, option: f"cube:{good(t, option)}",
    ids.TAKE_BONUS: bonus_code,
    ids.SPEND_STARS: lambda t, option: f"cards:{option}",
    ids.PLAY_CARDS: cards_code,
    ids.LOOK: lambda t, option: f"card:{card(t, option)}",
    ids.KEEP: lambda t, option: f"keep:{card(t, option)}",
    ids.REVEAL: lambda t, option: f"god:{sheet_of(t).gods.rows[option].id}",
    ids.ADD_ZEUS: zeus_code,
    ids.LOSE_SETTLER: lambda t, option: f"lose:{settler(t, option)}",
}


def code(t: Olympos, option: int) -> str:
    return CODES[t.top() & 0xFF](t, option)
