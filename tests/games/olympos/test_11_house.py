"""RULES 11: the house options, each on and off."""

from __future__ import annotations

import pytest

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.pieces import count
from orichalcum.games.olympos.rules.ids import PRICED
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK

from .arranging import laid, may, say, table

GOODS = (
    "stack illyria 1\nstack odrysia 1\nstack thessaly 1\nstack paeonia 1\nstack thrace 1\nstack olympos 1\n"
    "stack macedonia 1\nstack aetolia 1\nstack achaea 1\nstack pangaion 1\nstack chalcidice 1\nstack elis 1\n"
)
THREE = "seat at=13\nseat at=30\nseat at=30\n" + GOODS


@pytest.mark.parametrize("open_prestige", [False, True])
def test_11_1_21_prestige_is_seen_by_its_owner_or_by_all(open_prestige: bool) -> None:
    match = laid("seat at=1 prestige=4\nseat at=9 prestige=7\nseat at=9", open_prestige=open_prestige)
    seen = [match.view(viewer).seats[1].prestige for viewer in (0, 1, -2)]
    assert seen == ([7, 7, 7] if open_prestige else [None, 7, None])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_11_2_19_the_quick_set_up_asks_nobody(seats: int) -> None:
    match = GAME.new(seats, "reconstructed", random_blocking=True)
    match.luck(Rng(5))
    t = table(match)
    assert match.waiting() != [LUCK]
    assert count(t.blocked) == 4 * t.pieces.blocked[seats]
    assert all(count(t.blocked & t.pieces.of_good[good] & t.pieces.stars) <= 1 for good in range(4))


def test_11_2_19_off_the_lowest_is_asked() -> None:
    match = GAME.new(3, "reconstructed")
    match.luck(Rng(5))
    assert match.waiting() == [table(match).track[2]]
    assert may(match)[0].startswith("cross:")


def test_11_3_13_off_the_full_price_is_paid() -> None:
    match = say(laid(THREE), "find:agriculture", "saves:wood", "bonus:1A")
    assert table(match).marker[0] == 20


def test_11_3_13_on_the_tile_counts_for_its_own_purchase() -> None:
    """Agriculture lies under two gold and a wood: the tile of wood saves 2, that of grain nothing."""
    match = say(laid(THREE, own_discount=True), "find:agriculture", "saves:wood", "bonus:1A")
    assert table(match).marker[0] == 18
    assert [(fact.a, fact.b) for fact in match.log(1) if fact.kind == PRICED] == [(5, 2)]
    match = say(laid(THREE, own_discount=True), "find:agriculture", "saves:grain", "bonus:1A")
    assert table(match).marker[0] == 20


def test_11_3_13_on_a_tile_that_would_lead_beyond_the_cross_cannot_be_chosen() -> None:
    late = THREE.replace("at=13", "at=77").replace("at=30", "at=80")
    assert "find:agriculture" not in may(laid(late))
    match = say(laid(late, own_discount=True), "find:agriculture")
    assert may(match) == ["saves:wood"]
