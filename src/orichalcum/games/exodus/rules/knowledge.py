"""Taking a Knowledge card: both settlers it asks for go away with it (RULES 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import KNOWLEDGE, NOTHING, ON_KNOWLEDGE
from orichalcum.games.exodus.rules.gaining import gain, let_react, offer, react, reacting
from orichalcum.games.exodus.rules.ids import (
    FIRST_GOES,
    FROM_CELLS,
    GAIN,
    LACKS_SETTLER,
    LEARNED,
    LEARNED_CARD,
    NO_ROOM_FOR_BOTH,
    OWNS_NAME,
    SEND,
    SENT,
    TURN_UP_RESIDENCE,
)
from orichalcum.games.exodus.rules.sending import BONUS_LATER, FOR_CARD, JOBS, OTHER, goals
from orichalcum.games.exodus.rules.things import owns
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.table import DO, LUCK, Step, pending

NEEDS: Final = 2
WORKSHOPS: Final = 1024  # in what a LEARNED step must know
FREE: Final = 0


def may_learn(t: Exodus, who: i64, thing: i64) -> i64:
    """FREE, or why this card may not be taken: its name, its settlers, their places (12.1 to 12.3)."""
    if owns(t, who, thing):
        return OWNS_NAME
    first = t.pieces.need[thing * NEEDS]
    second = t.pieces.need[thing * NEEDS + 1]
    training = who * t.pieces.jobs
    if t.training[training + first] == 0 or t.training[training + second] == 0:
        return LACKS_SETTLER
    if len(goals(t, who, send_first(first, second), vec[i64]())) == 0:
        return NO_ROOM_FOR_BOTH
    return FREE


def send_first(first: i64, second: i64) -> i64:
    """What a SEND step must know of the settler who goes first."""
    return first | FOR_CARD | (1 + second) * OTHER


def learn(t: Exodus, who: i64, place: i64) -> None:
    """The card is taken, then both settlers go (12.2).  Rulings 40, 41: Workshops that are active now will react."""
    thing = t.shelf[place] - 1
    t.shelf[place] = 0
    t.knowledge[who * t.pieces.knowledges + thing - t.pieces.first[KNOWLEDGE]] = 1
    t.tell(LEARNED_CARD, who, thing)
    t.then(pending(FIRST_GOES, who, thing | reacting(t, who, ON_KNOWLEDGE) << 8))
    if t.resolve_each_send:
        react(t, who, ON_KNOWLEDGE, 1)


class FirstGoes(Step[Exodus]):
    """Which of the two goes first: his bonus comes first (12.2); house rule 21.7 resolves each at once.

    x is the card, + 256 times the Workshops that will react.
    """

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        needs = (x & 0xFF) * NEEDS
        return append(append(out, t.pieces.need[needs]), t.pieces.need[needs + 1])

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        needs = (x & 0xFF) * NEEDS
        second = t.pieces.need[needs] + t.pieces.need[needs + 1] - option
        if t.resolve_each_send:
            t.then(pending(SEND, who, send_first(option, second)), offer(SEND, who, second | FOR_CARD))
            return
        t.fresh = NOTHING
        t.then(
            pending(SEND, who, send_first(option, second) | BONUS_LATER),
            pending(SEND, who, second | FOR_CARD | BONUS_LATER),
            pending(LEARNED, who, option | second * JOBS | (x >> 8) * WORKSHOPS),
        )


class Learned(Step[Exodus]):
    """Both are away: Workshops react, a new Residence pays, then the spaces they left, in that order (12.2).

    x is the job that went first, + JOBS times the other, + WORKSHOPS times those that react.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(SENT, who, x % JOBS), pending(SENT, who, x % WORKSHOPS // JOBS))
        if t.fresh >= 0:
            cell = gain(t.pieces.cell_gain[t.fresh], FROM_CELLS)
            t.then(pending(GAIN, who, cell), pending(TURN_UP_RESIDENCE, LUCK, 1))
            t.fresh = NOTHING
        let_react(t, who, x // WORKSHOPS, 1)
