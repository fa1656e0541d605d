"""Replay: a table as it was, and going on from there."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.errors import Refused
from orichalcum.kernel.match import Match
from orichalcum.kernel.record import read_record, replay
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.snapshot import pack_match
from orichalcum.kernel.table import LUCK, NOBODY_HIDES
from orichalcum.store.tables import ANSWER, Entry, SeatRow, TableRow
from orichalcum.web.gathering import BOTS, fresh_code, put_up, start
from orichalcum.web.house import House
from orichalcum.web.lines import Lines
from orichalcum.web.seeing import Look, accounts_of, draw, log_of, plates_of
from orichalcum.web.shapes.basis import SPECTATOR
from orichalcum.web.shapes.play import Branch, State, Time
from orichalcum.web.shapes.tables import Key
from orichalcum.web.sitting import Agreed, Sitting
from orichalcum.web.standing import can_do, seat_lines
from orichalcum.web.troubles import Problem, problem_of
from orichalcum.web.visitor import Visitor, fresh_token, hash_of


def match_at(sitting: Sitting, at: int) -> Match:
    """The match after so many answers."""
    if sitting.match is None:
        raise Problem("not-now")
    try:
        match = sitting.opened()
        for answer in sitting.match.answers[len(match.answers) : at]:
            match.play(answer.code, answer.who)
    except Refused as refused:
        raise Problem("not-now", str(refused)) from refused
    return match


MOST_TURNS: Final = 120  # in the course of a game; of a longer one not every turn is shown


def course_of(sitting: Sitting) -> list[list[int]]:
    """Every seat's points whenever another seat came to act, and at the end."""
    if sitting.match is None or sitting.row.status != "over":
        raise Problem("not-now")
    match, found, actor = match_at(sitting, 0), [], LUCK
    for answer in sitting.match.answers[len(match.answers) :]:
        if answer.who not in (LUCK, actor):
            actor = answer.who
            found.append(match.scores())
        match.play(answer.code, answer.who)
    every = -(-len(found) // MOST_TURNS) or 1
    return [*found[::every], match.scores()]


def last_known(sitting: Sitting) -> int:
    """How far a replay goes: not into answers that are sealed still."""
    match = sitting.match
    if match is None:
        return 0
    return len(match.answers) if sitting.row.status == "over" else match.sealed_since


def eyes_of(sitting: Sitting, look: Look, wish: str) -> int:
    """Through whose eyes a replay is seen: one's own, and any once the game is over."""
    if not wish or sitting.row.status != "over":
        return look.seat
    if wish == "all":
        return NOBODY_HIDES
    if wish.isascii() and wish.isdigit() and len(wish) < 3 and int(wish) < len(sitting.seats):
        return int(wish)
    return SPECTATOR


def state_at(sitting: Sitting, look: Look, at: int, eyes: int) -> State:
    """The table as it was: nothing can be chosen there."""
    if sitting.match is None:
        raise Problem("not-now")
    known = last_known(sitting)
    at = min(at, known) if at >= 0 else known
    match = match_at(sitting, at)
    look = msgspec.structs.replace(look, seat=eyes)
    words = match.words(look.lang).called(sitting.names())
    state = State(
        code=sitting.row.code,
        game=sitting.row.game,
        version=f"{at}.{eyes}.{sitting.row.side}",
        number=known,
        luck=known,
        at=at,
        status=sitting.row.status,  # type: ignore[arg-type]
        seat=eyes,
        mine=list(look.mine),
        lang=look.lang,
        waiting=match.waiting_seen_by(eyes) if eyes != NOBODY_HIDES else match.waiting(),
        thinking=[],
        seats=seat_lines(sitting, look.here),
        undo=False,
        time=Time(kind="none", left=[], running=[]),
        can=can_do(sitting, look.person, list(look.mine), SPECTATOR),
        rematch=sitting.row.rematch,
    )
    view = match.view(eyes)
    draw(state, sitting, match, view, look, set())
    state.plates = plates_of(match, view, words)
    state.log_from, state.log = log_of(Lines(), match, eyes, words, look.log_from)
    state.told = match.game.describe(view, words)
    state.accounts = accounts_of(match, words)
    return state


async def branch(house: House, sitting: Sitting, visitor: Visitor, mine: list[int], wish: Branch) -> tuple[Sitting, list[Key]]:
    """A new table that goes on from there.  Of a game still running, what one may not know is guessed afresh."""
    over = sitting.row.status == "over"
    if sitting.match is None or wish.seat not in range(len(sitting.seats)):
        raise Problem("not-now")
    if not over and wish.seat not in mine:
        raise Problem("not-yours")
    match = match_at(sitting, min(wish.at, last_known(sitting)))
    if match.over:
        raise Problem("not-now")
    if not over:
        match = imagined(match, wish.seat)
    seats, key = against_bots(visitor, match.seats, wish)
    row = row_of(match, visitor.person, msgspec.to_builtins(Agreed(match.agreed)))
    row.opening = pack_match(match)
    return await begun(house, row, seats), [key]


def imagined(match: Match, seat: int) -> Match:
    """A match that this seat could not tell from the real one."""
    guess = match.imagine(seat, Rng.fresh())
    fresh = Match(match.game, match.edition, match.agreed, guess, match.position)
    fresh.facts = [(fact, 0xFF) for fact in match.log(seat)]
    return fresh


def row_of(match: Match, host: str, agreed: dict[str, object]) -> TableRow:
    return TableRow(
        code=fresh_code(),
        game=match.game.id,
        rules=match.game.rules_version,
        edition=match.edition.name,
        hash=match.edition.hash,
        agreed=agreed,
        position=match.position,
        host=host,
        created=time.time(),
        touched=time.time(),
    )


def against_bots(visitor: Visitor, seats: int, wish: Branch) -> tuple[list[SeatRow], Key]:
    token = fresh_token()
    rows = [SeatRow(seat, "bot", name=BOTS[seat % len(BOTS)], level=wish.level, ready=True) for seat in range(seats)]
    rows[wish.seat] = SeatRow(wish.seat, "person", visitor.person, visitor.name, token=hash_of(token), ready=True)
    return rows, Key(seat=wish.seat, token=token)


async def begun(house: House, row: TableRow, seats: list[SeatRow]) -> Sitting:
    sitting = await put_up(house, row, seats)
    async with sitting.lock:
        await start(house, sitting)
    house.changed(sitting)
    return sitting


async def bring_in(house: House, visitor: Visitor, text: str) -> Sitting:
    """A record becomes a table that can be replayed; one that is not over has open seats to be played on from."""
    try:
        read = read_record(text)
        match = replay(read)
        game_named(read.header.game)
    except Refused as refused:
        raise problem_of(refused) from refused
    row = row_of(match, visitor.person, msgspec.to_builtins(Agreed(match.agreed)))
    row.status, row.result = "over", [match.scores(), match.ranking()] if match.over else []
    seats = [SeatRow(seat, "person", ready=True) for seat in range(match.seats)]
    sitting = await put_up(house, row, seats)
    sitting.match = sitting.opened()
    entries = [Entry(who, place, ANSWER, code, row.created) for place, (_, who, code) in enumerate(read.answers)]
    async with sitting.lock:
        await house.bring_in(sitting, entries)
    return sitting
