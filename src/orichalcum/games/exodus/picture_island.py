"""A seat's settlement area, its Ships, its pillars."""

from __future__ import annotations

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.picture_kit import WIDEST, Kit, Lights, Token, breadth_of, row, snug
from orichalcum.games.exodus.picture_lay import TILE_H, TILE_W, Cells, Rows
from orichalcum.games.exodus.picture_tiles import no_tier, pillar_card, ship, tile
from orichalcum.games.exodus.view import Seat, View, alone_without_residence, next_scored
from orichalcum.pictures import states
from orichalcum.pictures.draw import at, box, breadth, dot, g, kept, path, text
from orichalcum.pictures.emblems import laurel, solid
from orichalcum.pictures.pieces import well


def heading(x: float, y: float, words: str, size: float = 12.5) -> str:
    return text(x, y, words, size, "serif", fill="var(--ink)", text_anchor="start")


# -- the settlement area


@kept(
    lambda view, kit, who, the, on: (
        kit.mark, view.seats[who], len(view.seats), view.over, view.year, the, on.among("cell-"),
    )
)  # fmt: skip
def island(view: View, kit: Kit, who: int, the: Cells, on: Lights) -> str:
    seat, columns = view.seats[who], int(kit.box.columns)
    names = "".join(_region(view, kit, seat, n, the) for n in range(int(kit.box.cells) // columns))
    return g(*(_cell(view, kit, seat, n, the, on) for n in range(int(kit.box.cells))), names, id="island")


def _region(view: View, kit: Kit, seat: Seat, region: int, the: Cells) -> str:
    """Its name; scored next, it wears a laurel and what it would bring now."""
    _, scored = next_scored(view)
    x, y = the.x, the.y + region * the.down - 5
    name = kit.words(f"region-{say.REGIONS[region]}")
    drawn = heading(x, y, name)
    if region == scored and not view.over:
        x += breadth(name, 12.5) * WIDEST + 13
        danger = alone_without_residence(view, region)
        brings = kit.words("picture-needs-residence" if danger else "picture-brings-now", n=seat.regions[region])
        drawn += at(x, y - 4, laurel("#4a8a5c"), scale=0.5) + snug(
            x + 11,
            y,
            brings,
            11.5,
            the.x + 5 * the.across - x - 16,
            fill="var(--warn)" if danger else "var(--ink2)",
            text_anchor="start",
            font_weight=600 if danger else 500,
        )
    return drawn


def _cell(view: View, kit: Kit, seat: Seat, n: int, the: Cells, on: Lights) -> str:
    x, y = the.spot(n, int(kit.box.columns))
    cell, name = seat.cells[n], f"cell-{n}"
    told = say.cell_name(kit.box, n, kit.words)
    if cell.thing >= 0:
        told = f"{told}: {say.thing_name(kit.box, cell.thing, kit.words)}. {say.thing_text(kit.box, cell.thing, kit.words)}"
        inside = tile(kit, cell.thing, cell)
    else:
        gain = int(kit.box.cell_gain[n])
        told = f"{told}: {say.gain_text(kit.box, gain, kit.words)}"
        inside = _empty(kit, n, gain)
    ring = on.ring(name, states.frame(-TILE_W / 2 + 2, -TILE_H / 2 + 2, TILE_W - 4, TILE_H - 3, 9))
    touch = states.target(-TILE_W / 2, -TILE_H / 2, TILE_W, TILE_H, 44)
    return states.anchor(name, told, inside, ring, touch, x=x, y=y, scale=the.size, kind="cell", is_lit=name in on.anchors)


def _empty(kit: Kit, n: int, gain: int) -> str:
    """A free cell with what it pays; an Agora's cell shows a temple."""
    pays = kit.gain(gain)
    if kit.box.cell_agora[n]:
        return (
            well(TILE_W, TILE_H) + at(-11, 0, solid("temple", "var(--ink2)", 0.98), opacity=0.75) + at(19, 0, row(pays, 0.86))
        )
    return well(TILE_W, TILE_H) + at(0, 0, row(pays, 0.98))


# -- Ships


@kept(lambda view, kit, who, the, on: (kit.mark, view.seats[who].ships, the, on.among("ships")))
def ships(view: View, kit: Kit, who: int, the: Rows, on: Lights) -> str:
    """Six spaces with what a new kind pays there; one anchor for all, for settlers know no difference."""
    seat, count = view.seats[who], int(kit.box.ship_spaces)
    drawn = heading(the.x, the.y - 6, kit.words("picture-ships"))
    columns = 3 if the.down else count
    for n in range(count):
        x, y = the.corner(n % columns, n // columns)
        x, y = x + the.w / 2, y + the.h / 2
        if n < len(seat.ships):
            thing, aboard = seat.ships[n]
            drawn += at(x, y, ship(kit, thing, aboard), scale=the.w / 27, id=f"ship-{n}")
        else:
            drawn += at(
                x,
                y,
                well(the.w - 2, the.h - 3, 6),
                at(0, 0, kit.points(int(kit.box.ship_vp[n])).drawn, scale=0.76 * the.w / 27),
            )
    wide, high = the.across * (columns - 1) + the.w, the.down * ((count - 1) // columns) + the.h
    empty = sum(aboard < 0 for _, aboard in seat.ships)
    told = kit.words("picture-ships-told", n=len(seat.ships), empty=empty)
    ring = on.ring("ships", states.frame(-3, -3, wide + 6, high + 6, 9))
    return states.anchor(
        "ships", told, at(-the.x, -the.y, drawn), ring, states.target(0, 0, wide, high, 0), x=the.x, y=the.y, kind="ships",
        is_lit="ships" in on.anchors,
    )  # fmt: skip


# -- pillars


@kept(lambda view, kit, who, the, on: (kit.mark, view.seats[who].pillars, view.seats[who].used, the, on.among("pillar-")))
def pillars(view: View, kit: Kit, who: int, the: Rows, on: Lights) -> str:
    """Three places; the capital above. What has been used this round is drawn faintly and ticked."""
    seat = view.seats[who]
    drawn = heading(the.x, the.y - 6, kit.words("picture-pillars"))
    for n in range(p.PILLARS):
        for tier in reversed(range(p.TIERS)):
            drawn += _tier(kit, seat, n, tier, the, on)
    return g(drawn, id="pillars")


def _tier(kit: Kit, seat: Seat, n: int, tier: int, the: Rows, on: Lights) -> str:
    x, y = the.corner(n, p.TIERS - 1 - tier)
    name, scale = f"pillar-{n * p.TIERS + tier}", the.w / 56
    built = seat.pillars[n]
    if tier < len(built):
        thing, done = built[tier]
        top = tier == len(built) - 1 or not built[tier + 1][1]
        inside = g(pillar_card(kit, thing, done), opacity=0.55 if seat.used[n] and done and top else None)
        told = f"{say.thing_name(kit.box, thing, kit.words)}{'' if done else kit.words('table-unfinished')}"
        if not done:
            inside += at(20, 9, _wanted(kit, tier))
        if seat.used[n] and done and top:
            inside += at(20, -10, used())
    else:
        inside, told = no_tier(tier), kit.words("picture-no-tier", n=n + 1, tier=say.tier_name(tier, kit.words))
    ring = on.ring(name, states.frame(-the.w / scale / 2 - 1, -the.h / scale / 2 - 1, the.w / scale + 2, the.h / scale + 2, 5))
    return states.anchor(
        name, told, inside, ring, states.target(-28, -17, 56, 34, max(34, (the.down - 1) / scale)), x=x + the.w / 2, y=y + the.h / 2, scale=scale, kind="tier",
        is_lit=name in on.anchors,
    )  # fmt: skip


def _wanted(kit: Kit, tier: int) -> str:
    """Who completes it."""
    job = int(kit.box.tier_job[tier])
    kind = int(kit.box.job_kind[job]) if job >= 0 else 0
    return at(0, 0, g(kit.settler(kind, min(tier, 2)).drawn, opacity=0.9), scale=0.56)


def used() -> str:
    """Done for this round."""
    return dot(0, 0, 7.5, fill="#3a444a", stroke="#fffaf0", stroke_width=1.3) + path(
        "M-3.500 0L-1 3L4 -3", stroke="#fffaf0", stroke_width=2
    )


# -- goods in a row, for boards of others


def goods(view: View, kit: Kit, who: int, x: float, y: float, pitch: float) -> str:
    """Books by kind, gold, Favor tiles, Influence cards in hand: each with its number."""
    seat = view.seats[who]
    held: list[tuple[Token, object]] = [(kit.book(n), seat.goods[n]) for n in range(p.KINDS)]
    held += [
        (kit.coin(), seat.goods[p.GOLD]),
        (kit.thing(-2), f"{seat.favor}/{seat.favor_open}"),
        (kit.thing(p.INFLUENCE), seat.hand_size),
    ]
    drawn = ""
    for n, (token, count) in enumerate(held):
        wide = breadth_of([token], 0.74)
        drawn += at(x + pitch * n + wide / 2, y, token.drawn, scale=0.74)
        drawn += text(x + pitch * n + wide + 4, y + 6, count, 16, "serif", fill="var(--ink)", text_anchor="start")
    return g(drawn)


def sheet(x: float, y: float, w: float, h: float) -> str:
    """The ground on which a board lies."""
    return box(x, y + 3, w, h, 14, fill="var(--shade)", opacity=0.3) + box(
        x, y, w, h, 14, fill="var(--panel)", stroke="var(--line)"
    )
