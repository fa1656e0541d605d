"""Logs: plain lines for people, or one JSON object a line for programs.  No token, cookie or answer is ever in them.

`extra={"about": {...}}` gives a line fields of its own.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def settle_logs(kind: str = "plain") -> None:
    """`plain`, `json`, or `quiet` (troubles only)."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if kind == "json" else logging.Formatter("%(asctime)s %(levelname)-7s %(name)s  %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(logging.INFO if kind == "json" else logging.WARNING)
    logging.getLogger("orichalcum").setLevel(logging.WARNING if kind == "quiet" else logging.INFO)
    if kind == "plain":
        logging.getLogger("orichalcum.requests").setLevel(logging.WARNING)
