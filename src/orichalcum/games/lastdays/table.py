"""What lies on the table of the Last Days, who may see it, how it is copied, and a fair guess at what is hidden."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import COLOURS, EVENTS, KINDS, SENATORS, SHIPS, SLOTS, SPECIALS, Pieces
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.rows import pick, row
from orichalcum.kernel.table import NOBODY_HIDES, Field, Step, Table, nobody, owner, public

HARBOUR: Final = 0
OCEAN: Final = 1
NO_TILE: Final = -1
NO_EVENT: Final = -1
NO_CARD: Final = -1

# What has become of a card in a row.
UNUSED: Final = 0
PLAYED: Final = 1  # by its owner
TAKEN: Final = 2  # by a neighbour

# Where points come from.
SOURCES: Final = 11
BY_REFUGEES: Final = 0
BY_CARGO: Final = 1
BY_COLOURS: Final = 2
BY_MOVING: Final = 3
BY_MAJORITY: Final = 4
BY_BONUS: Final = 5
BY_CARD: Final = 6
BY_VICTIMS: Final = 7
BY_ALLIANCE: Final = 8
BY_EVENT: Final = 9
BY_TREASURE: Final = 10

FIELDS: Final[list[Field]] = [
    *public("unplayed_return", "draw_what_there_is", "all_below", "cards_only", "ark_always_neutral"),
    *public("no_chaos_first", "oraklos_one", "empathy_own_only", "airship_as_extra", "ask_only_able", "hand_limit"),
    *public("round", "event", "doom", "others_left", "camp", "slot", "winners", "gods_taken", "card", "richer"),
    *public("users", "pursuit", "holds", "loaded", "moved", "guarded", "pile_size", "special_pile_size", "turned"),
    *public("place", "advanced", "seated", "below", "landed", "placed", "placed_below", "stock", "before", "senate"),
    *public("spent", "lost", "vp", "earned", "space", "tile", "used", "bonus", "joined", "cards", "state", "down"),
    *public("gods", "bid", "order", "rank", "hand_size", "known", "discard", "special_size", "special_discard"),
    *public("shuffled", "special_shuffled", "special_since"),
    *owner("hand", KINDS),
    *owner("laid", SLOTS),
    *owner("special", SPECIALS),
    *owner("drawn", KINDS),
    *owner("special_drawn", SPECIALS),
    *nobody("pile", "special_pile"),
]


class LastDays(Table):
    def __init__(self, seats: i64, rules: list[Step[Any]], pieces: Pieces, blank: bool = False) -> None:  # noqa: PLR0915 - a line a field
        super().__init__(seats, rules, blank)
        self.pieces: Pieces = pieces
        self.unplayed_return: bool = False  # cards not played go back to the hand (14.1)
        self.draw_what_there_is: bool = False
        self.all_below: bool = False
        self.cards_only: bool = False  # Pursuit ship, Hidden holds and Sacrifice go with policy cards alone
        self.ark_always_neutral: bool = False
        self.no_chaos_first: bool = False
        self.oraklos_one: bool = False
        self.empathy_own_only: bool = False
        self.airship_as_extra: bool = False
        self.ask_only_able: bool = False  # windows ask only those who hold the card
        self.hand_limit: i64 = 7
        self.round: i64 = 0
        self.event: i64 = NO_EVENT
        self.doom: i64 = 0  # markers taken off
        self.others_left: i64 = 0  # events without doom that are still in the deck
        self.camp: i64 = 0  # neutrals in the refugee camp
        self.slot: i64 = 0
        self.winners: i64 = 0  # how many win this auction; 0 between auctions
        self.gods_taken: bool = False  # whether a gods' card was taken in this slot
        self.card: i64 = NO_CARD  # the policy card being played
        self.richer: i64 = 0  # seats with more points than the player as the card was played, one bit each
        self.users: i64 = 0  # seats that played a policy card in this slot, one bit each
        self.pursuit: bool = False  # this placement may use ships on the ocean
        self.holds: bool = False  # this placement may go below deck
        self.loaded: i64 = 0  # ships that this placement has loaded, one bit each
        self.moved: i64 = 0  # ships that this card may not move any more, one bit each
        self.guarded: bool = False
        self.pile_size: i64 = 0
        self.special_pile_size: i64 = 0
        if blank:
            return
        self.turned: vec[i64] = row(EVENTS, 0)  # whether an event has been turned up
        self.place: vec[i64] = row(SHIPS, HARBOUR)
        self.advanced: vec[i64] = row(SHIPS, 0)
        self.seated: vec[i64] = row(SHIPS * COLOURS, 0)
        self.below: vec[i64] = row(SHIPS * COLOURS, 0)  # refugees hidden below deck
        self.landed: vec[i64] = row(COLOURS, 0)
        self.placed: vec[i64] = row(SHIPS, 0)  # cubes of this placement on seats
        self.placed_below: vec[i64] = row(SHIPS, 0)
        self.stock: vec[i64] = row(seats, 0)
        self.before: vec[i64] = row(seats, 0)  # cubes before the screen, out of use till the next round
        self.senate: vec[i64] = row(seats, 0)
        self.spent: vec[i64] = row(seats * SLOTS, 0)  # cubes on the cards of a row
        self.lost: vec[i64] = row(seats, 0)  # cubes back in the box
        self.vp: vec[i64] = row(seats, 0)
        self.earned: vec[i64] = row(seats * SOURCES, 0)  # the same points by where they came from
        self.space: vec[i64] = row(seats, 0)  # of the seat's marker in the senate
        self.tile: vec[i64] = row(seats, NO_TILE)  # the space of the senator a seat has chosen
        self.used: vec[i64] = row(seats, 0)  # whether the senator has acted
        self.bonus: vec[i64] = row(SENATORS, 0)
        self.joined: vec[i64] = row(seats, 0)  # refugees placed by In This Together
        self.cards: vec[i64] = row(seats * SLOTS, 0)  # 1 + the open card of a row
        self.state: vec[i64] = row(seats * SLOTS, UNUSED)
        self.down: vec[i64] = row(seats * SLOTS, 0)  # whether a card of a row lies face down
        self.gods: vec[i64] = row(KINDS, 0)
        self.bid: vec[i64] = row(seats, 0)
        self.order: vec[i64] = row(seats, 0)  # the senate order as an auction or an event began
        self.rank: vec[i64] = row(seats, 0)  # the bidders, highest first
        self.hand: vec[i64] = row(seats * KINDS, 0)
        self.hand_size: vec[i64] = row(seats, 0)
        self.known: vec[i64] = row(seats * KINDS, 0)  # cards all know to be in a hand or face down before it
        self.laid: vec[i64] = row(seats * SLOTS, 0)  # 1 + a card that lies face down
        self.pile: vec[i64] = row(KINDS, 0)  # a bag: no order is stored, so none can leak
        self.discard: vec[i64] = row(KINDS, 0)
        self.special: vec[i64] = row(seats * SPECIALS, 0)
        self.special_size: vec[i64] = row(seats, 0)
        self.special_pile: vec[i64] = row(SPECIALS, 0)
        self.special_discard: vec[i64] = row(SPECIALS, 0)
        self.special_since: vec[i64] = row(seats, 0)  # special cards drawn since their pile was shuffled
        self.shuffled: vec[i64] = pieces.count  # the piles as they were when they were shuffled, which everybody knows
        self.special_shuffled: vec[i64] = pieces.special
        self.drawn: vec[i64] = row(seats * KINDS, 0)  # what each seat has drawn of them since
        self.special_drawn: vec[i64] = row(seats * SPECIALS, 0)

    def fields(self) -> list[Field]:
        return FIELDS

    def copy(self) -> LastDays:  # noqa: PLR0915 - a line a field
        """The last four rows seldom change and are shared: who changes one puts a fresh row in its place."""
        c = LastDays(self.seats, self.rules, self.pieces, True)
        self.copy_kernel(c)
        c.unplayed_return = self.unplayed_return
        c.draw_what_there_is = self.draw_what_there_is
        c.all_below = self.all_below
        c.cards_only = self.cards_only
        c.ark_always_neutral = self.ark_always_neutral
        c.no_chaos_first = self.no_chaos_first
        c.oraklos_one = self.oraklos_one
        c.empathy_own_only = self.empathy_own_only
        c.airship_as_extra = self.airship_as_extra
        c.ask_only_able = self.ask_only_able
        c.hand_limit = self.hand_limit
        c.round = self.round
        c.event = self.event
        c.doom = self.doom
        c.others_left = self.others_left
        c.camp = self.camp
        c.slot = self.slot
        c.winners = self.winners
        c.gods_taken = self.gods_taken
        c.card = self.card
        c.richer = self.richer
        c.users = self.users
        c.pursuit = self.pursuit
        c.holds = self.holds
        c.loaded = self.loaded
        c.moved = self.moved
        c.guarded = self.guarded
        c.pile_size = self.pile_size
        c.special_pile_size = self.special_pile_size
        c.turned = self.turned[:]
        c.place = self.place[:]
        c.advanced = self.advanced[:]
        c.seated = self.seated[:]
        c.below = self.below[:]
        c.landed = self.landed[:]
        c.placed = self.placed[:]
        c.placed_below = self.placed_below[:]
        c.stock = self.stock[:]
        c.before = self.before[:]
        c.senate = self.senate[:]
        c.spent = self.spent[:]
        c.lost = self.lost[:]
        c.vp = self.vp[:]
        c.earned = self.earned[:]
        c.space = self.space[:]
        c.tile = self.tile[:]
        c.used = self.used[:]
        c.bonus = self.bonus[:]
        c.joined = self.joined[:]
        c.cards = self.cards[:]
        c.state = self.state[:]
        c.down = self.down[:]
        c.gods = self.gods[:]
        c.bid = self.bid[:]
        c.order = self.order[:]
        c.rank = self.rank[:]
        c.hand = self.hand[:]
        c.hand_size = self.hand_size[:]
        c.known = self.known[:]
        c.laid = self.laid[:]
        c.pile = self.pile[:]
        c.discard = self.discard[:]
        c.special = self.special[:]
        c.special_size = self.special_size[:]
        c.special_pile = self.special_pile[:]
        c.special_discard = self.special_discard[:]
        c.special_since = self.special_since[:]
        c.shuffled = self.shuffled
        c.special_shuffled = self.special_shuffled
        c.drawn = self.drawn
        c.special_drawn = self.special_drawn
        return c

    def guess(self, rng: Rng) -> LastDays:
        """The cards not seen are shared out to the other hands, what all know of them first, and to the piles."""
        c = self.copy()
        if self.eyes == NOBODY_HIDES:
            return c
        c.pile = unseen_policy(c)
        c.special_pile = unseen_special(c)
        guess_policy(c, rng)
        guess_special(c, rng)
        return c


def unseen_policy(t: LastDays) -> vec[i64]:
    """Policy cards neither in sight nor known to be somewhere: those of the pile and of the other hands."""
    unseen = t.pieces.count[:]
    for kind in range(KINDS):
        unseen[kind] -= t.discard[kind] + t.gods[kind]
        for who in range(t.seats):
            unseen[kind] -= t.hand[who * KINDS + kind] if who == t.eyes else t.known[who * KINDS + kind]
    for place in range(t.seats * SLOTS):
        if t.cards[place] != 0:
            unseen[t.cards[place] - 1] -= 1
        if t.laid[place] != 0:
            unseen[t.laid[place] - 1] -= 1
    return unseen


def unseen_special(t: LastDays) -> vec[i64]:
    unseen = t.pieces.special[:]
    for kind in range(SPECIALS):
        unseen[kind] -= t.special_discard[kind]
        if t.eyes >= 0:
            unseen[kind] -= t.special[t.eyes * SPECIALS + kind]
    return unseen


def mine_of(t: LastDays, drawn: vec[i64], each: i64, kind: i64) -> i64:
    """How many of a kind these eyes have drawn since the pile was shuffled: so many fewer can lie in it."""
    return drawn[t.eyes * each + kind] if t.eyes >= 0 else 0


def guess_policy(t: LastDays, rng: Rng) -> None:
    """Hands with the cards they are known to hold and any others, of which some lie face down.

    What cannot be in the pile, for it was in no hand's reach when that was shuffled, is in the hands first.
    """
    missing = row(t.seats, 0)
    for who in range(t.seats):
        if who != t.eyes:
            missing[who] = lay_down_known(t, who)
    for kind in range(KINDS):
        for _ in range(t.pile[kind] - t.shuffled[kind] + mine_of(t, t.drawn, KINDS, kind)):
            if any_left(missing):
                give_policy(t, pick(missing, 0, t.seats, rng), kind, missing)
    for who in range(t.seats):
        for _ in range(missing[who]):
            give_policy(t, who, pick(t.pile, 0, KINDS, rng), missing)
        if who != t.eyes:
            turn_down(t, who, rng)


def lay_down_known(t: LastDays, who: i64) -> i64:
    """Of a hand what everybody knows; how many cards it still lacks, those face down before it counted."""
    lacks = t.hand_size[who]
    for place in range(who * SLOTS, who * SLOTS + SLOTS):
        lacks += t.down[place]
    for card in range(who * KINDS, who * KINDS + KINDS):
        t.hand[card] = t.known[card]
        lacks -= t.known[card]
    return lacks


def any_left(missing: vec[i64]) -> bool:
    for lacks in missing:
        if lacks > 0:
            return True
    return False


def give_policy(t: LastDays, who: i64, kind: i64, missing: vec[i64]) -> None:
    t.pile[kind] -= 1
    t.hand[who * KINDS + kind] += 1
    missing[who] -= 1


def turn_down(t: LastDays, who: i64, rng: Rng) -> None:
    """Some of a hand lie face down before it."""
    mine = who * KINDS
    for place in range(who * SLOTS, who * SLOTS + SLOTS):
        if t.down[place] != 0:
            card = pick(t.hand, mine, mine + KINDS, rng)
            t.hand[card] -= 1
            t.laid[place] = card - mine + 1


def guess_special(t: LastDays, rng: Rng) -> None:
    """Special cards for everybody else: those that cannot be in the pile to whoever has held cards the longest."""
    missing, old = row(t.seats, 0), row(t.seats, 0)
    for who in range(t.seats):
        if who != t.eyes:
            missing[who] = t.special_size[who]
            old[who] = max(0, t.special_size[who] - t.special_since[who])
    for kind in range(SPECIALS):
        for _ in range(t.special_pile[kind] - t.special_shuffled[kind] + mine_of(t, t.special_drawn, SPECIALS, kind)):
            if any_left(missing):
                who = pick(old if any_left(old) else missing, 0, t.seats, rng)
                old[who] -= 1 if old[who] > 0 else 0
                give_special(t, who, kind, missing)
    for who in range(t.seats):
        for _ in range(missing[who]):
            give_special(t, who, pick(t.special_pile, 0, SPECIALS, rng), missing)


def give_special(t: LastDays, who: i64, kind: i64, missing: vec[i64]) -> None:
    t.special_pile[kind] -= 1
    t.special[who * SPECIALS + kind] += 1
    missing[who] -= 1


def senator_of(t: LastDays, who: i64) -> i64:
    """The senator a seat has chosen, or NO_TILE."""
    return NO_TILE if t.tile[who] == NO_TILE else t.pieces.senator[t.tile[who]]


def gain(t: LastDays, who: i64, source: i64, points: i64) -> None:
    t.vp[who] += points
    t.earned[who * SOURCES + source] += points
