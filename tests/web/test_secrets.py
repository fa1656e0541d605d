"""Hidden information, on the raw bytes that leave the house.

All that a seat may not know is dealt anew behind the house's back: whatever the house then says to that seat, or to a
spectator, must be the same bytes as before.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.web.visiting import Open, Visitor

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.snapshot import pack_table
from orichalcum.kernel.table import SPECTATOR
from orichalcum.web.sitting import Sitting

pytestmark = pytest.mark.parametrize("house", ["sqlite"], indirect=True)  # what is looked at here has left the store
MOMENTS = 4
EVERY_TABLE = [(name, seats) for name, game in sorted(games().items()) for seats in game.seats]


def said_to(visitor: Visitor, code: str, seat: int) -> list[bytes]:
    """Everything that can be asked of a table, as it comes over the wire, but for the clock's ticking."""
    state = visitor.get(f"/tables/{code}/state", seat=seat, shape="all")
    shapes = [board["shape"] for board in state["boards"]]
    paths = [
        f"state?seat={seat}&shape=all",
        f"state?seat={seat}&lang=de&shape=",
        f"refusals?seat={seat}",
        f"record?seat={seat}",
    ]
    paths += [f"picture.svg?seat={seat}&shape={shape}" for shape in shapes[:1]]
    paths += [f"seats/{n}.svg?seat={seat}" for n in range(len(state["plates"]))]
    paths += [f"replay?seat={seat}&at={at}&shape=" for at in (state["at"], state["at"] // 2)]
    paths += [f"replay?seat={seat}&eyes=all&shape=", "chat", f"news?seat={seat}&wait=0", "account.svg"]
    for choice in state["choices"][:6]:
        paths += [f"overlay?seat={seat}&choice={choice['code']}&shape={shape}" for shape in shapes]
    said = [visitor.http.get(f"/api/tables/{code}/{path}").content for path in paths]
    said += [visitor.http.get(f"/api{path}").content for path in (f"/tables/{code}", "/me/tables", "/lobby", "/me/notices")]
    said += [visitor.http.get(path).content for path in (f"/tables/{code}", f"/tables/{code}/replay", f"/join/{code}")]
    return said + refused(visitor, code, state)


def refused(visitor: Visitor, code: str, state: Any) -> list[bytes]:
    """What the house says to answers that cannot be, others' codes among them: a refusal must betray nothing either."""
    codes = {choice["code"] for choice in state["choices"]}
    hostile = ["no-such", "0", "-", *(chr(letter) for letter in range(97, 103)), *(code[::-1] for code in sorted(codes)[:3])]
    posts: list[tuple[str, Any]] = [
        ("answer", {"number": state["number"], "choice": one}) for one in hostile if one not in codes
    ]
    posts += [("answer", {"number": state["number"] + 7, "choice": "a"}), ("undo", {"number": 999_999})]
    posts += [("answer", {"number": state["number"], "choice": "a", "seat": -1}), ("branch", {"at": 3, "seat": 14})]
    return [visitor.http.post(f"/api/tables/{code}/{what}?shape=", json=body).content for what, body in posts]


def dealt_anew(match: Match, seat: int, rng: Rng) -> Match:
    """A match that this seat cannot tell from the real one."""
    other = match.copy()
    other.use_marks_of(match)
    other.table = match.imagine(seat, rng)
    other.table.telling = True
    return other


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_nobody_is_told_what_they_may_not_know(house: Open, game: str, seats: int) -> None:
    rng = random.Random(f"{game} {seats}")
    people = [house.visitor() for _ in range(seats)]
    code = people[0].table("me", *["open"] * (seats - 1), game=game, visibility="public")
    for person in people[1:]:
        person.post(f"/tables/{code}/sit", {"seat": -1})
        person.post(f"/tables/{code}/ready", {"seat": person.get(f"/tables/{code}")["mine"][0]})
    sitting = house.house.sittings[code]
    assert sitting.row.status == "playing"
    for _ in range(MOMENTS):
        go_on(sitting, people, code, rng)
        if sitting.row.status != "playing":
            break
        check(house, sitting, people, code)


def go_on(sitting: Sitting, people: list[Visitor], code: str, rng: random.Random) -> None:
    for _ in range(rng.randrange(1, 25)):
        asked = [who for who in (sitting.match.waiting() if sitting.match else []) if who >= 0]
        if not asked:
            return
        who = rng.choice(asked)
        state = people[who].state(code)
        people[who].answer(code, state, rng.choice(state["choices"])["code"])


def check(house: Open, sitting: Sitting, people: list[Visitor], code: str) -> None:
    real = sitting.match
    assert real is not None
    lookers: list[tuple[int, Visitor]] = [*enumerate(people), (SPECTATOR, house.visitor())]
    for seat, visitor in lookers:
        other = dealt_anew(real, seat, Rng(seat + 7))
        assert pack_table(real.seen_by(seat)) == pack_table(other.seen_by(seat)), "what a bot is given"
        with visitor.news(table=code, **({} if seat == SPECTATOR else {"seat": seat})) as page:
            hello = page.recv(timeout=20)
        before = said_to(visitor, code, seat)
        version = sitting.version(seat)
        sitting.stand(other)
        try:
            assert said_to(visitor, code, seat) == before
            with visitor.news(table=code, **({} if seat == SPECTATOR else {"seat": seat})) as page:
                assert page.recv(timeout=20) == hello
            assert sitting.version(seat) == version
        finally:
            sitting.stand(real)


def test_a_spectator_and_the_host_get_no_hand_at_all(house: Open, ada: Visitor, bob: Visitor) -> None:
    for name in sorted(games()):
        least = max(2, game_named(name).seats[0])
        sat: Any = ada.post("/tables", {"game": name, "seats": [{"who": "open"}, *[{"who": "bot"}] * (least - 1)]})
        code = sat["table"]["code"]
        bob.post(f"/tables/{code}/sit", {"seat": 0})
        host, spectator = ada.state(code, shape="all"), house.visitor().state(code, shape="all")
        assert host["seat"] == SPECTATOR
        assert host["hand"] == spectator["hand"] == ""
        assert host["choices"] == []
        assert ada.get(f"/tables/{code}/state", 403, seat=0)["error"] == "not-yours"
        assert ada.get(f"/tables/{code}/replay", 403, seat=0)["error"] == "not-yours"
        eyes = ada.get(f"/tables/{code}/replay", eyes="all")
        assert eyes["seat"] == SPECTATOR, "everything is open only when all is over"
