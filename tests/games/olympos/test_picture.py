"""The pictures of Olympos: whole, clean, readable, true to the rules' map, and silent about what is secret.

Snapshots lie beside this file in `snapshots/`. After a change that is meant, look at the pictures and write them anew:
RENEW_SNAPSHOTS=1 python -m pytest tests/games/olympos/test_picture.py
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.games.olympos.arranging import laid, land, sheet

from orichalcum.games.olympos import GAME, picture, picture_board
from orichalcum.games.olympos.editions import Territory, spaces
from orichalcum.games.olympos.picture_chart import LAYS, SHEET_H, SHEET_W, Ground, Lay, charted, grounds, hours, island
from orichalcum.games.olympos.rules import ids
from orichalcum.games.olympos.table import Olympos
from orichalcum.games.olympos.view import view
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import SPECTATOR, playout
from orichalcum.pictures.draw import Point, breadth
from orichalcum.pictures.palette import settled

SNAPSHOTS = Path(__file__).parent / "snapshots"
SHAPES = ("wide", "map", "board", "seats")
WORDS = GAME.words("en")
MIDDLE = """
row 1 strategy surgery art phalanx hellenism
wonders stadium gate - parthenon statue
blocked thrace elis phocis chios rhodes arcadia messenia odrysia
beaten crete
beaten laconia
seat at=30 hours=2 camp=2 cubes=grain.gold2 prestige=4 cards=star.zeus.four-kinds tiles=hoplite.medicine.agriculture:grain
seat at=30 camp=1 cubes=stone prestige=2 cards=star.star tiles=money:gold.strategy
seat at=33 hours=1 camp=3 tiles=astronomy wonders=colossus
seat at=38 camp=4 prestige=1 cards=grain-hours
stack macedonia 1
stack pangaion 4
stack chalcidice 2 1
stack epirus 3
stack olympos 2
stack boeotia 1
stack euboea 1
stack laconia 3 4 2
stack gadeiros 4
disc 3 2 1 1
disc 4 1 1 3
shown hecate keres
marked keres 3
"""


def middle() -> Match:
    return laid(MIDDLE)


def going() -> Match:
    """The settler of Euboea has been chosen: where to?"""
    match = middle()
    match.play("from:euboea", 0)
    return match


def played(answers: int, seed: int = 1, seats: int = 4) -> Match:
    """A random game after so many answers of seats."""
    match = GAME.new(seats)
    match.luck(Rng(seed))
    match.table = match.table.copy()
    playout(match.table, Rng(seed), answers)
    match.luck(Rng(seed))
    return match


def eyes(match: Match, seat: int) -> Olympos:
    table = match.eyes_of(seat)
    assert isinstance(table, Olympos)
    return table


def ids_of(svg: str) -> list[str]:
    return [one.attrib["id"] for one in ElementTree.fromstring(svg).iter() if "id" in one.attrib]


def anchors(svg: str) -> set[str]:
    found = set()
    for one in ElementTree.fromstring(svg).iter():
        if "data-anchor" in one.attrib:
            assert one.attrib["id"] == one.attrib["data-anchor"]
            assert "anchor" in one.attrib["class"].split()
            assert one.attrib["aria-label"]
            found.add(one.attrib["id"])
    return found


# -- whole and clean


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("seats", "answers"), [(3, 0), (4, 60), (5, 120), (5, 10_000)])
def test_a_picture_is_whole_and_clean(seats: int, answers: int, shape: str) -> None:
    match = played(answers, seats=seats)
    for seat in (0, SPECTATOR):
        board = match.picture(seat, "de", shape, "page")
        hand = GAME.draw_hand(match.view(seat), GAME.words("de"), (), "page")
        found = ids_of(board) + (ids_of(hand) if hand else [])
        assert len(found) == len(set(found))
        assert not re.search(r"\sstyle=|<style|<script", board + hand)
        assert len(board.encode()) < 250_000
        assert set(re.findall(r"url\(#([^)]+)\)", board)) <= set(found)
        assert set(re.findall(r'href="#([^"]+)"', board)) <= set(found)


def test_everything_that_can_be_chosen_is_an_anchor() -> None:
    match, lands = middle(), {f"land-{one.id}" for one in sheet().territories.rows}
    cells = {f"cell-{n}" for n in range(25)}
    wide = anchors(match.picture(0, "en", "wide", "page"))
    assert lands | cells | {"wonder-0", "wonder-1", "wonder-3", "wonder-4", "slot-0-0", "slot-0-1"} <= wide
    assert "wonder-2" not in wide
    assert {f"marker-{who}" for who in range(4)} | {"zeus-12", "cross"} <= wide
    assert anchors(match.picture(0, "en", "map", "page")) == lands
    assert cells <= anchors(match.picture(0, "en", "board", "page"))
    hand = anchors(GAME.draw_hand(match.view(0), WORDS, (), "page"))
    assert {"camp", "card-star", "card-zeus", "card-four-kinds", "work-medicine", "hours", "prestige"} <= hand


def test_whoever_has_no_hand_has_no_dock() -> None:
    assert GAME.draw_hand(middle().view(SPECTATOR), WORDS, (), "page") == ""


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_lit_is_an_element_of_its_own(shape: str) -> None:
    seen = view(eyes(middle(), 0))
    lit = {
        "wide": {"land-crete", "cell-3", "wonder-0", "slot-3-0"},
        "map": {"land-crete"},
        "board": {"cell-3", "wonder-0"},
    }.get(shape, set())
    found = ids_of(picture.draw(seen, WORDS, shape, lit))
    assert {one for one in found if one.startswith("lit-")} == {f"lit-{one}" for one in lit}
    assert not [one for one in ids_of(picture.draw(seen, WORDS, shape)) if one.startswith("lit-")]
    hand = ids_of(picture.draw_hand(seen, WORDS, {"camp", "card-star"}))
    assert {one for one in hand if one.startswith("lit-")} == {"lit-camp", "lit-card-star"}


# -- large enough


SHOWN = (("wide", 1034 / 1046), ("map", 360 / 390), ("board", 360 / 390), ("seats", 360 / 390))


@pytest.mark.parametrize(("shape", "shown"), SHOWN)
def test_words_are_large_enough(shape: str, shown: float) -> None:
    """Letters 10 or more and names 11 or more, as they are shown (art, section 4)."""
    for one, scale in scaled(ElementTree.fromstring(middle().picture(0, "de", shape, "page")), shown):
        if one.tag.endswith("text"):
            said = one.text or ""
            least = 8.5 if one.attrib["class"] != "serif" and len(said) == 1 and said.isalpha() and scale < 0.5 * shown else 10
            assert float(one.attrib["font-size"]) * scale >= least - 0.3, said


@pytest.mark.parametrize(("shape", "shown"), SHOWN)
def test_targets_are_large_enough(shape: str, shown: float) -> None:
    """44 px, but for the bonuses of a cell, which a tray tells apart."""
    for one in ElementTree.fromstring(middle().picture(0, "en", shape, "page")).iter():
        target = next((part for part in one if part.attrib.get("class") == "target"), None)
        if target is not None and "slot" not in one.attrib["class"]:
            assert float(target.attrib["width"]) * shown >= 43.9, one.attrib["id"]
            assert float(target.attrib["height"]) * shown >= 40.5, one.attrib["id"]


def scaled(one: ElementTree.Element, scale: float) -> list[tuple[ElementTree.Element, float]]:
    found = re.search(r"scale\(([\d.]+)\)", one.attrib.get("transform", ""))
    scale *= float(found[1]) if found else 1
    return [(one, scale), *(pair for part in one for pair in scaled(part, scale))]


# -- the map is the map of the rules


def owner(found: tuple[Ground, ...], isles: dict[int, tuple[float, float, tuple[float, float, float]]], spot: Point) -> int:
    for n, (x, y, oval) in isles.items():
        if inside(island(x, y, oval), spot):
            return n
    return min(found, key=lambda one: hypot(one.x - spot[0], one.y - spot[1])).of


def inside(ring: list[Point], spot: Point) -> bool:
    x, y = spot
    sides = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum((a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] for a, b in sides) % 2 == 1


def test_what_is_drawn_side_by_side_are_neighbours_and_no_others() -> None:
    """Every border of the rules is seen for a good length, and no border is seen that is none."""
    found, rows, step = grounds(sheet()), sheet().territories.rows, 5
    isles = {n: (one.x, one.y, one.oval) for n, one in enumerate(rows) if one.kind != "mainland"}
    across, down = range(2, int(SHEET_W), step), range(14, int(SHEET_H), step)
    drawn = {(x, y): owner(found, isles, (x, y)) for y in down for x in across}
    seen: Counter[frozenset[int]] = Counter()
    for (x, y), one in drawn.items():
        for other in (drawn.get((x + step, y)), drawn.get((x, y + step))):
            if other is not None and other != one:
                seen[frozenset((one, other))] += step
    numbers = {one.id: n for n, one in enumerate(spaces(sheet()))}
    borders = {frozenset((numbers[one.id], numbers[other])) for one in spaces(sheet()) for other in (*one.land, *one.sea)}
    assert {pair for pair, long in seen.items() if long > step} <= borders
    assert min(seen[pair] for pair in borders) >= 20


def test_every_place_lies_in_its_own_land_or_sea() -> None:
    isles = {n: (one.x, one.y, one.oval) for n, one in enumerate(sheet().territories.rows) if one.kind != "mainland"}
    for n, one in enumerate(spaces(sheet())):
        assert owner(grounds(sheet()), isles, (one.x, one.y)) == n


def test_a_mountain_stands_on_its_own_land() -> None:
    isles = {n: (one.x, one.y, one.oval) for n, one in enumerate(sheet().territories.rows) if one.kind != "mainland"}
    for n, one in enumerate(sheet().territories.rows):
        for x, y in one.peaks:
            assert {owner(grounds(sheet()), isles, (x + dx, y + dy)) for dx in (-12, 12) for dy in (-7, 6)} == {n}, one.id


def test_every_land_has_one_outline() -> None:
    made = charted(grounds(sheet()), len(sheet().territories.rows))
    for n, one in enumerate(sheet().territories.rows):
        if one.kind == "mainland":
            assert inside(made.shores[n], (one.x, one.y)), one.id


@pytest.mark.parametrize("shape", ["wide", "map"])
def test_no_label_lies_upon_another(shape: str) -> None:
    the = LAYS[shape]
    spots = [the.spot(one.x, one.y) for one in sheet().territories.rows]
    for n, (x, y) in enumerate(spots):
        assert all(abs(x - u) > 36 or abs(y - v) > 18 for u, v in spots[n + 1 :])
        assert the.x + 20 < x < the.x + the.w - 20
        assert the.y + 20 < y < the.y + the.h - 12


Box = tuple[float, float, float, float]


def boxes(land: Territory, the: Lay) -> list[Box]:
    """What a label covers at most: disc, star and good in a row, and below it the name with a price."""
    x, y = the.spot(land.x, land.y)
    half = 28 * the.sign * (2 + (land.star or land.zeus)) / 2
    named = max(breadth(name, the.names) for name in land.name.values()) if the.names else 0.0
    wide = (named + 20) / 2
    middle = min(max(x, the.x + wide + 2), the.x + the.w - wide - 2)
    return [(x - half, y - 18, x + half, y + 3), (middle - wide, y + 4, middle + wide, y + 20)]


def shared(one: Box, other: Box) -> float:
    wide, high = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)


@pytest.mark.parametrize("shape", ["wide", "map"])
def test_no_label_hides_what_stands_on_another(shape: str) -> None:
    """At most a corner, even with a disc and a price everywhere."""
    for one, other in combinations(sheet().territories.rows, 2):
        for a in boxes(one, LAYS[shape]):
            assert all(shared(a, b) < 60 for b in boxes(other, LAYS[shape])), f"{one.id} and {other.id}"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_of_goods_hides_no_land(seats: int) -> None:
    match = played(0, seats=seats)
    drawn = ElementTree.fromstring(match.picture(0, "de", "wide", "page"))
    table = next(one for one in drawn.iter() if one.attrib.get("id") == "goods-table")
    left, top = map(float, re.findall(r"[\d.]+", table.attrib["transform"]))
    frame = table[0].attrib
    covered = (left, top, left + float(frame["width"]), top + float(frame["height"]))
    for one in sheet().territories.rows:
        assert all(shared(a, covered) < 60 for a in boxes(one, LAYS["wide"])), one.id


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("shape", ["wide", "board"])
def test_the_words_of_a_cell_stay_in_it(lang: str, shape: str) -> None:
    """Whatever fonts the reader has: names and effects are told how wide they may be."""
    grid = picture_board.WIDE if shape == "wide" else picture_board.TALL
    for one in ElementTree.fromstring(middle().picture(0, lang, shape, "page")).iter():
        if one.attrib.get("class") == "anchor cell":
            for said in one.iter():
                if said.tag.endswith("text") and len(said.text or "") > 2:
                    assert float(said.attrib["textLength"]) <= grid.cell[0] - 5, said.text
                    assert breadth(said.text or "", float(said.attrib["font-size"])) < 1.2 * (grid.cell[0] - 5), said.text


def test_the_track_goes_round_and_ends_beside_its_start() -> None:
    spots = hours(LAYS["wide"], 82)
    assert len(spots) == 83
    for n, (x, y) in enumerate(spots):
        assert all(abs(x - u) > 23 or abs(y - v) > 23 for u, v in spots[n + 1 :])


def test_9_1_the_track_says_where_gods_are_still_to_come() -> None:
    drawn = laid("seat at=13\nseat at=26\nseat at=37\nshown zeus hecate ares").picture(0, "en", "wide", "page")
    told = {
        one.attrib["id"]: one.attrib["aria-label"] for one in ElementTree.fromstring(drawn).iter() if "aria-label" in one.attrib
    }
    assert told["zeus-24"].startswith("Zeus space 24: no god comes any more.")
    assert "another comes when the last marker reaches it" in told["zeus-36"]
    assert "another with the last" in told["zeus-48"]
    assert "when the first marker reaches it" in told["zeus-72"]


# -- what it tells, and what not


def test_no_secret_of_another_seat_is_in_the_picture() -> None:
    """Whatever the others hold and whichever gods are to come: what a seat sees is the same, letter for letter."""
    match = played(60, seed=4)
    for seat in (0, 1, SPECTATOR):
        other = match.copy()
        other.table = match.seen_by(seat).imagine(Rng(99))
        for shape in SHAPES:
            assert match.picture(seat, "en", shape) == other.picture(seat, "en", shape)
        assert GAME.draw_hand(match.view(seat), WORDS, (), "day") == GAME.draw_hand(other.view(seat), WORDS, (), "day")


def test_every_region_in_reach_shows_its_price() -> None:
    match = going()
    seen = view(eyes(match, 0))
    for choice in match.options(0):
        assert seen.lands[choice.option].price > 0
    assert sum(one.price >= 0 for one in seen.lands) == len(match.options(0))
    assert view(eyes(match, 1)).lands[land(match, "crete")].price == -1


def test_what_one_has_is_ticked_and_a_bare_cell_is_an_outline() -> None:
    text = "seat at=13 tiles=hoplite.city\nseat at=30\nseat at=30"
    drawn = {one.attrib.get("id"): one for one in ElementTree.fromstring(laid(text).picture(0, "en", "wide", "page")).iter()}
    names = {one.attrib.get("id"): one.attrib.get("aria-label", "") for one in drawn.values()}
    cells = {spot: ElementTree.tostring(one).decode() for spot, one in drawn.items() if (spot or "").startswith("cell-")}
    bare = [spot for spot in cells if names[spot].startswith("No tile is left")]
    ticked = [spot for spot, one in cells.items() if "M-5.500 0.500L-1.500 5L6 -5" in one]
    assert len(bare) == 2  # with three seats there is one of each
    assert not ticked
    again = laid(text.replace("seat at=30\nseat at=30", "seat at=30\nseat at=30\nseat at=30")).picture(0, "en", "wide", "page")
    assert again.count("M-5.500 0.500L-1.500 5L6 -5") == 1  # with four there is another hoplite
    assert again.count("No tile is left") == 1


def test_preview_of_a_way_tells_every_step_the_fight_and_the_sum() -> None:
    match = going()
    t = eyes(match, 0)
    assert t.top() & 0xFF == ids.GO_TO
    part = picture.overlay(view(t), t, 0, land(match, "attica"), "wide")
    said = [one.text for one in ElementTree.fromstring(f"<svg>{part}</svg>").iter("text")]
    assert said == ["2", "1", "1", "4"]  # to sea, ashore, the fight against a tribe, and all of it
    assert "sword" not in part
    assert picture.overlay(view(t), t, 0, land(match, "attica"), "seats") == ""


def test_preview_of_a_discovery_shows_where_the_marker_would_lie() -> None:
    match = middle()
    t = eyes(match, 0)
    cells = [choice for choice in match.options(0) if choice.anchors and choice.anchors[0].startswith("cell-")]
    assert cells
    part = picture.overlay(view(t), t, 0, cells[0].option, "wide")
    assert 'id="overlay"' in part
    assert picture.overlay(view(t), t, 0, cells[0].option, "board") == ""


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("match", [middle, going])
def test_every_overlay_is_well_formed(match: Callable[[], Match], shape: str) -> None:
    t = eyes(match(), 0)
    for choice in match().options(0):
        ElementTree.fromstring(f"<svg>{picture.overlay(view(t), t, 0, choice.option, shape)}</svg>")


# -- snapshots


def drawn_snapshots() -> dict[str, Callable[[], str]]:
    def board(match: Match, shape: str, tones: str, lang: str = "en") -> str:
        return match.picture(0, lang, shape, tones)

    def previewed() -> str:
        t = eyes(going(), 0)
        over = picture.overlay(view(t), t, 0, land(going(), "crete"), "wide")
        return picture.draw(view(t), GAME.words("de"), "wide", (), "night").replace("</svg>", f"{settled(over, 'night')}</svg>")

    return {
        "wide-page": lambda: board(middle(), "wide", "page"),
        "map-night": lambda: board(going(), "map", "night"),
        "board-page": lambda: board(middle(), "board", "page", "de"),
        "seats-print": lambda: board(middle(), "seats", "print"),
        "preview-wide-night": previewed,
        "hand": lambda: picture.draw_hand(view(eyes(middle(), 0)), WORDS, {"camp", "card-star"}, "page"),
        "scene": picture.draw_scene,
    }


@pytest.mark.parametrize("name", drawn_snapshots())
def test_snapshot(name: str) -> None:
    svg = drawn_snapshots()[name]().replace("><", ">\n<")
    kept = SNAPSHOTS / f"{name}.svg"
    if os.environ.get("RENEW_SNAPSHOTS"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(svg, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == svg
