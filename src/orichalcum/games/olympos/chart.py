"""The map as it is drawn in an edition: what borders on what, and whether the borders cross on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

Point = tuple[float, float]
Line = tuple[Point, Point]
Borders = dict[str, tuple[str, ...]]
Bends = dict[frozenset[str], Point]


def lopsided(near: Borders) -> Iterator[tuple[str, str]]:
    """Borders that only one side knows of, or that lead nowhere or back: the place, and what was expected of it."""
    for place, others in near.items():
        for other in others:
            if other not in near:
                yield place, f"expected a neighbour on the map, found {other}"
            elif other == place:
                yield place, "expected other spaces as neighbours, found itself"
            elif place not in near[other]:
                yield place, f"expected {other} to border on it too, as it borders on {other}"


def unreachable(near: Borders, starts: list[str]) -> list[str]:
    """Places to which no way leads."""
    reached, fresh = set(starts), list(starts)
    while fresh:
        for other in near[fresh.pop()]:
            if other not in reached:
                reached.add(other)
                fresh.append(other)
    return [place for place in near if place not in reached]


def astray(bends: Sequence[tuple[str, str]], near: Borders) -> Iterator[tuple[int, tuple[str, str]]]:
    """Bends, counted from 1, that belong to no border."""
    for n, (one, other) in enumerate(bends, 1):
        if other not in near.get(one, ()):
            yield n, (one, other)


def drawn(near: Borders, at: dict[str, Point], bends: Bends) -> list[tuple[str, str, list[Line]]]:
    """Every border once, with the lines that are drawn for it."""
    links = sorted({(min(place, other), max(place, other)) for place, others in near.items() for other in others})
    return [(one, other, lines(at[one], at[other], bends.get(frozenset((one, other))))) for one, other in links]


def run_through(near: Borders, at: dict[str, Point], bends: Bends) -> Iterator[tuple[str, str]]:
    """Places that lie on each other, and borders drawn through a third place."""
    for one, other in combinations(at, 2):
        if at[one] == at[other]:
            yield other, f"expected a spot of its own, found that of {one}"
    for one, other, ways in drawn(near, at, bends):
        for third, point in at.items():
            if third not in (one, other) and any(lies_on(point, way) for way in ways):
                yield one, f"expected its border on {other} to pass by {third}, not to run through it"


def crossings(near: Borders, at: dict[str, Point], bends: Bends) -> Iterator[tuple[str, str]]:
    """Borders that cross when each is drawn from place to place, or around its bend."""
    for (a, b, ways), (c, d, others) in combinations(drawn(near, at, bends), 2):
        if any(cross(way, other) for way in ways for other in others):
            yield a, f"expected its border on {b} not to cross the one between {c} and {d}"


def lines(start: Point, end: Point, via: Point | None) -> list[Line]:
    return [(start, end)] if via is None else [(start, via), (via, end)]


def cross(one: Line, other: Line) -> bool:
    """Whether two lines meet other than at an end."""
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Point, b: Point, c: Point) -> float:
    """Positive, if c lies left of the way from a to b, negative, if right."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def lies_on(point: Point, line: Line) -> bool:
    (a, b), (x, y) = line, point
    within = min(a[0], b[0]) <= x <= max(a[0], b[0]) and min(a[1], b[1]) <= y <= max(a[1], b[1])
    return within and side(a, b, point) == 0
