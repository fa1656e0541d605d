"""Opening a database: SQLite in one file, or PostgreSQL; brought up to date before anybody uses it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from orichalcum.kernel.errors import Refused

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x0A71A5  # PostgreSQL's advisory lock under which the schema is changed


class BadDatabase(Refused):
    """A database that this house cannot use, and why."""


def engine_for(url: str, connections: int = 5) -> sa.Engine:
    """SQLite waits for the disk with every commit: what was acknowledged outlives a power cut."""
    if url.startswith("sqlite"):
        engine = sa.create_engine(url, pool_size=connections, max_overflow=10, connect_args={"check_same_thread": False})
        sa.event.listen(engine, "connect", _settle_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    if url.startswith(("postgresql:", "postgres:")):
        url = "postgresql+psycopg:" + url.partition(":")[2]
    if not url.startswith("postgresql+psycopg:"):
        raise BadDatabase(f"a database is sqlite:///FILE or postgresql://..., not {url.partition(':')[0][:20]}:...")
    try:
        return sa.create_engine(url, pool_size=connections, max_overflow=10, pool_pre_ping=True)
    except ModuleNotFoundError as trouble:
        raise BadDatabase("PostgreSQL needs the extra 'postgres': pip install orichalcum[postgres]") from trouble


def _settle_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {line}")


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database that is kept in one."""
    name = sa.make_url(url).database if url.startswith("sqlite") else None
    return Path(name) if name and name != ":memory:" else None


def migrations() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("version_locations", str(MIGRATIONS / "versions").replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    return config, ScriptDirectory.from_config(config)


def revision_of(connection: sa.Connection) -> tuple[str | None, str]:
    """The revision a database has, and the one that this house wants."""
    return MigrationContext.configure(connection).get_current_revision(), str(migrations()[1].get_current_head())


def known_revisions() -> set[str]:
    return {one.revision for one in migrations()[1].walk_revisions()}


def migrate(engine: sa.Engine) -> str:
    """Bring the database up to date; its revision.  One that is newer than this program is refused."""
    config, script = migrations()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        now = MigrationContext.configure(connection).get_current_revision()
        if now is not None and now not in known_revisions():
            raise BadDatabase(
                f"the database has revision {now}, which this version of Orichalcum does not know: install a newer one"
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return str(script.get_current_head())
