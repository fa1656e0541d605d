"""Workshops (RULES 13)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.rules.ids import REACTED
from orichalcum.games.exodus.scoring import region_points

from .arrange import at, codes, goods, lodged, play, playable, told

CELLS = ["a1", "a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2", "c3", "c5"]
FULL = [f"cell 1 {cell} M{n + 1:02}" for n, cell in enumerate(CELLS)]
OTHER = {"S": "C", "C": "S", "K": "S"}


def test_13_1_it_is_placed_at_once_on_a_cell_that_pays() -> None:
    assert goods(play(at("hand 1 F12", "open W01", "act 1 2"), "play:F12", "W01", "c3")) == "K"


def test_13_1_without_a_free_cell_it_may_not_be_taken() -> None:
    assert not playable("F12", "open W01", *FULL)
    assert playable("F12", "open W01", *FULL[1:])


def test_13_2_a_workshop_of_two_kinds_takes_anybody_of_them() -> None:
    t = at("train 1 physicist intellectual day_laborer", "cell 1 a1 W02", "act 1 3")
    assert "send:day_laborer" not in codes(t)
    play(t, "send:physicist", "work:a1.1", "send:intellectual", "work:a1.2")
    assert lodged(t, "a1") == "SC"
    assert t.staffed[0] == 3


def test_13_2_one_settler_for_each_of_its_kinds() -> None:
    t = play(at("train 1 physicist scientist", "cell 1 a1 W02", "act 1 3"), "send:physicist", "work:a1.1")
    assert "send:scientist" not in codes(t)


def test_13_2_a_workshop_of_one_job_takes_only_that() -> None:
    t = at("train 1 scientist mathematician", "cell 1 a1 W01", "act 1 3")
    assert "send:scientist" not in codes(t)
    play(t, "send:mathematician", "work:a1.1")
    assert t.staffed[0] == 1


def test_13_3_a_half_filled_workshop_does_nothing() -> None:
    t = play(at("cell 1 b2 W02 S", "stand I0 S", "kings 1"), "I0")
    assert goods(t) == "S"
    t = play(at("cell 1 b2 W02 SC", "stand I0 S", "kings 1"), "I0")
    assert goods(t) == "SC"


def test_13_3_but_its_settler_counts_in_the_region() -> None:
    assert region_points(at("cell 1 b2 W02 S", "act 1 2"), 0, 1) == 5


def test_13_3_30_it_works_however_it_was_filled() -> None:
    t = play(at("hand 1 F04", "cell 1 b2 W02 S", "stand I0 S", "act 1 1"), "play:F04", "*K", "b2.2", "end", "end")
    assert t.staffed[6] == 3
    t = play(at("cell 1 b2 W02 SK", "stand I0 S", "kings 1"), "I0")
    assert goods(t) == "SC"


SETTLERS = [
    ("W01", "S", "S", "S", 0), ("W02", "SC", "S", "C", 0), ("W03", "SK", "S", "K", 0),
    ("W04", "SC", "C", "S", 0), ("W05", "C", "C", "C", 0), ("W06", "CK", "C", "K", 0),
    ("W07", "SK", "K", "S", 0), ("W08", "CK", "K", "C", 0), ("W09", "K", "K", "K", 0),
    ("W10", "S", "S", "", 1), ("W11", "C", "C", "", 1), ("W12", "K", "K", "", 1),
]  # fmt: skip


@pytest.mark.parametrize(("shop", "staff", "kind", "book", "steps"), SETTLERS)
def test_13_4_workshops_that_react_to_settlers(shop: str, staff: str, kind: str, book: str, steps: int) -> None:
    """Space I1 has one settler, a coin and two steps."""
    t = play(at(f"cell 1 b1 {shop} {staff}", f"stand I1 {kind}", "kings 1"), "I1", *["yes"] * steps)
    assert (goods(t), t.flame[0]) == (book + "G", 2 + steps)
    t = play(at(f"cell 1 b1 {shop} {staff}", f"stand I1 {OTHER[kind]}", "kings 1"), "I1")
    assert (goods(t), t.flame[0]) == ("G", 2)


BOOKS = [
    ("W13", "S", "S", "S"), ("W14", "SC", "S", "C"), ("W15", "SK", "S", "K"),
    ("W16", "SC", "C", "S"), ("W17", "C", "C", "C"), ("W18", "CK", "C", "K"),
    ("W19", "SK", "K", "S"), ("W20", "CK", "K", "C"), ("W21", "K", "K", "K"),
]  # fmt: skip


@pytest.mark.parametrize(("shop", "staff", "book", "more"), BOOKS)
def test_13_4_workshops_that_react_to_books(shop: str, staff: str, book: str, more: str) -> None:
    """Space I6 has a book of choice, which counts as the kind chosen."""
    t = play(at(f"cell 1 b1 {shop} {staff}", "kings 1"), "I6", book)
    assert sorted(goods(t)) == sorted(book + more)
    t = play(at(f"cell 1 b1 {shop} {staff}", "kings 1"), "I6", OTHER[book])
    assert goods(t) == OTHER[book]


def test_13_4_for_every_book_and_every_settler() -> None:
    t = at("year 1 2", "king 1 I6", "cell 1 b1 W13 S", "tile M6 A01", "kings 1")
    assert goods(play(t, "M6", "a2")) == "SSSSC"
    t = play(at("cell 1 b1 W01 S", "stand I0 SS", "kings 1"), "I0")
    assert goods(t) == "SSS"


def test_13_4_36_several_react_to_the_same() -> None:
    """W13 doubles Science books, W01 gives one for a Scientist, W10 a step."""
    t = at("seat 1 0 0 - 0", "cell 1 a1 W13 S", "cell 1 b1 W01 S", "cell 1 b2 W10 S", "stand I0 SC", "kings 1")
    play(t, "I0", "yes")
    assert goods(t) == "SSS"
    assert t.flame[0] == 1
    assert told(t).count(REACTED) == 3


def test_13_4_39_a_step_of_a_workshop_may_be_refused() -> None:
    t = play(at("cell 1 b2 W10 S", "stand I0 S", "kings 1"), "I0", "no")
    assert t.flame[0] == 0


def test_13_4_36_workshops_do_not_set_off_each_other() -> None:
    """W14 gives a Culture book for a Science book; W17 would double a Culture book from Atlantis."""
    t = play(at("cell 1 b2 W14 SC", "cell 1 b1 W17 C", "kings 1"), "I0")
    assert goods(t) == "SC"


def test_13_4_4_goods_and_settler_of_an_agora_come_from_atlantis() -> None:
    t = at("year 1 2", "king 1 I6", "cell 1 a1 W22 C", "cell 1 b1 W13 S", "tile M6 A06", "kings 1")
    play(t, "M6")
    assert goods(t) == "SSGG"
    t = at("year 1 2", "king 1 I6", "cell 1 b1 W05 C", "tile M6 A10", "stand M6 C", "kings 1")
    assert goods(play(t, "M6")) == "C"


def test_13_4_gold_for_an_agora_and_for_a_workshop() -> None:
    t = play(at("year 1 2", "king 1 I6", "cell 1 a1 W22 C", "tile M6 A01", "kings 1"), "M6")
    assert goods(t) == "SSCG"
    t = at("year 1 2", "king 1 I0", "cell 1 a1 W23 K", "tile M0 W01", "kings 1")
    assert goods(play(t, "M0")) == "G"
    t = play(at("cell 1 a1 W23 K", "hand 1 F12", "open W01", "act 1 2"), "play:F12", "W01", "b1")
    assert goods(t) == ""  # not by an Influence card


def test_13_4_4_a_tile_just_taken_does_not_react_to_the_same_space() -> None:
    t = at("year 1 3", "king 1 M4", "guard O6 S", "train 1 stonemason", "tile O6 W23", "kings 1")
    play(t, "O6", "no", "b1", "stonemason.1")
    assert goods(t) == ""


def test_13_4_4_settlers_of_the_bag_and_guards_come_from_atlantis() -> None:
    t = at("year 1 2", "king 1 I2", "guard M2 C", "cell 1 b1 W05 C", "tile M3 ray", "kings 1")
    assert goods(play(t, "M3", "yes")) == "C"
    t = play(at("year 1 3", "king 1 M6", "cell 1 b1 W01 S", "kings 1"), "O7", "*S", "*S")
    assert goods(t) == "SS"


def test_13_4_4_not_cells_tracks_order_or_sending() -> None:
    t = at("seat 1 0 2 - 0", "cell 1 b1 W13 S", "act 1 2", "open sand5")
    assert goods(play(t, "step", "S")) == "S"
    assert goods(play(at("cell 1 b1 W13 S", "begin"), "3", "S")) == "S"
    t = play(at("cell 1 b1 W13 S", "hand 1 F12", "open W01", "act 1 2"), "play:F12", "W01", "a1")
    assert goods(t) == "S"


def test_13_4_4_not_pillar_cards_and_their_bonus() -> None:
    lines = ["cell 1 b1 W13 S", "cell 1 b2 W01 S"]
    t = play(at("year 1 2", "king 1 I2", *lines, "stack 1 PP01 - -", "kings 1"), "M2", "1:PP01", "S")
    assert goods(t) == "S"
    t = play(at("year 1 2", "king 1 I2", *lines, "stack 1 PP02 - -", "kings 1"), "M2", "1:PP02", "*S")
    assert goods(t) == ""


def test_13_4_4_not_influence_cards() -> None:
    t = play(at("hand 1 F10", "cell 1 b1 W13 S", "open A06", "act 1 2"), "play:F10", "A06", "a2")
    assert goods(t) == "SG"


def test_13_4_5_knowledge_workshops_react_to_every_knowledge_card() -> None:
    t = at("train 1 scholar counselor", "cell 1 a1 sand5", "cell 1 b1 W25 C", "open ray", "shelf poetry", "act 1 2")
    play(t, "learn:poetry", "scholar", "a1", "a1", "yes")
    assert t.flame[0] == 2 + 2
    t = play(at("hand 1 F11", "cell 1 b1 W24 S", "open logic", "act 1 2"), "play:F11", "logic", "yes")
    assert t.flame[0] == 2


def test_13_4_41_it_must_be_active_when_the_card_comes() -> None:
    t = at("train 1 physicist scholar", "cell 1 a1 sand5", "cell 1 b1 W24", "shelf logic", "act 1 2")
    play(t, "learn:logic", "physicist", "work:b1.1", "a1", "S")
    assert t.flame[0] == 3  # one for the Physicist, two for the Scholar


def test_13_4_at_the_end_of_the_track_no_step_is_offered() -> None:
    t = play(at("seat 1 0 48 - 0", "cell 1 b2 W10 S", "stand I0 S", "order 1 2", "kings 1"), "I0")
    assert t.who() == 1
