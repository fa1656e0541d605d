"""Two players and alone (RULES 19, 20)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus import GAME
from orichalcum.games.exodus.pieces import KNOWLEDGE
from orichalcum.games.exodus.rules.ids import NEUTRAL_THERE
from orichalcum.games.exodus.scoring import solo_points
from orichalcum.games.exodus.table import Exodus, pile_size
from orichalcum.kernel.rng import Rng

from .arrange import at, bare, codes, fresh, goods, luck, luck_with, play, reasons, thing

ACT = "act 1 2"


def neutral(t: Exodus) -> list[str]:
    return [t.pieces.space_names[space] for space in t.neutral_king if space >= 0]


@pytest.mark.parametrize(("seats", "spaces"), [(1, ["M5", "O0"]), (2, ["M5", "O0"]), (3, []), (4, [])])
def test_19_1_neutral_kings_on_the_favor_spaces(seats: int, spaces: list[str]) -> None:
    assert neutral(fresh(seats)) == spaces


def test_19_1_nobody_may_go_there() -> None:
    t = at("year 1 2", "neutral M5 O0", "king 1 I4", "kings 1")
    assert codes(t) == ["M2", "M3", "M4"]
    assert reasons(t)["M5"] == NEUTRAL_THERE


WALKS = [("1x1", ["M0", "O1"]), ("1x2", ["M0", "O2"]), ("2x1", ["M1", "O1"]), ("2x2", ["M1", "O2"])]


@pytest.mark.parametrize(("tile", "spaces"), WALKS)
def test_19_2_32_each_walks_by_the_other_number(tile: str, spaces: list[str]) -> None:
    assert neutral(play(at("year 2 1", "neutral M7 O0", "begin"), f"*{tile}")) == spaces


def test_19_2_32_they_walk_on_round_their_ring_every_year() -> None:
    t = bare(2)
    from_start = neutral(t)
    t = play(at("year 3 1", "neutral M7 O7", "begin"), "*2x2")
    assert (from_start, neutral(t)) == (["M5", "O0"], ["M1", "O1"])


def test_19_2_48_nobody_shares_with_a_neutral_king() -> None:
    t = at("year 1 2", "neutral M0 O0", "king 1 I0", "kings 1")
    assert codes(t) == ["M1", "M6", "M7"]
    assert codes(at("year 1 2", "neutral M0 O0", "king 1 I0", "kings 1", seats=1)) == ["M1", "M6", "M7"]


@pytest.mark.parametrize("seats", [1, 2])
def test_19_3_cards_with_a_plus_leave_and_three_monuments_lie_on_each_space(seats: int) -> None:
    t = fresh(seats)
    assert max(t.unseen[t.pieces.first[KNOWLEDGE] : t.pieces.first[KNOWLEDGE + 1]]) == 1
    assert pile_size(bare(seats), KNOWLEDGE) == 19
    assert [sum(thing != 0 for thing in t.offer[first : first + 4]) for first in (0, 4)] == [3, 3]
    assert pile_size(bare(3), KNOWLEDGE) == 32


def test_20_1_56_alone_there_is_no_order_to_choose() -> None:
    t = at("begin", seats=1)
    assert list(t.order) == [1, 0, 0, 0, 0]
    assert codes(t)[0] == "I0"
    t = at("year 2 1", "begin", seats=1)
    luck_with(t, 1)
    assert (codes(t)[0], goods(t), t.flame[0]) == ("I0", "", 0)


@pytest.mark.parametrize(("year", "refilled"), [(2, False), (3, True), (4, False), (5, True)])
def test_20_2_34_57_tiles_and_inner_settlers_only_for_years_three_and_five(year: int, refilled: bool) -> None:
    lines = ["tile M0 W05", "tile M6 A10", "stand M6 S", "stand I0 S", "shelf optics - logic"]
    t = at(f"year {year} 1", *lines, "begin", seats=1)
    luck(t, Rng(3))
    assert (t.open[thing(t, "W05")] == 1) == refilled
    assert sum(tile != 0 for tile in t.ring_tile) == (8 if refilled else 2)
    assert [kind != 0 for kind in t.city[:12]] == ([True] * 12 if refilled else [True] + [False] * 11)
    assert t.city[0] == 1
    assert t.stack_height[0] == 1
    assert all(t.shelf[:3])


@pytest.mark.parametrize("year", [2, 3, 4, 5])
def test_20_2_34_guards_are_never_replaced(year: int) -> None:
    t = at(f"year {year} 1", "guard M0 S", "begin", seats=1)
    luck(t, Rng(3))
    assert sum(kind != 0 for kind in t.city[12:20]) == 1


@pytest.mark.parametrize(("year", "region"), [(2, "a"), (4, "b"), (5, "c")])
def test_20_3_33_without_a_residence_in_the_region_all_is_lost(year: int, region: str) -> None:
    elsewhere = {"a": "b1", "b": "c1", "c": "a1"}[region]
    here = {"a": "a3", "b": "b2", "c": "c3"}[region]
    lines = [f"year {year} 3", f"cell 1 {here} W02 SC", "ship 1 ray S", f"cell 1 {elsewhere} sand5 S"]
    t = play(at(*lines, "act 1 0", seats=1), "end")
    assert t.over
    assert t.lost
    assert t.score[0] == 0
    t = play(at(*lines, f"cell 1 {region}4 clay5" if region != "c" else "cell 1 c5 clay5", "act 1 0", seats=1), "end")
    assert not t.lost
    assert t.over == (year == 5)


def test_20_3_33_full_or_not_and_not_after_other_years() -> None:
    assert not play(at("year 2 3", "cell 1 a1 sand5", "act 1 0", seats=1), "end").lost
    for year in (1, 3):
        assert not play(at(f"year {year} 3", "act 1 0", seats=1), "end").lost


def test_20_4_the_worked_example_of_the_solo_game() -> None:
    """2 Workers, 2 Intellectuals, 3 Scientists: 11 points."""
    t = at("cell 1 a1 sand5 KSSC", "cell 1 a3 W07 .K", "ship 1 ray C", "ship 1 ray S", ACT, seats=1)
    assert solo_points(t, 0, 0) == 11


@pytest.mark.parametrize(("settlers", "points"), [("SSCC", 4), ("S", 1), ("SCK", 5), ("SSCCK", 7), ("SSSCK", 7)])
def test_20_4_three_points_for_the_rarest_kind_if_all_are_there(settlers: str, points: int) -> None:
    t = at(f"cell 1 a1 sand5 {settlers}", ACT, seats=1)
    assert solo_points(t, 0, 0) == points


TITLES = [
    (-6, "Fisherman"), (50, "Fisherman"), (51, "Temple Servant"), (70, "Temple Servant"), (71, "Healer"), (90, "Healer"),
    (91, "Astrologer"), (100, "Astrologer"), (101, "Priest"), (110, "Priest"), (111, "King"), (120, "King"), (121, "Atlas"),
]  # fmt: skip


@pytest.mark.parametrize(("points", "title"), TITLES)
def test_20_5_58_titles(points: int, title: str) -> None:
    match = GAME.arrange(f"seat 1 {points} 0 - 0\nyear 5 3\ncell 1 c1 sand5\nact 1 0")
    match.play("end", 0)
    assert match.over
    assert f"Your title: {title}." in match.describe(0, "en")
