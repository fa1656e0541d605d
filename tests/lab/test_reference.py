"""The rules and the C++ reference under benchmarks/, written apart from them, agree answer by answer and tree by tree."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import orichalcum
from orichalcum.games.colovini.notation import code
from orichalcum.games.colovini.positions import write_position
from orichalcum.games.colovini.rules.ids import TURN
from orichalcum.games.colovini.table import Colovini
from orichalcum.kernel.match import Match
from orichalcum.kernel.table import CHANCE, LUCK, playout

SOURCE = Path(__file__).parents[2] / "benchmarks" / "reference" / "colovini.cpp"
COMPILER = shutil.which("g++") or shutil.which("clang++") or shutil.which("c++")
GAME = orichalcum.game("colovini")
BOX = GAME.edition()
HOUSES: list[tuple[list[str], dict[str, bool | str]]] = [
    ([], {}),
    (["--sell-many", "--take-ahead"], {"sell_many": True, "take_ahead": True}),
    (["--bought-cards-pay", "--no-bridge-after"], {"bought_cards_pay": True, "bridge_after": False}),
]

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C++ compiler")


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    binary = tmp_path_factory.mktemp("reference") / "colovini"
    subprocess.run([str(COMPILER), "-O1", "-std=c++17", "-o", str(binary), str(SOURCE)], check=True)
    return binary


def ours(name: str) -> str:
    """An answer of the reference in the game's notation."""
    for word, sign in (("sell", "$"), ("bridge", "="), ("pay", ""), ("done", "-"), ("stuck", "!")):
        if name.startswith(word):
            return sign + name[len(word) :]
    return name


def games_told(text: str) -> Iterator[tuple[str, list[str], list[int]]]:
    """Each game the reference tells: position, lines of answers, scores."""
    position: list[str] = []
    answers: list[str] = []
    for line in text.splitlines():
        word = line.split()[0]
        if word == "scores":
            yield "\n".join(position), answers, [int(points) for points in line.split()[1:]]
            position, answers = [], []
        elif " | " in line:
            answers.append(line)
        elif word != '{"game":':
            position.append(line)


def follow(match: Match, line: str) -> None:
    """One answer of the reference, which must have had the same options."""
    said, options = line.split(" | ")
    seat, name = int(said.split()[0]) - 1, ours(said.split()[1])
    assert match.waiting() == [seat if seat >= 0 else LUCK]
    assert sorted(one.code for one in match.options(seat)) == sorted(ours(one) for one in options.split()), line
    match.play(name, seat)


@pytest.mark.parametrize(("flags", "agreed"), HOUSES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_the_reference_are_games_here(
    reference: Path, seats: int, flags: list[str], agreed: dict[str, bool | str]
) -> None:
    told = subprocess.run([reference, "12", str(seats), "5", "--tell", *flags], capture_output=True, text=True, check=True)
    games = list(games_told(told.stdout))
    assert len(games) == 12
    for position, answers, scores in games:
        match = GAME.arrange(position, BOX, **agreed)
        for line in answers:
            follow(match, line)
        assert match.over
        assert match.scores() == scores


def turn_begun(seats: int, seed: int, decisions: int) -> Colovini:
    """A random game at the beginning of a turn."""
    rng = orichalcum.Rng(seed)
    t = GAME.new(seats, BOX).table
    playout(t, rng, decisions)
    while t.step().kind == CHANCE or t.top() & 0xFF != TURN or t.argument() != 0:
        if t.step().kind == CHANCE:
            t.answer(LUCK, t.draw(rng))
        else:
            playout(t, rng, 1)
    assert isinstance(t, Colovini)
    return t


def grow(t: Colovini, depth: int, most: int, tree: dict[str, Any]) -> None:
    """Count all sequences of so many answers."""
    tree["nodes"][depth] += 1
    if t.over:
        tree["ended"][depth] += 1
        for who in range(t.seats):
            tree["scores"][who] += sum(entry.points for entry in GAME.account(t, who))
    if t.over or depth == most:
        return
    who = t.who()
    for option in t.choices(who):
        c = t.copy()
        before = tree["nodes"][most]
        c.answer(who, option)
        grow(c, depth + 1, most, tree)
        if depth == 0:
            tree["first"][code(t, option)] = tree["nodes"][most] - before


@pytest.mark.parametrize(
    ("seats", "seed", "decisions"), [(2, 1, 20), (2, 2, 90), (3, 3, 60), (3, 4, 110), (4, 5, 50), (4, 6, 140)]
)
def test_trees_grow_alike(reference: Path, seats: int, seed: int, decisions: int) -> None:
    t = turn_begun(seats, seed, decisions)
    if t.over:
        pytest.skip("over before that")
    depth = 3
    said = subprocess.run(
        [reference, "--tree", str(depth)], input=write_position(t), capture_output=True, text=True, check=True
    )
    found = json.loads(said.stdout)
    found["first"] = {ours(name): count for name, count in found["first"].items()}
    tree: dict[str, Any] = {"first": {}, "nodes": [0] * (depth + 1), "ended": [0] * (depth + 1), "scores": [0] * seats}
    grow(t, 0, depth, tree)
    assert tree == found
