"""How much the house holds: tables, pages that watch, and moves a second, all on loopback and bounded in time.

    python benchmarks/load.py --tables 300 --pages 1000 --moves 100 --seconds 20
    python benchmarks/load.py --games colovini --database postgresql://... --workers 2

The pages do as the browser's: each watches its table through a WebSocket, and whoever moves posts the answer and gets what has
come of it like all others.  A move is on all screens when the last page of its table has been sent what changed.
At the end every page is compared with what the house would have it fetch: nothing may be missing.
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
GAMES = "colovini,exodus,lastdays,olympos"
PATIENCE = 10.0  # seconds after which a move is lost
QUIET = 1.0  # seconds in which pages that may hear of a move hear of it, where several are asked at once
SAMPLES = 12  # pages that are opened while everybody plays
AT_ONCE = 10  # tables or pages that are opened together
SPECTATOR = -2


class Line:
    """One kept-alive HTTP connection, with as little around it as possible."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.lock = asyncio.Lock()

    async def ask(self, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        """Once more, if the house has closed a connection that was idle; an answer sent twice counts once."""
        try:
            return await self.ask_once(path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            return await self.ask_once(path, body)

    async def ask_once(self, path: str, body: bytes | None) -> tuple[int, bytes]:
        async with self.lock:
            if self.writer is None or self.writer.is_closing():
                self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
            assert self.reader is not None
            head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            head += f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(body or b'')}\r\n\r\n"
            self.writer.write(head.encode() + (body or b""))
            answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            long = int(answer.lower().partition("content-length:")[2].partition("\r\n")[0])
            if "set-cookie:" in answer:
                self.cookie = answer.partition("set-cookie:")[2].partition(";")[0].strip()
            return int(answer[9:12]), await self.reader.readexactly(long)

    async def json(self, path: str, body: Any = None) -> Any:
        """Once more and again where another worker has not yet heard how the table stands."""
        for _ in range(20):
            status, raw = await self.ask(path, None if body is None else json.dumps(body).encode())
            if status != 409:
                break
            await asyncio.sleep(0.1)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {raw[:200]!r}")
        return json.loads(raw)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


# -- what a page must know of what it is sent; all else is passed over


class Code(msgspec.Struct):
    code: str


class Fields(msgspec.Struct):
    version: str = ""
    number: int = -1
    status: str = ""
    window: str | None = None
    waiting: list[int] | None = None
    choices: list[Code] | None = None


class Change(msgspec.Struct):
    fields: Fields


class News(msgspec.Struct):
    kind: str
    change: Change | None = None


NEWS = msgspec.json.Decoder(News)


class Page:
    """Watches a table through one seat, or none."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection, line: Line) -> None:
        self.table, self.seat, self.socket, self.line = table, seat, socket, line
        self.bytes = 0
        self.known = Fields()
        self.heard = 0  # which move this page has got last
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        await self.socket.send(json.dumps({"kind": "watch", "seat": self.seat, "shape": self.table.shape}))
        async for raw in self.socket:
            news = NEWS.decode(raw)
            if news.change is not None:
                self.bytes += len(raw)
                self.put(news.change.fields)
                self.table.arrived(self)

    def put(self, fresh: Fields) -> None:
        known = self.known
        known.version = fresh.version or known.version
        known.number = fresh.number if fresh.number >= 0 else known.number
        known.status = fresh.status or known.status
        known.window = known.window if fresh.window is None else fresh.window
        known.waiting = known.waiting if fresh.waiting is None else fresh.waiting
        known.choices = known.choices if fresh.choices is None else fresh.choices

    async def move(self, rng: random.Random) -> bool:
        """False where a page that was told too late answers what is no longer asked."""
        choice = rng.choice(self.known.choices or []).code
        wish = f'{{"number":{self.known.number},"choice":{json.dumps(choice)},"seat":{self.seat}}}'
        status, said = await self.line.ask(f"/api/tables/{self.table.code}/answer?brief=1", wish.encode())
        if status not in (200, 409):
            raise RuntimeError(f"{status} {said[:200]!r}")
        return status == 200

    async def is_true(self) -> bool:
        """Whether this page has the version that it would fetch."""
        state = await self.line.json(f"/api/tables/{self.table.code}/state?shape=&log=-1&seat={self.seat}")
        return bool(state["version"] == self.known.version)

    async def close(self) -> None:
        self.listening.cancel()
        await self.socket.close()
        self.line.close()


class Table:
    """Persons at all seats, as many pages as wanted, and moves when it is told to."""

    def __init__(self, port: int, game: str, seats: int, rng: random.Random) -> None:
        self.port, self.game, self.seats, self.rng = port, game, seats, rng
        self.shape = "wide"
        self.lines: list[Line] = []
        self.pages: list[Page] = []
        self.shown: list[float] = []
        self.moves = 0
        self.missing = 0
        self.all_there = asyncio.Event()
        self.moved = self.last = 0.0
        self.code = ""

    async def open(self) -> None:
        self.lines = [Line(self.port) for _ in range(self.seats)]
        wish = {"game": self.game, "seats": [{"who": "me"}, *[{"who": "open"}] * (self.seats - 1)]}
        self.code = (await self.lines[0].json("/api/tables", wish))["table"]["code"]
        for line in self.lines[1:]:
            await line.json(f"/api/tables/{self.code}/sit", {"name": "Somebody"})

    async def add_page(self, seat: int) -> Page:
        line = self.lines[seat] if seat >= 0 else Line(self.port)
        headers = {"Cookie": line.cookie} if line.cookie else {}
        address = f"ws://127.0.0.1:{self.port}/api/news?table={self.code}"
        socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None, max_size=None)
        self.pages.append(Page(self, seat, socket, line))
        return self.pages[-1]

    def arrived(self, page: Page) -> None:
        if page.heard != self.moves:
            page.heard = self.moves
            self.last = time.perf_counter()
            self.missing -= 1
            if self.missing == 0:
                self.all_there.set()

    async def move(self) -> bool:
        """Somebody answers; True once it is on all screens."""
        page = next((page for page in self.pages if page.known.choices and page.seat in (page.known.waiting or [])), None)
        if page is None:
            if self.pages and self.pages[0].known.status == "over":
                await self.open_again()
            return True
        several = len(page.known.waiting or []) > 1 or bool(page.known.window)
        self.moves += 1
        self.missing = len(self.pages)
        self.all_there.clear()
        self.moved = self.last = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                if not await page.move(self.rng):
                    return False
                await asyncio.wait_for(self.all_there.wait(), QUIET if several else PATIENCE)
        except TimeoutError:
            if not several:
                return False
        self.shown.append(self.last - self.moved)
        return True

    async def open_again(self) -> None:
        """The game is over: another one for as many pages."""
        seats = [page.seat for page in self.pages]
        for page in self.pages:
            await page.close()
        self.pages = []
        await self.open()
        for seat in seats:
            await self.add_page(seat)


class Load:
    def __init__(self, port: int, wish: argparse.Namespace, server: int) -> None:
        self.port, self.wish, self.server = port, wish, server
        self.rng = random.Random(1)
        games = wish.games.split(",")
        self.tables = [Table(port, games[n % len(games)], wish.seats, self.rng) for n in range(wish.tables)]
        self.late = 0
        self.opened: list[float] = []

    async def run(self) -> dict[str, Any]:
        await self.fill()
        burnt, own = burnt_by(self.server), time.process_time()
        began = time.perf_counter()
        lost = await self.play()
        spent = time.perf_counter() - began
        burnt, own = burnt_by(self.server) - burnt, time.process_time() - own
        await asyncio.sleep(QUIET)
        pages = [page for table in self.tables for page in table.pages]
        wrong = sum([not await page.is_true() for page in pages])
        shown = sorted(one for table in self.tables for one in table.shown)
        return {
            "games": self.wish.games,
            "tables": self.wish.tables,
            "pages": len(pages),
            "moves a second": round(len(shown) / spent, 1),
            "wished": self.wish.moves,
            "no table free": self.late,
            "moves lost": lost,
            "pages that are not as they should be": wrong,
            "on all screens, ms": marks(shown),
            "a page opened meanwhile, ms": marks(sorted(self.opened)),
            "ms of the server's CPU a move": round(burnt * 1000 / max(1, len(shown)), 2),
            "server's CPU, of one core": round(burnt / spent, 2),
            "this program's CPU, of one core": round(own / spent, 2),
            "load average of the machine": os.getloadavg()[0],
            "kB a page a move": round(
                sum(page.bytes for page in pages) / max(1, len(shown)) * self.wish.tables / len(pages) / 1e3, 1
            ),
        }

    async def fill(self) -> None:
        for n in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(table.open() for table in self.tables[n : n + AT_ONCE]))
        for n in range(0, self.wish.pages, AT_ONCE):
            await asyncio.gather(*(self.add_page(one) for one in range(n, min(n + AT_ONCE, self.wish.pages))))
        for table in self.tables:
            while not all(page.known.version for page in table.pages):
                await asyncio.sleep(0.05)
        for table in self.tables:
            for page in table.pages:
                page.bytes = 0

    async def add_page(self, n: int) -> None:
        """Tables get their pages in turn, first those of the seats."""
        table, place = self.tables[n % len(self.tables)], n // len(self.tables)
        await table.add_page(place if place < self.wish.seats else SPECTATOR)

    async def play(self) -> int:
        """So many moves a second, each at a table that has shown its last one; how many were lost."""
        free = list(self.tables)
        self.rng.shuffle(free)
        pending: set[asyncio.Task[None]] = set()
        lost = 0

        async def move(table: Table) -> None:
            nonlocal lost
            lost += not await table.move()
            free.insert(0, table)

        began = time.perf_counter()
        many = int(self.wish.moves * self.wish.seconds)
        for n in range(many):
            await asyncio.sleep(max(0.0, began + n / self.wish.moves - time.perf_counter()))
            if n % (many // SAMPLES + 1) == 0:
                pending.add(asyncio.create_task(self.look_in()))
            if not free:
                self.late += 1
                continue
            pending.add(asyncio.create_task(move(free.pop())))
            for task in [task for task in pending if task.done()]:
                pending.discard(task)
                task.result()
        if pending:
            await asyncio.wait(pending, timeout=PATIENCE)
        return lost

    async def look_in(self) -> None:
        """A spectator comes: the page, then its first state."""
        began, table, line = time.perf_counter(), self.rng.choice(self.tables), Line(self.port)
        await line.ask(f"/tables/{table.code}")
        await line.ask(f"/api/tables/{table.code}/state?shape=wide")
        self.opened.append(time.perf_counter() - began)
        line.close()


def marks(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    at = {name: seconds[min(len(seconds) - 1, int(len(seconds) * part))] for name, part in (("p95", 0.95), ("p99", 0.99))}
    found = {"median": statistics.median(seconds), **at, "most": seconds[-1]}
    return {name: round(value * 1000, 1) for name, value in found.items()}


# -- the server


def family(server: int) -> list[int]:
    """The server and its workers; their bots are not among them."""
    return [server, *map(int, Path(f"/proc/{server}/task/{server}/children").read_text().split())]


def burnt_by(server: int) -> float:
    return sum(seconds_of(one) for one in family(server))


def seconds_of(process: int) -> float:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: int) -> float:
    """Megabytes."""
    status = "".join(Path(f"/proc/{one}/status").read_text() for one in family(server))
    return sum(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


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
    said.add_argument("--games", default=GAMES, help="of the catalogue, with commas; tables take them in turn")
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
            time.sleep(12)  # the words of all games are read by then
            before = memory(server.pid)
            found = asyncio.run(Load(port, wish, server.pid).run())
            found["kB of memory a table with its pages"] = round((memory(server.pid) - before) * 1024 / wish.tables)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    found["database"] = "postgresql" if wish.database else "sqlite"
    found["workers"] = wish.workers
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
