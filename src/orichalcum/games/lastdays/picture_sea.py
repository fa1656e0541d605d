"""The sea of the Last Days: five lanes from the harbour over the ocean to the New Land, pillars, and the event."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from orichalcum.games.lastdays.names import EVENT_IDS, SHIP_IDS, SHIP_LETTERS
from orichalcum.games.lastdays.picture_parts import Lights, block, colour_seat, snug
from orichalcum.games.lastdays.pieces import COLOURS, DOOMS, NEUTRAL
from orichalcum.games.lastdays.telling_table import counted as counted_words
from orichalcum.games.lastdays.telling_table import landing
from orichalcum.games.lastdays.view import NOTHING, Ship, View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.coast import house, tree
from orichalcum.pictures.draw import at, box, dot, el, g, kept, path, text, waves
from orichalcum.pictures.emblems import flame_shape, sign
from orichalcum.pictures.grounds import fallen_pillar, pillar
from orichalcum.pictures.marks import cube
from orichalcum.pictures.palette import INK, PALE
from orichalcum.pictures.ships import half_length, ship

PITCH: Final = 26.0


class Lay(NamedTuple):
    """Where the lanes lie, and how large the ships are."""

    w: float
    h: float
    first: float  # the deck of the first ship
    lane: float
    harbour: float
    ocean: float
    quay: float
    shore: float  # beyond the right edge where the New Land lies below
    size: float
    plate: float  # the width of the event's plate


HIGH: Final = Lay(548, 496, 132, 83, 151, 342, 34, 462, 0.8, 444)
LOW: Final = Lay(548, 372, 124, 57, 148, 340, 34, 462, 0.66, 444)
TALL: Final = Lay(390, 430, 136, 56, 104, 284, 22, 460, 0.68, 378)
STRIP: Final = 46.0  # the New Land on a phone
FOAM: Final = "var(--foam)"


def draw_sea(view: View, words: Words, the: Lay, on: Lights, still: bool) -> str:
    hole = el("clipPath", box(0, 0, the.w, the.h, 16), id="sea-frame")
    ground = g(water(the, still), waters(words, the), land(view, words, the), clip_path="url(#sea-frame)")
    return (
        hole + ground + "".join(lane(view, words, the, n, on) for n in range(len(view.ships))) + event_plate(view, words, the)
    )


def is_tall(the: Lay) -> bool:
    return the.shore > the.w


def coast_line(x: float, h: float, out: float) -> str:
    """A shore from above to below, swinging about x; `out` is where the land lies."""
    return (
        f"M{out} -60H{x + 6}C{x - 14} {h * 0.18:.0f} {x + 16} {h * 0.3:.0f} {x} {h * 0.46:.0f}"
        f"C{x - 14} {h * 0.62:.0f} {x + 14} {h * 0.76:.0f} {x - 4} {h + 60}H{out}Z"
    )


@cache
def water(the: Lay, still: bool) -> str:
    ways = [coast_line(the.quay, the.h, -80), *([] if is_tall(the) else [coast_line(the.shore, the.h, the.w + 80)])]
    bands = "".join(
        path(d, stroke=f"var(--{tone})", stroke_width=wide, opacity=much)
        for d in ways
        for tone, wide, much in (("sea", 104, 1), ("shoal", 62, 0.8), ("surf", 30, 0.8), ("foam", 8, 0.8))
    )
    lands = path(ways[0], fill="var(--stone)") + "".join(path(d, fill="var(--land)") for d in ways[1:])
    grain = "" if still else box(0, 0, the.w, the.h, filter="url(#grain)", opacity=0.3)
    between = (the.harbour + the.ocean) / 2
    marks = [(between + 12 * (-1) ** n, the.first + n * the.lane - 38) for n in range(1, 5)]
    return (
        box(0, 0, the.w, the.h, fill="var(--deep)") + g(bands, lands, filter=None if still else "url(#tremble)") + grain
        + waves(marks)
    )  # fmt: skip


@kept(lambda words, the: (words.plain, the))
def waters(words: Words, the: Lay) -> str:
    top = 80 if is_tall(the) else 74
    return text(the.harbour, top, words("picture-harbour"), 14, "serif", fill=FOAM) + text(
        the.ocean, top, words("picture-ocean"), 14, "serif", fill=FOAM
    )


@kept(lambda view, words, the: (words.plain, the, len(view.seats), view.doom, view.landed, view.camp))
def land(view: View, words: Words, the: Lay) -> str:
    """The New Land: its pillars, who is ashore, and the camp."""
    if is_tall(the):
        return at(0, the.h - STRIP, land_strip(view, words))
    x = (the.shore + the.w) / 2 + 3
    trees = "".join(tree(tx, ty, s) for tx, ty, s in ((482, 448, 1), (497, 456, 0.8), (532, 402, 1)))
    above = trees + house(520, 470, 1) if the.h > 400 else ""
    name = snug(x, 24, words("picture-new-land"), 14, the.w - the.shore - 6, "serif", fill=INK)
    doom = "".join(at(x - 27 + n * 27, 82, pillar_at(n, view), scale=0.47) for n in range(DOOMS))
    return (
        name + doom + snug(x, 103, words("picture-doom", n=view.doom), 12, the.w - the.shore - 6, fill=INK)
        + ashore(view, words, the.shore + 8, 118, 74, 178) + above
        + at(the.shore + 22, 318, cube("neutral", 9)) + snug(the.shore + 35, 323, words("picture-camp", n=view.camp), 12, the.w - the.shore - 39, fill=INK, text_anchor="start")
    )  # fmt: skip


def pillar_at(n: int, view: View) -> str:
    return fallen_pillar() if n < view.doom else pillar()


def ashore(view: View, words: Words, x: float, y: float, w: float, h: float) -> str:
    """Everybody's refugees on the New Land, a line a colour."""
    rows, lines = [c for c in (*range(len(view.seats)), NEUTRAL) if view.landed[c]], ""
    for n, colour in enumerate(rows):
        lines += counted(colour, view.landed[colour], x + 22, y + 42 + n * 24)
    return (
        box(x, y, w, h, 10, fill="var(--stone)", opacity=0.86, stroke="#8a774f", stroke_dasharray="5 4")
        + text(x + w / 2, y + 19, words("picture-ashore"), 12.5, fill=INK) + lines
    )  # fmt: skip


def counted(colour: int, n: int, x: float, y: float) -> str:
    """So many of a colour: a cube and a number."""
    return at(x, y, cube(colour_seat(colour), 9), text(15, 6, n, 15, "serif", fill=INK, text_anchor="start"))


def land_strip(view: View, words: Words) -> str:
    """The New Land on a phone: a strip below the lanes."""
    ground = path("M-10 0Q60 -9 130 0T270 0T410 0V130H-10Z", fill="var(--land)")
    doom = "".join(at(16 + n * 23, 38, pillar_at(n, view), scale=0.4) for n in range(DOOMS))
    fallen = text(82, 24, words("picture-doom", n=view.doom), 12, fill=INK, text_anchor="start")
    camp = text(82, 39, words("picture-camp", n=view.camp), 12, fill=INK, text_anchor="start")
    there = [c for c in (*range(len(view.seats)), NEUTRAL) if view.landed[c]]
    name = words("picture-new-land") + ("" if there else f": {words('nobody')}")
    shown = "".join(counted(colour, view.landed[colour], 204 + n * 37, 29) for n, colour in enumerate(there))
    return ground + doom + fallen + camp + text(188, 14, name, 12, fill=INK, text_anchor="start") + shown


# -- ships


@kept(
    lambda view, words, the, n, on: (
        words, the, n, view.ships[n], on.among(*(f"{kind}-{SHIP_LETTERS[n]}" for kind in ("ship", "aboard", "below"))),
    )
)  # fmt: skip
def lane(view: View, words: Words, the: Lay, n: int, on: Lights) -> str:
    """One ship, where it is, with everybody aboard."""
    one = view.ships[n]
    y, x = the.first + n * the.lane, the.ocean if one.ocean else the.harbour
    track = path(
        f"M{the.quay + 14} {y + 22:.1f}H{min(the.shore - 26, the.w - 12)}", stroke="var(--foam)", stroke_width=1.6,
        stroke_dasharray="2 11", stroke_linecap="round", opacity=0.45,
    )  # fmt: skip
    half = half_length(one.seats, PITCH)
    name = f"ship-{SHIP_LETTERS[n]}"
    told = words("picture-ship", ship=ship_words(n, words), taken=sum(one.seated), seats=one.seats)
    more = f"{aboard_told(one, view, words)} {landing(one, words)}".strip()
    hull = ship(SHIP_IDS[n], SHIP_LETTERS[n], one.seats, (), one.advanced, PITCH)
    about = (-half - 32, -36, 2 * half + 66, 68)
    drawn = states.anchor(
        name, told, hull, on.ring(name, states.frame(*about, 16)), states.target(*about, 44 / the.size),
        x=x, y=y, scale=the.size, kind="ship", is_lit=name in on.anchors, more=more,
    )  # fmt: skip
    aboard = at(x, y, passengers(n, one, view, words, on), scale=the.size)
    return track + berth(n, the, y, one.ocean or not is_tall(the)) + beside(n, one, words, the, y) + drawn + aboard


def aboard_told(one: Ship, view: View, words: Words) -> str:
    """Who is aboard, hidden ones too."""
    here = tuple(up + down for up, down in zip(one.seated, one.below, strict=True))
    return words("preview-ship", aboard=counted_words(here, view, words), colours=sum(n > 0 for n in here)) if any(here) else ""


def ship_words(n: int, words: Words) -> str:
    return words("ship", letter=SHIP_LETTERS[n], name=words(f"ship-{SHIP_IDS[n]}"))


def berth(n: int, the: Lay, y: float, free: bool) -> str:
    """The ship's place in the harbour; on a narrow quay the ship covers its letter."""
    r = 9 if is_tall(the) else 11
    pier = box(0, y + 20, the.quay + 14, 6, 2, fill="var(--plank)")
    stone = dot(0, 0, r, fill="var(--stone)", stroke="#8a774f", stroke_width=1.6)
    letter = text(0, r * 0.42, SHIP_LETTERS[n], r * 1.2, "serif", fill=INK)
    return pier + (at(the.quay / 2 - 2, y + 3, stone, letter) if free else "")


def passengers(n: int, one: Ship, view: View, words: Words, on: Lights) -> str:
    """A group for each colour aboard, seat by seat; hidden ones stand under the keel in a dashed box."""
    drawn, spot = "", 0
    for colour in range(COLOURS):
        count = one.seated[colour]
        if count:
            spots = [(i - (one.seats - 1) / 2) * PITCH for i in range(spot, spot + count)]
            drawn += crew(f"aboard-{SHIP_LETTERS[n]}-{colour}", colour, spots, 0, words, on, count, "picture-aboard")
            spot += count
    return drawn + stowed(n, one, words, on)


def crew(name: str, colour: int, spots: list[float], y: float, words: Words, on: Lights, count: int, key: str) -> str:
    who = words("neutral") if colour == NEUTRAL else words.seat(colour)
    frame = states.frame(spots[0] - 13, y - 13, spots[-1] - spots[0] + 26, 28, 8)
    shown = "".join(at(x, y + 1, cube(colour_seat(colour), PITCH * 0.44)) for x in spots)
    touch = states.target(spots[0] - 13, y - 13, spots[-1] - spots[0] + 26, 28, 0) if name in on.anchors else ""
    drawn = states.anchor(
        name, words(key, name=who, n=count), shown, on.ring(name, frame), touch, kind="crew", is_lit=name in on.anchors
    )
    return drawn if name in on.anchors else g(drawn, pointer_events="none")  # then it is the ship that one points at


def stowed(n: int, one: Ship, words: Words, on: Lights) -> str:
    total = sum(one.below)
    if total == 0:
        return ""
    wide = total * 21 + 12
    drawn = box(-wide / 2, 17, wide, 25, 5, fill="#2a1508", stroke=PALE, stroke_width=1.6, stroke_dasharray="4 3")
    spot = 0
    for colour in range(COLOURS):
        count = one.below[colour]
        if count:
            spots = [(i - (total - 1) / 2) * 21.0 for i in range(spot, spot + count)]
            drawn += crew(f"below-{SHIP_LETTERS[n]}-{colour}", colour, spots, 28, words, on, count, "picture-below")
            spot += count
    return drawn


def beside(n: int, one: Ship, words: Words, the: Lay, y: float) -> str:
    """The ship's name and what it can do, in that of its two places where it is not."""
    more = words(f"ship-{SHIP_IDS[n]}.text") if one.advanced else words("picture-seats", seats=one.seats)
    left = the.quay + 28 if one.ocean else free_left(n, one, the)
    right = the.ocean - (half_length(one.seats, PITCH) + 32) * the.size if one.ocean else min(the.shore - 16, the.w)
    name = text(left, y - 8, words(f"ship-{SHIP_IDS[n]}"), 14, "serif", fill=FOAM, text_anchor="start")
    return name + block(left, y + 7, more, 12.5, right - left, 2, fill=FOAM)


def free_left(n: int, one: Ship, the: Lay) -> float:
    """Where the water behind a ship in the harbour begins."""
    return the.harbour + (half_length(one.seats, PITCH) + (52 if SHIP_IDS[n] == "warship" else 44)) * the.size


# -- the event


@kept(lambda view, words, the: (words.plain, the, view.event, view.open_bids))
def event_plate(view: View, words: Words, the: Lay) -> str:
    """The open event with its full text, and how bids are made."""
    tall = is_tall(the)
    w, h, x, y = the.plate, 58.0 if tall else 52.0, 6.0, 6.0
    if view.event == NOTHING:
        return plate(x, y, w, h) + text(x + w / 2, y + h / 2 + 5, words("picture-no-event"), 13, fill=INK)
    event, doom = EVENT_IDS[view.event], view.event < DOOMS
    mark = path(flame_shape(), fill=PALE) if doom else sign("time", PALE)
    seal = dot(20, h / 2, 13, fill="#a5341f" if doom else "#6b4fa0") + at(20, h / 2, mark)
    bids = words("picture-open" if view.open_bids else "picture-secret")
    title = words(f"event-{event}") + (f" ({words('picture-doom-sign')})" if doom else "")
    inside = snug(40, 17, title, 14, w - (48 if tall else 156), "serif", fill=INK, text_anchor="start")
    if tall:
        inside += block(40, 32, f"{words(f'event-{event}.text')} {bids[:1].upper()}{bids[1:]}.", 12, w - 50, 2)
    else:
        inside += block(40, 31.5, words(f"event-{event}.text"), 12.5, w - 48, 2, 1.1)
        inside += snug(w - 12, 17, bids, 12.5, 100, fill=INK, text_anchor="end")
    return plate(x, y, w, h) + at(x, y, seal, inside, id="event")


def plate(x: float, y: float, w: float, h: float) -> str:
    return box(x + 1, y + 4, w, h, 14, fill="var(--shade)", opacity=0.4) + box(
        x, y, w, h, 14, fill="var(--stone)", stroke="#8a774f", stroke_width=1.6
    )
