"""Preparing Atlantis: rings turn, tiles, settlers and cards come (RULES 2, 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import (
    AREAS,
    CITY,
    DISPLAYS,
    INFLUENCE,
    KINDS,
    KNOWLEDGE,
    MONUMENT,
    MONUMENT_SPACES,
    MONUMENTS,
    NOTHING,
    ON_GUARD,
    ON_SPACE,
    PEDESTAL,
    RESIDENCE,
    SPACES,
    STACK,
    TIERS,
)
from orichalcum.games.exodus.rules.gaining import DrawSettler
from orichalcum.games.exodus.rules.ids import (
    CATASTROPHE,
    CHOOSE_ORDER,
    CLEAR_TILES,
    CLEARED,
    LAY_MONUMENTS,
    NEUTRAL_WALKED,
    REFILL_KNOWLEDGE,
    REFILL_PILLARS,
    REFILL_SETTLERS,
    REFILL_TILES,
    RESHUFFLED,
    REVEAL_KNOWLEDGE,
    REVEAL_MONUMENT,
    REVEAL_PILLAR,
    REVEAL_RESIDENCE,
    REVEAL_TILE,
    REVEALED,
    ROUND,
    SHELVED,
    STAND,
    STOOD,
    TO_BAG,
    TURN_UP_RESIDENCE,
    TURNED,
    YEAR_BEGAN,
)
from orichalcum.games.exodus.table import Exodus, pile_size
from orichalcum.kernel.bags import FromBag
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import pick, total
from orichalcum.kernel.table import CHANCE, DO, LUCK, Step, pending

# What a REFILL_SETTLERS step leaves out, + 256 times these.
NOT_INNER: Final = 1
NOT_GUARDS: Final = 2
LEFT_OUT: Final = 256

NEW_YEAR: Final = 15  # of a REFILL_KNOWLEDGE step; below it a place


class Year(Step[Exodus]):
    """A year: preparing it, the order, three rounds (3.1).  x is the year; the first one was prepared by setting up."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.year = x
        t.tell(YEAR_BEGAN, LUCK, x)
        t.then(pending(CHOOSE_ORDER, LUCK), pending(ROUND, LUCK, 1))
        if x > 1:
            prepare(t)


def prepare(t: Exodus) -> None:
    """Kings home, a catastrophe, tiles, settlers, Pillar cards, Knowledge cards, the sorting track (3.2 to 3.8)."""
    for who in range(t.seats):
        t.king[who] = NOTHING
        t.sorting[who] = t.turn_order[t.seats - 1 - who]
    for space in range(len(t.order)):
        t.order[space] = 0
    t.then(pending(REFILL_PILLARS, LUCK), pending(REFILL_KNOWLEDGE, LUCK, NEW_YEAR))
    if t.seats > 1:
        t.then(pending(CLEAR_TILES, LUCK), pending(REFILL_TILES, LUCK), pending(REFILL_SETTLERS, LUCK))
    elif t.pieces.solo_refill[t.year] != 0:
        t.then(pending(CLEAR_TILES, LUCK), pending(REFILL_TILES, LUCK), pending(REFILL_SETTLERS, LUCK, NOT_GUARDS * LEFT_OUT))
    t.then(pending(CATASTROPHE, LUCK))


class Catastrophe(FromBag[Exodus]):
    """The year's tile: both upper rings turn together, the inner one further; then the neutral Kings walk (3.3, 19.2)."""

    def bag(self, t: Exodus, x: i64) -> vec[i64]:
        return t.catastrophes

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.catastrophes[option] -= 1
        inner = t.pieces.turn_inner[option]
        middle = t.pieces.turn_middle[option]
        turn_rings(t, inner + middle, middle)
        walk_neutral(t, 0, inner)
        walk_neutral(t, 1, middle)


def turn_rings(t: Exodus, inner: i64, middle: i64) -> None:
    """Quarter turns clockwise; whatever stands on a ring goes with it."""
    t.turned_inner = (t.turned_inner + inner) % AREAS
    t.turned_middle = (t.turned_middle + middle) % AREAS
    t.tell(TURNED, LUCK, inner, middle)


def walk_neutral(t: Exodus, king: i64, spaces: i64) -> None:
    """A neutral King goes on clockwise along his ring, walls or not (19.2)."""
    space = t.neutral_king[king]
    if space < 0:
        return
    t.neutral_king[king] = space // SPACES * SPACES + (space + spaces) % SPACES
    t.tell(NEUTRAL_WALKED, LUCK, king + 1, t.neutral_king[king])


def reshuffle(t: Exodus, kind: i64) -> None:
    """An empty pile is made anew from what lies open beside it (3.9); Influence cards and Residences never."""
    if kind >= INFLUENCE or pile_size(t, kind) != 0:
        return
    for thing in range(t.pieces.first[kind], t.pieces.first[kind + 1]):
        t.unseen[thing] += t.open[thing]
        t.open[thing] = 0
    if pile_size(t, kind) != 0:
        t.tell(RESHUFFLED, LUCK, kind)


class ClearTiles(Step[Exodus]):
    """Workshops, Agoras and Ships left on the rings go to the open displays, settlers on them to the bag (3.4)."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        for space in range(CITY):
            thing = t.ring_tile[space] - 1
            if thing < 0:
                continue
            t.ring_tile[space] = 0
            t.open[thing] += 1
            t.tell(CLEARED, LUCK, thing)
            slot = t.pieces.agora_slot[space]
            if slot >= 0 and t.city[slot] != 0 and not t.agora_settler_stays:
                t.bag[t.city[slot] - 1] += 1
                t.tell(TO_BAG, LUCK, t.city[slot] - 1)
                t.city[slot] = 0


class RefillTiles(Step[Exodus]):
    """A new tile for every empty space that has one, space after space (3.4).  x is the next space to look at."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        for space in range(x, CITY):
            kind = t.pieces.space_tile[space]
            if kind < 0 or t.ring_tile[space] != 0:
                continue
            reshuffle(t, kind)
            if pile_size(t, kind) != 0:
                t.then(pending(REVEAL_TILE, LUCK, kind | space << 4), pending(REFILL_TILES, LUCK, space + 1))
                return


class FromPile(Step[Exodus]):
    """The top thing of a face-down pile that nobody has looked into.  x is the kind, + 16 times where it goes."""

    kind: i64 = CHANCE

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for thing in range(t.pieces.first[x & 0xF], t.pieces.first[(x & 0xF) + 1]):
            if t.unseen[thing] != 0:
                out = append(out, thing)
        return out

    def weight(self, t: Exodus, who: i64, x: i64, option: i64) -> i64:
        return t.unseen[option]

    def draw(self, t: Exodus, who: i64, x: i64, rng: Rng) -> i64:
        return pick(t.unseen, t.pieces.first[x & 0xF], t.pieces.first[(x & 0xF) + 1], rng)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.unseen[option] -= 1
        t.tell(REVEALED, LUCK, option, x >> 4)
        self.lay(t, option, x >> 4)

    def lay(self, t: Exodus, thing: i64, place: i64) -> None:
        raise NotImplementedError


class RevealTile(FromPile):
    """Onto a space of Atlantis (2.9)."""

    def lay(self, t: Exodus, thing: i64, place: i64) -> None:
        t.ring_tile[place] = 1 + thing


class RefillSettlers(Step[Exodus]):
    """A settler for every empty place that has one: inner ring, Guards, then Agoras that show one (3.5).

    Ruling 16: where the bag ends, places stay empty.  x is the next place, + 256 times what is left out.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if total(t.bag, 0, KINDS) == 0:
            return
        slot = x % LEFT_OUT
        while slot < t.pieces.slots and not needs_settler(t, slot, x // LEFT_OUT):
            slot += 1
        if slot < t.pieces.slots:
            t.then(pending(STAND, LUCK, slot), pending(REFILL_SETTLERS, LUCK, x - x % LEFT_OUT + slot + 1))


def needs_settler(t: Exodus, slot: i64, left_out: i64) -> bool:
    if t.city[slot] != 0:
        return False
    kind = t.pieces.slot_kind[slot]
    if kind == ON_SPACE:
        return left_out & NOT_INNER == 0
    if kind == ON_GUARD:
        return left_out & NOT_GUARDS == 0
    thing = t.ring_tile[t.pieces.slot_space[slot]] - 1
    return thing >= 0 and t.pieces.agora_job[thing * KINDS] >= 0


class Stand(DrawSettler):
    """A settler takes his place in Atlantis (2.7).  x is the place."""

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.bag[option] -= 1
        t.city[x] = 1 + option
        t.tell(STOOD, LUCK, option, x)


class RefillPillars(Step[Exodus]):
    """One card on top of each stack, tier by tier; capitals only in the first years (3.6).  x is the next stack."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        for stack in range(x, DISPLAYS * TIERS):
            tier = stack // DISPLAYS
            if tier == TIERS - 1 and t.year > t.pieces.capital_years:
                return
            if pile_size(t, PEDESTAL + tier) != 0:
                place = stack % DISPLAYS * TIERS + tier
                t.then(pending(REVEAL_PILLAR, LUCK, PEDESTAL + tier | place << 4), pending(REFILL_PILLARS, LUCK, stack + 1))
                return


class RevealPillar(FromPile):
    """Onto a stack of a display: its place is display * TIERS + tier (2.2)."""

    def lay(self, t: Exodus, thing: i64, place: i64) -> None:
        t.stack[place * STACK + t.stack_height[place]] = thing
        t.stack_height[place] += 1


class RefillKnowledge(Step[Exodus]):
    """The card furthest right goes, the others close up, new ones come from the left (3.7).

    x is the next place to fill, or NEW_YEAR: then cards move first.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if x == NEW_YEAR:
            move_shelf(t)
            x = 0
        for place in range(x, t.pieces.shown[t.seats]):
            if t.shelf[place] != 0:
                continue
            reshuffle(t, KNOWLEDGE)
            if pile_size(t, KNOWLEDGE) != 0:
                t.then(pending(REVEAL_KNOWLEDGE, LUCK, KNOWLEDGE | place << 4), pending(REFILL_KNOWLEDGE, LUCK, place + 1))
                return


def move_shelf(t: Exodus) -> None:
    """Ruling 18: the last place is cleared, then all cards close up to the right in their order."""
    last = t.pieces.shown[t.seats] - 1
    discard_card(t, last)
    goal = last
    place = last - 1
    while place >= 0:
        if t.shelf[place] != 0:
            t.shelf[goal] = t.shelf[place]
            t.shelf[place] = 0
            goal -= 1
        place -= 1


def discard_card(t: Exodus, place: i64) -> None:
    """A Knowledge card of the display goes to the open discard."""
    if t.shelf[place] != 0:
        t.open[t.shelf[place] - 1] += 1
        t.tell(SHELVED, LUCK, t.shelf[place] - 1)
        t.shelf[place] = 0


class RevealKnowledge(FromPile):
    """Onto a place of the Knowledge display, counted from the left (2.3)."""

    def lay(self, t: Exodus, thing: i64, place: i64) -> None:
        t.shelf[place] = 1 + thing


class TurnUpResidence(Step[Exodus]):
    """The display of Residences is filled up again, as long as there are any (11.4).  x is how many."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if x > 0 and pile_size(t, RESIDENCE) != 0:
            t.then(pending(REVEAL_RESIDENCE, LUCK, RESIDENCE), pending(TURN_UP_RESIDENCE, LUCK, x - 1))


class RevealResidence(FromPile):
    """Onto the display (2.10)."""

    def lay(self, t: Exodus, thing: i64, place: i64) -> None:
        t.open[thing] += 1


class LayMonuments(Step[Exodus]):
    """So many Monuments on either Monument space; the rest leaves the game unseen (2.11).  x is the next place."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        for place in range(x, MONUMENT_SPACES * MONUMENTS):
            if place % MONUMENTS < t.pieces.monuments[t.seats]:
                t.then(pending(REVEAL_MONUMENT, LUCK, MONUMENT | place << 4), pending(LAY_MONUMENTS, LUCK, place + 1))
                return


class RevealMonument(FromPile):
    """Onto a place of the Apotheosis track."""

    def lay(self, t: Exodus, thing: i64, place: i64) -> None:
        t.offer[place] = 1 + thing
