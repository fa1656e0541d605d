"""Information-set Monte Carlo tree search: for any game, any number of seats, by guesses, luck and the judge.

Each round imagines one full table that may be the real one, walks down the tree with the options of that table, adds one
arm, plays on at random for a few decisions, asks the judge, and writes down how everybody did.  Every seat chooses for
itself.  Luck is drawn, not remembered: an arm counts over all that luck may bring.
(Cowling, Powley, Whitehouse, *Information Set Monte Carlo Tree Search*, 2012.)
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.bots.bot import Advice, Bot, asked, let_luck, unanswered
from orichalcum.bots.chances import chances
from orichalcum.bots.tree import NONE, UNJUDGED, Tree
from orichalcum.kernel.judge import judge_of
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, SEALED, Table, playout

UNSEEN: Final = -1  # the key under which all answers stand that the searching seat does not see
OPENED: Final = -2  # and below: keys of sealed answers when they are opened
OPTION: Final = (1 << 32) - 1  # of an arm's key: the option; above it the step and the seat
WRAP: Final = (1 << 40) - 1
JUDGES: Final = -1
FOLLOWING: Final = 8  # own answers by which a turn is ended at a glance
CLOCK: Final = 16  # rounds between two looks at the clock


class Search(Bot):
    """`rounds` or `seconds` bound the thinking (0: no bound of that kind); with rounds alone it is reproducible.

    `cut` is how many decisions are played on before the judge is asked: JUDGES leaves that to the game's judge.
    """

    def __init__(
        self,
        rng: Rng,
        rounds: i64 = 2000,
        seconds: float = 0.0,
        curiosity: float = 0.3,
        cut: i64 = JUDGES,
        ripe: i64 = 8,
        doubt: float = 0.05,
    ) -> None:
        super().__init__(rng)
        self.rounds = rounds
        self.seconds = seconds
        self.curiosity = curiosity
        self.cut = cut
        self.ripe = ripe
        self.doubt = doubt
        self.par: i64 = 0
        self.tree: Tree = Tree()
        self.trail: vec[i64] = vec[i64]()  # the arms of this round

    def advise(self, seen: Table, who: i64) -> list[Advice]:
        seen = unanswered(seen)
        self.judge = judge_of(seen)
        self.tree = Tree()
        self.par = self.judge.worth(seen.imagine(self.rng), who) if seen.seats == 1 else 0
        self.think(seen, who)
        return self.conclusions(seen, who)

    def think(self, seen: Table, who: i64) -> i64:
        """Round after round, until the budget is spent; how many there were."""
        end = time.perf_counter() + self.seconds
        done: i64 = 0
        while self.rounds == 0 or done < self.rounds:
            if self.seconds > 0.0 and done % CLOCK == 0 and time.perf_counter() > end:
                break
            self.round(seen.imagine(self.rng), who)
            done += 1
        return done

    def round(self, t: Table, me: i64) -> None:
        """One imagined table, played down the tree and on to the judge."""
        self.trail = vec[i64]()
        last = self.descend(t, me)
        if self.judge.glances:
            self.settle(t, last)
        self.play_on(t, self.cut if self.cut != JUDGES else self.judge.cut)
        self.write_down(chances(self.judge, t, self.par))

    def settle(self, t: Table, who: i64) -> None:
        """Luck's answers, and the rest of a turn that is half made, as it looks best at a glance."""
        for _ in range(FOLLOWING):
            let_luck(t, self.rng)
            if t.over or t.step().kind == SEALED or t.who() != who:
                return
            t.answer(who, self.best_at_a_glance(t, who))

    def play_on(self, t: Table, decisions: i64) -> None:
        """A few decisions of everybody: as they look best at a glance, or by chance if the judge does not glance."""
        if not self.judge.glances:
            playout(t, self.rng, decisions)
            return
        for _ in range(decisions):
            let_luck(t, self.rng)
            if t.over:
                return
            t.answer(t.who(), self.best_at_a_glance(t, t.who()))
        let_luck(t, self.rng)

    def best_at_a_glance(self, t: Table, who: i64) -> i64:
        options = t.choices(who)
        pick = options[0]
        if len(options) == 1:
            return pick
        best = self.judge.glance(t, who, pick)
        for option in options:
            look = self.judge.glance(t, who, option)
            if look > best:
                best = look
                pick = option
        return pick

    def descend(self, t: Table, me: i64) -> i64:
        """Down the tree, up to an arm that was never taken before, and one answer further; the seat that gave the last one."""
        who = me
        node: i64 = 0
        gate: i64 = 0  # where the seat began its sealed answer
        let_luck(t, self.rng)
        while not t.over:
            who = asked(t, me)
            step = t.step()
            options = t.choices(who)
            if len(options) == 1 and step.kind != SEALED:
                t.answer(who, options[0])
                let_luck(t, self.rng)
                continue
            arm = self.pick_arm(t, node, who, options)
            self.trail = append(self.trail, arm)
            fresh = self.tree.visits[arm] == 0
            option = self.tree.key[arm] & OPTION
            if step.kind == SEALED:
                if t.draft[who] == 0:
                    gate = node
                node = self.seal(t, node, arm, gate, option)
            else:
                seen = who == me or (step.sees(t, who, t.argument()) >> me) & 1 != 0
                t.answer(who, option)
                node = self.tree.below(arm) if seen or fresh else self.beyond(node, UNSEEN)
            if fresh:
                return who
            let_luck(t, self.rng)
        return who

    def seal(self, t: Table, node: i64, arm: i64, gate: i64, option: i64) -> i64:
        """A sealed answer, or a part of one.  The next seat chooses as if it knew nothing of it, until all are opened."""
        who = self.tree.who[arm]
        key = opened_key(t, who, option)
        if t.answer(who, option):
            return self.beyond(node, key)
        if t.sealed[who] == 0:
            return self.tree.below(arm)
        return self.beyond(gate, UNSEEN)

    def beyond(self, node: i64, key: i64) -> i64:
        """The node to which no answer leads, but what became known: nothing, or sealed answers."""
        return self.tree.below(self.tree.arm(node, key, LUCK, NONE))

    def pick_arm(self, t: Table, node: i64, who: i64, options: vec[i64]) -> i64:
        """One of the arms that this table offers: at a node often passed by promise and success, else by success alone."""
        tree = self.tree
        place = key_of(t, who)
        ripe = tree.passes[node] >= self.ripe or node == 0
        tree.passes[node] += 1
        arms = vec[i64](capacity=len(options))
        arm: i64 = NONE
        for option in options:
            arm = tree.arm(node, place | option, who, arm)
            tree.offers[arm] += 1
            arms = append(arms, arm)
            if ripe and tree.promise[arm] == UNJUDGED:
                tree.judged(node, arm, self.at_first_sight(t, who, option))
        return self.most_promising(node, arms) if ripe else self.least_known(arms)

    def at_first_sight(self, t: Table, who: i64, option: i64) -> float:
        c = t.copy()
        c.answer(who, option)
        if self.judge.glances:
            self.settle(c, who)
        return chances(self.judge, c, self.par)[who]

    def most_promising(self, node: i64, arms: vec[i64]) -> i64:
        """The arm with the best success, its promise counted as one more visit; unlikely ones are tried the less often."""
        tree = self.tree
        most = tree.most[node]
        pick = arms[0]
        best = -1.0
        for arm in arms:
            visits = float(tree.visits[arm]) + 1.0
            promise = tree.promise[arm]
            weight = math.exp((promise - most) / self.doubt)
            bound = (tree.won[arm] + promise) / visits + self.curiosity * weight * math.sqrt(float(tree.offers[arm])) / visits
            if bound > best:
                best = bound
                pick = arm
        return pick

    def least_known(self, arms: vec[i64]) -> i64:
        """Any arm never taken, or else the one with the best upper confidence bound."""
        tree = self.tree
        untried: i64 = 0
        pick = arms[0]
        best = -1.0
        for arm in arms:
            visits = float(tree.visits[arm])
            if visits == 0.0:
                untried += 1
                if self.rng.below(untried) == 0:
                    pick = arm
            elif untried == 0:
                bound = tree.won[arm] / visits + self.curiosity * math.sqrt(math.log(float(tree.offers[arm])) / visits)
                if bound > best:
                    best = bound
                    pick = arm
        return pick

    def write_down(self, won: vec[float]) -> None:
        """To every arm of this round, how its seat did."""
        tree = self.tree
        for arm in self.trail:
            tree.visits[arm] += 1
            tree.won[arm] += won[tree.who[arm]]

    def conclusions(self, seen: Table, who: i64) -> list[Advice]:
        """The options by how often the search went there, which is steadier than what they are worth."""
        tree = self.tree
        place = key_of(seen, who)
        out: list[Advice] = []
        for option in seen.choices(who):
            arm = tree.find(0, place | option, NONE)
            if arm == NONE or tree.visits[arm] == 0:
                out.append(Advice(option, 0.0, 0))
            else:
                out.append(Advice(option, tree.won[arm] / float(tree.visits[arm]), tree.visits[arm]))
        out.sort(key=by_looks)
        return out


def key_of(t: Table, who: i64) -> i64:
    """The place of a question among an arm's keys: options are added to it."""
    return (t.top() & 0xFF) << 32 | who << 40


def opened_key(t: Table, who: i64, option: i64) -> i64:
    """All the sealed answers with this last one, or last part of one, as one key."""
    top = t.top()
    sum = t.step().joined(t, who, top >> 16, t.draft[who], option)
    for other in range(t.seats):
        if other != who:
            sum = (sum * 1000003 + t.sealed[other]) & WRAP
    return OPENED - sum


def by_looks(advice: Advice) -> tuple[i64, float]:
    return (-advice.looks, -advice.worth)
