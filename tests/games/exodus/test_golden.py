"""The golden games (tests/golden.py) leave nothing out: see covering.py."""

from __future__ import annotations

from pathlib import Path

from orichalcum.games.exodus import GAME

from .arrange import pieces
from .covering import Item, everything, shown_by

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def test_the_golden_games_leave_nothing_out() -> None:
    shown: set[Item] = set()
    seats: set[int] = set()
    agreed: set[tuple[str, bool | str]] = set()
    for path in RECORDS:
        found, match = shown_by(path.read_text(encoding="utf-8"))
        shown |= found
        seats.add(match.seats)
        agreed |= set(match.agreed.items())
    assert everything(pieces()) - shown == set()
    assert seats == set(GAME.seats)
    assert agreed == {(option.name, value) for option in GAME.house for value in option.values}
