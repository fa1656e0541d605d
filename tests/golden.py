"""Golden games: whole games on record, which every later version of the rules must replay to the last answer.

`make playthroughs` (or `python tests/golden.py [GAME...]`) writes them anew as `tests/games/GAME/golden/plan.toml` says: only
after a change of the rules that is meant, and with a look at what changed.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import orichalcum
from orichalcum import LUCK, Match, Rng
from orichalcum.kernel.edition import Edition

GAMES = Path(__file__).parent / "games"


def plans() -> list[Path]:
    return sorted(GAMES.glob("*/golden/plan.toml"))


def begun(name: str, plan: dict[str, Any]) -> Match:
    """A game of the plan, before the first answer: new, or from a position."""
    game, options = orichalcum.game(name), plan.get("options", {})
    box: str | Edition = plan.get("edition", "reconstructed")
    if "position" in plan:
        return game.arrange(plan["position"], box, **options)
    return game.new(plan["seats"], box, **options)


def played(name: str, plan: dict[str, Any]) -> Match:
    """The whole game: the answers that the plan names first, then any, by its seed."""
    match, rng = begun(name, plan), Rng(plan["seed"])
    for code in plan.get("answers", ()):
        match.play(code, match.waiting()[0])
    while not match.over:
        who = match.waiting()[0]
        if who == LUCK:
            match.luck(rng, 1)
        else:
            options = match.options(who)
            match.play(options[rng.below(len(options))], who)
    return match


def main(wished: list[str]) -> None:
    for path in plans():
        name = path.parent.parent.name
        if wished and name not in wished:
            continue
        for plan in tomllib.loads(path.read_text(encoding="utf-8"))["game"]:
            match = played(name, plan)
            (path.parent / f"{plan['name']}.txt").write_text(match.record, encoding="utf-8")
            print(f"{name} {plan['name']}: {len(match.answers)} answers, {' '.join(map(str, match.scores()))}")


if __name__ == "__main__":
    main(sys.argv[1:])
