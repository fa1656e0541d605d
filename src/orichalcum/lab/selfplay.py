"""Bots against each other: many games, the seats going round, and what can be said of who is better."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import msgspec

from orichalcum.bots import bot
from orichalcum.bots.bot import Bot
from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.errors import BadOption
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import CHANCE, LUCK, Table

SURE = 1.96  # standard deviations within which 95 of 100 cases lie
MIXER = 0x9E3779B97F4A7C15


class Plan(msgspec.Struct, frozen=True):
    """What is played.  Game number n is the same game whatever else is played, and in whichever process."""

    game: str
    bots: tuple[str, ...]
    seed: int
    edition: str = "reconstructed"
    options: dict[str, bool | str] = {}
    record: str = ""  # a folder for the records, if they are wanted


class Played(msgspec.Struct, frozen=True):
    """One game: by bot, in the order of the plan, seat, score and share of the win."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int


class Showing(msgspec.Struct, frozen=True):
    """How one bot did: its share of wins, ties shared, with a 95% interval; its scores."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    score: float
    spread: float
    wins_by_seat: tuple[float, ...]


class Selfplay(msgspec.Struct, frozen=True):
    """A whole run."""

    game: str
    seats: int
    games: int
    seed: int
    decisions_per_game: float
    bots: list[Showing]


def selfplay(plan: Plan, games: int, workers: int = 1, told: Callable[[Played], None] | None = None) -> Selfplay:
    """So many games of a plan.  `told` hears of each as it ends; workers: processes, 0 for one a core."""
    check(plan)
    played: list[Played] = []
    for one in run(plan, games, workers or os.cpu_count() or 1):
        played.append(one)
        if told is not None:
            told(one)
    return summary(plan, sorted(played, key=lambda one: one.number))


def check(plan: Plan) -> None:
    """Everything that can be wrong with a plan is said before the first game."""
    card = game_named(plan.game)
    card.check_seats(len(plan.bots))
    card.agree(plan.options)
    card.edition(plan.edition)
    for spec in plan.bots:
        bot(spec)
    if not 0 <= plan.seed < 1 << 62:
        raise BadOption(f"a seed is a whole number from 0 to {(1 << 62) - 1}, not {plan.seed}")
    if plan.record:
        Path(plan.record).mkdir(parents=True, exist_ok=True)


def run(plan: Plan, games: int, workers: int) -> Iterator[Played]:
    """The games as they end."""
    if workers == 1 or games == 1:
        yield from (play(plan, number) for number in range(games))
        return
    with deaf_to_interrupts():
        pool = multiprocessing.get_context("spawn").Pool(min(workers, games))
    with pool:
        yield from pool.imap(partial(play, plan), range(games))


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun meanwhile do not hear Ctrl-C: whoever began them does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play(plan: Plan, number: int) -> Played:
    """One game of a plan, from its number alone."""
    card = game_named(plan.game)
    match = card.new(len(plan.bots), plan.edition, **plan.options)
    seats = [(place + number) % len(plan.bots) for place in range(len(plan.bots))]
    source = Rng((plan.seed * MIXER + number) & (1 << 62) - 1)
    luck = source.split()
    minds: dict[int, Bot] = {seat: bot(spec, source.bits()) for spec, seat in zip(plan.bots, seats, strict=True)}
    if plan.record:
        decisions = play_recorded(match, minds, luck)
        Path(plan.record, f"{card.id}-{plan.seed}-{number}.txt").write_text(match.record, encoding="utf-8")
    else:
        decisions = play_bare(match.table, minds, luck)
    scores = match.scores()
    wins = shares(match.ranking())
    return Played(number, tuple(seats), tuple(scores[seat] for seat in seats), tuple(wins[seat] for seat in seats), decisions)


def play_recorded(match: Match, minds: dict[int, Bot], luck: Rng) -> int:
    """To the end, with everything written down; how many decisions there were."""
    decisions = 0
    match.luck(luck)
    while not match.over:
        seat = match.waiting()[0]
        option = minds[seat].choose(match.eyes_of(seat), seat)
        match.play(next(choice for choice in match.options(seat) if choice.option == option), seat)
        match.luck(luck)
        decisions += 1
    return decisions


def play_bare(t: Table, minds: dict[int, Bot], luck: Rng) -> int:
    """The same game with nothing written down, which is quicker."""
    t.telling = False
    decisions = 0
    while not t.over:
        if t.step().kind == CHANCE:
            t.answer(LUCK, t.draw(luck))
            continue
        who = t.who()
        t.answer(who, minds[who].choose(t.seen_by(who), who))
        decisions += 1
    return decisions


def shares(ranking: Sequence[int]) -> list[float]:
    """The win, shared by all who are first."""
    first = [place == 1 for place in ranking]
    return [won / sum(first) for won in first]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies, 95 times in 100 (Wilson, 1927)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    more = SURE * SURE / games
    middle = (share + more / 2) / (1 + more)
    half = SURE * math.sqrt(share * (1 - share) / games + more / games / 4) / (1 + more)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(plan: Plan, played: Sequence[Played]) -> Selfplay:
    return Selfplay(
        game=plan.game,
        seats=len(plan.bots),
        games=len(played),
        seed=plan.seed,
        decisions_per_game=fmean(one.decisions for one in played) if played else 0.0,
        bots=[showing(plan, place, played) for place in range(len(plan.bots))],
    )


def showing(plan: Plan, place: int, played: Sequence[Played]) -> Showing:
    """How the bot at one place of the plan did."""
    wins = sum(one.wins[place] for one in played)
    low, high = wilson(wins, len(played))
    scores = [one.scores[place] for one in played]
    return Showing(
        bot=plan.bots[place],
        games=len(played),
        wins=wins / max(len(played), 1),
        low=low,
        high=high,
        score=fmean(scores) if scores else 0.0,
        spread=pstdev(scores) if scores else 0.0,
        wins_by_seat=tuple(wins_at(place, seat, played) for seat in range(len(plan.bots))),
    )


def wins_at(place: int, seat: int, played: Sequence[Played]) -> float:
    won: list[Any] = [one.wins[place] for one in played if one.seats[place] == seat]
    return fmean(won) if won else 0.0
