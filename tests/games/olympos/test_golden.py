"""The golden games (tests/golden.py) leave nothing out: every step, fact, tile, wonder, god, card, bonus and house option."""

from __future__ import annotations

import re
from pathlib import Path

from orichalcum import Match
from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.pieces import CARDS, COLUMNS, GODS, KINDS
from orichalcum.games.olympos.rules import RULES, ids
from orichalcum.games.olympos.telling_log import TOLD
from orichalcum.kernel.record import opened, read_record
from orichalcum.kernel.table import DO

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def replayed() -> tuple[list[Match], set[int], set[str]]:
    """Every game, the steps that waited in it, and the first words of the answers."""
    matches, steps, words = [], set[int](), set[str]()
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        match = opened(record.header)
        for _, who, code in record.answers:
            steps.add(int(match.table.top() & 0xFF))
            words.add(re.split("[:/]", code)[0])
            match.play(code, who)
        matches.append(match)
    return matches, steps, words


def test_the_golden_games_leave_nothing_out() -> None:
    matches, steps, words = replayed()
    facts = [fact for match in matches for fact, _ in match.facts]
    assert steps == {step.id for step in RULES[1:] if step.kind != DO}
    assert words == {
        "tile", "wonder", "seat", "cross", "cube", "new", "from", "find", "build", "play", "wait", "pass", "to", "spend",
        "saves", "bonus", "cards", "done", "card", "keep", "god", "no", "lose",
    }  # fmt: skip
    assert {fact.kind for fact in facts} == set(TOLD)
    for kind, many in (
        (ids.DISCOVERED, KINDS),
        (ids.BUILT, COLUMNS),
        (ids.PLAYED, CARDS),
        (ids.REVEALED, GODS),
        (ids.BEFELL, GODS),
    ):
        assert {fact.a for fact in facts if fact.kind == kind} == set(range(many)), kind
    assert {fact.c for fact in facts if fact.kind == ids.TOOK_BONUS} == set(range(4))
    for option in GAME.house:
        assert {match.agreed[option.name] for match in matches} == {True, False}
    assert {match.seats for match in matches} == {3, 4, 5}
    assert any(fact.b for fact in facts if fact.kind == ids.LEFT), "a buried disc leaves"
