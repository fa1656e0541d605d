"""The store: reading at once, writing in turn.  What waits to be written is committed together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from orichalcum.store.opening import engine_for, migrate

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
CHANNEL: Final = "orichalcum"  # where PostgreSQL tells the other workers
TOGETHER: Final = 64  # jobs in one transaction
LOUDEST: Final = 7900  # bytes of a bell; PostgreSQL carries 8000
RING: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', bell) FROM unnest(CAST(:bells AS text[])) AS bell")


class Conflict(Exception):
    """Somebody else has written first: nothing was written, look again."""


def id_of(done: sa.CursorResult[Any]) -> int:
    """The id of the row that was just put in."""
    key = done.inserted_primary_key
    if key is None:
        raise RuntimeError("the database gave no id")
    return int(key[0])


class Job:
    """Something to write, what other workers are to hear of it, and where the waiting one hears of it."""

    def __init__(self, work: Work[Any], bell: str = "") -> None:
        self.work = work
        self.bell = bell
        self.heard: Future[Any] = Future()


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.revision = migrate(self.engine)
        self.commits = 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "store-reads")
        self._writer = threading.Thread(target=self._write_all, name="store-writes", daemon=True)
        self._writer.start()

    @property
    def dialect(self) -> str:
        return self.engine.dialect.name

    @property
    def has_bell(self) -> bool:
        """Whether other workers may be there to hear of what is written."""
        return self.dialect == "postgresql"

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    async def write(self, work: Work[T], bell: str = "") -> T:
        """Committed when this returns."""
        return await asyncio.wrap_future(self._wish(work, bell))

    def read_now(self, work: Work[T]) -> T:
        with self.engine.connect() as connection, connection.begin():
            return work(connection)

    def write_now(self, work: Work[T]) -> T:
        return self._wish(work).result()

    def _wish(self, work: Work[T], bell: str = "") -> Future[T]:
        job = Job(work, bell if self.has_bell else "")
        self._jobs.put(job)
        return job.heard

    def close(self) -> None:
        """All that was wished is written first."""
        self._jobs.put(None)
        self._writer.join(10)
        self._readers.shutdown()
        self.engine.dispose()

    def _write_all(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            jobs = [job]
            last = False
            while len(jobs) < TOGETHER and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                jobs.append(job)
            self._commit(jobs)
            if last:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction.  Where that cannot be, once more with each at its own risk; then one after another."""
        for attempt in (do, risk) if len(jobs) > 1 else (do,):
            try:
                done = self._transaction(jobs, attempt)
            except Exception as trouble:  # whatever the database says: the ones who wait must hear of it
                if len(jobs) == 1:
                    tell(jobs[0], conflict_of(trouble))
                continue
            for job, outcome in zip(jobs, done, strict=True):
                tell(job, outcome)
            return
        if len(jobs) > 1:
            for job in jobs:
                self._commit([job])

    def _transaction(self, jobs: list[Job], attempt: Callable[[sa.Connection, Job], Any]) -> list[Any]:
        self.commits += 1
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            done = [attempt(connection, job) for job in jobs]
            bells = [
                job.bell for job, outcome in zip(jobs, done, strict=True) if job.bell and not isinstance(outcome, Exception)
            ]
            if bells:
                connection.execute(RING, {"bells": bells})
            return done


def do(connection: sa.Connection, job: Job) -> Any:
    return job.work(connection)


def risk(connection: sa.Connection, job: Job) -> Any:
    """The outcome of one job, or why it failed: then nothing of it stays."""
    try:
        with connection.begin_nested():
            return job.work(connection)
    except sa.exc.OperationalError:
        raise
    except Exception as trouble:
        return conflict_of(trouble)


def conflict_of(trouble: Exception) -> Exception:
    return Conflict(str(trouble.orig)) if isinstance(trouble, sa.exc.IntegrityError) else trouble


def tell(job: Job, outcome: Any) -> None:
    if job.heard.cancelled():
        return
    if isinstance(outcome, BaseException):
        job.heard.set_exception(outcome)
    else:
        job.heard.set_result(outcome)
