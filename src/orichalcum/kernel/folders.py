"""Where the house keeps what it must not forget."""

from __future__ import annotations

import os
from pathlib import Path

from orichalcum.kernel.errors import Refused


def data_folder() -> Path:
    """ORICHALCUM_HOME, or the user's own folder for data; made if it is missing."""
    named = os.environ.get("ORICHALCUM_HOME")
    shared = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = Path(named).expanduser() if named else Path(shared).expanduser() / "orichalcum"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        why = f"the data folder {folder} cannot be made ({trouble.strerror}); name another one by ORICHALCUM_HOME"
        raise Refused(why) from trouble
    return folder


def write_whole(path: Path, content: bytes) -> None:
    """On disk before this returns; whoever reads finds the old content or the new, never half of one."""
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as trouble:
        raise OSError(trouble.errno, trouble.strerror, str(path)) from trouble
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
