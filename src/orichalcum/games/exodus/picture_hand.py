"""What a seat holds of its own: books and gold, Favor tiles, Influence cards with their full text, Knowledge cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.picture_kit import FAVOR, Kit, Lights, snug
from orichalcum.games.exodus.picture_tiles import knowledge_card
from orichalcum.games.exodus.view import Seat, View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.draw import at, box, breadth, dot, g, lines_of, path, picture, text
from orichalcum.pictures.emblems import solid
from orichalcum.pictures.palette import INK, PALE, Tones, settled
from orichalcum.pictures.pieces import sheet_card

HIGH: Final = 120.0
CARD_W: Final = 112.0
CARD_H: Final = 108.0
STEP: Final = 120.0
LESSON: Final = (104.0, 52.0)
TEXT: Final = (11.8, 11.3, 10.8, 10.4)  # the largest in which a card has room for all its words


def draw_hand(view: View, words: Words, lit: Collection[str] = (), tones: Tones = "page") -> str:
    """The dock; empty for whoever has no board."""
    if view.me < 0:
        return ""
    mine, on, kit = view.seats[view.me], Lights.on(lit), Kit(words, view.box, "h")
    x, drawn = 8.0, _goods(kit, mine, on)
    x += 236
    drawn += at(x, 0, _favor(kit, mine, on))
    x += 92
    for card in mine.hand or ():
        drawn += _card(kit, card, x, on)
        x += STEP
    for n, card in enumerate(mine.knowledge):
        drawn += at(
            x + n // 2 * (LESSON[0] + 6), 6 + n % 2 * (LESSON[1] + 4), knowledge_card(kit, card, *LESSON), id=f"mine-{card}"
        )
    x += (len(mine.knowledge) + 1) // 2 * (LESSON[0] + 6)
    if mine.played:
        drawn += at(x + 4, 0, _played(kit, mine))
        x += 62
    return settled(picture(x, HIGH, kit.defs(), drawn, title=words("picture-hand"), role="group", kind="fan exodus"), tones)


def _goods(kit: Kit, mine: Seat, on: Lights) -> str:
    """Books by kind and gold, each with its number, large enough for a finger."""
    drawn = ""
    for good in range(p.GOODS):
        name = f"good-{good}"
        token = kit.coin() if good == p.GOLD else kit.book(good)
        count = mine.goods[good]
        shown = at(26, 42, g(token.drawn, opacity=None if count else 0.35), scale=1.55)
        told = f"{say.good_name(good, kit.words)}: {count}"
        drawn += states.anchor(
            name, told, box(0, 0, 52, 106, 10, fill="var(--well)"), shown, text(26, 93, count, 24, "serif"),
            on.ring(name, states.frame(-2, -2, 56, 110, 11)), states.target(0, 0, 52, 106), x=8 + 57 * good, y=7, kind="good",
            is_lit=name in on.anchors,
        )  # fmt: skip
    return drawn


def _favor(kit: Kit, mine: Seat, on: Lights) -> str:
    """Its spaces: filled, open, and not yet open with the number of cells they ask for."""
    drawn = box(0, 0, 82, 106, 10, fill="var(--well)")
    for n, needed in enumerate(kit.box.favor_cells):
        x, y = 22 + n % 2 * 38, 24 + n // 2 * 38
        if n < mine.favor:
            drawn += at(x, y, kit.thing(FAVOR).drawn, scale=1.06)
        elif n < mine.favor_open:
            drawn += dot(x, y, 15, fill="none", stroke="var(--ink2)", stroke_width=1.5, stroke_dasharray="4 3")
        else:
            drawn += dot(x, y, 15, fill="none", stroke="var(--line)", stroke_width=1.5, stroke_dasharray="2 4") + text(
                x, y + 5.5, needed, 15, "serif", fill="var(--ink2)"
            )
    said = kit.words("picture-favor")
    drawn += snug(41, 97, said, 12.5, 74, fill="var(--ink2)", font_weight=600)
    told = kit.words("plate-favor", n=mine.favor)
    return states.anchor(
        "favor", told, drawn, on.ring("favor", states.frame(-2, -2, 86, 110, 11)), states.target(0, 0, 82, 106), x=0, y=7, kind="favor",
        is_lit="favor" in on.anchors,
    )  # fmt: skip


def _card(kit: Kit, card: int, x: float, on: Lights) -> str:
    name = f"hand-{card - int(kit.box.first[p.INFLUENCE])}"
    told = f"{say.thing_name(kit.box, card, kit.words)}. {say.thing_text(kit.box, card, kit.words)}"
    return states.anchor(
        name, told, influence_card(kit, card), on.ring(name, states.frame(-3, -3, CARD_W + 6, CARD_H + 6, 12)),
        states.target(0, 0, CARD_W, CARD_H), x=x, y=6, kind="card", is_lit=name in on.anchors,
    )  # fmt: skip


def influence_card(kit: Kit, card: int) -> str:
    """With its name and its full text, CARD_W by CARD_H from its upper left corner."""
    name, body = say.thing_name(kit.box, card, kit.words), say.thing_text(kit.box, card, kit.words)
    size = next(one for one in TEXT if len(lines_of(body, one, CARD_W - 11)) * one * 1.14 <= 68 or one == TEXT[-1])
    return (
        sheet_card(CARD_W, CARD_H, "#2563a8", 27, "wave") + at(16, 17, solid("scroll", PALE, 0.54))
        + snug(64 if breadth(name, 12.5) > 76 else 62, 21, name, 12.5, 80, "serif", fill=PALE)
        + "".join(
            snug(8, 47 + 1.14 * size * n, line, size, CARD_W - 13, fill=INK, text_anchor="start", font_weight=600)
            for n, line in enumerate(lines_of(body, size, CARD_W - 11))
        )
    )  # fmt: skip


def _played(kit: Kit, mine: Seat) -> str:
    """Cards that have done their work."""
    pile = "".join(
        at(
            4 + 3 * n,
            40 - 3 * n,
            box(0, 0, 34, 44, 5, fill="var(--stone)", stroke="var(--edge)"),
            at(17, 22, solid("scroll", "#2563a8", 0.7)),
        )
        for n in range(min(len(mine.played), 3))
    )
    tick = path("M-4 0L-1 3.500L5 -4", stroke="#2f6b43", stroke_width=2.6, stroke_linecap="round")
    return pile + at(44, 90, tick) + text(24, 104, len(mine.played), 15, "serif", fill="var(--ink2)")
