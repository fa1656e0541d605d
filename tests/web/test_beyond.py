"""What leaves the house: letters and a webhook, once for each notice, and only where the keeper and the person wish it."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from tests.web.visiting import Open, Visitor, until

from orichalcum.web.settings import Mail


class Letterbox(socketserver.ThreadingTCPServer):
    """The least of a mail server."""

    allow_reuse_address = True
    daemon_threads = True
    letters: list[str]


class Postman(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                self.take()
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 well\r\n")

    def take(self) -> None:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line)
        assert isinstance(self.server, Letterbox)
        self.server.letters.append(b"".join(lines).decode())
        self.wfile.write(b"250 taken\r\n")


class Hook(BaseHTTPRequestHandler):
    heard: list[Any]

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        return


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    server = Letterbox(("127.0.0.1", 0), Postman)
    server.letters = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def hook() -> Iterator[tuple[str, list[Any]]]:
    heard: list[Any] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("OneHook", (Hook,), {"heard": heard}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/notices", heard
    server.shutdown()
    server.server_close()


def two(house: Open, **wish: Any) -> tuple[str, Visitor, Visitor]:
    """A table for two: its code, who is asked, and the other.  Both wish letters."""
    ada, bob = house.visitor(), house.visitor()
    for name, one in (("ada", ada), ("bob", bob)):
        one.post("/me", {"name": name, "preferences": {"mail": f"{name}@example.org", "lang": "de"}})
    code = ada.table("me", "open", **wish)
    bob.post(f"/tables/{code}/sit", {})
    return (code, ada, bob) if ada.state(code)["question"] else (code, bob, ada)


def test_a_letter_says_once_that_it_is_your_turn(database: str, letterbox: Letterbox) -> None:
    mail = Mail(f"smtp://127.0.0.1:{letterbox.server_address[1]}", "house@example.org", 0.3)
    house = Open(database, mail=mail, origin="http://play.example")
    code, asked, other = two(house)
    until(lambda: len(letterbox.letters) == 2)
    letters = [message_from_string(one, policy=policy.default) for one in letterbox.letters]
    turn = next(one for one in letters if "am Zug" in str(one["Subject"]))
    assert turn["To"] == f"{asked.get('/me')['name']}@example.org"
    assert turn["From"] == "house@example.org"
    assert f"http://play.example/tables/{code}" in turn.get_content()
    start = next(one for one in letters if one is not turn)
    assert start["To"] == f"{other.get('/me')['name']}@example.org"
    house.close()
    assert len(letterbox.letters) == 2


def test_whoever_has_answered_meanwhile_or_wishes_none_gets_no_letter(database: str, letterbox: Letterbox) -> None:
    house = Open(database, mail=Mail(f"smtp://127.0.0.1:{letterbox.server_address[1]}", "", 1.0))
    code, asked, other = two(house)
    other.post("/me", {"preferences": {"mail": "x@example.org", "notices": False}})
    while (state := asked.state(code))["choices"]:
        asked.answer(code, state, state["choices"][0]["code"])
    with pytest.raises(AssertionError):
        until(lambda: letterbox.letters, 2.5)  # type: ignore[arg-type, return-value]
    house.close()


def test_a_webhook_hears_of_every_notice_once(database: str, hook: tuple[str, list[Any]]) -> None:
    address, heard = hook
    house = Open(database, webhook=address, mail=Mail(after=0.0))
    code, _, _ = two(house)
    until(lambda: len(heard) == 2)
    assert {(one["kind"], one["code"]) for one in heard} == {("turn", code), ("start", code)}
    house.close()


def test_a_mail_server_that_is_not_there_harms_nothing(database: str) -> None:
    house = Open(database, mail=Mail("smtp://127.0.0.1:9", "", 0.0), webhook="http://127.0.0.1:9/")
    code, asked, _ = two(house)
    state = asked.state(code)
    assert asked.answer(code, state, state["choices"][0]["code"])
    house.close()
