"""Positions as text: a table in the middle of a round (docs/positions.md).

    seats 4                          first of all
    round 2                          and so many doom markers are off: doom 1
    event all_lost                   the open event; turned wisdom_of_senate ... those before it
    ship A ocean 1:2 N:1 below 2:1   a ship that is not empty in the harbour, and who is aboard, below deck after `below`
    senate 3 0 2 5                   cubes of each seat; likewise `before`, `lost`, `points`
    space archont demagogos ...      each seat's marker; `tile` the same for the senators taken, - for none
    used 0 1 0 0                     whether each seat's senator has acted
    bonus oraklos 2                  bonus points on a senator
    landed 1:3 N:2                   refugees on the New Land
    hand 1 refugees_2 treason        a seat's policy cards; `special 1 guard ...`; `row 1 refugees_2 ...` from the left
    known 1 treason                  cards of a hand that everybody knows
    spent 1 0 2 0 0 0                cubes on the cards of a row; `state 1 0 1 0 0 0`: 1 played, 2 taken by a neighbour
    gods treason support             the gods' hand; `discard ...` and `special_discard ...`
    next slot 3                      what comes: influence, senate, rows, slot N, play SEAT CARD, strategos, doom, delayed,
                                     fall, tidy, round; no rows lie there before `slot`

Cubes named nowhere are in stock, neutrals in the camp, cards in the piles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from orichalcum.games.lastdays.names import CARD_IDS, EVENT_IDS, SENATOR_IDS, SHIP_LETTERS, SPECIAL_IDS
from orichalcum.games.lastdays.pieces import COLOURS, DOOMS, KINDS, NEUTRAL, SHIPS, SLOTS, SPECIALS
from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.order import take_order
from orichalcum.games.lastdays.rules.playing import OWN, play, why_not_play
from orichalcum.games.lastdays.rules.ships import free_seats
from orichalcum.games.lastdays.rules.winning import offer_strategos
from orichalcum.games.lastdays.table import BY_CARD, HARBOUR, NO_TILE, OCEAN, SOURCES, LastDays
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.position import Line
from orichalcum.kernel.table import LUCK, pending

MOST: Final = 999


def lay_out(lines: Sequence[Line], bare: Callable[[int], LastDays]) -> LastDays:
    """The table that a text describes; `bare` gives an empty one for so many seats."""
    if not lines or lines[0].key != "seats":
        raise BadPosition(1, "the first line says how many seats: seats 4")
    t = bare(lines[0].whole(0, 3, 5))
    t.round = 1
    for line in lines[1:]:
        if line.key not in WORDS:
            raise line.bad(f"expected {', '.join(WORDS)}; found {line.key[:20]}")
        if line.key != "next":
            WORDS[line.key](t, line)
    count_out(t, lines[-1])
    following = [line for line in lines if line.key == "next"]
    if len(following) != 1 or t.event < 0:
        raise lines[-1].bad("expected one line event and one line next")
    go_on_with(t, following[0])
    return t


# -- words


def one_of(line: Line, place: int, names: Sequence[str]) -> int:
    word = line.words[place] if place < len(line.words) else "nothing"
    if word not in names:
        raise line.bad(f"{line.key}: expected one of {', '.join(names)}; found {word[:20]}")
    return list(names).index(word)


def seat_of(t: LastDays, line: Line) -> int:
    return line.whole(0, 1, t.seats) - 1


def numbers(t: LastDays, line: Line, row: str) -> None:
    """One number for each seat."""
    for who in range(t.seats):
        getattr(t, row)[who] = line.whole(who, 0, MOST)


def passengers(t: LastDays, line: Line, first: int) -> list[tuple[int, int, bool]]:
    """Words like `1:2`: the colour, how many, and whether below deck."""
    found, below = [], False
    for word in line.words[first:]:
        if word == "below":
            below = True
            continue
        colour, _, n = word.partition(":")
        if colour not in [*(str(who + 1) for who in range(t.seats)), "N"] or n not in [str(i) for i in range(21)]:
            raise line.bad(f"{line.key}: expected a seat or N, a colon and a number; found {word[:20]}")
        found.append((NEUTRAL if colour == "N" else int(colour) - 1, int(n), below))
    return found


# -- lines


def put_ship(t: LastDays, line: Line) -> None:
    ship = one_of(line, 0, SHIP_LETTERS)
    t.place[ship] = (HARBOUR, OCEAN)[one_of(line, 1, ("harbour", "ocean"))]
    for colour, n, below in passengers(t, line, 2):
        (t.below if below else t.seated)[ship * COLOURS + colour] = n


def put_space(t: LastDays, line: Line) -> None:
    for who in range(t.seats):
        t.space[who] = space_of(t, line, who)
    must_differ(line, list(t.space))


def must_differ(line: Line, spaces: Sequence[int]) -> None:
    if len(set(spaces)) != len(spaces):
        raise line.bad(f"{line.key}: expected each senator once")


def put_tile(t: LastDays, line: Line) -> None:
    for who in range(t.seats):
        none = who < len(line.words) and line.words[who] == "-"
        t.tile[who] = NO_TILE if none else space_of(t, line, who)
    must_differ(line, [tile for tile in t.tile if tile != NO_TILE])


def space_of(t: LastDays, line: Line, place: int) -> int:
    return list(t.pieces.senator).index(one_of(line, place, SENATOR_IDS))


def put_landed(t: LastDays, line: Line) -> None:
    for colour, n, _ in passengers(t, line, 0):
        t.landed[colour] = n


def put_hand(t: LastDays, line: Line) -> None:
    who = seat_of(t, line)
    for place in range(1, len(line.words)):
        t.hand[who * KINDS + one_of(line, place, CARD_IDS)] += 1
        t.hand_size[who] += 1


def put_known(t: LastDays, line: Line) -> None:
    for place in range(1, len(line.words)):
        t.known[seat_of(t, line) * KINDS + one_of(line, place, CARD_IDS)] += 1


def put_special(t: LastDays, line: Line) -> None:
    who = seat_of(t, line)
    for place in range(1, len(line.words)):
        t.special[who * SPECIALS + one_of(line, place, SPECIAL_IDS)] += 1
        t.special_size[who] += 1


def put_row(t: LastDays, line: Line) -> None:
    for slot in range(SLOTS):
        t.cards[seat_of(t, line) * SLOTS + slot] = 1 + one_of(line, slot + 1, CARD_IDS)


def put_by_slot(t: LastDays, line: Line, row: str, most: int) -> None:
    for slot in range(SLOTS):
        getattr(t, row)[seat_of(t, line) * SLOTS + slot] = line.whole(slot + 1, 0, most)


def put_points(t: LastDays, line: Line) -> None:
    """Where they came from is not said: they stand with the cards."""
    numbers(t, line, "vp")
    for who in range(t.seats):
        t.earned[who * SOURCES + BY_CARD] = t.vp[who]


def put_bag(line: Line, bag: object, names: Sequence[str]) -> None:
    for place in range(len(line.words)):
        bag[one_of(line, place, names)] += 1  # type: ignore[index]


def put_events(t: LastDays, line: Line) -> None:
    for place in range(len(line.words)):
        t.turned[one_of(line, place, EVENT_IDS)] = 1
    if line.key == "event":
        t.event = one_of(line, 0, EVENT_IDS)


def put_bonus(t: LastDays, line: Line) -> None:
    t.bonus[space_of(t, line, 0)] = line.whole(1, 0, MOST)


def put_doom(t: LastDays, line: Line) -> None:
    t.doom = line.whole(0, 0, DOOMS - 1)


def put_round(t: LastDays, line: Line) -> None:
    t.round = line.whole(0, 1, 9)


WORDS: Final[dict[str, Callable[[LastDays, Line], None]]] = {
    "round": put_round,
    "doom": put_doom,
    "event": put_events,
    "turned": put_events,
    "ship": put_ship,
    "senate": lambda t, line: numbers(t, line, "senate"),
    "before": lambda t, line: numbers(t, line, "before"),
    "lost": lambda t, line: numbers(t, line, "lost"),
    "used": lambda t, line: numbers(t, line, "used"),
    "points": put_points,
    "space": put_space,
    "tile": put_tile,
    "bonus": put_bonus,
    "landed": put_landed,
    "hand": put_hand,
    "known": put_known,
    "special": put_special,
    "row": put_row,
    "spent": lambda t, line: put_by_slot(t, line, "spent", 20),
    "state": lambda t, line: put_by_slot(t, line, "state", 2),
    "gods": lambda t, line: put_bag(line, t.gods, CARD_IDS),
    "discard": lambda t, line: put_bag(line, t.discard, CARD_IDS),
    "special_discard": lambda t, line: put_bag(line, t.special_discard, SPECIAL_IDS),
    "next": lambda t, line: None,
}


# -- what is left over


def count_out(t: LastDays, line: Line) -> None:
    """What is named nowhere lies where it belongs; ships are advanced by the markers that are off."""
    for ship in range(SHIPS):
        t.advanced[ship] = int(t.pieces.turned_by[ship] <= t.doom)
        if free_seats(t, ship) < 0:
            raise line.bad(f"ship {SHIP_LETTERS[ship]} has not so many seats")
    for who in range(t.seats):
        spent = sum(t.spent[who * SLOTS : who * SLOTS + SLOTS])
        t.stock[who] = t.pieces.cubes - t.senate[who] - t.before[who] - t.lost[who] - t.landed[who] - spent - on_ships(t, who)
        if t.stock[who] < 0:
            raise line.bad(f"seat {who + 1} has only {t.pieces.cubes} cubes")
    t.camp = t.pieces.neutrals - t.landed[NEUTRAL] - on_ships(t, NEUTRAL)
    if t.camp < 0:
        raise line.bad(f"there are only {t.pieces.neutrals} neutrals")
    stack_piles(t, line)
    for card in range(t.seats * KINDS):
        if t.known[card] > t.hand[card]:
            raise line.bad(f"not all cards that are known of seat {card // KINDS + 1} are in the hand")
    check_deck(t, line)
    others = sum(1 for event in range(len(EVENT_IDS)) if t.turned[event] and not t.pieces.doom[event])
    t.others_left = max(0, t.others_left + 1 - max(others, 1))


def check_deck(t: LastDays, line: Line) -> None:
    """As many events of doom must be left as pillars stand."""
    if t.event < 0:
        return
    left = sum(1 for event in range(len(EVENT_IDS)) if t.pieces.doom[event] and not t.turned[event])
    if left < DOOMS - t.doom - t.pieces.doom[t.event]:
        raise line.bad(f"{DOOMS - t.doom} pillars stand, and only {left} events of doom are left")


def on_ships(t: LastDays, colour: int) -> int:
    return sum(t.seated[ship * COLOURS + colour] + t.below[ship * COLOURS + colour] for ship in range(SHIPS))


def stack_piles(t: LastDays, line: Line) -> None:
    for kind in range(KINDS):
        t.pile[kind] -= t.discard[kind] + t.gods[kind] + sum(t.hand[who * KINDS + kind] for who in range(t.seats))
        t.pile[kind] -= sum(1 for card in t.cards if card == kind + 1)
        if t.pile[kind] < 0:
            raise line.bad(f"there are only {t.pieces.count[kind]} cards {CARD_IDS[kind]}")
    for kind in range(SPECIALS):
        t.special_pile[kind] -= t.special_discard[kind] + sum(t.special[who * SPECIALS + kind] for who in range(t.seats))
        if t.special_pile[kind] < 0:
            raise line.bad(f"there are only {t.pieces.special[kind]} cards {SPECIAL_IDS[kind]}")
    t.pile_size = sum(t.pile)
    t.special_pile_size = sum(t.special_pile)
    for who in range(t.seats):
        t.special_since[who] = t.special_size[who]


# -- what comes next


def go_on_with(t: LastDays, line: Line) -> None:
    take_order(t)
    phase = tuple(PHASES)[one_of(line, 0, tuple(PHASES))]
    if phase in BEFORE_ROWS and any(t.cards):
        raise line.bad(f"next: before {phase} no rows have been laid")
    PHASES[phase](t, line)


def go_on_playing(t: LastDays, line: Line) -> None:
    """A seat plays a card that came from its own row, and the auction phase goes on behind it."""
    who = line.whole(1, 1, t.seats) - 1
    card = one_of(line, 2, CARD_IDS)
    t.slot = line.whole(3, 1, SLOTS) - 1 if len(line.words) > 3 else 0
    if why_not_play(t, who, card) != 0:
        raise line.bad(f"next: seat {who + 1} cannot play {CARD_IDS[card]} here")
    t.then(pending(ids.END_SLOT, LUCK))
    play(t, who, card, OWN, who)


def go_on_with_slot(t: LastDays, line: Line) -> None:
    t.slot = line.whole(1, 1, SLOTS) - 1
    t.then(pending(ids.BEGIN_SLOT, LUCK))


def go_on_with_strategos(t: LastDays, line: Line) -> None:
    t.then(pending(ids.MAJORITIES, LUCK))
    offer_strategos(t)


BEFORE_ROWS: Final = ("influence", "round", "senate", "rows")
PHASES: Final[dict[str, Callable[[LastDays, Line], None]]] = {
    "influence": lambda t, line: t.then(pending(ids.INFLUENCE, LUCK), pending(ids.NEXT_SENATOR, LUCK)),
    "round": lambda t, line: t.then(pending(ids.BEGIN_ROUND, LUCK)),
    "senate": lambda t, line: t.then(pending(ids.NEXT_SENATOR, LUCK)),
    "rows": lambda t, line: t.then(pending(ids.LAY_ROW, LUCK)),
    "slot": go_on_with_slot,
    "play": go_on_playing,
    "strategos": go_on_with_strategos,
    "doom": lambda t, line: t.then(pending(ids.MAJORITIES, LUCK)),
    "delayed": lambda t, line: t.then(pending(ids.DELAYED, LUCK), pending(ids.FALL, LUCK)),
    "fall": lambda t, line: t.then(pending(ids.FALL, LUCK)),
    "tidy": lambda t, line: t.then(pending(ids.TIDY, LUCK)),
}
