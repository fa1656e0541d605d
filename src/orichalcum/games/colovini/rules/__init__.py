"""The rules of Colovini's Atlantis: every step, at the place of its number."""

from __future__ import annotations

from typing import Any, Final

from orichalcum.games.colovini.rules.bridges import AfterMove, LayBridge
from orichalcum.games.colovini.rules.drawing import Deal, DrawCards
from orichalcum.games.colovini.rules.ids import (
    AFTER_MOVE,
    DEAL,
    DRAW_CARDS,
    LAY_BRIDGE,
    LAY_TILE,
    PASS_ON,
    PAY_PIECE,
    TAKE_TILE,
    TURN,
    UNCOVER,
    WALK_ON,
)
from orichalcum.games.colovini.rules.paying import PayPiece
from orichalcum.games.colovini.rules.setting_up import LayTile
from orichalcum.games.colovini.rules.taking import TakeTile, Uncover
from orichalcum.games.colovini.rules.turn import PassOn, Turn
from orichalcum.games.colovini.rules.walking import WalkOn
from orichalcum.kernel.table import Step, in_order

RULES: Final[list[Step[Any]]] = in_order(
    Turn(TURN),
    WalkOn(WALK_ON),
    PayPiece(PAY_PIECE),
    TakeTile(TAKE_TILE),
    Uncover(UNCOVER),
    AfterMove(AFTER_MOVE),
    LayBridge(LAY_BRIDGE),
    DrawCards(DRAW_CARDS),
    Deal(DEAL),
    PassOn(PASS_ON),
    LayTile(LAY_TILE),
)
