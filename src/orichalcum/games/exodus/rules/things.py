"""Getting Workshops, Agoras, Ships and cards: from what lies open, or two drawn and one kept (RULES 10.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import (
    INFLUENCE,
    INFLUENCES,
    KNOWLEDGE,
    NOTHING,
)
from orichalcum.games.exodus.rules.ids import (
    AFTER_DRAW,
    CHOOSE_THING,
    DRAW_ONE,
    DRAW_TWO,
    DREW,
    KEEP,
    KEPT,
    KEPT_SECRET,
    LAID_OPEN,
    LEFT,
    OWNS_NAME,
    RECEIVE,
    TOOK_OPEN,
)
from orichalcum.games.exodus.rules.king import has_room_for
from orichalcum.games.exodus.rules.year import reshuffle
from orichalcum.games.exodus.table import SECRETS, Exodus, in_pile, open_size, pile_size
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import CHANCE, DO, EVERY_SEAT, LUCK, Step, pending, refusal

LEAVE: Final = 0
DRAW: Final = 1
THING: Final = 2  # + thing on open display
KIND_WIDTH: Final = 16  # x of these steps: the kind, + 16 times the step of the track that gave it


def owns(t: Exodus, who: i64, thing: i64) -> bool:
    """Nobody has two Knowledge cards of one name (12.3)."""
    card = thing - t.pieces.first[KNOWLEDGE]
    return 0 <= card < t.pieces.knowledges and t.knowledge[who * t.pieces.knowledges + card] != 0


def has_open(t: Exodus, who: i64, kind: i64) -> bool:
    for thing in range(t.pieces.first[kind], t.pieces.first[kind + 1]):
        if t.open[thing] != 0 and not owns(t, who, thing):
            return True
    return False


def can_get(t: Exodus, who: i64, kind: i64) -> bool:
    """Whether there is a place for it, and anything to get."""
    if kind < KNOWLEDGE and not has_room_for(t, who, kind):
        return False
    return has_open(t, who, kind) or pile_size(t, kind) != 0


def can_draw(t: Exodus, kind: i64) -> bool:
    """Whether two can be drawn: from the pile, or from the one that what lies open would make (3.9).  Ruling 14."""
    return pile_size(t, kind) != 0 or (kind < INFLUENCE and open_size(t, kind) != 0)


class Get(Step[Exodus]):
    """Take one from the open display, or draw two and keep one (10.2); x: the kind, + 16 times the step of the track."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        kind = x % KIND_WIDTH
        if not can_get(t, who, kind):
            t.tell(LEFT, who, t.pieces.first[kind])
        elif kind == INFLUENCE or has_open(t, who, kind):
            t.then(pending(CHOOSE_THING, who, x))
        else:
            begin_draw(t, who, x)


class ChooseThing(Step[Exodus]):
    """Something that lies open, or two from the pile; an Influence card may also be left (10.2).  x as in Get."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        kind = x % KIND_WIDTH
        if kind == INFLUENCE:
            out = append(out, LEAVE)
        if can_draw(t, kind):
            out = append(out, DRAW)
        for thing in range(t.pieces.first[kind], t.pieces.first[kind + 1]):
            if t.open[thing] != 0 and not owns(t, who, thing):
                out = append(out, THING + thing)
        return out

    def refused(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        kind = x % KIND_WIDTH
        for thing in range(t.pieces.first[kind], t.pieces.first[kind + 1]):
            if t.open[thing] != 0 and owns(t, who, thing):
                out = append(out, refusal(THING + thing, OWNS_NAME))
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == LEAVE:
            t.tell(LEFT, who, t.pieces.first[INFLUENCE])
        elif option == DRAW:
            begin_draw(t, who, x)
        else:
            take_open(t, who, option - THING, x // KIND_WIDTH)


def take_open(t: Exodus, who: i64, thing: i64, step: i64) -> None:
    """Everybody sees which it is, and remembers it of a card that goes to a hand."""
    t.open[thing] -= 1
    t.tell(TOOK_OPEN, who, thing)
    if t.pieces.kind[thing] == INFLUENCE:
        t.shown[thing - t.pieces.first[INFLUENCE]] = 1 + who
    t.then(pending(RECEIVE + t.pieces.kind[thing], who, received(thing, step)))


def received(thing: i64, step: i64) -> i64:
    """What the step that receives an Influence card must know besides: the step of the track; others come without."""
    return thing | step << 8


def begin_draw(t: Exodus, who: i64, x: i64) -> None:
    t.drawer = who
    t.drawn_kind = x % KIND_WIDTH
    t.drawn_count = 0
    t.then(pending(DRAW_TWO, who, SECRETS), pending(AFTER_DRAW, who, x))


class DrawTwo(Step[Exodus]):
    """Two from the pile; where it ends it is made anew, if it can be (10.2).  Rulings 14, 15.  x is how many are due."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if x == 0:
            return
        reshuffle(t, t.drawn_kind)
        if pile_size(t, t.drawn_kind) != 0:
            t.then(pending(DRAW_ONE, LUCK, who), pending(DRAW_TWO, who, x - 1))


class DrawOne(Step[Exodus]):
    """One thing from the pile, which only the seat that draws sees.  x is the seat."""

    kind: i64 = CHANCE

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for thing in range(t.pieces.first[t.drawn_kind], t.pieces.first[t.drawn_kind + 1]):
            if in_pile(t, thing) != 0:
                out = append(out, thing)
        return out

    def weight(self, t: Exodus, who: i64, x: i64, option: i64) -> i64:
        return in_pile(t, option)

    def draw(self, t: Exodus, who: i64, x: i64, rng: Rng) -> i64:
        left = rng.below(pile_size(t, t.drawn_kind))
        thing = t.pieces.first[t.drawn_kind]
        while True:
            left -= in_pile(t, thing)
            if left < 0:
                return thing
            thing += 1

    def sees(self, t: Exodus, who: i64, x: i64) -> i64:
        return 1 << x

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.drawn[x * SECRETS + t.drawn_count] = 1 + option
        t.drawn_count += 1
        t.tell_to(1 << x, DREW, x, option)


class DealCard(Step[Exodus]):
    """An Influence card of a hand that an arranged position leaves open.  x is the seat."""

    kind: i64 = CHANCE

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for thing in range(t.pieces.first[INFLUENCE], t.pieces.first[INFLUENCE + 1]):
            if in_pile(t, thing) != 0:
                out = append(out, thing)
        return out

    def sees(self, t: Exodus, who: i64, x: i64) -> i64:
        return 1 << x

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.hand[x * INFLUENCES + option - t.pieces.first[INFLUENCE]] = 1
        t.hand_size[x] += 1


class AfterDraw(Step[Exodus]):
    """One of two is chosen; a single one is kept, and what may not be kept is laid open (10.2).  Ruling 19.  x as in Get."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        first = t.drawn[who * SECRETS] - 1
        second = t.drawn[who * SECRETS + 1] - 1
        may_first = first >= 0 and not owns(t, who, first)
        may_second = second >= 0 and not owns(t, who, second)
        if may_first and may_second and first != second:
            t.then(pending(KEEP, who, x))
        elif may_first:
            keep(t, who, first, x // KIND_WIDTH)
        elif may_second:
            keep(t, who, second, x // KIND_WIDTH)
        else:
            lay_open(t, who, NOTHING)


class Keep(Step[Exodus]):
    """Keep one of the two, the other is laid open (10.2).  x as in Get."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for i in range(who * SECRETS, who * SECRETS + SECRETS):
            out = append(out, t.drawn[i] - 1)
        return out

    def sees(self, t: Exodus, who: i64, x: i64) -> i64:
        return 1 << who if x % KIND_WIDTH == INFLUENCE else EVERY_SEAT

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        keep(t, who, option, x // KIND_WIDTH)


def keep(t: Exodus, who: i64, thing: i64, step: i64) -> None:
    lay_open(t, who, thing)
    kind = t.pieces.kind[thing]
    if kind == INFLUENCE:
        t.tell_to(1 << who, KEPT_SECRET, who, thing)
    else:
        t.unseen[thing] -= 1
        t.tell(KEPT, who, thing)
    t.then(pending(RECEIVE + kind, who, received(0 if kind == INFLUENCE else thing, step)))
    if kind == INFLUENCE:
        t.hand[who * INFLUENCES + thing - t.pieces.first[INFLUENCE]] = 1


def lay_open(t: Exodus, who: i64, kept: i64) -> None:
    """What was drawn and is not kept goes to the open display."""
    spared = kept
    for i in range(who * SECRETS, who * SECRETS + t.drawn_count):
        thing = t.drawn[i] - 1
        t.drawn[i] = 0
        if thing == spared:
            spared = NOTHING
            continue
        t.unseen[thing] -= 1
        t.open[thing] += 1
        t.tell(LAID_OPEN, who, thing)
        t.reveal()
    t.drawer = NOTHING
    t.drawn_count = 0
