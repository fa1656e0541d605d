"""The search's memory: flat rows, one number of each for every node and arm."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
UNJUDGED: Final = -1.0


class Tree:
    """A node is a moment of the game as the searching seat knows it; its arms are what may be answered there.

    An arm is found by its key.  Arms hang on their node in the order in which they were first met, which is mostly
    the order in which they are asked for again.
    """

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]()  # of a node: its first arm
        self.last: vec[i64] = vec[i64]()  # of a node: its last arm
        self.passes: vec[i64] = vec[i64]()  # of a node: how often the search came by
        self.most: vec[float] = vec[float]()  # of a node: the best that the judge promised of any arm
        self.key: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()  # of an arm: the next of its node
        self.child: vec[i64] = vec[i64]()  # of an arm: the node it leads to
        self.who: vec[i64] = vec[i64]()  # of an arm: the seat whose answer it is
        self.visits: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()  # of an arm: how often it could have been taken
        self.won: vec[float] = vec[float]()
        self.promise: vec[float] = vec[float]()  # of an arm: what the judge thinks of it at first sight, or UNJUDGED
        self.node()

    def node(self) -> i64:
        """A fresh node."""
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.passes = append(self.passes, 0)
        self.most = append(self.most, 0.0)
        return len(self.first) - 1

    def find(self, node: i64, key: i64, near: i64) -> i64:
        """The node's arm with this key, or NONE, looking from the one behind a near arm on."""
        key_of = self.key
        next_of = self.next
        start = NONE if near == NONE else next_of[near]
        arm = start
        while arm != NONE:
            if key_of[arm] == key:
                return arm
            arm = next_of[arm]
        arm = self.first[node]
        while arm != start:
            if key_of[arm] == key:
                return arm
            arm = next_of[arm]
        return NONE

    def arm(self, node: i64, key: i64, who: i64, near: i64) -> i64:
        """The node's arm with this key, a fresh one if need be."""
        arm = self.find(node, key, near)
        return arm if arm != NONE else self.grow(node, key, who)

    def grow(self, node: i64, key: i64, who: i64) -> i64:
        """A fresh arm, behind the node's others."""
        arm = len(self.key)
        self.key = append(self.key, key)
        self.next = append(self.next, NONE)
        self.child = append(self.child, NONE)
        self.who = append(self.who, who)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.won = append(self.won, 0.0)
        self.promise = append(self.promise, UNJUDGED)
        if self.first[node] == NONE:
            self.first[node] = arm
        else:
            self.next[self.last[node]] = arm
        self.last[node] = arm
        return arm

    def below(self, arm: i64) -> i64:
        """The node to which an arm leads."""
        if self.child[arm] == NONE:
            self.child[arm] = self.node()
        return self.child[arm]

    def judged(self, node: i64, arm: i64, promise: float) -> None:
        """What the judge thinks of an arm."""
        self.promise[arm] = promise
        self.most[node] = max(self.most[node], promise)
