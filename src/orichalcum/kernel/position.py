"""Positions: a game in the middle of things, as a short text.  Each line is a word and what belongs to it."""

from __future__ import annotations

import msgspec

from orichalcum.kernel.errors import BadPosition

MOST_LINES = 500
LONGEST_LINE = 2000


class Line(msgspec.Struct, frozen=True):
    """`number` counts from 1; `key` is the first word, `words` are the others."""

    number: int
    key: str
    words: tuple[str, ...]

    def bad(self, cause: str) -> BadPosition:
        return BadPosition(self.number, cause)

    def whole(self, place: int, least: int, most: int) -> int:
        """The word at a place as a number between bounds."""
        if place >= len(self.words):
            raise self.bad(f"{self.key}: a number is missing")
        word = self.words[place]
        if not word.removeprefix("-").isascii() or not word.removeprefix("-").isdigit() or len(word) > 9:
            raise self.bad(f"{self.key}: {word[:20]} is no number")
        if not least <= int(word) <= most:
            raise self.bad(f"{self.key}: {word} is not between {least} and {most}")
        return int(word)


def lines_of(text: str) -> list[Line]:
    """The lines with something on them; from # to the end of a line nothing counts."""
    raw = text.splitlines()
    if len(raw) > MOST_LINES:
        raise BadPosition(MOST_LINES + 1, f"a position has at most {MOST_LINES} lines")
    found = []
    for number, line in enumerate(raw, 1):
        if len(line) > LONGEST_LINE:
            raise BadPosition(number, f"a line has at most {LONGEST_LINE} characters")
        words = line.partition("#")[0].split()
        if words:
            found.append(Line(number, words[0], tuple(words[1:])))
    return found
