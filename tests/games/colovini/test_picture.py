"""The pictures of Colovini: whole, clean, readable, and silent about what is secret.

Snapshots lie beside this file in `snapshots/`. After a change that is meant, look at the pictures and write them anew:
RENEW_SNAPSHOTS=1 python -m pytest tests/games/colovini/test_picture.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from orichalcum.games.colovini import GAME, picture
from orichalcum.games.colovini.picture_path import lay
from orichalcum.games.colovini.picture_pieces import places
from orichalcum.games.colovini.preview import Preview, preview
from orichalcum.games.colovini.table import Colovini
from orichalcum.games.colovini.view import Moved, view
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, SPECTATOR, playout
from orichalcum.pictures.png import png

SNAPSHOTS = Path(__file__).parent / "snapshots"
SHAPES = ("wide", "tall")
WORDS = GAME.words("en")
MIDDLE = """
path R5 F2+ O3 . . H5 A6 = C1 S4+ R2 . F7 O1
seat FFRA 57 0 7 2 1
seat RCO  36 1 0 54 0
turn 1
"""


def played(answers: int, seed: int = 1, seats: int = 4) -> Match:
    """A random game after so many answers of seats."""
    match = GAME.new(seats)
    match.luck(Rng(seed))
    match.table = match.table.copy()
    playout(match.table, Rng(seed), answers)
    match.luck(Rng(seed))
    return match


def eyes(match: Match, seat: int) -> Colovini:
    table = match.eyes_of(seat)
    assert isinstance(table, Colovini)
    return table


def ids(svg: str) -> list[str]:
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


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("answers", [0, 25, 60, 10_000])
def test_board_is_whole_and_clean(answers: int, shape: str) -> None:
    match = played(answers)
    for seat in (0, SPECTATOR):
        board = match.picture(seat, "de", shape, "page")
        hand = GAME.draw_hand(match.view(seat), GAME.words("de"), (), "page")
        found = ids(board) + (ids(hand) if hand else [])
        assert len(found) == len(set(found))
        assert not re.search(r"\sstyle=|<style|<script", board + hand)
        assert len(board.encode()) < 250_000
        assert set(re.findall(r"url\(#([^)]+)\)", board)) <= set(found)


@pytest.mark.parametrize("shape", SHAPES)
def test_everything_that_can_be_chosen_is_an_anchor(shape: str) -> None:
    match = GAME.arrange(MIDDLE)
    board = anchors(match.picture(0, "en", shape, "page"))
    spaces = {f"space-{n}" for n in (0, 1, 2, 5, 6, 8, 9, 10, 12, 13, 53)}
    gaps = {"gap-3", "gap-7", "gap-11"}
    assert board == spaces | gaps | {f"figure-{seat}-{n}" for seat in (0, 1) for n in range(3)}
    assert anchors(GAME.draw_hand(match.view(0), WORDS, (), "page")) == {
        "hand-ring",
        "hand-flag",
        "hand-amphora",
        "tile-5",
        "tile-7",
    }


def test_a_full_hand_and_many_tiles_lie_closer() -> None:
    """Thirteen cards and twelve tiles still fit the dock of a wide page, which is nine times as wide as high."""
    seats = "seat FFRRAOOHHSCCS 776655443322 0 0 0 1\nseat - - 0 0 0 1"
    drawn = GAME.draw_hand(GAME.arrange(f"path F1+\n{seats}\nturn 1").view(0), WORDS, (), "page")
    wide, high = (float(one) for one in drawn.split('viewBox="0 0 ')[1].split('"')[0].split())
    assert wide / high < 9


def test_whoever_has_no_hand_has_no_dock() -> None:
    assert GAME.draw_hand(GAME.arrange(MIDDLE).view(SPECTATOR), WORDS, (), "page") == ""


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_lit_is_an_element_of_its_own(shape: str) -> None:
    seen = view(eyes(GAME.arrange(MIDDLE), 0))
    lit = {"space-2", "gap-3", "figure-0-1", "space-53"}
    found = ids(picture.draw(seen, WORDS, shape, lit))
    assert {one for one in found if one.startswith("lit-")} == {f"lit-{one}" for one in lit}
    assert not [one for one in ids(picture.draw(seen, WORDS, shape)) if one.startswith("lit-")]
    hand = ids(picture.draw_hand(seen, WORDS, {"hand-ring", "tile-7"}))
    assert {one for one in hand if one.startswith("lit-")} == {"lit-hand-ring", "lit-tile-7"}


@pytest.mark.parametrize(("shape", "width"), [("wide", 1034), ("tall", 360)])
def test_targets_are_44_px(shape: str, width: int) -> None:
    the = lay(shape, 53)
    shown = width / the.w
    assert min(the.reach) * shown >= 44
    for one in ElementTree.fromstring(picture.draw(view(eyes(played(30), 0)), WORDS, shape)).iter():
        target = next((part for part in one if part.attrib.get("class") == "target"), None)
        if target is not None:
            found = re.search(r"scale\(([\d.]+)\)", one.attrib["transform"])
            scale = float(found[1]) if found else 1.0
            assert float(target.attrib["width"]) * scale * shown >= 43.9, one.attrib["id"]
            assert float(target.attrib["height"]) * scale * shown >= 43.9, one.attrib["id"]


@pytest.mark.parametrize(("shape", "width"), [("wide", 1034), ("tall", 360)])
def test_words_are_large_enough(shape: str, width: int) -> None:
    """Values 13 or more and letters 10 or more, as they are shown (art, section 4)."""
    the = lay(shape, 53)
    shown = width / the.w
    assert 24 * the.size * shown >= 13
    assert the.letter * the.size * shown >= 10
    assert 17 * the.tag * shown >= 13 - 0.1


@pytest.mark.parametrize("shape", SHAPES)
def test_no_tile_lies_over_another(shape: str) -> None:
    the = lay(shape, 53)
    for n, (x, y) in enumerate(the.spots):
        for u, v in the.spots[n + 1 :]:
            assert abs(x - u) > 58 * the.size or abs(y - v) > 58 * the.size


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("answers", [0, 40, 90])
def test_everybody_stands_inside_the_picture(shape: str, answers: int) -> None:
    match = played(answers)
    the = lay(shape, 53)
    standing = places(the, view(eyes(match, SPECTATOR)))
    assert len(standing) == 12
    for (x, y), size in standing.values():
        assert 12 * size <= x <= the.w - 12 * size
        assert 43 * size <= y <= the.h - 4 * size


def test_no_secret_of_another_seat_is_in_the_picture() -> None:
    """Whatever the others hold and whatever lies in the pile: what a seat sees is the same, letter for letter."""
    match = played(30, seed=4)
    for seat in (0, 1, SPECTATOR):
        other = match.copy()
        other.table = match.seen_by(seat).imagine(Rng(99))
        for shape in SHAPES:
            assert match.picture(seat, "en", shape) == other.picture(seat, "en", shape)
        assert GAME.draw_hand(match.view(seat), WORDS, (), "day") == GAME.draw_hand(other.view(seat), WORDS, (), "day")


def test_preview_of_a_walk() -> None:
    t = eyes(GAME.arrange(MIDDLE), 0)
    ring_on = next(one for one in t.choices(0) if preview(t, one) == Preview(figure=1, card=0, start=6, end=10, took=9, owed=0))
    shown = [preview(t, one) for one in t.choices(0)]
    flag_far = [one for one in shown if one and one.card == 1 and one.figure == 0]
    assert flag_far == [Preview(figure=0, card=1, start=-1, end=1, busy=True)]
    assert 'id="overlay"' in picture.overlay(view(t), t, 0, ring_on, "tall")


def test_preview_of_tolls_and_of_a_bridge() -> None:
    t = eyes(GAME.arrange(MIDDLE), 0)
    shown = [preview(t, one) for one in t.choices(0)]
    amphora = next(one for one in shown if one and one.card == 4 and one.figure == 2)
    assert (amphora.start, amphora.end, amphora.busy, amphora.crossed, amphora.owed) == (1, 6, True, (3,), 3)
    bridges = [one.bridge for one in shown if one and one.bridge >= 0]
    assert bridges == [3, 11]


@pytest.mark.parametrize("shape", SHAPES)
def test_every_overlay_is_well_formed(shape: str) -> None:
    match = played(50, seed=8)
    while match.waiting() == [LUCK] or match.over:
        match = played(51, seed=9)
    who = match.waiting()[0]
    t = eyes(match, who)
    for choice in match.options(who):
        part = picture.overlay(view(t), t, who, choice.option, shape)
        ElementTree.fromstring(f"<svg>{part}</svg>")
        assert part.count("<clipPath") <= 1


def test_what_just_happened_is_marked() -> None:
    match = GAME.arrange(MIDDLE)
    assert match.view(1).moved is None
    match.play("cR", 0)
    match.play("5", 0)
    assert match.view(1).moved == match.view(SPECTATOR).moved == Moved(figure=2, start=1, end=10, took=9)
    board = match.picture(1, "en", "wide", "day")
    assert 'class="moved"' in board
    assert "stroke-dasharray" in board.split('id="moved"')[1].split('id="figures"')[0]


def drawn_snapshots() -> dict[str, Callable[[], str]]:
    def board(shape: str, tones: str) -> str:
        return GAME.arrange(MIDDLE).picture(0, "en", shape, tones)

    def previewed() -> str:
        t = eyes(GAME.arrange(MIDDLE), 0)
        choice = next(one for one in (preview(t, option) for option in t.choices(0)) if one and one.crossed)
        return picture.draw(view(t), GAME.words("de"), "tall", (), "night", choice)

    return {
        "wide-page": lambda: board("wide", "page"),
        "tall-print": lambda: board("tall", "print"),
        "preview-tall-night": previewed,
        "hand": lambda: picture.draw_hand(view(eyes(GAME.arrange(MIDDLE), 0)), WORDS, {"hand-ring", "tile-5"}, "page"),
        "scene": picture.draw_scene,
    }


@pytest.mark.parametrize("name", drawn_snapshots())
def test_snapshot(name: str) -> None:
    svg = drawn_snapshots()[name]().replace("><", ">\n<")
    kept = SNAPSHOTS / f"{name}.svg"
    if os.environ.get("RENEW_SNAPSHOTS"):
        kept.write_text(svg, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == svg


def test_png_is_drawn() -> None:
    made = png(picture.draw_scene(), 320)
    assert made.startswith(b"\x89PNG")
    assert len(made) > 5_000
