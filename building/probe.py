"""Whether C can be compiled here.  Nothing but the standard library is needed to know."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import tempfile
from functools import cache
from pathlib import Path


@cache
def why_pure() -> str:
    """Why nothing is compiled, or nothing said where it is."""
    if os.environ.get("ORICHALCUM_PURE") == "1":
        return "ORICHALCUM_PURE=1 asks for the interpreted build"
    compiler = os.environ.get("CC", "").split() or (sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        try:
            tried = subprocess.run([*compiler, include, "-c", str(probe), "-o", os.devnull], capture_output=True, check=False)
        except OSError:
            return f"there is no C compiler ({compiler[0]}); on Debian: apt install gcc"
        if tried.returncode != 0:
            return "the C compiler does not find Python.h; on Debian: apt install python3-dev"
    return ""
