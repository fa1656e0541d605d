"""RULES 3: time, who acts, and how an action is paid."""

from __future__ import annotations

from orichalcum.games.olympos import GAME
from orichalcum.kernel.rng import Rng

from .arranging import FOUR, hand, laid, may, say, table


def test_3_1_the_rearmost_acts_and_may_act_again() -> None:
    match = laid(FOUR)
    assert match.waiting() == [0]
    say(match, "new", "to:illyria")
    assert table(match).marker[0] == 4
    assert match.waiting() == [0]


def test_3_1_on_one_space_the_topmost_acts() -> None:
    match = laid("seat at=20\nseat at=20\nseat at=20\norder 3 1 2")
    assert match.waiting() == [2]


def test_3_2_example_an_hourglass_and_two_spaces() -> None:
    """Red pays 3 with an hourglass and two spaces, lands on green's marker, and acts again before green."""
    match = laid("seat at=13 hours=1\nseat at=15\nseat at=20")
    say(match, "new", "to:illyria")
    t = table(match)
    assert (t.marker[0], t.hours[0]) == (15, 0)
    assert list(t.track) == [0, 1, 2]
    assert match.waiting() == [0]
    say(match, "new", "to:paeonia")
    assert match.waiting() == [1]


def test_3_5_9_hourglasses_that_pay_all_leave_the_marker_below() -> None:
    match = say(laid("seat at=13\nseat at=13 hours=5\nseat at=20\norder 2 1 3"), "new", "to:paeonia")
    t = table(match)
    assert (t.marker[1], t.hours[1]) == (13, 2)
    assert list(t.track) == [1, 0, 2]
    match = say(laid("seat at=13 hours=2\nseat at=14\nseat at=20\norder 1 2 3"), "new", "to:paeonia")
    assert list(table(match).track) == [0, 1, 2]


def test_3_4_20_nothing_to_do_before_the_last_zeus_waits_for_the_next_marker() -> None:
    match = laid("seat at=13 camp=0\nseat at=20\nseat at=25")
    assert may(match) == ["wait"]
    say(match, "wait")
    t = table(match)
    assert t.marker[0] == 20
    assert t.track[0] == 0


def test_3_4_20_waiting_alone_ahead_goes_to_the_last_zeus() -> None:
    match = laid("seat at=70 camp=0 hours=4\nseat at=73\nseat at=74\nshown zeus hecate artemis athena ares hades siren keres")
    say(match, "wait")
    t = table(match)
    assert (t.marker[0], t.hours[0]) == (72, 4)


def test_3_1_the_topmost_of_the_opening_stack_begins() -> None:
    match = GAME.new(5, "reconstructed", random_blocking=True)
    match.luck(Rng(5))
    assert match.waiting() == [table(match).track[0]]


def test_3_1_whoever_has_finished_is_passed_over() -> None:
    match = laid("seat at=72\nseat at=74\nseat at=76\nshown zeus hecate artemis\nfinished 1")
    assert match.waiting() == [1]


def test_3_3_expansion_discovery_or_wonder() -> None:
    text = FOUR.replace("at=1\n", "at=1 cubes=grain2.wood2 tiles=architecture.engineering\n", 1)
    match = laid(text + "stack epirus 1\nstack phocis 1\nwonders stadium gate colossus parthenon statue")
    codes = may(match)
    assert {"new", "from:epirus", "find:surgery", "build:gate"} <= set(codes)
    assert "pass" not in codes


def test_3_4_20_waiting_is_no_action() -> None:
    """Hourglasses and the Erinyes stay, and the Zeus spaces on the way count."""
    match = laid("seat at=20 camp=0 hours=3\nseat at=26\nseat at=27\nmarked erinyes 1\n")
    say(match, "wait", "card:star", "done")
    t = table(match)
    assert (t.marker[0], t.hours[0], t.marked[9]) == (26, 3, 1)
    assert hand(match, 0) == ["star"]


def test_3_4_20_waiting_goes_on_top_of_the_next_marker() -> None:
    match = say(laid("seat at=13 camp=0\nseat at=20\nseat at=25"), "wait")
    assert list(table(match).track) == [0, 1, 2]


def test_3_5_24_what_the_action_brings_pays_for_it() -> None:
    """Cavalry: seven spaces, two of them by its own hourglasses."""
    goods = "stack illyria 1\nstack odrysia 1\nstack macedonia 1\nstack aetolia 1\nstack pangaion 1\nstack chalcidice 1\n"
    row = "row 2 medicine cavalry oracle agriculture money\n"
    match = say(laid("seat at=13\nseat at=30\nseat at=30\n" + goods + row), "find:cavalry", "bonus:1A")
    assert (table(match).marker[0], table(match).hours[0]) == (18, 0)
