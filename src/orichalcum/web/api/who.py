"""Who asks, at which table, and through which seat."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from orichalcum.kernel.table import LUCK
from orichalcum.store import people
from orichalcum.store.people import Person
from orichalcum.web.door import whole
from orichalcum.web.house import House, house_of
from orichalcum.web.seeing import Look
from orichalcum.web.shapes.basis import SPECTATOR
from orichalcum.web.sitting import Sitting
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import Visitor, as_visitor, fresh_person, give_cookie, visitor_of


async def at_table(request: Request, code: str) -> tuple[House, Sitting, Visitor, list[int]]:
    house, visitor = house_of(request), visitor_of(request)
    sitting = await house.sitting(code)
    return house, sitting, visitor, house.seats_of(sitting, visitor)


async def somebody(request: Request) -> Visitor:
    """The visitor, who from now on is a person: a guest, if nothing else.  A token stands for itself."""
    visitor = visitor_of(request)
    if visitor.person or visitor.key:
        return visitor
    house = house_of(request)
    person = Person(fresh_person(), "", created=time.time())
    await house.store.write(people.add(person))
    house.persons[person.id] = person
    fresh = as_visitor(person, request)
    request.state.visitor = fresh
    request.state.fresh = person
    return fresh


def with_cookie(request: Request, response: Response) -> Response:
    """The new guest's cookie goes along."""
    person = getattr(request.state, "fresh", None)
    if person is not None:
        house = house_of(request)
        give_cookie(response, house.passes.write(person), house.settings.is_secure)
    return response


def seat_of(mine: list[int], wish: int | None) -> int:
    """The seat that is meant.  Where it is not clear which one, that is said."""
    if wish is None:
        if len(mine) > 1:
            raise Problem("which-seat")
        if not mine:
            raise Problem("not-yours")
        return mine[0]
    if wish not in mine and not (wish == LUCK and mine):
        raise Problem("not-yours")
    return wish


def look_of(request: Request, sitting: Sitting, mine: list[int], seat: int | None = None) -> Look:
    """How the asker looks at a table: through a seat of their own, or like everybody."""
    house, visitor = house_of(request), visitor_of(request)
    wish = whole(request, "seat", SPECTATOR if len(mine) != 1 else mine[0], SPECTATOR, 15) if seat is None else seat
    if wish == LUCK:
        wish = SPECTATOR if len(mine) != 1 else mine[0]
    if wish != SPECTATOR and wish not in mine:
        raise Problem("not-yours")
    return Look(
        seat=wish,
        person=visitor.person,
        lang=visitor.lang,
        shapes=shapes_of(request, sitting),
        log_from=whole(request, "log", 0, -1_000_000, 1_000_000),
        mine=tuple(mine),
        here=house.hub.here(sitting.row.code),
        now=house.now(),
    )


def shapes_of(request: Request, sitting: Sitting) -> tuple[str, ...]:
    wish = request.query_params.get("shape")
    return sitting.game.shapes[:1] if wish is None else known_shapes(sitting, wish)


def known_shapes(sitting: Sitting, wish: str) -> tuple[str, ...]:
    known = sitting.game.shapes
    if wish == "all":
        return known
    wished = dict.fromkeys(one for one in wish.split(",") if one)
    if not set(wished) <= set(known):
        raise Problem("malformed", f"shape: one of {', '.join(known)}")
    return tuple(wished)
