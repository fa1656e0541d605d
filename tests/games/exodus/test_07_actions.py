"""Phase 2 (RULES 7)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.rules.ids import (
    AT_THE_END,
    EARNED,
    NO_ACTION_LEFT,
    NOWHERE_TO_GO,
    PLACED,
    REVEALED,
    SENT_HOME,
    STEPPED,
)

from .arrange import at, codes, goods, lodged, play, playable, reasons, tile, told, waiting


def test_7_1_two_actions_then_nothing_but_the_end() -> None:
    t = play(at("act 1 2"), "step", "step")
    assert codes(t) == ["end"]
    assert reasons(t)["step"] == NO_ACTION_LEFT


def test_7_1_the_same_action_twice_or_different_ones() -> None:
    t = at("seat 1 0 0 SCSK 0", "train 1 scientist scientist", "act 1 2")
    t = play(t, "train:physicist", "train:mathematician")
    assert codes(t) == ["end"]
    t = play(
        at("seat 1 0 0 SC 0", "train 1 scientist", "cell 1 a1 sand5", "act 1 2"), "train:physicist", "send:physicist", "a1"
    )
    assert lodged(t, "a1") == "S"


def test_7_1_43_actions_not_used_lapse() -> None:
    t = play(at("act 1 2"), "end")
    assert t.who() == 1
    assert t.actions == 2
    t = play(at("act 1 2"), "end", "step", "step", "end")
    assert t.actions == 0 or t.round == 2


def test_7_1_43_a_favor_tile_gained_now_may_be_spent_now_and_there_is_no_cap() -> None:
    t = play(at("seat 1 0 11 - 0", "act 1 1"), "step", "favor", "step")
    assert t.flame[0] == 13
    nine = [f"cell 1 {cell} W{n + 1:02}" for n, cell in enumerate(["a1", "a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1"])]
    t = at("seat 1 0 0 - 4", *nine, "hand 1 F05", "act 1 2")
    play(t, "favor", "favor", "favor", "favor", "play:F05", "favor", "favor", "favor")
    assert t.actions == 2 + 4 - 1 + 3


def test_7_1_9_pillar_effects_come_between_actions() -> None:
    t = play(at("seat 1 0 0 SC 0", "pillar 1 PP05 PB03+", "act 1 2"), "step", "use:1b", "end")
    assert t.flame[0] == 2
    assert t.who() == 1


def test_7_2_a_step() -> None:
    t = play(at("act 1 2"), "step")
    assert t.flame[0] == 1
    assert t.actions == 1
    assert reasons(at("seat 1 0 48 - 0", "act 1 2"))["step"] == AT_THE_END


def test_7_3_training_is_an_action() -> None:
    t = play(at("seat 1 0 0 SC 0", "train 1 scientist", "act 1 2"), "train:physicist")
    assert t.actions == 1
    assert waiting(t, "physicist") == 1


def test_7_4_where_a_settler_may_go() -> None:
    lines = ["cell 1 a1 sand5 S", "ship 1 ray", "cell 1 b1 W17", "pillar 1 PP01 PB01"]
    t = play(at("train 1 scholar scientist", *lines, "act 1 2"), "send:scholar")
    assert codes(t) == ["a1", "ship", "work:b1.1", "pillar:1b"]
    t = play(at("train 1 scholar scientist", *lines, "act 1 2"), "send:scientist")
    assert codes(t) == ["a1", "ship"]


def test_7_4_46_the_new_residence_pays_then_he_moves_then_his_space_pays() -> None:
    lines = ["seat 1 0 7 - 0", "train 1 scientist", "open sand3 clay5 shore3", "act 1 2"]
    t = play(at(*lines), "send:scientist", "new:sand3", "a5", "*slate3")
    facts = [fact for fact in told(t) if fact in (PLACED, STEPPED, REVEALED, SENT_HOME, EARNED)]
    assert facts == [PLACED, STEPPED, REVEALED, SENT_HOME, EARNED, STEPPED]
    assert goods(t) == "G"  # the cell's step reached 8


def test_7_4_nowhere_to_go() -> None:
    t = at("train 1 scholar", "cell 1 a1 sand3 SSS", "act 1 2")
    assert reasons(t)["send:scholar"] == NOWHERE_TO_GO


def test_7_5_a_knowledge_card_is_one_action() -> None:
    t = at("train 1 physicist scholar", "cell 1 a1 sand5", "shelf logic", "act 1 2")
    play(t, "learn:logic", "scholar", "a1", "a1")
    assert t.actions == 1
    assert sum(t.knowledge) == 1


def test_7_6_45_a_card_costs_an_action_and_stays_with_its_owner() -> None:
    t = play(at("hand 1 F16", "act 1 2"), "play:F16")
    assert t.actions == 1
    assert t.played[15] == 1
    assert t.received[0] == 1
    assert t.hand_size[0] == 0
    assert sum(t.open) == 0


def test_7_6_several_cards_may_be_held_and_played_in_one_round() -> None:
    t = play(at("hand 1 F16 F03", "act 1 2"), "play:F16", "play:F03", "S")
    assert (t.score[0], t.flame[0], t.received[0]) == (3, 3, 2)


def test_7_6_44_a_card_gained_in_this_phase_may_be_played_in_it() -> None:
    t = play(at("seat 1 0 5 - 0", "open F16", "act 1 2"), "step", "F16", "play:F16")
    assert t.score[0] == 3


IDLE = ("F01", "F02", "F04", "F07", "F08", "F13", "F14", "F15", "F19", "F20", "F21", "F22", "F23", "F24")


@pytest.mark.parametrize("card", IDLE)
def test_7_6_44_a_card_is_not_played_for_nothing(card: str) -> None:
    assert not playable(card)


def test_7_7_6_a_guard_just_taken_may_staff_the_workshop_of_the_same_space() -> None:
    """In phase 1 as well; settlers come before the tile."""
    t = at("year 1 2", "king 1 I0", "guard M0 S", "tile M0 W02", "kings 1")
    play(t, "M0", "yes", "a4")
    assert codes(t) == ["scientist.1", "done"]
    play(t, "scientist.1")
    assert lodged(t, "a4") == "S"
    assert goods(t) == "G"
    assert t.score[0] == 1
    assert t.flame[0] == 1


def test_7_7_both_settlers_of_a_new_workshop_at_once() -> None:
    t = at("train 1 scholar physicist", "hand 1 F12", "open W02", "act 1 2")
    play(t, "play:F12", "W02", "b1", "physicist.1", "scholar.2")
    assert t.actions == 1
    assert lodged(t, "b1") == "SC"
    assert t.score[0] == 3 + 2


def test_7_7_or_only_one_of_them() -> None:
    t = play(at("train 1 scholar physicist", "hand 1 F12", "open W02", "act 1 2"), "play:F12", "W02", "a1", "scholar.2", "done")
    assert lodged(t, "a1") == "C"
    assert "send:physicist" in codes(t)  # later it costs an action


def test_7_7_6_not_later_and_not_for_a_ship_or_a_residence() -> None:
    t = play(at("train 1 scholar physicist", "hand 1 F12", "open W02", "act 1 1"), "play:F12", "W02", "b1", "done")
    assert codes(t) == ["end"]
    t = play(at("train 1 scientist", "hand 1 F09", "open ray", "act 1 1"), "play:F09", "ray")
    assert codes(t) == ["end"]


def test_7_7_a_chain_through_a_stonemason_in_phase_1() -> None:
    """A Workshop for a Stonemason arrives; he goes at once, brings a body, and a Scholar completes it at once."""
    lines = ["year 1 2", "king 1 I0", "train 1 stonemason scholar", "pillar 1 PP05", "stack 2 - PB01 -", "tile M0 W21"]
    t = play(at(*lines, "kings 1"), "M0", "a3", "stonemason.1", "2:PB01", "yes")
    assert tile(t, "a3") == "W21"
    assert t.completed[1] == 1
    assert t.score[0] == 1 + 2 + 2 + 2  # the cell, the Stonemason, the body, the Scholar
    assert t.flame[0] == 2
