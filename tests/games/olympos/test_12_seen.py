"""RULES 12: what may be seen."""

from __future__ import annotations

import pytest

from orichalcum import SPECTATOR, Match, Rng
from orichalcum.games.olympos.table import Olympos
from orichalcum.kernel.table import LUCK

from .arranging import laid, may, say, table

TEXT = "seat at=10 tiles=oracle cards=star prestige=5\nseat at=11 cards=zeus.zeus prestige=4\nseat at=11\n"


def seen(match: Match, viewer: int) -> Olympos:
    t = match.seen_by(viewer)
    assert isinstance(t, Olympos)
    return t


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_12_1_21_hands_are_secret_and_their_size_is_not(viewer: int) -> None:
    t = seen(laid(TEXT), viewer)
    assert list(t.hand_size) == [1, 2, 0]
    for who in range(3):
        assert sum(t.hand[who * 10 : who * 10 + 10]) == (t.hand_size[who] if who == viewer else 0)
    assert sum(t.deck) == 0


def test_12_1_what_the_oracle_looks_at_is_secret_until_it_is_thrown_away() -> None:
    match = say(laid(TEXT), "new", "to:illyria", "done", "card:star", "card:zeus", "card:four-kinds")
    assert sum(seen(match, 0).looked) == 3
    assert sum(seen(match, 1).looked) == 0
    assert list(seen(match, 1).looked_size) == [3, 0, 0]
    assert [line for line in match.lines(1) if "draws" in line] == ["Seat 1 draws a destiny card."] * 3
    say(match, "keep:star")
    assert sorted(line for line in match.lines(1) if "throws" in line) == [
        "Seat 1 throws away Four kinds.",
        "Seat 1 throws away Zeus.",
    ]


def test_12_2_21_prestige_lies_face_down_in_as_few_tokens_as_will_do() -> None:
    t = table(laid("seat at=1 prestige=7\nseat at=9\nseat at=9"))
    assert t.tokens[0] == 3
    assert seen(laid("seat at=1 prestige=7\nseat at=9\nseat at=9"), 1).prestige[0] == 0


def test_12_2_a_gain_is_told_to_all() -> None:
    match = say(laid("seat at=1 cards=wood-points\nseat at=9\nseat at=9\nstack macedonia 1"), "play:wood-points")
    assert "Seat 1 gains 1 prestige." in match.lines(SPECTATOR)


def test_12_2_a_guess_knows_the_discs_on_the_board() -> None:
    """Two tokens, one of them from bonus D: between 3 and 5 in all."""
    match = laid("seat at=1 prestige=4\nseat at=9\nseat at=9\ndisc 1 2 2 1")
    for seed in range(10):
        guess = match.imagine(1, Rng(seed))
        assert isinstance(guess, Olympos)
        assert 3 <= guess.prestige[0] <= 5


def test_12_3_the_gods_still_to_come_are_known_their_order_is_not() -> None:
    match = say(laid("seat at=22\nseat at=23\nseat at=23\nshown keres"), "new", "to:illyria", "card:star", "done")
    assert match.waiting() == [LUCK]
    assert len(may(match)) == 9
    assert match.view(SPECTATOR).shown == (6,)
