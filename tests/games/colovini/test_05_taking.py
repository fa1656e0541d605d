"""RULES 5: which tile is taken, and what the taking leaves."""

from __future__ import annotations

import pytest

from orichalcum.games.colovini.rules import ids

from .arranging import arranged, collected, facts, far, let_luck, on_space, places, play, waits_for_luck


def test_5_1_11_the_tile_right_behind() -> None:
    match = arranged(
        """
        path R1 O4 F3 H2
        seat FC - 0 0 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert facts(match, ids.TOOK) == [(1, 1, (4 << 3) + 3, 0)]
    assert collected(match, 1) == "4"


@pytest.mark.parametrize(("standers", "took"), [("3 0 0", "4"), ("3 2 0", "1"), ("2 0 0", "5")])
def test_5_2_gaps_and_occupied_tiles_are_passed_over(standers: str, took: str) -> None:
    match = arranged(
        f"""
        path R1 O4 C5 . . F3
        seat FCCC - 0 0 0 0
        seat S - {standers} 0
        turn 1
        """
    )
    play(match, "aF", "C", "C", "C")
    assert collected(match, 1) == took


def test_5_2_12_the_tile_just_left_may_be_the_one() -> None:
    match = arranged(
        """
        path R1 O4 F3
        seat FC - 2 0 0 0
        seat S - 1 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert collected(match, 1) == "4"


def test_5_2_a_figure_of_ones_own_keeps_its_tile() -> None:
    match = arranged(
        """
        path R1 O4 F3
        seat FC - 0 2 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert collected(match, 1) == "1"


STACK = """
    path R1 O4+ F3 H2
    seat FCC - 0 0 0 0
    seat S - 0 0 0 0
    unseen A7
    unseen -
    turn 1
"""


def test_5_3_18_the_lower_tile_comes_to_light() -> None:
    match = arranged(STACK)
    play(match, "aF")
    assert waits_for_luck(match)
    assert [(choice.code, odds) for choice, odds in match.odds()] == [("A7", 1)]
    play(match, "A7")
    assert on_space(match, 2) == "A7"
    assert collected(match, 1) == "4"


def test_5_3_18_it_is_an_ordinary_tile_from_then_on() -> None:
    match = arranged(STACK.replace("seat S - 0", "seat A - 0"))
    play(match, "aF", "A7")
    let_luck(match)
    play(match, "aA")
    assert places(match, 2) == [2, 0, 0]


def test_5_3_the_odds_are_those_of_the_tiles_nobody_has_seen() -> None:
    match = arranged(STACK.replace("O4+ F3 H2", "O4+ F3 H2+ S1+").replace("unseen A7", "unseen A7H1R2"))
    play(match, "aF")
    assert {(choice.code, odds) for choice, odds in match.odds()} == {("A7", 1), ("H1", 1), ("R2", 1)}


def test_5_4_19_nothing_below_leaves_water() -> None:
    match = arranged(STACK.replace("O4+", "O4").replace("unseen A7", "unseen -"))
    play(match, "aF")
    assert on_space(match, 2) == "."
    assert [(gap.first, gap.last, gap.price) for gap in match.view(0).gaps] == [(1, 1, 1)]


def test_5_4_water_joins_water_and_the_price_follows_the_new_borders() -> None:
    """Before: two gaps, of 4 and of 3.  After the taking of amphora 4 one gap of 3 between crown 5 and flag 3."""
    match = arranged(
        f"""
        {far("C5 . A4 . F3")}
        seat FCCC 77 28 0 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    assert [(gap.first, gap.price) for gap in match.view(0).gaps] == [(28, 4), (30, 3)]
    play(match, "aF", "7")
    assert collected(match, 1) == "47"
    assert [(gap.first, gap.last, gap.price) for gap in match.view(0).gaps] == [(28, 30, 3)]


def test_5_5_13_nothing_free_behind_is_no_tile_but_cards_all_the_same() -> None:
    match = arranged(
        """
        path F3 H2
        seat FC - 0 0 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert collected(match, 1) == ""
    assert facts(match, ids.TOOK_NOTHING) == [(1, 0, 0, 0)]
    assert waits_for_luck(match)


HOMEWARD = """
    path R1 O4 H2 . S5+ C6
    seat FFFF 77 3 0 0 0
    seat S - {places} 0
    unseen A7
    unseen -
    turn 1
"""


@pytest.mark.parametrize(("standers", "took"), [("0 0 0", "6"), ("6 0 0", "5"), ("6 5 0", "2"), ("6 5 2", "2")])
def test_5_6_15_the_reward_is_the_free_tile_nearest_the_mainland(standers: str, took: str) -> None:
    match = arranged(HOMEWARD.format(places=standers))
    play(match, "aF", "7")
    assert collected(match, 1) == "".join(sorted("7" + took))


def test_5_6_53_it_may_be_the_tile_just_left() -> None:
    match = arranged(HOMEWARD.format(places="6 5 0"))
    play(match, "aF", "7")
    assert on_space(match, 3) == "."


def test_5_6_of_a_stack_the_upper_tile() -> None:
    match = arranged(HOMEWARD.format(places="6 0 0"))
    play(match, "aF", "7", "A7")
    assert on_space(match, 5) == "A7"


def test_5_6_16_no_free_tile_no_reward() -> None:
    match = arranged(
        """
        path R1 O4
        seat F - 0 0 0 0
        seat S - 1 2 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert places(match, 1) == [54, 0, 0]
    assert collected(match, 1) == ""
