"""The table in words: whoever cannot see the picture has all that one plays by."""

from __future__ import annotations

import pytest
from tests.games.exodus.test_telling import LANGUAGES, assert_phrase

from orichalcum import Match, Rng
from orichalcum.games.exodus import GAME, telling_table
from orichalcum.games.exodus.table import Exodus, is_reached
from orichalcum.games.exodus.view import view

TOLD = """
year 3 2
rings 1 2
seat 1 31 17 SSCKKKG 2
train 1 scientist scientist physicist
cell 1 a1 sand5 SCK
cell 1 a2 A06
cell 1 a4 W24 S
cell 1 b4 W02 S.
cell 1 c3 M12
ship 1 ray S
ship 1 turtle
pillar 1 PP05 PB02
hand 1 F03
know 1 navigation
king 1 M3
seat 2 28 17 SCG 0
king 2 M0
tile O2 W23
neutral M5 O0
guard O0 K
offer 1 M01 M02
stack 2 PP09,PP10 PB05 PC02
open W01 A05 sand3 clay5 shore3
act 1 2
"""


def arranged(position: str) -> Match:
    match = GAME.arrange(position)
    match.luck(Rng(1))
    return match


def lines_of(position: str) -> list[str]:
    return arranged(position).describe(0, "en").splitlines()


def line_with(start: str, lines: list[str]) -> str:
    return next(line for line in lines if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "part"),
    [
        ("Year 3, round 2", "2 actions are left in this turn."),
        ("Next to be scored", "Mesopotamia, after year 4."),
        ("M3", "M3: a Ship, taken, the King of Seat 1 stands there"),
        ("M5", "M5: 2 Favor tiles, the neutral King stands there"),
        ("O2", "now Workshop W23 (For Stonemason. For each Workshop from Atlantis: 1 gold. Ground: slate)"),
        ("Guards", "between O0 and O1 a settler of craft"),
        ("Catastrophes", "2 x inner ring 1, middle ring 2"),
        ("Workshops, open", "W01 (For Mathematician. For each settler of science from Atlantis: 1 book of science."),
        ("Pillar cards, display II", "(Once: 1 settler from the bag), 1 more card below"),
        ("Pillar cards, display II", "(Once: 2 points. Completed by: Scholar)"),
        ("Apotheosis track", "Seat 1 17, Seat 2 17"),
        ("Monuments on", "2 points for: tiles on sand. Ground: sand"),
        ("Bonuses ahead", "20, 34 and 44: 1 book of choice"),
        ("Bonuses ahead", "31: a Monument"),
        ("School", "Astronomer, from Physicist for 2 books of science, 1 book of culture and 1 gold: sent away 8 points"),
        ("Seat 1: 31 points", "2 of 2 Favor tiles"),
        ("North Africa", "1 settler of science, 1 settler of culture and 1 settler of craft, 2 places free"),
        ("North Africa", "2 Agora A06 (Brings 1 book of science and 1 gold. Ground: sand)"),
        ("North Africa", "Free: 3 1 point; 5 1 step."),
        ("North Africa", "(For Physicist. For each Knowledge card: 2 steps. Ground: sand), 1 settler of science, active"),
        ("Mesopotamia", "1 settler of science, waits for settler of culture"),
        ("Mesopotamia", "3 only for an Agora, 1 step"),
        ("Mesopotamia", "Scored now it brings 5."),
        ("Mesoamerica", "(7 points for: three neighbours alike. Ground: meadow)"),
        ("Ships: ", "Ray ship (settler of science), Turtle ship (empty). A new type on the next place brings 2 points."),
        ("Pillar 1", "Body: a book of choice (not completed)"),
        ("Knowledge cards: ", "Navigation (Needs Mathematician and Carpenter. 1 point for each of: Ships)"),
        ("Influence cards in hand", "Procession (Make 3 steps)"),
    ],
)
def test_the_told_table_is_enough_to_play_by(start: str, part: str) -> None:
    line = line_with(start, lines_of(TOLD))
    assert part in line, line


@pytest.mark.parametrize("inner", range(4))
@pytest.mark.parametrize("middle", range(4))
def test_6_3_the_told_ways_are_those_a_king_may_go(inner: int, middle: int) -> None:
    table = GAME.arrange(TOLD.replace("rings 1 2", f"rings {inner} {middle}")).table
    assert isinstance(table, Exodus)
    for start in range(16):
        nexts = range(start // 8 * 8 + 8, start // 8 * 8 + 16)
        assert telling_table.reached(view(table), start) == [space for space in nexts if is_reached(table, start, space)]


def test_between_turns_no_action_is_left() -> None:
    match = arranged(TOLD)
    match.play("end", 0)
    match.luck(Rng(1))
    assert match.describe(0, "en").splitlines()[0] == "Year 3, round 2. Seat 2 is asked; 2 actions are left in this turn."
    match.play("end", 1)
    match.luck(Rng(1))
    assert match.describe(0, "en").splitlines()[0] == "Year 3, round 3. Seat 1 is asked."


def test_20_3_alone_one_is_warned_of_the_danger() -> None:
    alone = "seat 1 7 0 - 0\nyear 1 3\nact 1 0"
    assert "without a Residence there all is lost" in line_with("Next to be scored: North Africa", lines_of(alone))
    assert "a Residence is needed" in arranged(alone).picture(0, "en", "wide")
    safe = alone.replace("act", "cell 1 a1 sand3 S\nact")
    assert "all is lost" not in line_with("Next to be scored", lines_of(safe))
    assert "a Residence is needed" not in arranged(safe).picture(0, "en", "wide")


def test_what_is_scored_no_more_is_told_no_more() -> None:
    lines = lines_of(TOLD.replace("year 3 2", "year 5 2").replace("rings 1 2", "rings 0 0"))
    assert not [line for line in lines if line.startswith("Catastrophes")]
    brings = [line for line in lines if "Scored now" in line]
    assert all(line.startswith("Mesoamerica") for line in brings) and brings


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_line_of_the_told_table_is_whole_all_through_a_game(lang: str, seats: int) -> None:
    match, rng = GAME.new(seats), Rng(seats)
    match.luck(rng)
    for n in range(400):
        if match.over:
            break
        who = match.waiting()[0]
        if n % 25 == 0:
            for line in match.describe(who, lang).splitlines():
                assert_phrase(line)
        match.play(match.options(who)[rng.below(len(match.options(who)))], who)
        match.luck(rng)
