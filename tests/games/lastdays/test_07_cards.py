"""RULES 7: policy cards."""

from __future__ import annotations

from .arranging import aboard, arranged, codes, place, play, points, specials, table, waiting


def test_7_2_refugees_go_onto_free_seats_in_the_harbour() -> None:
    match = arranged("ship A harbour 2:6\nship B ocean 2:1\nship D harbour N:2\nnext play 1 refugees_2")
    assert codes(match, 1) == {"C", "E"}
    play(match, 1, "C")
    assert aboard(match, "C") == {"1": 2}
    assert table(match).stock[0] == 18


def test_7_3_a_split_card_needs_two_ships() -> None:
    full = "ship A harbour 2:7\nship B harbour 2:4\nship C harbour 3:5\nship D harbour 3:2\nship E harbour N:3\n"
    match = arranged(full + "next play 1 refugees_2_split")
    assert codes(match, 1) == {"B", "D"}
    play(match, 1, "D")
    assert codes(match, 1) == {"B"}
    play(match, 1, "B")
    assert aboard(match, "B") == {"1": 1, "2": 4}


def test_7_3_the_first_ship_must_leave_one_for_the_second() -> None:
    ocean = "ship B ocean 2:1\nship C ocean 3:1\nship D ocean 3:2\n"
    match = arranged(f"ship A harbour 2:5\n{ocean}ship E harbour N:2\nnext play 1 refugees_3_split")
    assert codes(match, 1) == {"A"}


def test_7_5_a_point_on_the_card() -> None:
    match = arranged("next play 1 refugees_2_vp")
    play(match, 1, "A")
    assert points(match) == [1, 0, 0]


def test_7_5_a_special_card_on_the_card() -> None:
    match = arranged("next play 1 refugees_1_special")
    play(match, 1, "A")
    assert specials(match, 1) == 1


def test_7_5_the_ship_just_loaded_may_not_be_moved() -> None:
    match = arranged("ship A harbour 2:1\nship B ocean 2:1\nship C harbour 2:1\nnext play 1 refugees_1_move")
    play(match, 1, "A")
    assert codes(match, 1) == {"B", "C"}
    play(match, 1, "B")
    assert points(match) == [1, 1, 0]


def test_7_5_without_another_ship_to_move_it_is_not_possible() -> None:
    match = arranged("ship A harbour 2:1\nnext play 1 refugees_1_move")
    assert codes(match, 1) == {"B", "C", "D", "E"}


def test_7_4_aristocracy_takes_a_free_seat_first() -> None:
    match = arranged("points 1 5 0\nship A harbour 2:6\nship D harbour 2:3\nnext play 1 aristocracy_1")
    assert codes(match, 1) == {"A", "B", "C", "D-2", "E"}


def test_7_4_43_aristocracy_on_a_full_ship_removes_neutrals_and_richer_ones() -> None:
    match = arranged("points 2 5 2\nship D harbour 2:1 3:1 N:1\nship E harbour 1:2 3:1\nnext play 1 aristocracy_1")
    assert {"D-2", "D-N"} <= codes(match, 1)
    assert not {"D", "D-3", "E", "E-1", "E-3"} & codes(match, 1)
    play(match, 1, "D-2")
    assert aboard(match, "D") == {"1": 1, "3": 1, "N": 1}
    assert table(match).before[1] == 1
    assert points(match) == [2, 5, 2]


def test_7_4_a_neutral_removed_goes_to_the_camp() -> None:
    match = arranged("ship D harbour N:3\nnext play 1 aristocracy_1")
    play(match, 1, "D-N")
    assert table(match).camp == 8


def test_7_4_aristocracy_on_two_ships() -> None:
    match = arranged("ship D harbour N:3\nship E harbour N:3\nnext play 1 aristocracy_2")
    play(match, 1, "D-N", "E-N")
    assert aboard(match, "D") == aboard(match, "E") == {"1": 1, "N": 2}


def test_7_6_42_who_is_taken_off_goes_before_the_screen() -> None:
    match = arranged("ship B ocean 1:1 2:2 N:1\nnext play 3 sabotage")
    play(match, 3, "B")
    assert list(table(match).before) == [1, 2, 0]
    assert table(match).camp == 10
    assert place(match, "B") == "harbour"


def test_7_7_10_two_different_ships_in_the_order_chosen() -> None:
    match = arranged("ship A harbour 1:1\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "B")
    assert codes(match, 3) == {"A"}
    play(match, 3, "A")
    assert place(match, "A") == place(match, "B") == "ocean"


def test_7_7_cargo_scores_by_its_own_table() -> None:
    match = arranged("ship B ocean 1:3 2:2\nnext play 3 important_cargo")
    play(match, 3, "B")
    assert points(match) == [9 + 1, 5 + 1, 1]


def test_7_7_the_advanced_airship_carries_no_cargo() -> None:
    match = arranged("doom 2\nship D harbour 1:3\nship B ocean 2:1\nnext play 3 important_cargo")
    assert codes(match, 3) == {"B"}


def test_7_8_11_points_for_victims_of_the_richer() -> None:
    match = arranged("points 3 4 2\nship B ocean 1:1 2:2 3:1 N:1\nnext play 1 sabotage")
    play(match, 1, "B")
    assert points(match) == [5, 4, 2]


def test_7_8_sabotage_only_on_the_ocean_and_not_the_advanced_warship() -> None:
    match = arranged("doom 2\nship E ocean 2:1\nship B ocean 2:1\nship A harbour 2:1\nnext play 1 sabotage")
    assert codes(match, 1) == {"B"}


def test_7_9_11_treason_takes_one_to_four_off_a_ship() -> None:
    match = arranged("points 0 3 0\nship A harbour 2:4 3:2 N:1\nnext play 1 treason")
    assert codes(match, 1) == {"A"}
    play(match, 1, "A")
    assert codes(match, 1) == {"2", "3", "N"}, "at least one"
    play(match, 1, "2", "N", "3")
    assert "-" in codes(match, 1)
    play(match, 1, "2")
    assert aboard(match, "A") == {"2": 2, "3": 1}
    assert points(match) == [2, 3, 0]
    assert waiting(match) != [1] or "2" not in codes(match, 1)


def test_7_9_11_richer_is_measured_before_the_card_scores() -> None:
    match = arranged("points 2 3 0\nship A harbour 2:4\nnext play 1 treason")
    play(match, 1, "A", "2", "2", "2", "2")
    assert points(match) == [6, 3, 0]


def test_7_9_treason_in_the_senate() -> None:
    match = arranged("senate 6 2 0\nnext play 3 treason")
    assert codes(match, 3) == {f"senate1x{n}" for n in range(1, 5)} | {"senate2x1", "senate2x2"}
    play(match, 3, "senate1x4")
    assert list(table(match).senate) == [2, 2, 0]
    assert table(match).before[0] == 4
    assert points(match) == [0, 0, 0]


def test_7_9_treason_spares_the_advanced_warship() -> None:
    match = arranged("doom 2\nship E harbour 2:1\nship A harbour 3:1\nnext play 1 treason")
    assert codes(match, 1) == {"A"}


def test_14_5_19_the_ark_fills_its_neutrals_seat_again_at_once() -> None:
    for always, neutrals in ((False, {}), (True, {"N": 1})):
        match = arranged("doom 1\nship A harbour N:1 2:1\nnext play 1 treason", ark_always_neutral=always)
        play(match, 1, "A", "N", "-")
        assert aboard(match, "A") == {"2": 1} | neutrals


def test_7_1_38_one_placement_is_one_card_or_one_single_cube() -> None:
    """A Pursuit ship serves both ships of a card; in In This Together one cube alone."""
    match = arranged("special 1 pursuit_ship\nship A ocean 2:1\nship B ocean 2:1\nnext play 1 refugees_2_split")
    play(match, 1, "pursuit_ship", "A", "B")
    assert aboard(match, "A") == aboard(match, "B") == {"1": 1, "2": 1}
    match = arranged("senate 3 2 1\nspecial 1 pursuit_ship\nship A ocean 2:1\nnext delayed", event="in_this_together")
    play(match, 1, "pursuit_ship", "A")
    play(match, 1, *(["-"] if "-" in codes(match, 1) else []))
    play(match, 2, "-")
    play(match, 3, "-")
    assert "A" not in codes(match, 1)


def test_7_1_38_help_comes_before_the_first_cube() -> None:
    match = arranged("special 1 pursuit_ship hidden_holds\nship A harbour 2:1\nnext play 1 refugees_2_split")
    assert {"pursuit_ship", "hidden_holds"} <= codes(match, 1)
    play(match, 1, "A")
    assert not {"pursuit_ship", "hidden_holds"} & codes(match, 1)


def test_7_1_38_both_helps_together() -> None:
    match = arranged("special 1 pursuit_ship hidden_holds\nship D ocean 2:3\nnext play 1 refugees_2")
    play(match, 1, "hidden_holds", "pursuit_ship", "D")
    assert aboard(match, "D") == {"2": 3, "b1": 2}


ROWS = """row 1 refugees_3 support support support support
row 2 ships_2 ships_2 ships_2 ships_2 ships_2
row 3 ships_3 ships_3 ships_3 treason treason
"""


def first_plays(text: str, event: str = "senate_pays_debts") -> set[str]:
    """What seat 1 may play as the highest bidder."""
    match = arranged(f"{text}{ROWS}next slot 1", event=event)
    for seat, bid in ((3, "0"), (2, "0"), (1, "2")):
        play(match, seat, bid)
    while type(match.table.step()).__name__ == "SpyWindow":
        play(match, waiting(match)[0], "-")
    return codes(match, 1)


FULL = "ship A harbour 2:6\nship B harbour 2:4\nship C harbour 3:4\nship D harbour 3:2\nship E harbour N:2\n"


def test_7_3_38_help_in_the_hand_counts_for_all_or_nothing() -> None:
    assert "own" not in first_plays(FULL)
    assert "own" in first_plays(FULL + "special 1 hidden_holds\n")
    assert "own" not in first_plays(FULL + "special 1 pursuit_ship\n")


def test_7_3_26_what_the_flood_adds_is_never_needed() -> None:
    tight = FULL.replace("ship A harbour 2:6", "ship A harbour 2:4")
    assert "own" in first_plays(tight, "flood_of_poor")


def test_7_5_39_first_the_refugees_then_sacrifice_then_the_ship() -> None:
    text = "special 1 sacrifice\nship A harbour 2:1\nship B harbour 2:1\nnext play 1 refugees_1_move"
    match = arranged(text)
    play(match, 1, "A")
    assert codes(match, 1) == {"-", "A"}
    play(match, 1, "A")
    assert place(match, "A") == "ocean"
    assert codes(match, 1) == {"B"}, "the ship just loaded may not be moved again"


def test_7_6_42_a_cube_out_of_the_senate_goes_before_the_screen() -> None:
    match = arranged("senate 6 2 0\nnext play 3 treason")
    play(match, 3, "senate1x3")
    assert list(table(match).before) == [3, 0, 0]
    assert list(table(match).stock) == [14, 18, 20]


def test_7_4_43_aristocracy_with_hidden_holds_may_go_below_deck_instead() -> None:
    match = arranged("special 1 hidden_holds\nship D harbour N:3\nnext play 1 aristocracy_1")
    play(match, 1, "hidden_holds")
    assert {"D", "D-N"} <= codes(match, 1)
    play(match, 1, "D")
    assert aboard(match, "D") == {"N": 3, "b1": 1}


def test_7_4_43_aristocracy_with_a_pursuit_ship_on_the_ocean() -> None:
    match = arranged("special 1 pursuit_ship\nship D ocean N:3\nnext play 1 aristocracy_1")
    assert "D-N" not in codes(match, 1)
    play(match, 1, "pursuit_ship", "D-N")
    assert aboard(match, "D") == {"N": 2, "1": 1}


def test_7_9_11_own_refugees_and_own_cubes_may_be_chosen() -> None:
    match = arranged("senate 2 0 0\nship A harbour 1:1 2:1\nnext play 1 treason")
    assert codes(match, 1) == {"A", "senate1x1", "senate1x2"}
    play(match, 1, "A", "1", "-")
    assert table(match).before[0] == 1
    assert points(match) == [0, 0, 0]


def test_7_9_12_in_the_senate_no_ship_is_immune() -> None:
    match = arranged("doom 2\nsenate 0 1 0\nship E harbour 2:1\nnext play 1 treason")
    assert codes(match, 1) == {"senate2x1"}
