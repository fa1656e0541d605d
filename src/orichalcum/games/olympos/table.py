"""What lies on Olympos' table, who may see it, and questions about it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import (
    BONUS_PRESTIGE,
    CARDS,
    CELLS,
    COLUMNS,
    GOD_DELAY,
    GOD_SWORDS,
    GODS,
    GOODS,
    KINDS,
    SLOTS,
    SWORDS,
    WINS_TIES,
    ZEUS,
    Pieces,
    count,
)
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import pick, row
from orichalcum.kernel.table import NOBODY_HIDES, Field, Step, Table, nobody, owner, public

UNDER_SEAT: Final = 8  # a buried disc is its land times this, and its seat
TOKEN_MOST: Final = 3  # the dearest prestige token

OPEN: Final[list[Field]] = [
    *public("open_prestige", "random_blocking", "own_discount"),
    *public("blocked", "tribes", "finished", "gods_shown", "price", "turns", "deck_size", "buried"),
    *public("marker", "track", "hours", "camp", "held", "under", "cubes", "tokens", "hand_size", "looked_size"),
    *public("tiles", "savings", "wonders", "left", "cell", "column", "slot", "marked", "called", "discard", "made_of"),
    *owner("hand", CARDS),
    *owner("looked", CARDS),
    *nobody("deck"),
]
FIELDS: Final[list[Field]] = [*OPEN, *owner("prestige", 1)]
OPEN_FIELDS: Final[list[Field]] = [*OPEN, *public("prestige")]


class Olympos(Table):
    """Lands, seats, kinds and gods stand in sets: one bit each."""

    def __init__(self, seats: i64, rules: list[Step[Any]], pieces: Pieces, blank: bool = False) -> None:
        super().__init__(seats, rules, blank)
        self.pieces: Pieces = pieces
        self.open_prestige: bool = False
        self.random_blocking: bool = False
        self.own_discount: bool = False
        self.blocked: i64 = 0  # lands with a cross
        self.tribes: i64 = 0  # lands with a tribe
        self.finished: i64 = 0  # seats that have passed or taken their last action
        self.gods_shown: i64 = 0
        self.price: i64 = 0  # of the action under way
        self.turns: i64 = 0
        self.deck_size: i64 = 0
        self.buried: i64 = 0  # discs that lie under another
        if blank:
            return
        self.marker: vec[i64] = row(seats, 0)
        self.track: vec[i64] = row(seats, -1)  # seats from the rearmost on; on one space the topmost first
        self.hours: vec[i64] = row(seats, 0)  # hourglasses
        self.camp: vec[i64] = row(seats, pieces.camp)
        self.held: vec[i64] = row(seats, 0)  # lands under control
        self.under: vec[i64] = row(seats * pieces.settlers, 0)  # so many buried discs, in a stack the lowest first
        self.cubes: vec[i64] = row(seats * GOODS, 0)
        self.prestige: vec[i64] = row(seats, 0)
        self.tokens: vec[i64] = row(seats, 0)  # prestige tokens lying face down
        self.hand: vec[i64] = row(seats * CARDS, 0)
        self.hand_size: vec[i64] = row(seats, 0)
        self.looked: vec[i64] = row(seats * CARDS, 0)  # drawn, not yet chosen from
        self.looked_size: vec[i64] = row(seats, 0)
        self.tiles: vec[i64] = row(seats, 0)  # kinds of discoveries
        self.savings: vec[i64] = row(seats, 0)  # goods on tiles of agriculture and money
        self.wonders: vec[i64] = row(seats, 0)
        self.left: vec[i64] = row(KINDS, 0)
        self.cell: vec[i64] = row(CELLS, 0)  # 1 + the kind that lies there
        self.column: vec[i64] = row(COLUMNS, 0)  # 1 + the wonder that lies there
        self.slot: vec[i64] = row(CELLS * SLOTS, 0)  # 1 + the seat whose disc lies there
        self.marked: vec[i64] = row(GODS, 0)  # seats, by god
        self.called: vec[i64] = row(seats, 0)  # Zeus cards played for the god just revealed
        self.deck: vec[i64] = row(CARDS, 0)  # a bag: no order is stored, so none can leak
        self.discard: vec[i64] = row(CARDS, 0)
        self.made_of: vec[i64] = pieces.deck  # the cards of which the deck was made last

    def fields(self) -> list[Field]:
        return OPEN_FIELDS if self.open_prestige else FIELDS

    def copy(self) -> Olympos:
        """`under` and `made_of` are shared: who changes one puts a fresh row in its place."""
        c = Olympos(self.seats, self.rules, self.pieces, True)
        self.copy_kernel(c)
        c.open_prestige = self.open_prestige
        c.random_blocking = self.random_blocking
        c.own_discount = self.own_discount
        c.blocked = self.blocked
        c.tribes = self.tribes
        c.finished = self.finished
        c.gods_shown = self.gods_shown
        c.price = self.price
        c.turns = self.turns
        c.deck_size = self.deck_size
        c.buried = self.buried
        c.marker = self.marker[:]
        c.track = self.track[:]
        c.hours = self.hours[:]
        c.camp = self.camp[:]
        c.held = self.held[:]
        c.cubes = self.cubes[:]
        c.prestige = self.prestige[:]
        c.tokens = self.tokens[:]
        c.hand = self.hand[:]
        c.hand_size = self.hand_size[:]
        c.looked = self.looked[:]
        c.looked_size = self.looked_size[:]
        c.tiles = self.tiles[:]
        c.savings = self.savings[:]
        c.wonders = self.wonders[:]
        c.left = self.left[:]
        c.cell = self.cell[:]
        c.column = self.column[:]
        c.slot = self.slot[:]
        c.marked = self.marked[:]
        c.called = self.called[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.under = self.under
        c.made_of = self.made_of
        return c

    def guess(self, rng: Rng) -> Olympos:
        """The cards not seen are shared out to the other hands, the rest is the deck; tokens get values they may have.

        What the deck was not made of can only be in a hand.
        """
        c = self.copy()
        if self.eyes == NOBODY_HIDES:
            return c
        unseen = unseen_cards(c)
        missing = missing_cards(c)
        for card in range(CARDS):
            for _ in range(unseen[card] - c.made_of[card]):
                deal_guess(c, pick(missing, 0, 2 * c.seats, rng), card, missing, unseen)
        for place in range(2 * c.seats):
            for _ in range(missing[place]):
                deal_guess(c, place, pick(unseen, 0, CARDS, rng), missing, unseen)
        if not c.open_prestige:
            for who in range(c.seats):
                if who != self.eyes:
                    c.prestige[who] = guess_prestige(c, who, rng)
        c.deck = unseen
        return c


def unseen_cards(t: Olympos) -> vec[i64]:
    """Cards that these eyes see nowhere: those of the deck and of the other hands."""
    unseen = row(CARDS, 0)
    for card in range(CARDS):
        unseen[card] = t.pieces.deck[card] - t.discard[card]
        if t.eyes >= 0:
            unseen[card] -= t.hand[t.eyes * CARDS + card] + t.looked[t.eyes * CARDS + card]
    return unseen


def missing_cards(t: Olympos) -> vec[i64]:
    """How many cards these eyes do not see: of each hand, then of each seat's cards that are looked at."""
    missing = row(2 * t.seats, 0)
    for who in range(t.seats):
        if who != t.eyes:
            missing[who] = t.hand_size[who]
            missing[t.seats + who] = t.looked_size[who]
    return missing


def deal_guess(t: Olympos, place: i64, card: i64, missing: vec[i64], unseen: vec[i64]) -> None:
    missing[place] -= 1
    unseen[card] -= 1
    if place < t.seats:
        t.hand[place * CARDS + card] += 1
    else:
        t.looked[(place - t.seats) * CARDS + card] += 1


def guess_prestige(t: Olympos, who: i64, rng: Rng) -> i64:
    """The discs on the board tell some tokens; each other one may be a 1, a 2 or a 3."""
    sum: i64 = 0
    unknown = t.tokens[who]
    for place in range(CELLS * SLOTS):
        if t.slot[place] == who + 1:
            worth = slot_prestige(t, place)
            sum += worth
            if worth != 0:
                unknown -= 1
    for _ in range(unknown):
        sum += 1 + rng.below(TOKEN_MOST)
    return sum


def slot_prestige(t: Olympos, place: i64) -> i64:
    return t.pieces.bonus[BONUS_PRESTIGE * t.pieces.bonuses + t.pieces.slots[place] - 1]


def next_seat(t: Olympos) -> i64:
    """Of those who have not finished the rearmost, on one space the topmost (3.1); -1 at the end."""
    for who in t.track:
        if (t.finished >> who) & 1 == 0:
            return who
    return -1


def trait_of(t: Olympos, who: i64, trait: i64) -> i64:
    """The sum of one trait over a seat's discoveries."""
    p = t.pieces
    kinds = t.tiles[who] & p.having[trait]
    sum: i64 = 0
    place = trait * KINDS
    while kinds != 0:
        if kinds & 1 != 0:
            sum += p.trait[place]
        kinds >>= 1
        place += 1
    return sum


def wins_ties(t: Olympos, who: i64) -> bool:
    return t.tiles[who] & t.pieces.having[WINS_TIES] != 0


def from_gods(t: Olympos, who: i64, trait: i64) -> i64:
    """The sum of one trait over the gods whose mark a seat wears."""
    sum: i64 = 0
    for god in range(GODS):
        if (t.marked[god] >> who) & 1 != 0:
            sum += t.pieces.god[trait * GODS + god]
    return sum


def swords(t: Olympos, who: i64) -> i64:
    """On tiles, and those of Ares (5.5)."""
    return trait_of(t, who, SWORDS) + from_gods(t, who, GOD_SWORDS)


def delay(t: Olympos, who: i64) -> i64:
    """What the Erinyes add to the next action."""
    return from_gods(t, who, GOD_DELAY)


def star_tokens(t: Olympos, who: i64) -> i64:
    """Whoever controls a star territory has its star (5.6)."""
    return count(t.held[who] & t.pieces.stars)


def territories(t: Olympos, who: i64, good: i64) -> i64:
    """Territory tokens of one good."""
    return count(t.held[who] & t.pieces.of_good[good])


def zeus_symbols(t: Olympos, who: i64) -> i64:
    """On tiles, the Zeus token, and cards played for the god just revealed (9.3)."""
    return trait_of(t, who, ZEUS) + count(t.held[who] & t.pieces.zeus_land) + t.called[who]


def holder(t: Olympos, land: i64) -> i64:
    """The seat whose disc lies on top, or -1."""
    for who in range(t.seats):
        if (t.held[who] >> land) & 1 != 0:
            return who
    return -1


def discs_on_map(t: Olympos, who: i64) -> i64:
    """Of one seat, the buried ones included."""
    n = count(t.held[who])
    for i in range(t.buried):
        if t.under[i] % UNDER_SEAT == who:
            n += 1
    return n


def stock(t: Olympos, good: i64) -> i64:
    """Cubes of one good that nobody holds."""
    n = t.pieces.cubes
    for who in range(t.seats):
        n -= t.cubes[who * GOODS + good]
    return n


def spare_time(t: Olympos, who: i64) -> i64:
    """The dearest action that does not go past the cross: hourglasses pay first (10.2)."""
    return t.pieces.cross - t.marker[who] + t.hours[who]


def is_last_turn(t: Olympos, who: i64) -> bool:
    return t.marker[who] >= t.pieces.last_zeus


def gain_prestige(t: Olympos, who: i64, points: i64) -> None:
    """Face down, in as few tokens as will do (12.2)."""
    t.prestige[who] += points
    t.tokens[who] += (points + TOKEN_MOST - 1) // TOKEN_MOST


def lose_card(t: Olympos, who: i64, card: i64) -> None:
    """A destiny card goes to the discards, for all to see."""
    t.hand[who * CARDS + card] -= 1
    t.hand_size[who] -= 1
    t.discard[card] += 1
