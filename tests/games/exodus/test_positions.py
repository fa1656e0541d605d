"""Positions as text: every line is read, and every mistake is named with its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import LUCK, Rng
from orichalcum.games.exodus import GAME
from orichalcum.games.exodus.inventory import inventory
from orichalcum.games.exodus.pieces import INFLUENCE
from orichalcum.games.exodus.table import Exodus, pile_size
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.table import playout

from .arrange import bare, names, space, thing, tile, waiting

GOOD = """\
seat 1 10 20 SSCCG 1
seat 2 12 46 SSKGG 0
king 1 I0
king 2 I4
train 1 scientist scholar
cell 1 a1 sand5 SSK
cell 1 a3 W02 .C
cell 1 a2 A01
ship 1 ray S
ship 1 turtle
pillar 1 PP05 PB04+
know 1 optics
hand 1 F16 F03! ?
played 2 F21
last 1 8
used 1 1
year 4 2
rings 1 3
neutral M5 O0
order 2 - 1
stand I2 SK
guard M0 C
tile M0 W05
shelf logic - poetry
offer 1 M01 M02
stack 1 PP02,PP01 - PC01
open W01 sand3 clay5
turned 1x1 2x2
act 1 2
"""
MOST_DECISIONS = 3000


def table(text: str) -> Exodus:
    t = GAME.arrange(text).table
    assert isinstance(t, Exodus)
    return t


def test_every_line_is_read() -> None:
    t = table(GOOD)
    assert (t.score[0], t.flame[0], t.favor[0], t.supply[4]) == (10, 20, 1, 15)
    assert list(t.king) == [space(t, "I0"), space(t, "I4")]
    assert waiting(t, "scholar") == 1
    assert [tile(t, cell) for cell in ("a1", "a2", "a3")] == ["sand5", "A01", "W02"]
    assert t.staffed[2] == 2
    assert (names(t, t.ship[:3]), t.aboard[0]) == (["ray", "turtle", "-"], 1)
    assert (names(t, t.pillar[:3]), list(t.completed[:3])) == (["PP05", "PB04", "-"], [1, 1, 0])
    assert (t.last_bonus[0], t.used[0], t.year, t.round) == (8, 1, 4, 2)
    assert (t.turned_inner, t.turned_middle) == (1, 3)
    assert (list(t.turn_order), list(t.order)) == ([1, 0], [2, 0, 1, 0, 0])
    assert names(t, t.shelf[:3]) == ["logic", "-", "poetry"]
    assert list(t.stack_height) == [2, 0, 1, 0, 0, 0]
    assert t.open[thing(t, "W01")] == 1
    assert sum(t.catastrophes) == 6


def test_what_is_not_named_is_in_its_pile_in_the_bag_or_in_the_supply() -> None:
    t = table(GOOD)
    assert inventory(t) == inventory(bare(2))
    assert sum(t.bag) == 60 - 2 - 3 - 1 - 1 - 1 - 2 - 1
    assert list(t.supply[:4]) == [25 - 4, 25 - 2, 25 - 1, 20 - 3]


def test_a_card_that_is_not_named_is_dealt_by_luck_and_seen_by_its_owner_only() -> None:
    match = GAME.arrange(GOOD)
    assert match.waiting() == [LUCK]
    match.luck(Rng(1))
    t = match.table
    assert isinstance(t, Exodus)
    assert sum(t.hand[:24]) == t.hand_size[0] == t.received[0] == 3
    assert t.shown[2] == 1
    assert pile_size(t, INFLUENCE) == 24 - 3 - 1
    other = match.seen_by(1)
    assert isinstance(other, Exodus)
    assert sum(other.hand[:24]) == 0


def test_points_of_a_position_are_in_the_account() -> None:
    match = GAME.arrange(GOOD)
    assert [(entry.key, entry.points) for entry in match.account(0)][:1] != []
    assert ("start", 10) in [(entry.key, entry.points) for entry in match.account(0)]


def test_the_same_edition_and_seats_as_a_game() -> None:
    for seats in GAME.seats:
        text = "\n".join(f"seat {n} 0 0 - 0" for n in range(1, seats + 1)) + "\nbegin"
        t = table(text)
        assert t.seats == seats
        assert inventory(t) == inventory(bare(seats))


@pytest.mark.parametrize("moment", ["act 1 2", "kings 2", "begin"])
def test_a_position_can_be_played_to_the_end(moment: str) -> None:
    t = table(GOOD.replace("act 1 2", moment))
    whole = inventory(t)
    playout(t, Rng(1), MOST_DECISIONS)
    assert t.over
    assert inventory(t) == whole


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("seat 1 10", "seat 1 x", 1, "seat: expected a number from -999 to 999, found x"),
        ("seat 1 10", "seat 1 ²", 1, "seat: expected a number from -999 to 999, found ²"),
        ("seat 1 10 20", "seat 1 10 49", 1, "seat: expected a number from 0 to 48, found 49"),
        ("SSCCG 1", "SSXCG 1", 1, "seat: expected goods S, C, K, G, found X"),
        ("SSCCG 1", "S" * 26 + " 1", 1, "seat: the supply is out of it"),
        ("SSCCG 1", "SSCCG 5", 1, "seat: expected a number from 0 to 4, found 5"),
        ("SSCCG 1", "SSCCG", 1, "seat: a number is missing"),
        ("SSCCG 1", "SSCCG 1 1", 1, "seat: nothing more was expected, found 1"),
        ("seat 2", "seat 3", 1, "seat: expected a line for each seat, 1, 2 and so on"),
        ("king 1 I0", "king 1 I9", 3, "king: expected a space, found I9"),
        ("king 1 I0", "king 3 I0", 3, "king: expected a number from 1 to 2, found 3"),
        ("king 1 I0", "king 1", 3, "king: a space is missing"),
        ("train 1 scientist", "train 1 wizard", 5, "train: expected a job, found wizard"),
        ("train 1 scientist", "train 1" + " scientist" * 21, 5, "train: the bag holds no more of that kind"),
        ("a1 sand5", "a6 sand5", 6, "cell: expected a cell from a1 to c5, found a6"),
        ("a1 sand5", "a2 sand5", 6, "cell: a free cell of the other kind is needed"),
        ("a1 sand5", "a1 F01", 6, "cell: F01 does not belong there"),
        ("a1 sand5 SSK", "a1 sand5 SSKSSS", 6, "cell: there is no place for so many"),
        ("a3 W02 .C", "a1 W02 .C", 7, "cell: a free cell of the other kind is needed"),
        ("W02 .C", "W02 .X", 7, "cell: expected settlers S, C, K, found X"),
        ("ship 1 turtle", "\n".join(["ship 1 turtle"] * 6), 15, "ship: the Ship track is full"),
        ("PP05 PB04+", "PP05 PC01+", 11, "pillar: PC01 does not belong there"),
        ("PP05 PB04+", "PP05 PB04+ PC01 PC02", 11, "pillar: expected at most 3 words, found 4"),
        (
            "pillar 1 PP05 PB04+",
            "\n".join(f"pillar 1 PP0{n}" for n in (5, 6, 7, 8)),
            14,
            "pillar: there are three pillars already",
        ),
        ("know 1 optics", "know 1 optics optics", 12, "know: there is no more optics"),
        ("hand 1 F16", "hand 1 F21", 13, "hand: there is no more F21"),
        ("last 1 8", "last 1 7", 15, "last: step 7 has no bonus that could come again"),
        ("last 1 8", "last 1 15", 15, "last: step 15 has no bonus that could come again"),
        ("used 1 1", "used 1 4", 16, "used: expected a number from 1 to 3, found 4"),
        ("year 4 2", "year 6 2", 17, "year: expected a number from 1 to 5, found 6"),
        ("rings 1 3", "rings 1 4", 18, "rings: expected a number from 0 to 3, found 4"),
        ("order 2 - 1", "order 2 - 2", 20, "order: expected every seat once"),
        ("order 2 - 1", "order 2", 20, "order: expected every seat once"),
        ("stand I2 SK", "stand I2 SKS", 21, "stand: there is no place for so many"),
        ("guard M0 C", "guard I0 C", 22, "guard: there is no place for so many"),
        ("tile M0 W05", "tile M0 A05", 23, "tile: A05 does not belong there"),
        ("shelf logic", "shelf logic logic", 24, "shelf: expected at most 3 words, found 4"),
        ("offer 1 M01", "offer 3 M01", 25, "offer: expected a number from 1 to 2, found 3"),
        ("stack 1 PP02,PP01 -", "stack 1 PP02,PP01 PP03", 26, "stack: PP03 does not belong there"),
        ("turned 1x1", "turned 1x1 1x1 1x1", 28, "turned: there are no more of that kind"),
        ("turned 1x1", "turned 3x1", 28, "turned: expected a catastrophe like 1x2, found 3x1"),
        ("act 1 2", "act 1 2\nbegin", 30, "expected one of the lines act, kings, begin, to say what comes next"),
        ("act 1 2\n", "", 28, "expected one of the lines act, kings, begin, to say what comes next"),
        ("act 1 2", "act 3 2", 29, "act: expected a number from 1 to 2, found 3"),
        ("act 1 2", "acts 1 2", 29, "expected seat, king"),
        ("hand 1 F16", "hand 1" + " ?" * 22, 13, "hand: there are not so many cards to deal"),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, cause: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as refused:
        GAME.arrange(GOOD.replace(old, new, 1))
    assert refused.value.cause.startswith(cause)
    if not cause.startswith(("seat: expected a line", "expected one of", "hand: there are not")):
        assert refused.value.line == line


@settings(max_examples=250, deadline=None)
@given(st.lists(st.sampled_from([*GOOD.split(), "\n", "\n", "²", "-1", "?", "seat 1 0 0 - 0\n", "act 1 2\n"]), max_size=60))
def test_any_text_is_a_position_or_a_bad_position(words: list[str]) -> None:
    try:
        match = GAME.arrange(" ".join(words))
    except BadPosition as refused:
        assert refused.cause
        return
    assert match.waiting()


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(GOOD.splitlines()), max_size=29, unique=True), st.integers(0, 99))
def test_some_of_the_lines_are_a_position_that_can_be_played(lines: list[str], seed: int) -> None:
    text = "\n".join([*lines, "seat 1 0 0 - 0", "seat 2 0 0 - 0", "act 1 2"] if "act 1 2" not in lines else lines)
    try:
        match = GAME.arrange(text)
    except BadPosition:
        return
    playout(match.table, Rng(seed), MOST_DECISIONS)
    assert match.over
