"""Play: the state, answers, taking back, and what a page asks besides."""

from __future__ import annotations

import time
from collections.abc import Callable

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from orichalcum.kernel.match import Choice
from orichalcum.kernel.table import LUCK
from orichalcum.web.api.who import at_table, look_of, seat_of
from orichalcum.web.door import Json, body, told
from orichalcum.web.playing import Trial, try_answer, try_undo
from orichalcum.web.seeing import overlay_of, refusals_of, state_of
from orichalcum.web.shapes.play import Answer, Hint, Overlay, Refusal, Stand, State, Taken, Undo
from orichalcum.web.sitting import Sitting
from orichalcum.web.standing import can_do
from orichalcum.web.troubles import Problem

router = APIRouter(prefix="/api/tables/{code}", tags=["play"])
Attempt = Callable[[Sitting, int, float], Trial | None]
ADVISER = "hard"  # a level of the bots
QUERY = {"seat": "integer", "lang": "string", "shape": "string", "log": "integer"}
BRIEF = {**QUERY, "brief": "integer"}


@router.get("/state", **told(gives=State, query=QUERY))
async def state(request: Request, code: str) -> Response:
    """The table as one seat, or a spectator, sees it."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    return Json(state_of(sitting, look_of(request, sitting, mine)))


@router.post("/answer", **told(gives=(State, Taken), takes=Answer, query=BRIEF))
async def answer(request: Request, code: str) -> Response:
    """One answer.  The same once more does nothing; an old number gets 409 and how the table stands."""
    wish = await body(request, Answer)

    def attempt(sitting: Sitting, seat: int, now: float) -> Trial | None:
        if seat == LUCK and not sitting.agreed.companion:
            raise Problem("not-yours")
        return try_answer(sitting, seat, wish.number, wish.choice, now)

    return await entered(request, code, wish.seat, attempt)


@router.post("/undo", **told(gives=(State, Taken), takes=Undo, query=BRIEF))
async def undo(request: Request, code: str) -> Response:
    """Take back one's last answer, where that is allowed; beside the real box, as seat -1, whatever was typed last."""
    wish = await body(request, Undo)

    def attempt(sitting: Sitting, seat: int, now: float) -> Trial | None:
        return try_undo(sitting, seat, wish.number, now)

    return await entered(request, code, wish.seat, attempt)


async def entered(request: Request, code: str, wish: int | None, attempt: Attempt) -> Response:
    """Try, commit, tell everybody; then the state for whoever asked and is not sent it otherwise."""
    began = time.perf_counter()
    house, sitting, visitor, _ = await at_table(request, code)
    async with sitting.lock:
        mine = house.seats_of(sitting, visitor)
        seat = seat_of(mine, wish)
        try:
            if seat != LUCK and sitting.row.status == "playing" and sitting.is_bot(seat):
                raise Problem("not-now")
            trial = attempt(sitting, seat, house.now())
            if trial is not None:
                await house.commit(sitting, trial)
        except Problem as problem:
            if problem.error == "stale":
                problem.state = state_of(sitting, look_of(request, sitting, mine, seat))
            raise
    if trial is not None:
        house.changed(sitting)
        house.metrics.move_time.observe(time.perf_counter() - began)
    if request.query_params.get("brief"):
        return Json(Taken(version=sitting.version(seat)))
    return Json(state_of(sitting, look_of(request, sitting, mine, seat)))


@router.post("/standing", **told(gives=State, takes=Stand, query=QUERY))
async def standing(request: Request, code: str) -> Response:
    """What to do by itself when a window asks this seat.  Nobody else hears of it."""
    wish = await body(request, Stand)
    house, sitting, visitor, _ = await at_table(request, code)
    async with sitting.lock:
        mine = house.seats_of(sitting, visitor)
        seat = seat_of(mine, wish.seat)
        if seat == LUCK:
            raise Problem("not-yours")
        if sitting.row.status != "playing":
            raise Problem("not-now")
        if wish.window not in sitting.game.windows.values():
            raise Problem("malformed", f"window: one of {', '.join(sitting.game.windows.values()) or 'none'}")
        await house.leave_standing(sitting, seat, wish.window, "" if wish.answer == "ask" else wish.answer)
    house.changed(sitting)
    return Json(state_of(sitting, look_of(request, sitting, mine, seat)))


@router.get("/refusals", **told(gives=[Refusal], query={"seat": "integer", "lang": "string"}))
async def refusals(request: Request, code: str) -> Response:
    """What one might expect to be able to choose, and why not."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    return Json(refusals_of(sitting, look_of(request, sitting, mine)))


@router.get("/overlay", **told(gives=Overlay, query={"choice": "string", "shape": "string", "seat": "integer"}))
async def overlay(request: Request, code: str) -> Response:
    """What an answer would do, to be laid over a board."""
    _house, sitting, _visitor, mine = await at_table(request, code)
    look = look_of(request, sitting, mine)
    choice = request.query_params.get("choice", "")[:80]
    return Json(Overlay(svg="".join(overlay_of(sitting, look, choice, shape) for shape in look.shapes[:1])))


@router.get("/hint", **told(gives=Hint, query={"seat": "integer", "lang": "string"}))
async def hint(request: Request, code: str) -> Response:
    """What a strong bot would do in one's place, at tables where no other person plays."""
    house, sitting, visitor, mine = await at_table(request, code)
    look = look_of(request, sitting, mine)
    match, number = sitting.match, sitting.number(look.seat)
    if match is None or "hint" not in can_do(sitting, visitor.person, mine, look.seat):
        raise Problem("not-now")
    choice = Choice(match, look.seat, await house.thinkers.choose(match, look.seat, ADVISER))
    return Json(Hint(number=number, code=choice.code, label=choice.words(match.words(look.lang).called(sitting.names()))))
