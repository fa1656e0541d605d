"""Sending settlers away: where to, one after the other, and what the space they leave pays (RULES 7.4, 8.4, 11, 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.exodus.pieces import AREA, KINDS, NOTHING, PEDESTAL, PILLARS, RESIDENCE, TIERS
from orichalcum.games.exodus.rules.gaining import earn, offer
from orichalcum.games.exodus.rules.ids import (
    ADVANCE,
    COMPLETED,
    FROM_SENDING,
    GET,
    LODGE,
    PLACE,
    SENT,
    SENT_ABOARD,
    SENT_HOME,
    SENT_TO_WORK,
    STAFF,
    TAKE_PILLAR_CARD,
)
from orichalcum.games.exodus.rules.pillars import BOTH_DISPLAYS, complete, place_of
from orichalcum.games.exodus.table import Exodus, free_ship, has_free_cell, open_size, settlers_on
from orichalcum.kernel.table import DO, Step, pending

# Where to: the cell of the Residence that is being filled; a Residence of the display; a Ship; a Workshop; a Pillar.
HOME: Final = 0  # + cell
ABOARD: Final = 31
NEW: Final = 32  # + place of the Residence among all
WORK: Final = 96  # + cell * 2 + place in the Workshop
PILLAR: Final = 160  # + pillar * TIERS + tier

# How settlers are sent: what a SEND step must know besides the job.
JOBS: Final = 32
FOR_CARD: Final = 32  # for a Knowledge card: not to Pillars
BONUS_LATER: Final = 64  # nothing is paid yet
OTHER: Final = 128  # + one more than the job that must find a place afterwards

DONE: Final = 0
PLACES: Final = 2  # of a Workshop at most


def unfilled(t: Exodus, who: i64) -> i64:
    """The cell of the Residence that has room, of which there is at most one, or NOTHING (11.3)."""
    p = t.pieces
    for cell in range(p.cells):
        thing = t.cell[who * p.cells + cell] - 1
        if thing >= 0 and p.kind[thing] == RESIDENCE and settlers_on(t, who, cell) < p.places[thing]:
            return cell
    return NOTHING


def room_at_home(t: Exodus, who: i64, cell: i64) -> i64:
    if cell < 0:
        return 0
    return t.pieces.places[t.cell[who * t.pieces.cells + cell] - 1] - settlers_on(t, who, cell)


def can_start(t: Exodus, who: i64) -> bool:
    """Whether there is a cell for another Residence, and one to take."""
    return has_free_cell(t, who, 0) and open_size(t, RESIDENCE) != 0


def has_room(t: Exodus, who: i64) -> bool:
    """Whether any settler could go somewhere: to a Residence, an own one or a new one, or to a Ship."""
    return free_ship(t, who) >= 0 or unfilled(t, who) >= 0 or can_start(t, who)


def suits(t: Exodus, need: i64, job: i64) -> bool:
    """Whether a place of a Workshop takes this settler: by his occupation, or by his kind, trained or not (13.2)."""
    return need == job or need == AREA + t.pieces.job_kind[job]


def workplaces(t: Exodus, who: i64, job: i64, out: vec[i64]) -> vec[i64]:
    """Places of own Workshops that wait for this settler."""
    p = t.pieces
    for cell in range(p.cells):
        thing = t.cell[who * p.cells + cell] - 1
        if thing < 0 or p.trigger[thing] < 0:
            continue
        for place in range(p.places[thing]):
            free = t.staffed[who * p.cells + cell] >> place & 1 == 0
            if free and suits(t, p.need[thing * PLACES + place], job):
                out = append(out, WORK + cell * PLACES + place)
    return out


def pillar_places(t: Exodus, who: i64, job: i64, out: vec[i64]) -> vec[i64]:
    """Own Pillar cards that wait for this settler (15.5)."""
    for tier in range(1, TIERS):
        if t.pieces.tier_job[tier] != job:
            continue
        for pillar in range(PILLARS):
            place = place_of(t, who, pillar, tier)
            if t.pillar[place] != 0 and t.completed[place] == 0:
                out = append(out, PILLAR + pillar * TIERS + tier)
    return out


def homes(t: Exodus, who: i64, out: vec[i64]) -> vec[i64]:
    """The Residence that is being filled, or else any of the display; and a Ship (11.2, 10.4)."""
    cell = unfilled(t, who)
    if cell >= 0:
        out = append(out, HOME + cell)
    elif has_free_cell(t, who, 0):
        first = t.pieces.first[RESIDENCE]
        for thing in range(first, t.pieces.first[RESIDENCE + 1]):
            if t.open[thing] != 0:
                out = append(out, NEW + thing - first)
    if free_ship(t, who) >= 0:
        out = append(out, ABOARD)
    return out


def goals(t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
    """Everywhere this settler may go.  x as for Send."""
    job = x % JOBS
    out = workplaces(t, who, job, homes(t, who, out))
    if x & FOR_CARD == 0:
        out = pillar_places(t, who, job, out)
    return out if x < OTHER else with_room_for(t, who, x // OTHER - 1, out)


def with_room_for(t: Exodus, who: i64, other: i64, wished: vec[i64]) -> vec[i64]:
    """Of these goals, those that leave a place for the other settler of a Knowledge card (12.2).  Ruling 40."""
    home = room_at_home(t, who, unfilled(t, who))
    ships = free_ships(t, who)
    start = can_start(t, who)
    work = workplaces(t, who, other, vec[i64]())
    out = vec[i64]()
    for goal in wished:
        room: i64 = len(work) + ships + home
        if goal == ABOARD or goal < ABOARD:
            room -= 1
            if start and (home == 0 or (home == 1 and goal != ABOARD)):
                room += 1
        elif goal < WORK:
            room += t.pieces.places[t.pieces.first[RESIDENCE] + goal - NEW] - 1
        else:
            room -= 1 if has(work, goal) else 0
            room += 1 if start and home == 0 else 0
        if room > 0:
            out = append(out, goal)
    return out


def has(goals: vec[i64], goal: i64) -> bool:
    for other in goals:
        if other == goal:
            return True
    return False


def free_ships(t: Exodus, who: i64) -> i64:
    n: i64 = 0
    for ship in range(who * t.pieces.ship_spaces, (who + 1) * t.pieces.ship_spaces):
        if t.ship[ship] != 0 and t.aboard[ship] == 0:
            n += 1
    return n


def can_send(t: Exodus, who: i64, job: i64, roomy: bool) -> bool:
    """Whether a settler of this job waits and has somewhere to go."""
    if t.training[who * t.pieces.jobs + job] == 0:
        return False
    if roomy or len(workplaces(t, who, job, vec[i64]())) != 0:
        return True
    return len(pillar_places(t, who, job, vec[i64]())) != 0


class Send(Step[Exodus]):
    """Where the settler goes (7.4).  Ruling 46: a new Residence first is placed and pays, then he moves, then his space pays.

    x is the job, + FOR_CARD, BONUS_LATER, and OTHER * (1 + job that comes afterwards).
    """

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if t.training[who * t.pieces.jobs + x % JOBS] == 0:  # by house rule 21.7 he may have gone elsewhere meanwhile
            return out
        return goals(t, who, x, out)

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        job = x % JOBS
        if x & BONUS_LATER == 0:
            t.then(pending(SENT, who, job))
        if option < ABOARD:
            lodge(t, who, job, option)
        elif option == ABOARD:
            board(t, who, job)
        elif option < WORK:
            thing = t.pieces.first[RESIDENCE] + option - NEW
            t.open[thing] -= 1
            t.then(pending(PLACE, who, thing | (256 if x & BONUS_LATER else 0)), pending(LODGE, who, job))
        elif option < PILLAR:
            put_to_work(t, who, job, (option - WORK) // PLACES, (option - WORK) % PLACES)
        else:
            complete(t, who, (option - PILLAR) // TIERS, (option - PILLAR) % TIERS, job)


def lodge(t: Exodus, who: i64, job: i64, cell: i64) -> None:
    """Into a Residence."""
    t.training[who * t.pieces.jobs + job] -= 1
    settle(t, who, cell, t.pieces.job_kind[job])
    t.tell(SENT_HOME, who, job, cell)
    if room_at_home(t, who, cell) == 0:
        t.tell(COMPLETED, who, cell)


def settle(t: Exodus, who: i64, cell: i64, kind: i64) -> None:
    t.lodged[(who * t.pieces.cells + cell) * KINDS + kind] += 1


def board(t: Exodus, who: i64, job: i64) -> None:
    """Onto the first Ship without a settler (10.4)."""
    place = free_ship(t, who)
    t.training[who * t.pieces.jobs + job] -= 1
    t.aboard[who * t.pieces.ship_spaces + place] = 1 + t.pieces.job_kind[job]
    t.tell(SENT_ABOARD, who, job, place)


def put_to_work(t: Exodus, who: i64, job: i64, cell: i64, place: i64) -> None:
    """Into a place of a Workshop (13.2)."""
    t.training[who * t.pieces.jobs + job] -= 1
    settle(t, who, cell, t.pieces.job_kind[job])
    t.staffed[who * t.pieces.cells + cell] |= 1 << place
    t.tell(SENT_TO_WORK, who, job, cell)


class Lodge(Step[Exodus]):
    """The settler for whom a Residence was placed moves in (11.2).  x is his job."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        lodge(t, who, x, unfilled(t, who))


class Sent(Step[Exodus]):
    """The space he left pays: points, then steps, then a Ship, a Pillar card or a Workshop (8.4).  x is the job."""

    kind: i64 = DO

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        p = t.pieces
        extra = p.job_extra[x]
        if extra == PEDESTAL:
            t.then(offer(TAKE_PILLAR_CARD, who, BOTH_DISPLAYS))
        elif extra != NOTHING:
            t.then(pending(GET, who, extra))
        if p.job_steps[x] != 0:
            t.then(pending(ADVANCE, who, p.job_steps[x]))
        if p.job_vp[x] != 0:
            earn(t, who, p.job_vp[x], FROM_SENDING)


class Staff(Step[Exodus]):
    """Settlers that a new Workshop waits for may go there at once, for nothing (7.7).  Ruling 6.  x is its cell."""

    def options(self, t: Exodus, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        p = t.pieces
        thing = t.cell[who * p.cells + x] - 1
        for place in range(p.places[thing]):
            if t.staffed[who * p.cells + x] >> place & 1 != 0:
                continue
            for job in range(p.jobs):
                if t.training[who * p.jobs + job] != 0 and suits(t, p.need[thing * PLACES + place], job):
                    out = append(out, 1 + place * JOBS + job)
        return append(out, DONE) if len(out) != 0 else out

    def chosen(self, t: Exodus, who: i64, x: i64, option: i64) -> None:
        if option == DONE:
            return
        job = (option - 1) % JOBS
        put_to_work(t, who, job, x, (option - 1) // JOBS)
        t.then(pending(SENT, who, job), offer(STAFF, who, x))
