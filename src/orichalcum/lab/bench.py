"""How fast a game runs here: plain functions, plain data."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from orichalcum.kernel import table as kernel_table
from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.edition import Edition
from orichalcum.kernel.game import Game
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import CHANCE, LUCK, Table, playout

SEED = 1
SAMPLE = 20  # games in which decisions are looked at one by one
BATCH = 1000  # copies or guesses between two looks at the clock


class Figures(msgspec.Struct, frozen=True):
    """A decision is one answer of a seat.  `free` ones had two options or more; `loop` ones went through the public API."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: int
    free_decisions_per_s: int
    loop_decisions_per_s: int
    copies_per_s: int
    guesses_per_s: int
    games_per_s: float
    decisions_per_game: float
    state_bytes: int


def bench(game: str, seats: int = 0, seconds: float = 1.0) -> Figures:
    """A game's figures at so many seats (0: all it has room for); each of four loops runs for about so many seconds."""
    card = game_named(game)
    seats = seats or card.seats[-1]
    box = card.edition()
    fresh = new_table(card, box, seats)
    middle = middle_of(fresh)
    played, decisions = played_per_s(fresh, seconds)
    return Figures(
        game=card.id,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_s=round(played * decisions),
        free_decisions_per_s=round(played * decisions * free_share(fresh)),
        loop_decisions_per_s=round(looped_per_s(card, box, seats, seconds)),
        copies_per_s=round(times_per_s(middle.copy, seconds)),
        guesses_per_s=round(guesses_per_s(middle, seconds)),
        games_per_s=round(played, 1),
        decisions_per_game=round(decisions, 1),
        state_bytes=state_bytes(middle),
    )


def bench_all(names: Iterable[str] = (), seconds: float = 1.0) -> list[Figures]:
    """The figures of these games, or of all, with every seat taken."""
    return [bench(name, 0, seconds) for name in names or games()]


def is_compiled() -> bool:
    return not str(kernel_table.__file__).endswith(".py")


def new_table(card: Game[Any], box: Edition, seats: int) -> Table:
    """A table before luck has set it up, which tells nothing."""
    table = card.new(seats, box).table
    table.telling = False
    return table


def middle_of(fresh: Table) -> Table:
    """A table half-way through a random game, where a seat is asked."""
    decisions = playout(fresh.copy(), Rng(SEED))
    t = fresh.copy()
    rng = Rng(SEED)
    playout(t, rng, decisions // 2)
    while t.step().kind == CHANCE:
        t.answer(LUCK, t.draw(rng))
    return t


def played_per_s(fresh: Table, seconds: float) -> tuple[float, float]:
    """Random games a second, with all options found each time, and decisions a game."""
    rng = Rng(SEED)
    decisions = played = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds or played == 0:
        decisions += playout(fresh.copy(), rng)
        played += 1
        spent = time.perf_counter() - start
    return played / spent, decisions / played


def free_share(fresh: Table) -> float:
    """Of all decisions in random games those with two options or more."""
    rng = Rng(SEED)
    decisions = free = 0
    for _ in range(SAMPLE):
        t = fresh.copy()
        while not t.over:
            if t.step().kind == CHANCE:
                t.answer(LUCK, t.draw(rng))
                continue
            who = t.who()
            options = t.choices(who)
            decisions += 1
            free += len(options) > 1
            t.answer(who, options[rng.below(len(options))])
    return free / max(decisions, 1)


def looped_per_s(card: Game[Any], box: Edition, seats: int, seconds: float) -> float:
    """Decisions a second of a plain Python loop over the public API."""
    rng = Rng(SEED)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds or decisions == 0:
        decisions += loop(card.new(seats, box), rng)
    return decisions / (time.perf_counter() - start)


def loop(match: Match, rng: Rng) -> int:
    """One random game through the public API."""
    decisions = 0
    match.luck(rng)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.play(options[rng.below(len(options))], seat)
        match.luck(rng)
        decisions += 1
    return decisions


def times_per_s(deed: Callable[[], object], seconds: float) -> float:
    done = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(BATCH):
            deed()
        done += BATCH
        spent = time.perf_counter() - start
    return done / spent


def guesses_per_s(middle: Table, seconds: float) -> float:
    """`seen_by` and `imagine`, both each time."""
    rng = Rng(SEED)
    who = middle.who()
    return times_per_s(lambda: middle.seen_by(who).imagine(rng), seconds)


def state_bytes(t: Table) -> int:
    """What a table's numbers take: 8 for a single one, its rows as they are."""
    values = [getattr(t, name) for name in ("todo", "sealed", "draft", "over", *(field.name for field in t.fields()))]
    return sum(8 if isinstance(value, (bool, int)) else memoryview(value).nbytes for value in values)
