"""For the keeper: the shell's commands upon a database, logs for machines, numbers of several workers, a graceful end."""

from __future__ import annotations

import json
import logging
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.store.postgres import Postgres
from tests.web.killing import Killed
from tests.web.visiting import Open, until

from orichalcum.kernel.record import replay
from orichalcum.store.opening import engine_for
from orichalcum.terminal.main import run
from orichalcum.web.logs import JsonLines

SHELL = [sys.executable, "-m", "orichalcum.terminal.main"]


def played(database: str) -> str:
    """A house with one finished game and one in progress; the code of the finished one."""
    house = Open(database)
    ada = house.visitor()
    over, going = ada.table("me", "me"), ada.table("me", "me")
    ada.play_to_the_end(over, (0, 1), random.Random(2))
    state = ada.state(going, seat=0)
    ada.answer(going, state, state["choices"][0]["code"])
    house.close()
    return over


def test_backup_restore_export_and_doctor(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = played(database)
    file, other = tmp_path / "monday.backup", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run(["backup", str(file), "--database", database, "--lang", "en"]) == 0
    assert run(["restore", str(file), "--database", other, "--lang", "en"]) == 0
    assert run(["restore", str(file), "--database", other, "--lang", "en"]) == 2, "there are games in it now"
    assert "empty" in capsys.readouterr().err
    for one in (database, other):
        assert run(["export", str(tmp_path / "records"), "--database", one, "--game", "colovini", "--lang", "en"]) == 0
        [record] = (tmp_path / "records").glob("*.txt")
        assert record.name == f"colovini-{code}.txt"
        assert replay(record.read_text(encoding="utf-8")).over
        capsys.readouterr()
        assert run(["doctor", "--database", one, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["house state"] == "every game in progress can go on"
        assert found["house tables"] == "1 over, 1 playing"


def test_doctor_finds_a_game_that_cannot_go_on(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(database)
    engine = engine_for(database)
    with engine.connect().execution_options(writes=True) as c, c.begin():
        c.execute(sa.text("UPDATE entries SET code = 'zz' WHERE who >= 0"))
        c.execute(sa.text("DELETE FROM snapshots"))
    engine.dispose()
    assert run(["doctor", "--database", database, "--json"]) == 0
    assert "cannot go on" in json.loads(capsys.readouterr().out)["house state"]


def test_doctor_makes_nothing_where_nothing_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.sqlite"
    assert run(["doctor", "--database", f"sqlite:///{file}", "--lang", "en"]) == 0
    assert "not there yet" in capsys.readouterr().out
    assert not file.exists()


def test_several_workers_want_postgresql() -> None:
    command = [*SHELL, "serve", "--workers", "2", "--database", "sqlite:///nowhere.sqlite"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "several workers need PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_house_ends_gracefully_and_tells_its_pages(folder: Path) -> None:
    house = Killed(f"sqlite:///{folder / 'house.sqlite'}")
    house.open()
    house.wait()
    script = "import sys; from websockets.sync.client import connect\n"
    script += "with connect(sys.argv[1]) as page:\n    print(page.recv(), flush=True); print(page.recv(), flush=True)"
    page = subprocess.Popen(
        [sys.executable, "-c", script, house.address.replace("http", "ws") + "/api/news"], stdout=subprocess.PIPE, text=True
    )
    assert page.stdout is not None
    assert json.loads(page.stdout.readline())["kind"] == "hello"
    assert house.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
    assert json.loads(page.stdout.readline())["kind"] == "bye"
    page.wait(60)
    page.stdout.close()


def test_logs_for_machines_are_json_with_fields_of_their_own() -> None:
    record = logging.LogRecord("orichalcum.requests", logging.INFO, "", 0, "%s was asked", ("/x",), None)
    record.about = {"path": "/x", "status": 200, "ms": 1.5}
    line = json.loads(JsonLines().format(record))
    assert (line["says"], line["status"], line["ms"], line["level"]) == ("/x was asked", 200, 1.5, "info")


def test_no_token_cookie_or_answer_is_in_the_logs(folder: Path) -> None:
    log = folder / "log"
    house = Killed(f"sqlite:///{folder / 'house.sqlite'}")
    with log.open("wb") as out:
        house.process = subprocess.Popen(
            [*SHELL, "serve", "--port", str(house.port), "--log", "json"], env=house.environment, stderr=out, stdout=out
        )
        house.wait()
        wish = {"game": "colovini", "seats": [{"who": "me"}, {"who": "me"}]}
        with httpx.Client(base_url=house.address) as http:
            sat = http.post("/api/tables", json=wish).json()
            cookie = http.cookies["orichalcum"]
            http.get("/api/me", headers={"Authorization": f"Bearer {sat['keys'][0]['token']}"})
        house.kill(signal.SIGTERM)
    said = log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in said.splitlines()]
    assert any(line.get("path") == "/api/tables" and line["status"] == 200 and line["method"] == "POST" for line in lines)
    assert sat["keys"][0]["token"] not in said
    assert cookie not in said


@pytest.mark.once
def test_several_workers_are_one_house_with_one_sum_of_numbers(postgres: Postgres) -> None:
    """`serve --workers 2` on PostgreSQL: connections go to either, and whoever plays does not notice."""
    house = Killed(postgres.fresh("workers"))
    house.process = subprocess.Popen(
        [*SHELL, "serve", "--port", str(house.port), "--workers", "2", "--log", "quiet"], env=house.environment
    )
    try:
        house.wait()
        wish = {"game": "colovini", "seats": [{"who": "me"}, {"who": "me"}]}
        with httpx.Client(base_url=house.address) as http:
            code = http.post("/api/tables", json=wish).json()["table"]["code"]
            cookies = dict(http.cookies)
        for _ in range(8):  # each on a connection of its own
            with httpx.Client(base_url=f"{house.address}/api/tables/{code}", cookies=cookies) as http:
                states = [http.get(f"/state?shape=&seat={seat}").json() for seat in (0, 1)]
                state = next(one for one in states if one["choices"])
                answer = {"number": state["number"], "choice": state["choices"][0]["code"], "seat": state["seat"]}
                assert http.post("/answer?shape=", json=answer).status_code in (200, 409)
        found = [httpx.get(f"{house.address}/metrics").text for _ in range(6)]
        assert len({line for text in found for line in text.splitlines() if line.startswith("orichalcum_answers_total")}) == 1
        until(lambda: len(children(house)) >= 2)
    finally:
        assert house.kill(signal.SIGTERM) in (0, -signal.SIGTERM)


def children(house: Killed) -> list[str]:
    assert house.process is not None
    return Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()


def test_what_is_in_the_environment_is_taken_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from orichalcum.web.settings import settings_from

    monkeypatch.setenv("ORICHALCUM_HOME", str(tmp_path))
    assert settings_from({}).database == f"sqlite:///{tmp_path / 'house.sqlite'}"
    found = settings_from(
        {"ORICHALCUM_SMTP": "smtp://x", "ORICHALCUM_ORIGIN": "https://house.example/"}, database="postgresql://x"
    )
    assert (found.mail.url, found.origin, found.is_secure, found.database) == (
        "smtp://x", "https://house.example", True, "postgresql://x",
    )  # fmt: skip
    assert os.environ["ORICHALCUM_HOME"] == str(tmp_path)
