"""What this installation is, what is missing, and how to get it."""

from __future__ import annotations

import os
import platform
import shutil
from importlib.metadata import version
from importlib.util import find_spec

from orichalcum.kernel import table
from orichalcum.kernel.catalogue import games
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
    return "ORICHALCUM_PURE=1" if os.environ.get("ORICHALCUM_PURE") == "1" else words("why-no-build")


def in_brief(words: Words) -> str:
    number = version("orichalcum")
    return (
        words("compiled", version=number) if is_compiled() else words("interpreted", version=number, why=why_interpreted(words))
    )


def findings() -> dict[str, object]:
    """For people and programs."""
    programs = {name: shutil.which(name) or postgres_binary(name) for name in OPTIONAL}
    return {
        "version": version("orichalcum"),
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "data_folder": str(data_folder()),
        "data_folder_writable": os.access(data_folder(), os.W_OK),
        "games": list(games()),
        "missing": {name: OPTIONAL[name] for name, found in programs.items() if not found}
        | {name: hint for name, hint in PACKAGES.items() if find_spec(name) is None},
    }


def postgres_binary(name: str) -> str | None:
    """Debian keeps the server's programs out of the way."""
    if name != "postgres":
        return None
    root = "/usr/lib/postgresql"
    versions = sorted(os.listdir(root)) if os.path.isdir(root) else []
    return next(
        (f"{root}/{one}/bin/postgres" for one in reversed(versions) if os.path.exists(f"{root}/{one}/bin/postgres")), None
    )
