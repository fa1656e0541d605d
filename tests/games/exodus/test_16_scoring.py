"""Settlement scoring and final scoring (RULES 16, 17)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus import GAME
from orichalcum.games.exodus.pieces import COUNTS
from orichalcum.games.exodus.scoring import account, region_points, saved, tally
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.rng import Rng

from .arrange import at, luck, play

ACT = "act 1 2"


def points(t: Exodus, region: int) -> list[int]:
    return [int(region_points(t, who, region)) for who in range(t.seats)]


def test_16_3_the_worked_example_of_scientists_in_north_africa() -> None:
    """Red 3, Blue 2, Yellow 1, Green 1 and 1 on a Ship: 6, 2, 0 and 2 points."""
    t = at(
        "cell 1 a1 sand5 SSS",
        "cell 2 a1 clay5 SS",
        "cell 3 a1 shore5 S",
        "cell 4 a1 slate5 S",
        "ship 4 ray S",
        ACT,
        seats=4,
    )
    assert points(t, 0) == [6, 2, 0, 2]


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 3), (4, 2)])
def test_16_3_points_for_each_weaker_rival(seats: int, each: int) -> None:
    t = at("cell 1 a1 sand5 S", ACT, seats=seats)
    assert points(t, 0) == [each * (seats - 1), *[0] * (seats - 1)]
    assert points(t, 1) == [0] * seats


def test_16_2_workshops_and_ships_count_pillars_and_training_do_not() -> None:
    t = at("cell 1 a1 W02 SC", "ship 1 ray K", "train 1 scientist", "pillar 1 PP01 PB01+", ACT)
    assert points(t, 0) == [15, 0]
    assert points(t, 2) == [5, 0]


def test_16_1_which_region_after_which_year() -> None:
    for year, cell, scored in ((1, "a1", 0), (2, "a1", 5), (4, "b1", 5), (4, "a1", 0), (5, "c1", 5)):
        t = at(f"year {year} 3", f"cell 1 {cell} sand5 S", "act 2 0")
        play(t, "end")
        luck(t, Rng(1))
        assert t.earned[7] == scored, year


def test_17_1_settlers_left_behind() -> None:
    t = at("train 1 scientist builder", "cell 1 a1 sand5 S", ACT)
    assert account(t, 0).training == -6


def test_17_2_full_rows_and_columns() -> None:
    row = ["cell 1 a1 W01", "cell 1 a2 A01", "cell 1 a3 W02", "cell 1 a4 W03", "cell 1 a5 W04"]
    t = at(*row, "cell 1 b1 W05", "cell 1 c1 M01", ACT)
    assert account(t, 0).area == 2 + 1


@pytest.mark.parametrize(
    ("lines", "points"),
    [
        (["cell 1 b2 M01", "cell 1 a1 sand5", "cell 1 c1 W08"], 6),
        (["cell 1 b2 M06", "cell 1 a2 A01", "cell 1 c4 A02"], 4),
        (["cell 1 b2 M07", "cell 1 a1 W01"], 2),
        (["cell 1 b2 M08", "cell 1 b1 sand5", "cell 1 a2 A03", "cell 1 c2 W01", "cell 1 b3 A02"], 6),
        (["cell 1 b2 M09", "cell 1 b1 slate5", "cell 1 c2 slate3", "cell 1 a1 W05"], 4),
        (["cell 1 b2 M10", "cell 1 b1 sand5", "cell 1 b4 W02", "cell 1 a1 sand3", "cell 1 a3 W01"], 3),
        (["cell 1 b2 M11", "cell 1 c2 W02", "cell 1 a1 W01", "cell 1 c1 W08"], 2),
        (["cell 1 b2 M12", "cell 1 b1 sand5", "cell 1 a2 A01", "cell 1 c2 W01"], 7),
        (["cell 1 b2 M12", "cell 1 b1 sand5", "cell 1 a2 A01", "cell 1 c2 W02"], 0),
        (["cell 1 b2 M12", "cell 1 b1 clay5", "cell 1 a2 A03", "cell 1 b3 A08", "cell 1 c2 W02"], 7),
    ],
)
def test_17_3_38_every_kind_of_monument(lines: list[str], points: int) -> None:
    assert account(at(*lines, ACT), 0).monuments == points


@pytest.mark.parametrize("monument", ["M02", "M03", "M04", "M05"])
def test_17_3_monuments_of_grounds_pay_for_themselves(monument: str) -> None:
    assert account(at(f"cell 1 b2 {monument}", ACT), 0).monuments == 2


@pytest.mark.parametrize(
    ("card", "lines", "points"),
    [
        ("optics", ["cell 1 a1 sand5 SSSSS", "ship 1 ray S", "ship 1 ray S"], 3),
        ("poetry", ["cell 1 a1 sand5 CC", "pillar 1 PP01 PB01+ PC01+"], 2),
        ("masonry", ["cell 1 a1 W03 SK"], 0),
        ("logic", ["cell 1 a1 sand5 SSSCC"], 2),
        ("geometry", ["cell 1 a1 sand5 SSKKK"], 2),
        ("theatre", ["cell 1 a1 sand5 CKKKK"], 1),
        ("calendar", ["seat 1 0 17 - 0"], 2),
        ("rhetoric", ["played 1 F01", "hand 1 F02"], 5),
        ("rhetoric", ["played 1 F01 F03 F04 F05", "hand 1 F02"], 7),
        ("coinage", ["seat 1 0 0 GGGGG 0"], 6),
        ("script", ["seat 1 0 0 SSCCK 0"], 2),
        ("temple_rites", ["pillar 1 PP01 PB01+ PC01+", "pillar 1 PP02 PB02+ PC02"], 5),
        ("sculpture", ["pillar 1 PP01 PB01+ PC01", "pillar 1 PP02"], 4),
        ("civic_law", ["cell 1 a2 A01", "cell 1 b3 A02"], 3),
        ("toolmaking", ["cell 1 a1 W01", "cell 1 a3 W02 S"], 2),
        ("mechanics", ["cell 1 a1 W01 S", "cell 1 a3 W02 S"], 3),
        ("navigation", ["ship 1 ray", "ship 1 turtle S"], 2),
        ("solar_eclipse", ["know 1 optics"], 4),
        ("surveying", ["cell 1 a1 W01", "cell 1 b1 W02", "cell 1 c1 W03"], 2),
        ("town_planning", ["cell 1 a1 W01", "cell 1 a2 A01", "cell 1 a3 W02", "cell 1 a4 W03", "cell 1 a5 W04"], 3),
    ],
)
def test_17_4_every_knowledge_card(card: str, lines: list[str], points: int) -> None:
    alone = account(at(*lines, f"know 1 {card}", ACT), 0).knowledge
    assert alone == points


def test_17_5_35_unused_influence_cards() -> None:
    assert account(at("hand 1 F01 F02", "played 1 F03", ACT), 0).unused == 2


def test_17_6_31_saved_settlers_break_ties() -> None:
    t = at("cell 1 a1 sand5 SC", "ship 1 ray K", "cell 1 b1 W02 S", "pillar 1 PP01 PB01+", "train 1 scholar", ACT)
    assert saved(t, 0) == 5


def test_17_6_the_whole_end() -> None:
    t = at("year 5 3", "seat 1 40 0 - 0", "train 1 scientist", "hand 1 F01", "cell 1 c1 sand5 SSC", "act 2 0")
    play(t, "end")
    assert t.over
    assert t.score[0] == 40 + 10 - 3 + 1
    assert t.score[1] == 0


def test_17_1_24_58_the_score_may_fall_below_nothing() -> None:
    t = play(at("year 5 3", "train 1 scientist scientist", "act 2 0"), "end")
    assert t.score[0] == -6


def test_16_1_every_region_once_with_everybody() -> None:
    for year, cell, region in ((2, "a1", "North Africa"), (4, "b1", "Mesopotamia"), (5, "c1", "Mesoamerica")):
        t = at(f"year {year} 3", f"cell 1 {cell} sand5 SCK", f"cell 2 {cell} clay5 S", "act 2 0")
        luck(play(t, "end"), Rng(1))
        assert (t.earned[7], t.earned[16 + 7]) == (10, 0), region


def test_16_3_equal_numbers_bring_nothing() -> None:
    t = at("cell 1 a1 sand5 SS", "cell 2 a1 clay5 SS", "cell 3 a1 shore5 S", ACT, seats=3)
    assert points(t, 0) == [3, 3, 0]


def test_16_3_each_kind_for_itself() -> None:
    t = at("cell 1 a1 sand5 SCK", "cell 2 a1 clay5 SCC", ACT)
    assert points(t, 0) == [5, 5]


def test_17_2_settlers_on_the_tiles_do_not_matter_agora_cells_do() -> None:
    row = ["cell 1 a1 W01", "cell 1 a3 W02", "cell 1 a4 W03", "cell 1 a5 W04"]
    assert account(at(*row, ACT), 0).area == 0
    assert account(at(*row, "cell 1 a2 A01", ACT), 0).area == 2
    assert account(at("cell 1 a3 W01", "cell 1 b3 A01", "cell 1 c3 W02", ACT), 0).area == 1


def test_17_3_38_neighbours_across_regions_and_only_tiles() -> None:
    t = at("cell 1 b2 M08", "cell 1 a2 A01", "cell 1 c2 W01", "cell 1 a1 W02", "cell 1 c3 W03", ACT)
    assert account(t, 0).monuments == 4
    assert account(at("cell 1 b2 M09", ACT), 0).monuments == 0


def test_17_3_several_monuments_pay_each() -> None:
    assert account(at("cell 1 b2 M01", "cell 1 b1 M07", "cell 1 a1 W01", ACT), 0).monuments == 4 + 2


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("rhetoric", []),
        ("civic_law", []),
        ("optics", ["train 1 scientist scientist"]),
        ("script", ["seat 1 0 0 S 0"]),
        ("coinage", ["seat 1 0 0 G 0"]),
        ("calendar", ["seat 1 0 5 - 0"]),
        ("temple_rites", ["pillar 1 PP01 PB01+ PC01"]),
        ("mechanics", ["cell 1 a1 W02 S"]),
    ],
)
def test_17_4_too_little_brings_nothing(card: str, lines: list[str]) -> None:
    assert account(at(*lines, f"know 1 {card}", ACT), 0).knowledge == 0


@pytest.mark.parametrize(("cards", "points"), list(enumerate((0, 3, 5, 6, 7, 7))))
def test_17_4_the_ladder_of_influence_cards(cards: int, points: int) -> None:
    played = [f"played 1 F{n + 1:02}" for n in range(cards)]
    assert account(at(*played, "know 1 rhetoric", ACT), 0).knowledge == points


@pytest.mark.parametrize(("agoras", "points"), list(enumerate((0, 1, 3, 6))))
def test_17_4_the_ladder_of_agoras(agoras: int, points: int) -> None:
    tiles = [f"cell 1 {cell} A{n + 1:02}" for n, cell in enumerate(("a2", "b3", "c4")[:agoras])]
    assert account(at(*tiles, "know 1 civic_law", ACT), 0).knowledge == points


def test_17_5_35_the_same_card_counts_for_rhetoric_too() -> None:
    end = account(at("hand 1 F01", "know 1 rhetoric", ACT), 0)
    assert (end.knowledge, end.unused) == (3, 1)


def test_17_6_31_most_points_then_most_saved_then_shared() -> None:
    lines = ["year 5 3", "seat 1 20 0 - 0", "seat 2 20 0 - 0", "ship 1 ray", "pillar 1 PP01 PB01+", "act 2 0"]
    match = GAME.arrange("\n".join(lines))
    match.play("end", 1)
    assert match.scores() == [20, 20]
    assert match.ranking() == [1, 2]
    match = GAME.arrange("\n".join(line for line in lines if not line.startswith("pillar")))
    match.play("end", 1)
    assert match.ranking() == [1, 1]


def test_17_1_they_are_not_saved() -> None:
    assert saved(at("train 1 scientist builder", ACT), 0) == 0


def test_17_4_all_that_can_be_counted() -> None:
    assert len(tally(at(ACT), 0)) == COUNTS
