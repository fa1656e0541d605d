"""A sitting: one table of the house, the match on it, and who sits there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.game import Game
from orichalcum.kernel.language import LANGUAGES, Words
from orichalcum.kernel.match import Match
from orichalcum.kernel.snapshot import unpack_match
from orichalcum.kernel.table import LUCK, SEALED
from orichalcum.store.tables import ANSWER, Entry, SeatRow, TableRow
from orichalcum.web.clock import Times
from orichalcum.web.lines import Lines
from orichalcum.web.shapes.basis import SPECTATOR
from orichalcum.web.shapes.play import Account
from orichalcum.web.shapes.tables import Clock

MOST_DRAWINGS: Final = 6
STRIDE: Final = 4096  # between the numbers of one question and those of the next: room for answers taken back


class Agreed(msgspec.Struct):
    """What a table has agreed on, beyond the game and its edition."""

    options: dict[str, bool | str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    leaving: str = "bot"
    companion: bool = False
    shuffle: bool = False


class Sitting:
    """`match` is None until the game starts, and where it can no longer be read; it is replaced, never changed."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.agreed = msgspec.convert(row.agreed, Agreed)
        self.times = msgspec.convert(row.times, Times)
        self.entries: list[Entry] = []
        self.sealed_from = 0  # where the entries of the step now open begin
        self.questions = 0  # how many have been answered for good, or taken back
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.drawn: dict[tuple[Any, ...], str] = {}  # what spectators see, of whom there may be many
        self.lines: dict[tuple[str, ...], Lines] = {}  # by language and names
        self.accounts: dict[tuple[str, ...], list[Account]] = {}
        self.shown = ""  # the version that everybody has heard of
        self.standing: dict[tuple[int, str], str] = {}  # by seat and window: `able` or `pass`; what is missing is asked

    @property
    def game(self) -> Game[Any]:
        return game_named(self.row.game)

    # -- numbers: what a page must know of the order of things, and no more than its seat may know

    def number(self, seat: int) -> int:
        """What the seat's next entry must carry: others' answers to the step now open do not count.

        Nor do those taken back before it was opened, ever: how often somebody thought better of it is nobody's business.
        """
        return self.questions * STRIDE + sum(entry.who == seat for entry in self.entries[self.sealed_from :])

    def version(self, seat: int) -> str:
        """Changes whenever this seat's view of the table does."""
        waits = sum(1 << who for who in self.waiting(seat) if who >= 0)
        left = ".".join(f"{name}-{answer}" for (who, name), answer in sorted(self.standing.items()) if who == seat)
        return f"{self.number(seat)}.{waits:x}.{self.row.side}{left}"

    def answers_known(self, seat: int) -> int:
        """How many answers have been given, as far as this seat may know."""
        if self.match is None:
            return 0
        since = self.match.sealed_since
        return since + sum(answer.who == seat for answer in self.match.answers[since:])

    def is_news_to_all(self) -> bool:
        """Whether a public table is another one to everybody since this was last asked; sealed answers do not make it so."""
        before, self.shown = self.shown, self.version(SPECTATOR)
        return self.row.public and before != self.shown

    def waiting(self, seat: int) -> list[int]:
        return self.match.waiting_seen_by(seat) if self.match and self.row.status == "playing" else []

    # -- who answers

    def bots_asked(self) -> list[int]:
        """The seats that a bot is to answer for now."""
        if self.match is None or self.row.status != "playing":
            return []
        return [who for who in self.match.waiting() if who >= 0 and self.is_bot(who)]

    def bots_of_window(self) -> list[int]:
        """The bots whom the window that is open asks, whether they have answered or not."""
        if self.match is None or not self.match.table.step().quiet:
            return self.bots_asked()
        asked = self.match.table.step().seats(self.match.table, self.match.table.argument())
        return [who for who in range(len(self.seats)) if asked >> who & 1 and self.is_bot(who)]

    def window(self, seat: int) -> str:
        """The name of the window that asks this seat now; empty if none does."""
        match = self.match
        if match is None or self.row.status != "playing" or not match.passing(seat):
            return ""
        return self.game.windows[int(match.table.step().id)]

    def passes(self, seat: int) -> bool:
        """Whether the seat has left word to let the window that asks it now pass."""
        left = self.standing.get((seat, self.window(seat)), "")
        if self.match is None or not left or self.is_bot(seat):
            return False
        return left == "pass" or len(self.match.table.choices(seat)) == 1

    def thinks_if_able(self, seat: int) -> bool:
        """Whether the seat has left word to pass unless it can react."""
        return self.standing.get((seat, self.window(seat)), "") == "able"

    def is_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.who == "bot" or row.away or row.resigned

    def running(self) -> list[int]:
        """Whose clock runs: persons that are waited for.  In a quiet window nobody's does: it would tell who thinks."""
        if self.match is None or self.agreed.clock.kind == "none" or self.match.over or self.match.table.step().quiet:
            return []
        return [who for who in self.waiting(SPECTATOR) if who >= 0 and not self.is_bot(who)]

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if person and seat.person == person]

    def persons(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def can_undo(self, seat: int) -> bool:
        return self.match is not None and seat >= 0 and self.row.status == "playing" and self.match.can_undo(seat)

    # -- the match

    def opened(self) -> Match:
        """The match before its first entry."""
        row = self.row
        game = self.game
        box = game.edition(row.edition)
        if row.opening is not None:
            return unpack_match(row.opening)
        if row.position:
            return game.arrange(row.position, box, **self.agreed.options)
        return game.new(len(self.seats), box, **self.agreed.options)

    def take_in(self, entries: list[Entry]) -> None:
        """Entries that are committed already, from here or from another worker."""
        if self.match is None:
            return
        match = self.match.copy()
        match.use_marks_of(self.match)
        for entry in entries:
            began = self.played(match, entry, self.sealed_from, len(self.entries))
            self.questions += began != self.sealed_from
            self.sealed_from = began
            self.entries.append(entry)
        self.stand(match)

    def played(self, match: Match, entry: Entry, sealed_from: int, before: int) -> int:
        """Play one entry, the one after so many; where the entries of the step then open begin."""
        is_open = False
        if entry.kind == ANSWER:
            match.play(entry.code, entry.who)
            is_open = match.sealed_since < len(match.answers)
        elif entry.who == LUCK:
            match.take_back(self.opened())
        else:
            is_open = match.table.step().kind == SEALED and match.sealed_since < len(match.answers)
            match.undo(entry.who)
        return sealed_from if is_open else before + 1

    def stand(self, match: Match) -> None:
        self.match = match
        self.forget()

    def forget(self) -> None:
        """What was drawn and said is so no more."""
        self.drawn.clear()
        self.accounts.clear()

    def accounts_in(self, words: Words, made: Callable[[Match, Words], list[Account]]) -> list[Account]:
        """They tell everybody the same."""
        key = (words.lang, *words.names)
        if self.match is not None and key not in self.accounts:
            self.accounts[key] = made(self.match, words)
        return self.accounts.get(key, [])

    def lines_in(self, words: Words) -> Lines:
        key = (words.lang, *words.names)
        if key not in self.lines:
            if len(self.lines) >= 2 * len(LANGUAGES):  # somebody changes names again and again
                self.lines.clear()
            self.lines[key] = Lines()
        return self.lines[key]

    def keep_drawing(self, key: tuple[Any, ...], drawing: str) -> str:
        if len(self.drawn) >= MOST_DRAWINGS:
            self.drawn.clear()
        self.drawn[key] = drawing
        return drawing
