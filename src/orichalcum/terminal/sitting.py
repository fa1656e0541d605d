"""A game in the shell that can be left at any time: who sits where, and the file it is saved in at every move."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from orichalcum.bots import Bot, bot
from orichalcum.kernel.catalogue import game
from orichalcum.kernel.errors import Refused
from orichalcum.kernel.folders import data_folder, write_whole
from orichalcum.kernel.language import Words
from orichalcum.kernel.match import Choice, Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.snapshot import unpack_match

SAVED = ".sitting"
RECORD = ".orichalcum"
CREW = ("Okeanos", "Triton", "Thetis", "Proteus", "Nereus")


class Saved(msgspec.Struct):
    """`bots` has an empty word where a person sits."""

    game: str
    names: list[str]
    bots: list[str]
    edition: str
    snapshot: bytes


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done: an answer is given and saved, or it is not given."""
    came: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if came:
        raise KeyboardInterrupt


class Sitting:
    def __init__(
        self, match: Match, names: list[str], bots: list[str], path: Path, edition: str, seed: int | None = None
    ) -> None:
        """With a seed luck is the same each time, and bots play the same as far as they have no time limit."""
        self.match = match
        self.names = names
        self.bots = bots
        self.path = path
        self.edition = edition
        self.chance = Rng.fresh() if seed is None else Rng(seed)
        seeds = [None if seed is None else seed * match.seats + who for who in range(match.seats)]
        self.minds: dict[int, Bot] = {who: bot(spec, seeds[who]) for who, spec in enumerate(bots) if spec}

    @property
    def people(self) -> list[int]:
        return [who for who in range(self.match.seats) if who not in self.minds]

    def words(self, lang: str) -> Words:
        return self.match.words(lang).called(self.names)

    def begin(self) -> None:
        with undisturbed():
            self.match.luck(self.chance)
            self.save()

    def play(self, choice: Choice | str, who: int) -> None:
        """One answer, and luck's upon it."""
        with undisturbed():
            self.match.play(choice, who)
            self.match.luck(self.chance)
            self.save()

    def undo(self, who: int) -> None:
        with undisturbed():
            self.match.undo(who)
            self.save()

    def save(self) -> None:
        saved = Saved(self.match.game.id, self.names, self.bots, self.edition, self.match.snapshot())
        write_whole(self.path, msgspec.msgpack.encode(saved))

    def finish(self) -> Path:
        """Once it is over the record stays and the saved sitting goes."""
        record = self.path.with_suffix(RECORD)
        write_whole(record, self.match.record.encode())
        self.path.unlink(missing_ok=True)
        return record

    def let_bot(self, who: int) -> None:
        option = self.minds[who].choose(self.match.seen_by(who), who)
        self.play(Choice(self.match, who, option), who)


def games_folder() -> Path:
    folder = data_folder() / "games"
    folder.mkdir(exist_ok=True)
    return folder


def fresh_path(name: str) -> Path:
    """A file that is not there yet."""
    when = games_folder() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{name}{SAVED}"
    path, more = when, 2
    while path.exists() or path.with_suffix(RECORD).exists():
        path, more = when.with_stem(f"{when.stem}-{more}"), more + 1
    return path


def saved_sittings() -> list[Path]:
    """What can be resumed, the newest first."""
    return sorted(games_folder().glob(f"*{SAVED}"), key=lambda path: path.stat().st_mtime, reverse=True)


def resumed(name: str) -> Sitting:
    """A saved sitting by its name or path, or the newest for `last`."""
    known = saved_sittings()
    found = [path for path in known if name in ("last", path.stem, str(path))]
    if not found:
        raise Refused(f"no saved game {name}; there are: {', '.join(path.stem for path in known) or 'none'}")
    try:
        saved = msgspec.msgpack.decode(found[0].read_bytes(), type=Saved)
    except msgspec.MsgspecError as trouble:
        raise Refused(f"{found[0].name} is damaged: {trouble}") from trouble
    match = unpack_match(saved.snapshot, game(saved.game).edition(saved.edition))
    return Sitting(match, saved.names, saved.bots, found[0], saved.edition)
