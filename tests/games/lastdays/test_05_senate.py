"""RULES 5: the seven senators, and the bonus points of those not chosen."""

from __future__ import annotations

from .arranging import aboard, arranged, codes, place, play, points, seen, specials, table, waiting


def test_3_2_equal_cubes_the_marker_further_left_is_first() -> None:
    match = arranged("space demiurgos basileus archont\nsenate 4 4 2\nnext senate")
    assert waiting(match) == [2]
    play(match, 2, "strategos")
    assert waiting(match) == [1]
    play(match, 1, "oraklos")
    assert waiting(match) == [3]


def test_5_1_34_a_senator_taken_is_gone_and_the_marker_moves() -> None:
    match = arranged("senate 3 2 1\nnext senate")
    play(match, 1, "strategos")
    assert "strategos" not in codes(match, 2)
    assert len(codes(match, 2)) == 6
    assert table(match).space[0] == 6


def test_5_1_the_same_senator_twice_running() -> None:
    match = arranged("senate 3 2 1\nspace strategos archont oraklos\nnext senate")
    assert "strategos" in codes(match, 1)


def test_5_2_34_bonus_points_are_scored_and_laid_on_those_not_chosen() -> None:
    match = arranged("senate 3 2 1\nbonus oraklos 2\nbonus archont 1\nnext senate")
    play(match, 1, "oraklos")
    play(match, 2, "philosophos")
    play(match, 3, "strategos")
    assert points(match) == [2, 0, 0]
    assert list(table(match).bonus) == [2, 1, 1, 1, 0, 0, 0]


def test_5_3_archont_draws_five_and_discards_any_five() -> None:
    hand = "hand 1 treason treason treason sabotage sabotage support ships_3"
    match = arranged(f"senate 3 2 1\n{hand}\nnext senate")
    play(match, 1, "archont", "draw")
    assert table(match).hand_size[0] == 12
    play(match, 1, "treason", "treason", "treason", "sabotage", "sabotage")
    assert table(match).hand_size[0] == 7
    assert table(match).discard[15] == 3
    assert waiting(match) == [2]


def test_5_3_archont_may_decline() -> None:
    match = arranged("senate 3 2 1\nhand 1 treason\nnext senate")
    play(match, 1, "archont", "-")
    assert table(match).hand_size[0] == 1


def test_5_4_basileus_places_one_in_the_harbour_at_once() -> None:
    match = arranged("senate 3 2 1\nship B ocean N:1\nship D harbour N:3\nnext senate")
    play(match, 1, "basileus")
    assert codes(match, 1) == {"A", "C", "E", "-"}
    play(match, 1, "C")
    assert aboard(match, "C") == {"1": 1}
    assert table(match).stock[0] == 16


def test_5_5_17_demagogos_moves_one_ship_out_of_the_harbour() -> None:
    match = arranged("senate 3 2 1\nship A harbour N:1\nship B ocean N:1\nnext senate", event="favourable_winds")
    play(match, 1, "demagogos")
    assert codes(match, 1) == {"A", "-"}
    play(match, 1, "A")
    assert place(match, "A") == "ocean"
    assert waiting(match) == [2]


def test_5_5_17_demagogos_lands_the_advanced_airship() -> None:
    match = arranged("senate 3 2 1\ndoom 2\nship D harbour 2:2\nnext senate")
    play(match, 1, "demagogos", "D")
    assert points(match) == [1, 3, 0]


def test_5_6_demiurgos_draws_a_special_card() -> None:
    match = arranged("senate 3 2 1\nnext senate")
    play(match, 1, "demiurgos", "draw")
    assert specials(match, 1) == 1


ROWS = """tile oraklos strategos archont
hand 1 treason support ships_2 ships_3 sabotage important_cargo refugees_3
hand 2 ships_2 ships_2 ships_2 ships_2 ships_2
hand 3 ships_2 ships_3 ships_3 support support
"""
ROW = ("treason", "support", "ships_2", "ships_3", "sabotage")


def test_5_7_35_oraklos_keeps_two_cards_down_or_none() -> None:
    match = arranged(ROWS + "next rows")
    play(match, 1, *ROW)
    assert codes(match, 1) == {"up"} | {f"down{i}{j}" for i in range(1, 6) for j in range(i + 1, 6)}
    play(match, 1, "down25")
    play(match, 2, *["ships_2"] * 5)
    play(match, 3, "ships_2", "ships_3", "ships_3", "support", "support")
    assert [int(card) for card in table(match).cards[:5]] == [16, 0, 12, 13, 0]
    assert list(seen(match, 2).laid) == [0] * 15


def test_5_7_6_the_kept_card_comes_to_light_after_its_bids() -> None:
    match = arranged(ROWS + "next rows")
    play(match, 1, *ROW, "down12")
    play(match, 2, *["ships_2"] * 5)
    play(match, 3, "ships_2", "ships_3", "ships_3", "support", "support")
    assert table(match).cards[0] == 0
    for seat, bid in ((3, "0"), (2, "2"), (1, "1")):
        play(match, seat, bid)
    assert table(match).cards[0] == 16
    assert table(match).cards[1] == 0
    assert waiting(match) == [2]


def test_14_7_35_oraklos_may_keep_one() -> None:
    match = arranged(ROWS + "next rows", oraklos_one=True)
    play(match, 1, *ROW)
    assert "down3" in codes(match, 1)


AUCTION = """space archont basileus demagogos
row 1 ships_3 ships_3 ships_3 ships_3 support
row 2 ships_2 ships_2 ships_2 ships_2 ships_2
row 3 sabotage sabotage sabotage sabotage sabotage
"""


def test_5_8_7_philosophos_takes_back_up_to_two_cubes() -> None:
    match = arranged(AUCTION + "tile philosophos archont basileus\nnext slot 1")
    play(match, 3, "1")
    play(match, 2, "2")
    play(match, 1, "5")
    play(match, 1, "-")
    play(match, 2, "-")
    assert codes(match, 1) == {"0", "1", "2"}
    play(match, 1, "2")
    assert table(match).stock[0] == 17
    assert table(match).spent[0] == 3
    play(match, 3, "1")
    play(match, 2, "2")
    play(match, 1, "5")
    play(match, 1, "-")
    play(match, 2, "-")
    assert waiting(match) == [3], "only once a round"


def test_5_9_8_strategos_plays_a_spare_card_without_cubes() -> None:
    text = AUCTION + "tile strategos archont basileus\nspent 1 1 0 2 0 0\nstate 1 0 1 0 0 0\nnext strategos"
    match = arranged(text)
    assert codes(match, 1) == {"-", "5"}
    play(match, 1, "5")
    assert specials(match, 1) == 2


def test_5_9_8_strategos_may_let_empathy_stand_in() -> None:
    text = "tile strategos archont basileus\nrow 1 refugees_2 ships_3 ships_3 ships_3 ships_3\nship A harbour N:4"
    match = arranged(f"{text}\nspecial 1 empathy\nnext strategos")
    assert codes(match, 1) == {"-", "1", "1+empathy"}


def test_5_2_34_any_number_of_bonus_points_before_the_senator_acts() -> None:
    match = arranged("senate 3 2 1\nbonus demagogos 25\ndoom 2\nship D harbour 1:1\nnext senate")
    play(match, 1, "demagogos")
    assert points(match) == [25, 0, 0]
    play(match, 1, "D")
    assert points(match) == [25 + 1 + 1, 0, 0]


def test_5_10_a_senator_that_acts_at_once_does_so_now_or_not_at_all() -> None:
    for senator in ("basileus", "demagogos", "demiurgos", "archont"):
        match = arranged("senate 3 2 1\nship A harbour 2:1\nnext senate")
        play(match, 1, senator)
        assert "-" in codes(match, 1)
        play(match, 1, "-")
        assert waiting(match) == [2]
        assert [specials(match, 1), int(table(match).hand_size[0]), place(match, "A")] == [0, 0, "harbour"]


def test_5_10_demagogos_without_a_ship_to_move_asks_nothing() -> None:
    match = arranged("senate 3 2 1\nship A ocean 2:1\nnext senate")
    play(match, 1, "demagogos")
    assert waiting(match) == [2]


def test_5_8_7_a_card_of_yours_that_a_neighbour_played_is_not_played_by_you() -> None:
    match = arranged(AUCTION + "ship A harbour 1:1\nship B harbour 1:1\ntile archont philosophos basileus\nnext slot 1")
    for seat, bid in ((3, "4"), (2, "1"), (1, "5")):
        play(match, seat, bid)
    play(match, 1, "left", "A", "B")
    play(match, 3, "-")
    assert waiting(match) == [2]
    assert codes(match, 2) == {"0", "1"}


def test_5_8_7_an_intervention_is_a_card_played() -> None:
    text = AUCTION + "tile philosophos archont basileus\nspecial 1 unexpected_intervention\nhand 1 refugees_2\nnext slot 1"
    match = arranged(text)
    for seat, bid in ((3, "0"), (2, "1"), (1, "5")):
        play(match, seat, bid)
    play(match, 1, "-")
    play(match, 1, "hand:refugees_2", "A")
    play(match, 2, "-")
    assert waiting(match) == [3], "the next auction: Philosophos has played"


def test_5_9_8_not_a_card_that_a_neighbour_played() -> None:
    text = AUCTION + "tile strategos archont basileus\nspent 1 1 1 1 1 0\nstate 1 0 0 0 0 2\nnext strategos"
    match = arranged(text)
    assert waiting(match) != [1], "no card is spare"


def test_5_9_8_no_intervention_and_no_gods_card() -> None:
    text = AUCTION + "tile strategos archont basileus\nspecial 1 unexpected_intervention\nhand 1 refugees_2\nspent 1 1 1 1 1 0"
    match = arranged(text + "\ngods refugees_3\nnext strategos", event="gift_of_gods")
    assert codes(match, 1) == {"-", "5"}
