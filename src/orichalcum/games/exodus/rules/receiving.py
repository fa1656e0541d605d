"""What happens to a thing that comes: Workshop, Agora, Ship and cards are received, tiles are placed (RULES 10 to 14)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import (
    AGORA,
    INFLUENCE,
    INFLUENCES,
    KINDS,
    KNOWLEDGE,
    ON_AGORA,
    ON_KNOWLEDGE,
    ON_WORKSHOP,
    RESIDENCE,
    WORKSHOP,
)
from orichalcum.games.exodus.rules.gaining import FROM_CITY, earn, gain, join, offer, react
from orichalcum.games.exodus.rules.ids import (
    AGORA_CELL,
    BOARDED,
    FROM_CELLS,
    FROM_SHIPS,
    GAIN,
    LEARNED_CARD,
    NO_AGORA_CELL,
    OCCUPIED,
    PLACE,
    PLACED,
    RECRUIT,
    STAFF,
    TURN_UP_RESIDENCE,
)
from orichalcum.games.exodus.table import Exodus, next_ship_space
from orichalcum.kernel.table import DO, LUCK, Step, pending, refusal


class ReceiveWorkshop(Step[Exodus]):
    """A Workshop is placed at once (13.1).  x is the tile, + 256 if it comes from Atlantis."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        t.then(pending(PLACE, who, x & 0xFF))
        if x >> 8 & FROM_CITY != 0:
            react(t, who, ON_WORKSHOP, 1)


class ReceiveAgora(Step[Exodus]):
    """First what the Agora shows, goods or a trained settler, then it is placed (14.1, 14.2).  Ruling 47.

    x is the tile, + 256 if it comes from Atlantis, + 512 times one more than the kind of the settler who stood on it.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        thing = x & 0xFF
        city = x >> 8 & FROM_CITY
        settler = (x >> 9) - 1
        shows_settler = t.pieces.agora_job[thing * KINDS] >= 0
        counts = city if not t.narrow_atlantis else 0
        t.then(pending(PLACE, who, thing))
        if not shows_settler:
            t.then(pending(GAIN, who, gain(t.pieces.thing_gain[thing], FROM_CELLS, counts)))
        elif city == 0:
            t.then(pending(RECRUIT, who, 1 | (1 + thing) << 9))
        elif settler >= 0:
            join(t, who, t.pieces.agora_job[thing * KINDS + settler], counts)
        if city != 0:
            react(t, who, ON_AGORA, 1)


class ReceiveShip(Step[Exodus]):
    """The next place of the Ship track; its points come only for a type that is new there (10.1, 10.3).  x is the tile."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        thing = x & 0xFF
        place = next_ship_space(t, who)
        first = who * t.pieces.ship_spaces
        is_new = True
        for earlier in range(first, first + place):
            if t.ship[earlier] == thing + 1:
                is_new = False
        t.ship[first + place] = 1 + thing
        t.tell(BOARDED, who, thing, place)
        if is_new:
            earn(t, who, t.pieces.ship_vp[place], FROM_SHIPS)


class ReceiveKnowledge(Step[Exodus]):
    """A Knowledge card lies before its owner; Workshops react (12.1, 13.4).  x is the card."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        thing = x & 0xFF
        t.knowledge[who * t.pieces.knowledges + thing - t.pieces.first[KNOWLEDGE]] = 1
        t.tell(LEARNED_CARD, who, thing)
        react(t, who, ON_KNOWLEDGE, 1)


class ReceiveInfluence(Step[Exodus]):
    """An Influence card joins the hand, face down (5.4).

    x is 256 times the step of the track that gave it, + the card if everybody has seen it.
    """

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        card = (x & 0xFF) - t.pieces.first[INFLUENCE]
        if card >= 0:
            t.hand[who * INFLUENCES + card] = 1
        t.hand_size[who] += 1
        t.received[who] += 1
        if x >> 8 != 0:
            t.last_bonus[who] = x >> 8


class Place(Step[Exodus]):
    """A tile goes to any free cell, an Agora to an Agora cell, and the cell pays its bonus (11.1).

    x is the tile, + 256 if the bonus must wait.
    """

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        family: i64 = 1 if t.pieces.kind[x & 0xFF] == AGORA else 0
        for cell in range(t.pieces.cells):
            if t.cell[who * t.pieces.cells + cell] == 0 and t.pieces.cell_agora[cell] == family:
                out = append(out, cell)
        return out

    def refused(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        family: i64 = 1 if t.pieces.kind[x & 0xFF] == AGORA else 0
        for cell in range(t.pieces.cells):
            if t.cell[who * t.pieces.cells + cell] != 0:
                out = append(out, refusal(cell, OCCUPIED))
            elif t.pieces.cell_agora[cell] != family:
                out = append(out, refusal(cell, NO_AGORA_CELL if family else AGORA_CELL))
        return out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        thing = x & 0xFF
        t.cell[who * t.pieces.cells + option] = 1 + thing
        t.tell(PLACED, who, thing, option)
        if x >> 8:
            t.fresh = option
            return
        if t.pieces.kind[thing] == WORKSHOP:
            t.then(offer(STAFF, who, option))
        if t.pieces.kind[thing] == RESIDENCE:
            t.then(pending(TURN_UP_RESIDENCE, LUCK, 1))
        t.then(pending(GAIN, who, gain(t.pieces.cell_gain[option], FROM_CELLS)))
