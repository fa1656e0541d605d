"""Matches: who may answer what, what can be taken back, and errors that say what to do."""

from __future__ import annotations

from typing import Any

import pytest

import orichalcum
from orichalcum import LUCK, SPECTATOR
from orichalcum.kernel.errors import BadOption, BadSnapshot, IllegalChoice, NoSuchGame, NothingToUndo, NotYourTurn
from orichalcum.kernel.match import Match
from orichalcum.kernel.snapshot import pack_table, unpack_match, unpack_table


def begun(seats: int = 3) -> Match:
    match = orichalcum.game("colovini").new(seats)
    match.luck(orichalcum.Rng(1))
    return match


def test_the_public_api_is_as_the_design_lists_it() -> None:
    game = orichalcum.game("colovini")
    t = game.new(seats=4, edition="reconstructed", sell_many=True)
    t.luck(orichalcum.Rng(1))
    assert t.waiting() == [0]
    choice = t.options(0)[0]
    assert choice.code
    assert choice.words("en")
    assert choice.words("de")
    assert isinstance(choice.anchors, tuple)
    t.play(choice.code, 0)
    assert not t.over
    assert len(t.scores()) == len(t.ranking()) == 4
    assert t.copy().record == t.record
    assert t.seen_by(1).imagine(orichalcum.Rng(2))
    assert t.view(1).me == 1
    assert t.picture(1, "de").startswith("<svg")
    assert t._repr_svg_().startswith("<svg")
    assert orichalcum.replay(t.record).record == t.record


def test_out_of_turn_says_whose_turn_it_is() -> None:
    t = begun()
    with pytest.raises(NotYourTurn, match="waits for Seat 1"):
        t.play(t.options(0)[0].code, 1)
    with pytest.raises(NotYourTurn, match="waits for luck"):
        orichalcum.game("colovini").new(3).play("aF", 0)
    assert t.options(1) == []


@pytest.mark.parametrize("seat", [3, 99, -4, None, "0"])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    t = begun(3)
    before = pack_table(t.table)
    assert not t.options(seat)
    assert not t.refusals(seat)
    with pytest.raises(NotYourTurn, match="There are 3 seats"):
        t.play("aF", seat)
    for look in (t.view, t.seen_by, t.picture, t.asked, t.describe, t.account):
        with pytest.raises(BadOption, match="There are 3 seats, counted from 0"):
            look(seat)
    with pytest.raises(NothingToUndo):
        t.undo(seat)
    assert pack_table(t.table) == before


def test_luck_may_not_answer_for_a_seat() -> None:
    with pytest.raises(NotYourTurn, match="waits for Seat 1, not for luck"):
        begun().play("aF", LUCK)


@pytest.mark.parametrize("choice", [None, 5, b"aF", "", " aF", "aF\n", "a" * 10_000])
def test_what_is_no_choice_is_refused(choice: Any) -> None:
    with pytest.raises(IllegalChoice, match="is not among the choices"):
        begun().play(choice, 0)


def test_pictures_of_another_kind_are_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="drawn wide, tall; not round"):
        begun().picture(0, "en", "round")
    with pytest.raises(BadOption, match="day, night, .*print.*; not sepia"):
        begun().picture(0, "en", "wide", "sepia")


def test_a_seed_may_be_any_whole_number() -> None:
    assert orichalcum.Rng(2**64 + 5).bits() == orichalcum.Rng(5).bits()
    assert orichalcum.Rng(2**63).bits() == orichalcum.Rng(-(2**63)).bits()


def test_an_illegal_choice_says_why_and_changes_nothing() -> None:
    t = begun()
    before = pack_table(t.table)
    refusals = t.refusals(0)
    assert refusals
    with pytest.raises(IllegalChoice) as refused:
        t.play(refusals[0].code, 0)
    assert str(refused.value) == refusals[0].why
    assert refused.value.paragraph == refusals[0].paragraph
    with pytest.raises(IllegalChoice, match="zz"):
        t.play("zz", 0)
    assert pack_table(t.table) == before
    assert len(t.answers) == len(begun().answers)


def test_a_finished_game_asks_nobody() -> None:
    t = begun(2)
    rng = orichalcum.Rng(3)
    while not t.over:
        t.luck(rng)
        for who in t.waiting():
            t.play(t.options(who)[rng.below(len(t.options(who)))], who)
    assert t.waiting() == []
    with pytest.raises(NotYourTurn, match="over"):
        t.play("aF", 0)
    with pytest.raises(NothingToUndo):
        t.undo(0)


def test_undo_ends_where_luck_answered_or_another_seat_acted() -> None:
    t = begun()
    bridge = next(choice for choice in t.options(0) if choice.code.startswith("="))
    before = pack_table(t.table)
    t.play(bridge, 0)
    assert t.can_undo(0)
    assert not t.can_undo(1)
    with pytest.raises(NothingToUndo):
        t.undo(1)
    t.undo(0)
    assert pack_table(t.table) == before
    assert not t.can_undo(0)
    t.play(next(choice for choice in t.options(0) if not choice.code.startswith("=")), 0)
    t.luck(orichalcum.Rng(4))
    assert not t.can_undo(0)


def test_a_choice_that_leads_to_luck_is_final() -> None:
    t = begun()
    by_code = {choice.code: choice for choice in t.options(0)}
    assert not next(one for code, one in by_code.items() if code.startswith("=")).final
    assert orichalcum.game("colovini").new(2).waiting() == [LUCK]


def test_a_spectator_sees_less_than_a_seat() -> None:
    t = begun()
    own: Any = t.seen_by(0)
    other: Any = t.seen_by(SPECTATOR)
    assert sum(own.hand) > 0
    assert sum(other.hand) == 0
    t.play("=27", 0)
    t.play(next(choice for choice in t.options(0) if choice.code.startswith("a")), 0)
    t.luck(orichalcum.Rng(2))
    assert t.lines(0) != t.lines(SPECTATOR)
    assert len(t.log(0)) == len(t.log(SPECTATOR))


def test_unknown_games_seats_and_options_are_named() -> None:
    with pytest.raises(NoSuchGame, match="did you mean colovini"):
        orichalcum.game("colovine")
    game = orichalcum.game("colovini")
    with pytest.raises(BadOption, match="2 to 4 seats, not 9"):
        game.new(9)
    with pytest.raises(BadOption, match=r"2 to 4 seats, not 2\.0"):
        game.new(2.0)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="no option fly"):
        game.new(2, fly=True)
    with pytest.raises(BadOption, match="not 'often'"):
        game.new(2, sell_many="often")
    with pytest.raises(BadOption, match="or give a .toml file"):
        game.new(2, "deluxe")


def test_broken_snapshots_are_refused() -> None:
    t = begun()
    raw = t.snapshot()
    for cut in range(0, len(raw), 97):
        with pytest.raises(BadSnapshot):
            unpack_match(raw[:cut])
    with pytest.raises(BadSnapshot):
        unpack_table(t.game, t.edition.pieces, t.agreed, pack_table(t.table) + b"x")


def test_house_options_reach_the_rules() -> None:
    game = orichalcum.game("colovini")
    tables: list[Any] = [game.new(2).table, game.new(2, bridge_after=False).table]
    assert [t.bridge_after for t in tables] == [True, False]
