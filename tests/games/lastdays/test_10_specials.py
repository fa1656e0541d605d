"""RULES 10: every special card in its window, and windows that betray nothing."""

from __future__ import annotations

from orichalcum.kernel.rng import Rng

from .arranging import aboard, arranged, codes, place, play, points, specials, table, waiting

ROWS = """row 1 ships_3 ships_3 support support treason
row 2 ships_2 ships_2 ships_2 ships_2 ships_2
row 3 refugees_2 refugees_2 refugees_2 refugees_2 refugees_2
"""


def test_10_3_pursuit_ship_opens_the_ocean() -> None:
    match = arranged("special 1 pursuit_ship\nship A ocean 2:1\nship D harbour N:2\nnext play 1 refugees_2")
    assert codes(match, 1) == {"B", "C", "E", "pursuit_ship"}
    play(match, 1, "pursuit_ship")
    assert codes(match, 1) == {"A", "B", "C", "E"}
    play(match, 1, "A")
    assert aboard(match, "A") == {"1": 2, "2": 1}
    assert table(match).special_discard[0] == 1


def test_10_3_a_card_that_only_pursuit_makes_possible_may_be_chosen() -> None:
    full = "ship A ocean 2:1\nship B harbour 2:5\nship C harbour 3:5\nship D harbour 3:3\nship E harbour N:3\n"
    rows = "row 1 refugees_2 support support support support\nrow 2 ships_2 ships_2 ships_2 ships_2 ships_2\n"
    rows += "row 3 ships_3 ships_3 ships_3 treason treason\n"
    for hand, own in (("special 1 pursuit_ship", True), ("special 1 exotic_birds", False)):
        match = arranged(full + rows + hand + "\nnext slot 1")
        for seat, bid in ((3, "0"), (2, "0"), (1, "4")):
            play(match, seat, bid)
        if waiting(match) == [1] and "shapeshifting_spy" not in codes(match, 1) and codes(match, 1) == {"-"}:
            play(match, 1, "-")
        assert ("own" in codes(match, 1)) == own


def test_10_4_36_empathy_swaps_three_neutrals_in_stead_of_a_refugees_card() -> None:
    rows = "row 3 refugees_3 refugees_2 refugees_2 refugees_2 refugees_2"
    text = ROWS.replace("row 3 refugees_2 refugees_2 refugees_2 refugees_2 refugees_2", rows)
    match = arranged(
        text + "special 3 empathy\nship A harbour N:4\nship B ocean N:3\nspace oraklos strategos archont\nnext slot 1"
    )
    for seat, bid in ((2, "1"), (1, "0"), (3, "4")):
        play(match, seat, bid)
    play(match, 3, "-")
    assert codes(match, 3) == {"-", "own", "own+empathy"}
    play(match, 3, "own+empathy", "A")
    assert aboard(match, "A") == {"3": 3, "N": 1}
    assert table(match).state[10] == 1
    assert table(match).camp == 6


def test_14_8_36_empathy_for_the_own_card_only() -> None:
    for own_only, found in ((False, {"-", "left+empathy", "left"}), (True, {"-", "left"})):
        match = arranged(ROWS + "special 2 empathy\nship A harbour N:4\nnext slot 1", empathy_own_only=own_only)
        for seat, bid in ((3, "0"), (2, "4"), (1, "2")):
            play(match, seat, bid)
        play(match, 2, "-")
        assert codes(match, 2) == found


def test_10_5_14_hidden_holds_take_what_finds_no_seat() -> None:
    match = arranged("special 1 hidden_holds\nship D harbour N:2\nship A ocean 2:1\nnext play 1 refugees_3")
    assert codes(match, 1) == {"B", "C", "E", "hidden_holds"}
    play(match, 1, "hidden_holds", "D")
    assert aboard(match, "D") == {"1": 1, "b1": 2, "N": 2}


def test_10_5_14_hidden_refugees_are_safe_from_aristocracy_but_not_from_treason() -> None:
    match = arranged("points 0 5 0\nship D harbour N:1 3:2 below 2:1\nnext play 1 aristocracy_1")
    assert "D-2" not in codes(match, 1)
    match = arranged("points 0 5 0\nship D harbour N:1 3:2 below 2:1\nnext play 1 treason")
    play(match, 1, "D")
    assert "2below" in codes(match, 1)
    play(match, 1, "2below", "-")
    assert points(match) == [1, 5, 0]


def test_10_5_14_hidden_refugees_score_and_make_a_ship_not_empty() -> None:
    match = arranged("ship D ocean below 2:2\nship A harbour 1:1\nnext play 1 ships_2")
    play(match, 1, "D", "A")
    assert points(match) == [1, 3, 0]


def test_14_3_14_all_below() -> None:
    match = arranged("special 1 hidden_holds\nship D harbour N:2\nnext play 1 refugees_3", all_below=True)
    play(match, 1, "hidden_holds", "D")
    assert aboard(match, "D") == {"b1": 3, "N": 2}


def test_10_6_37_intervention_plays_a_card_of_the_hand() -> None:
    match = arranged(ROWS + "special 1 unexpected_intervention\nhand 1 refugees_3 sabotage\nnext slot 1")
    for seat, bid in ((3, "0"), (2, "4"), (1, "2")):
        play(match, seat, bid)
    play(match, 1, "-")
    play(match, 2, "-")
    assert codes(match, 1) == {"-", "hand:refugees_3"}
    play(match, 1, "hand:refugees_3", "A")
    assert aboard(match, "A") == {"1": 3}
    assert table(match).discard[6] == 1
    assert table(match).state[0] == 0


GUARDED = "ship A ocean 1:1 2:2 3:1\nspecial 1 guard\nspecial 2 guard\nspecial 3 guard\nsenate 1 2 3\nnext play 3 sabotage"


def test_10_7_13_one_guard_is_enough_and_the_first_of_the_senate_plays_it() -> None:
    match = arranged(GUARDED)
    play(match, 3, "A")
    assert waiting(match) == [1, 2], "the attacker is not asked"
    play(match, 1, "guard")
    play(match, 2, "guard")
    assert specials(match, 1) == 1
    assert specials(match, 2) == 0
    assert aboard(match, "A") == {"1": 1, "2": 2, "3": 1}
    assert place(match, "A") == "ocean"


def test_10_7_13_before_victims_are_chosen() -> None:
    match = arranged("ship A harbour 1:1 2:2\nspecial 2 guard\nnext play 3 treason")
    play(match, 3, "A")
    assert waiting(match) == [2]
    play(match, 2, "-")
    assert waiting(match) == [3]
    assert codes(match, 3) == {"1", "2"}


def test_10_7_13_hidden_refugees_may_be_guarded() -> None:
    match = arranged("ship A ocean 1:1 below 2:1\nspecial 2 guard\nnext play 3 sabotage")
    play(match, 3, "A")
    assert waiting(match) == [2]


def test_10_7_no_guard_in_the_senate() -> None:
    match = arranged("senate 3 3 3\nspecial 2 guard\nnext play 3 treason")
    play(match, 3, "senate2x1")
    assert table(match).before[1] == 1


def test_10_8_41_alliance_counts_neutrals_and_player_colours() -> None:
    match = arranged(
        "ship A ocean 1:2 2:1 N:3\nship B harbour 1:1\nspecial 1 alliance\nspecial 3 alliance\nnext play 2 ships_2"
    )
    play(match, 2, "A")
    assert waiting(match) == [1, 3]
    play(match, 3, "alliance")
    play(match, 1, "alliance")
    assert points(match) == [3 + 2 + 6 + 2, 1 + 2 + 1, 6 + 2]
    assert waiting(match) == [2]


def test_10_8_no_neutral_no_question() -> None:
    match = arranged("ship A ocean 1:2\nship B harbour 1:1\nspecial 1 alliance\nnext play 2 ships_2")
    play(match, 2, "A")
    assert waiting(match) == [2]


def test_10_9_sacrifice_moves_the_ship_just_loaded() -> None:
    match = arranged("ship A harbour 2:1\nspecial 1 sacrifice\nnext play 1 refugees_2")
    play(match, 1, "A")
    assert codes(match, 1) == {"-", "A"}
    play(match, 1, "A")
    assert place(match, "A") == "ocean"
    assert aboard(match, "A") == {"1": 1, "2": 1}
    assert table(match).before[0] == 1


def test_10_9_15_somebody_must_stay_aboard() -> None:
    match = arranged("special 1 sacrifice\nnext play 1 refugees_1_vp")
    play(match, 1, "A")
    assert "A" not in codes(match, 1)


def test_10_9_two_sacrifices_and_an_arrival() -> None:
    match = arranged("ship A harbour 2:1\nspecial 1 sacrifice sacrifice\nnext play 1 refugees_3")
    play(match, 1, "A", "A", "A")
    assert points(match) == [1 + 1 + 1, 1 + 1, 0]
    assert table(match).before[0] == 2


def test_10_9_a_sacrifice_with_basileus_unless_agreed_otherwise() -> None:
    text = "senate 3 2 1\nship A harbour 2:1\nspecial 1 sacrifice pursuit_ship\nnext senate"
    match = arranged(text)
    play(match, 1, "basileus")
    assert "pursuit_ship" in codes(match, 1)
    play(match, 1, "A")
    assert codes(match, 1) == {"-", "A"}
    match = arranged(text, cards_only=True)
    play(match, 1, "basileus")
    assert "pursuit_ship" not in codes(match, 1)
    play(match, 1, "A")
    assert waiting(match) == [2]


def bids(match: object) -> list[int]:
    return [int(n) for n in table(match).bid]  # type: ignore[arg-type]


def test_10_10_5_a_spy_adds_a_cube_and_all_are_asked_again() -> None:
    spies = "special 1 shapeshifting_spy\nspecial 2 shapeshifting_spy\nsenate 2 1 0\n"
    match = arranged(spies + ROWS + "next slot 1")
    for seat, bid in ((3, "3"), (2, "4"), (1, "0")):
        play(match, seat, bid)
    assert waiting(match) == [1, 2]
    play(match, 2, "shapeshifting_spy")
    play(match, 1, "shapeshifting_spy")
    assert bids(match) == [1, 4, 3], "the first of the senate goes first"
    assert waiting(match) == [2], "seat 1 holds no card any more"
    play(match, 2, "shapeshifting_spy")
    assert bids(match) == [1, 5, 3]
    assert table(match).spent[5] == 5


def test_10_10_a_tie_by_a_spy_goes_by_the_senate() -> None:
    match = arranged("special 1 shapeshifting_spy\nsenate 2 1 0\n" + ROWS + "next slot 1")
    for seat, bid in ((3, "0"), (2, "4"), (1, "3")):
        play(match, seat, bid)
    play(match, 1, "shapeshifting_spy")
    assert [int(seat) + 1 for seat in table(match).rank] == [1, 2, 3]


def test_10_2_a_window_asks_whoever_might_hold_the_card() -> None:
    match = arranged("special 1 exotic_birds\nspecial 2 shapeshifting_spy\n" + ROWS + "next slot 1")
    for seat, bid in ((3, "0"), (2, "4"), (1, "3")):
        play(match, seat, bid)
    assert waiting(match) == [1, 2], "seat 3 holds nothing, and all know it"
    assert codes(match, 1) == {"-"}


def test_10_2_a_window_does_not_tell_who_has_answered() -> None:
    match = arranged("special 1 exotic_birds\nspecial 2 shapeshifting_spy\n" + ROWS + "next slot 1")
    for seat, bid in ((3, "0"), (2, "4"), (1, "3")):
        play(match, seat, bid)
    play(match, 1, "-")
    assert match.waiting_seen_by(2) == [0, 1]
    assert match.waiting_seen_by(0) == [1]


def test_10_2_a_card_that_lies_open_can_be_in_no_hand() -> None:
    spies = "special_discard shapeshifting_spy shapeshifting_spy shapeshifting_spy\n"
    match = arranged(spies + "special 1 exotic_birds\n" + ROWS + "next slot 1")
    for seat, bid in ((3, "0"), (2, "4"), (1, "3")):
        play(match, seat, bid)
    assert codes(match, 2) >= {"-"}
    assert "shapeshifting_spy" not in codes(match, 1)
    assert waiting(match) == [2]


def test_14_10_windows_may_ask_only_those_who_can() -> None:
    text = "special 1 exotic_birds\nspecial 2 shapeshifting_spy\n" + ROWS + "next slot 1"
    match = arranged(text, ask_only_able=True)
    for seat, bid in ((3, "0"), (2, "4"), (1, "3")):
        play(match, seat, bid)
    assert waiting(match) == [2]


def test_10_2_every_window_can_be_imagined() -> None:
    match = arranged(GUARDED)
    play(match, 3, "A")
    play(match, 1, "guard")
    for eyes in (0, 1, 2, -2):
        guess = match.imagine(eyes, Rng(5))
        assert guess.waits_for() & 0b010


def test_10_12_the_discards_become_the_pile() -> None:
    rest = "special 2 guard guard guard pursuit_ship pursuit_ship empathy empathy alliance alliance hidden_holds hidden_holds"
    more = "special 3 hidden_holds unexpected_intervention unexpected_intervention sacrifice shapeshifting_spy"
    most = "special 2 shapeshifting_spy shapeshifting_spy exotic_birds exotic_birds exotic_birds orichalcum orichalcum"
    match = arranged(f"{rest}\n{more}\n{most}\nspecial_discard key_of_atlantis sacrifice\nnext play 1 support")
    assert specials(match, 1) == 0
    match.luck(Rng(1))
    assert specials(match, 1) == 2
    assert sum(table(match).special_discard) == 0


def test_10_1_any_number_may_be_held_and_played_and_a_card_played_lies_open() -> None:
    hand = "special 1 pursuit_ship hidden_holds sacrifice sacrifice guard guard guard alliance exotic_birds orichalcum"
    match = arranged(f"{hand}\nship D ocean 2:3\nnext play 1 refugees_2")
    assert match.view(1).seats[0].specials == 10
    play(match, 1, "pursuit_ship", "hidden_holds", "D", "D")
    assert list(table(match).special_discard)[:8] == [1, 0, 0, 0, 1, 0, 1, 0]
    assert table(match).stock[0] == 18, "they cost nothing"


def test_10_4_16_the_flood_adds_nothing_to_empathy() -> None:
    rows = ROWS.replace("row 3 refugees_2", "row 3 refugees_3")
    match = arranged(f"{rows}special 3 empathy\nship A harbour N:4\nsenate 0 0 1\nnext slot 1", event="flood_of_poor")
    for seat, bid in ((2, "0"), (1, "1"), (3, "4")):
        play(match, seat, bid)
    play(match, 3, "-", "own+empathy", "A")
    assert aboard(match, "A") == {"3": 3, "N": 1}
    assert waiting(match) == [1]


def test_10_4_36_the_card_it_stands_in_for_need_not_be_possible() -> None:
    full = "ship A harbour N:4 2:3\nship B harbour 2:5\nship C harbour 2:5\nship D harbour 1:3\nship E harbour 1:3\n"
    match = arranged(f"{ROWS}{full}special 3 empathy sacrifice\nsenate 0 0 1\nnext slot 1")
    for seat, bid in ((2, "0"), (1, "1"), (3, "4")):
        play(match, seat, bid)
    play(match, 3, "-")
    assert codes(match, 3) & {"-", "own", "own+empathy"} == {"-", "own+empathy"}
    play(match, 3, "own+empathy", "A")
    assert waiting(match) == [1], "it is an exchange: no Sacrifice is offered"


def test_10_4_36_three_neutrals_on_one_ship_and_three_cubes() -> None:
    for ship, cubes, may in (("N:3", 0, True), ("N:2", 0, False), ("N:3", 14, False)):
        text = (
            f"{ROWS}ship A harbour {ship}\nship B harbour N:2\nspecial 3 empathy\nbefore 0 0 {cubes}\nsenate 0 0 0\nnext slot 1"
        )
        match = arranged(text)
        for seat, bid in ((3, "4"), (2, "0"), (1, "1")):
            play(match, seat, bid)
        play(match, 3, *(["-"] if waiting(match) == [3] and "own" not in codes(match, 3) else []))
        assert ("own+empathy" in codes(match, 3)) == may


def test_10_6_37_the_top_bidder_too_and_all_or_nothing() -> None:
    match = arranged(ROWS + "special 1 unexpected_intervention\nhand 1 ships_2 treason support\nnext slot 1")
    for seat, bid in ((3, "0"), (2, "2"), (1, "4")):
        play(match, seat, bid)
    play(match, 1, "-")
    assert codes(match, 1) == {"-", "hand:support", "left"}
    play(match, 1, "hand:support")
    assert specials(match, 1) == 2
    assert table(match).spent[0] == 4


def test_10_6_37_lasting_events_help_the_card_of_the_hand() -> None:
    ships = "ship A harbour 1:1\nship B harbour 1:1\nship C harbour 1:1\n"
    text = ROWS.replace("row 1 ships_3", "row 1 sabotage")
    match = arranged(f"{text}{ships}special 1 unexpected_intervention\nhand 1 ships_2\nnext slot 1", event="favourable_winds")
    for seat, bid in ((3, "0"), (2, "2"), (1, "4")):
        play(match, seat, bid)
    play(match, 1, "-", "hand:ships_2", "A", "B")
    assert codes(match, 1) == {"C", "-"}


def test_10_7_13_the_card_and_the_bid_stay_spent() -> None:
    rows = ROWS.replace("row 1 ships_3", "row 1 sabotage")
    match = arranged(f"{rows}ship A ocean 2:2\nspecial 2 guard\nnext slot 1")
    for seat, bid in ((3, "0"), (2, "2"), (1, "4")):
        play(match, seat, bid)
    play(match, 2, "-")
    play(match, 1, "own", "A")
    play(match, 2, "guard")
    t = table(match)
    assert [int(t.state[0]), int(t.spent[0]), place(match, "A")] == [1, 4, "ocean"]
    assert waiting(match) == [2]


def test_10_8_41_one_alliance_each_and_the_ordinary_table_with_cargo_too() -> None:
    match = arranged("ship A ocean 1:2 N:4\nspecial 3 alliance alliance\nnext play 2 important_cargo")
    play(match, 2, "A")
    play(match, 3, "alliance")
    assert points(match) == [5 + 1, 1, 10 + 1]
    assert specials(match, 3) == 1


def test_10_8_41_on_an_automatic_arrival_and_with_hidden_neutrals_counted_as_five() -> None:
    match = arranged("ship A ocean N:7\nspecial 2 alliance\nsenate 0 0 1\nnext doom", event="chaos_grows")
    assert waiting(match) == [2]
    play(match, 2, "alliance")
    assert points(match) == [0, 15, 2]


def test_10_9_15_with_in_this_together_and_the_movers_bonus() -> None:
    match = arranged("doom 1\nspecial 1 sacrifice pursuit_ship\nship B ocean 2:2\nnext delayed", event="in_this_together")
    play(match, 1, "pursuit_ship", "B", "B")
    assert points(match) == [1 + 2, 3, 0], "the science ship's mover"
    assert table(match).before[0] == 1


def test_10_9_38_as_long_as_a_cube_of_the_placement_is_aboard() -> None:
    match = arranged("special 1 sacrifice sacrifice\nship A harbour 1:3\nnext play 1 refugees_1_vp")
    play(match, 1, "A", "A")
    assert specials(match, 1) == 1
    assert waiting(match) != [1] or "A" not in codes(match, 1)


def test_10_10_5_only_with_a_cube_behind_the_screen() -> None:
    match = arranged("before 0 20 0\nspecial 1 shapeshifting_spy\nspecial 2 shapeshifting_spy\n" + ROWS + "next slot 1")
    for seat, bid in ((3, "0"), (2, "0"), (1, "0")):
        play(match, seat, bid)
    assert waiting(match) == [1]


def test_10_11_treasures_bring_two_three_and_four_points() -> None:
    p = table(arranged("next rows")).pieces
    assert list(p.special_points) == [0] * 8 + [2, 3, 4]


def test_10_12_9_a_policy_pile_that_is_out_is_its_discards() -> None:
    discards = "discard treason treason treason sabotage sabotage\n"
    match = arranged(discards + "senate 3 2 1\nnext senate")
    t = table(match)
    for kind in range(16):
        t.pile_size -= t.pile[kind]
        t.pile[kind] = 0
    play(match, 1, "archont", "draw")
    assert table(match).hand_size[0] == 5
    assert sum(table(match).discard) == 0


def test_10_12_9_an_intervention_lies_on_the_discards_by_the_time_its_card_draws() -> None:
    """One special card is left: too few for the Support of the row, enough for that of the hand."""
    row = "row 1 support ships_2 ships_2 ships_2 ships_2\nhand 1 support\nspecial 1 unexpected_intervention\n"
    match = arranged(row + "next slot 1")
    t = table(match)
    for kind in range(11):
        t.special_pile[kind] = int(kind == 2)
    t.special_pile_size = 1
    for seat, bid in ((3, "0"), (2, "0"), (1, "3")):
        play(match, seat, bid)
    play(match, 1, "-")
    assert codes(match, 1) == {"-", "hand:support"}
    assert match.refusals(0)[0].paragraph == "10.12"
    play(match, 1, "hand:support")
    assert specials(match, 1) == 2
    assert sum(table(match).special_discard) == 0


def test_10_12_9_senators_draw_what_there_is() -> None:
    match = arranged("senate 3 2 1\nnext senate")
    t = table(match)
    for kind in range(11):
        t.special_pile[kind] = 0
    t.special_pile_size = 0
    play(match, 1, "demiurgos", "draw")
    assert waiting(match) == [2]
    assert specials(match, 1) == 0
