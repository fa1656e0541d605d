"""Some kills in the tests; `make soak` has a thousand."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.killing import kill_again_and_again


@pytest.mark.once
def test_killed_under_play_nothing_is_lost_and_nothing_doubled(folder: Path) -> None:
    many, wrong, slowest = kill_again_and_again(f"sqlite:///{folder / 'house.sqlite'}", 4)
    assert not wrong
    assert many > 10
    assert slowest < 30, "two seconds on a machine that has nothing else to do; the browser tests measure it"
