"""The whole application: the house, what guards it, the API, and the pages."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from orichalcum.kernel.catalogue import games as games_of_the_house
from orichalcum.kernel.errors import Refused
from orichalcum.kernel.game import Game
from orichalcum.kernel.language import LANGUAGES
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import SPECTATOR
from orichalcum.store.bell import Bell
from orichalcum.store.store import Conflict
from orichalcum.web.api import games, keeping, news, people, play, replay, tables, talk
from orichalcum.web.house import House
from orichalcum.web.keepers import BEAT, Keepers, open_again
from orichalcum.web.notices import Notices
from orichalcum.web.rounds import Rounds
from orichalcum.web.safety import Guard, answer_to
from orichalcum.web.seeing import TONES
from orichalcum.web.settings import Settings
from orichalcum.web.together import Together
from orichalcum.web.troubles import Problem, problem_of

LOG = logging.getLogger("orichalcum.app")
RUBBISH = (20_000, 20, 20)  # a look through all that is open takes long, and hardly anything here is rubbish in a circle
WARMING = 1.0  # seconds after the start: whoever waits for the house comes first


def make_app(settings: Settings) -> FastAPI:
    house = House(settings)
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None, lifespan=open_house, redirect_slashes=False)
    app.state.house = house
    for part in (play, news, tables, talk, people, replay, games, keeping):  # what is asked most is found first
        app.include_router(part.router)
    add_pages(app)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(Conflict, on_conflict)
    app.add_exception_handler(HTTPException, on_status)
    app.add_exception_handler(Exception, on_anything)
    app.add_middleware(Guard, house=house)
    return app


def the_pages() -> Any:
    return import_module("orichalcum.web.pages") if find_spec("orichalcum.web.pages") else None


def add_pages(app: FastAPI) -> None:
    """The pages are their own half; the API stands without them."""
    pages = the_pages()
    if pages is None:
        LOG.warning("there are no pages here, only the API")
        return
    app.include_router(pages.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=pages.STATIC), name="static")


@asynccontextmanager
async def open_house(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    alone = house.store.dialect == "sqlite"
    keepers = Keepers(house.store, house.worker)
    house.lost = await house.store.write(open_again(time.time(), alone))
    await keepers.beat()
    rounds = Rounds(house, keepers)
    house.notices = Notices(house)
    together = Together(house, rounds, asyncio.get_running_loop())
    house.bell = Bell(house.store, together.heard, together.listening)
    house.spawn(rounds.look_at_all())
    gc.set_threshold(*RUBBISH)
    house.spawn(warm_up(house))
    pulse = asyncio.create_task(together.beat_on(BEAT))
    yield
    house.closing = True
    house.hub.bye()
    pulse.cancel()
    rounds.close()
    await house.thinkers.close()
    for task in list(house.tasks):
        task.cancel()
    await asyncio.gather(*house.tasks, return_exceptions=True)
    await keepers.leave()
    await asyncio.to_thread(house.bell.close)
    await asyncio.to_thread(house.store.close)


async def warm_up(house: House) -> None:
    """Words are read and grounds are drawn before the first page needs them.

    Bit by bit and in no thread of its own: msgspec learns of a type when it first meets it, and two threads at that crash it.
    """
    await asyncio.sleep(WARMING)
    for game in games_of_the_house().values():
        for lang in LANGUAGES:
            if not house.closing:
                look_once(game, lang)
                await asyncio.sleep(WARMING)
    gc.freeze()  # words and grounds stay: nobody need look through them for rubbish again and again


def look_once(game: Game[Any], lang: str) -> None:
    match = game.new(game.seats[0])
    match.luck(Rng(1))
    words = match.words(lang)
    for shape in game.shapes:
        game.draw(match.view(SPECTATOR), words, shape, set(), TONES)
    game.describe(match.view(SPECTATOR), words)


# -- what goes wrong


async def on_problem(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, Problem)
    return answer(request, trouble)


async def on_refused(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, Refused)
    return answer(request, problem_of(trouble))


async def on_conflict(request: Request, _trouble: Exception) -> Response:
    return answer(request, Problem("taken"))


async def on_status(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, HTTPException)
    if request.url.path.startswith("/api"):
        found = Problem("no-such") if trouble.status_code in (404, 405) else Problem("malformed", str(trouble.detail))
        return answer(request, found)
    return page_of(request, trouble.status_code)


async def on_anything(request: Request, trouble: Exception) -> Response:
    """Nothing of the trouble itself leaves the house."""
    LOG.error("%s %s has failed", request.method, request.url.path, exc_info=trouble)
    return answer(request, Problem("broken"))


def answer(request: Request, problem: Problem) -> Response:
    if request.url.path.startswith("/api") or request.method != "GET":
        return answer_to(request.app.state.house, request, problem)
    return page_of(request, problem.status)


def page_of(request: Request, status: int) -> Response:
    pages = the_pages()
    if pages is None:
        return PlainTextResponse(str(status), status)
    response: Response = pages.error_page(request, status)
    return response
