"""RULES 4: expansion, settlers, ways and prices."""

from __future__ import annotations

from orichalcum.games.olympos.rules.ids import CAMP_EMPTY, CROSSED_OUT, NO_GOAL, OUT_OF_REACH, OWN_LAND, PRICED, TOO_LATE
from orichalcum.games.olympos.rules.moving import prices

from .arranging import FOUR, laid, land, may, say, table, why


def price(text: str, goal: str, settler: str = "new") -> int:
    match = laid(text)
    match.play(settler, match.waiting()[0])
    t = table(match)
    return int(prices(t, match.waiting()[0], t.argument())[land(match, goal)])


def test_4_2_a_new_settler_comes_from_the_north() -> None:
    assert price(FOUR, "illyria") == 3
    assert price(FOUR, "macedonia") == 4


def test_4_2_or_from_a_territory_one_controls() -> None:
    assert price(FOUR + "stack crete 1", "atlas") == 2 + 2 + 1
    assert price(FOUR + "stack crete 1 2", "naxos") > 2 + 2 + 1


def test_4_2_medicine_makes_it_cheaper() -> None:
    assert price(FOUR.replace("at=1", "at=1 tiles=medicine"), "illyria") == 2


def test_4_2_an_empty_camp_has_no_new_settler() -> None:
    assert "new" not in may(laid(FOUR.replace("at=1", "at=1 camp=0") + "stack illyria 1"))


def test_4_2_the_north_is_no_way_through() -> None:
    """From Illyria the north would lead to Thrace in 2, overland it takes 3 territories."""
    assert price(FOUR + "stack illyria 1", "thrace", "from:illyria") == 3


def test_4_3_land_costs_1_and_sea_2() -> None:
    assert price(FOUR + "stack naxos 1", "crete", "from:naxos") == 2 + 1 + 2
    assert price(FOUR + "stack naxos 1\nbeaten crete", "crete", "from:naxos") == 2 + 1


def test_4_3_crossing_blocked_and_foreign_territories_is_free_of_charge() -> None:
    assert price(FOUR + "stack paeonia 1\nstack macedonia 2\nblocked pangaion", "chalcidice", "from:paeonia") == 2


def test_4_4_1_the_move_must_gain_a_territory() -> None:
    match = say(laid(FOUR + "stack illyria 1\nblocked thrace"), "new")
    assert not {"to:illyria", "to:thrace"} & set(may(match))
    assert why(match, "to:illyria")[0] == OWN_LAND
    assert why(match, "to:thrace")[0] == CROSSED_OUT


def test_4_6_17_cavalry_rides_a_whole_run_of_land_for_1() -> None:
    riders = FOUR.replace("at=1", "at=1 tiles=cavalry")
    assert price(riders + "beaten laconia", "laconia") == 2 + 1
    assert price(riders, "olympos") == 2 + 1
    assert price(riders + "stack illyria 1", "olympos", "from:illyria") == 1
    assert price(riders, "lydia") == 2 + 1 + 2 + 1


def test_4_7_astronomy_and_mapmaking_add_up() -> None:
    one = FOUR.replace("at=1", "at=1 tiles=astronomy") + "stack naxos 1\nbeaten crete"
    both = FOUR.replace("at=1", "at=1 tiles=astronomy.mapmaking") + "stack naxos 1\nbeaten crete"
    assert price(one, "crete", "from:naxos") == 1 + 1
    assert price(both, "crete", "from:naxos") == 0 + 1
    assert price(both, "evaimon", "from:naxos") == 0 + 1


def test_4_7_16_the_siren_forbids_the_sea() -> None:
    match = say(laid(FOUR + "stack naxos 1\nstack thrace 1\nmarked siren 1"), "new")
    assert why(match, "to:crete")[0] == OUT_OF_REACH
    assert "from:naxos" not in may(laid(FOUR + "stack naxos 1\nmarked siren 1"))


def test_4_8_example_white_attacks_for_6() -> None:
    """A new settler 2, two seas 1 each with Astronomy, the land 1, the fight 1 with more swords."""
    text = (
        "seat at=13 tiles=astronomy.hoplite\nseat at=30\nseat at=30\nseat at=30\n"
        "stack argolis 1\nstack crete 2\nblocked laconia naxos"
    )
    match = laid(text)
    say(match, "new", "to:crete")
    t = table(match)
    assert t.marker[0] == 19
    assert t.hours[1] == 1
    assert t.held[1] == 0
    assert t.held[0] == 1 << land(match, "crete") | 1 << land(match, "argolis")


def test_4_8_the_way_is_told_step_by_step() -> None:
    match = laid(FOUR.replace("at=1", "at=1 tiles=astronomy.hoplite") + "stack argolis 1\nstack crete 2")
    say(match, "new", "to:crete")
    steps = [(fact.kind, fact.b, fact.c) for fact in match.log(1) if fact.kind in (7, 8, 9)]
    assert steps == [(7, 2, 1), (8, 1, 0), (8, 1, 0), (9, 1, 1)]


def test_10_2_8_no_goal_beyond_the_cross() -> None:
    match = say(laid("seat at=79 hours=1\nseat at=80\nseat at=80"), "new")
    assert {"to:illyria", "to:macedonia"} <= set(may(match))
    assert why(match, "to:olympos") == (TOO_LATE, 5, 4)


def test_4_1_one_settler_of_the_map_or_a_new_one() -> None:
    match = laid(FOUR + "stack illyria 1\nstack macedonia 1 2\nstack naxos 2")
    assert {code for code in may(match) if code == "new" or code.startswith("from:")} == {
        "new",
        "from:illyria",
        "from:macedonia/1",
    }


def test_4_1_several_own_discs_on_each_other_are_one_choice() -> None:
    match = laid(FOUR + "stack illyria 1 1 2 1 1")
    assert {code for code in may(match) if code.startswith("from:")} == {"from:illyria", "from:illyria/3"}


def test_4_2_an_empty_camp_is_the_reason() -> None:
    assert why(laid(FOUR.replace("at=1", "at=1 camp=0") + "stack illyria 1"), "new")[0] == CAMP_EMPTY


def test_4_2_the_new_settler_begins_at_the_best_place() -> None:
    """From Attica it is one step to Argolis, from the north six."""
    assert price(FOUR + "stack attica 1\nbeaten argolis", "argolis") == 2 + 1
    assert price(FOUR + "stack attica 1\nbeaten argolis", "illyria") == 2 + 1


def test_4_3_as_far_as_one_likes() -> None:
    assert price(FOUR, "evaimon") == 2 + 10


def test_4_4_34_a_territory_given_up_on_the_way_is_no_goal() -> None:
    match = say(laid(FOUR + "stack illyria 1"), "from:illyria")
    assert why(match, "to:illyria")[0] == OWN_LAND
    match = say(laid(FOUR + "stack illyria 2 1"), "from:illyria")
    assert why(match, "to:illyria")[0] == OWN_LAND


def test_4_5_crossing_takes_nothing_and_costs_no_fight() -> None:
    match = say(laid(FOUR + "stack naxos 1\nstack macedonia 2\nblocked paeonia"), "new", "to:olympos")
    t = table(match)
    assert t.marker[0] == 1 + 2 + 3
    assert t.hours[1] == 0
    assert t.held[1] == 1 << land(match, "macedonia")


def test_4_5_a_tribe_is_crossed_without_a_fight() -> None:
    assert price(FOUR + "stack epirus 2", "aetolia") == price(FOUR, "aetolia") == 2 + 3


def test_4_6_17_the_space_one_starts_from_is_no_step() -> None:
    riders = FOUR.replace("at=1", "at=1 tiles=cavalry")
    assert price(riders + "stack illyria 1", "paeonia", "from:illyria") == 1
    assert price(riders + "stack crete 1", "gadeiros") == 2 + 2 + 1


def test_4_6_17_each_run_between_seas_costs_1() -> None:
    """Over the mainland to Odrysia, over the Thracian Sea to Troad, and on overland to Caria."""
    riders = FOUR.replace("at=1", "at=1 tiles=cavalry")
    assert price(riders + "stack epirus 1", "caria", "from:epirus") == 1 + 2 + 1
    assert price(riders + "stack epirus 1 2", "epirus", "from:epirus/1") == 1 + 2


def test_4_7_16_under_the_siren_one_may_still_develop_and_move_on_land() -> None:
    match = laid(FOUR.replace("at=1", "at=1 cubes=grain2.wood2") + "stack naxos 1\nstack thrace 1\nmarked siren 1")
    codes = may(match)
    assert {"from:thrace", "new", "find:surgery"} <= set(codes)
    assert why(match, "from:naxos")[0] == NO_GOAL


def test_4_7_16_only_who_is_struck_stays_ashore() -> None:
    assert "from:naxos" in may(laid(FOUR + "stack naxos 1\nmarked siren 2"))


def test_4_8_31_the_erinyes_come_on_top_of_every_discount() -> None:
    riders = FOUR.replace("at=1", "at=1 tiles=cavalry.medicine.strategy") + "stack illyria 2\nmarked erinyes 1"
    assert price(riders, "illyria") == 1 + 1 + 1 + 2


def test_4_8_31_the_erinyes_count_for_the_cross() -> None:
    match = laid("seat at=78\nseat at=80\nseat at=80\nmarked erinyes 1\nshown zeus hecate artemis")
    assert may(match) == ["pass"]


def test_4_8_31_hourglasses_may_pay_the_erinyes() -> None:
    match = say(laid("seat at=14 hours=5\nseat at=20\nseat at=20\nmarked erinyes 1"), "new", "to:illyria")
    assert (table(match).marker[0], table(match).hours[0]) == (14, 0)


def test_4_8_the_price_is_told_with_what_the_erinyes_add() -> None:
    match = say(laid("seat at=14\nseat at=20\nseat at=20\nmarked erinyes 1"), "new", "to:illyria")
    assert [(fact.a, fact.b, fact.c) for fact in match.log(1) if fact.kind == PRICED] == [(5, 0, 2)]
