"""`orichalcum`: every command of the house in the shell."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from orichalcum.bots import BadBot
from orichalcum.kernel.errors import Refused
from orichalcum.terminal import editing, keeping, looking, seating, studying

app = typer.Typer(
    name="orichalcum",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for chapter in (seating, looking, studying, editing, keeping):
    app.add_typer(chapter.app)


@app.callback()
def orichalcum(
    debug: Annotated[bool, typer.Option("--debug", help="Show where in the program a trouble arose.")] = False,
) -> None:
    """Four modern board games about Atlantis: play them, study them.

    Begin with:  [bold]orichalcum play colovini[/bold]
    """
    if debug:
        os.environ["ORICHALCUM_DEBUG"] = "1"


def main() -> None:
    """Run a command; whatever goes wrong is said in a sentence."""
    words = [word for word in sys.argv[1:] if word != "--debug"]  # wherever it stands
    if len(words) < len(sys.argv) - 1:
        os.environ["ORICHALCUM_DEBUG"] = "1"
    sys.exit(run(words))


def run(words: list[str]) -> int:
    trouble = Console(stderr=True, highlight=False)
    try:
        app(words, prog_name="orichalcum")
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except (Refused, BadBot, OSError) as wrong:
        if os.environ.get("ORICHALCUM_DEBUG") == "1":
            raise
        trouble.print(f"[red]{escape(sentence(wrong))}[/red]")
        return 2
    except Exception as wrong:
        if os.environ.get("ORICHALCUM_DEBUG") == "1":
            raise
        if type(wrong).__module__.startswith("sqlalchemy."):
            cause = str(getattr(wrong, "orig", None) or wrong).strip().splitlines()[0]
            trouble.print(f"[red]The database cannot be used: {escape(cause)}[/red]")
            return 2
        trouble.print(f"[red]A mistake of the program: {escape(type(wrong).__name__)}: {escape(str(wrong))}[/red]")
        trouble.print("Say it again with --debug to see where, and please report it with the record of the game.")
        return 1
    return 0


def sentence(wrong: Exception) -> str:
    """What went wrong; of the machine's own troubles the file, and why."""
    if isinstance(wrong, OSError) and wrong.filename:
        return f"{wrong.filename}: {wrong.strerror}"
    return str(wrong)


if __name__ == "__main__":
    main()
