"""Who may know what: a hand re-dealt behind the others' backs changes nothing that they are given.

The contract tests do this for every game; here it is done card by card, and for the things only this game has.
"""

from __future__ import annotations

import pytest

from orichalcum import SPECTATOR, Match, Rng
from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.inventory import inventory
from orichalcum.games.olympos.pieces import CARDS
from orichalcum.games.olympos.table import Olympos
from orichalcum.kernel.snapshot import pack_table
from orichalcum.lab.contract_secrets import heard
from orichalcum.lab.moments import running

from .arranging import laid, say, table

EVERY_CARD = "cube-grain.cube-wood.cube-stone.cube-gold" + "".join(
    f".{card}" * 3 for card in ("wood-points", "four-kinds", "grain-hours", "stone-hours", "star", "zeus")
)


def exchanged(match: Match, owner: int) -> Match:
    """The same match, every card of one hand exchanged for another of the deck, and a point more of prestige."""
    other = match.copy()
    other.use_marks_of(match)
    t = table(other)
    for card in range(CARDS):
        mine = owner * CARDS + card
        for new in range(CARDS):
            if t.hand[mine] and t.deck[new] and new != card:
                t.hand[mine] -= 1
                t.deck[card] += 1
                t.hand[owner * CARDS + new] += 1
                t.deck[new] -= 1
                break
    t.prestige[owner] += 1
    return other


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_12_1_another_hand_makes_no_difference_to_anybody_else(seats: int) -> None:
    for n, match in enumerate(running(GAME, seats, seats, 30)):
        owner = n % seats
        other = exchanged(match, owner)
        for viewer in {SPECTATOR, *range(seats)} - {owner}:
            assert heard(other, viewer) == heard(match, viewer)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_12_1_a_guess_is_a_whole_table_that_these_eyes_cannot_tell_from_the_real_one(seats: int) -> None:
    for match in running(GAME, seats, 10 + seats, 30):
        for viewer in range(seats):
            guess = guessed(match, viewer, seats)
            assert pack_table(guess.seen_by(viewer)) == pack_table(match.seen_by(viewer))
            assert inventory(guess) == inventory(table(match))
            assert sum(guess.deck) == guess.deck_size
            assert min(guess.deck) >= 0


def guessed(match: Match, viewer: int, seed: int) -> Olympos:
    t = match.imagine(viewer, Rng(seed))
    assert isinstance(t, Olympos)
    return t


def test_12_1_a_guess_is_fair() -> None:
    """One card of seat 2 is unknown; the unseen ones are three of a kind and one of another."""
    gone = EVERY_CARD.replace(".star.star.star", "").replace("cube-gold.", "")
    match = laid(f"seat at=1 cards={gone}\nseat at=2 cards=star\nseat at=3")
    found = [guessed(match, 0, seed).hand[CARDS + 3] for seed in range(400)]
    assert 60 <= sum(found) <= 140


def test_8_5_after_a_shuffle_everybody_knows_what_the_deck_was_made_of() -> None:
    """The three stars thrown away are the new deck: what seat 2 holds was never among them."""
    gone = EVERY_CARD.replace(".star.star.star", "").replace("cube-gold.", "")
    match = laid(f"seat at=10 cards={gone}\nseat at=30 cards=cube-gold\nseat at=30\ndiscard star star star")
    say(match, "new", "to:illyria", "done", "card:star")
    for seed in range(20):
        for viewer in (0, 2):
            guess = guessed(match, viewer, seed)
            assert guess.deck[3] == 0
            assert guess.hand[CARDS + 8] == 0 or viewer == 2
        assert list(guessed(match, 0, seed).hand[CARDS : 2 * CARDS]) == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]


def test_9_7_nemesis_shows_the_hand_that_is_lost() -> None:
    match = laid("seat at=10\nseat at=11 cards=star.zeus\nseat at=11 tiles=religion")
    say(match, "new", "to:illyria", "card:cube-gold", "play:cube-gold", "god:nemesis", "no")
    assert {"Seat 2 throws away Star.", "Seat 2 throws away Zeus."} <= set(match.lines(SPECTATOR))
