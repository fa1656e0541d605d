"""The senate: seven senators with their full text, bonus points and markers, and everybody's cubes in the order of the senate."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from orichalcum.games.lastdays.names import SENATOR_IDS
from orichalcum.games.lastdays.picture_parts import Lights, block, cubes, ribbon, snug
from orichalcum.games.lastdays.view import NOTHING, Niche, View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.counters import points
from orichalcum.pictures.draw import Point, at, box, dot, g, kept, path, text
from orichalcum.pictures.emblems import sign
from orichalcum.pictures.marks import badge, mark
from orichalcum.pictures.palette import INK, PALE, SEAT_NAMES, SEATS
from orichalcum.pictures.pieces import paper

X: Final = 556.0
W: Final = 484.0
H: Final = 496.0
TILE: Final = (150.0, 130.0)
STRIP: Final = 41.0
LOW_ROW: Final = 80.0  # a row below it has no line of its own for the bid
# From the left round the benches to the right, as the order of the senate goes.
ARC: Final = ((8.0, 354.0), (8.0, 214.0), (8.0, 74.0), (167.0, 40.0), (326.0, 74.0), (326.0, 214.0), (326.0, 354.0))


def draw_arc(view: View, words: Words, on: Lights) -> str:
    """Senators around the benches, cubes upon them."""
    tiles = "".join(arc_tile(n, one, words, on) for n, one in enumerate(view.niches))
    return (
        paper(X, 0, W, H)
        + ribbon(view, words, X + 4, 3, W - 8)
        + at(X, 0, benches(), text(242, 203, words("picture-order"), 12, fill=INK), tiles, seated(view, words, on))
    )


@cache
def benches() -> str:
    """The house of the senate from above: benches of stone, open towards us."""
    drawn = ""
    for inset, tone in ((0, "stone"), (11, "marble"), (22, "stone")):
        r, left = 75 - inset, 167 + inset
        d = f"M{left} 488V250A{r} {r - 8} 0 0 1 {left + 2 * r} 250V488Z"
        drawn += path(d, fill=f"var(--{tone})", stroke="var(--edge)", stroke_width=1.4)
    return drawn


@kept(lambda n, one, words, on: (n, one, words.plain, on.among(f"senator-{n}")))
def arc_tile(n: int, one: Niche, words: Words, on: Lights) -> str:
    w, h = TILE
    senator = SENATOR_IDS[one.senator]
    owner = at(21, 24, badge(SEAT_NAMES[one.holder], 14)) if one.holder != NOTHING else at(22, 26, bust())
    said = (
        snug(42, 22, words(f"senator-{senator}"), 14, w - 48, "serif", fill=INK, text_anchor="start")
        + block(9, 64, words(f"senator-{senator}.text"), 12.5, w - 16, 5)
    )  # fmt: skip
    bonus = at(w - 20, 39, points(one.bonus, 12)) if one.bonus else ""
    return tile(n, one, words, on, (*ARC[n], w, h), owner + markers(one, 50, 38, 16) + said + bonus)


def tile(n: int, one: Niche, words: Words, on: Lights, spot: tuple[float, float, float, float], inside: str) -> str:
    """A senator's place, which can be chosen; its rim says who has taken it."""
    x, y, w, h = spot
    name, senator = f"senator-{n}", SENATOR_IDS[one.senator]
    told = words("picture-senator", senator=words(f"senator-{senator}"), text=words(f"senator-{senator}.text"))
    taken = one.holder != NOTHING
    rim = SEATS[SEAT_NAMES[one.holder]][1] if taken else "var(--edge)"
    ground = box(0, 4, w, h, 9, fill="var(--under)") + box(
        0, 0, w, h, 9, fill="var(--stone)", stroke=rim, stroke_width=3 if taken else 1.2
    )
    return states.anchor(
        name, told, ground, inside, on.ring(name, states.frame(-2, -2, w + 4, h + 5, 10)), states.target(0, 0, w, h, 0),
        x=x, y=y, kind="senator", is_lit=name in on.anchors,
    )  # fmt: skip


def bust() -> str:
    return dot(0, -9, 7.5, fill="#e9dcbc", stroke="#6d5a35", stroke_width=1.4) + path(
        "M-3 -3H3V1C10 2 13 5 13 11H-13C-13 5 -10 2 -3 1Z", fill="#e9dcbc", stroke="#6d5a35", stroke_width=1.4
    )


def markers(one: Niche, x: float, y: float, step: float) -> str:
    """The markers that stand on this space, for ties."""
    return "".join(
        at(
            x + n * step,
            y,
            box(-6.5, -6.5, 13, 13, 3, fill=SEATS[SEAT_NAMES[who]][0], stroke=SEATS[SEAT_NAMES[who]][1], stroke_width=1.4),
            mark(SEAT_NAMES[who], 0.75),
        )
        for n, who in enumerate(one.markers)
    )


# -- everybody's cubes, the first of the senate first


def seat_of_senate(
    view: View, words: Words, place: int, spot: tuple[float, float, float, float], on: Lights, inside: str,
    seal: Point | None = None,
) -> str:  # fmt: skip
    """A seat's place in the order, which can be chosen; `seal` is where a sealed answer shows, else in the corner."""
    x, y, w, h = spot
    who = view.order[place]
    seat, name = view.seats[who], f"influence-{who}"
    told = words("picture-influence", name=words.seat(who), n=seat.senate)
    sealed = at(*(seal or (w - 9, 7)), wax(SEAT_NAMES[who]), scale=0.72) if seat.sealed else ""
    return states.anchor(
        name, told, inside, sealed, on.ring(name, states.frame(-2, -2, w + 4, h + 4, 9)), states.target(0, 0, w, h, 0),
        x=x, y=y, kind="influence", is_lit=name in on.anchors,
    )  # fmt: skip


def wax(seat: str) -> str:
    """A seal with a pale rim, so that onyx shows by night."""
    return dot(-0.5, -1, 15.4, fill=PALE) + states.seal(seat)


def influence(view: View) -> Hashable:
    """What everybody has in the senate, and who has sealed an answer."""
    return (view.order, tuple((seat.senate, seat.sealed) for seat in view.seats))


@kept(lambda view, words, on: (words, influence(view), on.among("influence-")))
def seated(view: View, words: Words, on: Lights) -> str:
    """On the benches, from the speaker's place down."""
    w, h, drawn = 138.0, 49.0, ""
    for place, who in enumerate(view.order):
        count = view.seats[who].senate
        inside = (
            box(0, 0, w, h, 8, fill="var(--well)", stroke="var(--edge)", stroke_width=1)
            + text(8, 30, f"{place + 1}.", 14, "serif", text_anchor="start")
            + at(37, 25, badge(SEAT_NAMES[who], 11))
            + at(58, 25, two_rows(SEAT_NAMES[who], count))
            + text(w - 7, 31, count, 17, "serif", text_anchor="end")
        )
        drawn += seat_of_senate(view, words, place, (173, 212 + place * 55, w, h), on, inside)
    return drawn


def two_rows(seat: str, count: int) -> str:
    """Up to eight cubes; the number beside them tells the rest."""
    shown = min(count, 8)
    rows = (shown,) if shown <= 4 else ((shown + 1) // 2, shown // 2)
    first = 0.0 if len(rows) == 1 else -9.5
    return "".join(at(0, first + n * 19, cubes(seat, many, 7.6, 13.4, 9)) for n, many in enumerate(rows))


@kept(lambda view, words, on, spot: (words, influence(view), on.among("influence-"), spot))
def chips(view: View, words: Words, on: Lights, spot: tuple[float, float, float, float]) -> str:
    """The same on one line: place, whose, how many."""
    x, y, w, h = spot
    step, drawn = w / len(view.seats), ""
    for place, who in enumerate(view.order):
        seat, wide = SEAT_NAMES[who], step - 6
        count, middle = view.seats[who].senate, h / 2
        room = int((wide - 72) / 13)
        inside = (
            box(0, 0, wide, h, 8, fill="var(--well)")
            + text(7, middle + 5, f"{place + 1}.", 13, "serif", text_anchor="start")
            + at(34, middle, badge(seat, 9.5))
            + text(48, middle + 5.5, count, 15, "serif", text_anchor="start")
            + at(78, middle, cubes(seat, min(count, room), 7.6, 13, 20))
        )
        drawn += seat_of_senate(view, words, place, (x + place * step, y, wide, h), on, inside)
    return drawn


# -- during the auctions: a strip below everybody's rows, and a seat's place in the order beside its row


def draw_strip(view: View, words: Words, on: Lights, x: float, y: float, w: float) -> str:
    pitch = w / len(view.niches)
    return "".join(strip_tile(n, one, words, on, x + n * pitch, y, pitch - 4) for n, one in enumerate(view.niches))


@kept(lambda n, one, words, on, x, y, w: (n, one, words.plain, on.among(f"senator-{n}"), x, y, w))
def strip_tile(n: int, one: Niche, words: Words, on: Lights, x: float, y: float, w: float) -> str:
    owner = at(13, 13, badge(SEAT_NAMES[one.holder], 8.5)) if one.holder != NOTHING else at(13, 15, bust(), scale=0.62)
    bonus = at(w - 12, 13, points(one.bonus, 9)) if one.bonus else ""
    said = snug(w / 2, 35, words(f"senator-{SENATOR_IDS[one.senator]}"), 11, w - 6, least=10.4, fill=INK)
    return tile(n, one, words, on, (x, y, w, STRIP), owner + markers(one, 31, 13, 13) + said + bonus)


@kept(lambda view, words, who, spot, on, *inside: (words, who, spot, influence(view), on.among(f"influence-{who}"), inside))
def beside_row(view: View, words: Words, who: int, spot: tuple[float, float, float, float], on: Lights, *inside: str) -> str:
    """Whose row it is, the place in the order, and the cubes in the senate that make it."""
    _, _, w, h = spot
    seat, place = SEAT_NAMES[who], view.order.index(who)
    low = h < LOW_ROW
    cubes = (
        at(9, h - 15, sign("temple", "var(--ink2)"), scale=0.66)
        if low
        else at(w / 2 - 9, 40, sign("temple", "var(--ink2)"), scale=0.8)
    )
    count = (16.0, h - 10, 12) if low else (w / 2 + 2, 45.0, 14)
    said = (
        box(0, 0, w, h, 8, fill="var(--well)")
        + at(17, 16 if low else 19, badge(seat, 11 if low else 12))
        + text(42, 21 if low else 24, f"{place + 1}.", 15, "serif")
        + cubes
        + text(count[0], count[1], view.seats[who].senate, count[2], "serif", text_anchor="start")
    )
    return seat_of_senate(view, words, place, spot, on, g(said, *inside), bid_spot(w, h))


def bid_spot(w: float, h: float) -> Point:
    """Beside a row: where the bid stands, and before it is open its seal."""
    return (42.0, h - 14) if h < LOW_ROW else (w / 2, h - 14)


# -- on a phone: a list


def draw_list(view: View, words: Words, on: Lights) -> str:
    rows = "".join(list_tile(n, one, words, on) for n, one in enumerate(view.niches))
    return paper(0, 0, 390, 430) + ribbon(view, words, 3, 3, 384) + rows + chips(view, words, on, (8, 386, 380, 38))


@kept(lambda n, one, words, on: (n, one, words.plain, on.among(f"senator-{n}")))
def list_tile(n: int, one: Niche, words: Words, on: Lights) -> str:
    w, h = 374.0, 46.0
    senator = SENATOR_IDS[one.senator]
    owner = at(22, 22, badge(SEAT_NAMES[one.holder], 14)) if one.holder != NOTHING else at(22, 24, bust())
    bonus = at(w - 18, 26, points(one.bonus, 13)) if one.bonus else ""
    name = words(f"senator-{senator}")
    said = text(44, 14.5, name, 14, "serif", fill=INK, text_anchor="start") + block(
        44, 28.5, words(f"senator-{senator}.text"), 11.8, w - 50 - (30 if one.bonus else 0), 2
    )
    at_name = markers(one, w - 12 - 16 * (len(one.markers) - 1) - (28 if one.bonus else 0), 12, 16)
    return tile(n, one, words, on, (8, 34 + n * 50, w, h), owner + said + bonus + at_name)
