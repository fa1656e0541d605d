"""Draw the pictures of the docs anew: every game in the middle of a random game, as everybody at the table sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orichalcum.kernel.catalogue import games
from orichalcum.kernel.game import Game
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, SPECTATOR

HERE = Path(__file__).parent / "pictures"
SEED = 11
LIGHTS = ("day", "night")


def halfway(game: Game[Any]) -> Match:
    """A random game, left at half of its answers."""
    to_its_end, rng = game.new(), Rng(SEED)
    answers = 0
    while advance(to_its_end, rng):
        answers += 1
    match, rng = game.new(), Rng(SEED)
    for _ in range(answers // 2):
        advance(match, rng)
    return match


def advance(match: Match, rng: Rng) -> bool:
    """One answer by a seat, and all that luck is asked; whether there was anything to answer."""
    match.luck(rng)
    if match.over:
        return False
    who = match.waiting()[0]
    assert who != LUCK
    options = match.options(who)
    match.play(options[rng.below(len(options))], who)
    match.luck(rng)
    return True


def draw(game: Game[Any]) -> None:
    match = halfway(game)
    for light in LIGHTS:
        svg = match.picture(SPECTATOR, tones=light)
        (HERE / f"{game.id}-{light}.svg").write_text(svg.replace("><", ">\n<"), encoding="utf-8")
    (HERE / f"{game.id}-scene.svg").write_text(game.draw_scene().replace("><", ">\n<"), encoding="utf-8")


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for game in games().values():
        draw(game)
        print(f"drew {game.id}")
