"""The golden games (tests/golden.py) leave nothing out: every step, fact, kind of answer, house option and end."""

from __future__ import annotations

import re
from pathlib import Path

from orichalcum import Match
from orichalcum.games.colovini.rules import RULES, ids
from orichalcum.games.colovini.telling_log import TOLD
from orichalcum.kernel.record import opened, read_record
from orichalcum.kernel.table import DO

from .arranging import GAME

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def replayed() -> tuple[list[Match], set[int], set[str]]:
    """Every game, the steps that waited in it, and the shapes of the answers: letters and numbers made alike."""
    matches, steps, shapes = [], set[int](), set[str]()
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        match = opened(record.header)
        for _, who, code in record.answers:
            steps.add(int(match.table.top() & 0xFF))
            shapes.add(re.sub(r"\d+", "9", re.sub("[RFOHACS]", "X", code)))
            match.play(code, who)
        matches.append(match)
    return matches, steps, shapes


def test_the_golden_games_leave_nothing_out() -> None:
    matches, steps, shapes = replayed()
    assert steps == {step.id for step in RULES[1:] if step.kind != DO}
    assert shapes == {"aX", "bX", "cX", "+X", "$9", "=9", "-", "!", "9", "X", "X9"}
    assert {fact.kind for match in matches for fact, _ in match.facts} == set(TOLD)
    for option in GAME.house:
        assert {match.agreed[option.name] for match in matches} == {True, False}
    assert {len(match.scores()) for match in matches} == {2, 3, 4}
    ends = {fact.kind for match in matches for fact, _ in match.facts if fact.kind in (ids.ENDED, ids.ALL_IDLE)}
    assert ends == {ids.ENDED, ids.ALL_IDLE}
    assert min(score for match in matches for score in match.scores()) < 0
