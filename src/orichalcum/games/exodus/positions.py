"""Positions as text: a table in the middle of a game (docs/positions.md).

What is not named is not there: piles hold every thing that no line names, the bag every settler, the supply every coin.

    seat 1 12 14 SSCKGG 1    for each seat: points, step of the High Priest, books and gold, Favor tiles
    king 1 M3                where its King stands
    train 1 scholar physicist
    cell 1 a1 sand5 SSK      a tile and the settlers on it; of a Workshop in the order of its places, . for an empty one
    ship 1 ray S             a Ship and who is aboard
    pillar 1 PP01 PB02+      from below; + for a tier that a settler has completed
    know 1 optics
    hand 1 F01 ? F03!        ? is dealt by luck; ! marks a card that everybody knows
    played 1 F02
    last 1 8                 the step of the bonus received last
    used 1 2                 a pillar used this round
    year 2 1                 year and round
    rings 1 3                quarter turns of the inner and the middle ring
    neutral M5 O0
    order 2 1 - - -          the order track, space by space
    stand I0 SK              settlers on a space; on a Guard's place by its area's first space: guard M0 S
    tile M0 W05
    shelf optics - logic     Knowledge cards on show, from the left
    offer 1 M01 M02          Monuments on the first Monument space
    stack 1 PP01,PP02 - PC01 a display's three stacks, the top card last
    open W01 A05 sand3       what lies open
    turned 1x2               catastrophe tiles that have been seen
    act 1 2                  seat 1 acts and has 2 actions left; or: kings 1, phase 1 from seat 1 on; or: begin, a new year
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from orichalcum.games.exodus.pieces import (
    A_MONUMENT,
    AGORA,
    FAVOR,
    GAIN_WIDTH,
    INFLUENCE,
    INFLUENCES,
    KINDS,
    KNOWLEDGE,
    MONUMENT,
    MONUMENTS,
    NOTHING,
    ORDER_SPACES,
    PEDESTAL,
    PILLARS,
    RESIDENCE,
    SHIP,
    STACK,
    TIERS,
    WORKSHOP,
)
from orichalcum.games.exodus.position_words import Reader
from orichalcum.games.exodus.rules.ids import ACT, ACTIONS, DEAL_CARD, END_YEAR, FROM_START, KINGS, ROUND, YEAR
from orichalcum.games.exodus.table import SOURCES, Exodus, pile_size
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.position import Line
from orichalcum.kernel.table import LUCK, pending

UNKNOWN: Final = "?"
NONE: Final = "-"
MOST: Final = 999


def lay_out(lines: Sequence[Line], bare: Callable[[int], Exodus]) -> Exodus:
    """The table that a text describes; `bare` gives an empty one for so many seats."""
    if not lines:
        raise BadPosition(1, "expected a line for each seat, and what comes next")
    for line in lines:
        if line.key not in READ:
            raise line.bad(f"expected {', '.join(READ)}; found {line.key[:20]}")
    seats = [line.whole(0, 1, 4) for line in lines if line.key == "seat"]
    if seats != list(range(1, len(seats) + 1)) or not seats:
        raise lines[0].bad("seat: expected a line for each seat, 1, 2 and so on")
    t = bare(len(seats))
    clear(t)
    lines = sorted(lines, key=lambda line: ORDER_OF.index(line.key) if line.key in ORDER_OF else -1)
    for line in lines:
        reader = Reader(t, line)
        READ[line.key](reader)
        if reader.words:
            raise line.bad(f"{line.key}: nothing more was expected, found {reader.words[0][:20]}")
    if sum(line.key in MOMENTS for line in lines) != 1:
        raise lines[-1].bad(f"expected one of the lines {', '.join(MOMENTS)}, to say what comes next")
    if sum(step & 0xFF == DEAL_CARD for step in t.todo) > pile_size(t, INFLUENCE):
        raise lines[-1].bad("hand: there are not so many cards to deal")
    for who in range(t.seats):
        t.rewarded[who] = t.flame[who]
    return t


def clear(t: Exodus) -> None:
    """Nobody has anything; the supply is whole."""
    for place in range(len(t.goods)):
        t.goods[place] = 0
    t.supply = t.pieces.supply[:]
    t.year = 1
    t.round = 1
    t.neutral_king[0] = NOTHING
    t.neutral_king[1] = NOTHING


def _read_seat(r: Reader) -> None:
    who = r.seat()
    r.t.score[who] = r.number(-MOST, MOST)
    r.t.earned[who * SOURCES + FROM_START] = r.t.score[who]
    r.t.flame[who] = r.number(0, int(r.t.pieces.last_step))
    goods = r.word("goods")
    for letter in goods if goods != NONE else "":
        r.good(who, letter)
    favor = r.number(0, min(int(r.t.pieces.favor_spaces), int(r.t.supply[FAVOR])))
    r.t.favor[who] = favor
    r.t.supply[FAVOR] -= favor


def _read_king(r: Reader) -> None:
    who = r.seat()
    r.t.king[who] = r.space()


def _read_train(r: Reader) -> None:
    who = r.seat()
    while r.words:
        job = r.one_of(r.t.pieces.job_names, "a job")
        r.from_bag(int(r.t.pieces.job_kind[job]))
        r.t.training[who * r.t.pieces.jobs + job] += 1


def _read_cell(r: Reader) -> None:
    who, cell = r.seat(), r.cell()
    thing = r.thing(r.word("a tile"), WORKSHOP, AGORA, RESIDENCE, MONUMENT)
    mine = who * r.t.pieces.cells + cell
    if r.t.cell[mine] or (r.t.pieces.kind[thing] == AGORA) != bool(r.t.pieces.cell_agora[cell]):
        raise r.bad("a free cell of the other kind is needed")
    r.t.cell[mine] = 1 + thing
    kinds = r.settlers(r.words.pop(0), True) if r.words else []
    if len(kinds) > r.t.pieces.places[thing]:
        raise r.bad("there is no place for so many")
    for place, kind in enumerate(kinds):
        if kind >= 0:
            r.t.lodged[mine * KINDS + kind] += 1
            if r.t.pieces.kind[thing] == WORKSHOP:
                r.t.staffed[mine] |= 1 << place


def _read_ship(r: Reader) -> None:
    who = r.seat()
    first = who * int(r.t.pieces.ship_spaces)
    free = [place for place in range(first, first + int(r.t.pieces.ship_spaces)) if r.t.ship[place] == 0]
    if not free:
        raise r.bad("the Ship track is full")
    r.t.ship[free[0]] = 1 + r.thing(r.word("a Ship"), SHIP)
    for kind in r.settlers(r.words.pop(0)) if r.words else []:
        r.t.aboard[free[0]] = 1 + kind


def _read_pillar(r: Reader) -> None:
    who = r.seat()
    free = [n for n in range(who * PILLARS, who * PILLARS + PILLARS) if r.t.pillar[n * TIERS] == 0]
    if not free:
        raise r.bad("there are three pillars already")
    for tier, word in enumerate(r.rest(TIERS)):
        place = free[0] * TIERS + tier
        r.t.pillar[place] = 1 + r.thing(word.removesuffix("+"), PEDESTAL + tier)
        if tier and word.endswith("+"):
            r.from_bag(int(r.t.pieces.job_kind[r.t.pieces.tier_job[tier]]))
        r.t.completed[place] = int(tier == 0 or word.endswith("+"))


def _read_know(r: Reader) -> None:
    who = r.seat()
    for word in r.rest(int(r.t.pieces.knowledges)):
        r.t.knowledge[who * r.t.pieces.knowledges + r.thing(word, KNOWLEDGE) - r.t.pieces.first[KNOWLEDGE]] = 1


def _read_hand(r: Reader) -> None:
    """A card whose place only its owner knows stays among the unseen ones."""
    who = r.seat()
    for word in r.rest(INFLUENCES):
        r.t.received[who] += 1
        if word == UNKNOWN:
            r.t.then(pending(DEAL_CARD, LUCK, who))
            continue
        thing = r.thing(word.removesuffix("!"), INFLUENCE)
        card = thing - r.t.pieces.first[INFLUENCE]
        r.t.hand[who * INFLUENCES + card] = 1
        r.t.hand_size[who] += 1
        if word.endswith("!"):
            r.t.shown[card] = 1 + who
        else:
            r.t.unseen[thing] += 1


def _read_played(r: Reader) -> None:
    who = r.seat()
    for word in r.rest(INFLUENCES):
        r.t.played[r.thing(word, INFLUENCE) - r.t.pieces.first[INFLUENCE]] = 1 + who
        r.t.received[who] += 1


def _read_last(r: Reader) -> None:
    who = r.seat()
    step = r.number(0, int(r.t.pieces.last_step))
    gain = int(r.t.pieces.track_gain[step])
    if step and (gain < 0 or r.t.pieces.gain[gain * GAIN_WIDTH + A_MONUMENT] != 0):
        raise r.bad(f"step {step} has no bonus that could come again")
    r.t.last_bonus[who] = step


def _read_used(r: Reader) -> None:
    who = r.seat()
    while r.words:
        r.t.used[who * PILLARS + r.number(1, PILLARS) - 1] = 1


def _read_year(r: Reader) -> None:
    r.t.year = r.number(1, int(r.t.pieces.years))
    r.t.round = r.number(1, int(r.t.pieces.rounds))


def _read_rings(r: Reader) -> None:
    r.t.turned_inner = r.number(0, 3)
    r.t.turned_middle = r.number(0, 3)


def _read_neutral(r: Reader) -> None:
    r.t.neutral_king[0] = r.space()
    r.t.neutral_king[1] = r.space()


def _read_order(r: Reader) -> None:
    words = r.rest(ORDER_SPACES)
    seats = [str(n + 1) for n in range(r.t.seats)]
    if sorted(word for word in words if word != NONE) != seats:
        raise r.bad("expected every seat once")
    place = 0
    for space, word in enumerate(words):
        if word != NONE:
            r.t.order[space] = 1 + seats.index(word)
            r.t.turn_order[place] = seats.index(word)
            place += 1


def _read_stand(r: Reader) -> None:
    space = r.space()
    p = r.t.pieces
    slots = list(range(p.first_slot[space], p.first_slot[space] + p.standing[space]))
    if p.agora_slot[space] >= 0:
        slots = [int(p.agora_slot[space])]
    _stand_on(r, slots)


def _read_guard(r: Reader) -> None:
    slot = int(r.t.pieces.guard_slot[r.space()])
    _stand_on(r, [slot] if slot >= 0 else [])


def _stand_on(r: Reader, slots: list[int]) -> None:
    kinds = r.settlers(r.word("settlers"))
    if len(kinds) > len(slots):
        raise r.bad("there is no place for so many")
    for slot, kind in zip(slots, kinds, strict=False):
        r.t.city[slot] = 1 + kind


def _read_tile(r: Reader) -> None:
    space = r.space()
    r.t.ring_tile[space] = 1 + r.thing(r.word("a tile"), int(r.t.pieces.space_tile[space]))


def _read_shelf(r: Reader) -> None:
    for place, word in enumerate(r.rest(int(r.t.pieces.shown[r.t.seats]))):
        if word != NONE:
            r.t.shelf[place] = 1 + r.thing(word, KNOWLEDGE)


def _read_offer(r: Reader) -> None:
    first = (r.number(1, 2) - 1) * MONUMENTS
    for place, word in enumerate(r.rest(MONUMENTS)):
        r.t.offer[first + place] = 1 + r.thing(word, MONUMENT)


def _read_stack(r: Reader) -> None:
    display = r.number(1, 2) - 1
    for tier, words in enumerate(r.rest(TIERS)):
        stack = display * TIERS + tier
        for word in words.split(",") if words != NONE else []:
            if r.t.stack_height[stack] == STACK:
                raise r.bad("a stack has at most five cards")
            r.t.stack[stack * STACK + r.t.stack_height[stack]] = r.thing(word, PEDESTAL + tier)
            r.t.stack_height[stack] += 1


def _read_open(r: Reader) -> None:
    for word in r.rest(MOST):
        r.t.open[r.thing(word, WORKSHOP, AGORA, SHIP, KNOWLEDGE, INFLUENCE, RESIDENCE)] += 1


def _read_turned(r: Reader) -> None:
    p = r.t.pieces
    names = [f"{p.turn_inner[n]}x{p.turn_middle[n]}" for n in range(len(p.turn_inner))]
    while r.words:
        tile = r.one_of(names, "a catastrophe like 1x2")
        if r.t.catastrophes[tile] == 0:
            raise r.bad("there are no more of that kind")
        r.t.catastrophes[tile] -= 1


def _read_act(r: Reader) -> None:
    """Somebody acts, then those who come later in the order."""
    who = r.seat()
    place = next(n for n in range(r.t.seats) if r.t.turn_order[n] == who)
    r.t.actions = r.number(0, 99)
    r.t.then(pending(ACT, who), pending(ACTIONS, LUCK, place + 1), _after_round(r.t))


def _read_kings(r: Reader) -> None:
    who = r.seat()
    place = next(n for n in range(r.t.seats) if r.t.turn_order[n] == who)
    r.t.then(pending(KINGS, LUCK, place), pending(ACTIONS, LUCK), _after_round(r.t))


def _read_begin(r: Reader) -> None:
    r.t.then(pending(YEAR, LUCK, r.t.year))


def _after_round(t: Exodus) -> int:
    if t.round < t.pieces.rounds:
        return int(pending(ROUND, LUCK, t.round + 1))
    return int(pending(END_YEAR, LUCK))


READ: Final[dict[str, Callable[[Reader], None]]] = {
    "seat": _read_seat,
    "king": _read_king,
    "train": _read_train,
    "cell": _read_cell,
    "ship": _read_ship,
    "pillar": _read_pillar,
    "know": _read_know,
    "hand": _read_hand,
    "played": _read_played,
    "last": _read_last,
    "used": _read_used,
    "year": _read_year,
    "rings": _read_rings,
    "neutral": _read_neutral,
    "order": _read_order,
    "stand": _read_stand,
    "guard": _read_guard,
    "tile": _read_tile,
    "shelf": _read_shelf,
    "offer": _read_offer,
    "stack": _read_stack,
    "open": _read_open,
    "turned": _read_turned,
    "act": _read_act,
    "kings": _read_kings,
    "begin": _read_begin,
}
MOMENTS: Final = ("act", "kings", "begin")
ORDER_OF: Final = ("order", "year", "act", "kings", "begin", "hand")  # the others come before, in any order
