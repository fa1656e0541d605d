"""Whose it is: the mark of a seat, and the flat or square things that carry it. `seat` is a name of palette.SEATS."""

from collections.abc import Sequence
from typing import Final

from orichalcum.pictures.draw import at, dot, g, path, text
from orichalcum.pictures.palette import PALE, SEATS

MARKS: Final = {
    "triangle": "M0 -6L6 4.500H-6Z", "disc": "M-5.200 0A5.200 5.200 0 1 1 5.200 0A5.200 5.200 0 1 1 -5.200 0Z",
    "diamond": "M0 -6.500L5.500 0L0 6.500L-5.500 0Z", "square": "M-4.700 -4.700H4.700V4.700H-4.700Z",
    "plus": "M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
    "ring": "M-5.500 0A5.500 5.500 0 1 1 5.500 0A5.500 5.500 0 1 1 -5.500 0ZM-2.700 0A2.700 2.700 0 1 0 2.700 0A2.700 2.700 0 1 0 -2.700 0Z",
}  # fmt: skip


def mark(seat: str, size: float = 1.0, fill: str = "") -> str:
    """The bare mark, 12 wide at size 1, around its middle."""
    return at(0, 0, path(MARKS[SEATS[seat][3]], fill=fill or SEATS[seat][2]), scale=size)


def badge(seat: str, r: float = 12) -> str:
    """A round badge for plates, logs and owners. Its pale rim parts onyx from the night."""
    body, edge, _, _ = SEATS[seat]
    return dot(0, 0, r + 1.4, fill=PALE) + dot(0, 0, r, fill=body, stroke=edge, stroke_width=1.5) + mark(seat, r / 11)


def disc(seat: str, r: float = 14) -> str:
    """A flat counter seen from above, with its thickness."""
    body, edge, _, _ = SEATS[seat]
    return g(
        dot(1.5, 8, r, fill="var(--shade)", opacity=0.35),
        dot(0, 5, r, fill=edge, stroke=PALE, stroke_width=1.6), dot(0, 0, r, fill=body, stroke=edge, stroke_width=1.4),
        dot(0, 0, r * 0.76, fill="none", stroke=edge, stroke_width=1, opacity=0.45), mark(seat, r / 12),
    )  # fmt: skip


def pile(seats: Sequence[str], r: float = 14) -> str:
    """Counters on one another, the lowest first, each 9 higher: the top one owns. More than two: two and a number."""
    shown = "".join(at(0, -9 * i, disc(seat, r)) for i, seat in enumerate(seats[-2:]))
    if len(seats) <= 2:
        return shown
    return shown + at(r * 0.9, 8, number(len(seats), 8.5))


def number(count: int, r: float = 9) -> str:
    """How many: a small pale disc with a number."""
    return dot(0, 0, r, fill=PALE, stroke="#4b3b1d", stroke_width=1.4) + text(
        0, r * 0.52, count, r * 1.5, "serif", fill="#1b2b34"
    )


def cube(seat: str, s: float = 12) -> str:
    """A cube seen from above its edge, 2 s wide (no less than 15 px on the screen), its mark on the front."""
    body, edge, _, _ = SEATS[seat]
    top = f"M{-s:.1f} {-s * 0.45:.1f}L0 {-s:.1f}L{s:.1f} {-s * 0.45:.1f}L0 {s * 0.1:.1f}Z"
    left = f"M{-s:.1f} {-s * 0.45:.1f}L0 {s * 0.1:.1f}V{s * 1.1:.1f}L{-s:.1f} {s * 0.55:.1f}Z"
    right = f"M{s:.1f} {-s * 0.45:.1f}L0 {s * 0.1:.1f}V{s * 1.1:.1f}L{s:.1f} {s * 0.55:.1f}Z"
    letter = text(-s * 0.5, s * 0.72, "N", s * 0.85, fill="#22292d", stroke="none") if seat == "neutral" else ""
    return g(
        path(left + right, stroke=PALE, stroke_width=4), path(top, stroke=PALE, stroke_width=4),
        path(left, fill=body), path(right, fill=body), path(right, fill=edge, opacity=0.75),
        path(top, fill=body), path(top, fill="#fff", opacity=0.28),
        letter or at(-s * 0.5, s * 0.35, g(mark(seat, s / 17), stroke="none")),
        stroke=edge, stroke_width=1.2, stroke_linejoin="round",
    )  # fmt: skip
