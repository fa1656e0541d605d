"""A choice before it is made: the way of a settler with the price of every step, and where the marker would come to lie.

Its flags are signs and numbers only, so it needs no language.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import dist

from orichalcum.games.olympos.editions import Sea, spaces
from orichalcum.games.olympos.picture_chart import LAYS, Lay, hours, outlines
from orichalcum.games.olympos.pieces import HOURS, KINDS
from orichalcum.games.olympos.rules import building, discovering, ids, moving, turn
from orichalcum.games.olympos.rules.ways import UNREACHED, price_to, waves, way_to
from orichalcum.games.olympos.table import Olympos
from orichalcum.games.olympos.view import View
from orichalcum.pictures import states
from orichalcum.pictures.draw import Point, at, box, g, path, text
from orichalcum.pictures.emblems import sign
from orichalcum.pictures.marks import disc
from orichalcum.pictures.palette import INK, SEAT_NAMES


def overlay(view: View, t: Olympos, who: int, option: int, shape: str) -> str:
    """To be laid over a picture, in its coordinates; empty where nothing on it would change."""
    if shape not in LAYS:
        return ""
    step, the = t.top() & 0xFF, LAYS[shape]
    shown = _walk(view, t, who, option, the) if step == ids.GO_TO else ""
    time = time_of(t, who, option, step)
    if shape == "wide" and time >= 0:
        shown += _marker(view, who, time, the)
    return g(shown, id="overlay", pointer_events="none") if shown else ""


def time_of(t: Olympos, who: int, option: int, step: int) -> int:
    """How far the marker goes for an action, hourglasses paying first; -1 for what is no action."""
    hours_held = int(t.hours[who])
    if step == ids.GO_TO:
        return max(0, int(moving.prices(t, who, t.argument())[option]) - hours_held)
    if step != ids.TURN or option >= turn.MOVE or option < turn.WONDER:
        return -1
    if option < turn.CELL:
        return max(0, int(building.price_of(t, who)) - hours_held)
    cell = option - turn.CELL
    brought = int(t.pieces.trait[HOURS * KINDS + discovering.kind_at(t, cell)])
    return max(0, int(discovering.price_of(t, who, cell)) - hours_held - brought)


def _marker(view: View, who: int, time: int, the: Lay) -> str:
    """Along the track to where the marker would lie."""
    start = view.seats[who].marker
    spots = hours(the, view.sheet.track.cross)
    way = list(spots[start : start + time + 1])
    trail = states.trail(way, SEAT_NAMES[who]) if len(way) > 1 else ""
    ghost = g(disc(SEAT_NAMES[who], 10.5), opacity=0.75) + states.taken(states.circle(0, 0, 9.4))
    return trail + at(*way[-1], ghost)


def _walk(view: View, t: Olympos, who: int, goal: int, the: Lay) -> str:
    p, settler = t.pieces, t.argument()
    legs = moving.legs_of(t, who, settler)
    found = waves(p, legs, UNREACHED)
    back = [int(space) for space in way_to(p, legs, found, goal)]
    way = list(reversed(back))
    spots = wake(view, the, way)
    outline = partial(
        path, outlines(view.sheet, the)[view.sheet.territories.rows[goal].id], fill="none", stroke_linejoin="round"
    )
    sums = [0, *(int(price_to(found, space)) for space in way[1:])]
    steps = [(between(a, b), after - before) for (a, b), (before, after) in zip(pairwise(spots), pairwise(sums), strict=True)]
    tags = "".join(at(*spot, _step(price)) for spot, price in steps)
    return (
        states.taken(outline) + states.trail(spots, SEAT_NAMES[who]) + at(spots[-1][0], spots[-1][1] - 7, g(disc(SEAT_NAMES[who], 12), opacity=0.7))
        + tags + _extras(t, who, settler, goal, spots, the)
    )  # fmt: skip


def _extras(t: Olympos, who: int, settler: int, goal: int, spots: list[Point], the: Lay) -> str:
    """What a new settler costs, where it comes from; at the goal the fight, and the sum of all, where the way does not come from."""
    arrival = int(moving.arrival_price(t, who, settler))
    fight = int(moving.fight_at(t, moving.fight_prices(t, who), goal))
    x, y = spots[-1]
    above = spots[-2][1] > y > the.y + 56
    total = at(x, y - 27 if above else y + 33, states.flag(str(int(moving.prices(t, who, settler)[goal]))))
    shown = at(*spots[0], _part("figure", arrival)) if arrival else ""
    return shown + (at(x + 26, y - 7, _part("sword", fight)) if fight else "") + total


def _step(price: int) -> str:
    return box(-7.5, -7.5, 15, 15, 7.5, fill="#fff6df", stroke="#8f5410", stroke_width=1.3) + text(
        0, 4.4, price, 12.5, "serif", fill=INK
    )


def _part(name: str, price: int) -> str:
    ground = box(-16, -9.5, 32, 19, 9.5, fill="#fff6df", stroke="#8f5410", stroke_width=1.4)
    return ground + at(-6.5, 0, sign(name, INK), scale=0.66) + text(7, 4.7, price, 13.5, "serif", fill=INK)


def between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def wake(view: View, the: Lay, way: list[int]) -> list[Point]:
    """A point for every space of a way: at sea the place of its waters that lies best between the one before and the one after."""
    spots = [place(view, the, way[0], way[1])]
    for here, after in zip(way[1:], [*way[2:], way[-1]], strict=True):
        one, then = spaces(view.sheet)[here], place(view, the, after, after)
        waters = (
            [the.spot(*spot) for spot in ((one.x, one.y), *one.ground)] if isinstance(one, Sea) else [the.spot(one.x, one.y)]
        )
        spots.append(min(waters, key=lambda spot: dist(spots[-1], spot) + dist(spot, then)))
    return spots


def place(view: View, the: Lay, space: int, first: int) -> Point:
    """The middle of a space; the north lies above the first territory entered."""
    one = spaces(view.sheet)[space if space >= 0 else first]
    x, y = the.spot(one.x, one.y)
    return (x, y) if space >= 0 else (x, the.y + 10)
