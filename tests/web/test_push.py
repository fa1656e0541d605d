"""Web-push: the standard's own example, whom the house writes to, and a notice that reaches a browser without a page."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
import pytest
from tests.web.visiting import Open, until

from orichalcum.store import pushes
from orichalcum.web import push
from orichalcum.web.settings import Mail

pytest.importorskip("cryptography", reason="WEB-PUSH IS NOT TESTED HERE: pip install orichalcum[push]")

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
BROWSERS_OWN = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def test_the_example_of_rfc_8291_comes_out_letter_by_letter() -> None:
    key = push.private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    text = b"When I grow up, I want to be a watermelon"
    assert push.unpadded(push.sealed(text, BROWSER, AUTH, key, push.padded("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def opened(sealed: bytes) -> Any:
    """As the browser opens it."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, ours, body = sealed[:16], sealed[21:86], sealed[86:]
    shared = push.private(BROWSERS_OWN).exchange(push.curve().ECDH(), push.point(ours))
    secret = push.derived(push.padded(AUTH), shared, b"WebPush: info\0" + push.padded(BROWSER) + ours, 32)
    cipher = AESGCM(push.derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    text = cipher.decrypt(push.derived(salt, secret, b"Content-Encoding: nonce\0", 12), body, None)
    return msgspec.json.decode(text.rstrip(b"\x02"))


def test_the_house_vouches_for_itself() -> None:
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    key = push.private(push.fresh_key())
    said = push.vouched("https://fcm.googleapis.com/send/x", key, "mailto:me@example.org", 1000.0)
    token = said.partition("t=")[2].partition(",")[0]
    head, claims, signed = token.split(".")
    raw = push.padded(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.public_key().verify(signature, f"{head}.{claims}".encode(), push.curve().ECDSA(SHA256()))
    assert msgspec.json.decode(push.padded(claims)) == {
        "aud": "https://fcm.googleapis.com", "exp": 1000 + 43_200, "sub": "mailto:me@example.org",
    }  # fmt: skip
    assert said.endswith(push.unpadded(push.public(key)))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x", "https://127.0.0.1/x", "https://localhost/x", "https://fcm.googleapis.com:22/x", "ftp://x",
        "https://evil.example/fcm.googleapis.com", "https://fcm.googleapis.com.evil.example/", "https://a@fcm.googleapis.com/",
        "https://[::1]/x", "https://[", "", "https://169.254.169.254/latest/meta-data",
    ],
)  # fmt: skip
def test_only_push_services_are_written_to(house: Open, endpoint: str) -> None:
    assert not push.is_service(endpoint)


def test_where_the_keeper_has_not_switched_it_on_nothing_is_kept(house: Open) -> None:
    ada = house.visitor()
    assert ada.get("/push") == {"key": ""}
    wish = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": BROWSER, "auth": AUTH}
    assert ada.post("/me/push", wish, 409)["error"] == "not-now"


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, list[Any]]]:
    """A push service on loopback; the second message it is sent finds nobody any more."""
    heard: list[Any] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((dict(self.headers), opened(self.rfile.read(int(self.headers["Content-Length"])))))
            self.send_response(201 if len(heard) < 2 else 410)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setattr("orichalcum.web.api.people.is_service", lambda endpoint, _: endpoint.startswith("http://127.0.0.1:"))
    yield f"http://127.0.0.1:{server.server_port}/send/abc", heard
    server.shutdown()
    server.server_close()


def test_a_notice_reaches_a_browser_without_a_page(database: str, service: tuple[str, list[Any]]) -> None:
    endpoint, heard = service
    house = Open(database, push="mailto:keeper@example.org", mail=Mail(after=0.0))
    ada, bob = house.visitor(), house.visitor()
    assert len(push.padded(ada.get("/push")["key"])) == 65
    assert ada.post("/me/push", {"endpoint": endpoint, "p256dh": "x", "auth": AUTH}, 400)["error"] == "malformed"
    for one in (ada, bob):
        one.post("/me", {"preferences": {"lang": "de"}})
    ada.post("/me/push", {"endpoint": endpoint, "p256dh": BROWSER, "auth": AUTH})
    code = ada.table("me", "open")
    bob.post(f"/tables/{code}/sit", {})
    until(lambda: len(heard) == 1)
    headers, what = heard[0]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Authorization"].startswith("vapid t=")
    assert what["path"] == f"/tables/{code}"
    assert "Atlantis" in what["says"]
    second = ada.table("me", "open")
    bob.post(f"/tables/{second}/sit", {})
    person = ada.get("/me")["person"]
    until(lambda: house.house.store.read_now(pushes.of_person(person)) == [])
    ada.post("/me/push", {"endpoint": endpoint, "p256dh": BROWSER, "auth": AUTH})
    bob.post("/me/push/off", {"endpoint": endpoint})
    assert len(house.house.store.read_now(pushes.of_person(person))) == 1, "nobody switches off another's browser"
    ada.post("/me/push/off", {"endpoint": endpoint})
    assert house.house.store.read_now(pushes.of_person(person)) == []
    house.close()
