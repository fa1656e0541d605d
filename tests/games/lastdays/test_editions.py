"""The edition file: what it must hold, and the precise refusal of what does not hold together."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Rng
from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.inventory import inventory
from orichalcum.kernel.errors import BadEdition
from orichalcum.kernel.table import playout

from .arranging import table

GOOD = (GAME.folder() / "editions" / "reconstructed.toml").read_text(encoding="utf-8")
NAME = "my.toml"


def edited(*changes: tuple[str, str]) -> str:
    text = GOOD
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def variant(*tables: str) -> tuple[str, str]:
    return "version = 1", f"version = 1\nvariant = [{', '.join(repr(table) for table in tables)}]"


def refusal(*changes: tuple[str, str]) -> BadEdition:
    with pytest.raises(BadEdition) as refused:
        GAME.edition_of(edited(*changes).encode(), NAME)
    return refused.value


@pytest.mark.parametrize(
    ("change", "table", "row", "expected"),
    [
        (('"red", count = 6', '"red", count = 5'), "policy", 0, "expected 80 cards, found 79"),
        (('{id = "guard", count = 3}', '{id = "guard", count = 4}'), "special", 0, "expected 25 cards, found 26"),
        (('{id = "guard", count = 3}', '{id = "watch", count = 3}'), "special", 3, "expected guard, found watch"),
        (('"treason", colour = "red"', '"treason", colour = "grey"'), "policy", 16, "colour: Invalid enum value 'grey'"),
        (('kind = "support"', 'kind = "ships"'), "policy", 11, "expected a card of kind support, found ships"),
        (('{seats = 5, winners = 3}', '{seats = 4, winners = 3}'), "box", 0, "expected winners for 3, 4 and 5 seats"),
        (('{seats = 3, winners = 2}', '{seats = 3, winners = 3}'), "box", 1, "expected at least one seat that does not win"),
        (('"archont", "basileus"', '"basileus", "basileus"'), "senate", 0, "expected each of the seven senators once"),
        (('"flood_of_poor", doom = 1', '"flood_of_poor"'), "events", 0, "expected 3 events of doom, found 2"),
        (('neutrals = 5', 'neutrals = 61'), "events", 2, "neutrals: Expected int <= 60"),
        (('auction = "open", more', 'auction = "loud", more'), "events", 2, "auction: Invalid enum value 'loud'"),
        (('seats = 7, advanced_seats = 8', 'seats = 0, advanced_seats = 8'), "ships", 1, "seats: Expected int >= 1"),
        (('advanced_seats = 8', 'advanced_seats = 6'), "ships", 1, "expected at least 7 advanced seats, found 6"),
        (('turned_by = 1, takes', 'turned_by = 4, takes'), "ships", 1, "turned_by: Expected int <= 2"),
        (('arrival = [1, 3, 6, 10, 15]', 'arrival = []'), "points", 0, "arrival: Expected array of length >= 1"),
        (('cubes = 20', 'cubes = 0'), "box", 0, "cubes: Expected int >= 2"),
        (('hand = 7', 'hand = 4'), "box", 0, "hand: Expected int >= 5"),
        (('source = "facts 3: kinds', 'origins = "facts 3: kinds'), "special", 0, "unknown field origins"),
        (variant("spoons"), "edition", 0, "variant: expected box, points"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_table_and_row(change: tuple[str, str], table: str, row: int, expected: str) -> None:
    wrong = refusal(change)
    assert (wrong.file, wrong.table, wrong.row) == (NAME, table, row)
    assert expected in wrong.expected


def test_every_refused_count_says_how_to_override_it() -> None:
    wrong = refusal(('{id = "guard", count = 3}', '{id = "guard", count = 4}'))
    assert str(wrong).endswith('(or variant = ["special"] in the heading)')


def test_a_variant_may_have_other_cards() -> None:
    changes = (
        variant("special", "policy"),
        ('{id = "guard", count = 3}', '{id = "guard", count = 9}'),
        ("count = 10, moves = 2", "count = 20, moves = 2"),
    )
    edition = GAME.edition_of(edited(*changes).encode(), NAME)
    match = GAME.new(5, edition)
    playout(match.table, Rng(1))
    assert match.over
    assert sum(inventory(table(match))[6:]) == 90 + 31


def test_a_variant_has_its_bounds() -> None:
    many = ('{id = "guard", count = 3}', '{id = "guard", count = 230}')
    assert refusal(variant("special"), many).expected == "expected at most 240 cards, found 252"
    few = [(f"count = {n}, first", "count = 0, first") for n in (5, 5, 3, 8, 5, 3, 4, 3, 5, 3)]
    assert "for 5 hands" in refusal(variant("policy"), *few).expected


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The good file with a few words changed, dropped, doubled or exchanged."""
    words = re.split(r"(\s+|[\[\]{},=])", GOOD)
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(words) - 1))
        other = words[draw(st.integers(0, len(words) - 1))]
        words[place] = draw(st.sampled_from(["", words[place] * 2, other, "7", "-1", "0", "3", "[]", '"A"', "1e9", "9" * 20]))
    return "".join(words)


@settings(max_examples=200, deadline=None)
@given(mutated())
def test_a_mutated_file_is_an_edition_or_a_bad_edition(text: str) -> None:
    try:
        edition = GAME.edition_of(text.encode(), NAME)
    except BadEdition as refused:
        assert str(refused).startswith(f"{NAME}: ")
        return
    for seats in (3, 5):
        match = GAME.new(seats, edition)
        playout(match.table, Rng(1), 20_000)
        assert match.over


NUMBERS = re.compile(r"(?<== )\d+")


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 200), st.integers(0, 12)), min_size=1, max_size=6), st.integers(3, 5))
def test_other_numbers_are_played_to_the_end_or_refused(changes: list[tuple[int, int]], seats: int) -> None:
    text = edited(variant("policy", "special"))
    places = list(NUMBERS.finditer(text))
    for place, number in changes:
        found = places[place % len(places)]
        text = text[: found.start()] + str(number) + text[found.end() :]
        places = list(NUMBERS.finditer(text))
    try:
        edition = GAME.edition_of(text.encode(), NAME)
    except BadEdition:
        return
    match = GAME.new(seats, edition)
    before = inventory(table(match))
    playout(match.table, Rng(2), 20_000)
    assert match.over
    assert inventory(table(match)) == before


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_bad_edition(raw: bytes) -> None:
    with pytest.raises(BadEdition):
        GAME.edition_of(raw, NAME)
