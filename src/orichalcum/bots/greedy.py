"""A bot that looks one answer ahead, over a few guesses at what it cannot see, and trusts the judge."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.bots.bot import Advice, Bot, asked, let_luck, unanswered
from orichalcum.bots.chances import chances
from orichalcum.kernel.judge import judge_of
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import SEALED, Table

FOLLOWING: Final = 8  # own answers that follow the first before the judge is asked


class Greedy(Bot):
    def __init__(self, rng: Rng, guesses: i64 = 4) -> None:
        super().__init__(rng)
        self.guesses = guesses

    def advise(self, seen: Table, who: i64) -> list[Advice]:
        seen = unanswered(seen)
        self.judge = judge_of(seen)
        options = seen.choices(who)
        sums = vec[float]()
        for _ in range(len(options)):
            sums = append(sums, 0.0)
        for _ in range(self.guesses):
            t = seen.imagine(self.rng)
            for i in range(len(options)):
                sums[i] += self.after(t, who, options[i])
        out = [Advice(options[i], sums[i] / float(self.guesses), self.guesses) for i in range(len(options))]
        out.sort(key=by_worth)
        return out

    def after(self, t: Table, who: i64, option: i64) -> float:
        """What an option is worth once the seat has answered all it is asked at once."""
        c = t.copy()
        c.answer(who, option)
        for _ in range(FOLLOWING):
            self.others_seal(c, who)
            let_luck(c, self.rng)
            if c.over or asked(c, who) != who:
                break
            c.answer(who, self.at_first_sight(c, who))
        return chances(self.judge, c, 0)[who]

    def others_seal(self, t: Table, who: i64) -> None:
        """Of a sealed question that this seat has answered the others answer anything."""
        while not t.over and t.step().kind == SEALED and t.sealed[who] != 0:
            other = t.who()
            options = t.choices(other)
            t.answer(other, options[self.rng.below(len(options))])

    def at_first_sight(self, t: Table, who: i64) -> i64:
        """The option after which the judge likes the table best, without a further thought."""
        options = t.choices(who)
        best = options[0]
        if len(options) == 1:
            return best
        most = -1.0
        for option in options:
            c = t.copy()
            c.answer(who, option)
            worth = chances(self.judge, c, 0)[who]
            if worth > most:
                most = worth
                best = option
        return best


def by_worth(advice: Advice) -> float:
    return -advice.worth
