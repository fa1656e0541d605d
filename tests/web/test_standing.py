"""Windows for interrupts and sealed answers, on the raw bytes that leave the house; and passing by itself."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.web.visiting import Open, until

from orichalcum.bots import seconds_of
from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games
from orichalcum.web.passing import HESITATION, LINGERING, LONGEST, Passing
from orichalcum.web.sitting import Sitting

ROWS = """row 1 ships_3 ships_3 support support treason
row 2 ships_2 ships_2 ships_2 ships_2 ships_2
row 3 refugees_2 refugees_2 refugees_2 refugees_2 refugees_2
special 1 shapeshifting_spy guard
special 2 exotic_birds
special 3 alliance sacrifice
"""
SPY = f"seats 3\nevent senate_pays_debts\n{ROWS}next slot 1"
GUARD = f"seats 3\nevent senate_pays_debts\nship A ocean 1:1 2:2 3:1\n{ROWS}next play 3 sabotage"
ALLIANCE = f"seats 3\nevent senate_pays_debts\nship A ocean 1:1 N:3\nship B harbour 1:1\n{ROWS}next play 2 ships_2"
HANDS = """hand 1 treason support ships_2 ships_3 sabotage important_cargo refugees_3
hand 2 ships_2 ships_2 ships_2 ships_2 refugees_2 refugees_2 refugees_2
hand 3 ships_2 ships_3 ships_3 support support refugees_1_vp refugees_1_vp
tile oraklos basileus archont
"""
INFLUENCE = f"seats 3\nevent senate_pays_debts\n{HANDS}next influence"
LAYING = f"seats 3\nevent senate_pays_debts\n{HANDS}next rows"
BIDS = f"seats 3\nevent wisdom_of_senate\n{ROWS}next slot 1"
TO_THE_WINDOW = {SPY: [(2, "3"), (1, "4"), (0, "0")], GUARD: [(2, "A")], ALLIANCE: [(1, "A")]}


class Round:
    """A public table of three people and somebody who looks on."""

    def __init__(self, house: Open, position: str, like: str = "", **wish: Any) -> None:
        """A position that is like another one is led to the same window."""
        self.house = house
        self.people = [house.visitor() for _ in range(3)]
        self.code = self.people[0].table("me", "open", "open", game="lastdays", position=position, visibility="public", **wish)
        for seat in (1, 2):
            self.people[seat].post(f"/tables/{self.code}/sit", {"seat": seat})
            self.people[seat].post(f"/tables/{self.code}/ready", {"seat": seat})
        self.stranger = house.visitor()
        for seat, choice in TO_THE_WINDOW.get(like or position, []):
            self.answer(seat, choice)

    @property
    def sitting(self) -> Sitting:
        return self.house.house.sittings[self.code]

    def state(self, seat: int) -> Any:
        return self.people[seat].state(self.code)

    def answer(self, seat: int, choice: str) -> Any:
        return self.people[seat].answer(self.code, self.state(seat), choice)

    def undo(self, seat: int) -> Any:
        return self.people[seat].post(f"/tables/{self.code}/undo", {"number": self.state(seat)["number"], "seat": seat}, log=-5)

    def stand(self, seat: int, window: str, answer: str, status: int = 200) -> Any:
        what = {"window": window, "answer": answer, "seat": seat}
        return self.people[seat].post(f"/tables/{self.code}/standing", what, status, shape="", log=-5)

    def said_to(self, looker: int) -> list[bytes]:
        """Everything that can be asked of the table by a seat, or by -2, as it comes over the wire."""
        visitor = self.stranger if looker < 0 else self.people[looker]
        seat = f"seat={looker}"
        paths = [f"state?{seat}&shape=wide", f"state?{seat}&lang=de&shape=", f"refusals?{seat}", f"record?{seat}", ""]
        paths += [f"replay?{seat}&at={self.sitting.answers_known(looker)}&shape=", f"picture.svg?{seat}&shape=auction"]
        said = [visitor.http.get(f"/api/tables/{self.code}{'/' if path else ''}{path}").content for path in paths]
        return [*said, visitor.http.get("/api/me/tables").content, visitor.http.get("/api/lobby").content]


WAYS = {
    0: ("treason support ships_2 ships_3 sabotage down12", "sabotage treason support refugees_3 ships_2 up"),
    1: ("ships_2 ships_2 ships_2 ships_2 refugees_2", "refugees_2 refugees_2 refugees_2 ships_2 ships_2"),
}


def parts(question: str, seat: int, way: int) -> list[str]:
    """A whole answer of a seat to a sealed question, in one of two ways."""
    return WAYS[seat][way].split() if question == LAYING else [("3", "7")[way]]


@pytest.mark.parametrize("question", [INFLUENCE, LAYING, BIDS], ids=["influence", "rows", "bids"])
def test_a_sealed_answer_is_the_same_bytes_to_all_others_whatever_it_is(house: Open, question: str) -> None:
    """None, one and two of three seats have answered; whoever has not, and a stranger, are told the same."""
    table = Round(house, question)
    for answered in (0, 1):
        before = table.sitting.match
        assert before is not None
        told: list[dict[int, list[bytes]]] = []
        for way in (0, 1):
            match = before.copy()
            for code in parts(question, answered, way):
                match.play(code, answered)
            table.sitting.stand(match)
            told.append({looker: table.said_to(looker) for looker in (-2, 1, 2) if looker != answered})
        assert told[0] == told[1]


@pytest.mark.parametrize("question", [INFLUENCE, LAYING, BIDS], ids=["influence", "rows", "bids"])
def test_a_sealed_answer_can_be_taken_back_and_nobody_can_tell_what_it_was(house: Open, question: str) -> None:
    table = Round(house, question)
    before = {looker: table.said_to(looker) for looker in (-2, 0, 2)}
    for code in parts(question, 1, 0):
        table.answer(1, code)
    for _ in parts(question, 1, 0):
        assert table.state(1)["undo"]
        table.undo(1)
    assert {looker: table.said_to(looker) for looker in (-2, 0, 2)} == before


@pytest.mark.parametrize("question", [INFLUENCE, BIDS, SPY], ids=["influence", "bids", "spy"])
def test_how_often_somebody_thought_better_of_it_is_told_to_nobody(house: Open, question: str) -> None:
    said = []
    for often in (0, 2):
        table = Round(house, question)
        for _ in range(often):
            table.answer(1, "-" if question == SPY else "3")
            table.undo(1)
        for seat in (1, 0, 2):
            if table.state(seat)["choices"]:
                table.answer(seat, "-" if question == SPY else str(seat))
        said.append([(one["number"], one["version"], one["at"]) for one in (table.state(0), table.stranger.state(table.code))])
        before = table.state(1)["number"]
        assert before > 3 + 2 * often, "and whoever did is never asked by an old number"
    assert said[0] == said[1]


def test_no_list_of_tables_moves_by_who_lets_a_window_pass(house: Open) -> None:
    table = Round(house, SPY)
    other = Round(house, BIDS)
    listed = [one["code"] for one in table.stranger.get("/lobby")]
    assert listed.index(other.code) < listed.index(table.code)
    table.answer(1, "-")
    assert [one["code"] for one in table.stranger.get("/lobby")] == listed
    table.answer(0, "-")
    table.answer(2, "-")
    assert [one["code"] for one in table.stranger.get("/lobby")].index(table.code) == 0


def test_a_row_begun_moves_no_version_and_makes_no_news(house: Open) -> None:
    table = Round(house, LAYING)
    before = {looker: table.said_to(looker) for looker in (-2, 0, 2)}
    with listening(table, 0) as heard:
        table.answer(1, "ships_2")
        table.answer(1, "ships_2")
        assert heard() == []
    assert {looker: table.said_to(looker) for looker in (-2, 0, 2)} == before


class listening:  # noqa: N801 - used like a function
    """The news that a seat's page, a stranger's page and a page of the lobby get meanwhile; the first two watch the table."""

    def __init__(self, table: Round, seat: int) -> None:
        self.eyes = (seat, -2)
        self.sockets = [
            table.people[seat].news(table=table.code, seat=seat),
            table.stranger.news(table=table.code),
            table.stranger.news(lobby=1),
        ]

    def __enter__(self) -> Any:
        self.open = [one.__enter__() for one in self.sockets]
        for socket, seat in zip(self.open, self.eyes, strict=False):
            socket.send(json.dumps({"kind": "watch", "seat": seat, "shape": "wide", "log": -5}))
            while '"kind":"state"' not in str(socket.recv(timeout=20)):
                continue
        self.heard()
        return self.heard

    def heard(self) -> list[str]:
        found = []
        for socket in self.open:
            try:
                while True:
                    found.append(str(socket.recv(timeout=0.25)))
            except TimeoutError:
                continue
        return found

    def __exit__(self, *trouble: Any) -> None:
        for one in self.sockets:
            one.__exit__(None, None, None)


@pytest.mark.parametrize(("position", "who"), [(SPY, 1), (GUARD, 1), (ALLIANCE, 1)], ids=["spy", "guard", "alliance"])
def test_letting_a_window_pass_changes_no_byte_for_anybody_else(house: Open, position: str, who: int) -> None:
    table = Round(house, position)
    assert table.state(who)["window"] in ("spy", "guard", "alliance")
    lookers = [looker for looker in (-2, 0, 2) if looker != who]
    before = {looker: table.said_to(looker) for looker in lookers}
    versions = [table.sitting.version(looker) for looker in lookers]
    with listening(table, 0) as heard:
        table.answer(who, "-")
        assert heard() == []
        table.undo(who)
        assert heard() == []
        table.stand(who, table.state(who)["window"], "pass")
        until(lambda: not table.state(who)["question"])
        assert heard() == []
    assert {looker: table.said_to(looker) for looker in lookers} == before
    assert [table.sitting.version(looker) for looker in lookers] == versions


def test_a_card_that_could_be_played_is_the_same_to_all_others_as_one_that_could_not(house: Open) -> None:
    """Seat 1 passes with the spy in hand, seat 2 because it must: to seat 3 it is one and the same."""
    said = []
    for spy in ("shapeshifting_spy", "exotic_birds"):
        table = Round(house, SPY.replace("special 1 shapeshifting_spy", f"special 1 {spy}"), SPY)
        said.append([table.state(2), table.people[2].get(f"/tables/{table.code}/news", after="", wait=0, seat=2)])
        table.answer(0, "-")
        said[-1].append(table.state(2))
        for state in said[-1]:
            for word in ("code", "seats"):
                state.pop(word, None)
    assert said[0] == said[1]


def test_standing_answers_let_every_kind_of_window_pass(house: Open) -> None:
    table = Round(house, GUARD)
    assert [one["name"] for one in table.state(0)["windows"]] == ["spy", "guard", "alliance", "sacrifice"]
    assert table.state(0)["windows"][1]["answer"] == "ask"
    assert "standing" in table.state(0)["can"]
    assert table.stand(0, "guard", "able")["windows"][1]["answer"] == "able"
    time.sleep(0.2)
    assert table.state(0)["window"] == "guard", "it holds a guard, and so it is asked"
    assert not table.state(0)["passing"]
    table.stand(1, "guard", "able")
    until(lambda: not table.state(1)["question"])
    table.stand(0, "guard", "pass")
    until(lambda: table.state(2)["told"].count("in the harbour") > 0 and "ocean" not in str(table.sitting.match.view(-2).phase))  # type: ignore[union-attr]
    assert table.sitting.match is not None
    assert table.sitting.match.table.guarded is False  # type: ignore[attr-defined]


def test_a_standing_answer_is_taken_back(house: Open) -> None:
    table = Round(house, SPY)
    table.stand(2, "spy", "pass")
    until(lambda: not table.state(2)["question"])
    assert table.stand(2, "spy", "ask")["windows"][0]["answer"] == "ask"
    table.undo(2)
    time.sleep(0.1)
    assert table.state(2)["window"] == "spy"


def test_standing_answers_are_the_seats_own_and_outlive_the_house(house: Open) -> None:
    table = Round(house, BIDS)
    before = {looker: table.said_to(looker) for looker in (-2, 1, 2)}
    with listening(table, 1) as heard:
        table.stand(0, "spy", "pass")
        assert heard() == []
    assert {looker: table.said_to(looker) for looker in (-2, 1, 2)} == before
    assert table.state(0)["windows"][0]["answer"] == "pass"
    del house.house.sittings[table.code]
    assert table.state(0)["windows"][0]["answer"] == "pass"
    assert table.state(1)["windows"][0]["answer"] == "ask"
    assert table.stranger.state(table.code)["windows"] == []


def test_what_is_refused(house: Open) -> None:
    table = Round(house, BIDS)
    assert table.stand(0, "door", "pass", 400)["error"] == "malformed"
    assert table.stand(0, "spy", "perhaps", 400)["error"] == "malformed"
    what = {"window": "spy", "answer": "pass", "seat": 1}
    assert table.people[0].post(f"/tables/{table.code}/standing", what, 403)["error"] == "not-yours"
    assert table.stranger.post(f"/tables/{table.code}/standing", what, 403)["error"] == "not-yours"


def test_whoever_passes_by_itself_takes_a_time_of_chance_from_the_opening_on(house: Open) -> None:
    """Also bots: what they hold, and so how long they think, does not show."""
    table = Round(house, SPY)
    passing = Passing(house.house)
    usual, house.house.settings = house.house.settings, msgspec.structs.replace(house.house.settings, pace=1.0)
    try:
        found = [passing.rest(table.sitting) for _ in range(200)]
        assert HESITATION[0] - 0.5 < min(found) < max(found) <= HESITATION[1]
        assert max(found) - min(found) > 3
        time.sleep(0.3)
        assert max(passing.rest(table.sitting) for _ in range(200)) < HESITATION[1] - 0.25, "counted from the opening"
    finally:
        house.house.settings = usual


def test_a_bot_takes_as_long_without_a_choice_as_with_one(house: Open) -> None:
    table = Round(house, BIDS)
    passing = Passing(house.house)
    found = [passing.hesitation(table.sitting, "hard") for _ in range(50)]
    assert seconds_of("hard") < min(found) < max(found) < 1.5 * seconds_of("hard")
    assert passing.hesitation(table.sitting, "easy") == house.house.settings.pace


def test_who_is_asked_only_if_able_may_linger_although_it_cannot_react(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Round(house, SPY)
    passing = Passing(house.house)
    monkeypatch.setattr(house.house, "settings", msgspec.structs.replace(house.house.settings, pace=1.0))
    table.sitting.standing[1, "spy"] = "able"
    lingering = [passing.wait(table.sitting, 1) for _ in range(300)]
    table.sitting.standing[1, "spy"] = "pass"
    passing_always = [passing.wait(table.sitting, 1) for _ in range(300)]
    assert max(passing_always) <= HESITATION[1] < max(lingering) <= HESITATION[1] + LINGERING
    assert 20 < sum(one > HESITATION[1] for one in lingering) < 150


def test_where_a_clock_was_agreed_on_nobody_can_hold_a_window_open(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LONGEST, "live", 1.0)
    table = Round(house, SPY, clock={"kind": "live", "minutes": 5, "increment": 0})
    began, before = time.monotonic(), table.state(1)["time"]
    assert before["running"] == [], "in a window no clock runs"
    table.answer(2, "-")
    until(lambda: (table.state(1)["question"] or {}).get("paragraph") == "6.8")
    assert time.monotonic() - began > 0.7


def test_every_window_has_a_name_and_words_in_both_languages() -> None:
    for one in games().values():
        steps = {int(step.id) for step in one.rules[1:] if step.passing >= 0}
        assert set(one.windows) == steps, one.id
        for lang in ("en", "de"):
            for name in one.windows.values():
                assert one.words(lang)(f"window-{name}")
                assert one.words(lang)(f"window-{name}.hint")


def whole_games() -> Iterator[int]:
    yield from game_named("lastdays").seats


@pytest.mark.parametrize("seats", list(whole_games()))
def test_no_window_is_put_to_a_seat_that_has_left_word(house: Open, seats: int) -> None:
    ada = house.visitor()
    code = ada.table("me", *["easy"] * (seats - 1), game="lastdays")
    for window in ("spy", "guard", "alliance", "sacrifice"):
        ada.post(f"/tables/{code}/standing", {"window": window, "answer": "pass", "seat": 0}, shape="", log=-1)
    rng, asked = random.Random(seats), set[str]()
    for _ in range(60):
        state = ada.state(code, seat=0)
        if state["status"] == "over":
            break
        if state["choices"] and not state["passing"]:
            asked.add(state["window"])
            ada.answer(code, state, rng.choice(state["choices"])["code"])
        else:
            ada.get(f"/tables/{code}/news", after=state["version"], wait=5, seat=0)
    assert asked == {""}, "no window was put to a seat that had left word"
