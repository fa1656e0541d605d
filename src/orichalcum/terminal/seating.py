"""`games`, `play`, `watch`: sit down, or look on."""

from __future__ import annotations

import getpass
import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table as Grid

from orichalcum.bots import bot
from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games as all_games
from orichalcum.kernel.errors import BadOption
from orichalcum.kernel.game import Game
from orichalcum.kernel.language import Words
from orichalcum.kernel.match import Match
from orichalcum.kernel.table import SPECTATOR
from orichalcum.terminal.page import Lang, account_grid, console, said, winners
from orichalcum.terminal.playing import Player
from orichalcum.terminal.sitting import CREW, Sitting, fresh_path, resumed

app = typer.Typer()
PACE = 0.5  # seconds after a line, for somebody who looks on
MOST_SEED = 1_000_000_000

Seats = Annotated[int, typer.Option(help="How many seats; 0 for as many as the game has.", min=0)]
EditionName = Annotated[str, typer.Option(help="An edition's name, or a file of your own.")]
House = Annotated[
    list[str] | None, typer.Option("--option", help="A house option, NAME=yes|no|VALUE; may be given several times.")
]

Seed = Annotated[
    int | None,
    typer.Option(help="The same luck each time, and the same bots if they have no time limit.", min=0, max=MOST_SEED),
]


@app.command(epilog="orichalcum games --json")
def games(as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False, lang: Lang = "") -> None:
    """Show the catalogue."""
    cards = [card(one, lang) for one in all_games().values()]
    if as_json:
        console.print_json(json.dumps(cards))
        return
    say = said(lang)
    grid = Grid(title=say("games"))
    for column in ("game", "by", "seats", "minutes", "editions"):
        grid.add_column(say(f"column-{column}"))
    for one in cards:
        title, by = f"[bold]{one['id']}[/bold]  {one['title']}", f"{one['designer']}, {one['year']}"
        seats = f"{one['seats'][0]}-{one['seats'][-1]}"
        grid.add_row(title, by, seats, str(one["minutes"]), ", ".join(one["editions"]))
    console.print(grid)


def card(one: Game[Any], lang: str) -> dict[str, Any]:
    return {
        "id": one.id,
        "title": one.title(lang),
        "designer": one.designer,
        "year": one.year,
        "minutes": one.minutes,
        "seats": list(one.seats),
        "editions": one.editions(),
        "options": {option.name: {"default": option.default, "values": list(option.values)} for option in one.house},
        "rules": one.rules_version,
    }


@app.command(
    epilog="orichalcum play colovini --seats 4 --you 1 --bots search,greedy,greedy --lang de\n\norichalcum play --resume last"
)
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of `orichalcum games`.")] = "",
    seats: Seats = 0,
    you: Annotated[str, typer.Option(help="The seats of people at this screen: 1, or 1,3 (hot-seat).")] = "1",
    bots: Annotated[
        str, typer.Option(help="Who sits elsewhere, in order: random, greedy, planner, search:2000, easy, medium, hard.")
    ] = "medium",
    names: Annotated[str, typer.Option(help="What the people are called: Mira,Ana.")] = "",
    edition: EditionName = "reconstructed",
    option: House = None,
    seed: Seed = None,
    resume: Annotated[str, typer.Option(help="A saved game, or last.")] = "",
    lang: Lang = "",
) -> None:
    """Play against bots, or with friends at one screen.  Saved at every move."""
    if resume:
        go_on(resumed(resume), lang, PACE)
        return
    if not game:
        raise typer.BadParameter("name a game, for example: orichalcum play colovini (or --resume last)")
    room = game_named(game)
    match = room.new(seats, edition, **wishes(room, option or []))
    people = seats_named(you, match.seats)
    names_and_bots = who_sits(match, people, bots, names, lang)
    Player(Sitting(match, *names_and_bots, fresh_path(game), findable(edition), seed), lang).play()


def go_on(sitting: Sitting, lang: str, pace: float) -> None:
    if sitting.people:
        Player(sitting, lang).play()
    else:
        look_on(sitting, pace, lang)


def wishes(room: Game[Any], said_options: list[str]) -> dict[str, bool | str]:
    """NAME=VALUE, with yes and no for what is on or off."""
    values: dict[str, bool | str] = {"yes": True, "no": False}
    found: dict[str, bool | str] = {}
    for one in said_options:
        name, equals, value = one.partition("=")
        if not equals:
            raise BadOption(f"an option is NAME=VALUE, as in {room.house[0].name if room.house else 'name'}=yes; not {one}")
        found[name] = values.get(value, value)
    return found


def seats_named(text: str, seats: int) -> list[int]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not all(word.isdigit() and 1 <= int(word) <= seats for word in words):
        raise BadOption(f"--you names seats from 1 to {seats}, as in 1 or 1,2; not {text}")
    return sorted({int(word) - 1 for word in words})


def who_sits(match: Match, people: list[int], bots: str, names: str, lang: str) -> tuple[list[str], list[str]]:
    """Names and bots of all seats; the last bot named sits on all seats that are left."""
    specs = [word.strip() for word in bots.split(",") if word.strip()] or ["medium"]
    called = [word.strip() for word in names.split(",") if word.strip()]
    all_names: list[str] = []
    all_bots: list[str] = []
    for who in range(match.seats):
        if who in people:
            all_names.append(called.pop(0) if called else own_name(len(people), who, lang))
            all_bots.append("")
        else:
            all_names.append(CREW[sum(1 for spec in all_bots if spec)])
            all_bots.append(specs.pop(0) if len(specs) > 1 else specs[0])
            bot(all_bots[-1])
    return all_names, all_bots


def own_name(people: int, who: int, lang: str) -> str:
    if people > 1:
        return said(lang)("seat-number", number=who + 1)
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = "root"
    return said(lang)("guest") if name == "root" else name.capitalize()


@app.command(epilog="orichalcum watch colovini --bots search,greedy,random,random --pace 0.3\n\norichalcum watch --resume last")
def watch(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of `orichalcum games`.")] = "",
    bots: Annotated[str, typer.Option(help="Who plays, in order; the last one fills the table.")] = "medium",
    seats: Seats = 0,
    edition: EditionName = "reconstructed",
    option: House = None,
    pace: Annotated[float, typer.Option(help="Seconds after each line.", min=0, max=60)] = PACE,
    seed: Seed = None,
    resume: Annotated[str, typer.Option(help="A saved game of bots, or last.")] = "",
    lang: Lang = "",
) -> None:
    """Look on while bots play.  Ctrl-C leaves it, to be gone on with later."""
    if resume:
        go_on(resumed(resume), lang, pace)
        return
    if not game:
        raise typer.BadParameter("name a game, for example: orichalcum watch colovini (or --resume last)")
    room = game_named(game)
    match = room.new(seats, edition, **wishes(room, option or []))
    look_on(Sitting(match, *who_sits(match, [], bots, "", lang), fresh_path(game), findable(edition), seed), pace, lang)


def findable(edition: str) -> str:
    """A file of one's own is found again from wherever the game is gone on with."""
    return str(Path(edition).resolve()) if edition.lower().endswith(".toml") else edition


def look_on(sitting: Sitting, pace: float, lang: str) -> None:
    """To the end, a line at a time, or until somebody interrupts: the game is saved at every answer."""
    try:
        tell_all(sitting, pace, sitting.words(lang))
    except KeyboardInterrupt:
        console.print(said(lang)("left", name=sitting.path.stem), style="bold")
        return
    record = sitting.finish()
    console.print(account_grid(sitting.match, sitting.words(lang)))
    console.print(winners(sitting.match, sitting.words(lang)), style="bold yellow")
    console.print(said(lang)("record-kept", path=str(record)), style="dim")


def tell_all(sitting: Sitting, pace: float, words: Words) -> None:
    match = sitting.match
    heard = len(match.facts)
    sitting.begin()
    while not match.over:
        for who in match.waiting()[:1]:
            with console.status(said(words.lang)("thinking", name=words.seat(who))):
                sitting.let_bot(who)
        for line in match.lines(SPECTATOR, words, heard):
            console.print(f"  [dim]·[/dim] {escape(line)}")
            time.sleep(pace)
        heard = len(match.facts)
