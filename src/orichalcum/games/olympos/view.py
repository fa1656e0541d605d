"""What one seat sees of an Olympos table: all that the picture and the telling are given."""

from __future__ import annotations

import msgspec

from orichalcum.games.olympos.editions import OlymposSheet
from orichalcum.games.olympos.pieces import CARDS, CELLS, COLUMNS, GODS, GOODS, SLOTS
from orichalcum.games.olympos.rules import building, discovering, ids, moving
from orichalcum.games.olympos.rules.ways import UNREACHED
from orichalcum.games.olympos.scoring import score
from orichalcum.games.olympos.table import (
    UNDER_SEAT,
    Olympos,
    discs_on_map,
    holder,
    next_seat,
    spare_time,
    star_tokens,
    swords,
    territories,
    zeus_symbols,
)
from orichalcum.kernel.table import LUCK, NOBODY_HIDES, SPECTATOR

NONE = -1


class Seat(msgspec.Struct, frozen=True):
    """`hand` counts cards by kind; it, `looked` and `prestige` are None where they are not ours to see, and so is `score`."""

    marker: int
    finished: bool
    hours: int
    camp: int
    discs: int
    goods: tuple[int, ...]
    cubes: tuple[int, ...]
    stars: int
    swords: int
    zeus: int
    tiles: tuple[int, ...]
    savings: tuple[int, ...]
    wonders: tuple[int, ...]
    cards: int
    tokens: int
    hand: tuple[int, ...] | None
    looked: tuple[int, ...] | None
    prestige: int | None
    score: int | None
    marks: tuple[int, ...]


class Land(msgspec.Struct, frozen=True):
    """`discs` are seats from the bottom to the top; `price` is what it costs who is asked to gain it, or NONE."""

    blocked: bool
    tribe: bool
    discs: tuple[int, ...]
    price: int


class Slot(msgspec.Struct, frozen=True):
    """A bonus and the seat whose disc lies on it, or NONE."""

    bonus: int
    seat: int


class Cell(msgspec.Struct, frozen=True):
    """`kind` is NONE where all tiles are gone; `price` is the time that it costs who looks, `missing` goods it lacks."""

    kind: int
    left: int
    slots: tuple[Slot, ...]
    price: int
    missing: int
    owned: bool


class Column(msgspec.Struct, frozen=True):
    """`wonder` is NONE once it is built; `stars` are those each seat has for it, but for its cards."""

    wonder: int
    stars: tuple[int, ...]


class Way(msgspec.Struct, frozen=True):
    """A walk: the spaces from the start (NONE for the north) to the goal."""

    spaces: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """`me` is -2 for a spectator; `turn` is who acts, NONE when it is over; `asked` are the seats the table waits for."""

    me: int
    turn: int
    asked: int
    step: int
    over: bool
    price: int
    seats: tuple[Seat, ...]
    track: tuple[int, ...]
    lands: tuple[Land, ...]
    cells: tuple[Cell, ...]
    columns: tuple[Column, ...]
    shown: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    settler: int
    third: bool
    open_prestige: bool
    sheet: OlymposSheet


def view(t: Olympos) -> View:
    """Of a `seen_by` copy: what its eyes see."""
    me = t.eyes if t.eyes >= 0 else SPECTATOR
    step = NONE if t.over or not len(t.todo) else t.top() & 0xFF
    asked = NONE if t.over or not len(t.todo) else t.who()
    return View(
        me=me,
        turn=NONE if t.over else acting(t, asked),
        asked=asked,
        step=step,
        over=t.over,
        price=t.price,
        seats=tuple(seat(t, who) for who in range(t.seats)),
        track=tuple(int(who) for who in t.track),
        lands=lands(t, asked if step in (ids.TURN, ids.GO_TO) and asked == t.eyes else NONE),
        cells=tuple(cell(t, place, me) for place in range(CELLS)),
        columns=tuple(column(t, place) for place in range(COLUMNS)),
        shown=tuple(god for god in range(GODS) if t.gods_shown >> god & 1),
        deck=t.deck_size,
        discard=tuple(int(n) for n in t.discard),
        settler=t.argument() if step == ids.GO_TO else NONE,
        third=t.pieces.third[t.seats] != 0,
        open_prestige=t.open_prestige,
        sheet=t.pieces.sheet,
    )


def gods_ahead(view: View) -> dict[int, int]:
    """Of each Zeus space how many gods are still to come there: with the first marker, and at a double one with the last."""
    track, seats = view.sheet.track, view.seats
    there = {space: sum(seat.marker >= space for seat in seats) for space in track.zeus}
    return {
        space: max(0, cards - (there[space] > 0) - (there[space] == len(seats)))
        for space, cards in zip(track.zeus, track.cards, strict=True)
    }


def acting(t: Olympos, asked: int) -> int:
    """Whose turn it is; while somebody is asked in another's turn, the one that is asked."""
    if asked != LUCK:
        return asked
    return int(next_seat(t)) if min(t.track) >= 0 else NONE


def seat(t: Olympos, who: int) -> Seat:
    mine = t.eyes in (who, NOBODY_HIDES)
    knows = mine or t.open_prestige or t.over
    return Seat(
        marker=t.marker[who],
        finished=bool(t.finished >> who & 1),
        hours=t.hours[who],
        camp=t.camp[who],
        discs=int(discs_on_map(t, who)),
        goods=tuple(int(territories(t, who, good)) for good in range(GOODS)),
        cubes=tuple(int(t.cubes[who * GOODS + good]) for good in range(GOODS)),
        stars=int(star_tokens(t, who)),
        swords=int(swords(t, who)),
        zeus=int(zeus_symbols(t, who)),
        tiles=bits(t.tiles[who]),
        savings=bits(t.savings[who]),
        wonders=bits(t.wonders[who]),
        cards=t.hand_size[who],
        tokens=t.tokens[who],
        hand=tuple(int(t.hand[who * CARDS + card]) for card in range(CARDS)) if mine else None,
        looked=tuple(int(t.looked[who * CARDS + card]) for card in range(CARDS)) if mine else None,
        prestige=t.prestige[who] if mine or t.open_prestige else None,
        score=int(score(t, who)) if knows and (mine or t.open_prestige) else None,
        marks=tuple(god for god in range(GODS) if t.marked[god] >> who & 1),
    )


def bits(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(int(mask).bit_length()) if mask >> place & 1)


def lands(t: Olympos, who: int) -> tuple[Land, ...]:
    price = cheapest(t, who) if who >= 0 else [UNREACHED] * t.pieces.lands
    stacks: list[list[int]] = [[] for _ in range(t.pieces.lands)]
    for i in range(t.buried):
        stacks[t.under[i] // UNDER_SEAT].append(int(t.under[i] % UNDER_SEAT))
    for place, stack in enumerate(stacks):
        top = int(holder(t, place))
        if top >= 0:
            stack.append(top)
    return tuple(
        Land(bool(t.blocked >> n & 1), bool(t.tribes >> n & 1), tuple(stacks[n]), price[n] if price[n] < UNREACHED else NONE)
        for n in range(t.pieces.lands)
    )


def cheapest(t: Olympos, who: int) -> list[int]:
    """What each territory costs: with the settler that was chosen, or with the one for which it is cheapest."""
    if t.top() & 0xFF == ids.GO_TO:
        which = [t.argument()]
    else:
        which = [int(one) for one in moving.settlers(t, who, t.under[:0])]
    most = spare_time(t, who)
    best = [UNREACHED] * t.pieces.lands
    for settler in which:
        for place, price in enumerate(moving.prices(t, who, settler)):
            if price <= most:
                best[place] = min(best[place], int(price))
    return best


def cell(t: Olympos, place: int, me: int) -> Cell:
    kind = t.cell[place] - 1
    slots = tuple(
        Slot(int(t.pieces.slots[place * SLOTS + n] - 1), int(t.slot[place * SLOTS + n] - 1))
        for n in range(SLOTS)
        if t.pieces.slots[place * SLOTS + n] and (n < SLOTS - 1 or t.pieces.third[t.seats])
    )
    if me < 0 or kind < 0:
        return Cell(kind, t.left[kind] if kind >= 0 else 0, slots, NONE, NONE, False)
    missing = int(discovering.fewest_missing(t, discovering.goods_of(t, me), place))
    return Cell(kind, t.left[kind], slots, int(discovering.least_price(t, me, place)), missing, bool(t.tiles[me] >> kind & 1))


def column(t: Olympos, place: int) -> Column:
    return Column(t.column[place] - 1, tuple(int(building.lasting_stars(t, who, place)) for who in range(t.seats)))
