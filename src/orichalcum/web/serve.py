"""Serving the house: `serve(...)` opens it and returns when it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from orichalcum.store.opening import BadDatabase, engine_for, migrate
from orichalcum.web.app import make_app
from orichalcum.web.logs import settle_logs
from orichalcum.web.settings import Settings, settings_from

FRAME: Final = 4096  # bytes of a WebSocket frame; a page has little to say
GRACE: Final = 5  # seconds for what is under way when the house closes
LAST_WORDS: Final = 1.0  # seconds in which every page is told that the house closes
HANGS: Final = 30  # seconds without a sign of life after which a worker is replaced


class HouseServer(uvicorn.Server):
    """Tells every page that the house closes, before it does."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.loaded_app
        while app is not None and not isinstance(app, FastAPI):
            app = getattr(app, "app", None)
        if app is not None:
            app.state.house.closing = True
            app.state.house.hub.bye()
            await app.state.house.hub.all_gone(LAST_WORDS)
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 1,
    origin: str = "",
    open_page: bool = False,
    log: str = "plain",
    settings: Settings | None = None,
) -> None:
    """Open the house and keep it open until it is told to close (SIGINT, SIGTERM)."""
    settings = settings or settings_from(database=database or None, origin=origin or None)
    settle_logs(log)
    if workers > 1:
        check_workers(settings.database)
        os.environ.update(ORICHALCUM_DATABASE=settings.database, ORICHALCUM_ORIGIN=settings.origin, ORICHALCUM_LOG=log)
        run_workers(host, port, workers)
        return
    if open_page:
        threading.Timer(1.0, show, [f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"]).start()
    config = uvicorn.Config(make_app(settings), **how(host, port))  # type: ignore[arg-type]
    HouseServer(config).run()


def check_workers(database: str) -> None:
    """Several processes need a database that tells each of the others' moves."""
    if database.startswith("sqlite"):
        raise BadDatabase("several workers need PostgreSQL: --database postgresql://...; SQLite is for one")
    engine = engine_for(database)
    migrate(engine)
    engine.dispose()


def run_workers(host: str, port: int, workers: int) -> None:
    """Each worker is a house of its own at the same door; one that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="orichalcum-metrics") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)  # where the workers' numbers are added up
        uvicorn.run("orichalcum.web.serve:app_of_environment", factory=True, workers=workers, **how(host, port))  # type: ignore[arg-type]


def app_of_environment() -> FastAPI:
    """For a worker, or for any other ASGI server."""
    settle_logs(os.environ.get("ORICHALCUM_LOG", "plain"))
    app = make_app(settings_from())
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, after_saying_bye(app, signal.getsignal(number)))
    return app


def after_saying_bye(app: FastAPI, before: Any) -> Callable[[int, FrameType | None], None]:
    """A worker is no HouseServer: its pages are told by the signal itself, then the server hears of it."""
    loop = asyncio.get_running_loop()

    def said(number: int, frame: FrameType | None) -> None:
        app.state.house.closing = True
        loop.call_soon_threadsafe(app.state.house.hub.bye)
        if callable(before):
            before(number, frame)

    return said


def how(host: str, port: int) -> dict[str, object]:
    return {
        "host": host,
        "port": port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "ws": "websockets-sansio",
        "ws_max_size": FRAME,
        "ws_max_queue": 8,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": HANGS,
        "backlog": 4096,
    }


def show(address: str) -> None:
    """In the browser, where there is one."""
    with contextlib.suppress(webbrowser.Error):
        if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
            webbrowser.open(address)
