"""What an Exodus position is worth: points had, what the end would bring now, and what goods, settlers and tiles promise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orichalcum.games.exodus.pieces import AREA, GOLD, GOODS, KINDS, NOTHING, PILLARS, TIERS
from orichalcum.games.exodus.rules.ids import ACT, ACTIONS
from orichalcum.games.exodus.rules.sending import PLACES, can_start, free_ships, room_at_home, unfilled
from orichalcum.games.exodus.scoring import account, has_residence, region_points, settlers_in
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.judge import Judge
from orichalcum.kernel.rows import total
from orichalcum.kernel.table import pending

# Thousandths of a point, at the beginning of the game; most of them fade with the rounds left.
POINT: Final = 1000
BOOK: Final = 900
COIN: Final = 1200
FAVOR: Final = 2200
CARD: Final = 1600  # an Influence card, beyond the point of an unused one
STEP: Final = 700
SHIP: Final = 2200
EFFECT: Final = 550  # of a completed tier, for each round left
PLACE_AT_HOME: Final = 350
PLACE_AT_WORK: Final = 300
ACTIVE: Final = 350  # an active Workshop, for each round left
LOST: Final = -60_000  # alone
DANGER: Final = 1_500  # alone, for a region that still needs its Residence, while there is time enough
ROUNDS: Final = 15  # of a whole game
SMALL: Final = 3  # places of a small Residence


class ExodusJudge(Judge[Exodus]):
    swing: i64 = 15_000
    cut: i64 = 3  # random play throws actions away that a real game has not to spare
    glances: bool = True

    def worth(self, t: Exodus, who: i64) -> i64:
        if t.over:
            return t.score[who] * POINT + (LOST if t.lost else 0)
        left = rounds_left(t)
        now = t.score[who] * POINT + belongings(t, who, left) + promise(t, who, left) + shores(t, who)
        end = account(t, who)
        return now + (end.area + end.monuments + end.knowledge + end.unused) * POINT

    def glance(self, t: Exodus, who: i64, option: i64) -> i64:
        """Most answers lead to a further question: only what comes of them can be judged."""
        c = t.copy()
        c.answer(who, option)
        return self.worth(c, who)


def rounds_left(t: Exodus) -> i64:
    """Rounds whose actions are still to come, at least in part."""
    years = t.pieces.years - t.year
    if next_to_act(t) < 0:  # a year is being prepared
        return (years + 1) * t.pieces.rounds
    return years * t.pieces.rounds + t.pieces.rounds - t.round + 1


def next_to_act(t: Exodus) -> i64:
    """The place in the order of whoever acts next in this round, or NOTHING between two rounds."""
    place = len(t.todo) - 1
    while place >= 0:
        if t.todo[place] & 0xFF == ACTIONS:
            return t.todo[place] >> 16
        place -= 1
    return NOTHING


def actions_left(t: Exodus, who: i64, left: i64) -> i64:
    """Actions until the end of the game, Favor tiles included."""
    actions = left * t.pieces.actions + t.favor[who]
    acting = next_to_act(t)
    if acting < 0:
        return actions
    for place in range(acting):
        if t.turn_order[place] == who:
            actions -= t.pieces.actions
            if place == acting - 1 and is_acting(t, who):
                actions += t.actions
    return actions


def is_acting(t: Exodus, who: i64) -> bool:
    """Whether the seat's own phase 2 goes on."""
    place = len(t.todo) - 1
    while place >= 0:
        if t.todo[place] & 0xFFFF == pending(ACT, who):
            return True
        place -= 1
    return False


def belongings(t: Exodus, who: i64, left: i64) -> i64:
    """Books, gold, Favor tiles and cards are worth less the fewer rounds are left to use them."""
    fade = left * 2 if left < ROUNDS // 2 else ROUNDS
    goods = t.goods[who * GOODS + GOLD] * COIN
    for good in range(KINDS):
        held = t.goods[who * GOODS + good]
        goods += held * BOOK - (held * held * 60)
    return (goods + t.favor[who] * FAVOR + t.hand_size[who] * CARD) * fade // ROUNDS + t.flame[who] * STEP * fade // ROUNDS


def promise(t: Exodus, who: i64, left: i64) -> i64:
    """Settlers who wait are worth what sending them pays, as far as there are actions for them; too many are a burden."""
    p = t.pieces
    waiting: i64 = 0
    sum: i64 = 0
    for job in range(p.jobs):
        count = t.training[who * p.jobs + job]
        waiting += count
        sum += count * (p.job_vp[job] * POINT + p.job_steps[job] * STEP)
    actions = actions_left(t, who, left)
    if waiting > actions:
        sum -= (waiting - actions) * (p.left_behind + 2) * POINT
    sum = sum * 3 // 4 + waiting * 900
    if waiting > 5:
        sum -= (waiting - 5) * 900
    home = unfilled(t, who)
    places = room_at_home(t, who, home) + free_ships(t, who)
    sum += places * PLACE_AT_HOME + (POINT if can_start(t, who) else 0)
    return sum + buildings(t, who, left)


def buildings(t: Exodus, who: i64, left: i64) -> i64:
    """Workshops and Pillars work for as many rounds as are left; Ships carry settlers past every region."""
    p = t.pieces
    sum: i64 = 0
    for cell in range(p.cells):
        thing = t.cell[who * p.cells + cell] - 1
        if thing < 0 or p.trigger[thing] < 0:
            continue
        full = (1 << p.places[thing]) - 1
        if t.staffed[who * p.cells + cell] == full:
            sum += ACTIVE * left
        else:
            for place in range(p.places[thing]):
                easy: i64 = 2 if p.need[thing * PLACES + place] >= AREA else 1
                sum += PLACE_AT_WORK * easy if left > 1 else 0
    for place in range(who * PILLARS * TIERS, (who + 1) * PILLARS * TIERS):
        if t.completed[place] != 0:
            sum += EFFECT * left * (2 if place % TIERS == TIERS - 1 else 1)
        elif t.pillar[place] != 0:
            sum += EFFECT * left // 3
    for ship in range(who * p.ship_spaces, (who + 1) * p.ship_spaces):
        if t.ship[ship] != 0:
            sum += SHIP if left > 3 else 0
    return sum


def shores(t: Exodus, who: i64) -> i64:
    """Regions still to be scored: majorities as they stand, in part; alone the danger of having no Residence there."""
    sum: i64 = danger(t, who) if t.seats == 1 else 0
    for year in range(t.year, t.pieces.years + 1):
        region = t.pieces.scored_region[year] - 1
        if region < 0:
            continue
        if t.seats == 1 or year == t.year:
            sum += region_points(t, who, region) * POINT * 2 // 3
        else:
            sum += region_points(t, who, region) * POINT // 3
            for kind in range(KINDS):
                sum += settlers_in(t, who, kind, region) * 150
    return sum


def danger(t: Exodus, who: i64) -> i64:
    """Alone: what the regions may cost that have no Residence yet, by how tight the time is until they are scored.

    The plan: fill the Residence that has room, start one in the region scored first, fill it, start the next.
    """
    sum: i64 = 0
    sends = room_at_home(t, who, unfilled(t, who))
    first = True
    for year in range(t.year, t.pieces.years + 1):
        region = t.pieces.scored_region[year] - 1
        if region < 0 or has_residence(t, who, region):
            continue
        if not first:
            sends += SMALL - 1
        first = False
        sends += 1
        sum -= risk(spare_sends(t, who, year, sends), has_cell_in(t, who, region))
    return sum


def spare_sends(t: Exodus, who: i64, year: i64, sends: i64) -> i64:
    """Actions until the end of a year beyond those that sends need, as far as there will be settlers for them."""
    rounds = rounds_left(t) - (t.pieces.years - year) * t.pieces.rounds
    actions = actions_left(t, who, rounds)
    settlers = total(t.training, who * t.pieces.jobs, (who + 1) * t.pieces.jobs) + rounds * 2 // 3
    return min(actions, settlers) - sends


def risk(spare: i64, has_cell: bool) -> i64:
    """Of losing by a region: little while there is time, more than any gain once there is none."""
    if not has_cell:
        return -LOST
    if spare >= 4:
        return DANGER
    if spare >= 0:
        return DANGER * (6 - spare)
    return DANGER * 6 - spare * 4 * POINT if spare > -10 else -LOST


def has_cell_in(t: Exodus, who: i64, region: i64) -> bool:
    for cell in range(t.pieces.cells):
        if t.pieces.cell_region[cell] == region and t.pieces.cell_agora[cell] == 0 and t.cell[who * t.pieces.cells + cell] == 0:
            return True
    return False


JUDGE: Final = ExodusJudge()
