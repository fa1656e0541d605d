"""RULES 1: what lies in the box."""

from __future__ import annotations

from collections import Counter

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.editions import GOOD_NAMES

from .arranging import FOUR, cubes, laid, may, say, sheet, table

SHEET = sheet()
BOX = GAME.edition().pieces
LANDS = SHEET.territories.rows


def test_1_1_eight_territories_of_each_good_two_of_them_with_a_star() -> None:
    assert Counter(one.resource for one in LANDS) == dict.fromkeys(GOOD_NAMES, 8)
    assert Counter(one.resource for one in LANDS if one.star) == dict.fromkeys(GOOD_NAMES, 2)


def test_1_1_olympos_is_of_stone_without_a_star() -> None:
    [olympos] = [one for one in LANDS if one.zeus]
    assert (olympos.id, olympos.resource, olympos.star) == ("olympos", "stone", False)


def test_1_1_three_islands_of_atlantis_in_the_south() -> None:
    islands = [one for one in LANDS if one.atlantis]
    assert [one.id for one in islands] == ["atlas", "gadeiros", "evaimon"]
    assert min(one.y for one in islands) > max(one.y for one in LANDS if not one.atlantis)


def test_1_2_five_territories_border_on_the_north() -> None:
    assert [one.id for one in LANDS if one.entry] == ["illyria", "paeonia", "pangaion", "thrace", "odrysia"]


def test_1_2_the_sea_is_no_goal() -> None:
    goals = set(may(say(laid(FOUR), "new")))
    assert goals <= {f"to:{one.id}" for one in LANDS}


def test_1_3_four_discs_in_the_camp_and_a_marker_on_the_start() -> None:
    t = table(GAME.new(5))
    assert [t.camp[who] for who in range(5)] == [4] * 5
    assert [t.marker[who] for who in range(5)] == [0] * 5
    assert BOX.discs == 20


def test_1_4_cells_and_five_kinds_in_each_row() -> None:
    assert len(SHEET.cells.rows) == 25
    assert Counter(one.row for one in SHEET.discoveries.rows) == dict.fromkeys(range(1, 6), 5)
    assert [line.colour for line in SHEET.rows.rows] == ["red", "yellow", "green", "blue", "violet"]


def test_1_4_every_good_stands_in_colour_on_nine_cells() -> None:
    shown = Counter(good for cell in SHEET.cells.rows for good in cell.goods)
    assert set(shown.values()) == {9}


def test_1_4_every_bonus_but_the_grey_ones_stands_twice_in_each_column() -> None:
    letters = Counter((cell.column, one) for cell in SHEET.cells.rows for one in cell.bonus)
    assert set(letters.values()) == {2}
    assert len(letters) == 20


def test_1_5_five_wonders_and_the_stadium_for_five_stars_and_ten_points() -> None:
    told = {one.id: (one.stars, one.points) for one in SHEET.wonders.rows}
    assert told == {"gate": (4, 8), "stadium": (5, 10), "parthenon": (5, 10), "statue": (5, 10), "colossus": (6, 12)}


def test_1_6_cards_of_seven_sorts() -> None:
    assert sum(card.count for card in SHEET.destiny.rows) == 22
    assert {card.id: card.count for card in SHEET.destiny.rows} == {
        **dict.fromkeys(("cube-grain", "cube-wood", "cube-stone", "cube-gold"), 1),
        **dict.fromkeys(("wood-points", "four-kinds", "grain-hours", "stone-hours", "star", "zeus"), 3),
    }


def test_1_7_five_good_gods_and_five_bad_ones() -> None:
    good = [one.id for one in SHEET.gods.rows if one.good]
    assert good == ["zeus", "hecate", "artemis", "athena", "ares"]
    assert [one.id for one in SHEET.gods.rows if not one.good] == ["hades", "keres", "siren", "nemesis", "erinyes"]


def test_1_8_single_single_double_double_double_single_and_the_cross() -> None:
    track = SHEET.track
    assert list(zip(track.zeus, track.cards, strict=True)) == [(12, 1), (24, 1), (36, 2), (48, 2), (60, 2), (72, 1)]
    assert track.cross == 82


def test_1_9_11_seven_cubes_of_each_good_and_a_named_one_is_lost() -> None:
    goods = "stack illyria 1\nstack odrysia 1\nstack thessaly 1\nstack macedonia 1\nstack aetolia 1\nstack paeonia 1\n"
    goods += "stack thrace 1\nstack pangaion 1\nstack chalcidice 1\n"
    head = "seat at=1\nseat at=9 cubes=gold7\nseat at=9\nseat at=9\n"
    match = say(laid(head + goods), "find:strategy", "bonus:1C")
    assert cubes(match, 0) == {}


def test_1_9_11_a_cube_of_choice_is_one_that_is_left() -> None:
    everything = "stack illyria 1\nstack odrysia 1\nstack macedonia 1\nstack aetolia 1\nstack paeonia 1\nstack thrace 1\n"
    head = "seat at=1\nseat at=9 cubes=gold7.wood7\nseat at=9\nseat at=9\n"
    match = say(laid(head + everything), "find:commerce")
    assert may(match) == ["cube:grain", "cube:stone"]


def test_1_9_11_with_no_cube_left_nothing_is_asked() -> None:
    everything = "stack illyria 1\nstack odrysia 1\nstack macedonia 1\nstack aetolia 1\nstack paeonia 1\nstack thrace 1\n"
    head = "seat at=1\nseat at=9 cubes=gold7.wood7\nseat at=9 cubes=grain7.stone6\nseat at=9\n"
    match = say(laid(head + everything), "find:commerce", "cube:stone")
    assert may(match)[0].startswith("bonus")
    match = say(laid((head + everything).replace("stone6", "stone7")), "find:commerce")
    assert may(match)[0].startswith("bonus")


def test_1_9_11_hourglasses_do_not_run_out() -> None:
    text = "seat at=1\nseat at=20 hours=12\nseat at=20\nseat at=20\nstack illyria 2"
    assert table(say(laid(text), "new", "to:illyria")).hours[1] == 13
