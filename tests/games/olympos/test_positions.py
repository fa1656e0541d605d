"""Positions as text: every word of them, and every mistake named with its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Rng
from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.inventory import inventory
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.table import playout

from .arranging import cubes, hand, laid, land, may, table, tiles

GOOD = """\
row 1 strategy surgery art phalanx hellenism
wonders stadium gate colossus - statue
blocked thrace elis
beaten crete
seat at=14 hours=1 camp=3 cubes=grain.gold2 prestige=4 cards=star.zeus tiles=hoplite.money:gold wonders=parthenon
seat at=20 tiles=agriculture:wood
seat at=20
stack macedonia 2 1
disc 1 5 2 1
shown zeus
marked athena 1 2
discard star wood-points
order 1 3 2
"""


def test_every_word_of_a_position_is_read() -> None:
    match = laid(GOOD)
    t = table(match)
    assert (t.marker[0], t.hours[0], t.camp[0], t.prestige[0], t.tokens[0]) == (14, 1, 3, 4, 2)
    assert (cubes(match, 0), hand(match, 0), tiles(match, 0)) == (
        {"grain": 1, "gold": 2},
        ["star", "zeus"],
        {"hoplite", "money"},
    )
    assert (t.savings[0], t.savings[1], t.wonders[0]) == (8, 2, 4)
    assert list(t.cell)[:5] == [2, 1, 5, 3, 4]
    assert list(t.column) == [2, 1, 5, 0, 4]
    assert t.blocked == 1 << land(match, "thrace") | 1 << land(match, "elis")
    assert not t.tribes >> land(match, "crete") & 1
    assert (t.held[0], list(t.under)[: t.buried]) == (1 << land(match, "macedonia"), [land(match, "macedonia") * 8 + 1])
    assert t.slot[4 * 3 + 1] == 1
    assert (t.gods_shown, t.marked[3]) == (1 | 8, 3)
    assert (t.deck_size, sum(t.discard)) == (22 - 2 - 2, 2)
    assert list(t.track) == [0, 2, 1]


def test_what_is_not_named_lies_as_in_the_edition() -> None:
    t = table(laid("seat at=1\nseat at=2\nseat at=3"))
    assert list(t.cell) == list(range(1, 26))
    assert list(t.column) == [1, 2, 3, 4, 5]
    assert t.tribes == t.pieces.stars


def test_a_position_plays_on_to_the_end() -> None:
    for seed in range(5):
        match = laid(GOOD)
        whole = inventory(table(match))
        playout(match.table, Rng(seed))
        assert match.over
        assert inventory(table(match)) == whole


def test_whoever_has_finished_acts_no_more() -> None:
    match = laid("seat at=72\nseat at=74\nseat at=76\nfinished 1 2")
    assert match.waiting() == [2]
    assert "pass" in may(match)


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("row 1 strategy", "row 6 strategy", 1, "row: 6 is not between 1 and 5"),
        ("row 1 strategy", "row 1 hoplite", 1, "row 1 has its own five kinds"),
        ("row 1 strategy", "row 1 surgery", 1, "row 1 has its own five kinds"),
        ("strategy surgery", "strategy chirurgy", 1, "row: chirurgy is not one of surgery, strategy,"),
        ("wonders stadium gate", "wonders stadium stadium", 2, "five wonders are named, each once, or - for one that is built"),
        ("- statue", "statue", 2, "five wonders are named"),
        ("blocked thrace", "blocked trace", 3, "blocked: trace is not one of illyria,"),
        ("beaten crete", "beaten naxos", 4, "no tribe lives in naxos"),
        ("at=14", "at=83", 5, "the track ends at 82"),
        ("at=14", "at=x", 5, "at: x is no number"),
        ("hours=1", "years=1", 5, "years is not one of at, hours, camp, prestige, cubes, cards, tiles, wonders"),
        ("camp=3", "camp=20", 5, "a seat has at most 20 settlers"),
        ("grain.gold2", "grain.gold8", 5, "there are 7 cubes of each good"),
        ("grain.gold2", "grain.gold888", 5, "cubes: gold888 are too many"),
        ("money:gold", "money:wood", 5, "seat: wood is not one of stone, gold"),
        ("hoplite.money", "hoplite.hoplite.money", 5, "hoplite stands there twice"),
        ("agriculture:wood", "agriculture:wood wonders=parthenon", 6, "stands before one seat only"),
        ("stack macedonia 2 1", "stack thrace 2 1", 8, "a territory, once and not blocked"),
        ("stack macedonia 2 1", f"stack macedonia{' 2' * 21}", 8, "a seat has at most 20 settlers"),
        ("stack macedonia 2 1", "stack macedonia 4", 8, "stack: 4 is not between 1 and 3"),
        ("stack macedonia 2 1", "stack macedonia 2\nstack macedonia 1", 9, "a territory, once"),
        ("disc 1 5 2 1", "disc 1 5 3 1", 9, "there is no such bonus, or it is taken"),
        ("disc 1 5 2 1", "disc 1 5 2 1\ndisc 1 5 2 2", 10, "there is no such bonus, or it is taken"),
        ("disc 1 5 2 1", "disc 1 5", 9, "disc: a number is missing"),
        ("marked athena", "marked hecate", 11, "hecate leaves no mark"),
        ("shown zeus", "shown zeus hecate artemis ares hades", 13, "gods are still to come, but only"),
        ("discard star", "discard star star star", 1, "there are not so many cards of star"),
        ("order 1 3 2", "order 2 3 1", 1, "the order names every seat once, the rearmost first"),
        ("order 1 3 2", "odrer 1 3 2", 13, "odrer is not one of seat, order, row,"),
        ("order 1 3 2", "finished 1", 13, "nobody has finished before the last Zeus space"),
        ("seat at=20\n", "", 1, "there are 3 to 5 lines that begin with seat, not 2"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, cause: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as refused:
        GAME.arrange(GOOD.replace(old, new, 1))
    assert cause in refused.value.cause
    assert refused.value.line == line


WORDS = [
    *GOOD.split(),
    "\n",
    "\n",
    "seat",
    "-1",
    "9",
    "stack",
    "finished 1",
    "seat at=72 camp=2\n",
    "seat at=3\n",
    "cubes=gold7",
]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_any_text_is_a_position_or_a_bad_position(words: list[str]) -> None:
    try:
        match = GAME.arrange(" ".join(words))
    except BadPosition as refused:
        assert refused.cause
        return
    playout(match.table, Rng(1))
    assert match.over


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(GOOD.splitlines()) - 1), st.sampled_from(WORDS)), max_size=4))
def test_a_position_with_words_exchanged_is_one_or_a_bad_one(changes: list[tuple[int, str]]) -> None:
    lines = [line.split() for line in GOOD.splitlines()]
    for place, word in changes:
        lines[place][-1] = word
    try:
        match = GAME.arrange("\n".join(" ".join(line) for line in lines))
    except BadPosition as refused:
        assert refused.cause
        return
    playout(match.table, Rng(1))
    assert match.over
