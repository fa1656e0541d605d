"""A sheet of everything in the shop, to choose from and to look at: python -m orichalcum.pictures.sampler out.svg day."""

import sys
from collections.abc import Sequence
from pathlib import Path

from orichalcum.pictures import counters, grounds, marks, people, pieces, ships, states
from orichalcum.pictures.coast import filters, house, lighthouse, temple, tree
from orichalcum.pictures.draw import at, box, el, g, picture, text
from orichalcum.pictures.emblems import SIGNS, SOLID, sign, solid
from orichalcum.pictures.palette import GOODS, GROUNDS, ITEMS, ORDERS, POLICIES, SEATS, Tones, settled

WIDE, ROW = 1200, 112
Sample = tuple[str, str]


def _people() -> list[Sample]:
    standing = [(f"settler({s})", at(0, 18, people.settler(s))) for s in SEATS]
    kings = [(f"king({s})", at(0, 24, people.king(s))) for s in ("coral", "pearl", "onyx", "neutral")]
    kinds = [(f"citizen({o})", people.citizen(o, ORDERS[o][0], n)) for n, o in enumerate(ORDERS)]
    return [*standing, ("ghost", at(0, 18, people.settler("azure", ghost=True))), *kings, *kinds]


def _counters() -> list[Sample]:
    cubes = [(f"cube({s})", marks.cube(s)) for s in ("coral", "azure", "onyx", "neutral")]
    discs = [("badge", marks.badge("azure", 16)), ("disc", marks.disc("pearl")), ("pile of 2", marks.pile(["onyx", "coral"])),
             ("pile of 4", marks.pile(["onyx", "coral", "pearl", "saffron"]))]  # fmt: skip
    books = [(f"book({o})", counters.book(o, ORDERS[o][0])) for o in ORDERS]
    return [*cubes, *discs, *books, ("seal", states.seal("coral")), ("thinking", states.thinking())]


def _counts() -> list[Sample]:
    goods = [(f"good({k})", counters.good(k, GOODS[k][0])) for k in GOODS]
    many = [("coin", counters.coin(5)), ("flame", counters.flame()), ("star", counters.star()),
            ("counted 3", counters.counted(counters.flame(), 3)), ("counted 7", counters.counted(counters.star(), 7)),
            ("points", counters.points(12)), ("bolt", counters.bolt()), ("bolt(2)", counters.bolt(2)),
            ("blocked", counters.blocked()), ("shield", counters.shield()), ("unknown_place", counters.unknown_place())]  # fmt: skip
    return [*goods, *many]


def _lying() -> list[Sample]:
    crown = pieces.face("crown") + pieces.label("C", 7)
    whole = [("tile", pieces.slab(7) + crown), ("stack", pieces.lower_slab() + crown), ("card", at(-30, -38, pieces.card("olive", "O"), scale=0.8)),
             ("card_back", at(-30, -38, pieces.card_back(), scale=0.8)), ("price", pieces.price(4)), ("lit", pieces.price(4, lit=True)),
             ("free", pieces.price(4, free=True)), ("bridge", pieces.bridge("M-34 0C-10 -8 10 -8 34 0"))]  # fmt: skip
    other = [("tag", pieces.tag("+2")), ("space", pieces.space(32, 32)), ("well", pieces.well(60, 40)),
             ("pillar(2)", at(0, 34, grounds.pillar(2), scale=0.9)), ("pillar", at(0, 34, grounds.pillar(), scale=0.9)),
             ("fallen", at(0, 34, grounds.fallen_pillar(), scale=0.9))]  # fmt: skip
    return whole + other


def _states() -> list[Sample]:
    tile, round_it = pieces.slab(7) + pieces.face("ring") + pieces.label("R", 3), states.frame(-33, -33, 66, 74, 14)
    looks = [("glow", states.glow(round_it)), ("thin", states.glow(round_it, thin=True)), ("fill", states.glow(round_it, fill=True)),
             ("taken", states.taken(round_it)), ("focus", states.focus(round_it)), ("just_moved", states.just_moved(round_it)),
             ("yours", states.yours(round_it))]  # fmt: skip
    drawn = [(word, at(0, 0, tile, look, scale=0.9)) for word, look in looks]
    figure = states.glow(states.outline(people.ROBE + people.HEAD), rim=5.5) + people.figure("coral")
    way = states.trail([(-34, 10), (0, -10), (34, 6)], "azure")
    flags = [
        ("flag", states.flag("yours: 6")),
        ("warn", states.flag("too dear", warn=True)),
        ("figure lit", at(0, 18, figure)),
        ("trail", way),
    ]
    return [*drawn, ("faded", at(0, 0, states.faded(tile), scale=0.9)), *flags]


def _lands() -> list[Sample]:
    settlement = [(f"ground({k})", at(0, 0, grounds.ground(k, GROUNDS[k][0]), scale=0.8)) for k in GROUNDS]
    shape = "M-40 -24L6 -36L38 -18L30 26L-20 32Z"
    lands = [
        (f"region({k})", grounds.region(shape, k, closed=k == "wood", gilded=k == "gold") + at(0, 4, grounds.name("Attica")))
        for k in GOODS
    ]
    built = [("temple", at(0, 24, temple())), ("house", house(0, 12)), ("tree", tree(0, 14)), ("lighthouse", lighthouse(0, 20))]
    return settlement + lands + built


def _cards() -> list[Sample]:
    policies = [
        (f"policy_card({kind})", at(-30, -44, pieces.policy_card(kind, kind[0].upper(), kind), scale=0.54)) for kind in POLICIES
    ]
    rows = [(f"row_mark({n})", pieces.row_mark(n)) for n in range(5)]
    return [*policies, *rows, ("broken_wheel", grounds.broken_wheel())]


def _ships() -> list[Sample]:
    holds = {"ark": 8, "science": 5, "bark": 5, "airship": 3, "warship": 3}
    crew = ["coral", "neutral"]
    return [(kind, at(0, 14, ships.ship(kind, "ABCDE"[n], size, crew, advanced=n % 2 == 1, hidden=2 * (n == 2)), scale=0.86))
            for n, (kind, size) in enumerate(holds.items())]  # fmt: skip


def _row(y: float, samples: Sequence[Sample]) -> str:
    pitch = WIDE / len(samples)
    drawn = (
        at(pitch * (n + 0.5), y, drawing, text(0, 58, word, 10, fill="var(--foam)", font_weight=500))
        for n, (word, drawing) in enumerate(samples)
    )
    return g(*drawn)


def _signs() -> list[Sample]:
    return [(name, sign(name, "#dff1ea")) for name in SIGNS]


def _solids() -> list[Sample]:
    return [(name, solid(name, "#dff1ea")) for name in SOLID] + [
        (item, at(0, 0, pieces.face(item), scale=0.7)) for item in ITEMS
    ]


def sheet(tones: Tones) -> str:
    rows = [_cards(), _people(), _counters(), _counts(), _lying(), _states(), _lands(), _ships(), _signs(), _solids()]
    high = ROW * len(rows) + 40
    ground = box(0, 0, WIDE, high, fill="var(--sea)")
    inside = g(*(_row(ROW * (n + 0.5) + 10, samples) for n, samples in enumerate(rows)))
    return settled(
        picture(WIDE, high, el("defs", filters(WIDE, high)), grounds.patterns(), ground, inside, title="The drawing shop"),
        tones,
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet("night" if "night" in sys.argv else "day"), encoding="utf-8")
