"""Exodus' scene for the front door: the ringed city sinks behind, and settlers of three kinds go aboard."""

from __future__ import annotations

from orichalcum.pictures.draw import at, box, dot, oval, path
from orichalcum.pictures.palette import settled
from orichalcum.pictures.people import citizen, king
from orichalcum.pictures.scenes import glints, gulls, sailing_boat, scene, sky, temple, water


def draw_scene() -> str:
    """320 by 168; the same by day and night."""
    drawn = scene(
        "exodus",
        sky("exodus", ("#7b6fa8", "#f5c79a", "#ffe9c0"), 160, 70, 20),
        gulls((60, 40, 0.8), (78, 32, 0.6), (258, 36, 0.7)),
        _city(),
        water(92, "#4a8f9c", "#2c7786", "#18606f"), glints(160, 98, 60, "#ffe9c0", 4),
        sailing_boat(54, 112, 1.1), sailing_boat(270, 108, 0.8),
        path("M-10 172V142Q60 128 120 140Q150 146 158 172Z", fill="#cdb98f"), path("M-10 172V150Q60 138 116 148Q140 153 150 172Z", fill="#b09a6a"),
        path("M118 146H206V152H118Z", fill="#7b5228"), *(box(x, 151, 4, 18, fill="#4f3216") for x in (132, 160, 188)),
        at(232, 140, _ark()),
        at(46, 142, king("coral"), scale=0.9), at(84, 138, citizen("science", "S", 1), scale=0.86),
        at(112, 140, citizen("culture", "C"), scale=0.8), at(140, 136, citizen("craft", "K"), scale=0.78), at(168, 137, citizen("science", "S"), scale=0.7),
        title="Atlantis Exodus",
    )  # fmt: skip
    return settled(drawn, "day")


def _city() -> str:
    """Three rings one above the other, a temple on the highest, water over the lowest."""
    tiers = ((96, 94, "#a89a78", "#8c7c58"), (66, 80, "#c4b48c", "#a39268"), (36, 66, "#dccfa6", "#b9a878"))
    drawn = ""
    for half, y, front, dark in tiers:
        drawn += path(f"M{160 - half} {y}V{y + 16}H{160 + half}V{y}Z", fill=dark) + oval(160, y, half, half * 0.13, fill=front)
        drawn += "".join(
            path(f"M{160 + half * k:.0f} {y + half * 0.02:.0f}v14", stroke="#8e3c22", stroke_width=3)
            for k in (-0.72, -0.3, 0.3, 0.72)
        )
    return drawn + at(160, 66, temple("#fdf5e4", "#d3b183"), scale=0.72) + dot(160, 34, 2.4, fill="#c8451b")


def _ark() -> str:
    hull = path("M-44 6H44Q40 26 26 28H-26Q-40 26 -44 6Z", fill="#7a4322", stroke="#3b1c0a", stroke_width=2)
    rail = path("M-44 6H44", stroke="#e2a64e", stroke_width=3)
    sail = path(
        "M0 -52V4H-32C-28 -18 -16 -42 0 -52ZM4 -46C20 -34 30 -16 30 4H4Z", fill="#fbeecb", stroke="#5a3216", stroke_width=1.8
    )
    seats = "".join(
        at(x, 0, citizen(kind, letter), scale=0.5)
        for x, kind, letter in ((-24, "craft", "K"), (0, "culture", "C"), (22, "science", "S"))
    )
    return (
        oval(0, 30, 50, 5, fill="#000000", opacity=0.22)
        + path("M1 -56V6", stroke="#4a260f", stroke_width=3.4)
        + sail
        + seats
        + hull
        + rail
    )
