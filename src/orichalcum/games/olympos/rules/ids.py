"""The numbers of steps, of facts that are told, and of reasons why something may not be."""

from __future__ import annotations

from typing import Final

# Steps, in the order of the rulebook.
DEAL_TILE: Final = 1
DEAL_WONDER: Final = 2
STACK: Final = 3
BLOCKING: Final = 4
BLOCK: Final = 5
BLOCK_AT_RANDOM: Final = 6
DEAL_CUBE: Final = 7
PASS_ON: Final = 8
TURN: Final = 9
GO_TO: Final = 10
SPEND_CUBES: Final = 11
TAKE_TILE: Final = 12
CHOOSE_SAVING: Final = 13
OFFER_CUBES: Final = 14
GAIN_CUBE: Final = 15
TAKE_BONUS: Final = 16
SPEND_STARS: Final = 17
OFFER_CARDS: Final = 18
PLAY_CARDS: Final = 19
DRAW: Final = 20
LOOK: Final = 21
KEEP_ONE: Final = 22
KEEP: Final = 23
PAY: Final = 24
CALL_GODS: Final = 25
REVEAL: Final = 26
ASK_ZEUS: Final = 27
ADD_ZEUS: Final = 28
JUDGE: Final = 29
BEFALL: Final = 30
LOSE_SETTLER: Final = 31
END_TURN: Final = 32

# Facts: kind, seat, and up to three numbers.
DEALT_TILE: Final = 1  # cell, kind
DEALT_WONDER: Final = 2  # column, wonder
STACKED: Final = 3  # place in the stack from the top
BLOCKED: Final = 4  # land
GOT_START_CUBE: Final = 5  # good
BEGAN: Final = 6  # space of the marker
SET_OUT: Final = 7  # land left or NORTH, whether the settler is new
CROSSED: Final = 8  # space, price of the step
ENTERED: Final = 9  # land, price of the way, price of the fight
BEAT_TRIBE: Final = 10  # land
FOUGHT: Final = 11  # land, loser
TOOK: Final = 12  # land
LEFT: Final = 13  # land, whether the disc was on top
REGAINED: Final = 14  # land
GAINED_HOURS: Final = 15  # how many
GAINED_SETTLERS: Final = 16  # how many
GAINED_CUBE: Final = 17  # good
GAINED_PRESTIGE: Final = 18  # how much
SPENT_CUBE: Final = 19  # good, how many
DISCOVERED: Final = 20  # kind, cell
CHOSE_SAVING: Final = 21  # kind, good
TOOK_BONUS: Final = 22  # cell, slot, bonus
BUILT: Final = 23  # wonder, column
SPENT_STAR: Final = 24  # god
PLAYED: Final = 25  # card
RESHUFFLED: Final = 26
DREW: Final = 27  # card; only its owner knows which
NOTHING_TO_DRAW: Final = 28
THREW_AWAY: Final = 29  # card
PAID: Final = 30  # price, hourglasses, new space
REVEALED: Final = 31  # god, Zeus space
COUNTED: Final = 32  # Zeus symbols
BEFELL: Final = 33  # god
UNTOUCHED: Final = 34  # god
WORE_OFF: Final = 35  # god
PASSED: Final = 36
WAITED: Final = 37  # new space
FINISHED: Final = 38
ENDED: Final = 39
PRICED: Final = 40  # price of the action, what of it is saved, what the Erinyes add

# Reasons: for each wish that is refused.
NOT_YET: Final = 1  # passing before the last Zeus space
TOO_LATE: Final = 2  # price, what is left to the cross
NO_GOAL: Final = 3  # nothing can be gained by this settler
OWNED: Final = 4  # one of a kind
TOO_POOR: Final = 5  # goods that are missing
TOO_FEW_STARS: Final = 6  # needed, had
NO_USE: Final = 7  # the card would bring nothing now
FOR_WONDERS: Final = 8  # the card waits for a wonder
FOR_GODS: Final = 9  # the card waits for a god
CROSSED_OUT: Final = 10  # blocked territory
OWN_LAND: Final = 11
OUT_OF_REACH: Final = 12
QUOTA: Final = 13  # all of this good are blocked that may be
STAR_QUOTA: Final = 14  # one star of this good is blocked already
CAMP_EMPTY: Final = 15
NOT_ZEUS: Final = 16  # the card shows no Zeus
