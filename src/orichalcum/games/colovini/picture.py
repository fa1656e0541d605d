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
from orichalcum.games.colovini.picture_pieces import Lights, faces, figures, gap_tag, just_moved, lights, space, span, water
from orichalcum.games.colovini.picture_scene import draw_scene
from orichalcum.games.colovini.preview import Preview
from orichalcum.games.colovini.view import View
from orichalcum.pictures import states
from orichalcum.pictures.coast import filters, sea
from orichalcum.pictures.draw import Words, el, g, picture
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
        g(*(water(the, n) for n in range(view.shore) if view.path[n].water), id="pools"),
        g(*(span(the, gap, f"bridge-{gap.first}") for gap in view.gaps if gap.bridged), id="bridges"),
        g(*(space(the, words, n, one, on) for n, one in enumerate(view.path) if not one.water), id="tiles"),
        g(*(gap_tag(the, words, gap, on) for gap in view.gaps), id="tags"),
        lights(the, view, on),
        just_moved(the, view),
        g(*figures(the, view, words, on), id="figures"),
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


def _mainland(view: View, words: Words, the: Lay, shape: Shape, on: Lights) -> str:
    """The mainland is the space after the last; lit, its whole area is."""
    name = f"space-{view.shore}"
    told = words("picture-mainland", home=sum(seat.home for seat in view.seats))
    ring = on.ring(name, states.outline(COASTS[shape]), fill=True)
    (x, y), (rx, ry) = the.forum, the.round
    touch = states.target(x - rx, y - ry, 2 * rx, 2 * ry)
    return states.anchor(name, told, forum(the), ring, touch, kind="mainland", is_lit=name in on.anchors)
