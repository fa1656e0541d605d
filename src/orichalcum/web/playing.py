"""Playing: an answer comes in, is tried on a copy, committed, and only then is it so."""

from __future__ import annotations

from orichalcum.kernel.errors import Refused
from orichalcum.kernel.match import Choice, Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK
from orichalcum.store.tables import ANSWER, UNDO, Entry
from orichalcum.web.clock import Times, turned
from orichalcum.web.sitting import STRIDE, Sitting
from orichalcum.web.troubles import Problem, problem_of

MOST_LUCK = 100_000


class Trial:
    """What would be so if these entries were committed."""

    def __init__(self, sitting: Sitting, now: float) -> None:
        if sitting.match is None or sitting.row.status != "playing":
            raise Problem("not-now")
        self.sitting = sitting
        self.now = now
        self.match: Match = sitting.match.copy()
        self.match.use_marks_of(sitting.match)
        self.sealed_from = sitting.sealed_from
        self.questions = sitting.questions
        self.fresh: list[Entry] = []
        self.running = sitting.running()

    def play(self, who: int, number: int, kind: int, code: str) -> None:
        entry = Entry(who, number, kind, code, self.now)
        began = self.sitting.played(self.match, entry, self.sealed_from, len(self.sitting.entries) + len(self.fresh))
        self.questions += began != self.sealed_from
        self.sealed_from = began
        self.fresh.append(entry)

    def let_luck(self, rng: Rng) -> None:
        """Luck answers by the house's own unforeseeable numbers, and its answers are kept like all others."""
        while self.match.waiting() == [LUCK] and len(self.fresh) < MOST_LUCK:
            choice = Choice(self.match, LUCK, self.match.table.draw(rng))
            self.play(LUCK, self.questions * STRIDE, ANSWER, choice.code)

    def is_quiet(self) -> bool:
        """Whether a window is open in which nobody may know who has answered: lists of tables do not move by it."""
        table = self.match.table
        return not self.match.over and table.step().quiet and self.match.sealed_since < len(self.match.answers)

    def settle(self) -> None:
        """The sitting as it is from now on: to be called once all is committed."""
        sitting = self.sitting
        sitting.entries += self.fresh
        sitting.sealed_from, sitting.questions = self.sealed_from, self.questions
        sitting.stand(self.match)

    def times_after(self) -> Times:
        sitting = self.sitting
        before = sitting.match, sitting.row.status
        sitting.match = self.match
        try:
            after = [] if self.match.over else sitting.running()
        finally:
            sitting.match = before[0]
        return turned(sitting.agreed.clock, sitting.times, self.running, after, self.now)


def is_repeated(sitting: Sitting, who: int, number: int, kind: int, code: str) -> bool:
    """Whether this very entry is committed already.  Another one of the same number, or an old number, is stale."""
    for entry in reversed(sitting.entries):
        if entry.who == who and entry.number == number:
            if (entry.kind, entry.code) == (kind, code):
                return True
            raise Problem("stale")
    if sitting.match is not None and number != sitting.number(who):
        raise Problem("stale")
    return False


def try_answer(sitting: Sitting, who: int, number: int, code: str, now: float) -> Trial | None:
    """An answer of a seat (or of LUCK, by a companion), and luck's after it; None if it is an old one once more."""
    if is_repeated(sitting, who, number, ANSWER, code):
        return None
    trial = Trial(sitting, now)
    try:
        trial.play(who, number, ANSWER, code)
    except Refused as refused:
        raise problem_of(refused) from refused
    if not sitting.agreed.companion:
        trial.let_luck(Rng.fresh())
    return trial


def try_undo(sitting: Sitting, who: int, number: int, now: float) -> Trial | None:
    if who == LUCK and not sitting.agreed.companion:
        raise Problem("not-yours")
    if is_repeated(sitting, who, number, UNDO, ""):
        return None
    if who != LUCK and not sitting.can_undo(who):
        raise Problem("nothing-to-undo")
    trial = Trial(sitting, now)
    try:
        trial.play(who, number, UNDO, "")
    except Refused as refused:
        raise problem_of(refused) from refused
    return trial
