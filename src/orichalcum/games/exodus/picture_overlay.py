"""A choice before it is made: ghosts of the King, the flame, the settler, the tile at their goal, and the place lit."""

from __future__ import annotations

from typing import Final, NamedTuple

from orichalcum.games.exodus import picture_city, picture_track
from orichalcum.games.exodus import picture_lay as lay
from orichalcum.games.exodus.picture_kit import NAME
from orichalcum.games.exodus.picture_school import depth, place
from orichalcum.games.exodus.pieces import TIERS
from orichalcum.games.exodus.rules import actions, ids, sending
from orichalcum.games.exodus.table import Exodus
from orichalcum.games.exodus.view import View
from orichalcum.pictures import states
from orichalcum.pictures.counters import torch
from orichalcum.pictures.draw import at, g, use
from orichalcum.pictures.marks import badge
from orichalcum.pictures.palette import SEAT_NAMES
from orichalcum.pictures.people import GHOST


class Board(NamedTuple):
    """Where the parts of a seat's board lie in a picture; None: elsewhere."""

    cells: lay.Cells | None = None
    ships: lay.Rows | None = None
    pillars: lay.Rows | None = None
    school: lay.Rows | None = None


BOARDS: Final = {
    "wide": Board(lay.CELLS, lay.SHIPS, lay.PILLARS, lay.SCHOOL), "island": Board(lay.CELLS_TALL, lay.SHIPS_TALL, lay.PILLARS_TALL),
    "school": Board(school=lay.SCHOOL_TALL),
}  # fmt: skip
CITIES: Final = {"wide": (lay.CITY, lay.ORDER), "rings": (lay.CITY_TALL, lay.ORDER_TALL)}


def overlay(view: View, t: Exodus, who: int, option: int, shape: str) -> str:
    """To be laid over a picture, in its coordinates; empty where nothing on it would change."""
    step, x = int(t.top() & 0xFF), int(t.argument())
    shown = _in_the_city(view, step, who, option, shape) if shape in CITIES else ""
    if not shown and shape in BOARDS:
        shown = _on_the_board(view, step, x, option, BOARDS[shape])
    return g(shown, id="overlay", pointer_events="none") if shown else ""


def _in_the_city(view: View, step: int, who: int, option: int, shape: str) -> str:
    the, order = CITIES[shape]
    if step == ids.MOVE_KING:
        return picture_city.ghost_king(the, view, option, who)
    if step == ids.TAKE_ORDER_SPACE:
        return at(*order[option], g(badge(SEAT_NAMES[who], 11), opacity=0.75))
    if step == ids.ACT and option == actions.STEP and the.track[0]:
        spot = picture_track.torch_spot(view, the, who, view.seats[who].flame + 1, int(view.box.last_step))
        return at(*spot, g(torch(SEAT_NAMES[who]), opacity=0.7), scale=0.72)
    return ""


def _on_the_board(view: View, step: int, x: int, option: int, the: Board) -> str:
    if step == ids.ACT and actions.TRAIN <= option < actions.SEND_AWAY and the.school:
        return _learned(view, option - actions.TRAIN, the.school)
    if step == ids.SEND:
        return _sent(view, x % sending.JOBS, option, the)
    if step == ids.PLACE and the.cells:
        return _cell(view, option, the.cells)
    return ""


def _ghost(view: View, job: int) -> str:
    """The picture's own settler of that kind, so that his letter is that of its language."""
    return g(use(f"{NAME}-settler{int(view.box.job_kind[job])}{min(depth(view.box, job), 2)}"), opacity=GHOST)


def _learned(view: View, job: int, the: lay.Rows) -> str:
    """The pupil in the space of the new occupation."""
    x, y = the.corner(*place(view.box, job))
    tall = the.h > 60
    spot = (x + the.w / 2, y + 65) if tall else (x + 15, y + 21)
    return at(x, y, states.taken(states.frame(-1, -1, the.w + 2, the.h + 3, 9))) + at(
        *spot, _ghost(view, job), scale=0.94 if tall else 0.84
    )


def _sent(view: View, job: int, option: int, the: Board) -> str:
    """At his goal: a cell, a Ship, a tier of a pillar."""
    ghost = _ghost(view, job)
    cell = (
        option
        if option < sending.ABOARD
        else (option - sending.WORK) // sending.PLACES
        if sending.WORK <= option < sending.PILLAR
        else -1
    )
    if cell >= 0 and the.cells:
        return _cell(view, cell, the.cells) + at(*the.cells.spot(cell, int(view.box.columns)), ghost, scale=0.8)
    if option >= sending.PILLAR and the.pillars:
        pillar, tier = divmod(option - sending.PILLAR, TIERS)
        x, y = the.pillars.corner(pillar, TIERS - 1 - tier)
        return at(x + the.pillars.w / 2, y + the.pillars.h / 2, ghost, scale=0.8)
    if option == sending.ABOARD and the.ships:
        mine = view.seats[view.shown_seat()].ships
        n = next((n for n, (_, aboard) in enumerate(mine) if aboard < 0), -1)
        columns = 3 if the.ships.down else int(view.box.ship_spaces)
        x, y = the.ships.corner(n % columns, n // columns)
        return at(x + the.ships.w / 2 - 4, y + the.ships.h / 2, ghost, scale=0.62 * the.ships.w / 27) if n >= 0 else ""
    return ""


def _cell(view: View, cell: int, the: lay.Cells) -> str:
    shape = states.frame(-lay.TILE_W / 2 + 1, -lay.TILE_H / 2 + 1, lay.TILE_W - 2, lay.TILE_H, 10)
    return at(*the.spot(cell, int(view.box.columns)), states.taken(shape), scale=the.size)
