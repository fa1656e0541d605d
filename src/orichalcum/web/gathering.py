"""How a table comes together: who sits where, until the game begins."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Collection
from typing import Final
from unicodedata import normalize

import msgspec

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.errors import Refused
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK
from orichalcum.store import tables
from orichalcum.store.tables import ANSWER, Entry, SeatRow, TableRow
from orichalcum.web.clock import wound
from orichalcum.web.house import House
from orichalcum.web.playing import Trial
from orichalcum.web.shapes.tables import Key, NewTable, SeatWish
from orichalcum.web.sitting import Agreed, Sitting
from orichalcum.web.troubles import Problem, problem_of
from orichalcum.web.visitor import Visitor, fresh_token, hash_of

UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by name, but nothing is seen of them
LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that could be taken for another
BOTS: Final = ("Kleito", "Euenor", "Gadeiros", "Ampheres", "Mneseus", "Elasippos", "Azaes", "Diaprepes")  # from Plato's Critias


def fresh_code() -> str:
    """Nobody guesses one: a private table is found by its link alone."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


async def create(house: House, visitor: Visitor, wish: NewTable) -> tuple[Sitting, list[Key]]:
    """A table as its host wishes it.  Nobody is missing: the game starts."""
    match = opened(wish)
    seats, keys = seats_of(visitor, wish.seats)
    agreed = Agreed(match.agreed, wish.clock, wish.leaving, wish.companion, wish.shuffle)
    row = TableRow(
        code=fresh_code(),
        game=match.game.id,
        rules=match.game.rules_version,
        edition=wish.edition,
        hash=match.edition.hash,
        agreed=msgspec.to_builtins(agreed),
        position=wish.position,
        host=visitor.person,
        created=time.time(),
        touched=time.time(),
        public=wish.visibility == "public",
    )
    sitting = await put_up(house, row, seats)
    if all(seat.who != "open" for seat in seats) and all(seat.ready for seat in seats):
        async with sitting.lock:
            await start(house, sitting)
    house.changed(sitting)
    return sitting, keys


async def put_up(house: House, row: TableRow, seats: list[SeatRow]) -> Sitting:
    row.id = await house.store.write(tables.create(row, seats))
    sitting = Sitting(row, seats)
    house.sittings[row.code] = sitting
    return sitting


def opened(wish: NewTable) -> Match:
    """Whether the game would begin like this."""
    try:
        game = game_named(wish.game)
        game.check_seats(len(wish.seats))
        if wish.edition not in game.editions():
            raise Problem("bad-option")
        if not wish.position:
            return game.new(len(wish.seats), wish.edition, **wish.options)
        match = game.arrange(wish.position, wish.edition, **wish.options)
        if match.seats != len(wish.seats) or match.over:
            raise Problem("bad-position")
    except Refused as refused:
        raise problem_of(refused) from refused
    return match


def seats_of(visitor: Visitor, wishes: list[SeatWish]) -> tuple[list[SeatRow], list[Key]]:
    """The first seat of one's own bears one's own name, if no other is wished."""
    seats: list[SeatRow] = []
    keys = []
    for number, wish in enumerate(wishes):
        row, key = seated(visitor, number, wish, [seat.name for seat in seats])
        if wish.who == "me" and not wish.name and any(seat.person for seat in seats):
            row.name = ""
        seats.append(row)
        keys += [key] if key else []
    return seats, keys


def seated(visitor: Visitor, seat: int, wish: SeatWish, taken: list[str]) -> tuple[SeatRow, Key | None]:
    """One seat as it is wished; its key, if it is one's own."""
    if wish.who == "bot":
        name = next(one for one in BOTS if one not in taken)
        return SeatRow(seat, "bot", name=name, level=wish.level, ready=True), None
    if wish.who == "open":
        return SeatRow(seat), None
    token = fresh_token()
    name = apart(clean(wish.name) or visitor.name, taken)
    row = SeatRow(seat, "person", visitor.person, name, token=hash_of(token), ready=True)
    return row, Key(seat=seat, token=token)


def clean(name: str) -> str:
    """A name in one line of letters that can be seen, at most 24; the same however a device composes them."""
    return " ".join(shown(normalize("NFC", name)).split())[:24].rstrip()


def apart(name: str, taken: Collection[str]) -> str:
    """Two people of one name at one table are told apart by a number."""
    names = (name, *(f"{name[:21].rstrip()} {n}" for n in range(2, 10)))
    return next((one for one in names if one and one not in taken), name)


def shown(text: str) -> str:
    """Text without what cannot be seen: it turns lines around, or passes one name off as another."""
    return "".join(letter if letter.isprintable() and letter not in UNSEEN else " " for letter in text)


async def sit(house: House, sitting: Sitting, visitor: Visitor, seat: int, name: str) -> list[Key]:
    must_gather(sitting)
    free = [row.seat for row in sitting.seats if row.who == "open"]
    if not free or (seat >= 0 and seat not in free):
        raise Problem("taken")
    wanted = seat if seat >= 0 else free[0]
    row, key = seated(visitor, wanted, SeatWish(who="me", name=name), sitting.names())
    row.ready = not sitting.row.public or bool(visitor.key)
    await seat_changed(house, sitting, row)
    return [key] if key else []


async def stand(house: House, sitting: Sitting, mine: list[int], seat: int) -> None:
    must_gather(sitting)
    if seat not in mine:
        raise Problem("not-yours")
    await seat_changed(house, sitting, SeatRow(seat))


async def reseat(house: House, sitting: Sitting, visitor: Visitor, seat: int, wish: SeatWish) -> None:
    """The host fills or clears a seat.  Nobody is put out of a seat that is theirs after the start."""
    must_gather(sitting)
    must_host(sitting, visitor)
    if seat not in range(len(sitting.seats)):
        raise Problem("no-such")
    row, _key = seated(visitor, seat, wish, sitting.names())
    await seat_changed(house, sitting, row)


async def set_ready(house: House, sitting: Sitting, mine: list[int], seat: int, ready: bool) -> None:
    must_gather(sitting)
    if seat not in mine:
        raise Problem("not-yours")
    await seat_changed(house, sitting, msgspec.structs.replace(sitting.seats[seat], ready=ready))


async def seat_changed(house: House, sitting: Sitting, row: SeatRow) -> None:
    """One seat is another now; when all sit and are ready, the game starts."""
    seats = [row if one.seat == row.seat else one for one in sitting.seats]
    await house.change(sitting, sitting.row, seats)
    if all(seat.who != "open" and seat.ready for seat in seats):
        await start(house, sitting)


async def start(house: House, sitting: Sitting) -> None:
    """The match begins with what luck decides.  All of it is committed at once."""
    must_gather(sitting)
    if any(seat.who == "open" for seat in sitting.seats):
        raise Problem("not-now")
    seats = mixed(sitting.seats) if sitting.agreed.shuffle else sitting.seats
    match = sitting.opened()
    fresh: list[Entry] = []
    rng = Rng.fresh()
    while match.waiting() == [LUCK] and not sitting.agreed.companion:
        match.luck(rng, 1)
        fresh.append(Entry(LUCK, len(fresh), ANSWER, match.answers[-1].code, house.now()))
    times = msgspec.to_builtins(wound(sitting.agreed.clock, len(seats), house.now()))
    row = msgspec.structs.replace(sitting.row, status="playing", times=times)
    if match.over:
        row = msgspec.structs.replace(row, status="over", result=[match.scores(), match.ranking()])
    await house.change(sitting, row, seats, Beginning(sitting, match, fresh))


class Beginning(Trial):
    """The entries with which a match begins."""

    def __init__(self, sitting: Sitting, match: Match, fresh: list[Entry]) -> None:
        self.sitting = sitting
        self.match = match
        self.fresh = fresh
        self.sealed_from = self.questions = len(fresh)


def mixed(seats: list[SeatRow]) -> list[SeatRow]:
    """The same people on other seats."""
    order = list(seats)
    random.SystemRandom().shuffle(order)
    return [msgspec.structs.replace(row, seat=place) for place, row in enumerate(order)]


async def close(house: House, sitting: Sitting, visitor: Visitor) -> None:
    must_host(sitting, visitor)
    if sitting.row.status == "playing" and not sitting.persons() <= {visitor.person}:
        raise Problem("not-now")
    if sitting.row.status not in ("gathering", "playing"):
        raise Problem("not-now")
    await house.change(sitting, msgspec.structs.replace(sitting.row, status="closed"), sitting.seats)


def must_gather(sitting: Sitting) -> None:
    if sitting.row.status != "gathering":
        raise Problem("started" if sitting.row.status in ("playing", "over") else "not-now")


def must_host(sitting: Sitting, visitor: Visitor) -> None:
    if not visitor.person or visitor.person != sitting.row.host:
        raise Problem("not-host")
