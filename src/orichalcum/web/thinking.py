"""The bots' processes, seen from the house.  One that dies or takes too long is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from typing import Final

import msgspec

from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.snapshot import pack_table
from orichalcum.web.metrics import Metrics
from orichalcum.web.thinker import LENGTH, Riddle

LOG = logging.getLogger("orichalcum.bots")
PATIENCE: Final = 20.0  # seconds; the levels need far less
ATTEMPTS: Final = 3


class Thinkers:
    def __init__(self, many: int, metrics: Metrics) -> None:
        self.many = many
        self.metrics = metrics
        self.idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self.all: set[asyncio.subprocess.Process] = set()
        for _ in range(many):
            self.idle.put_nowait(None)

    async def choose(self, match: Match, who: int, level: str) -> int:
        """A bot's option for a seat; if its process fails again and again, any option, for the game must go on."""
        riddle = Riddle(match.game.id, match.edition.name, match.agreed, pack_table(match.seen_by(who)), who, level)
        raw = msgspec.msgpack.encode(riddle)
        began = time.perf_counter()
        for _ in range(ATTEMPTS):
            option = await self._ask(raw)
            if option is not None:
                self.metrics.bot_time.observe(time.perf_counter() - began)
                return option
            self.metrics.bot_crashes.inc()
        LOG.error("no bot answers for %s at %s", who, match.game.id)
        options = match.table.choices(who)
        return int(options[Rng.fresh().below(len(options))])

    async def _ask(self, raw: bytes) -> int | None:
        process = await self.idle.get()
        whole = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(PATIENCE):
                answer = await exchange(process, raw)
            whole = True
            return answer
        except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, msgspec.MsgspecError) as trouble:
            LOG.warning("a bot's process has failed: %s", type(trouble).__name__)
            return None
        finally:
            if not whole and process is not None:
                self._end(process)
            self.idle.put_nowait(process if whole else None)

    async def _start(self) -> asyncio.subprocess.Process:
        path = os.pathsep.join(one for one in sys.path if one)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "orichalcum.web.thinker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        self.all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self.all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in list(self.all):
            self._end(process)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 2)


async def exchange(process: asyncio.subprocess.Process, raw: bytes) -> int:
    outgoing, incoming = process.stdin, process.stdout
    if outgoing is None or incoming is None:
        raise EOFError
    outgoing.write(LENGTH.pack(len(raw)) + raw)
    await outgoing.drain()
    head = await incoming.readexactly(LENGTH.size)
    return msgspec.msgpack.decode(await incoming.readexactly(LENGTH.unpack(head)[0]), type=int)
