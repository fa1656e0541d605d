"""What a Colovini position is worth: points in hand, tolls still to come, how far the figures have fled, who moves next.

The weights are those that win most in 3,000 games of planners, each of which judged by weights of its own, drawn at random;
near them little changes.  A glance is what comes nearest to a planner's own judgement.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orichalcum.games.colovini.pieces import FIGURES, ITEMS, value_of
from orichalcum.games.colovini.rules.bridges import DONE, SPAN
from orichalcum.games.colovini.rules.drawing import CARD as CARDS_DUE
from orichalcum.games.colovini.rules.ids import DEAL, DRAW_CARDS, LAY_BRIDGE, PASS_ON, PAY_PIECE, TURN, WALK_ON
from orichalcum.games.colovini.rules.paying import TILE, payable_cards
from orichalcum.games.colovini.rules.taking import free_tile, tile_to_take
from orichalcum.games.colovini.rules.turn import SELL, STUCK
from orichalcum.games.colovini.rules.walking import PLACE, TOLL, way_to
from orichalcum.games.colovini.scoring import score, tile_points, way_home
from orichalcum.games.colovini.table import HOME, VALUES, Colovini, arrived, gap_price
from orichalcum.kernel.judge import Judge

# Thousandths of a point, at the beginning, and for each of LONG spaces that figures have fled on the average.
POINT: Final = 1000
LONG: Final = 53
CARD: Final = 1700  # it moves a figure, as long as there is a way to go; a tile sold for cards seldom pays
CARD_LATER: Final = -800
MANY: Final = 4  # cards; each one more is worth less
TOO_MANY: Final = -400
TOLL_AHEAD: Final = -510  # of a toll not yet paid: a bridge may come, or the figure stay ahead of the sinking
TOLL_LATER: Final = -300
SPACE: Final = 310
SPACE_LATER: Final = -210
BRIDGE: Final = 2900
BRIDGE_LATER: Final = -1200
FIRST_HOME: Final = 2600  # a card more each turn
SECOND_HOME: Final = 3400
TURN_WORTH: Final = 7000  # of a whole turn to whoever has one more than the others

# At a glance.
TOLL_NOW: Final = -900  # of a toll paid now; later in the game it would have to be paid anyway
TOLL_NOW_LATER: Final = 700
SINKING: Final = 470  # of what a tile that sinks adds to the way of each own figure behind it
SINKING_OTHERS: Final = 155  # and of each of the others'
SAVED: Final = 510  # of a toll that a bridge saves each own figure
SAVED_NOW: Final = 700  # if one of them is about to walk
SAVED_OTHERS: Final = 190  # and each of the others'
BEFORE_WALKING: Final = 20_000  # what is worth doing at all is done before the walk
LAST_HOME: Final = 30_000  # it ends the game, well or badly
SUMS: Final = (1 << 62) - 1  # bits of a row of sums


class ColoviniJudge(Judge[Colovini]):
    swing: i64 = 5_000
    cut: i64 = 16  # about two rounds of four
    glances: bool = True

    def worth(self, t: Colovini, who: i64) -> i64:
        if t.over:
            return score(t, who) * POINT
        late = fled(t) // t.seats // FIGURES
        cards = t.hand_size[who] + cards_due(t, who)
        sum = tile_points(t, who) * POINT + cards * aged(CARD, CARD_LATER, late)
        if cards > MANY:
            sum += (cards - MANY) * TOO_MANY
        sum += t.bridges[who] * aged(BRIDGE, BRIDGE_LATER, late) + tempo(t, who)
        sum += way_home(t, who) * aged(TOLL_AHEAD, TOLL_LATER, late)
        return sum + flight(t, who, aged(SPACE, SPACE_LATER, late)) + under_way(t, who)

    def glance(self, t: Colovini, who: i64, option: i64) -> i64:
        step = t.top() & 0xFF
        late = fled(t) // t.seats // FIGURES
        if step == PAY_PIECE:
            return -payment(t, who, option, aged(CARD, CARD_LATER, late) - POINT)
        if step == WALK_ON:
            return walk_worth(t, who, t.at, option, HOME, late)
        if step == LAY_BRIDGE and option == DONE:
            return 0
        if option >= SPAN:
            kept = aged(BRIDGE, BRIDGE_LATER, late)
            if step == TURN:
                return before_walking(bridge_worth(t, who, option - SPAN, SAVED_NOW) - kept)
            return bridge_worth(t, who, option - SPAN, SAVED) - kept
        if step != TURN or option == STUCK:
            return 0
        if option >= SELL:
            return -BEFORE_WALKING
        start = t.place[who * FIGURES + option // ITEMS]
        return walk_worth(t, who, start, option % ITEMS, start, late)


def before_walking(gain: i64) -> i64:
    """Of what may come before the walk: the best of all, or the worst."""
    return gain + (BEFORE_WALKING if gain > 0 else -BEFORE_WALKING)


def payment(t: Colovini, who: i64, option: i64, card: i64) -> i64:
    """What is lost beyond the toll by paying this piece and then the best ones."""
    if option < TILE:
        return t.owed * card
    rest = t.owed - (option - TILE)
    if rest <= 0:
        return -rest * POINT
    sums = tile_sums(t, who, option - TILE)
    cards = payable_cards(t, who)
    best: i64 = BEFORE_WALKING
    sum: i64 = 0
    while sums >> sum != 0:
        if (sums >> sum) & 1 != 0:
            if sum >= rest:
                return min(best, (sum - rest) * POINT)
            if rest - sum <= cards:
                best = (rest - sum) * card
        sum += 1
    return best


def tile_sums(t: Colovini, who: i64, dearest: i64) -> i64:
    """What can be paid with tiles up to a value, one of which is gone: one bit for each sum."""
    sums: i64 = 1
    for value in range(1, dearest + 1):
        for _ in range(t.loot[who * VALUES + value] - (1 if value == dearest else 0)):
            sums |= sums << value & SUMS
    return sums


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


def walk_worth(t: Colovini, who: i64, start: i64, item: i64, left: i64, late: i64) -> i64:
    """A walk that goes on by this card: the tile it brings, its tolls, how far it leads, what sinks behind it.

    `left` is the space where the figure stood, as long as it still bars it.
    """
    way = way_to(t, start, item)
    end = way & PLACE
    sum = (end - start) * aged(SPACE, SPACE_LATER, late) + (way >> TOLL) * aged(TOLL_NOW, TOLL_NOW_LATER, late)
    if end == t.shore:
        sum += home_worth(t, who)
    elif t.stander[end] != 0:
        return sum - aged(CARD, CARD_LATER, late) + walk_on_worth(t, who, end, item, left, late)
    space = max(free_tile(t, end - 1, HOME, -1), left)
    if space < 0:
        return sum
    sum += value_of(t.path[space]) * POINT
    return sum if t.below[space] != 0 else sum - sinking(t, who, space, left)


def walk_on_worth(t: Colovini, who: i64, start: i64, played: i64, left: i64, late: i64) -> i64:
    """The best way to walk on from an occupied tile."""
    card = who * ITEMS + played
    t.hand[card] -= 1
    best: i64 = -BEFORE_WALKING
    for item in range(ITEMS):
        if t.hand[who * ITEMS + item] != 0:
            best = max(best, walk_worth(t, who, start, item, left, late))
    t.hand[card] += 1
    return best


def sinking(t: Colovini, who: i64, space: i64, left: i64) -> i64:
    """What it costs that a tile sinks: tolls of the own figures behind it, less those of others."""
    rise = price_rise(t, space)
    if rise == 0:
        return 0
    weight: i64 = 0
    for figure in range(t.seats * FIGURES):
        if t.place[figure] < space:
            weight += SINKING if figure // FIGURES == who else -SINKING_OTHERS
    if left < space:
        weight -= SINKING
    return weight * rise


def price_rise(t: Colovini, space: i64) -> i64:
    """By how much the tolls of the way change if a space sinks."""
    path = t.path
    before = space - 1
    bridged: i64 = 0
    while before >= 0 and path[before] == 0:
        bridged |= t.bridged[before]
        before -= 1
    behind = space + 1
    bridged_behind: i64 = 0
    while behind < t.shore and path[behind] == 0:
        bridged_behind |= t.bridged[behind]
        behind += 1
    value = value_of(path[space])
    rise: i64 = 0
    if before >= 0 and behind < t.shore and bridged | bridged_behind == 0:
        rise = min(value_of(path[before]), value_of(path[behind]))
    if before >= 0 and before < space - 1 and bridged == 0:
        rise -= min(value_of(path[before]), value)
    if behind < t.shore and behind > space + 1 and bridged_behind == 0:
        rise -= min(value_of(path[behind]), value)
    return rise


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


def bridge_worth(t: Colovini, who: i64, gap: i64, saved: i64) -> i64:
    """What it saves the figures behind the gap, less what it saves those of others."""
    mine: i64 = 0
    others: i64 = 0
    for figure in range(t.seats * FIGURES):
        if t.place[figure] < gap:
            if figure // FIGURES == who:
                mine += 1
            else:
                others += 1
    return gap_price(t, gap) * (mine * saved - others * SAVED_OTHERS)


JUDGE: Final = ColoviniJudge()
