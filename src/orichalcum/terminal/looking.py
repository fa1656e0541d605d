"""`replay`, `picture`, `rules`: look at what was played, and at what holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.errors import BadOption
from orichalcum.kernel.folders import write_whole
from orichalcum.kernel.match import Match
from orichalcum.kernel.record import opened, read_record
from orichalcum.kernel.record import replay as replayed
from orichalcum.kernel.table import NOBODY_HIDES, SPECTATOR
from orichalcum.pictures.png import png
from orichalcum.terminal.page import Lang, account_grid, console, said, winners

app = typer.Typer()

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record (docs/records.md).", exists=True, dir_okay=False)]
At = Annotated[int, typer.Option("--at", help="After so many answers; -1 for the end.", min=-1)]
OwnEdition = Annotated[
    str, typer.Option("--edition", help="The edition file the record was played with, if it is not one of the house.")
]
SeatNumber = Annotated[
    int, typer.Option("--seat", help="As this seat sees it; 0 sees everything, -1 what everybody sees.", min=-1)
]


def match_of(file: Path, at: int, edition: str) -> Match:
    record = read_record(file.read_bytes())
    box = game_named(record.header.game).edition(edition) if edition else None
    opened(record.header, box)
    return replayed(record, at, box)


def eyes(seat: int, match: Match) -> int:
    if seat > match.seats:
        raise BadOption(f"there are {match.seats} seats, not {seat}")
    return {0: NOBODY_HIDES, -1: SPECTATOR}.get(seat, seat - 1)


@app.command(epilog="orichalcum replay game.orichalcum --at 40\n\norichalcum replay game.orichalcum --check")
def replay(
    file: RecordFile,
    at: At = -1,
    seat: SeatNumber = 0,
    edition: OwnEdition = "",
    check: Annotated[bool, typer.Option("--check", help="Only say whether the record holds.")] = False,
    lang: Lang = "",
) -> None:
    """Go through a record: what happened, and how the table stands."""
    match = match_of(file, at, edition)
    say, viewer = said(lang), eyes(seat, match)
    if check:
        result = " ".join(str(score) for score in match.scores()) if match.over else ""
        console.print(say("record-holds", answers=len(match.answers), over="yes" if match.over else "no", result=result))
        return
    for line in match.lines(viewer, lang):
        console.print(f"  [dim]·[/dim] {escape(line)}")
    console.print(Panel(escape(match.describe(viewer, lang)), title=match.game.title(lang)))
    if match.over:
        console.print(account_grid(match, match.words(lang)))
        console.print(winners(match, match.words(lang)), style="bold yellow")


@app.command(
    epilog="orichalcum picture game.orichalcum --at 40 -o board.svg\n\n"
    "orichalcum picture game.orichalcum -o board.png --width 2400 --tones night"
)
def picture(
    file: RecordFile,
    out: Annotated[Path, typer.Option("-o", "--out", help="board.svg or board.png", dir_okay=False)],
    at: At = -1,
    seat: SeatNumber = 0,
    shape: Annotated[str, typer.Option(help="wide, or one of the game's shapes for a phone.")] = "wide",
    tones: Annotated[str, typer.Option(help="day, night or print.")] = "day",
    width: Annotated[int, typer.Option(help="Of a PNG, in pixels.", min=100, max=8000)] = 1600,
    edition: OwnEdition = "",
    lang: Lang = "",
) -> None:
    """Draw the table of a record."""
    match = match_of(file, at, edition)
    if shape not in match.game.shapes:
        raise BadOption(f"{match.game.id} is drawn {', '.join(match.game.shapes)}; not {shape}")
    if tones not in ("day", "night", "print"):
        raise BadOption(f"the tones are day, night and print; not {tones}")
    kind = out.suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadOption(f"a picture is an .svg or a .png; not {out.name}")
    svg = match.picture(eyes(seat, match), lang, shape, tones)
    with console.status(said(lang)("drawing")):
        write_whole(out, svg.encode() if kind == ".svg" else png(svg, width))
    console.print(said(lang)("drawn", path=str(out)))


@app.command(epilog="orichalcum rules colovini --find bridge\n\norichalcum rules colovini --find 4.2 --lang de")
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of `orichalcum games`.")],
    find: Annotated[str, typer.Option(metavar="TEXT", help="Only paragraphs with this text, or with this number.")] = "",
    lang: Lang = "",
) -> None:
    """Show the rules, in our own words, with their sources."""
    book = game_named(game).rulebook(lang)
    if find:
        found = book.found(find)
        for one in found:
            console.print(Markdown(one.text))
        if not found:
            raise BadOption(said(lang)("no-rule", text=find))
        return
    console.print(Markdown(book.before))
    for chapter in book.chapters:
        console.print(Markdown(f"## {chapter.number} {chapter.title}"))
        for one in chapter.paragraphs:
            console.print(Markdown(one.text))
