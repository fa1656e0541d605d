"""What a seat holds: policy cards and special cards, each with its full text."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from orichalcum.games.lastdays.names import CARD_IDS, SPECIAL_IDS
from orichalcum.games.lastdays.picture_parts import SHEET, Lights, policy_sheet, special_sheet
from orichalcum.games.lastdays.view import View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.draw import at, kept, path, picture
from orichalcum.pictures.marks import number
from orichalcum.pictures.palette import Tones, settled

BETWEEN = 11.0


def held_by(view: View) -> Hashable:
    mine = view.mine()
    return (mine.hand, mine.special, view.draft) if mine else ()


@kept(lambda view, words, lit=(), tones="page": (words.plain, held_by(view), frozenset(lit), tones))
def draw_hand(view: View, words: Words, lit: Collection[str] = (), tones: Tones = "page") -> str:
    """The dock; empty for whoever has no hand.  Equal cards are one card and a number."""
    mine, on = view.mine(), Lights(lit)
    if mine is None or mine.hand is None or mine.special is None:
        return ""
    held = list(mine.hand)
    for card in view.draft:
        held[card] -= 1
    x, drawn = 6.0, ""
    for card, count in enumerate(held):
        if count > 0:
            shown, wide = policy_sheet(card, words, count)
            drawn += one(f"hand-{CARD_IDS[card]}", f"card-{CARD_IDS[card]}", shown, wide, count, x, words, on)
            x += wide + BETWEEN
    if any(mine.special) and drawn:
        drawn += path(f"M{x} 10V{SHEET}", stroke="var(--line)", stroke_width=1)
        x += BETWEEN
    for special, count in enumerate(mine.special):
        if count:
            shown, wide = special_sheet(special, words, count)
            name = f"special-{SPECIAL_IDS[special]}"
            drawn += one(name, name, shown, wide, count, x, words, on)
            x += wide + BETWEEN
    drawn = picture(max(x, 8), SHEET + 12, drawn, title=words("picture-hand"), role="group", kind="fan lastdays")
    return settled(drawn, tones)


def one(name: str, key: str, sheet: str, wide: float, count: int, x: float, words: Words, on: Lights) -> str:
    told = words("picture-card", card=words(key), text=words(f"{key}.text"))
    many = at(wide - 14, 14, number(count, 10)) if count > 1 else ""
    ring = on.ring(name, states.frame(-1.5, -1.5, wide + 3, SHEET + 3, 8))
    return states.anchor(
        name, told, sheet, many, ring, states.target(0, 0, wide, SHEET), x=x, y=5.5, kind="card", is_lit=name in on.anchors
    )
