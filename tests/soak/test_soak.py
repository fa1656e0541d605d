"""The long test itself: it goes on where it stopped, and what fails is kept as a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.soak import games as soaking
from tests.soak.run import load, main

from orichalcum.kernel.catalogue import games
from orichalcum.kernel.record import replay
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import playout

FIRST = sorted(games())[0]


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", FIRST, "--folder", str(tmp_path), "--minutes", "1", "--most"]
    assert main([*words, "20"]) == 0
    assert set(load(tmp_path).played.values()) == {20}
    assert main([*words, "30"]) == 0
    assert set(load(tmp_path).played.values()) == {30}
    assert len(load(tmp_path).played) == len(games()[FIRST].seats)
    assert "30 games" in capsys.readouterr().out


def test_what_fails_is_kept_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "wrong_at_the_end", lambda *_: "a piece is missing")
    done = soaking.play_slice(soaking.Slice(FIRST, games()[FIRST].seats[0], 4, 3, 60, str(tmp_path)))
    assert (done.played, len(done.failed)) == (3, 3)
    for name in done.failed:
        assert "a piece is missing" in (tmp_path / f"{name}.why").read_text(encoding="utf-8")
        assert replay((tmp_path / f"{name}.txt").read_text(encoding="utf-8")).over


@pytest.mark.parametrize("name", sorted(games()))
def test_the_same_number_is_the_same_game_answer_by_answer(name: str) -> None:
    """What is played quickly and what is kept as a record are one game."""
    seats = games()[name].seats[-1]
    for number in (2, 3):
        game = games()[name]
        start = soaking.fresh(name, seats, tuple(soaking.agreed_for(game, number).items())) or soaking.fresh(name, seats, ())
        assert start is not None
        t = start.copy()
        playout(t, Rng(number, soaking.FROM), game.longest)
        match, wrong = soaking.again(name, seats, number)
        assert match is not None
        assert wrong == ""
        assert [game.standing(t, who) for who in range(seats)] == [game.standing(match.table, who) for who in range(seats)]


def test_no_folder_of_the_house_is_left_out_of_the_repository() -> None:
    """A pattern of .gitignore that is not bound to the root once swallowed this very folder."""
    ignored = (Path(__file__).parents[2] / ".gitignore").read_text(encoding="utf-8").split()
    loose = [one.rstrip("/") for one in ignored if re.fullmatch(r"[a-z]+/", one)]
    folders = {part for path in Path(__file__).parents[1].rglob("*.py") for part in path.parts}
    assert not folders & set(loose)
