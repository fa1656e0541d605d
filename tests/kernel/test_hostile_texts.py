"""Whatever is read, in every game: a record, an edition, a position, a snapshot is understood, or refused with its cause."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import orichalcum
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.errors import BadEdition, BadPosition, BadRecord, BadSnapshot
from orichalcum.kernel.game import Game
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.snapshot import unpack_match
from orichalcum.kernel.table import LUCK, playout
from orichalcum.lab.moments import begun, step_on

EVERY_GAME = sorted(games())
ODD = [
    "",
    "7",
    "-1",
    "0",
    "?",
    "~",
    "#",
    "[]",
    '"',
    "1e9",
    "99999999999999999999",
    "\x00",
    "\u2028",
    "ß",
    "a" * 100,
    "position x",
    ".",
]
PLANS = Path(__file__).parents[1] / "games"


@cache
def begun_record(name: str) -> str:
    """Set up, and some answers of the seats."""
    match, rng = begun(games()[name], games()[name].seats[0], 6)
    seats_answered = 0
    while seats_answered < 12:
        seats_answered += step_on(match, rng).seat != LUCK
    return match.record


@cache
def begun_snapshot(name: str) -> bytes:
    return orichalcum.replay(begun_record(name)).snapshot()


@cache
def reconstructed(name: str) -> str:
    return (games()[name].folder() / "editions" / "reconstructed.toml").read_text(encoding="utf-8")


@cache
def positions(name: str) -> list[str]:
    """The positions from which golden games begin."""
    plan = PLANS / name / "golden" / "plan.toml"
    found = tomllib.loads(plan.read_text(encoding="utf-8"))["game"] if plan.exists() else []
    return [one["position"] for one in found if "position" in one]


def mangled(data: st.DataObject, text: str, between: str) -> str:
    """A good text with a few pieces dropped, doubled, exchanged, or replaced by odd ones."""
    pieces = re.split(between, text)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(pieces) - 1))
        other = pieces[data.draw(st.integers(0, len(pieces) - 1))]
        pieces[place] = data.draw(st.sampled_from(["", pieces[place] * 2, pieces[place][:-1], other, *ODD]))
    return "".join(pieces)


@pytest.mark.parametrize("name", EVERY_GAME)
@settings(max_examples=60)
@given(st.data())
def test_a_mangled_record_is_a_record_or_a_bad_record(name: str, data: st.DataObject) -> None:
    text = mangled(data, begun_record(name), r"(\n|[ ,:])")
    try:
        orichalcum.replay(text.encode("utf-8", "replace") if data.draw(st.booleans()) else text)
    except BadRecord as refused:
        assert 1 <= refused.line <= text.count("\n") + 1
        assert refused.cause


@pytest.mark.parametrize("name", EVERY_GAME)
@settings(max_examples=80)
@given(st.data())
def test_a_mangled_edition_is_an_edition_or_a_bad_edition(name: str, data: st.DataObject) -> None:
    game: Game[Any] = games()[name]
    try:
        box = game.edition_of(mangled(data, reconstructed(name), r"(\s+|[\[\]{},=])").encode("utf-8", "replace"), "my.toml")
    except BadEdition as refused:
        assert str(refused).startswith("my.toml: ")
        return
    for seats in (game.seats[0], game.seats[-1]):
        playout(game.new(seats, box).table, Rng(1), game.longest)


@pytest.mark.parametrize("name", EVERY_GAME)
@settings(max_examples=80)
@given(st.data())
def test_a_mangled_position_is_a_position_or_a_bad_position(name: str, data: st.DataObject) -> None:
    if not positions(name):
        pytest.skip("no golden game begins from a position")
    text = mangled(data, data.draw(st.sampled_from(positions(name))), r"(\n|[ ,:])")
    try:
        match = games()[name].arrange(text)
    except BadPosition as refused:
        assert refused.cause
        return
    match.luck(Rng(1))
    for who in match.waiting():
        assert match.over or match.options(who)


@pytest.mark.parametrize("name", EVERY_GAME)
@settings(max_examples=60)
@given(st.data())
def test_a_mangled_snapshot_is_a_match_or_a_bad_snapshot(name: str, data: st.DataObject) -> None:
    raw = bytearray(begun_snapshot(name))
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        assert unpack_match(bytes(raw)).game
    except BadSnapshot as refused:
        assert str(refused)
