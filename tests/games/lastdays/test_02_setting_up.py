"""RULES 2: piles, the first event, hands, markers, and two refugees of everybody."""

from __future__ import annotations

import pytest

from orichalcum import LUCK, Match, Rng
from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.names import EVENT_IDS
from orichalcum.kernel.table import ASK

from .arranging import aboard, codes, luck, place, play, table, waiting


def set_up(seats: int, seed: int = 1) -> Match:
    match = GAME.new(seats)
    match.luck(Rng(seed))
    return match


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_1_what_is_not_dealt_is_in_the_piles(seats: int) -> None:
    t = table(set_up(seats))
    assert t.pile_size == sum(t.pile) == 80 - 7 * seats
    assert t.special_pile_size == sum(t.special_pile) == 25 - 2 * seats
    assert sum(t.discard) == sum(t.special_discard) == 0


def test_2_2_the_first_event_is_one_of_the_seven_without_doom() -> None:
    match = GAME.new(3)
    assert {choice.code: weight for choice, weight in match.odds()} == dict.fromkeys(EVENT_IDS[3:], 1)


def test_2_2_three_of_doom_and_two_others_come() -> None:
    match = GAME.new(3)
    luck(match, "all_lost")
    t = table(match)
    assert t.others_left == 2
    assert list(t.turned) == [0] * 9 + [1]


def test_2_3_neutrals_one_a_ship_and_round_again() -> None:
    match = GAME.new(3)
    luck(match, "all_lost")
    assert [aboard(match, ship) for ship in "ABCDE"] == [{"N": 1}] * 4 + [{}]
    assert table(match).camp == 6
    assert {place(match, ship) for ship in "ABCDE"} == {"harbour"}
    assert list(table(match).advanced) == [0] * 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_4_everybody_has_cubes_and_cards_and_no_points(seats: int) -> None:
    t = table(set_up(seats))
    assert list(t.stock) == [20] * seats
    assert list(t.hand_size) == [7] * seats
    assert list(t.special_size) == [2] * seats
    assert list(t.vp) == [0] * seats
    assert sum(t.hand) == 7 * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_5_markers_stand_on_the_leftmost_spaces(seats: int) -> None:
    found = {tuple(table(set_up(seats, seed)).space) for seed in range(12)}
    assert {tuple(sorted(one)) for one in found} == {tuple(range(seats))}
    assert len(found) > 3
    assert list(table(set_up(seats)).tile) == [-1] * seats
    assert sum(table(set_up(seats)).bonus) == 0


def test_2_6_one_refugee_each_then_one_each_the_other_way_round() -> None:
    match = GAME.new(3)
    luck(match, "all_lost", "2", "3", "1")
    match.luck(Rng(1))
    asked = []
    while type(match.table.step()).__name__ == "PlaceFirst":
        asked += waiting(match)
        play(match, asked[-1], "A")
    assert asked == [2, 3, 1, 1, 3, 2]
    assert aboard(match, "A") == {"1": 2, "2": 2, "3": 2, "N": 1}


def test_2_6_only_free_seats() -> None:
    match = GAME.new(3)
    luck(match, "all_lost", "2", "3", "1")
    match.luck(Rng(1))
    play(match, 2, "D")
    play(match, 3, "D")
    assert codes(match, 1) == {"A", "B", "C", "E"}


def test_2_6_15_no_special_card_helps_yet() -> None:
    for seed in range(30):
        match = set_up(4, seed)
        held = table(match).special[waiting(match)[0] * 11 - 11 : waiting(match)[0] * 11]
        assert codes(match, waiting(match)[0]) == {"A", "B", "C", "D", "E"}
        if held[0] or held[4]:
            return
    raise AssertionError("nobody held a card that helps")


def test_2_6_25_under_the_senates_lead_too_they_come_from_behind_the_screen() -> None:
    match = GAME.new(3)
    luck(match, "under_senate_lead", "1", "2", "3")
    match.luck(Rng(1))
    assert match.table.step().kind == ASK
    play(match, 1, "A")
    assert list(table(match).stock) == [19, 20, 20]
    assert match.waiting() != [LUCK]
