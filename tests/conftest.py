"""What all tests share: Hypothesis tries the same examples each time, and a slow machine is no failure; both databases.

A test that asks for `database` runs on SQLite and, where its programs are, on PostgreSQL.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.store.postgres import NEEDED, Postgres, programs

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if programs() is None:
        warnings.filterwarnings("default", NEEDED[:20])
        warnings.warn(NEEDED, stacklevel=1)
        pytest.skip(NEEDED)
    found = Postgres()
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh(f"test_{abs(hash(request.node.nodeid))}")


@pytest.fixture(autouse=True)
def no_debugging(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `--debug` has switched on in one test is off in the next."""
    monkeypatch.setenv("ORICHALCUM_DEBUG", "0")
