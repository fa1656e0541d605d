"""What every request passes: bounds, where it comes from, how fast, and the headers that every answer has."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orichalcum.store import tables
from orichalcum.web.door import Json
from orichalcum.web.house import House
from orichalcum.web.shapes.play import Trouble
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import COOKIE, Visitor, as_visitor, hash_of, token_of

LOG = logging.getLogger("orichalcum.requests")
MOST_BYTES: Final = 64_000
MOST_RECORD_BYTES: Final = 400_000
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guard:
    """Around the whole house.  Pure ASGI: it costs little and sees WebSockets too."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        connection.state.visitor = await recognise(self.house, connection)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            refusal = refuse_outright(self.house, Request(scope))
            if refusal is not None:
                await refusal(scope, receive, dressed)
            else:
                await self.app(scope, bounded(scope, receive), dressed)
        finally:
            spent = time.perf_counter() - began
            self.house.metrics.requests.labels(str(status)).inc()
            self.house.metrics.request_time.observe(spent)
            if LOG.isEnabledFor(logging.INFO):
                tell(scope["method"], scope["path"], status, spent)


def tell(method: str, path: str, status: int, seconds: float) -> None:
    about = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
    LOG.info("%(method)s %(path)s %(status)s %(ms)s ms", about, extra={"about": about})


async def recognise(house: House, connection: HTTPConnection) -> Visitor:
    """Whom a token or a cookie stands for; an unknown one for nobody, or for a refusal later on."""
    token = token_of(connection)
    if token:
        visitor = as_visitor(None, connection)
        visitor.token = hash_of(token)
        visitor.key = await house.store.read(tables.with_token(visitor.token)) or ("", -1)
        return visitor
    found = house.passes.read(connection.cookies.get(COOKIE, ""))
    person = await house.person(found[0]) if found else None
    if found and person and person.epoch != found[1]:
        person = None
    return as_visitor(person, connection)


def refuse_outright(house: House, request: Request) -> Response | None:
    """What is foreign, too large, too fast, or has a wrong token."""
    for check in (wrong_token, foreign, too_large, too_fast):
        problem = check(house, request)
        if problem is not None:
            return answer_to(house, request, problem)
    return None


def answer_to(house: House, request: HTTPConnection, problem: Problem) -> Response:
    visitor: Visitor = request.state.visitor
    words = house.words(visitor.lang)
    said = "" if problem.error == "malformed" else problem.detail
    message = said or words(f"error-{problem.error}", detail=problem.detail)
    trouble = Trouble(error=problem.error, message=message, paragraph=problem.paragraph, state=problem.state)
    headers = {"Retry-After": str(problem.after)} if problem.after else None
    return Json(trouble, problem.status, headers)


def wrong_token(house: House, request: Request) -> Problem | None:
    return Problem("bad-token") if request.state.visitor.key == ("", -1) else None


def foreign(house: House, request: HTTPConnection) -> Problem | None:
    """A POST that another site's page has made.  Programs send neither header, and no cookie."""
    if request.scope["type"] == "http" and request.scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return None
    site = request.headers.get("sec-fetch-site", "same-origin")
    origin = request.headers.get("origin", "")
    if site not in ("same-origin", "none") or (origin and not is_ours(house, request, origin)):
        return Problem("foreign")
    return None


def is_ours(house: House, request: HTTPConnection, origin: str) -> bool:
    if house.settings.origin and origin == house.settings.origin:
        return True
    try:
        return urlsplit(origin).netloc == request.headers.get("host", "") != ""
    except ValueError:
        return False


def too_large(house: House, request: Request) -> Problem | None:
    length = request.headers.get("content-length", "0")
    return Problem("too-large") if not length.isdigit() or int(length) > most_bytes(request.scope) else None


def most_bytes(scope: Scope) -> int:
    return MOST_RECORD_BYTES if scope["path"] == "/api/records" else MOST_BYTES


def bounded(scope: Scope, receive: Receive) -> Receive:
    """A body that comes without its length is counted."""
    left = most_bytes(scope)

    async def counted() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise Problem("too-large")
        return message

    return counted


def too_fast(house: House, request: Request) -> Problem | None:
    after = house.pacing.wait(request)
    return Problem("too-fast", after=after) if after else None
