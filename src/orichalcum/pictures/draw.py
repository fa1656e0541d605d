"""Drawing words: an element, a place, a shape, a smooth way. No piece of any game is known here."""

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache, wraps
from html import escape
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, ParamSpec

P = ParamSpec("P")
Point = tuple[float, float]
Words = Callable[..., str]  # words(key, **numbers and names): what stands in the words files of a game

SERIF: Final = "Iowan Old Style, Palatino, URW Palladio L, P052, Book Antiqua, Source Serif Pro, Noto Serif, Georgia, serif"
SANS: Final = "Avenir Next, Segoe UI, Noto Sans, Open Sans, Cantarell, Roboto, Liberation Sans, system-ui, sans-serif"


KEPT: Final[list[dict[Hashable, str]]] = []  # everything that is kept, by the function that draws it


def kept(mark: Callable[..., Hashable], most: int = 400) -> Callable[[Callable[P, str]], Callable[P, str]]:
    """A part of a picture is drawn once for all that shows in it.  `mark` names that: what the part depends on must stand there."""

    def keeping(draw: Callable[P, str]) -> Callable[P, str]:
        drawn: dict[Hashable, str] = {}
        KEPT.append(drawn)

        @wraps(draw)
        def look(*about: P.args, **how: P.kwargs) -> str:
            key = mark(*about, **how)
            found = drawn.get(key)
            if found is None:
                if len(drawn) >= most:
                    drawn.pop(next(iter(drawn)))
                found = drawn[key] = draw(*about, **how)
            return found

        return look

    return keeping


def plain(words: Words) -> Hashable:
    """By what a part is kept that names no seat: the words without the names of a table."""
    return getattr(words, "plain", words)


def put(value: object) -> str:
    if isinstance(value, float):
        short = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if short == "-0" else short
    return str(value)


@lru_cache(50_000, typed=True)
def _attribute(key: str, value: object) -> str:
    return f' {key.rstrip("_").replace("_", "-")}="{escape(put(value))}"'


def el(name: str, *inside: str, **how: object) -> str:
    said = "".join([_attribute(key, value) for key, value in how.items() if value is not None])
    body = "".join(inside)
    return f"<{name}{said}>{body}</{name}>" if body else f"<{name}{said}/>"


def g(*inside: str, **how: object) -> str:
    return el("g", *inside, **how)


def at(x: float, y: float, *inside: str, scale: float = 1.0, turn: float = 0.0, **how: object) -> str:
    place = f"translate({x:.1f} {y:.1f})" + (f" rotate({turn:.1f})" if turn else "")
    return g(*inside, transform=place + (f" scale({scale:.3f})" if scale != 1 else ""), **how)


def use(name: str, **how: object) -> str:
    return el("use", href=f"#{name}", **how)


def path(d: str, **how: object) -> str:
    return el("path", d=d, **({"fill": "none"} | how))


def box(x: float, y: float, w: float, h: float, r: float = 0, **how: object) -> str:
    return el("rect", x=x, y=y, width=w, height=h, rx=r or None, **how)


def dot(x: float, y: float, r: float, **how: object) -> str:
    return el("circle", cx=x, cy=y, r=r, **how)


def oval(x: float, y: float, rx: float, ry: float, **how: object) -> str:
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, **how)


def text(x: float, y: float, words: object, size: float = 14, kind: str = "sans", **how: object) -> str:
    """Words in the middle of their place. Sans is what the picture is set in; only serif has to be said."""
    face = {"font_family": SERIF} if kind == "serif" else {}
    how = {"fill": "var(--ink)", "text_anchor": "middle"} | face | how
    return el("text", escape(str(words)), x=x, y=y, font_size=size, class_=kind, **how)


def breadth(words: str, size: float) -> float:
    """About how wide bold words are; a picture cannot measure its fonts."""
    return sum(0.34 if c in "il.,:;'!|1 ftj" else 0.86 if c in "mwMW%" else 0.7 if c.isupper() else 0.6 for c in words) * size


def fitted(x: float, y: float, words: str, size: float, wide: float, kind: str = "sans", **how: object) -> str:
    """Words as large as they fit, drawn together a little where that is not enough."""
    room = breadth(words, size)
    fit = {"textLength": round(wide, 1), "lengthAdjust": "spacingAndGlyphs"} if room > wide * 1.02 else {}
    return text(x, y, words, size, kind, **(fit | how))


def spanning(x: float, y: float, words: str, size: float, wide: float, kind: str = "sans", **how: object) -> str:
    """Words just as wide as they are reckoned to be, whatever fonts the reader has, and never wider than there is room."""
    return text(
        x, y, words, size, kind, textLength=round(min(breadth(words, size), wide), 1), lengthAdjust="spacingAndGlyphs", **how
    )


def lines_of(words: str, size: float, wide: float) -> list[str]:
    """Words broken into lines of at most so wide, as far as a picture can know."""
    lines, line = [], ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and breadth(longer, size) > wide:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line] if line else lines


def ray(r: float, degrees: float) -> Point:
    """The point r away from the middle; 0 degrees is up, and it goes on clockwise."""
    return r * sin(degrees * pi / 180), -r * cos(degrees * pi / 180)


def sector(r0: float, r1: float, a0: float, a1: float, **how: object) -> str:
    """A piece of a ring round the middle, from one angle clockwise to another."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ray(r1, a0), ray(r1, a1), ray(r0, a1), ray(r0, a0)
    long = int(a1 - a0 > 180)
    outside = f"M{x0:.1f} {y0:.1f}A{r1:g} {r1:g} 0 {long} 1 {x1:.1f} {y1:.1f}"
    return path(f"{outside}L{x2:.1f} {y2:.1f}A{r0:g} {r0:g} 0 {long} 0 {x3:.1f} {y3:.1f}Z", **how)


def smooth(knots: Sequence[Point], grain: int = 24) -> list[Point]:
    """A Catmull-Rom curve through the knots: knot n is point n * grain."""
    way: list[Point] = []
    ends = [knots[0], *knots, knots[-1]]
    for p, q, r, s in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for i in range(grain):
            t = i / grain
            way.append((_bend(p[0], q[0], r[0], s[0], t), _bend(p[1], q[1], r[1], s[1], t)))
    return [*way, knots[-1]]


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) / 2


def evenly(way: Sequence[Point], count: int) -> list[Point]:
    """Points at equal distances along a way, both ends among them."""
    run = [0.0]
    for (x0, y0), (x1, y1) in pairwise(way):
        run.append(run[-1] + hypot(x1 - x0, y1 - y0))
    spots: list[Point] = []
    i = 0
    for n in range(count):
        goal = run[-1] * n / (count - 1)
        while i < len(run) - 2 and run[i + 1] < goal:
            i += 1
        part = (goal - run[i]) / ((run[i + 1] - run[i]) or 1)
        (x0, y0), (x1, y1) = way[i], way[i + 1]
        spots.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return spots


def line(way: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in way)


def by_hand(shape: Sequence[Point], steps: int = 90) -> str:
    """A closed outline as a hand would draw it, the same way wherever two lands share a border."""
    return line(stray(p) for p in evenly([*shape, shape[0]], steps)) + "Z"


def stray(p: Point) -> Point:
    """Where a hand that aims at a point sets its pen: always the same beside the same point."""
    x, y = p
    across = 4.2 * sin(y / 15 + x / 43) + 2.4 * sin(x / 9 + y / 21)
    down = 3.8 * sin(x / 17 + y / 39) + 2.2 * sin(y / 8 + x / 19)
    return x + across, y + down


def waves(spots: Iterable[Point], **how: object) -> str:
    mark = "".join(f"M{x:.0f} {y:.0f}q5 -6 10 0t10 0t10 0" for x, y in spots)
    look = {"stroke": "var(--foam)", "stroke_width": 1.6, "opacity": 0.22, "stroke_linecap": "round"}
    return path(mark, **(look | how))


def apart(svg: str, name: str) -> str:
    """The same picture with other ids, so that several may stand on one page."""
    svg = re.sub(r'\b(id|data-anchor)="', rf'\1="{name}-', svg)
    return re.sub(r'(url\(#|href="#)', rf"\1{name}-", svg)


def picture(
    w: float,
    h: float,
    *inside: str,
    title: str,
    desc: str = "",
    width: float | None = None,
    role: str = "img",
    kind: str | None = None,
) -> str:
    """A whole picture. Its size on the page is its user's affair unless a width is asked for.

    `role`: "img" for a picture to look at, "group" for one in which something can be chosen; `kind`: its class.
    """
    told = el("title", escape(title)) + (el("desc", escape(desc)) if desc else "")
    shown = {} if width is None else {"width": width, "height": round(width * h / w, 1)}
    return el(
        "svg", told, *inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {w:g} {h:g}", role=role, class_=kind,
        font_family=SANS, font_weight=700, **shown,
    )  # fmt: skip
