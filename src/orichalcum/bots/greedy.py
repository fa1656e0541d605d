"""A bot that looks one answer ahead, over a few guesses at what it cannot see, and trusts the judge."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.bots.bot import Advice, Bot, let_luck, unanswered
from orichalcum.bots.chances import chances
from orichalcum.kernel.judge import judge_of
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import SEALED, Table


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
        """What the judge says of an option."""
        c = t.copy()
        c.answer(who, option)
        self.go_on(c, who)
        return chances(self.judge, c, 0)[who]

    def go_on(self, t: Table, who: i64) -> None:
        """Until a seat is asked that may think about it."""
        self.others_seal(t, who)
        let_luck(t, self.rng)

    def others_seal(self, t: Table, who: i64) -> None:
        """Of a sealed question that this seat has answered the others answer anything."""
        while not t.over and t.step().kind == SEALED and t.sealed[who] != 0:
            other = t.who()
            options = t.choices(other)
            t.answer(other, options[self.rng.below(len(options))])


def by_worth(advice: Advice) -> float:
    return -advice.worth
