"""RULES 11: what the events do."""

from __future__ import annotations

from orichalcum.kernel.rng import Rng

from .arranging import aboard, arranged, codes, luck, place, play, points, specials, table, waiting


def test_11_2_26_flood_one_more_refugee_on_a_ship_just_loaded() -> None:
    match = arranged("next play 1 refugees_2_split", event="flood_of_poor")
    play(match, 1, "A", "B")
    assert codes(match, 1) == {"-", "A", "B"}
    play(match, 1, "B")
    assert aboard(match, "B") == {"1": 2}


def test_11_2_26_flood_needs_a_free_seat() -> None:
    match = arranged("ship D harbour N:1\nnext play 1 refugees_2", event="flood_of_poor")
    play(match, 1, "D")
    assert waiting(match) != [1] or "D" not in codes(match, 1)


def test_11_2_flood_not_with_basileus() -> None:
    match = arranged("senate 3 2 1\nnext senate", event="flood_of_poor")
    play(match, 1, "basileus", "A")
    assert aboard(match, "A") == {"1": 1}
    assert waiting(match) == [2]


def test_11_3_27_winds_one_more_ship() -> None:
    ships = "ship A harbour 1:1\nship B harbour 1:1\nship C harbour 1:1\n"
    match = arranged(ships + "next play 3 ships_2", event="favourable_winds")
    play(match, 3, "A", "B")
    assert codes(match, 3) == {"C", "-"}
    play(match, 3, "C")
    assert place(match, "C") == "ocean"


def test_11_3_winds_never_help_all_or_nothing() -> None:
    match = arranged("ship A harbour 1:1\nship B harbour 1:1\nnext play 3 ships_2", event="favourable_winds")
    play(match, 3, "B", "A")
    assert place(match, "A") == "ocean"


def test_11_3_40_the_second_ship_under_cargo_is_an_ordinary_one() -> None:
    match = arranged("ship A ocean 1:2\nship B ocean 2:2\nnext play 3 important_cargo", event="favourable_winds")
    play(match, 3, "A", "B")
    assert points(match) == [5, 3, 2]


def test_11_3_27_winds_and_the_ship_just_loaded() -> None:
    ships = "ship A harbour 2:1\nship B harbour 1:1\nship C harbour 1:1\n"
    match = arranged(ships + "next play 1 refugees_1_move", event="favourable_winds")
    play(match, 1, "A", "B")
    assert codes(match, 1) == {"C", "-"}


def test_11_4_the_senate_pays_its_debts() -> None:
    match = arranged("senate 1 3 2\nnext delayed", event="senate_pays_debts")
    assert points(match) == [0, 5, 3]


def test_11_4_wisdom_gives_cards_before_the_pillar_falls() -> None:
    match = arranged("senate 1 3 2\ndoom 2\nnext delayed", event="wisdom_of_senate")
    match.luck(Rng(3))
    assert [specials(match, seat) for seat in (1, 2, 3)] == [0, 1, 1]
    assert match.over


def test_11_5_29_wrath_empties_the_ocean() -> None:
    match = arranged(
        "doom 2\nship A ocean 1:2 N:1\nship E ocean 2:2\nship B harbour 3:1\nnext delayed", event="wrath_of_sea_lord"
    )
    assert place(match, "A") == place(match, "E") == "harbour"
    assert list(table(match).before) == [2, 2, 0]
    assert aboard(match, "A") == {"N": 1}, "the advanced ark takes its neutral again"
    assert points(match) == [0, 0, 0]


def test_11_6_23_chaos_keeps_order_and_senators_for_one_more_round() -> None:
    match = arranged(
        "senate 3 2 1\nspace basileus oraklos archont\ntile basileus oraklos archont\nnext tidy", event="chaos_grows"
    )
    match.luck(Rng(2))
    assert list(table(match).senate) == [3, 2, 1]
    assert waiting(match) == [1]
    play(match, 1, "A")
    assert aboard(match, "A") == {"1": 1}
    assert waiting(match) == [3]
    assert codes(match, 3) == {"-", "draw"}
    play(match, 3, "-")
    assert waiting(match) == [1, 2, 3], "no influence, no senate: the rows"


def test_11_6_23_chaos_as_the_first_event_goes_without_senators() -> None:
    match = arranged("next round", event="chaos_grows")
    assert type(match.table.step()).__name__ == "LayRow"


def test_11_7_all_in_this_together() -> None:
    match = arranged("senate 1 3 2\nship B harbour N:5\nnext delayed", event="in_this_together")
    assert waiting(match) == [2]
    assert codes(match, 2) == {"A", "C", "D", "E", "-"}
    play(match, 2, "A")
    play(match, 3, "-")
    play(match, 1, "A")
    play(match, 2, "A")
    assert waiting(match) == [1], "whoever passes is out"
    play(match, 1, "C")
    play(match, 2, "C")
    assert waiting(match) == [1]
    play(match, 1, "E")
    assert aboard(match, "A") == {"1": 1, "2": 2, "N": 1}, "the neutrals of the next event are aboard already"


def test_11_8_24_one_gods_card_for_the_first_winner_who_wants_one() -> None:
    rows = "row 1 treason treason treason treason treason\nrow 2 ships_2 ships_2 ships_2 ships_2 ships_2\n"
    rows += "row 3 ships_3 ships_3 ships_3 support support\ngods refugees_3 refugees_2 support support sabotage\n"
    match = arranged(rows + "next slot 1", event="gift_of_gods")
    for seat, bid in ((3, "2"), (2, "4"), (1, "0")):
        play(match, seat, bid)
    assert codes(match, 2) == {"-", "god:refugees_3", "god:refugees_2", "god:support"}
    play(match, 2, "god:refugees_3", "A")
    assert waiting(match) == [3]
    assert codes(match, 3) == {"-"}
    assert table(match).discard[6] == 1
    assert table(match).spent[5] == 4


def test_11_8_24_five_cards_before_the_senate() -> None:
    match = arranged("next influence", event="gift_of_gods")
    for seat in (1, 2, 3):
        match.play("0", seat - 1)
    match.luck(Rng(1))
    assert sum(table(match).gods) == 5


def test_11_9_25_refugees_come_from_the_senate() -> None:
    match = arranged("senate 3 2 1\nnext play 1 refugees_2", event="under_senate_lead")
    play(match, 1, "A")
    assert list(table(match).senate) == [1, 2, 1]
    assert table(match).stock[0] == 17


def test_11_9_without_cubes_in_the_senate_nothing_can_be_placed() -> None:
    rows = "row 1 refugees_2 treason treason treason treason\nrow 2 ships_2 ships_2 ships_2 ships_2 ships_2\n"
    match = arranged(
        rows + "row 3 ships_3 ships_3 ships_3 support support\nsenate 1 0 3\nnext slot 1", event="under_senate_lead"
    )
    for seat in (1, 2, 3):
        play(match, seat, "4" if seat == 1 else "0")
    assert codes(match, 1) == {"-"}


def test_11_10_22_28_all_lost_two_cubes_for_each_pillar() -> None:
    text = "doom 1\nsenate 1 3 2\nship A ocean 1:1\nbefore 1 0 0\nlanded 1:1\nspent 1 2 0 0 0 0\nnext delayed"
    match = arranged(text, event="all_lost")
    assert waiting(match) == [2], "in senate order"
    play(match, 2, "stock", "senate")
    play(match, 3, "stock", "stock")
    assert codes(match, 1) == {"stock", "screen", "senate", "land", "card1", "A"}
    play(match, 1, "A", "card1")
    assert list(table(match).lost) == [2, 2, 2]
    assert place(match, "A") == "harbour", "emptied on the ocean it returns"


def test_11_10_28_nothing_is_lost_before_a_pillar_falls() -> None:
    match = arranged("senate 1 3 2\nnext delayed", event="all_lost")
    match.luck(Rng(1))
    assert list(table(match).lost) == [0, 0, 0]


def test_11_1_a_lasting_effect_is_over_when_the_next_event_covers_it() -> None:
    ships = "ship A harbour 1:1\nship B harbour 1:1\nship C harbour 1:1\n"
    for event, more in (("favourable_winds", True), ("senate_pays_debts", False)):
        match = arranged(ships + "next play 3 ships_2", event=event)
        play(match, 3, "A", "B")
        assert ("C" in codes(match, 3)) == more if waiting(match) == [3] else not more


def test_11_1_a_delayed_effect_happens_at_the_end_of_its_own_round() -> None:
    match = arranged("senate 3 2 1\nnext fall", event="all_lost")
    luck(match, "senate_pays_debts")
    assert points(match) == [0, 0, 0]


def test_11_2_26_flood_with_aristocracy_and_below_deck() -> None:
    match = arranged("special 1 hidden_holds\nship D harbour N:3\nnext play 1 aristocracy_1", event="flood_of_poor")
    play(match, 1, "hidden_holds", "D-N")
    assert codes(match, 1) == {"D", "-"}
    play(match, 1, "D")
    assert aboard(match, "D") == {"1": 1, "b1": 1, "N": 2}


def test_11_3_27_not_for_demagogos_sacrifice_and_ships_that_move_by_themselves() -> None:
    match = arranged(
        "special 1 sacrifice\nship A harbour 2:1\nship B harbour 2:1\nnext play 1 refugees_2", event="favourable_winds"
    )
    play(match, 1, "A", "A")
    assert place(match, "B") == "harbour"
    assert waiting(match) != [1] or "B" not in codes(match, 1)


def test_11_4_first_and_second_are_told_in_their_order() -> None:
    match = arranged("senate 1 3 2\nnext delayed", event="senate_pays_debts")
    told = [line for line in match.lines(0) if "scores" in line]
    assert told == ["Seat 2 scores 5 (events).", "Seat 3 scores 3 (events)."]


def test_11_7_at_most_three_each_and_only_onto_free_seats() -> None:
    match = arranged("senate 3 2 1\nnext delayed", event="in_this_together")
    asked = []
    while type(match.table.step()).__name__ == "Place":
        asked += waiting(match)
        assert "-" in codes(match, asked[-1])
        play(match, asked[-1], "A" if "A" in codes(match, asked[-1]) else "B")
    assert asked == [1, 2, 3, 1, 2, 3, 1, 2, 3]
    assert aboard(match, "A")["1"] == 3


def test_11_7_15_without_a_free_seat_whoever_might_have_holds_is_still_asked() -> None:
    full = "ship A harbour 1:7\nship B harbour 1:5\nship C harbour 2:5\nship D harbour 2:3\nship E harbour 3:3\n"
    match = arranged(full + "special 2 hidden_holds\nspecial 3 exotic_birds\nnext delayed", event="in_this_together")
    assert waiting(match) == [2]
    play(match, 2, "-")
    assert waiting(match) == [3]
    assert codes(match, 3) == {"-"}


def test_11_8_24_the_hand_is_not_filled_up_and_the_rest_is_discarded() -> None:
    match = arranged("gods treason treason support\nnext tidy", event="gift_of_gods")
    assert sum(table(match).gods) == 0
    assert table(match).discard[15] == 2


def test_11_8_24_the_second_winner_if_the_first_does_not() -> None:
    rows = "row 1 treason treason treason treason treason\nrow 2 ships_2 ships_2 ships_2 ships_2 ships_2\n"
    rows += "row 3 ships_3 ships_3 ships_3 support support\ngods refugees_3\n"
    match = arranged(rows + "next slot 1", event="gift_of_gods")
    for seat, bid in ((3, "2"), (2, "4"), (1, "0")):
        play(match, seat, bid)
    play(match, 2, "-")
    assert codes(match, 3) == {"-", "god:refugees_3"}


def test_11_9_25_basileus_and_empathy_pay_from_the_senate_and_a_sacrifice_goes_before_the_screen() -> None:
    match = arranged("senate 3 3 1\nship A harbour 3:1\nspecial 1 sacrifice\nnext senate", event="under_senate_lead")
    play(match, 1, "basileus", "A", "A")
    assert list(table(match).senate) == [2, 3, 1]
    assert table(match).before[0] == 1
    assert table(match).stock[0] == 20 - 3
    text = "tile strategos archont basileus\nrow 1 refugees_2 ships_3 ships_3 ships_3 ships_3\nship A harbour N:4\n"
    match = arranged(f"{text}special 1 empathy\nsenate 3 0 0\nnext strategos", event="under_senate_lead")
    play(match, 1, "1+empathy", "A")
    assert table(match).senate[0] == 0


def test_11_10_22_a_ship_that_returns_empty_is_told() -> None:
    match = arranged("doom 1\nship B ocean 1:1\nnext delayed", event="all_lost")
    play(match, 1, "B", "stock")
    assert "Ship B" in " ".join(match.lines(0)) or "returns empty" in " ".join(match.lines(0))
    assert place(match, "B") == "harbour"
