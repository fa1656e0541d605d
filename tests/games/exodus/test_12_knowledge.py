"""Knowledge cards (RULES 12)."""

from __future__ import annotations

from orichalcum.games.exodus.rules.ids import LACKS_SETTLER, NO_ROOM_FOR_BOTH, OWNS_NAME

from .arrange import at, codes, goods, lodged, pieces, play, reasons, tile, waiting


def test_12_1_both_settlers_must_stand_there() -> None:
    line = ["shelf solar_eclipse", "cell 1 a1 sand5", "act 1 2"]
    assert reasons(at("train 1 mathematician", *line))["learn:solar_eclipse"] == LACKS_SETTLER
    assert reasons(at("train 1 astronomer", *line))["learn:solar_eclipse"] == LACKS_SETTLER
    assert "learn:solar_eclipse" in codes(at("train 1 mathematician astronomer", *line))


def test_12_1_every_pair_is_different() -> None:
    box = pieces()
    pairs = {tuple(sorted(box.need[2 * thing : 2 * thing + 2])) for thing in range(box.first[3], box.first[4])}
    assert len(pairs) == 19


def test_12_2_the_worked_example_solar_eclipse() -> None:
    t = at("train 1 mathematician astronomer", "shelf solar_eclipse", "cell 1 a1 sand5", "act 1 2")
    play(t, "learn:solar_eclipse", "astronomer", "a1", "a1", "S", "leave")
    assert t.actions == 1
    assert lodged(t, "a1") == "SS"
    assert t.score[0] == 8 + 2
    assert t.flame[0] == 6


def test_12_2_the_settlers_must_go_and_the_place_stays_empty() -> None:
    t = play(at("train 1 physicist scholar", "shelf logic optics", "cell 1 a1 sand5", "act 1 2"), "learn:logic")
    assert codes(t) == ["physicist", "scholar"]
    play(t, "physicist")
    assert codes(t) == ["a1"]
    play(t, "a1", "a1")
    assert [card != 0 for card in t.shelf[:3]] == [False, True, False]


def test_12_2_40_a_ship_that_comes_by_it_does_not_count() -> None:
    t = at("train 1 counselor carpenter", "ship 1 ray", "shelf theatre", "act 1 2")
    assert reasons(t)["learn:theatre"] == NO_ROOM_FOR_BOTH
    assert "learn:theatre" in codes(at("train 1 counselor carpenter", "ship 1 ray", "ship 1 ray", "shelf theatre", "act 1 2"))


def test_12_2_20_one_place_is_not_enough() -> None:
    for place in ("cell 1 a1 sand3 SS", "ship 1 ray", "cell 1 b1 W05"):
        t = at("train 1 counselor carpenter", place, "shelf theatre", "act 1 2")
        assert reasons(t)["learn:theatre"] == NO_ROOM_FOR_BOTH


def test_12_2_the_first_must_leave_room_for_the_second() -> None:
    """One place in the Residence, and a Workshop for Counselors: the Counselor must work."""
    t = at("train 1 counselor carpenter", "cell 1 a1 sand3 SS", "cell 1 b1 W05", "shelf theatre", "act 1 2")
    play(t, "learn:theatre", "counselor")
    assert codes(t) == ["work:b1.1"]


def test_12_2_a_place_that_suits_both_is_kept_for_one() -> None:
    """W03 has one place for science, which suits both; with a Ship there is room for the other."""
    t = at("train 1 physicist mathematician", "cell 1 b1 W03", "shelf optics", "act 1 2")
    assert reasons(t)["learn:optics"] == NO_ROOM_FOR_BOTH
    t = at("train 1 physicist mathematician", "cell 1 b1 W03", "ship 1 ray", "shelf optics", "act 1 2")
    play(t, "learn:optics", "physicist")
    assert codes(t) == ["ship", "work:b1.1"]
    play(t, "ship")
    assert codes(t) == ["work:b1.1"]


def test_12_2_40_the_last_place_and_then_a_new_residence() -> None:
    t = at("train 1 counselor carpenter", "cell 1 a1 sand3 SS", "open clay5 turtle", "shelf theatre", "act 1 2")
    play(t, "learn:theatre", "carpenter", "a1", "new:clay5", "a4")
    assert goods(t) == "G"  # its bonus comes once both are away
    play(t, "turtle")
    assert lodged(t, "a4") == "C"
    assert t.score[0] == 3 + 2 + 1


def test_12_2_both_to_a_new_residence() -> None:
    t = at("train 1 physicist scholar", "open sand3", "shelf logic", "act 1 2")
    play(t, "learn:logic", "scholar", "new:sand3", "a1", "a1", "*clay5")
    assert (lodged(t, "a1"), goods(t), t.score[0]) == ("SC", "S", 5)


def test_12_2_40_no_new_residence_while_one_stays_unfilled() -> None:
    t = at("train 1 physicist scholar", "cell 1 a1 sand3 S", "open clay5", "shelf logic", "act 1 2")
    play(t, "learn:logic", "scholar")
    assert codes(t) == ["a1"]
    play(t, "a1")
    assert codes(t) == ["a1"]


def test_12_2_40_cards_before_cells_before_the_spaces_they_left() -> None:
    """The Workshop's two steps reach 8, the cell's step 9, then the Builder's two 11."""
    lines = ["seat 1 0 6 - 0", "train 1 physicist builder", "cell 1 b1 W24 S", "open sand3 W01", "shelf mechanics"]
    t = play(at(*lines, "act 1 2"), "learn:mechanics", "builder", "new:sand3", "a5", "a5")
    assert codes(t) == ["no", "yes"]
    assert (t.score[0], t.flame[0]) == (0, 6)
    play(t, "yes", "W01")
    assert (goods(t), t.flame[0], t.score[0]) == ("G", 11, 5 + 1)
    play(t, "c5")
    assert t.score[0] == 5 + 1 + 1 + 3


def test_12_2_7_not_to_pillars() -> None:
    t = at("train 1 scholar counselor", "pillar 1 PP01 PB01", "ship 1 ray", "shelf poetry", "act 1 2")
    assert reasons(t)["learn:poetry"] == NO_ROOM_FOR_BOTH
    t = at("train 1 scholar counselor", "pillar 1 PP01 PB01", "ship 1 ray", "ship 1 ray", "shelf poetry", "act 1 2")
    assert codes(play(t, "learn:poetry", "scholar")) == ["ship"]


def test_12_2_what_a_settler_brings_cannot_take_the_others_place() -> None:
    """A Stonemason's body card may be completed by a Scholar, but the card's Scholar is away by then."""
    lines = ["train 1 scholar stonemason", "cell 1 a1 sand5", "pillar 1 PP01", "stack 1 - PB01 -", "shelf sculpture"]
    t = play(at(*lines, "act 1 2"), "learn:sculpture", "stonemason", "a1", "a1", "1:PB01")
    assert t.completed[1] == 0
    assert waiting(t, "scholar") == 0
    assert lodged(t, "a1") == "CK"


def test_12_3_one_card_of_a_name() -> None:
    t = at("train 1 physicist counselor", "cell 1 a1 sand5", "know 1 calendar", "shelf calendar", "act 1 2", seats=3)
    assert reasons(t)["learn:calendar"] == OWNS_NAME
    t = at("train 1 physicist counselor", "cell 1 a1 sand5", "know 2 calendar", "shelf calendar", "act 1 2", seats=3)
    assert "learn:calendar" in codes(t)


def test_12_2_41_a_workshop_staffed_by_the_card_reacts_only_if_it_was_active() -> None:
    t = at("train 1 scholar counselor", "cell 1 a1 sand5", "cell 1 b1 W25", "open ray", "shelf poetry", "act 1 2")
    play(t, "learn:poetry", "scholar", "work:b1.1", "a1")
    assert codes(t) == ["draw", "ray"]  # no steps are offered
    assert t.flame[0] == 2
    assert tile(t, "b1") == "W25"
