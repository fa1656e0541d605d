"""RULES 7: wonders."""

from __future__ import annotations

import pytest

from orichalcum.games.olympos.rules.ids import PRICED, TOO_FEW_STARS, TOO_LATE
from orichalcum.games.olympos.table import star_tokens

from .arranging import hand, items, laid, may, say, table, why

WONDERS = "wonders stadium gate colossus parthenon statue\n"
OTHERS = "seat at=30\nseat at=30\nseat at=30\n"
TWO_STARS = "stack epirus 1\nstack phocis 1\n"


def test_7_1_example_the_stadium_for_5() -> None:
    """Two star tokens, Architecture, two bonus discs in its column: five stars, and two spaces less to pay."""
    match = laid("seat at=13 tiles=architecture\n" + OTHERS + WONDERS + TWO_STARS + "disc 1 1 1 1\ndisc 4 1 2 1")
    assert "build:stadium" in may(match)
    say(match, "build:stadium")
    t = table(match)
    assert t.marker[0] == 18
    assert items(match, 0)["wonders"] == 10
    assert t.column[0] == 0
    assert t.wonders[0] == 1 << 1


def test_7_1_discs_in_other_columns_do_not_count() -> None:
    match = laid("seat at=13 tiles=architecture\n" + OTHERS + WONDERS + TWO_STARS + "disc 1 1 1 1\ndisc 4 2 2 1")
    assert why(match, "build:stadium") == (TOO_FEW_STARS, 5, 4)
    assert "build:gate" in may(match)


def test_7_1_engineering_is_a_star_as_well() -> None:
    match = laid("seat at=13 tiles=architecture.engineering\n" + OTHERS + WONDERS + TWO_STARS)
    assert "build:gate" in may(match)


def test_7_2_26_star_cards_only_as_far_as_stars_are_missing() -> None:
    match = laid("seat at=13 cards=star.star.star\n" + OTHERS + WONDERS + TWO_STARS)
    say(match, "build:gate")
    assert hand(match, 0) == ["star"]
    assert table(match).marker[0] == 13
    assert may(match) == ["done"]
    say(match, "done")
    assert table(match).marker[0] == 20


def test_7_2_26_athena_or_a_card() -> None:
    text = OTHERS + WONDERS + TWO_STARS + "disc 1 2 1 1\nmarked athena 1"
    match = say(laid("seat at=13 cards=star.wood-points\n" + text), "build:gate")
    assert may(match) == ["cards:0", "cards:1"]
    with_god, with_card = match.copy(), match.copy()
    say(with_god, "cards:0")
    assert hand(with_god, 0) == ["wood-points", "star"]
    assert table(with_god).marked[3] == 0
    say(with_card, "cards:1")
    assert hand(with_card, 0) == ["wood-points"]
    assert table(with_card).marked[3] == 1


def test_7_2_the_question_does_not_tell_which_cards() -> None:
    """With a card in hand it is asked, whatever the card."""
    text = OTHERS + WONDERS + TWO_STARS + "disc 1 2 1 1\nmarked athena 1"
    assert may(say(laid("seat at=13 cards=wood-points\n" + text), "build:gate")) == ["cards:0"]
    match = say(laid("seat at=13\n" + text), "build:gate")
    assert table(match).marker[0] == 20


def test_7_3_agriculture_does_not_touch_wonders() -> None:
    match = laid("seat at=13 tiles=agriculture:grain\n" + OTHERS + WONDERS + TWO_STARS + "disc 1 2 1 1\ndisc 2 2 1 1")
    assert table(say(match, "build:gate")).marker[0] == 20


def test_7_3_each_wonder_stands_once() -> None:
    match = laid("seat at=13\nseat at=30 wonders=gate\nseat at=30\n" + WONDERS)
    assert table(match).column[1] == 0
    assert not any(code == "build:gate" for code in may(match))


@pytest.mark.parametrize(
    ("wonder", "stars", "points"),
    [("gate", 4, 8), ("stadium", 5, 10), ("parthenon", 5, 10), ("statue", 5, 10), ("colossus", 6, 12)],
)
def test_7_1_every_wonder_asks_for_its_stars_and_brings_its_points(wonder: str, stars: int, points: int) -> None:
    """Stars from the map, two from tiles, and the rest from discs in its column, which is the first here."""
    others = [name for name in ("gate", "stadium", "parthenon", "statue", "colossus") if name != wonder]
    row = f"wonders {wonder} {' '.join(others)}\n"
    head = "seat at=13 tiles=architecture.engineering\n" + OTHERS + row + TWO_STARS
    discs = ["disc 1 1 1 1", "disc 2 1 1 1", "disc 3 1 1 1", "disc 4 1 1 1"]
    short = laid(head + "\n".join(discs[: stars - 5]) if stars > 4 else head.replace("stack phocis 1\n", ""))
    assert f"build:{wonder}" not in may(short)
    match = say(laid(head + "\n".join(discs[: stars - 4])), f"build:{wonder}")
    assert items(match, 0)["wonders"] == points
    assert table(match).marker[0] == 18


def test_7_1_nothing_of_it_is_spent() -> None:
    match = laid("seat at=13 tiles=architecture\n" + OTHERS + WONDERS + TWO_STARS + "disc 1 2 1 1")
    say(match, "build:gate")
    t = table(match)
    assert (star_tokens(t, 0), t.slot[3]) == (2, 1)


def test_7_2_26_several_cards_and_athena() -> None:
    """Two stars are missing: a card gives the first, and the second is a choice."""
    match = laid("seat at=13 cards=star.star\n" + OTHERS + WONDERS + TWO_STARS + "marked athena 1")
    say(match, "build:gate")
    assert may(match) == ["cards:0", "cards:1"]
    say(match, "cards:1")
    assert (hand(match, 0), table(match).marked[3]) == ([], 1)


def test_7_2_26_unused_stars_stay() -> None:
    four = TWO_STARS + "stack crete 1\nstack troad 1\n"
    match = say(laid("seat at=13 cards=star\n" + OTHERS + WONDERS + four + "marked athena 1"), "build:gate", "done")
    assert (hand(match, 0), table(match).marked[3]) == (["star"], 1)


def test_7_3_no_disc_and_no_bonus_and_only_one_wonder_in_a_turn() -> None:
    match = laid("seat at=13 tiles=architecture.engineering\n" + OTHERS + WONDERS + TWO_STARS)
    say(match, "build:gate")
    t = table(match)
    assert (sum(t.slot), t.hours[0], t.prestige[0]) == (0, 0, 0)
    assert t.marker[0] == 18


def test_7_3_the_erinyes_come_on_top() -> None:
    match = laid("seat at=13 tiles=architecture.engineering\n" + OTHERS + WONDERS + TWO_STARS + "marked erinyes 1")
    say(match, "build:gate")
    assert table(match).marker[0] == 20
    assert [(fact.a, fact.b, fact.c) for fact in match.log(1) if fact.kind == PRICED] == [(7, 2, 2)]


def test_7_3_a_wonder_that_leads_beyond_the_cross_is_refused() -> None:
    match = laid(
        "seat at=78 tiles=architecture.engineering\nseat at=80\nseat at=80\n" + WONDERS + TWO_STARS + "shown zeus hecate"
    )
    assert why(match, "build:gate") == (TOO_LATE, 5, 4)
