"""Olympos' scene for the front door: the mountain of the gods above a temple, a bolt, and settlers who come over the hill."""

from __future__ import annotations

from orichalcum.pictures.counters import bolt
from orichalcum.pictures.draw import at, oval, path
from orichalcum.pictures.palette import settled
from orichalcum.pictures.people import settler
from orichalcum.pictures.scenes import glints, gulls, sailing_boat, scene, sky, temple, water


def draw_scene() -> str:
    """320 by 168; the same by day and night."""
    drawn = scene(
        "olympos",
        sky("olympos", ("#6f9fc9", "#f6ddb4", "#fff3cf"), 66, 44, 17),
        gulls((120, 40, 0.8), (138, 32, 0.6)),
        path("M70 104L138 50L160 66L196 18L224 44L238 34L330 104Z", fill="#7d8fa3"),
        path("M196 18L224 44L238 34L256 50L240 52L228 60L214 48L200 58L186 44L174 48Z", fill="#fbf7ee"),
        path("M138 50L160 66L150 72L140 64L128 68Z", fill="#fbf7ee", opacity=0.9),
        oval(206, 30, 46, 6, fill="#fbf7ee", opacity=0.6), at(196, 16, bolt(), scale=0.62),
        path("M130 104C170 82 240 78 330 92V112H130Z", fill="#8aa565"), at(262, 90, temple("#fdf5e4", "#d3b183"), scale=0.86),
        water(100, "#3f9aa0", "#267f8a", "#17687a"), glints(66, 108, 44, "#fff3cf", 3), glints(262, 108, 52, "#fdf5e4", 3),
        path("M-10 168C30 132 96 128 150 150C170 158 180 164 190 172H-10Z", fill="#6d8a4e"),
        path("M-10 168C30 140 80 138 120 156L140 172H-10Z", fill="#5a7540"),
        sailing_boat(222, 126, 0.9),
        at(58, 146, settler("coral"), scale=0.86), at(94, 150, settler("azure"), scale=0.74), at(122, 156, settler("saffron"), scale=0.66),
        title="Olympos",
    )  # fmt: skip
    return settled(drawn, "day")
