"""The Apotheosis track round the city, or on a phone the part of it where my flame is; the Monuments beside it; the order."""

from __future__ import annotations

from math import pi
from typing import Final

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.picture_kit import Kit, Lights, breadth_of, row
from orichalcum.games.exodus.picture_lay import GATE, City, step_angle
from orichalcum.games.exodus.picture_tiles import small_monument
from orichalcum.games.exodus.view import View
from orichalcum.pictures import states
from orichalcum.pictures.counters import torch
from orichalcum.pictures.draw import Point, at, box, dot, g, kept, path, sector, text
from orichalcum.pictures.marks import badge
from orichalcum.pictures.palette import INK, SEAT_NAMES
from orichalcum.pictures.pieces import space as stone_space

MONUMENT_SIZE: Final = 37.0
ORDER_W: Final = 33.0
SHOWN: Final = 9  # spaces of the strip


def flames_on(view: View, step: int) -> list[int]:
    return [who for who, seat in enumerate(view.seats) if seat.flame == step]


def told_step(view: View, kit: Kit, step: int) -> str:
    gain = int(kit.box.track_gain[step])
    return kit.words("picture-step", n=step, gain=say.gain_text(kit.box, gain, kit.words) if gain >= 0 else "-")


# -- round the city


@kept(lambda view, kit, the, on: (kit.mark, the, on.among("track-")))
def around(view: View, kit: Kit, the: City, on: Lights) -> str:
    last = int(kit.box.last_step)
    steps = "".join(_step(view, kit, the, n, last, on) for n in range(last + 1))
    return g(steps, id="track")


def _step(view: View, kit: Kit, the: City, n: int, last: int, on: Lights) -> str:
    r0, r1 = the.track
    half = 180 / (last + 1 + GATE)
    angle, gain, name = step_angle(n, last), int(kit.box.track_gain[n]), f"track-{n}"
    fill = "#ffe6ae" if gain >= 0 else "var(--stone)"
    stone = sector(
        r0, r1, -half + 0.35, half - 0.35, fill=fill, stroke="#8f5410" if gain >= 0 else "var(--edge)", stroke_width=1.3
    )
    d = stone.split(' d="')[1].split('"')[0]
    x, y = the.spot((r0 + r1) / 2, angle)
    bonus = kit.gain(gain)
    if bonus:
        inside = at(x, y, row(bonus, min(0.66, 26 / breadth_of(bonus, 1)), 1))
    elif n % 5 == 0:
        inside = text(x, y + 4.4, n, 12.5, "serif", fill=INK)
    else:
        inside = dot(x, y, 1.8, fill="#8a774f")
    wide = (r0 + r1) * half * pi / 180
    touch = states.target(x - wide / 2, y - 13, wide, 26, 30)
    return states.anchor(
        name, told_step(view, kit, n), at(the.x, the.y, stone, on.ring(name, states.outline(d), fill=True), turn=angle), inside, touch,
        kind="step", is_lit=name in on.anchors,
    )  # fmt: skip


def torches(view: View, the: City, last: int) -> str:
    """The flames of all seats on the water inside the track, side by side where several have come as far."""
    drawn = ""
    for who, seat in enumerate(view.seats):
        drawn += at(*torch_spot(view, the, who, seat.flame, last), torch(SEAT_NAMES[who]), scale=0.66, id=f"flame-{who}")
    return g(drawn, id="flames")


def torch_spot(view: View, the: City, who: int, step: int, last: int) -> Point:
    here = flames_on(view, step)
    n = here.index(who) if who in here else len(here)
    shift = (n - (max(len(here), n + 1) - 1) / 2) * 14
    r = the.track[0] - 8
    return the.spot(r, step_angle(step, last) + shift / r * 180 / pi)


# -- Monuments


@kept(lambda view, kit, spots, on, *how: (kit.mark, view.offer, len(view.seats), spots, on.among("offer-"), how))
def offers(
    view: View,
    kit: Kit,
    spots: tuple[tuple[Point, ...], ...],
    on: Lights,
    size: float = MONUMENT_SIZE,
    rim: str = "var(--foam)",
) -> str:
    """The Monuments of each space, in their corner; what has been taken leaves its place empty."""
    drawn = ""
    for n, row_ in enumerate(view.offer):
        for k, thing in enumerate(row_):
            if k >= len(spots[n]) or (thing < 0 and k >= int(kit.box.monuments[len(view.seats)])):
                continue
            drawn += _offer(kit, n * p.MONUMENTS + k, thing, spots[n][k], on, size, rim)
    return g(drawn, id="offers")


def _offer(kit: Kit, place: int, thing: int, spot: Point, on: Lights, size: float, rim: str) -> str:
    name = f"offer-{place}"
    half = size / 2
    empty = box(-half, -half, size, size, 7, fill="none", stroke=rim, stroke_width=1.3, stroke_dasharray="4 4", opacity=0.5)
    shown = small_monument(kit, thing, size) if thing >= 0 else empty
    told = say.thing_text(kit.box, thing, kit.words) if thing >= 0 else "-"
    return states.anchor(
        name, told, shown, on.ring(name, states.frame(-half - 2.5, -half - 2.5, size + 5, size + 5, 10)),
        states.target(-half, -half, size, size, 40), x=spot[0], y=spot[1], kind="monument", is_lit=name in on.anchors,
    )  # fmt: skip


def offer_steps(kit: Kit) -> list[int]:
    """The spaces of the track where Monuments lie."""
    box_ = kit.box
    return [
        n
        for n in range(int(box_.last_step) + 1)
        if box_.track_gain[n] >= 0 and say.gain_row(box_, int(box_.track_gain[n]))[p.A_MONUMENT]
    ]


# -- the order of the year


@kept(lambda view, kit, spots, on: (kit, view.order, len(view.seats), spots, on.among("order-")))
def order(view: View, kit: Kit, spots: tuple[Point, ...], on: Lights) -> str:
    """Its spaces from first to last, with what each pays and who has taken it; alone there is no order."""
    if len(view.seats) == 1:
        return ""
    return g(*(_order_space(view, kit, n, who, spots[n], on) for n, who in enumerate(view.order)), id="order")


def _order_space(view: View, kit: Kit, n: int, who: int, spot: Point, on: Lights) -> str:
    box_, name = kit.box, f"order-{n}"
    half = ORDER_W / 2
    gain = kit.gain(int(box_.order_gain[n]))
    pays = at(3.5, 5, row(gain, 0.74)) if gain else ""
    if box_.order_shares[n]:
        pays = at(
            0,
            6,
            path("M-8 -4A6 6 0 1 1 -8 4M8 -4A6 6 0 1 0 8 4", stroke="#8f5410", stroke_width=2.2),
            dot(-4, 0, 3, fill="#8f5410"),
            dot(4, 0, 3, fill="#8f5410"),
        )
    taken = at(0, 5, badge(SEAT_NAMES[who], 9.5)) if who >= 0 else pays
    told = kit.words(
        "picture-order",
        n=n + 1,
        gain=say.gain_text(box_, int(box_.order_gain[n]), kit.words) or "-",
        name=kit.words.seat(who) if who >= 0 else "-",
    )
    return states.anchor(
        name, told, stone_space(ORDER_W, ORDER_W, 7, rim="#8f5410"), text(-half + 4, -half + 11.5, n + 1, 11.5, "serif", fill="#5c4a2a", text_anchor="start"),
        taken, on.ring(name, states.frame(-half - 2.5, -half - 2.5, ORDER_W + 5, ORDER_W + 5, 9)),
        states.target(-half, -half, ORDER_W, ORDER_W, 38), x=spot[0], y=spot[1], kind="order", is_lit=name in on.anchors,
    )  # fmt: skip


# -- on a phone


def strip(view: View, kit: Kit, x: float, y: float, w: float, on: Lights) -> str:
    """Nine spaces round my flame; whoever is elsewhere stands at the end with the number of steps."""
    last = int(kit.box.last_step)
    mine = view.seats[view.shown_seat()].flame
    first = max(0, min(mine - 2, last - SHOWN + 1))
    pitch = (w - 64) / SHOWN
    shown = [n for n in [*range(first, first + SHOWN)] if n <= last]
    drawn = box(x, y, w, 56, 10, fill="var(--shade)", opacity=0.35)
    for i, n in enumerate(shown):
        drawn += _strip_step(view, kit, n, x + 32 + pitch * (i + 0.5), y + 34, pitch - 2.5, on)
    for who, seat in enumerate(view.seats):
        if seat.flame in shown:
            here = flames_on(view, seat.flame)
            dx = (here.index(who) - (len(here) - 1) / 2) * min(14, pitch / len(here))
            spot = (x + 32 + pitch * (seat.flame - first + 0.5) + dx, y + 15)
        else:
            spot = _end(view, who, shown, x, y, w)
            drawn += text(spot[0] + 10, spot[1] + 5, seat.flame, 12.5, "serif", fill="var(--foam)", text_anchor="start")
        drawn += at(*spot, torch(SEAT_NAMES[who]), scale=0.72, id=f"flame-{who}")
    return g(drawn, id="track")


def _end(view: View, who: int, shown: list[int], x: float, y: float, w: float) -> Point:
    """Behind on the left, ahead on the right, one below the other."""
    behind = view.seats[who].flame < shown[0]
    others = [one for one, seat in enumerate(view.seats) if (seat.flame < shown[0]) == behind and seat.flame not in shown]
    pitch = min(20.0, 44 / max(len(others), 1))
    return x + 10 if behind else x + w - 23, y + 28 + (others.index(who) - (len(others) - 1) / 2) * pitch


def _strip_step(view: View, kit: Kit, n: int, x: float, y: float, wide: float, on: Lights) -> str:
    name, gain = f"track-{n}", int(kit.box.track_gain[n])
    bonus = kit.gain(gain)
    half = wide / 2
    face = box(
        -half,
        -14,
        wide,
        32,
        5,
        fill="#ffe6ae" if bonus else "var(--stone)",
        stroke="#8f5410" if bonus else "var(--edge)",
        stroke_width=1.3,
    )
    inside = at(0, -3.5, row(bonus, min(0.72, (wide - 3) / breadth_of(bonus, 1)), 1)) if bonus else ""
    number = text(0, 17 if bonus else 6.5, n, 11.5 if bonus else 13, "serif", fill=INK)
    return states.anchor(
        name, told_step(view, kit, n), face, inside, number, on.ring(name, states.frame(-half - 2, -16, wide + 4, 36, 7)),
        states.target(-half, -14, wide, 32), x=x, y=y, kind="step", is_lit=name in on.anchors,
    )  # fmt: skip
