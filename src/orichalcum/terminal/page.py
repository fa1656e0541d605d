"""What every command writes on, and in which language."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from orichalcum.kernel.language import LANGUAGES, Words, words_of
from orichalcum.kernel.match import Match
from orichalcum.kernel.table import SPECTATOR

console = Console(highlight=False)


def usual_language() -> str:
    """ORICHALCUM_LANG, or the language of the shell if the house speaks it."""
    wish = os.environ.get("ORICHALCUM_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return wish[:2] if wish[:2] in LANGUAGES else "en"


def checked_language(wish: str) -> str:
    lang = wish or usual_language()
    if lang not in LANGUAGES:
        raise typer.BadParameter(f"there are {' and '.join(LANGUAGES)}, not {lang}")
    return lang


Lang = Annotated[str, typer.Option("--lang", callback=checked_language, help="en or de.", show_default="as the shell")]


def said(lang: str) -> Words:
    """The words of this door."""
    return words_of("orichalcum.terminal", lang)


def account_grid(match: Match, words: Words) -> Grid:
    """Where everybody's points come from: sources in rows, seats in columns."""
    room = match.words(words.lang)
    grid = Grid(show_footer=True, title=said(words.lang)("account"))
    grid.add_column("", footer=said(words.lang)("sum"))
    accounts = [match.account(who) for who in range(match.seats)]
    places = match.ranking()
    for who in range(match.seats):
        star = " *" if places[who] == 1 else ""
        grid.add_column(words.seat(who) + star, justify="right", footer=str(sum(entry.points for entry in accounts[who])))
    keys = list(dict.fromkeys(entry.key for account in accounts for entry in account))
    for key in keys:
        cells = [sum(entry.points for entry in account if entry.key == key) for account in accounts]
        grid.add_row(room(f"account-{key}"), *(str(cell) for cell in cells))
    return grid


def winners(match: Match, words: Words) -> str:
    """Who has won, and with how many points; or how else it ended."""
    verdict = match.game.verdict(match.view(SPECTATOR), words)
    if verdict:
        return verdict
    best = [who for who, place in enumerate(match.ranking()) if place == 1]
    names = words.listed([words.seat(who) for who in best])
    return said(words.lang)("won", names=names, many=len(best), points=max(match.scores()[who] for who in best))
