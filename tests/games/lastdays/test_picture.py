"""The pictures of the Last Days: whole, clean, readable, and silent about what is secret.

Snapshots lie beside this file in `snapshots/`. After a change that is meant, look at the pictures and write them anew:
RENEW_SNAPSHOTS=1 python -m pytest tests/games/lastdays/test_picture.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.games.lastdays.arranging import arranged, play

from orichalcum.games.lastdays import GAME, picture
from orichalcum.games.lastdays.names import CARD_IDS, SPECIAL_IDS
from orichalcum.games.lastdays.picture_parts import SHEET, policy_sheet, special_sheet
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, SPECTATOR, playout

SNAPSHOTS = Path(__file__).parent / "snapshots"
SHAPES = GAME.shapes
LANGS = ("en", "de")
ROWS = """
round 2
doom 1
turned wisdom_of_senate
ship A ocean 1:2 2:1 N:2
ship B harbour 3:1 N:1 below 4:1
ship C ocean 5:2
ship E harbour 1:3
senate 4 9 0 2 1
space archont basileus oraklos strategos demiurgos
tile archont basileus oraklos strategos demiurgos
bonus philosophos 2
landed 1:2 4:1 N:3
points 12 7 31 104 0
hand 1 treason support
special 1 guard exotic_birds exotic_birds
row 1 refugees_2 refugees_1_special ships_3 aristocracy_2 important_cargo
row 2 refugees_3_split sabotage support ships_2 refugees_1_vp
row 3 treason refugees_2_vp refugees_2_split ships_2 refugees_2
row 4 ships_2 aristocracy_1 treason refugees_3 refugees_1_move
row 5 refugees_2 ships_3 refugees_2 sabotage support
spent 1 3 0 0 0 0
spent 2 2 0 0 0 0
state 1 1 0 0 0 0
next slot 2
"""
SENATE = """
round 3
doom 2
turned wisdom_of_senate flood_of_poor
ship A ocean 1:2 2:1 N:2
ship D harbour 4:2
senate 3 12 0 5
space strategos archont basileus demagogos
bonus oraklos 1
bonus demiurgos 3
hand 1 refugees_1_special refugees_2 refugees_2 ships_3 sabotage treason important_cargo
special 1 key_of_atlantis shapeshifting_spy
next senate
"""


def auction() -> Match:
    return arranged(ROWS, 5, "favourable_winds")


def senate() -> Match:
    return arranged(SENATE, 4, "in_this_together")


def gods() -> Match:
    return arranged("gods treason support support ships_3 refugees_2\nsenate 3 1 0\nnext senate", 3, "gift_of_gods")


def played(answers: int, seed: int = 1, seats: int = 4) -> Match:
    """A random game after so many answers of seats."""
    match = GAME.new(seats)
    match.luck(Rng(seed))
    match.table = match.table.copy()
    playout(match.table, Rng(seed), answers)
    match.luck(Rng(seed))
    return match


def ids(svg: str) -> list[str]:
    return [one.attrib["id"] for one in ElementTree.fromstring(svg).iter() if "id" in one.attrib]


def anchors(svg: str) -> set[str]:
    found = set()
    for one in ElementTree.fromstring(svg).iter() if svg else ():
        if "data-anchor" in one.attrib:
            assert one.attrib["id"] == one.attrib["data-anchor"]
            assert "anchor" in one.attrib["class"].split()
            assert one.attrib["aria-label"]
            found.add(one.attrib["id"])
    return found


def hand(match: Match, seat: int, lang: str = "en", lit: tuple[str, ...] = ()) -> str:
    return GAME.draw_hand(match.view(seat), GAME.words(lang), lit, "page")


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("answers", [0, 20, 90, 10_000])
def test_every_picture_is_whole_and_clean(answers: int, seats: int) -> None:
    match = played(answers, seats, seats)
    for seat in (0, SPECTATOR):
        for shape in SHAPES:
            board, dock = match.picture(seat, "de", shape, "page"), hand(match, seat, "de")
            found = ids(board) + (ids(dock) if dock else [])
            assert len(found) == len(set(found))
            assert not re.search(r"\sstyle=|<style|<script", board + dock)
            assert len(board.encode()) < 250_000
            assert set(re.findall(r"url\(#([^)]+)\)", board)) <= set(found)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_can_be_chosen_is_in_the_wide_picture_and_in_a_zone(seed: int) -> None:
    match, rng = GAME.new(3 + seed % 3), Rng(seed)
    for _ in range(120):
        match.luck(rng)
        if match.over:
            return
        who = match.waiting()[0]
        options = match.options(who)
        wished = {anchor for one in options for anchor in one.anchors}
        mine = anchors(hand(match, who))
        assert wished <= anchors(match.picture(who, "en", "wide", "page")) | mine
        zones = [anchors(match.picture(who, "en", shape, "page")) for shape in SHAPES[1:]]
        assert wished <= set().union(mine, *zones)
        match.play(options[rng.below(len(options))], who)


def test_all_that_is_on_the_table_is_in_the_picture() -> None:
    board = anchors(auction().picture(0, "en", "wide", "page"))
    assert {f"ship-{letter}" for letter in "ABCDE"} <= board
    assert {f"row-{who}-{slot}" for who in range(5) for slot in range(5)} <= board
    assert {f"senator-{n}" for n in range(7)} | {f"influence-{n}" for n in range(5)} <= board
    assert {"aboard-A-0", "aboard-A-1", "below-B-3", "aboard-C-4"} <= board
    assert anchors(hand(auction(), 0)) == {"hand-treason", "hand-support", "special-guard", "special-exotic_birds"}


@pytest.mark.parametrize("shape", ["wide", "auction"])
@pytest.mark.parametrize("lang", LANGS)
def test_the_auction_that_is_going_on_has_its_full_texts(lang: str, shape: str) -> None:
    board = auction().picture(0, lang, shape, "day")
    said = " ".join(one.text or "" for one in ElementTree.fromstring(board).iter("{http://www.w3.org/2000/svg}text"))
    for card in ("refugees_1_special", "sabotage", "refugees_2_vp", "aristocracy_1", "ships_3"):
        assert GAME.words(lang)(f"card-{card}.text") in said


@pytest.mark.parametrize("shape", ["wide", "senate"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_senator_has_the_full_text(lang: str, shape: str) -> None:
    board = senate().picture(0, lang, shape, "day")
    said = " ".join(one.text or "" for one in ElementTree.fromstring(board).iter("{http://www.w3.org/2000/svg}text"))
    for name in ("archont", "oraklos", "philosophos", "strategos"):
        assert GAME.words(lang)(f"senator-{name}.text") in said


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_of_a_hand_has_room_for_its_whole_text(lang: str) -> None:
    words = GAME.words(lang)
    sheets = [policy_sheet(card, words, 2) for card in range(len(CARD_IDS))]
    for shown, wide in sheets + [special_sheet(special, words, 2) for special in range(len(SPECIAL_IDS))]:
        assert wide <= 180
        assert "..." not in shown
        lines = [float(y) for y in re.findall(r'<text [^>]*?y="([\d.]+)"', shown)]
        assert max(lines) <= SHEET - 4


@pytest.mark.parametrize(("shape", "shown"), [("wide", 1.0), ("sea", 360 / 390), ("senate", 360 / 390), ("auction", 360 / 390)])
@pytest.mark.parametrize("lang", LANGS)
def test_words_are_large_enough(lang: str, shape: str, shown: float) -> None:
    """Nothing under 10 px where it is shown (art, section 4)."""
    for match in (auction(), senate(), gods()):
        drawn = ElementTree.fromstring(match.picture(0, lang, shape, "day"))
        for size in sizes(drawn, 1.0):
            assert size * shown >= 9.6


def sizes(one: ElementTree.Element, scale: float) -> list[float]:
    """The sizes of all words, letters on cubes and coins apart: these are never the only telling."""
    found = re.search(r"scale\(([\d.]+)\)", one.attrib.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    words = one.tag.endswith("text") and len((one.text or "").strip()) > 2
    here = [float(one.attrib["font-size"]) * scale] if words else []
    return here + [size for part in one for size in sizes(part, scale)]


@pytest.mark.parametrize("shape", SHAPES)
def test_no_words_leave_the_picture(shape: str) -> None:
    for match in (auction(), senate(), gods(), played(10_000, 3, 5)):
        for lang in LANGS:
            board = match.picture(0, lang, shape, "day")
            assert "..." not in board


def test_targets_are_44_px() -> None:
    for match, shape, width in ((auction(), "wide", 1.0), (senate(), "senate", 360 / 390), (auction(), "sea", 360 / 390)):
        for one in ElementTree.fromstring(match.picture(0, "en", shape, "page")).iter():
            kinds = one.attrib.get("class", "").split()
            if "ship" not in kinds and "senator" not in kinds:
                continue
            target = next(part for part in one if part.attrib.get("class") == "target")
            found = re.search(r"scale\(([\d.]+)\)", one.attrib["transform"])
            scale = width * (float(found[1]) if found else 1.0)
            assert float(target.attrib["height"]) * scale >= 40
            assert float(target.attrib["width"]) * scale >= 44


def test_what_is_lit_is_an_element_of_its_own() -> None:
    seen, words = auction().view(0), GAME.words("en")
    lit = {"ship-A", "aboard-A-1", "row-2-1", "influence-3", "senator-5"}
    found = ids(picture.draw(seen, words, "wide", lit))
    assert {one for one in found if one.startswith("lit-")} == {f"lit-{one}" for one in lit}
    dock = ids(picture.draw_hand(seen, words, {"hand-treason", "special-guard"}))
    assert {one for one in dock if one.startswith("lit-")} == {"lit-hand-treason", "lit-special-guard"}


def test_a_sealed_answer_shows_as_sealed_and_never_as_what() -> None:
    match = auction()
    before = match.picture(1, "en", "wide", "day")
    sealed = []
    for bid in ("2", "5"):
        other = match.copy()
        play(other, 1, bid)
        sealed.append([other.picture(who, "en", shape, "day") for who in (1, SPECTATOR) for shape in SHAPES])
    assert sealed[0] == sealed[1]
    assert sealed[0][0] != before


def test_no_secret_of_another_seat_is_in_a_picture() -> None:
    """Whatever the others hold and whatever lies in the piles: what a seat sees is the same, letter for letter."""
    match = played(34, seed=4)
    for seat in (0, 1, SPECTATOR):
        other = match.copy()
        other.table = match.seen_by(seat).imagine(Rng(99))
        for shape in SHAPES:
            assert GAME.draw(match.view(seat), GAME.words("en"), shape, (), "day") == GAME.draw(
                other.view(seat), GAME.words("en"), shape, (), "day"
            )
        assert hand(match, seat) == hand(other, seat)


def test_whoever_has_no_hand_has_no_dock() -> None:
    assert hand(auction(), SPECTATOR) == ""


def test_the_gods_hand_lies_open_while_the_senate_chooses_and_in_the_auction() -> None:
    wished = {f"god-{card}" for card in ("treason", "support", "ships_3", "refugees_2")}
    assert gods().waiting() != [LUCK]
    assert wished <= anchors(gods().picture(0, "en", "wide", "page"))
    assert wished <= anchors(gods().picture(0, "en", "auction", "page"))


def drawn_snapshots() -> dict[str, Callable[[], str]]:
    lit = ("hand-refugees_2", "special-key_of_atlantis")
    return {
        "auction-wide-page": lambda: auction().picture(0, "en", "wide", "page"),
        "auction-wide-night": lambda: auction().picture(1, "de", "wide", "night"),
        "senate-wide-print": lambda: senate().picture(0, "en", "wide", "print"),
        "gods-wide-day": lambda: gods().picture(0, "de", "wide", "day"),
        "sea-night": lambda: auction().picture(0, "de", "sea", "night"),
        "senate-day": lambda: senate().picture(0, "de", "senate", "day"),
        "auction-print": lambda: auction().picture(0, "en", "auction", "print"),
        "hand": lambda: hand(senate(), 0, "en", lit),
        "scene": picture.draw_scene,
    }


@pytest.mark.parametrize("name", drawn_snapshots())
def test_snapshot(name: str) -> None:
    svg = drawn_snapshots()[name]().replace("><", ">\n<")
    kept = SNAPSHOTS / f"{name}.svg"
    if os.environ.get("RENEW_SNAPSHOTS"):
        kept.write_text(svg, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == svg
