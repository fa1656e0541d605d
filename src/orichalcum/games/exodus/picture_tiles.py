"""The faces of tiles and cards: Residences, Workshops, Agoras, Monuments, Ships, Knowledge and Pillar cards."""

from __future__ import annotations

from typing import Final

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.picture_kit import Kit, Token, breadth_of, row, snug
from orichalcum.games.exodus.picture_lay import TILE_H, TILE_W
from orichalcum.games.exodus.picture_signs import animal, arrow, chip, counts, effect, sign, trigger
from orichalcum.games.exodus.sheet import GROUNDS
from orichalcum.games.exodus.view import Cell
from orichalcum.pictures.draw import at, box, dot, g, path, text
from orichalcum.pictures.emblems import solid
from orichalcum.pictures.grounds import GROUND_LIGHT, ground
from orichalcum.pictures.palette import INK, PALE

SEATED: Final = 0.64  # a settler on a tile
REACTS: Final = 0.74  # what a Workshop turns into what
PLACES: Final = {
    3: ((-18, -9), (2, -9), (22, -9)),
    5: ((-18, -10.5), (2, -10.5), (22, -10.5), (4, 12), (22.5, 12)),
}
NOBODY: Final = Cell(-1, (), 0)


def empty_place(r: float = 8.5) -> str:
    return dot(0, 0, r, fill="#fffaf0", fill_opacity=0.45, stroke="#4b3b1d", stroke_width=1.3, stroke_dasharray="3 2")


def tile(kit: Kit, thing: int, on: Cell = NOBODY) -> str:
    """A settlement tile around its middle, TILE_W by TILE_H: its ground with its letter, and what its kind shows."""
    box_ = kit.box
    kind = box_.kind[thing]
    name = GROUNDS[box_.ground[thing]]
    ink = PALE if name in GROUND_LIGHT else INK
    faces = {p.RESIDENCE: _residence, p.WORKSHOP: _workshop, p.AGORA: _agora, p.MONUMENT: _monument}
    return ground(name, kit.ground_letter(name), TILE_W, TILE_H) + faces[kind](kit, thing, on, ink)


def _residence(kit: Kit, thing: int, on: Cell, ink: str) -> str:
    places = int(kit.box.places[thing])
    spots = PLACES.get(places) or tuple((-18 + n % 4 * 16, -10 + n // 4 * 22) for n in range(places))
    drawn = at(-8.5, 14, solid("house", ink, 0.34))
    for n, (x, y) in enumerate(spots):
        drawn += at(x, y, at(0, 0, kit.settler(on.settlers[n]).drawn, scale=SEATED) if n < len(on.settlers) else empty_place())
    return drawn


def _workshop(kit: Kit, thing: int, on: Cell, ink: str) -> str:
    """Above, what it turns into what; below, who works there or must."""
    box_ = kit.box
    reaction = kit.part(int(box_.reaction[thing]), int(box_.amount[thing]))
    tokens = [trigger(kit, int(box_.trigger[thing])), sign(arrow(), 17), *reaction]
    wide = breadth_of(tokens, REACTS, 1) + 8
    plate = box(-wide / 2, -22.5, wide, 27, 7, fill=PALE, opacity=0.86)
    needs = [int(need) for need in box_.need[thing * 2 : thing * 2 + 2] if need >= 0]
    active = all(on.staffed >> n & 1 for n in range(len(needs)))
    hammer = at(-9.5, 13, kit.thing(p.WORKSHOP).drawn, scale=0.4) if len(needs) == 1 else ""
    drawn = plate + at(0, -9, row(tokens, REACTS, 1)) + hammer + _staff(kit, needs, on)
    return drawn + (box(-31, -23, 62, 46, 9, fill="none", stroke="#f2bf4f", stroke_width=2.6) if active else "")


def _staff(kit: Kit, needs: list[int], on: Cell) -> str:
    """Filled places show who works there, in the order of kinds; open ones whom they wait for."""
    drawn, inside = "", list(on.settlers)
    for n, need in enumerate(needs):
        x = 21.5 - (len(needs) - 1 - n) * 19
        kind = need - p.AREA if need >= p.AREA else int(kit.box.job_kind[need])
        if on.staffed >> n & 1:
            kind = inside.pop(inside.index(kind) if kind in inside else 0) if inside else kind
            drawn += at(x, 13.5, at(0, 0, kit.settler(kind, int(need < p.AREA)).drawn, scale=SEATED))
        elif need >= p.AREA:
            drawn += at(x, 13.5, empty_place(9.5), g(at(0, 0, kit.settler(kind).drawn, scale=0.6), opacity=0.72))
        else:
            drawn += at(13.5, 14, at(0, 0, job_chip(kit, need).drawn, scale=0.82))
    return drawn


def job_chip(kit: Kit, job: int) -> Token:
    return chip(int(kit.box.job_kind[job]), short_name(kit, job))


def short_name(kit: Kit, job: int) -> str:
    """The first letters of an occupation, which the school spells out."""
    return say.job_name(kit.box, job, kit.words).replace(" ", "")[:3]


def _agora(kit: Kit, thing: int, on: Cell, ink: str) -> str:
    """What it brings once; an Agora with a settler says which occupation he would have."""
    box_ = kit.box
    jobs = [int(job) for job in box_.agora_job[thing * 3 : thing * 3 + 3] if job >= 0]
    if not jobs:
        brings = _goods(kit.gain(int(box_.thing_gain[thing])))
    elif on.settlers:
        job = jobs[on.settlers[0]]
        brings = at(14, -7, kit.settler(on.settlers[0], 1).drawn, scale=0.74) + at(14, 14, job_chip(kit, job).drawn, scale=0.74)
    else:
        brings = "".join(at(14, 15.5 * n - 15.5, job_chip(kit, job).drawn, scale=0.7) for n, job in enumerate(jobs))
    return at(-16, -8, solid("temple", ink, 0.76)) + brings


def _goods(tokens: list[Token]) -> str:
    """On a plate, two in a line."""
    lines = [tokens[n : n + 2] for n in range(0, len(tokens), 2)]
    wide, high = (36 if len(tokens) > 1 else 24), 21 * len(lines)
    plate = box(13 - wide / 2, -high / 2 - 0.5, wide, high + 1, 6, fill=PALE, opacity=0.8)
    return plate + "".join(at(13, 21 * (n - (len(lines) - 1) / 2), row(line, 0.76, 1)) for n, line in enumerate(lines))


def _monument(kit: Kit, thing: int, on: Cell, ink: str) -> str:
    """Its points, and for each of what."""
    tokens = counts(kit, int(kit.box.counts[thing]))
    shape = "M-26 -20H26V-15L22 -12V6H-22V-12L-26 -15Z"
    return (
        path(shape, fill=PALE, fill_opacity=0.35, stroke=ink, stroke_width=1.4, opacity=0.8)
        + at(-11, -6, kit.points(int(kit.box.vp[thing])).drawn, scale=0.8) + at(10, -6, row(tokens, 0.66, 1)) + at(22, 15, solid("star", ink, 0.5))
    )  # fmt: skip


def small_monument(kit: Kit, thing: int, size: float) -> str:
    """On the track: its ground, and what it counts; `size` square around its middle."""
    box_ = kit.box
    name = GROUNDS[box_.ground[thing]]
    ink = PALE if name in GROUND_LIGHT else INK
    tokens = counts(kit, int(box_.counts[thing]))
    scale = min(0.66, (size - 6) / breadth_of(tokens, 1, 0))
    face = ground(name, "", size, size)
    foot = text(-size / 2 + 4, size / 2 - 4, kit.ground_letter(name), 11.5, fill=ink, text_anchor="start")
    worth = text(size / 2 - 4, size / 2 - 3.5, int(box_.vp[thing]), 15, "serif", fill=ink, text_anchor="end")
    return face + at(0, -6, row(tokens, scale, 1)) + foot + worth


def ship(kit: Kit, thing: int, aboard: int = -1) -> str:
    """A Ship, 26 by 38 around its middle: its animal and letter on the sail, who sails above the hull."""
    name = kit.box.thing_names[thing]
    letter = say.thing_name(kit.box, thing, kit.words)[:1]
    hull = path("M-13 10H13L9 18H-9Z", fill="#7a4322", stroke="#3b1c0a", stroke_width=1.4, stroke_linejoin="round")
    sail = box(-12, -18, 24, 27, 4, fill="#1f6f80", stroke=PALE, stroke_width=1.3)
    if aboard < 0:
        return sail + at(0, -8.5, animal(name), scale=0.72) + text(0, 7, letter, 12, fill=PALE) + hull
    return (
        sail + at(7, 2, animal(name), scale=0.36) + text(7.5, -7, letter, 12, fill=PALE) + hull
        + at(-4.5, 0, kit.settler(aboard).drawn, scale=0.56)
    )  # fmt: skip


def ship_tile(kit: Kit, thing: int) -> str:
    """A Ship as a tile of the city or of a display, TILE_W by TILE_H."""
    name = say.thing_name(kit.box, thing, kit.words)
    return (
        box(-32, -20, TILE_W, TILE_H, 10, fill="var(--under)") + box(-32, -24, TILE_W, TILE_H, 10, fill="#1f6f80", stroke=PALE, stroke_width=1.4)
        + at(-12, -4, solid("sail", PALE, 0.9)) + at(14, -6, animal(kit.box.thing_names[thing]), scale=0.9)
        + text(20, 18, name[:1], 13, fill=PALE)
    )  # fmt: skip


def face(kit: Kit, thing: int, on: Cell = NOBODY) -> str:
    """A tile that may lie in the city or in a display."""
    return ship_tile(kit, thing) if kit.box.kind[thing] == p.SHIP else tile(kit, thing, on)


TIER_SHAPES: Final = (  # base, shaft, capital: 56 by 34 around the middle
    "M-22 -17H22L28 12V17H-28V12Z", "M-22 -17H22V17H-22Z", "M-28 -17H28V-10Q22 -6 22 0V17H-22V0Q-22 -6 -28 -10Z",
)  # fmt: skip


def pillar_card(kit: Kit, thing: int, done: bool = True) -> str:
    """A tier: its outline tells which, its effect in signs, in two lines where it is long."""
    tier = int(kit.box.kind[thing]) - p.PEDESTAL
    look = {"stroke": "#d79d22" if done and tier == p.TIERS - 1 else "#6d5a35", "stroke_width": 2 if done else 1.6}
    bare = {} if done else {"fill_opacity": 0.55, "stroke_dasharray": "4 3"}
    tokens = effect(kit, thing)
    cut = 2 if len(tokens) > 3 else len(tokens)
    lines = [line for line in (tokens[:cut], tokens[cut:]) if line]
    tall = 0.96 if len(tokens) == 1 else 0.7 if len(lines) == 1 else 0.64
    scale = min(tall, *((42 if tier == 1 else 46) / breadth_of(line, 1, 1) for line in lines))
    signs = "".join(at(0, (n - (len(lines) - 1) / 2) * 16, row(line, scale, 1)) for n, line in enumerate(lines))
    return path(TIER_SHAPES[tier], fill="#f4e6c6", stroke_linejoin="round", **look, **bare) + signs


def no_tier(tier: int) -> str:
    return path(
        TIER_SHAPES[tier],
        fill="#f4e6c6",
        fill_opacity=0.14,
        stroke="#6d5a35",
        stroke_width=1.3,
        stroke_dasharray="4 3",
        opacity=0.7,
    )


def pedestal_bonus(kit: Kit, thing: int) -> list[Token]:
    if kit.box.drafts[thing]:
        return [kit.sack()]
    return kit.gain(int(kit.box.thing_gain[thing])) if kit.box.kind[thing] == p.PEDESTAL else []


def price_of(kit: Kit, thing: int) -> str:
    """The points of a Knowledge card: for each, for every two, or a ladder."""
    box_ = kit.box
    ladder = int(box_.ladder[thing])
    if ladder:
        return "/".join(str(box_.ladders[ladder + n]) for n in range(1, int(box_.ladders[ladder]) + 1))
    return str(box_.vp[thing])


def knowledge_card(kit: Kit, thing: int, w: float, h: float) -> str:
    """From its upper left corner: name, the two occupations it asks for, what it is worth."""
    box_ = kit.box
    needs = [job_chip(kit, int(need)) for need in box_.need[thing * 2 : thing * 2 + 2]]
    body = box(1, 3, w, h, 7, fill="var(--shade)", opacity=0.26) + box(0, 0, w, h, 7, fill="var(--stone)", stroke="var(--edge)")
    head = path(f"M0 18V7Q0 0 7 0H{w - 7:g}Q{w:g} 0 {w:g} 7V18Z", fill="#6b4fa0")
    name = snug(w / 2, 13.4, say.thing_name(box_, thing, kit.words), 12, w - 8, "serif", fill=PALE)
    tokens = [
        Token(points_for(kit, price_of(kit, thing)), 27 if not box_.ladder[thing] else 66, 25),
        _per(box_, thing),
        *counts(kit, int(box_.counts[thing])),
    ]
    tokens = [token for token in tokens if token.wide]
    asked = 18 + (h - 18) * 0.25
    scale = min(1.05, (w - 6) / breadth_of(tokens, 1, 4), (h - 18) * 0.51 / max(token.high for token in tokens))
    return g(
        body, head, name, at(w / 2, asked, row(needs, min(1.05, (w - 12) / 90, (h - 18) * 0.47 / 26), 5)),
        at(w / 2, 18 + (h - 18) * 0.745, row(tokens, scale, 3)),
    )  # fmt: skip


def points_for(kit: Kit, said: str) -> str:
    if "/" not in said:
        return kit.points(said).drawn
    return box(-32, -12, 64, 24, 12, fill="#3f7a52", stroke="#1f4a2e", stroke_width=1.4) + text(
        0, 5.6, said, 16.5, "serif", fill="#fff"
    )


def _per(box_: p.Pieces, thing: int) -> Token:
    """How many of what is counted it takes for those points."""
    per = int(box_.per[thing])
    if box_.ladder[thing]:
        return Token(text(0, 6, ":", 19, "serif", fill=INK), 6, 20)
    said = f"/ {per}" if per > 1 else "/"
    return Token(text(0, 6.5, said, 19, "serif", fill=INK), 24 if per > 1 else 8, 20)
