"""The store: migrations, appending, conflicts, tokens, notices once, backup and restore; on both databases."""

from __future__ import annotations

import gzip
from concurrent.futures import Future
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from orichalcum.store import people, tables, talk
from orichalcum.store.copying import backup, restore
from orichalcum.store.opening import BadDatabase, engine_for, migrate
from orichalcum.store.schema import META
from orichalcum.store.store import Conflict, Store
from orichalcum.store.tables import Entry, SeatRow, TableRow


def a_table(store: Store, code: str = "abc", token: str | None = None) -> TableRow:
    row = TableRow(code=code, game="g", rules=1, edition="e", hash="h", agreed={"a": True}, position="", host="p", created=1.0)
    row.id = store.write_now(tables.create(row, [SeatRow(0, "person", "p", "Ada", token=token), SeatRow(1)]))
    return row


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    engine = engine_for(database)
    revision = migrate(engine)
    assert migrate(engine) == revision, "migrating twice does nothing"
    with engine.connect() as c:
        assert compare_metadata(MigrationContext.configure(c), META) == []
    engine.dispose()


def test_a_database_that_is_too_new_is_refused(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    with engine.connect().execution_options(writes=True) as c, c.begin():
        c.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="9999"):
        migrate(engine)
    engine.dispose()


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(BadDatabase, match="mysql"):
        engine_for("mysql://secret@host/db")


def test_entries_are_appended_once(database: str) -> None:
    store = Store(database)
    row = a_table(store)
    first = [Entry(0, 0, 0, "a", 1.0), Entry(-1, 1, 0, "b", 1.0)]
    store.write_now(tables.append(row, 0, first))
    with pytest.raises(Conflict):
        store.write_now(tables.append(row, 1, [Entry(1, 1, 0, "c", 2.0), Entry(1, 2, 0, "d", 2.0)]))
    assert store.read_now(tables.entries_from(row.id, 0)) == first, "of what came second nothing stays"
    assert store.read_now(tables.entries_from(row.id, 1)) == first[1:]
    store.close()


def test_one_that_fails_takes_no_other_along(database: str) -> None:
    store = Store(database)
    row = a_table(store)
    wishes: list[Future[None]] = [
        store._wish(tables.append(row, place // 2, [Entry(0, place, 0, "x", 1.0)])) for place in range(40)
    ]
    failed = sum(isinstance(wish.exception(10), Conflict) for wish in wishes)
    assert failed == 20
    assert len(store.read_now(tables.entries_from(row.id, 0))) == 20
    assert store.commits < 42, "what waits is committed together"
    store.close()


def test_changes_are_made_by_what_one_has_seen(database: str) -> None:
    store = Store(database)
    row = a_table(store)
    seats = [SeatRow(0, "bot"), SeatRow(1, "bot")]
    changed = TableRow(**{**{name: getattr(row, name) for name in row.__struct_fields__}, "side": 1, "status": "playing"})
    store.write_now(tables.change(0, changed, seats, 0, [Entry(-1, 0, 0, "x", 1.0)]))
    with pytest.raises(Conflict):
        store.write_now(tables.change(0, changed, seats))
    found = store.read_now(tables.load("abc"))
    assert found is not None
    assert (found[0].status, found[0].agreed, [seat.who for seat in found[1]]) == ("playing", {"a": True}, ["bot", "bot"])
    assert store.read_now(tables.load("nope")) is None
    store.close()


def test_a_token_opens_one_seat(database: str) -> None:
    store = Store(database)
    a_table(store, token="h1")
    assert store.read_now(tables.with_token("h1")) == ("abc", 0)
    assert store.read_now(tables.with_token("h2")) is None
    with pytest.raises(Conflict):
        a_table(store, "other", token="h1")
    store.close()


def test_a_notice_comes_once(database: str) -> None:
    store = Store(database)
    row = a_table(store)
    id = store.write_now(talk.note("p", row.id, "turn", 3, 1.0))
    assert id
    assert store.write_now(talk.note("p", row.id, "turn", 3, 2.0)) == 0
    assert store.write_now(talk.take(id, "shown"))
    assert not store.write_now(talk.take(id, "shown"))
    assert store.write_now(talk.take(id, "mailed"))
    assert [one.number for one in store.read_now(talk.notices("p"))] == [3]
    assert store.read_now(talk.notices("p", only_new=True)) == []
    store.close()


def test_guests_become_accounts_and_go(database: str) -> None:
    store = Store(database)
    a_table(store)
    store.write_now(people.add(people.Person("p", "Ada", created=1.0)))
    store.write_now(people.add(people.Person("q", "Ada", "ada", "hash", preferences={"lang": "de"}, created=1.0)))
    with pytest.raises(Conflict):
        store.write_now(people.add(people.Person("r", "ADA", "ada", "hash", created=1.0)))
    assert store.write_now(people.hand_over("p", "q")) == ["abc"]
    assert store.read_now(tables.of_person("q")) == ["abc"]
    found = store.read_now(people.find_account("ada"))
    assert found is not None
    assert (found.id, found.preferences) == ("q", {"lang": "de"})
    assert store.write_now(people.forget("q")) == ["abc"]
    assert store.read_now(people.find("q")) is None
    assert store.write_now(people.house_word("secret", "one")) == store.write_now(people.house_word("secret", "two")) == "one"
    store.close()


def test_backup_and_restore(database: str, tmp_path: Path) -> None:
    store = Store(database)
    row = a_table(store, token="h1")
    store.write_now(tables.append(row, 0, [Entry(0, 0, 0, "a", 1.0)]))
    store.write_now(tables.save_snapshot(row.id, 1, b"\x00\xff"))
    file = tmp_path / "house.backup"
    many = backup(database, file)
    with pytest.raises(BadDatabase, match="empty"):
        restore(database, file)
    store.close()
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert restore(other, file) == many
    again = Store(other)
    assert again.read_now(tables.snapshot_of(row.id)) == (1, b"\x00\xff")
    assert again.read_now(tables.with_token("h1")) == ("abc", 0)
    assert a_table(again, "new").id > row.id
    again.close()


def test_what_is_no_whole_backup_is_refused(tmp_path: Path) -> None:
    source, file, empty = (f"sqlite:///{tmp_path / name}" for name in ("a.sqlite", "b.sqlite", "c.sqlite"))
    store = Store(source)
    a_table(store)
    store.close()
    good = tmp_path / "good"
    backup(source, good)
    lines = gzip.decompress(good.read_bytes()).splitlines(True)
    bad = tmp_path / "bad"
    for raw in (
        b"",
        b"x",
        gzip.compress(b"{}\n"),
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:-2] + lines[-1:])),
    ):
        bad.write_bytes(raw)
        with pytest.raises(BadDatabase):
            restore(empty, bad)
    assert restore(empty, good) > 0, "after all these nothing was in it"
    assert file
