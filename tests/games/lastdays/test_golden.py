"""The golden games (tests/golden.py) leave nothing out: every step, fact, card, event, special card and house option."""

from __future__ import annotations

from pathlib import Path

from orichalcum import Match
from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.pieces import EVENTS, KINDS
from orichalcum.games.lastdays.rules import RULES, ids
from orichalcum.games.lastdays.rules.playing import GODS, HAND, NEIGHBOURS, OWN, WITH_EMPATHY
from orichalcum.games.lastdays.telling_log import LINES
from orichalcum.kernel.record import opened, read_record
from orichalcum.kernel.table import DO

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))
PLAYED_OUT_OF_TURN = 8  # special cards that are played; the other three are treasures


def replayed() -> tuple[list[Match], set[int]]:
    """Every game, and the steps that waited in it."""
    matches, steps = [], set[int]()
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        match = opened(record.header)
        for _, who, code in record.answers:
            steps.add(int(match.table.top() & 0xFF))
            match.play(code, who)
        matches.append(match)
    return matches, steps


def test_the_golden_games_leave_nothing_out() -> None:
    matches, steps = replayed()
    facts = [fact for match in matches for fact, _ in match.facts]
    assert {RULES[step].id for step in steps} == {step.id for step in RULES[1:] if step.kind != DO}
    assert set(LINES) - {fact.kind for fact in facts} == set()
    assert {fact.a for fact in facts if fact.kind == ids.TURNED} == set(range(EVENTS))
    assert {fact.a for fact in facts if fact.kind == ids.PLAYED_CARD} == set(range(KINDS))
    assert {fact.a for fact in facts if fact.kind == ids.USED} == set(range(PLAYED_OUT_OF_TURN))
    assert {way(fact.b) for fact in facts if fact.kind == ids.PLAYED_CARD} == {OWN, NEIGHBOURS, GODS, HAND}
    assert any(fact.b & WITH_EMPATHY for fact in facts if fact.kind == ids.PLAYED_CARD)
    for option in GAME.house:
        assert {match.agreed[option.name] for match in matches} == set(option.values)
    assert {match.seats for match in matches} == {3, 4, 5}


def way(option: int) -> int:
    source = option & ~WITH_EMPATHY
    return next(way for way in (HAND, GODS, NEIGHBOURS, OWN) if source >= way)
