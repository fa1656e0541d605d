"""Gains: books, gold, points, settlers, Favor tiles, and Workshops that react to what comes from Atlantis (RULES 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import (
    A_MONUMENT,
    CHOICE,
    FAVOR,
    FAVORS,
    GAIN_WIDTH,
    GOODS,
    INFLUENCE,
    INFLUENCE_CARD,
    KINDS,
    ON_BOOK,
    ON_SETTLER,
    POINTS,
    STEPS,
)
from orichalcum.games.exodus.rules.ids import (
    ADVANCE,
    CHOOSE_MONUMENT,
    EARNED,
    ENLIST,
    FAVOR_TILES,
    GET,
    GOT_FAVOR,
    GOT_GOODS,
    GOT_NOTHING,
    JOINED,
    OFFER,
    PAID_GOODS,
    REACTED,
    RECRUIT,
    SUPPLY_EMPTY,
    TAKE_BOOK,
    TAKE_FAVOR,
    TAKE_STEPS,
)
from orichalcum.games.exodus.table import SOURCES, Exodus, favor_room, open_size, pile_size
from orichalcum.kernel.bags import FromBag
from orichalcum.kernel.rows import total
from orichalcum.kernel.table import DO, LUCK, Step, pending, refusal

FROM_CITY: Final = 1  # flag: this comes from Atlantis, so Workshops react
YES: Final = 1
NO: Final = 0


def gain(number: i64, source: i64, city: i64 = 0, step: i64 = 0) -> i64:
    """What a GAIN step must know: which gain, where points come from, whether from Atlantis, which step of the track."""
    return number | source << 8 | city << 16 | step << 17


def offer(step: i64, who: i64, x: i64 = 0) -> i64:
    """A question that is asked only if there is anything to answer."""
    return pending(OFFER, who, step | x << 8)


def is_worth(t: Exodus, who: i64, number: i64) -> bool:
    """Whether a gain would bring anything now, Monuments apart."""
    gain = t.pieces.gain
    first = number * GAIN_WIDTH
    for good in range(GOODS):
        if gain[first + good] != 0 and t.supply[good] != 0:
            return True
    if gain[first + CHOICE] != 0 and total(t.supply, 0, KINDS) != 0:
        return True
    if gain[first + STEPS] != 0 and t.flame[who] < t.pieces.last_step:
        return True
    if gain[first + FAVORS] != 0 and favor_room(t, who) > 0:
        return True
    if gain[first + INFLUENCE_CARD] != 0 and pile_size(t, INFLUENCE) + open_size(t, INFLUENCE) != 0:
        return True
    return gain[first + POINTS] != 0


def earn(t: Exodus, who: i64, points: i64, source: i64) -> None:
    t.score[who] += points
    t.earned[who * SOURCES + source] += points
    t.tell(EARNED, who, points, source)


def take_good(t: Exodus, who: i64, good: i64, wished: i64) -> i64:
    """Books or gold from the supply, as far as it has them (4.2)."""
    got = wished if wished < t.supply[good] else t.supply[good]
    t.supply[good] -= got
    t.goods[who * GOODS + good] += got
    if got != 0:
        t.tell(GOT_GOODS, who, good, got)
    if got < wished:
        t.tell(GOT_NOTHING, who, good, wished - got)
    return got


def pay_good(t: Exodus, who: i64, good: i64, count: i64) -> None:
    t.goods[who * GOODS + good] -= count
    t.supply[good] += count
    t.tell(PAID_GOODS, who, good, count)


def take_city_good(t: Exodus, who: i64, good: i64, wished: i64) -> None:
    """The same from Atlantis: Workshops react to every book (13.4)."""
    got = take_good(t, who, good, wished)
    if got != 0 and good < KINDS:
        react(t, who, ON_BOOK + good, got)


def is_active(t: Exodus, who: i64, cell: i64) -> bool:
    """Every place of the Workshop on this cell is filled (13.3)."""
    mine = who * t.pieces.cells + cell
    return t.staffed[mine] == (1 << t.pieces.places[t.cell[mine] - 1]) - 1


def reacting(t: Exodus, who: i64, trigger: i64) -> i64:
    """The cells of active Workshops with this trigger, one bit each."""
    cells = t.pieces.cells
    mask: i64 = 0
    for cell in range(cells):
        thing = t.cell[who * cells + cell] - 1
        if thing >= 0 and t.pieces.trigger[thing] == trigger and is_active(t, who, cell):
            mask |= 1 << cell
    return mask


def let_react(t: Exodus, who: i64, mask: i64, times: i64) -> None:
    """Each of these Workshops gives what it gives; books and gold come by themselves (13.4).

    Our reading: one may refuse a step, which can come too early; a book or coin more can never harm.
    """
    for cell in range(t.pieces.cells):
        if mask >> cell & 1 == 0:
            continue
        thing = t.cell[who * t.pieces.cells + cell] - 1
        t.tell(REACTED, who, cell)
        if t.pieces.reaction[thing] == STEPS:
            t.then(offer(TAKE_STEPS, who, t.pieces.amount[thing] * times))
        else:
            take_good(t, who, t.pieces.reaction[thing], t.pieces.amount[thing] * times)


def react(t: Exodus, who: i64, trigger: i64, times: i64) -> None:
    mask = reacting(t, who, trigger)
    if mask != 0:
        let_react(t, who, mask, times)


def join(t: Exodus, who: i64, job: i64, city: i64) -> None:
    """A settler comes to the training area (8.1); Workshops react if he comes from Atlantis."""
    t.training[who * t.pieces.jobs + job] += 1
    t.tell(JOINED, who, job)
    if city != 0:
        react(t, who, ON_SETTLER + t.pieces.job_kind[job], 1)


class Gain(Step[Exodus]):
    """Everything a space, a cell or a track pays: goods, books of choice, steps, points, Favor tiles, cards (4.1).

    x as `gain` makes it.  What is pushed last comes first.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        first = (x & 0xFF) * GAIN_WIDTH
        gain = t.pieces.gain
        if gain[first + A_MONUMENT] != 0:
            t.then(offer(CHOOSE_MONUMENT, who, x >> 17))
        if gain[first + INFLUENCE_CARD] != 0:
            t.then(pending(GET, who, INFLUENCE | (x >> 17) << 4))
        if gain[first + FAVORS] != 0:
            t.then(pending(FAVOR_TILES, who, gain[first + FAVORS] | (x >> 17) << 8))
        if gain[first + STEPS] != 0:
            t.then(pending(ADVANCE, who, gain[first + STEPS]))
        city = (x >> 16) & FROM_CITY
        if gain[first + CHOICE] != 0:
            t.then(offer(TAKE_BOOK, who, books_to_choose(gain[first + CHOICE], city)))
        for good in range(GOODS):
            if gain[first + good] != 0 and city != 0:
                take_city_good(t, who, good, gain[first + good])
            elif gain[first + good] != 0:
                take_good(t, who, good, gain[first + good])
        if gain[first + POINTS] != 0:
            earn(t, who, gain[first + POINTS], (x >> 8) & 0xFF)


def books_to_choose(count: i64, city: i64 = 0) -> i64:
    """What a TAKE_BOOK step must know."""
    return count | city << 8


class TakeBook(Step[Exodus]):
    """A book of choice, one at a time, of a kind that the supply still has (4.2).  x as in `books_to_choose`."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for good in range(KINDS):
            if t.supply[good] != 0:
                out = append(out, good)
        return out

    def refused(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for good in range(KINDS):
            if t.supply[good] == 0:
                out = append(out, refusal(good, SUPPLY_EMPTY))
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if x & 0xFF > 1:
            t.then(offer(TAKE_BOOK, who, x - 1))
        if x >> 8:
            take_city_good(t, who, option, 1)
        else:
            take_good(t, who, option, 1)


class TakeSteps(Step[Exodus]):
    """A Workshop offers steps: take them or leave them (13.4).  x is their number."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if t.flame[who] < t.pieces.last_step:
            out = append(append(out, NO), YES)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == YES:
            t.then(pending(ADVANCE, who, x))


class FavorTiles(Step[Exodus]):
    """So many Favor tiles, as far as there are open spaces for them and the supply has them (9.2).

    Our reading: they come by themselves, for who refuses one hardly ever gains by it; house rule 21.9 asks.
    x is their number, + 256 times the step of the track that gives them.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if t.may_refuse_favor and favor_room(t, who) != 0:
            t.then(pending(TAKE_FAVOR, who, x))
        else:
            take_favor(t, who, x & 0xFF, x >> 8)


def take_favor(t: Exodus, who: i64, wished: i64, step: i64) -> None:
    room = favor_room(t, who)
    got = wished if wished < room else room
    t.favor[who] += got
    t.supply[FAVOR] -= got
    if got != 0:
        t.tell(GOT_FAVOR, who, got)
        if step != 0:
            t.last_bonus[who] = step
    if got < wished:
        t.tell(GOT_NOTHING, who, FAVORS, wished - got)


class TakeFavor(Step[Exodus]):
    """House rule 21.9: take the Favor tiles, as many as there is room for, or none.  x as in FavorTiles."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, NO), YES)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == YES:
            take_favor(t, who, x & 0xFF, x >> 8)


class Recruit(Step[Exodus]):
    """Settlers drawn from the bag, one by one, as long as it holds any (4.3).

    x is their number, + 256 from Atlantis, + 512 times one more than the Agora that names their jobs.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if x & 0xFF == 0:
            return
        if total(t.bag, 0, KINDS) == 0:
            t.tell(GOT_NOTHING, who, GAIN_WIDTH, x & 0xFF)
            return
        t.then(pending(ENLIST, LUCK, who | (x >> 8) << 4), pending(RECRUIT, who, x - 1))


class DrawSettler(FromBag[Exodus]):
    """A settler is drawn from the bag, unseen."""

    def bag(self, t: Exodus, x: i64) -> vec[i64]:
        return t.bag


class Enlist(DrawSettler):
    """He comes to the entry space of his kind, or where the Agora says (4.3, 14.2).

    x is the seat, + 16 from Atlantis, + 32 times one more than the Agora.
    """

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.bag[option] -= 1
        agora = (x >> 5) - 1
        job = t.pieces.entry[option] if agora < 0 else t.pieces.agora_job[agora * KINDS + option]
        join(t, x & 0xF, job, (x >> 4) & FROM_CITY)


class Offer(Step[Exodus]):
    """Ask a question if there is anything to answer.  x is the step that asks, + 256 times its own x."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        step = t.rules[x & 0xFF]
        if len(step.options(t, who, x >> 8, vec[i64]())) != 0:
            t.then(pending(x & 0xFF, who, x >> 8))
