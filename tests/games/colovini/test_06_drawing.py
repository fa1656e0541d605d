"""RULES 6: how many cards are drawn, and what happens when the pile runs out."""

from __future__ import annotations

import pytest

from orichalcum.games.colovini.rules import ids
from orichalcum.kernel.record import write_record

from .arranging import arranged, facts, hand, let_luck, play, table, turn_of, waits_for_luck

PATH = """
    path R1 O4 F3 H2
    seat FFC - {places} 0
    seat S - 0 0 0 0
    turn 1
"""


def test_6_1_one_card() -> None:
    match = arranged(PATH.format(places="0 0 0"))
    play(match, "aF")
    let_luck(match)
    assert len(hand(match, 1)) == 3 - 1 + 1


def test_6_1_one_card_however_many_were_played() -> None:
    match = arranged(PATH.format(places="0 3 0"))
    play(match, "aF", "+F")
    let_luck(match)
    assert len(hand(match, 1)) == 3 - 2 + 2  # and this figure has come home


@pytest.mark.parametrize(("places", "drawn"), [("0 0 0", 1), ("0 54 0", 2), ("0 54 54", 3)])
def test_6_2_48_one_more_for_each_figure_at_home(places: str, drawn: int) -> None:
    match = arranged(PATH.format(places=places))
    play(match, "aF")
    let_luck(match)
    assert len(hand(match, 1)) == 3 - 1 + drawn


@pytest.mark.parametrize(("places", "drawn"), [("0 0 0", 2), ("0 54 0", 3), ("0 54 54", 4)])
def test_6_2_from_the_very_turn_of_the_arrival(places: str, drawn: int) -> None:
    match = arranged(PATH.format(places=places))
    play(match, "aC")
    let_luck(match)
    assert len(hand(match, 1)) == 3 - 1 + drawn


def test_6_3_46_the_discard_pile_is_shuffled_when_a_card_is_due() -> None:
    match = arranged(PATH.format(places="0 54 54").replace("turn 1", "pile A\n    discard SH\n    turn 1"))
    play(match, "aF")
    assert facts(match, ids.RESHUFFLED) == []
    play(match, "A")
    assert len(facts(match, ids.RESHUFFLED)) == 1
    assert {choice.code for choice, _ in match.odds()} == {"S", "H", "F"}  # the card just played comes back as well
    play(match, "F", "S")
    assert sorted(hand(match, 1)) == sorted("FCAFS")
    assert table(match).pile_size == 1


def test_6_3_not_before() -> None:
    match = arranged(PATH.format(places="0 0 0").replace("turn 1", "pile A\n    discard SH\n    turn 1"))
    play(match, "aF", "A")
    assert table(match).pile_size == 0
    assert list(table(match).discard) == [0, 1, 0, 1, 0, 0, 1]


def test_6_4_34_both_piles_empty_what_there_is_is_drawn() -> None:
    match = arranged(PATH.format(places="0 54 54").replace("turn 1", "pile A\n    turn 1"))
    play(match, "aF")
    play(match, "A", "F")
    assert turn_of(match) == 2
    assert len(hand(match, 1)) == 4


def test_6_only_its_owner_sees_a_card_drawn() -> None:
    match = arranged(PATH.format(places="0 0 0"))
    play(match, "aF")
    assert waits_for_luck(match)
    play(match, "A")
    assert "Seat 1 draws amphora." in match.lines(0)
    assert "Seat 1 draws a card." in match.lines(1)
    assert write_record(match, 1).endswith("~ ?\n")
