"""All Influence cards (RULES 18)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.pieces import KNOWLEDGE
from orichalcum.games.exodus.rules.ids import DRAFT_TO
from orichalcum.games.exodus.scoring import region_points

from .arrange import at, codes, goods, lodged, luck_with, names, place, play, playable, thing, tile, waiting


def test_18_1_25_49_swap_residences() -> None:
    lines = ["cell 1 a1 sand5 SC", "cell 1 c1 clay3 KKK"]
    t = play(at("hand 1 F01", *lines, "act 1 2"), "play:F01", "a1", "c1")
    assert (tile(t, "a1"), lodged(t, "a1")) == ("clay3", "KKK")
    assert (tile(t, "c1"), lodged(t, "c1")) == ("sand5", "SC")
    assert goods(t) == ""
    assert not playable("F01", lines[0])


def test_18_2_42_send_one_of_each_kind() -> None:
    t = at("hand 1 F02", "train 1 scholar scientist scientist", "cell 1 a1 sand5", "act 1 2")
    play(t, "play:F02", "scientist", "a1")
    assert codes(t) == ["scholar", "done"]
    play(t, "scholar", "a1")
    assert waiting(t, "scientist") == 1
    assert t.score[0] == 3
    assert not playable("F02", "train 1 scholar")


def test_18_2_also_to_a_pillar() -> None:
    t = at("hand 1 F02", "train 1 scholar", "pillar 1 PP01 PB01", "act 1 2")
    play(t, "play:F02", "scholar", "pillar:1b")
    assert t.completed[1] == 1


def test_18_3_three_steps() -> None:
    assert play(at("hand 1 F03", "act 1 2"), "play:F03", "S").flame[0] == 3
    assert not playable("F03", "seat 1 0 48 - 0")


def test_18_4_30_draft_first_drawn_then_put_to_any_place() -> None:
    t = play(at("hand 1 F04", "cell 1 a1 W02 S", "cell 1 b1 W05", "act 1 2"), "play:F04", "*K")
    assert t.top() & 0xFF == DRAFT_TO
    assert codes(t) == ["a1.2", "b1.1"]
    play(t, "a1.2")
    assert lodged(t, "a1") == "SK"
    assert t.staffed[0] == 3
    assert (t.score[0], t.bag[2]) == (0, 19)


def test_18_4_not_without_an_open_place_or_a_settler() -> None:
    assert not playable("F04", "cell 1 a1 W02 SC")
    assert not playable("F04")
    t = at("hand 1 F04", "cell 1 a1 W02", "act 1 2")
    assert "play:F04" in codes(t)
    for kind in range(3):
        t.bag[kind] = 0
    assert "play:F04" not in codes(t)


def test_18_5_favor_tiles_within_the_limit() -> None:
    assert play(at("hand 1 F05", "act 1 2"), "play:F05").favor[0] == 1
    assert not playable("F05", "seat 1 0 0 - 1")


def test_18_6_26_turn_the_rings() -> None:
    t = play(at("hand 1 F06", "rings 1 3", "act 1 2"), "play:F06", "2", "0")
    assert (t.turned_inner, t.turned_middle) == (1, 1)
    t = play(at("hand 1 F06", "act 1 2"), "play:F06", "0")
    assert codes(t) == ["1", "2", "3"]


def test_18_7_all_untrained_of_a_kind() -> None:
    lines = ["train 1 scientist scientist scientist physicist", "cell 1 a1 sand3 C", "open clay5"]
    t = play(at("hand 1 F07", *lines, "act 1 2"), "play:F07", "S")
    play(t, "scientist", "a1", "scientist", "a1", "scientist", "new:clay5", "c2", "S", "*sand3")
    assert waiting(t, "scientist") == 0
    assert waiting(t, "physicist") == 1
    assert t.score[0] == 3
    assert t.flame[0] == 4


def test_18_7_the_worked_example_every_one_of_a_colour_and_the_bonus_for_each() -> None:
    """Beside the action itself nothing is spent: both Day Laborers go, each with his point and his step."""
    t = at("hand 1 F07", "train 1 day_laborer day_laborer intellectual", "cell 1 a1 sand5", "act 1 2")
    assert codes(play(t, "play:F07")) == ["C", "K"]
    play(t, "K", "day_laborer", "a1", "day_laborer", "a1")
    assert lodged(t, "a1") == "KK"
    assert (t.score[0], t.flame[0], t.actions) == (2, 2, 1)
    assert waiting(t, "intellectual") == 1


def test_18_7_42_it_goes_on_until_nobody_has_a_place() -> None:
    t = at("hand 1 F07", "train 1 scientist scientist scientist", "ship 1 ray", "ship 1 ray", "act 1 2")
    play(t, "play:F07", "S", "scientist", "ship")
    assert codes(t) == ["scientist"]
    play(t, "scientist", "ship")
    assert codes(t)[0] == "end"


def test_18_8_train_for_nothing() -> None:
    t = play(at("hand 1 F08", "train 1 physicist", "act 1 2"), "play:F08", "astronomer")
    assert waiting(t, "astronomer") == 1
    assert not playable("F08", "train 1 astronomer")


def test_18_9_a_ship() -> None:
    t = play(at("hand 1 F09", "open octopus", "act 1 2"), "play:F09", "octopus")
    assert t.score[0] == 1


def test_18_10_an_agora_with_goods() -> None:
    t = play(at("hand 1 F10", "open A02", "act 1 2"), "play:F10", "A02", "c4")
    assert goods(t) == "CCK"
    assert t.flame[0] == 1


def test_18_11_51_any_knowledge_card_of_the_discard() -> None:
    t = play(at("hand 1 F11", "open logic optics", "act 1 2"), "play:F11", "logic")
    assert t.knowledge[t.pieces.thing_names.index("logic") - t.pieces.first[KNOWLEDGE]] == 1
    assert t.score[0] == 0


def test_18_11_19_a_name_one_owns_cannot_be_kept() -> None:
    """Ruling 19."""
    lines = ["hand 1 F11", "know 1 calendar coinage", "act 1 2"]
    t = play(at(*lines, seats=3), "play:F11", "*calendar", "*logic")
    assert t.knowledge[t.pieces.thing_names.index("logic") - t.pieces.first[KNOWLEDGE]] == 1
    t = play(at(*lines, seats=3), "play:F11", "*calendar", "*coinage")
    assert sum(t.knowledge) == 2
    assert sum(t.open) == 2


def test_18_11_5_knowledge_workshops_react() -> None:
    """Ruling 5."""
    t = play(at("hand 1 F11", "cell 1 b1 W24 S", "open logic", "act 1 2"), "play:F11", "logic", "yes")
    assert t.flame[0] == 2


def test_18_12_a_workshop() -> None:
    t = play(at("hand 1 F12", "act 1 2"), "play:F12", "*W01", "*W09", "W09", "c3")
    assert tile(t, "c3") == "W09"
    assert t.open[0] == 1


def test_18_13_a_pillar_card() -> None:
    t = play(at("hand 1 F13", "stack 2 PP04 - -", "act 1 2"), "play:F13", "2:PP04")
    assert goods(t) == "G"
    assert not playable("F13", "stack 1 - PB01 -")


def test_18_14_4_goods_of_the_kings_space() -> None:
    t = play(at("hand 1 F14", "king 1 O4", "cell 1 b1 W13 S", "act 1 2"), "play:F14", "S", "S")
    assert goods(t) == "SSG"
    assert t.flame[0] == 0
    assert not playable("F14", "king 1 O7")


def test_18_15_exchange_books() -> None:
    t = play(at("seat 1 0 0 SSC 0", "hand 1 F15", "act 1 2"), "play:F15", "S", "K", "S", "K")
    assert codes(t) == ["C", "done"]
    play(t, "done")
    assert goods(t) == "CKK"


def test_18_15_each_book_once() -> None:
    t = play(at("seat 1 0 0 S 0", "hand 1 F15", "act 1 2"), "play:F15", "S", "C")
    assert codes(t)[0] == "end"


def test_18_16_three_points() -> None:
    assert play(at("hand 1 F16", "act 1 2"), "play:F16").score[0] == 3


def test_18_17_27_renew_the_tiles() -> None:
    t = at("hand 1 F17", "tile M0 W05", "tile M6 A10", "stand M6 S", "stand I0 SC", "act 1 2")
    play(t, "play:F17", "step")
    assert t.open[4] == 1
    assert sum(tile != 0 for tile in t.ring_tile) == 8
    assert list(t.city[:4]) == [1, 2, 0, 0]


def test_18_18_renew_the_knowledge_display() -> None:
    t = at("hand 1 F18", "shelf optics - logic", "act 1 2")
    play(t, "play:F18", "step")
    assert t.open[t.pieces.thing_names.index("optics")] == 1
    assert all(t.shelf[:3])


def test_18_19_28_repeat_the_last_bonus() -> None:
    t = play(at("seat 1 0 23 - 0", "hand 1 F19", "act 1 2"), "step", "play:F19")
    assert goods(t) == "GG"
    assert not playable("F19")


def test_18_19_28_a_bonus_that_went_to_waste_does_not_count() -> None:
    """Ruling 28: the Favor tile of 12 found no space, so gold on 8 was the last."""
    t = play(at("seat 1 0 7 - 1", "hand 1 F19", "act 1 9"), "step", "step", "step", "step", "step")
    assert t.last_bonus[0] == 10
    play(t, "play:F19")
    assert t.score[0] == 2


def test_18_19_an_influence_card_once_more() -> None:
    t = play(at("seat 1 0 5 - 0", "hand 1 F19", "open F16 F03", "act 1 2"), "step", "F16", "play:F19", "F03")
    assert t.received[0] == 3


def test_18_20_29_fill_a_residence() -> None:
    t = play(at("hand 1 F20", "cell 1 a1 sand5 SC", "act 1 2"), "play:F20", "*K", "*K", "*S")
    assert lodged(t, "a1") == "SSCKK"
    assert t.score[0] == 0
    assert not playable("F20", "cell 1 a1 sand3 SCK")


def test_18_21_49_move_a_workshop_or_agora() -> None:
    t = play(at("hand 1 F21", "cell 1 a1 W02 SC", "cell 1 a2 A01", "act 1 2"), "play:F21", "a1", "c1")
    assert goods(t) == "G"
    assert (tile(t, "c1"), lodged(t, "c1")) == ("W02", "SC")
    assert t.staffed[10] == 3
    t = play(at("hand 1 F21", "cell 1 a2 A01", "act 1 2"), "play:F21", "a2", "b3")
    assert t.flame[0] == 1


def test_18_22_return_books() -> None:
    t = at("seat 1 0 0 SSCCKK 0", "hand 1 F22", "act 1 2")
    play(t, "play:F22", "S", "C", "K", "S", "C")
    assert goods(t) == "K"
    assert t.score[0] == 5
    t = play(at("seat 1 0 0 SS 0", "hand 1 F22", "act 1 2"), "play:F22", "S", "done")
    assert t.score[0] == 1


def test_18_23_return_gold() -> None:
    t = play(at("seat 1 0 0 GGGG 0", "hand 1 F23", "act 1 2"), "play:F23", "G", "G", "G")
    assert goods(t) == "G"
    assert t.score[0] == 6


def test_18_24_42_all_trained_of_a_kind_also_to_pillars() -> None:
    lines = ["train 1 scholar counselor intellectual", "pillar 1 PP01 PB01", "ship 1 ray", "open ray"]
    t = play(at("hand 1 F24", *lines, "act 1 2"), "play:F24", "C", "scholar", "pillar:1b", "counselor", "ship", "ray")
    assert waiting(t, "intellectual") == 1
    assert t.completed[1] == 1


def test_18_1_49_settlers_count_in_their_new_region() -> None:
    t = play(at("hand 1 F01", "cell 1 a1 sand5 SC", "cell 1 c1 clay3", "act 1 2"), "play:F01", "a1", "c1")
    assert [int(region_points(t, 0, region)) for region in range(3)] == [0, 0, 10]


def test_18_1_25_an_unfilled_one_stays_the_one_to_be_filled() -> None:
    lines = ["cell 1 a1 sand5 SC", "cell 1 c1 clay3 KKK", "train 1 scientist", "open shore3"]
    t = play(at("hand 1 F01", *lines, "act 1 2"), "play:F01", "a1", "c1", "send:scientist")
    assert codes(t) == ["c1"]


def test_18_2_42_a_kind_may_be_left_out_but_not_all() -> None:
    t = at("hand 1 F02", "train 1 scholar scientist", "cell 1 a1 sand5", "act 1 2")
    play(t, "play:F02")
    assert "done" not in codes(t)
    play(t, "scientist", "a1", "done")
    assert waiting(t, "scholar") == 1


def test_18_2_a_card_nobody_can_use_is_not_played() -> None:
    assert not playable("F02", "train 1 scholar")


def test_18_5_as_far_as_they_fit() -> None:
    three = ["cell 1 a1 W01", "cell 1 a3 W02", "cell 1 a4 W03"]
    assert play(at("seat 1 0 0 - 1", *three, "hand 1 F05", "act 1 2"), "play:F05").favor[0] == 2


def test_18_6_26_kings_and_settlers_go_along_and_nothing_is_gained() -> None:
    lines = ["year 1 1", "king 1 I0", "king 2 I4", "stand I2 SS", "order 1 2"]
    t = play(at("hand 1 F06", *lines, "act 1 2"), "play:F06", "0", "1")
    assert list(t.king) == [0, 8 // 2]
    assert t.city[3] == 1
    assert (goods(t), t.flame[0]) == ("", 0)
    play(t, "end", "end")
    assert codes(t) == ["M0", "M1", "M2", "M3"]  # the walls of the new position


def test_18_6_one_of_them_must_turn() -> None:
    t = play(at("hand 1 F06", "act 1 2"), "play:F06", "1")
    assert codes(t) == ["0", "1", "2", "3"]


def test_18_7_42_also_to_workshops_and_not_the_trained_ones() -> None:
    lines = ["train 1 intellectual scholar", "cell 1 b1 W02"]
    t = play(at("hand 1 F07", *lines, "act 1 2"), "play:F07", "C", "intellectual", "work:b1.2")
    assert (lodged(t, "b1"), waiting(t, "scholar")) == ("C", 1)
    assert (t.score[0], t.flame[0]) == (1, 1)


def test_18_8_only_one_space() -> None:
    t = play(at("hand 1 F08", "train 1 scientist", "act 1 2"), "play:F08")
    assert codes(t) == ["physicist", "mathematician"]


def test_18_9_not_with_a_full_track() -> None:
    assert not playable("F09", *["ship 1 ray"] * 6)
    assert playable("F09", *["ship 1 ray"] * 5)


def test_18_11_51_not_only_the_top_one() -> None:
    t = play(at("hand 1 F11", "open logic optics poetry", "act 1 2"), "play:F11")
    assert codes(t) == ["draw", "optics", "poetry", "logic"]


def test_18_11_19_of_two_the_one_not_owned_is_kept() -> None:
    t = at("hand 1 F11", "know 1 calendar", "open calendar", "act 1 2", seats=3)
    play(t, "play:F11", "*logic", "*poetry")
    assert codes(t) == ["logic", "poetry"]


def test_18_12_the_settlers_may_go_at_once() -> None:
    t = play(at("hand 1 F12", "train 1 carpenter", "open W09", "act 1 2"), "play:F12", "W09", "a3", "carpenter.1")
    assert t.staffed[place("a3")] == 1
    assert t.score[0] == 1 + 3


@pytest.mark.parametrize(
    ("king", "answers", "got"),
    [("I0", (), "S"), ("I1", (), "G"), ("M1", (), "SCK"), ("O1", ("K",), "K"), ("O3", ("C",), "C")],
)
def test_18_14_books_and_gold_of_the_space_only(king: str, answers: tuple[str, ...], got: str) -> None:
    t = play(at("hand 1 F14", f"king 1 {king}", "stand I0 S", "tile O3 ray", "act 1 2"), "play:F14", *answers)
    assert (goods(t), t.flame[0], sum(t.training), sum(t.ship)) == (got, 0, 0, 0)


@pytest.mark.parametrize("king", ["M0", "M2", "M3", "M5", "M6", "M7", "O0", "O6", "O7"])
def test_18_14_not_on_a_space_without_books_or_gold(king: str) -> None:
    assert not playable("F14", f"king 1 {king}")


def test_18_17_27_other_settlers_stay_and_new_agoras_get_theirs() -> None:
    open_agoras = " ".join(f"A{n:02}" for n in range(1, 10))
    t = at("hand 1 F17", f"open {open_agoras}", "tile M6 A10", "stand M6 S", "guard M0 K", "act 1 2")
    play(t, "play:F17")
    luck_with(t, 3)
    agoras = [t.pieces.agora_slot[n] for n in (14, 16)]
    assert all(t.city[slot] for slot in agoras)
    assert t.city[t.pieces.guard_slot[8]] == 3
    assert t.open[thing(t, "A10")] == 1


def test_18_18_from_the_discard_if_the_pile_has_ended() -> None:
    t = at("act 1 2")
    deck = [name for name in t.pieces.thing_names if t.pieces.kind[thing(t, name)] == KNOWLEDGE]
    t = play(at("hand 1 F18", "shelf optics poetry masonry", f"open {' '.join(deck[3:])}", "act 1 2"), "play:F18")
    luck_with(t, 3)
    assert len(set(names(t, t.shelf[:3]))) == 3


def test_18_19_28_never_a_monument() -> None:
    t = play(at("seat 1 0 14 - 0", "last 1 12", "offer 1 M01", "hand 1 F19", "act 1 2"), "step", "M01", "a1", "play:F19")
    assert t.favor[0] == 1


def test_18_20_29_only_one_with_room_and_as_far_as_the_bag_goes() -> None:
    t = at("hand 1 F20", "cell 1 a1 sand5 SC", "cell 1 b1 clay3 KKK", "act 1 2")
    for kind in range(3):
        t.bag[kind] = int(kind < 2)
    play(t, "play:F20", "*S", "*C")
    assert lodged(t, "a1") == "SSCC"
    assert codes(t)[0] == "end"


def test_18_21_workshops_and_agoras_only_and_to_cells_of_their_kind() -> None:
    t = at("hand 1 F21", "cell 1 a1 sand5", "cell 1 a3 M01", "cell 1 b1 W01", "cell 1 a2 A01", "act 1 2")
    assert codes(play(t.copy(), "play:F21")) == ["a2", "b1"]
    assert codes(play(t.copy(), "play:F21", "a2")) == ["b3", "c4"]
    assert "c4" not in codes(play(t.copy(), "play:F21", "b1"))


def test_18_21_no_settler_may_go_at_once() -> None:
    t = play(at("hand 1 F21", "train 1 mathematician", "cell 1 b1 W01", "act 1 1"), "play:F21", "b1", "a3")
    assert codes(t) == ["end"]


def test_18_22_five_at_most_18_23_three_at_most() -> None:
    t = play(at("seat 1 0 0 SSSSSS 0", "hand 1 F22", "act 1 2"), "play:F22", *"SSSSS")
    assert (goods(t), t.score[0], codes(t)[0]) == ("S", 5, "end")
    t = play(at("seat 1 0 0 GGGG 0", "hand 1 F23", "act 1 2"), "play:F23", "G", "done")
    assert (goods(t), t.score[0]) == ("GGG", 2)
