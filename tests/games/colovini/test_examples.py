"""The three worked examples of the rulebook, with their exact numbers.

The pictures are lost; the paths here are the shortest that fit every word and number of the text.
"""

from __future__ import annotations

import pytest

from orichalcum.games.colovini.table import gap_price, is_bridged

from .arranging import arranged, codes, collected, far, hand, let_luck, on_space, places, play, table, turn_of

# Conny is seat 1, Sven seat 2, Philipp seat 3.
EXAMPLE_1 = """
    path O4 F1 F4 A6 H2 O3 R7 H5
    seat FRR   -  5 0 0 1
    seat OOS   -  0 0 0 1
    seat HHHHH -  4 0 0 1
    turn 1
"""


def test_example_1_conny_walks_and_takes_the_tile_behind() -> None:
    match = arranged(EXAMPLE_1)
    play(match, "bF")
    assert places(match, 1) == [5, 2, 0]
    assert collected(match, 1) == "4"
    assert on_space(match, 1) == "."


def test_example_1_sven_passes_over_two_occupied_tiles() -> None:
    match = arranged(EXAMPLE_1)
    play(match, "bF")
    let_luck(match)
    assert turn_of(match) == 2
    play(match, "aO")
    assert places(match, 2) == [6, 0, 0]
    assert collected(match, 2) == "4"
    assert on_space(match, 3) == "."
    assert on_space(match, 4) == "A6"
    assert on_space(match, 5) == "H2"


def test_example_1_philipp_plays_two_helmets_and_draws_one_card() -> None:
    match = arranged(EXAMPLE_1)
    play(match, "bF")
    let_luck(match)
    play(match, "aO", "-")
    let_luck(match)
    assert turn_of(match) == 3
    play(match, "aH")
    assert codes(match) == {"+H"}
    play(match, "+H")
    assert places(match, 3) == [8, 0, 0]
    assert collected(match, 3) == "7"
    play(match, "-")
    let_luck(match)
    assert turn_of(match) == 1
    assert len(hand(match, 3)) == 5 - 2 + 1


# Gaps on 29, 31 and 36; a bridge on 34.  Philipp is seat 1; Conny's figure stands on crown 5.
EXAMPLE_2 = f"""
    {far("F1 . A6 . F4 H7 = S3 . C5 R2")}
    seat RO  7 28  0 0 1
    seat FFF - 37 0 0 0
    turn 1
"""


def test_example_2_one_and_four_and_three_make_eight() -> None:
    match = arranged(EXAMPLE_2)
    play(match, "aR")
    assert table(match).owed == 1 + 4 + 3
    assert match.asked(0).asks == "Pay 8"


def test_example_2_statue_3_is_taken_because_crown_5_is_occupied() -> None:
    match = arranged(EXAMPLE_2)
    play(match, "aR", "7", "O")
    assert places(match, 1) == [38, 0, 0]
    assert collected(match, 1) == "3"
    assert on_space(match, 35) == "."


def test_example_2_the_gap_grown_together_is_free_and_would_cost_five() -> None:
    match = arranged(EXAMPLE_2)
    play(match, "aR", "7", "O")
    t = table(match)
    assert gap_price(t, 33) == 5
    assert is_bridged(t, 33)
    assert "=34" not in codes(match)
    [gap] = [gap for gap in match.view(0).gaps if gap.first == 33]
    assert (gap.last, gap.bridged) == (35, True)


# Conny's last figure on statue 1; Sven's on amphora 1 and flag 4, Philipp's on crown 7.
EXAMPLE_3 = f"""
    {far("A1 . H6 . F4 C7 . S1 R5")}
    seat H  6  54 54 35 0
    seat -  7  28 32 54 0
    seat RR -  54 33 54 0
    turn 1
"""


def example_3_played() -> list[int]:
    match = arranged(EXAMPLE_3)
    play(match, "cH")
    assert collected(match, 1) == "56"
    let_luck(match)
    assert match.over
    assert len(hand(match, 1)) == 4
    return match.scores()


def test_example_3_conny_takes_ring_5_and_four_cards() -> None:
    assert example_3_played()[0] == 5 + 6 + 4


def test_example_3_sven_pays_six_and_one_with_one_tile_of_seven() -> None:
    match = arranged(EXAMPLE_3)
    play(match, "cH")
    let_luck(match)
    assert [(entry.key, entry.points) for entry in match.account(1)] == [("tiles", 7), ("cards", 0), ("way", -(1 + 4 + 1 + 1))]
    assert match.scores()[1] == 0


def test_example_3_philipp_pays_one() -> None:
    assert example_3_played()[2] == 2 - 1


def test_example_3_the_mainland_moves_up_to_statue_1() -> None:
    match = arranged(EXAMPLE_3)
    play(match, "cH")
    let_luck(match)
    assert on_space(match, 36) == "."
    assert [gap.first for gap in match.view(-2).gaps] == [28, 30, 33]
    assert match.ranking() == [1, 3, 2]


@pytest.mark.parametrize(("hand", "score"), [("-", 0), ("R", 1), ("RRRR", 4)])
def test_example_3_cards_left_over_count_one_each(hand: str, score: int) -> None:
    match = arranged(EXAMPLE_3.replace("seat -  7", f"seat {hand}  7"))
    play(match, "cH")
    let_luck(match)
    assert match.scores()[1] == score
