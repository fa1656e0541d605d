"""What a Colovini position is worth: points in hand, tolls still to come, how far the figures have fled, who moves next.

The weights are those that foretell best, over 1,500 games of greedy bots, by how much a seat will beat the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orichalcum.games.colovini.pieces import FIGURES, ITEMS, value_of
from orichalcum.games.colovini.rules.bridges import DONE, SPAN
from orichalcum.games.colovini.rules.drawing import CARD as CARDS_DUE
from orichalcum.games.colovini.rules.ids import DEAL, DRAW_CARDS, LAY_BRIDGE, PASS_ON, PAY_PIECE, TURN, WALK_ON
from orichalcum.games.colovini.rules.paying import TILE
from orichalcum.games.colovini.rules.taking import free_tile, tile_to_take
from orichalcum.games.colovini.rules.turn import SELL, STUCK
from orichalcum.games.colovini.rules.walking import PLACE, TOLL, way_to
from orichalcum.games.colovini.scoring import score, tile_points, way_home
from orichalcum.games.colovini.table import HOME, Colovini, arrived, gap_price
from orichalcum.kernel.judge import Judge

# Thousandths of a point, at the beginning, and for each of LONG spaces that figures have fled on the average.
POINT: Final = 1000
LONG: Final = 53
CARD: Final = 2600  # it moves a figure, as long as there is a way to go
CARD_LATER: Final = -1400
TOLL_AHEAD: Final = -590  # of a toll not yet paid: a bridge may come, or the figure stay ahead of the sinking
TOLL_LATER: Final = -300
SPACE: Final = 380
SPACE_LATER: Final = -250
BRIDGE: Final = 2700
BRIDGE_LATER: Final = -1400
FIRST_HOME: Final = 2600  # a card more each turn
SECOND_HOME: Final = 3400
TURN_WORTH: Final = 7000  # of a whole turn to whoever has one more than the others

# At a glance.
TOLL_NOW: Final = 300  # of a toll paid now, which will not have to be paid later
SECOND_CARD: Final = 2000
SALE: Final = 2500
LAST_HOME: Final = 30_000  # it ends the game, well or badly


class ColoviniJudge(Judge[Colovini]):
    swing: i64 = 5_000
    cut: i64 = 8  # about two turns; longer play at a glance shows no more
    glances: bool = True

    def worth(self, t: Colovini, who: i64) -> i64:
        if t.over:
            return score(t, who) * POINT
        late = fled(t) // t.seats // FIGURES
        cards = t.hand_size[who] + cards_due(t, who)
        sum = tile_points(t, who) * POINT + cards * aged(CARD, CARD_LATER, late)
        sum += t.bridges[who] * aged(BRIDGE, BRIDGE_LATER, late) + tempo(t, who)
        sum += way_home(t, who) * aged(TOLL_AHEAD, TOLL_LATER, late)
        return sum + flight(t, who, aged(SPACE, SPACE_LATER, late)) + under_way(t, who)

    def glance(self, t: Colovini, who: i64, option: i64) -> i64:
        step = t.top() & 0xFF
        late = fled(t) // t.seats // FIGURES
        if step == PAY_PIECE:
            return POINT - aged(CARD, CARD_LATER, late) if option < TILE else POINT * min(0, t.owed + TILE - option)
        if step == WALK_ON:
            return walk_worth(t, who, t.at, option, late)
        if step == LAY_BRIDGE and option == DONE:
            return 0
        if option >= SPAN:
            return bridge_worth(t, who, option - SPAN) - aged(BRIDGE, BRIDGE_LATER, late)
        if step != TURN or option == STUCK:
            return 0
        if option >= SELL:
            return -SALE
        return walk_worth(t, who, t.place[who * FIGURES + option // ITEMS], option % ITEMS, late)


def aged(first: i64, later: i64, late: i64) -> i64:
    """A weight that changes with the spaces that figures have fled on the average."""
    return first + later * late // LONG


def fled(t: Colovini) -> i64:
    """Spaces from Atlantis, of all figures together."""
    spaces: i64 = 0
    for place in t.place:
        spaces += place + 1
    return spaces


def flight(t: Colovini, who: i64, space: i64) -> i64:
    """How far the figures have come."""
    spaces: i64 = 0
    for figure in range(who * FIGURES, who * FIGURES + FIGURES):
        spaces += t.place[figure] + 1
    home = arrived(t, who)
    return spaces * space + (FIRST_HOME if home > 0 else 0) + (SECOND_HOME - FIRST_HOME if home > 1 else 0)


def has_moved(t: Colovini) -> bool:
    """Whether the seat whose turn it is has played its cards."""
    last = t.todo[0] & 0xFF
    return last in (DRAW_CARDS, PASS_ON)


def tempo(t: Colovini, who: i64) -> i64:
    """Who moves sooner has more of the game still to come."""
    next = t.turns + 1 if has_moved(t) else t.turns
    place = (who - next % t.seats + t.seats) % t.seats
    return (t.seats - 1 - place) * TURN_WORTH // t.seats


def cards_due(t: Colovini, who: i64) -> i64:
    """Cards that the turn still brings."""
    if t.step().id == DEAL:
        x = t.argument()
        return x // CARDS_DUE if x & 3 == who else 0
    if t.todo[0] & 0xFF == DRAW_CARDS and t.turns % t.seats == who:
        return 1 + arrived(t, who)
    return 0


def under_way(t: Colovini, who: i64) -> i64:
    """Of a move half made: what is still to be paid and to be taken, and how far the figure has come."""
    if t.who() != who:
        return 0
    step = t.top() & 0xFF
    if step == WALK_ON:
        return (t.at - t.place[who * FIGURES + t.figure]) * SPACE - t.owed * POINT
    if step == PAY_PIECE:
        return landing(t)
    return 0


def landing(t: Colovini) -> i64:
    """The tile that the walking figure will take, less the tolls it owes."""
    space = tile_to_take(t)
    tile: i64 = 0
    if space >= 0:
        tile = value_of(t.path[space])
    return (tile - t.owed) * POINT


def walk_worth(t: Colovini, who: i64, start: i64, item: i64, late: i64) -> i64:
    """A walk by one card: the tile it brings, its tolls, how far it leads."""
    way = way_to(t, start, item)
    end = way & PLACE
    sum = (end - start) * aged(SPACE, SPACE_LATER, late) - (way >> TOLL) * TOLL_NOW
    if end == t.shore:
        sum += home_worth(t, who)
    elif t.stander[end] != 0:
        return sum - SECOND_CARD
    behind = free_tile(t, end - 1, HOME, -1)
    return sum + value_of(t.path[behind]) * POINT if behind >= 0 else sum


def home_worth(t: Colovini, who: i64) -> i64:
    """One more figure at home; the third ends the game, which is good only for who leads."""
    home = arrived(t, who)
    if home < FIGURES - 1:
        return FIRST_HOME if home == 0 else SECOND_HOME - FIRST_HOME
    mine = score(t, who)
    for other in range(t.seats):
        if other != who and score(t, other) > mine + FIGURES:
            return -LAST_HOME
    return LAST_HOME


def bridge_worth(t: Colovini, who: i64, gap: i64) -> i64:
    """What it saves the figures behind the gap, less what it saves those of others on the average."""
    mine: i64 = 0
    others: i64 = 0
    for figure in range(t.seats * FIGURES):
        if t.place[figure] < gap:
            if figure // FIGURES == who:
                mine += 1
            else:
                others += 1
    return -TOLL_AHEAD * gap_price(t, gap) * (mine - others // (t.seats - 1))


JUDGE: Final = ColoviniJudge()
