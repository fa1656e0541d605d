"""The house is killed (kill -9) again and again under play: nothing acknowledged may be lost, nothing may be doubled.

python -m tests.web.killing --times 1000
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from orichalcum.store.opening import engine_for
from orichalcum.store.schema import ENTRIES, TABLES

SERVE = "import sys; from orichalcum.web.serve import serve; serve(port=int(sys.argv[1]), log='quiet')"


class Killed:
    """A house in a process of its own, which can be killed and opened again."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.environment = {**os.environ, "ORICHALCUM_DATABASE": database, "ORICHALCUM_HURRY": "0", "ORICHALCUM_THINKERS": "1"}
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port)], env=self.environment)

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(120)

    def wait(self, seconds: float = 240) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the house does not open")


class Player(threading.Thread):
    """Plays both seats of one table after another, never gives up, and remembers what was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(seed)
        self.http = httpx.Client(base_url=address, timeout=10)
        self.acknowledged: dict[str, list[tuple[int, int, str]]] = {}
        self.unsure: dict[str, tuple[int, int, str]] = {}
        self.troubles: list[str] = []
        self.slowest = 0.0  # from the first refused connection after the house was open again until an answer
        self.stopping = False

    def run(self) -> None:
        while not self.stopping:
            try:
                self.game()
            except Exception as trouble:  # told to whoever joins
                self.troubles.append(repr(trouble))
                return
        self.http.close()

    def ask(self, method: str, path: str, **about: Any) -> Any:
        """As a page does: again and again, until there is an answer."""
        while True:
            try:
                found = self.http.request(method, f"/api{path}", **about)
                if found.status_code < 500:
                    return found.json()
            except httpx.HTTPError:
                if self.stopping:
                    return None
                time.sleep(0.02)

    def game(self) -> None:
        sat = self.ask("POST", "/tables", json={"game": "colovini", "seats": [{"who": "me"}, {"who": "me"}]})
        if sat is None or "table" not in sat:
            return
        code = sat["table"]["code"]
        self.acknowledged[code] = []
        while not self.stopping:
            states = [self.ask("GET", f"/tables/{code}/state?shape=&log=-1&seat={seat}") for seat in (0, 1)]
            asked = [state for state in states if state and state["choices"]]
            if not asked:
                return
            state = asked[0]
            choice = self.rng.choice(state["choices"])["code"]
            answer = {"number": state["number"], "choice": choice, "seat": state["seat"]}
            deed = (state["seat"], state["number"], choice)
            self.unsure[code] = deed
            reply = self.ask("POST", f"/tables/{code}/answer?shape=&log=-1", json=answer)
            if reply is None:
                return
            if "error" in reply:
                self.troubles.append(f"{code} {deed}: {reply['error']} {reply['message']}")
            self.acknowledged[code].append(deed)
            del self.unsure[code]


def compare(database: str, players: list[Player]) -> tuple[int, list[str]]:
    """How many acknowledged answers there are, and what is wrong with them."""
    engine = engine_for(database)
    wrong, many = [trouble for player in players for trouble in player.troubles], 0
    with engine.connect() as c:
        for player in players:
            for code, deeds in player.acknowledged.items():
                e = ENTRIES.c
                wanted = sa.select(e.who, e.number, e.code).join(TABLES, TABLES.c.id == e.table_id)
                kept = [tuple(row) for row in c.execute(wanted.where(TABLES.c.code == code, e.who >= 0).order_by(e.place))]
                allowed = [deeds, [*deeds, player.unsure[code]]] if code in player.unsure else [deeds]
                many += len(deeds)
                if kept not in allowed:
                    wrong.append(f"{code}: {len(deeds)} acknowledged, {len(kept)} kept")
    engine.dispose()
    return many, wrong


def kill_again_and_again(database: str, times: int, seed: int = 1) -> tuple[int, list[str], float]:
    """Acknowledged answers, what is wrong, and the slowest reopening until an answer was acknowledged again, in seconds."""
    rng = random.Random(seed)
    house = Killed(database)
    house.open()
    house.wait()
    players = [Player(house.address, seed + n) for n in range(2)]
    for player in players:
        player.start()
    slowest = 0.0
    for _ in range(times):
        time.sleep(rng.uniform(0.05, 0.6))
        house.kill()
        house.open()
        house.wait()
        slowest = max(slowest, until_answered(players))
    for player in players:
        player.stopping = True
    for player in players:
        player.join(30)
    assert house.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
    many, wrong = compare(database, players)
    return many, wrong, slowest


def until_answered(players: list[Player]) -> float:
    """Seconds until every player has gone on, once the house is open again."""
    began = time.monotonic()
    before = [sum(map(len, player.acknowledged.values())) for player in players]
    while time.monotonic() - began < 60:
        now = [sum(map(len, player.acknowledged.values())) for player in players]
        if all(one > other for one, other in zip(now, before, strict=True)):
            break
        if any(player.troubles for player in players):
            break
        time.sleep(0.005)
    return time.monotonic() - began


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("--times", type=int, default=1000)
    said.add_argument("--database", default="")
    wish = said.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or f"sqlite:///{Path(folder) / 'house.sqlite'}"
        many, wrong, slowest = kill_again_and_again(database, wish.times)
    print(f"{wish.times} kills, {many} answers acknowledged, {len(wrong)} wrong, on again after {slowest:.2f} s at the most")
    print("\n".join(wrong))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
