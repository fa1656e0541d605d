"""Numbers for whoever keeps the house (Prometheus).  One registry for each house, so that several can live in a process.

Several workers at one door write theirs into a folder (PROMETHEUS_MULTIPROC_DIR), and whichever is asked adds them up.
"""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

STEPS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.answers = Counter("orichalcum_answers", "Answers committed, luck's included", registry=r)
        self.requests = Counter("orichalcum_requests", "Requests by status", ["status"], registry=r)
        self.request_time = Histogram("orichalcum_request_seconds", "Time for a request", buckets=STEPS, registry=r)
        self.move_time = Histogram(
            "orichalcum_move_seconds", "From an answer's arrival to the news of it", buckets=STEPS, registry=r
        )
        self.bot_time = Histogram("orichalcum_bot_seconds", "How long a bot thought", buckets=STEPS, registry=r)
        self.bot_crashes = Counter("orichalcum_bot_crashes", "Bot processes that had to be started anew", registry=r)
        self.tables = Gauge("orichalcum_tables", "Tables in memory", registry=r, multiprocess_mode="livesum")
        self.pages = Gauge("orichalcum_pages", "Pages connected", registry=r, multiprocess_mode="livesum")

    def text(self) -> bytes:
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)
