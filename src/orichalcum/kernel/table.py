"""What is on the table, and what is still to do.  No game is named here."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import changed, row

LUCK: Final = -1  # the "player" who draws from bags
SPECTATOR: Final = -2  # sees what everybody may see
NOBODY_HIDES: Final = -3  # the eyes of a full table

DO: Final = 0  # happens by itself once it is on top
ASK: Final = 1  # waits for a seat
CHANCE: Final = 2  # waits for luck
SEALED: Final = 3  # waits for several seats at once; the last answer opens all

EVERY_SEAT: Final = 0xFF

PUBLIC: Final = 0
OWNER: Final = 1
NOBODY: Final = 2

MANY: Final = 24  # room for so many options without growing

NO_WINDOW: Final = -1
HIDDEN: Final = -1  # a sealed answer that is not ours to see
FACT_WIDTH: Final = 6  # a told fact: kind, seat, three numbers, and who may know these, one bit a seat


class Field:
    """A field of a table: its name, who may see it, and of an owner's row how many numbers a seat has."""

    def __init__(self, name: str, seen: i64, each: i64 = 0) -> None:
        self.name = name
        self.seen = seen
        self.each = each


def public(*names: str) -> list[Field]:
    return [Field(name, PUBLIC) for name in names]


def owner(name: str, each: i64) -> list[Field]:
    return [Field(name, OWNER, each)]


def nobody(*names: str) -> list[Field]:
    return [Field(name, NOBODY) for name in names]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress: flat data, no reference from one piece to another."""

    def __init__(self, seats: i64, rules: list[Step[Any]], blank: bool = False) -> None:
        """A blank one has no rows yet: `copy` gives it its own."""
        self.seats: i64 = seats
        self.rules: list[Step[Any]] = rules  # every step of the game; a step's place in this list is its id
        self.over: bool = False
        self.eyes: i64 = NOBODY_HIDES
        self.telling: bool = False  # whether facts are being written down
        self.told: vec[i64] = vec[i64]()
        self.revealed: bool = False  # whether a secret has come to light, which no undo may take back
        if blank:
            return
        self.todo: vec[i64] = vec[i64]()  # pending steps, the next one last
        self.sealed: vec[i64] = row(seats, 0)  # 1 + a sealed answer, or 0
        self.draft: vec[i64] = row(seats, 0)  # a sealed answer of several parts, as far as it has come

    # What a game says of itself.

    def fields(self) -> list[Field]:
        """Every field of the game's own, with who may see it."""
        raise NotImplementedError

    def copy(self) -> Table:
        raise NotImplementedError

    def guess(self, rng: Rng) -> Table:
        """Of a `seen_by` copy: one fair guess at what its eyes do not see."""
        return self.copy()

    # What every game does alike.

    def copy_kernel(self, c: Table) -> None:
        """The fields of this class, for a game's `copy`.

        `sealed` and `draft` are shared: who changes one puts a fresh row in its place.
        """
        c.todo = self.todo[:]
        c.sealed = self.sealed
        c.draft = self.draft
        c.over = self.over
        c.eyes = self.eyes
        c.revealed = self.revealed

    def then(self, first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Push pending steps, written in the order in which they will happen."""
        todo = self.todo
        if fourth != 0:
            todo = append(todo, fourth)
        if third != 0:
            todo = append(todo, third)
        if second != 0:
            todo = append(todo, second)
        self.todo = append(todo, first)

    def top(self) -> i64:
        return self.todo[len(self.todo) - 1]

    def step(self) -> Step[Any]:
        return self.rules[self.top() & 0xFF]

    def argument(self) -> i64:
        return self.top() >> 16

    def who(self) -> i64:
        """The seat that answers next (of several the first), or LUCK."""
        top = self.top()
        return self.asked_by(self.rules[top & 0xFF], top)

    def asked_by(self, step: Step[Any], top: i64) -> i64:
        """The seat that a pending step asks next, or LUCK."""
        if step.kind == SEALED:
            return self.first_open(step.seats(self, top >> 16))
        return ((top >> 8) & 0xFF) - 2

    def waits_for(self) -> i64:
        """The seats that may answer now, one bit each; none for luck."""
        if self.over:
            return 0
        step = self.step()
        if step.kind == CHANCE:
            return 0
        if step.kind != SEALED:
            return 1 << self.who()
        mask = step.seats(self, self.argument())
        for who in range(self.seats):
            if self.sealed[who] != 0:
                mask &= ~(1 << who)
        return mask

    def first_open(self, mask: i64) -> i64:
        for who in range(self.seats):
            if (mask >> who) & 1 and self.sealed[who] == 0:
                return who
        return LUCK

    def choices(self, who: i64) -> vec[i64]:
        """Everything that this seat, or luck, may answer now."""
        top = self.top()
        return self.rules[top & 0xFF].options(self, who, top >> 16, vec[i64](capacity=MANY))

    def refusals(self, who: i64) -> vec[i64]:
        """What this seat would expect among its choices and is not there: each one a `refusal`."""
        top = self.top()
        return self.rules[top & 0xFF].refused(self, who, top >> 16, vec[i64]())

    def answer(self, who: i64, option: i64) -> bool:
        """One answer, of a seat or of luck; then all that follows by itself.  Legality is the caller's care.

        False if the step waits on, for more sealed answers.
        """
        return self.take(self.rules[self.top() & 0xFF], who, option)

    def take(self, step: Step[Any], who: i64, option: i64) -> bool:
        """The same for whoever knows the step already."""
        if step.kind == SEALED:
            self.seal(who, option)
            if self.waits_for() != 0:
                return False
            self.todo, top = pop(self.todo)
            step.opened(self, top >> 16)
            self.sealed = row(self.seats, 0)
        else:
            self.todo, top = pop(self.todo)
            step.chosen(self, ((top >> 8) & 0xFF) - 2, top >> 16, option)
        self.go_on()
        return True

    def seal(self, who: i64, option: i64) -> None:
        """A sealed answer, or a part of one: the last part closes it."""
        top = self.top()
        step = self.rules[top & 0xFF]
        draft = step.joined(self, who, top >> 16, self.draft[who], option)
        if step.is_complete(self, who, top >> 16, draft):
            self.sealed = changed(self.sealed, who, draft + 1)
            draft = 0
        self.draft = changed(self.draft, who, draft)

    def go_on(self) -> None:
        """All that happens by itself."""
        while not self.over:
            top = self.top()
            step = self.rules[top & 0xFF]
            if step.kind != DO:
                return
            self.todo, top = pop(self.todo)
            step.chosen(self, ((top >> 8) & 0xFF) - 2, top >> 16, 0)

    def draw(self, rng: Rng) -> i64:
        """Of a table that waits for luck: one fair draw."""
        top = self.top()
        return self.rules[top & 0xFF].draw(self, ((top >> 8) & 0xFF) - 2, top >> 16, rng)

    def tell(self, fact: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write a fact down that everybody may know, if anybody reads."""
        self.tell_to(EVERY_SEAT, fact, who, a, b, c)

    def tell_to(self, knowing: i64, fact: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write a fact down whose numbers only some seats may know (one bit each); the others hear that it happened."""
        if self.telling:
            told = append(append(self.told, fact), who)
            self.told = append(append(append(append(told, a), b), c), knowing)

    def reveal(self) -> None:
        """A secret comes to light: whoever answered may not take it back."""
        self.revealed = True

    def seen_by(self, seat: i64) -> Table:
        """A copy in which all is gone that this seat (or a spectator) may not see."""
        c = self.copy()
        c.eyes = seat
        for field in self.fields():
            if field.seen != PUBLIC:
                hide(c, field, seat)
        told = 0 if self.over or self.step().quiet else HIDDEN
        for who in range(self.seats):
            if who != seat:
                if self.draft[who] != 0:
                    c.draft = changed(c.draft, who, 0)
                if self.sealed[who] != 0:
                    c.sealed = changed(c.sealed, who, told)
        return c

    def imagine(self, rng: Rng) -> Table:
        """A full table that may be the real one, as far as these eyes can tell."""
        c = self.guess(rng)
        c.eyes = NOBODY_HIDES
        for who in range(self.seats):
            if c.sealed[who] == HIDDEN:
                c.sealed = changed(c.sealed, who, 0)
                while c.sealed[who] == 0:
                    options = c.choices(who)
                    c.seal(who, options[rng.below(len(options))])
        return c


def hide(t: Table, field: Field, seat: i64) -> None:
    """Wipe what a seat may not see of one field."""
    value = getattr(t, field.name)
    if isinstance(value, int):
        setattr(t, field.name, 0)
        return
    seen: vec[i64] = value
    wiped = row(len(seen), 0)
    if field.seen == OWNER and seat >= 0:
        for i in range(seat * field.each, seat * field.each + field.each):
            wiped[i] = seen[i]
    setattr(t, field.name, wiped)


def pending(step: i64, who: i64, x: i64 = 0) -> i64:
    """A step that is still to do, as one integer: its id, the seat, an argument."""
    return step | ((who + 2) << 8) | (x << 16)


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One thing the rules wait for.  It has no state: all it knows is on the table."""

    kind: i64 = ASK
    quiet: bool = False  # of a SEALED step: not even who has answered already is anybody's business
    passing: i64 = NO_WINDOW  # of a window for interrupts: the option that lets it pass, which a seat may leave standing

    def __init__(self, id: i64) -> None:
        self.id: i64 = id

    def options(self, t: T, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        """Everything that may be answered.  Asking changes nothing."""
        return out

    def refused(self, t: T, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        """What a person would expect among the options and is not: each one a `refusal`."""
        return out

    def chosen(self, t: T, who: i64, x: i64, option: i64) -> None:
        """What an answer does (of a DO step: what it does)."""

    def seats(self, t: T, x: i64) -> i64:
        """Of a SEALED step: the seats that are asked, one bit each."""
        return (1 << t.seats) - 1

    def joined(self, t: T, who: i64, x: i64, draft: i64, option: i64) -> i64:
        """Of a SEALED step answered in several parts: the parts so far, 0 at first, and one more."""
        return option

    def is_complete(self, t: T, who: i64, x: i64, draft: i64) -> bool:
        """Of a SEALED step: whether these parts are a whole answer."""
        return True

    def opened(self, t: T, x: i64) -> None:
        """Of a SEALED step: what all the answers do, which lie in `sealed` as 1 + option."""

    def weight(self, t: T, who: i64, x: i64, option: i64) -> i64:
        """Of a CHANCE step: in how many of all equally likely ways this option comes."""
        return 1

    def draw(self, t: T, who: i64, x: i64, rng: Rng) -> i64:
        """Of a CHANCE step: one fair draw."""
        options = self.options(t, who, x, vec[i64]())
        ways: i64 = 0
        for option in options:
            ways += self.weight(t, who, x, option)
        left = rng.below(ways)
        for option in options:
            left -= self.weight(t, who, x, option)
            if left < 0:
                return option
        raise ValueError("luck was asked without options")

    def sees(self, t: T, who: i64, x: i64) -> i64:
        """The seats that see the answer, one bit each.  A sealed one is nobody's else until it is opened."""
        return EVERY_SEAT


def refusal(option: i64, reason: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """What was wished, why it may not be, and two numbers for the sentence."""
    return (option & 0xFFFF) | (reason << 16) | ((a & 0xFFFF) << 24) | ((b & 0xFFFF) << 40)


def in_order(*steps: Step[Any]) -> list[Step[Any]]:
    """The rules of a game: each step at the place of its id, which count from 1."""
    for place, step in enumerate(steps):
        if step.id != place + 1:
            raise ValueError(f"step {type(step).__name__} has id {step.id} and stands at {place + 1}")
    return [steps[0], *steps]


def playout(t: Table, rng: Rng, most: i64 = 0x7FFFFFFF) -> i64:
    """Play at random to the end, or for so many decisions; how many the seats made."""
    decisions: i64 = 0
    while not t.over and decisions < most:
        top = t.top()
        step = t.rules[top & 0xFF]
        who = t.asked_by(step, top)
        if step.kind == CHANCE:
            t.take(step, who, step.draw(t, who, top >> 16, rng))
        else:
            options = step.options(t, who, top >> 16, vec[i64](capacity=MANY))
            t.take(step, who, options[rng.below(len(options))])
            decisions += 1
    return decisions
