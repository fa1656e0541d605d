"""A PostgreSQL of the test run's own: in a temporary folder, on loopback, gone afterwards.  Never a system service."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

NEEDED = "PostgreSQL IS NOT TESTED HERE: its programs are missing (Debian: apt-get install postgresql, without starting it)"


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    one = shutil.which("initdb")
    return Path(one).resolve().parent if one else None


class Postgres:
    def __init__(self) -> None:
        bin = programs()
        if bin is None:
            raise FileNotFoundError(NEEDED)
        self.bin = bin
        self.user = "postgres" if os.geteuid() == 0 else None  # it does not run as root
        self.place = tempfile.TemporaryDirectory(prefix="orichalcum-postgres-", ignore_cleanup_errors=True)
        self.folder = folder = Path(self.place.name)  # not in the test run's own: that is root's alone
        if self.user:
            shutil.chown(folder, "postgres")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.data = folder / "data"
        self.made = 0
        self.run("initdb", "-D", str(self.data), "-U", "house", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        options = [
            "-c",
            "fsync=off",
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"port={self.port}",
            "-c",
            f"unix_socket_directories={folder}",
        ]
        self.log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            [str(bin / "postgres"), "-D", str(self.data), *options],
            stdout=self.log,
            stderr=self.log,
            cwd=folder,
            user=self.user,
        )
        self.wait()

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *words], capture_output=True, text=True, cwd=self.folder, check=False, user=self.user
        )
        if done.returncode:
            raise RuntimeError(done.stderr or done.stdout)

    def wait(self) -> None:
        for _ in range(600):
            ready = [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not start: " + (self.folder / "log").read_text())

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"{name}_{self.made}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "house", name)
        return f"postgresql://house@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)  # at once, without waiting for connections
        self.process.wait(30)
        self.log.close()
        self.place.cleanup()
