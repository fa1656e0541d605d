"""The edition file: what it must hold, and the precise refusal of what does not hang together."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Rng
from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.chart import Borders, crossings, run_through
from orichalcum.kernel.errors import BadEdition
from orichalcum.kernel.table import playout

GOOD = (GAME.folder() / "editions" / "reconstructed.toml").read_text(encoding="utf-8")
NAME = "my.toml"
ELSEWHERE = '  {between = ["ionian", "kythera"], via = [75, 505]},'


def edited(*changes: tuple[str, str]) -> str:
    text = GOOD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def refusal(*changes: tuple[str, str]) -> BadEdition:
    with pytest.raises(BadEdition) as refused:
        GAME.edition_of(edited(*changes).encode(), NAME)
    return refused.value


# -- a wrong map


@pytest.mark.parametrize(
    ("change", "table", "row", "expected"),
    [
        (
            ('land = ["illyria", "pangaion", "macedonia"]', 'land = ["illyria", "macedonia"]'),
            "territories",
            3,
            "pangaion: expected paeonia to border on it too, as it borders on paeonia",
        ),
        (
            ('sea = ["adriatic", "corinth", "kythera"]', 'sea = ["adriatic", "corinth"]'),
            "seas",
            12,
            "kythera: expected ionian to border on it too, as it borders on ionian",
        ),
        (
            ('sea = ["adriatic"], x = 86', 'sea = ["adriatic", "atlantic"], x = 86'),
            "territories",
            1,
            "illyria: expected a neighbour on the map, found atlantic",
        ),
        (
            ('land = ["pangaion", "odrysia"]', 'land = ["pangaion", "odrysia", "thracian"]'),
            "territories",
            4,
            "thrace: expected land among its land neighbours, but thracian is a sea",
        ),
        (
            ('sea = ["thracian", "propontis"]', 'sea = ["thracian", "propontis", "thrace"]'),
            "territories",
            5,
            "odrysia: expected seas among its sea neighbours, but thrace is land",
        ),
        (
            ('land = ["thrace"], sea', 'land = ["thrace", "odrysia"], sea'),
            "territories",
            5,
            "odrysia: expected other spaces as neighbours, found itself",
        ),
        (
            (ELSEWHERE, ""),
            "territories",
            16,
            "achaea: expected its border on elis not to cross the one between ionian and kythera",
        ),
        (
            (ELSEWHERE, ELSEWHERE + '\n  {between = ["crete", "thrace"], via = [0, 0]},'),
            "bends",
            2,
            "expected the border of two neighbours, found crete and thrace",
        ),
        (
            ("x = 236, y = 46", "x = 86, y = 48"),
            "territories",
            2,
            "paeonia: expected a spot of its own, found that of illyria",
        ),
        (("x = 236, y = 46", "x = nan, y = 46"), "territories", 2, "x: Expected float >= -5000"),
        (("x = 236, y = 46", "x = 9999, y = 46"), "territories", 2, "x: Expected float <= 5000"),
        (('{id = "paeonia"', '{id = "illyria"'), "territories", 2, "expected one row for illyria; this is the second"),
        (('{id = "adriatic"', '{id = "crete"'), "seas", 1, "expected one row for crete; this is the second"),
        (('name = {en = "Adriatic Sea", de = "Adria"}', 'name = {de = "Adria"}'), "seas", 1, "a name in English"),
        (('{id = "paeonia"', '{id = "Paeonia two"'), "territories", 2, "id: Expected str matching regex"),
        (("zeus = true, land", "land"), "territories", 0, "expected one Olympos, found 0"),
        (("star = true, land", "star = true, zeus = true, land"), "territories", 0, "expected one Olympos, found 2"),
        (('kind = "atlantis", resource', 'kind = "island", resource'), "territories", 30, "atlas: expected atlantis = true"),
        (
            ('resource = "gold", star = true, land = ["boeotia"', 'resource = "ivory", star = true, land = ["boeotia"'),
            "territories",
            14,
            "resource: Invalid enum value 'ivory'",
        ),
        (('origin = "reconstructed"\nsource = "8 of', 'origin = "read"\nsource = "8 of'), "territories", 0, "origin"),
    ],
)
def test_a_wrong_map_is_refused_with_the_reason(change: tuple[str, str], table: str, row: int, expected: str) -> None:
    wrong = refusal(change)
    assert (wrong.file, wrong.table, wrong.row) == (NAME, table, row)
    assert expected in wrong.expected


def test_an_island_without_a_way_is_refused() -> None:
    wrong = refusal(
        ('"thessaly", "euboea", "lesbos", "chios"', '"thessaly", "lesbos", "chios"'),
        ('"attica", "euboea", "naxos"', '"attica", "naxos"'),
        ('"boeotia", "attica", "euboea"]', '"boeotia", "attica"]'),
        ('sea = ["central-aegean", "euboean-gulf", "cyclades"], x = 431', "sea = [], x = 420"),
    )
    assert (wrong.table, wrong.row) == ("territories", 15)
    assert wrong.expected == "euboea: expected a way that leads here from the north"


def test_an_island_with_a_land_border_is_refused() -> None:
    wrong = refusal(
        (
            'kind = "mainland", resource = "gold", star = true, land = ["lydia"]',
            'kind = "island", resource = "gold", land = ["lydia"]',
        )
    )
    assert (wrong.table, wrong.row) == ("territories", 22)
    assert "troad: expected an island to border on seas only" in wrong.expected


def test_too_few_territories_to_block_are_refused() -> None:
    more = [(f"{{seats = {n}, blocked = {old}", f"{{seats = {n}, blocked = 7") for n, old in ((3, 3), (4, 2), (5, 1))]
    wrong = refusal(more[0])
    assert wrong.expected == "expected 7 territories of grain without a star that may be blocked, found 6"


SQUARE = {"a": (0.0, 0.0), "b": (4.0, 4.0), "c": (0.0, 4.0), "d": (4.0, 0.0), "e": (2.0, 2.0)}


def test_borders_cross_where_they_are_drawn() -> None:
    near: Borders = {"a": ("b",), "b": ("a",), "c": ("d",), "d": ("c",)}
    assert list(crossings(near, SQUARE, {})) == [("a", "expected its border on b not to cross the one between c and d")]
    assert list(crossings(near, SQUARE, {frozenset("ab"): (9.0, 0.0)})) == []


def test_two_borders_of_one_place_cross_as_well_if_one_is_bent() -> None:
    near: Borders = {"a": ("b", "c"), "b": ("a",), "c": ("a",)}
    assert list(crossings(near, SQUARE, {})) == []
    assert list(crossings(near, SQUARE, {frozenset("ab"): (-1.0, 2.0)})) != []


def test_a_border_through_a_third_place_is_refused() -> None:
    near: Borders = {"a": ("b",), "b": ("a",)}
    places = {name: SQUARE[name] for name in "abe"}
    assert list(run_through(near, places, {})) == [("a", "expected its border on b to pass by e, not to run through it")]
    assert list(run_through(near, places, {frozenset("ab"): (9.0, 0.0)})) == []


# -- the board, the cards, the track


@pytest.mark.parametrize(
    ("change", "table", "row", "expected"),
    [
        (
            ('bonus = ["A", "B"], third = "C"', 'bonus = ["A", "B"]'),
            "cells",
            1,
            "expected a bonus for each of 3 copies with 5 seats, found 2",
        ),
        (('bonus = ["A", "B"], third', 'bonus = ["A", "E"], third'), "cells", 1, "one of the bonuses A, B, C, D, found E"),
        (('bonus = ["C", "D"]},', 'bonus = ["C", "D", "A"]},'), "cells", 6, "at most 2 bonuses and a third one, found 3"),
        (("goods = {gold = 3}, grey = [2]", "goods = {gold = 3}, grey = [2, 1, 1, 1]"), "cells", 24, "no more grey groups"),
        (("goods = {gold = 3}", "goods = {gold = 0}"), "cells", 24, "goods: Expected int >= 1"),
        (("{row = 1, column = 2", "{row = 1, column = 1"), "cells", 0, "expected the cells row by row, five in each"),
        (('{id = "gate", stars = 4', '{id = "gate", height = 9, stars = 4'), "wonders", 1, "unknown field height"),
        (('{id = "gate"', '{id = "lighthouse"'), "wonders", 1, "id: Invalid enum value 'lighthouse'"),
        (('{id = "gate"', '{id = "stadium"'), "wonders", 2, "expected one row for stadium; this is the second"),
        (('saves = ["grain", "wood"]', 'saves = ["grain", "gold"]'), "discoveries", 0, "one tile that saves gold, found 2"),
        (('{id = "medicine", row = 2', '{id = "medicine", row = 1'), "discoveries", 0, "expected five kinds in each row"),
        (("row = 2, arrival = 1", "row = 2, arrival = 3"), "discoveries", 0, "expected at most 2 saved by new settlers"),
        (("building = 2", "building = 7"), "discoveries", 0, "expected less than 7 saved by wonders"),
        (("copies = [1, 2, 3]", "copies = [0, 2, 3]"), "rows", 1, "copies: Expected int >= 1"),
        (("{seats = 3, blocked", "{seats = 2, blocked"), "seats", 1, "seats: Expected int >= 3"),
        (("{seats = 3, blocked", "{seats = 4, blocked"), "seats", 0, "expected lines for 3, 4 and 5 seats"),
        (('of = "wood", prestige_each', "prestige_each"), "destiny", 5, "expected the good that is counted: of"),
        (("marks = true, stars = 1", "stars = 1"), "gods", 4, "expected marks = true for what lasts"),
        (("good = true, prestige = 3", "good = true, marks = true, stars = 1"), "gods", 0, "one god at most who gives a star"),
        (("cross = 82", "cross = 72"), "track", 0, "expected it to rise from Zeus space to Zeus space"),
        (("cross = 82", "cross = 83"), "track", 0, "expected the points of each space from the last Zeus to the cross"),
        (("zeus = [12, 24", "zeus = [12, 12"), "track", 0, "expected it to rise from Zeus space to Zeus space"),
        (("cards = [1, 1, 2", "cards = [2, 1, 2"), "track", 0, "expected fewer than 10 gods beside the track, found 10"),
        (("zeus = [12, 24, 36, 48, 60, 72]", "zeus = []"), "track", 0, "zeus"),
        (("cubes = 7", "cubes = 1"), "box", 0, "cubes: Expected int >= 2"),
        (("camp = 4", 'camp = "four"'), "box", 0, "camp: Expected int, got str"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_table_and_row(change: tuple[str, str], table: str, row: int, expected: str) -> None:
    wrong = refusal(change)
    assert (wrong.file, wrong.table, wrong.row) == (NAME, table, row)
    assert expected in wrong.expected


def test_who_owns_the_box_may_change_costs_and_track() -> None:
    text = edited(
        ("goods = {grain = 2, wood = 2}", "goods = {gold = 1}"),
        ("cross = 82", "cross = 74"),
        ("position = [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0]", "position = [5, 4, 0]"),
        ("discs = 20", "discs = 12"),
    )
    edition = GAME.edition_of(text.encode(), NAME)
    for seed in range(4):
        match = GAME.new(5, edition)
        playout(match.table, Rng(seed))
        assert match.over


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The good file with a few words changed, dropped, doubled or exchanged."""
    words = re.split(r"(\s+|[\[\]{},=])", GOOD)
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(words) - 1))
        other = words[draw(st.integers(0, len(words) - 1))]
        words[place] = draw(
            st.sampled_from(["", words[place] * 2, other, "7", "-1", "0", "[]", '"A"', "nan", "1e9", "99999999999999999999"])
        )
    return "".join(words)


@settings(max_examples=150, deadline=None)
@given(mutated(), st.integers(3, 5))
def test_a_mutated_file_is_an_edition_or_a_bad_edition(text: str, seats: int) -> None:
    try:
        edition = GAME.edition_of(text.encode(), NAME)
    except BadEdition as refused:
        assert str(refused).startswith(f"{NAME}: ")
        return
    match = GAME.new(seats, edition, own_discount=True)
    playout(match.table, Rng(1))
    assert match.over


@settings(max_examples=50, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_bad_edition(raw: bytes) -> None:
    with pytest.raises(BadEdition):
        GAME.edition_of(raw, NAME)
