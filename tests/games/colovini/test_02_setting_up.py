"""RULES 1 and 2: the pieces, the path, figures, hands, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from orichalcum import Match, Rng
from orichalcum.games.colovini.pieces import item_of, value_of

from .arranging import GAME, arranged, hand, places, play, seen, table, turn_of


def begun(seats: int = 4, seed: int = 7) -> Match:
    match = GAME.new(seats)
    match.luck(Rng(seed))
    return match


def test_1_1_the_tiles_are_84_in_two_halves_of_42() -> None:
    bag = GAME.edition().pieces.bag
    assert [sum(bag[:64]), sum(bag[64:])] == [42, 42]


def test_1_1_either_half_shows_every_item_and_every_value_six_times() -> None:
    bag = GAME.edition().pieces.bag
    for half in (range(64), range(64, 128)):
        items, values = Counter[int](), Counter[int]()
        for kind in half:
            items[item_of(kind % 64)] += bag[kind]
            values[value_of(kind % 64)] += bag[kind]
        assert {items[item] for item in range(7)} == {6}
        assert {values[value] for value in range(1, 8)} == {6}


def test_1_2_there_are_15_cards_of_each_item() -> None:
    assert list(GAME.edition().pieces.cards) == [15] * 7


def test_1_2_a_hand_is_secret_and_its_size_is_not() -> None:
    t = seen(begun(), 2)
    assert [sum(t.hand[who * 7 : who * 7 + 7]) for who in range(4)] == [0, 5, 0, 0]
    assert list(t.hand_size) == [4, 5, 6, 7]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_3_each_seat_has_three_figures_on_atlantis_and_one_bridge(seats: int) -> None:
    match = begun(seats)
    for seat in range(1, seats + 1):
        assert places(match, seat) == [0, 0, 0]
    assert list(table(match).bridges) == [1] * seats


def test_1_4_20_water_never_runs_out() -> None:
    """Far more than 24 spaces of water, and another one when a tile is taken."""
    match = arranged(f"path R5 {'. ' * 17}O4 F3\nseat F 5 1 0 0 0\nseat - - 0 0 0 0\nturn 1")
    assert sum(space.water for space in match.view(0).path) == 53 - 3
    play(match, "aF", "5")
    assert sum(space.water for space in match.view(0).path) == 53 - 2


def test_2_2_all_figures_begin_on_atlantis_and_everybody_keeps_a_bridge() -> None:
    view = begun(3).view(0)
    assert [seat.afoot for seat in view.seats] == [(-1, -1, -1)] * 3
    assert all(seat.bridge for seat in view.seats)


def test_2_1_stacks_singles_water_and_stacks_again() -> None:
    t = table(begun())
    stacks = [*range(1, 11), *range(21, 27), *range(28, 34), *range(44, 54)]
    assert [n + 1 for n in range(53) if t.below[n]] == stacks
    assert [n + 1 for n in range(53) if not t.path[n]] == [27]


def test_2_1_a_half_of_the_path_is_laid_from_its_own_tiles() -> None:
    t = table(begun())
    pieces = GAME.edition().pieces
    for half, spaces in ((0, range(26)), (1, range(27, 53))):
        seen = Counter(int(t.path[n]) for n in spaces)
        for tile in range(64):
            assert seen[tile] + t.bag[half * 64 + tile] == pieces.bag[half * 64 + tile]


def test_2_1_nobody_knows_what_lies_below() -> None:
    match = begun()
    assert sum(table(match).bag) == 32
    assert sum(table(match).below) == 32


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_the_first_hands_are_4_5_6_7(seats: int) -> None:
    match = begun(seats)
    assert [len(hand(match, seat)) for seat in range(1, seats + 1)] == [4, 5, 6, 7][:seats]
    assert table(match).pile_size == 105 - sum([4, 5, 6, 7][:seats])


def test_2_4_seat_1_begins() -> None:
    match = begun()
    assert turn_of(match) == 1
    assert match.waiting() == [0]
    assert match.lines(-2) == ["Turn 1: Seat 1."]
