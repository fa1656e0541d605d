"""A house on loopback, and people who visit it with a browser that is only a few lines long."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from orichalcum.web.app import make_app
from orichalcum.web.house import House
from orichalcum.web.serve import HouseServer, how
from orichalcum.web.settings import settings_from


class Open:
    """A house that is open."""

    def __init__(self, database: str, **settings: Any) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        wished = {"database": database, "pace": 0.0, "hurry": 0.0, "thinkers": 1, **settings}
        self.app = make_app(settings_from({}, **wished))
        self.visitors: list[Visitor] = []
        self.house: House = self.app.state.house
        self.server = HouseServer(uvicorn.Config(self.app, **how("127.0.0.1", self.port)))  # type: ignore[arg-type]
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.port}"
        until(lambda: self.server.started)

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.http.close()
        self.server.should_exit = True
        self.thread.join(15)
        assert not self.thread.is_alive()

    def visitor(self, token: str = "") -> Visitor:
        self.visitors.append(Visitor(self.address, token))
        return self.visitors[-1]


class Visitor:
    """Somebody with cookies of their own, or with a seat's token."""

    def __init__(self, address: str, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=30)
        self.address = address

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        found = self.http.get(f"/api{path}", params=query)
        assert found.status_code == status, found.text[:400]
        return found.json()

    def post(self, path: str, what: Any = None, status: int = 200, **query: Any) -> Any:
        found = self.http.post(f"/api{path}", json={} if what is None else what, params=query)
        assert found.status_code == status, found.text[:400]
        return found.json()

    def table(self, *seats: str, game: str = "colovini", **wish: Any) -> str:
        """A new table: `me`, `open`, or a bot's level for each seat."""
        wishes = [{"who": one} if one in ("me", "open") else {"who": "bot", "level": one} for one in seats]
        return str(self.post("/tables", {"game": game, "seats": wishes, **wish})["table"]["code"])

    def state(self, code: str, **query: Any) -> Any:
        return self.get(f"/tables/{code}/state", **{"shape": "", "log": -5, **query})

    def answer(self, code: str, state: Any, choice: str, status: int = 200) -> Any:
        what = {"number": state["number"], "choice": choice, "seat": state["seat"]}
        return self.post(f"/tables/{code}/answer", what, status, shape="", log=-5)

    def news(self, **query: Any) -> contextlib.AbstractContextManager[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws')}/api/news?{httpx.QueryParams(query)}"
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        return connect(address, additional_headers=headers)

    def play_to_the_end(self, code: str, seats: tuple[int, ...] = (0,), rng: random.Random | None = None) -> Any:
        """Every seat of one's own answers anything, until it is over."""
        rng = rng or random.Random(1)
        for _ in range(5000):
            for seat in seats:
                state = self.state(code, seat=seat)
                if state["status"] == "over":
                    return state
                if state["choices"]:
                    self.answer(code, state, rng.choice(state["choices"])["code"])
            if not any(seat in state["waiting"] for seat in seats):
                self.get(f"/tables/{code}/news", after=state["version"], wait=5, seat=seats[-1])
        raise AssertionError("it does not end")


def until(is_so: Callable[[], bool], seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.01)
