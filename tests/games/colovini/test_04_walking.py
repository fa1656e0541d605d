"""RULES 4: where a card leads, occupied tiles, the mainland."""

from __future__ import annotations

from .arranging import arranged, codes, hand, places, play, refused, table, walks


def test_4_1_a_card_leads_to_the_next_tile_of_its_item() -> None:
    match = arranged(
        """
        path R1 F1 R2 F2 R3
        seat F - 0 3 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert places(match, 1) == [2, 3, 0]


def test_4_1_55_neither_its_own_tile_nor_what_is_behind_counts() -> None:
    match = arranged(
        """
        path F1 F2 R3 O4
        seat F - 2 0 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert places(match, 1) == [54, 0, 0]


def test_4_1_55_a_hidden_tile_does_not_count() -> None:
    match = arranged(
        """
        path R1+ O4 F3
        seat F - 0 0 0 0
        seat S - 0 0 0 0
        unseen F1
        unseen -
        turn 1
        """
    )
    play(match, "aF")
    assert places(match, 1) == [3, 0, 0]


def test_4_1_the_card_goes_to_the_discard_pile() -> None:
    match = arranged(
        """
        path R1 O4 F3
        seat FFC - 0 0 0 0
        seat S - 0 0 0 0
        turn 1
        """
    )
    play(match, "aF")
    assert hand(match, 1) == "FC"
    assert table(match).discard[1] == 1


OCCUPIED = """
    path R1 F1 O2 F2 H3
    seat FFO - 0 0 0 0
    seat S - 2 3 0 0
    turn 1
"""


def test_4_2_an_occupied_tile_walks_on() -> None:
    match = arranged(OCCUPIED)
    play(match, "aF")
    assert match.asked(0).asks == "Play another card and walk on"
    assert codes(match) == {"+F", "+O"}


def test_4_2_the_further_card_may_be_the_same_item() -> None:
    match = arranged(OCCUPIED)
    play(match, "aF", "+F")
    assert places(match, 1) == [4, 0, 0]


def test_4_2_from_occupied_tile_to_occupied_tile() -> None:
    match = arranged(OCCUPIED)
    play(match, "aF", "+O", "+F")
    assert places(match, 1) == [4, 0, 0]
    assert hand(match, 1) == ""


def test_4_2_a_figure_of_ones_own_occupies_a_tile_as_well() -> None:
    match = arranged(OCCUPIED.replace("FFO - 0 0 0 0", "FFO - 0 2 0 0").replace("S - 2 3", "S - 1 3"))
    play(match, "aF")
    assert match.asked(0).why == "A figure of your own stands on space 2 already."
    play(match, "+F")
    assert places(match, 1) == [4, 2, 0]


def test_4_2_on_a_free_tile_the_figure_stops() -> None:
    match = arranged(OCCUPIED.replace("- 2 3 0 0", "- 1 5 0 0"))
    play(match, "aF")
    assert places(match, 1) == [2, 0, 0]
    assert len(hand(match, 1)) == 2


def test_4_3_nothing_of_that_item_ahead_leads_to_the_mainland() -> None:
    match = arranged(OCCUPIED.replace("FFO", "FFA"))
    play(match, "aA")
    assert places(match, 1) == [54, 0, 0]


def test_4_3_17_also_as_the_last_card_of_several() -> None:
    match = arranged(OCCUPIED.replace("FFO", "FFA"))
    play(match, "aF", "+A")
    assert places(match, 1) == [54, 0, 0]


def test_4_3_the_mainland_has_room_for_any_number() -> None:
    match = arranged(OCCUPIED.replace("FFO - 0 0 0 0", "FFA - 0 54 0 0").replace("- 2 3 0 0", "- 2 54 54 0"))
    play(match, "aA")
    assert places(match, 1) == [54, 54, 0]


def test_4_4_31_a_chain_that_runs_dry_is_no_move() -> None:
    match = arranged(OCCUPIED.replace("FFO", "FO").replace("2 3 0 0", "2 3 4 0"))
    assert codes(match) == {"!"}
    assert refused(match, "aF") == ("No sequence of your cards leads on to a free tile or to the mainland.", "4.4")


def test_4_4_the_order_of_two_cards_may_decide() -> None:
    """Flag first leads on home with the ring; ring first leads to the occupied flag, and no card is left."""
    match = arranged(OCCUPIED.replace("FFO", "FR").replace("2 3 0 0", "2 1 0 0"))
    assert walks(match) == {"aF"}
    assert refused(match, "aR")[1] == "4.4"
    play(match, "aF", "+R")
    assert places(match, 1) == [54, 0, 0]


def test_4_4_10_enough_must_be_left_to_pay_for_the_way() -> None:
    """From Atlantis with two flags over a gap of 2: the second card is played, so nothing is left to pay with."""
    text = """
        path F1 R5 . F2 H3
        seat {hand} - 0 0 0 0
        seat S - 1 0 0 0
        turn 1
    """
    match = arranged(text.format(hand="FF"))
    assert refused(match, "aF") == ("That way you cannot pay for: you are 2 short.", "8.6")
    match = arranged(text.format(hand="FFCC"))
    play(match, "aF", "+F")
    assert codes(match) == {"C"}


def test_4_1_a_card_that_is_not_in_the_hand_is_refused_with_the_spot_it_would_lead_to() -> None:
    match = arranged("path R5 F2 R3\nseat F - 1 0 54 1\nseat S - 0 0 0 1\nturn 1")
    assert refused(match, "aR") == refused(match, "bR") == ("You hold no card with that item.", "4.1")
    assert {one.anchors[-1] for one in match.refusals(0) if one.code in ("aR", "bR")} == {"space-2", "space-0"}
    assert not [one for one in match.refusals(0) if one.code == "cR"]
