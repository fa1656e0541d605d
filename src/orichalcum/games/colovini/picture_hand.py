"""What lies before me: my hand, one group for each item, and the tiles I have collected, one group for each value."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final, Literal

from orichalcum.games.colovini.picture_pieces import Lights, letter_of, name_of
from orichalcum.games.colovini.preview import Preview
from orichalcum.games.colovini.view import Seat, View
from orichalcum.pictures import states
from orichalcum.pictures.draw import Words, at, g, kept, path, picture, plain
from orichalcum.pictures.palette import ITEM_NAMES, Tones, settled
from orichalcum.pictures.pieces import card, face, label, slab

Part = Literal["all", "hand", "tiles"]
HIGH: Final = 120.0
CARD_W: Final = 66.0
OVERLAP: Final = 46.0  # of equal cards: at most a third is covered
BETWEEN: Final = 14.0
MANY: Final = 7  # cards; of a fuller hand only the letter of a card stays uncovered
CLOSE_OVERLAP: Final = 22.0
CLOSE_BETWEEN: Final = 10.0
TILE: Final = 0.8
PITCH: Final = 56.0
CARD_RING: Final = 3.0
Drawn = tuple[str, float]


def draw_hand(
    view: View,
    words: Words,
    lit: Collection[str] = (),
    tones: Tones = "page",
    part: Part = "all",
    preview: Preview | None = None,
) -> str:
    """The dock, 120 high and as wide as it needs; empty for whoever has no hand. `preview` lifts the card that a choice plays, or the tile that it sells."""
    mine, on = view.mine(), Lights.on(lit, "hand", "tile")
    if mine is None or mine.hand is None:
        return ""
    hand, wide = _hand(mine.hand, words, on, preview) if part != "tiles" else ("", 0.0)
    tiles, more = _tiles(mine, words, on, preview) if part != "hand" else ("", 0.0)
    apart = 34.0 if hand and tiles else 0.0
    rule = path(f"M{wide + apart / 2} 14V{HIGH - 14}", stroke="var(--line)", stroke_width=1) if apart else ""
    drawn = picture(
        max(wide + apart + more, 8), HIGH, hand, rule, at(wide + apart, 0, tiles),
        title=words("picture-hand"), role="group", kind="fan colovini",
    )  # fmt: skip
    return settled(drawn, tones)


def _hand(hand: Sequence[int], words: Words, on: Lights, preview: Preview | None) -> Drawn:
    drawn, x = "", 8.0
    step, between = (CLOSE_OVERLAP, CLOSE_BETWEEN) if sum(hand) > MANY else (OVERLAP, BETWEEN)
    for item, count in enumerate(hand):
        if count:
            drawn += _cards(item, count, x, step, words, on, preview is not None and preview.card == item)
            x += CARD_W + step * (count - 1) + between
    return drawn, x


@kept(
    lambda item, count, x, step, words, on, played: (
        item, count, x, step, plain(words), on.among(f"hand-{ITEM_NAMES[item]}"), played,
    )
)  # fmt: skip
def _cards(item: int, count: int, x: float, step: float, words: Words, on: Lights, played: bool) -> str:
    """All cards of an item; the one that is to be played stands out."""
    name = f"hand-{ITEM_NAMES[item]}"
    wide = CARD_W + step * (count - 1)
    letter = letter_of(words, item)
    shown = "".join(at(step * n, -8 if played and n == count - 1 else 0, card(ITEM_NAMES[item], letter)) for n in range(count))
    ring = on.ring(name, states.frame(-CARD_RING, -CARD_RING, wide + 2 * CARD_RING, 92 + 2 * CARD_RING, 12))
    last = step * (count - 1)
    chosen = at(last, -8, states.taken(states.frame(-3, -3, CARD_W + 6, 98, 11))) if played else ""
    told = words("picture-card", count=count, item=name_of(words, item))
    return states.anchor(
        name, told, shown, ring, chosen, states.target(0, 0, wide, 92), x=x, y=15, kind="card", is_lit=name in on.anchors
    )  # fmt: skip


def _tiles(mine: Seat, words: Words, on: Lights, preview: Preview | None) -> Drawn:
    """The dearest first, in two rows once there are more than five."""
    groups = [(value, [item for item, _ in same]) for value, same in groupby(mine.tiles, key=lambda kind: kind[1])]
    count = len(mine.tiles)
    row = count if count <= 5 else max(5, (count + 1) // 2)
    drawn, n = "", 0
    for value, items in groups:
        spots = [(PITCH * (k % row) + 28, (30.0 if count > 5 else 56.0) + 56 * (k // row)) for k in range(n, n + len(items))]
        sold = preview is not None and preview.sells == value
        drawn += _value(value, items, spots, words, on, sold)
        n += len(items)
    return drawn, PITCH * row + 8 if count else 0.0


@kept(lambda value, items, spots, words, on, sold: (value, *items, *spots, plain(words), on.among(f"tile-{value}"), sold))
def _value(value: int, items: Sequence[int], spots: Sequence[tuple[float, float]], words: Words, on: Lights, sold: bool) -> str:
    name = f"tile-{value}"
    shape = states.frame(-32, -32, 64, 71, 13)
    shown = "".join(
        at(
            x,
            y,
            slab(6),
            face(ITEM_NAMES[item]),
            label(letter_of(words, item), value, 15),
            states.target(-29, -29, 58, 65, 60),
            scale=TILE,
        )
        for item, (x, y) in zip(items, spots, strict=True)
    )
    ring = "".join(at(x, y, states.glow(shape, len(on.anchors) > states.MANY), scale=TILE) for x, y in spots)
    lit = states.lit(name, ring) if name in on.anchors else ""
    chosen = _sold(spots[0], value, words) if sold else ""
    told = words("picture-tile", count=len(items), value=value)
    return states.anchor(name, told, shown, lit, chosen, kind="tiles", is_lit=name in on.anchors)


def _sold(spot: tuple[float, float], value: int, words: Words) -> str:
    """What a tile sold would bring: so many cards, never which."""
    x, y = spot
    ring = at(x, y, states.taken(states.frame(-32, -32, 64, 71, 13)), scale=TILE)
    return g(ring, at(max(x, 34), max(y - 33, 13), states.flag(words("picture-draws", count=value // 2))))
