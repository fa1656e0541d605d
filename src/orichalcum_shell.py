"""The command `orichalcum`.  It stands beside the package, so that Ctrl-C shows no traceback while that is being loaded."""

from __future__ import annotations

import sys

INTERRUPTED = 130  # as shells have it


def main() -> None:
    try:
        from orichalcum.terminal.main import main as open_shell

        open_shell()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
