"""House options (RULES 21): each at both ends."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus import GAME, OPTIONS

from .arrange import at, codes, goods, luck_with, play, playable, space, thing, tile, waiting

SHOWN = ["stack 1 PP09,PP03 PB01 PC01", "stack 2 PP04 PB02 PC02"]


def test_21_every_option_is_off_unless_agreed() -> None:
    assert [option.name for option in GAME.house] == list(OPTIONS)
    assert not any(option.default for option in GAME.house)
    rows = [
        one.number for chapter in GAME.rulebook("en").chapters for one in chapter.paragraphs if one.number.startswith("21.")
    ]
    assert len(rows) == len(OPTIONS)


def test_21_1_3_gold_stands_in_for_books() -> None:
    t = at("seat 1 0 0 SG 0", "train 1 scientist", "act 1 2", gold_as_book=True)
    play(t, "train:physicist")
    assert goods(t) == ""
    assert "train:astronomer" not in codes(at("seat 1 0 0 SSG 0", "train 1 physicist", "act 1 2", gold_as_book=True))
    t = play(at("seat 1 0 0 SCGG 0", "train 1 scientist", "act 1 2", gold_as_book=True), "train:physicist")
    assert goods(t) == "GG"  # only where a book is missing
    t = play(at("seat 1 0 0 SGGG 0", "train 1 physicist", "act 1 2", gold_as_book=True), "train:astronomer")
    assert goods(t) == ""


@pytest.mark.parametrize(("narrow", "got"), [(False, "SSGG"), (True, "SGG")])
def test_21_2_4_narrow_atlantis(narrow: bool, got: str) -> None:
    """The Agora itself still counts, its goods do not."""
    lines = ["year 1 2", "king 1 I6", "cell 1 a1 W22 C", "cell 1 b1 W13 S", "tile M6 A06"]
    assert goods(play(at(*lines, "kings 1", narrow_atlantis=narrow), "M6")) == got


@pytest.mark.parametrize(("narrow", "got"), [(False, "C"), (True, "")])
def test_21_2_4_the_settler_of_an_agora(narrow: bool, got: str) -> None:
    t = at("year 1 2", "king 1 I6", "cell 1 b1 W05 C", "tile M6 A10", "stand M6 C", "kings 1", narrow_atlantis=narrow)
    assert goods(play(t, "M6")) == got


def test_21_3_11_the_bonus_of_a_pedestal_is_chosen() -> None:
    start = play(at("hand 1 F13", *SHOWN, "act 1 2", choose_pedestal_bonus=True), "play:F13", "1:PP03")
    assert codes(start) == ["book", "coin", "settler"]
    assert waiting(play(start.copy(), "settler", "*S"), "scientist") == 1
    assert goods(play(start.copy(), "coin")) == "G"
    assert goods(play(start.copy(), "book", "K")) == "K"


def test_21_4_12_39_a_pillar_card_must_be_taken() -> None:
    t = play(at("hand 1 F13", *SHOWN, "act 1 2", must_take_pillar=True), "play:F13")
    assert "leave" not in codes(t)
    t = play(at("year 1 2", "king 1 I2", "stack 1 - PB01 -", "order 1 2", "kings 1", must_take_pillar=True), "M2")
    assert t.who() == 1  # none fits


@pytest.mark.parametrize(("stays", "there"), [(False, 0), (True, 1)])
def test_21_5_17_the_settler_of_a_cleared_agora(stays: bool, there: int) -> None:
    t = at("year 2 1", "tile M6 A10", "stand M6 S", "begin", agora_settler_stays=stays)
    play(t, "*1x1")
    assert t.city[t.pieces.agora_slot[14]] == there


def test_21_5_17_he_waits_for_an_agora_that_shows_one() -> None:
    goods_only = at("year 1 2", "king 1 I6", "tile M6 A01", "stand M6 S", "kings 1", agora_settler_stays=True)
    t = play(goods_only, "M6", "a2")
    assert t.city[t.pieces.agora_slot[14]] == 1
    assert sum(t.training) == 0
    open_agoras = " ".join(f"A{n:02}" for n in range(1, 10))
    t = at("year 2 1", f"open {open_agoras}", "tile M6 A10", "stand M6 S", "begin", agora_settler_stays=True)
    luck_with(t, 1)
    assert t.city[t.pieces.agora_slot[space(t, "M6")]] == 1


def test_21_6_39_the_tile_may_be_left() -> None:
    start = play(at("year 1 2", "king 1 I0", "tile M0 W01", "kings 1", may_leave_tile=True), "M0")
    assert codes(start) == ["no", "yes"]
    assert play(start.copy(), "no").ring_tile[8] == 1 + thing(start, "W01")
    assert tile(play(start.copy(), "yes", "a1"), "a1") == "W01"


def test_21_7_40_each_send_is_resolved_at_once() -> None:
    lines = ["train 1 counselor carpenter", "cell 1 a1 sand5", "open ray", "shelf theatre"]
    t = play(at(*lines, "act 1 2", resolve_each_send=True), "learn:theatre", "counselor", "a1", "ray")
    assert codes(t) == ["a1", "ship"]


def test_21_7_40_if_the_second_has_no_place_then_he_stays() -> None:
    """One free cell, two places: the Builder's Workshop takes the cell that the Physicist's new Residence needs."""
    full = [f"cell 1 {cell} M{n + 1:02}" for n, cell in enumerate(["a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2", "c3"])]
    lines = [*full, "cell 1 a1 sand3 SS", "train 1 physicist builder", "open clay3 W05", "shelf mechanics"]
    t = play(at(*lines, "act 1 2", resolve_each_send=True), "learn:mechanics", "builder", "a1", "W05", "c5")
    assert waiting(t, "physicist") == 1
    assert codes(t)[0] == "end"


def test_21_7_40_he_may_have_gone_elsewhere_meanwhile() -> None:
    lines = ["train 1 physicist builder", "cell 1 a1 sand5", "open W13", "shelf mechanics"]
    t = at(*lines, "act 1 2", resolve_each_send=True)
    play(t, "learn:mechanics", "builder", "a1", "W13", "c5", "physicist.1", "S")
    assert codes(t)[0] == "end"
    assert waiting(t, "physicist") == 0


def test_21_8_42_one_may_stop() -> None:
    t = at("hand 1 F07", "train 1 scientist scientist", "ship 1 ray", "ship 1 ray", "act 1 2", may_stop_sending=True)
    play(t, "play:F07", "S")
    assert codes(t) == ["scientist"]
    play(t, "scientist", "ship")
    assert codes(t) == ["scientist", "done"]
    t = at("hand 1 F24", "train 1 scholar scholar", "ship 1 ray", "ship 1 ray", "act 1 2", may_stop_sending=True)
    play(t, "play:F24", "C", "scholar", "ship", "done")
    assert waiting(t, "scholar") == 1


def test_21_9_39_favor_tiles_may_be_refused() -> None:
    start = play(at("seat 1 0 11 - 0", "last 1 10", "act 1 2", may_refuse_favor=True), "step")
    assert codes(start) == ["no", "yes"]
    t = play(start.copy(), "no")
    assert (t.favor[0], t.last_bonus[0], t.supply[4]) == (0, 10, 16)
    t = play(start.copy(), "yes")
    assert (t.favor[0], t.last_bonus[0]) == (1, 12)
    t = play(at("seat 1 0 11 - 1", "act 1 2", may_refuse_favor=True), "step")
    assert codes(t)[0] == "end"  # no room, no question
    assert playable("F05", may_refuse_favor=True)
