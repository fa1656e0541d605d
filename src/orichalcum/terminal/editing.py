"""`edition`, `new-game`: bring your own box, bring your own game."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import msgspec
import typer

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.edition import Edition, Heading
from orichalcum.kernel.errors import BadOption
from orichalcum.kernel.folders import write_whole
from orichalcum.terminal.page import Lang, console, said

app = typer.Typer()
edition = typer.Typer(no_args_is_help=True, help="Editions: check, begin or compare the file that says what is in a box.")
app.add_typer(edition, name="edition")


class AnySheet(msgspec.Struct):
    """Of an edition file only what tells whose it is."""

    edition: Heading


def edition_at(where: str, game: str = "") -> Edition:
    """An edition file, or GAME for the house's own, or GAME:NAME for one of the house."""
    path = Path(where)
    if path.suffix.lower() != ".toml":
        name, _, which = where.partition(":")
        return game_named(name).edition(which or "reconstructed")
    if not path.exists():
        raise BadOption(f"there is no file {where}")
    return game_named(game or game_of(path)).edition(path)


def game_of(path: Path) -> str:
    found = re.search(r'(?m)^\s*game\s*=\s*"([^"]*)"', path.read_text(encoding="utf-8", errors="replace"))
    if found is None:
        raise BadOption(f'{path.name}: table edition: expected game = "...", one of {", ".join(games())}')
    return found[1]


@edition.command(epilog="orichalcum edition check my-box.toml")
def check(file: Annotated[str, typer.Argument(metavar="FILE")], lang: Lang = "") -> None:
    """Say whether an edition file holds together, and if not, where and why."""
    box = edition_at(file)
    console.print(said(lang)("edition-good", file=box.file, game=box.sheet.edition.game, name=box.name, hash=box.hash))


@edition.command(epilog="orichalcum edition new colovini -o my-box.toml")
def new(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[Path | None, typer.Option("-o", "--out", help="The file to write; my-GAME.toml if not said.")] = None,
    lang: Lang = "",
) -> None:
    """Write a copy of the reconstructed edition, to be corrected by the box."""
    room = game_named(game)
    path = out or Path(f"my-{game}.toml")
    if path.exists():
        raise BadOption(f"{path} is there already; name another file with -o")
    text = (room.folder() / "editions" / "reconstructed.toml").read_text(encoding="utf-8")
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", path.stem).strip("-._")[:40] or "mine"
    write_whole(path, re.sub(r'(?m)^name = "reconstructed"', f'name = "{name}"', text, count=1).encode())
    console.print(said(lang)("edition-written", path=quote(str(path))))


@edition.command(epilog="orichalcum edition diff colovini my-box.toml")
def diff(
    one: Annotated[str, typer.Argument(metavar="ONE", help="A file, or a game's id for the house's own.")],
    other: Annotated[str, typer.Argument(metavar="OTHER")],
    lang: Lang = "",
) -> None:
    """Show where two editions differ."""
    first, second = edition_at(one), edition_at(other)
    if first.sheet.edition.game != second.sheet.edition.game:
        raise BadOption(f"{one} is of {first.sheet.edition.game}, {other} of {second.sheet.edition.game}")
    lines = list(differences(msgspec.to_builtins(first.sheet), msgspec.to_builtins(second.sheet), ""))
    for place, before, after in lines:
        console.print(f"[bold]{place}[/bold]: [red]{before}[/red] → [green]{after}[/green]")
    if not lines:
        console.print(said(lang)("editions-alike"))


def differences(one: Any, other: Any, place: str) -> list[tuple[str, Any, Any]]:
    """Table, row (from 1) and column of everything that is not the same."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in dict.fromkeys([*one, *other]) if place or key != "edition"]
        return [d for key in keys for d in differences(one.get(key), other.get(key), f"{place} {key}".strip())]
    if isinstance(one, list) and isinstance(other, list):
        most = max(len(one), len(other))
        pairs = [(one[i] if i < len(one) else None, other[i] if i < len(other) else None) for i in range(most)]
        return [d for i, (a, b) in enumerate(pairs) for d in differences(a, b, f"{place} {i + 1}")]
    return [] if one == other else [(place, one, other)]


@app.command(epilog="orichalcum new-game harbour")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower-case letters and digits.")],
    out: Annotated[Path | None, typer.Option("-o", "--out", help="The folder to write; ./orichalcum-NAME if not said.")] = None,
    lang: Lang = "",
) -> None:
    """Write a folder with a tiny working game, to be made into your own."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        raise BadOption(f"a game's name is 2 to 20 lower-case letters and digits, no word of Python; not {name}")
    if name in games():
        raise BadOption(f"there is a game {name} already; give yours another name")
    folder = out or Path(f"orichalcum-{name}")
    if folder.exists() and any(folder.iterdir()):
        raise BadOption(f"{folder} is there already and not empty; name another folder with -o")
    write_template(name, folder)
    console.print(said(lang)("game-written", path=quote(str(folder))))


def write_template(name: str, folder: Path) -> None:
    root = Path(str(files("orichalcum.terminal"))) / "template"
    for path in sorted(root.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            to = folder / str(path.relative_to(root)).replace("NAME", name).removesuffix(".txt")
            to.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            to.write_text(text.replace("{{name}}", name).replace("{{Name}}", name.capitalize()), encoding="utf-8")
