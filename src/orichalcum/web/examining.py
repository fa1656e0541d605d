"""For the keeper, beside the open house: the records of finished games, and whether every game in progress can go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from orichalcum.kernel.errors import Refused
from orichalcum.kernel.record import write_record
from orichalcum.kernel.snapshot import unpack_match
from orichalcum.store import tables
from orichalcum.store.opening import engine_for, revision_of, sqlite_file
from orichalcum.store.schema import PEOPLE, TABLES
from orichalcum.store.store import Store
from orichalcum.web.sitting import Sitting


def sittings(store: Store, status: str) -> Iterator[Sitting]:
    """Tables of a status with all their entries; the match is None where they do not replay."""
    for code in store.read_now(tables.codes_where(TABLES.c.status == status, most=10_000_000)):
        found = store.read_now(tables.load(code))
        if found is None:
            continue
        sitting = Sitting(*found)
        try:
            sitting.match = sitting.opened()
            sitting.take_in(store.read_now(tables.entries_from(sitting.row.id, 0)))
        except Refused:
            sitting.match = None
        yield sitting


def export(database: str, folder: Path, game: str = "") -> tuple[int, int]:
    """The record of every finished game as a file of its own; how many, and how many have none.

    A table that went on from the middle of another has no record of its own; nor has one whose rules have changed since.
    """
    written = without = 0
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(database)
    try:
        for sitting in sittings(store, "over"):
            if game and sitting.row.game != game:
                continue
            if sitting.match is None or sitting.row.opening is not None:
                without += 1
                continue
            text = write_record(sitting.match)
            (folder / f"{sitting.row.game}-{sitting.row.code}.txt").write_text(text, encoding="utf-8")
            written += 1
    finally:
        store.close()
    return written, without


def examine(database: str) -> dict[str, object]:
    """What stands in a database, and what is wrong with it.  Nothing is changed, nothing migrated."""
    file = sqlite_file(database)
    if file is not None and not file.exists():
        return {"database": str(file), "state": "not there yet: the first `orichalcum serve` makes it"}
    engine = engine_for(database)
    try:
        with engine.connect() as connection, connection.begin():
            now, newest = revision_of(connection)
            if now != newest:
                return {"database": engine.dialect.name, "state": f"revision {now or 'none'}; the next start makes it {newest}"}
            found = {"database": engine.dialect.name, "revision": now, **counted(connection)}
            if engine.dialect.name == "sqlite":
                found["file"] = f"{file}, {connection.scalar(sa.text('PRAGMA quick_check'))}"
    finally:
        engine.dispose()
    stuck = [sitting.row.code for sitting in stuck_tables(database)]
    return {**found, "state": f"cannot go on: {', '.join(stuck)}" if stuck else "every game in progress can go on"}


def counted(c: sa.Connection) -> dict[str, object]:
    by_status = c.execute(sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status).order_by(TABLES.c.status))
    accounts = c.scalar(sa.select(sa.func.count()).where(PEOPLE.c.account.is_not(None)))
    return {"tables": ", ".join(f"{many} {status}" for status, many in by_status) or "none", "accounts": accounts or 0}


def stuck_tables(database: str) -> Iterator[Sitting]:
    """Those in play that neither their entries nor their snapshot bring back."""
    store = Store(database)
    try:
        for sitting in sittings(store, "playing"):
            if sitting.match is None or sitting.row.rules != sitting.game.rules_version:
                kept = store.read_now(tables.snapshot_of(sitting.row.id))
                if not kept or not is_readable(kept[1]):
                    yield sitting
    finally:
        store.close()


def is_readable(raw: bytes) -> bool:
    try:
        unpack_match(raw)
    except Refused:
        return False
    return True
