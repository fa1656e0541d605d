"""What lies and stands on Colovini's board: tiles, water, bridges, prices, figures. Each is an anchor with its place."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from orichalcum.games.colovini.picture_lands import standing_places
from orichalcum.games.colovini.picture_path import GRAIN, Lay
from orichalcum.games.colovini.pieces import FIGURES
from orichalcum.games.colovini.table import HOME
from orichalcum.games.colovini.view import Gap, Space, View
from orichalcum.pictures import states
from orichalcum.pictures.draw import Point, Words, at, box, el, g, kept, line, oval, path, plain, use
from orichalcum.pictures.palette import ITEM_NAMES, SEAT_NAMES
from orichalcum.pictures.people import HEAD, ROBE, figure, foot_shadow
from orichalcum.pictures.pieces import bridge, face, label, lower_slab, price, slab

FIGURE: Final = states.outline(ROBE + HEAD)
FIGURE_RIM: Final = 5.5
TILE: Final = states.frame(-31.5, -31.5, 63, 72, 13)
TAG: Final = states.frame(-24.5, -16.5, 49, 33, 16.5)
ON_TILE: Final = (-9.0, -2.0)  # left of the middle and high: even its glow hides neither the letter nor the value
BESIDE: Final = (14.0, -8.0)  # one who must walk on, beside the one who stands there


class Lights(NamedTuple):
    """The anchors that may be chosen now in one picture."""

    anchors: Collection[str]

    @classmethod
    def on(cls, anchors: Collection[str], *kinds: str) -> Lights:
        """Those of some kinds: what is lit elsewhere does not count among the many."""
        return cls({one for one in anchors if one.partition("-")[0] in kinds})

    def among(self, *beginnings: str) -> Hashable:
        return states.lit_among(self.anchors, len(self.anchors) > states.MANY, *beginnings)

    def ring(
        self, anchor: str, shape: states.Shape, at: Point = (0, 0), scale: float = 1, rim: float = 0, fill: bool = False
    ) -> str:
        if anchor not in self.anchors:
            return ""
        thin = len(self.anchors) > states.MANY
        return states.lit(anchor, states.glow(shape, thin, fill, rim), x=at[0], y=at[1], scale=scale)


def name_of(words: Words, item: int) -> str:
    return words(f"item-{ITEM_NAMES[item]}")


def letter_of(words: Words, item: int) -> str:
    return words(f"picture-letter-{ITEM_NAMES[item]}")


def tilt(n: int) -> float:
    """Laid by hand, but the same at every redraw."""
    return (n * 37 % 11 - 5) * 0.4


def faces() -> str:
    """What 53 tiles share is drawn once; each of them uses it."""
    drawn = "".join(g(face(item), id=f"face-{item}") for item in ITEM_NAMES)
    return el("defs", drawn, g(slab(7), id="one-tile"), g(lower_slab(), id="two-tiles"), g(_pool(), id="pool"))


@cache
def tile(letter: str, item: int, value: int, below: bool, size: float) -> str:
    under = use("two-tiles" if below else "one-tile")
    return under + use(f"face-{ITEM_NAMES[item]}") + label(letter, value, size)


def space(the: Lay, words: Words, n: int, one: Space, on: Lights) -> str:
    """A tile of the path, with its stack, its emblem, its letter and its value."""
    told = words("picture-space", place=n + 1, item=name_of(words, one.item), value=one.value, below=int(one.below))
    return _space(the, told, letter_of(words, one.item), n, one, f"space-{n}" in on.anchors)


@lru_cache(20_000)
def _space(the: Lay, told: str, letter: str, n: int, one: Space, is_lit: bool) -> str:
    wide, high = the.reach[0] / the.size, the.reach[1] / the.size
    return states.anchor(
        f"space-{n}", told, at(0, 0, tile(letter, one.item, one.value, one.below, the.letter), turn=tilt(n)),
        states.target(-wide / 2, -high / 2 + 3, wide, high, 0), x=the.spots[n][0], y=the.spots[n][1], scale=the.size,
        kind="tile", is_lit=is_lit,
    )  # fmt: skip


@kept(lambda the, view: (the, tuple(space.water for space in view.path)))
def pools(the: Lay, view: View) -> str:
    return g(*(water(the, n) for n in range(view.shore) if view.path[n].water), id="pools")


@kept(lambda the, view: (the, view.gaps))
def bridges(the: Lay, view: View) -> str:
    return g(*(span(the, gap, f"bridge-{gap.first}") for gap in view.gaps if gap.bridged), id="bridges")


@kept(lambda the, view, words, on: (the, plain(words), view.path, on.among("space-")))
def tiles(the: Lay, view: View, words: Words, on: Lights) -> str:
    return g(*(space(the, words, n, one, on) for n, one in enumerate(view.path) if not one.water), id="tiles")


@kept(lambda the, view, words, on: (the, plain(words), view.gaps, on.among("gap-")))
def tags(the: Lay, view: View, words: Words, on: Lights) -> str:
    return g(*(gap_tag(the, words, gap, on) for gap in view.gaps), id="tags")


def water(the: Lay, n: int) -> str:
    """Where a space has sunk: a dark pool, foam around it, and the pale ghost of a stone on the ground."""
    x, y = the.spots[n]
    stone = box(-15, -10, 30, 19, 6, fill="none", stroke="var(--foam)", stroke_width=1.2, opacity=0.14)
    return at(x, y + 3 * the.size, use("pool"), at(0, 3, stone, turn=tilt(n) * 9), scale=the.size, id=f"water-{n}")


def _pool() -> str:
    return (
        oval(0, 0, 30, 25, fill="var(--deep)", opacity=0.55)
        + oval(0, 2, 25, 19, fill="var(--deep)", opacity=0.7)
        + oval(0, 0, 30, 25, fill="none", stroke="var(--foam)", stroke_width=1.4, opacity=0.28)
        + path("M-20 -15Q-8 -23 8 -22", stroke="var(--foam)", stroke_width=2.4, opacity=0.4, stroke_linecap="round")
    )


def span(the: Lay, gap: Gap, name: str | None = None) -> str:
    """A bridge from tile to tile, whatever water lies between."""
    x, y = the.between(gap.first, gap.last)
    local = [((px - x) / the.size, (py - y) / the.size) for px, py in the.along(gap.first - 1, gap.last + 1)]
    return at(x, y, bridge(line(local)), scale=the.size, id=name)


def gap_tag(the: Lay, words: Words, gap: Gap, on: Lights) -> str:
    """One price over the whole gap."""
    x, y = the.between(gap.first, gap.last)
    told = words("picture-gap", price=gap.price, first=gap.first, bridged=int(gap.bridged))
    name = f"gap-{gap.first}"
    return states.anchor(
        name, told, price(gap.price, free=gap.bridged), states.target(-20, -12.5, 40, 25, states.LEAST / the.tag),
        x=x, y=y, scale=the.tag, kind="gap", is_lit=name in on.anchors,
    )  # fmt: skip


@kept(lambda the, view, on: (the, view.shore, view.gaps, on.among("space-", "gap-")))
def lights(the: Lay, view: View, on: Lights) -> str:
    """The rings of tiles and gaps, over all tiles, so that no neighbour cuts them."""
    rings = [on.ring(f"space-{n}", TILE, the.spots[n], the.size) for n in range(view.shore)]
    rings += [on.ring(f"gap-{gap.first}", TAG, the.between(gap.first, gap.last), the.tag) for gap in view.gaps]
    return g(*rings, id="lights")


def places(the: Lay, view: View) -> dict[int, tuple[Point, float]]:
    """Where each figure stands, and how large it is drawn."""
    found: dict[int, tuple[Point, float]] = {}
    for middle, place in ((the.quay, HOME), (the.forum, view.shore)):
        ashore = [[who * FIGURES + n for n, p in enumerate(seat.afoot) if p == place] for who, seat in enumerate(view.seats)]
        across = the.across if place == view.shore else 2
        found |= {one: (spot, the.crowd) for one, spot in standing_places(the, ashore, middle, across).items()}
    for who, seat in enumerate(view.seats):
        for n, place in enumerate(seat.afoot):
            if HOME < place < view.shore:
                one = who * FIGURES + n
                found[one] = (on_space(the, place, one == view.walking), the.size)
    return found


def on_space(the: Lay, place: int, beside: bool = False) -> Point:
    dx, dy = BESIDE if beside else ON_TILE
    x, y = the.spots[place]
    return x + dx * the.size, y + dy * the.size


@kept(
    lambda the, view, words, on: (
        the, view.shore, plain(words), tuple(seat.afoot for seat in view.seats), view.walking, on.among("figure-"),
    )
)  # fmt: skip
def crowd(the: Lay, view: View, words: Words, on: Lights) -> str:
    return g(*figures(the, view, words, on), id="figures")


def figures(the: Lay, view: View, words: Words, on: Lights) -> Iterator[str]:
    """Everybody, the farthest first."""
    standing = places(the, view)
    for one in sorted(standing, key=lambda f: (standing[f][0][1], f)):
        (x, y), size = standing[one]
        seat, n = divmod(one, FIGURES)
        name, place = f"figure-{seat}-{n}", view.seats[seat].afoot[n]
        colour = words(f"picture-seat-{SEAT_NAMES[seat]}")
        told = words("picture-figure", letter="abc"[n], colour=colour, place=place + 1, home=int(place == view.shore))
        yield states.anchor(
            name, told, foot_shadow(), on.ring(name, FIGURE, rim=FIGURE_RIM), figure(SEAT_NAMES[seat]),
            states.target(-12.5, -43, 25, 46, states.LEAST / size), x=x, y=y, scale=size, kind="figure", is_lit=name in on.anchors,
        )  # fmt: skip


@kept(lambda the, view: (the, view.moved, view.shore))
def just_moved(the: Lay, view: View) -> str:
    """The spot left, the tile that went, and the way between in dots, above the faces of the tiles."""
    if view.moved is None:
        return g(id="moved")
    seat = SEAT_NAMES[view.moved.figure // FIGURES]
    left = {view.moved.start, view.moved.took} - {HOME, view.moved.end}
    marks = "".join(at(*the.spots[n], states.just_moved(TILE), scale=the.size) for n in sorted(left) if n < view.shore)
    way = [(x, y - 30 * the.size) for x, y in the.along(view.moved.start, view.moved.end)]
    if view.moved.start == HOME:
        way = way[GRAIN * 2 // 3 :]  # from the shore on
    return g(marks, states.trail(way, seat, the.size), id="moved", class_="moved")
