"""The log in words: each line is made once, and read by all who may know as much of it."""

from __future__ import annotations

from orichalcum.kernel.language import Words
from orichalcum.kernel.match import Match, may_know, unknown
from orichalcum.kernel.said import Fact
from orichalcum.kernel.table import EVERY_SEAT
from orichalcum.web.shapes.play import Line

Told = tuple[Line | None, Line | None]  # for those who know, and for the others; None: not worth a line


class Lines:
    """The log of one match in one language.  It follows the match, also where something was taken back."""

    def __init__(self) -> None:
        self.facts: list[tuple[Fact, int]] = []
        self.told: list[Told] = []

    def seen_by(self, match: Match, seat: int, words: Words, since: int = 0) -> list[Line]:
        """What has happened from a fact on, as a seat or a spectator may know it."""
        self._follow(match, words)
        new = zip(self.facts[since:], self.told[since:], strict=True)
        lines = (told[not may_know(seat, fact[1])] for fact, told in new)
        return [line for line in lines if line is not None]

    def _follow(self, match: Match, words: Words) -> None:
        """A match that goes on keeps its facts, so that the same ones are the same objects."""
        same = min(len(self.facts), len(match.facts))
        while same and self.facts[same - 1] is not match.facts[same - 1]:
            same -= 1
        del self.facts[same:], self.told[same:]
        for number, (fact, knowing) in enumerate(match.facts[same:], same):
            full = line_of(match, number, fact, words)
            self.told.append((full, full if knowing == EVERY_SEAT else line_of(match, number, unknown(fact), words)))
        self.facts += match.facts[same:]


def line_of(match: Match, number: int, fact: Fact, words: Words) -> Line | None:
    text = match.game.told(fact, match.edition.pieces, words)
    if not text:
        return None
    places = list(match.game.places(fact, match.edition.pieces))
    return Line(text=text, places=places, who=fact.who, at=fact.answer, fact=number)
