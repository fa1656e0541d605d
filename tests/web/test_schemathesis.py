"""The whole API as it describes itself, asked by Schemathesis: no 500, all as described, and nothing of others' changes."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from tests.web.visiting import Open, Visitor

pytestmark = pytest.mark.parametrize("house", ["sqlite"], indirect=True)  # what is looked at here has left the store
EXAMPLES = 8
SLOW = 3  # where a password is hashed each time
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
TRYING = settings(
    max_examples=EXAMPLES, database=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)


def asked(schema: Any, house: Open, code: str, headers: dict[str, str]) -> list[str]:
    """Every operation, with good data and bad; the operations that were asked.  Paths lead to this table every other time."""
    names: list[str] = []
    for found in schema.get_all_operations():
        operation = found.ok()
        names.append(f"{operation.method.upper()} {operation.path}")
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            ask(operation, mode, code, headers)
    return names


def ask(operation: Any, mode: GenerationMode, code: str, headers: dict[str, str]) -> None:
    many = SLOW if "account" in operation.path else EXAMPLES

    @settings(TRYING, max_examples=many)
    @given(case=operation.as_strategy(generation_mode=mode))
    def go(case: Any) -> None:
        if "code" in case.path_parameters and len(str(case.path_parameters["code"])) % 4:
            case.path_parameters["code"] = code
        case.query = {**case.query, "wait": 0} if case.path.endswith("/news") else case.query
        found = case.call(headers=headers)
        case.validate_response(found, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # where there is nothing that could be sent wrongly
        go()


@pytest.fixture
def schema(house: Open) -> Any:
    return schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")


@pytest.mark.once
def test_whatever_a_stranger_asks_nothing_of_others_changes(house: Open, ada: Visitor, bob: Visitor, schema: Any) -> None:
    ada.post("/me", {"name": "Ada"})
    code = ada.table("me", "open")
    bob.post(f"/tables/{code}/sit", {"name": "Bob"})
    before = everything(ada, bob, code)
    names = asked(schema, house, code, {})
    assert len(names) > 40
    assert everything(ada, bob, code) == before


@pytest.mark.once
def test_whatever_a_seats_token_asks_another_seat_stays_as_it_is(house: Open, ada: Visitor, schema: Any) -> None:
    """One seat's program may play, chat, resign; it never is anybody else."""
    sat = ada.post("/tables", {"game": "colovini", "seats": [{"who": "me"}, {"who": "open"}], "leaving": "wait"})
    code, bob = sat["table"]["code"], house.visitor()
    token = bob.post(f"/tables/{code}/sit", {"name": "Bob"})["keys"][0]["token"]
    other = ada.table("me", "me")
    before = [ada.state(other, seat=seat) for seat in (0, 1)], ada.get("/me")
    asked(schema, house, code, {"Authorization": f"Bearer {token}"})
    assert ([ada.state(other, seat=seat) for seat in (0, 1)], ada.get("/me")) == before
    line = ada.get(f"/tables/{code}")
    assert line["mine"] == [0]
    assert not line["seats"][0]["resigned"]
    assert not line["seats"][0]["away"]


def everything(ada: Visitor, bob: Visitor, code: str) -> list[Any]:
    """All that two people can see of what is theirs."""
    return [
        said
        for one in (ada, bob)
        for said in (
            one.state(code), one.get("/me"), one.get("/me/tables"), one.get(f"/tables/{code}/chat"),
            one.http.get(f"/api/tables/{code}/record").text, one.get("/me/statistics"),
        )
    ]  # fmt: skip
