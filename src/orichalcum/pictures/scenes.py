"""What the front door's scenes share: 320 by 168, one sky, one light, one horizon, three bands of water, little story.

A room builds its own scene from these and hands it to `scene`. A scene keeps its colours by night: it is a window.
"""

from __future__ import annotations

from typing import Final

from orichalcum.pictures.draw import at, box, dot, el, g, oval, path, picture

W: Final = 320
H: Final = 168
Sky = tuple[str, str, str]  # above, at the horizon, and its light


def scene(name: str, *inside: str, title: str) -> str:
    """A whole scene; `name` is the game's, so that four may stand on one page."""
    window = el("clipPath", box(0, 0, W, H), id=f"window-{name}")
    return picture(W, H, el("defs", window), g(*inside, clip_path=f"url(#window-{name})"), title=title, kind="scene")


def sky(name: str, tones: Sky, x: float, y: float, r: float) -> str:
    """The only gradient in the house, and the one light."""
    high, low, light = tones
    stops = el("stop", offset=0, stop_color=high) + el("stop", offset=1, stop_color=low)
    fade = el("linearGradient", stops, id=f"sky-{name}", x1=0, y1=0, x2=0, y2=1)
    halo = dot(x, y, r * 2.4, fill=light, opacity=0.12) + dot(x, y, r * 1.7, fill=light, opacity=0.2)
    return el("defs", fade) + box(0, 0, W, H, fill=f"url(#sky-{name})") + halo + dot(x, y, r, fill=light)


def water(y: float, *tones: str) -> str:
    """Bands of waves from the horizon down to the edge."""
    step = (H - y) / len(tones)
    crest = "q20 -9 40 0" + "t40 0" * 10
    return "".join(
        path(f"M{-20 - i * 13} {y + i * step:.0f}{crest}V{H + 4}H-60Z", fill=tone)
        + path(f"M{-20 - i * 13} {y + i * step:.0f}{crest}", stroke="#ffffff", stroke_width=1.1, opacity=0.16)
        for i, tone in enumerate(tones)
    )  # fmt: skip


def glints(x: float, y: float, wide: float, tone: str, count: int = 4) -> str:
    """The reflection of something pale: shorter and shorter lines below it."""
    return "".join(
        box(x - wide / 2 + i * wide * 0.1, y + i * 5, wide * (1 - i * 0.2), 2, 1, fill=tone, opacity=0.34) for i in range(count)
    )


def temple(tone: str, shade: str) -> str:
    """A temple front far away, 66 wide, its steps at 0."""
    columns = "".join(
        box(x, -26, 6, 20, 1, fill=tone) + box(x + 3.6, -26, 2.4, 20, fill=shade) for x in (-26, -14.5, -3, 8.5, 20)
    )
    return (
        box(-28, -26, 56, 20, fill=shade, opacity=0.75) + path("M-33 -29L0 -46L33 -29Z", fill=tone)
        + path("M-21 -31L0 -42L21 -31Z", fill=shade, opacity=0.5) + box(-31, -29, 62, 4, fill=shade) + columns + box(-33, -6, 66, 6, fill=tone)
    )  # fmt: skip


def sailing_boat(x: float, y: float, size: float = 1, sail: str = "#fbeecb", hull: str = "#5a3216") -> str:
    return at(
        x, y, oval(0, 11, 18, 2.6, fill="#000000", opacity=0.2), path("M-16 4H16L10 12H-10Z", fill=hull),
        path("M0 -22V3H-13C-11 -8 -7 -17 0 -22ZM2 -20C9 -14 12 -6 12 3H2Z", fill=sail), scale=size,
    )  # fmt: skip


def gulls(*spots: tuple[float, float, float]) -> str:
    mark = "".join(
        f"M{x - 7 * s:.1f} {y:.1f}q{3.5 * s:.1f} {-5 * s:.1f} {7 * s:.1f} 0q{3.5 * s:.1f} {-5 * s:.1f} {7 * s:.1f} 0"
        for x, y, s in spots
    )
    return path(mark, stroke="#ffffff", stroke_width=1.6, opacity=0.75, stroke_linecap="round")
