"""The pieces and setting up (RULES 1, 2)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.inventory import inventory
from orichalcum.games.exodus.pieces import (
    AGORA,
    BODY,
    CAPITAL,
    CITY,
    INFLUENCE,
    KINDS,
    KNOWLEDGE,
    MONUMENT,
    NOTHING,
    PEDESTAL,
    RESIDENCE,
    SHIP,
    WORKSHOP,
)
from orichalcum.games.exodus.table import pile_size

from .arrange import at, bare, codes, fresh, goods, luck_with, names, pieces, play

SEATS = (1, 2, 3, 4)


def test_1_1_three_rings_of_eight_spaces() -> None:
    assert pieces().space_names == [f"{ring}{n}" for ring in "IMO" for n in range(8)]


def test_1_2_three_kinds_of_settlers_and_books() -> None:
    t = at("seat 1 0 0 SCK 0", "stand I0 SC", "stand I1 K", "act 1 2")
    assert goods(t) == "SCK"
    assert sorted(t.city[:3]) == [1, 2, 3]


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        (WORKSHOP, 25),
        (AGORA, 15),
        (SHIP, 18),
        (RESIDENCE, 20),
        (MONUMENT, 12),
        (KNOWLEDGE, 32),
        (INFLUENCE, 24),
        (PEDESTAL, 10),
        (BODY, 10),
        (CAPITAL, 6),
    ],
)
def test_1_3_how_many_tiles_and_cards(kind: int, count: int) -> None:
    box = pieces()
    assert sum(box.count[box.first[kind] : box.first[kind + 1]]) == count


def test_1_3_eight_catastrophes_of_four_kinds() -> None:
    box = pieces()
    tiles = {(box.turn_inner[n], box.turn_middle[n]): box.catastrophes[n] for n in range(len(box.catastrophes))}
    assert tiles == {(1, 1): 2, (1, 2): 2, (2, 1): 2, (2, 2): 2}


@pytest.mark.parametrize(("kind", "each"), [(WORKSHOP, 5), (AGORA, 3), (RESIDENCE, 4)])
def test_1_3_every_ground_as_often(kind: int, each: int) -> None:
    box = pieces()
    grounds = [0] * 5
    for thing in range(box.first[kind], box.first[kind + 1]):
        grounds[box.ground[thing]] += int(box.count[thing])
    assert grounds == [each] * 5


def test_1_4_53_the_supply_is_a_limit() -> None:
    assert list(pieces().supply) == [25, 25, 25, 20, 16]
    t = play(at("seat 1 0 0 - 0", f"seat 2 0 0 {'S' * 25} 0", "kings 1"), "I0")
    assert goods(t) == ""


@pytest.mark.parametrize("seats", SEATS)
def test_2_1_the_rings_begin_unturned(seats: int) -> None:
    t = fresh(seats)
    assert (t.turned_inner, t.turned_middle) == (0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_2_2_two_displays_with_a_card_of_each_tier(seats: int) -> None:
    t = fresh(seats)
    assert list(t.stack_height) == [1] * 6
    assert [t.pieces.kind[t.stack[place * 5]] for place in range(6)] == [PEDESTAL, BODY, CAPITAL] * 2
    assert [pile_size(t, tier) for tier in (PEDESTAL, BODY, CAPITAL)] == [8, 8, 4]


@pytest.mark.parametrize(("seats", "shown", "deck"), [(1, 3, 19), (2, 3, 19), (3, 4, 32), (4, 5, 32)])
def test_2_3_knowledge_cards_by_seats(seats: int, shown: int, deck: int) -> None:
    t = fresh(seats)
    assert [card != 0 for card in t.shelf] == [True] * shown + [False] * (5 - shown)
    assert pile_size(t, KNOWLEDGE) == deck - shown


@pytest.mark.parametrize("seats", SEATS)
def test_2_4_a_pile_of_influence_cards(seats: int) -> None:
    t = fresh(seats)
    assert pile_size(t, INFLUENCE) == 24
    assert sum(t.hand_size) == 0


def test_2_5_four_of_eight_catastrophes_come() -> None:
    t = bare(2)
    assert sum(t.catastrophes) == 8
    for year in (2, 3, 4, 5):
        t = at(f"year {year} 1", "begin")
        luck_with(t, 3)
        assert sum(t.catastrophes) == 7


@pytest.mark.parametrize(("seats", "each"), [(1, 20), (2, 20), (3, 30), (4, 40)])
def test_2_6_the_bag_by_seats(seats: int, each: int) -> None:
    assert list(bare(seats).bag) == [each] * 3
    t = fresh(seats)
    assert sum(t.bag) + sum(kind != 0 for kind in t.city) == 3 * each


@pytest.mark.parametrize("seats", SEATS)
def test_2_7_standing_settlers_and_guards(seats: int) -> None:
    t = fresh(seats)
    assert list(t.pieces.standing[:8]) == [2, 1] * 4
    assert all(t.city[:12])
    guards = {int(t.pieces.guard_slot[space]) for space in range(CITY)} - {NOTHING}
    assert len(guards) == 8
    assert all(t.city[slot] for slot in guards)
    assert all(t.pieces.guard_slot[space] == NOTHING for space in range(8))


@pytest.mark.parametrize("seats", SEATS)
def test_2_8_the_piles_of_tiles(seats: int) -> None:
    t = fresh(seats)
    left = 12 - (6 if seats < 3 else 8)
    assert [pile_size(t, kind) for kind in (WORKSHOP, AGORA, SHIP, RESIDENCE, MONUMENT)] == [21, 13, 16, 17, left]


@pytest.mark.parametrize("seats", SEATS)
def test_2_9_tiles_in_the_city_and_a_settler_on_an_agora_that_shows_one(seats: int) -> None:
    for seed in range(6):
        t = fresh(seats, seed)
        kinds = [t.pieces.kind[tile - 1] if tile else NOTHING for tile in t.ring_tile]
        assert [kind for kind in kinds[8:] if kind != NOTHING] == [
            WORKSHOP,
            SHIP,
            WORKSHOP,
            AGORA,
            AGORA,
            WORKSHOP,
            SHIP,
            WORKSHOP,
        ]
        for space in (14, 16):
            shows = t.pieces.agora_job[(t.ring_tile[space] - 1) * KINDS] >= 0
            assert (t.city[t.pieces.agora_slot[space]] != 0) == shows


@pytest.mark.parametrize("seats", SEATS)
def test_2_10_three_residences_lie_open_and_nothing_else(seats: int) -> None:
    t = fresh(seats)
    assert sum(t.open) == sum(t.open[t.pieces.first[RESIDENCE] : t.pieces.first[RESIDENCE + 1]]) == 3


@pytest.mark.parametrize(("seats", "each"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_2_11_monuments_by_seats(seats: int, each: int) -> None:
    t = fresh(seats)
    assert [sum(thing != 0 for thing in t.offer[first : first + 4]) for first in (0, 4)] == [each, each]


@pytest.mark.parametrize("seats", SEATS)
def test_2_13_first_goods_come_out_of_the_supply(seats: int) -> None:
    t = fresh(seats)
    assert [goods(t, who) for who in range(seats)] == ["SCKG"] * seats
    assert list(t.supply) == [25 - seats, 25 - seats, 25 - seats, 20 - seats, 16]


def test_2_12_books_gold_and_favor_tiles_lie_ready() -> None:
    assert list(pieces().supply) == [25, 25, 25, 20, 16]


def test_2_13_a_coin_and_a_book_of_each_kind() -> None:
    assert goods(fresh(3), 2) == "SCKG"


@pytest.mark.parametrize("seats", SEATS)
def test_2_14_everybody_begins_at_nothing_in_the_order_of_seats(seats: int) -> None:
    t = fresh(seats)
    assert list(t.sorting) == list(range(seats))
    assert list(t.flame) == list(t.score) == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_2_nothing_is_lost_in_setting_up(seats: int) -> None:
    assert inventory(fresh(seats)) == inventory(bare(seats))
    assert codes(fresh(seats))[0] == ("I0" if seats == 1 else "1")


def test_2_3_no_two_first_cards_of_a_name_with_two_seats() -> None:
    for seed in range(20):
        t = fresh(2, seed)
        assert len(set(names(t, t.shelf[:3]))) == 3
