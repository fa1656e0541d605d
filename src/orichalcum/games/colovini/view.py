"""What one seat sees of a Colovini table: all that the picture and the telling are given."""

from __future__ import annotations

import msgspec

from orichalcum.games.colovini import scoring
from orichalcum.games.colovini.pieces import FIGURES, ITEMS, TILES, item_of, value_of
from orichalcum.games.colovini.rules.ids import WALK_ON
from orichalcum.games.colovini.table import Colovini, arrived, first_gap, gap_end, is_bridged
from orichalcum.kernel.table import NOBODY_HIDES, SPECTATOR

NO_FIGURE = -1


class Space(msgspec.Struct, frozen=True):
    """One space of the path. `below`: a hidden tile lies underneath; `figure`: seat * 3 + n, or -1."""

    item: int
    value: int
    below: bool
    water: bool
    figure: int


class Gap(msgspec.Struct, frozen=True):
    """Water between two tiles: its first and last space, counted from 0, and what it costs without a bridge."""

    first: int
    last: int
    price: int
    bridged: bool


class Seat(msgspec.Struct, frozen=True):
    """`hand` counts cards by item and is None where it is not ours to see, and so is `bought`, the cards of this turn's sale.

    `tiles` are (item, value), the dearest first; `afoot` is the place of each figure: -1, 0..52, 53.
    """

    cards: int
    hand: tuple[int, ...] | None
    tiles: tuple[tuple[int, int], ...]
    points: int
    home: int
    bridge: bool
    afoot: tuple[int, ...]
    bought: tuple[int, ...] | None = None


class Account(msgspec.Struct, frozen=True):
    """What the end would make of a seat if it came now. `assets` is tiles and cards together."""

    assets: int
    cost: int
    paid: int
    score: int
    tiles: int = 0
    cards: int = 0


class Moved(msgspec.Struct, frozen=True):
    """The last move: a figure (seat * 3 + n) went from one place to another, and took a tile from a space (or -1)."""

    figure: int
    start: int
    end: int
    took: int = -1


class View(msgspec.Struct, frozen=True):
    """`me` is -2 for a spectator; `walking` is the figure in mid-move, or -1; the mainland comes after the last space."""

    me: int
    turn: int
    over: bool
    seats: tuple[Seat, ...]
    path: tuple[Space, ...]
    gaps: tuple[Gap, ...]
    deck: int
    discard: tuple[int, ...]
    round: int
    walking: int
    owed: int
    account: tuple[Account, ...]
    moved: Moved | None = None

    @property
    def shore(self) -> int:
        return len(self.path)

    def mine(self) -> Seat | None:
        """The seat that looks, if one does."""
        return self.seats[self.me] if self.me >= 0 else None


def view(t: Colovini) -> View:
    """Of a `seen_by` copy: what its eyes see."""
    return View(
        me=t.eyes if t.eyes >= 0 else SPECTATOR,
        turn=t.turns % t.seats,
        over=t.over,
        seats=tuple(_seat(t, who) for who in range(t.seats)),
        path=tuple(_space(t, n) for n in range(t.shore)),
        gaps=_gaps(t),
        deck=t.pile_size,
        discard=tuple(t.discard),
        round=t.turns // t.seats + 1,
        walking=_walking(t),
        owed=t.owed,
        account=tuple(_account(t, who) for who in range(t.seats)),
        moved=Moved(t.walker * FIGURES + t.figure, t.start, t.at, t.took) if t.walker >= 0 else None,
    )


def _walking(t: Colovini) -> int:
    """The figure that stands in mid-move on an occupied tile and must go on."""
    if t.over or len(t.todo) == 0 or t.top() & 0xFF != WALK_ON:
        return NO_FIGURE
    return t.who() * FIGURES + t.figure


def _seat(t: Colovini, who: int) -> Seat:
    own, walking = slice(who * ITEMS, who * ITEMS + ITEMS), _walking(t)
    seen = t.eyes in (who, NOBODY_HIDES)
    return Seat(
        cards=t.hand_size[who],
        hand=tuple(t.hand[own]) if seen else None,
        tiles=_tiles(t, who),
        points=scoring.tile_points(t, who),
        home=arrived(t, who),
        bridge=t.bridges[who] != 0,
        afoot=tuple(t.at if n == walking else t.place[n] for n in range(who * FIGURES, who * FIGURES + FIGURES)),
        bought=tuple(t.bought[own]) if seen else None,
    )


def _tiles(t: Colovini, who: int) -> tuple[tuple[int, int], ...]:
    kinds = [(item_of(tile), value_of(tile)) for tile in range(TILES) for _ in range(t.kept[who * TILES + tile])]
    return tuple(sorted(kinds, key=lambda kind: (-kind[1], kind[0])))


def _space(t: Colovini, n: int) -> Space:
    tile = t.path[n]
    if tile == 0:
        return Space(item=-1, value=0, below=False, water=True, figure=NO_FIGURE)
    return Space(item=item_of(tile), value=value_of(tile), below=t.below[n] != 0, water=False, figure=t.stander[n] - 1)


def _gaps(t: Colovini) -> tuple[Gap, ...]:
    found: list[Gap] = []
    gap = first_gap(t, 0)
    while gap < t.shore:
        end = gap_end(t, gap)
        price = min(value_of(t.path[gap - 1]), value_of(t.path[end]))
        found.append(Gap(first=gap, last=end - 1, price=price, bridged=is_bridged(t, gap)))
        gap = first_gap(t, end)
    return tuple(found)


def _account(t: Colovini, who: int) -> Account:
    own = scoring.account(t, who)
    return Account(own.tiles + own.cards, own.cost, own.paid, own.score(), own.tiles, own.cards)
