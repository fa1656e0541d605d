"""RULES 6: rows, bids, winners, and what a winner may play."""

from __future__ import annotations

from .arranging import aboard, arranged, codes, luck, place, play, points, seen, specials, table, waiting

HANDS = """hand 1 treason support ships_2 ships_3 sabotage important_cargo refugees_3
hand 2 ships_2 ships_2 ships_2 ships_2 ships_2
hand 3 ships_2 ships_3 ships_3 support support
"""

# Dennis is seat 1, Marco 2, Michelle 3; Michelle is above Marco in the senate.
EXAMPLE = """senate 1 1 4
before 7 5 0
space demagogos oraklos archont
row 1 support support support support ships_2
row 2 ships_3 ships_3 ships_3 ships_3 ships_2
row 3 ships_2 ships_2 ships_2 ships_2 treason
next slot 1
"""


def test_6_1_rows_are_laid_unseen_and_turned_up_together() -> None:
    match = arranged(HANDS + "next rows")
    play(match, 1, "ships_3", "treason", "sabotage", "support", "ships_2")
    play(match, 2, *["ships_2"] * 5)
    assert sum(table(match).cards) == 0
    assert waiting(match) == [3]
    assert "refugees_3" not in codes(match, 3)
    play(match, 3, "support", "support", "ships_2", "ships_3", "ships_3")
    assert [int(card) for card in table(match).cards[:5]] == [13, 16, 15, 11, 12]
    assert list(table(match).hand_size) == [2, 0, 0]


def test_6_1_a_card_laid_is_no_longer_in_the_hand() -> None:
    match = arranged(HANDS + "next rows")
    play(match, 1, "treason")
    assert "treason" not in codes(match, 1)
    match.undo(0)
    assert "treason" in codes(match, 1)


def test_6_4_2_secret_auction_the_rulebooks_example() -> None:
    match = arranged(EXAMPLE, event="wisdom_of_senate")
    assert list(table(match).stock) == [12, 14, 16]
    play(match, 3, "4")
    play(match, 1, "5")
    play(match, 2, "4")
    assert [int(seat) + 1 for seat in table(match).rank] == [1, 3, 2]
    assert list(table(match).stock) == [7, 10, 12]
    assert waiting(match) == [1]


def test_6_4_secret_auction_what_the_winners_may_play() -> None:
    ships = "ship A harbour 1:1\nship B harbour 2:1\nship C harbour 3:1\n"
    match = arranged(ships + EXAMPLE, event="wisdom_of_senate")
    for seat, bid in ((3, "4"), (1, "5"), (2, "4")):
        play(match, seat, bid)
    assert codes(match, 1) == {"-", "own", "left"}
    play(match, 1, "left", "A", "B", "C")
    assert place(match, "A") == place(match, "B") == place(match, "C") == "ocean"
    assert waiting(match) == [3]
    assert codes(match, 3) == {"-", "own"}
    play(match, 3, "own", "A", "C")
    assert waiting(match) == [1, 2, 3], "Marco plays nothing, the next auction begins"
    assert points(match) == [1, 0, 3]


def test_6_5_open_auction_no_bid_twice_but_zero() -> None:
    match = arranged(EXAMPLE)
    assert waiting(match) == [2], "the last of the senate bids first"
    play(match, 2, "3")
    assert "3" not in codes(match, 1)
    assert {"0", "2", "4"} <= codes(match, 1)
    play(match, 1, "0")
    assert "0" in codes(match, 3)


def test_6_7_1_a_zero_bid_can_win_by_senate_order() -> None:
    match = arranged(EXAMPLE)
    for seat in (2, 1, 3):
        play(match, seat, "0")
    assert waiting(match) == [3]
    assert [int(seat) + 1 for seat in table(match).rank] == [3, 1, 2]


FIVE = """row 1 ships_2 support support treason treason
row 2 ships_2 ships_3 ships_3 ships_3 ships_3
row 3 ships_2 support support treason treason
row 4 sabotage sabotage sabotage sabotage sabotage
row 5 refugees_2 refugees_2 refugees_2 refugees_2 refugees_2
next slot 1
"""


def test_6_7_five_seats_three_winners() -> None:
    match = arranged(FIVE, seats=5)
    for seat, bid in ((5, "1"), (4, "2"), (3, "0"), (2, "7"), (1, "3")):
        play(match, seat, bid)
    for winner in (2, 1, 4):
        assert waiting(match) == [winner]
        play(match, winner, "-")
    assert waiting(match) == [5], "the next auction"


def test_6_9_3_the_left_neighbour_who_won_is_passed_over() -> None:
    match = arranged("ship A harbour 1:1\nship B harbour 1:1\n" + EXAMPLE)
    for seat, bid in ((2, "4"), (1, "5"), (3, "1")):
        play(match, seat, bid)
    play(match, 1, "left", "A", "B")
    assert table(match).state[2 * 5] == 2
    assert table(match).state[1 * 5] == 0


def test_6_9_3_only_the_highest_bidder_has_a_neighbours_card() -> None:
    match = arranged("ship A harbour 1:1\nship B harbour 1:1\n" + EXAMPLE)
    for seat, bid in ((2, "4"), (1, "5"), (3, "1")):
        play(match, seat, bid)
    play(match, 1, "-")
    assert codes(match, 2) == {"-"}, "three ships are wanted, and two are there"


def test_6_8_all_or_nothing_the_rulebooks_example() -> None:
    rows = EXAMPLE.replace("row 1 support", "row 1 refugees_2")
    match = arranged(rows.replace("before 7 5 0", "before 17 5 0"), event="wisdom_of_senate")
    assert table(match).stock[0] == 2
    play(match, 3, "0")
    play(match, 2, "0")
    play(match, 1, "1")
    assert codes(match, 1) == {"-"}, "one cube is not two"


def test_6_6_cubes_bid_are_spent_won_or_not() -> None:
    match = arranged(EXAMPLE, event="wisdom_of_senate")
    for seat, bid in ((3, "4"), (1, "5"), (2, "3")):
        play(match, seat, bid)
    assert [int(table(match).spent[who * 5]) for who in range(3)] == [5, 3, 4]
    assert table(match).stock[1] == 11


def test_6_8_support_draws_two_special_cards() -> None:
    match = arranged(EXAMPLE, event="wisdom_of_senate")
    for seat, bid in ((3, "4"), (1, "5"), (2, "3")):
        play(match, seat, bid)
    match.play("own", 0)
    luck(match, "guard", "alliance")
    assert specials(match, 1) == 2
    assert waiting(match) == [3]


def test_7_3_9_support_needs_two_cards_to_draw() -> None:
    hoard = "special 2 guard guard guard pursuit_ship pursuit_ship empathy empathy alliance alliance hidden_holds hidden_holds"
    more = "special 3 hidden_holds unexpected_intervention unexpected_intervention sacrifice sacrifice shapeshifting_spy"
    rest = "special 2 shapeshifting_spy shapeshifting_spy exotic_birds exotic_birds exotic_birds orichalcum orichalcum"
    text = f"{hoard}\n{more}\n{rest}\n{EXAMPLE}"
    for draws, may in ((False, {"-"}), (True, {"-", "own"})):
        match = arranged(text, event="wisdom_of_senate", draw_what_there_is=draws)
        for seat, bid in ((3, "4"), (1, "5"), (2, "3")):
            play(match, seat, bid)
        play(match, 2, "-")
        play(match, 3, "-")
        assert codes(match, 1) == may, "one card is left in the pile"


def test_6_2_all_rows_are_turned_up_together() -> None:
    match = arranged(HANDS + "next rows")
    play(match, 1, "ships_3", "treason", "sabotage", "support", "ships_2")
    play(match, 2, *["ships_2"] * 5)
    assert [seen(match, eyes).cards[0] for eyes in (1, 2, 3)] == [0, 0, 0]
    assert sum(seen(match, 3).hand) == 5
    play(match, 3, "support", "support", "ships_2", "ships_3", "ships_3")
    assert [seen(match, eyes).cards[0] for eyes in (1, 2, 3)] == [13, 13, 13]


def test_6_3_five_auctions_from_the_left_secret_or_open_as_the_event_says() -> None:
    for event, step in (("wisdom_of_senate", "Bid"), ("senate_pays_debts", "OpenBid")):
        match = arranged(EXAMPLE, event=event)
        slots = []
        while type(match.table.step()).__name__ == step:
            slots.append(match.view(-2).slot + 1)
            for _ in range(3):
                match.play("0", match.waiting()[0])
            while type(match.table.step()).__name__ == "Win":
                match.play("-", match.waiting()[0])
        assert slots == [1, 2, 3, 4, 5]
        assert match.view(-2).phase == "doom"


def test_6_5_33_open_bids_are_told_as_they_are_made() -> None:
    match = arranged(EXAMPLE)
    play(match, 2, "3")
    assert match.lines(2)[-1] == "Seat 2 bids 3."
    play(match, 1, "2")
    assert match.lines(2)[-1] == "Seat 1 bids 2."


def test_6_8_4_passing_is_free_and_brings_no_cube_back() -> None:
    match = arranged(EXAMPLE, event="wisdom_of_senate")
    for seat, bid in ((3, "4"), (1, "5"), (2, "4")):
        play(match, seat, bid)
    play(match, 1, "-")
    play(match, 3, "-")
    assert list(table(match).stock) == [7, 10, 12]
    assert [int(table(match).state[who * 5]) for who in range(3)] == [0, 0, 0]


def test_6_9_3_the_winner_of_a_neighbours_card_scores_with_own_cubes() -> None:
    rows = EXAMPLE.replace("row 2 ships_3", "row 2 refugees_2_vp")
    match = arranged(rows, event="wisdom_of_senate")
    for seat, bid in ((3, "4"), (1, "5"), (2, "4")):
        play(match, seat, bid)
    play(match, 1, "left", "A")
    assert aboard(match, "A") == {"1": 2}
    assert points(match) == [1, 0, 0]


def test_6_9_3_to_the_left_is_the_next_seat_and_after_the_last_the_first() -> None:
    match = arranged("ship A harbour 1:1\nship B harbour 1:1\n" + EXAMPLE)
    for seat, bid in ((2, "4"), (1, "1"), (3, "5")):
        play(match, seat, bid)
    assert "left" in codes(match, 3)
    assert {choice.words() for choice in match.options(2)} >= {"Support of Seat 1"}


def test_6_7_2_ties_by_cubes_then_by_the_marker() -> None:
    match = arranged(EXAMPLE, event="wisdom_of_senate")
    for seat in (1, 2, 3):
        play(match, seat, "4")
    assert [int(seat) + 1 for seat in table(match).rank] == [3, 1, 2]
