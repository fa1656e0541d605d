"""Colovini's table as a picture: the path from Atlantis to the mainland, everything that can move or be chosen on it.

It draws a `View` and decides nothing: what is lit comes in as anchors, words come in through `words`.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from orichalcum.games.colovini.picture_hand import draw_hand
from orichalcum.games.colovini.picture_lands import COASTS, atlantis, dry, forum, ground, village
from orichalcum.games.colovini.picture_overlay import draw_choice, overlay
from orichalcum.games.colovini.picture_path import Lay, Shape, lay
from orichalcum.games.colovini.picture_pieces import Lights, bridges, crowd, faces, just_moved, lights, pools, tags, tiles
from orichalcum.games.colovini.picture_scene import draw_scene
from orichalcum.games.colovini.preview import Preview
from orichalcum.games.colovini.view import View
from orichalcum.pictures import states
from orichalcum.pictures.coast import filters, sea
from orichalcum.pictures.draw import Words, el, kept, picture, plain
from orichalcum.pictures.palette import Tones, settled

__all__ = ["draw", "draw_hand", "draw_scene", "overlay"]


def draw(
    view: View,
    words: Words,
    shape: Shape = "wide",
    lit: Collection[str] = (),
    tones: Tones = "page",
    preview: Preview | None = None,
) -> str:
    """The board. `lit` are the anchors that may be chosen now; `preview` shows what one choice would do."""
    the, still, on = lay(shape, view.shore), tones == "print", Lights.on(lit, "space", "gap", "figure")
    drawn = picture(
        the.w, the.h,
        _ground(the, shape, still),
        _mainland(view, words, the, shape, on),
        pools(the, view),
        bridges(the, view),
        tiles(the, view, words, on),
        tags(the, view, words, on),
        lights(the, view, on),
        just_moved(the, view),
        crowd(the, view, words, on),
        draw_choice(view, preview, shape) if preview else "",
        title=words("picture-title"), desc=words("picture-desc", spaces=view.shore, gaps=len(view.gaps)),
        role="group", kind=f"board colovini {shape}",
    )  # fmt: skip
    return settled(drawn, tones)


@cache
def _ground(the: Lay, shape: Shape, still: bool) -> str:
    """What never changes: the sea, the sinking city, and what tiles share."""
    clear = [*((spot, 62 * the.size) for spot in the.spots), *dry(the, shape)]
    water = sea(the.w, the.h, the.way, the.size * 0.94, clear, still, ground(the, shape))
    return el("defs", filters(the.w, the.h)) + faces() + water + atlantis(the, shape) + village(shape)


@kept(
    lambda view, words, the, shape, on: (
        view.shore, sum(seat.home for seat in view.seats), plain(words), the, shape, on.among(f"space-{view.shore}"),
    )
)  # fmt: skip
def _mainland(view: View, words: Words, the: Lay, shape: Shape, on: Lights) -> str:
    """The mainland is the space after the last; lit, its whole area is."""
    name = f"space-{view.shore}"
    told = words("picture-mainland", home=sum(seat.home for seat in view.seats))
    ring = on.ring(name, states.outline(COASTS[shape]), fill=True)
    (x, y), (rx, ry) = the.forum, the.round
    touch = states.target(x - rx, y - ry, 2 * rx, 2 * ry)
    return states.anchor(name, told, forum(the), ring, touch, kind="mainland", is_lit=name in on.anchors)
