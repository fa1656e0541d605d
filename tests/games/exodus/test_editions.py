"""The edition file: what it must hold, and the precise refusal of what does not hold together."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Rng
from orichalcum.games.exodus import GAME
from orichalcum.games.exodus.inventory import inventory
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.errors import BadEdition
from orichalcum.kernel.table import playout

GOOD = (GAME.folder() / "editions" / "reconstructed.toml").read_text(encoding="utf-8")
NAME = "my.toml"
MOST_DECISIONS = 5000


def edited(*changes: tuple[str, str]) -> str:
    text = GOOD
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def refusal(*changes: tuple[str, str]) -> BadEdition:
    with pytest.raises(BadEdition) as refused:
        GAME.edition_of(edited(*changes).encode(), NAME)
    return refused.value


W01 = '{ id = "W01", ground = "sand", needs = ["mathematician"], on = "science_settler", gain = { science = 1 } }'
A10 = '{ id = "A10", ground = "shore", settler = ["physicist", "scholar", "stonemason"] }'
K01 = '{ id = "optics", needs = ["physicist", "mathematician"], counts = "science_saved", per = 2, vp = 1, copies = 1 }'
SEAT = "{ seats = 1, settlers = 20, shown = 3, plus = false, monuments = 3, order_spaces = 1, neutral = true, rival = 0 },\n"
CELL = "  { region = 2, gain = { vp = 1 } },\n"
SHIPS = [
    (f'{{ id = "{ship}", count = {n} }}', f'{{ id = "{ship}", count = 0 }}')
    for ship, n in (("ray", 6), ("turtle", 5), ("dolphin", 4))
]


@pytest.mark.parametrize(
    ("change", "table", "row", "expected"),
    [
        ((SEAT, ""), "tables", 0, "expected one row each for 1, 2, 3 and 4 seats, in this order"),
        (("seats = 2", "seats = 3"), "tables", 0, "expected one row each for 1, 2, 3 and 4 seats, in this order"),
        (("shown = 5", "shown = 6"), "tables", 4, "shown: Expected int <= 5"),
        (("monuments = 4, order_spaces = 5", "monuments = 5, order_spaces = 5"), "tables", 4, "monuments: Expected int <= 4"),
        (("  { space = 5, gain = {}, shares = true },\n", ""), "order", 0, "expected 5 spaces, found 4"),
        (("least = 71", "least = 31"), "titles", 0, "expected titles from the lowest to the highest"),
        (('  { id = "O7", drawn = 2 },\n', ""), "spaces", 0, "expected 24 spaces, ring by ring, found 23"),
        (("favor = 1, neutral = true", "favor = 1"), "spaces", 0, "expected one space for a neutral King on the middle ring"),
        (('{ id = "M3", tile = "ship" }', '{ id = "M2", tile = "ship" }'), "spaces", 0, "id: expected different words"),
        (
            ('tile = "ship" },\n  { id = "M4"', 'tile = "boat" },\n  { id = "M4"'),
            "spaces",
            12,
            "tile: Invalid enum value 'boat'",
        ),
        (("standing = 2", "standing = 61"), "spaces", 1, "standing: Expected int <= 60"),
        (("pillar = 2", "pillar = 3"), "spaces", 22, "pillar: Expected int <= 2"),
        (('rings = ["middle", "outer"]', 'rings = ["middle", "moon"]'), "guards", 2, "rings: Invalid enum value 'moon'"),
        ((CELL, ""), "cells", 0, "expected 3 regions of 5 cells, found 14"),
        ((CELL, CELL.replace("region = 2", "region = 3")), "cells", 15, "region: Expected int <= 2"),
        ((CELL, CELL.replace("region = 2", "region = 1")), "cells", 15, "region: expected 2, for a region is a row, found 1"),
        (("inner_reaches = [-1, 0]", "inner_reaches = [3, -1]"), "rings", 0, "inner_reaches: expected two different areas"),
        (("cells = [0, 3, 6, 9]", "cells = [0, 6, 3, 9]"), "favor_spaces", 0, "cells: expected rising numbers"),
        (("{ space = 48,", "{ space = 49,"), "track", 21, "space: expected 1 to 48, found 49"),
        (("{ space = 31, gain = { monument = 1 } }", "{ space = 31, gain = { vp = 1 } }"), "track", 0, "expected 2 spaces"),
        (("last = 48", "last = 0"), "track", 0, "last: Expected int >= 1"),
        (('from = "physicist"', 'from = "wizard"'), "jobs", 4, "from: wizard is no job"),
        (('from = "intellectual"', 'from = ""'), "jobs", 0, "expected one job without `from` for each kind"),
        (('{ tier = "body", job = "scholar"', '{ tier = "body", job = "wizard"'), "tiers", 2, "job: wizard is no job"),
        ((W01, W01.replace('["mathematician"]', '["wizard"]')), "workshops", 1, "needs: expected jobs or kinds of settlers"),
        ((W01, W01.replace("science_settler", "rain")), "workshops", 1, "on: expected one of science_settler"),
        (
            (W01, W01.replace("{ science = 1 } }", "{ vp = 1 } }")),
            "workshops",
            1,
            "gain: expected one kind of book, gold, or steps",
        ),
        (
            (W01, W01.replace("{ science = 1 } }", "{ science = 1, gold = 1 } }")),
            "workshops",
            1,
            "gain: expected one kind of book",
        ),
        (
            (W01, W01.replace('["mathematician"]', "[]")),
            "workshops",
            1,
            "needs: Expected `array` of length >= 1".replace("`", ""),
        ),
        ((W01, W01.replace('"W01"', '"W02"')), "workshops", 2, "id: expected an own word of letters and digits, found W02"),
        ((W01, W01.replace('"W01"', '"W 1"')), "workshops", 1, "id: expected an own word of letters and digits, found W 1"),
        ((W01, W01.replace('"sand"', '"mud"')), "workshops", 1, "ground: Invalid enum value 'mud'"),
        ((A10, A10.replace(', "stonemason"]', "]")), "agoras", 10, "settler: expected a job for each kind"),
        ((A10, A10.replace('"physicist"', '"wizard"')), "agoras", 10, "settler: expected a job for each kind"),
        (("places = 3", "places = 1"), "residences", 1, "places: Expected int >= 2"),
        (('counts = "sand"', 'counts = "rain"'), "monuments", 1, "counts: rain cannot be counted"),
        ((K01, K01.replace('"physicist"', '"wizard"')), "knowledge", 1, "needs: expected two different jobs"),
        ((K01, K01.replace('"physicist"', '"mathematician"')), "knowledge", 1, "needs: expected two different jobs"),
        ((K01, K01.replace("science_saved", "same_neighbours")), "knowledge", 1, "counts: same_neighbours cannot be counted"),
        ((K01, K01.replace("per = 2", "per = 0")), "knowledge", 1, "per: Expected int >= 1"),
        (('effect = "draft"', 'effect = "rain"'), "influence", 4, "effect: expected one of swap_residences"),
        (('  { id = "F24", effect = "send_all_trained" },\n', ""), "influence", 0, "Expected array of length >= 24"),
        (('effect = "sell_book"', 'effect = "send_one"'), "pedestals", 5, "effect: expected one of swap_book"),
        (('effect = "send_one"', 'effect = "sell_book"'), "bodies", 4, "effect: expected one of gain_point"),
        (('effect = "both"', 'effect = "thrice"'), "capitals", 1, "effect: expected one of both, twice"),
        (('effect = "gain_step", count = 2', 'effect = "gain_step", count = 1'), "bodies", 0, "expected at least 10, found 9"),
        (('effect = "both", count = 3', 'effect = "both", count = 2'), "capitals", 0, "expected at least 6, found 5"),
        (("years = 5\nrounds = 3", "years = 6\nrounds = 3"), "years", 0, "years: Expected int <= 5"),
        (("rounds = 3", "rounds = 4"), "years", 0, "rounds: Invalid enum value 4"),
        (("science = 25", "science = 61"), "supply", 0, "science: Expected int <= 60"),
        (('source = "facts 4.5; 18 in all and the turtle are stated"\n', ""), "ships", 0, "missing required field source"),
        (("gold = 20\n", "gold = 20\nsilver = 3\n"), "supply", 0, "unknown field silver"),
        (('game = "exodus"', 'game = "olympos"'), "edition", 0, "game: expected exodus, found olympos"),
    ],
)
def test_a_mistake_is_named_with_its_table_and_row(change: tuple[str, str], table: str, row: int, expected: str) -> None:
    wrong = refusal(change)
    assert (wrong.file, wrong.table, wrong.row) == (NAME, table, row)
    assert expected in wrong.expected


def test_the_box_must_hold_what_is_laid_out() -> None:
    wrong = refusal(*SHIPS, ('{ id = "octopus", count = 3 }', '{ id = "octopus", count = 2 }'))
    assert (wrong.table, wrong.expected) == ("ships", "expected more than 2, as many as there are spaces")
    rows = re.findall(r'  \{ id = "PP10".*\n', GOOD)
    assert refusal((rows[0], "")).expected == "expected at least 10, found 9"
    rows = re.findall(r'  \{ id = "M(?:0[5-9]|1\d)", ground.*\n', GOOD)
    assert refusal(*[(row, "") for row in rows]).expected == "expected at least 8, found 4"


def test_a_step_packs_only_so_much() -> None:
    many = "".join(W01.replace('"W01"', f'"X{n:03}"') + ",\n  " for n in range(140))
    assert refusal((W01, many + W01)).expected == "expected at most 255 different tiles and cards in all"
    crowd = [(f"standing = {n}", "standing = 40") for n in (2, 1, 2, 1)]
    assert refusal(*crowd).expected == "expected at most 127 settlers standing"


def test_titles_notes_and_sources_do_not_make_another_edition() -> None:
    other = GAME.edition_of(edited(('en = "Reconstructed"', 'en = "My box"'), ("facts 4.5;", "my box;")).encode(), NAME)
    assert other.hash == GAME.edition().hash
    assert GAME.edition_of(edited(("last = 48", "last = 50")).encode(), NAME).hash != other.hash


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_another_box_can_be_played(seats: int) -> None:
    """Other goods on a space, a longer track, other Ships, a Residence for seven."""
    changes = [
        ('{ id = "O7", drawn = 2 }', '{ id = "O7", drawn = 2, gain = { gold = 2, vp = 1, influence = 1 } }'),
        ("last = 48", "last = 60"),
        ("vp = [1, 1, 2, 2, 3, 3]", "vp = [1, 2, 3, 4]"),
        ("places = 5", "places = 7"),
    ]
    match = GAME.new(seats, GAME.edition_of(edited(*changes).encode(), NAME))
    t = match.table
    assert isinstance(t, Exodus)
    whole = inventory(t)
    playout(t, Rng(seats), MOST_DECISIONS)
    assert match.over
    assert inventory(t) == whole


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The good file with a few words changed, dropped, doubled or exchanged."""
    words = re.split(r"(\s+|[\[\]{},=])", GOOD)
    numbers = [place for place, word in enumerate(words) if word.isdigit()]
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(numbers) if draw(st.booleans()) else st.integers(0, len(words) - 1))
        other = words[draw(st.integers(0, len(words) - 1))]
        words[place] = draw(
            st.sampled_from(["0", "1", "2", "5", "9", "40", "", words[place] * 2, other, "-1", "[]", '"A"', "1e9", "9" * 20])
        )
    return "".join(words)


@settings(max_examples=150, deadline=None)
@given(mutated())
def test_a_mutated_file_is_an_edition_or_a_bad_edition(text: str) -> None:
    try:
        edition = GAME.edition_of(text.encode(), NAME)
    except BadEdition as refused:
        assert str(refused).startswith(f"{NAME}: ")
        return
    match = GAME.new(4, edition)
    playout(match.table, Rng(1), MOST_DECISIONS)
    assert match.over


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_bad_edition(raw: bytes) -> None:
    with pytest.raises(BadEdition):
        GAME.edition_of(raw, NAME)
