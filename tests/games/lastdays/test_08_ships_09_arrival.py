"""RULES 8 and 9: ships, their advanced sides, and what an arrival brings."""

from __future__ import annotations

from .arranging import aboard, arranged, codes, luck, place, play, points, specials, table


def test_9_2_the_rulebooks_arrival() -> None:
    """Christoph 3, Andrea 2, Marina 1, who moves the ship, and a neutral: 9, 6 and 5 points."""
    match = arranged("ship A ocean 1:3 2:2 3:1 N:1\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "A", "B")
    assert points(match) == [9, 6, 5]


def test_9_3_two_bonus_points_for_two_other_colours() -> None:
    """3 of one colour, 2 of another and a neutral: both seats have 2 points for colours."""
    match = arranged("ship A ocean 1:3 2:2 N:1\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "A", "B")
    assert points(match) == [6 + 2, 3 + 2, 1]


def test_9_2_more_than_five_count_as_five() -> None:
    match = arranged("ship A ocean 1:7\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "A", "B")
    assert points(match) == [15, 0, 1]


def test_9_5_all_go_ashore_and_the_ship_returns() -> None:
    match = arranged("ship A ocean 1:3 N:1 below 1:1\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "A", "B")
    assert [int(n) for n in table(match).landed] == [4, 0, 0, 0, 0, 1]
    assert aboard(match, "A") == {}
    assert place(match, "A") == "harbour"


def test_8_2_19_the_advanced_ark_takes_a_neutral_home() -> None:
    match = arranged("doom 1\nship A ocean 1:3\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "A", "B")
    assert aboard(match, "A") == {"N": 1}
    assert table(match).camp == 9


def test_8_2_after_sabotage_too() -> None:
    match = arranged("doom 1\nship A ocean 1:3 N:1\nnext play 3 sabotage")
    play(match, 3, "A")
    assert aboard(match, "A") == {"N": 1}


def test_8_3_the_science_ship_brings_its_mover_two_more() -> None:
    for doom, mover in ((0, 1), (1, 3)):
        match = arranged(f"doom {doom}\nship B ocean 1:2\nship C harbour 2:1\nnext play 3 ships_2")
        play(match, 3, "B", "C")
        assert points(match) == [3, 0, mover]


def test_8_4_the_bark_brings_its_mover_a_special_card() -> None:
    match = arranged("doom 2\nship C ocean 1:2\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "C", "B")
    assert specials(match, 3) == 1
    assert points(match) == [3, 0, 1]


def test_8_5_the_airship_needs_one_step() -> None:
    match = arranged("doom 2\nship D harbour 1:2\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "D", "B")
    assert points(match) == [3, 0, 1]
    assert place(match, "D") == "harbour"


def test_8_8_10_empty_ships_never_move() -> None:
    match = arranged("ship A harbour 1:1\nship B harbour 1:1\nship D ocean 1:1\nnext play 3 ships_3")
    assert codes(match, 3) == {"A", "B", "D"}


def test_14_9_40_the_airship_as_the_ship_after_the_cargo() -> None:
    for agreed, second in ((False, {"-"}), (True, {"-", "D"})):
        match = arranged(
            "doom 2\nship D harbour 1:2\nship B harbour 2:1\nnext play 3 important_cargo",
            event="favourable_winds",
            airship_as_extra=agreed,
        )
        assert codes(match, 3) == {"B"}
        play(match, 3, "B")
        assert (codes(match, 3) & {"-", "D"} or {"-"}) == second


def test_8_1_everybody_stays_aboard_when_a_ship_turns_over() -> None:
    match = arranged("ship A harbour 1:6 2:1\nship B ocean 2:2 below 1:1\nnext fall", event="favourable_winds")
    assert aboard(match, "A") == {"1": 6, "2": 1, "N": 1}, "an eighth seat, for the neutral"
    assert aboard(match, "B") == {"2": 2, "b1": 1}
    assert place(match, "B") == "ocean"


def test_8_2_19_without_a_neutral_in_the_camp_the_seat_stays_free() -> None:
    match = arranged("landed N:10\nship A harbour 1:1\nnext fall", event="favourable_winds")
    assert aboard(match, "A") == {"1": 1}


def test_8_2_19_that_neutral_can_be_attacked_and_swapped_and_is_not_replaced() -> None:
    match = arranged("doom 1\nship A harbour 2:7 N:1\nnext play 1 aristocracy_1")
    play(match, 1, "A-N")
    assert aboard(match, "A") == {"1": 1, "2": 7}
    assert table(match).camp == 10


def test_8_6_12_red_cards_alone_are_kept_off_the_warship() -> None:
    match = arranged("doom 2\npoints 0 5 0\nship E harbour 2:2 N:1\nnext play 1 aristocracy_1")
    assert {"E-2", "E-N"} <= codes(match, 1)
    match = arranged("doom 2\nship E ocean 2:2\nnext delayed", event="wrath_of_sea_lord")
    assert table(match).before[1] == 2
    text = "tile strategos archont basileus\nrow 1 refugees_2 ships_3 ships_3 ships_3 ships_3\nspecial 1 empathy\n"
    match = arranged(text + "doom 2\nship E harbour N:3\nnext strategos")
    play(match, 1, "1+empathy", "E")
    assert aboard(match, "E") == {"1": 3}


def test_8_7_from_the_harbour_to_the_ocean_to_the_new_land() -> None:
    ships = "ship A harbour 1:1\nship B ocean 2:1\n"
    match = arranged(ships + "next play 3 ships_2")
    play(match, 3, "A", "B")
    assert place(match, "A") == "ocean"
    assert place(match, "B") == "harbour"
    assert list(table(match).landed) == [0, 1, 0, 0, 0, 0]


def test_9_1_41_points_then_the_mover_then_alliances_then_ashore() -> None:
    """A card drawn from the bark may be the Alliance that is played for the same ship."""
    match = arranged("doom 2\nship C ocean 1:1 N:2\nship B harbour 2:1\nnext play 3 ships_2")
    match.play("C", 2)
    assert points(match) == [1 + 1, 0, 1]
    luck(match, "alliance")
    assert aboard(match, "C") == {"1": 1, "N": 2}
    play(match, 3, "alliance")
    assert points(match) == [2, 0, 1 + 3 + 1]
    assert list(table(match).landed) == [1, 0, 0, 0, 0, 2]


def test_9_4_the_mover_scores_with_nobody_aboard_and_by_whatever_card() -> None:
    for card in ("ships_2", "important_cargo", "refugees_1_move"):
        match = arranged(f"ship A ocean 1:1\nship B harbour 2:1\nnext play 3 {card}")
        play(match, 3, *(["B"] if card == "refugees_1_move" else []), "A")
        assert points(match) == [1, 0, 1]


def test_9_4_nobody_has_what_a_mover_has_when_a_ship_moves_by_itself() -> None:
    match = arranged("doom 2\nship B ocean 2:1\nship C ocean 2:1\nsenate 0 0 1\nnext doom", event="chaos_grows")
    assert points(match) == [0, 1 + 1, 2]
    assert [specials(match, seat) for seat in (1, 2, 3)] == [0, 0, 0]
