"""Pillars of Remembrance (RULES 15)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.rules.ids import (
    EARNED,
    LAID_CARD,
    NO_EFFECT,
    NOT_COMPLETED,
    PILLAR_USED,
    SENT_TO_PILLAR,
    THREE_PILLARS,
    TIER_BELOW,
    WRONG_DISPLAY,
)

from .arrange import at, codes, goods, play, playable, reasons, thing, told, waiting

SHOWN = ["stack 1 PP09,PP03 PB01 PC01", "stack 2 PP04 PB02 PC02"]


def test_15_1_each_space_of_atlantis_has_its_display() -> None:
    t = play(at("year 1 2", "king 1 I2", *SHOWN, "kings 1"), "M2")
    assert codes(t) == ["1:PP03", "leave"]
    t = play(at("year 1 3", "king 1 M2", *SHOWN, "kings 1"), "O5", "S")
    assert codes(t) == ["2:PP04", "leave"]


def test_15_1_the_worked_example_of_a_space_that_offers_three_cards() -> None:
    """Whoever has a place for each may take any of the three cards of the space's display."""
    mine = ["pillar 1 PP01", "pillar 1 PP02 PB03+"]
    t = play(at("year 1 2", "king 1 I2", *mine, *SHOWN, "kings 1"), "M2")
    assert codes(t) == ["1:PP03", "1:PB01", "1:PC01", "leave"]


def test_15_1_the_covered_card_becomes_available() -> None:
    t = play(at("year 1 2", "king 1 I2", *SHOWN, "kings 1"), "M2", "1:PP03", "K")
    assert t.stack_height[0] == 1


def test_15_3_12_what_fits() -> None:
    t = play(at("hand 1 F13", "pillar 1 PP02 PB01", "pillar 1 PP05", "pillar 1 PP06 PB02+", *SHOWN, "act 1 2"), "play:F13")
    assert codes(t) == ["1:PB01", "1:PC01", "2:PB02", "2:PC02", "leave"]
    assert reasons(t)["1:PP03"] == THREE_PILLARS
    t = play(at("hand 1 F13", *SHOWN, "act 1 2"), "play:F13")
    assert reasons(t)["1:PB01"] == TIER_BELOW


def test_15_3_on_which_of_several_pillars() -> None:
    t = play(at("hand 1 F13", "pillar 1 PP02", "pillar 1 PP05", *SHOWN, "act 1 2"), "play:F13", "1:PB01")
    assert codes(t) == ["p1", "p2"]
    play(t, "p2")
    assert t.pillar[3 + 1] == 1 + thing(t, "PB01")


def test_15_4_11_a_pedestal_pays_what_it_shows() -> None:
    t = play(at("hand 1 F13", *SHOWN, "act 1 2"), "play:F13", "1:PP03", "C")
    assert goods(t) == "C"
    t = play(at("hand 1 F13", *SHOWN, "act 1 2"), "play:F13", "2:PP04")
    assert goods(t) == "G"
    t = play(at("hand 1 F13", "stack 1 PP02 - -", "act 1 2"), "play:F13", "1:PP02", "*K")
    assert waiting(t, "day_laborer") == 1


def test_15_5_body_two_points_and_a_scholar_at_once() -> None:
    t = at("hand 1 F13", "pillar 1 PP01", "train 1 scholar", *SHOWN, "act 1 2")
    play(t, "play:F13", "2:PB02")
    assert t.score[0] == 2
    play(t, "yes")
    assert t.completed[1] == 1
    assert (t.score[0], t.flame[0]) == (4, 2)


def test_15_5_capital_four_points_and_a_philosopher() -> None:
    t = at("hand 1 F13", "pillar 1 PP01 PB03+", "train 1 philosopher", *SHOWN, "act 1 2")
    play(t, "play:F13", "1:PC01", "no", "send:philosopher", "pillar:1c")
    assert t.completed[2] == 1
    assert t.score[0] == 4 + 7


def test_15_6_9_one_tier_of_each_pillar_once_a_round_and_for_no_action() -> None:
    t = at("seat 1 0 0 S 0", "pillar 1 PP05 PB01+", "pillar 1 PP07 PB03", "act 1 0")
    assert codes(t) == ["end", "use:1a", "use:1b"]
    assert reasons(t)["use:2a"] == NO_EFFECT  # no point to spend
    assert reasons(t)["use:2b"] == NOT_COMPLETED
    play(t, "use:1b")
    assert t.score[0] == 1
    assert codes(t) == ["end", "use:2a"]
    assert reasons(t)["use:1a"] == PILLAR_USED


def test_15_6_again_in_the_next_round() -> None:
    t = play(at("pillar 1 PP05 PB01+", "act 1 0"), "use:1b", "end", "end")
    assert not any(t.used)


def test_15_6_a_favor_tile_buys_no_second_effect() -> None:
    t = play(at("seat 1 0 0 - 1", "pillar 1 PP05 PB01+", "act 1 0"), "use:1b", "favor")
    assert "use:1b" not in codes(t)


def test_15_7_swap_a_book() -> None:
    t = play(at("seat 1 0 0 SS 0", "pillar 1 PP01", "act 1 0"), "use:1a", "S", "K")
    assert goods(t) == "SK"


def test_15_7_50_swap_a_settler() -> None:
    t = at("train 1 scholar", "pillar 1 PP03", "act 1 0")
    play(t, "use:1a", "scholar", "*S", "*K", "K")
    assert waiting(t, "scholar") == 0
    assert waiting(t, "day_laborer") == 1
    assert t.bag[0] == 20
    t = play(at("train 1 scholar", "pillar 1 PP03", "act 1 0"), "use:1a", "scholar", "*S", "*S")
    assert waiting(t, "scientist") == 1


def test_15_7_sell_a_book() -> None:
    start = play(at("seat 1 0 0 SC 0", "pillar 1 PP05", "act 1 0"), "use:1a", "C")
    assert play(start.copy(), "point").score[0] == 1
    assert play(start.copy(), "step").flame[0] == 1


def test_15_7_24_spend_a_point() -> None:
    start = play(at("seat 1 3 0 - 0", "pillar 1 PP07", "act 1 0"), "use:1a")
    t = play(start.copy(), "book", "S")
    assert (t.score[0], goods(t)) == (2, "S")
    t = play(start.copy(), "step")
    assert (t.score[0], t.flame[0]) == (2, 1)


def test_15_7_change_gold_and_books() -> None:
    start = play(at("seat 1 0 0 SSCG 0", "pillar 1 PP09", "act 1 0"), "use:1a")
    assert codes(start) == ["G>SS", "SS>G", "G>CC", "G>KK"]
    assert goods(play(start.copy(), "SS>G")) == "CGG"
    assert goods(play(start.copy(), "G>KK")) == "SSCKK"


def test_15_8_10_bodies() -> None:
    assert goods(play(at("pillar 1 PP01 PB02+", "act 1 0"), "use:1b", "K")) == "K"
    assert play(at("pillar 1 PP01 PB03+", "act 1 0"), "use:1b").flame[0] == 1
    t = play(at("pillar 1 PP01 PB04+", "train 1 scientist", "ship 1 ray", "act 1 0"), "use:1b", "scientist", "ship")
    assert (t.score[0], t.flame[0]) == (1, 1)
    t = play(at("seat 1 0 0 SC 0", "pillar 1 PP01 PB05+", "train 1 scientist", "act 1 0"), "use:1b", "physicist")
    assert (waiting(t, "physicist"), goods(t)) == (1, "")


def test_15_8_train_must_be_paid() -> None:
    t = at("pillar 1 PP01 PB05+", "train 1 scientist", "act 1 0")
    assert "use:1b" not in codes(t)


def test_15_9_both_in_either_order() -> None:
    t = at("seat 1 0 0 SC 0", "pillar 1 PP05 PB02+ PC01+", "act 1 0")
    t = play(t, "use:1c", "b", "K", "yes", "K", "point")
    assert (goods(t), t.score[0]) == ("SC", 1)


def test_15_9_the_second_effect_may_be_left() -> None:
    t = play(at("seat 1 0 0 SC 0", "pillar 1 PP05 PB02+ PC01+", "act 1 0"), "use:1c", "b", "K", "no")
    assert codes(t) == ["end"]


def test_15_9_one_of_them_twice() -> None:
    t = play(at("pillar 1 PP05 PB01+ PC02+", "act 1 0"), "use:1c", "b", "yes")
    assert t.score[0] == 2


def test_15_9_what_a_bonus_needs_may_come_by_the_first_effect() -> None:
    """The body's point pays for the pedestal."""
    t = play(at("pillar 1 PP07 PB01+ PC01+", "act 1 0"), "use:1c")
    assert codes(t) == ["b"]
    play(t, "b", "yes", "step")
    assert (t.score[0], t.flame[0]) == (0, 1)


def test_15_1_only_the_top_card_and_of_its_display() -> None:
    t = play(at("year 1 2", "king 1 I2", *SHOWN, "kings 1"), "M2")
    assert reasons(t)["2:PP04"] == WRONG_DISPLAY
    assert reasons(t)["1:PB01"] == TIER_BELOW
    assert "1:PP09" not in codes(t)


def test_15_1_stonemason_and_influence_card_from_either_display() -> None:
    t = play(at("train 1 stonemason", "ship 1 ray", *SHOWN, "act 1 2"), "send:stonemason", "ship")
    assert codes(t) == ["1:PP03", "2:PP04", "leave"]
    assert codes(play(at("hand 1 F13", *SHOWN, "act 1 2"), "play:F13")) == ["1:PP03", "2:PP04", "leave"]


def test_15_2_39_a_card_need_not_be_taken() -> None:
    t = play(at("year 1 2", "king 1 I2", *SHOWN, "kings 1"), "M2", "leave")
    assert sum(t.pillar) == 0
    assert t.stack_height[0] == 2


def test_15_2_12_if_none_fits_nothing_is_asked() -> None:
    t = play(at("year 1 2", "king 1 I2", "stack 1 - PB01 PC01", "order 1 2", "kings 1"), "M2")
    assert t.who() == 1
    three = ["pillar 1 PP01", "pillar 1 PP02", "pillar 1 PP05"]
    assert not playable("F13", *three, "stack 1 PP03 - -")
    assert playable("F13", *three[1:], "stack 1 PP03 - -")


def test_15_3_12_a_finished_pillar_counts_toward_the_three() -> None:
    three = ["pillar 1 PP01 PB01+ PC01+", "pillar 1 PP02", "pillar 1 PP05"]
    assert not playable("F13", *three, "stack 1 PP03 - -")


def test_15_3_one_card_a_tier() -> None:
    assert not playable("F13", "pillar 1 PP01 PB01", "stack 1 - PB02 PC01")
    assert playable("F13", "pillar 1 PP01 PB01+", "stack 1 - PB02 PC01")
    assert not playable("F13", "pillar 1 PP01 PB01+ PC01", "stack 1 - PB02 PC02")


@pytest.mark.parametrize(
    ("card", "bonus"),
    [(f"PP{n:02}", bonus) for n, bonus in enumerate("BSBGGSBGBS", 1)],
)
def test_15_4_11_the_bonus_of_every_pedestal(card: str, bonus: str) -> None:
    t = play(at("hand 1 F13", f"stack 1 {card} - -", "act 1 2"), "play:F13", f"1:{card}")
    if bonus == "B":
        assert codes(t) == ["S", "C", "K"]
    elif bonus == "G":
        assert goods(t) == "G"
    else:
        play(t, "*C")
        assert waiting(t, "intellectual") == 1


def test_15_4_47_laid_then_its_bonus_then_somebody_may_go() -> None:
    t = at("hand 1 F13", "pillar 1 PP01", "train 1 scholar", *SHOWN, "act 1 2")
    play(t, "play:F13", "2:PB02", "yes")
    facts = [fact for fact in told(t) if fact in (LAID_CARD, EARNED, SENT_TO_PILLAR)]
    assert facts == [LAID_CARD, EARNED, SENT_TO_PILLAR, EARNED]


def test_15_5_a_scholar_completes_a_body_only_a_philosopher_a_capital() -> None:
    t = at("train 1 scholar philosopher", "pillar 1 PP01 PB01+ PC01", "act 1 2")
    assert "send:scholar" not in codes(t)
    assert codes(play(t, "send:philosopher")) == ["pillar:1c"]


def test_15_6_9_a_tier_completed_now_may_be_used_now_if_its_pillar_was_not() -> None:
    t = at("train 1 scholar", "pillar 1 PP01 PB01", "act 1 1")
    play(t, "send:scholar", "pillar:1b")
    assert "use:1b" in codes(t)
    t = at("seat 1 0 0 S 0", "train 1 scholar", "pillar 1 PP05 PB01", "act 1 1")
    play(t, "use:1a", "S", "point", "send:scholar", "pillar:1b")
    assert "use:1b" not in codes(t)


def test_15_6_44_an_effect_is_not_used_for_nothing() -> None:
    for pillar in ("PP01", "PP03", "PP05", "PP07", "PP09", "PP01 PB04+", "PP01 PB05+"):
        assert codes(at(f"pillar 1 {pillar}", "act 1 0")) == ["end"]
    assert codes(at("seat 1 0 48 - 0", "pillar 1 PP01 PB03+", "act 1 0")) == ["end"]


def test_15_7_24_without_a_point_none_is_spent() -> None:
    assert codes(at("seat 1 0 0 - 0", "pillar 1 PP07", "act 1 0")) == ["end"]
    assert "use:1a" in codes(at("seat 1 1 0 - 0", "pillar 1 PP07", "act 1 0"))


def test_15_7_50_a_bag_with_one_gives_one() -> None:
    t = at("train 1 scholar", "pillar 1 PP03", "act 1 0")
    for kind in range(3):
        t.bag[kind] = 0
    play(t, "use:1a", "scholar", "*C")
    assert waiting(t, "intellectual") == 1
    assert codes(t) == ["end"]


def test_15_7_50_whoever_is_given_goes_into_the_bag_first() -> None:
    t = play(at("train 1 astronomer", "pillar 1 PP04", "act 1 0"), "use:1a", "astronomer")
    assert sum(t.bag) == 60
    play(t, "*S", "*C", "S")
    assert (waiting(t, "scientist"), sum(t.bag)) == (1, 59)


def test_15_8_the_body_that_gains_a_point() -> None:
    assert play(at("pillar 1 PP01 PB01+", "act 1 0"), "use:1b").score[0] == 1


def test_15_8_10_the_body_that_sends_takes_no_knowledge_card() -> None:
    lines = ["pillar 1 PP01 PB04+", "train 1 physicist scholar", "cell 1 a1 sand5", "shelf logic"]
    t = at(*lines, "act 1 0")
    assert codes(t) == ["end", "use:1b"]
    assert codes(play(t, "use:1b")) == ["physicist", "scholar"]


def test_15_9_a_capital_counts_as_the_one_tier_of_its_pillar() -> None:
    t = play(at("pillar 1 PP05 PB01+ PC01+", "act 1 0"), "use:1c", "b")
    assert codes(t) == ["end"]
    assert reasons(t)["use:1b"] == PILLAR_USED
