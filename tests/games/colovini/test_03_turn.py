"""RULES 3: the order of a turn, and who cannot move."""

from __future__ import annotations

from orichalcum.games.colovini.rules import ids

from .arranging import (
    arranged,
    codes,
    collected,
    facts,
    guessed,
    hand,
    let_luck,
    play,
    refused,
    seen,
    table,
    turn_of,
    waits_for_luck,
    walks,
)

# Seat 1 may sell, has a gap to bridge and to pay for, and takes a tile off a stack.
WHOLE = """
    path R5 F4+ . O3 H2
    seat HRRR 6 1 0 0 1
    seat S - 0 0 0 1
    turn 1
"""


def test_3_1_sell_bridge_walk_pay_take_bridge_draw() -> None:
    match = arranged(WHOLE)
    play(match, "$6", "O", "O", "O", "aH", "R", "R", "R", "-")
    assert waits_for_luck(match)
    told = [fact.kind for fact, _ in match.facts]
    order = [ids.SOLD, ids.PLAYED, ids.OWED, ids.PAID_CARD, ids.TOOK]
    assert [kind for kind in dict.fromkeys(told) if kind in order] == order


def test_3_1_the_bridge_comes_between_taking_and_drawing() -> None:
    match = arranged(WHOLE)
    play(match, "aH", "R", "R", "R")
    assert collected(match, 1) == "36"
    assert codes(match) == {"-", "=3"}


def test_3_1_49_the_payment_is_chosen_before_the_tile_is_taken() -> None:
    match = arranged(WHOLE)
    play(match, "aH")
    assert codes(match) == {"R", "6"}
    assert collected(match, 1) == "6"


def test_3_1_8_prices_are_those_before_the_taking() -> None:
    """Between ring 5 and olive 3 the way costs 3; the taking of flag 4 widens the gap and changes nothing about it."""
    match = arranged(
        """
        path R5 . F1 O3
        seat ORR - 1 0 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aO")
    assert table(match).owed == 1
    play(match, "R")
    assert collected(match, 1) == "1"


def test_3_2_any_figure_that_is_not_home_may_move() -> None:
    match = arranged(
        """
        path R5 F4 O3 H2
        seat H - 1 54 2 0
        seat S - 0 0 0 1
        turn 1
        """
    )
    assert walks(match) == {"aH", "cH"}
    assert refused(match, "bH") == ("This figure is on the mainland and stays there.", "3.2")


def test_3_2_56_the_first_figure_on_atlantis_speaks_for_all() -> None:
    match = arranged(
        """
        path R5 F4 O3 H2
        seat H - 1 0 0 0
        seat S - 0 0 0 1
        turn 1
        """
    )
    assert walks(match) == {"aH", "bH"}
    assert refused(match, "cH")[1] == "3.2"


def test_3_3_30_who_can_move_must() -> None:
    match = arranged(WHOLE)
    assert "!" not in codes(match)
    assert refused(match, "!") == ("You can move a figure, so you must.", "3.3")


# Flag leads only to the occupied flag 4, and there is no second card.
STUCK = """
    path R5 F4 . O3 F1
    seat F 4 0 1 54 1
    seat S - 2 5 0 1
    turn 1
"""


def test_3_3_32_nobody_need_build_or_sell_to_become_able_to_move() -> None:
    match = arranged(STUCK.replace("2 5 0", "2 0 0"))
    assert codes(match) == {"!", "$4", "=3"}


def test_3_4_31_who_cannot_move_shows_the_hand_and_draws_two() -> None:
    match = arranged(STUCK)
    play(match, "!")
    assert facts(match, ids.SHOWED) == [(1, 1, 1, 0)]
    assert list(table(match).shown[:7]) == [0, 1, 0, 0, 0, 0, 0]
    play(match, "C", "C")
    assert hand(match, 1) == "FCC"
    assert turn_of(match) == 2
    assert collected(match, 1) == "4"


def test_3_4_47_exactly_two_whatever_is_home() -> None:
    match = arranged(STUCK.replace("4 0 1 54 1", "4 54 1 54 0"))
    play(match, "!")
    let_luck(match)
    assert len(hand(match, 1)) == 1 + 2


def test_3_4_47_no_bridge_after_showing_the_hand() -> None:
    match = arranged(STUCK)
    play(match, "!", "C", "C")
    assert turn_of(match) == 2


def test_3_4_the_shown_cards_are_known_to_all_until_they_are_played() -> None:
    match = arranged(STUCK)
    play(match, "!", "O", "O")
    assert seen(match, 2).shown[1] == 1
    for seed in range(5):
        assert guessed(match, 2, seed).hand[1] >= 1


def test_3_4_a_sale_may_help() -> None:
    match = arranged(STUCK.replace("F 4 0 1", "F 44 0 1"))
    assert walks(match) == set()
    play(match, "$4", "R", "O")
    assert "aO" in walks(match)
    assert "!" not in codes(match)


def test_3_4_33_after_a_sale_that_does_not_help_two_are_drawn_all_the_same() -> None:
    match = arranged(STUCK.replace("F 4 0 1 54", "- 3 0 1 54"))
    play(match, "$3", "F")
    assert "!" in codes(match)
    play(match, "!")
    let_luck(match)
    assert len(hand(match, 1)) == 1 + 2


def test_3_4_the_hand_shown_cannot_be_hidden_again() -> None:
    match = arranged(
        """
        path R5 F4 . O3 F1
        seat F - 0 1 54 1
        seat - - 2 5 0 1
        pile -
        turn 1
        """
    )
    play(match, "!")
    assert match.waiting() == [1]
    assert not match.can_undo(0)
