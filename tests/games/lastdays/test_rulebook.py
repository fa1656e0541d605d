"""RULES.md, its German sister and the tests belong together: every paragraph is tested, every ruling named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.telling import ACCOUNT_PARAGRAPHS, PARAGRAPHS, REASONS

RULINGS = set(range(1, 47))  # of the research that settles what the rulebook leaves open
ARGUABLE = {4, 9, 14, 15, 19, 23, 35, 36, 40}  # those for which a table finds a house option
NAMES = [
    found
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for found in re.findall(r"def test_(\d+)_(\d+)((?:_\d+)*)_", path.read_text(encoding="utf-8"))
]


def paragraphs(lang: str) -> dict[str, str]:
    return {one.number: one.text for chapter in GAME.rulebook(lang).chapters for one in chapter.paragraphs}


def cited(text: str) -> list[int]:
    """The rulings that a paragraph names."""
    lines = re.findall(r"^> (?:Rulings?|Our reading).*$", text, re.MULTILINE)
    return [int(number) for line in lines for number in re.findall(r"\d+", line.partition(":")[0])]


def test_every_paragraph_has_a_test_named_after_it() -> None:
    assert set(paragraphs("en")) - {f"{chapter}.{place}" for chapter, place, _ in NAMES} == set()


def test_no_test_is_named_after_a_paragraph_that_is_not_there() -> None:
    assert {f"{chapter}.{place}" for chapter, place, _ in NAMES} - set(paragraphs("en")) == set()


def test_every_ruling_has_a_test_named_after_it() -> None:
    tested = {int(number) for _, _, numbers in NAMES for number in numbers.split("_") if number}
    assert tested - RULINGS == set()
    assert RULINGS - tested == set()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_ruling_is_cited_in_the_rules(lang: str) -> None:
    assert {number for text in paragraphs(lang).values() for number in cited(text)} == RULINGS


def test_every_arguable_ruling_has_a_house_option_and_every_option_a_paragraph() -> None:
    options = [text for number, text in paragraphs("en").items() if number.startswith("14.")]
    assert {number for text in options for number in cited(text)} >= ARGUABLE
    assert [found for text in options for found in re.findall(r"\*\*14\.\d+ `(\w+)`", text)] == [one.name for one in GAME.house]


def test_both_languages_have_the_same_paragraphs_and_sources() -> None:
    english, german = paragraphs("en"), paragraphs("de")
    assert list(english) == list(german)
    for number, text in english.items():
        assert cited(text) == cited(german[number]), number
        assert headings(text) == headings(german[number]), number


def headings(text: str) -> list[str]:
    return [one for line in re.findall(r"^> Rulebook:.*$", text, re.MULTILINE) for one in re.findall(r'"([^"]+)"', line)]


def test_every_step_every_refusal_and_every_point_has_a_paragraph_that_is_there() -> None:
    named = {*PARAGRAPHS.values(), *(paragraph for _, paragraph in REASONS.values()), *ACCOUNT_PARAGRAPHS}
    assert named <= set(paragraphs("en"))
