"""RULES 7: tiles for cards."""

from __future__ import annotations

import pytest

from .arranging import arranged, codes, collected, hand, let_luck, play, refused, table, walks

SALE = """
    path R1 O4 . F3 H2
    seat F 1234567 0 0 0 1
    seat S - 1 0 0 1
    turn 1
"""


@pytest.mark.parametrize(("value", "cards"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_7_1_21_half_the_value_rounded_down(value: int, cards: int) -> None:
    match = arranged(SALE)
    play(match, f"${value}")
    let_luck(match)
    assert len(hand(match, 1)) == 1 + cards
    assert collected(match, 1) == "1234567".replace(str(value), "")


def test_7_2_45_not_after_the_bridge_was_built() -> None:
    match = arranged(SALE)
    play(match, "=3")
    assert not any(code.startswith("$") for code in codes(match))
    assert refused(match, "$7") == ("Tiles are sold at the beginning of a turn, before the bridge is built.", "7.2")


def test_7_2_23_the_tile_taken_this_turn_is_sold_next_turn_at_the_earliest() -> None:
    match = arranged(SALE.replace("F 1234567 0", "F 3 2"))
    play(match, "aF", "3")
    assert codes(match) == {"-", "=2"}


def test_7_3_22_one_tile_a_turn() -> None:
    match = arranged(SALE)
    play(match, "$2", "C")
    assert refused(match, "$7") == ("You have sold a tile this turn, and only one may be sold.", "7.3")
    assert walks(match)
    assert "=3" in codes(match)


def test_7_4_21_the_tile_leaves_the_game() -> None:
    match = arranged(SALE)
    before = list(table(match).spent)
    play(match, "$1")
    t = table(match)
    assert [now - then for now, then in zip(t.spent, before, strict=True)] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert sum(t.discard) == 0


def test_7_4_5_what_pays_leaves_the_game_and_what_is_played_comes_back() -> None:
    match = arranged(SALE.replace("F 1234567 0", "FCC 1 0"))
    play(match, "aF", "1", "C", "C")
    t = table(match)
    assert list(t.gone) == [0, 0, 0, 0, 0, 2, 0]
    assert list(t.discard) == [0, 1, 0, 0, 0, 0, 0]
