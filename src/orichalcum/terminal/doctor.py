"""What this installation is, what is missing, and how to get it."""

from __future__ import annotations

import os
import platform
import shutil
import sysconfig
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from orichalcum.kernel import table
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.errors import Refused
from orichalcum.kernel.folders import data_folder
from orichalcum.kernel.language import Words

OPTIONAL = {
    "chromium": "browser tests and pictures of the pages (apt install chromium)",
    "g++": "the C++ reference in `make bench` (apt install g++)",
    "postgres": "tests against PostgreSQL (apt install postgresql)",
}
PACKAGES = {
    "psycopg": "PostgreSQL as database: pip install 'orichalcum[postgres]'",
    "cryptography": "notices on phones while the page is closed: pip install 'orichalcum[push]'",
}


def is_compiled() -> bool:
    return not (table.__file__ or "").endswith(".py")


def why_interpreted(words: Words) -> str:
    """What stands in the way of compiled rules here and now."""
    if os.environ.get("ORICHALCUM_PURE") == "1":
        return words("why-asked")
    if not has_compiler():
        return words("why-no-compiler")
    return words("why-sources" if "-packages" not in (table.__file__ or "") else "why-not-yet")


def has_compiler() -> bool:
    """Whether an installation made now would be a compiled one (building/probe.py tries it out)."""
    compiler = os.environ.get("CC", "").split() or str(sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(compiler[0]) is not None and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def in_brief(words: Words) -> str:
    number = version("orichalcum")
    return (
        words("compiled", version=number) if is_compiled() else words("interpreted", version=number, why=why_interpreted(words))
    )


def findings() -> dict[str, object]:
    """For people and programs."""
    programs = {name: shutil.which(name) or postgres_binary(name) for name in OPTIONAL}
    folder, writable = data_place()
    return {
        "version": version("orichalcum"),
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "data_folder": folder,
        "data_folder_writable": writable,
        "games": list(games()),
        "missing": {name: OPTIONAL[name] for name, found in programs.items() if not found}
        | {name: hint for name, hint in PACKAGES.items() if find_spec(name) is None},
    }


def data_place() -> tuple[str, bool]:
    """The data folder and whether anything can be written there, or why there is none."""
    try:
        folder = data_folder()
    except Refused as trouble:
        return str(trouble), False
    return str(folder), os.access(folder, os.W_OK)


def postgres_binary(name: str) -> str | None:
    """Debian keeps the server's programs out of the way."""
    if name != "postgres":
        return None
    root = "/usr/lib/postgresql"
    versions = sorted(os.listdir(root)) if os.path.isdir(root) else []
    return next(
        (f"{root}/{one}/bin/postgres" for one in reversed(versions) if os.path.exists(f"{root}/{one}/bin/postgres")), None
    )
