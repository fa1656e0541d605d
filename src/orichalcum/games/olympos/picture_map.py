"""The map: lands coloured and lettered by their good, seas, stars, discs, prices, and the time track around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from functools import partial
from typing import NamedTuple

from orichalcum.games.olympos.editions import OlymposSheet, Sea
from orichalcum.games.olympos.naming import god_name, space_name
from orichalcum.games.olympos.picture_chart import Lay, hours, outlines, seams
from orichalcum.games.olympos.rules.moving import NEW_SETTLER, land_of
from orichalcum.games.olympos.view import NONE, Land, View, gods_ahead
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.counters import bolt, good, shield, star
from orichalcum.pictures.draw import Point, at, box, breadth, dot, el, g, kept, oval, path, text, use, waves
from orichalcum.pictures.grounds import broken_wheel, patterns, sea_name
from orichalcum.pictures.grounds import name as land_name
from orichalcum.pictures.marks import disc, number, pile
from orichalcum.pictures.palette import GOODS, INK, PALE, SEAT_NAMES

LETTER = 16.5  # of goods on the map, which are drawn small
SWELL = (
    (0.04, 0.34),
    (0.07, 0.6),
    (0.13, 0.78),
    (0.64, 0.2),
    (0.6, 0.36),
    (0.66, 0.5),
    (0.74, 0.74),
    (0.9, 0.72),
    (0.93, 0.93),
    (0.5, 0.7),
)


class Lights(NamedTuple):
    """What may be chosen now, and how loudly that is shown: many choices glow thinly."""

    anchors: frozenset[str]
    thin: bool

    @staticmethod
    def on(lit: Collection[str]) -> Lights:
        return Lights(frozenset(lit), len(lit) > states.MANY)

    def among(self, *beginnings: str) -> Hashable:
        return states.lit_among(self.anchors, self.thin, *beginnings)

    def ring(self, anchor: str, shape: states.Shape, fill: bool = False) -> str:
        if anchor not in self.anchors:
            return ""
        return states.lit(anchor, states.glow(shape, thin=self.thin, fill=fill))


def chart(view: View, words: Words, the: Lay, on: Lights, still: bool) -> str:
    """The framed map. Outlines are drawn once and used by name: coast, colour, pattern, border, light."""
    rows = view.sheet.territories.rows
    lands = "".join(_land(view, n, on) for n in range(len(rows)))
    labels = "".join(_label(view, words, the, n, on) for n in range(len(rows)))
    prices = "".join(_price(view, words, the, n, on) for n in range(len(rows)))
    grain = "" if still else el("rect", x=the.x, y=the.y, width=the.w, height=the.h, filter="url(#grain)", opacity=0.26)
    return _shapes(view.sheet, the) + g(
        _waters(view.sheet, words, the, still),
        g(lands, id="lands"), _peaks(view.sheet, the), _north(words, the), grain, g(labels, id="land-labels"), g(prices, id="prices", pointer_events="none"), clip_path="url(#frame)",
    ) + box(the.x, the.y, the.w, the.h, 12, fill="none", stroke="#8f5410", stroke_width=3)  # fmt: skip


@kept(lambda sheet, the: (sheet, the))
def _shapes(sheet: OlymposSheet, the: Lay) -> str:
    """What the map draws once."""
    shapes = outlines(sheet, the)
    frame = el("clipPath", box(the.x, the.y, the.w, the.h, 12), id="frame")
    paths = [el("path", id=f"at-{name}", d=d) for name, d in shapes.items()]
    return patterns(GOODS) + el("defs", frame, *paths, g(*(use(f"at-{name}") for name in shapes), id="coast"))


@kept(lambda sheet, words, the, still: (sheet, words.plain, the, still))
def _waters(sheet: OlymposSheet, words: Words, the: Lay, still: bool) -> str:
    deep = box(the.x, the.y, the.w, the.h, fill="var(--deep)")
    return deep + _shallows(still) + _swell(the) + _seas(sheet, words, the)


def _shallows(still: bool) -> str:
    bands = (("sea", 62, 0.9), ("shoal", 38, 0.8), ("surf", 20, 0.8), ("foam", 7, 0.8))
    drawn = (
        use("coast", fill="none", stroke=f"var(--{tone})", stroke_width=wide, stroke_linejoin="round", opacity=much)
        for tone, wide, much in bands
    )
    return g(*drawn, filter=None if still else "url(#tremble)")


def _swell(the: Lay) -> str:
    return waves((the.x + x * the.w, the.y + y * the.h) for x, y in SWELL)


def _seas(sheet: OlymposSheet, words: Words, the: Lay) -> str:
    """Where one sea ends and another begins, in dots; their names where there is room for them."""
    dots = path(
        seams(sheet, the), stroke="var(--foam)", stroke_width=2, stroke_linecap="round", stroke_dasharray="0.1 6.5", opacity=0.6
    )
    if not the.names:
        return dots
    first = len(sheet.territories.rows)
    names = "".join(_sea(the, sea, space_name(sheet, first + n, words)) for n, sea in enumerate(sheet.seas.rows))
    return dots + g(names, class_="names")


def _sea(the: Lay, sea: Sea, told: str) -> str:
    """A name in as many lines as it has words, where the edition says that there is room for so many."""
    parts = told.split(" ") if sea.lines > 1 else [told]
    if len(parts) > sea.lines:
        parts = [" ".join(parts[: len(parts) + 1 - sea.lines]), *parts[len(parts) + 1 - sea.lines :]]
    x, y = the.spot(sea.x, sea.y)
    top = y + 4 - 6.5 * (len(parts) - 1)
    return "".join(at(x, top + 13 * i, sea_name(part, 11.5)) for i, part in enumerate(parts)) if sea.lines else ""


@kept(lambda sheet, the: (sheet, the))
def _peaks(sheet: OlymposSheet, the: Lay) -> str:
    """Mountains with snow, where an edition has room for them."""
    spots = [the.spot(*spot) for land in sheet.territories.rows for spot in land.peaks]
    rock = path("M-12 6L-3.500 -8L1 -2L4 -6L12 6Z", fill="#8d7b62", stroke="#4a3818", stroke_width=1.3, stroke_linejoin="round")
    snow = path("M-6.500 -3L-3.500 -8L-0.500 -4L-3 -2L-4.500 -3.500ZM2 -3.300L4 -6L6.500 -2.300L4.500 -3Z", fill="#fbf7ee")
    return g(*(at(x, y, rock, snow, scale=the.sign + 0.1) for x, y in spots), id="peaks")


def _north(words: Words, the: Lay) -> str:
    """Clouds along the upper edge: where new settlers come from."""
    count = int(the.w / 40) + 2
    clouds = "".join(oval(the.x + i * 40, the.y - 1 + (i * 7) % 5, 32, 14, fill="#f6f3ea", opacity=0.95) for i in range(count))
    told = text(the.x + the.w / 2, the.y + 10, words("picture-north"), 12, "serif", fill=INK) if the.names else ""
    return g(clouds, told, id="north")


@kept(lambda view, n, on: (view.sheet, n, view.lands[n], chosen(view) == n, on.among(mark_of(view, n))), most=2000)
def _land(view: View, n: int, on: Lights) -> str:
    """Colour and strokes of its good under a cream veil; hatched if blocked; Atlantis has a border of gold."""
    row, land = view.sheet.territories.rows[n], view.lands[n]
    name, shape = f"land-{row.id}", f"at-{row.id}"
    _, tone = GOODS[row.resource]
    veil = use(shape, fill="#4a3c28", opacity=0.34) + use(shape, fill="url(#closed)") if land.blocked else ""
    gilded = {"stroke": "#8f5410", "stroke_width": 4.6} if row.atlantis else {"stroke": "#4a3818", "stroke_width": 1.8}
    gilt = use(shape, fill="none", stroke="#f2cf45", stroke_width=1.8) if row.atlantis else ""
    outline = partial(use, shape, fill="none", stroke_linejoin="round")
    return g(
        use(shape, fill=tone), use(shape, fill="#fff6df", opacity=0.24), use(shape, fill=f"url(#on-{row.resource})", opacity=0.28),
        veil, outline(**gilded), gilt, states.taken(outline) if chosen(view) == n else "", on.ring(name, outline, fill=not on.thin),
    )  # fmt: skip


def chosen(view: View) -> int:
    """The territory from which the settler that was chosen sets out, or NONE."""
    return land_of(view.settler) if view.settler > NEW_SETTLER else NONE


def mark_of(view: View, n: int) -> str:
    return f"land-{view.sheet.territories.rows[n].id}"


@kept(lambda view, words, the, n, on: (view.sheet, words, the, n, view.lands[n], on.among(mark_of(view, n))), most=4000)
def _label(view: View, words: Words, the: Lay, n: int, on: Lights) -> str:
    """Discs, tribe or star, good, Zeus in a row; the name below."""
    row, land = view.sheet.territories.rows[n], view.lands[n]
    x, y = the.spot(row.x, row.y)
    things = _things(view, words, n)
    line = "".join(at((i - (len(things) - 1) / 2) * 28, 0, thing) for i, thing in enumerate(things))
    place, name = space_name(view.sheet, n, words), f"land-{row.id}"
    return states.anchor(
        name, told(view, words, n), states.target(-24, -22, 48, 44), at(0, -7 if the.names else -9, line, scale=the.sign),
        _name(land, the, x, place), x=x, y=y, kind="land", is_lit=name in on.anchors,
    )  # fmt: skip


def _things(view: View, words: Words, n: int) -> list[str]:
    row, land = view.sheet.territories.rows[n], view.lands[n]
    if land.blocked:
        return [broken_wheel()]
    things = [g(_stack(land.discs), id=f"stack-{row.id}")] if land.discs else []
    if land.tribe:
        things.append(shield() + star(8))
    elif row.star:
        things.append(dot(0, 0, 13, fill="#3b2f6b", stroke=PALE, stroke_width=1.8) + star(10))
    things.append(good(row.resource, words(f"letter-{row.resource}"), LETTER))
    return [*things, g(bolt(), transform="scale(.84)")] if row.zeus else things


def _stack(discs: Sequence[int]) -> str:
    """The two upper discs; the top one owns. More than two: how many."""
    shown = pile([SEAT_NAMES[who] for who in discs[-2:]], 14)
    return shown + at(-13, 9, number(len(discs), 10.5)) if len(discs) > 2 else shown


def told(view: View, words: Words, n: int) -> str:
    """A territory for the tooltip and for whoever is read to: what it brings, who is there."""
    row, land = view.sheet.territories.rows[n], view.lands[n]
    said = [words("picture-land", place=space_name(view.sheet, n, words), good=words(f"good-{row.resource}"))]
    marks = (
        ("blocked", land.blocked),
        ("tribe", land.tribe),
        ("star", row.star and not land.blocked),
        ("zeus", row.zeus),
        ("atlantis", row.atlantis),
    )
    said += [words(f"land-{name}") for name, so in marks if so]
    said += [words("land-held", name=words.seat(land.discs[-1]))] if land.discs else []
    return ", ".join(said + [words("land-under", name=words.seat(who)) for who in reversed(land.discs[:-1])])


def _below(land: Land, the: Lay, x: float, place: str) -> tuple[float, float, float]:
    """Where the name and the price beside it stand, from the middle of the label, and how wide the price is."""
    wide = 0.0 if land.price < 0 else 19.0 if land.price < 10 else 25.0
    if not the.names:
        return 0.0, 0.0, wide
    named = breadth(place, the.names)
    half = (named + wide) / 2 + 2
    dx = min(max(0.0, the.x + half + 2 - x), the.x + the.w - half - 2 - x)
    return dx - wide / 2, dx + named / 2 + 1, wide


def _name(land: Land, the: Lay, x: float, place: str) -> str:
    """If there is room for names."""
    if not the.names:
        return ""
    name = at(_below(land, the, x, place)[0], 16, land_name(place, the.names))
    return g(name, opacity=0.8) if land.blocked else name


@kept(
    lambda view, words, the, n, on: (
        view.sheet, words.plain, the, n, view.lands[n], on.among(mark_of(view, n)), view.settler != NONE,
    ),
    most=2000,
)  # fmt: skip
def _price(view: View, words: Words, the: Lay, n: int, on: Lights) -> str:
    """What a territory would cost who is asked, over all labels; lit where it may be gained now."""
    row, land = view.sheet.territories.rows[n], view.lands[n]
    if land.price < 0:
        return ""
    x, y = the.spot(row.x, row.y)
    _, dx, wide = _below(land, the, x, space_name(view.sheet, n, words))
    is_goal = f"land-{row.id}" in on.anchors and view.settler != NONE
    ground, rim = ("var(--glow)", "#5a3600") if is_goal else ("#fff6df", "#8f5410")
    tag = box(-wide / 2, -9, wide, 18, 9, fill=ground, stroke=rim, stroke_width=1.5)
    return at(x + dx, y + 12, tag + text(0, 4.8, land.price, 13.5, "serif", fill=INK))


def track(view: View, words: Words, the: Lay) -> str:
    """The spaces round the map, with Zeus, the cross and every fifth number; markers in their stacks."""
    spots = hours(the, view.sheet.track.cross)
    drawn = "".join(hour(view, words, n, *spot) for n, spot in enumerate(spots))
    return g(drawn, id="track") + g(*markers(view, words, spots), id="markers")


def due(view: View, n: int) -> Hashable:
    """What the gods of a space of the track depend on."""
    return (view.shown, tuple(seat.marker for seat in view.seats)) if n in view.sheet.track.zeus else ()


@kept(lambda view, words, n, x, y: (view.sheet, words.plain, n, x, y, due(view, n)), most=2000)
def hour(view: View, words: Words, n: int, x: float, y: float) -> str:
    """A space of the track; those that are more than a number tell what they are."""
    rules = view.sheet.track
    zeus = dict(zip(rules.zeus, rules.cards, strict=True))
    if n in zeus:
        left = ", ".join(god_name(view.sheet, god, words) for god in range(len(view.sheet.gods.rows)) if god not in view.shown)
        due = gods_ahead(view)[n]
        when = "never" if due == 0 else "both" if due == 2 else "last" if zeus[n] == 2 else "first"
        shown = _space("#ffe6ae", True) + g(bolt(zeus[n]), transform="scale(.66)", opacity=None if due else 0.4)
        label = words("picture-zeus", n=n, when=when, left=left)
        return states.anchor(f"zeus-{n}", label, shown, x=x, y=y, kind="hour")
    if n == rules.cross:
        cross = path(
            "M-5.500 -5.500L5.500 5.500M5.500 -5.500L-5.500 5.500", stroke=PALE, stroke_width=3.4, stroke_linecap="round"
        )
        return states.anchor("cross", words("picture-cross", n=n), _space("#a5341f", True), cross, x=x, y=y, kind="hour")
    inside = text(0, 4.7, n, 13.5, "serif", fill=INK) if n % 5 == 0 else dot(0, 0, 1.9, fill="#8a774f")
    return at(x, y, _space("#dcebdc" if n == 0 else "var(--stone)", n == 0), inside)


def _space(face: str, is_special: bool) -> str:
    rim = {"stroke": "#8f5410", "stroke_width": 1.8} if is_special else {"stroke": "var(--edge)", "stroke_width": 1}
    return box(-11.5, -11.5, 23, 23, 5, fill=face, **rim)


def markers(view: View, words: Words, spots: Sequence[Point], first: int = 0) -> list[str]:
    """Of a stack the lowest first: the topmost acts first. `spots` are those of the spaces from the first on."""
    drawn, height = [], dict[int, int]()
    all_on = Counter(view.seats[who].marker for who in view.track if who >= 0)
    for who in reversed(view.track):
        space = view.seats[who].marker if who >= 0 else NONE
        if not 0 <= space - first < len(spots):
            continue
        x, y = spots[space - first]
        y = max(y, 14 + 6.5 * (all_on[space] - 1))
        up = height.get(space, 0)
        told = words("table-marker", name=words.seat(who), n=space)
        drawn.append(states.anchor(f"marker-{who}", told, disc(SEAT_NAMES[who], 10.5), x=x, y=y - 2 - 6.5 * up, kind="marker"))
        height[space] = up + 1
    return drawn
