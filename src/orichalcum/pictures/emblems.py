"""Emblems: small signs in a 32 by 32 box around the middle. `c` is the cut, `e` the enamel behind it."""

from collections.abc import Callable
from typing import Final

from orichalcum.pictures.draw import at, box, dot, line, oval, path, ray


def ring(c: str, e: str) -> str:
    hoop = dot(0, 3.5, 9, fill="none", stroke=c, stroke_width=4.4)
    stone = path("M-5 -14H5L8.5 -9.500L0 -1L-8.500 -9.500Z", fill=c, stroke=e, stroke_width=1.4)
    return hoop + stone + path("M-8 -9.500H8M-2.800 -9.500L0 -2L2.800 -9.500", stroke=e, stroke_width=1)


def flag(c: str, e: str) -> str:
    pole = path("M-9.500 -13V15", stroke=c, stroke_width=3, stroke_linecap="round")
    return (
        pole
        + dot(-9.5, -14, 2.6, fill=c)
        + path("M-7 -12.500C-1 -16 4 -8 13.500 -12L10 -4L13.500 3.500C4 7 -1 -1 -7 3.500Z", fill=c)
    )


def olive(c: str, e: str) -> str:
    leaves = (
        "M-1 2C-12 2 -14 -6 -13 -10C-6 -10 -1 -6 -1 2ZM1 -2C-1 -10 5 -15 11 -14C12 -8 8 -2 1 -2Z"
        "M3 6C6 1 12 1 15 4C12 9 6 10 3 6Z"
    )
    twig = path("M-8 15C-2 8 1 0 3 -8", stroke=c, stroke_width=2.4, stroke_linecap="round")
    fruits = oval(-7, 8, 4.4, 5.4, fill=c, stroke=e, stroke_width=1.3) + oval(
        4, 12, 3.8, 4.6, fill=c, stroke=e, stroke_width=1.3
    )
    return twig + path(leaves, fill=c) + fruits


def helmet(c: str, e: str) -> str:
    dome = path("M-12 15C-14 0 -10 -9 0 -9C9 -9 12 -2 12 6L11 15H5L4 5L-1 5L-3 15Z", fill=c)
    crest = path("M-13 -3C-12 -16 6 -18 12 -8C6 -12 -6 -12 -10 0Z", fill=c, stroke=e, stroke_width=1.4)
    return dome + crest + path("M-4 0C0 -3 6 -2 9 1L3 3Z", fill=e)


def amphora(c: str, e: str) -> str:
    jar = path("M-5 -14H5V-9C12 -6 12 3 5 10L3 13H6V15H-6V13H-3L-5 10C-12 3 -12 -6 -5 -9Z", fill=c)
    handles = path("M-5 -11C-14 -13 -14 -3 -9 0M5 -11C14 -13 14 -3 9 0", stroke=c, stroke_width=2.2)
    return jar + handles + path("M-9 -1H9M-8.500 3H8.500", stroke=e, stroke_width=1.5)


def crown(c: str, e: str) -> str:
    points = path("M-13 11L-14 -7L-7 0L0 -12L7 0L14 -7L13 11Z", fill=c, stroke=c, stroke_width=1.5, stroke_linejoin="round")
    pearls = dot(-14, -9, 2.4, fill=c) + dot(0, -13, 2.6, fill=c) + dot(14, -9, 2.4, fill=c)
    return points + pearls + path("M-12 6.500H12", stroke=e, stroke_width=1.8)


def statue(c: str, e: str) -> str:
    bust = path("M-3 -4H3V0C9 1 11 4 11 8H-11C-11 4 -9 1 -3 0Z", fill=c)
    return oval(0, -8.5, 5.2, 6.3, fill=c) + bust + box(-6, 9, 12, 3, fill=c) + box(-9, 12.6, 18, 3.2, fill=c)


Emblem = Callable[[str, str], str]
ITEM: Final[dict[str, Emblem]] = {
    "ring": ring, "flag": flag, "olive": olive, "helmet": helmet, "amphora": amphora, "crown": crown, "statue": statue,
}  # fmt: skip


def rings(c: str, width: float = 3.0) -> str:
    """The mark of the house: three rings of a harbour city, cut by one channel, over a wave."""
    cut = "".join(
        path(
            f"M{-r * 0.34:.1f} {r * 0.94:.1f}A{r} {r} 0 1 1 {r * 0.34:.1f} {r * 0.94:.1f}",
            stroke=c, stroke_width=width, stroke_linecap="round",
        )
        for r in (7, 12.5, 18)
    )  # fmt: skip
    return cut + dot(0, 0, 2.6, fill=c) + path("M0 5V21", stroke=c, stroke_width=width * 0.55, stroke_linecap="round")


def star_shape(r: float = 10) -> str:
    """Five tips, inner .44."""
    return line(ray(r if i % 2 == 0 else r * 0.44, i * 36) for i in range(10)) + "Z"


def bolt_shape() -> str:
    return "M3 -12L-8 2H-1L-4 12L8 -3H1Z"


def flame_shape() -> str:
    return "M0 -14C7 -6 9 -1 8 4A8 8 0 0 1 -8 4C-8 0 -5 -2 -4 -6C-2 -4 -1 -2 -1 0C2 -3 2 -8 0 -14Z"


def laurel(c: str) -> str:
    leaf = "".join(
        f"M{s * 9} {y}C{s * 15} {y - 2} {s * 15} {y - 8} {s * 12} {y - 9}C{s * 8} {y - 7} {s * 7} {y - 3} {s * 9} {y}Z"
        for s in (-1, 1) for y in (-3, 4, 11)
    )  # fmt: skip
    return path(leaf, fill=c) + path("M0 13C-10 12 -11 2 -9 -6M0 13C10 12 11 2 9 -6", stroke=c, stroke_width=2)


# Filled signs in a 32 by 32 box around the middle: buildings, deeds, rows.
SOLID: Final = {
    "sail": "M-13 6H13L9 13H-9ZM-1 -14V4H-10C-9 -4 -6 -10 -1 -14ZM2 -12C8 -8 10 -3 10 4H2Z",
    "temple": "M0 -13L14 -5V-2H-14V-5ZM-11 0H-7V9H-11ZM-2 0H2V9H-2ZM7 0H11V9H7ZM-14 11H14V14H-14Z",
    "hammer": "M-11 -11H6L11 -6V-2H3V13H-2V-2H-11Z",
    "pillar": "M-9 -13H9V-9H-9ZM-6 -8H-3V8H-6ZM-1.500 -8H1.500V8H-1.500ZM3 -8H6V8H3ZM-10 9H10V13H-10Z",
    "house": "M-10 13V-3L0 -12L10 -3V13Z",
    "fire": "M0 -14C7 -6 9 -1 8 4A8 8 0 0 1 -8 4C-8 0 -5 -2 -4 -6C-2 -4 -1 -2 -1 0C2 -3 2 -8 0 -14Z",
    "star": star_shape(13),
    "bolt": bolt_shape(),
    "spear": "M-11 13L5 -3L3 -8L13 -13L8 -3L3 -5L-9 15Z",
    "hourglass": "M-9 -13H9V-10C9 -4 3 -2 3 0C3 2 9 4 9 10V13H-9V10C-9 4 -3 2 -3 0C-3 -2 -9 -4 -9 -10Z",
    "compass": "M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4Z",
    "helps": "M0 -11L11 9H-11Z",
    "sails": "M-12 -3.500H2V-10L13 0L2 10V3.500H-12Z",
    "harms": "M-11 -7L-7 -11L0 -4L7 -11L11 -7L4 0L11 7L7 11L0 4L-7 11L-11 7L-4 0Z",
    "scroll": "M-9 -12H6Q11 -12 11 -7V-4H7V8Q7 13 2 13H-10Q-13 13 -13 9V7H-9ZM-5 -7V-4H3V-7ZM-5 0V3H3V0Z",
    "lamp": "M-13 3H6L12 -3L14 0L7 9Q4 12 -3 12Q-11 12 -13 3ZM-3 0C-9 -4 -6 -9 -3 -14C0 -9 3 -5 -3 0Z",
    "sack": "M-9 -5C-15 6 -12 14 0 14C12 14 15 6 9 -5L7 -12Q0 -8 -7 -12Z",
}  # fmt: skip


def solid(name: str, c: str, size: float = 1.0) -> str:
    if name == "laurel":
        return at(0, 0, laurel(c), scale=size)
    return path(SOLID[name], fill=c, stroke_linejoin="round", transform=None if size == 1 else f"scale({size:g})")


def sign(name: str, c: str = "var(--ink2)") -> str:
    """A small sign that stands beside a number, in a 20 by 20 box around the middle."""
    return path(SIGNS[name], stroke=c, stroke_width=1.7, stroke_linejoin="round", stroke_linecap="round")


SIGNS: Final = {
    "cards": "M-6 -5H1Q2 -5 2 -4V7Q2 8 1 8H-6Q-7 8 -7 7V-4Q-7 -5 -6 -5ZM-2 -7.500L5.500 -5.600Q6.500 -5.300 6.300 -4.300L4 6.400",
    "home": "M-8 0L0 -7L8 0M-5 -1V7H5V-1",
    "bridge": "M-9 4C-5 -5 5 -5 9 4M-9 6.500H9M-4 -.500V6M0 -2V6M4 -.500V6",
    "figure": "M-5 7.500C-5 1 -3 -1 -3 -2.500H3C3 -1 5 1 5 7.500ZM-3.400 -5.200A3.400 3.400 0 1 1 3.400 -5.200A3.400 3.400 0 1 1 -3.400 -5.200Z",
    "tile": "M-6 -7H6Q7.500 -7 7.500 -5.500V5.500Q7.500 7 6 7H-6Q-7.500 7 -7.500 5.500V-5.500Q-7.500 -7 -6 -7ZM-7.500 2H7.500",
    "star": "M0 -8L2.300 -2.800L8 -2.400L3.700 1.200L5 6.800L0 3.800L-5 6.800L-3.700 1.200L-8 -2.400L-2.300 -2.800Z",
    "flame": "M0 -8.500C4.500 -4 5.500 -.500 5 2.500A5 5 0 0 1 -5 2.500C-5 0 -3 -1.500 -2.500 -4C-1 -2.500 -.500 -1.500 -.500 0C1.500 -2 1.500 -5 0 -8.500Z",
    "time": "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0ZM0 -4.500V.500L3.500 3",
    "sword": "M7.500 -7.500L-2.500 2.500M-6 -1.500L1.500 6M-3.500 3.500L-7.500 7.500M7.500 -7.500L6.500 -2.500M7.500 -7.500L2.500 -6.500",
    "coin": "M-7.500 0A7.500 7.500 0 1 1 7.500 0A7.500 7.500 0 1 1 -7.500 0ZM-3.500 0A3.500 3.500 0 1 1 3.500 0A3.500 3.500 0 1 1 -3.500 0Z",
    "book": "M-6 -7.500H6V7.500H-6ZM-3 -7.500V7.500",
    "ship": "M-8 2H8L5.500 7.500H-5.500ZM0 2V-8L6 -1H0",
    "cube": "M0 -8L7.500 -4V4.500L0 8.500L-7.500 4.500V-4ZM-7.500 -4L0 0L7.500 -4M0 0V8.500",
    "disc": "M-8 -2A8 4.500 0 1 1 8 -2A8 4.500 0 1 1 -8 -2ZM-8 -2V2.500A8 4.500 0 0 0 8 2.500V-2",
    "plus": "M-7 0H7M0 -7V7",
    "bolt": "M2.500 -8.500L-5 1.500H-.500L-2.500 8.500L5 -2H.500Z",
    "hourglass": "M-5.500 -8H5.500M-5.500 8H5.500M-4 -8C-4 -3 -1 -2 -1 0C-1 2 -4 3 -4 8M4 -8C4 -3 1 -2 1 0C1 2 4 3 4 8M-2 6H2",
    "laurel": "M-2 8C-7 6 -8.500 0 -6 -6M2 8C7 6 8.500 0 6 -6M-7.500 -1.500L-4.500 -3M7.500 -1.500L4.500 -3M-6.500 3.500L-3.500 1.500M6.500 3.500L3.500 1.500",
    "temple": "M-8 -2.500L0 -8L8 -2.500ZM-5.500 0V5M0 0V5M5.500 0V5M-8 7.500H8",
    "lock": "M-6 -1H6V7.500H-6ZM-3.500 -1V-4A3.500 3.500 0 0 1 3.500 -4V-1",
}
