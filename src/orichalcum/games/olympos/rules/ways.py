"""Ways over the map: one pass finds the cheapest walk to every space (RULES 4.3 to 4.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import Pieces, around, bit

LAND_STEP: Final = 1
SEA_STEP: Final = 2
NO_SEA: Final = -1  # the price of a sea step for those who may not sail
UNREACHED: Final = 9999
NORTH: Final = -1  # where new settlers come from
NO_START: Final = -2


class Legs:
    """How one walker walks: where from, and what a step to sea costs."""

    def __init__(self, starts: i64, from_north: bool, rides: bool, sea: i64) -> None:
        self.starts = starts
        self.from_north = from_north
        self.rides = rides
        self.sea = sea


def waves(p: Pieces, legs: Legs, most: i64) -> vec[i64]:
    """Sets of spaces with their price, two numbers each, in the order in which a walk first reaches them.

    A start counts as reached only when it is entered again.  With Cavalry a land entered hands on to its neighbours at
    no price, a start does not: it has not been stepped on (4.6).
    """
    out = vec[i64](capacity=32)
    lands = p.all_lands
    reached: i64 = 0
    soon: i64 = p.entry if legs.from_north else 0
    later: i64 = 0
    fresh = legs.starts
    entered: i64 = 0  # of the fresh ones those that were stepped on, which starts were not
    price: i64 = 0
    while price <= most:
        while fresh != 0:
            if entered != 0:
                out = append(append(out, entered), price)
            soon |= around(p.land_near, fresh)
            free: i64 = around(p.land_near, entered & lands) if legs.rides else 0
            if legs.sea >= 0:
                across = around(p.sea_near, fresh)
                if legs.sea == 0:
                    free |= across
                elif legs.sea == 1:
                    soon |= across
                else:
                    later |= across
            fresh = entered = free & ~reached
            reached |= entered
        if soon | later == 0:
            return out
        price += 1
        fresh = entered = soon & ~reached
        reached |= entered
        soon = later
        later = 0
    return out


def price_to(found: vec[i64], space: i64) -> i64:
    for i in range(0, len(found), 2):
        if (found[i] >> space) & 1 != 0:
            return found[i + 1]
    return UNREACHED


def way_to(p: Pieces, legs: Legs, found: vec[i64], goal: i64) -> vec[i64]:
    """One cheapest walk, backwards: the goal, every space before it, and the start or NORTH."""
    back = vec[i64]()
    space = goal
    while True:
        back = append(back, space)
        start = start_of(p, legs, found, space)
        if start != NO_START:
            return append(back, start)
        space = stepped_from(p, legs, found, space)


def start_of(p: Pieces, legs: Legs, found: vec[i64], space: i64) -> i64:
    """Where the walk starts if this is the first space that it enters."""
    if price_to(found, space) != (LAND_STEP if space < p.lands else legs.sea):
        return NO_START
    beside = neighbours(p, space) & legs.starts
    if beside != 0:
        return lowest(beside)
    return NORTH if legs.from_north and (p.entry >> space) & 1 != 0 else NO_START


def stepped_from(p: Pieces, legs: Legs, found: vec[i64], space: i64) -> i64:
    """A space of an earlier wave from which this one is entered at its price."""
    price = price_to(found, space)
    to_land = space < p.lands
    step = LAND_STEP if to_land else legs.sea
    beside = neighbours(p, space)
    lands = p.all_lands
    i: i64 = 0
    while (found[i] >> space) & 1 == 0:
        by_sea = found[i] & beside & ~lands
        by_land = found[i] & beside & lands
        if by_sea != 0 and found[i + 1] + step == price:
            return lowest(by_sea)
        if by_land != 0 and found[i + 1] + (0 if to_land and legs.rides else step) == price:
            return lowest(by_land)
        i += 2
    raise ValueError("a space was reached from nowhere")


def neighbours(p: Pieces, space: i64) -> i64:
    here = bit(space)
    return around(p.land_near, here) | around(p.sea_near, here)


def lowest(spaces: i64) -> i64:
    """The first space of a set that is not empty."""
    space: i64 = 0
    while (spaces >> space) & 1 == 0:
        space += 1
    return space
