"""`selfplay`, `bench`: study the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table as Grid

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games
from orichalcum.lab.bench import Figures
from orichalcum.lab.bench import bench as measure
from orichalcum.lab.selfplay import Plan, Selfplay
from orichalcum.lab.selfplay import selfplay as play_many
from orichalcum.terminal.page import Lang, console, said
from orichalcum.terminal.seating import MOST_SEED, wishes

app = typer.Typer()

AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


@app.command(epilog="orichalcum selfplay colovini --games 400 --bots search:500,greedy,greedy,greedy --seed 1 --json")
def selfplay(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of `orichalcum games`.")],
    number: Annotated[int, typer.Option("--games", help="How many games; the seats go round.", min=1)] = 100,
    bots: Annotated[str, typer.Option(help="One for each seat; the last one fills the table.")] = "greedy,random",
    seats: Annotated[int, typer.Option(help="0: as many as bots are named, or as the game needs.", min=0)] = 0,
    seed: Annotated[
        int, typer.Option(help="The same games each time, for bots without a time limit.", min=0, max=MOST_SEED)
    ] = 1,
    edition: Annotated[str, typer.Option(help="An edition's name, or a file of your own.")] = "reconstructed",
    option: Annotated[list[str] | None, typer.Option("--option", help="A house option, NAME=yes|no|VALUE.")] = None,
    record: Annotated[Path | None, typer.Option(help="A folder for the records.", file_okay=False)] = None,
    workers: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games, and say who is better and how sure that is."""
    room = game_named(game)
    specs = [word.strip() for word in bots.split(",") if word.strip()] or ["random"]
    most = seats or max(len(specs), room.seats[0])
    specs = (specs + [specs[-1]] * most)[:most]
    plan = Plan(game, tuple(specs), seed, edition, wishes(room, option or []), str(record or ""))
    with Progress(console=console, transient=True, disable=as_json) as progress:
        bar = progress.add_task(said(lang)("playing"), total=number)
        result = play_many(plan, number, workers, lambda _: progress.advance(bar))
    if as_json:
        console.print_json(json.dumps(msgspec.to_builtins(result)))
    else:
        console.print(showings(result, lang))


def showings(result: Selfplay, lang: str) -> Grid:
    say = said(lang)
    grid = Grid(title=say("selfplay", game=result.game, games=result.games, decisions=round(result.decisions_per_game)))
    for column in ("bot", "wins", "interval", "score", "spread", "by-seat"):
        grid.add_column(say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for one in result.bots:
        by_seat = " ".join(f"{100 * share:.0f}" for share in one.wins_by_seat)
        interval = f"{100 * one.low:.1f}-{100 * one.high:.1f} %"
        grid.add_row(one.bot, f"{100 * one.wins:.1f} %", interval, f"{one.score:.1f}", f"{one.spread:.1f}", by_seat)
    return grid


@app.command(epilog="orichalcum bench\n\norichalcum bench colovini --seconds 3 --json")
def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="For each of the measuring loops.", min=0.01, max=60)] = 1.0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure how fast games run here, with every seat taken."""
    wanted = names or list(games())
    for name in wanted:
        game_named(name)
    with Progress(console=console, transient=True, disable=as_json) as progress:
        bar = progress.add_task(said(lang)("measuring"), total=len(wanted))
        found = []
        for name in wanted:
            found.append(measure(name, 0, seconds))
            progress.advance(bar)
    if as_json:
        console.print_json(json.dumps([msgspec.to_builtins(one) for one in found]))
    else:
        console.print(figures_grid(found, lang))


def figures_grid(found: list[Figures], lang: str) -> Grid:
    """Games in columns, figures in rows: there are more figures than fit on a line."""
    say = said(lang)
    grid = Grid(title=say("bench-compiled" if all(one.compiled for one in found) else "bench-interpreted"))
    grid.add_column("")
    for one in found:
        grid.add_column(f"{one.game} {one.seats}", justify="right")
    for field in Figures.__struct_fields__[3:]:
        grid.add_row(say(f"figure-{field}"), *(f"{getattr(one, field):,}" for one in found))
    return grid
