"""Two workers on one PostgreSQL: each hears of the other's moves at once, and only one of them writes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.store.postgres import Postgres
from tests.web.killing import kill_again_and_again
from tests.web.visiting import Open, Visitor, until


@pytest.fixture
def workers(postgres: Postgres) -> Iterator[tuple[Open, Open]]:
    database = postgres.fresh("together")
    two = (Open(database), Open(database))
    until(lambda: all(len(one.house.after) == 2 for one in two))
    yield two
    for one in two:
        one.close()


def the_same(visitor: Visitor, other: Open) -> Visitor:
    """The same browser, led to the other worker."""
    again = other.visitor()
    again.http.cookies = visitor.http.cookies
    return again


def test_two_workers_are_one_house(workers: tuple[Open, Open]) -> None:
    first, second = workers
    ada, bob = first.visitor(), second.visitor()
    ada.post("/me", {"name": "Ada"})
    code = ada.table("me", "open", visibility="public")
    assert bob.post(f"/tables/{code}/sit", {"name": "Bob"})["table"]["mine"] == [1]
    bob.post(f"/tables/{code}/ready", {"seat": 1})
    until(lambda: ada.get(f"/tables/{code}")["status"] == "playing")
    with bob.news(table=code) as page:
        state = ada.state(code)
        ada.answer(code, state, state["choices"][0]["code"])
        while json.loads(page.recv(timeout=10))["kind"] != "table":
            pass
        until(lambda: bob.state(code)["at"] == ada.state(code)["at"])
        ada.post(f"/tables/{code}/chat", {"text": "hello"})
        while (news := json.loads(page.recv(timeout=10)))["kind"] != "chat":
            pass
        assert news["said"]["text"] == "hello"


def test_the_same_answer_at_both_workers_counts_once(workers: tuple[Open, Open]) -> None:
    first, second = workers
    ada = first.visitor()
    code = ada.table("me", "me")
    elsewhere = the_same(ada, second)
    for _ in range(20):
        state = next(one for one in (ada.state(code, seat=0), ada.state(code, seat=1)) if one["choices"])
        choice = state["choices"][0]["code"]
        ada.answer(code, state, choice)
        again = elsewhere.http.post(
            f"/api/tables/{code}/answer?shape=", json={"number": state["number"], "choice": choice, "seat": state["seat"]}
        )
        assert again.status_code in (200, 409)
    until(lambda: elsewhere.state(code, seat=0)["at"] == ada.state(code, seat=0)["at"])
    assert (
        elsewhere.http.get(f"/api/tables/{code}/record?seat=0").text == ada.http.get(f"/api/tables/{code}/record?seat=0").text
    )


def test_bots_play_at_one_worker(workers: tuple[Open, Open]) -> None:
    first, second = workers
    ada = first.visitor()
    codes = [ada.table("me", "easy") for _ in range(3)]
    for code in codes:
        elsewhere = the_same(ada, second)
        for _ in range(12):
            until(lambda code=code: ada.state(code)["waiting"] == [0] or ada.state(code)["status"] != "playing", 30)  # type: ignore[misc]
            state = ada.state(code)
            ada.answer(code, state, state["choices"][-1]["code"])
        until(lambda code=code, there=elsewhere: there.state(code)["at"] == ada.state(code)["at"])  # type: ignore[misc]


@pytest.mark.once
def test_killed_under_play_on_postgresql(postgres: Postgres) -> None:
    many, wrong, _ = kill_again_and_again(postgres.fresh("killed"), 2)
    assert not wrong
    assert many > 5
