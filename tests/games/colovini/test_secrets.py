"""Who may know what: a hand re-dealt behind the others' backs changes nothing that they are given.

The contract tests do this for every game; here it is done card by card, and for the things only this game has.
"""

from __future__ import annotations

import pytest

from orichalcum import SPECTATOR, Match, Rng
from orichalcum.games.colovini.pieces import ITEMS
from orichalcum.games.colovini.rules import ids
from orichalcum.kernel.snapshot import pack_table
from orichalcum.lab.contract_secrets import heard
from orichalcum.lab.moments import running

from .arranging import GAME, arranged, guessed, play, seen, table


def exchanged(match: Match, owner: int) -> Match:
    """The same match, the cards of one hand exchanged for others of the pile, as far as nobody has seen them."""
    other = match.copy()
    other.use_marks_of(match)
    t = table(other)
    for item in range(ITEMS):
        mine = owner * ITEMS + item
        for new in range(ITEMS):
            if t.hand[mine] > max(t.shown[mine], t.bought[mine]) and t.pile[new] and new != item:
                t.hand[mine] -= 1
                t.pile[item] += 1
                t.hand[owner * ITEMS + new] += 1
                t.pile[new] -= 1
                break
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_another_hand_makes_no_difference_to_anybody_else(seats: int) -> None:
    for n, match in enumerate(running(GAME, seats, seats, 20)):
        owner = n % seats
        other = exchanged(match, owner)
        for viewer in {SPECTATOR, *range(seats)} - {owner}:
            assert heard(other, viewer) == heard(match, viewer)


def test_3_4_what_was_shown_is_part_of_every_guess() -> None:
    match = arranged("path F4 . O3\nseat F - 0 54 54 0\nseat S - 1 0 0 0\nturn 1")
    play(match, "!", "O", "O")
    assert seen(match, 2).shown[1] == 1
    assert all(guessed(match, 2, seed).hand[1] >= 1 for seed in range(20))


def test_3_4_a_shown_card_that_is_played_is_known_no_longer() -> None:
    match = arranged("path F4 . O3\nseat F - 0 54 0 0\nseat SOOO - 1 0 0 0\nturn 1")
    play(match, "!", "C", "H", "aS", "O", "O", "O")
    match.luck(Rng(1))
    assert list(table(match).shown[:7]) == [0, 1, 0, 0, 0, 0, 0]
    play(match, next(choice.code for choice in match.options(0) if choice.code.endswith("F")))
    assert sum(table(match).shown) == 0


def test_7_only_the_buyer_sees_the_cards_bought() -> None:
    match = arranged("path R5 F2\nseat F 7 0 0 0 1\nseat R - 0 0 0 1\nturn 1")
    play(match, "$7", "C", "O", "H")
    assert sum(seen(match, 1).bought) == 3
    assert sum(seen(match, 2).bought) == 0
    assert sum(seen(match, 2).hand) == 1
    assert [fact.known for fact in match.log(1) if fact.kind == ids.DREW] == [False] * 3


@pytest.mark.parametrize("seed", range(5))
def test_a_guess_is_a_whole_table_that_these_eyes_cannot_tell_from_the_real_one(seed: int) -> None:
    for match in running(GAME, 3, seed, 20):
        for viewer in range(3):
            guess = guessed(match, viewer + 1, seed)
            assert pack_table(guess.seen_by(viewer)) == pack_table(match.seen_by(viewer))
            assert sum(guess.pile) == guess.pile_size
            assert all(sum(guess.hand[n * ITEMS : n * ITEMS + ITEMS]) == guess.hand_size[n] for n in range(3))


def test_a_guess_is_fair() -> None:
    """One card of seat 2 is unknown, and the unseen cards are three rings and a flag."""
    match = arranged("path R5 F2\nseat - - 0 0 0 1\nseat F - 0 0 0 1\npile RRR\nturn 1")
    found = [guessed(match, 1, seed).hand[ITEMS + 1] for seed in range(400)]
    assert 60 <= sum(found) <= 140


def test_6_3_after_a_shuffle_everybody_knows_what_the_pile_was_made_of() -> None:
    """Three statues and the flag come back, one statue is drawn: what seat 2 holds was never among them."""
    match = arranged("path R5 F2\nseat F - 0 0 0 0\nseat HH - 1 0 0 0\npile -\ndiscard SSS\nturn 1")
    play(match, "aF", "S")
    for seed in range(20):
        guess = guessed(match, 1, seed)
        assert list(guess.pile) == [0, 1, 0, 0, 0, 0, 2]
        assert guess.hand[ITEMS + 3] == 2


def test_6_3_after_a_shuffle_a_seat_knows_what_it_has_drawn_since() -> None:
    """Three statues come back and seat 1 draws one of them: a third statue can only be in the hand of seat 2."""
    match = arranged("path R5 F2\nseat F - 0 0 0 0\nseat HS - 1 0 0 0\npile -\ndiscard SSS\nturn 1")
    play(match, "aF", "S")
    assert all(guessed(match, 1, seed).hand[ITEMS + 6] == 1 for seed in range(20))
    assert {guessed(match, SPECTATOR + 1, seed).pile[6] for seed in range(40)} == {2, 3}
    assert sum(seen(match, 2).drawn) == 0
