"""Positions in few words, and answers in notation."""

from __future__ import annotations

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.editions import GOOD_NAMES, OlymposSheet
from orichalcum.games.olympos.pieces import CARDS
from orichalcum.games.olympos.table import Olympos, territories
from orichalcum.kernel.match import Match

FOUR = "seat at=1\nseat at=9\nseat at=9\nseat at=9\n"


def sheet() -> OlymposSheet:
    found = GAME.edition().sheet
    assert isinstance(found, OlymposSheet)
    return found


def laid(text: str, **options: bool) -> Match:
    return GAME.arrange(text, "reconstructed", **options)


def say(match: Match, *codes: str) -> Match:
    """Each answer by whoever is asked, luck included."""
    for code in codes:
        match.play(code, match.waiting()[0])
    return match


def may(match: Match) -> list[str]:
    return [choice.code for choice in match.options(match.waiting()[0])]


def table(match: Match) -> Olympos:
    assert isinstance(match.table, Olympos)
    return match.table


def land(match: Match, name: str) -> int:
    return [one.id for one in match.edition.sheet.territories.rows].index(name)  # type: ignore[attr-defined]


def hand(match: Match, who: int) -> list[str]:
    names = [one.id for one in match.edition.sheet.destiny.rows]  # type: ignore[attr-defined]
    return [names[card] for card in range(CARDS) for _ in range(table(match).hand[who * CARDS + card])]


def tiles(match: Match, who: int) -> set[str]:
    names = [one.id for one in match.edition.sheet.discoveries.rows]  # type: ignore[attr-defined]
    return {name for kind, name in enumerate(names) if table(match).tiles[who] >> kind & 1}


def tokens(match: Match, who: int) -> dict[str, int]:
    found = {name: int(territories(table(match), who, good)) for good, name in enumerate(GOOD_NAMES)}
    return {name: n for name, n in found.items() if n}


def cubes(match: Match, who: int) -> dict[str, int]:
    found = {name: int(table(match).cubes[who * 4 + good]) for good, name in enumerate(GOOD_NAMES)}
    return {name: n for name, n in found.items() if n}


def items(match: Match, who: int) -> dict[str, int]:
    return {entry.key: entry.points for entry in match.account(who) if entry.points}


def why(match: Match, code: str) -> tuple[int, int, int]:
    """The reason for which an answer is refused, and its two numbers."""
    t = table(match)
    who = match.waiting()[0]
    for refusal in t.refusals(who):
        if GAME.code(t, who, refusal & 0xFFFF) == code:
            return int(refusal >> 16 & 0xFF), int(refusal >> 24 & 0xFFFF), int(refusal >> 40 & 0xFFFF)
    raise AssertionError(f"{code} is not refused")
