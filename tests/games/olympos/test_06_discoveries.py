"""RULES 6: discoveries; goods, cubes, tiles, bonuses, discounts."""

from __future__ import annotations

import pytest

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.pieces import STARS, of_packed
from orichalcum.games.olympos.rules.ids import OWNED, PRICED, TOO_LATE, TOO_POOR
from orichalcum.games.olympos.table import swords, trait_of, zeus_symbols

from .arranging import FOUR, cubes, hand, items, laid, may, say, table, tiles, tokens, why

GRAIN_AND_WOOD = "stack illyria 1\nstack odrysia 1\nstack macedonia 1\n"
ALL = (
    "stack illyria 1\nstack odrysia 1\nstack thessaly 1\nstack paeonia 1\nstack thrace 1\nstack olympos 1\n"
    "stack macedonia 1\nstack aetolia 1\nstack achaea 1\nstack pangaion 1\nstack chalcidice 1\nstack elis 1\n"
)


def ways(cell: int) -> set[tuple[int, ...]]:
    p = GAME.edition().pieces
    return {
        tuple(int(of_packed(p.need[way], good)) for good in range(4)) for way in range(p.need_from[cell], p.need_from[cell + 1])
    }


def test_6_1_example_the_four_corners() -> None:
    """2 grain and 2 wood; 3 alike and 1 other; 3 grain and 2 alike that are no grain; two pairs and two singles."""
    assert ways(0) == {(2, 2, 0, 0)}
    assert ways(4) == {
        tuple(3 if g == a else 1 if g == b else 0 for g in range(4)) for a in range(4) for b in range(4) if a != b
    }
    assert ways(20) == {(3, 2, 0, 0), (3, 0, 2, 0), (3, 0, 0, 2)}
    assert {tuple(sorted(way)) for way in ways(24)} == {(1, 1, 2, 2)}
    assert len(ways(24)) == 6


def test_6_1_example_surgery_with_a_wood_cube() -> None:
    match = laid(FOUR.replace("at=1\n", "at=1 cubes=wood.gold\n", 1) + GRAIN_AND_WOOD)
    say(match, "find:surgery")
    t = table(match)
    assert cubes(match, 0) == {"gold": 1}
    assert t.camp[0] == 6
    assert len([land for land in range(32) if t.held[0] >> land & 1]) == 3


def test_6_1_what_is_missing_is_said() -> None:
    match = laid(FOUR + GRAIN_AND_WOOD)
    assert "find:surgery" not in may(match)
    assert why(match, "find:surgery")[:2] == (TOO_POOR, 1)


def test_6_2_example_strategy_with_three_grain_and_a_wood() -> None:
    """Two grain and a wood on the map, a grain cube: the cube is spent, a settler is the bonus, seven spaces are paid."""
    row = "row 1 surgery phalanx hellenism art strategy\n"
    match = laid("seat at=13 cubes=grain\nseat at=30\nseat at=30\nseat at=30\n" + row + GRAIN_AND_WOOD)
    say(match, "find:strategy")
    assert may(match) == ["bonus:1A", "bonus:2D"]
    say(match, "bonus:1A")
    t = table(match)
    assert tiles(match, 0) == {"strategy"}
    assert cubes(match, 0) == {}
    assert t.camp[0] == 5
    assert t.marker[0] == 20
    assert t.slot[4 * 3] == 1


def test_6_3_12_the_fewest_cubes_and_asked_only_if_several_ways_tie() -> None:
    text = FOUR.replace("at=1\n", "at=1 cubes=grain2.gold2\n", 1) + "stack illyria 1\nstack pangaion 1\nstack paeonia 1\n"
    match = laid(text + "row 4 astronomy mapmaking commerce architecture poetry\n")
    say(match, "find:poetry")
    assert may(match) == ["bonus:1C", "bonus:2D"]
    assert cubes(match, 0) == {"grain": 1, "gold": 1}
    match = laid(text + "row 3 metallurgy hoplite religion polytheism democracy\n")
    say(match, "find:democracy")
    assert may(match) == ["spend:grain1", "spend:gold1"]
    say(match, "spend:gold1")
    assert cubes(match, 0) == {"grain": 2, "gold": 1}


def test_6_4_one_of_a_kind() -> None:
    match = laid(FOUR.replace("at=1\n", "at=1 tiles=surgery\n", 1) + ALL)
    assert why(match, "find:surgery")[0] == OWNED
    assert "find:strategy" in may(match)


def test_6_4_the_cell_is_bare_after_the_last_copy() -> None:
    match = say(laid("seat at=1\nseat at=9\nseat at=9\n" + ALL), "find:surgery", "bonus:1A")
    assert table(match).cell[0] == 0


@pytest.mark.parametrize("seats", [4, 5])
def test_6_5_the_grey_bonus_is_for_five(seats: int) -> None:
    match = say(laid("seat at=1\n" + "seat at=9\n" * (seats - 1) + ALL), "find:surgery")
    assert may(match) == ["bonus:1A", "bonus:2B", "bonus:3C"][: seats - 2]


def test_6_5_2_every_bonus() -> None:
    match = say(laid(FOUR + ALL + "disc 1 1 1 2"), "find:surgery", "bonus:2B")
    assert table(match).marker[0] == 1 + 7 - 2
    match = say(laid(FOUR + ALL), "find:strategy", "bonus:1C")
    assert cubes(match, 0) == {"gold": 1}
    match = say(laid(FOUR + ALL), "find:strategy", "bonus:2D")
    assert (table(match).prestige[0], table(match).tokens[0]) == (2, 1)


def test_6_5_the_fifth_row_brings_none() -> None:
    match = say(laid(FOUR + ALL), "find:city")
    assert table(match).marker[0] == 8


@pytest.mark.parametrize(
    ("owned", "price"),
    [("", 7), ("agriculture:grain", 5), ("agriculture:grain.money:gold", 5), ("agriculture:wood.money:stone", 5)],
)
def test_6_6_13_agriculture_and_money(owned: str, price: int) -> None:
    """Row 1, column 1 shows grain and wood."""
    head = "seat at=13" + (f" tiles={owned}" if owned else "") + "\nseat at=30\nseat at=30\n"
    match = say(laid(head + ALL), "find:surgery", "bonus:1A")
    assert table(match).marker[0] == 13 + price


def test_6_6_both_discounts_make_3() -> None:
    """Row 2, column 1 shows grain and stone."""
    head = "seat at=13 tiles=agriculture:grain.money:stone\nseat at=30\nseat at=30\n"
    match = say(laid(head + ALL), "find:medicine", "bonus:1C")
    assert table(match).marker[0] == 16


def test_6_6_grey_goods_bring_no_discount() -> None:
    row = "row 1 surgery phalanx hellenism art strategy\n"
    head = "seat at=13 tiles=agriculture:grain\nseat at=30\nseat at=30\n"
    match = say(laid(head + ALL + row), "find:strategy", "bonus:1A")
    assert table(match).marker[0] == 20


def test_6_6_the_first_buyer_chooses_the_tile() -> None:
    """Row 2, column 4 is the cell of agriculture here: 2 gold and 1 wood."""
    head = "seat at=13\nseat at=30\nseat at=30\n"
    match = say(laid(head + ALL), "find:agriculture")
    assert may(match) == ["saves:grain", "saves:wood"]
    say(match, "saves:wood", "bonus:1A")
    assert (table(match).savings[0], table(match).marker[0]) == (2, 20)
    match = say(laid("seat at=13\nseat at=30 tiles=agriculture:grain\nseat at=30\n" + ALL), "find:agriculture")
    assert may(match) == ["saves:wood"]


def test_6_7_24_hourglasses_of_the_action_pay_for_it() -> None:
    """Cavalry stands under gold and wood: its two hourglasses and those of the bonus pay four of seven."""
    row = "row 2 medicine cavalry oracle agriculture money\n"
    match = say(laid("seat at=13\nseat at=30\nseat at=30\n" + ALL + row), "find:cavalry", "bonus:2B")
    assert (table(match).marker[0], table(match).hours[0]) == (16, 0)


def test_6_7_24_and_count_for_the_cross() -> None:
    row = "row 2 medicine cavalry oracle agriculture money\n"
    match = laid("seat at=78\nseat at=79\nseat at=79\n" + ALL + row)
    assert "find:cavalry" in may(match)
    assert why(match, "find:surgery") == (TOO_LATE, 7, 6)
    assert why(match, "find:city") == (TOO_LATE, 7, 4)
    say(match, "find:cavalry")
    assert may(match) == ["bonus:2B"]


def test_6_8_commerce_brings_two_cubes_of_choice() -> None:
    match = say(laid(FOUR + ALL), "find:commerce", "cube:gold", "cube:stone", "bonus:1B")
    assert cubes(match, 0) == {"gold": 1, "stone": 1}


def test_6_8_phalanx_and_hellenism_draw_at_once() -> None:
    match = say(laid(FOUR + ALL), "find:phalanx", "card:star")
    assert hand(match, 0) == ["star"]
    assert may(match) == ["bonus:1A", "bonus:2C"]
    match = say(laid(FOUR.replace("at=1\n", "at=1 tiles=oracle\n", 1) + ALL), "find:hellenism", "card:star", "card:zeus")
    say(match, "card:cube-gold")
    assert sorted(may(match)) == ["keep:cube-gold", "keep:star", "keep:zeus"]


def test_6_1_example_a_cube_is_spent_and_a_token_is_kept() -> None:
    """Surgery with two grain tokens, one wood token and a wood cube."""
    match = laid(FOUR.replace("at=1\n", "at=1 cubes=wood\n", 1) + GRAIN_AND_WOOD)
    say(match, "find:surgery", "bonus:1A")
    assert (cubes(match, 0), tokens(match, 0)) == ({}, {"grain": 2, "wood": 1})


@pytest.mark.parametrize(
    ("goods", "enough"),
    [
        ("grain3.gold2", True),
        ("grain3.wood1.gold1", False),
        ("grain5", False),
        ("grain3.stone2", True),
        ("grain2.gold2", False),
    ],
)
def test_6_2_example_science_asks_for_two_alike_that_are_no_grain(goods: str, enough: bool) -> None:
    match = laid(
        f"seat at=1 cubes={goods}\nseat at=9\nseat at=9\nseat at=9\nrow 5 science city absolutism philosophy engineering"
    )
    assert ("find:science" in may(match)) is enough


@pytest.mark.parametrize(
    ("goods", "enough"),
    [("grain2.wood2.gold1.stone1", True), ("grain1.wood2.gold2.stone1", True), ("grain3.wood2.gold1", False), ("gold6", False)],
)
def test_6_2_example_philosophy_asks_for_two_pairs_and_two_singles(goods: str, enough: bool) -> None:
    match = laid(
        f"seat at=1 cubes={goods}\nseat at=9\nseat at=9\nseat at=9\nrow 5 science city absolutism engineering philosophy"
    )
    assert ("find:philosophy" in may(match)) is enough


def test_6_2_grey_is_no_good_that_is_shown_in_colour() -> None:
    """Row 3, column 1: a grain, a wood, and another good."""
    row = "row 3 hoplite metallurgy religion polytheism democracy\n"
    assert "find:hoplite" not in may(laid(f"seat at=1 cubes=grain2.wood2\nseat at=9\nseat at=9\nseat at=9\n{row}"))
    assert "find:hoplite" in may(laid(f"seat at=1 cubes=grain.wood.gold\nseat at=9\nseat at=9\nseat at=9\n{row}"))


def test_6_3_12_tokens_count_first() -> None:
    match = laid(FOUR.replace("at=1\n", "at=1 cubes=grain2.wood2\n", 1) + "stack illyria 1\nstack macedonia 1\nstack odrysia 1")
    say(match, "find:surgery", "bonus:1A")
    assert cubes(match, 0) == {"grain": 2, "wood": 1}


def test_6_4_the_first_copy_leaves_the_others() -> None:
    match = say(laid(FOUR + ALL), "find:surgery", "bonus:1A")
    assert (table(match).cell[0], table(match).left[0]) == (1, 1)


def test_6_5_2_the_bonus_may_not_be_declined_and_is_gone_for_the_others() -> None:
    match = say(laid(FOUR + ALL), "find:surgery")
    assert may(match) == ["bonus:1A", "bonus:2B"]
    match = say(laid(FOUR + ALL + "disc 1 1 2 3"), "find:surgery")
    assert may(match) == ["bonus:1A"]


def test_6_5_a_settler_of_bonus_a_waits_for_the_next_turn() -> None:
    match = say(laid("seat at=1 camp=0\nseat at=9\nseat at=9\nseat at=9\n" + ALL), "find:surgery", "bonus:1A")
    assert (table(match).camp[0], table(match).marker[0]) == (3, 8)
    assert "new" in may(match)


def test_6_6_13_a_tile_does_not_make_its_own_purchase_cheaper() -> None:
    match = say(laid("seat at=13\nseat at=30\nseat at=30\n" + ALL), "find:agriculture", "saves:wood", "bonus:1A")
    assert table(match).marker[0] == 20


def test_6_6_what_is_saved_is_told() -> None:
    match = say(laid("seat at=13 tiles=agriculture:grain\nseat at=30\nseat at=30\nmarked erinyes 1\n" + ALL), "find:surgery")
    assert [(fact.a, fact.b, fact.c) for fact in match.log(1) if fact.kind == PRICED] == [(7, 2, 2)]
    assert match.lines(1)[-1] == "Seat 1 gains 2 settlers."
    assert "The price is 7: 2 saved and 2 for the Erinyes." in match.lines(1)


def test_6_7_24_cubes_come_too_late_to_pay_for_the_same_tile() -> None:
    row = "row 4 commerce astronomy mapmaking architecture poetry\n"
    match = laid("seat at=1 cubes=grain2.gold\nseat at=9\nseat at=9\nseat at=9\n" + row)
    assert why(match, "find:commerce")[:2] == (TOO_POOR, 1)


def test_6_7_25_the_oracle_counts_for_the_draw_of_its_own_turn() -> None:
    row = "row 2 oracle cavalry medicine agriculture money\n"
    match = say(laid("seat at=6\nseat at=30\nseat at=30\n" + ALL + row), "find:oracle", "bonus:1C")
    say(match, "card:star", "card:zeus", "card:cube-gold")
    assert sorted(may(match)) == ["keep:cube-gold", "keep:star", "keep:zeus"]


def test_6_7_25_symbols_count_for_the_god_of_their_own_turn() -> None:
    row = "row 1 art surgery strategy phalanx hellenism\n"
    match = say(
        laid("seat at=6\nseat at=11\nseat at=11\n" + ALL.replace("stack olympos 1\n", "") + row), "find:art", "bonus:1A"
    )
    say(match, "card:star", "done", "god:zeus", "no")
    assert [table(match).prestige[who] for who in range(3)] == [3, 0, 0]


# What a tile brings on the spot or as long as it is owned; `account` is what it adds to the points if the game ended now.
@pytest.mark.parametrize(
    ("kind", "traits"),
    [
        ("surgery", {"camp": 2}),
        ("strategy", {"swords": 2}),
        ("phalanx", {"swords": 1, "cards": 1}),
        ("hellenism", {"zeus": 1, "cards": 1}),
        ("art", {"zeus": 2}),
        ("medicine", {}),
        ("cavalry", {"hours": 2}),
        ("oracle", {}),
        ("agriculture", {}),
        ("money", {}),
        ("metallurgy", {"swords": 1}),
        ("hoplite", {"swords": 1}),
        ("religion", {"zeus": 1}),
        ("polytheism", {"zeus": 1}),
        ("democracy", {}),
        ("astronomy", {}),
        ("mapmaking", {}),
        ("commerce", {"cubes": 2}),
        ("architecture", {"stars": 1}),
        ("poetry", {"writings": 3}),
        ("city", {"city": 12}),
        ("science", {"science": 1}),
        ("absolutism", {"absolutism": 0}),
        ("philosophy", {"writings": 5}),
        ("engineering", {"stars": 1, "engineering": 0}),
    ],
)
def test_6_8_14_what_each_of_the_25_discoveries_brings(kind: str, traits: dict[str, int]) -> None:
    match = say(
        laid("seat at=1 cubes=gold4.grain4.stone4.wood4\nseat at=90\nseat at=90\n".replace("90", "60") + ALL), f"find:{kind}"
    )
    for code in may(match):
        if code.startswith("spend:"):
            say(match, code)
            break
    gained = set[str]()
    while (code := may(match)[0]).startswith(("saves", "cube", "card")):
        say(match, code)
        gained.add(code)
    t = table(match)
    assert tiles(match, 0) == {kind}
    assert t.camp[0] == 4 + traits.get("camp", 0)
    assert swords(t, 0) == traits.get("swords", 0)
    assert zeus_symbols(t, 0) == 1 + traits.get("zeus", 0)
    assert len(hand(match, 0)) == traits.get("cards", 0)
    assert trait_of(t, 0, STARS) == traits.get("stars", 0)
    found = items(match, 0)
    assert (found["discoveries"], found.get("writings", 0)) == (2, traits.get("writings", 0))
    assert [found.get(key, 0) for key in ("city", "science", "absolutism", "engineering")] == [
        traits.get(key, 0) for key in ("city", "science", "absolutism", "engineering")
    ]


def test_6_8_14_science_counts_itself_and_absolutism_only_swords_on_tiles() -> None:
    match = laid("seat at=1 tiles=science.absolutism.strategy.engineering\nseat at=9\nseat at=9\nmarked ares 1\nstack epirus 1")
    found = items(match, 0)
    assert (found["science"], found["absolutism"], found["engineering"]) == (4, 4, 3)
