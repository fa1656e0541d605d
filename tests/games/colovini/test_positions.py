"""Positions and answers as text: what is written is read again, and every mistake is named with its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Rng
from orichalcum.games.colovini.positions import write_position
from orichalcum.games.colovini.rules.ids import TURN
from orichalcum.kernel.errors import BadPosition

from .arranging import GAME, arranged, collected, hand, let_luck, play, table

GOOD = """\
path R5+ F2 . O3 = H5
seat FFA 57 0 2 4 0
seat R - 0 1 0 1
pile RRRHHH
discard FO
unseen A7
unseen -
turn 2 1
"""


def test_a_position_is_written_as_it_was_read() -> None:
    match = arranged(GOOD)
    written = write_position(table(match))
    assert written.splitlines()[1:] == GOOD.splitlines()[1:]
    assert written.splitlines()[0].split() == ["path", "R5+", "F2", ".", "O3", "=", "H5", *["."] * 47]


def test_every_beginning_of_a_turn_is_written_and_read_again() -> None:
    for seed in range(6):
        match = GAME.new(2 + seed % 3)
        rng = Rng(seed)
        match.luck(rng)
        while not match.over:
            who = match.waiting()[0]
            if table(match).top() & 0xFF == TURN and table(match).argument() == 0:
                text = write_position(table(match))
                again = arranged(text)
                assert write_position(table(again)) == text
                assert [choice.code for choice in again.options(who)] == [choice.code for choice in match.options(who)]
                assert again.scores() == match.scores()
            match.play(match.options(who)[rng.below(len(match.options(who)))], who)
            match.luck(rng)


def test_in_the_middle_of_a_turn_nothing_is_written() -> None:
    match = arranged("path R5 . F2 H3\nseat FCC - 1 0 0 1\nseat R - 0 0 0 1\nturn 1")
    play(match, "aF")
    with pytest.raises(ValueError, match="where a turn begins"):
        write_position(table(match))


def test_without_a_pile_all_cards_not_named_are_in_it() -> None:
    t = table(arranged("path R5 F2\nseat FF - 0 0 0 1\nseat R - 0 0 0 1\nturn 1"))
    assert list(t.pile) == [14, 13, 15, 15, 15, 15, 15]
    assert sum(t.gone) == 0


def test_with_a_pile_the_other_cards_are_out_of_the_game() -> None:
    t = table(arranged(GOOD))
    assert list(t.pile) == [3, 0, 0, 3, 0, 0, 0]
    assert sum(t.gone) == 105 - 4 - 6 - 2


def test_without_unseen_tiles_all_not_named_may_lie_hidden() -> None:
    t = table(arranged("path R5+ F2\nseat FF R1F3 0 0 0 1\nseat R 77 0 0 0 1\nturn 1"))
    assert sum(t.bag) == 84 - 2 - 2 - 2
    assert sum(t.below) == 1


def test_tiles_collected_may_be_named_by_item_or_by_value() -> None:
    match = arranged("path R5 F2\nseat FF R1F35 0 0 0 1\nseat R 77 0 0 0 1\nturn 1")
    assert collected(match, 1) == "135"
    assert [tile[1] for tile in match.view(0).seats[0].tiles] == [5, 3, 1]
    assert (1, 3) in match.view(0).seats[0].tiles


def test_unknown_cards_are_dealt_by_luck() -> None:
    match = arranged("path R5 F2\nseat F?? - 0 0 0 1\nseat ??? - 0 0 0 1\nturn 1")
    assert match.waiting() == [-1]
    let_luck(match)
    assert match.waiting() == [0]
    assert [len(hand(match, seat)) for seat in (1, 2)] == [3, 3]
    assert "F" in hand(match, 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("path R5+", "path X5+", 1, "path: expected a tile or water on space 1, found X5+"),
        ("path R5+", "path R5++", 1, "path: at most 2 tiles lie on space 1, not 3"),
        ("R5+ F2", "R5+ R5", 1, "path: there is no further tile R5 for space 2"),
        ("R5+", "R4+", 1, "path: there is no further tile R4 for space 1"),
        ("path", f"path {'. ' * 53}", 1, "path: expected at most 53 spaces, found 59"),
        ("O3 = H5", f"O3 = H5{' .' * 20} R1", 1, "path: at most 0 tiles lie on space 27, not 1"),
        ("O3 = H5", "O3 = = H5", 1, "path: 2 bridges are laid, too many for 2 seats and what they still hold"),
        ("seat FFA 57 0 2 4 0", "seat FFA 57 0 2 4", 2, "seat: expected a hand, tiles, 3 places and a bridge, found 5 words"),
        ("seat FFA", "seat FFX", 2, "seat: expected cards, found FFX"),
        ("seat FFA", f"seat {'F' * 16}", 2, "seat: there are only 15 cards F"),
        ("57 0 2 4", "58 0 2 4", 2, "seat: expected tiles, found 58"),
        ("57 0 2 4", "57 0 3 4", 2, "seat: figures stand on tiles, each alone; not so on space 3"),
        ("57 0 2 4", "57 2 2 4", 2, "seat: figures stand on tiles, each alone; not so on space 2"),
        ("57 0 2 4", "57 0 2 55", 2, "seat: 55 is not between 0 and 54"),
        ("57 0 2 4", "57 0 2 x", 2, "seat: x is no number"),
        ("57 0 2 4", "57 54 54 54", 2, "seat: with three figures on the mainland the game is over"),
        ("57 0 2 4 0", "57 0 2 4 2", 2, "seat: 2 is not between 0 and 1"),
        ("seat FFA 57", f"seat FFA {'7' * 13}", 2, "seat: there is no further tile 7"),
        ("seat FFA 57", "seat FFA R5R5R5", 2, "seat: there is no further tile R5"),
        (
            "0 2 4 0\nseat R - 0 1 0 1",
            "0 2 4 0\nseat R - 0 2 0 1",
            3,
            "seat: figures stand on tiles, each alone; not so on space 2",
        ),
        ("seat R -", "seat R??????? -", 3, "seat: the pile has not so many cards to deal"),
        ("pile RRRHHH", "pile RRR HHH", 4, "pile: expected one word, found 2"),
        ("discard FO", "discard", 5, "discard: cards is missing"),
        ("discard FO", "discard 5", 5, "discard: expected cards, found 5"),
        ("unseen A7\n", "unseen A7A7\n", 6, "unseen: there is no further tile A7 of this back"),
        ("unseen A7\n", "unseen A1\n", 6, "unseen: there is no further tile A1 of this back"),
        ("unseen A7\nunseen -", "unseen -\nunseen -", 7, "unseen: 1 tiles of back A are hidden, and only 0 are left for that"),
        ("unseen -\n", "", 6, "unseen: expected 2 of these lines, one for each back, or none"),
        ("turn 2 1", "turn 3 1", 8, "turn: 3 is not between 1 and 2"),
        ("turn 2 1", "turn 2 2", 8, "turn: 2 is not between 0 and 1"),
        ("turn 2 1", "turn", 8, "turn: a number is missing"),
        ("turn 2 1", "turn 2 1 1", 8, "turn: expected a seat and a number"),
        ("turn 2 1\n", "", 7, "expected 1 of the lines turn, found 0"),
        ("turn 2 1", "turn 2 1\nturn 1", 9, "turn: expected at most 1 of these lines"),
        ("turn 2 1", "trun 2 1", 8, "expected path, seat, pile, discard, unseen, turn; found trun"),
        (GOOD, "", 1, "expected 1 of the lines path, found 0"),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, cause: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as refused:
        GAME.arrange(GOOD.replace(old, new, 1))
    assert (refused.value.line, refused.value.cause) == (line, cause)


@settings(max_examples=300)
@given(st.lists(st.sampled_from([*GOOD.split(), "\n", "seat", "-1", "?", "+", "R7", "seat FF - 0 0 0 1\n"]), max_size=40))
def test_any_text_is_a_position_or_a_bad_position(words: list[str]) -> None:
    try:
        match = GAME.arrange(" ".join(words))
    except BadPosition as refused:
        assert refused.cause
        return
    assert match.waiting()
