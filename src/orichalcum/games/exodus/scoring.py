"""Points at the end of some years and of the game: pure functions of the table, itemised (RULES 16, 17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import (
    ACTIVE_WORKSHOPS,
    AGORA,
    AGORAS,
    ALIKE_NEIGHBOURS,
    BOOKS_HELD,
    COLOURFUL_COLUMNS,
    COLOURFUL_ROWS,
    COUNTS,
    DIFFERENT_NEIGHBOURS,
    FULL_COLUMNS,
    FULL_ROWS,
    GOLD,
    GOLD_HELD,
    GOODS,
    GROUND,
    INFLUENCE_RECEIVED,
    KINDS,
    KNOWLEDGE,
    KNOWLEDGE_CARDS,
    MONUMENT,
    PAIRS,
    PILLAR_CARDS,
    PILLARS,
    PILLARS_DONE,
    RESIDENCE,
    SAME_NEIGHBOURS,
    SAVED,
    SHIPS,
    TIERS,
    TRACK_STEPS,
    WORKSHOP,
    WORKSHOPS,
)
from orichalcum.games.exodus.rules.gaining import earn, is_active
from orichalcum.games.exodus.rules.ids import FROM_AREA, FROM_KNOWLEDGE, FROM_MONUMENTS, FROM_TRAINING, FROM_UNUSED
from orichalcum.games.exodus.table import Exodus, books
from orichalcum.kernel.rows import row, total

GROUNDS: Final = 5


class Account:
    """What the final scoring gives a seat."""

    def __init__(self, training: i64, area: i64, monuments: i64, knowledge: i64, unused: i64) -> None:
        self.training = training
        self.area = area
        self.monuments = monuments
        self.knowledge = knowledge
        self.unused = unused

    def sum(self) -> i64:
        return self.training + self.area + self.monuments + self.knowledge + self.unused


# Settlement scoring.


def settlers_in(t: Exodus, who: i64, kind: i64, region: i64) -> i64:
    """Settlers of a kind on Residences and Workshops of a region, and on Ships, which count everywhere (16.2)."""
    n: i64 = 0
    first = who * t.pieces.cells
    for cell in range(t.pieces.cells):
        if t.pieces.cell_region[cell] == region:
            n += t.lodged[(first + cell) * KINDS + kind]
    for ship in range(who * t.pieces.ship_spaces, (who + 1) * t.pieces.ship_spaces):
        if t.aboard[ship] == kind + 1:
            n += 1
    return n


def region_points(t: Exodus, who: i64, region: i64) -> i64:
    """Of every kind, points for each rival who has fewer settlers (16.3); alone by another count (20.4)."""
    if t.seats == 1:
        return solo_points(t, who, region)
    points: i64 = 0
    for kind in range(KINDS):
        mine = settlers_in(t, who, kind, region)
        for rival in range(t.seats):
            if settlers_in(t, rival, kind, region) < mine:
                points += t.pieces.rival[t.seats]
    return points


def solo_points(t: Exodus, who: i64, region: i64) -> i64:
    """One point a settler; with all three kinds, three for those of the rarest kind (20.4)."""
    sum: i64 = 0
    least: i64 = -1
    for kind in range(KINDS):
        n = settlers_in(t, who, kind, region)
        sum += n
        if least < 0 or n < least:
            least = n
    return sum + 2 * least


def has_residence(t: Exodus, who: i64, region: i64) -> bool:
    first = who * t.pieces.cells
    for cell in range(t.pieces.cells):
        thing = t.cell[first + cell] - 1
        if thing >= 0 and t.pieces.cell_region[cell] == region and t.pieces.kind[thing] == RESIDENCE:
            return True
    return False


# Final scoring.


def account(t: Exodus, who: i64) -> Account:
    """As if the game ended now (17.1 to 17.5)."""
    counted = tally(t, who)
    p = t.pieces
    return Account(
        -p.left_behind * total(t.training, who * p.jobs, (who + 1) * p.jobs),
        p.row_vp * counted[FULL_ROWS] + p.column_vp * counted[FULL_COLUMNS],
        monument_points(t, who, counted),
        knowledge_points(t, who, counted),
        p.influence_vp * t.hand_size[who],
    )


def close_account(t: Exodus) -> None:
    """The final scoring, in the rulebook's order (17)."""
    for who in range(t.seats):
        end = account(t, who)
        earn_if(t, who, end.training, FROM_TRAINING)
        earn_if(t, who, end.area, FROM_AREA)
        earn_if(t, who, end.monuments, FROM_MONUMENTS)
        earn_if(t, who, end.knowledge, FROM_KNOWLEDGE)
        earn_if(t, who, end.unused, FROM_UNUSED)


def earn_if(t: Exodus, who: i64, points: i64, source: i64) -> None:
    if points != 0:
        earn(t, who, points, source)


def monument_points(t: Exodus, who: i64, counted: vec[i64]) -> i64:
    """Each Monument pays for what it counts (17.3)."""
    sum: i64 = 0
    for cell in range(t.pieces.cells):
        thing = t.cell[who * t.pieces.cells + cell] - 1
        if thing >= 0 and t.pieces.kind[thing] == MONUMENT:
            count_neighbours(t, who, cell, counted)
            sum += t.pieces.vp[thing] * counted[t.pieces.counts[thing]]
    return sum


def knowledge_points(t: Exodus, who: i64, counted: vec[i64]) -> i64:
    """Each Knowledge card pays for what it counts, rounded down (17.4)."""
    sum: i64 = 0
    for card in range(t.pieces.knowledges):
        if t.knowledge[who * t.pieces.knowledges + card] != 0:
            sum += card_points(t, t.pieces.first[KNOWLEDGE] + card, counted)
    return sum


def card_points(t: Exodus, thing: i64, counted: vec[i64]) -> i64:
    """So many points for every so many, or by the card's ladder, whose last rung holds for more."""
    p = t.pieces
    n = counted[p.counts[thing]]
    ladder = p.ladder[thing]
    if ladder == 0:
        return n // p.per[thing] * p.vp[thing]
    rungs = p.ladders[ladder]
    if n == 0:
        return 0
    return p.ladders[ladder + (n if n < rungs else rungs)]


def tally(t: Exodus, who: i64) -> vec[i64]:
    """All that cards and Monuments can count, except a Monument's neighbours."""
    out = row(COUNTS, 0)
    count_saved(t, who, out)
    p = t.pieces
    out[TRACK_STEPS] = t.flame[who]
    out[INFLUENCE_RECEIVED] = t.received[who]
    out[GOLD_HELD] = t.goods[who * GOODS + GOLD]
    out[BOOKS_HELD] = books(t, who)
    out[KNOWLEDGE_CARDS] = total(t.knowledge, who * p.knowledges, (who + 1) * p.knowledges)
    for ship in range(who * p.ship_spaces, (who + 1) * p.ship_spaces):
        if t.ship[ship] != 0:
            out[SHIPS] += 1
    for place in range(who * PILLARS * TIERS, (who + 1) * PILLARS * TIERS):
        if t.pillar[place] != 0:
            out[PILLAR_CARDS] += 1
        if place % TIERS == TIERS - 1 and t.completed[place] != 0:
            out[PILLARS_DONE] += 1
    count_tiles(t, who, out)
    count_lines(t, who, out)
    return out


def count_saved(t: Exodus, who: i64, out: vec[i64]) -> None:
    """Settlers on Residences, Workshops, Ships and Pillars, by kind, and pairs of kinds."""
    p = t.pieces
    for cell in range(who * p.cells, (who + 1) * p.cells):
        for kind in range(KINDS):
            out[SAVED + kind] += t.lodged[cell * KINDS + kind]
    for ship in range(who * p.ship_spaces, (who + 1) * p.ship_spaces):
        if t.aboard[ship] != 0:
            out[SAVED + t.aboard[ship] - 1] += 1
    for place in range(PILLARS * TIERS):
        job = p.tier_job[place % TIERS]
        if job >= 0 and t.completed[who * PILLARS * TIERS + place] != 0:
            out[SAVED + p.job_kind[job]] += 1
    science = out[SAVED]
    culture = out[SAVED + 1]
    craft = out[SAVED + 2]
    out[PAIRS] = science if science < culture else culture
    out[PAIRS + 1] = science if science < craft else craft
    out[PAIRS + 2] = culture if culture < craft else craft


def saved(t: Exodus, who: i64) -> i64:
    """All settlers brought to safety: they decide a tie (17.6)."""
    out = row(COUNTS, 0)
    count_saved(t, who, out)
    return total(out, SAVED, SAVED + KINDS)


def count_tiles(t: Exodus, who: i64, out: vec[i64]) -> None:
    for cell in range(t.pieces.cells):
        thing = t.cell[who * t.pieces.cells + cell] - 1
        if thing < 0:
            continue
        out[GROUND + t.pieces.ground[thing]] += 1
        kind = t.pieces.kind[thing]
        if kind == AGORA:
            out[AGORAS] += 1
        elif kind == WORKSHOP:
            out[WORKSHOPS] += 1
            if is_active(t, who, cell):
                out[ACTIVE_WORKSHOPS] += 1


def count_lines(t: Exodus, who: i64, out: vec[i64]) -> None:
    """Full rows and columns, and those with enough different grounds."""
    columns = t.pieces.columns
    rows = t.pieces.cells // columns
    for line in range(rows):
        count_line(t, who, line * columns, 1, columns, FULL_ROWS, COLOURFUL_ROWS, t.pieces.row_grounds, out)
    for line in range(columns):
        count_line(t, who, line, columns, rows, FULL_COLUMNS, COLOURFUL_COLUMNS, t.pieces.column_grounds, out)


def count_line(
    t: Exodus, who: i64, first: i64, apart: i64, length: i64, full: i64, colourful: i64, needed: i64, out: vec[i64]
) -> None:
    tiles: i64 = 0
    grounds: i64 = 0  # one bit each
    for i in range(length):
        thing = t.cell[who * t.pieces.cells + first + i * apart] - 1
        if thing >= 0:
            tiles += 1
            grounds |= 1 << t.pieces.ground[thing]
    if tiles == length:
        out[full] += 1
    different: i64 = 0
    for ground in range(GROUNDS):
        different += (grounds >> ground) & 1
    if different >= needed:
        out[colourful] += 1


def count_neighbours(t: Exodus, who: i64, cell: i64, out: vec[i64]) -> None:
    """Tiles above, below, left and right of a Monument, measured against its own ground (17.3).  Ruling 38."""
    first = who * t.pieces.cells
    own = t.pieces.ground[t.cell[first + cell] - 1]
    by_ground = row(GROUNDS, 0)
    tiles: i64 = 0
    for side in range(cell * 4, cell * 4 + 4):
        near = t.pieces.neighbour[side]
        if near >= 0 and t.cell[first + near] != 0:
            tiles += 1
            by_ground[t.pieces.ground[t.cell[first + near] - 1]] += 1
    out[SAME_NEIGHBOURS] = by_ground[own]
    out[DIFFERENT_NEIGHBOURS] = tiles - by_ground[own]
    out[ALIKE_NEIGHBOURS] = 0
    for ground in range(GROUNDS):
        if by_ground[ground] >= t.pieces.alike:
            out[ALIKE_NEIGHBOURS] = 1
