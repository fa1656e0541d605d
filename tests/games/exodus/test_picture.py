"""The pictures: whole, clean, readable, quiet about secrets, and the same as yesterday."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import product
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.games.exodus.arrange import pieces

from orichalcum.games.exodus import GAME, picture, picture_city, picture_track
from orichalcum.games.exodus import picture_lay as lay
from orichalcum.games.exodus.picture_hand import CARD_H, influence_card
from orichalcum.games.exodus.picture_kit import Kit, snug
from orichalcum.games.exodus.picture_signs import counts, effect, trigger
from orichalcum.games.exodus.pieces import AREAS, BODY, CITY, COUNTS, INFLUENCE, PEDESTAL, SPACES, WORKSHOP
from orichalcum.games.exodus.table import Exodus, is_reached
from orichalcum.games.exodus.telling_names import thing_text
from orichalcum.games.exodus.view import View, view
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, SPECTATOR

SNAPSHOTS = Path(__file__).parent / "snapshots"
SHAPES = picture.SHAPES
EN, DE = GAME.words("en"), GAME.words("de")
MIDDLE = """
year 3 2
rings 1 2
seat 1 31 17 SSCKKKG 2
train 1 scientist scientist physicist counselor builder
cell 1 a1 sand5 SCK
cell 1 a2 A06
cell 1 b4 W02 S.
cell 1 c3 M12
ship 1 ray S
ship 1 turtle
pillar 1 PP05 PB02+
hand 1 F03 F15
know 1 navigation
played 1 F16
used 1 1
king 1 M3
seat 2 28 17 SCG 0
train 2 intellectual scholar day_laborer
cell 2 a1 meadow3 CCK
hand 2 ?
king 2 M0
seat 3 12 40 - 1
king 3 I2
order 2 1 3 -
stand I0 SK
stand I4 C
guard M0 S
guard O4 K
tile M4 W05
tile O0 A02
tile O3 dolphin
shelf optics - logic rhetoric
offer 1 M01 M02
offer 2 M08 M10 M11
stack 1 PP01,PP02 PB03 PC01
stack 2 PP09 PB05 PC02
open W01 A05 sand3 clay5 shore3
act 1 2
"""


def middle() -> Match:
    return asked(MIDDLE)


def asked(position: str) -> Match:
    """Arranged, and left where a seat is asked."""
    match = GAME.arrange(position)
    match.luck(Rng(1))
    return match


def played(answers: int, seats: int = 4, seed: int = 1) -> Match:
    """A random game after so many answers of seats, left where a seat is asked or at its end."""
    match, rng = GAME.new(seats), Rng(seed)
    match.luck(rng)
    for _ in range(answers):
        if match.over:
            break
        options = match.options(match.waiting()[0])
        match.play(options[rng.below(len(options))], match.waiting()[0])
        match.luck(rng)
    return match


def eyes(match: Match, seat: int) -> Exodus:
    table = match.eyes_of(seat)
    assert isinstance(table, Exodus)
    return table


def seen(match: Match, seat: int = 0) -> View:
    return view(eyes(match, seat))


def ids(svg: str) -> list[str]:
    return [one.attrib["id"] for one in ElementTree.fromstring(svg).iter() if "id" in one.attrib]


def anchors(svg: str) -> set[str]:
    found = set()
    for one in ElementTree.fromstring(svg).iter():
        if "data-anchor" in one.attrib:
            assert one.attrib["id"] == one.attrib["data-anchor"]
            assert "anchor" in one.attrib["class"].split()
            assert one.attrib["aria-label"].strip()
            found.add(one.attrib["id"])
    return found


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("answers", "seats"), [(0, 1), (60, 2), (160, 3), (240, 4), (10_000, 4)])
def test_board_is_whole_and_clean(answers: int, seats: int, shape: str) -> None:
    match = played(answers, seats)
    for seat in (0, SPECTATOR):
        board = match.picture(seat, "de", shape, "page")
        hand = GAME.draw_hand(match.view(seat), DE, (), "page")
        found = ids(board) + (ids(hand) if hand else [])
        assert len(found) == len(set(found))
        assert not re.search(r"\sstyle=|<style|<script", board + hand)
        assert len(board.encode()) < 250_000
        assert set(re.findall(r"(?:url\(|href=\")#([^)\"]+)", board)) <= set(found)
        assert set(re.findall(r"(?:url\(|href=\")#([^)\"]+)", hand)) <= set(found)


def test_the_wide_picture_and_the_hand_have_every_anchor_of_a_laptop() -> None:
    """Nothing that may be chosen needs the list: whatever is asked lies open."""
    met = set()
    for seats, seed in product((1, 2, 3, 4), range(3)):
        match, rng = GAME.new(seats), Rng(seed)
        match.luck(rng)
        for n in range(220):
            if match.over:
                break
            who = match.waiting()[0]
            options = match.options(who)
            step = type(match.table.step()).__name__
            if step not in met or n % 20 == 0:
                met.add(step)
                drawn = set(ids(match.picture(who, "en", "wide"))) | set(ids(GAME.draw_hand(match.view(who), EN, (), "day")))
                assert {one for choice in options for one in choice.anchors} <= drawn, step
            match.play(options[rng.below(len(options))], who)
            match.luck(rng)
    assert len(met) > 15


@pytest.mark.parametrize("shape", SHAPES)
def test_every_anchor_has_its_name(shape: str) -> None:
    assert anchors(middle().picture(0, "en", shape, "page"))
    assert anchors(GAME.draw_hand(middle().view(0), EN, (), "page")) >= {"good-0", "good-3", "favor", "hand-2", "hand-14"}


def test_whoever_has_no_board_has_no_dock() -> None:
    assert GAME.draw_hand(middle().view(SPECTATOR), EN, (), "page") == ""


def test_what_is_lit_is_an_element_of_its_own() -> None:
    lit = {
        "space-2",
        "guard-" + str(pieces().guard_slot[8]),
        "job-1",
        "cell-7",
        "shelf-0",
        "track-18",
        "ships",
        "stack-3",
        "pillar-1",
    }
    found = ids(picture.draw(seen(middle()), EN, "wide", lit))
    assert {one for one in found if one.startswith("lit-")} == {f"lit-{one}" for one in lit}
    assert not [one for one in ids(picture.draw(seen(middle()), EN, "wide")) if one.startswith("lit-")]
    hand = ids(picture.draw_hand(seen(middle()), EN, {"good-1", "hand-2"}))
    assert {one for one in hand if one.startswith("lit-")} == {"lit-good-1", "lit-hand-2"}


SMALL = {"wide": {"guard", "step", "tier", "monument", "order", "away"}, "rings": {"guard", "order"}}
NEAREST = 30.0  # where anchors lie closer, a touch takes the nearest one or asks (art, sections 4 and 8)


@pytest.mark.parametrize(("shape", "shown"), [("wide", 1.0), *((one, 360 / 390) for one in SHAPES[1:])])
def test_targets_are_44_px(shape: str, shown: float) -> None:
    small = SMALL.get(shape, set())
    for one in ElementTree.fromstring(picture.draw(seen(middle()), EN, shape)).iter():
        if "data-anchor" not in one.attrib or one.attrib["id"].startswith("space-"):
            continue
        target = next(part for part in one.iter() if part.attrib.get("class") == "target")
        kind = one.attrib["class"].split()[1]
        found = re.search(r"scale\(([\d.]+)\)", one.attrib.get("transform", ""))
        scale = (float(found[1]) if found else 1.0) * shown
        least = NEAREST * 0.92 if kind in small else 40
        for side in ("width", "height"):
            assert float(target.attrib[side]) * scale >= least * 0.96 - 1, (one.attrib["id"], side)


@pytest.mark.parametrize("shape", ["wide", "rings"])
def test_spaces_of_the_city_are_large_enough_for_a_finger(shape: str) -> None:
    the = lay.CITY if shape == "wide" else lay.CITY_TALL
    for r0, r1 in the.rings:
        assert r1 - r0 >= 42
        assert (r0 + r1) / 2 * 0.785 >= 42


@pytest.mark.parametrize("turned", list(product(range(4), range(4))))
def test_rings_are_drawn_as_they_are_turned(turned: tuple[int, int]) -> None:
    """What touches across a ring's border without a wall between is what can be reached, at all 16 rotations."""
    t = eyes(middle(), 0).copy()
    t.turned_inner, t.turned_middle = turned
    for start in range(2 * SPACES):
        ring, sectors = start // SPACES, [lay.sector_of(start - start % 2 + k, turned) for k in (0, 1)]
        nexts = range((ring + 1) * SPACES, (ring + 2) * SPACES)
        areas = {n // 2 for n in nexts if lay.sector_of(n, turned) in sectors}
        assert {n for n in nexts if is_reached(t, start, n)} == {n for n in nexts if n // 2 in areas}
    for ring in range(3):
        assert sorted(lay.sector_of(ring * SPACES + n, turned) for n in range(SPACES)) == list(range(SPACES))
    assert AREAS * 2 == SPACES


@pytest.mark.parametrize("answers", [30, 90, 200, 320])
def test_kings_hide_nothing_that_may_be_gained(answers: int) -> None:
    """The body of a King keeps away from the middle of everything that lies on his space."""
    match = played(answers, seed=5)
    now, kit = seen(match, SPECTATOR), Kit(EN, pieces())
    the = lay.CITY
    for n in range(CITY):
        for x, y in picture_city.king_spots(now, the, n) if len(now.spaces[n].kings) == 1 else ():
            for one in picture_city.packed(now, kit, the, n):
                u, v = the.spot(one.r, lay_angle(now, n) + one.off)
                assert hypot(u - x, v - (y - 15)) > 11, (pieces().space_names[n], now.turned)


def lay_angle(now: View, space: int) -> float:
    return lay.angle_of(space, now.turned)


def test_flames_stand_side_by_side() -> None:
    now = seen(middle())
    spots = [picture_track.torch_spot(now, lay.CITY, who, now.seats[who].flame, 48) for who in (0, 1)]
    assert hypot(spots[0][0] - spots[1][0], spots[0][1] - spots[1][1]) > 12


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_count_trigger_and_effect_has_its_sign(lang: str) -> None:
    kit = Kit(GAME.words(lang), pieces())
    assert len({"".join(one.drawn for one in counts(kit, n)) for n in range(COUNTS)}) == COUNTS
    box = pieces()
    workshops = range(box.first[WORKSHOP], box.first[WORKSHOP + 1])
    assert len({trigger(kit, int(box.trigger[thing])).drawn for thing in workshops}) == 9
    tiers = range(box.first[PEDESTAL], box.first[BODY + 1])
    assert len({"".join(one.drawn for one in effect(kit, thing)) for thing in tiers}) == 10


def test_no_secret_of_another_seat_is_in_the_picture() -> None:
    """Whatever the others hold: what a seat sees is the same, letter for letter."""
    match = middle()
    for seat in (0, 1, 2, SPECTATOR):
        other = match.copy()
        other.table = match.seen_by(seat).imagine(Rng(99))
        for shape in SHAPES:
            assert match.picture(seat, "en", shape) == other.picture(seat, "en", shape)
        assert GAME.draw_hand(match.view(seat), EN, (), "day") == GAME.draw_hand(other.view(seat), EN, (), "day")
        for who in range(3):
            assert GAME.draw_seat(match.view(seat), EN, who, "day") == GAME.draw_seat(other.view(seat), EN, who, "day")


def test_another_seat_can_be_looked_at() -> None:
    mine, other = (GAME.draw_seat(middle().view(0), EN, who, "day") for who in (0, 1))
    assert mine != other
    assert "cell-0" in ids(other)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_overlay_is_well_formed(shape: str) -> None:
    shown = 0
    for seed in range(3):
        match, rng = played(0, seats=2, seed=seed), Rng(seed)
        for _ in range(150):
            who = match.waiting()[0]
            assert who != LUCK
            options = match.options(who)
            for choice in options[:: max(1, len(options) // 4)]:
                part = picture.overlay(seen(match, who), eyes(match, who), who, choice.option, shape)
                ElementTree.fromstring(f"<svg>{part}</svg>")
                shown += bool(part)
            match.play(options[rng.below(len(options))], who)
            match.luck(rng)
    assert shown or shape == "displays"


def test_a_ghost_shows_the_kings_goal() -> None:
    match = asked(
        MIDDLE.replace("act 1 2", "kings 2").replace("king 1 M3\n", "king 1 I6\n").replace("king 2 M0\n", "king 2 I0\n")
    )
    who = match.waiting()[0]
    choice = match.options(who)[0]
    assert 'id="overlay"' in picture.overlay(seen(match, who), eyes(match, who), who, choice.option, "wide")


def drawn_snapshots() -> dict[str, Callable[[], str]]:
    def board(shape: str, tones: str, seat: int = 0, lang: str = "en") -> str:
        return middle().picture(seat, lang, shape, tones)

    return {
        "wide-page": lambda: picture.draw(seen(middle()), EN, "wide", {"job-0", "shelf-0", "track-18"}),
        "wide-print-de": lambda: board("wide", "print", SPECTATOR, "de"),
        "rings-day": lambda: board("rings", "day"),
        "island-night-de": lambda: board("island", "night", lang="de"),
        "school-day": lambda: board("school", "day"),
        "displays-day-de": lambda: board("displays", "day", lang="de"),
        "hand": lambda: picture.draw_hand(seen(middle()), EN, {"hand-2", "good-0"}, "page"),
        "seat": lambda: picture.draw_seat(seen(middle()), EN, 1, "day"),
        "scene": picture.draw_scene,
    }


@pytest.mark.parametrize("name", drawn_snapshots())
def test_snapshot(name: str) -> None:
    svg = drawn_snapshots()[name]().replace("><", ">\n<")
    kept = SNAPSHOTS / f"{name}.svg"
    if os.environ.get("RENEW_SNAPSHOTS"):
        kept.write_text(svg, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == svg


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_influence_card_says_all_its_words(lang: str) -> None:
    box, words = pieces(), GAME.words(lang)
    for thing in range(box.first[INFLUENCE], box.first[INFLUENCE + 1]):
        root = ElementTree.fromstring(f"<svg>{influence_card(Kit(words, box), thing)}</svg>")
        lines = [one for one in root.iter("text") if one.text]
        assert " ".join(one.text or "" for one in lines[1:]) == thing_text(box, thing, words)
        assert max(float(one.attrib["y"]) for one in lines) < CARD_H - 3


def test_words_that_might_run_too_wide_are_held_in_their_room() -> None:
    assert "textLength" not in snug(0, 0, "Scholar", 12, 90)
    for wide in (84, 60):
        held = ElementTree.fromstring(snug(0, 0, "Mathematician", 12, wide))
        assert float(held.attrib["textLength"]) <= wide


@pytest.mark.parametrize(("shape", "anchor"), [("wide", "home"), ("displays", "home"), ("wide", "cell"), ("wide", "offer")])
def test_a_part_that_is_kept_goes_out_again(shape: str, anchor: str) -> None:
    now = seen(middle())
    name = next(one for one in sorted(anchors(picture.draw(now, EN, shape))) if one.startswith(f"{anchor}-"))
    assert f"lit-{name}" not in ids(picture.draw(now, EN, shape))
    assert f"lit-{name}" in ids(picture.draw(now, EN, shape, {name}))
    assert f"lit-{name}" not in ids(picture.draw(now, EN, shape))
