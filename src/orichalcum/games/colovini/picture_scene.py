"""Colovini's scene for the front door: the last stones, two who run, and the temple that sinks behind them."""

from __future__ import annotations

from orichalcum.pictures.draw import Words, at, box, oval, path
from orichalcum.pictures.palette import ITEMS, settled
from orichalcum.pictures.people import settler
from orichalcum.pictures.pieces import face, label
from orichalcum.pictures.scenes import glints, gulls, scene, sky, temple, water

STONES = ((106, 92, 0.3, "crown", 3), (126, 102, 0.38, "ring", 2), (151, 112, 0.49, "flag", 5), (246, 127, 0.82, "amphora", 6))


def draw_scene(words: Words | None = None) -> str:
    """320 by 168; the same by day and night. Without words it has the letters of the edition and no title of its own."""
    drawn = scene(
        "colovini",
        sky("colovini", ("#7fc4c8", "#fbe6bd", "#fff6da"), 238, 42, 19),
        gulls((150, 34, 0.9), (170, 26, 0.7), (190, 40, 0.55)),
        path("M226 84C244 70 262 74 276 62C290 52 312 54 330 48V90H226Z", fill="#8aa565"),
        path("M252 84C268 74 290 78 330 66V90H252Z", fill="#6d8a4e"),
        path("M10 84C28 64 98 62 118 84Z", fill="#d9c48d"), path("M10 84C34 76 90 75 118 84Z", fill="#b99f68"),
        at(62, 75, temple("#fdf5e4", "#d3b183"), scale=0.94, turn=-6),
        at(104, 80, box(-2.2, -15, 4.4, 16, 1, fill="#fdf5e4"), turn=8), at(22, 82, box(-2.2, -10, 4.4, 12, 1, fill="#e9d6b4"), turn=-9),
        water(81, "#3f9aa0", "#267f8a", "#17687a"), glints(66, 88, 72, "#fdf5e4"), glints(238, 86, 34, "#fff3cf", 3),
        _pool(198, 124, 22), "".join(_stone(words, *stone) for stone in STONES),
        at(149, 111, settler("azure"), scale=0.56), at(237, 126, settler("coral"), scale=0.92),
        title=words("picture-scene") if words else "Atlantis",
    )  # fmt: skip
    return settled(drawn, "day")


def _stone(words: Words | None, x: float, y: float, size: float, item: str, value: int) -> str:
    wet = oval(0, 36, 36, 8, fill="#0b3a46", opacity=0.45) + path(
        "M-38 33q6 -5 12 0t12 0t12 0t12 0t12 0t12 0", stroke="#dff1ea", stroke_width=2.4, opacity=0.7
    )
    return at(
        x,
        y,
        wet,
        box(-29, -22, 58, 58, 11, fill="#a48c5f"),
        face(item),
        label(words(f"picture-letter-{item}") if words else ITEMS[item][0], value),
        scale=size,
    )


def _pool(x: float, y: float, r: float) -> str:
    """Where a stone has just gone."""
    rings = "".join(
        oval(x, y, r * k, r * 0.36 * k, fill="none", stroke="#dff1ea", stroke_width=1.4, opacity=much)
        for k, much in ((1, 0.7), (0.62, 0.5))
    )
    return oval(x, y, r * 1.1, r * 0.4, fill="#0d4251", opacity=0.7) + rings
