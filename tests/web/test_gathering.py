"""Coming together and leaving: seats, links, readiness, bots that take over, rematches, closing."""

from __future__ import annotations

import time

import msgspec
from tests.web.visiting import Open, Visitor, until


def test_friends_are_invited_in_two_clicks(ada: Visitor, bob: Visitor) -> None:
    ada.post("/me", {"name": "Ada"})
    code = ada.table("me", "open")
    assert "sit" in bob.get(f"/tables/{code}")["can"]
    sat = bob.post(f"/tables/{code}/sit", {"name": "Bob"})
    assert sat["table"]["status"] == "playing", "all sit, all are ready"
    assert [seat["name"] for seat in sat["table"]["seats"]] == ["Ada", "Bob"]
    assert sat["table"]["host"] == "Ada"
    assert len(sat["keys"][0]["token"]) >= 32
    assert bob.post(f"/tables/{code}/sit", {}, 409)["error"] == "started"


def test_who_sits_down_just_after_another_worker_has_changed_something_sits_all_the_same(
    ada: Visitor, bob: Visitor, house: Open
) -> None:
    code = ada.table("me", "open", "open")
    sitting = house.house.sittings[code]
    sitting.row = msgspec.structs.replace(sitting.row, side=sitting.row.side - 1)  # as if this worker had not heard of it yet
    assert [seat["name"] for seat in bob.post(f"/tables/{code}/sit", {"name": "Bob"})["table"]["seats"]][1] == "Bob"


def test_a_public_table_waits_for_everybody_to_be_ready(ada: Visitor, bob: Visitor, house: Open) -> None:
    code = ada.table("me", "open", visibility="public")
    assert code in [line["code"] for line in house.visitor().get("/lobby")]
    line = bob.post(f"/tables/{code}/sit", {"seat": 1})["table"]
    assert line["status"] == "gathering"
    assert bob.post(f"/tables/{code}/sit", {"seat": 0}, 409)["error"] == "taken"
    assert bob.post(f"/tables/{code}/start", {}, 403)["error"] == "not-host"
    assert bob.post(f"/tables/{code}/ready", {"seat": 0}, 403)["error"] == "not-yours"
    assert bob.post(f"/tables/{code}/ready", {"seat": 1})["status"] == "playing"


def test_the_host_fills_seats_and_somebody_stands_up_again(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "open", "open", visibility="public")
    bob.post(f"/tables/{code}/sit", {"seat": 2})
    assert bob.post(f"/tables/{code}/seat", {"seat": 1, "wish": {"who": "bot"}}, 403)["error"] == "not-host"
    line = ada.post(f"/tables/{code}/seat", {"seat": 1, "wish": {"who": "bot", "level": "easy"}})
    assert [seat["who"] for seat in line["seats"]] == ["person", "bot", "person"]
    assert bob.post(f"/tables/{code}/stand", {"seat": 2})["seats"][2]["who"] == "open"
    assert ada.post(f"/tables/{code}/start", {}, 409)["error"] == "not-now"
    assert ada.post(f"/tables/{code}/seat", {"seat": 2, "wish": {"who": "bot", "level": "easy"}})["status"] == "playing"


def test_a_bot_takes_over_and_gives_the_seat_back(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "open", leaving="bot")
    bob.post(f"/tables/{code}/sit", {})
    line = ada.post(f"/tables/{code}/leave", {"seat": 0})
    assert line["seats"][0]["away"]
    until(lambda: bob.state(code)["waiting"] == [1])
    state = ada.state(code)
    assert "back" in state["can"]
    assert not ada.post(f"/tables/{code}/back", {"seat": 0})["seats"][0]["away"]
    assert bob.post(f"/tables/{code}/leave", {"seat": 0}, 403)["error"] == "not-yours"


def test_where_it_was_agreed_the_table_waits_or_ends(ada: Visitor, bob: Visitor) -> None:
    waits = ada.table("me", "open", leaving="wait")
    bob.post(f"/tables/{waits}/sit", {})
    assert bob.post(f"/tables/{waits}/leave", {"seat": 1})["status"] == "playing"
    ends = ada.table("me", "open", leaving="end")
    bob.post(f"/tables/{ends}/sit", {})
    assert bob.post(f"/tables/{ends}/leave", {"seat": 1})["status"] == "closed"


def test_resigning_and_closing(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "open")
    bob.post(f"/tables/{code}/sit", {})
    assert ada.post(f"/tables/{code}/close", {}, 409)["error"] == "not-now"
    assert ada.post(f"/tables/{code}/resign", {"seat": 0})["seats"][0]["resigned"]
    assert "back" not in ada.state(code)["can"]
    assert bob.post(f"/tables/{code}/resign", {"seat": 1})["status"] == "closed"
    alone = ada.table("me", "easy")
    assert ada.post(f"/tables/{alone}/close", {})["status"] == "closed"


def test_who_runs_out_of_time_does_not_lose_silently(ada: Visitor, bob: Visitor, house: Open) -> None:
    code = ada.table("me", "open", clock={"kind": "live", "minutes": 1, "increment": 0})
    bob.post(f"/tables/{code}/sit", {})
    state = ada.state(code)
    assert state["time"]["running"] == [0]
    assert 55_000 < state["time"]["left"][0] <= 60_000
    house.house.sittings[code].times.left[0] = 0.4
    after = ada.answer(code, state, state["choices"][0]["code"])  # with every change the clocks are wound anew
    if after["time"]["running"] == [0]:
        until(lambda: ada.state(code)["seats"][0]["away"], 5)
        assert ada.post(f"/tables/{code}/back", {"seat": 0})["seats"][0]["away"] is False
        assert ada.state(code)["time"]["left"][0] > 50_000, "whoever comes back has a minute"
    assert bob.state(code)["status"] == "playing"


def test_a_rematch_has_the_same_people(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "open")
    bob.post(f"/tables/{code}/sit", {})
    for _ in range(2000):
        ours = {0: ada, 1: bob}
        state = ada.state(code)
        if state["status"] == "over":
            break
        for seat in state["waiting"]:
            mine = ours[seat].state(code)
            ours[seat].answer(code, mine, mine["choices"][-1]["code"])
    first = ada.post(f"/tables/{code}/rematch", {})
    assert first["table"]["status"] == "gathering"
    second = bob.post(f"/tables/{code}/rematch", {})
    assert second["table"]["code"] == first["table"]["code"]
    assert second["table"]["status"] == "playing"
    assert second["table"]["mine"] == [1]


def test_a_seat_link_takes_the_seat_to_another_device(ada: Visitor, house: Open) -> None:
    sat = ada.post("/tables", {"game": "colovini", "seats": [{"who": "me"}, {"who": "open"}]})
    code, token = sat["table"]["code"], sat["keys"][0]["token"]
    phone = house.visitor()
    assert phone.post("/seats/claim", {"token": "x" * 32}, 401)["error"] == "bad-token"
    assert phone.post("/seats/claim", {"token": token})["table"]["mine"] == [0]
    assert ada.get(f"/tables/{code}")["mine"] == []


def test_accounts_keep_games_together(ada: Visitor, house: Open) -> None:
    name = f"Ada{time.time_ns()}"[:20]
    code = ada.table("me", "open")
    me = ada.post("/account", {"name": name, "password": "correct horse"})
    assert me["account"] == name
    other = house.visitor()
    guest = other.table("me", "open")
    assert other.post("/account/login", {"name": name, "password": "wrong horse!"}, 401)["error"] == "bad-password"
    assert other.post("/account/login", {"name": name.upper(), "password": "correct horse"})["account"] == name
    assert {line["code"] for line in other.get("/me/tables")} == {code, guest}
    assert house.visitor().post("/account", {"name": name.lower(), "password": "something else"}, 409)["error"] == "taken"
    other.post("/account/password", {"old": "correct horse", "new": "battery staple"})
    assert ada.get("/me")["account"] == "", "all other devices are logged out"
    assert other.get("/me")["account"] == name
    other.post("/account/delete", {})
    assert other.get("/me")["person"] == ""
    assert house.visitor().post("/account/login", {"name": name, "password": "battery staple"}, 401)


def test_preferences_are_kept(ada: Visitor) -> None:
    wished = {"lang": "de", "tones": "night", "motion": "less", "sound": True, "mail": "ada@example.org", "notices": False}
    wished["look"] = "light=night&pace=calm"
    assert ada.post("/me", {"name": " Ada \n Lovelace ", "preferences": wished})["preferences"] == wished
    me = ada.get("/me")
    assert (me["name"], me["lang"]) == ("Ada Lovelace", "de")
    assert "Liste" not in ada.get("/games")[0]["title"]
    assert ada.post("/me", {"preferences": {"mail": "no address"}}, 400)["error"] == "malformed"


def test_beside_the_real_table_luck_is_typed_in(ada: Visitor, bob: Visitor) -> None:
    """Companion: the house asks for what was drawn from the real bag, and keeps to it."""
    code = ada.table("me", "me", companion=True)
    state = ada.state(code)
    assert state["waiting"] == [-1]
    assert "luck" in state["can"]
    assert "luck" not in bob.state(code)["can"]
    assert (
        bob.post(f"/tables/{code}/answer", {"number": state["number"], "choice": "R4", "seat": -1}, 403)["error"] == "not-yours"
    )
    typed = []
    while state["waiting"] == [-1]:
        choice = state["choices"][-1]["code"]
        typed.append(choice)
        state = ada.post(f"/tables/{code}/answer", {"number": state["number"], "choice": choice, "seat": -1}, shape="")
    assert len(typed) > 3
    assert state["waiting"] == [0]
    plain = ada.table("me", "me")
    here = ada.state(plain, seat=0)
    assert (
        ada.post(f"/tables/{plain}/answer", {"number": here["number"], "choice": "R4", "seat": -1}, 403)["error"] == "not-yours"
    )


def test_play_on_from_the_middle_of_a_running_game_gives_no_secret_away(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "open")
    bob.post(f"/tables/{code}/sit", {})
    at = ada.state(code)["at"]
    branched = ada.post(f"/tables/{code}/branch", {"at": at, "seat": ada.get(f"/tables/{code}")["mine"][0]})
    assert branched["table"]["status"] == "playing"
    assert [seat["who"] for seat in branched["table"]["seats"]].count("bot") == 1
    assert bob.post(f"/tables/{code}/branch", {"at": at, "seat": 0}, 403)["error"] == "not-yours"


def test_a_record_goes_out_and_comes_in_again(ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "me")
    end = ada.play_to_the_end(code, (0, 1))
    record = ada.http.get(f"/api/tables/{code}/record").text
    brought = bob.post("/records", {"record": record})
    assert brought["status"] == "over"
    assert bob.http.get(f"/api/tables/{brought['code']}/record").text == record
    assert bob.get(f"/tables/{brought['code']}/replay", at=3, eyes="all")["at"] == 3
    assert [one["points"] for one in bob.state(brought["code"])["accounts"]] == [one["points"] for one in end["accounts"]]
    assert bob.post("/records", {"record": record.replace("[orichalcum", "[other")}, 400)["error"] == "bad-record"
