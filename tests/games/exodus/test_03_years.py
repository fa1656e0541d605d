"""Preparing years (RULES 3)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.inventory import inventory
from orichalcum.games.exodus.pieces import AGORA, INFLUENCE, KNOWLEDGE, PEDESTAL, RESIDENCE, SHIP, WORKSHOP
from orichalcum.games.exodus.rules.ids import CATASTROPHE, ROUND_BEGAN, TAKE_ORDER_SPACE
from orichalcum.games.exodus.table import Exodus, open_size, pile_size

from .arrange import at, codes, luck_with, names, play, space, thing, tile, told, waiting

SHOPS = [f"W{n:02}" for n in range(1, 26)]
AGORAS = [f"A{n:02}" for n in range(1, 16)]
SHIPS = ["ray"] * 6 + ["turtle"] * 5 + ["dolphin"] * 4 + ["octopus"] * 3


def next_year(*lines: str, year: int = 2, seats: int = 2, seed: int = 3, **options: bool) -> Exodus:
    """Prepared for this year."""
    t = at(f"year {year} 1", *lines, "begin", seats=seats, **options)
    luck_with(t, seed)
    return t


def test_3_1_five_years_of_three_rounds() -> None:
    t = at("begin")
    seen: list[tuple[int, int, bool]] = []
    while not t.over:
        if t.top() & 0xFF == CATASTROPHE:
            assert t.round == 3
        luck_with(t, 5)
        if t.over:
            break
        if not seen or seen[-1] != (t.year, t.round, t.top() & 0xFF == TAKE_ORDER_SPACE):
            seen.append((t.year, t.round, t.top() & 0xFF == TAKE_ORDER_SPACE))
        t.answer(t.who(), t.choices(t.who())[0])
    assert told(t).count(ROUND_BEGAN) == 15
    assert [year for year, _, order in seen if order] == [1, 2, 3, 4, 5]


def test_3_1_year_one_is_prepared_by_setting_up() -> None:
    assert codes(at("year 1 1", "begin"))[0] == "1"
    assert at("year 2 1", "begin").top() & 0xFF == CATASTROPHE


def test_3_2_kings_go_home_and_goods_stay() -> None:
    t = next_year("seat 1 7 4 SG 1", "king 1 O3", "king 2 O4", "train 1 scholar", "cell 1 a1 sand5 S")
    assert list(t.king) == [-1, -1]
    assert (t.score[0], t.flame[0], t.goods[0], t.goods[3], t.favor[0]) == (7, 4, 1, 1, 1)
    assert waiting(t, "scholar") == 1
    assert tile(t, "a1") == "sand5"


@pytest.mark.parametrize(("tile", "inner", "middle"), [("1x1", 2, 1), ("1x2", 3, 2), ("2x1", 3, 1), ("2x2", 0, 2)])
def test_3_3_both_rings_turn_and_the_inner_one_further(tile: str, inner: int, middle: int) -> None:
    t = play(at("year 2 1", "begin"), f"*{tile}")
    assert (t.turned_inner, t.turned_middle) == (inner, middle)


def test_3_3_turns_add_up() -> None:
    t = play(at("year 2 1", "rings 1 3", "begin"), "*2x2")
    assert (t.turned_inner, t.turned_middle) == (1, 1)


def test_3_3_what_stands_on_a_ring_goes_with_it() -> None:
    t = play(at("year 2 1", "stand I0 SC", "guard M2 K", "begin"), "*1x1")
    assert list(t.city[:2]) == [1, 2]
    assert t.city[t.pieces.guard_slot[space(t, "M2")]] == 3


def test_3_3_a_catastrophe_comes_as_often_as_there_are_tiles_left() -> None:
    t = at("year 2 1", "turned 1x1 1x1 2x2", "begin")
    assert codes(t) == ["1x2", "2x1", "2x2"]
    assert [t.step().weight(t, -1, t.argument(), option) for option in t.choices(-1)] == [2, 2, 1]


def test_3_4_tiles_left_go_to_the_open_displays_and_new_ones_come() -> None:
    t = next_year("tile M0 W05", "tile M3 ray", "tile M6 A01")
    assert [t.open[thing(t, name)] for name in ("W05", "ray", "A01")] == [1, 1, 1]
    assert sum(tile != 0 for tile in t.ring_tile) == 8
    assert [pile_size(t, kind) for kind in (WORKSHOP, AGORA, SHIP)] == [25 - 1 - 4, 15 - 1 - 2, 18 - 1 - 2]


def test_3_4_17_the_settler_of_a_cleared_agora_goes_to_the_bag() -> None:
    t = at("year 2 1", "tile M6 A10", "stand M6 S", "begin")
    before = t.bag[0]
    play(t, "*1x1")
    assert t.bag[0] == before + 1
    assert t.open[thing(t, "A10")] == 1


def test_3_5_settlers_left_stay_and_gaps_are_filled() -> None:
    t = next_year("stand I0 SS", "guard M0 K")
    assert list(t.city[:2]) == [1, 1]
    assert t.city[t.pieces.guard_slot[8]] == 3
    assert all(t.city[:20])


def test_3_5_where_settlers_are_drawn_on_arrival_none_are_put() -> None:
    t = next_year()
    assert {int(t.pieces.slot_space[slot]) for slot in range(t.pieces.slots)} & {space(t, "M7"), space(t, "O7")} == set()


def test_3_5_16_where_the_bag_ends_places_stay_empty() -> None:
    """Fourteen settlers: the inner ring, then two Guards of the middle ring."""
    t = at("year 2 1", "begin")
    for kind, left in enumerate((5, 5, 4)):
        t.bag[kind] = left
    luck_with(t, 3)
    assert [kind != 0 for kind in t.city[:20]] == [True] * 14 + [False] * 6
    assert sum(t.bag) == 0


def test_3_5_16_agoras_come_last() -> None:
    goods = [name for name in AGORAS if name < "A10"]
    t = at("year 2 1", f"open {' '.join(goods)}", "begin")
    for kind, left in enumerate((21, 0, 0)):
        t.bag[kind] = left
    luck_with(t, 3)
    assert [t.city[t.pieces.agora_slot[space(t, name)]] for name in ("M6", "O0")] == [1, 0]


def test_3_6_capitals_come_only_three_years() -> None:
    for year, height in ((2, 1), (3, 1), (4, 0), (5, 0)):
        t = next_year(year=year)
        assert [t.stack_height[display * 3 + 2] for display in (0, 1)] == [height, height]
        assert [t.stack_height[display * 3 + tier] for display in (0, 1) for tier in (0, 1)] == [1] * 4


def test_3_6_a_new_pillar_card_covers_the_old_one() -> None:
    t = next_year("stack 1 PP01 - -")
    assert t.stack_height[0] == 2
    assert t.pieces.thing_names[t.stack[0]] == "PP01"


def test_3_7_18_the_last_card_goes_and_the_others_close_up() -> None:
    t = next_year("shelf optics poetry logic")
    assert names(t, t.shelf)[1:3] == ["optics", "poetry"]
    assert t.open[thing(t, "logic")] == 1
    assert t.shelf[0] != 0


def test_3_7_18_without_a_last_card_nothing_is_discarded() -> None:
    t = next_year("shelf optics - -")
    assert names(t, t.shelf)[2] == "optics"
    assert open_size(t, KNOWLEDGE) == 0
    assert all(t.shelf[:3])


def test_3_7_18_all_gaps_close() -> None:
    t = next_year("shelf optics - logic - poetry", seats=4)
    assert names(t, t.shelf)[3:5] == ["optics", "logic"]
    assert all(t.shelf)
    assert t.open[thing(t, "poetry")] == 1


def test_3_8_37_last_in_the_order_is_first_to_choose() -> None:
    t = next_year("order 2 - 3 1", seats=3)
    assert list(t.sorting) == [0, 2, 1]
    assert t.who() == 0


def test_3_9_14_the_pile_is_used_up_then_made_anew_from_the_open_tiles() -> None:
    t = next_year(f"open {' '.join(SHOPS[:23])}")
    laid = {t.pieces.thing_names[t.ring_tile[space] - 1] for space in (8, 12, 18, 22)}
    assert {"W24", "W25"} <= laid
    assert (pile_size(t, WORKSHOP), open_size(t, WORKSHOP)) == (21, 0)


def test_3_9_14_a_space_stays_empty_where_nothing_is_left() -> None:
    owned = [f"cell 1 {cell} {name}" for cell, name in zip(("a2", "b3", "c4"), AGORAS, strict=False)]
    owned += [f"cell {who} {cell} {AGORAS[3 * who + n - 3]}" for who in (2, 3, 4) for n, cell in enumerate(("a2", "b3", "c4"))]
    t = at("year 2 1", *owned, "begin", seats=4)
    for name in AGORAS[12:14]:
        t.unseen[thing(t, name)] = 0
    luck_with(t, 3)
    assert names(t, [t.ring_tile[space(t, "M6")], t.ring_tile[space(t, "O0")]]) == ["A15", "-"]


def test_3_9_14_the_knowledge_discard_becomes_the_pile() -> None:
    t = at("year 2 1", "begin")
    deck = [name for name in t.pieces.thing_names if t.pieces.kind[thing(t, name)] == KNOWLEDGE]
    t = next_year("shelf optics poetry masonry", f"open {' '.join(deck[3:])}")
    assert names(t, t.shelf)[1:3] == ["optics", "poetry"]
    assert open_size(t, KNOWLEDGE) == 0
    assert pile_size(t, KNOWLEDGE) == 19 - 3


def test_3_9_14_residences_are_never_made_anew() -> None:
    kinds = [f"{ground}{places}" for ground in ("sand", "meadow", "clay", "slate", "shore") for places in (3, 5)]
    taken = [
        f"cell {who} {cell} {kinds[(n * 2 + who) % 10]}" for who in (1, 2) for n, cell in enumerate(("a1", "a3", "a4", "a5"))
    ]
    t = at(*taken, "open sand3", "train 1 scientist", "ship 1 ray", "act 1 2", seats=2)
    for name in kinds:
        t.unseen[thing(t, name)] = 0
    assert "send:scientist" in codes(t)
    luck_with(t, 1)
    before = open_size(t, RESIDENCE)
    t = at("cell 1 a1 sand3 SSS", "open clay5", "train 1 scientist", "act 1 2")
    for name in kinds:
        t.unseen[thing(t, name)] = 0
    play(t, "send:scientist", "new:clay5", "a3")
    assert (before, open_size(t, RESIDENCE)) == (1, 0)
    assert codes(t)[0] == "end"


def test_3_9_14_pillar_cards_are_never_made_anew() -> None:
    t = at("year 2 1", "begin")
    for n in range(10):
        t.unseen[t.pieces.first[PEDESTAL] + n] = 0
    luck_with(t, 3)
    assert [t.stack_height[0], t.stack_height[3]] == [0, 0]
    assert [t.stack_height[1], t.stack_height[4]] == [1, 1]


def test_3_9_15_influence_cards_are_never_made_anew() -> None:
    cards = [f"F{n:02}" for n in range(1, 25)]
    t = play(at("seat 1 0 5 - 0", f"open {' '.join(cards[:3])}", f"played 2 {' '.join(cards[3:])}", "act 1 2"), "step")
    assert codes(t) == ["leave", *cards[:3]]
    t = at("seat 1 0 5 - 0", f"open {' '.join(cards[:3])}", f"played 2 {' '.join(cards[3:23])}", "act 1 2")
    assert play(t, "step", "draw", "*F24").hand[23] == 1  # the last one is drawn alone
    t = play(at("seat 1 0 5 - 0", f"played 2 {' '.join(cards)}", "act 1 2"), "step")
    assert codes(t)[0] == "end"
    assert pile_size(t, INFLUENCE) == 0


def test_3_nothing_is_lost_between_years() -> None:
    t = at("year 2 1", "tile M0 W05", "tile M6 A10", "stand M6 S", "shelf optics - logic", "begin", seats=3)
    whole = inventory(t)
    luck_with(t, 3)
    assert inventory(t) == whole
