"""Figures that stand: settlers, kings, settlers by kind, ghosts. Drawn around the foot or the middle; the caller places them."""

from functools import cache
from typing import Final

from orichalcum.pictures.draw import at, dot, g, oval, path, text
from orichalcum.pictures.marks import mark
from orichalcum.pictures.palette import ORDERS, PALE, SEATS

ROBE: Final = "M-12.500 -1C-12 -12 -7.500 -18 -9 -25C-8 -31 8 -31 9 -25C7.500 -18 12 -12 12.500 -1C8 3.500 -8 3.500 -12.500 -1Z"
HEAD: Final = "M-8 -35A8 8 0 1 1 8 -35A8 8 0 1 1 -8 -35Z"
CLOAK: Final = "M-11 1C-20 0 -17 -19 -9.500 -27H9.500C17 -19 20 0 11 1Z"
CROWN: Final = "M-8.500 -40L-10.500 -52L-4.700 -47L0 -55L4.700 -47L10.500 -52L8.500 -40Z"
# name of the order: the body of its settlers
BODIES: Final = {
    "science": "M0 -13L13.500 15Q0 19 -13.500 15Z",
    "culture": "M-8 -10C-15 -3 -14 11 -6 16H6C14 11 15 -3 8 -10Z",
    "craft": "M-11.500 -9.500H11.500V16H-11.500Z",
    "unknown": "M-9 -10C-13 -2 -12 16 -12 16H12C12 16 13 -2 9 -10Z",
}
GHOST: Final = 0.62


def foot_shadow() -> str:
    return oval(3, 1, 16, 5.5, fill="var(--shade)", opacity=0.34)


@cache
def figure(seat: str) -> str:
    """A settler without shadow: robed, foot at 0,0, 44 high; pale outside and dark inside, so it stands out on stone and sea."""
    body, edge, _, _ = SEATS[seat]
    return g(
        path(ROBE + HEAD, fill=PALE, stroke=PALE, stroke_width=5.5, stroke_linejoin="round"),
        path(ROBE, fill=body, stroke=edge, stroke_width=1.8),
        path("M2 2C9 1.500 11.500 0 11.600 -1C11 -11 6.500 -17 8 -25C10 -17 2 -10 2 2Z", fill=edge, opacity=0.28),
        path(HEAD, fill=body, stroke=edge, stroke_width=1.8),
        path("M-7.500 -4C-7 -13 -3.500 -18 -5 -25", stroke="#fff", stroke_width=2.4, opacity=0.38, stroke_linecap="round"),
        dot(-2.6, -37.5, 2.2, fill="#fff", opacity=0.45),
        at(0, -12.5, mark(seat, 1.08)),
    )


def settler(seat: str, ghost: bool = False) -> str:
    """The figure with its shadow. It stands left of the middle of its tile, at (-9, 3); a ghost is where it would come to."""
    return g(foot_shadow(), figure(seat), opacity=GHOST if ghost else None)


def king(seat: str, ghost: bool = False) -> str:
    """A settler with a cloak and a gold crown, 55 high: the outline alone tells him. The neutral king is grey and says N."""
    _, edge, _, _ = SEATS[seat]
    cloak = path(CLOAK, fill=PALE, stroke=PALE, stroke_width=5) + path(CLOAK, fill=edge, stroke=edge, stroke_width=1.4)
    rim = path(CROWN, stroke=PALE, stroke_width=5.5, stroke_linejoin="round")
    crown = path(CROWN, fill="#f2bf4f", stroke="#6b4300", stroke_width=1.5, stroke_linejoin="round")
    gems = "".join(dot(x, y, 1.5, fill="#fff3cf") for x, y in ((-10.5, -52), (0, -55), (10.5, -52)))
    letter = (
        at(0, -12.5, dot(0, 0, 6.6, fill=SEATS[seat][0]), text(0, 4.4, "N", 12.5, fill="#1b2126")) if seat == "neutral" else ""
    )
    return g(foot_shadow(), cloak, rim, figure(seat), crown, gems, letter, opacity=GHOST if ghost else None)


def king_outline() -> str:
    """For a glow ring behind a king."""
    return ROBE + HEAD + CLOAK + CROWN


def citizen(order: str, letter: str, bands: int = 0, ghost: bool = False, size: float = 14.5) -> str:
    """A settler by kind, 36 high around the middle: pointed, round or square, the letter of its order on it.

    The board tells the owner, so it bears no seat's mark. Trained: one or two gold `bands` at the hem.
    `size` is the letter's: greater where the settler is drawn small.
    """
    _, body, ink = ORDERS[order]
    shape = path(BODIES[order] + "M-6.500 -14A6.500 6.500 0 1 1 6.500 -14A6.500 6.500 0 1 1 -6.500 -14Z", fill=PALE, stroke=PALE,
                 stroke_width=6, stroke_linejoin="round")  # fmt: skip
    line = {"stroke": "#2a1d10", "stroke_width": 1.6, "stroke_linejoin": "round"}
    hem = "".join(path(f"M-10 {y}H10", stroke=tone, stroke_width=w) for i in range(bands) for y, tone, w in (
        (15.4 - 3.6 * i, "#6b4300", 3.4), (15.4 - 3.6 * i, "#f2bf4f", 2)))  # fmt: skip
    return g(
        shape, path(BODIES[order], fill=body, **line), dot(0, -14, 6.5, fill=body, **line),
        dot(-2, -16, 1.7, fill="#fff", opacity=0.4), hem, text(0, 11 if bands else 13, letter, size, fill=ink),
        opacity=GHOST if ghost else None,
    )  # fmt: skip
