"""The long test, in slices: a million random games for each game and seat count, and 1,000 kills of the house on each database.

    make soak MINUTES=10        goes on where the last run has stopped; out/soak keeps what was done, and every failure

Exits with 1 if anything has ever failed under these rules.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from tests.soak.games import Slice, play_slice
from tests.store.postgres import NEEDED, Postgres, programs
from tests.web.killing import kill_again_and_again

from orichalcum.kernel.catalogue import games

FOLDER = Path(__file__).parents[2] / "out" / "soak"
GAMES = 1_000_000
KILLS = 1_000
SECONDS = 3.0  # of one slice of games
KILLS_AT_ONCE = 10


class Progress(msgspec.Struct):
    """What was done so far: by game, seat count and rules version; kills by database."""

    played: dict[str, int] = {}
    kills: dict[str, int] = {}
    acknowledged: int = 0
    failures: list[str] = []


def load(folder: Path) -> Progress:
    file = folder / "progress.json"
    return msgspec.json.decode(file.read_bytes(), type=Progress) if file.exists() else Progress()


def save(folder: Path, progress: Progress) -> None:
    """Whole or not at all: a run may be stopped at any moment."""
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / "progress.json.new"
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(progress), indent=1))
    fresh.replace(folder / "progress.json")


def key_of(game: str, seats: int) -> str:
    return f"{game} {seats} rules-{games()[game].rules_version}"


def slices(progress: Progress, folder: Path, wished: list[str], most: int) -> Iterator[Slice]:
    """One for each kind that has not had enough."""
    for name, game in sorted(games().items()):
        for seats in game.seats:
            done = progress.played.get(key_of(name, seats), 0)
            if done < most and (not wished or name in wished):
                yield Slice(name, seats, done, most - done, SECONDS, str(folder / "failures"))


def play_some(pool: ProcessPoolExecutor, progress: Progress, folder: Path, wished: list[str], end: float, most: int) -> bool:
    """One round of slices; whether there was anything to do."""
    some = list(slices(progress, folder, wished, most))
    for done in pool.map(play_slice, some):
        progress.played[key_of(done.slice.game, done.slice.seats)] = done.slice.first + done.played
        progress.failures += done.failed
        save(folder, progress)
        if time.monotonic() > end:
            pool.shutdown(cancel_futures=True)
            break
    return bool(some)


def kill_some(kind: str, database: str, progress: Progress, folder: Path) -> None:
    done = progress.kills.get(kind, 0)
    many, wrong, _ = kill_again_and_again(database, KILLS_AT_ONCE, seed=done + 1)
    progress.kills[kind] = done + KILLS_AT_ONCE
    progress.acknowledged += many
    progress.failures += [f"{kind} kill {done}: {one}" for one in wrong]
    save(folder, progress)


def tell(progress: Progress) -> None:
    for kind, many in sorted(progress.played.items()):
        print(f"{kind:<28} {many:>9,} games")
    for kind, many in sorted(progress.kills.items()):
        print(f"{kind:<28} {many:>9,} kills")
    print(f"{progress.acknowledged:,} answers acknowledged under kills; {len(progress.failures)} failures")
    print("\n".join(progress.failures))


def main(words: list[str] | None = None) -> int:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--minutes", type=float, default=10)
    said.add_argument("--games", nargs="*", default=[], help="these only, and no kills")
    said.add_argument("--most", type=int, default=GAMES)
    said.add_argument("--folder", type=Path, default=FOLDER)
    wish = said.parse_args(words)
    end = time.monotonic() + wish.minutes * 60
    progress = load(wish.folder)
    with tempfile.TemporaryDirectory(prefix="orichalcum") as place, ProcessPoolExecutor(os.cpu_count()) as pool:
        databases = [] if wish.games else opened(Path(place))
        while time.monotonic() < end:
            busy = play_some(pool, progress, wish.folder, wish.games, end, wish.most)
            for kind, database in databases:
                if time.monotonic() < end and progress.kills.get(kind, 0) < KILLS:
                    kill_some(kind, database, progress, wish.folder)
                    busy = True
            if not busy:
                break
        for server in SERVERS:
            server.close()
    tell(progress)
    return int(bool(progress.failures))


SERVERS: list[Postgres] = []


def opened(place: Path) -> list[tuple[str, str]]:
    """The databases that can be tested here."""
    found = [("sqlite", f"sqlite:///{place / 'house.sqlite'}")]
    if programs() is None:
        print(NEEDED)
        return found
    SERVERS.append(Postgres())
    return [*found, ("postgresql", SERVERS[0].fresh("killed"))]


if __name__ == "__main__":
    sys.exit(main())
