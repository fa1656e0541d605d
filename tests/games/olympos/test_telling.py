"""Olympos in words: what is asked, what an option is called, what it costs part by part, why something may not be, the log."""

from __future__ import annotations

import re

import pytest

from orichalcum import Match, Rng
from orichalcum.games.olympos import GAME, telling, telling_log
from orichalcum.games.olympos.rules import RULES, ids
from orichalcum.kernel.said import Fact

from .arranging import laid, may, say, sheet

LANGUAGES = ("en", "de")
REASONS = {
    "NOT_YET", "TOO_LATE", "NO_GOAL", "OWNED", "TOO_POOR", "TOO_FEW_STARS", "NO_USE", "FOR_WONDERS", "FOR_GODS", "CROSSED_OUT",
    "OWN_LAND", "OUT_OF_REACH", "QUOTA", "STAR_QUOTA", "CAMP_EMPTY", "NOT_ZEUS",
}  # fmt: skip
TABLE = """\
seat at=13 tiles=astronomy.hoplite.agriculture:grain cubes=grain2.wood2 cards=grain-hours.star
seat at=30
seat at=30
seat at=30
stack argolis 1
stack naxos 2 1
stack crete 2
stack illyria 1
blocked laconia
"""


def labels(match: Match, lang: str = "en") -> dict[str, str]:
    return {choice.code: choice.words(lang) for choice in match.options(match.waiting()[0])}


def previews(match: Match, lang: str = "en") -> dict[str, str]:
    return {choice.code: choice.preview(lang) for choice in match.options(match.waiting()[0])}


def refused(match: Match, code: str, lang: str = "en") -> tuple[str, str]:
    return next((one.why, one.paragraph) for one in match.refusals(match.waiting()[0], lang) if one.code == code)


# -- what an option is called, and what it costs and brings


def test_a_turn_offers_settlers_discoveries_and_cards() -> None:
    english, german = (labels(laid(TABLE), lang) for lang in LANGUAGES)
    assert english["new"] == "Move a new settler"
    assert english["from:naxos"] == "Move the settler in Naxos"
    assert english["find:surgery"] == "Discover Surgery"
    assert english["play:grain-hours"] == "Play Harvest"
    assert german["from:argolis"] == "Zieh den Siedler in Argolis"


def test_a_settler_says_how_many_territories_it_reaches_and_what_it_leaves() -> None:
    seen = previews(laid(TABLE))
    assert seen["new"] == "28 territories within reach, from 3 time."
    assert seen["from:naxos"] == "28 territories within reach, from 2 time. Naxos falls to Seat 2."
    assert seen["from:illyria"].endswith("Illyria is left empty.")


def test_only_what_can_be_reached_in_time_is_counted() -> None:
    match = laid("seat at=79\nseat at=80\nseat at=80\nstack paeonia 1\nshown zeus")
    assert previews(match)["new"].startswith(f"{len(may(say(match.copy(), 'new')))} territories within reach, from 3 time")


def test_one_territory_is_said_in_the_singular() -> None:
    match = laid("seat at=81\nseat at=82\nseat at=82\nstack odrysia 1\nblocked thrace\nshown zeus")
    assert "from:odrysia" not in may(match)
    match = laid("seat at=81\nseat at=82\nseat at=82\nstack odrysia 1\nshown zeus")
    assert previews(match)["from:odrysia"] == "1 territory within reach, for 1 time. Odrysia is left empty."
    assert previews(match, "de")["from:odrysia"] == "1 Gebiet in Reichweite, für 1 Zeit. Odrysien bleibt leer zurück."


def test_4_8_a_goal_tells_the_way_step_by_step_and_the_price_part_by_part() -> None:
    match = say(laid(TABLE), "new")
    assert labels(match)["to:crete"] == "Crete for 5"
    assert previews(match)["to:crete"] == (
        "From Naxos to Cretan Sea (1), Crete (1): 2 for the settler, 2 for the way and 1 for the fight. "
        "Gains a token of wood and a star. Beats Seat 2, who gets an hourglass."
    )
    assert previews(match, "de")["to:crete"] == (
        "Aus Naxos: Kretisches Meer (1), Kreta (1). Kosten: 2 für den Siedler, 2 für den Weg und 1 für den Kampf. "
        "Bringt einen Marker Holz und einen Stern. Besiegt Platz 2; dafür bekommt Platz 2 eine Sanduhr."
    )


def test_4_8_the_parts_add_up_to_the_price() -> None:
    for text in (TABLE, TABLE + "marked erinyes 1\n", TABLE.replace("astronomy", "astronomy.mapmaking.cavalry.medicine")):
        match = laid(text)
        for code in may(match):
            if code == "new" or code.startswith("from:"):
                moved = say(match.copy(), code)
                for goal, said in previews(moved).items():
                    price = int(labels(moved)[goal].rpartition(" ")[2])
                    way, parts = re.fullmatch(r"From .* to (.*?): (.*?)\. Gains.*", said).groups()  # type: ignore[union-attr]
                    steps = sum(int(n) for n in re.findall(r"\((\d+)\)", way))
                    assert sum(int(n) for n in re.findall(r"\d+", parts)) == price, (goal, said)
                    assert f"{steps} for the way" in parts


def test_a_goal_with_a_tribe_and_one_with_the_zeus_token() -> None:
    match = say(laid("seat at=1\nseat at=9\nseat at=9\nmarked erinyes 1"), "new")
    assert previews(match)["to:epirus"] == (
        "From the north to Illyria (1), Epirus (1): 2 for the settler, 2 for the way, 2 for the fight and 2 for the Erinyes. "
        "Gains a token of wood and a star. Beats the tribe."
    )
    assert "Gains a token of stone and the Zeus token." in previews(match)["to:olympos"]


def test_6_6_a_discovery_says_its_price_and_what_of_it_is_saved() -> None:
    assert previews(laid(TABLE))["find:surgery"] == (
        "Costs 5 time: 2 saved. Cubes spent: 1 grain, 2 wood. The tile: two settlers for the camp."
    )
    assert previews(laid(TABLE + "marked erinyes 1"))["find:surgery"].startswith("Costs 7 time: 2 saved and 2 for the Erinyes.")
    assert previews(laid(TABLE), "de")["find:surgery"] == (
        "Kostet 5 Zeit: 2 gespart. Würfel: 1 Getreide, 2 Holz. Das Plättchen: zwei Siedler fürs Lager."
    )


def test_11_3_a_discovery_says_what_its_own_good_would_save() -> None:
    text = "seat at=13 cubes=gold2.wood\nseat at=30\nseat at=30"
    assert previews(laid(text, own_discount=True))["find:agriculture"].startswith("Costs 7 time. With the good it shows, 5.")
    assert "With the good" not in previews(laid(text))["find:agriculture"]


def test_7_3_a_wonder_says_its_price_its_points_and_the_stars_that_are_spent() -> None:
    text = "seat at=13 tiles=architecture.engineering cards=star\nseat at=30\nseat at=30\nstack epirus 1\nstack phocis 1\n"
    seen = previews(laid(text + "wonders stadium gate colossus parthenon statue"))
    assert seen["build:gate"] == "Costs 5 time: 2 saved. Brings 8 points."
    assert seen["build:stadium"] == "Costs 5 time: 2 saved. Brings 10 points. 1 star is spent."


def test_a_card_says_what_it_brings_now() -> None:
    assert previews(laid(TABLE))["play:grain-hours"] == "Brings 1 hourglass."


def test_9_7_a_settler_that_hades_takes_says_who_gets_its_territory() -> None:
    match = laid("seat at=10\nseat at=11\nseat at=11 tiles=art\nstack naxos 2 1")
    say(match, "new", "to:illyria", "card:star", "done", "god:hades", "no")
    assert previews(match)["lose:naxos"] == "Naxos falls to Seat 2."
    assert previews(match)["lose:illyria"] == "Illyria is left empty."


# -- why not


@pytest.mark.parametrize(
    ("text", "codes", "code", "why"),
    [
        (TABLE, [], "pass", ("Nobody may pass before the last Zeus space: you are on 13, it is on 72.", "3.3")),
        (TABLE, [], "find:philosophy", ("Philosophy: 3 goods are missing.", "6.1")),
        (TABLE, [], "build:gate", ("Cyclopean Gate: It needs 4 stars, you have 2.", "7.1")),
        (TABLE, [], "play:star", ("Star: It waits for a wonder.", "7.2")),
        (TABLE, ["new"], "to:laconia", ("Laconia: The territory is blocked.", "2.4")),
        (TABLE, ["new"], "to:argolis", ("Argolis: It is yours already: a move must gain a territory.", "4.4")),
        (TABLE.replace("at=13", "at=13 camp=0"), [], "new", ("Camp: There is no settler in your camp.", "4.2")),
        (TABLE + "marked siren 1", ["from:illyria"], "to:crete", ("Crete: No way leads there for this settler.", "4.7")),
        (
            "seat at=79\nseat at=80\nseat at=80",
            ["new"],
            "to:olympos",
            ("Olympos: It costs 5, but only 3 are left to the cross.", "10.2"),
        ),
    ],
)
def test_every_refusal_says_why_and_where(text: str, codes: list[str], code: str, why: tuple[str, str]) -> None:
    assert refused(say(laid(text), *codes), code) == why


# -- the log


def test_the_log_of_a_move() -> None:
    match = say(laid(TABLE.replace(" cards=grain-hours.star", "")), "new", "to:crete")
    assert match.lines(1) == [
        "Seat 1 acts, on space 13.",
        "Seat 1: a settler sets out from Naxos. It is new and costs 2.",
        "Seat 1 crosses Cretan Sea for 1.",
        "Seat 1 enters Crete for 1, and fights for 1.",
        "Seat 1 beats Seat 2 in Crete.",
        "Seat 2 gains an hourglass.",
        "Seat 1 controls Crete.",
        "Seat 1 pays 5: space 18.",
        "Seat 1 acts, on space 18.",
    ]


def test_the_log_of_a_discovery() -> None:
    match = say(laid(TABLE.replace(" cards=grain-hours.star", "")), "find:surgery", "bonus:1A")
    assert match.lines(1, "de")[1:] == [
        "Der Preis ist 5: 2 gespart.",
        "Platz 1 gibt 1 Getreide aus.",
        "Platz 1 gibt 2 Holz aus.",
        "Platz 1 entdeckt: Chirurgie.",
        "Platz 1 bekommt 2 Siedler.",
        "Platz 1 nimmt Bonus A: einen Siedler.",
        "Platz 1 bekommt einen Siedler.",
        "Platz 1 zahlt 5: Feld 18.",
        "Platz 1 ist am Zug, auf Feld 18.",
    ]


# -- the table in words


def told_table(text: str, lang: str = "en") -> str:
    return laid(text).describe(0, lang)


def test_the_table_says_which_seat_is_mine() -> None:
    assert "Seat 1 (you): 0 hourglasses" in told_table(TABLE)
    assert "Seat 2: 0 hourglasses" in told_table(TABLE)
    assert "Platz 1 (du): 0 Sanduhren" in told_table(TABLE, "de")


def test_9_1_the_table_says_how_many_gods_are_still_to_come_at_each_zeus_space() -> None:
    said = told_table("seat at=13\nseat at=26\nseat at=37\nshown zeus hecate ares")
    assert "Zeus spaces ahead: 24 (no god any more), 36 (one god), 48 (2 gods), 60 (2 gods), 72 (one god)" in said
    all_there = told_table("seat at=36\nseat at=36\nseat at=37\nshown zeus hecate ares siren")
    assert "Zeus spaces ahead: 48 (2 gods)" in all_there


def test_9_7_the_table_says_what_a_mark_does_to_who_wears_it() -> None:
    assert "Under Siren: no sea until the next god." in told_table(TABLE + "marked siren 1")
    assert "Unter Keres: am Ende 2 Punkte weniger." in told_table(TABLE + "marked keres 1", "de")


def test_6_2_grey_groups_are_told_apart() -> None:
    said = told_table("seat at=13\nseat at=30\nseat at=30")
    assert "costs 2 of one good, 2 of another good, 1 of a third good, 1 of a fourth good." in said
    assert "costs 1 grain, 1 wood, 1 of another good." in said


# -- everything


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_random_games_is_whole(lang: str) -> None:
    """No placeable is left open, nothing begins or ends with a space, and every sentence has its full stop."""
    for seed in range(3):
        match = GAME.new(3 + seed, own_discount=seed == 1)
        rng = Rng(seed)
        match.luck(rng)
        while not match.over:
            who = match.waiting()[0]
            asked = match.asked(who, lang)
            assert_phrase(asked.asks)
            for refusal in match.refusals(who, lang):
                assert_sentence(refusal.why)
            for choice in match.options(who):
                if choice.preview(lang):
                    assert_sentence(choice.preview(lang))
                assert_phrase(choice.words(lang))
            match.play(match.options(who)[rng.below(len(match.options(who)))], who)
            match.luck(rng)
        for line in [*match.lines(0, lang), *match.describe(0, lang).splitlines()]:
            assert_phrase(line)
            assert line[-1] in ".:"


def assert_sentence(said: str) -> None:
    assert_phrase(said)
    assert said[-1] == "."
    assert said[0].isupper() or said[0].isdigit()


def assert_phrase(said: str) -> None:
    assert said == said.strip()
    assert "  " not in said
    assert not re.search(r"[{}$]|\b1 (territories|Gebiete|goods|stars|Sterne)\b|\.\.| [.,;:]", said), said


def test_every_step_reason_and_fact_has_its_words() -> None:
    assert set(telling.PARAGRAPHS) == {step.id for step in RULES[1:]}
    assert set(telling.REASONS) == {value for name, value in vars(ids).items() if name in REASONS}
    for fact in telling_log.TOLD:
        for lang in LANGUAGES:
            assert telling_log.told(Fact(fact, 0, 1, 2, 0), sheet(), GAME.words(lang))
