"""The judge: what is better is worth more, whose turn comes sooner has more to come, and a glance knows a good walk."""

from __future__ import annotations

from orichalcum import Match, Rng
from orichalcum.games.colovini.judge import JUDGE
from orichalcum.kernel.table import playout

from .arranging import GAME, arranged, play, table

MIDDLE = """
    path R5 F2 . O3 H5 A6 C1 S4
    seat {first} 1
    seat RR 5 5 0 0 1
    turn {turn}
"""


def worth(first: str, turn: int = 1) -> int:
    return JUDGE.worth(table(arranged(MIDDLE.format(first=first, turn=turn))), 0)


def test_tiles_cards_spaces_and_arrivals_are_worth_something() -> None:
    plain = worth("RF 5 1 0 0")
    assert worth("RF 6 1 0 0") > plain
    assert worth("RFF 5 1 0 0") > plain
    assert worth("RF 5 4 0 0") > plain
    assert worth("RF 5 54 0 0") > worth("RF 5 8 0 0") > plain


def test_who_moves_sooner_has_more_to_come() -> None:
    assert worth("RF 5 1 0 0", 1) > worth("RF 5 1 0 0", 2)


def test_of_a_game_that_is_over_the_result_counts() -> None:
    t = table(GAME.new(3))
    playout(t, Rng(5))
    assert [JUDGE.worth(t, who) for who in range(3)] == [
        1000 * sum(entry.points for entry in GAME.account(t, who)) for who in range(3)
    ]


def best_at_a_glance(match: Match) -> str:
    who = match.waiting()[0]
    return max(match.options(who), key=lambda choice: JUDGE.glance(table(match), who, choice.option)).code


def test_a_glance_takes_the_dear_tile_near_by() -> None:
    assert best_at_a_glance(arranged("path R7 F2 O1 H3\nseat FH - 0 0 0 0\nseat S - 0 0 0 0\nturn 1")) == "aF"


def test_a_glance_pays_with_the_tile_that_fits() -> None:
    match = arranged("path R5 . F6 H2\nseat FSSSSS 57 1 0 0 0\nseat S - 0 0 0 0\nturn 1")
    play(match, "aF")
    assert best_at_a_glance(match) == "5"


def test_a_glance_does_not_end_a_game_that_is_lost() -> None:
    last = "path R5 F2 H3\nseat FO {tiles} 54 54 1 0\nseat S 7777 0 0 0 0\nturn 1"
    assert best_at_a_glance(arranged(last.format(tiles="-"))) == "cF"
    assert best_at_a_glance(arranged(last.format(tiles="666666"))) == "cO"


def test_a_glance_keeps_the_bridge_where_it_helps_the_others_more() -> None:
    match = arranged(
        "path R5 O4 . F6 H2\nseat F 7 1 54 0 1\nseat SS - 1 2 0 0\nturn 1".replace("seat SS - 1 2", "seat SS - 2 0")
    )
    play(match, "aF", "7")
    assert best_at_a_glance(match) == "-"


def test_a_glance_pays_tile_by_tile_what_wastes_least() -> None:
    match = arranged("path R7 . F7 H2\nseat FSSSSS 6432 1 0 0 0\nseat S - 0 0 0 0\nturn 1")
    play(match, "aF")
    assert best_at_a_glance(match) in ("4", "3")
    play(match, best_at_a_glance(match))
    assert best_at_a_glance(match) in ("3", "2")


def glance(hand: str, path: str, other: str = "R - 0 0 0 0") -> int:
    """What a walk by the flag looks like."""
    match = arranged(f"path {path}\nseat {hand} - 0 0 0 1\nseat {other}\nturn 1")
    option = next(choice.option for choice in match.options(0) if choice.code == "aF")
    return JUDGE.glance(table(match), 0, option)


def test_a_glance_sees_what_it_costs_the_own_figures_that_a_tile_sinks() -> None:
    assert glance("F", "R5 O1 F4 H4") < glance("F", "R5 O1+ F4 H4")
    assert glance("F", "R5 O1 F4 H4") < glance("F", "R1 O1 F4 H4")


def test_a_glance_walks_on_by_the_best_second_card() -> None:
    path, other = "R5 F2 O1 H3 A6 C7 S4", "RR - 2 0 0 0"
    one, two = glance("FC", path, other), glance("FH", path, other)
    assert one != two
    assert glance("FCH", path, other) == max(one, two)
