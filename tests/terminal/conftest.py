"""A shell to type into: its own data folder, no colours, wide lines."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from orichalcum.terminal import page
from orichalcum.terminal.main import run

Shell = Callable[..., tuple[int, str]]


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    monkeypatch.setenv("ORICHALCUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ORICHALCUM_LANG", "en")
    monkeypatch.delenv("ORICHALCUM_DEBUG", raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(page.console, "_width", 200)

    def type_in(*words: str, keys: str = "") -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(keys))
        code = run(list(words))
        seen = capsys.readouterr()
        return code, seen.out + seen.err

    return type_in
