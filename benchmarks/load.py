"""How much the house holds: tables, pages that listen, and moves a second, all on loopback and bounded in time.

    python benchmarks/load.py --tables 300 --pages 1000 --moves 100 --seconds 20
    python benchmarks/load.py --database postgresql://... --workers 2

The pages do as the browser's: whoever moves gets the new state, picture and all, with the answer to the move; every other
page hears of it by its WebSocket and fetches its own.  A move is on all pages when the last of them has its state.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = (
    "import sys; from orichalcum.web.serve import serve; serve(port=int(sys.argv[1]), workers=int(sys.argv[2]), log='quiet')"
)
LISTENING: set[asyncio.Task[None]] = set()
PATIENCE = 10.0  # seconds after which a page has not got a move


class Line:
    """One kept-alive HTTP connection, with as little around it as possible."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.lock = asyncio.Lock()

    async def ask(self, path: str, body: Any = None) -> tuple[int, bytes]:
        """Once more, if the house has closed a connection that was idle; an answer sent twice counts once."""
        try:
            return await self.ask_once(path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            return await self.ask_once(path, body)

    async def ask_once(self, path: str, body: Any = None) -> tuple[int, bytes]:
        async with self.lock:
            if self.writer is None or self.writer.is_closing():
                self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
            assert self.reader is not None
            raw = b"" if body is None else json.dumps(body).encode()
            head = f"{'GET' if body is None else 'POST'} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            head += f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n"
            self.writer.write(head.encode() + raw)
            answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            long = int(answer.lower().partition("content-length:")[2].partition("\r\n")[0])
            for line in answer.split("\r\n"):
                if line.lower().startswith("set-cookie:"):
                    self.cookie = line.partition(":")[2].partition(";")[0].strip()
            return int(answer[9:12]), await self.reader.readexactly(long)

    async def json(self, path: str, body: Any = None) -> Any:
        status, raw = await self.ask(path, body)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {raw[:200]!r}")
        return json.loads(raw)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class Known(msgspec.Struct):
    """What a page must know of a state to go on."""

    version: str
    number: int
    seat: int
    status: str
    choices: list[Code]


class Code(msgspec.Struct):
    code: str


KNOWN = msgspec.json.Decoder(Known)


class Page:
    """Listens, and fetches the state whenever it hears that there is another."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection, line: Line) -> None:
        self.table, self.seat, self.socket, self.line = table, seat, socket, line
        self.bytes = 0
        self.known: Known | None = None
        self.moving = False

    async def run(self) -> None:
        async for raw in self.socket:
            news = json.loads(raw)
            if news["kind"] not in ("hello", "table") or self.moving or (self.known and self.known.version == news["version"]):
                continue
            if news["kind"] == "table":
                self.table.heard.append(time.perf_counter() - self.table.moved)
            status, state = await self.line.ask(f"/tables/{self.table.code}/state?seat={self.seat}&log=-40")
            if status == 200:
                self.take(state)

    def take(self, state: bytes) -> None:
        self.bytes += len(state)
        self.known = KNOWN.decode(state)
        self.table.arrived()

    async def move(self, rng: random.Random) -> None:
        """Answers; the new state comes at once."""
        known = self.known
        assert known is not None
        self.moving = True
        wish = {"number": known.number, "choice": rng.choice(known.choices).code, "seat": self.seat}
        status, state = await self.line.ask(f"/tables/{self.table.code}/answer?log=-40", wish)
        self.moving = False
        if status != 200:
            raise RuntimeError(f"{status} {state[:200]!r}")
        self.take(state)


class Table:
    """One person at all seats, as many pages as wanted, and moves when it is told to."""

    def __init__(self, port: int, game: str, seats: int, rng: random.Random) -> None:
        self.port, self.game, self.seats, self.rng = port, game, seats, rng
        self.line = Line(port)
        self.pages: list[Page] = []
        self.heard: list[float] = []
        self.shown: list[float] = []
        self.missing = 0
        self.all_there = asyncio.Event()
        self.moved = 0.0
        self.code = ""

    async def open(self) -> None:
        wish = {"game": self.game, "seats": [{"who": "me", "name": f"P{n}"} for n in range(self.seats)]}
        self.code = (await self.line.json("/tables", wish))["table"]["code"]

    async def add_page(self, seat: int) -> Page:
        address = f"ws://127.0.0.1:{self.port}/api/news?table={self.code}&seat={seat}"
        headers = {"Cookie": self.line.cookie} if seat >= 0 else {}
        socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
        page = Page(self, seat, socket, Line(self.port, self.line.cookie if seat >= 0 else ""))
        self.pages.append(page)
        return page

    def arrived(self) -> None:
        """Every page of this table that is not the last has another version than the house, or the same as all."""
        self.missing -= 1
        if self.missing == 0:
            self.shown.append(time.perf_counter() - self.moved)
            self.all_there.set()

    async def move(self) -> bool:
        """Somebody answers; True once it is on all pages."""
        page = next((page for page in self.pages if page.known and page.known.choices), None)
        if page is None:
            if self.pages and self.pages[0].known and self.pages[0].known.status == "over":
                await self.open_again()
            return True
        self.missing = len(self.pages)
        self.all_there.clear()
        self.moved = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await page.move(self.rng)
                await self.all_there.wait()
        except TimeoutError:
            return False
        return True

    async def open_again(self) -> None:
        """The game is over: another one for the same pages."""
        seats = [page.seat for page in self.pages]
        for page in self.pages:
            await page.socket.close()
            page.line.close()
        self.pages = []
        await self.open()
        for seat in seats:
            LISTENING.add(asyncio.create_task((await self.add_page(seat)).run()))


async def load(port: int, wish: argparse.Namespace, server: int) -> dict[str, Any]:
    rng = random.Random(1)
    tables = [Table(port, wish.game, wish.seats, rng) for _ in range(wish.tables)]
    for table in tables:
        await table.open()
    for n in range(wish.pages):
        table, place = tables[n % len(tables)], n // len(tables)
        LISTENING.add(asyncio.create_task((await table.add_page(place if place < wish.seats else -2)).run()))
    for table in tables:
        while not all(page.known for page in table.pages):
            await asyncio.sleep(0.05)
    late = 0
    pending: set[asyncio.Task[bool]] = set()
    free = list(tables)
    rng.shuffle(free)
    burnt = burnt_by(server)
    began = time.perf_counter()
    for n in range(int(wish.moves * wish.seconds)):
        await asyncio.sleep(max(0.0, began + n / wish.moves - time.perf_counter()))
        if not free:
            late += 1
            continue
        table = free.pop()
        task = asyncio.create_task(table.move())
        pending.add(task)
        task.add_done_callback(pending.discard)
        task.add_done_callback(lambda _, table=table: free.insert(0, table))  # type: ignore[misc]
    if pending:
        await asyncio.wait(pending, timeout=PATIENCE)
    spent = time.perf_counter() - began
    heard = sorted(one for table in tables for one in table.heard)
    shown = sorted(one for table in tables for one in table.shown)
    return {
        "tables": wish.tables,
        "pages": wish.pages,
        "moves a second": round(len(shown) / spent, 1),
        "wished": wish.moves,
        "no table free": late,
        "heard, ms": marks(heard),
        "on all pages, ms": marks(shown),
        "ms of the server's CPU a move": round((burnt_by(server) - burnt) * 1000 / max(1, len(shown)), 2),
        "load average of the machine": os.getloadavg()[0],
        "MB a second": round(sum(page.bytes for table in tables for page in table.pages) / spent / 1e6, 1),
    }


def marks(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    at = {name: seconds[min(len(seconds) - 1, int(len(seconds) * part))] for name, part in (("p95", 0.95), ("p99", 0.99))}
    found = {"median": statistics.median(seconds), **at, "most": seconds[-1]}
    return {name: round(value * 1000, 1) for name, value in found.items()}


def burnt_by(server: int) -> float:
    """Seconds of CPU that the server and its workers have used; their bots are not among them."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return sum(seconds_of(int(one)) for one in [server, *children])


def seconds_of(process: int) -> float:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[bytes]) -> float:
    """Megabytes of the server."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def wait_for(port: int) -> None:
    for _ in range(1200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("the house does not open")


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in (("tables", 300), ("pages", 1000), ("moves", 100), ("seconds", 20), ("seats", 3), ("workers", 1)):
        said.add_argument(f"--{name}", type=int, default=value)
    said.add_argument("--game", default="colovini")
    said.add_argument("--database", default="")
    wish = said.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8 * wish.pages), hard), hard))
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        database = wish.database or f"sqlite:///{folder}/house.sqlite"
        environment = {**os.environ, "ORICHALCUM_DATABASE": database, "ORICHALCUM_HURRY": "0"}
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(wish.workers)], env=environment)
        try:
            wait_for(port)
            before = memory(server)
            found = asyncio.run(load(port, wish, server.pid))
            if wish.workers == 1:
                found["kB of memory a table"] = round((memory(server) - before) * 1024 / wish.tables)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    found["database"] = "postgresql" if wish.database else "sqlite"
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
