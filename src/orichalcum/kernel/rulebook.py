"""A room's RULES.md: chapters and numbered paragraphs, so that anything can point to its rule."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from orichalcum.kernel.errors import MissingWords

CHAPTER = re.compile(r"^## (?P<number>\d+) (?P<title>.+)$")
PARAGRAPH = re.compile(r"^\*\*(?P<number>\d+\.\d+) (?P<title>.+?)\.?\*\*")


class Paragraph(msgspec.Struct, frozen=True):
    """`text` is Markdown, its notes on sources included."""

    number: str
    title: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """`before` is what stands before the first chapter."""

    before: str
    chapters: tuple[Chapter, ...]

    def paragraph(self, number: str) -> Paragraph | None:
        return next((one for chapter in self.chapters for one in chapter.paragraphs if one.number == number), None)

    def found(self, text: str) -> list[Paragraph]:
        """The paragraphs in which a text stands, in any letters, or the one with that number."""
        wish = text.casefold()
        return [
            one for chapter in self.chapters for one in chapter.paragraphs if one.number == wish or wish in one.text.casefold()
        ]


@cache
def rulebook_of(folder: Path, lang: str) -> Rulebook:
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    path = folder / name
    if not path.exists():
        raise MissingWords(f"{folder.name} has no {name}")
    return rulebook_from(path.read_text(encoding="utf-8"))


def rulebook_from(text: str) -> Rulebook:
    before, *rest = re.split(r"(?m)^(?=## \d)", text)
    return Rulebook(before.strip(), tuple(_chapter(part) for part in rest))


def _chapter(part: str) -> Chapter:
    head, _, body = part.partition("\n")
    found = CHAPTER.match(head)
    if found is None:
        raise MissingWords(f"no chapter heading: {head}")
    pieces = re.split(r"(?m)^(?=\*\*\d+\.\d+ )", body.strip())
    paragraphs = tuple(_paragraph(piece) for piece in pieces if PARAGRAPH.match(piece))
    return Chapter(found["number"], found["title"], paragraphs)


def _paragraph(piece: str) -> Paragraph:
    found = PARAGRAPH.match(piece)
    assert found is not None
    return Paragraph(found["number"], found["title"], piece.strip())
