"""RULES.md, its German sister and the tests belong together: every paragraph is tested, every ruling named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orichalcum.games.exodus import GAME
from orichalcum.games.exodus.telling import REASONS, SOURCE_RULES, STEPS

RULINGS = set(range(1, 59))  # of the research that settles what the rulebooks leave open
OPTIONS = {3, 4, 11, 12, 17, 39, 40, 42}  # those a table would argue about: each is a house option as well
NAMES = [
    found
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for found in re.findall(r"def test_(\d+)_(\d+)((?:_\d+)*)_", path.read_text(encoding="utf-8"))
]
HEADS = r"^> (?:Rulings?|Our reading|Entscheidung(?:en)?|Unsere Lesart).*$"


def paragraphs(lang: str) -> dict[str, str]:
    return {one.number: one.text for chapter in GAME.rulebook(lang).chapters for one in chapter.paragraphs}


def rulings(text: str) -> set[int]:
    """The numbers of rulings that a paragraph cites, not those of house options."""
    heads = [line.partition(":")[0] for line in re.findall(HEADS, text, re.MULTILINE)]
    return {int(number) for head in heads for number in re.findall(r"(?<![\d.])\d+(?![\d.]*\d)", head)}


def test_every_paragraph_has_a_test_named_after_it() -> None:
    assert set(paragraphs("en")) - {f"{chapter}.{place}" for chapter, place, _ in NAMES} == set()


def test_no_test_is_named_after_a_paragraph_that_is_not_there() -> None:
    assert {f"{chapter}.{place}" for chapter, place, _ in NAMES} - set(paragraphs("en")) == set()


def test_every_ruling_has_a_test_named_after_it() -> None:
    tested = {int(number) for _, _, numbers in NAMES for number in numbers.split("_") if number}
    assert RULINGS - tested == set()
    assert tested - RULINGS == set()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_ruling_is_cited_in_the_rules(lang: str) -> None:
    cited = {number for text in paragraphs(lang).values() for number in rulings(text)}
    assert cited == RULINGS


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_a_table_would_argue_about_is_a_house_option(lang: str) -> None:
    house = {number: text for number, text in paragraphs(lang).items() if number.startswith("21.")}
    assert {number for text in house.values() for number in rulings(text)} == OPTIONS
    cited = {number for text in paragraphs(lang).values() for number in re.findall(r"21\.\d", text)}
    assert set(house) <= cited


def test_every_ruling_of_a_test_is_cited_by_its_paragraph() -> None:
    rules = {number: rulings(text) for number, text in paragraphs("en").items()}
    loose = [
        (f"{chapter}.{place}", number)
        for chapter, place, numbers in NAMES
        for number in numbers.split("_")
        if number and int(number) not in rules[f"{chapter}.{place}"]
    ]
    assert loose == []


def test_both_languages_have_the_same_paragraphs_and_cite_the_same_rulings() -> None:
    english, german = paragraphs("en"), paragraphs("de")
    assert list(english) == list(german)
    for number, text in english.items():
        assert rulings(text) == rulings(german[number]), number


@pytest.mark.parametrize(("lang", "word"), [("en", "Rulebook"), ("de", "Regelheft")])
def test_every_paragraph_says_where_the_rulebook_has_it(lang: str, word: str) -> None:
    for number, text in paragraphs(lang).items():
        assert number.startswith("21.") or f"> {word}: " in text, number


def test_every_step_refusal_and_source_of_points_leads_to_a_paragraph_that_is_there() -> None:
    cited = {paragraph for _, paragraph in STEPS.values()} | {paragraph for _, paragraph in REASONS.values()}
    assert cited | set(SOURCE_RULES) <= set(paragraphs("en"))
