"""Watching: through its socket a page is sent its state whole, and then what changes; together that is what it could fetch."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.web.test_secrets import dealt_anew
from tests.web.visiting import Open, Visitor
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.rng import Rng
from orichalcum.web.changes import CUT, CUTS, Shown, in_pieces
from orichalcum.web.seeing import Look, state_of
from orichalcum.web.shapes.basis import SPECTATOR

once = pytest.mark.parametrize("house", ["sqlite"], indirect=True)


class Screen:
    """A page as far as it puts its state together."""

    def __init__(self, page: ClientConnection) -> None:
        self.page = page
        self.fields: dict[str, Any] = {}
        self.texts: dict[str, list[str]] = {}
        self.lines: list[Any] = []
        self.bytes: list[int] = []

    def watch(self, seat: int, shape: str = "all", log: int = 0) -> Any:
        self.page.send(json.dumps({"kind": "watch", "seat": seat, "shape": shape, "log": log}))
        return self.next()

    def next(self, seconds: float = 20) -> Any:
        """The state once it has changed."""
        while True:
            raw = self.page.recv(timeout=seconds)
            news = json.loads(raw)
            if news["kind"] == "state":
                self.bytes.append(len(raw))
                return self.put(news["change"])

    def until(self, version: str) -> Any:
        while self.fields.get("version") != version:
            self.next()
        return self.state()

    def put(self, change: Any) -> Any:
        self.fields |= change["fields"]
        for name, pieces in change["texts"].items():
            old = self.texts.get(name, [])
            put = [[piece] if isinstance(piece, str) else old[piece[0] : piece[0] + piece[1]] for piece in pieces]
            self.texts[name] = [piece for some in put for piece in some]
        self.lines = [line for line in self.lines if line["fact"] < change["log_from"]] + change["log"]
        return self.state()

    def state(self) -> Any:
        text = {name: CUTS.get(name, CUT).join(pieces) for name, pieces in self.texts.items()}
        boards = [{**board, "svg": text[f"board-{board['shape']}"]} for board in self.fields["boards"]]
        return {**self.fields, "boards": boards, "hand": text["hand"], "told": text["told"], "log": self.lines, "log_from": 0}


def at_one_table(house: Open, game: str, seats: int) -> tuple[list[Visitor], str]:
    people = [house.visitor() for _ in range(seats)]
    code = people[0].table("me", *["open"] * (seats - 1), game=game)
    for person in people[1:]:
        person.post(f"/tables/{code}/sit", {"seat": -1})
    return people, code


@once
@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_sent_is_what_could_be_fetched(house: Open, game: str) -> None:
    rng = random.Random(game)
    seats = max(2, game_named(game).seats[0])
    people, code = at_one_table(house, game, seats)
    lookers = [*enumerate(people), (SPECTATOR, house.visitor())]
    pages = [visitor.news(table=code, **({} if seat < 0 else {"seat": seat})) for seat, visitor in lookers]
    screens = [Screen(page.__enter__()) for page in pages]
    try:
        for screen, (seat, _) in zip(screens, lookers, strict=True):
            screen.watch(seat)
        whole = 0
        for _ in range(25):
            state = move(people, code, rng)
            for screen, (seat, visitor) in zip(screens, lookers, strict=True):
                wanted = visitor.state(code, seat=seat, shape="all", log=0)
                assert screen.until(wanted["version"]) == wanted
                whole += len(json.dumps(wanted))
            if state["status"] == "over":
                break
        assert sum(sum(one.bytes[1:]) for one in screens) < whole / 3, "a change is no whole state"
    finally:
        for page in pages:
            page.__exit__(None, None, None)


def move(people: list[Visitor], code: str, rng: random.Random) -> Any:
    """Somebody who is asked answers, or takes back."""
    for person in people:
        state = person.state(code)
        if state["undo"] and rng.random() < 0.15:
            return person.post(f"/tables/{code}/undo", {"number": state["number"]}, shape="", log=-5)
        if state["choices"]:
            return person.answer(code, state, rng.choice(state["choices"])["code"])
    return state


@once
@pytest.mark.parametrize("game", sorted(games()))
def test_a_change_tells_nothing_that_the_seat_may_not_know(house: Open, game: str) -> None:
    """All that is hidden is dealt anew, before and after an answer: the change between is the same bytes."""
    rng = random.Random(f"{game} changes")
    seats = max(2, game_named(game).seats[0])
    people, code = at_one_table(house, game, seats)
    sitting = house.house.sittings[code]
    for _ in range(12):
        before = sitting.match
        assert before is not None
        move(people, code, rng)
        after = sitting.match
        assert after is not None
        if after.over:
            return
        for seat in (*range(seats), SPECTATOR):
            look = Look(seat=seat, shapes=game_named(game).shapes, mine=(seat,) if seat >= 0 else ())
            told = []
            for deal in (lambda match, _: match, dealt_anew, dealt_anew):
                shown, changes = Shown(), []
                for n, match in enumerate((before, after)):
                    sitting.stand(deal(match, seat, Rng(n + seat + 9)) if deal is dealt_anew else match)
                    changes.append(json.dumps(plain(shown.take(state_of(sitting, look)))))
                told.append(changes)
            sitting.stand(after)
            assert told[0] == told[1] == told[2]


def plain(change: Any) -> Any:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(change))


def test_only_a_seat_of_ones_own_is_watched(house: Open, ada: Visitor, bob: Visitor) -> None:
    code = ada.table("me", "open")
    bob.post(f"/tables/{code}/sit", {"name": "Bob"})
    for visitor, seat in ((bob, 0), (house.visitor(), 1), (ada, 15)):
        with visitor.news(table=code) as page, pytest.raises(ConnectionClosed) as closed:
            Screen(page).watch(seat)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    with house.visitor().news(table=code) as page:
        state = Screen(page).watch(SPECTATOR)
        assert (state["hand"], state["choices"], state["mine"]) == ("", [], [])
    with ada.news(table=code) as page, pytest.raises(ConnectionClosed):
        Screen(page).watch(0, shape="nonsense")


def test_who_has_lost_a_seat_is_shown_no_more_of_it(house: Open, ada: Visitor, bob: Visitor) -> None:
    """A seat taken over with its token, and an account logged out everywhere: the page that is open still hears no secret."""
    sat: Any = ada.post("/tables", {"game": "colovini", "seats": [{"who": "me"}, {"who": "open"}]})
    code, token = sat["table"]["code"], sat["keys"][0]["token"]
    bob.post(f"/tables/{code}/sit", {"name": "Bob"})
    with ada.news(table=code, seat=0) as page:
        screen = Screen(page)
        screen.watch(0)
        house.visitor().post("/seats/claim", {"token": token})
        while (kind := json.loads(page.recv(timeout=20))["kind"]) != "table":
            assert kind != "state"
    carol = house.visitor()
    carol.post("/account", {"name": f"Carol{code}", "password": "long enough"})
    mine = carol.table("me", "open")
    bob.post(f"/tables/{mine}/sit", {"name": "Bob"})
    with carol.news(table=mine, seat=0) as page:
        screen = Screen(page)
        screen.watch(0)
        carol.post("/account/logout-everywhere")
        for person in (bob, carol):
            state = person.state(mine)
            if state["choices"]:
                person.answer(mine, state, state["choices"][0]["code"])
        with pytest.raises(TimeoutError):
            screen.next(1.0)


@once
def test_an_answer_in_brief(house: Open, ada: Visitor) -> None:
    code = ada.table("me", "me")
    with ada.news(table=code, seat=0) as page:
        screen = Screen(page)
        state = screen.watch(0, shape="")
        what = {"number": state["number"], "choice": state["choices"][0]["code"], "seat": 0}
        taken = ada.post(f"/tables/{code}/answer", what, brief=1)
        assert taken == {"version": screen.until(taken["version"])["version"]}
        assert ada.post(f"/tables/{code}/answer", what, brief=1) == taken, "the same once more"
        assert ada.post(f"/tables/{code}/answer", {**what, "choice": "zz"}, 409, brief=1)["state"]["number"] != what["number"]


@once
def test_a_page_that_wishes_anew_gets_the_whole(house: Open, ada: Visitor) -> None:
    code = ada.table("me", "me")
    with ada.news(table=code, seat=0) as page:
        screen = Screen(page)
        first = screen.watch(0, shape="tall")
        assert [board["shape"] for board in first["boards"]] == ["tall"]
        other = Screen(page)
        assert [board["shape"] for board in other.watch(1, shape="wide,tall")["boards"]] == ["wide", "tall"]
        assert other.state()["seat"] == 1
        assert other.state() == ada.state(code, seat=1, shape="wide,tall", log=0)


def test_pieces_are_named_by_their_place_in_the_text_before() -> None:
    def pieces(old: str, new: str) -> Any:
        marks = [__import__("array").array("q", map(hash, text.split())) for text in (old, new)]
        return in_pieces(marks[0], new.split(), marks[1])

    assert pieces("", "a b") == ["a", "b"]
    assert pieces("a b c d", "a b x d") == [[0, 2], "x", [3, 1]]
    assert pieces("a b c", "c b a") == [[2, 1], [1, 1], [0, 1]]
    assert pieces("a b", "") == []
