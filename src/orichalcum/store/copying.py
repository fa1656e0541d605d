"""A whole database as one file, the same for SQLite and PostgreSQL, so that a house can also move from one to the other.

Lines of JSON, compressed: a heading, every row of every table, and an end that says how many there must be.
"""

from __future__ import annotations

import gzip
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

import msgspec
import sqlalchemy as sa

from orichalcum.store.opening import BadDatabase, engine_for, known_revisions, migrate
from orichalcum.store.schema import META

FORMAT: Final = 1
TOGETHER: Final = 500


def backup(database: str, to: Path) -> int:
    """Everything as it is at one moment, while the house may stay open; how many rows."""
    engine = engine_for(database)
    fresh = to.with_name(to.name + ".part")
    try:
        revision = migrate(engine)
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin(), gzip.open(fresh, "wb") as file:
                rows = write_all(connection, cast(BinaryIO, file), revision)
        fresh.replace(to)
    finally:
        fresh.unlink(missing_ok=True)
        engine.dispose()
    return rows


def write_all(connection: sa.Connection, file: BinaryIO, revision: str) -> int:
    put(file, {"orichalcum": "backup", "format": FORMAT, "revision": revision})
    rows = 0
    for table in META.sorted_tables:
        for row in connection.execute(sa.select(table).order_by(*table.primary_key.columns)):
            put(file, {"table": str(table.name), "row": {str(name): plain(value) for name, value in row._mapping.items()}})
            rows += 1
    put(file, {"end": rows})
    return rows


def put(file: BinaryIO, what: dict[str, Any]) -> None:
    file.write(msgspec.json.encode(what) + b"\n")


def plain(value: Any) -> Any:
    return {"bytes": b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def restore(database: str, source: Path) -> int:
    """Into a database in which nothing is yet; all of it or nothing.  How many rows."""
    engine = engine_for(database)
    try:
        migrate(engine)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if connection.scalar(sa.select(sa.func.count()).select_from(META.tables["tables"])):
                raise BadDatabase("there are games in this database: restore into an empty one")
            for table in reversed(META.sorted_tables):
                connection.execute(sa.delete(table))
            rows = take_all(connection, source)
            count_on(connection)
        return rows
    finally:
        engine.dispose()


def take_all(connection: sa.Connection, source: Path) -> int:
    rows, ended = 0, False
    waiting: list[dict[str, Any]] = []
    name = ""
    for line in lines_of(source):
        if "end" in line:
            ended = line["end"] == rows
            break
        if line["table"] != name or len(waiting) >= TOGETHER:
            put_in(connection, name, waiting)
            name, waiting = line["table"], []
        waiting.append({key: from_plain(value) for key, value in line["row"].items()})
        rows += 1
    put_in(connection, name, waiting)
    if not ended:
        raise BadDatabase("this backup is not whole")
    return rows


def lines_of(source: Path) -> Iterator[Any]:
    """Of an older house too: since then migrations have only added."""
    try:
        with gzip.open(source, "rb") as file:
            heading = msgspec.json.decode(next(iter(file), b"{}"))
            if not isinstance(heading, dict) or heading.get("orichalcum") != "backup" or heading.get("format") != FORMAT:
                raise BadDatabase("this is no backup of a house")
            if heading.get("revision") not in known_revisions():
                raise BadDatabase(f"this backup has revision {heading.get('revision')}, which only a newer Orichalcum knows")
            for line in file:
                yield msgspec.json.decode(line)
    except (OSError, EOFError, msgspec.DecodeError) as trouble:
        raise BadDatabase(f"this backup cannot be read: {trouble}") from trouble


def put_in(connection: sa.Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(sa.insert(META.tables[name]), rows)


def from_plain(value: Any) -> Any:
    return b64decode(value["bytes"]) if isinstance(value, dict) else value


def count_on(connection: sa.Connection) -> None:
    """PostgreSQL numbers new rows by counters of its own."""
    if connection.dialect.name != "postgresql":
        return
    for table in META.sorted_tables:
        if "id" in table.c and not isinstance(table.c.id.type, sa.String):
            most = connection.scalar(sa.select(sa.func.max(table.c.id))) or 0
            sequence = sa.func.pg_get_serial_sequence(table.name, "id")
            connection.execute(sa.select(sa.func.setval(sequence, most + 1, False)))
