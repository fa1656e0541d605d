"""Moments of random games: where the contract looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orichalcum.kernel.game import Game
from orichalcum.kernel.match import Choice, Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, SPECTATOR

AnyGame = Game[Any]


def begun(game: AnyGame, seats: int, seed: int) -> tuple[Match, Rng]:
    return game.new(seats), Rng(seed)


def step_on(match: Match, rng: Rng) -> Choice:
    """One random answer of whoever is asked."""
    waiting = match.waiting()
    who = waiting[rng.below(len(waiting))]
    choice = Choice(match, LUCK, match.table.draw(rng)) if who == LUCK else (found := match.options(who))[rng.below(len(found))]
    match.play(choice, who)
    return choice


def moments(game: AnyGame, seats: int, seed: int, every: int) -> Iterator[Match]:
    """A random game, at every so manieth answer and at its end."""
    match, rng = begun(game, seats, seed)
    while not match.over:
        if len(match.answers) % every == 0:
            yield match
        step_on(match, rng)
    yield match


def running(game: AnyGame, seats: int, seed: int, every: int) -> Iterator[Match]:
    """The same while the game lasts and has begun."""
    return (match for match in moments(game, seats, seed, every) if match.answers and not match.over)


def viewers(match: Match) -> list[int]:
    return [*range(match.seats), SPECTATOR]
