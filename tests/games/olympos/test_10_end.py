"""RULES 10: the end and the account."""

from __future__ import annotations

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.rules.ids import NOT_YET

from .arranging import items, laid, may, say, table, why

ALL_SHOWN = "shown zeus hecate artemis athena ares hades siren nemesis erinyes\n"


def test_10_1_nobody_passes_before_the_last_zeus() -> None:
    match = laid("seat at=71\nseat at=80\nseat at=80\n" + ALL_SHOWN)
    assert "pass" not in may(match)
    assert why(match, "pass") == (NOT_YET, 71, 72)


def test_10_1_7_pass_or_one_last_action() -> None:
    match = laid("seat at=72\nseat at=74\nseat at=76\n" + ALL_SHOWN)
    say(match, "pass")
    assert match.waiting() == [1]
    say(match, "new", "to:illyria")
    assert match.waiting() == [2]
    assert not match.over
    say(match, "pass")
    assert match.over
    assert [items(match, who)["position"] for who in range(3)] == [5, 3, 3]


def test_10_1_the_game_goes_on_for_those_behind() -> None:
    match = laid("seat at=70\nseat at=74\nseat at=76\n" + ALL_SHOWN)
    say(match, "new", "to:illyria", "card:star", "done")
    assert table(match).marker[0] == 73
    assert match.waiting() == [0]
    assert "pass" in may(match)


def test_10_2_8_the_cross_may_be_reached_but_not_passed() -> None:
    match = say(laid("seat at=79\nseat at=80\nseat at=80\n" + ALL_SHOWN), "new")
    assert may(match) == ["to:illyria", "to:paeonia", "to:pangaion", "to:thrace", "to:odrysia"]
    assert may(laid("seat at=80\nseat at=81\nseat at=81\n" + ALL_SHOWN)) == ["pass"]


def test_10_1_7_9_a_last_action_paid_by_hourglasses_is_the_last_all_the_same() -> None:
    match = say(laid("seat at=73 hours=9\nseat at=80\nseat at=80\n" + ALL_SHOWN), "new", "to:illyria")
    assert table(match).finished == 1
    assert table(match).marker[0] == 73


def test_10_1_cards_may_be_played_before_passing() -> None:
    match = laid("seat at=73 cards=wood-points\nseat at=80\nseat at=80\nstack macedonia 1\n" + ALL_SHOWN)
    say(match, "play:wood-points", "pass")
    assert items(match, 0)["prestige"] == 1


def test_10_3_14_every_source_of_prestige() -> None:
    text = (
        "seat at=72 prestige=4 cards=star.zeus tiles=poetry.philosophy.science.city.absolutism.engineering.strategy.hoplite"
        " wonders=gate.colossus cubes=gold3 hours=3\nseat at=75\nseat at=82\n"
        "stack epirus 1\nstack crete 1\nstack atlas 1\nstack illyria 1 2\nstack thrace 1\nmarked keres 1 3\nmarked ares 1\n"
    )
    match = laid(text)
    assert items(match, 0) == {
        "position": 5,
        "prestige": 4,
        "territories": 3,
        "atlantis": 2,
        "discoveries": 16,
        "wonders": 20,
        "writings": 8,
        "city": 5,
        "science": 8,
        "absolutism": 6,
        "engineering": 6,
        "gods": -2,
        "cards": 2,
    }
    assert items(match, 2) == {"gods": -2}


def test_10_3_points_of_position() -> None:
    at = {72: 5, 73: 5, 74: 4, 75: 4, 76: 3, 77: 3, 78: 2, 79: 2, 80: 1, 81: 1, 82: 0}
    for space, points in at.items():
        assert items(laid(f"seat at={space}\nseat at=82\nseat at=82"), 0).get("position", 0) == points


def test_10_4_discoveries_and_wonders_break_a_tie() -> None:
    match = laid("seat at=82 prestige=6\nseat at=82 prestige=2 tiles=religion.hoplite\nseat at=82 prestige=6")
    standings = [GAME.standing(table(match), who) for who in range(3)]
    assert standings == [(6, 0), (6, 2), (6, 0)]
    assert match.ranking() == [2, 1, 2]


def test_10_1_7_whoever_only_stands_on_the_last_zeus_may_pass_too() -> None:
    assert "pass" in may(laid("seat at=72\nseat at=74\nseat at=76\n" + ALL_SHOWN))


def test_10_2_8_hourglasses_may_make_it_fit() -> None:
    match = say(laid("seat at=81 hours=2\nseat at=82\nseat at=82\n" + ALL_SHOWN), "new", "to:illyria")
    assert (table(match).marker[0], table(match).hours[0]) == (82, 0)


def test_10_3_buried_discs_cubes_and_hourglasses_bring_nothing() -> None:
    match = laid("seat at=82 cubes=gold3 hours=4\nseat at=82\nseat at=82\nstack illyria 1 2\n")
    assert items(match, 0) == {}
    assert items(match, 1) == {"territories": 1}


def test_10_3_atlantis_counts_double() -> None:
    assert items(laid("seat at=82\nseat at=82\nseat at=82\nstack atlas 1\nstack evaimon 1"), 0) == {"atlantis": 4}


def test_10_4_and_then_the_place_is_shared() -> None:
    match = laid("seat at=82 prestige=6\nseat at=82 prestige=6\nseat at=82")
    assert match.ranking() == [1, 1, 3]
