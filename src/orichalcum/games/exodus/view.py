"""What one seat sees of an Exodus table: all that the picture and the telling are given."""

from __future__ import annotations

import msgspec

from orichalcum.games.exodus import scoring
from orichalcum.games.exodus.pieces import (
    AGORA,
    CITY,
    DISPLAYS,
    GOODS,
    INFLUENCE,
    INFLUENCES,
    KINDS,
    KNOWLEDGE,
    MONUMENT_SPACES,
    MONUMENTS,
    NOTHING,
    PILLARS,
    REGIONS,
    RESIDENCE,
    STACK,
    THING_KINDS,
    TIERS,
    Pieces,
)
from orichalcum.games.exodus.rules.ids import CHOOSE_THING, KEEP, PLACE, TAKE_ORDER_SPACE
from orichalcum.games.exodus.table import SECRETS, Exodus, occupied_cells, pile_size
from orichalcum.kernel.table import NOBODY_HIDES, SPECTATOR


class Space(msgspec.Struct, frozen=True):
    """A space of the city.

    `settlers` are kinds, -1 where one is gone; `tile` is a thing or -1; `kings` are seats, -1 the neutral one.
    """

    settlers: tuple[int, ...]
    tile: int
    kings: tuple[int, ...]


class Cell(msgspec.Struct, frozen=True):
    """A cell: its tile or -1, the kinds of the settlers on it, and of a Workshop which places are filled, one bit each."""

    thing: int
    settlers: tuple[int, ...]
    staffed: int


class Seat(msgspec.Struct, frozen=True):
    """`hand` is None where it is not ours to see; `known` are cards that everybody knows to be in it.

    Pillars are three rows of (thing, completed).  `end` is what the final scoring would give now: settlers left, rows and
    columns, Monuments, Knowledge, Influence.  `regions` is what each region would bring now.
    """

    score: int
    goods: tuple[int, ...]
    favor: int
    favor_open: int
    training: tuple[int, ...]
    cells: tuple[Cell, ...]
    ships: tuple[tuple[int, int], ...]
    flame: int
    pillars: tuple[tuple[tuple[int, bool], ...], ...]
    used: tuple[bool, ...]
    knowledge: tuple[int, ...]
    hand: tuple[int, ...] | None
    hand_size: int
    known: tuple[int, ...]
    played: tuple[int, ...]
    king: int
    saved: int
    end: tuple[int, ...]
    regions: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """`me` is -2 for a spectator; `asked` the seat that answers next, or -1 for luck; `step` the step that waits, or 0.
    `round` is 0 while a year is prepared.

    `drawn` is what I look at to keep one; `placing` a tile that is to be placed, or -1.
    `choosing` the kind of things of which one is chosen or kept, or -1.  `box` names all things.
    """

    me: int
    over: bool
    lost: bool
    year: int
    round: int
    asked: int
    step: int
    actions: int
    turned: tuple[int, int]
    spaces: tuple[Space, ...]
    guards: tuple[tuple[int, int], ...]
    order: tuple[int, ...]
    turn_order: tuple[int, ...]
    sorting: tuple[int, ...]
    shelf: tuple[int, ...]
    offer: tuple[tuple[int, ...], ...]
    stacks: tuple[tuple[int, ...], ...]
    open: tuple[tuple[int, int], ...]
    piles: tuple[int, ...]
    supply: tuple[int, ...]
    bag: tuple[int, ...]
    catastrophes: tuple[int, ...]
    seats: tuple[Seat, ...]
    drawn: tuple[int, ...]
    placing: int
    choosing: int
    box: Pieces

    def shown_seat(self) -> int:
        """Whose board lies open before the viewer: the own one, or that of whoever is asked."""
        if self.me >= 0:
            return self.me
        return max(self.asked, 0)


def view(t: Exodus) -> View:
    """Of a `seen_by` copy: what its eyes see."""
    step = 0 if t.over or len(t.todo) == 0 else int(t.top() & 0xFF)
    return View(
        me=t.eyes if t.eyes >= 0 else SPECTATOR,
        over=t.over,
        lost=t.lost,
        year=t.year,
        round=_round(t, step),
        asked=t.who() if step else -1,
        step=step,
        actions=t.actions,
        turned=(t.turned_inner, t.turned_middle),
        spaces=tuple(_space(t, n) for n in range(CITY)),
        guards=tuple((int(n), int(t.city[n]) - 1) for n in range(t.pieces.slots) if t.pieces.slot_kind[n] == 1),
        order=tuple(seat - 1 for seat in t.order[: t.pieces.order_spaces[t.seats]]),
        turn_order=tuple(t.turn_order),
        sorting=tuple(t.sorting),
        shelf=tuple(card - 1 for card in t.shelf[: t.pieces.shown[t.seats]]),
        offer=tuple(tuple(t.offer[n * MONUMENTS + k] - 1 for k in range(MONUMENTS)) for n in range(MONUMENT_SPACES)),
        stacks=tuple(tuple(t.stack[n * STACK : n * STACK + t.stack_height[n]]) for n in range(DISPLAYS * TIERS)),
        open=tuple((thing, int(t.open[thing])) for thing in range(t.pieces.things) if t.open[thing]),
        piles=tuple(int(pile_size(t, kind)) for kind in range(THING_KINDS)),
        supply=tuple(t.supply),
        bag=tuple(t.bag),
        catastrophes=tuple(t.catastrophes),
        seats=tuple(_seat(t, who) for who in range(t.seats)),
        drawn=_drawn(t),
        placing=(t.argument() & 0xFF) if step == PLACE else NOTHING,
        choosing=int(t.argument() & 0xF) if step in (CHOOSE_THING, KEEP) else NOTHING,
        box=t.pieces,
    )


def next_scored(view: View) -> tuple[int, int]:
    """The year whose end scores a region next, and that region; -1 after the last one."""
    rows = view.box.scored_region
    for year in range(max(view.year, 1), len(rows)):
        if rows[year]:
            return year, int(rows[year]) - 1
    return 0, -1


def alone_without_residence(view: View, region: int) -> bool:
    """Alone one loses at a scoring without a Residence in the region (RULES 20.3)."""
    box, columns = view.box, int(view.box.columns)
    if len(view.seats) > 1 or region < 0:
        return False
    cells = view.seats[0].cells[region * columns : (region + 1) * columns]
    return not any(cell.thing >= 0 and box.kind[cell.thing] == RESIDENCE for cell in cells)


def _round(t: Exodus, step: int) -> int:
    """0 while a year is prepared: nobody stands in Atlantis any more."""
    nobody = all(space < 0 for space in t.king)
    return 0 if step == TAKE_ORDER_SPACE or (nobody and t.round > 1) else int(t.round)


def _drawn(t: Exodus) -> tuple[int, ...]:
    if t.eyes < 0:
        return ()
    return tuple(int(thing) - 1 for thing in t.drawn[t.eyes * SECRETS : t.eyes * SECRETS + SECRETS] if thing)


def _space(t: Exodus, n: int) -> Space:
    p = t.pieces
    first = p.first_slot[n]
    slots = [*range(first, first + p.standing[n])]
    tile = t.ring_tile[n] - 1
    if tile >= 0 and p.kind[tile] == AGORA and p.agora_job[tile * KINDS] >= 0:
        slots = [int(p.agora_slot[n])]
    kings = [who for who in range(t.seats) if t.king[who] == n] + [NOTHING for space in t.neutral_king if space == n]
    return Space(tuple(int(t.city[slot]) - 1 for slot in slots), int(tile), tuple(kings))


def _seat(t: Exodus, who: int) -> Seat:
    p = t.pieces
    end = scoring.account(t, who)
    mine = slice(who * INFLUENCES, who * INFLUENCES + INFLUENCES)
    hand = tuple(int(p.first[INFLUENCE]) + n for n, held in enumerate(t.hand[mine]) if held)
    occupied = occupied_cells(t, who)
    return Seat(
        score=t.score[who],
        goods=tuple(t.goods[who * GOODS : who * GOODS + GOODS]),
        favor=t.favor[who],
        favor_open=sum(occupied >= needed for needed in p.favor_cells),
        training=tuple(t.training[who * p.jobs : (who + 1) * p.jobs]),
        cells=tuple(_cell(t, who * p.cells + n) for n in range(p.cells)),
        ships=_ships(t, who),
        flame=t.flame[who],
        pillars=tuple(_pillar(t, (who * PILLARS + n) * TIERS) for n in range(PILLARS)),
        used=tuple(used != 0 for used in t.used[who * PILLARS : who * PILLARS + PILLARS]),
        knowledge=tuple(int(p.first[KNOWLEDGE]) + n for n in range(p.knowledges) if t.knowledge[who * p.knowledges + n]),
        hand=hand if t.eyes in (who, NOBODY_HIDES) else None,
        hand_size=t.hand_size[who],
        known=tuple(int(p.first[INFLUENCE]) + n for n in range(INFLUENCES) if t.shown[n] == who + 1),
        played=tuple(int(p.first[INFLUENCE]) + n for n in range(INFLUENCES) if t.played[n] == who + 1),
        king=t.king[who],
        saved=scoring.saved(t, who),
        end=(end.training, end.area, end.monuments, end.knowledge, end.unused),
        regions=tuple(int(scoring.region_points(t, who, region)) for region in range(REGIONS)),
    )


def _cell(t: Exodus, place: int) -> Cell:
    kinds = [kind for kind in range(KINDS) for _ in range(t.lodged[place * KINDS + kind])]
    return Cell(int(t.cell[place]) - 1, tuple(kinds), int(t.staffed[place]))


def _ships(t: Exodus, who: int) -> tuple[tuple[int, int], ...]:
    places = range(who * t.pieces.ship_spaces, (who + 1) * t.pieces.ship_spaces)
    return tuple((int(t.ship[n]) - 1, int(t.aboard[n]) - 1) for n in places if t.ship[n])


def _pillar(t: Exodus, first: int) -> tuple[tuple[int, bool], ...]:
    return tuple((int(t.pillar[n]) - 1, t.completed[n] != 0) for n in range(first, first + TIERS) if t.pillar[n])
