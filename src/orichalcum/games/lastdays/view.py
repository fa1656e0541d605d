"""What one pair of eyes sees of a table of the Last Days: all that picture and telling are given."""

from __future__ import annotations

import msgspec

from orichalcum.games.lastdays.pieces import COLOURS, KINDS, SENATORS, SHIPS, SLOTS, SPECIALS
from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.order import is_before
from orichalcum.games.lastdays.rules.ships import seats_of
from orichalcum.games.lastdays.scoring import colour_points, refugee_points, score
from orichalcum.games.lastdays.table import OCEAN, LastDays, senator_of
from orichalcum.kernel.table import LUCK, NOBODY_HIDES, SEALED

NOTHING = -1

# In which phase each step belongs; the others belong to the phase they interrupt.
PHASES = ("setup", "influence", "senate", "auction", "doom")


class Ship(msgspec.Struct, frozen=True):
    """`seated` and `below` count by colour, the neutrals last.

    `landing` is what each seat would score if it landed now, `mover` what whoever brought it there by a card would besides.
    """

    ocean: bool
    advanced: bool
    seats: int
    seated: tuple[int, ...]
    below: tuple[int, ...]
    landing: tuple[int, ...]
    mover: int

    def aboard(self) -> int:
        return sum(self.seated) + sum(self.below)


class Niche(msgspec.Struct, frozen=True):
    """A space of the senate: whose statue, who has the senator, whose markers stand there, bonus points."""

    senator: int
    holder: int
    markers: tuple[int, ...]
    bonus: int


class Place(msgspec.Struct, frozen=True):
    """A card of a row: `card` is NOTHING where none is seen; `peeked`: it lies face down and only I see it."""

    card: int
    down: bool
    peeked: bool
    used: int
    cubes: int


class Seat(msgspec.Struct, frozen=True):
    """`bid` is that of the auction going on, or NOTHING.

    `hand` and `special` count by kind and are None where they are not ours to see.
    """

    points: int
    stock: int
    before: int
    senate: int
    lost: int
    senator: int
    acted: bool
    cards: int
    specials: int
    row: tuple[Place, ...]
    bid: int
    sealed: bool
    hand: tuple[int, ...] | None
    special: tuple[int, ...] | None


class View(msgspec.Struct, frozen=True):
    """`me` is -2 for a spectator; `slot` is the auction going on, or NOTHING; `draft` my row so far."""

    me: int
    over: bool
    round: int
    phase: str
    event: int
    doom: int
    open_bids: bool
    camp: int
    ships: tuple[Ship, ...]
    landed: tuple[int, ...]
    niches: tuple[Niche, ...]
    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    slot: int
    ranking: tuple[int, ...]
    winners: int
    gods: tuple[int, ...]
    asked: tuple[int, ...]
    playing: int
    card: int
    pile: int
    special_pile: int
    draft: tuple[int, ...]

    def mine(self) -> Seat | None:
        return self.seats[self.me] if self.me >= 0 else None


def view(t: LastDays) -> View:
    """Of a `seen_by` copy: what its eyes see."""
    step = 0 if t.over or not len(t.todo) else int(t.top() & 0xFF)
    auction = t.slot if phase_of(t) == "auction" and t.winners != 0 else NOTHING
    return View(
        me=t.eyes if t.eyes >= 0 else -2,
        over=t.over,
        round=t.round,
        phase=phase_of(t),
        event=t.event,
        doom=t.doom,
        open_bids=t.event >= 0 and t.pieces.open[t.event] != 0,
        camp=t.camp,
        ships=tuple(ship_seen(t, ship) for ship in range(SHIPS)),
        landed=tuple(t.landed),
        niches=tuple(niche(t, space) for space in range(SENATORS)),
        seats=tuple(seat_seen(t, who) for who in range(t.seats)),
        order=tuple(senate_order(t)),
        slot=int(auction),
        ranking=tuple(t.rank) if auction >= 0 and step not in BEFORE_RANKS else (),
        winners=t.winners,
        gods=tuple(t.gods),
        asked=() if t.over else tuple(who for who in range(t.seats) if t.waits_for() >> who & 1),
        playing=playing(t),
        card=t.card,
        pile=t.pile_size,
        special_pile=t.special_pile_size,
        draft=my_draft(t, step),
    )


BEFORE_RANKS = (ids.BID, ids.OPEN_BID, ids.SPY_WINDOW)


def phase_of(t: LastDays) -> str:
    """The phase, by what still lies at the bottom of what is to do."""
    if t.round == 0:
        return "setup"
    pending = {int(one & 0xFF) for one in t.todo}
    if pending & {ids.FALL, ids.TIDY, ids.REFILL, ids.DELAYED, ids.TURN_EVENT} or t.over:
        return "doom"
    if pending & {ids.INFLUENCE}:
        return "influence"
    if pending & {ids.TAKE_TILE, ids.NEXT_SENATOR}:
        return "senate"
    return "auction"


def playing(t: LastDays) -> int:
    """The seat whose card is being played, or NOTHING."""
    for one in t.todo:
        if one & 0xFF == ids.CARD_DONE:
            return int((one >> 8) & 0xFF) - 2
    return NOTHING


def senate_order(t: LastDays) -> list[int]:
    order: list[int] = []
    for who in range(t.seats):
        place = sum(1 for other in order if is_before(t, other, who))
        order.insert(place, who)
    return order


def ship_seen(t: LastDays, ship: int) -> Ship:
    own = slice(ship * COLOURS, ship * COLOURS + COLOURS)
    advanced = t.advanced[ship] != 0
    return Ship(
        ocean=t.place[ship] == OCEAN,
        advanced=advanced,
        seats=seats_of(t, ship),
        seated=tuple(t.seated[own]),
        below=tuple(t.below[own]),
        landing=tuple(refugee_points(t, ship, who, False) + colour_points(t, ship, who) for who in range(t.seats)),
        mover=t.pieces.mover + (t.pieces.mover_points[ship] if advanced else 0),
    )


def niche(t: LastDays, space: int) -> Niche:
    holders = [who for who in range(t.seats) if t.tile[who] == space]
    markers = tuple(who for who in range(t.seats) if t.space[who] == space)
    return Niche(t.pieces.senator[space], holders[0] if holders else NOTHING, markers, t.bonus[space])


def seat_seen(t: LastDays, who: int) -> Seat:
    seen = t.eyes in (who, NOBODY_HIDES)
    loud = not t.over and t.step().kind == SEALED and not t.step().quiet
    return Seat(
        points=score(t, who) if t.over else t.vp[who],
        stock=t.stock[who],
        before=t.before[who],
        senate=t.senate[who],
        lost=t.lost[who],
        senator=senator_of(t, who),
        acted=t.used[who] != 0,
        cards=t.hand_size[who],
        specials=t.special_size[who],
        row=tuple(place_seen(t, who, slot, seen) for slot in range(SLOTS)),
        bid=bid_seen(t, who),
        sealed=loud and t.sealed[who] != 0,
        hand=tuple(t.hand[who * KINDS : who * KINDS + KINDS]) if seen else None,
        special=tuple(t.special[who * SPECIALS : who * SPECIALS + SPECIALS]) if seen else None,
    )


def bid_seen(t: LastDays, who: int) -> int:
    """What a seat has bid in the auction going on, as soon as it is open to all."""
    if t.winners == 0 or t.over or t.top() & 0xFF == ids.BID:
        return NOTHING
    if t.top() & 0xFF == ids.OPEN_BID and list(t.order).index(who) <= t.argument():
        return NOTHING
    return int(t.bid[who])


def place_seen(t: LastDays, who: int, slot: int, seen: bool) -> Place:
    place = who * SLOTS + slot
    down = t.down[place] != 0
    card = t.laid[place] if down and seen else t.cards[place]
    return Place(card - 1, down, down and seen, t.state[place], t.spent[place])


def my_draft(t: LastDays, step: int) -> tuple[int, ...]:
    """The cards of my own row that I have laid so far, while all lay theirs."""
    if step != ids.LAY_ROW or t.eyes < 0:
        return ()
    laid = t.sealed[t.eyes] - 1 if t.sealed[t.eyes] > 0 else t.draft[t.eyes]
    parts = [int(laid >> 5 * slot & 31) - 1 for slot in range(SLOTS)]
    return tuple(card for card in parts if card >= 0)


def asks_luck(t: LastDays) -> bool:
    return not t.over and t.who() == LUCK
