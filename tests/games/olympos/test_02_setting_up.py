"""RULES 2: setting up."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations

import pytest

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.pieces import count
from orichalcum.games.olympos.rules import ids
from orichalcum.games.olympos.rules.ids import QUOTA, STAR_QUOTA
from orichalcum.games.olympos.rules.setting_up import DealCube
from orichalcum.games.olympos.table import Olympos
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, playout

from .arranging import FOUR, cubes, laid, land, may, say, table, why


def begun(seats: int, **options: bool) -> Match:
    match = GAME.new(seats, "reconstructed", **options)
    match.luck(Rng(5))
    return match


@pytest.mark.parametrize(("seats", "left"), [(3, [1, 2, 1, 2, 1]), (4, [2, 2, 2, 2, 1]), (5, [3, 2, 3, 2, 1])])
def test_2_1_copies_of_each_kind(seats: int, left: list[int]) -> None:
    t = table(begun(seats))
    assert [t.left[row * 5] for row in range(5)] == left
    assert sorted(t.cell) == list(range(1, 26))
    assert all(t.pieces.kind_row[t.cell[cell] - 1] == cell // 5 for cell in range(25))


def test_2_2_a_wonder_below_each_column() -> None:
    assert sorted(table(begun(4)).column) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("seats", "each"), [(3, 3), (4, 2), (5, 1)])
def test_2_4_19_the_lowest_of_the_stack_blocks(seats: int, each: int) -> None:
    match = begun(seats)
    t = table(match)
    assert match.waiting() == [t.track[seats - 1]]
    for _ in range(4 * each):
        say(match, may(match)[0])
    match.luck(Rng(6))
    assert [count(t.blocked & t.pieces.of_good[good]) for good in range(4)] == [each] * 4
    assert all(count(t.blocked & t.pieces.of_good[good] & t.pieces.stars) <= 1 for good in range(4))


def test_2_4_one_star_of_each_good_at_most() -> None:
    match = say(begun(4), "cross:crete")
    assert "cross:epirus" not in may(match)
    assert why(match, "cross:epirus")[0] == STAR_QUOTA
    say(match, "cross:macedonia")
    assert why(match, "cross:caria")[0] == QUOTA
    assert "cross:boeotia" in may(match)


def test_2_4_19_olympos_and_atlantis_may_be_blocked() -> None:
    match = begun(4)
    assert {"cross:olympos", "cross:atlas"} <= set(may(match))


def test_2_5_a_tribe_on_every_star_that_is_not_blocked() -> None:
    match = begun(5, random_blocking=True)
    t = table(match)
    assert t.tribes == t.pieces.stars & ~t.blocked


def test_2_5_a_star_that_is_blocked_is_out_of_the_game() -> None:
    match = laid(FOUR + "blocked crete epirus olympos\nstack macedonia 1")
    t = table(match)
    assert not t.tribes & (1 << land(match, "crete") | 1 << land(match, "epirus"))
    assert not {"to:crete", "to:epirus", "to:olympos"} & set(may(say(match, "new")))


@pytest.mark.parametrize("seats", [3, 4])
def test_2_6_three_or_four_different_cubes(seats: int) -> None:
    for seed in range(8):
        given = cubes_dealt(seats, seed)
        assert len(set(given)) == seats


def test_2_6_five_cubes_are_four_different_ones_and_one_more_between_any_two_seats() -> None:
    pairs = set()
    for seed in range(60):
        given = cubes_dealt(5, seed)
        assert len(set(given)) == 4
        twice = next(good for good in given if given.count(good) == 2)
        pairs.add(tuple(who for who in range(5) if given[who] == twice))
    assert pairs == set(combinations(range(5), 2))


def test_2_6_of_all_deals_with_one_pair_none_is_likelier_than_another() -> None:
    chances: dict[tuple[int, ...], Fraction] = {}
    t = GAME.bare(5, GAME.edition().pieces, GAME.agree({}))
    deal(t, (), Fraction(1), chances)
    assert len(chances) == 240
    assert set(chances.values()) == {Fraction(1, 240)}


def deal(t: Olympos, dealt: tuple[int, ...], chance: Fraction, chances: dict[tuple[int, ...], Fraction]) -> None:
    """Every deal of five cubes with its chance, by the weights that the step gives."""
    step, who = DealCube(ids.DEAL_CUBE), len(dealt)
    if who == 5:
        chances[dealt] = chances.get(dealt, Fraction(0)) + chance
        return
    weights = {good: int(step.weight(t, LUCK, who, good)) for good in range(4)}
    for good, weight in weights.items():
        if weight:
            after = t.copy()
            after.cubes[who * 4 + good] += 1
            deal(after, (*dealt, good), chance * weight / sum(weights.values()), chances)


def cubes_dealt(seats: int, seed: int) -> list[str]:
    match = GAME.new(seats, "reconstructed", random_blocking=True)
    match.luck(Rng(seed))
    return [next(iter(cubes(match, who))) for who in range(seats)]


def test_2_7_one_god_never_comes() -> None:
    match = begun(3, random_blocking=True)
    t = table(match)
    playout(t, Rng(1))
    assert count(t.gods_shown) == sum(t.pieces.zeus_cards) == 9


def test_2_7_any_god_may_be_the_next() -> None:
    match = say(laid("seat at=10\nseat at=11\nseat at=11\n"), "new", "to:illyria", "card:star", "done")
    assert match.waiting() == [LUCK]
    assert len(may(match)) == 10


@pytest.mark.parametrize(("seats", "third", "blocked"), [(3, False, 12), (4, False, 8), (5, True, 4)])
def test_2_8_what_the_number_of_seats_changes(seats: int, third: bool, blocked: int) -> None:
    p = GAME.edition().pieces
    assert (bool(p.third[seats]), 4 * p.blocked[seats]) == (third, blocked)


def test_2_3_22_the_markers_are_stacked_by_luck_and_all_orders_come() -> None:
    orders = {tuple(table(opened(seed)).track) for seed in range(40)}
    assert orders == set(permutations(range(3)))


def opened(seed: int) -> Match:
    match = GAME.new(3, "reconstructed", random_blocking=True)
    match.luck(Rng(seed))
    return match
