"""Positions in few words, and what may be answered in them."""

from __future__ import annotations

from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.names import SHIP_LETTERS
from orichalcum.games.lastdays.pieces import COLOURS, NEUTRAL, SPECIALS
from orichalcum.games.lastdays.table import LastDays
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng


def arranged(text: str, seats: int = 3, event: str = "senate_pays_debts", **options: bool | str) -> Match:
    """A table of three under an open auction, unless said otherwise."""
    return GAME.arrange(f"seats {seats}\nevent {event}\n{text}", "reconstructed", **options)


def table(match: Match) -> LastDays:
    t = match.table
    assert isinstance(t, LastDays)
    return t


def codes(match: Match, seat: int) -> set[str]:
    """What this seat, counted from 1, may answer."""
    return {choice.code for choice in match.options(seat - 1)}


def play(match: Match, seat: int, *answers: str) -> None:
    for answer in answers:
        match.play(answer, seat - 1)
        match.luck(Rng(7))


def luck(match: Match, *answers: str) -> None:
    for answer in answers:
        match.play(answer, -1)


def points(match: Match) -> list[int]:
    return [int(n) for n in table(match).vp]


def aboard(match: Match, ship: str) -> dict[str, int]:
    """Who is on a ship: seats from 1, N, and `below` ones after a b."""
    t, first = table(match), SHIP_LETTERS.index(ship) * COLOURS
    names = {who: str(who + 1) for who in range(t.seats)} | {NEUTRAL: "N"}
    seated = {name: int(t.seated[first + colour]) for colour, name in names.items()}
    below = {f"b{name}": int(t.below[first + colour]) for colour, name in names.items()}
    return {name: n for name, n in (seated | below).items() if n}


def place(match: Match, ship: str) -> str:
    return ("harbour", "ocean")[table(match).place[SHIP_LETTERS.index(ship)]]


def specials(match: Match, seat: int) -> int:
    return sum(table(match).special[(seat - 1) * SPECIALS : seat * SPECIALS])


def waiting(match: Match) -> list[int]:
    """The seats that are asked, counted from 1."""
    return [who + 1 for who in match.waiting()]


def seen(match: Match, seat: int) -> LastDays:
    """The table as a seat sees it."""
    t = match.seen_by(seat - 1)
    assert isinstance(t, LastDays)
    return t
