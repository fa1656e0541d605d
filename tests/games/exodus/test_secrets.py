"""Who may know what: a hand re-dealt behind the others' backs changes nothing that they are given.

The contract tests do this for every game; here it is done card by card, and for the things only this game has.
"""

from __future__ import annotations

from collections import Counter

import pytest

from orichalcum import SPECTATOR, Match, Rng
from orichalcum.games.exodus import GAME
from orichalcum.games.exodus.pieces import INFLUENCE, INFLUENCES
from orichalcum.games.exodus.rules import ids
from orichalcum.games.exodus.table import Exodus, in_pile, pile_size
from orichalcum.kernel.snapshot import pack_table
from orichalcum.lab.contract_secrets import heard
from orichalcum.lab.moments import running

HANDS = """\
seat 1 3 5 - 0
seat 2 0 0 - 0
hand 1 F01 F03!
hand 2 F05 F08 ?
open F16
act 1 2
"""


def table(match: Match) -> Exodus:
    t = match.table
    assert isinstance(t, Exodus)
    return t


def arranged(text: str) -> Match:
    match = GAME.arrange(text)
    match.luck(Rng(3))
    return match


def exchanged(match: Match, owner: int) -> Match:
    """The same match, every card of one hand that nobody else has seen exchanged for another of the pile."""
    other = match.copy()
    other.use_marks_of(match)
    t = table(other)
    first = int(t.pieces.first[INFLUENCE])
    pile = [card for card in range(INFLUENCES) if in_pile(t, first + card)]
    for card in range(INFLUENCES):
        if t.hand[owner * INFLUENCES + card] and t.shown[card] == 0 and pile:
            t.hand[owner * INFLUENCES + card] = 0
            t.hand[owner * INFLUENCES + pile.pop()] = 1
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_hand_makes_no_difference_to_anybody_else(seats: int) -> None:
    held = 0
    for n, match in enumerate(found for seed in range(3) for found in running(GAME, seats, seed, 60)):
        owner = max(range(seats), key=lambda who: (int(table(match).hand_size[who]), (who + n) % seats))
        other = exchanged(match, owner)
        held += int(table(match).hand_size[owner])
        for viewer in {SPECTATOR, *range(seats)} - {owner}:
            assert heard(other, viewer) == heard(match, viewer)
    assert held


def test_how_many_cards_somebody_holds_is_open_and_which_were_taken_open() -> None:
    seen = arranged(HANDS).seen_by(1)
    assert isinstance(seen, Exodus)
    assert list(seen.hand_size) == [2, 3]
    assert (seen.hand[0], seen.shown[2]) == (0, 1)


def test_a_card_known_to_all_is_part_of_every_guess() -> None:
    match = arranged(HANDS)
    for seed in range(20):
        guess = match.imagine(1, Rng(seed))
        assert isinstance(guess, Exodus)
        assert guess.hand[2] == 1
        assert sum(guess.hand[:INFLUENCES]) == 2


def test_a_guess_is_fair_and_never_a_card_one_holds_or_sees() -> None:
    match = arranged(HANDS)
    mine = {card for card in range(INFLUENCES) if table(match).hand[INFLUENCES + card]}
    found: Counter[int] = Counter()
    for seed in range(800):
        guess = match.imagine(1, Rng(seed))
        assert isinstance(guess, Exodus)
        found.update(card for card in range(INFLUENCES) if guess.hand[card] and card != 2)
    assert set(found) == set(range(INFLUENCES)) - mine - {2, 15}
    assert all(18 <= count <= 75 for count in found.values())


def test_what_is_drawn_to_keep_one_is_seen_by_who_draws() -> None:
    match = arranged(HANDS)
    match.play("step", 0)
    match.play("draw", 0)
    match.luck(Rng(1))
    mine, other = match.seen_by(0), match.seen_by(1)
    assert isinstance(mine, Exodus)
    assert isinstance(other, Exodus)
    assert sum(drawn != 0 for drawn in mine.drawn) == 2
    assert sum(other.drawn) == 0
    assert other.drawn_count == 2
    assert pile_size(other, INFLUENCE) == pile_size(mine, INFLUENCE)
    assert [fact.known for fact in match.log(1) if fact.kind == ids.DREW] == [False, False]
    assert [fact.known for fact in match.log(0) if fact.kind == ids.DREW] == [True, True]


def test_the_one_put_back_is_open_the_one_kept_is_not() -> None:
    match = arranged(HANDS)
    for answer in ("step", "draw"):
        match.play(answer, 0)
    match.luck(Rng(1))
    kept, back = (choice.option for choice in match.options(0))
    match.play(match.options(0)[0], 0)
    other = match.seen_by(1)
    assert isinstance(other, Exodus)
    assert other.open[back] == 1
    assert other.hand[kept - other.pieces.first[INFLUENCE]] == 0


def test_a_card_played_is_known_to_all() -> None:
    match = arranged(HANDS)
    match.play("play:F01", 0) if "play:F01" in {choice.code for choice in match.options(0)} else match.play("play:F03", 0)
    seen = match.seen_by(1)
    assert isinstance(seen, Exodus)
    assert seen.played[2] == 1
    assert seen.shown[2] == 0


@pytest.mark.parametrize("seats", [1, 3])
def test_a_guess_is_a_whole_table_that_these_eyes_cannot_tell_from_the_real_one(seats: int) -> None:
    for match in running(GAME, seats, seats, 60):
        for viewer in (SPECTATOR, *range(seats)):
            guess = match.imagine(viewer, Rng(viewer + 5))
            assert isinstance(guess, Exodus)
            assert pack_table(guess.seen_by(viewer)) == pack_table(match.seen_by(viewer))
            for who in range(seats):
                assert sum(guess.hand[who * INFLUENCES : (who + 1) * INFLUENCES]) == guess.hand_size[who]
