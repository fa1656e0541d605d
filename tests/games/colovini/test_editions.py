"""The edition file: what it must hold, and the precise refusal of what does not hold together."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Rng
from orichalcum.kernel.errors import BadEdition
from orichalcum.kernel.table import playout

from .arranging import GAME

GOOD = (GAME.folder() / "editions" / "reconstructed.toml").read_text(encoding="utf-8")
NAME = "my.toml"


def edited(*changes: tuple[str, str]) -> str:
    text = GOOD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def variant(*tables: str) -> tuple[str, str]:
    return "version = 1", f"version = 1\nvariant = [{', '.join(repr(table) for table in tables)}]"


def refusal(*changes: tuple[str, str]) -> BadEdition:
    with pytest.raises(BadEdition) as refused:
        GAME.edition_of(edited(*changes).encode(), NAME)
    return refused.value


RING_A = '{ back = "A", item = "ring", values = [1, 2, 3, 5, 6, 7] }'


@pytest.mark.parametrize(
    ("change", "table", "row", "expected"),
    [
        ((RING_A, RING_A.replace(", 7]", "]")), "tiles", 0, "expected 42 tiles of back A, found 41"),
        ((RING_A, RING_A.replace('"A"', '"B"')), "tiles", 8, "expected one row for back B, ring; this is the second"),
        ((RING_A, RING_A.replace("[1,", "[8,")), "tiles", 1, "values: Expected int <= 7"),
        ((RING_A, RING_A.replace("[1,", "[0,")), "tiles", 1, "values: Expected int >= 1"),
        ((RING_A, RING_A.replace("ring", "spoon")), "tiles", 1, "item: Invalid enum value 'spoon'"),
        ((RING_A, RING_A.replace('"A"', '"C"')), "tiles", 1, "back: Invalid enum value 'C'"),
        (("spaces = 10", "spaces = 11"), "path", 0, "expected 53 spaces, found 54"),
        (("spaces = 10", "spaces = 0"), "path", 1, "spaces: Expected int >= 1"),
        (("spaces = 1, height = 0", 'spaces = 1, back = "A", height = 0'), "path", 4, "expected a back where tiles lie"),
        (('back = "A", height = 2', "height = 2"), "path", 1, "expected a back where tiles lie"),
        (('back = "A", height = 1', 'back = "A", height = 2'), "path", 0, "expected stacks of 42 tiles of back A, found 52"),
        (('item = "ring", count = 15', 'item = "ring", count = 14'), "cards", 0, "expected 105 cards, found 104"),
        (('item = "ring", count = 15', 'item = "flag", count = 15'), "cards", 2, "expected one row for flag"),
        (('item = "ring", count = 15', 'item = "ring", number = 15'), "cards", 1, "unknown field number"),
        (("cards = [4, 5, 6, 7]", "cards = [4, 5, 6]"), "hands", 0, "expected 4 numbers, one a seat, found 3"),
        (("cards = [4, 5, 6, 7]", "cards = [5, 5, 6, 7]"), "hands", 0, "expected [4, 5, 6, 7], found [5, 5, 6, 7]"),
        (('source = "Rulebook, INHALT"', ""), "cards", 0, "missing required field source"),
        (variant("spoons"), "edition", 0, "variant: expected tiles, path, cards or hands, found spoons"),
    ],
)
def test_a_mistake_is_named_with_its_table_and_row(change: tuple[str, str], table: str, row: int, expected: str) -> None:
    wrong = refusal(change)
    assert (wrong.file, wrong.table, wrong.row) == (NAME, table, row)
    assert expected in wrong.expected


def test_every_refused_count_says_how_to_override_it() -> None:
    assert str(refusal(("cards = [4, 5, 6, 7]", "cards = [5, 5, 5, 5]"))).endswith('(or variant = ["hands"] in the heading)')


def test_a_variant_may_have_other_hands() -> None:
    edition = GAME.edition_of(edited(variant("hands"), ("cards = [4, 5, 6, 7]", "cards = [5, 5, 5, 5]")).encode(), NAME)
    match = GAME.new(3, edition)
    match.luck(Rng(1))
    assert [match.view(0).seats[n].cards for n in range(3)] == [5, 5, 5]


def test_a_variant_may_have_other_tiles_if_the_path_uses_them_all() -> None:
    fewer = (RING_A, RING_A.replace(", 7]", "]"))
    wrong = refusal(variant("tiles"), fewer)
    assert (wrong.table, wrong.expected) == ("path", "expected stacks of 41 tiles of back A, found 42")
    shorter = ('spaces = 10, back = "A", height = 1', 'spaces = 9, back = "A", height = 1')
    assert refusal(variant("tiles"), fewer, shorter).expected.startswith("expected 53 spaces, found 52")
    edition = GAME.edition_of(edited(variant("tiles", "path"), fewer, shorter).encode(), NAME)
    match = GAME.new(4, edition)
    playout(match.table, Rng(1))
    assert match.over


def test_a_variant_has_its_bounds() -> None:
    wide = ("spaces = 1, height = 0", "spaces = 90, height = 0")
    assert refusal(variant("path"), wide).expected == "expected at most 100 spaces, found 142"
    many = ('item = "ring", count = 15', 'item = "ring", count = 150')
    assert refusal(variant("cards"), many).expected == "expected at most 210 cards, found 240"
    none = [(f'item = "{item}", count = 15', f'item = "{item}", count = 0') for item in ("ring", "flag", "olive", "helmet")]
    few = [(f'item = "{item}", count = 15', f'item = "{item}", count = 7') for item in ("amphora", "crown", "statue")]
    assert "no more than there are cards, found 22" in refusal(variant("cards"), *none, *few).expected


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The good file with a few words changed, dropped, doubled or exchanged."""
    words = re.split(r"(\s+|[\[\]{},=])", GOOD)
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(words) - 1))
        other = words[draw(st.integers(0, len(words) - 1))]
        words[place] = draw(
            st.sampled_from(["", words[place] * 2, other, "7", "-1", "0", "[]", '"A"', "1e9", "99999999999999999999"])
        )
    return "".join(words)


@settings(max_examples=300)
@given(mutated())
def test_a_mutated_file_is_an_edition_or_a_bad_edition(text: str) -> None:
    try:
        edition = GAME.edition_of(text.encode(), NAME)
    except BadEdition as refused:
        assert str(refused).startswith(f"{NAME}: ")
        return
    match = GAME.new(4, edition)
    playout(match.table, Rng(1))
    assert match.over


@settings(max_examples=100)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_bad_edition(raw: bytes) -> None:
    with pytest.raises(BadEdition):
        GAME.edition_of(raw, NAME)
