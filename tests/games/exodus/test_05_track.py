"""The Apotheosis track (RULES 5)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.rules.ids import AT_THE_END, EARNED, GOT_GOODS, PLACED, REWARD, STEPPED
from orichalcum.games.exodus.table import Exodus

from .arrange import at, codes, goods, play, reasons, thing, tile, told

CELLS = ["a1", "a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2", "c3", "c5"]
FULL = [f"cell 1 {cell} W{n + 1:02}" for n, cell in enumerate(CELLS)]
BOOK = ("S",)
LEAVE = ("leave",)
BONUSES: list[tuple[int, tuple[str, ...], str, int, int]] = [
    (3, BOOK, "S", 0, 0),
    (8, (), "G", 0, 0),
    (10, (), "", 1, 0),
    (12, (), "", 0, 1),
    (20, BOOK, "S", 0, 0),
    (22, (), "", 2, 0),
    (24, (), "G", 0, 0),
    (29, (), "", 0, 1),
    (34, BOOK, "S", 0, 0),
    (36, (), "", 2, 0),
    (40, (), "G", 0, 0),
    (42, (), "", 3, 0),
    (44, BOOK, "S", 0, 0),
    (46, (), "", 3, 0),
    (48, (), "", 4, 0),
]


def test_5_1_each_step_is_one_space() -> None:
    t = play(at("act 1 2"), "step")
    assert t.flame[0] == 1
    assert play(t, "step").flame[0] == 2


@pytest.mark.parametrize(("space", "answers", "got", "points", "favor"), BONUSES)
def test_5_2_every_bonus_of_the_track(space: int, answers: tuple[str, ...], got: str, points: int, favor: int) -> None:
    t = play(at(f"seat 1 0 {space - 1} - 0", "act 1 2"), "step", *answers)
    assert (goods(t), t.score[0], t.favor[0]) == (got, points, favor)
    assert t.last_bonus[0] == space


@pytest.mark.parametrize("space", [6, 18, 27, 38])
def test_5_2_four_spaces_with_an_influence_card(space: int) -> None:
    t = play(at(f"seat 1 0 {space - 1} - 0", "open F03", "act 1 2"), "step", "F03")
    assert t.hand_size[0] == 1
    assert t.last_bonus[0] == space


def test_5_2_no_other_space_pays() -> None:
    paying = {space for space, *_ in BONUSES} | {6, 15, 18, 27, 31, 38}
    for space in set(range(1, 49)) - paying:
        t = play(at(f"seat 1 0 {space - 1} - 0", "act 1 2"), "step")
        assert (goods(t), t.score[0], t.favor[0], codes(t)[0]) == ("", 0, 0, "end")


def test_5_2_first_the_steps_then_every_bonus_in_order() -> None:
    """Four steps over spaces 22 and 24 and onto 25: points, then gold."""
    t = play(at("seat 1 0 21 - 0", "year 1 3", "king 1 M0", "kings 1"), "O1", "K")
    facts = [fact for fact in told(t) if fact in (STEPPED, REWARD, EARNED, GOT_GOODS)]
    assert facts == [GOT_GOODS, STEPPED, REWARD, EARNED, REWARD, GOT_GOODS]
    assert t.score[0] == 2
    assert goods(t) == "KG"


def chain() -> Exodus:
    """Four steps from 14 reach 15 and 18: a Monument, whose cell gives a step to 19, then an Influence card."""
    lines = ["year 1 3", "seat 1 0 14 - 0", "king 1 M0", "offer 1 M01 M02", "open F03", "kings 1"]
    return play(at(*lines), "O1", "K", "M01")


def test_5_2_21_a_bonus_that_brings_steps_moves_at_once_and_lengthens_the_queue() -> None:
    t = chain()
    assert t.flame[0] == 18
    play(t, "b1")
    assert t.flame[0] == 19  # the step is made before the card of 18 comes
    assert codes(t) == ["leave", "draw", "F03"]
    play(t, "F03")
    assert [fact for fact in told(t) if fact in (STEPPED, REWARD, PLACED)] == [STEPPED, REWARD, PLACED, STEPPED, REWARD]
    assert t.who() == 1


def test_5_2_21_what_the_steps_of_a_bonus_pass_comes_after_what_was_due_before() -> None:
    """The Monument of 15 and the card of 18 are due; the Monument's step reaches 20, whose book comes last."""
    lines = ["year 1 3", "seat 1 0 14 - 0", "king 1 M0", "offer 1 M01", "open F03", "kings 1"]
    t = at(*lines)
    t.flame[0] = 15  # as if one step more had been made before its bonus came
    t.rewarded[0] = 14
    play(t, "O1", "K", "M01", "b1")
    assert t.flame[0] == 20
    play(t, "F03")
    assert codes(t) == ["S", "C", "K"]  # the book of 20, reached by the Monument's step
    play(t, "C")
    assert goods(t) == "CK"


def test_5_3_23_further_steps_are_lost() -> None:
    t = play(at("seat 1 0 47 - 0", "year 1 3", "king 1 M0", "kings 1"), "O1", "K")
    assert t.flame[0] == 48
    assert t.score[0] == 4
    t = at("seat 1 0 48 - 0", "act 1 2")
    assert "step" not in codes(t)
    assert reasons(t)["step"] == AT_THE_END


def test_5_4_influence_open_or_two_drawn() -> None:
    t = at("seat 1 0 5 - 0", "open F03 F16", "act 1 2")
    play(t, "step")
    assert codes(t) == ["leave", "draw", "F03", "F16"]
    open_card = play(t.copy(), "F16")
    assert open_card.shown[15] == 1
    assert open_card.hand[15] == 1
    play(t, "draw", "*F01", "*F02", "F02")
    assert t.hand[1] == 1
    assert t.open[thing(t, "F01")] == 1
    assert t.unseen[thing(t, "F02")] == 1
    others = t.seen_by(1)
    assert isinstance(others, Exodus)
    assert others.hand[1] == 0
    assert others.hand_size[0] == 1


def test_5_4_39_an_influence_card_may_be_left() -> None:
    t = play(at("seat 1 0 5 - 0", "act 1 2"), "step", "leave")
    assert t.received[0] == 0
    assert t.last_bonus[0] == 0


def test_5_4_15_a_single_card_is_drawn_alone_and_none_if_there_is_none() -> None:
    cards = [f"F{n:02}" for n in range(1, 25)]
    t = play(at("seat 1 0 5 - 0", f"played 2 {' '.join(cards[1:])}", "act 1 2"), "step")
    assert codes(t) == ["leave", "draw"]
    assert play(t, "draw", "*F01").hand[0] == 1
    t = play(at("seat 1 0 5 - 0", f"played 2 {' '.join(cards)}", "act 1 2"), "step")
    assert codes(t)[0] == "end"


@pytest.mark.parametrize(("space", "row"), [(15, 1), (31, 2)])
def test_5_5_monuments_of_each_space(space: int, row: int) -> None:
    offers = [f"offer {row} M01 M02 M03", f"offer {3 - row} M04"]
    t = play(at(f"seat 1 0 {space - 1} - 0", *offers, "act 1 2"), "step")
    assert codes(t) == ["M01", "M02", "M03", "leave"]
    play(t, "M02")
    assert "a2" not in codes(t)
    play(t, "a3")
    assert t.score[0] == 1
    assert tile(t, "a3") == "M02"


def test_5_5_the_next_one_chooses_among_what_is_left() -> None:
    t = at("seat 1 0 14 - 0", "seat 2 0 14 - 0", "offer 1 M01 M02", "act 1 1")
    play(t, "step", "M01", "c5", "end", "step")
    assert codes(t) == ["M02", "leave"]


def test_5_5_22_without_a_free_cell_there_is_no_monument() -> None:
    t = play(at("seat 1 0 14 - 0", "offer 1 M01", *FULL, "act 1 2"), "step")
    assert codes(t)[0] == "end"
    t = play(at("seat 1 0 14 - 0", "offer 1 M01", *FULL[1:], "act 1 2"), "step", "M01")
    assert codes(t) == ["a1"]


def test_5_5_22_39_it_may_be_left_and_there_is_no_later_claim() -> None:
    t = play(at("seat 1 0 14 - 0", "offer 1 M01", "act 1 2"), "step", "leave", "step")
    assert codes(t)[0] == "end"
    assert t.offer[0] != 0


def test_5_5_an_empty_space_asks_nothing() -> None:
    assert codes(play(at("seat 1 0 14 - 0", "offer 2 M01", "act 1 2"), "step"))[0] == "end"
