"""The Apotheosis track: steps, and every bonus passed, strictly in order (RULES 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import (
    A_MONUMENT,
    FAVORS,
    GAIN_WIDTH,
    INFLUENCE_CARD,
    MONUMENT,
    MONUMENT_SPACES,
    MONUMENTS,
)
from orichalcum.games.exodus.rules.gaining import gain, is_worth
from orichalcum.games.exodus.rules.ids import FROM_TRACK, GAIN, LEFT, PLACE, REWARD, REWARDS, STEPPED
from orichalcum.games.exodus.table import Exodus, has_free_cell
from orichalcum.kernel.table import DO, Step, pending

LEAVE: Final = 0  # + 1 + place on the Monument space


class Advance(Step[Exodus]):
    """First the High Priest moves, at most to the end of the track; then come the bonuses (5.1, 5.2).  x is the steps."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        left = t.pieces.last_step - t.flame[who]
        steps = x if x < left else left
        if steps == 0:
            return
        t.flame[who] += steps
        t.tell(STEPPED, who, steps, t.flame[who])
        t.then(pending(REWARDS, who))


class Rewards(Step[Exodus]):
    """The next bonus that was passed and has not come yet, then the others (5.2).

    The queue is the stretch of track between the last bonus that came and the High Priest: steps won by a bonus lengthen
    it at its end.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        track = t.pieces.track_gain
        step = t.rewarded[who] + 1
        while step <= t.flame[who] and track[step] < 0:
            step += 1
        if step > t.flame[who]:
            t.rewarded[who] = t.flame[who]
            return
        t.rewarded[who] = step
        t.tell(REWARD, who, step)
        remember(t, who, step)
        t.then(pending(GAIN, who, gain(track[step], FROM_TRACK, 0, step)), pending(REWARDS, who))


def remember(t: Exodus, who: i64, step: i64) -> None:
    """Which bonus was received last; Favor tiles and Influence cards count once they are taken, a Monument never (18.19)."""
    number = t.pieces.track_gain[step]
    gain = t.pieces.gain
    first = number * GAIN_WIDTH
    later = gain[first + A_MONUMENT] + gain[first + INFLUENCE_CARD] + gain[first + FAVORS]
    if later == 0 and is_worth(t, who, number):
        t.last_bonus[who] = step


def monument_space(t: Exodus, step: i64) -> i64:
    """Whether this is the first or the second Monument space of the track."""
    n: i64 = 0
    for earlier in range(1, step):
        number = t.pieces.track_gain[earlier]
        if number >= 0 and t.pieces.gain[number * GAIN_WIDTH + A_MONUMENT] != 0:
            n += 1
    return n if n < MONUMENT_SPACES else MONUMENT_SPACES - 1


class ChooseMonument(Step[Exodus]):
    """One of the Monuments still lying there, or none; without a free cell none may be taken (5.5).  x is the step."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if not has_free_cell(t, who, 0):
            return out
        first = monument_space(t, x) * MONUMENTS
        for place in range(MONUMENTS):
            if t.offer[first + place] != 0:
                out = append(out, 1 + place)
        return append(out, LEAVE) if len(out) != 0 else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == LEAVE:
            t.tell(LEFT, who, t.pieces.first[MONUMENT])
            return
        place = monument_space(t, x) * MONUMENTS + option - 1
        thing = t.offer[place] - 1
        t.offer[place] = 0
        t.then(pending(PLACE, who, thing))
