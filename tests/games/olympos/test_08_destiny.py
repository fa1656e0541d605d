"""RULES 8: destiny cards."""

from __future__ import annotations

import pytest

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.rules.ids import FOR_GODS, FOR_WONDERS, NO_USE
from orichalcum.kernel.table import LUCK

from .arranging import FOUR, cubes, hand, items, laid, may, say, table, why

GOODS = "stack illyria 1\nstack odrysia 1\nstack macedonia 1\nstack aetolia 1\nstack paeonia 1\nstack pangaion 1\n"


def with_cards(cards: str, rest: str = GOODS, more: str = "") -> str:
    return FOUR.replace("at=1\n", f"at=1 cards={cards}{more}\n", 1) + rest


def test_8_1_reaching_or_passing_a_zeus_space_draws() -> None:
    match = say(laid("seat at=10\nseat at=30\nseat at=30\nshown zeus hecate"), "new", "to:illyria", "card:star")
    assert hand(match, 0) == ["star"]
    match = laid("seat at=22\nseat at=40\nseat at=40\nstack crete 1")
    say(match, "new", "to:troad", "card:star")
    assert table(match).marker[0] > 24


def test_8_1_3_two_zeus_spaces_at_once_draw_two_before_any_god() -> None:
    """2 for a new settler, 10 by land and sea, 2 for the Erinyes: from 23 to 37, past 24 and 36."""
    match = laid("seat at=23\nseat at=26\nseat at=30\nmarked erinyes 1")
    say(match, "new", "to:evaimon", "card:star", "card:zeus", "done")
    assert table(match).marker[0] == 37
    assert hand(match, 0) == ["star", "zeus"]
    say(match, "god:zeus", "no")
    assert match.waiting() == [1]


@pytest.mark.parametrize(
    ("card", "prestige", "hours", "cube"),
    [
        ("wood-points", 2, 0, {}),
        ("four-kinds", 3, 0, {}),
        ("grain-hours", 0, 2, {}),
        ("stone-hours", 0, 3, {}),
        ("cube-gold", 0, 0, {"gold": 1}),
        ("cube-wood", 0, 0, {"wood": 1}),
        ("cube-grain", 0, 0, {"grain": 1}),
        ("cube-stone", 0, 0, {"stone": 1}),
    ],
)
def test_8_3_every_card(card: str, prestige: int, hours: int, cube: dict[str, int]) -> None:
    match = say(laid(with_cards(card)), f"play:{card}")
    t = table(match)
    assert (t.prestige[0], t.hours[0], cubes(match, 0)) == (prestige, hours, cube)
    assert (hand(match, 0), sum(t.discard)) == ([], 1)


def test_8_3_four_kinds_needs_all_four() -> None:
    match = laid(with_cards("four-kinds", GOODS.replace("stack paeonia 1\n", "")))
    assert why(match, "play:four-kinds")[0] == NO_USE


@pytest.mark.parametrize(
    ("mine", "theirs", "works"),
    [("", "", False), ("democracy", "", True), ("", "democracy", False), ("democracy", "democracy", False)],
)
def test_8_3_30_the_most_stone(mine: str, theirs: str, works: bool) -> None:
    """Each of two seats has one stone."""
    head = f"seat at=1 cards=stone-hours tiles={mine}\nseat at=9 tiles={theirs}\nseat at=9\nseat at=9\n"
    match = laid(head + "stack paeonia 1\nstack thrace 2")
    assert ("play:stone-hours" in may(match)) is works


def test_8_3_30_democracy_wins_even_without_any_stone() -> None:
    assert "play:stone-hours" in may(laid("seat at=1 cards=stone-hours tiles=democracy\nseat at=9\nseat at=9"))


def test_8_2_star_and_zeus_wait_for_their_time() -> None:
    match = laid(with_cards("star.zeus"))
    assert why(match, "play:star")[0] == FOR_WONDERS
    assert why(match, "play:zeus")[0] == FOR_GODS


def test_8_2_4_cards_before_and_after_the_action_and_hourglasses_pay() -> None:
    match = say(laid(with_cards("grain-hours.wood-points")), "play:wood-points", "new", "to:thessaly")
    assert may(match) == ["done", "play:grain-hours"]
    say(match, "play:grain-hours")
    t = table(match)
    assert (t.marker[0], t.hours[0]) == (1 + 2 + 1 - 3, 0)


def test_8_2_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    match = say(laid(with_cards("star")), "new", "to:thessaly")
    assert may(match) == ["done"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_8_2_a_seat_may_leave_word_that_it_plays_nothing(lang: str) -> None:
    """So nobody is kept waiting, and it tells nothing of the hand."""
    match = say(laid("seat at=1 cards=star\nseat at=9\nseat at=9"), "new", "to:illyria")
    assert may(match) == ["done"]
    assert match.passing(0) == "done"
    assert [match.words(lang)(f"window-{name}") for name in GAME.windows.values()]


def test_8_4_the_oracle_keeps_one_of_three() -> None:
    text = "seat at=10 tiles=oracle cards=zeus\nseat at=30\nseat at=30\nshown zeus"
    match = say(laid(text), "new", "to:illyria", "done", "card:star", "card:star", "card:four-kinds")
    assert may(match) == ["keep:four-kinds", "keep:star"]
    say(match, "keep:star")
    t = table(match)
    assert hand(match, 0) == ["star", "zeus"]
    assert sum(t.discard) == 2
    assert t.discard[8] == 1


def test_8_5_an_empty_deck_is_made_of_the_discards() -> None:
    left = "cube-grain cube-wood cube-stone cube-gold " + "wood-points " * 3 + "four-kinds " * 3 + "grain-hours " * 3
    text = f"seat at=10\nseat at=30\nseat at=30\nshown zeus\ndiscard {left}{'stone-hours ' * 3}{'star ' * 3}{'zeus ' * 3}"
    match = say(laid(text), "new", "to:illyria", "card:cube-grain")
    assert table(match).deck_size == 21
    assert sum(table(match).discard) == 0


def test_8_5_27_nothing_left_to_draw() -> None:
    hands = "cube-grain.cube-wood.cube-stone.cube-gold" + ".wood-points" * 3 + ".four-kinds" * 3 + ".grain-hours" * 3
    text = f"seat at=10\nseat at=30 cards={hands}{'.stone-hours' * 3}{'.star' * 3}{'.zeus' * 3}\nseat at=30\nshown zeus"
    match = say(laid(text), "new", "to:illyria")
    assert hand(match, 0) == []
    assert match.waiting() == [0]


def test_8_4_27_the_oracle_with_too_few_cards_goes_on_with_the_discards() -> None:
    hands = "cube-grain.cube-wood.cube-stone.cube-gold" + ".wood-points" * 3 + ".four-kinds" * 3 + ".grain-hours" * 3
    text = f"seat at=10 tiles=oracle\nseat at=30 cards={hands}{'.stone-hours' * 3}{'.star' * 3}.zeus\nseat at=30\n"
    text += "shown zeus\ndiscard zeus"
    match = say(laid(text), "new", "to:illyria", "card:zeus")
    say(match, "card:zeus")
    assert may(match) == ["keep:zeus"]


def test_8_1_a_double_zeus_draws_one_card() -> None:
    match = say(laid("seat at=34\nseat at=40\nseat at=40\nshown zeus hecate"), "new", "to:illyria", "card:star", "done")
    assert hand(match, 0) == ["star"]


def test_8_1_without_a_zeus_space_nothing_is_drawn() -> None:
    match = say(laid("seat at=13\nseat at=30\nseat at=30"), "new", "to:illyria")
    assert table(match).hand_size[0] == 0


def test_8_2_4_a_card_just_drawn_may_be_played_before_the_god() -> None:
    match = say(laid("seat at=10\nseat at=11\nseat at=11\nstack macedonia 1"), "new", "to:illyria", "card:wood-points")
    assert may(match) == ["done", "play:wood-points"]
    say(match, "play:wood-points")
    assert table(match).prestige[0] == 1
    assert match.waiting() == [LUCK]


def test_8_2_4_between_two_gods_nobody_plays_ordinary_cards() -> None:
    match = laid("seat at=23 cards=wood-points\nseat at=23\nseat at=23\nmarked erinyes 1\nstack macedonia 1")
    say(match, "new", "to:evaimon", "done", "card:star", "card:star", "done", "god:zeus")
    assert match.waiting() == [0]
    assert may(match) == ["no"]


def test_8_2_23_the_card_drawn_at_the_last_zeus_is_played_or_kept_for_a_point() -> None:
    match = say(laid("seat at=70\nseat at=80\nseat at=80\nstack macedonia 1"), "new", "to:illyria", "card:wood-points")
    played, kept = match.copy(), match.copy()
    say(played, "play:wood-points")
    assert items(played, 0).get("prestige") == 1
    say(kept, "done")
    assert items(kept, 0)["cards"] == 1
    assert "play:wood-points" in may(kept)


def test_8_2_hourglasses_of_a_card_played_before_paying_pay() -> None:
    match = say(laid(with_cards("stone-hours")), "play:stone-hours", "new", "to:thessaly")
    assert (table(match).marker[0], table(match).hours[0]) == (1, 0)


def test_8_4_without_the_oracle_nothing_is_asked() -> None:
    match = say(laid("seat at=10\nseat at=30\nseat at=30"), "new", "to:illyria", "card:star")
    assert may(match) == ["done"]


def test_8_4_27_each_draw_is_settled_before_the_next() -> None:
    match = laid("seat at=23 tiles=oracle\nseat at=26\nseat at=30\nmarked erinyes 1")
    say(match, "new", "to:evaimon", "card:star", "card:zeus", "card:star", "keep:star")
    assert match.waiting() == [LUCK]
    say(match, "card:zeus", "card:zeus", "card:four-kinds", "keep:zeus")
    assert hand(match, 0) == ["star", "zeus"]
    assert sum(table(match).discard) == 4
