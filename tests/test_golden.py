"""Golden games replay to the last answer, to the same record and the same result."""

from __future__ import annotations

from pathlib import Path

import pytest

import orichalcum

RECORDS = sorted((Path(__file__).parent / "games").glob("*/golden/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = orichalcum.replay(text)
    assert match.over
    assert match.record == text
