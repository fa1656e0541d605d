"""What a position is worth to a seat: the one thing a bot must know of a game beyond its rules."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from orichalcum.kernel.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[T]):
    """A game's judge, one for all its tables.  It is asked of full tables only: a real one, or one imagined."""

    swing: i64 = 10_000  # a lead by which a game still going on is as good as won three times in four
    cut: i64 = 20  # decisions that a search plays on before it asks it: few where random play spoils more than it shows
    glances: bool = False  # whether there is a `glance`, by which these decisions are made instead of by chance

    def worth(self, t: T, who: i64) -> i64:
        """Thousandths of a point that this seat may expect in the end.

        Of a table that is over it is the result: the higher the better, and equal for those who share a place.
        """
        return 0

    def glance(self, t: T, who: i64, option: i64) -> i64:
        """How good an option looks without trying it, if this judge `glances`, in thousandths of a point.

        A search ends a turn that is half made by it before it asks what the table is worth.
        """
        return 0


def judge_of(t: Table) -> Judge[Any]:
    """The judge of the room that this table stands in."""
    return judge_beside(type(t).__module__)


@cache
def judge_beside(module: str) -> Judge[Any]:
    """`JUDGE` of the `judge.py` beside a room's module.  Where there is none, an indifferent judge."""
    place = f"{module.rpartition('.')[0]}.judge"
    if importlib.util.find_spec(place) is None:
        return Judge()
    judge: Judge[Any] = importlib.import_module(place).JUDGE
    return judge
