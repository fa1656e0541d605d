"""How a sitting stands, as everybody may know it: its seats, and what somebody may do."""

from __future__ import annotations

from collections.abc import Collection

from orichalcum.kernel.language import Words
from orichalcum.kernel.table import LUCK
from orichalcum.web.shapes.basis import SPECTATOR
from orichalcum.web.shapes.tables import SeatLine, TableLine
from orichalcum.web.sitting import Sitting


def seat_lines(sitting: Sitting, here: Collection[int]) -> list[SeatLine]:
    return [
        SeatLine(
            seat=row.seat,
            who=row.who,  # type: ignore[arg-type]
            name=row.name,
            level=row.level if row.who == "bot" else "",
            ready=row.ready,
            away=row.away,
            resigned=row.resigned,
            here=row.seat in here,
        )
        for row in sitting.seats
    ]


def table_line(sitting: Sitting, person: str, mine: list[int], words: Words, here: Collection[int]) -> TableLine:
    row = sitting.row
    asked = sitting.waiting(mine[0]) if mine else []
    return TableLine(
        code=row.code,
        game=row.game,
        title=words("title"),
        status=row.status,  # type: ignore[arg-type]
        visibility="public" if row.public else "private",
        leaving=sitting.agreed.leaving,
        companion=sitting.agreed.companion,
        host=next((seat.name for seat in sitting.seats if seat.person and seat.person == row.host), ""),
        edition=row.edition,
        options=sitting.agreed.options,
        clock=sitting.agreed.clock,
        seats=seat_lines(sitting, here),
        created=row.created,
        rematch=row.rematch,
        mine=mine,
        my_turn=any(seat in asked and not sitting.is_bot(seat) for seat in mine),
        waiting=sitting.waiting(SPECTATOR),
        can=can_do(sitting, person, mine, mine[0] if len(mine) == 1 else SPECTATOR),
        result=row.result[0] if row.result else [],
        ranking=row.result[1] if row.result else [],
    )


def can_do(sitting: Sitting, person: str, mine: list[int], seat: int) -> list[str]:
    """What somebody may do now; `seat` is the one looked through."""
    status = sitting.row.status
    if status == "gathering":
        return gathering(sitting, person, mine)
    can = ["record"]
    if status == "playing":
        can += playing(sitting, mine, seat)
    if status == "over":
        can += ["rematch"] if mine else []
    if mine:
        can += ["chat", "token"]
    if sitting.match is not None and (mine or status == "over"):
        can.append("branch")
    if status == "playing" and is_hosts_alone(sitting, person):
        can.append("close")
    return can


def gathering(sitting: Sitting, person: str, mine: list[int]) -> list[str]:
    is_open = any(row.who == "open" for row in sitting.seats)
    can = ["sit"] if is_open else []
    if mine:
        can += ["stand", "chat", "token"]
        can.append("unready" if all(sitting.seats[seat].ready for seat in mine) else "ready")
    if person and person == sitting.row.host:
        can += ["seat", "close"] + ([] if is_open else ["start"])
    return can


def playing(sitting: Sitting, mine: list[int], seat: int) -> list[str]:
    can = []
    waiting = sitting.waiting(seat)
    if seat in mine and seat in waiting and not sitting.is_bot(seat):
        can.append("answer")
        can += ["hint"] if plays_alone(sitting) else []
    if mine and sitting.agreed.companion and waiting == [LUCK]:
        can.append("luck")
    if mine and sitting.agreed.companion and sitting.entries:
        can.append("take-back")
    if seat in mine and sitting.can_undo(seat):
        can.append("undo")
    if seat in mine and sitting.game.windows:
        can.append("standing")
    rows = [sitting.seats[one] for one in mine]
    can += ["leave"] if any(not row.away and not row.resigned for row in rows) else []
    can += ["back"] if any(row.away and not row.resigned for row in rows) else []
    can += ["resign"] if any(not row.resigned for row in rows) else []
    return can


def plays_alone(sitting: Sitting) -> bool:
    """Whether nobody could mind advice: against bots, hot-seat, alone, beside the box."""
    return len(sitting.persons()) <= 1 or sitting.agreed.companion


def is_hosts_alone(sitting: Sitting, person: str) -> bool:
    return bool(person) and person == sitting.row.host and sitting.persons() <= {person}
