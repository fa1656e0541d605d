"""RULES 1: what there is, and what of it is secret."""

from __future__ import annotations

from orichalcum import SPECTATOR, Rng
from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.editions import LastDaysSheet
from orichalcum.games.lastdays.inventory import inventory
from orichalcum.games.lastdays.names import CARD_IDS, CARD_SORTS, EVENT_IDS, SENATOR_IDS, SPECIAL_IDS
from orichalcum.games.lastdays.pieces import Pieces
from orichalcum.kernel.rows import total

from .arranging import arranged, codes, play, points, seen, table, waiting


def pieces() -> Pieces:
    return table(GAME.new(3)).pieces


def counts(names: tuple[str, ...], numbers: object) -> dict[str, int]:
    return dict(zip(names, list(numbers), strict=True))  # type: ignore[call-overload]


def test_1_1_twenty_cubes_each_and_ten_neutrals() -> None:
    match = GAME.new(5)
    match.luck(Rng(1))
    assert inventory(table(match))[:6] == (20, 20, 20, 20, 20, 10)


def test_1_2_five_ships_with_two_sides() -> None:
    p = pieces()
    assert list(p.seats) == [7, 5, 5, 3, 3, 8, 5, 5, 3, 3]
    assert list(p.turned_by) == [1, 1, 2, 2, 2]


def test_1_3_eighty_policy_cards_of_sixteen_kinds_in_three_colours() -> None:
    sheet = GAME.edition().sheet
    assert isinstance(sheet, LastDaysSheet)
    rows = sheet.policy.rows
    assert counts(CARD_IDS, pieces().count) == {
        "refugees_1_special": 5,
        "refugees_1_move": 5,
        "refugees_1_vp": 3,
        "refugees_2": 8,
        "refugees_2_split": 5,
        "refugees_2_vp": 3,
        "refugees_3": 4,
        "refugees_3_split": 3,
        "aristocracy_1": 5,
        "aristocracy_2": 3,
        "support": 4,
        "ships_2": 10,
        "ships_3": 4,
        "important_cargo": 6,
        "sabotage": 6,
        "treason": 6,
    }
    assert {colour: sum(row.count for row in rows if row.colour == colour) for colour in ("green", "blue", "red")} == {
        "green": 48,
        "blue": 20,
        "red": 12,
    }
    assert tuple(row.kind for row in rows) == CARD_SORTS


def test_1_4_twenty_five_special_cards_of_eleven_kinds() -> None:
    assert counts(SPECIAL_IDS, pieces().special) == {
        "pursuit_ship": 2,
        "empathy": 2,
        "guard": 3,
        "alliance": 2,
        "hidden_holds": 3,
        "unexpected_intervention": 2,
        "sacrifice": 2,
        "shapeshifting_spy": 3,
        "exotic_birds": 3,
        "orichalcum": 2,
        "key_of_atlantis": 1,
    }
    assert total(pieces().special, 0, len(SPECIAL_IDS)) == 25


def test_1_5_ten_events_three_of_doom_five_secret_and_five_open() -> None:
    p = pieces()
    assert counts(EVENT_IDS, p.due) == {
        "wisdom_of_senate": 4,
        "flood_of_poor": 5,
        "favourable_winds": 3,
        "senate_pays_debts": 3,
        "wrath_of_sea_lord": 4,
        "in_this_together": 2,
        "chaos_grows": 4,
        "gift_of_gods": 3,
        "under_senate_lead": 3,
        "all_lost": 4,
    }
    assert list(p.doom) == [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert [name for name, is_open in counts(EVENT_IDS, p.open).items() if is_open] == [
        "flood_of_poor",
        "senate_pays_debts",
        "in_this_together",
        "chaos_grows",
        "gift_of_gods",
    ]


def test_1_6_seven_senators_from_the_left() -> None:
    assert [SENATOR_IDS[senator] for senator in pieces().senator] == list(SENATOR_IDS)
    assert SENATOR_IDS.index("basileus") < SENATOR_IDS.index("demiurgos"), "all that is stated"


def test_1_7_44_hands_are_secret_and_their_sizes_are_not() -> None:
    match = GAME.new(4)
    match.luck(Rng(3))
    for who in (0, SPECTATOR):
        t = match.seen_by(who)
        own = 7 if who == 0 else 0
        assert sum(t.hand) == own  # type: ignore[attr-defined]
        assert sum(t.special) == (2 if who == 0 else 0)  # type: ignore[attr-defined]
        assert list(t.hand_size) == [7] * 4  # type: ignore[attr-defined]
        assert sum(t.pile) == sum(t.special_pile) == 0  # type: ignore[attr-defined]


def test_1_7_44_a_sealed_bid_leaves_the_shown_stock_only_when_it_is_opened() -> None:
    match = arranged("next influence")
    play(match, 2, "6")
    assert [seen(match, eyes).stock[1] for eyes in (1, 2, 3)] == [20, 20, 20]
    play(match, 1, "0")
    play(match, 3, "0")
    assert seen(match, 1).stock[1] == 14


def test_1_8_11_points_past_seventy_count_in_full() -> None:
    match = arranged("points 68 71 72\nship B ocean 2:2 3:1 N:1\nnext play 1 sabotage")
    play(match, 1, "B")
    assert points(match) == [71, 71, 72]
    match = arranged("points 69 68 0\nship A ocean 1:2 2:1\nship B harbour 3:1\nnext play 1 ships_2")
    play(match, 1, "A", "B")
    assert points(match) == [69 + 3 + 1 + 1, 68 + 1 + 1, 0]


def test_1_8_11_who_has_seventy_is_richer_than_who_has_sixty_nine() -> None:
    match = arranged("points 69 70 0\nship D harbour 2:1 3:2\nnext play 1 aristocracy_1")
    assert {code for code in codes(match, 1) if code.startswith("D")} == {"D-2"}
    assert waiting(match) == [1]
