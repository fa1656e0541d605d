"""The example bots of the docs sit down and play to the end."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.visiting import Open

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def play(house: Open, command: list[str]) -> None:
    code = house.visitor().table("open", "easy", visibility="public")
    done = subprocess.run([*command, house.address, code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert {line.split()[0] for line in done.stdout.splitlines()} <= {"1", "2"}
    assert len(done.stdout.splitlines()) == 2


def test_the_python_bot_plays(house: Open) -> None:
    play(house, [sys.executable, "-W", "error", str(EXAMPLES / "bot.py")])


def test_the_javascript_bot_plays(house: Open) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node here: the JavaScript example is not run")
    play(house, [node, str(EXAMPLES / "bot.mjs")])


def test_the_examples_are_short() -> None:
    for name in ("bot.py", "bot.mjs"):
        lines = (EXAMPLES / name).read_text(encoding="utf-8").splitlines()
        assert sum(bool(line.strip()) for line in lines) <= 45
