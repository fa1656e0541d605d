"""The numbers of steps, of facts that are told, and of reasons why something may not be."""

from __future__ import annotations

from typing import Final

# Steps, in the order of the rulebook.
TURN: Final = 1
WALK_ON: Final = 2
PAY_PIECE: Final = 3
TAKE_TILE: Final = 4
UNCOVER: Final = 5
AFTER_MOVE: Final = 6
LAY_BRIDGE: Final = 7
DRAW_CARDS: Final = 8
DEAL: Final = 9
PASS_ON: Final = 10
LAY_TILE: Final = 11

# Facts: kind, seat, and up to three numbers.
PLAYED: Final = 1  # item, figure, place reached
OWED: Final = 2  # sum of the tolls
PAID_TILE: Final = 3  # value
PAID_CARD: Final = 4  # item
TOOK: Final = 5  # space, tile
SANK: Final = 6  # space
UNCOVERED: Final = 7  # space, tile
LAID_BRIDGE: Final = 8  # first space of the gap
SOLD: Final = 9  # value, cards due
DREW: Final = 10  # item; only the owner sees which
RESHUFFLED: Final = 11
SHOWED: Final = 12  # item, how many cards
STUCK_FACT: Final = 13  # unable to move
ARRIVED: Final = 14  # figure, figures at home now
TOOK_NOTHING: Final = 15
ENDED: Final = 16
ALL_IDLE: Final = 17
BEGAN: Final = 19  # number of the turn

# Reasons: for each wish that is refused.
DRY: Final = 1  # no chain of cards ends on a free tile
DEAR: Final = 2  # how many points are missing
AT_HOME: Final = 3
SOLD_ALREADY: Final = 4
BEGINNING_IS_OVER: Final = 5  # selling comes before everything else
NO_BRIDGE_LEFT: Final = 6
BRIDGED_ALREADY: Final = 7
RISING: Final = 8  # pieces are paid from the dearest down
TOO_SMALL: Final = 9  # what is no dearer than this does not reach the price
BOUGHT_NOW: Final = 10  # a card bought this turn cannot pay
CAN_MOVE: Final = 11
ALIKE: Final = 12  # another figure on Atlantis speaks for this one; its number
NO_CARD: Final = 13  # of this item the hand has none
