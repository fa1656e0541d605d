"""The colours of the house: one table for each light, and the colours of the pieces, which never change."""

import re
from typing import Final

from orichalcum.kernel.errors import BadOption

Tones = str  # "page" (the page's own CSS variables), or one of LIGHTS: "day", "night", "print"

DAY: Final = {
    "page": "#f3ead8", "panel": "#fdf9f0", "well": "#ebe0c9", "line": "#d2c19c", "ink": "#1b2b34", "ink2": "#52616a",
    "bronze": "#874c0c", "press": "#8f5410", "on-press": "#fffaf0", "glow": "#ffc65c", "warn": "#a52f1c",
    "deep": "#0f4657", "sea": "#16606f", "shoal": "#2b8088", "surf": "#4fa3a3", "foam": "#dff1ea",
    "stone": "#f8efdc", "edge": "#cdb98f", "under": "#a48c5f", "wood": "#c3935a", "plank": "#7b5228",
    "sand": "#efdcb4", "land": "#d9c48d", "hill": "#9aa565", "grove": "#5d7a4c", "roof": "#b9593a",
    "marble": "#fbf7ee", "shade": "#06232d",
}  # fmt: skip
NIGHT: Final = DAY | {
    "page": "#0a161c", "panel": "#11232b", "well": "#0d1c23", "line": "#2c4550", "ink": "#f3ead9", "ink2": "#a8b7ba",
    "bronze": "#e6ae5c", "press": "#e2a64e", "on-press": "#1c1304", "warn": "#ff9b82",
    "deep": "#04151d", "sea": "#08252f", "shoal": "#0f3945", "surf": "#1d5660", "foam": "#b9d8d4",
    "stone": "#e9ddc4", "edge": "#b29d73", "under": "#7f6b45", "sand": "#d8c496", "land": "#a8945f",
    "hill": "#6c7848", "grove": "#435c3c", "roof": "#96482f", "marble": "#e6dfd0", "shade": "#01090d",
}  # fmt: skip
PRINT: Final = DAY | {
    "page": "#ffffff", "panel": "#ffffff", "line": DAY["ink2"],
    "deep": "#ffffff", "sea": "#e6f1f0", "shoal": "#d2e6e5", "surf": "#b5d6d6", "foam": "#0f4657",
}  # fmt: skip
LIGHTS: Final[dict[str, dict[str, str]]] = {"day": DAY, "night": NIGHT, "print": PRINT}

INK: Final = "#1b2b34"
PALE: Final = "#fffaf0"
LETTER: Final = "#5c4a2a"
TWIN: Final = "#3a2400"
FLAG_INK: Final = "#2b1800"

# name: (letter, enamel, cut); the cut is the colour of the emblem set into the enamel
ITEMS: Final = {
    "ring": ("R", "#2563a8", PALE), "flag": ("F", "#d13b2b", PALE), "olive": ("O", "#4d7a2a", PALE),
    "helmet": ("H", "#4a5560", PALE), "amphora": ("A", "#6b3413", PALE), "crown": ("C", "#f0b429", "#3a2703"),
    "statue": ("S", "#fffdf6", "#3c4a52"),
}  # fmt: skip
# name: (body, line, mark, shape of the mark)
SEATS: Final = {
    "coral": ("#e4572e", "#5f1b08", "#fff3e6", "triangle"), "azure": ("#2a7bd0", "#0a2c55", "#f2f8ff", "disc"),
    "pearl": ("#faf6ea", "#54493a", "#3b3226", "diamond"), "onyx": ("#2b2f36", "#0a0c0f", "#f4ead2", "square"),
    "saffron": ("#f5b82e", "#5d3c00", "#3a2600", "plus"), "neutral": ("#9aa3a8", "#3a444a", "#3a444a", "ring"),
}  # fmt: skip
GOODS: Final = {"grain": ("G", "#e9963e"), "stone": ("S", "#dfe0dc"), "wood": ("W", "#8d6238"), "gold": ("O", "#f2cf45")}
GROUNDS: Final = {
    "sand": ("S", "#ead49a"), "meadow": ("M", "#8fb85a"), "clay": ("C", "#a9532f"), "slate": ("L", "#65727e"),
    "shore": ("H", "#7cc0c4"),
}  # fmt: skip
ORDERS: Final = {
    "science": ("S", "#6b4fa0", PALE), "culture": ("C", "#f6f1e4", "#3b3226"), "craft": ("K", "#95602f", PALE),
    "unknown": ("?", "#d9c9a4", "#3b3226"),
}  # fmt: skip
# name: (enamel, cut, head of the card, sign of emblems.SOLID): what a policy does is told by the outline of its card first
POLICIES: Final = {
    "helps": ("#8fb85a", "#1d2b0c", "arch", "helps"), "sails": ("#2563a8", PALE, "wave", "sails"),
    "harms": ("#a92f22", PALE, "saw", "harms"), "gods": ("#6b4fa0", PALE, "flat", "star"),
}  # fmt: skip
# the five rows of a display: (colour, ink, Roman numeral, sign of emblems.SOLID)
ROWS: Final = (
    ("#a92f22", PALE, "I", "spear"), ("#f5b82e", "#3a2600", "II", "hourglass"), ("#8fb85a", "#1d2b0c", "III", "bolt"),
    ("#2563a8", PALE, "IV", "compass"), ("#6b4fa0", PALE, "V", "laurel"),
)  # fmt: skip

SEAT_NAMES: Final = tuple(SEATS)
ITEM_NAMES: Final = tuple(ITEMS)

_TONE = re.compile(r"var\(--([a-z0-9-]+)\)")


def settled(svg: str, tones: Tones) -> str:
    """A page keeps the names of the tones; anything that leaves the page carries the colours themselves."""
    if tones == "page":
        return svg
    if tones not in LIGHTS:
        raise BadOption(f"the tones are page, {', '.join(LIGHTS)}; not {tones}")
    light = LIGHTS[tones]
    return _TONE.sub(lambda found: light[found[1]], svg)


def css(light: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in light.items())


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
