"""RULES 9: the gods."""

from __future__ import annotations

import pytest

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.rules.ids import COUNTED, REVEALED
from orichalcum.games.olympos.table import swords
from orichalcum.kernel.match import Match
from orichalcum.kernel.table import LUCK

from .arranging import cubes, hand, items, laid, land, may, say, table


def reveal(god: str, one: str = "", two: str = "", three: str = "", rest: str = "", others: str = "") -> Match:
    """Seat 1 is the first of five at Zeus space 12 and calls this god; its card does not matter."""
    text = f"seat at=10 {one}\nseat at=11 {two}\nseat at=11 {three}\nseat at=11 {others}\nseat at=11 {others}\n{rest}"
    match = say(laid(text), "new", "to:illyria", "card:cube-grain", "done", f"god:{god}")
    return say(match, "no")


def test_9_1_7_a_single_zeus_calls_one_god_by_the_first_to_reach_it() -> None:
    match = reveal("zeus")
    say(match, "new", "to:paeonia", "card:star", "done")
    assert match.waiting() == [2]
    assert table(match).gods_shown == 1


def test_9_1_6_a_double_zeus_calls_by_the_first_and_by_the_last() -> None:
    text = "seat at=34\nseat at=35\nseat at=35\nshown zeus hecate\n"
    match = say(laid(text), "new", "to:illyria", "card:star", "done", "god:artemis", "no")
    say(match, "new", "to:paeonia", "card:star", "done")
    assert match.waiting() == [2]
    say(match, "new", "to:pangaion", "card:star", "done")
    assert match.waiting() == [-1]
    say(match, "god:athena")
    assert match.waiting() == [2]


def test_9_2_4_cards_are_drawn_and_may_be_played_before_the_god_comes() -> None:
    match = say(laid("seat at=10\nseat at=11\nseat at=11"), "new", "to:illyria", "card:cube-gold")
    assert may(match) == ["done", "play:cube-gold"]


def test_9_4_5_zeus_cards_clockwise_for_this_god_only() -> None:
    text = "seat at=11 cards=zeus.star\nseat at=10\nseat at=11 cards=zeus\n"
    match = say(laid(text), "new", "to:illyria", "card:zeus", "done", "god:zeus")
    assert match.waiting() == [1]
    say(match, "play:zeus")
    assert match.waiting() == [2]
    say(match, "no")
    assert match.waiting() == [0]
    assert may(match) == ["no", "play:zeus"]
    say(match, "no")
    t = table(match)
    assert [t.prestige[who] for who in range(3)] == [0, 3, 0]
    assert list(t.called) == [0, 0, 0]
    assert hand(match, 1) == []


def test_9_5_a_good_god_needs_a_symbol() -> None:
    assert all(n == 0 for n in table(reveal("zeus")).prestige)


@pytest.mark.parametrize(
    ("one", "two", "three", "gains"),
    [
        ("tiles=religion", "", "tiles=art", [0, 0, 3]),
        ("tiles=religion", "", "tiles=polytheism", [3, 0, 3]),
        ("tiles=religion.democracy", "", "tiles=polytheism", [3, 0, 0]),
        ("tiles=democracy", "", "", [3, 0, 0]),
        ("tiles=democracy", "tiles=democracy", "", [3, 3, 0]),
        ("tiles=democracy", "", "tiles=religion", [0, 0, 3]),
    ],
)
def test_9_6_10_who_is_blessed(one: str, two: str, three: str, gains: list[int]) -> None:
    match = reveal("zeus", one, two, three)
    assert [table(match).prestige[who] for who in range(3)] == gains


@pytest.mark.parametrize(
    ("one", "two", "three", "losers"),
    [
        ("tiles=religion", "", "", [1, 2]),
        ("", "", "", [0, 1, 2]),
        ("tiles=democracy", "", "", [1, 2]),
        ("tiles=democracy", "tiles=democracy", "tiles=democracy", [0, 1, 2]),
        ("tiles=democracy", "tiles=religion", "tiles=religion", [0]),
    ],
)
def test_9_6_10_who_is_cursed(one: str, two: str, three: str, losers: list[int]) -> None:
    match = reveal("keres", one, two, three, others="tiles=art")
    assert [who for who in range(3) if items(match, who).get("gods") == -2] == losers


def test_9_3_the_zeus_token_counts() -> None:
    assert [table(reveal("zeus", rest="stack olympos 2")).prestige[who] for who in range(3)] == [0, 3, 0]


def test_9_7_hecate_brings_a_settler() -> None:
    assert table(reveal("hecate", "tiles=religion")).camp[0] == 4


def test_9_7_artemis_brings_a_cube_of_choice_clockwise() -> None:
    match = reveal("artemis", "", "tiles=religion", "tiles=religion")
    assert match.waiting() == [1]
    say(match, "cube:gold")
    assert match.waiting() == [2]
    say(match, "cube:wood")
    assert cubes(match, 1) == {"gold": 1}


def test_9_7_15_hades_takes_a_settler_of_choice() -> None:
    match = reveal("hades", "", "tiles=religion", "tiles=religion", others="tiles=art", rest="stack crete 1 2\nstack naxos 2 1")
    assert match.waiting() == [0]
    assert may(match) == ["lose:illyria", "lose:naxos", "lose:crete/1"]
    say(match, "lose:naxos")
    t = table(match)
    assert t.camp[0] == 4
    assert t.held[1] >> land(match, "naxos") & 1
    assert t.hours[1] == 0


def test_9_7_nemesis_takes_the_hand() -> None:
    text = "seat at=10\nseat at=11 cards=star.zeus tiles=religion\nseat at=11 tiles=polytheism\n"
    match = say(laid(text), "new", "to:illyria", "card:star", "done", "god:nemesis", "no", "no")
    assert hand(match, 0) == []
    assert hand(match, 1) == ["star", "zeus"]
    assert table(match).discard[8] == 1


def test_9_8_29_ares_lasts_until_the_next_god() -> None:
    match = reveal("ares", "tiles=religion")
    assert swords(table(match), 0) == 2
    assert items(match, 0).get("absolutism") is None


@pytest.mark.parametrize(("god", "sign"), [("ares", 4), ("siren", 7)])
def test_9_8_18_ares_and_the_siren_go_when_the_next_god_comes(god: str, sign: int) -> None:
    match = laid(f"seat at=22\nseat at=23\nseat at=23\nmarked {god} 2")
    assert table(match).marked[sign] == 2
    say(match, "new", "to:illyria", "card:star", "done", "god:zeus")
    assert not any(table(match).marked)


def test_9_8_31_the_erinyes_make_the_next_action_dearer_by_2() -> None:
    text = "seat at=13\nseat at=30\nseat at=30\nmarked erinyes 1"
    match = say(laid(text), "new", "to:illyria")
    assert table(match).marker[0] == 18
    assert not any(table(match).marked)
    say(match, "new", "to:paeonia")
    assert table(match).marker[0] == 21


def test_9_8_31_the_erinyes_called_in_this_turn_hit_the_next() -> None:
    match = reveal("erinyes", "", "tiles=religion", "tiles=religion", others="tiles=art")
    assert table(match).marked[9] == 1
    assert table(match).marker[0] == 13


def test_9_9_28_whoever_has_finished_still_counts() -> None:
    text = "seat at=82\nseat at=58\nseat at=73 tiles=religion\nshown zeus hecate artemis athena ares hades siren nemesis\n"
    match = laid(text)
    table(match).finished = 1
    say(match, "new", "to:illyria", "card:star", "done", "god:keres", "no")
    assert [items(match, who).get("gods", 0) for who in range(3)] == [-2, -2, 0]


def test_9_1_6_whoever_has_finished_counts_among_those_who_are_there() -> None:
    text = "seat at=82\nseat at=58\nseat at=73\nshown zeus hecate artemis athena ares hades siren nemesis\nfinished 1"
    match = say(laid(text), "new", "to:illyria", "card:star", "done")
    assert match.waiting() == [LUCK]


def test_9_1_between_the_first_and_the_last_nobody_calls() -> None:
    match = say(laid("seat at=34\nseat at=35\nseat at=40\nshown zeus hecate"), "new", "to:illyria", "card:star", "done")
    assert match.waiting() == [1]


def test_9_2_3_space_by_space_each_settled_before_the_next() -> None:
    """From 23 to 37 as the first of all: a god at 24, then one at 36, each with its own round of Zeus cards."""
    match = laid("seat at=23\nseat at=23 cards=zeus\nseat at=23\nmarked erinyes 1\norder 1 2 3")
    say(match, "new", "to:evaimon", "card:star", "card:star", "done", "god:artemis", "no", "play:zeus")
    assert may(match) == ["cube:grain", "cube:wood", "cube:stone", "cube:gold"]
    say(match, "cube:gold")
    assert match.waiting() == [LUCK]
    say(match, "god:zeus", "no")
    assert [fact.b for fact in match.log(0) if fact.kind == REVEALED] == [24, 36]
    assert list(table(match).prestige) == [0, 0, 0]


def test_9_3_tiles_token_and_cards_are_added_up() -> None:
    match = laid("seat at=10\nseat at=11 tiles=art.religion cards=zeus\nseat at=11\nstack olympos 2")
    say(match, "new", "to:illyria", "card:star", "done", "god:zeus", "no", "play:zeus")
    counted = [fact.a for fact in match.log(0) if fact.kind == COUNTED]
    assert counted == [0, 2 + 1 + 1 + 1, 0]


def test_9_4_5_a_card_drawn_in_this_turn_may_be_played() -> None:
    match = say(laid("seat at=10\nseat at=11\nseat at=11"), "new", "to:illyria", "card:zeus", "done", "god:zeus", "play:zeus")
    assert [table(match).prestige[who] for who in range(3)] == [3, 0, 0]


def test_9_4_5_several_cards_of_one_seat_in_one_round() -> None:
    match = laid("seat at=10\nseat at=11 cards=zeus.zeus\nseat at=11 tiles=religion")
    say(match, "new", "to:illyria", "card:star", "done", "god:zeus", "no", "play:zeus", "play:zeus")
    assert [table(match).prestige[who] for who in range(3)] == [0, 3, 0]


def test_9_4_5_nemesis_takes_only_what_is_left() -> None:
    match = laid("seat at=10\nseat at=11 cards=zeus.star tiles=religion\nseat at=11 tiles=art")
    say(match, "new", "to:illyria", "card:cube-gold", "play:cube-gold", "god:nemesis", "no")
    assert hand(match, 1) == ["star", "zeus"]


def test_9_4_everybody_with_cards_is_asked_whatever_they_are() -> None:
    match = say(
        laid("seat at=10\nseat at=11 cards=star\nseat at=11"), "new", "to:illyria", "card:star", "done", "god:zeus", "no"
    )
    assert match.waiting() == [1]
    assert may(match) == ["no"]


def test_9_4_a_seat_may_leave_word_that_it_plays_no_zeus_card() -> None:
    match = say(laid("seat at=11\nseat at=11 cards=star\nseat at=11"), "new", "to:illyria", "card:zeus", "done", "god:hecate")
    who = match.waiting()[0]
    assert match.passing(who) == "no"
    assert match.table.step().id in GAME.windows


def test_9_7_zeus_brings_three_prestige_face_down() -> None:
    match = reveal("zeus", "tiles=religion")
    assert (table(match).prestige[0], table(match).tokens[0]) == (3, 1)


def test_9_7_athena_waits_for_a_wonder() -> None:
    match = reveal("athena", "tiles=religion")
    assert table(match).marked[3] == 1
    assert items(match, 0).get("wonders") is None


def test_9_7_15_hades_spares_whoever_has_no_disc_on_the_map() -> None:
    match = reveal("hades", "tiles=art", "", "tiles=religion", others="tiles=art")
    assert table(match).camp[1] == 4
    assert match.waiting() == [1]


def test_9_7_15_hades_takes_from_one_seat_after_the_other_clockwise() -> None:
    match = reveal("hades", "tiles=art", "", "", others="tiles=art", rest="stack naxos 2\nstack rhodes 3")
    assert match.waiting() == [1]
    say(match, "lose:naxos")
    assert match.waiting() == [2]
    say(match, "lose:rhodes")
    assert [table(match).camp[who] for who in (1, 2)] == [5, 5]


def test_9_7_keres_counts_at_the_end() -> None:
    match = reveal("keres", "tiles=art", "", "tiles=religion", others="tiles=art")
    assert items(match, 1)["gods"] == -2


def test_9_7_the_siren_keeps_whom_she_strikes_ashore() -> None:
    match = reveal("siren", "tiles=art", "", "tiles=religion", others="tiles=art", rest="stack naxos 2")
    assert match.waiting() == [1]
    assert "from:naxos" not in may(match)


def test_9_8_29_ares_may_end_within_the_same_turn() -> None:
    match = laid("seat at=23 tiles=religion\nseat at=23\nseat at=23\nmarked erinyes 1\norder 1 2 3")
    say(match, "new", "to:evaimon", "card:star", "card:star", "done", "god:ares", "no")
    assert swords(table(match), 0) == 2
    say(match, "god:zeus")
    assert swords(table(match), 0) == 0


def test_9_8_31_the_erinyes_lapse_on_a_pass() -> None:
    match = say(laid("seat at=73\nseat at=74\nseat at=76\nmarked erinyes 1"), "pass")
    assert not any(table(match).marked)


def test_9_9_28_siren_and_erinyes_do_nothing_to_whoever_has_finished() -> None:
    match = laid("seat at=75\nseat at=74\nseat at=76\nmarked erinyes 1\nmarked siren 1\nfinished 1")
    assert match.waiting() == [1]
    say(match, "pass", "pass")
    assert match.over
    assert items(match, 0) == {"position": 4}


def test_9_9_28_whoever_has_finished_may_be_attacked_and_play_zeus_cards() -> None:
    text = "seat at=74 cards=zeus\nseat at=70\nseat at=73\nstack illyria 1\nshown hecate artemis\nfinished 1"
    match = say(laid(text), "new", "to:illyria")
    assert (table(match).held[0], table(match).hours[0]) == (0, 1)
    text = "seat at=82 cards=zeus\nseat at=58\nseat at=73\nshown hecate artemis athena ares hades siren nemesis\nfinished 1"
    match = say(laid(text), "new", "to:illyria", "card:star", "done", "god:zeus", "no")
    assert (match.waiting(), may(match)) == ([0], ["no", "play:zeus"])


def test_9_5_32_all_who_are_tied_are_affected_in_full() -> None:
    match = reveal("zeus", "tiles=religion", "tiles=polytheism", "")
    assert [table(match).prestige[who] for who in range(3)] == [3, 3, 0]
    match = reveal("keres", "", "", "tiles=religion", others="tiles=art")
    assert [items(match, who).get("gods", 0) for who in range(3)] == [-2, -2, 0]
