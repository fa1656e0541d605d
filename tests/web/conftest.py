"""A house that is open, on each of the two databases, and two people at its door."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.visiting import Open, Visitor


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.sqlite'}"
    else:
        database = request.getfixturevalue("postgres").fresh("house")
    found = Open(database)
    yield found
    found.close()


@pytest.fixture
def ada(house: Open) -> Visitor:
    return house.visitor()


@pytest.fixture
def bob(house: Open) -> Visitor:
    return house.visitor()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
