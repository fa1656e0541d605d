"""A room's RULES.md, its German sister and its tests belong together: every paragraph is tested, every ruling named."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from orichalcum.kernel.catalogue import games
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import DO, playout


class Room(NamedTuple):
    rulings: int  # of the research that settles what the rulebook leaves open, counted from 1
    options: str  # the chapter of the house options
    argued: frozenset[int] = frozenset()  # the rulings a table would argue about: each has a house option


ROOMS = {
    "colovini": Room(56, "11"),
    "exodus": Room(58, "21", frozenset({3, 4, 11, 12, 17, 39, 40, 42})),
    "lastdays": Room(46, "14", frozenset({4, 9, 14, 15, 19, 23, 35, 36, 40})),
    "olympos": Room(34, "11"),
}
SOURCES = {"en": "Rulebook", "de": "Regelheft"}
RULINGS = r"^> (?:Rulings?|Our reading|Entscheidung(?:en)?|Unsere Lesart)\b.*$"
NAME = r"def test_(\d+)_(\d+)((?:_\d+)*)_"

pytestmark = pytest.mark.parametrize("room", ROOMS)
languages = pytest.mark.parametrize("lang", SOURCES)


@cache
def paragraphs(room: str, lang: str) -> dict[str, str]:
    return {one.number: one.text for chapter in games()[room].rulebook(lang).chapters for one in chapter.paragraphs}


@cache
def named(room: str) -> list[tuple[str, int]]:
    """What the names of a room's tests cite: a paragraph and a ruling, or no ruling, which is 0."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / room).glob("test_*.py"))]
    found = [one for text in texts for one in re.findall(NAME, text)]
    return [(f"{chapter}.{place}", int(number or 0)) for chapter, place, more in found for number in more.split("_")]


def lines(text: str, pattern: str) -> Iterator[str]:
    return (str(line) for line in re.findall(pattern, text, re.MULTILINE))


def rulings(text: str) -> list[int]:
    """The numbers of rulings that a paragraph cites; those of paragraphs have a dot."""
    heads = [line.partition(":")[0] for line in lines(text, RULINGS)]
    return [int(number) for head in heads for number in re.findall(r"(?<![\d.])\d+(?!\d*\.\d)(?!\d)", head)]


def headings(text: str, lang: str) -> list[str]:
    """The headings of the rulebook that a paragraph cites."""
    return [one for line in lines(text, rf"^> {SOURCES[lang]}:.*$") for one in re.findall(r'"([^"]+)"', line)]


def test_every_paragraph_has_a_test_named_after_it(room: str) -> None:
    assert set(paragraphs(room, "en")) - {paragraph for paragraph, _ in named(room)} == set()


def test_no_test_is_named_after_a_paragraph_that_is_not_there(room: str) -> None:
    assert {paragraph for paragraph, _ in named(room)} - set(paragraphs(room, "en")) == set()


def test_every_ruling_has_a_test_named_after_it(room: str) -> None:
    assert {number for _, number in named(room) if number} == set(range(1, ROOMS[room].rulings + 1))


def test_a_ruling_is_tested_where_its_paragraph_cites_it(room: str) -> None:
    cited = {number: rulings(text) for number, text in paragraphs(room, "en").items()}
    assert [(paragraph, number) for paragraph, number in named(room) if number and number not in cited[paragraph]] == []


@languages
def test_every_ruling_is_cited_in_the_rules(room: str, lang: str) -> None:
    cited = {number for text in paragraphs(room, lang).values() for number in rulings(text)}
    assert cited == set(range(1, ROOMS[room].rulings + 1))


@languages
def test_what_a_table_would_argue_about_is_a_house_option(room: str, lang: str) -> None:
    options = {number: text for number, text in paragraphs(room, lang).items() if number.startswith(ROOMS[room].options + ".")}
    assert {number for text in options.values() for number in rulings(text)} >= ROOMS[room].argued
    for option in games()[room].house:
        assert any(f"`{option.name}`" in text for text in options.values()), option.name


@languages
def test_every_paragraph_says_where_the_rulebook_has_it_or_what_settles_it(room: str, lang: str) -> None:
    for number, text in paragraphs(room, lang).items():
        if not number.startswith(ROOMS[room].options + "."):
            assert list(lines(text, rf"^> {SOURCES[lang]}: .*$|{RULINGS}")), number


def test_both_languages_have_the_same_paragraphs_and_sources(room: str) -> None:
    english, german = paragraphs(room, "en"), paragraphs(room, "de")
    assert list(english) == list(german)
    for number, text in english.items():
        assert rulings(text) == rulings(german[number]), number
        assert len(headings(text, "en")) == len(headings(german[number], "de")), number


def test_every_step_and_every_refusal_leads_to_a_paragraph_that_is_there(room: str) -> None:
    game: Any = games()[room]
    steps = {game.paragraph(int(step.id)) for step in game.rules if step.kind != DO}
    reasons = {paragraph for _, paragraph in importlib.import_module(f"orichalcum.games.{room}.telling").REASONS.values()}
    assert steps | reasons <= set(paragraphs(room, "en"))


def test_every_source_of_points_leads_to_a_paragraph_that_is_there(room: str) -> None:
    match = games()[room].new(games()[room].seats[0])
    playout(match.table, Rng(1))
    assert {one.paragraph for one in match.account(0)} <= set(paragraphs(room, "en"))
