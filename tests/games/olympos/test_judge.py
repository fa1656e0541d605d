"""What the judge makes of a position: only that it leads bots to what makes sense."""

from __future__ import annotations

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.judge import JUDGE
from orichalcum.kernel.rng import Rng

from .arranging import may, table

NEAR = {"illyria", "paeonia", "pangaion", "thrace", "odrysia", "epirus", "macedonia", "chalcidice"}  # two steps from the north


def liked(seed: int, seats: int = 4) -> list[str]:
    """Where the judge would lay the first cross, the dearest first."""
    match = GAME.new(seats)
    match.luck(Rng(seed))
    worth = {}
    for code in may(match):
        tried = match.copy()
        tried.play(code, tried.waiting()[0])
        worth[code.partition(":")[2]] = JUDGE.worth(table(tried), match.waiting()[0])
    return sorted(worth, key=lambda name: -worth[name])


def test_2_4_whoever_blocks_leaves_the_near_lands_open() -> None:
    """Who acts last needs what is near: it goes to the seats before, but there is enough of it for all."""
    for seed in range(5):
        assert not NEAR & set(liked(seed)[:8])


def test_2_4_other_lands_are_blocked_with_another_deal() -> None:
    first = [liked(seed)[0] for seed in range(8)]
    assert len(set(first)) > 4
    assert liked(3) == liked(3)
