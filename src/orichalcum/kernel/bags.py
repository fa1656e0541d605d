"""Drawing from a bag of counts: what nobody has looked into is not decided before it is drawn."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import pick
from orichalcum.kernel.table import CHANCE, Step, Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class FromBag(Step[T]):
    """Luck draws one piece, each as likely as any other.  An option is the place of its count in the bag."""

    kind: i64 = CHANCE

    def bag(self, t: T, x: i64) -> vec[i64]:
        """How many there are of each."""
        raise NotImplementedError

    def options(self, t: T, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        bag = self.bag(t, x)
        for place in range(len(bag)):
            if bag[place] != 0:
                out = append(out, place)
        return out

    def weight(self, t: T, who: i64, x: i64, option: i64) -> i64:
        return self.bag(t, x)[option]

    def draw(self, t: T, who: i64, x: i64, rng: Rng) -> i64:
        bag = self.bag(t, x)
        return pick(bag, 0, len(bag), rng)
