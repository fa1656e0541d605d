"""Random games, many of them: each must end in time, lose no piece, and have a score that its account explains.

Game number n of a game and a seat count is the same game in every run, so that a failure can be played again.
"""

from __future__ import annotations

import time
import traceback
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.errors import BadOption
from orichalcum.kernel.game import Game
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, Table, playout

LOOK = 64  # games between two looks at the clock
EDITION = "reconstructed"
FROM = 0x50A4  # where the numbers of the soak begin


class Slice(msgspec.Struct, frozen=True):
    """Games of one kind: from a number on, so many at the most, for so many seconds."""

    game: str
    seats: int
    first: int
    most: int
    seconds: float
    failures: str


class Done(msgspec.Struct, frozen=True):
    slice: Slice
    played: int
    failed: tuple[str, ...]


def play_slice(wish: Slice) -> Done:
    """As many as there is time for; every failure is a record and what was wrong, side by side."""
    end = time.monotonic() + wish.seconds
    failed: list[str] = []
    number = wish.first
    while number < wish.first + wish.most and (number % LOOK or number == wish.first or time.monotonic() < end):
        wrong = trouble_of(wish.game, wish.seats, number)
        if wrong:
            failed.append(keep(wish, number, wrong))
        number += 1
    return Done(wish, number - wish.first, tuple(failed))


def agreed_for(game: Game[Any], number: int) -> dict[str, bool | str]:
    """Every house option has its turn: each game with an even number is played as usual, the others with some changed."""
    if number % 2 == 0:
        return {}
    rng = Rng(number, FROM + 1)
    return {one.name: one.values[rng.below(len(one.values))] for one in game.house}


@cache
def fresh(name: str, seats: int, agreed: tuple[tuple[str, bool | str], ...]) -> Table | None:
    """A table before luck has set it up; None where these options do not go together."""
    try:
        t = game_named(name).new(seats, EDITION, **dict(agreed)).table
    except BadOption:
        return None
    t.telling = False
    return t


def trouble_of(name: str, seats: int, number: int) -> str:
    """What is wrong with one game; empty if nothing is."""
    game = game_named(name)
    try:
        start = fresh(name, seats, tuple(agreed_for(game, number).items())) or fresh(name, seats, ())
        assert start is not None
        t = start.copy()
        playout(t, Rng(number, FROM), game.longest)
        return wrong_at_the_end(game, start, t)
    except Exception:  # any: it is kept, and the soak goes on
        return traceback.format_exc()


def wrong_at_the_end(game: Game[Any], start: Table, t: Table) -> str:
    if not t.over:
        return f"not over after {game.longest} decisions"
    if game.inventory(t) != game.inventory(start):
        return f"pieces lost or made: {game.inventory(start)} became {game.inventory(t)}"
    for who in range(t.seats):
        entries = game.account(t, who)
        if len({entry.key for entry in entries}) != len(entries):
            return f"seat {who} has an account with the same line twice"
    return ""


def keep(wish: Slice, number: int, wrong: str) -> str:
    """The failure as a record up to where it goes wrong; its name."""
    folder = Path(wish.failures)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{wish.game}-{wish.seats}-{number}"
    match, also = again(wish.game, wish.seats, number)
    (folder / f"{name}.txt").write_text(match.record if match else "", encoding="utf-8")
    (folder / f"{name}.why").write_text(f"{wrong}\n{also}", encoding="utf-8")
    return name


def again(name: str, seats: int, number: int) -> tuple[Match | None, str]:
    """The same game answer by answer, as far as it goes, and what stops it."""
    game, match, rng = game_named(name), None, Rng(number, FROM)
    try:
        try:
            match = game.new(seats, EDITION, **agreed_for(game, number))
        except BadOption:
            match = game.new(seats)
        while not match.over and len(match.answers) < 2 * game.longest:
            who = match.waiting()[0]
            if who == LUCK:
                match.luck(rng, 1)
            else:
                options = match.options(who)
                match.play(options[rng.below(len(options))], who)
    except Exception:
        return match, traceback.format_exc()
    return match, ""
