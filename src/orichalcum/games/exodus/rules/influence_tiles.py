"""Influence cards, the second half: tiles, displays, rings (RULES 18)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import AGORA, AREAS, KINDS, KNOWLEDGE, NOTHING, RESIDENCE, SHELF, WORKSHOP
from orichalcum.games.exodus.rules.effects import Effect
from orichalcum.games.exodus.rules.gaining import DrawSettler, gain
from orichalcum.games.exodus.rules.ids import (
    CLEAR_TILES,
    COMPLETED,
    CONSCRIPT,
    DRAFT_TO,
    DRAFTED,
    FROM_CELLS,
    GAIN,
    MOVE_TO,
    MOVED_TILE,
    REFILL_KNOWLEDGE,
    REFILL_SETTLERS,
    REFILL_TILES,
    SETTLE_IN,
    SWAP_WITH,
    SWAPPED,
    TURN_INNER,
)
from orichalcum.games.exodus.rules.sending import PLACES, room_at_home, settle, unfilled
from orichalcum.games.exodus.rules.year import LEFT_OUT, NOT_GUARDS, NOT_INNER, discard_card, turn_rings
from orichalcum.games.exodus.table import Exodus, has_free_cell, open_size, pile_size
from orichalcum.kernel.rows import total
from orichalcum.kernel.table import DO, LUCK, Step, pending


def kind_on(t: Exodus, who: i64, cell: i64) -> i64:
    """The kind of tile on a cell, or NOTHING."""
    thing = t.cell[who * t.pieces.cells + cell] - 1
    return t.pieces.kind[thing] if thing >= 0 else NOTHING


def residences_but(t: Exodus, who: i64, cell: i64, out: vec[i64]) -> vec[i64]:
    for other in range(t.pieces.cells):
        if other != cell and kind_on(t, who, other) == RESIDENCE:
            out = append(out, other)
    return out


def swap(t: Exodus, who: i64, one: i64, other: i64) -> None:
    """Two cells change places with all that stands on them; no bonus comes of it."""
    a = who * t.pieces.cells + one
    b = who * t.pieces.cells + other
    t.cell[a], t.cell[b] = t.cell[b], t.cell[a]
    t.staffed[a], t.staffed[b] = t.staffed[b], t.staffed[a]
    for kind in range(KINDS):
        settlers = t.lodged[a * KINDS + kind]
        t.lodged[a * KINDS + kind] = t.lodged[b * KINDS + kind]
        t.lodged[b * KINDS + kind] = settlers


class SwapResidences(Effect):
    """Two own Residences change places (18.1): the first.  Rulings 25, 49."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = residences_but(t, who, NOTHING, out)
        return out if len(out) > 1 else vec[i64]()

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(SWAP_WITH, who, option))


class SwapWith(Step[Exodus]):
    """And the second.  x is the cell of the first."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return residences_but(t, who, x, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        swap(t, who, x, option)
        t.tell(SWAPPED, who, x, option)


def open_workplaces(t: Exodus, who: i64, out: vec[i64]) -> vec[i64]:
    """Every place of an own Workshop that nobody fills: cell * PLACES + place."""
    for cell in range(t.pieces.cells):
        if kind_on(t, who, cell) != WORKSHOP:
            continue
        mine = who * t.pieces.cells + cell
        for place in range(t.pieces.places[t.cell[mine] - 1]):
            if t.staffed[mine] >> place & 1 == 0:
                out = append(out, cell * PLACES + place)
    return out


class Draft(Effect):
    """A settler of the bag for any open place of an own Workshop (18.4): first he is drawn."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return total(t.bag, 0, KINDS) != 0 and len(open_workplaces(t, who, vec[i64]())) != 0

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(CONSCRIPT, LUCK, who))


class Conscript(DrawSettler):
    """Whoever is drawn.  x is the seat."""

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.bag[option] -= 1
        t.then(pending(DRAFT_TO, x, option))


class DraftTo(Step[Exodus]):
    """Then he is put to any open place, whatever it asks for; nothing is paid (18.4).  Ruling 30.  x is his kind."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return open_workplaces(t, who, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        cell = option // PLACES
        settle(t, who, cell, x)
        t.staffed[who * t.pieces.cells + cell] |= 1 << option % PLACES
        t.tell(DRAFTED, who, x, cell)


class TurnRings(Effect):
    """The rings turn to any position, each on its own (18.6): the middle one by so many quarters.  Ruling 26."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for quarters in range(AREAS):
            out = append(out, quarters)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(TURN_INNER, who, option))


class TurnInner(Step[Exodus]):
    """Then the inner one; one of them must turn.  x: the quarters of the middle one."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for quarters in range(0 if x else 1, AREAS):
            out = append(out, quarters)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        turn_rings(t, option, x)


class RenewTiles(Effect):
    """All Workshops, Agoras and Ships of the rings go, new ones come (18.17).  Ruling 27."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return True

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        agoras = pending(REFILL_SETTLERS, LUCK, (NOT_INNER | NOT_GUARDS) * LEFT_OUT)
        t.then(pending(CLEAR_TILES, LUCK), pending(REFILL_TILES, LUCK), agoras)


class RenewKnowledge(Effect):
    """The whole Knowledge display goes to the discard, a new one comes (18.18)."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return total(t.shelf, 0, SHELF) + pile_size(t, KNOWLEDGE) + open_size(t, KNOWLEDGE) != 0

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        for place in range(SHELF):
            discard_card(t, place)
        t.then(pending(REFILL_KNOWLEDGE, LUCK))


class FillResidence(Effect):
    """Settlers of the bag fill the own Residence that has room; no bonus comes of it (18.20).  Ruling 29."""

    kind: i64 = DO

    def possible(self, t: Exodus, who: i64, x: i64) -> bool:
        return unfilled(t, who) >= 0 and total(t.bag, 0, KINDS) != 0

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(SETTLE_IN, LUCK, who | unfilled(t, who) << 4))


class SettleIn(DrawSettler):
    """One moves in, and another as long as there is room.  x is the seat, + 16 times the cell."""

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        seat = x & 0xF
        cell = x >> 4
        t.bag[option] -= 1
        settle(t, seat, cell, option)
        t.tell(DRAFTED, seat, option, cell)
        if room_at_home(t, seat, cell) == 0:
            t.tell(COMPLETED, seat, cell)
        elif total(t.bag, 0, KINDS) != 0:
            t.then(pending(SETTLE_IN, LUCK, x))


class MoveTile(Effect):
    """A Workshop or Agora moves to another free cell of its family (18.21): which one."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for cell in range(t.pieces.cells):
            if kind_on(t, who, cell) in (WORKSHOP, AGORA) and has_free_cell(t, who, t.pieces.cell_agora[cell]):
                out = append(out, cell)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(MOVE_TO, who, option))


class MoveTo(Step[Exodus]):
    """Where to; the new cell pays its bonus, settlers come along (18.21).  Ruling 49.  x is the cell it leaves."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for cell in range(t.pieces.cells):
            if kind_on(t, who, cell) == NOTHING and t.pieces.cell_agora[cell] == t.pieces.cell_agora[x]:
                out = append(out, cell)
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        swap(t, who, x, option)
        t.tell(MOVED_TILE, who, x, option)
        t.then(pending(GAIN, who, gain(t.pieces.cell_gain[option], FROM_CELLS)))
