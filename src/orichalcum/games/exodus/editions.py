"""Whether an Exodus edition holds together (RULES 1)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus.sheet import (
    BODY_EFFECTS,
    CAPITAL_EFFECTS,
    COUNTS,
    INFLUENCE_EFFECTS,
    KINDS,
    PEDESTAL_EFFECTS,
    TRIGGERS,
    ExodusSheet,
)

NAMED = (
    *("workshops", "agoras", "ships", "knowledge", "influence"),
    *("residences", "monuments", "pedestals", "bodies", "capitals"),
)

MOST = 255  # of what a step packs into eight bits

Mistakes = Iterator[tuple[str, int, str]]


def mistakes(e: ExodusSheet) -> Mistakes:
    """Table, row and what was expected, for everything that does not fit."""
    yield from _table_mistakes(e)
    yield from _board_mistakes(e)
    yield from _job_mistakes(e)
    yield from _tile_mistakes(e)
    yield from _card_mistakes(e)
    yield from _name_mistakes(e)
    yield from _stock_mistakes(e)


def _table_mistakes(e: ExodusSheet) -> Mistakes:
    if [row.seats for row in e.tables.rows] != [1, 2, 3, 4]:
        yield "tables", 0, "expected one row each for 1, 2, 3 and 4 seats, in this order"
    if len(e.order.rows) != p.ORDER_SPACES:
        yield "order", 0, f"expected {p.ORDER_SPACES} spaces, found {len(e.order.rows)}"
    if [title.least for title in e.titles.rows] != sorted(title.least for title in e.titles.rows):
        yield "titles", 0, "expected titles from the lowest to the highest"


def _board_mistakes(e: ExodusSheet) -> Mistakes:
    """Three rings, a settlement area of three rows, a track with two Monument spaces."""
    if len(e.spaces.rows) != p.CITY:
        yield "spaces", 0, f"expected {p.CITY} spaces, ring by ring, found {len(e.spaces.rows)}"
    if [i // p.SPACES for i, space in enumerate(e.spaces.rows) if space.neutral] != [p.MIDDLE, p.OUTER]:
        yield "spaces", 0, "expected one space for a neutral King on the middle ring and one on the outer"
    if len(e.cells.rows) != p.REGIONS * e.cells.columns:
        yield "cells", 0, f"expected {p.REGIONS} regions of {e.cells.columns} cells, found {len(e.cells.rows)}"
    for number, cell in enumerate(e.cells.rows):
        if cell.region != number // max(e.cells.columns, 1):
            yield (
                "cells",
                number + 1,
                f"region: expected {number // max(e.cells.columns, 1)}, for a region is a row, found {cell.region}",
            )
    for name, reaches in (("inner_reaches", e.rings.inner_reaches), ("middle_reaches", e.rings.middle_reaches)):
        if (reaches[0] - reaches[1]) % p.AREAS == 0:
            yield "rings", 0, f"{name}: expected two different areas, for four Kings must find a space"
    if e.favor_spaces.cells != sorted(e.favor_spaces.cells):
        yield "favor_spaces", 0, "cells: expected rising numbers"
    for number, row in enumerate(e.track.rows, 1):
        if not 0 < row.space <= e.track.last:
            yield "track", number, f"space: expected 1 to {e.track.last}, found {row.space}"
    if len(monument_spaces(e)) != p.MONUMENT_SPACES:
        yield "track", 0, f"expected {p.MONUMENT_SPACES} spaces with a Monument"


def _job_mistakes(e: ExodusSheet) -> Mistakes:
    jobs = [job.id for job in e.jobs.rows]
    for number, job in enumerate(e.jobs.rows, 1):
        if job.from_ and job.from_ not in jobs:
            yield "jobs", number, f"from: {job.from_} is no job"
    if sorted(job.kind for job in e.jobs.rows if not job.from_) != sorted(KINDS):
        yield "jobs", 0, "expected one job without `from` for each kind"
    for number, tier in enumerate(e.tiers.rows, 1):
        if tier.job and tier.job not in jobs:
            yield "tiers", number, f"job: {tier.job} is no job"


def _tile_mistakes(e: ExodusSheet) -> Mistakes:
    jobs = [job.id for job in e.jobs.rows]
    for number, shop in enumerate(e.workshops.rows, 1):
        if not set(shop.needs) <= {*jobs, *KINDS}:
            yield "workshops", number, "needs: expected jobs or kinds of settlers"
        if shop.on not in TRIGGERS:
            yield "workshops", number, f"on: expected one of {', '.join(TRIGGERS)}"
        gives = [i for i, count in enumerate(shop.gain.row()) if count]
        if len(gives) != 1 or gives[0] not in (*range(p.GOODS), p.STEPS):
            yield "workshops", number, "gain: expected one kind of book, gold, or steps"
    for number, agora in enumerate(e.agoras.rows, 1):
        if agora.settler and (len(agora.settler) != p.KINDS or not set(agora.settler) <= set(jobs)):
            yield "agoras", number, "settler: expected a job for each kind"
    for number, monument in enumerate(e.monuments.rows, 1):
        if monument.counts not in COUNTS:
            yield "monuments", number, f"counts: {monument.counts} cannot be counted"


def _card_mistakes(e: ExodusSheet) -> Mistakes:
    jobs = [job.id for job in e.jobs.rows]
    for number, card in enumerate(e.knowledge.rows, 1):
        if not set(card.needs) <= set(jobs) or card.needs[0] == card.needs[1]:
            yield "knowledge", number, "needs: expected two different jobs"
        if card.counts not in COUNTS[: p.DIFFERENT_NEIGHBOURS]:
            yield "knowledge", number, f"counts: {card.counts} cannot be counted"
    for number, influence in enumerate(e.influence.rows, 1):
        if influence.effect not in INFLUENCE_EFFECTS:
            yield "influence", number, f"effect: expected one of {', '.join(INFLUENCE_EFFECTS)}"
    for number, pedestal in enumerate(e.pedestals.rows, 1):
        if pedestal.effect not in PEDESTAL_EFFECTS:
            yield "pedestals", number, f"effect: expected one of {', '.join(PEDESTAL_EFFECTS)}"
    for number, body in enumerate(e.bodies.rows, 1):
        if body.effect not in BODY_EFFECTS:
            yield "bodies", number, f"effect: expected one of {', '.join(BODY_EFFECTS)}"
    for number, capital in enumerate(e.capitals.rows, 1):
        if capital.effect not in CAPITAL_EFFECTS:
            yield "capitals", number, f"effect: expected one of {', '.join(CAPITAL_EFFECTS)}"


def _name_mistakes(e: ExodusSheet) -> Mistakes:
    """Records and positions call things by their ids."""
    seen: set[str] = set()
    for table in NAMED:
        for number, row in enumerate(getattr(e, table).rows, 1):
            if row.id in seen or not re.fullmatch(r"[A-Za-z0-9_]{1,20}", row.id):
                yield table, number, f"id: expected an own word of letters and digits, found {row.id[:20]}"
            seen.add(row.id)
    for name, rows in (("jobs", [job.id for job in e.jobs.rows]), ("spaces", [space.id for space in e.spaces.rows])):
        if len(set(rows)) != len(rows) or not all(re.fullmatch(r"[A-Za-z0-9_]{1,20}", one) for one in rows):
            yield name, 0, "id: expected different words of letters and digits"


def _stock_mistakes(e: ExodusSheet) -> Mistakes:
    """The box holds enough for what is laid out."""
    spaces: list[str] = [space.tile for space in e.spaces.rows]
    stock = {"workshop": len(e.workshops.rows), "agora": len(e.agoras.rows), "ship": sum(ship.count for ship in e.ships.rows)}
    for kind, count in stock.items():
        if count <= spaces.count(kind):
            yield f"{kind}s", 0, f"expected more than {spaces.count(kind)}, as many as there are spaces"
    laid = {
        "monuments": (len(e.monuments.rows), p.MONUMENT_SPACES * max(row.monuments for row in e.tables.rows)),
        "pedestals": (len(e.pedestals.rows), p.DISPLAYS * e.years.years),
        "bodies": (sum(body.count for body in e.bodies.rows), p.DISPLAYS * e.years.years),
        "capitals": (sum(capital.count for capital in e.capitals.rows), p.DISPLAYS * e.years.capital_years),
    }
    for table, (found, needed) in laid.items():
        if found < needed:
            yield table, 0, f"expected at least {needed}, found {found}"
    if sum(len(getattr(e, table).rows) for table in NAMED) > MOST:
        yield "workshops", 0, f"expected at most {MOST} different tiles and cards in all"
    if sum(space.standing for space in e.spaces.rows) > MOST // 2:
        yield "spaces", 0, f"expected at most {MOST // 2} settlers standing"
    paying = (e.order, e.spaces, e.cells, e.track, e.agoras)
    gains = {tuple(row.gain.row()) for table in paying for row in table.rows}
    if len(gains) > MOST // 2:
        yield "track", 0, f"expected at most {MOST // 2} different gains on spaces, cells, tracks and Agoras"


def monument_spaces(e: ExodusSheet) -> list[int]:
    return [row.space for row in e.track.rows if row.gain.monument]
