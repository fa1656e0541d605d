"""The house as a process of its own on loopback, and where Chromium is."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PATIENCE: Final = 90  # seconds: a machine that is busy elsewhere takes its time
SERVE: Final = """
import sys, uvicorn
from orichalcum.web.app import make_app
from orichalcum.web.settings import settings_from
app = make_app(settings_from(database=sys.argv[2], pace=0.02, hurry=0.0, thinkers=1))
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", timeout_graceful_shutdown=2)
"""


class Serving:
    """The house as a process, which can be killed and opened again with the same tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), f"sqlite:///{self.folder / 'house.db'}"]
        with (self.folder / "house.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=10).read()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError((self.folder / "house.log").read_text()[-2000:])

    def kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()

    def close(self) -> None:
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()
