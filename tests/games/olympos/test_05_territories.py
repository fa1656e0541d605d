"""RULES 5: taking and leaving territories; fights, stacks, tribes, Olympos."""

from __future__ import annotations

import pytest

from orichalcum.games.olympos.table import holder, star_tokens, swords, zeus_symbols

from .arranging import FOUR, laid, land, may, say, table, tokens, why
from .test_04_expansion import price

TWO_SWORDS = FOUR.replace("at=1", "at=1 tiles=strategy")


def test_5_1_an_empty_territory_gives_its_token() -> None:
    match = say(laid(FOUR), "new", "to:illyria")
    assert tokens(match, 0) == {"grain": 1}
    assert table(match).hours[0] == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "fight"),
    [
        ("", "", 2),
        ("tiles=hoplite", "", 1),
        ("tiles=hoplite", "tiles=strategy", 3),
        ("tiles=hoplite", "tiles=metallurgy", 2),
        ("tiles=democracy", "", 1),
        ("", "tiles=democracy", 3),
        ("tiles=democracy", "tiles=democracy", 2),
        ("tiles=democracy", "tiles=hoplite", 3),
        ("tiles=absolutism", "", 2),
    ],
)
def test_5_2_10_the_price_of_a_fight(mine: str, theirs: str, fight: int) -> None:
    text = f"seat at=1 {mine}\nseat at=20 {theirs}\nseat at=20\nseat at=20\nstack illyria 2"
    assert price(text, "illyria") == 2 + 1 + fight


def test_5_5_29_the_swords_of_ares_count() -> None:
    assert price(FOUR + "stack illyria 2\nmarked ares 1", "illyria") == 2 + 1 + 1
    assert price(FOUR + "stack illyria 2\nmarked ares 2", "illyria") == 2 + 1 + 3


def test_5_2_the_loser_gets_an_hourglass_and_stays_underneath() -> None:
    match = say(laid(FOUR + "stack crete 2\nstack naxos 1"), "from:naxos", "to:crete")
    t = table(match)
    assert t.hours[1] == 1
    assert tokens(match, 0) == {"wood": 1}
    assert tokens(match, 1) == {}
    assert list(t.under)[:2] == [land(match, "crete") * 8 + 1, 0]


def test_5_3_33_a_stack_is_fought_for_like_a_single_disc() -> None:
    match = say(laid(FOUR + "stack illyria 1 2 3"), "new", "to:illyria")
    t = table(match)
    assert [t.hours[who] for who in range(4)] == [0, 0, 1, 0]
    assert t.buried == 3


def test_5_4_control_goes_back_to_the_disc_underneath() -> None:
    match = say(laid(FOUR + "stack crete 2 1"), "from:crete", "to:naxos")
    t = table(match)
    assert t.held[1] == 1 << land(match, "crete")
    assert t.hours[1] == 0
    assert tokens(match, 0) == {"stone": 1}


def test_5_4_33_two_own_discs_the_lower_one_keeps_control() -> None:
    match = say(laid(FOUR + "stack crete 2 1 1"), "from:crete", "to:naxos")
    assert tokens(match, 0) == {"wood": 1, "stone": 1}
    assert not any(code.startswith("from:crete/") for code in may(laid(FOUR + "stack crete 2 1 1")))


def test_5_6_a_tribe_fights_without_swords_once() -> None:
    assert price(FOUR, "epirus") == 2 + 2 + 2
    assert price(TWO_SWORDS, "epirus") == 2 + 2 + 1
    match = say(laid(FOUR), "new", "to:epirus")
    t = table(match)
    assert not t.tribes >> land(match, "epirus") & 1
    assert all(t.hours[who] == 0 for who in range(4))


def test_5_6_a_star_left_behind_is_taken_without_a_fight() -> None:
    match = say(laid(FOUR + "stack epirus 1"), "from:epirus", "to:aetolia")
    t = table(match)
    assert not t.tribes >> land(match, "epirus") & 1
    assert price(FOUR + "beaten epirus", "epirus") == 2 + 2


def test_5_7_the_zeus_token_belongs_to_olympos() -> None:
    match = say(laid(FOUR + "stack olympos 2"), "new", "to:olympos")
    assert zeus_symbols(table(match), 0) == 1
    assert zeus_symbols(table(match), 1) == 0


def test_5_8_flight_leaves_freely_and_may_come_straight_back() -> None:
    match = laid(FOUR + "stack macedonia 1 2")
    assert "from:macedonia/1" in may(match)
    assert price(FOUR + "stack macedonia 1 2", "macedonia", "from:macedonia/1") == 2 + 2
    assert price(FOUR + "stack naxos 1 2", "naxos", "from:naxos/1") == 2 + 1 + 2
    say(match, "from:macedonia/1", "to:paeonia")
    t = table(match)
    assert t.buried == 0
    assert t.hours[1] == 0


def test_5_8_no_new_settler_where_control_was_lost() -> None:
    assert price(FOUR + "stack crete 1 2", "atlas") == 2 + 9


def test_5_3_33_another_settler_may_attack_the_stack_that_holds_an_own_disc() -> None:
    match = say(laid(FOUR + "stack illyria 1 2"), "new", "to:illyria")
    assert list(table(match).under)[:3] == [0, 1, 0]
    assert why(say(match, "new"), "to:illyria")[0] > 0


def test_5_1_whoever_leaves_an_empty_territory_gives_the_token_back() -> None:
    match = say(laid(FOUR + "stack illyria 1"), "from:illyria", "to:paeonia")
    assert tokens(match, 0) == {"stone": 1}
    assert holder(table(match), land(match, "illyria")) == -1


def test_5_2_the_star_and_the_zeus_token_go_with_the_territory() -> None:
    match = say(laid(FOUR + "stack epirus 2"), "new", "to:epirus")
    t = table(match)
    assert (star_tokens(t, 0), star_tokens(t, 1)) == (1, 0)


def test_5_3_33_only_the_owner_of_the_top_disc_is_attacked() -> None:
    """Seat 3 with two swords lies below seat 2, who has none."""
    text = "seat at=1\nseat at=20\nseat at=20 tiles=strategy\nseat at=20\nstack illyria 3 2"
    assert price(text, "illyria") == 2 + 1 + 2


def test_5_4_control_falls_to_the_next_disc_with_star_and_zeus_token() -> None:
    match = say(laid(FOUR + "stack olympos 2 1"), "from:olympos", "to:thessaly")
    assert (zeus_symbols(table(match), 0), zeus_symbols(table(match), 1)) == (0, 1)
    match = say(laid(FOUR + "stack epirus 2 1"), "from:epirus", "to:aetolia")
    assert star_tokens(table(match), 1) == 1


def test_5_4_a_buried_disc_that_leaves_changes_no_control() -> None:
    match = say(laid(FOUR + "stack macedonia 1 2"), "from:macedonia/1", "to:paeonia")
    t = table(match)
    assert t.held[1] == 1 << land(match, "macedonia")
    assert t.hours[1] == 0


def test_5_5_29_ares_counts_for_every_affected_seat() -> None:
    assert price(FOUR + "stack illyria 2\nmarked ares 1 2", "illyria") == 2 + 1 + 2


def test_5_5_ares_adds_to_the_swords_of_tiles() -> None:
    match = laid("seat at=1 tiles=hoplite.metallurgy.phalanx.strategy\nseat at=9\nseat at=9\nmarked ares 1")
    assert swords(table(match), 0) == 1 + 1 + 1 + 2 + 2


def test_5_6_10_democracy_wins_the_tie_with_a_tribe() -> None:
    assert price(FOUR.replace("at=1", "at=1 tiles=democracy"), "epirus") == 2 + 2 + 1


def test_5_6_a_star_left_behind_goes_to_the_next_one() -> None:
    match = say(laid(FOUR + "beaten epirus"), "new", "to:epirus")
    assert star_tokens(table(match), 0) == 1


def test_5_7_the_zeus_token_goes_back_when_olympos_is_left_empty() -> None:
    match = say(laid(FOUR + "stack olympos 1"), "from:olympos", "to:thessaly")
    assert [int(zeus_symbols(table(match), who)) for who in range(4)] == [0, 0, 0, 0]


def test_5_8_the_cheapest_flights_and_returns() -> None:
    """Two steps overland, from an island 2 and 1; with Cavalry the run costs 1, with Astronomy the sea 1."""
    assert price(FOUR + "stack macedonia 1 2", "macedonia", "from:macedonia/1") == 2 + 2
    riders = FOUR.replace("at=1", "at=1 tiles=cavalry.astronomy")
    assert price(riders + "stack macedonia 1 2", "macedonia", "from:macedonia/1") == 1 + 2
    assert price(riders + "stack naxos 1 2", "naxos", "from:naxos/1") == 1 + 1 + 2


def test_5_8_back_on_top_of_the_stack_it_left() -> None:
    match = say(laid(FOUR + "stack macedonia 1 2"), "from:macedonia/1", "to:macedonia")
    t = table(match)
    assert (t.held[0], t.held[1], t.hours[1]) == (1 << land(match, "macedonia"), 0, 1)
    assert list(t.under)[: t.buried] == [land(match, "macedonia") * 8 + 1]
