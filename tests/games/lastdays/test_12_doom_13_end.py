"""RULES 12 and 13: the doom phase, and the end."""

from __future__ import annotations

import pytest

from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.pieces import EVENTS
from orichalcum.games.lastdays.scoring import score
from orichalcum.games.lastdays.table import LastDays
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import playout

from .arranging import aboard, arranged, luck, place, points, seen, table


def doom(text: str, event: str = "chaos_grows") -> Match:
    match = arranged(text + "\nnext doom", event=event)
    match.luck(Rng(4))
    return match


def test_12_1_32_refugee_majority_needs_more_than_the_neutrals() -> None:
    assert points(doom("landed 1:2 2:3 N:2\nsenate 0 0 1")) == [0, 2, 2]
    assert points(doom("landed 1:2 2:3 N:3\nsenate 0 0 1")) == [0, 0, 2]


def test_12_1_32_equal_refugees_go_by_the_senate() -> None:
    assert points(doom("landed 1:3 2:3 N:1\nsenate 0 1 2")) == [0, 2, 2]


def test_12_2_32_senate_majority_even_without_a_cube() -> None:
    assert points(doom("space oraklos archont strategos")) == [0, 2, 0]


SHIPS = "ship A harbour 1:7\nship B harbour 2:5\nship D harbour 3:2\nship E harbour 1:2\n"


def where(text: str) -> str:
    match = arranged(text + "next doom", event="chaos_grows")
    return "".join(ship for ship in "ABCDE" if place(match, ship) == "ocean")


def test_12_3_the_rulebooks_automatic_moves() -> None:
    assert where(SHIPS) == "ABD"
    assert where("ship D harbour 3:2\nship E harbour 1:2\n") == "DE"


def test_12_3_21_full_ships_first_whatever_their_size() -> None:
    assert (
        where("ship A harbour 1:6\nship B harbour 2:4\nship C harbour 2:4\nship D harbour 3:3\nship E harbour 1:3\n") == "ADE"
    )


def test_12_3_21_most_aboard_next_neutrals_and_hidden_counted() -> None:
    assert where("ship A harbour 1:2\nship B harbour 2:1 N:2\nship C harbour 1:1 below 1:2\nship D harbour 1:2\n") == "ABC"


def test_12_3_21_nobody_is_the_mover() -> None:
    match = doom("doom 1\nship B ocean 1:2\nsenate 0 0 1")
    assert points(match) == [3, 0, 2]


def test_12_3_arrivals_come_too_late_for_the_majority() -> None:
    match = doom("ship B ocean 1:2\nlanded 2:1\nsenate 0 0 1")
    assert points(match) == [3, 2, 2]


def test_12_4_the_rulebooks_succession_of_events() -> None:
    """Winds are covered by Wisdom: the first pillar falls, A and B turn over; in the next phase the second, and C, D, E."""
    match = arranged("senate 3 2 1\nnext fall", event="favourable_winds")
    luck(match, "wisdom_of_senate")
    assert table(match).doom == 1
    assert list(table(match).advanced) == [1, 1, 0, 0, 0]
    assert aboard(match, "A")["N"] >= 1
    match = arranged("senate 3 2 1\ndoom 1\nturned favourable_winds\nnext delayed", event="wisdom_of_senate")
    match.luck(Rng(1))
    assert list(table(match).special_size) == [1, 1, 0]
    assert list(table(match).advanced) == [1, 1, 1, 1, 1]


def test_8_5_20_an_airship_on_the_ocean_arrives_when_it_turns() -> None:
    match = arranged("doom 1\nship D ocean 1:3\nnext fall", event="favourable_winds")
    assert points(match) == [6, 0, 0]
    assert place(match, "D") == "harbour"


def test_12_5_neutrals_one_a_ship_from_the_left() -> None:
    match = arranged("ship B ocean 1:1\nship D harbour 1:3\nnext fall", event="senate_pays_debts")
    luck(match, "flood_of_poor")
    assert [aboard(match, ship).get("N", 0) for ship in "ABCDE"] == [2, 0, 2, 0, 1]


def test_12_5_the_deck_holds_three_of_doom_and_two_others() -> None:
    match = arranged("next fall", event="senate_pays_debts")
    odds = {choice.code: weight for choice, weight in match.odds()}
    assert sum(odds.values()) == 5 * 6
    assert odds["wisdom_of_senate"] == 6
    assert odds["all_lost"] == 2
    assert "senate_pays_debts" not in odds


def test_12_6_everything_goes_back_but_who_is_aboard() -> None:
    text = "senate 3 2 1\nbefore 2 0 0\nlanded 1:2 N:3\nspent 1 1 1 0 0 0\nship A harbour 1:2\ntile oraklos archont basileus"
    match = arranged(text + "\nrow 1 treason treason ships_2 ships_2 support\nnext tidy")
    match.luck(Rng(1))
    t = table(match)
    assert list(t.stock) == [18, 20, 20]
    assert t.camp == 10
    assert list(t.tile) == [-1, -1, -1]
    assert sum(t.cards) == 0
    assert list(t.hand_size) == [7, 7, 7]
    assert sum(t.discard) == 5


def test_14_1_4_unplayed_cards_return_and_everybody_knows_them() -> None:
    text = "row 1 treason treason ships_2 ships_2 support\nstate 1 1 0 0 0 0\nnext tidy"
    match = arranged(text, unplayed_return=True)
    t = table(match)
    assert t.known[15] == 1
    assert sum(t.known[:16]) == 4
    match.luck(Rng(1))
    assert t.hand_size[0] == 7
    guess = seen(match, 2).guess(Rng(9))
    assert guess.hand[15] >= 1


def test_13_1_31_the_third_pillar_ends_it_at_once() -> None:
    match = arranged("doom 2\nsenate 1 3 2\nlanded 1:5\nnext doom", event="favourable_winds")
    assert match.over
    assert points(match) == [2, 2, 0]
    assert list(table(match).senate) == [1, 3, 2]


def test_13_2_46_treasures_are_turned_up() -> None:
    treasures = "special 1 exotic_birds orichalcum guard\nspecial 2 key_of_atlantis exotic_birds exotic_birds"
    match = arranged(f"doom 2\nsenate 0 0 1\n{treasures}\nnext doom", event="favourable_winds")
    assert points(match) == [5, 8, 2]
    assert [int(score(table(match), who)) for who in range(3)] == [5, 8, 2]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("hand", ["7", "10"])
def test_13_1_games_end_within_the_bound(seats: int, hand: str) -> None:
    longest = 0
    for seed in range(25):
        t = GAME.new(seats, hand=hand).table
        decisions = playout(t, Rng(seed))
        longest = max(longest, decisions)
        assert t.over
        assert isinstance(t, LastDays)
        assert 4 <= t.round <= 6 + (hand != "7")
    assert longest < GAME.longest // 2


def test_14_6_23_chaos_is_never_the_first_event() -> None:
    match = GAME.new(3, no_chaos_first=True)
    assert "chaos_grows" not in {choice.code for choice, _ in match.odds()}
    assert len(match.odds()) == EVENTS - 4


def test_12_5_30_new_neutrals_come_before_those_ashore_are_back_in_the_camp() -> None:
    match = arranged("landed N:9\nnext fall", event="senate_pays_debts")
    luck(match, "flood_of_poor")
    assert [aboard(match, ship).get("N", 0) for ship in "ABCDE"] == [1, 0, 0, 0, 0]
    match.luck(Rng(1))
    assert table(match).camp == 9


def test_12_7_every_hand_is_filled_up() -> None:
    match = arranged("hand 1 treason treason\nhand 2 support\nsenate 1 2 3\nnext tidy")
    match.luck(Rng(1))
    assert list(table(match).hand_size) == [7, 7, 7]
    assert table(match).hand[15] >= 2
    assert table(match).round == 2


def test_12_7_45_in_the_long_game_to_eight_and_more() -> None:
    match = arranged("next tidy", hand="9")
    match.luck(Rng(1))
    assert list(table(match).hand_size) == [9, 9, 9]


def test_13_3_46_of_equal_players_the_first_in_senate_order_wins_alone() -> None:
    match = arranged(
        "doom 2\npoints 8 10 10\nsenate 1 0 0\nspace oraklos strategos archont\nnext doom", event="favourable_winds"
    )
    assert match.over
    assert match.scores() == [10, 10, 10]
    assert match.ranking() == [1, 3, 2]
