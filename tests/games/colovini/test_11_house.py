"""RULES 11: the house options, each on and off."""

from __future__ import annotations

from .arranging import arranged, codes, collected, hand, play, refused, table, walks

# Crossing to flag 6 costs 5.
BOAT = """
    path R5 . F6 H2
    seat F 7 1 0 0 1
    seat S - 0 0 0 1
    turn 1
"""


def test_11_1_off_bought_cards_do_not_pay() -> None:
    match = arranged(BOAT.replace("F 7", "F 37"))
    play(match, "$7", "C", "C", "C")
    assert refused(match, "aF") == ("That way you cannot pay for: you are 2 short.", "8.6")


def test_11_1_on_a_sale_makes_change() -> None:
    match = arranged(BOAT.replace("F 7", "F 37"), bought_cards_pay=True)
    play(match, "$7", "C", "C", "C", "aF", "3", "C", "C")
    assert hand(match, 1) == "C"
    assert list(table(match).bought) == [0] * 14


def test_11_2_off_one_tile() -> None:
    match = arranged(BOAT.replace("F 7", "F 37"))
    play(match, "$3", "C")
    assert not any(code.startswith("$") for code in codes(match))


def test_11_2_on_one_after_the_other() -> None:
    match = arranged(BOAT.replace("F 7", "F 357"), sell_many=True)
    play(match, "$3", "C")
    assert {code for code in codes(match) if code.startswith("$")} == {"$5", "$7"}
    play(match, "$7", "C", "C", "O")
    assert {code for code in codes(match) if code.startswith("$")} == {"$5"}
    play(match, "=2")
    assert not any(code.startswith("$") for code in codes(match))
    assert refused(match, "$5")[1] == "7.2"


def test_11_3_on_the_bridge_may_follow_the_move() -> None:
    match = arranged(BOAT.replace("path R5 .", "path R5 O4 ."))
    play(match, "aF", "7")
    assert codes(match) == {"-", "=2"}


def test_11_3_off_only_before_it() -> None:
    match = arranged(BOAT.replace("path R5 .", "path R5 O4 ."), bridge_after=False)
    assert "=3" in codes(match)
    play(match, "aF", "7")
    assert match.waiting() == [-1]


BEHIND = """
    path F3 R5 H2
    seat F - 0 0 0 0
    seat S - {places} 0 0 0
    turn 1
"""


def test_11_4_off_nothing_behind_is_nothing_taken() -> None:
    match = arranged(BEHIND.format(places="0"))
    play(match, "aF")
    assert collected(match, 1) == ""


def test_11_4_on_the_nearest_free_tile_ahead() -> None:
    match = arranged(BEHIND.format(places="0"), take_ahead=True)
    play(match, "aF")
    assert collected(match, 1) == "5"
    match = arranged(BEHIND.format(places="2"), take_ahead=True)
    play(match, "aF")
    assert collected(match, 1) == "2"


def test_11_4_on_what_lies_behind_still_comes_first() -> None:
    match = arranged(BEHIND.format(places="0").replace("path F3", "path O4 F3"), take_ahead=True)
    play(match, "aF")
    assert collected(match, 1) == "4"


def test_11_4_on_makes_no_difference_on_the_mainland() -> None:
    match = arranged(BEHIND.format(places="0").replace("seat F", "seat C"), take_ahead=True)
    assert walks(match) == {"aC"}
    play(match, "aC")
    assert collected(match, 1) == "2"
