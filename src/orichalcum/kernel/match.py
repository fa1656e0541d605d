"""A match: a table, what has been answered at it, and who may answer what.  It is the whole truth, secrets included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from orichalcum.kernel.edition import Edition
from orichalcum.kernel.errors import BadOption, IllegalChoice, NothingToUndo, NotYourTurn
from orichalcum.kernel.language import Words, words_of
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import changed
from orichalcum.kernel.said import Entry, Fact, Refusal, Sentence
from orichalcum.kernel.table import CHANCE, EVERY_SEAT, FACT_WIDTH, LUCK, NO_WINDOW, NOBODY_HIDES, SEALED, Table

if TYPE_CHECKING:
    from orichalcum.kernel.game import Game

PREVIEW_LUCK = 1  # the seed by which consequences are imagined: only their kind is looked at


class Answer(msgspec.Struct, frozen=True):
    """One answer as the record keeps it.  `sees`: who may know it, one bit a seat."""

    who: int
    code: str
    option: int
    sees: int


class Choice:
    """Something a seat, or luck, may answer now."""

    __slots__ = ("match", "option", "seat")

    def __init__(self, match: Match, seat: int, option: int) -> None:
        self.match = match
        self.seat = seat
        self.option = option

    @property
    def code(self) -> str:
        return self.match.game.code(self.match.table, self.seat, self.option)

    def words(self, lang: str | Words = "en") -> str:
        return self.match.game.label(self.match.eyes_of(self.seat), self.seat, self.option, self.match.words(lang))

    def preview(self, lang: str | Words = "en") -> str:
        return self.match.game.preview(self.match.eyes_of(self.seat), self.seat, self.option, self.match.words(lang))

    @property
    def anchors(self) -> tuple[str, ...]:
        return self.match.game.anchors(self.match.eyes_of(self.seat), self.seat, self.option)

    @property
    def final(self) -> bool:
        """Whether it can surely not be taken back, as far as this seat can tell."""
        return self.match.is_final(self.seat, self.option)

    def __repr__(self) -> str:
        return f"<{self.code}>"


class Match:
    def __init__(
        self, game: Game[Any], edition: Edition, agreed: dict[str, bool | str], table: Table, position: str = ""
    ) -> None:
        self.game = game
        self.edition = edition
        self.agreed = agreed
        self.table = table
        self.position = position  # the text it was arranged from, if it was
        self.answers: list[Answer] = []
        self.facts: list[tuple[Fact, int]] = []  # with who may know its numbers
        self.sealed_since = 0  # the answers from here on are sealed still
        self._mover = LUCK  # whose answers the marks are
        self._marks: list[tuple[Table, int, int]] = []  # where undo leads back to
        self._seen: dict[int, Table] = {}
        self.hear()

    # -- whose turn, and what they may answer

    @property
    def seats(self) -> int:
        return int(self.table.seats)

    @property
    def over(self) -> bool:
        return bool(self.table.over)

    def waiting(self) -> list[int]:
        """The seats that may answer now, or [LUCK]; nobody once it is over."""
        if self.table.over:
            return []
        mask = self.table.waits_for()
        return [who for who in range(self.seats) if mask >> who & 1] or [LUCK]

    def waiting_seen_by(self, seat: int) -> list[int]:
        """The same as far as a seat or a spectator may know: a quiet window does not tell who has let it pass."""
        t = self.eyes_of(seat)
        return [who for who in range(self.seats) if t.waits_for() >> who & 1] or ([] if t.over else [LUCK])

    def options(self, seat: int) -> list[Choice]:
        """What this seat (or LUCK) may answer now; nothing if it is not asked."""
        if seat not in self.waiting():
            return []
        return [Choice(self, seat, option) for option in self.table.choices(seat)]

    def refusals(self, seat: int, lang: str | Words = "en") -> list[Refusal]:
        """What this seat might expect among its options, and why it is not."""
        if seat not in self.waiting() or seat == LUCK:
            return []
        t, words = self.eyes_of(seat), self.words(lang)
        return [self.game.why_not(t, seat, one, words) for one in t.refusals(seat)]

    def asked(self, seat: int, lang: str | Words = "en") -> Sentence:
        return self.game.asked(self.eyes_of(seat), seat, self.words(lang))

    def is_final(self, seat: int, option: int) -> bool:
        """Whether luck answers next, or something comes to light, or another seat is asked."""
        guess = self.eyes_of(seat).imagine(Rng(PREVIEW_LUCK))
        if guess.step().kind == SEALED:
            return False
        guess.revealed = False
        guess.answer(seat, option)
        return bool(guess.over or guess.revealed or guess.step().kind == CHANCE or not guess.waits_for() >> seat & 1)

    def passing(self, seat: int) -> str:
        """Of a window that asks this seat: the code of the answer that lets it pass; else empty."""
        option = self.table.step().passing if seat >= 0 and seat in self.waiting() else NO_WINDOW
        return "" if option == NO_WINDOW else self.game.code(self.table, seat, option)

    # -- answering

    def play(self, choice: Choice | str, seat: int) -> None:
        """One answer of a seat, or of LUCK; then all that follows by itself."""
        option = self.option_of(choice, seat)
        sealed = self.table.step().kind == SEALED
        answer = Answer(seat, self.game.code(self.table, seat, option), option, self.knowers(seat))
        if seat != LUCK and not sealed:
            self._mark(seat)
        self._seen.clear()
        self.answers.append(answer)
        if self.table.answer(seat, option):
            if sealed:
                self.answers[self.sealed_since :] = sorted(self.answers[self.sealed_since :], key=lambda one: one.who)
            self.sealed_since = len(self.answers)
        self.hear()
        if seat == LUCK or sealed or self.table.revealed or self.table.over:
            self._marks.clear()
            self.table.revealed = False

    def knowers(self, seat: int) -> int:
        """The seats that may know the answer given now, one bit each."""
        return int(self.table.step().sees(self.table, seat, self.table.argument()))

    def option_of(self, choice: Choice | str, seat: int) -> int:
        waiting = self.waiting()
        if seat not in waiting:
            raise NotYourTurn(self._why_not_now(seat))
        wish = choice.option if isinstance(choice, Choice) else -1
        for option in self.table.choices(seat):
            if option == wish or (isinstance(choice, str) and self.game.code(self.table, seat, option) == choice):
                return int(option)
        raise self._refuse(f"#{wish}" if isinstance(choice, Choice) else str(choice), seat)

    def _refuse(self, code: str, seat: int) -> IllegalChoice:
        for refusal in self.refusals(seat):
            if refusal.code == code:
                return IllegalChoice(refusal.why, refusal.paragraph)
        return IllegalChoice(self.words("en")("no-such-choice", code=code[:40]))

    def _why_not_now(self, seat: int) -> str:
        words = self.words("en")
        if seat != LUCK and seat not in range(self.seats):
            return words("no-such-seat", seats=self.seats)
        waiting = self.waiting_seen_by(seat)
        if not waiting:
            return words("game-is-over")
        if waiting == [LUCK]:
            return words("waits-for-luck")
        names = words.listed([words.seat(who) for who in waiting])
        if seat == LUCK:
            return words("not-lucks-turn", waiting=names)
        return words("not-your-turn", name=words.seat(seat), waiting=names)

    def luck(self, rng: Rng | None = None, most: int = 1_000_000) -> None:
        """Let luck answer all it is asked."""
        rng = rng or Rng.fresh()
        while most > 0 and self.waiting() == [LUCK]:
            self.play(Choice(self, LUCK, self.table.draw(rng)), LUCK)
            most -= 1

    def odds(self) -> list[tuple[Choice, int]]:
        """What luck may answer, and in how many of all equally likely ways."""
        t = self.table
        step = t.step()
        return [(choice, int(step.weight(t, LUCK, t.argument(), choice.option))) for choice in self.options(LUCK)]

    # -- undo

    def _mark(self, seat: int) -> None:
        if seat != self._mover:
            self._marks.clear()
            self._mover = seat
        self._marks.append((self.table.copy(), len(self.answers), len(self.facts)))

    def can_undo(self, seat: int) -> bool:
        """While sealed answers are awaited only one's own: whether more is possible would tell what others have begun."""
        return self._has_sealed(seat) or (bool(self._marks) and self._mover == seat and not self._awaits_sealed())

    def _awaits_sealed(self) -> bool:
        return not self.over and self.table.step().kind == SEALED

    def _has_sealed(self, seat: int) -> bool:
        """Whether this seat has given an answer, or a part of one, that waits to be opened."""
        return any(answer.who == seat for answer in self.answers[self.sealed_since :])

    def is_hidden(self, place: int, seat: int) -> bool:
        """Whether the answer at a place is sealed still, and somebody else's."""
        return place >= self.sealed_since and self.answers[place].who != seat and seat != NOBODY_HIDES

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, or the last part of its sealed one."""
        if not self.can_undo(seat):
            raise NothingToUndo(self.words("en")("nothing-to-undo"))
        self._seen.clear()
        if self._has_sealed(seat):
            self._unseal(seat)
            return
        table, answers, facts = self._marks.pop()
        table.telling = True
        self.table = table
        del self.answers[answers:]
        del self.facts[facts:]
        self.sealed_since = answers

    def take_back(self, start: Match) -> None:
        """All but the last answer anew from the start, luck's too: for a table whose luck is typed in, and mistyped."""
        if not self.answers:
            raise NothingToUndo(self.words("en")("nothing-to-undo"))
        for answer in self.answers[:-1]:
            start.play(answer.code, answer.who)
        self.table, self.answers, self.facts = start.table, start.answers, start.facts
        self.sealed_since = start.sealed_since
        self.use_marks_of(start)
        self._seen.clear()

    def _unseal(self, seat: int) -> None:
        places = [i for i in range(self.sealed_since, len(self.answers)) if self.answers[i].who == seat]
        self.table.sealed = changed(self.table.sealed, seat, 0)
        self.table.draft = changed(self.table.draft, seat, 0)
        for i in places[:-1]:
            self.table.seal(seat, self.answers[i].option)
        del self.answers[places[-1]]

    # -- what may be known

    def eyes_of(self, seat: int) -> Table:
        """The table as a seat sees it, or a spectator; NOBODY_HIDES, or LUCK, sees all.  Not to be changed."""
        if seat in (LUCK, NOBODY_HIDES):
            return self.table
        if seat not in self._seen:
            self._seen[seat] = self.seen_by(seat)
        return self._seen[seat]

    def seen_by(self, seat: int) -> Table:
        if seat not in range(NOBODY_HIDES, self.seats):
            raise BadOption(self.words("en")("no-such-seat", seats=self.seats))
        return self.table.seen_by(seat)

    def imagine(self, seat: int, rng: Rng) -> Table:
        """One fair guess at the whole table, by what a seat sees."""
        return self.eyes_of(seat).imagine(rng)

    def view(self, seat: int) -> Any:
        return self.game.view(self.eyes_of(seat))

    def picture(self, seat: int, lang: str | Words = "en", shape: str = "", tones: str = "day") -> str:
        """SVG of the table as a seat sees it, what it may choose lit up."""
        shape = shape or self.game.shapes[0]
        if shape not in self.game.shapes:
            raise BadOption(f"{self.game.id} is drawn {', '.join(self.game.shapes)}; not {shape}")
        lit = {anchor for choice in self.options(seat) if seat >= 0 for anchor in choice.anchors}
        return self.game.draw(self.view(seat), self.words(lang), shape, lit, tones)

    def describe(self, seat: int, lang: str | Words = "en") -> str:
        return self.game.describe(self.view(seat), self.words(lang))

    def hear(self) -> None:
        """Take the facts that the table has told."""
        told = self.table.told
        for i in range(0, len(told), FACT_WIDTH):
            kind, who, a, b, c, knowing = (int(told[i + n]) for n in range(FACT_WIDTH))
            self.facts.append((Fact(kind, who, a, b, c, True, len(self.answers)), knowing))
        if len(told):
            self.table.told = told[:0]

    def log(self, seat: int, since: int = 0) -> list[Fact]:
        """What has happened, as a seat or a spectator may know it."""
        return [fact if may_know(seat, knowing) else unknown(fact) for fact, knowing in self.facts[since:]]

    def lines(self, seat: int, lang: str | Words = "en", since: int = 0) -> list[str]:
        """The log in words."""
        words = self.words(lang)
        said = [self.game.told(fact, self.edition.pieces, words) for fact in self.log(seat, since)]
        return [line for line in said if line]

    def words(self, lang: str | Words) -> Words:
        return lang if isinstance(lang, Words) else words_of(type(self.game).__module__, lang)

    # -- the end

    def account(self, seat: int) -> list[Entry]:
        if seat not in range(self.seats):
            raise BadOption(self.words("en")("no-such-seat", seats=self.seats))
        return self.game.account(self.table, seat)

    def scores(self) -> list[int]:
        return [sum(entry.points for entry in self.account(who)) for who in range(self.seats)]

    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winners; equal seats share a place."""
        standings = [self.game.standing(self.table, who) for who in range(self.seats)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def copy(self) -> Match:
        """Another match that goes on from here."""
        c = Match(self.game, self.edition, self.agreed, self.table.copy(), self.position)
        c.table.telling = True
        c.answers = list(self.answers)
        c.sealed_since = self.sealed_since
        c.facts = list(self.facts)
        return c

    def use_marks_of(self, other: Match) -> None:
        """Take over where undo leads back to."""
        self._mover = other._mover
        self._marks = list(other._marks)

    @property
    def record(self) -> str:
        from orichalcum.kernel.record import write_record

        return write_record(self)

    def snapshot(self) -> bytes:
        from orichalcum.kernel.snapshot import pack_match

        return pack_match(self)

    def _repr_svg_(self) -> str:
        """A notebook shows the table as everybody sees it."""
        return self.picture(NOBODY_HIDES if self.over else -2)


def may_know(seat: int, knowing: int) -> bool:
    return seat == NOBODY_HIDES or knowing == EVERY_SEAT or (seat >= 0 and bool(knowing >> seat & 1))


def unknown(fact: Fact) -> Fact:
    """That it happened, and no more."""
    return Fact(fact.kind, fact.who, 0, 0, 0, False, fact.answer)
