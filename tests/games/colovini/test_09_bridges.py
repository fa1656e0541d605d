"""RULES 9: the bridge."""

from __future__ import annotations

from orichalcum.games.colovini.table import is_bridged

from .arranging import arranged, codes, far, let_luck, play, refused, table, turn_of, waits_for_luck

# Gaps on 2 and 5.
GAPS = """
    path R5 . F3 H2 . O4 C1
    seat FCCC 7 1 0 0 1
    seat S - 0 0 0 1
    turn 1
"""


def test_9_1_24_into_any_gap_near_or_far() -> None:
    match = arranged(GAPS)
    assert {code for code in codes(match) if code.startswith("=")} == {"=2", "=5"}


def test_9_1_once_a_game() -> None:
    match = arranged(GAPS)
    play(match, "=5")
    assert refused(match, "=2") == ("Your bridge is built already.", "9.1")


def test_9_1_26_not_where_there_is_no_gap() -> None:
    match = arranged("path R5 F3\nseat F - 0 0 0 1\nseat S - 0 0 0 1\nturn 1")
    assert codes(match) == {"aF"}


def test_9_1_28_not_where_a_bridge_is_already() -> None:
    match = arranged(GAPS.replace("R5 .", "R5 =").replace("- 0 0 0 1", "- 0 0 0 0"))
    assert {code for code in codes(match) if code.startswith("=")} == {"=5"}
    assert refused(match, "=2") == ("There is a bridge already.", "9.1")


def test_9_2_25_before_the_move_it_saves_the_price_at_once() -> None:
    match = arranged(GAPS)
    play(match, "=2", "aF")
    assert table(match).owed == 0


def test_9_2_25_after_the_taking_also_into_the_gap_just_opened() -> None:
    match = arranged("path R5 O4 F3 H2\nseat F - 0 0 0 1\nseat S - 0 0 0 1\nturn 1")
    play(match, "aF")
    assert codes(match) == {"-", "=2"}
    play(match, "=2")
    assert waits_for_luck(match)
    assert is_bridged(table(match), 1)


def test_9_2_50_after_the_move_it_never_makes_that_move_cheaper() -> None:
    match = arranged(GAPS)
    play(match, "aF")
    assert table(match).owed == 3
    assert codes(match) == {"C", "7"}


def test_9_2_50_not_between_the_cards_of_a_move() -> None:
    match = arranged(GAPS.replace("S - 0 0", "S - 3 0"))
    play(match, "aF")
    assert codes(match) == {"+C"}


def test_9_2_50_not_by_the_player_who_ends_the_game() -> None:
    match = arranged(
        """
        path R5 . F3 H2
        seat F - 54 4 54 1
        seat S - 0 0 0 1
        turn 1
        """
    )
    play(match, "bF")
    assert waits_for_luck(match)
    let_luck(match)
    assert match.over
    assert list(table(match).bridges) == [1, 1]


def test_9_2_it_may_be_kept() -> None:
    match = arranged(GAPS)
    play(match, "aF", "7", "-")
    assert waits_for_luck(match)
    assert table(match).bridges[0] == 1


def test_9_3_24_free_for_everybody_for_ever() -> None:
    match = arranged(GAPS.replace("7 1 0 0 1", "7 0 0 0 1").replace("S - 0 0 0 1", "H - 1 0 0 1"))
    play(match, "=2", "aF")
    let_luck(match)
    assert turn_of(match) == 2
    play(match, "aH")
    assert table(match).owed == 0


def test_9_4_27_a_bridged_gap_that_grows_is_free_all_over() -> None:
    match = arranged(
        f"""
        {far("R5 = C4 H2 . O4")}
        seat HOOO - 28 0 0 0
        seat O - 0 0 0 0
        turn 1
        """
    )
    play(match, "aH")
    t = table(match)
    assert t.path[29] == 0
    assert is_bridged(t, 28)
    assert [(gap.first, gap.last, gap.bridged) for gap in match.view(0).gaps] == [(28, 29, True), (31, 31, False)]


def test_9_4_28_two_bridges_in_one_gap_both_stay() -> None:
    match = arranged(
        f"""
        {far("R5 = C4 = H2")}
        seat H - 28 0 0 0
        seat O - 0 0 0 0
        turn 1
        """
    )
    play(match, "aH")
    assert [(gap.first, gap.last, gap.bridged) for gap in match.view(0).gaps] == [(28, 30, True)]
    assert sum(table(match).bridged) == 2


def test_9_5_29_a_bridged_gap_at_an_end_vanishes_with_its_bridge() -> None:
    match = arranged(
        """
        path R5 = C4 H2
        seat C - 0 0 0 0
        seat O - 0 0 0 0
        turn 1
        """
    )
    play(match, "aC")
    assert match.view(0).gaps == ()
    assert list(table(match).bridges) == [0, 0]
