"""News: every page hears what concerns it, and nothing else; notices come once; chat is bounded and plain."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.web.visiting import Open, Visitor
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection


def hear(page: ClientConnection, kind: str, seconds: float = 20) -> Any:
    """The next news of a kind."""
    while True:
        news = json.loads(page.recv(timeout=seconds))
        if news["kind"] == kind:
            return news


def two_at_a_table(ada: Visitor, bob: Visitor, **wish: Any) -> str:
    code = ada.table("me", "open", **wish)
    bob.post(f"/tables/{code}/sit", {"name": "Bob"})
    return code


def test_a_move_is_on_the_other_page(ada: Visitor, bob: Visitor) -> None:
    code = two_at_a_table(ada, bob)
    with bob.news(table=code) as page:
        hello = hear(page, "hello")
        assert hello["version"] == bob.state(code)["version"]
        state = ada.state(code)
        ada.answer(code, state, state["choices"][0]["code"])
        news = hear(page, "table")
        assert news["version"] == bob.state(code)["version"] != hello["version"]


def test_who_is_here(ada: Visitor, bob: Visitor, house: Open) -> None:
    code = two_at_a_table(ada, bob)
    with ada.news(table=code) as page:
        assert hear(page, "present")["seats"] == [0]
        with bob.news(table=code):
            assert hear(page, "present")["seats"] == [0, 1]
            assert ada.state(code)["seats"][1]["here"]
        assert hear(page, "present")["seats"] == [0]
        with house.visitor().news(table=code):
            assert hear(page, "present")["watching"] == 1


def test_your_turn_is_noticed_once(ada: Visitor, bob: Visitor) -> None:
    code = two_at_a_table(ada, bob)
    for _ in range(100):
        state = ada.state(code)
        if state["waiting"] != [0]:
            break
        ada.answer(code, state, state["choices"][0]["code"])
    with bob.news() as page:
        notices = {one["kind"]: one for one in (hear(page, "notice")["notice"] for _ in range(2))}
        assert set(notices) == {"start", "turn"}
        notice = notices["turn"]
        assert notice["code"] == code
        with bob.news(table=code) as second, pytest.raises(TimeoutError):
            hear(second, "notice", 0.6)
    with bob.news() as page, pytest.raises(TimeoutError):
        hear(page, "notice", 0.6)
    assert [one["id"] for one in bob.get("/me/notices")].count(notice["id"]) == 1


def test_chat_reaches_the_table_and_not_those_who_have_muted_it(ada: Visitor, bob: Visitor, house: Open) -> None:
    code = two_at_a_table(ada, bob)
    with bob.news(table=code) as page:
        hear(page, "hello")
        said = ada.post(f"/tables/{code}/chat", {"text": "<script>alert(1)</script>\n\x00hello"})
        assert said["text"] == "<script>alert(1)</script>  hello"
        assert hear(page, "chat")["said"] == said
        bob.post("/me/mute", {"speaker": said["speaker"]})
        ada.post(f"/tables/{code}/chat", {"text": "still there?"})
        with pytest.raises(TimeoutError):
            hear(page, "chat", 0.5)
    assert bob.get(f"/tables/{code}/chat") == []
    assert len(ada.get(f"/tables/{code}/chat")) == 2
    assert house.visitor().post(f"/tables/{code}/chat", {"text": "hi"}, 403)["error"] == "not-yours"
    assert ada.post(f"/tables/{code}/chat", {"text": "x" * 501}, 400)["error"] == "malformed"
    assert ada.post(f"/tables/{code}/chat", {"text": " \n "}, 400)["error"] == "malformed"


def test_waiting_for_news_without_a_websocket(ada: Visitor, bob: Visitor) -> None:
    code = two_at_a_table(ada, bob)
    version = bob.state(code)["version"]
    assert bob.get(f"/tables/{code}/news", after=version, wait=0)["version"] == version
    state = ada.state(code)
    ada.answer(code, state, state["choices"][0]["code"])
    assert bob.get(f"/tables/{code}/news", after=version, wait=20)["version"] != version


def test_a_page_of_elsewhere_gets_no_news(ada: Visitor, bob: Visitor, house: Open) -> None:
    code = two_at_a_table(ada, bob)
    for visitor, query in (
        (house.visitor(), {"table": code, "seat": 0}),
        (ada, {"table": code, "seat": 1}),
        (ada, {"table": "nope"}),
    ):
        with visitor.news(**query) as page, pytest.raises(ConnectionClosed) as closed:
            page.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (4403, 4404)


def until_closed(page: ClientConnection) -> None:
    while True:
        page.recv(timeout=20)


def hostile_frames() -> list[str | bytes]:
    """Whatever a page may not say, in fewer frames than would be shouting."""
    return [
        b"\x00\xff", "", "null", "[]", "{", '"here"', '{"kind": "table", "version": "1.1.1"}', '{"kind": null}',
        '{"kind": "answer", "number": 0, "choice": "aF", "seat": 0}', '{"kind": "bye"}', "\ud7ff\x00", "<script>", "x" * 4000,
        '{"__proto__": {"seat": 0}}', "[" * 3000, b"\xf0\x28\x8c\x28", "1e999",
    ]  # fmt: skip


def shout(page: ClientConnection) -> None:
    for _ in range(100):
        page.send('{"kind": "here"}')
    until_closed(page)


def test_a_frame_that_is_too_large_or_too_many_close_only_that_page(ada: Visitor, bob: Visitor) -> None:
    code = two_at_a_table(ada, bob)
    with bob.news(table=code) as good:
        with ada.news(table=code) as bad:
            bad.send("x" * 5000)
            with pytest.raises(ConnectionClosed):
                until_closed(bad)
        with ada.news(table=code) as loud, pytest.raises(ConnectionClosed):
            shout(loud)
        for one in hostile_frames():
            good.send(one)
        state = ada.state(code)
        ada.answer(code, state, state["choices"][0]["code"])
        assert hear(good, "table")


def test_nobody_opens_more_pages_than_they_can_look_at(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orichalcum.web.api.news.MOST_PAGES", 2)
    code = ada.table("me", "me")
    with ada.news(table=code, seat=0) as first, ada.news(table=code, seat=1) as second:
        assert hear(first, "hello") and hear(second, "hello")
        with ada.news(table=code) as third, pytest.raises(ConnectionClosed) as closed:
            third.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert ada.get(f"/tables/{code}/news", 429, seat=0, wait=0)["error"] == "too-fast"
