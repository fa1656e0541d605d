"""Safe and sound: other sites' pages, hostile bodies, cookies and paths; no 500, and no change of state."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import pytest
from tests.web.visiting import Open, Visitor

from orichalcum.web.pacing import Pacing


def test_every_answer_has_the_headers_that_keep_scripts_out(ada: Visitor) -> None:
    for path in ("/api/games", "/health", "/api/docs", "/nothing", "/api/nothing"):
        headers = ada.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_the_cookie_is_for_this_house_alone(ada: Visitor) -> None:
    cookie = ada.http.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_sites_page_cannot_post(ada: Visitor, headers: dict[str, str]) -> None:
    code = ada.table("me", "me")
    state = ada.state(code, seat=0)
    answer = {"number": state["number"], "choice": state["choices"][0]["code"], "seat": 0}
    refused = ada.http.post(f"/api/tables/{code}/answer", json=answer, headers=headers)
    assert (refused.status_code, refused.json()["error"]) == (403, "foreign")
    assert ada.state(code, seat=0)["number"] == state["number"]


def test_a_form_cannot_post(ada: Visitor) -> None:
    code = ada.table("me", "me")
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", ""):
        refused = ada.http.post(f"/api/tables/{code}/leave", content=b'{"seat": 0}', headers={"Content-Type": kind})
        assert (refused.status_code, refused.json()["error"]) == (400, "malformed")


def test_cookies_that_are_not_ours_are_as_good_as_none(house: Open, ada: Visitor) -> None:
    ada.post("/me", {"name": "Ada"})
    real = ada.http.cookies["orichalcum"]
    bad = ["", "x", real[:-1], real + "x", real.replace(".", "..", 1), "." * 200, "A" * 5000, '"\\', real.swapcase()]
    for cookie in bad:
        stranger = house.visitor()
        found = stranger.http.get("/api/me", headers={"Cookie": f"orichalcum={cookie}"})
        assert found.status_code == 200
        assert found.json()["person"] == ""


def test_bodies_are_bounded_with_and_without_a_length(ada: Visitor) -> None:
    big = b'{"name": "' + b"x" * 70_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    assert ada.http.post("/api/me", content=big, headers=headers).status_code == 413
    pieces = (big[i : i + 1000] for i in range(0, len(big), 1000))
    assert ada.http.post("/api/me", content=pieces, headers=headers).status_code == 413


def hostile(rng: random.Random) -> Any:
    """Something nobody should send."""
    return rng.choice(
        [
            None, True, -1, 2**70, 1e308, "", "\x00", "𝕏" * 50, "<b>", "' OR 1=1 --", "../../etc/passwd", "%00", [], {}, [[[]]],
            {"__proto__": 1}, {"number": {}}, "a" * 3000, ["x"] * 100, -(2**63), "\ud83d\ude00", "{{7*7}}", "${jndi:ldap://x}",
        ]
    )  # fmt: skip


def bent(rng: random.Random, good: dict[str, Any]) -> Any:
    """A good body with one thing wrong, or no body of ours at all."""
    if rng.random() < 0.2:
        return hostile(rng)
    body = dict(good)
    match rng.randrange(3):
        case 0:
            body[rng.choice([*body, "x"])] = hostile(rng)
        case 1 if body:
            del body[rng.choice(list(body))]
        case _:
            body["".join(rng.choices(string.printable, k=5))] = hostile(rng)
    return body


POSTS: dict[str, dict[str, Any]] = {
    "/api/me": {"name": "Ada", "preferences": {"lang": "de"}},
    "/api/me/mute": {"speaker": "abc", "mute": True},
    "/api/account": {"name": "Ada", "password": "12345678"},
    "/api/account/login": {"name": "Ada", "password": "12345678"},
    "/api/account/password": {"old": "12345678", "new": "12345678"},
    "/api/tables": {"game": "colovini", "seats": [{"who": "me"}, {"who": "open"}], "options": {}, "position": "x"},
    "/api/tables/CODE/sit": {"seat": 0, "name": "x"},
    "/api/tables/CODE/stand": {"seat": 0},
    "/api/tables/CODE/seat": {"seat": 0, "wish": {"who": "bot", "level": "easy"}},
    "/api/tables/CODE/ready": {"seat": 0, "ready": True},
    "/api/tables/CODE/leave": {"seat": 7},
    "/api/tables/CODE/back": {"seat": 9},
    "/api/tables/CODE/resign": {"seat": 5},
    "/api/tables/CODE/token": {"seat": 8},
    "/api/tables/CODE/answer": {"number": 0, "choice": "aF", "seat": 0},
    "/api/tables/CODE/undo": {"number": 0, "seat": 0},
    "/api/tables/CODE/chat": {"text": ""},
    "/api/tables/CODE/branch": {"at": -4, "seat": 0, "level": "easy"},
    "/api/records": {"record": "[orichalcum 1]\ngame colovini\n"},
    "/api/seats/claim": {"token": "x" * 20},
}


def test_hostile_bodies_change_nothing_and_break_nothing(ada: Visitor) -> None:
    code = ada.table("me", "me")
    before = ada.state(code, seat=0)
    rng = random.Random(5)
    for _ in range(25):
        for path, good in POSTS.items():
            raw = json.dumps(bent(rng, good)).encode()
            if rng.random() < 0.2:
                cut = rng.randrange(len(raw))
                raw = raw[:cut] + bytes(rng.randrange(256) for _ in range(rng.randrange(4))) + raw[cut + 1 :]
            if path in ("/api/account", "/api/account/password", "/api/account/login") and rng.random() < 0.9:
                continue  # a password takes its time
            headers = {"Content-Type": "application/json"}
            found = ada.http.post(path.replace("CODE", code), content=raw, headers=headers)
            assert found.status_code < 500, (path, raw[:200], found.text[:300])
            assert isinstance(found.json(), dict | list)
    after = ada.state(code, seat=0)
    assert after["number"] == before["number"]
    assert [one["code"] for one in after["choices"]] == [one["code"] for one in before["choices"]]


def test_hostile_addresses_break_nothing(ada: Visitor) -> None:
    code = ada.table("me", "me")
    rng = random.Random(6)
    words = [
        "%00",
        "..",
        "%2e%2e",
        "x" * 300,
        "'",
        "%F0%9F%98%80",
        "-1",
        "99999999999999999999",
        "NaN",
        "1e9",
        "%",
        "<script>",
        "",
        "\\",
    ]
    for path in ("state", "refusals", "overlay", "replay", "picture.svg", "account.svg", "record", "chat", "news", "nothing"):
        for _ in range(8):
            query = {
                name: rng.choice(words) for name in ("seat", "shape", "at", "log", "eyes", "lang", "choice", "after", "tones")
            }
            query["wait"] = "0"
            some = dict(rng.sample(sorted(query.items()), 3))
            found = ada.http.get(
                f"/api/tables/{rng.choice([code, code, rng.choice(words) or 'x'])}/{path}", params=some | {"wait": "0"}
            )
            assert found.status_code < 500, (path, some, found.text[:300])
    for path in (
        "/api/games/..%2f",
        "/api/%00",
        "/static/../../etc/passwd",
        "/static/%2e%2e/%2e%2e/etc/passwd",
        "/tables/<x>",
        "/%2F%2Fx",
    ):
        assert ada.http.get(path).status_code in (400, 404)


def test_nobodys_words_become_html(ada: Visitor) -> None:
    ada.post("/me", {"name": "<img src=x>"})
    code = ada.table("me", "easy")
    state = ada.state(code, shape="all")
    assert state["seats"][0]["name"] == "<img src=x>", "as JSON it is what it is"
    for board in state["boards"]:
        assert "<img" not in board["svg"]
    assert "<img" not in state["hand"]
    for path in ("picture.svg", "account.svg"):
        assert "<img" not in ada.http.get(f"/api/tables/{code}/{path}").text


def test_nothing_unseen_stands_in_names_and_words(ada: Visitor, bob: Visitor) -> None:
    """What turns a line around, or makes one name look like another's, is left out; two of one name get a number."""
    ada.post("/me", {"name": "\u202eadA\u200b \u2066x\u3164"})
    assert ada.get("/me")["name"] == "adA x"
    assert ada.post("/me", {"name": "Zoe\u0308"})["name"] == "Zo\u00eb", "as another device composes it"
    code = ada.table("me", "open", "easy")
    sat = bob.post(f"/tables/{code}/sit", {"name": "Zo\u00eb"})
    assert [seat["name"] for seat in sat["table"]["seats"][:2]] == ["Zo\u00eb", "Zo\u00eb 2"]
    said = bob.post(f"/tables/{code}/chat", {"text": "a\u202eb\u200bc\u0000d\ne"})
    assert said["text"] == "a b c d e"
    bob.post(f"/tables/{code}/chat", {"text": "\u200b\u2060\u3164"}, 400)


def test_who_is_too_fast_is_asked_to_wait(folder: Any) -> None:
    busy = Open(f"sqlite:///{folder / 'house.sqlite'}", hurry=0.2)
    ada = busy.visitor()
    found = [ada.http.post("/api/me", json={"name": "Ada"}).status_code for _ in range(40)]
    assert found[0] == 200
    assert 429 in found
    refused = ada.http.post("/api/me", json={"name": "Ada"})
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["error"] == "too-fast"
    busy.close()


def test_buckets_fill_again() -> None:
    pacing = Pacing(1.0)
    waits = [pacing.draw(("write", "ada"), 2.0, 4.0, 0.0) for _ in range(6)]
    assert waits == [0, 0, 0, 0, 1, 1]
    assert pacing.draw(("write", "ada"), 2.0, 4.0, 0.5) == 0
    assert pacing.draw(("write", "bob"), 2.0, 4.0, 0.5) == 0


def test_health_numbers_and_description(ada: Visitor) -> None:
    assert ada.http.get("/health").json()["ok"]
    assert "orichalcum_answers_total" in ada.http.get("/metrics").text
    described = ada.http.get("/api/openapi.json").json()
    assert described["paths"]["/api/tables/{code}/answer"]["post"]["requestBody"]
    for schema in ("State", "News", "NewTable", "Trouble"):
        assert schema in described["components"]["schemas"]
    page = ada.http.get("/api/docs").text
    assert "<script" not in page
    assert "//" not in page.replace("</", ""), "nothing from elsewhere"
