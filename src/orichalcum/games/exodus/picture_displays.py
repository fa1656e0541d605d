"""The displays: Knowledge cards, Residences, Pillar cards; and, while one of them is chosen, everything of a kind that lies open."""

from __future__ import annotations

from typing import Final

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.picture_hand import CARD_H, CARD_W, influence_card
from orichalcum.games.exodus.picture_island import heading
from orichalcum.games.exodus.picture_kit import Kit, Lights, row
from orichalcum.games.exodus.picture_lay import TILE_H, TILE_W, Box, Rows
from orichalcum.games.exodus.picture_tiles import face, knowledge_card, no_tier, pedestal_bonus, pillar_card
from orichalcum.games.exodus.view import View
from orichalcum.kernel.table import SPECTATOR
from orichalcum.pictures import states
from orichalcum.pictures.draw import at, box, g, kept, text
from orichalcum.pictures.marks import number
from orichalcum.pictures.pieces import card_back, well

CARD: Final = (101.0, 58.0)  # of Knowledge
ROOM: Final = 14.0  # between things that may glow
LARGEST: Final = 1.7  # how large a thing of the tray is drawn
OPEN_KINDS: Final = (p.WORKSHOP, p.AGORA, p.SHIP)


# -- Knowledge


@kept(lambda view, kit, the, on, *how: (kit.mark, view.shelf, the, on.among("shelf-"), how))
def shelf(view: View, kit: Kit, the: Rows, on: Lights, columns: int = 5) -> str:
    """The cards on show, the first one on the left; a gap is a card that somebody took."""
    drawn = ""
    for n, card in enumerate(view.shelf):
        x, y = the.corner(n % columns, n // columns)
        drawn += _shelf_card(kit, n, card, x, y, the, on)
    return g(drawn, id="shelf")


def _shelf_card(kit: Kit, n: int, card: int, x: float, y: float, the: Rows, on: Lights) -> str:
    name = f"shelf-{n}"
    if card < 0:
        return at(x, y, at(the.w / 2, the.h / 2, well(the.w, the.h, 7)), id=name)
    told = f"{say.thing_name(kit.box, card, kit.words)}. {say.thing_text(kit.box, card, kit.words)}"
    return states.anchor(
        name, told, knowledge_card(kit, card, the.w, the.h), on.ring(name, states.frame(-2.5, -2.5, the.w + 5, the.h + 6, 9)),
        states.target(0, 0, the.w, the.h, 44), x=x, y=y, kind="knowledge", is_lit=name in on.anchors,
    )  # fmt: skip


# -- Residences


@kept(lambda view, kit, the, on: (kit.mark, view.open, the, on.among("home-")))
def residences(view: View, kit: Kit, the: Rows, on: Lights) -> str:
    """The three that lie open; equal ones are one with a number."""
    found = [(thing, count) for thing, count in view.open if kit.box.kind[thing] == p.RESIDENCE]
    drawn = "".join(_home(kit, thing, count, *the.corner(n), the.w / TILE_W, on) for n, (thing, count) in enumerate(found))
    return g(drawn, id="residences")


def _home(kit: Kit, thing: int, count: int, x: float, y: float, scale: float, on: Lights) -> str:
    name = f"home-{thing}"
    told = f"{say.thing_name(kit.box, thing, kit.words)}. {say.thing_text(kit.box, thing, kit.words)}"
    many = at(TILE_W / 2 - 4, -TILE_H / 2 + 2, number(count, 8.5)) if count > 1 else ""
    ring = on.ring(name, states.frame(-TILE_W / 2 - 2, -TILE_H / 2 - 2, TILE_W + 4, TILE_H + 7, 12))
    return states.anchor(
        name, told, face(kit, thing), many, ring, states.target(-TILE_W / 2, -TILE_H / 2, TILE_W, TILE_H, 44),
        x=x + TILE_W * scale / 2, y=y + TILE_H * scale / 2, scale=scale, kind="tile", is_lit=name in on.anchors,
    )  # fmt: skip


# -- Pillar cards


@kept(lambda view, kit, the, on, *how: (kit.mark, view.stacks, the, on.among("stack-"), how))
def stacks(view: View, kit: Kit, the: Rows, on: Lights, gap: float = 6) -> str:
    """The two displays, pedestal, body, capital each; only the top card counts, a number says how many lie there."""
    drawn = ""
    for n, stack in enumerate(view.stacks):
        x, y = the.corner(n)
        drawn += _stack(kit, n, stack, x + (gap if n >= p.TIERS else 0), y, the, on)
    return g(drawn, id="stacks")


def _stack(kit: Kit, n: int, stack: tuple[int, ...], x: float, y: float, the: Rows, on: Lights) -> str:
    name, tier = f"stack-{n}", n % p.TIERS
    scale = min((the.w - 2) / 56, (the.h - 19) / 34)
    middle, foot = the.w / 2, the.h - 9 * scale / 0.76
    base = box(0, 2, the.w, the.h, 6, fill="var(--under)", opacity=0.6) + box(
        0, 0, the.w, the.h, 6, fill="var(--stone)", stroke="var(--edge)"
    )
    told = kit.words("picture-stack", display="I" * (n // p.TIERS + 1), tier=say.tier_name(tier, kit.words))
    if not stack:
        inside = at(middle, the.h / 2, no_tier(tier), scale=scale)
    else:
        top = stack[-1]
        once = pedestal_bonus(kit, top) or [kit.points(int(kit.box.tier_vp[tier]))]
        told += f": {say.thing_name(kit.box, top, kit.words)}. {say.thing_text(kit.box, top, kit.words)}"
        inside = at(middle, 3 + 17 * scale, pillar_card(kit, top), scale=scale) + at(
            middle - 7 * scale, foot, row(once, 0.64 * scale)
        )
        inside += at(the.w - 8, foot, number(len(stack), 7)) if len(stack) > 1 else ""
    return states.anchor(
        name, told, base, inside, on.ring(name, states.frame(-2, -2, the.w + 4, the.h + 5, 8)), states.target(0, 0, the.w, the.h, 44),
        x=x, y=y, kind="stack", is_lit=name in on.anchors,
    )  # fmt: skip


# -- tiles that lie open


@kept(lambda view, kit, the: (kit.mark, view.open, the))
def opens(view: View, kit: Kit, the: Rows) -> str:
    """How many Workshops, Agoras and Ships lie open beside the city; they are shown when one may be chosen."""
    x, y = the.corner(0)
    drawn = text(x - 6, y + 11.5, kit.words("picture-open"), 11.5, fill="var(--ink2)", text_anchor="end", font_weight=500)
    for n, kind in enumerate(OPEN_KINDS):
        x, y = the.corner(n)
        count = sum(many for thing, many in view.open if kit.box.kind[thing] == kind)
        drawn += at(x + 8, y + 7, kit.thing(kind).drawn, scale=0.5) + text(
            x + 19, y + 12, f"×{count}", 13.5, "serif", fill="var(--ink)", text_anchor="start"
        )
    return g(drawn, id="opens")


def is_open(view: View) -> bool:
    """Whether the tray is needed: something of a kind is to be chosen, or one of two drawn things kept."""
    return view.choosing >= 0 and view.me in (view.asked, SPECTATOR)


def tray(view: View, kit: Kit, the: Box, on: Lights) -> str:
    """All that lies open of the kind that is chosen, and its pile; or the two that were drawn, for whoever drew them."""
    x, y, w, h = the
    kind = view.choosing
    title = heading(x, y + 12, kit.words("picture-choose", things=say.things_name(kind, kit.words)))
    items = _items(view, kit, kind, on)
    wide, high = _size(kind)
    scale = min(LARGEST, _scale(len(items), w, h - 24, wide + ROOM, high + ROOM))
    columns = max(1, int(w / ((wide + ROOM) * scale)))
    drawn = ""
    for n, item in enumerate(items):
        drawn += at(
            x + 6 + n % columns * (wide + ROOM) * scale, y + 26 + n // columns * (high + ROOM) * scale, item, scale=scale
        )
    return g(title, drawn, id="tray-tiles")


def _scale(count: int, w: float, h: float, wide: float, high: float) -> float:
    """The largest size at which so many things find room."""
    best = 0.3
    for lines in range(1, 7):
        columns = -(-count // lines)
        best = max(best, min(w / (columns * wide), h / (lines * high)))
    return best


def _size(kind: int) -> tuple[float, float]:
    return CARD if kind == p.KNOWLEDGE else (CARD_W, CARD_H) if kind == p.INFLUENCE else (TILE_W + 2, TILE_H + 6)


def _items(view: View, kit: Kit, kind: int, on: Lights) -> list[str]:
    """Each from its upper left corner."""
    if view.drawn:
        return [_choice(kit, thing, f"drawn-{thing}", 1, on) for thing in view.drawn]
    found = [_choice(kit, thing, f"thing-{thing}", many, on) for thing, many in view.open if kit.box.kind[thing] == kind]
    return [*found, _pile(view, kit, kind, on)]


def _choice(kit: Kit, thing: int, name: str, many: int, on: Lights) -> str:
    kind = int(kit.box.kind[thing])
    w, h = _size(kind)
    if kind == p.KNOWLEDGE:
        inside = knowledge_card(kit, thing, w, h)
    elif kind == p.INFLUENCE:
        inside = influence_card(kit, thing)
    else:
        inside = at(w / 2, h / 2 - 2, face(kit, thing))
    told = f"{say.thing_name(kit.box, thing, kit.words)}. {say.thing_text(kit.box, thing, kit.words)}"
    more = at(w - 12, 12, number(many, 9)) if many > 1 else ""
    return states.anchor(
        name, told, inside, more, on.ring(name, states.frame(-2, -2, w + 4, h + 4, 11)), states.target(0, 0, w, h, 44), kind="tile",
        is_lit=name in on.anchors,
    )  # fmt: skip


def _pile(view: View, kit: Kit, kind: int, on: Lights) -> str:
    w, h = _size(kind)
    name, told = f"pile-{kind}", kit.words("picture-pile", things=say.things_name(kind, kit.words), n=view.piles[kind])
    return states.anchor(
        name, told, card_back(w - 2, h - 6), at(w - 12, h - 16, number(view.piles[kind], 9.5)),
        on.ring(name, states.frame(-2, -2, w + 2, h - 2, 11)), states.target(0, 0, w, h, 44), kind="pile", is_lit=name in on.anchors,
    )  # fmt: skip
