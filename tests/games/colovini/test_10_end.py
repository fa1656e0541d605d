"""RULES 10: the end, and the final account."""

from __future__ import annotations

import pytest

from orichalcum import Rng
from orichalcum.games.colovini import scoring

from .arranging import GAME, arranged, far, hand, let_luck, play, table

ENDING = """
    path R5 . F3 H2
    seat F 7 54 4 54 1
    seat {second} 1
    turn 1
"""


def test_10_1_35_the_third_figure_at_home_ends_the_game_at_once() -> None:
    match = arranged(ENDING.format(second="S - 0 0 0"))
    play(match, "bF")
    let_luck(match)
    assert match.over
    assert len(hand(match, 1)) == 4
    assert match.lines(-2)[-1] == "Seat 1 draws a card."
    assert "Seat 1 has brought all figures home: the game ends." in match.lines(-2)


def test_10_1_who_ends_it_pays_and_takes_the_reward() -> None:
    match = arranged(ENDING.format(second="S - 0 0 0").replace("54 4 54", "54 1 54").replace("seat F 7", "seat C 7"))
    play(match, "bC", "7")
    let_luck(match)
    assert match.scores()[0] == 2 + 4


NOTHING_LEFT = """
    path R5 . F3
    seat - - 0 0 0 0
    seat - {tiles} 0 1 0 0
    pile -
    turn 1
"""


def test_10_2_54_a_round_in_which_nobody_can_do_anything_ends_the_game() -> None:
    match = arranged(NOTHING_LEFT.format(tiles="-"))
    play(match, "!")
    assert not match.over
    play(match, "!")
    assert match.over
    assert match.lines(-2)[-1] == "Nobody can do anything any more: the game ends."


def test_10_2_54_a_sale_begins_the_round_anew() -> None:
    match = arranged(NOTHING_LEFT.format(tiles="1"))
    play(match, "!", "$1", "!", "!")
    assert not match.over
    play(match, "!")
    assert match.over


def test_10_2_every_game_ends_within_the_bound_of_the_card() -> None:
    """A walk moves a figure at least one space on, and whatever else changes something uses up a card or a tile.

    With the largest edition that may be: 100 spaces, 210 cards, 200 tiles.
    """
    walks = 4 * 3 * (100 + 1)
    cards = 210 + walks  # dealt, and those that were played and come back
    tiles = 200
    busy_turns = walks + cards + tiles + 4
    answers = 200 + cards + tiles + walks + (cards + tiles) + (tiles + 4) + walks + busy_turns
    idle_turns = 3 * (walks + cards // 2 + tiles + 4) + 4
    assert answers + idle_turns <= GAME.longest


# Three gaps, of 3, 2 and 1.
WAY = f"""
    {far("R5 . F3 . H2 . O1")}
    seat {{first}} 0
    seat - - 0 0 0 0
    turn 1
"""


def account(first: str, way: str = WAY) -> scoring.Account:
    return scoring.account(table(arranged(way.format(first=first))), 0)


def test_10_3_36_every_unbridged_gap_ahead_once_for_each_figure() -> None:
    assert account("- - 28 54 54").cost == 3 + 2 + 1
    assert account("- - 28 30 54").cost == (3 + 2 + 1) + (2 + 1)
    assert account("- - 30 32 34").cost == (2 + 1) + 1 + 0


def test_10_3_42_figures_that_never_left_atlantis_as_well() -> None:
    assert account("- - 0 0 0").cost == 3 * (3 + 2 + 1)


def test_10_3_a_bridge_is_free_in_the_account_too() -> None:
    assert account("- - 28 54 54", WAY.replace("R5 .", "R5 =")).cost == 2 + 1


def test_10_3_52_the_path_of_the_account_is_that_after_the_last_reward() -> None:
    """The reward is the tile behind the gap: the gap comes to lie at the end and is gone."""
    match = arranged("path R5 . F3\nseat H - 54 3 54 0\nseat - - 1 54 0 0\nturn 1")
    assert scoring.account(table(match), 1).cost == 3 + 3
    play(match, "bH")
    let_luck(match)
    assert [(entry.key, entry.points) for entry in match.account(1)] == [("tiles", 0), ("cards", 0), ("way", 0)]


@pytest.mark.parametrize(
    ("first", "paid"),
    [
        ("- 7 28 54 54", 7),  # too much is lost
        ("- 24 28 54 54", 6),
        ("- 57 28 54 54", 7),
        ("C 57 28 54 54", 6),  # 5 and a card, and not 7
        ("CC 447 28 54 54", 6),
        ("- 444 28 54 54", 8),
        ("CCCCCC 7 28 54 54", 6),
        ("- 7 28 30 54", 9),  # 9 are owed and only 7 there
    ],
)
def test_10_4_37_38_the_cheapest_payment_for_all_figures_together(first: str, paid: int) -> None:
    assert account(first).paid == paid


def test_10_5_39_debts_are_negative_points() -> None:
    assert account("C 2 0 0 0").score() == 3 - 18


def test_10_6_40_tiles_their_value_and_cards_one() -> None:
    assert account("CCF 257 54 54 34").score() == 14 + 3


def test_10_6_40_a_bridge_never_built_counts_nothing() -> None:
    text = WAY.format(first="CCF 257 54 54 34")
    assert arranged(text).scores()[0] == arranged(text.replace("34 0", "34 1")).scores()[0]


def test_10_7_41_equal_points_share_the_victory() -> None:
    match = arranged("path R5 F3 H2\nseat F - 54 54 3 0\nseat CC 22 54 54 0 0\nturn 1")
    play(match, "cF")
    let_luck(match, 3)
    assert match.over
    assert match.scores() == [2 + 4, 4 + 2]
    assert match.ranking() == [1, 1]


def test_10_the_account_of_a_game_adds_up() -> None:
    for seed in range(10):
        match = GAME.new(3)
        rng = Rng(seed)
        match.luck(rng)
        while not match.over:
            who = match.waiting()[0]
            match.play(match.options(who)[rng.below(len(match.options(who)))], who)
            match.luck(rng)
        assert [sum(entry.points for entry in match.account(who)) for who in range(3)] == [
            scoring.score(table(match), who) for who in range(3)
        ]
