"""A seat's school: three rows of occupations, what a lesson costs, who stands there, what a farewell brings."""

from __future__ import annotations

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.picture_kit import Kit, Lights, Token, breadth_of, row, snug
from orichalcum.games.exodus.picture_lay import Rows
from orichalcum.games.exodus.view import View
from orichalcum.pictures import states
from orichalcum.pictures.draw import at, box, g, kept, path, text
from orichalcum.pictures.emblems import solid
from orichalcum.pictures.palette import INK, PALE


def rows_of(box_: p.Pieces) -> list[list[int]]:
    """The jobs of each discipline in the order in which they are drawn: the entry, lessons that lead no further, then the way up."""
    found = []
    for kind in range(p.KINDS):
        jobs = [job for job in range(int(box_.jobs)) if box_.job_kind[job] == kind]
        leads = {int(box_.job_from[job]) for job in jobs}
        found.append(sorted(jobs, key=lambda job: (depth(box_, job), job in leads)))
    return found


def depth(box_: p.Pieces, job: int) -> int:
    """How many lessons it takes: as many gold bands does such a settler wear."""
    return 0 if box_.job_from[job] < 0 else 1 + depth(box_, int(box_.job_from[job]))


def place(box_: p.Pieces, job: int) -> tuple[int, int]:
    """Column and line of a job in the school."""
    for line, jobs in enumerate(rows_of(box_)):
        if job in jobs:
            return jobs.index(job), line
    return 0, 0


@kept(
    lambda view, kit, who, the, on, *how, **more: (
        kit.mark,
        view.seats[who].training,
        the,
        on.among("job-"),
        how,
        *more.values(),
    )
)
def school(view: View, kit: Kit, who: int, the: Rows, on: Lights, tall: bool = False) -> str:
    drawn = ""
    for line, jobs in enumerate(rows_of(kit.box)):
        drawn += _ways(kit, jobs, the, line)
        for column, job in enumerate(jobs):
            drawn += _job(view, kit, who, job, the, column, line, on, tall)
    return g(drawn, id="school")


def _ways(kit: Kit, jobs: list[int], the: Rows, line: int) -> str:
    """From each occupation to those that can be learned from it: straight on to the neighbour, above others' heads farther."""
    d = ""
    for column, job in enumerate(jobs):
        origin = int(kit.box.job_from[job])
        if origin < 0 or origin not in jobs:
            continue
        start = jobs.index(origin)
        (x0, y0), (x1, _) = the.corner(start, line), the.corner(column, line)
        if column - start == 1:
            d += f"M{x0 + the.w:g} {y0 + the.h / 2:g}H{x1:g}"
        else:
            d += f"M{x0 + the.w - 14:g} {y0 + 2:g}V{y0 - 2.6:g}H{x1 + 14:g}V{y0 + 2:g}"
    return path(d, stroke="#a8752a", stroke_width=3, stroke_linejoin="round")


def pays(kit: Kit, job: int) -> list[Token]:
    """What the farewell brings."""
    box_ = kit.box
    found = [kit.points(int(box_.job_vp[job]))] if box_.job_vp[job] else []
    if box_.job_steps[job]:
        found.append(kit.flames(int(box_.job_steps[job])))
    if box_.job_extra[job] >= 0:
        found.append(kit.thing(int(box_.job_extra[job])))
    return found


def _job(view: View, kit: Kit, who: int, job: int, the: Rows, column: int, line: int, on: Lights, tall: bool) -> str:
    box_, name = kit.box, f"job-{job}"
    x, y = the.corner(column, line)
    standing = view.seats[who].training[job]
    cost = kit.goods([int(n) for n in box_.job_cost[job * p.GOODS : (job + 1) * p.GOODS]])
    face = box(0, 2.5, the.w, the.h, 8, fill="var(--under)", opacity=0.75) + box(
        0, 0, the.w, the.h, 8, fill="var(--stone)", stroke="#8f5410" if standing else "var(--edge)", stroke_width=1.8 if standing else 1.2
    )  # fmt: skip
    title = say.job_name(box_, job, kit.words)
    draw = _tall if tall else _flat
    inside = draw(kit, title, pays(kit, job), cost, standing, int(box_.job_kind[job]), depth(box_, job), the)
    price = say.goods_text([int(n) for n in box_.job_cost[job * p.GOODS : (job + 1) * p.GOODS]], kit.words)
    brings = say.farewell_text(box_, job, kit.words)
    told = kit.words("picture-job" if price else "picture-job.entry", job=title, n=standing, cost=price, gain=brings)
    return states.anchor(
        name, told, face, inside, on.ring(name, states.frame(-2.5, -2.5, the.w + 5, the.h + 6, 10)),
        states.target(0, 0, the.w, the.h, 44), x=x, y=y, kind="job", is_lit=name in on.anchors,
    )  # fmt: skip


def _stand(kit: Kit, kind: int, bands: int, count: int, scale: float) -> str:
    """Who stands there; nobody is a pale figure."""
    return g(at(0, 0, kit.settler(kind, min(bands, 2)).drawn, scale=scale), opacity=None if count else 0.2)


def _flat(kit: Kit, title: str, gets: list[Token], cost: list[Token], count: int, kind: int, bands: int, the: Rows) -> str:
    """On the left who stands there; beside him above the name, below the price and, on a plate, the farewell."""
    left, room = 29.0, the.w - 33
    scale = min(0.68, (room - 10) / (breadth_of(gets, 1, 1) + breadth_of(cost, 1, 1)))
    right = breadth_of(gets, scale, 1) + 6
    few = text(4, the.h - 4, f"×{count}", 13, "serif", fill=INK, text_anchor="start") if count > 1 else ""
    return (
        at(15, 17 if few else 21, _stand(kit, kind, bands, count, 0.66 if few else 0.84)) + few
        + snug(left, 14.5, title, 12, room, fill=INK, text_anchor="start")
        + at(left + breadth_of(cost, scale, 1) / 2, 30.5, row(cost, scale, 1))
        + at(the.w - 4 - right / 2, 30.5, _farewell(right, 23), row(gets, scale, 1))
    )  # fmt: skip


def _farewell(w: float, h: float) -> str:
    """The plate under what a farewell brings, in the colour of the pier."""
    return box(
        -w / 2, -h / 2, w, h, 7, fill="#1f6f80", fill_opacity=0.2, stroke="#1f6f80", stroke_opacity=0.55, stroke_width=1.1
    )


def _tall(kit: Kit, title: str, gets: list[Token], cost: list[Token], count: int, kind: int, bands: int, the: Rows) -> str:
    middle = the.w / 2
    scale = min(0.84, (the.w - 14) / max(breadth_of(gets, 1, 2), 1))
    dear = min(0.84, (the.w - 8) / max(breadth_of(cost, 1, 2), 1)) if cost else 1
    return (
        snug(middle, 15, title, 13, the.w - 8, fill=INK)
        + at(middle, 33, row(cost, dear, 2)) + at(middle - (12 if count > 1 else 0), 65, _stand(kit, kind, bands, count, 0.94))
        + (text(middle + 6, 71, f"×{count}", 16, "serif", fill=INK, text_anchor="start") if count > 1 else "")
        + at(middle, the.h - 16, _farewell(the.w - 8, 25), row(gets, scale, 2))
    )  # fmt: skip


@kept(lambda kit, x, y, w, h, on: (kit.mark, x, y, w, h, on.among("away")))
def away(kit: Kit, x: float, y: float, w: float, h: float, on: Lights) -> str:
    """Where settlers leave from: the pier."""
    said = kit.words("picture-away")
    body = box(0, 2.5, w, h, 9, fill="#3b1c0a", opacity=0.6) + box(0, 0, w, h, 9, fill="#1f6f80", stroke=PALE, stroke_width=1.4)
    sail = at(15, h / 2 - 0.5, solid("sail", PALE, min(0.6, h / 40)))
    fit = snug(28 + (w - 34) / 2, h / 2 + 4.6, said, 13, w - 36, fill=PALE)
    ring = on.ring("away", states.frame(-2.5, -2.5, w + 5, h + 6, 11))
    return states.anchor(
        "away",
        said,
        body,
        sail,
        fit,
        ring,
        states.target(0, 0, w, h, min(44, h + 10)),
        x=x,
        y=y,
        kind="away",
        is_lit="away" in on.anchors,
    )
