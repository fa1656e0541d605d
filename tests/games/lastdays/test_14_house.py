"""RULES 14: what tables argue about.  Some options are tested with the rule they change."""

from __future__ import annotations

import pytest

from orichalcum.games.lastdays import GAME
from orichalcum.kernel.errors import BadOption
from orichalcum.kernel.rng import Rng

from .arranging import aboard, arranged, codes, luck, play, specials, table, waiting


def test_14_2_9_a_card_draws_what_there_is() -> None:
    for agreed, drawn in ((False, None), (True, 1)):
        match = arranged("row 1 support support support support ships_2\n" + OTHERS + "next slot 1", draw_what_there_is=agreed)
        t = table(match)
        for kind in range(11):
            t.special_pile[kind] = 0
        t.special_pile[2] = t.special_pile_size = 1
        for seat, bid in ((3, "0"), (2, "0"), (1, "2")):
            play(match, seat, bid)
        assert ("own" in codes(match, 1)) == agreed
        if drawn is not None:
            play(match, 1, "own")
            assert specials(match, 1) == drawn


OTHERS = "row 2 ships_2 ships_2 ships_2 ships_2 ships_2\nrow 3 ships_3 ships_3 ships_3 treason treason\n"


def test_14_3_14_with_all_below_aristocracy_takes_nobodys_seat() -> None:
    match = arranged("special 1 hidden_holds\nship D harbour N:3\nnext play 1 aristocracy_1", all_below=True)
    assert "D-N" in codes(match, 1)
    play(match, 1, "hidden_holds")
    assert "D-N" not in codes(match, 1)
    play(match, 1, "D")
    assert aboard(match, "D") == {"N": 3, "b1": 1}


@pytest.mark.parametrize(("cards_only", "asked"), [(False, [1]), (True, [2])])
def test_14_4_15_help_with_policy_cards_alone(cards_only: bool, asked: list[int]) -> None:
    text = "senate 3 2 1\nship A harbour 2:1\nspecial 1 sacrifice pursuit_ship\nnext senate"
    match = arranged(text, cards_only=cards_only)
    play(match, 1, "basileus")
    assert ("pursuit_ship" in codes(match, 1)) == (not cards_only)
    play(match, 1, "A")
    assert waiting(match) == asked
    match = arranged("special 1 sacrifice\nship A harbour 2:1\nnext play 1 refugees_2", cards_only=cards_only)
    play(match, 1, "A")
    assert "A" in codes(match, 1), "with a policy card always"


def test_14_5_19_empathy_too_empties_a_seat_that_is_filled_again() -> None:
    text = "tile strategos archont basileus\nrow 1 refugees_2 ships_3 ships_3 ships_3 ships_3\nspecial 1 empathy\n"
    match = arranged(text + "doom 1\nship A harbour N:3\nnext strategos", ark_always_neutral=True)
    play(match, 1, "1+empathy", "A")
    assert aboard(match, "A") == {"1": 3, "N": 1}


def test_14_10_sacrifice_is_asked_of_those_who_hold_it() -> None:
    for agreed in (False, True):
        text = "special 1 exotic_birds\nship A harbour 2:1\nnext play 1 refugees_2"
        match = arranged(text, ask_only_able=agreed)
        play(match, 1, "A")
        assert (codes(match, 1) == {"-"}) == (not agreed)


@pytest.mark.parametrize("hand", ["7", "8", "9", "10"])
def test_14_11_45_a_larger_hand_and_one_event_more(hand: str) -> None:
    match = GAME.new(5, hand=hand)
    assert table(match).others_left == (2 if hand == "7" else 3)
    luck(match, "all_lost")
    match.luck(Rng(1))
    assert list(table(match).hand_size) == [int(hand)] * 5


def test_14_11_45_archont_draws_five_and_discards_five_of_more() -> None:
    match = arranged(
        "senate 3 2 1\nhand 1 treason treason treason support support support ships_2 ships_3 ships_3 ships_3\nnext senate",
        hand="10",
    )
    play(match, 1, "archont", "draw")
    assert table(match).hand_size[0] == 15
    play(match, 1, "treason", "treason", "treason", "support", "support")
    assert table(match).hand_size[0] == 10


def test_14_11_other_numbers_are_refused() -> None:
    with pytest.raises(BadOption):
        GAME.new(3, hand="11")
