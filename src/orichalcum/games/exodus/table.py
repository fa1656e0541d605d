"""What lies on Exodus' table, who may see it, and the questions everybody asks about it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import (
    AREAS,
    CITY,
    DISPLAYS,
    FAVOR,
    GOODS,
    INFLUENCE,
    INFLUENCES,
    INNER,
    KINDS,
    MONUMENT_SPACES,
    MONUMENTS,
    NOTHING,
    ORDER_SPACES,
    PILLARS,
    SHELF,
    SPACES,
    STACK,
    TIERS,
    Pieces,
)
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import pick, row, total
from orichalcum.kernel.table import NOBODY_HIDES, Field, Step, Table, owner, public

SOURCES: Final = 16  # where points come from; named in rules.ids
SECRETS: Final = 2  # cards or tiles drawn to keep one

FIELDS: Final[list[Field]] = [
    *public("gold_as_book", "narrow_atlantis", "choose_pedestal_bonus", "must_take_pillar", "agora_settler_stays"),
    *public("may_leave_tile", "resolve_each_send", "may_stop_sending", "may_refuse_favor"),
    *public(
        "year", "round", "turned_inner", "turned_middle", "lost", "actions", "fresh", "drawer", "drawn_kind", "drawn_count"
    ),
    *public("supply", "bag", "unseen", "open", "catastrophes", "city", "ring_tile", "king", "neutral_king"),
    *public("order", "turn_order", "sorting", "shelf", "offer", "stack", "stack_height"),
    *public("goods", "favor", "training", "cell", "lodged", "staffed", "ship", "aboard"),
    *public("flame", "rewarded", "last_bonus", "pillar", "completed", "used", "knowledge"),
    *public("hand_size", "shown", "received", "played", "score", "earned"),
    *owner("hand", INFLUENCES),
    *owner("drawn", SECRETS),
]


class Exodus(Table):
    def __init__(self, seats: i64, rules: list[Step[Any]], pieces: Pieces, blank: bool = False) -> None:
        super().__init__(seats, rules, blank)
        self.pieces: Pieces = pieces
        self.begin_singles()
        if not blank:
            self.begin_atlantis(pieces)
            self.begin_boards(pieces)

    def begin_singles(self) -> None:
        self.gold_as_book: bool = False
        self.narrow_atlantis: bool = False
        self.choose_pedestal_bonus: bool = False
        self.must_take_pillar: bool = False
        self.agora_settler_stays: bool = False
        self.may_leave_tile: bool = False
        self.resolve_each_send: bool = False
        self.may_stop_sending: bool = False
        self.may_refuse_favor: bool = False
        self.year: i64 = 0
        self.round: i64 = 0
        self.turned_inner: i64 = 0  # quarter turns clockwise since the start
        self.turned_middle: i64 = 0
        self.lost: bool = False  # the solo game
        self.actions: i64 = 0  # left in this phase 2
        self.fresh: i64 = NOTHING  # cell of a new Residence whose placement bonus is still due
        self.drawer: i64 = NOTHING  # the seat that looks at what it drew
        self.drawn_kind: i64 = 0
        self.drawn_count: i64 = 0

    def begin_atlantis(self, pieces: Pieces) -> None:
        self.supply: vec[i64] = pieces.supply[:]
        self.bag: vec[i64] = row(KINDS, 0)
        self.unseen: vec[i64] = pieces.count[:]  # things in the piles, and the cards in hands that nobody else has seen
        self.open: vec[i64] = row(pieces.things, 0)  # things on open display, Knowledge cards on the discard
        self.catastrophes: vec[i64] = pieces.catastrophes[:]  # not yet revealed
        self.city: vec[i64] = row(pieces.slots, 0)  # 1 + kind of the settler who stands there
        self.ring_tile: vec[i64] = row(CITY, 0)  # 1 + thing
        self.king: vec[i64] = row(self.seats, NOTHING)  # a space
        self.neutral_king: vec[i64] = row(2, NOTHING)  # of the middle and of the outer ring
        self.order: vec[i64] = row(ORDER_SPACES, 0)  # 1 + seat
        self.turn_order: vec[i64] = row(self.seats, 0)
        self.sorting: vec[i64] = row(self.seats, 0)
        self.shelf: vec[i64] = row(SHELF, 0)  # 1 + Knowledge card, from left to right
        self.offer: vec[i64] = row(MONUMENT_SPACES * MONUMENTS, 0)  # 1 + Monument
        self.stack: vec[i64] = row(DISPLAYS * TIERS * STACK, 0)  # Pillar cards, the top one last
        self.stack_height: vec[i64] = row(DISPLAYS * TIERS, 0)

    def begin_boards(self, pieces: Pieces) -> None:
        seats = self.seats
        self.goods: vec[i64] = row(seats * GOODS, 0)
        self.favor: vec[i64] = row(seats, 0)
        self.training: vec[i64] = row(seats * pieces.jobs, 0)
        self.cell: vec[i64] = row(seats * pieces.cells, 0)  # 1 + thing
        self.lodged: vec[i64] = row(seats * pieces.cells * KINDS, 0)  # settlers on a cell, by kind
        self.staffed: vec[i64] = row(seats * pieces.cells, 0)  # of a Workshop: its filled places, one bit each
        self.ship: vec[i64] = row(seats * pieces.ship_spaces, 0)  # 1 + thing
        self.aboard: vec[i64] = row(seats * pieces.ship_spaces, 0)  # 1 + kind of settler
        self.flame: vec[i64] = row(seats, 0)  # step of the High Priest
        self.rewarded: vec[i64] = row(seats, 0)  # up to which step the bonuses have come
        self.last_bonus: vec[i64] = row(seats, 0)  # step of the bonus received last that was no Monument
        self.pillar: vec[i64] = row(seats * PILLARS * TIERS, 0)  # 1 + thing
        self.completed: vec[i64] = row(seats * PILLARS * TIERS, 0)
        self.used: vec[i64] = row(seats * PILLARS, 0)  # this round
        self.knowledge: vec[i64] = row(seats * pieces.knowledges, 0)
        self.hand: vec[i64] = row(seats * INFLUENCES, 0)
        self.hand_size: vec[i64] = row(seats, 0)
        self.shown: vec[i64] = row(INFLUENCES, 0)  # 1 + the seat that everybody knows to hold this card
        self.received: vec[i64] = row(seats, 0)  # Influence cards, played or not
        self.played: vec[i64] = row(INFLUENCES, 0)  # 1 + the seat that played it
        self.score: vec[i64] = row(seats, 0)
        self.earned: vec[i64] = row(seats * SOURCES, 0)
        self.drawn: vec[i64] = row(seats * SECRETS, 0)  # 1 + thing

    def fields(self) -> list[Field]:
        return FIELDS

    def copy(self) -> Exodus:
        c = Exodus(self.seats, self.rules, self.pieces, True)
        self.copy_kernel(c)
        self.copy_options(c)
        self.copy_atlantis(c)
        self.copy_seats(c)
        return c

    def copy_options(self, c: Exodus) -> None:
        c.gold_as_book = self.gold_as_book
        c.narrow_atlantis = self.narrow_atlantis
        c.choose_pedestal_bonus = self.choose_pedestal_bonus
        c.must_take_pillar = self.must_take_pillar
        c.agora_settler_stays = self.agora_settler_stays
        c.may_leave_tile = self.may_leave_tile
        c.resolve_each_send = self.resolve_each_send
        c.may_stop_sending = self.may_stop_sending
        c.may_refuse_favor = self.may_refuse_favor

    def copy_atlantis(self, c: Exodus) -> None:
        c.year = self.year
        c.round = self.round
        c.turned_inner = self.turned_inner
        c.turned_middle = self.turned_middle
        c.lost = self.lost
        c.actions = self.actions
        c.fresh = self.fresh
        c.drawer = self.drawer
        c.drawn_kind = self.drawn_kind
        c.drawn_count = self.drawn_count
        c.supply = self.supply[:]
        c.bag = self.bag[:]
        c.unseen = self.unseen[:]
        c.open = self.open[:]
        c.catastrophes = self.catastrophes[:]
        c.city = self.city[:]
        c.ring_tile = self.ring_tile[:]
        c.king = self.king[:]
        c.neutral_king = self.neutral_king[:]
        c.order = self.order[:]
        c.turn_order = self.turn_order[:]
        c.sorting = self.sorting[:]
        c.shelf = self.shelf[:]
        c.offer = self.offer[:]
        c.stack = self.stack[:]
        c.stack_height = self.stack_height[:]

    def copy_seats(self, c: Exodus) -> None:
        c.goods = self.goods[:]
        c.favor = self.favor[:]
        c.training = self.training[:]
        c.cell = self.cell[:]
        c.lodged = self.lodged[:]
        c.staffed = self.staffed[:]
        c.ship = self.ship[:]
        c.aboard = self.aboard[:]
        c.flame = self.flame[:]
        c.rewarded = self.rewarded[:]
        c.last_bonus = self.last_bonus[:]
        c.pillar = self.pillar[:]
        c.completed = self.completed[:]
        c.used = self.used[:]
        c.knowledge = self.knowledge[:]
        c.hand = self.hand[:]
        c.hand_size = self.hand_size[:]
        c.shown = self.shown[:]
        c.received = self.received[:]
        c.played = self.played[:]
        c.score = self.score[:]
        c.earned = self.earned[:]
        c.drawn = self.drawn[:]

    def guess(self, rng: Rng) -> Exodus:
        """Hidden hands are filled from the cards nobody has seen; what somebody just drew comes from its pile."""
        c = self.copy()
        if self.eyes == NOBODY_HIDES:
            return c
        unseen = c.unseen[:]
        if c.eyes >= 0:
            set_aside_own(c, unseen)
        for who in range(c.seats):
            if who != c.eyes:
                fill_hand(c, who, unseen, rng)
        if c.drawer >= 0 and c.drawer != c.eyes:
            fill_drawn(c, unseen, rng)
        return c


def set_aside_own(t: Exodus, unseen: vec[i64]) -> None:
    """What the eyes hold or have drawn themselves is with nobody else."""
    first = t.pieces.first[INFLUENCE]
    for card in range(INFLUENCES):
        if t.hand[t.eyes * INFLUENCES + card] != 0 and t.shown[card] == 0:
            unseen[first + card] -= 1
    for i in range(t.eyes * SECRETS, t.eyes * SECRETS + SECRETS):
        if t.drawn[i] != 0:
            unseen[t.drawn[i] - 1] -= 1


def fill_hand(t: Exodus, who: i64, unseen: vec[i64], rng: Rng) -> None:
    """A fair guess at a hand: the cards it is known to hold, and any others up to its size."""
    first = t.pieces.first[INFLUENCE]
    missing = t.hand_size[who]
    for card in range(INFLUENCES):
        known: i64 = 1 if t.shown[card] == who + 1 else 0
        t.hand[who * INFLUENCES + card] = known
        missing -= known
    for _ in range(missing):
        thing = pick(unseen, first, first + INFLUENCES, rng)
        unseen[thing] -= 1
        t.hand[who * INFLUENCES + thing - first] = 1


def fill_drawn(t: Exodus, unseen: vec[i64], rng: Rng) -> None:
    first = t.pieces.first[t.drawn_kind]
    end = t.pieces.first[t.drawn_kind + 1]
    for i in range(t.drawn_count):
        thing = pick(unseen, first, end, rng)
        unseen[thing] -= 1
        t.drawn[t.drawer * SECRETS + i] = 1 + thing


# Piles.


def pile_size(t: Exodus, kind: i64) -> i64:
    """How many things lie face down; everybody can count them."""
    size = total(t.unseen, t.pieces.first[kind], t.pieces.first[kind + 1])
    if kind == INFLUENCE:
        for who in range(t.seats):
            size -= t.hand_size[who]
        for card in range(INFLUENCES):
            if t.shown[card] != 0:
                size += 1
    if t.drawer >= 0 and kind == t.drawn_kind:
        size -= t.drawn_count
    return size


def in_pile(t: Exodus, thing: i64) -> i64:
    """How many of a thing lie in its pile: of the unseen ones, those that are in no hand and were not just drawn."""
    n = t.unseen[thing]
    if n == 0:
        return 0
    card = thing - t.pieces.first[INFLUENCE]
    if 0 <= card < INFLUENCES:
        for who in range(t.seats):
            n -= t.hand[who * INFLUENCES + card]
    if t.drawer >= 0:
        for i in range(t.drawer * SECRETS, t.drawer * SECRETS + t.drawn_count):
            if t.drawn[i] == thing + 1:
                n -= 1
    return n


def open_size(t: Exodus, kind: i64) -> i64:
    return total(t.open, t.pieces.first[kind], t.pieces.first[kind + 1])


# Atlantis.


def ring_of(space: i64) -> i64:
    return space // SPACES


def area_of(space: i64) -> i64:
    return space % SPACES // 2


def is_reached(t: Exodus, start: i64, space: i64) -> bool:
    """Whether walls leave a way from a space to one of the next ring, as the rings lie now (RULES 6.3).

    The inner ring's areas have turned by one amount, the middle ring's by another, the outer ring stands still.
    """
    here = area_of(start) + turned(t, ring_of(start))
    there = area_of(space) + turned(t, ring_of(space))
    apart = (there - here) & (AREAS - 1)
    reach = t.pieces.reach
    first = 2 * ring_of(start)
    return apart == reach[first] & (AREAS - 1) or apart == reach[first + 1] & (AREAS - 1)


def turned(t: Exodus, ring: i64) -> i64:
    if ring == INNER:
        return t.turned_inner
    return t.turned_middle if ring == 1 else 0


# A seat's board.


def books(t: Exodus, who: i64) -> i64:
    return total(t.goods, who * GOODS, who * GOODS + KINDS)


def occupied_cells(t: Exodus, who: i64) -> i64:
    n: i64 = 0
    cell = t.cell
    for i in range(who * t.pieces.cells, (who + 1) * t.pieces.cells):
        if cell[i] != 0:
            n += 1
    return n


def has_free_cell(t: Exodus, who: i64, agora: i64) -> bool:
    """Whether a cell of the wished kind, for Agoras (1) or for everything else (0), is free."""
    cell = t.cell
    kind = t.pieces.cell_agora
    first = who * t.pieces.cells
    for i in range(t.pieces.cells):
        if cell[first + i] == 0 and kind[i] == agora:
            return True
    return False


def favor_room(t: Exodus, who: i64) -> i64:
    """How many more Favor tiles the seat may take: open spaces, and what the supply still has (RULES 9.2)."""
    occupied = occupied_cells(t, who)
    room: i64 = -t.favor[who]
    for needed in t.pieces.favor_cells:
        if occupied >= needed:
            room += 1
    return room if room < t.supply[FAVOR] else t.supply[FAVOR]


def settlers_on(t: Exodus, who: i64, cell: i64) -> i64:
    first = (who * t.pieces.cells + cell) * KINDS
    return t.lodged[first] + t.lodged[first + 1] + t.lodged[first + 2]


def free_ship(t: Exodus, who: i64) -> i64:
    """The place of a Ship without a settler, or NOTHING; Ships are alike for settlers, so the first one will do."""
    first = who * t.pieces.ship_spaces
    for i in range(t.pieces.ship_spaces):
        if t.ship[first + i] == 0:
            return NOTHING
        if t.aboard[first + i] == 0:
            return i
    return NOTHING


def next_ship_space(t: Exodus, who: i64) -> i64:
    """The next place of the Ship track, or NOTHING if it is full."""
    first = who * t.pieces.ship_spaces
    for i in range(t.pieces.ship_spaces):
        if t.ship[first + i] == 0:
            return i
    return NOTHING
