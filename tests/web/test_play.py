"""Playing: numbers, answers once and twice, taking back, and everything committed before anybody hears of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.web.visiting import Open, Visitor

from orichalcum.kernel.catalogue import games
from orichalcum.web import rounds

EVERY_GAME = sorted(games())


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_against_bots_from_the_first_click_to_the_account(ada: Visitor, game: str) -> None:
    least = games()[game].seats[0]
    code = ada.table("me", *["easy"] * (max(2, least) - 1), game=game)
    assert ada.http.get(f"/api/tables/{code}/course.svg").status_code == 409, "how it stood is told when it is over"
    end = ada.play_to_the_end(code)
    assert end["status"] == "over"
    assert sorted(account["rank"] for account in end["accounts"])[0] == 1
    for account in end["accounts"]:
        assert sum(entry["points"] for entry in account["entries"]) == account["points"]
    assert [plate["points"] for plate in end["plates"]] == [str(account["points"]) for account in end["accounts"]]
    assert glued(ada, code) == ada.state(code, log=0)["log"]
    line = ada.get(f"/tables/{code}")
    assert line["result"] == [account["points"] for account in end["accounts"]]
    assert ada.get("/me/statistics")[0]["played"] >= 1
    course = ada.http.get(f"/api/tables/{code}/course.svg")
    assert course.status_code == 200
    assert all(f"<title>{one['name']} {one['points']}</title>" in course.text for one in end["accounts"] if one["points"] >= 0)


def glued(visitor: Visitor, code: str) -> list[Any]:
    """The log as a page puts it together: what it knows, up to the fact from which on it is told anew."""
    lines: list[Any] = []
    for start in (0, -40, -7):
        fresh = visitor.state(code, log=start)
        lines = [line for line in lines if line["fact"] < fresh["log_from"]] + fresh["log"]
    return lines


@pytest.mark.parametrize("game", EVERY_GAME)
def test_hot_seat_several_seats_on_one_page(ada: Visitor, game: str) -> None:
    seats = tuple(range(games()[game].seats[0]))
    code = ada.table(*["me"] * len(seats), game=game)
    assert ada.state(code)["seat"] == (-2 if len(seats) > 1 else 0), "without a seat named, nobody's secrets are shown"
    assert ada.play_to_the_end(code, seats)["status"] == "over"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_lies_before_another_seat_is_a_picture_or_nothing(ada: Visitor, game: str) -> None:
    """A room that draws it draws it for every seat; the others answer that there is nothing more to see."""
    seats = max(2, games()[game].seats[0])
    code = ada.table("me", *["easy"] * (seats - 1), game=game)
    ada.state(code)
    found = [ada.http.get(f"/api/tables/{code}/seats/{who}.svg?tones=night") for who in range(seats)]
    assert {one.status_code for one in found} in ({200}, {204})
    for one in found:
        assert one.status_code == 204 or (one.headers["Content-Type"].startswith("image/svg") and "var(--" not in one.text)
    assert ada.http.get(f"/api/tables/{code}/seats/{seats}.svg").status_code == 404
    assert ada.http.get(f"/api/tables/{code}/seats/x.svg").status_code == 404


def test_the_same_answer_twice_does_nothing_the_second_time(ada: Visitor) -> None:
    code = ada.table("me", "me")
    before = ada.state(code, seat=0)
    choice = before["choices"][0]["code"]
    first = ada.answer(code, before, choice)
    again = ada.answer(code, before, choice)
    assert first["number"] == again["number"] > before["number"]
    assert first["at"] == again["at"]


def test_a_stale_number_gets_the_fresh_state(ada: Visitor) -> None:
    code = ada.table("me", "me")
    before = ada.state(code, seat=0)
    ada.answer(code, before, before["choices"][0]["code"])
    refused = ada.answer(code, before, before["choices"][1]["code"], 409)
    assert refused["error"] == "stale"
    assert refused["state"]["number"] > before["number"]
    ahead = {"number": 999, "seat": 0}
    assert ada.answer(code, ahead, before["choices"][0]["code"], 409)["error"] == "stale"


def test_what_may_not_be_says_why(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "me")
    state = ada.state(code, seat=0)
    assert ada.answer(code, state, "zz", 409)["error"] == "illegal"
    refusals = ada.get(f"/tables/{code}/refusals", seat=0)
    if refusals:
        refused = ada.answer(code, state, refusals[0]["code"], 409)
        assert (refused["message"], refused["paragraph"]) == (refusals[0]["why"], refusals[0]["paragraph"])
    other = ada.state(code, seat=1)
    assert ada.answer(code, other, "aF", 409)["error"] == "not-your-turn"
    assert bob.answer(code, state, state["choices"][0]["code"], 403)["error"] == "not-yours"
    assert ada.state(code, seat=0) == state | {"time": ada.state(code, seat=0)["time"]}, "nothing has changed"


def test_taking_back(ada: Visitor) -> None:
    code = ada.table("me", "me")
    for _ in range(200):
        state = next(one for one in (ada.state(code, seat=0), ada.state(code, seat=1)) if one["choices"])
        soft = [choice for choice in state["choices"] if not choice["final"]]
        after = ada.answer(code, state, (soft or state["choices"])[0]["code"])
        if after["undo"]:
            break
    assert after["undo"]
    undo = {"number": after["number"], "seat": after["seat"]}
    back = ada.post(f"/tables/{code}/undo", undo)
    again = ada.post(f"/tables/{code}/undo", undo)
    assert back["number"] == again["number"] > after["number"]
    assert [one["code"] for one in back["choices"]] == [one["code"] for one in state["choices"]]
    assert back["at"] == state["at"]


def test_a_token_plays_its_seat_and_no_other(house: Open, ada: Visitor) -> None:
    sat = ada.post("/tables", {"game": "colovini", "seats": [{"who": "me"}, {"who": "me"}]})
    code, keys = sat["table"]["code"], {key["seat"]: key["token"] for key in sat["keys"]}
    second = house.visitor(keys[1])
    assert second.state(code)["seat"] == 1
    assert second.get(f"/tables/{code}/state", 403, seat=0)["error"] == "not-yours"
    fresh = ada.post(f"/tables/{code}/token", {"seat": 1})["token"]
    assert second.get(f"/tables/{code}/state", 401)["error"] == "bad-token"
    assert house.visitor(fresh).state(code)["seat"] == 1
    assert house.visitor("x" * 32).get("/me", 401)["error"] == "bad-token"


def test_everything_is_there_again_after_the_house_was_closed(folder: Any) -> None:
    database = f"sqlite:///{folder / 'house.sqlite'}"
    first = Open(database)
    ada = first.visitor()
    code = ada.table("me", "me", clock={"kind": "live", "minutes": 10, "increment": 5})
    state = ada.state(code, seat=0)
    for _ in range(12):
        state = next(one for one in (ada.state(code, seat=0), ada.state(code, seat=1)) if one["choices"])
        ada.answer(code, state, state["choices"][0]["code"])
    before = [ada.state(code, seat=seat, shape="wide") for seat in (0, 1)]
    cookies = ada.http.cookies
    first.close()
    second = Open(database)
    again = second.visitor()
    again.http.cookies = cookies
    after = [again.state(code, seat=seat, shape="wide") for seat in (0, 1)]
    for one, other in zip(before, after, strict=True):
        spent = sum(one.pop("time")["left"]) - sum(other.pop("time")["left"])
        assert spent < 1500, "the clocks stood still while the house was closed"
        assert json.dumps(one) == json.dumps(other)
    second.close()


def test_bots_that_stumble_go_on_after_a_while(house: Open, ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "AFTER_A_STUMBLE", 0.05)
    choose, fell = house.house.thinkers.choose, list[Any]()

    async def stumble(*asked: Any) -> int:
        if not fell:
            fell.append(asked)
            raise OSError("no memory")
        return await choose(*asked)

    monkeypatch.setattr(house.house.thinkers, "choose", stumble)
    assert ada.play_to_the_end(ada.table("me", "easy"))["status"] == "over"
    assert fell


def test_a_hint_is_one_of_the_choices_and_only_where_no_other_person_plays(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "easy")
    state = ada.state(code)
    assert "hint" in state["can"]
    hint = ada.get(f"/tables/{code}/hint")
    assert hint["number"] == state["number"]
    assert hint["code"] in {choice["code"] for choice in state["choices"]} and hint["label"]
    shared = ada.table("me", "open")
    bob.post(f"/tables/{shared}/sit", {"seat": 1, "name": "Bob"})
    assert "hint" not in ada.state(shared)["can"]
    assert ada.get(f"/tables/{shared}/hint", 409)["error"] == "not-now"


def test_beside_the_box_luck_is_typed_in_and_what_was_mistyped_is_taken_back(ada: Visitor) -> None:
    code = ada.table("me", "me", companion=True)
    state = ada.state(code, seat=0)
    assert state["waiting"] == [-1] and "1" in state["question"]["asks"]
    before = [choice["code"] for choice in state["choices"]]

    def typed(choice: str) -> Any:
        now = ada.state(code, seat=0)
        what = {"number": now["luck"], "choice": choice, "seat": -1}
        return ada.post(f"/tables/{code}/answer", what, shape="", log=-5)

    typed(before[0])
    after = typed(ada.state(code, seat=0)["choices"][3]["code"])
    back = {"number": after["luck"], "seat": -1}
    for _ in range(2):  # the same once more does nothing
        state = ada.post(f"/tables/{code}/undo", back, shape="", log=-5)
        assert state["at"] == 1
    state = ada.post(f"/tables/{code}/undo", {"number": state["luck"], "seat": -1}, shape="", log=-5)
    assert [choice["code"] for choice in state["choices"]] == before and "take-back" in state["can"]
    assert ada.post(f"/tables/{code}/undo", {"number": state["luck"], "seat": -1}, 409)["error"] == "nothing-to-undo"
    alone = ada.table("me", "me")
    assert ada.post(f"/tables/{alone}/undo", {"number": 0, "seat": -1}, 403)["error"] == "not-yours"
