"""The scene for the front door: the last ships, a falling pillar, and the mountain that burns."""

from __future__ import annotations

from orichalcum.pictures.draw import at, box, path
from orichalcum.pictures.grounds import fallen_pillar, pillar
from orichalcum.pictures.palette import settled
from orichalcum.pictures.scenes import glints, gulls, scene, sky, temple, water
from orichalcum.pictures.ships import ship


def draw_scene() -> str:
    """320 by 168; the same by day and night."""
    smoke = path(
        "M84 30C74 18 92 10 84 -4M92 32C104 20 90 12 102 -2",
        stroke="#5a3a3a",
        stroke_width=7,
        opacity=0.35,
        stroke_linecap="round",
    )
    mountain = path("M18 88L74 34H100L164 88Z", fill="#5e4a52") + path(
        "M74 34H100L106 42L96 50L88 42L80 52L68 40Z", fill="#e4572e"
    )
    crew = ("coral", "azure", "neutral", "pearl", "onyx", "saffron", "coral")
    drawn = scene(
        "lastdays",
        sky("lastdays", ("#5d4a78", "#f0a76a", "#ffd9a0"), 236, 60, 20),
        smoke, mountain, gulls((196, 30, 0.8), (214, 24, 0.6)),
        at(54, 86, temple("#f7e6cc", "#c49a70"), scale=0.74, turn=-3),
        at(112, 88, pillar(), scale=0.5), at(140, 88, pillar(), scale=0.5), at(168, 90, fallen_pillar(), scale=0.5),
        box(-10, 84, 200, 6, fill="#8a6a4e"),
        water(86, "#55708f", "#3b5b7e", "#284a6c"), glints(236, 92, 40, "#ffd9a0", 4), glints(88, 92, 60, "#e4572e", 3),
        at(262, 104, ship("science", "B", 5, ("azure", "pearl"), pitch=20), scale=0.42),
        at(150, 134, ship("ark", "A", 7, crew, pitch=24), scale=0.84),
        title="The Last Days of Atlantis",
    )  # fmt: skip
    return settled(drawn, "day")
