"""The compiled and the interpreted build agree, answer for answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from orichalcum.terminal.doctor import is_compiled

SOURCES = Path(__file__).parents[2] / "src"
SCRIPT = """
import hashlib, json
from orichalcum.kernel.catalogue import games
from orichalcum.lab.contract import moments
from orichalcum.terminal.doctor import is_compiled

def digest(game, seats, seed):
    *_, match = moments(game, seats, seed, 1_000_000)
    return hashlib.sha256((match.record + repr(match.lines(-3))).encode()).hexdigest()

found = {f"{name} {seats} {seed}": digest(game, seats, seed)
         for name, game in games().items() for seats in game.seats for seed in (1, 2)}
print(json.dumps([is_compiled(), found]))
"""


def games_played(environment: dict[str, str]) -> tuple[bool, dict[str, str]]:
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    compiled, found = json.loads(done.stdout)
    return compiled, found


@pytest.mark.once
@pytest.mark.skipif(not is_compiled(), reason="only the interpreted build is here")
def test_both_builds_play_the_same_games() -> None:
    here = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    compiled, fast = games_played(here)
    interpreted, slow = games_played(here | {"PYTHONPATH": str(SOURCES)})
    assert (compiled, interpreted) == (True, False)
    assert fast == slow
