"""Colovini's tables in few words.

Tests of the path use the Atlantis half, spaces 1 to 26, unless they need tiles that only the other half has; `far` moves a
short path there.
"""

from __future__ import annotations

import textwrap

import orichalcum
from orichalcum import LUCK, Match, Rng
from orichalcum.games.colovini.positions import space_word
from orichalcum.games.colovini.table import Colovini

GAME = orichalcum.game("colovini")
FAR = 27  # how many spaces lie before the mainland half


def arranged(text: str, **options: bool) -> Match:
    return GAME.arrange(textwrap.dedent(text), "reconstructed", **options)


def far(path: str) -> str:
    """A short path on the mainland half: its first word lies on space 28."""
    return f"path {'. ' * FAR}{path}"


def play(match: Match, *codes: str) -> None:
    """Each answer by whoever is asked, luck included."""
    for code in codes:
        match.play(code, match.waiting()[0])


def codes(match: Match) -> set[str]:
    """What whoever is asked may answer."""
    return {choice.code for choice in match.options(match.waiting()[0])}


def walks(match: Match) -> set[str]:
    return {code for code in codes(match) if code[0] in "abc"}


def refused(match: Match, code: str) -> tuple[str, str]:
    """Why this is not among the options: the sentence and its paragraph."""
    return next((one.why, one.paragraph) for one in match.refusals(match.waiting()[0]) if one.code == code)


def table(match: Match) -> Colovini:
    t = match.table
    assert isinstance(t, Colovini)
    return t


def seen(match: Match, seat: int) -> Colovini:
    """The table as a seat sees it."""
    t = match.seen_by(seat - 1)
    assert isinstance(t, Colovini)
    return t


def guessed(match: Match, seat: int, seed: int) -> Colovini:
    """What a seat may take the whole table for."""
    t = match.imagine(seat - 1, Rng(seed))
    assert isinstance(t, Colovini)
    return t


def hand(match: Match, seat: int) -> str:
    """A seat's cards, its number counting from 1."""
    t = table(match)
    return "".join(letter * t.hand[(seat - 1) * 7 + item] for item, letter in enumerate("RFOHACS"))


def collected(match: Match, seat: int) -> str:
    """The values of a seat's tiles."""
    t = table(match)
    return "".join(str(value) * t.loot[(seat - 1) * 8 + value] for value in range(8))


def places(match: Match, seat: int) -> list[int]:
    """Where a seat's figures stand: 0 Atlantis, 54 the mainland."""
    t = table(match)
    return [t.place[(seat - 1) * 3 + n] + 1 for n in range(3)]


def on_space(match: Match, space: int) -> str:
    """The tile on a space, or water, with + for a hidden one below."""
    return space_word(table(match), space - 1)


def turn_of(match: Match) -> int:
    """The number of the seat whose turn it is."""
    return int(match.view(-2).turn) + 1


def let_luck(match: Match, seed: int = 1) -> None:
    match.luck(Rng(seed))


def waits_for_luck(match: Match) -> bool:
    return match.waiting() == [LUCK]


def facts(match: Match, kind: int) -> list[tuple[int, int, int, int]]:
    """The facts of a kind that have been told: seat from 1, and their numbers."""
    return [(fact.who + 1, fact.a, fact.b, fact.c) for fact, _ in match.facts if fact.kind == kind]
