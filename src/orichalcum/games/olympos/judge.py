"""What an Olympos position is worth: points had, time left, and what goods, tiles, stars, symbols and settlers promise."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import (
    ARRIVAL,
    BONUS_CUBE,
    BONUS_HOURS,
    BONUS_PRESTIGE,
    BONUS_SETTLERS,
    BUILDING,
    CARDS,
    CELLS,
    COLUMNS,
    CUBES,
    DRAWS,
    GODS,
    GOODS,
    HOURS,
    KINDS,
    LOOKS,
    PER_DISC,
    PER_STAR,
    PER_SWORD,
    PER_TILE,
    POINTS,
    RIDES,
    SAILING,
    SETTLERS,
    SLOTS,
    STARS,
    SWORDS,
    WINS_TIES,
    ZEUS,
    count,
)
from orichalcum.games.olympos.rules.building import all_stars
from orichalcum.games.olympos.rules.destiny import cube_of, hours_of, prestige_of
from orichalcum.games.olympos.rules.discovering import bonus_at, bonus_brings, fewest_missing, goods_of, price_of
from orichalcum.games.olympos.rules.ids import GO_TO, TURN
from orichalcum.games.olympos.rules.moving import NEW_SETTLER, depth_of, land_of, prices
from orichalcum.games.olympos.rules.ways import SEA_STEP, Legs, waves
from orichalcum.games.olympos.scoring import score, works
from orichalcum.games.olympos.table import (
    UNDER_SEAT,
    Olympos,
    delay,
    discs_on_map,
    next_seat,
    spare_time,
    star_tokens,
    swords,
    trait_of,
    wins_ties,
)
from orichalcum.kernel.judge import Judge

# Thousandths of a point.
POINT: Final = 1000
TIME: Final = 560  # a space of the track still ahead, or an hourglass
SETTLER: Final = 600  # in the camp, the first ones
CUBE: Final = 700
CARD: Final = 400  # beyond the point of a card kept
SWORD: Final = 500
SYMBOL: Final = 60  # of Zeus, for each god still to come
FAVOUR: Final = 350  # of being among the most, or not among the fewest, for each god still to come
TOKEN: Final = 400  # the Zeus token, which is easily lost again
CONTESTED: Final = 2200  # a territory above somebody else's disc: it may be fought for again
BURIED: Final = 1000  # a disc that waits below another
STAR: Final = 700  # of a tile, before any wonder is in sight
NOWHERE: Final = -9_000
NORTHERN: Final = 3000  # a cross on land near the north, to whoever lays the crosses and acts last
WHIM: Final = 2000  # what crosses may otherwise differ by, from deal to deal
STEPS_IN: Final = 2  # so far from the north land is near it
TILES_IN: Final = 9  # time that one discovery after the other takes, with what comes between
NEAR: Final = vec[i64]([800, 450, 220, 80])  # thousandths of a purchase for which so many goods or stars are missing


class OlymposJudge(Judge[Olympos]):
    swing: i64 = 12_000
    cut: i64 = 1  # a few moves at random waste more time than a real game has to spare

    def worth(self, t: Olympos, who: i64) -> i64:
        if t.over:
            return score(t, who) * POINT + works(t, who)
        if is_blocking(t):  # all are alike, but for the crosses; this is asked very often
            return crosses(t) if who == t.track[t.seats - 1] else 0
        left = time_left(t, who)
        sum = score(t, who) * POINT + left * TIME + belongings(t, who) + abilities(t, who, left) + favour(t, who)
        if t.top() & 0xFF == GO_TO and t.who() == who:
            return sum + under_way(t, who, left)
        return sum + promise(t, who, goods_of(t, who), left) + monuments(t, who, left)


def is_blocking(t: Olympos) -> bool:
    """Until the first turn, and when it is just to begin: that is where whoever blocks looks back at the crosses."""
    if t.turns == 0:
        return True
    if t.turns != 1 or t.top() & 0xFF != TURN:
        return False
    for who in range(t.seats):
        if t.marker[who] + t.held[who] + t.hand_size[who] + t.tiles[who] != 0:
            return False
    return True


def crosses(t: Olympos) -> i64:
    """To who lays them: land near the north is best left open for who acts last, the rest is taste.

    Measured in games of four easy bots: closing the nearest lands left the blocker 6.5 points behind the others (24 games),
    any other way of closing made no difference (40 games each).
    """
    sum: i64 = 0
    near: i64 = 0
    found = waves(t.pieces, Legs(0, True, False, SEA_STEP), STEPS_IN)
    for i in range(0, len(found), 2):
        near |= found[i]
    deal = dealt(t)
    for land in range(t.pieces.lands):
        if (t.blocked >> land) & 1 != 0:
            sum += whim(deal, land) - (NORTHERN if (near >> land) & 1 != 0 else 0)
    return sum


def dealt(t: Olympos) -> i64:
    """A number for the deal of the tiles."""
    deal: i64 = 1
    for cell in range(CELLS):
        deal = (deal * 31 + t.cell[cell]) & 0xFFFFFF
    return deal


def whim(deal: i64, land: i64) -> i64:
    """Which lands one likes to close: another taste with every deal, always the same with the same."""
    mixed = ((deal + land * 7919) * ((deal >> 7) + land * 104_729 + 1)) & 0x7FFFFFFF
    return (mixed >> 9) % WHIM


def time_left(t: Olympos, who: i64) -> i64:
    """Spaces to the last Zeus, what the position there is worth in spaces, hourglasses, less a price not yet paid."""
    if (t.finished >> who) & 1 != 0:
        return 0
    unpaid = t.price if t.price != 0 and next_seat(t) == who else delay(t, who)
    left = t.hours[who] - unpaid
    ahead = t.pieces.last_zeus - t.marker[who]
    if ahead > 0:
        left += ahead + t.pieces.position[0] * POINT // TIME
    return left


def belongings(t: Olympos, who: i64) -> i64:
    """Settlers in the camp, the less worth the more there are; discs in stacks; cards."""
    sum: i64 = 0
    for n in range(t.camp[who]):
        sum += SETTLER // (1 + n // 2)
    for i in range(t.buried):
        if t.under[i] % UNDER_SEAT == who:
            sum += BURIED
        elif (t.held[who] >> (t.under[i] // UNDER_SEAT)) & 1 != 0:
            sum -= CONTESTED
    return sum + cards(t, who)


def cards(t: Olympos, who: i64) -> i64:
    """Beyond the point of each: what it brings now, or may bring later."""
    sum: i64 = 0
    for card in range(CARDS):
        held = t.hand[who * CARDS + card]
        if held != 0:
            brings = prestige_of(t, who, card) * POINT + hours_of(t, who, card) * TIME + (CUBE if cube_of(t, card) != 0 else 0)
            sum += held * (brings - POINT) if brings > POINT else held * CARD // 2
    return sum


# -- tiles


def abilities(t: Olympos, who: i64, left: i64) -> i64:
    """What the seat's tiles are still good for."""
    sum: i64 = 0
    tiles = t.tiles[who]
    for kind in range(KINDS):
        if (tiles >> kind) & 1 != 0:
            sum += ability(t, kind, left)
    return sum


def ability(t: Olympos, kind: i64, left: i64) -> i64:
    """Of one tile, beside its points: the more time is left, the more often it will help."""
    p = t.pieces
    saving: i64 = 55 if p.saves[kind] != 0 else 0
    often = (
        p.trait[ARRIVAL * KINDS + kind] * 40
        + p.trait[RIDES * KINDS + kind] * 60
        + p.trait[LOOKS * KINDS + kind] * 12
        + p.trait[WINS_TIES * KINDS + kind] * 20
        + p.trait[SAILING * KINDS + kind] * 20
        + p.trait[PER_DISC * KINDS + kind] * 30
        + p.trait[PER_TILE * KINDS + kind] * 80
        + p.trait[BUILDING * KINDS + kind] * 8
        + saving
    )
    return p.trait[SWORDS * KINDS + kind] * SWORD + often * (left if left > 0 else 0)


def points_of(t: Olympos, who: i64, kind: i64) -> i64:
    """What a tile would bring at once: points, and things that the judge counts elsewhere once they are had."""
    p = t.pieces
    points = (
        2
        + p.trait[POINTS * KINDS + kind]
        + p.trait[PER_TILE * KINDS + kind] * (count(t.tiles[who]) + 1)
        + p.trait[PER_DISC * KINDS + kind] * discs_on_map(t, who)
        + p.trait[PER_SWORD * KINDS + kind] * swords(t, who)
        + p.trait[PER_STAR * KINDS + kind] * star_tokens(t, who)
    )
    things = (
        p.trait[SETTLERS * KINDS + kind] * SETTLER
        + p.trait[HOURS * KINDS + kind] * TIME
        + p.trait[CUBES * KINDS + kind] * CUBE
        + p.trait[DRAWS * KINDS + kind] * (POINT + CARD)
        + p.trait[STARS * KINDS + kind] * STAR
        + p.trait[ZEUS * KINDS + kind] * (SYMBOL * gods_left(t) + FAVOUR)
    )
    return points * POINT + things


def promise(t: Olympos, who: i64, goods: vec[i64], left: i64) -> i64:
    """The best discoveries that there is time for, each the more certain the fewer goods it lacks."""
    most = (left + 3) // TILES_IN
    if most <= 0:
        return 0
    best = vec[i64](capacity=CELLS)
    for cell in range(CELLS):
        kind = t.cell[cell] - 1
        if kind < 0 or (t.tiles[who] >> kind) & 1 != 0:
            continue
        missing = fewest_missing(t, goods, cell)
        if missing < len(NEAR):
            gain = points_of(t, who, kind) + ability(t, kind, left - 7) + bonus_of(t, cell) - price_of(t, who, cell) * TIME
            if gain > 0:
                best = append(best, gain * NEAR[missing] // POINT)
    return sum_of_best(best, most)


def sum_of_best(values: vec[i64], most: i64) -> i64:
    """The sum of so many of the greatest."""
    sum: i64 = 0
    for _ in range(most):
        at: i64 = -1
        great: i64 = 0
        for i in range(len(values)):
            if values[i] > great:
                great = values[i]
                at = i
        if at < 0:
            break
        sum += great
        values[at] = 0
    return sum


def bonus_of(t: Olympos, cell: i64) -> i64:
    """The best bonus that is free below a tile, and a star for the wonder of its column."""
    best: i64 = 0
    for slot in range(SLOTS):
        bonus = bonus_at(t, cell, slot)
        if bonus >= 0:
            worth = (
                bonus_brings(t, bonus, BONUS_SETTLERS) * SETTLER
                + bonus_brings(t, bonus, BONUS_HOURS) * TIME
                + bonus_brings(t, bonus, BONUS_PRESTIGE) * POINT
                + (CUBE if bonus_brings(t, bonus, BONUS_CUBE) != 0 else 0)
            )
            best = max(best, worth + (STAR if t.column[cell % COLUMNS] != 0 else 0))
    return best


# -- wonders and gods


def monuments(t: Olympos, who: i64, left: i64) -> i64:
    """The wonders, the nearest in full, the others in part."""
    if left < 4:
        return 0
    p = t.pieces
    price = (7 - trait_of(t, who, BUILDING)) * TIME
    best: i64 = 0
    others: i64 = 0
    for column in range(COLUMNS):
        wonder = t.column[column] - 1
        if wonder < 0:
            continue
        missing = p.wonder_stars[wonder] - all_stars(t, who, column)
        missing = max(missing, 0)
        if missing < len(NEAR):
            hope = (p.wonder_points[wonder] * POINT - price) * NEAR[missing] // POINT
            others += hope
            best = max(best, hope)
    return best + (others - best) * (1 if left > 12 else 0) // 3


def gods_left(t: Olympos) -> i64:
    """How many gods are still to come: all but one."""
    return GODS - 1 - count(t.gods_shown)


def favour(t: Olympos, who: i64) -> i64:
    """Zeus symbols on tiles, beyond their number as far as they are the most, or not the fewest."""
    mine = standing(t, who)
    above: i64 = 0
    below: i64 = 0
    for other in range(t.seats):
        if other != who:
            theirs = standing(t, other)
            above += 1 if theirs > mine else 0
            below += 1 if theirs < mine else 0
    stand: i64 = mine * SYMBOL // 2
    if above == 0 and mine > 0:
        stand += FAVOUR
    if below == 0:
        stand -= FAVOUR
    left = gods_left(t)
    return stand * left + (TOKEN if t.held[who] & t.pieces.zeus_land != 0 and left != 0 else 0)


def standing(t: Olympos, who: i64) -> i64:
    """Symbols that last, doubled, so that Democracy stands between."""
    return trait_of(t, who, ZEUS) * 2 + (1 if wins_ties(t, who) else 0)


# -- a settler that is under way


def under_way(t: Olympos, who: i64, left: i64) -> i64:
    """The best goal of a settler that is being moved: its point and its token, less the way and what it leaves."""
    p = t.pieces
    most = spare_time(t, who)
    goods = goods_of(t, who)
    lost = given_up(t, t.argument())
    if lost != 0:
        goods[p.good[land_of(t.argument())]] -= 1
    token = vec[i64](capacity=GOODS)
    for good in range(GOODS):
        goods[good] += 1
        token = append(token, promise(t, who, goods, left - 3))
        goods[good] -= 1
    best: i64 = NOWHERE
    price = prices(t, who, t.argument())
    for land in range(p.lands):
        if price[land] <= most:
            gain = token[p.good[land]] + POINT - price[land] * TIME
            if (p.atlantis >> land) & 1 != 0:
                gain += POINT
            best = max(best, gain)
    return best + monuments(t, who, left) - lost


def given_up(t: Olympos, settler: i64) -> i64:
    """The point of the territory that the top disc of a stack leaves."""
    if settler == NEW_SETTLER or depth_of(settler) != 0:
        return 0
    return POINT * 2 if (t.pieces.atlantis >> land_of(settler)) & 1 != 0 else POINT


JUDGE: Final = OlymposJudge()
