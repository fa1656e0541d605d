"""The pieces that an edition makes: every table of its file as typed rows (RULES 1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus.editions import mistakes
from orichalcum.games.exodus.pieces import Pieces
from orichalcum.games.exodus.sheet import (
    CAPITAL_EFFECTS,
    COUNTS,
    EXTRAS,
    GROUNDS,
    INFLUENCE_EFFECTS,
    KINDS,
    NO_GAIN,
    PILLAR_EFFECTS,
    TILES,
    TRIGGERS,
    Agora,
    ExodusSheet,
    Gain,
    InfluenceCard,
    Pedestal,
    Workshop,
)
from orichalcum.kernel.errors import BadEdition


class Gains:
    """Numbers every different gain once."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def number(self, gain: Gain) -> int:
        row = gain.row()
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)


def pieces(e: ExodusSheet, file: str) -> Pieces:
    """Typed rows of an edition that holds together."""
    for table, row, expected in mistakes(e):
        raise BadEdition(file, table, row, expected)
    gains = Gains()
    gains.number(NO_GAIN)
    rows: dict[str, list[int]] = {}
    single: dict[str, int] = {"start_gain": gains.number(e.start.gain)}
    rows["supply"] = [e.supply.science, e.supply.culture, e.supply.craft, e.supply.gold, e.supply.favor]
    add_tables(e, gains, rows, single)
    add_city(e, gains, rows, single)
    add_board(e, gains, rows, single)
    add_things(e, gains, rows, single)
    rows["gain"] = [number for row in gains.rows for number in row]
    return Pieces(rows, single, names_of(e))


def names_of(e: ExodusSheet) -> dict[str, list[str]]:
    return {
        "things": [str(thing.id) for part in parts_of(e) for thing in part],
        "jobs": [job.id for job in e.jobs.rows],
        "spaces": [space.id for space in e.spaces.rows],
        "titles": [title.id for title in e.titles.rows],
    }


def parts_of(e: ExodusSheet) -> list[Sequence[Any]]:
    """All tiles and cards, kind after kind, in the order of `pieces`."""
    tiles: list[Sequence[Any]] = [e.workshops.rows, e.agoras.rows, e.ships.rows]
    cards: list[Sequence[Any]] = [e.knowledge.rows, e.influence.rows]
    more: list[Sequence[Any]] = [e.residences.rows, e.monuments.rows]
    return [*tiles, *cards, *more, e.pedestals.rows, e.bodies.rows, e.capitals.rows]


def add_tables(e: ExodusSheet, gains: Gains, rows: dict[str, list[int]], single: dict[str, int]) -> None:
    by_seats = e.tables.rows
    rows["settlers"] = [0, *(row.settlers for row in by_seats)]
    rows["shown"] = [0, *(row.shown for row in by_seats)]
    rows["plus"] = [0, *(int(row.plus) for row in by_seats)]
    rows["monuments"] = [0, *(row.monuments for row in by_seats)]
    rows["order_spaces"] = [0, *(row.order_spaces for row in by_seats)]
    rows["neutral"] = [0, *(int(row.neutral) for row in by_seats)]
    rows["rival"] = [0, *(row.rival for row in by_seats)]
    years = range(e.years.years + 1)
    scored = {scoring.year: scoring.region + 1 for scoring in e.years.scorings}
    rows["scored_region"] = [scored.get(year, 0) for year in years]
    rows["solo_refill"] = [int(year in e.years.solo_refills) for year in years]
    rows["order_gain"] = [gains.number(space.gain) for space in e.order.rows]
    rows["order_shares"] = [int(space.shares) for space in e.order.rows]
    rows["catastrophes"] = [tile.count for tile in e.catastrophes.rows]
    rows["turn_inner"] = [tile.inner for tile in e.catastrophes.rows]
    rows["turn_middle"] = [tile.middle for tile in e.catastrophes.rows]
    rows["title_least"] = [title.least for title in e.titles.rows]
    single |= {"seats": p.MOST_SEATS, "years": e.years.years, "rounds": e.years.rounds, "actions": e.years.actions}
    single |= {"residences_shown": e.years.residences_shown, "capital_years": e.years.capital_years}
    single |= {"row_grounds": e.monuments.row_grounds, "column_grounds": e.monuments.column_grounds, "alike": e.monuments.alike}
    single |= {"left_behind": e.final.left_behind, "row_vp": e.final.row, "column_vp": e.final.column}
    single |= {"influence_vp": e.final.influence}


def add_city(e: ExodusSheet, gains: Gains, rows: dict[str, list[int]], single: dict[str, int]) -> None:
    spaces = e.spaces.rows
    rows["reach"] = [*e.rings.inner_reaches, *e.rings.middle_reaches]
    rows["space_gain"] = [gains.number(space.gain) for space in spaces]
    rows["space_goods"] = [gains.number(space.gain.goods()) for space in spaces]
    rows["space_drawn"] = [space.drawn for space in spaces]
    rows["space_tile"] = [TILES.index(space.tile) if space.tile else p.NOTHING for space in spaces]
    rows["space_display"] = [space.pillar for space in spaces]
    rows["space_favor"] = [space.favor for space in spaces]
    rows["neutral_start"] = [i for i, space in enumerate(spaces) if space.neutral]
    rows["standing"] = [space.standing for space in spaces]
    rows["first_slot"] = [0, *accumulate(rows["standing"])][:-1]
    slots = [(p.ON_SPACE, i) for i, space in enumerate(spaces) for _ in range(space.standing)]
    guarded = [ring for ring, name in enumerate(("inner", "middle", "outer")) if name in e.guards.rings]
    slots += [(p.ON_GUARD, ring * p.SPACES + 2 * area) for ring in guarded for area in range(p.AREAS)]
    slots += [(p.ON_AGORA_TILE, i) for i, space in enumerate(spaces) if space.tile == "agora"]
    rows["slot_kind"] = [kind for kind, _ in slots]
    rows["slot_space"] = [space for _, space in slots]
    guards = {space + side: n for n, (kind, space) in enumerate(slots) if kind == p.ON_GUARD for side in (0, 1)}
    agoras = {space: n for n, (kind, space) in enumerate(slots) if kind == p.ON_AGORA_TILE}
    rows["guard_slot"] = [guards.get(i, p.NOTHING) for i in range(p.CITY)]
    rows["agora_slot"] = [agoras.get(i, p.NOTHING) for i in range(p.CITY)]
    single["slots"] = len(slots)


def add_board(e: ExodusSheet, gains: Gains, rows: dict[str, list[int]], single: dict[str, int]) -> None:
    jobs = e.jobs.rows
    names = [job.id for job in jobs]
    rows["job_kind"] = [KINDS.index(job.kind) for job in jobs]
    rows["job_from"] = [names.index(job.from_) if job.from_ else p.NOTHING for job in jobs]
    rows["job_cost"] = [number for job in jobs for number in job.cost.row()[: p.GOODS]]
    rows["job_vp"] = [job.vp for job in jobs]
    rows["job_steps"] = [job.steps for job in jobs]
    rows["job_extra"] = [EXTRAS[job.extra] for job in jobs]
    rows["entry"] = [next(i for i, job in enumerate(jobs) if not job.from_ and job.kind == kind) for kind in KINDS]
    cells = e.cells.rows
    rows["cell_gain"] = [gains.number(cell.gain) for cell in cells]
    rows["cell_agora"] = [int(cell.agora) for cell in cells]
    rows["cell_region"] = [cell.region for cell in cells]
    rows["neighbour"] = [near for cell in range(len(cells)) for near in neighbours(cell, e.cells.columns, len(cells))]
    rows["ship_vp"] = list(e.ship_track.vp)
    rows["favor_cells"] = list(e.favor_spaces.cells)
    bonus = {row.space: gains.number(row.gain) for row in e.track.rows}
    rows["track_gain"] = [bonus.get(step, p.NOTHING) for step in range(e.track.last + 1)]
    rows["tier_job"] = [names.index(tier.job) if tier.job else p.NOTHING for tier in e.tiers.rows]
    rows["tier_vp"] = [tier.vp for tier in e.tiers.rows]
    single |= {"jobs": len(jobs), "cells": len(cells), "columns": e.cells.columns, "last_step": e.track.last}
    single |= {"ship_spaces": len(e.ship_track.vp), "favor_spaces": len(e.favor_spaces.cells)}


def neighbours(cell: int, columns: int, cells: int) -> list[int]:
    """Above, left, right and below, also across the borders of regions."""
    up = cell - columns if cell >= columns else p.NOTHING
    left = cell - 1 if cell % columns else p.NOTHING
    right = cell + 1 if (cell + 1) % columns else p.NOTHING
    down = cell + columns if cell + columns < cells else p.NOTHING
    return [up, left, right, down]


def add_things(e: ExodusSheet, gains: Gains, rows: dict[str, list[int]], single: dict[str, int]) -> None:
    parts = parts_of(e)
    sizes = [len(part) for part in parts]
    rows["first"] = [0, *accumulate(sizes)]
    rows["kind"] = [kind for kind, size in enumerate(sizes) for _ in range(size)]
    things = [thing for part in parts for thing in part]
    rows["count"] = [getattr(thing, "count", getattr(thing, "copies", 1)) for thing in things]
    rows["plus_copies"] = [max(0, getattr(thing, "copies", 1) - 1) for thing in things]
    rows["ground"] = [GROUNDS.index(ground) if (ground := getattr(thing, "ground", "")) else p.NOTHING for thing in things]
    rows["places"] = [getattr(thing, "places", 0) for thing in things]
    rows["amount"] = [getattr(thing, "amount", 0) for thing in things]
    rows["counts"] = [COUNTS.index(getattr(thing, "counts", "steps")) for thing in things]
    rows["per"] = [getattr(thing, "per", 1) for thing in things]
    rows["vp"] = [getattr(thing, "vp", 0) for thing in things]
    rows["drafts"] = [int(getattr(thing, "bonus", "") == "settler") for thing in things]
    single |= {"things": len(things), "knowledges": len(e.knowledge.rows)}
    add_workshops_and_agoras(e, gains, rows, things)
    add_effects(rows, things)


def add_workshops_and_agoras(e: ExodusSheet, gains: Gains, rows: dict[str, list[int]], things: list[object]) -> None:
    jobs = [job.id for job in e.jobs.rows]
    bonuses = {"book": Gain(choice=1), "gold": Gain(gold=1), "settler": NO_GAIN}
    rows["need"], rows["trigger"], rows["reaction"], rows["thing_gain"], rows["agora_job"] = [], [], [], [], []
    for place, thing in enumerate(things):
        needs = [need_number(need, jobs) for need in getattr(thing, "needs", ())]
        rows["need"] += [*needs, p.NOTHING, p.NOTHING][:2]
        rows["trigger"].append(TRIGGERS.index(thing.on) if isinstance(thing, Workshop) else p.NOTHING)
        gain = thing.gain if isinstance(thing, Workshop | Agora) else NO_GAIN
        if isinstance(thing, Workshop):
            rows["places"][place] = len(thing.needs)
            rows["amount"][place] = sum(gain.row())
        rows["reaction"].append(next((i for i, n in enumerate(gain.row()) if n), p.NOTHING))
        rows["thing_gain"].append(gains.number(bonuses[thing.bonus] if isinstance(thing, Pedestal) else gain))
        settler = thing.settler if isinstance(thing, Agora) else []
        rows["agora_job"] += [jobs.index(job) for job in settler] or [p.NOTHING] * p.KINDS


def need_number(need: str, jobs: list[str]) -> int:
    return p.AREA + KINDS.index(need) if need in KINDS else jobs.index(need)


def add_effects(rows: dict[str, list[int]], things: list[object]) -> None:
    rows["effect"], rows["detail"], rows["ladder"], rows["ladders"] = [], [], [], [0]
    for thing in things:
        effect = getattr(thing, "effect", "")
        if isinstance(thing, InfluenceCard):
            step, detail = INFLUENCE_EFFECTS[effect]
            rows["effect"].append(step)
            rows["detail"].append(detail)
        else:
            known = PILLAR_EFFECTS if effect in PILLAR_EFFECTS else CAPITAL_EFFECTS
            rows["effect"].append(known.index(effect) if effect else p.NOTHING)
            rows["detail"].append(0)
        ladder = getattr(thing, "ladder", [])
        rows["ladder"].append(len(rows["ladders"]) if ladder else 0)
        rows["ladders"] += [len(ladder), *ladder] if ladder else []
