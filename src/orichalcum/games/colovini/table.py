"""What lies on Colovini's table, who may see it, and questions about it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orichalcum.games.colovini.pieces import BACKS, FIGURES, ITEMS, TILES, Pieces, value_of
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import byte_row, pick, row, total
from orichalcum.kernel.table import NOBODY_HIDES, Field, Step, Table, nobody, owner, public

HOME: Final = -1  # Atlantis, just before the first space
VALUES: Final = 8  # values 1 to 7, and 0 unused

FIELDS: Final[list[Field]] = [
    *public("bought_cards_pay", "sell_many", "bridge_after", "take_ahead"),
    *public("walker", "figure", "start", "at", "took", "owed", "turns", "busy", "idle"),
    *public("shore", "path", "below", "stander", "bridged", "place", "bridges", "bag"),
    *public("loot", "kept", "hand_size", "shown", "pile_size", "stock", "reshuffled", "discard", "gone", "spent"),
    *owner("hand", ITEMS),
    *owner("bought", ITEMS),
    *owner("drawn", ITEMS),
    *nobody("pile"),
]


class Colovini(Table):
    def __init__(self, seats: i64, rules: list[Step[Any]], pieces: Pieces, blank: bool = False) -> None:
        super().__init__(seats, rules, blank)
        self.pieces: Pieces = pieces
        self.shore: i64 = pieces.spaces  # the mainland, just behind the last space
        self.bought_cards_pay: bool = False
        self.sell_many: bool = False
        self.bridge_after: bool = True
        self.take_ahead: bool = False
        self.walker: i64 = -1  # the seat that has moved last, or is moving
        self.figure: i64 = 0  # the one being moved
        self.start: i64 = HOME  # where it came from
        self.at: i64 = HOME  # where it stands in mid-move
        self.took: i64 = -1  # the space it took a tile from
        self.owed: i64 = 0  # tolls of this move, not yet paid
        self.turns: i64 = 0
        self.busy: bool = False  # whether this turn changed anything
        self.idle: i64 = 0  # turns in a row that changed nothing
        self.pile_size: i64 = 0
        self.reshuffled: bool = False
        if blank:
            return
        self.path: vec[i64] = row(self.shore, 0)  # the visible tile of each space, or 0 for water
        self.below: vec[i64] = row(self.shore, 0)  # tiles still hidden underneath
        self.stander: vec[i64] = row(self.shore, 0)  # 1 + the figure that stands there
        self.bridged: vec[i64] = row(self.shore, 0)
        self.bag: vec[u8] = byte_row(BACKS * TILES)  # tiles nobody has seen yet, by back
        self.place: vec[i64] = row(seats * FIGURES, HOME)
        self.bridges: vec[i64] = row(seats, 1)
        self.loot: vec[i64] = row(seats * VALUES, 0)  # tiles collected, by value
        self.kept: vec[u8] = byte_row(seats * TILES)  # the same tiles, by tile
        self.hand: vec[i64] = row(seats * ITEMS, 0)
        self.hand_size: vec[i64] = row(seats, 0)
        self.bought: vec[i64] = row(seats * ITEMS, 0)  # cards of the hand that were bought this turn
        self.shown: vec[i64] = row(seats * ITEMS, 0)  # cards that everybody knows to be in a hand
        self.pile: vec[i64] = row(ITEMS, 0)  # a bag: no order is stored, so none can leak
        self.stock: vec[i64] = pieces.cards  # the pile as it was when it was shuffled, which everybody knows
        self.drawn: vec[i64] = row(seats * ITEMS, 0)  # what each seat has taken from it since it was reshuffled
        self.discard: vec[i64] = row(ITEMS, 0)
        self.gone: vec[i64] = row(ITEMS, 0)  # cards paid: out of the game
        self.spent: vec[i64] = row(VALUES, 0)  # tiles paid or sold, by value: out of the game

    def fields(self) -> list[Field]:
        return FIELDS

    def copy(self) -> Colovini:
        """Rows that seldom change are shared: who changes one of the last eight puts a fresh row in its place."""
        c = Colovini(self.seats, self.rules, self.pieces, True)
        self.copy_kernel(c)
        c.bought_cards_pay = self.bought_cards_pay
        c.sell_many = self.sell_many
        c.bridge_after = self.bridge_after
        c.take_ahead = self.take_ahead
        c.walker = self.walker
        c.figure = self.figure
        c.start = self.start
        c.at = self.at
        c.took = self.took
        c.owed = self.owed
        c.turns = self.turns
        c.busy = self.busy
        c.idle = self.idle
        c.pile_size = self.pile_size
        c.reshuffled = self.reshuffled
        c.path = self.path[:]
        c.below = self.below[:]
        c.stander = self.stander[:]
        c.bag = self.bag[:]
        c.place = self.place[:]
        c.loot = self.loot[:]
        c.kept = self.kept[:]
        c.hand = self.hand[:]
        c.hand_size = self.hand_size[:]
        c.pile = self.pile[:]
        c.discard = self.discard[:]
        c.bridged = self.bridged
        c.bridges = self.bridges
        c.bought = self.bought
        c.shown = self.shown
        c.gone = self.gone
        c.spent = self.spent
        c.stock = self.stock
        c.drawn = self.drawn
        return c

    def guess(self, rng: Rng) -> Colovini:
        """The cards not seen are shared out to the other hands and the pile: in a hand first of all what it has shown."""
        c = self.copy()
        if self.eyes == NOBODY_HIDES:
            return c
        unseen = unseen_cards(c)
        missing = lay_down_shown(c)
        for item in range(ITEMS):
            for _ in range(unseen[item] - most_in_pile(c, item)):
                deal_guess(c, pick(missing, 0, c.seats, rng), item, missing, unseen)
        for who in range(c.seats):
            for _ in range(missing[who]):
                deal_guess(c, who, pick(unseen, 0, ITEMS, rng), missing, unseen)
        c.pile = unseen
        return c


def unseen_cards(t: Colovini) -> vec[i64]:
    """Cards that are neither in sight nor known to be in a hand: those of the pile and of the other hands."""
    unseen = row(ITEMS, 0)
    for item in range(ITEMS):
        unseen[item] = t.pieces.cards[item] - t.discard[item] - t.gone[item]
        for who in range(t.seats):
            known = t.hand[who * ITEMS + item] if who == t.eyes else t.shown[who * ITEMS + item]
            unseen[item] -= known
    return unseen


def most_in_pile(t: Colovini, item: i64) -> i64:
    """How many cards of an item the pile can still hold, as far as these eyes know."""
    mine: i64 = 0
    if t.eyes >= 0:
        mine = t.drawn[t.eyes * ITEMS + item]
    return t.stock[item] - mine


def lay_down_shown(t: Colovini) -> vec[i64]:
    """The other hands as far as they are known; how many cards each still lacks."""
    missing = row(t.seats, 0)
    for who in range(t.seats):
        if who == t.eyes:
            continue
        missing[who] = t.hand_size[who]
        for card in range(who * ITEMS, who * ITEMS + ITEMS):
            t.hand[card] = t.shown[card]
            missing[who] -= t.shown[card]
    return missing


def deal_guess(t: Colovini, who: i64, item: i64, missing: vec[i64], unseen: vec[i64]) -> None:
    t.hand[who * ITEMS + item] += 1
    missing[who] -= 1
    unseen[item] -= 1


def wealth(t: Colovini, who: i64) -> i64:
    """All that a seat could pay now: tiles at their value, cards at 1, without the cards bought this turn."""
    sum = t.hand_size[who]
    for item in range(ITEMS):
        sum -= t.bought[who * ITEMS + item]
    for value in range(1, VALUES):
        sum += t.loot[who * VALUES + value] * value
    return sum


def arrived(t: Colovini, who: i64) -> i64:
    """How many of the seat's figures are on the mainland."""
    n: i64 = 0
    for figure in range(who * FIGURES, who * FIGURES + FIGURES):
        if t.place[figure] == t.shore:
            n += 1
    return n


def first_gap(t: Colovini, start: i64) -> i64:
    """The first space of the next gap at or after a space, or the shore.  Water at an end of the path is no gap."""
    path = t.path
    i = start if start > 1 else 1
    while i < t.shore:
        if path[i] == 0 and path[i - 1] != 0:
            return i if gap_end(t, i) < t.shore else t.shore
        i += 1
    return t.shore


def gap_end(t: Colovini, gap: i64) -> i64:
    """The space behind a gap."""
    path = t.path
    i = gap
    while i < t.shore and path[i] == 0:
        i += 1
    return i


def gap_price(t: Colovini, gap: i64) -> i64:
    """The lower of its two borders; a bridge makes no difference here (8.2)."""
    return min(value_of(t.path[gap - 1]), value_of(t.path[gap_end(t, gap)]))


def is_bridged(t: Colovini, gap: i64) -> bool:
    for i in range(gap, gap_end(t, gap)):
        if t.bridged[i] != 0:
            return True
    return False


def open_gap(t: Colovini, start: i64) -> i64:
    """The first space of the next gap without a bridge, or the shore."""
    gap = first_gap(t, start)
    while gap < t.shore and is_bridged(t, gap):
        gap = first_gap(t, gap + 1)
    return gap


def inventory(t: Colovini) -> list[int]:
    """Cards by item, tiles by value, and bridges, wherever they lie."""
    cards = [int(t.pile[item] + t.discard[item] + t.gone[item]) for item in range(ITEMS)]
    for card in range(t.seats * ITEMS):
        cards[card % ITEMS] += t.hand[card]
    tiles = [int(t.spent[value]) for value in range(VALUES)]
    for bag in (t.bag, t.kept):
        for tile in range(len(bag)):
            tiles[tile % TILES // VALUES] += bag[tile]
    for space in range(t.shore):
        tiles[value_of(t.path[space])] += 1 if t.path[space] != 0 else 0
    return [*cards, *tiles, int(total(t.bridged, 0, t.shore) + total(t.bridges, 0, t.seats))]
