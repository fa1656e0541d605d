"""`serve`, `backup`, `restore`, `export`, `doctor`: open the house, keep what is in it, and see how it is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.errors import BadOption, Refused
from orichalcum.terminal.doctor import findings, in_brief
from orichalcum.terminal.page import Lang, console, said

app = typer.Typer()
Database = Annotated[str, typer.Option(help="A URL; ORICHALCUM_DATABASE, or SQLite in the data folder, if not said.")]


def database_of(wish: str) -> str:
    from orichalcum.web.settings import settings_from

    return settings_from(database=wish or None).database


@app.command(epilog="orichalcum serve --port 8080\n\norichalcum serve --database postgresql://localhost/orichalcum --workers 4")
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="A URL; SQLite in the data folder if not said.")] = "",
    workers: Annotated[int, typer.Option(help="Processes; several need PostgreSQL.", min=1, max=64)] = 1,
    origin: Annotated[
        str, typer.Option(help="The address people use, as in https://play.example.org, if a proxy stands before.")
    ] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Show the front door in a browser, where there is one.")] = False,
    log: Annotated[str, typer.Option(help="plain, json for machines, or quiet: troubles only.")] = "plain",
) -> None:
    """Open the house on the web.  Ctrl-C closes it; nothing that was acknowledged is lost."""
    from orichalcum.web.serve import serve as open_house

    if log not in ("plain", "json", "quiet"):
        raise BadOption(f"--log is plain, json or quiet; not {log}")
    if origin and not re.fullmatch(r"https?://[^\s/]+/?", origin):
        raise BadOption(f"--origin is an address as in https://play.example.org; not {origin}")
    open_house(host, port, database, workers, origin, open_page, log)


@app.command(epilog="orichalcum backup house-monday.backup")
def backup(
    to: Annotated[Path, typer.Argument(help="The file to write.", dir_okay=False)], database: Database = "", lang: Lang = ""
) -> None:
    """Write everything into one file; the house may stay open meanwhile."""
    from orichalcum.store.copying import backup as copy_out

    console.print(said(lang)("backed-up", rows=copy_out(database_of(database), to), file=str(to)))


@app.command(epilog="orichalcum restore house-monday.backup --database postgresql://localhost/orichalcum")
def restore(
    source: Annotated[Path, typer.Argument(help="A file that `backup` has written.", exists=True, dir_okay=False)],
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Read such a file into an empty database, of either kind: all of it or nothing."""
    from orichalcum.store.copying import restore as copy_in

    console.print(said(lang)("restored", rows=copy_in(database_of(database), source), file=str(source)))


@app.command(epilog="orichalcum export records --game colovini")
def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go; made if it is missing.")],
    database: Database = "",
    game: Annotated[str, typer.Option(help="Of this game only.")] = "",
    lang: Lang = "",
) -> None:
    """Write the record of every finished game as a file."""
    from orichalcum.web.examining import export as write_records

    if game:
        game_named(game)
    written, without = write_records(database_of(database), folder, game)
    console.print(said(lang)("exported", written=written, without=without, folder=str(folder)))


def house_found(database: str) -> dict[str, object]:
    """What the database holds, or why it cannot be looked into."""
    from orichalcum.web.examining import examine

    try:
        return {f"house {key}": value for key, value in examine(database_of(database)).items()}
    except Refused as trouble:
        return {"house state": str(trouble)}


@app.command(epilog="orichalcum doctor\n\norichalcum doctor --json")
def doctor(
    brief: Annotated[bool, typer.Option("--brief", help="One sentence.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Show version, build, data folder, what is missing, and whether every game in the database can go on."""
    if brief:
        console.print(in_brief(said(lang)))
        return
    house = house_found(database)
    if as_json:
        console.print_json(json.dumps({**findings(), **house}))
        return
    console.print(in_brief(said(lang)))
    found = {**findings(), **house}
    missing = found.pop("missing")
    for key, value in found.items():
        console.print(f"  {key.replace('_', ' '):<22}{escape(', '.join(value) if isinstance(value, list) else str(value))}")
    assert isinstance(missing, dict)
    for name, hint in missing.items():
        console.print(f"  [yellow]{name} is not here[/yellow]: only needed for {escape(hint)}")
