"""How fast somebody may ask: buckets that fill again at a steady rate."""

from __future__ import annotations

import math
import time
from typing import Final

from starlette.requests import HTTPConnection

MOST_BUCKETS: Final = 50_000
# what is asked: requests a second, and how many at once after a pause
READ: Final = (60.0, 240.0)
WRITE: Final = (15.0, 60.0)
TALK: Final = (0.5, 8.0)
FOUND: Final = (0.2, 30.0)  # new tables, records, branches
KNOCK: Final = (0.1, 12.0)  # passwords
HEAVY: Final = (2.0, 20.0)  # pictures as PNG, whole games gone through


def kind_of(method: str, path: str) -> tuple[str, tuple[float, float]]:
    if method in ("GET", "HEAD"):
        return ("heavy", HEAVY) if path.endswith((".png", "/course.svg")) else ("read", READ)
    if path.startswith("/api/account") or path == "/api/seats/claim":
        return "knock", KNOCK
    if path.endswith("/chat"):
        return "talk", TALK
    if path in ("/api/tables", "/api/records") or path.endswith(("/branch", "/rematch")):
        return "found", FOUND
    return "write", WRITE


class Pacing:
    """`hurry` multiplies all rates; 0 is no limit."""

    def __init__(self, hurry: float) -> None:
        self.hurry = hurry
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was

    def wait(self, connection: HTTPConnection) -> int:
        """Seconds to wait before this may be asked; 0: now."""
        if self.hurry <= 0 or connection.scope["path"].startswith(("/static", "/health", "/metrics")):
            return 0
        kind, (rate, most) = kind_of(connection.scope.get("method", "GET"), connection.scope["path"])
        client = connection.client.host if connection.client else ""
        who = client if kind == "knock" else connection.state.visitor.person or client
        return self.draw((kind, who), rate * self.hurry, most * self.hurry, time.monotonic())

    def draw(self, key: tuple[str, str], rate: float, most: float, now: float) -> int:
        left, then = self.buckets.get(key, (most, now))
        left = min(most, left + (now - then) * rate)
        if left < 1:
            self.buckets[key] = (left, now)
            return math.ceil((1 - left) / rate)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.clear()
        self.buckets[key] = (left - 1, now)
        return 0
