"""Gains (RULES 4)."""

from __future__ import annotations

from orichalcum.games.exodus.rules.ids import GOT_GOODS, GOT_NOTHING, JOINED, STEPPED, SUPPLY_EMPTY

from .arrange import at, codes, goods, play, reasons, told, waiting


def test_4_1_goods_come_before_books_of_choice_and_these_before_steps() -> None:
    t = play(at("year 1 3", "king 1 M2", "kings 1"), "O4")
    assert goods(t) == "G"
    assert t.flame[0] == 0
    play(t, "S", "K")
    assert goods(t) == "SKG"
    assert t.flame[0] == 1
    assert [fact for fact in told(t) if fact in (GOT_GOODS, STEPPED)] == [GOT_GOODS] * 3 + [STEPPED]


def test_4_1_what_a_part_sets_off_is_finished_before_the_next() -> None:
    """Two steps onto 8 bring gold before the standing settler comes."""
    t = play(at("seat 1 0 6 - 0", "stand I1 K", "kings 1"), "I1")
    assert [fact for fact in told(t) if fact in (GOT_GOODS, STEPPED, JOINED)] == [GOT_GOODS, STEPPED, GOT_GOODS, JOINED]


def test_4_2_53_the_supply_limits() -> None:
    t = at("seat 1 0 0 - 0", f"seat 2 0 0 {'G' * 19} 0", "kings 1")
    play(t, "I1")
    assert goods(t) == "G"
    t = at("seat 1 0 0 - 0", f"seat 2 0 0 {'G' * 20} 0", "kings 1")
    play(t, "I1")
    assert goods(t) == ""
    assert t.flame[0] == 2
    assert GOT_NOTHING in told(t)


def test_4_2_53_what_there_is_comes() -> None:
    t = play(at("seat 1 0 0 - 0", f"seat 2 0 0 {'S' * 24} 0", "hand 1 F10", "open A01", "act 1 2"), "play:F10", "A01", "a2")
    assert goods(t) == "SC"


def test_4_2_53_a_book_of_choice_must_be_there() -> None:
    t = at("seat 1 0 0 - 0", f"seat 2 0 0 {'S' * 25} 0", "kings 1")
    play(t, "I6")
    assert codes(t) == ["C", "K"]
    assert reasons(t) == {"S": SUPPLY_EMPTY}


def test_4_2_without_any_book_none_is_chosen() -> None:
    t = at("seat 1 0 0 - 0", f"seat 2 0 0 {'SCK' * 25} 0", "kings 1", "order 1 2")
    play(t, "I6")
    assert t.who() == 1
    assert goods(t) == ""


def test_4_3_16_settlers_from_the_bag() -> None:
    t = play(at("year 1 3", "king 1 M4", "kings 1"), "O7", "*S", "*K")
    assert waiting(t, "scientist") == 1
    assert waiting(t, "day_laborer") == 1
    assert list(t.bag) == [19, 20, 19]


def test_4_3_16_an_empty_bag_gives_nobody() -> None:
    t = at("year 1 3", "king 1 M4", "kings 1")
    for kind in range(3):
        t.bag[kind] = 0
    play(t, "O7")
    assert sum(t.training) == 0
    t = at("year 1 3", "king 1 M4", "kings 1")
    for kind in range(3):
        t.bag[kind] = int(kind == 1)
    play(t, "O7", "*C")
    assert sum(t.training) == 1


def test_4_4_points_are_counted_at_once() -> None:
    assert play(at("seat 1 3 9 - 0", "act 1 2"), "step").score[0] == 4
