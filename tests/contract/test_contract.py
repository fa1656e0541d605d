"""Every game of the catalogue keeps the contract, at every seat count."""

from __future__ import annotations

from typing import Any

import pytest

from orichalcum.kernel.catalogue import games
from orichalcum.lab import contract

EVERYTHING = [
    pytest.param(game, seats, check, id=f"{name}-{seats}-{check.__name__.removeprefix('check_')}")
    for name, game in games().items()
    for seats, check in contract.all_checks(game)
]


@pytest.mark.parametrize(("game", "seats", "check"), EVERYTHING)
def test_contract(game: Any, seats: int, check: contract.Check) -> None:
    check(game, seats)
