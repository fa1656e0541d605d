"""Favor tiles, Ships, and how tiles come (RULES 9, 10)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.rules.ids import GOT_NOTHING
from orichalcum.games.exodus.scoring import region_points
from orichalcum.games.exodus.table import Exodus

from .arrange import at, codes, play, thing, told

CELLS = ["a1", "a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2", "c3", "c5"]
FULL = [f"cell 1 {cell} W{n + 1:02}" for n, cell in enumerate(CELLS)]


def test_9_1_a_favor_tile_waits_for_a_later_round() -> None:
    t = play(at("seat 1 0 0 - 1", "king 1 I0", "king 2 I2", "act 1 0"), "end", "end")
    assert (t.round, t.favor[0]) == (2, 1)


@pytest.mark.parametrize(("tiles", "room"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (12, 4)])
def test_9_2_spaces_open_at_3_6_9_tiles(tiles: int, room: int) -> None:
    t = play(at(f"seat 1 0 0 - {max(0, room - 1)}", *FULL[:tiles], "hand 1 F05", "act 1 2"), "play:F05")
    assert t.favor[0] == room


def test_9_2_tiles_of_every_kind_count() -> None:
    t = at("seat 1 0 0 - 1", "cell 1 a1 M01", "cell 1 a2 A01", "cell 1 b1 sand5", "hand 1 F05", "act 1 2")
    assert play(t, "play:F05").favor[0] == 2


def test_9_2_what_has_no_space_goes_to_waste() -> None:
    t = play(at("seat 1 0 11 - 1", "act 1 2"), "step")
    assert t.favor[0] == 1
    assert t.last_bonus[0] == 0
    assert GOT_NOTHING in told(t)
    t = play(at("year 1 2", "king 1 I4", "kings 1"), "M5")
    assert t.favor[0] == 1


def test_9_2_39_a_favor_tile_comes_by_itself() -> None:
    assert codes(play(at("seat 1 0 11 - 0", "act 1 2"), "step"))[0] == "end"


def test_9_2_the_supply_is_a_limit() -> None:
    eight = [f"cell {who} {cell} W{n + 1 + 12 * (who - 1):02}" for who in (1, 2) for n, cell in enumerate(CELLS)]
    t = at("seat 1 0 0 - 3", "seat 2 0 0 - 4", "seat 3 0 0 - 4", "seat 4 0 0 - 4", *eight, "hand 1 F05", "act 1 2", seats=4)
    play(t, "play:F05")
    assert t.favor[0] == 4
    t = at("seat 1 0 0 - 0", "hand 1 F05", "act 1 2")
    t.supply[4] = 0
    assert "play:F05" not in codes(t)


def test_9_3_one_more_action_and_the_space_is_free_again() -> None:
    t = play(at("seat 1 0 11 - 1", "act 1 0"), "favor", "step")
    assert t.favor[0] == 1
    assert t.supply[4] == 15
    assert "favor" in codes(t)


def test_9_3_any_number_and_not_for_pillars() -> None:
    t = play(at("seat 1 0 0 - 2", *FULL[:3], "pillar 1 PP05 PB01+", "act 1 0"), "use:1b", "favor", "favor")
    assert t.actions == 2
    assert "use:1b" not in codes(t)


def test_10_1_a_ship_goes_to_the_next_place() -> None:
    t = at("ship 1 ray", "hand 1 F09", "open turtle", "act 1 2")
    play(t, "play:F09", "turtle")
    assert [int(ship) for ship in t.ship[:3]] == [1 + thing(t, "ray"), 1 + thing(t, "turtle"), 0]


def test_10_2_52_any_open_tile_or_two_drawn() -> None:
    t = play(at("hand 1 F09", "open ray turtle", "act 1 2"), "play:F09")
    assert codes(t) == ["draw", "ray", "turtle"]
    play(t, "draw", "*dolphin", "*octopus", "dolphin")
    assert t.ship[0] == 1 + thing(t, "dolphin")
    assert t.open[thing(t, "octopus")] == 1


def test_10_2_with_an_empty_display_two_are_drawn_at_once() -> None:
    t = play(at("hand 1 F09", "act 1 2"), "play:F09", "*ray", "*turtle")
    assert codes(t) == ["ray", "turtle"]


def test_10_2_what_is_drawn_is_seen_by_who_draws() -> None:
    t = play(at("hand 1 F09", "act 1 2"), "play:F09", "*ray", "*turtle")
    mine, other = t.seen_by(0), t.seen_by(1)
    assert isinstance(mine, Exodus)
    assert isinstance(other, Exodus)
    assert sorted(mine.drawn[:2]) == sorted([1 + thing(t, "ray"), 1 + thing(t, "turtle")])
    assert sum(other.drawn) == 0


def test_10_2_two_alike_leave_nothing_to_choose() -> None:
    t = play(at("hand 1 F09", "act 1 2"), "play:F09", "*ray", "*ray")
    assert codes(t)[0] == "end"
    assert t.open[thing(t, "ray")] == 1


def test_10_2_14_a_pile_with_one_left_is_made_anew() -> None:
    names = " ".join(["ray"] * 6 + ["turtle"] * 5 + ["dolphin"] * 4 + ["octopus"] * 2)
    t = at(f"open {names}", "hand 1 F09", "act 1 2")
    play(t, "play:F09", "draw", "*octopus", "*ray")
    assert codes(t) == ["octopus", "ray"]
    play(t, "ray")
    assert sum(t.open) == 1


def test_10_2_14_from_no_pile_two_of_the_open_ones_are_drawn() -> None:
    names = " ".join(["ray"] * 6 + ["turtle"] * 5 + ["dolphin"] * 4 + ["octopus"] * 3)
    t = play(at(f"open {names}", "hand 1 F09", "act 1 2"), "play:F09")
    assert codes(t) == ["draw", "ray", "turtle", "dolphin", "octopus"]
    play(t, "draw", "*ray", "*octopus", "octopus")
    assert t.open[thing(t, "ray")] == 1
    assert sum(t.open) == 1


def test_10_2_14_a_single_one_is_kept() -> None:
    fleet = [f"ship {who} {name}" for who, names in ((1, ["ray"] * 5), (2, ["turtle"] * 5 + ["ray"])) for name in names]
    fleet += ["ship 3 dolphin"] * 4 + ["ship 3 octopus"] * 2
    t = play(at(*fleet, "hand 1 F09", "act 1 2", seats=3), "play:F09", "*octopus")
    assert t.ship[5] == 1 + thing(t, "octopus")


def test_10_3_the_worked_example_reds_second_turtle_ship() -> None:
    t = at("ship 1 turtle", "ship 1 ray", "open turtle octopus", "hand 1 F09", "act 1 2")
    play(t, "play:F09")
    assert play(t.copy(), "turtle").score[0] == 0
    assert play(t.copy(), "octopus").score[0] == 2


def test_10_3_what_the_places_pay() -> None:
    for place, points in enumerate((1, 1, 2, 2, 3, 3)):
        t = at(*["ship 1 ray"] * place, "hand 1 F09", "open octopus", "act 1 2")
        assert play(t, "play:F09", "octopus").score[0] == points


def test_10_4_one_settler_aboard_each_ship() -> None:
    t = at("train 1 scientist builder", "ship 1 ray", "act 1 2")
    play(t, "send:scientist", "ship")
    assert t.aboard[0] == 1
    assert "send:builder" not in codes(t)


def test_10_4_they_count_in_every_region() -> None:
    t = at("ship 1 ray K", "act 1 2")
    assert [int(region_points(t, 0, region)) for region in range(3)] == [5, 5, 5]
