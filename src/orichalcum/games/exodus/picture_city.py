"""The city: three rings as they have been turned, their walls and Guards, what lies on every space, the Kings, the year."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.picture_kit import FAVOR, Kit, Lights, Token, snug
from orichalcum.games.exodus.picture_lay import SECTOR, TILE_H, TILE_W, City, angle_of
from orichalcum.games.exodus.picture_tiles import face
from orichalcum.games.exodus.view import Cell, View, next_scored
from orichalcum.pictures import states
from orichalcum.pictures.counters import unknown_place
from orichalcum.pictures.draw import Point, at, dot, g, kept, path, ray, sector, text
from orichalcum.pictures.emblems import laurel
from orichalcum.pictures.grounds import ring_space, stone_ring, wall
from orichalcum.pictures.palette import INK, SEAT_NAMES
from orichalcum.pictures.people import king

GROUNDS: Final = ("var(--marble)", "var(--stone)", "var(--land)")
GAP: Final = 3.0  # between things on a space
GONE: Final = 20.0  # how wide the place is from which a settler was taken


class Placed(NamedTuple):
    """A thing on a space: how far from the middle, at how many degrees off the middle of its sector, how large."""

    drawn: str
    r: float
    off: float
    size: float


def city(view: View, kit: Kit, the: City, on: Lights) -> str:
    rings = (p.OUTER, p.MIDDLE, p.INNER)
    return g(
        *(_ring(view, kit, the, ring, on) for ring in rings), _heart(view, kit, the),
        *(_guard(view, kit, the, *guard, on) for guard in view.guards), id="city",
    )  # fmt: skip


def harbour(the: City) -> str:
    r = the.rings[-1][1]
    bands = ((r + 12, 30, "shoal", 0.55), (r + 7, 14, "surf", 0.8))
    drawn = (
        dot(the.x, the.y, one, fill="none", stroke=f"var(--{tone})", stroke_width=wide, opacity=o)
        for one, wide, tone, o in bands
    )
    return g(*drawn)


def _ring(view: View, kit: Kit, the: City, ring: int, on: Lights) -> str:
    """The stone and the walls turn with the disc; what lies on it turns along and stays upright."""
    r0, r1 = the.rings[ring]
    first = angle_of(ring * p.SPACES, view.turned) - SECTOR / 2
    stone, walls = _stones(r0, r1, ring)
    disc = at(the.x, the.y, stone, turn=first, id=f"disc-{ring}")
    spaces = "".join(_space(view, kit, the, ring * p.SPACES + n, on) for n in range(p.SPACES))
    return disc + spaces + at(the.x, the.y, walls, turn=first, id=f"walls-{ring}")


@cache
def _stones(r0: float, r1: float, ring: int) -> tuple[str, str]:
    stone = "".join(ring_space(r0, r1, n * SECTOR, (n + 1) * SECTOR, GROUNDS[ring]) for n in range(p.SPACES))
    return stone_ring(r0, r1) + stone, "".join(wall(r0, r1, n * 360 / p.AREAS) for n in range(p.AREAS))


@kept(lambda view, kit, the, n, on: (kit.mark, the, n, angle_of(n, view.turned), view.spaces[n], on.among(f"space-{n}")))
def _space(view: View, kit: Kit, the: City, n: int, on: Lights) -> str:
    """An anchor that turns with its ring; its things are turned back."""
    r0, r1 = the.rings[n // p.SPACES]
    angle, name, half = angle_of(n, view.turned), f"space-{n}", SECTOR / 2
    shape = sector(r0 + 2, r1 - 2, -half + 0.7, half - 0.7, fill="none", pointer_events="all", class_="target")
    d = shape.split(' d="')[1].split('"')[0]
    things = "".join(at(*ray(one.r, one.off), one.drawn, turn=-angle, scale=one.size) for one in packed(view, kit, the, n))
    told = kit.words("label-space", space=kit.box.space_names[n], gain=say.space_text(kit.box, n, kit.words))
    return states.anchor(
        name, told, on.ring(name, states.outline(d), fill=True), things, shape, x=the.x, y=the.y, turn=angle, kind="space",
        is_lit=name in on.anchors,
    )  # fmt: skip


# -- what lies on a space


def lying(view: View, kit: Kit, the: City, n: int) -> list[tuple[Token, float]]:
    """Everything on a space with its size, in the order in which it is gained."""
    box, space = kit.box, view.spaces[n]
    small = the.things[n // p.SPACES]
    found = [(token, small) for token in kit.gain(int(box.space_gain[n]))]
    holds_agora = space.tile >= 0 and box.kind[space.tile] == p.AGORA
    if not holds_agora:
        found = [(kit.settler(kind) if kind >= 0 else gone(), small) for kind in space.settlers] + found
    found += [(kit.sack(), small)] * int(box.space_drawn[n])
    kind = int(box.space_tile[n])
    if kind >= 0 and space.tile >= 0:
        on = Cell(space.tile, tuple(one for one in space.settlers if one >= 0), 0) if holds_agora else Cell(space.tile, (), 0)
        found.append((Token(face(kit, space.tile, on), TILE_W, TILE_H), _tile_size(view, the, n)))
    elif kind >= 0:
        found.append((no_tile(kit, kind), small))
    if box.space_display[n]:
        found.append((_display(kit, int(box.space_display[n])), small))
    found += [(kit.thing(FAVOR), small)] * int(box.space_favor[n])
    return found


def _tile_size(view: View, the: City, n: int) -> float:
    """An upright tile lies across its ring as far as its angle lets it; its corners may reach the water."""
    r0, r1 = the.rings[n // p.SPACES]
    a = angle_of(n, view.turned) * pi / 180
    return min(the.tile, 1.14 * (r1 - r0) / (abs(TILE_H * cos(a)) + abs(TILE_W * sin(a))))


def gone() -> Token:
    """A settler stood here."""
    return Token(unknown_place(9), GONE, 20)


def no_tile(kit: Kit, kind: int) -> Token:
    """Only the space's own sign, pale, where the tile has been taken."""
    return Token(g(kit.thing(kind).drawn, opacity=0.4) + path("M-13 13L13 -13", stroke="#6d5a35", stroke_width=2), 30, 31)


def _display(kit: Kit, display: int) -> Token:
    return Token(kit.thing(p.PEDESTAL).drawn + at(12, 10, dot(0, 0, 8, fill="#fffaf0", stroke="#3a444a", stroke_width=1.4), snug(0, 4.7, "I" * display, 13, 12, "serif", fill=INK)), 42, 36)  # fmt: skip


def packed(view: View, kit: Kit, the: City, n: int) -> list[Placed]:
    """Things in one row along the ring, or in two; where Kings stand they move aside."""
    r0, r1 = the.rings[n // p.SPACES]
    angle, kings, middle = angle_of(n, view.turned), len(view.spaces[n].kings), (r0 + r1) / 2
    things = [one for one in lying(view, kit, the, n) if kings == 0 or one[0].wide != GONE]
    wide = [_along(token, size, angle) for token, size in things]
    if kings and n < p.SPACES:
        return _line(things, wide, r1 - 10 * the.size / 0.62, 0)
    aside = _king_room(the, angle) * kings * _side(n)
    if sum(wide) + GAP * (len(wide) - 1) <= _arc(middle) - abs(aside):
        return _line(things, wide, middle, aside)
    across = (r1 - r0) / 4
    outer, inner = middle + across + 0.5, middle - across + 1
    cut = next((k for k in range(len(wide), 0, -1) if sum(wide[:k]) + GAP * (k - 1) <= _arc(outer) - abs(aside)), 1)
    cut = min(cut, max((len(wide) + 1) // 2, 1))
    return _line(things[:cut], wide[:cut], outer, aside) + _line(things[cut:], wide[cut:], inner, aside)


def _side(n: int) -> int:
    """Where Kings stand: beside the wall, for the Guard is at the other side; 1 is clockwise."""
    return 1 if n % 2 else -1


def _king_room(the: City, angle: float) -> float:
    """What a King takes of a ring at this angle, for he stands upright."""
    a = angle * pi / 180
    return (abs(22 * cos(a)) + abs(27 * sin(a))) * the.size / 0.62


def _arc(r: float) -> float:
    """Room along a sector, walls left free."""
    return r * SECTOR * pi / 180 - 9


def _along(token: Token, size: float, angle: float) -> float:
    """How much of the ring something upright takes that lies at this angle."""
    a = angle * pi / 180
    w, h = abs(token.wide * cos(a)), abs(token.high * sin(a))
    return (w + h if token.wide > 40 else hypot(w, h)) * size


def _line(things: list[tuple[Token, float]], wide: list[float], r: float, aside: float) -> list[Placed]:
    """Around the middle of the sector, away from whoever stands `aside`; drawn together where it is narrow."""
    run = sum(wide) + GAP * (len(wide) - 1)
    tight = min(1.0, max((_arc(r) - abs(aside)) / run, 0.7)) if wide else 1.0
    x, placed = -run * tight / 2 - aside / 2, []
    for (token, size), breadth in zip(things, wide, strict=True):
        placed.append(Placed(token.drawn, r, (x + breadth * tight / 2) / r * 180 / pi, size * max(tight, 0.82)))
        x += (breadth + GAP) * tight
    return placed


# -- Guards, Kings, the year


@kept(lambda view, kit, the, slot, kind, on: (kit.mark, the, slot, kind, view.turned, on.among(f"guard-{slot}")))
def _guard(view: View, kit: Kit, the: City, slot: int, kind: int, on: Lights) -> str:
    """On the line between the two spaces of an area."""
    space = int(kit.box.slot_space[slot])
    r1 = the.rings[space // p.SPACES][1]
    x, y = the.spot(r1 - 15, angle_of(space, view.turned) + SECTOR / 2)
    name, r = f"guard-{slot}", 11.5 * the.size / 0.62
    stand = dot(0, 2, r, fill="var(--shade)", opacity=0.4) + dot(
        0, 0, r, fill="var(--stone)", stroke="#8f5410", stroke_width=1.6
    )
    inside = at(0, 0, kit.settler(kind).drawn, scale=0.58 * the.size / 0.62) if kind >= 0 else ""
    told = kit.words(
        "picture-guard", space=kit.box.space_names[space], kind=say.kind_name(kind, kit.words) if kind >= 0 else "-"
    )
    return states.anchor(
        name, told, stand if kind >= 0 else g(stand, opacity=0.4), on.ring(name, states.circle(0, 0, r + 2)), inside,
        states.target(-r, -r, 2 * r, 2 * r, 30), x=x, y=y, kind="guard", is_lit=name in on.anchors,
    )  # fmt: skip


def king_spots(view: View, the: City, space: int) -> list[Point]:
    """The feet of the Kings of a space: on the inner ring before the heart, else beside the wall."""
    r0, r1 = the.rings[space // p.SPACES]
    angle, kings, foot = angle_of(space, view.turned), view.spaces[space].kings, 14 * the.size / 0.62
    inside = space < p.SPACES
    r, room = (r0 + 8, 21.0) if inside else ((r0 + r1) / 2, _king_room(the, angle))
    last = room * len(kings) / 2 if inside else _arc(r) / 2 - 3
    far = (last - room * (len(kings) - n - 0.5) for n in range(len(kings)))
    spots = (the.spot(r, angle + off * _side(space) / r * 180 / pi) for off in far)
    return [(x, y + foot) for x, y in spots]


@kept(lambda view, the: (the, tuple(space.kings for space in view.spaces), view.turned))
def kings(view: View, the: City) -> str:
    """All Kings, the farthest first; who is not in the city stands nowhere."""
    standing: list[tuple[Point, str, str]] = []
    for n, space in enumerate(view.spaces):
        for who, spot in zip(space.kings, king_spots(view, the, n), strict=True):
            name = f"king-{who}" if who >= 0 else f"king-neutral-{n // p.SPACES}"
            standing.append((spot, SEAT_NAMES[who] if who >= 0 else "neutral", name))
    standing.sort(key=lambda one: one[0][1])
    return g(*(at(*spot, _king(seat), scale=the.king, id=name) for spot, seat, name in standing), id="kings")


def _king(seat: str) -> str:
    """The neutral one wears his letter large, for he is drawn small."""
    letter = dot(0, -11, 9.5, fill="#d9dee0", stroke="#3a444a", stroke_width=1.4) + text(0, -4.4, "N", 18, fill=INK)
    return king(seat) + (letter if seat == "neutral" else "")


@kept(lambda view, kit, the: (kit.mark, the, view.year, view.round))
def _heart(view: View, kit: Kit, the: City) -> str:
    """The year and its rounds, and the region that is scored next."""
    r, words = the.heart, kit.words
    stone = dot(0, 4, r, fill="var(--shade)", opacity=0.45) + dot(0, 0, r, fill="var(--under)") + dot(
        0, -1, r - 1.5, fill="var(--stone)", stroke="#8f5410", stroke_width=2
    )  # fmt: skip
    scale = r / 39
    pips = "".join(
        dot(10.0 * (n - 1), -8, 3.4, fill="#8f5410" if n < view.round else "none", stroke="#8f5410", stroke_width=1.5)
        for n in range(int(kit.box.rounds))
    )
    year, region = next_scored(view)
    scored = ""
    if region >= 0:
        name = words(f"region-{say.REGIONS[region]}")
        scored = at(-17, 6, laurel("#2f6b43"), scale=0.46) + text(
            -9, 10, words("picture-after-year", n=year), 11, fill="#2f6b43", text_anchor="start"
        )
        scored += snug(0, 24, name, 11, 60, fill=INK)
    said = snug(0, -17, words("picture-year", n=view.year), 14.5, 50, "serif", fill=INK) if view.year else ""
    return at(the.x, the.y, g(stone), at(0, 0, said, pips, scored, scale=scale), id="heart")


def ghost_king(the: City, view: View, space: int, who: int) -> str:
    """Where a King would come to stand."""
    r0, r1 = the.rings[space // p.SPACES]
    x, y = the.spot((r0 + r1) / 2, angle_of(space, view.turned))
    return at(x, y + 15, king(SEAT_NAMES[who], ghost=True), scale=the.king * 1.1)


def moment(view: View, kit: Kit, x: float, y: float) -> str:
    """What is going on, in the upper left corner."""
    words = kit.words
    said = words(f"picture-round-{view.round}") if view.round else words("picture-before")
    cream = {"fill": "var(--foam)", "text_anchor": "start"}
    return text(x, y, words("picture-city"), 17, "serif", **cream) + snug(x, y + 18, said, 12, 92, **cream)
