"""The games at hand: every package may bring one by the entry point `orichalcum.games`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from orichalcum.kernel.errors import NoSuchGame
from orichalcum.kernel.game import Game

GROUP = "orichalcum.games"


@cache
def games() -> dict[str, Game[Any]]:
    """Every game by its id, in the order of the ids."""
    found = {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}
    for name, one in found.items():
        if not isinstance(one, Game) or one.id != name:
            raise NoSuchGame(f"the entry point {name} of {GROUP} does not lead to a Game of that id")
    return found


def game(name: str) -> Game[Any]:
    known = games()
    if name in known:
        return known[name]
    near = get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known) or 'none'}"
    raise NoSuchGame(f"there is no game {name[:40]}; {hint}")
