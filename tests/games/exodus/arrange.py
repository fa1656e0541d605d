"""Positions and answers in few words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import orichalcum.games.exodus as room
from orichalcum.games.exodus import making, positions
from orichalcum.games.exodus.notation import code
from orichalcum.games.exodus.pieces import GOODS, KINDS, Pieces
from orichalcum.games.exodus.rules import RULES
from orichalcum.games.exodus.rules.setting_up import bare_table, set_up
from orichalcum.games.exodus.sheet import ExodusSheet
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.edition import read_sheet
from orichalcum.kernel.position import lines_of
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import CHANCE, FACT_WIDTH, LUCK


@cache
def pieces() -> Pieces:
    path = Path(room.__file__).parent / "editions" / "reconstructed.toml"
    return making.pieces(read_sheet(path, ExodusSheet), path.name)


def bare(seats: int, **options: bool) -> Exodus:
    t = bare_table(seats, RULES, pieces())
    for name, value in options.items():
        setattr(t, name, value)
    return t


def fresh(seats: int, seed: int = 1) -> Exodus:
    """A game that was just set up, up to the first question to a seat."""
    t = bare(seats)
    set_up(t)
    t.go_on()
    luck(t, Rng(seed))
    return t


def at(*lines: str, seats: int = 2, **options: bool) -> Exodus:
    """A position; seats that no line names have nothing."""
    named = {line.split()[1] for line in lines if line.startswith("seat ")}
    more = [f"seat {who} 0 0 - 0" for who in range(1, seats + 1) if str(who) not in named]
    t = positions.lay_out(lines_of("\n".join([*lines, *more])), lambda count: bare(count, **options))
    t.telling = True
    t.go_on()
    return t


def luck(t: Exodus, rng: Rng) -> None:
    while not t.over and t.step().kind == CHANCE:
        t.answer(LUCK, t.draw(rng))


def luck_with(t: Exodus, seed: int) -> None:
    luck(t, Rng(seed))


def codes(t: Exodus) -> list[str]:
    """What may be answered now."""
    return [code(t, option) for option in t.choices(t.who())]


def play(t: Exodus, *answers: str, seed: int = 7) -> Exodus:
    """Answers of whoever is asked; * marks luck's, which otherwise draws for itself."""
    rng = Rng(seed)
    for answer in answers:
        if not answer.startswith("*"):
            luck(t, rng)
        found = codes(t)
        wish = answer.removeprefix("*")
        assert wish in found, f"{wish} is not among {found}"
        t.answer(t.who(), t.choices(t.who())[found.index(wish)])
    return t


def goods(t: Exodus, who: int = 0) -> str:
    """Books and gold of a seat, like SSCG."""
    return "".join("SCKG"[good] * t.goods[who * GOODS + good] for good in range(GOODS))


def waiting(t: Exodus, job: str, who: int = 0) -> int:
    """How many settlers stand on a space of the training area."""
    return int(t.training[who * t.pieces.jobs + t.pieces.job_names.index(job)])


def lodged(t: Exodus, cell: str, who: int = 0) -> str:
    """The settlers on a cell, like SSK."""
    first = (who * t.pieces.cells + place(cell)) * KINDS
    return "".join("SCK"[kind] * t.lodged[first + kind] for kind in range(KINDS))


def place(cell: str) -> int:
    return "abc".index(cell[0]) * 5 + int(cell[1]) - 1


def tile(t: Exodus, cell: str, who: int = 0) -> str:
    thing = t.cell[who * t.pieces.cells + place(cell)]
    return t.pieces.thing_names[thing - 1] if thing else ""


def names(t: Exodus, row: Iterable[int]) -> list[str]:
    """The names of things in a row of 1 + thing."""
    return [t.pieces.thing_names[thing - 1] if thing else "-" for thing in row]


def thing(t: Exodus, name: str) -> int:
    return t.pieces.thing_names.index(name)


def space(t: Exodus, name: str) -> int:
    return t.pieces.space_names.index(name)


def reasons(t: Exodus) -> dict[str, int]:
    """Wishes that are refused, and why."""
    return {code(t, refusal & 0xFFFF): refusal >> 16 & 0xFF for refusal in t.refusals(t.who())}


def told(t: Exodus) -> list[int]:
    """The kinds of facts told since the position was laid out."""
    return [int(t.told[i]) for i in range(0, len(t.told), FACT_WIDTH)]


def playable(card: str, *lines: str, **options: bool) -> bool:
    """Whether this Influence card may be played there."""
    return f"play:{card}" in codes(at(f"hand 1 {card}", *lines, "act 1 2", **options))
