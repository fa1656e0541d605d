"""Random games: they end, nothing is lost, what two fields say of the same thing agrees, no question is long."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus import GAME, OPTIONS
from orichalcum.games.exodus.inventory import inventory
from orichalcum.games.exodus.pieces import (
    INFLUENCES,
    KINDS,
    PILLARS,
    RESIDENCE,
    TIERS,
    WORKSHOP,
)
from orichalcum.games.exodus.rules.setting_up import set_up
from orichalcum.games.exodus.table import SOURCES, Exodus, favor_room, settlers_on
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import CHANCE, LUCK, SPECTATOR, playout

from .arrange import bare

MOST_DECISIONS = 1500
MOST_OPTIONS = 40


def begin(seats: int, seed: int) -> Exodus:
    t = bare(seats, **{name: bool(seed >> n & 1) for n, name in enumerate(OPTIONS)})
    set_up(t)
    t.go_on()
    return t


def step_on(t: Exodus, rng: Rng) -> None:
    if t.step().kind == CHANCE:
        t.answer(LUCK, t.draw(rng))
        return
    options = t.choices(t.who())
    assert 0 < len(options) <= MOST_OPTIONS
    assert len(set(options)) == len(options)
    t.answer(t.who(), options[rng.below(len(options))])


def assert_sound(t: Exodus) -> None:
    """What two fields say of the same thing agrees, and nothing is less than nothing."""
    for row in (t.supply, t.bag, t.unseen, t.open, t.goods, t.favor, t.training, t.lodged, t.hand_size):
        assert min(row) >= 0
    for who in range(t.seats):
        assert_board(t, who)
        assert sum(t.earned[who * SOURCES : (who + 1) * SOURCES]) == t.score[who]
        assert t.hand_size[who] == sum(t.hand[who * INFLUENCES : (who + 1) * INFLUENCES])
        assert t.received[who] == t.hand_size[who] + sum(seat == who + 1 for seat in t.played)
        assert favor_room(t, who) >= 0
        assert t.rewarded[who] <= t.flame[who] <= t.pieces.last_step


def assert_board(t: Exodus, who: int) -> None:
    p, unfilled = t.pieces, 0
    for cell in range(p.cells):
        mine = who * p.cells + cell
        thing = t.cell[mine] - 1
        settlers = settlers_on(t, who, cell)
        if thing < 0:
            assert settlers == t.staffed[mine] == 0
        elif p.kind[thing] == WORKSHOP:
            assert settlers == bin(t.staffed[mine]).count("1") <= p.places[thing]
        else:
            assert settlers <= p.places[thing]
            unfilled += p.kind[thing] == RESIDENCE and settlers < p.places[thing]
    assert unfilled <= 1
    for ship in range(who * p.ship_spaces, (who + 1) * p.ship_spaces):
        assert t.ship[ship] or not t.aboard[ship]
    for place in range(who * PILLARS * TIERS, (who + 1) * PILLARS * TIERS):
        assert t.pillar[place] or not t.completed[place]
        assert place % TIERS == 0 or not t.pillar[place] or t.completed[place - 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [0, 37, 90, 255, 511])
def test_pieces_are_conserved_and_all_agrees_under_all_house_rules(seats: int, seed: int) -> None:
    t, rng = begin(seats, seed), Rng(seed, seats)
    whole = inventory(t)
    answers = 0
    while not t.over:
        if t.step().kind != CHANCE:
            t.refusals(t.who())
            assert_sound(t)
        step_on(t, rng)
        assert inventory(t) == whole
        answers += 1
    assert answers < GAME.longest


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(40):
        t = begin(seats, seed * 13)
        assert playout(t, Rng(seed, seats), MOST_DECISIONS) < MOST_DECISIONS
        assert t.over


@pytest.mark.parametrize("seats", [2, 4])
def test_imagined_tables_can_be_played_to_the_end(seats: int) -> None:
    t, rng = begin(seats, 0), Rng(5, seats)
    whole = inventory(t)
    for n in range(900):
        if t.over:
            break
        step_on(t, rng)
        if n % 60 == 0:
            for eyes in (SPECTATOR, *range(seats)):
                other = t.seen_by(eyes).imagine(rng)
                assert isinstance(other, Exodus)
                assert inventory(other) == whole
                playout(other, rng, 5000)
                assert other.over


def test_every_settler_is_of_a_kind() -> None:
    t = begin(4, 0)
    playout(t, Rng(1), 300)
    assert {kind for kind in t.city if kind} <= set(range(1, KINDS + 1))
