"""RULES 8: gaps, their prices, and paying for the boat."""

from __future__ import annotations

import pytest

from .arranging import arranged, codes, collected, far, hand, play, refused, table, walks


def priced(path: str) -> list[tuple[int, int]]:
    """The first space and the price of each gap of a path."""
    match = arranged(f"{path}\nseat - - 0 0 0 1\nseat - - 0 0 0 1\nturn 1")
    return [(gap.first + 1, gap.price) for gap in match.view(-2).gaps]


def test_8_1_1_water_next_to_water_is_one_gap() -> None:
    assert priced("path R5 . . . F3 . H2") == [(2, 3), (6, 2)]


def test_8_1_space_27_is_a_gap_from_the_beginning() -> None:
    match = arranged(f"path {'R1 ' * 1}{'. ' * 24}F2 . R2\nseat - - 0 0 0 1\nseat - - 0 0 0 1\nturn 1")
    assert [gap.first + 1 for gap in match.view(-2).gaps] == [2, 27]


@pytest.mark.parametrize(("path", "price"), [("R5 . F3", 3), ("F3 . R5", 3), ("R5 . O5", 5), ("R1 . C7", 1)])
def test_8_2_2_the_lower_of_the_two_borders(path: str, price: int) -> None:
    assert priced(f"path {path}") == [(2, price)]


def test_8_2_3_figures_on_the_borders_make_no_difference() -> None:
    match = arranged(
        """
        path R5 . F3 H2
        seat HCCC - 1 0 0 0
        seat S - 3 0 0 0
        turn 1
        """
    )
    play(match, "aH")
    assert table(match).owed == 3


def test_8_2_a_gap_with_a_bridge_costs_nothing() -> None:
    match = arranged(
        """
        path R5 = F3 H2
        seat HCCC - 1 0 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aH")
    assert table(match).owed == 0
    assert collected(match, 1) == "3"


def test_8_3_1_4_the_gaps_of_a_whole_chain_are_added_up_and_paid_once() -> None:
    """Flag 3 stands before the second gap: crossing to it costs 3, on to helmet 2 costs 2."""
    match = arranged(
        """
        path R5 . F3 . H2 O1
        seat FHCCCCC - 1 0 0 0
        seat S - 3 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert table(match).owed == 3
    assert match.asked(0).why == "Seat 2 stands on space 3 already. The way has cost 3 so far."
    play(match, "+H")
    assert table(match).owed == 5
    play(match, "C", "C", "C", "C", "C")
    assert table(match).owed == 0


BOAT = """
    path R5 . F6 H2
    seat {hand} {tiles} 1 0 0 {bridge}
    seat S - 0 0 0 0
    turn 1
"""


def paid(hand: str, tiles: str, *codes: str) -> str:
    """What is left of tiles after a walk to flag 6, which costs 5 and brings ring 5."""
    match = arranged(BOAT.format(hand=f"F{hand}" if hand != "-" else "F", tiles=tiles, bridge=0))
    play(match, "aF", *codes)
    assert table(match).owed == 0
    return collected(match, 1)


def test_8_4_5_tiles_at_their_value_and_cards_at_one_mixed() -> None:
    assert paid("CC", "12", "2", "1", "C", "C") == "5"


def test_8_4_6_neither_the_tile_taken_nor_a_card_drawn_can_pay() -> None:
    match = arranged(BOAT.format(hand="F", tiles="4", bridge=0))
    assert refused(match, "aF") == ("That way you cannot pay for: you are 1 short.", "8.6")


def test_8_4_7_the_cards_played_cannot_pay() -> None:
    match = arranged(BOAT.format(hand="FCCCC", tiles="-", bridge=0))
    assert "aF" not in walks(match)
    match = arranged(BOAT.format(hand="FCCCCC", tiles="-", bridge=0))
    assert "aF" in walks(match)


def test_8_4_9_a_card_bought_this_turn_cannot_pay() -> None:
    match = arranged(BOAT.format(hand="FC", tiles="34", bridge=0))
    assert "aF" in walks(match)
    play(match, "$3", "O")
    play(match, "aF")
    assert refused(match, "O") == ("This card was bought this turn: it cannot pay.", "8.4")
    play(match, "4", "C")
    assert hand(match, 1) == "O"


def test_8_4_44_of_equal_cards_the_bought_one_is_played_first() -> None:
    match = arranged(BOAT.format(hand="F", tiles="34", bridge=0))
    play(match, "$3", "F", "aF")
    assert codes(match) == {"4"}
    play(match, "4", "F")
    assert hand(match, 1) == ""


def test_8_4_51_what_pays_is_seen_by_all() -> None:
    match = arranged(BOAT.format(hand="FC", tiles="4", bridge=0))
    play(match, "aF", "4", "C")
    assert "Seat 1 pays with a tile of 4." in match.lines(1)
    assert "Seat 1 pays with a card: crown." in match.lines(1)


def test_8_5_43_too_much_may_be_paid_but_no_piece_may_be_superfluous() -> None:
    match = arranged(BOAT.format(hand="FCCCCC", tiles="7", bridge=0))
    play(match, "aF")
    assert codes(match) == {"C", "7"}
    play(match, "7")
    assert hand(match, 1) == "CCCCC"
    assert collected(match, 1) == "5"


def test_8_5_43_a_seven_and_a_card_will_not_do() -> None:
    match = arranged(BOAT.format(hand="FCCCCC", tiles="7", bridge=0))
    play(match, "aF", "C")
    assert codes(match) == {"C"}
    assert refused(match, "7") == ("Tiles are given before cards, and you have begun with the cards.", "8.5")


def test_8_5_43_which_pieces_is_the_payers_choice() -> None:
    match = arranged(BOAT.format(hand="FRO", tiles="344", bridge=0))
    play(match, "aF")
    assert codes(match) == {"3", "4"}
    play(match, "3")
    assert codes(match) == {"R", "O"}
    assert refused(match, "4") == ("The dearest piece goes first: now at most 3.", "8.5")


def test_8_5_a_piece_too_small_to_be_the_dearest_is_refused_with_the_sum() -> None:
    match = arranged(BOAT.format(hand="FR", tiles="14", bridge=0))
    play(match, "aF")
    assert refused(match, "1") == ("With this as the dearest piece you reach only 2 of 5.", "8.5")


def test_8_6_10_nobody_runs_into_debt() -> None:
    match = arranged(BOAT.format(hand="F", tiles="-", bridge=0))
    assert codes(match) == {"!"}


def test_8_7_14_no_gaps_at_the_ends() -> None:
    assert priced(far("R5 F3")) == []
    match = arranged(
        f"""
        {far("R5 F3")}
        seat FH - 0 0 0 0
        seat S - 28 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert table(match).owed == 0
    match = arranged("path F3 R5\nseat H - 2 0 0 0\nseat S - 0 0 0 0\nturn 1")
    play(match, "aH")
    assert table(match).owed == 0


def test_8_7_14_the_taking_of_an_end_tile_opens_no_gap() -> None:
    match = arranged("path F3 R5\nseat R - 0 0 0 1\nseat S - 0 0 0 0\nturn 1")
    play(match, "aR")
    assert collected(match, 1) == "3"
    assert match.view(0).gaps == ()
