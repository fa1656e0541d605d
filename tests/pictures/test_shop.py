"""Everything in the drawing shop is well-formed, bears no style attribute, and its colours can be read."""

import re
from xml.etree import ElementTree

import pytest

from orichalcum.pictures.draw import apart
from orichalcum.pictures.palette import DAY, NIGHT, Tones, contrast
from orichalcum.pictures.sampler import sheet

# Art, section 2: pair, by day, by night.
PAIRS = [
    ("ink", "page", 12.2, 15.4), ("ink", "panel", 13.9, 13.5), ("ink", "well", 11.1, 14.6),
    ("ink2", "page", 5.4, 8.9), ("ink2", "panel", 6.1, 7.8), ("ink2", "well", 4.9, 8.4),
    ("bronze", "page", 5.7, 9.2), ("bronze", "panel", 6.5, 8.1), ("bronze", "well", 5.2, 8.8),
    ("on-press", "press", 5.9, 8.6), ("warn", "page", 5.8, 9.0), ("warn", "panel", 6.6, 8.0),
    ("press", "panel", 5.8, 7.5), ("press", "page", 5.1, 8.6), ("line", "panel", 1.7, 1.6), ("line", "page", 1.5, 1.8),
    ("#1b2b34", "stone", 12.7, 10.8), ("#5c4a2a", "stone", 7.4, 6.3), ("#2b1800", "glow", 10.9, 10.9),
    ("foam", "deep", 8.8, 12.2), ("foam", "sea", 6.1, 10.5),
    ("glow", "deep", 6.6, 11.9), ("glow", "sea", 4.6, 10.2), ("glow", "shoal", 3.0, 8.0), ("glow", "surf", 1.9, 5.3),
    ("glow", "stone", 1.4, 1.2), ("glow", "land", 1.1, 1.9),
    ("#1b2b34", "#fff6df", 13.5, 13.5), ("#1b2b34", "#ffd98a", 10.8, 10.8), ("#1b2b34", "#eef7ea", 13.3, 13.3),
]  # fmt: skip
GROUNDS = ("deep", "sea", "shoal", "surf", "stone", "land", "hill", "grove", "sand", "marble")
LIGHTS = [pytest.param(DAY, 0, id="day"), pytest.param(NIGHT, 1, id="night")]


@pytest.mark.parametrize(("light", "which"), LIGHTS)
@pytest.mark.parametrize("pair", PAIRS, ids=lambda p: f"{p[0]} on {p[1]}")
def test_contrast_table_holds(light: dict[str, str], which: int, pair: tuple[str, str, float, float]) -> None:
    one, other = (light.get(name, name) for name in pair[:2])
    assert contrast(one, other) == pytest.approx(pair[2 + which], abs=0.11)


@pytest.mark.parametrize(("light", "which"), LIGHTS)
def test_glow_or_its_twin_shows_on_every_ground(light: dict[str, str], which: int) -> None:
    for ground in GROUNDS:
        assert max(contrast(light["glow"], light[ground]), contrast("#3a2400", light[ground])) >= 3.0, ground


@pytest.mark.parametrize(("light", "which"), LIGHTS)
def test_focus_shows_on_every_ground(light: dict[str, str], which: int) -> None:
    for ground in GROUNDS:
        assert max(contrast("#ffffff", light[ground]), contrast("#1b2b34", light[ground])) >= 4.5, ground


@pytest.mark.parametrize("tones", ["page", "day", "night", "print"])
def test_sheet_is_clean(tones: Tones) -> None:
    svg = sheet(tones)
    root = ElementTree.fromstring(svg)
    ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))
    assert not re.search(r"\sstyle=", svg)
    assert ("var(--" in svg) == (tones == "page")


def test_two_pictures_can_stand_on_one_page() -> None:
    both = apart(sheet("day"), "a") + apart(sheet("day"), "b")
    ids = re.findall(r'\bid="([^"]+)"', both)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", both)) <= set(ids)
