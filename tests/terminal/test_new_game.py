"""A game from a separate package: installed, found through its entry point, and played through every door."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from orichalcum.terminal.editing import write_template

SETUP = "from setuptools import setup; setup()"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed `harbour`."""
    folder = tmp_path_factory.mktemp("third") / "orichalcum-harbour"
    write_template("harbour", folder)
    subprocess.run([sys.executable, "-c", SETUP, "-q", "egg_info"], cwd=folder, check=True, capture_output=True)
    paths = [str(folder / "src"), *[path for path in sys.path if path]]
    paths.append(str(Path(__file__).parents[2]))
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "ORICHALCUM_HOME": str(folder / "home"), "THIRD": str(folder)}


def tried(installed: dict[str, str], *words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *words],
        env=installed,
        cwd=installed["THIRD"],
        input=keys,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_keeps_the_contract_as_it_is_written(installed: dict[str, str]) -> None:
    done = tried(installed, "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout[-2000:]
    assert " passed" in done.stdout


def test_the_catalogue_finds_it(installed: dict[str, str]) -> None:
    done = tried(installed, "orichalcum.terminal.main", "games")
    assert "harbour" in done.stdout
    assert "colovini" in done.stdout


def test_it_is_played_in_the_shell(installed: dict[str, str]) -> None:
    done = tried(
        installed, "orichalcum.terminal.main", "play", "harbour", "--bots", "search:50,greedy", "--lang", "de", keys="1\n" * 20
    )
    assert done.returncode == 0, done.stderr
    assert "Woher die Punkte kommen" in done.stdout


def test_bots_play_it_against_each_other(installed: dict[str, str]) -> None:
    done = tried(
        installed,
        "orichalcum.terminal.main",
        "selfplay",
        "harbour",
        "--games",
        "4",
        "--bots",
        "search:20,random",
        "--seed",
        "1",
    )
    assert done.returncode == 0, done.stderr


def test_it_is_played_on_the_web_and_through_the_api(installed: dict[str, str]) -> None:
    done = tried(installed, "tests.web.guest", "harbour", installed["THIRD"])
    assert done.returncode == 0, done.stderr[-3000:]
    assert "harbour was played on the web" in done.stdout


def test_its_record_its_picture_its_rules_and_its_edition_are_there_too(installed: dict[str, str]) -> None:
    shell = "orichalcum.terminal.main"
    assert tried(installed, shell, "watch", "harbour", "--bots", "greedy", "--pace", "0").returncode == 0
    record = str(next(Path(installed["ORICHALCUM_HOME"], "games").glob("*harbour.orichalcum")))
    for words in (
        ("replay", record, "--check"),
        ("picture", record, "-o", "board.png"),
        ("rules", "harbour", "--find", "2.1", "--lang", "de"),
        ("edition", "new", "harbour", "-o", "mine.toml"),
        ("edition", "check", "mine.toml"),
        ("play", "harbour", "--edition", "mine.toml", "--bots", "random", "--seed", "1"),
    ):
        done = tried(installed, shell, *words, keys="1\n" * 20)
        assert done.returncode == 0, f"{words}: {done.stdout} {done.stderr}"
