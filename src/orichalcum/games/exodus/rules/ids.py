"""The numbers of steps, of facts that are told, and of reasons why something may not be."""

from __future__ import annotations

from typing import Final

# Steps, in the order of the rulebook.
YEAR: Final = 1
CATASTROPHE: Final = 2
CLEAR_TILES: Final = 3
REFILL_TILES: Final = 4
REVEAL_TILE: Final = 5
REFILL_SETTLERS: Final = 6
STAND: Final = 7
REFILL_PILLARS: Final = 8
REVEAL_PILLAR: Final = 9
REFILL_KNOWLEDGE: Final = 10
REVEAL_KNOWLEDGE: Final = 11
REVEAL_RESIDENCE: Final = 12
TURN_UP_RESIDENCE: Final = 13
LAY_MONUMENTS: Final = 14
REVEAL_MONUMENT: Final = 15
CHOOSE_ORDER: Final = 16
TAKE_ORDER_SPACE: Final = 17
ROUND: Final = 18
KINGS: Final = 19
ACTIONS: Final = 20
END_YEAR: Final = 21

MOVE_KING: Final = 22
STANDING: Final = 23
TAKE_GUARD: Final = 24
SPACE_TILE: Final = 25
TAKE_SPACE_TILE: Final = 26
FAVOR_TILES: Final = 27

GAIN: Final = 28
TAKE_BOOK: Final = 29
ADVANCE: Final = 30
REWARDS: Final = 31
CHOOSE_MONUMENT: Final = 32
TAKE_STEPS: Final = 33
RECRUIT: Final = 34
ENLIST: Final = 35
OFFER: Final = 36

GET: Final = 37
CHOOSE_THING: Final = 38
DRAW_TWO: Final = 39
DRAW_ONE: Final = 40
AFTER_DRAW: Final = 41
KEEP: Final = 42
RECEIVE: Final = 43  # + kind of thing: five steps
PLACE: Final = 48

TAKE_PILLAR_CARD: Final = 49
LAY_PILLAR_CARD: Final = 50
CHOOSE_BONUS: Final = 51
COMPLETE_TIER: Final = 52

ACT: Final = 53
SEND: Final = 54
LODGE: Final = 55
SENT: Final = 56
STAFF: Final = 57
FIRST_GOES: Final = 58
LEARNED: Final = 59

PILLAR_EFFECT: Final = 60  # + effect: ten steps
SWAP_FOR: Final = 70
DRAW_CANDIDATE: Final = 71
KEEP_CANDIDATE: Final = 72
SPEND_BOOK: Final = 73
CAPITAL_EFFECT: Final = 74
SECOND_EFFECT: Final = 75

INFLUENCE_EFFECT: Final = 76  # + effect: nineteen steps
SWAP_WITH: Final = 95
SEND_ONE_MORE: Final = 96
CONSCRIPT: Final = 97
TURN_INNER: Final = 98
SEND_REST: Final = 99
EXCHANGE_FOR: Final = 100
EXCHANGE_MORE: Final = 101
SETTLE_IN: Final = 102
MOVE_TO: Final = 103
RETURN_MORE: Final = 104

DEAL_CARD: Final = 105
DRAFT_TO: Final = 106
TAKE_FAVOR: Final = 107

# Facts: kind, seat, and up to three numbers.
YEAR_BEGAN: Final = 1  # year
TURNED: Final = 2  # quarter turns of the inner ring, of the middle ring
NEUTRAL_WALKED: Final = 3  # ring, space
REVEALED: Final = 4  # thing, where: see `rules.year`
STOOD: Final = 5  # kind of settler, slot
ORDERED: Final = 6  # space of the order track
ROUND_BEGAN: Final = 7  # round
CLEARED: Final = 8  # thing
RESHUFFLED: Final = 9  # kind of thing
SHELVED: Final = 10  # Knowledge card that goes to the discard
KING_MOVED: Final = 11  # space
GOT_GOODS: Final = 12  # good, how many, source
GOT_NOTHING: Final = 13  # part of a gain, how many: the supply is out of it, or there is no room
STEPPED: Final = 14  # steps, space reached
EARNED: Final = 15  # points, source
JOINED: Final = 16  # job of a settler who comes
GOT_FAVOR: Final = 17  # how many
TOOK_OPEN: Final = 18  # thing
DREW: Final = 19  # thing; only who drew knows
KEPT: Final = 20  # thing
KEPT_SECRET: Final = 21  # thing; only who kept it knows
LAID_OPEN: Final = 22  # thing
PLACED: Final = 23  # thing, cell
BOARDED: Final = 24  # thing, place of the Ship track
LAID_CARD: Final = 25  # thing, pillar, tier
LEFT: Final = 26  # thing or kind that was not taken
TRAINED: Final = 27  # job before, job after
SENT_HOME: Final = 28  # job, cell
SENT_ABOARD: Final = 29  # job, place of the Ship track
SENT_TO_WORK: Final = 30  # job, cell
SENT_TO_PILLAR: Final = 31  # job, pillar, tier
LEARNED_CARD: Final = 32  # Knowledge card
PLAYED_CARD: Final = 33  # Influence card
SPENT_FAVOR: Final = 34
USED_PILLAR: Final = 35  # pillar, tier
PAID_GOODS: Final = 36  # good, how many
TO_BAG: Final = 37  # kind of settler
DRAFTED: Final = 38  # kind of settler, cell
SWAPPED: Final = 39  # cell, cell
MOVED_TILE: Final = 40  # cell before, cell after
SCORED_REGION: Final = 41  # region, points
LOST: Final = 42  # region: the solo game
ACTIONS_ENDED: Final = 43
ENDED: Final = 44
REACTED: Final = 45  # cell of the Workshop
COMPLETED: Final = 46  # cell of a Residence that is full
REWARD: Final = 47  # space of the Apotheosis track whose bonus comes now
TOOK_GUARD: Final = 48  # kind of settler
ACTING: Final = 49  # seat begins phase 2

# Where points come from.
FROM_SENDING: Final = 0
FROM_TRACK: Final = 1
FROM_CELLS: Final = 2
FROM_SHIPS: Final = 3
FROM_PILLARS: Final = 4
FROM_EFFECTS: Final = 5  # of Pillars: earned and spent
FROM_INFLUENCE: Final = 6
FROM_REGIONS: Final = 7
FROM_TRAINING: Final = 8  # lost for settlers left behind
FROM_AREA: Final = 9  # full rows and columns
FROM_MONUMENTS: Final = 10
FROM_KNOWLEDGE: Final = 11
FROM_UNUSED: Final = 12  # Influence cards never played
FROM_ATLANTIS: Final = 13
FROM_ORDER: Final = 14
FROM_START: Final = 15
SOURCES: Final = 16

# Reasons: for each wish that is refused.
OUT_OF_REACH: Final = 1
KING_THERE: Final = 2
NEUTRAL_THERE: Final = 3
TAKEN: Final = 4  # an order space
CANNOT_PAY: Final = 5  # good, how many are missing
NOWHERE_TO_GO: Final = 6
LACKS_SETTLER: Final = 7  # job
OWNS_NAME: Final = 8
NO_ROOM_FOR_BOTH: Final = 9
NO_ACTION_LEFT: Final = 10
AT_THE_END: Final = 11
NO_EFFECT: Final = 12
PILLAR_USED: Final = 13
AGORA_CELL: Final = 14
NO_AGORA_CELL: Final = 15
OCCUPIED: Final = 16
SUPPLY_EMPTY: Final = 17
TIER_BELOW: Final = 18
THREE_PILLARS: Final = 19
NOT_COMPLETED: Final = 20
WRONG_DISPLAY: Final = 21
