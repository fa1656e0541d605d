"""RULES.md, its German sister and the tests belong together: every paragraph is tested, every ruling named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.telling import PARAGRAPHS, REASONS

RULINGS = set(range(1, 35))  # of the research that settles what the rulebook leaves open
NAMES = [
    found
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for found in re.findall(r"def test_(\d+)_(\d+)((?:_\d+)*)_", path.read_text(encoding="utf-8"))
]


def paragraphs(lang: str) -> list[str]:
    return [one.number for chapter in GAME.rulebook(lang).chapters for one in chapter.paragraphs]


def test_every_paragraph_has_a_test_named_after_it() -> None:
    assert set(paragraphs("en")) - {f"{chapter}.{place}" for chapter, place, _ in NAMES} == set()


def test_no_test_is_named_after_a_paragraph_that_is_not_there() -> None:
    assert {f"{chapter}.{place}" for chapter, place, _ in NAMES} - set(paragraphs("en")) == set()


def test_every_ruling_has_a_test_named_after_it() -> None:
    tested = {int(number) for _, _, numbers in NAMES for number in numbers.split("_") if number}
    assert RULINGS - tested == set()


def test_a_ruling_is_tested_where_its_paragraph_cites_it() -> None:
    cited = {one.number: set(rulings(one.text)) for chapter in GAME.rulebook("en").chapters for one in chapter.paragraphs}
    tested = [
        (f"{chapter}.{place}", int(number)) for chapter, place, numbers in NAMES for number in numbers.split("_") if number
    ]
    assert [(paragraph, number) for paragraph, number in tested if number not in cited[paragraph]] == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_ruling_is_cited_in_the_rules(lang: str) -> None:
    texts = [one.text for chapter in GAME.rulebook(lang).chapters for one in chapter.paragraphs]
    assert {number for text in texts for number in rulings(text)} == RULINGS


def rulings(text: str) -> list[int]:
    lines = re.findall(r"^> Rulings?.*$", text, re.MULTILINE)
    return [int(number) for line in lines for number in re.findall(r"\d+", line)]


def test_both_languages_have_the_same_paragraphs() -> None:
    assert paragraphs("en") == paragraphs("de")
    for one, other in zip(GAME.rulebook("en").chapters, GAME.rulebook("de").chapters, strict=True):
        for mine, theirs in zip(one.paragraphs, other.paragraphs, strict=True):
            assert sources(mine.text) == sources(theirs.text), mine.number


def sources(text: str) -> list[str]:
    """What a paragraph cites: headings of the rulebook and numbers of rulings."""
    quoted = [
        heading for line in re.findall(r"^> Rulebook.*$", text, re.MULTILINE) for heading in re.findall(r'"([^"]+)"', line)
    ]
    return quoted + [str(number) for number in rulings(text)]


def test_every_step_and_every_refusal_points_to_a_paragraph_that_is_there() -> None:
    assert set(PARAGRAPHS.values()) | {paragraph for _, paragraph in REASONS.values()} <= set(paragraphs("en"))
