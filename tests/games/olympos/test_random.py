"""Whole games at random, and arrangements at random against slow and simple readings of the rules."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.editions import GOOD_NAMES, Territory
from orichalcum.games.olympos.inventory import inventory
from orichalcum.games.olympos.pieces import count, of_packed
from orichalcum.games.olympos.rules.discovering import goods_of, payments
from orichalcum.games.olympos.table import Olympos
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, SPECTATOR, playout

from .arranging import laid, sheet, table


def begun(seats: int, **options: bool) -> Olympos:
    agreed = GAME.agree(dict(options))
    t = GAME.bare(seats, GAME.edition().pieces, agreed)
    GAME.set_up(t)
    t.go_on()
    return t


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_end_and_lose_nothing(seats: int) -> None:
    rng = Rng(seats)
    for n in range(40):
        t = begun(seats, random_blocking=n % 2 == 0, own_discount=n % 3 == 0, open_prestige=n % 5 == 0)
        whole, answers = inventory(t), 0
        while not t.over:
            who = t.who()
            options = t.choices(who)
            assert len(options)
            t.answer(who, t.draw(rng) if who == LUCK else options[rng.below(len(options))])
            answers += 1
            assert inventory(t) == whole
        assert answers < GAME.longest
        assert all(t.marker[who] <= t.pieces.cross for who in range(seats))
        assert count(t.gods_shown) == 9


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_12_1_a_guess_can_be_played_to_the_end(seats: int) -> None:
    rng = Rng(10 + seats)
    for _ in range(6):
        t = begun(seats, random_blocking=True)
        answers = 0
        while not t.over:
            who = t.who()
            t.answer(who, t.draw(rng) if who == LUCK else t.choices(who)[rng.below(len(t.choices(who)))])
            answers += 1
            if answers % 9 == 0 and not t.over:
                for viewer in (*range(seats), SPECTATOR):
                    guess = t.seen_by(viewer).imagine(rng)
                    assert isinstance(guess, Olympos)
                    assert inventory(guess) == inventory(t)
                    playout(guess, rng)
                    assert guess.over


# -- slow and simple readings


def lands_of(match: Match, who: int) -> list[Territory]:
    """The territories where a seat's disc lies on top."""
    return [row for row, land in zip(sheet().territories.rows, match.view(who).lands, strict=True) if land.discs[-1:] == (who,)]


@st.composite
def arrangements(draw: st.DrawFn) -> Match:
    """Any stacks, cubes, tiles, cards and prestige of three seats."""
    luck = draw(st.randoms(use_true_random=False))
    names = [one.id for one in sheet().territories.rows]
    luck.shuffle(names)
    kinds = [one.id for one in sheet().discoveries.rows if not one.saves]
    luck.shuffle(kinds)
    lines = []
    for _ in range(3):
        tiles = ".".join(kinds.pop() for _ in range(luck.randrange(6)))
        goods = ".".join(f"{good}{luck.randrange(3)}" for good in GOOD_NAMES)
        lines.append(f"seat at={luck.randrange(72, 83)} prestige={luck.randrange(9)} cubes={goods} tiles={tiles}")
    lines += [f"stack {names.pop()} {' '.join(str(luck.randint(1, 3)) for _ in range(luck.randint(1, 2)))}" for _ in range(8)]
    return laid("\n".join([*lines, f"marked keres {luck.randint(1, 3)}"]))


@settings(max_examples=80, deadline=None)
@given(arrangements(), st.integers(0, 2))
def test_10_3_the_account_is_the_sum_that_people_would_count(match: Match, who: int) -> None:
    view, held, owned = match.view(who), lands_of(match, who), match.view(who).seats[who]
    tiles = [sheet().discoveries.rows[kind] for kind in owned.tiles]
    names = {one.id for one in tiles}
    discs = sum(land.discs.count(who) for land in view.lands)
    points = [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0][owned.marker - 72] + (owned.prestige or 0) + owned.cards
    points += sum(2 if one.atlantis else 1 for one in held) + 2 * len(tiles)
    points += 3 * ("poetry" in names) + 5 * ("philosophy" in names) + len(tiles) * ("science" in names)
    points += discs * ("city" in names) + 2 * sum(one.swords for one in tiles) * ("absolutism" in names)
    points += 3 * sum(one.star for one in held) * ("engineering" in names) - 2 * bool(owned.marks)
    assert match.scores()[who] == points


@settings(max_examples=80, deadline=None)
@given(arrangements(), st.integers(0, 24))
def test_6_3_the_payments_are_those_that_spend_the_fewest_cubes(match: Match, place: int) -> None:
    """Every grey group is tried on every good; of what suffices only the cheapest in cubes is left."""
    cell, seat = sheet().cells.rows[place], match.view(0).seats[0]
    tokens = {good: sum(one.resource == good for one in lands_of(match, 0)) for good in GOOD_NAMES}
    cubes = dict(zip(GOOD_NAMES, seat.cubes, strict=True))
    found: dict[tuple[int, ...], int] = {}
    for chosen in product(GOOD_NAMES, repeat=len(cell.grey)):
        if len({*chosen, *cell.goods}) == len(chosen) + len(cell.goods):
            need = {**cell.goods, **dict(zip(chosen, cell.grey, strict=True))}
            spent = tuple(max(0, need.get(good, 0) - tokens[good]) for good in GOOD_NAMES)
            if all(n <= cubes[good] for n, good in zip(spent, GOOD_NAMES, strict=True)):
                found[spent] = sum(spent)
    fewest = {spent for spent, n in found.items() if n == min(found.values())}
    packs = payments(table(match), goods_of(table(match), 0), place)
    assert {tuple(int(of_packed(pack, good)) for good in range(4)) for pack in packs} == fewest
    assert len(packs) == len(fewest)
