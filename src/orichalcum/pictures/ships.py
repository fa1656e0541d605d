"""Ships: a hull as a bowl, as many round seats as it holds, and above the deck what tells the ship by its outline alone."""

from collections.abc import Sequence
from typing import Final

from orichalcum.pictures.draw import at, box, dot, g, oval, path, text
from orichalcum.pictures.emblems import star_shape
from orichalcum.pictures.marks import cube
from orichalcum.pictures.palette import FLAG_INK, PALE

CLOTH: Final = {"fill": "#fbeecb", "stroke": "#5a3216", "stroke_width": 1.8, "stroke_linejoin": "round"}
GOLD_CLOTH: Final = CLOTH | {"fill": "#f2cf45"}
ROPE: Final = {"stroke": "#4a260f", "stroke_width": 3.4, "stroke_linecap": "round"}
SQUARE_SAIL: Final = "M-32 -56H32C27 -44 27 -34 33 -21H-33C-27 -34 -27 -44 -32 -56Z"


def _ark(half: float, cloth: dict[str, object]) -> str:
    walls = path(f"M{-half + 26} -14V-30H{half - 26}V-14Z", fill="#c3935a", stroke="#5a3216", stroke_width=1.8)
    roof = f"M{-half + 16} -29L{-half + 36} -43H{half - 36}L{half - 16} -29Z"
    return walls + path(roof, fill="#b9593a", stroke="#5f2413", stroke_width=1.8, stroke_linejoin="round")


def _science(half: float, cloth: dict[str, object]) -> str:
    sails = path("M-20 -57C4 -50 6 -30 2 -19H-20ZM28 -51C46 -44 48 -30 45 -20H28Z", **cloth)
    glass = path(f"M{half + 4} -25l17 -10", stroke="#4a260f", stroke_width=7) + path(
        f"M{half + 12} -30l9 -5", stroke="#e2a64e", stroke_width=5
    )
    return path("M-22 -14V-58M26 -14V-52", **ROPE) + sails + at(-10, -34, path(star_shape(9), fill="#6b4fa0")) + glass


def _bark(half: float, cloth: dict[str, object]) -> str:
    crown = path(
        "M-12 8L-13 -6L-6 0L0 -10L6 0L13 -6L12 8Z", fill="#e2a42e", stroke="#6b4300", stroke_width=1.4, stroke_linejoin="round"
    )
    return path("M0 -14V-60", **ROPE) + path(SQUARE_SAIL, **cloth) + at(0, -38, crown) + at(-half - 4, -30, crown, scale=0.62)


def _airship(half: float, cloth: dict[str, object]) -> str:
    ropes = path("M-34 -14L-44 -36M34 -14L44 -36M0 -14V-34", stroke="#4a260f", stroke_width=1.8)
    tone = "#f2cf45" if cloth is GOLD_CLOTH else "#d9743f"
    body = path("M-56 -44C-44 -70 44 -70 56 -44C44 -28 -44 -28 -56 -44Z", fill=tone, stroke="#5f2413", stroke_width=1.8)
    seams = path(
        "M-20 -63C-28 -50 -26 -38 -20 -33M20 -63C28 -50 26 -38 20 -33", stroke="#5f2413", stroke_width=1.5, opacity=0.6
    )
    return ropes + body + seams


def _warship(half: float, cloth: dict[str, object]) -> str:
    dyed = cloth if cloth is GOLD_CLOTH else CLOTH | {"fill": "#a5341f"}
    shield = path("M0 -49L11 -44V-38Q11 -31 0 -27Q-11 -31 -11 -38V-44Z", fill="#fbeecb", stroke="#5a3216", stroke_width=1.4)
    oars = path(
        "".join(f"M{x} 17l-9 13" for x in range(int(-half) + 20, int(half) - 16, 17)), stroke="#4a260f", stroke_width=2.6
    )
    return path("M0 -14V-60", **ROPE) + path(SQUARE_SAIL, **dyed) + shield + oars


RIGS: Final = {"ark": _ark, "science": _science, "bark": _bark, "airship": _airship, "warship": _warship}


def half_length(seats: int, pitch: float = 21) -> float:
    """Half the length of the deck; stem and stern reach about 24 beyond it, a ram 34."""
    return seats * pitch / 2 + 14


def ship(
    kind: str, letter: str, seats: int, aboard: Sequence[str] = (), advanced: bool = False, pitch: float = 21, hidden: int = 0
) -> str:
    """A ship around the middle of its deck, about 80 high. `kind` is a name of RIGS, `aboard` names seats (or "neutral").

    Advanced: a gold sail and a plus. `hidden`: so many refugees in a dashed box on the hull.
    """
    half = half_length(seats, pitch)
    if kind == "warship":
        prow = f"L{half + 34} 2L{half - 2} 12"
    else:
        prow = f"Q{half + 16} -14 {half + 22} -22Q{half + 16} 6 {half - 4} 15"
    hull = f"M{-half - 10} -17Q{-half} -13 {-half + 10} -13H{half}{prow}Q{half - 16} 21 {half - 30} 21H{-half + 26}Q{-half - 2} 21 {-half - 10} -17Z"
    return g(
        oval(4, 25, half + 14, 8, fill="var(--shade)", opacity=0.4),
        RIGS[kind](half, GOLD_CLOTH if advanced else CLOTH),
        path(hull, stroke=PALE, stroke_width=5.5, stroke_linejoin="round"),
        path(hull, fill="#7a4322", stroke="#3b1c0a", stroke_width=1.8, stroke_linejoin="round"),
        path(f"M{-half - 6} -13.500Q{-half} -11 {-half + 10} -11H{half}", stroke="#e2a64e", stroke_width=2.4, stroke_linecap="round"),
        _seats(seats, aboard, pitch), _stowed(half, hidden), _name(half, letter, advanced), _wake(half),
    )  # fmt: skip


def _seats(seats: int, aboard: Sequence[str], pitch: float) -> str:
    spots = [(i - (seats - 1) / 2) * pitch for i in range(seats)]
    empty = "".join(dot(x, 3, min(8.0, pitch / 2 - 2), fill="#2a1508", stroke="#e2a64e", stroke_width=1.3) for x in spots)
    return empty + "".join(at(x, 1, cube(seat, pitch * 0.44)) for x, seat in zip(spots, aboard, strict=False))


def _name(half: float, letter: str, advanced: bool) -> str:
    plus = path("M-4 0H4M0 -4V4", stroke=FLAG_INK, stroke_width=2.4, stroke_linecap="round")
    badge = at(-half - 8, -7, dot(0, 0, 7.5, fill="#f2cf45", stroke="#5a3600", stroke_width=1.4), plus) if advanced else ""
    plate = dot(0, 0, 10.5, fill=PALE, stroke="#5a3216", stroke_width=1.6) + text(0, 5, letter, 14, "serif", fill="#1b2b34")
    return at(-half - 18, 6, plate) + badge


def _stowed(half: float, hidden: int) -> str:
    if hidden == 0:
        return ""
    return at(half - 4, 15, box(-13, -8, 26, 16, 3, fill="#2a1508", stroke="#fbeecb", stroke_width=1.4, stroke_dasharray="3 2"),
              text(0, 4.6, hidden, 13, "serif", fill=PALE))  # fmt: skip


def _wake(half: float) -> str:
    ends = f"M{-half - 26:.1f} 26q9 -6 18 0t18 0M{half - 10:.1f} 26q9 -6 18 0t18 0"
    return path(ends, stroke="var(--foam)", stroke_width=2.4, opacity=0.7, stroke_linecap="round")
