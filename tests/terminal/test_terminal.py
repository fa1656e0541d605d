"""The house in the shell, used as its user would."""

from __future__ import annotations

import json
import os
import re
import signal
import tomllib
from pathlib import Path

import msgspec
import pytest
from tests.terminal.conftest import Shell

import orichalcum
import orichalcum_shell
from orichalcum.kernel.snapshot import unpack_match
from orichalcum.terminal.doctor import PACKAGES, has_compiler, in_brief
from orichalcum.terminal.main import app, main
from orichalcum.terminal.page import said
from orichalcum.terminal.playing import Player
from orichalcum.terminal.sitting import Saved, Sitting

COMMANDS = ["games", "play", "watch", "replay", "picture", "rules", "new-game", "doctor", "selfplay", "bench"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example_in_its_help(shell: Shell, command: str) -> None:
    code, said = shell(command, "--help")
    assert code == 0
    assert f"orichalcum {command}" in said


@pytest.mark.parametrize("command", ["check", "new", "diff"])
def test_every_edition_command_has_an_example_too(shell: Shell, command: str) -> None:
    assert f"orichalcum edition {command}" in shell("edition", command, "--help")[1]


def test_the_catalogue_for_people_and_programs(shell: Shell) -> None:
    assert "Atlantis" in shell("games")[1]
    assert "Plätze" in shell("games", "--lang", "de")[1]
    code, said = shell("games", "--json")
    assert code == 0
    cards = {card["id"]: card for card in json.loads(said)}
    assert cards["colovini"]["seats"] == [2, 3, 4]
    assert cards["colovini"]["options"]["sell_many"] == {"default": False, "values": [False, True]}


def test_play_save_resume_undo_and_hints(shell: Shell) -> None:
    code, said = shell(
        "play",
        "colovini",
        "--seats",
        "2",
        "--bots",
        "greedy:1",
        "--seed",
        "3",
        keys="?\nw\nh\nl\nt\nr\nr 9.1\np\nzz\nu\nq\n",
    )
    assert code == 0
    assert "zz is no choice and no command" in said
    assert "%" in said
    assert "There is nothing to take back" in said
    assert "9.1 Where" in said
    assert ".svg" in said
    assert "--resume" in said
    code, said = shell("play", "--resume", "last", "--lang", "de", keys="1\n")
    assert code == 0
    assert "Das Spiel ist gespeichert" in said


def test_a_table_told_before_is_told_again_only_where_it_changed(shell: Shell) -> None:
    once = "School: Scientist"
    assert shell("play", "exodus", "--seats", "1", "--seed", "3", keys="1\n1\nq\n")[1].count(once) == 1
    assert shell("play", "exodus", "--seats", "1", "--seed", "3", keys="1\n1\nt\nq\n")[1].count(once) == 2


def test_a_whole_game_in_the_shell(shell: Shell) -> None:
    code, said = shell("play", "colovini", "--seats", "2", "--bots", "random", "--seed", "4", keys="1\n" * 400)
    assert code == 0
    assert "How the points came" in said
    assert "wins with" in said or "win together" in said
    records = list(Path("home/games").glob("*.orichalcum"))
    assert len(records) == 1
    assert not list(Path("home/games").glob("*.sitting"))
    assert "The record holds" in shell("replay", str(records[0]), "--check")[1]


def test_hot_seat_hands_over_and_shows_no_hand_in_between(shell: Shell) -> None:
    code, said = shell(
        "play", "colovini", "--seats", "2", "--you", "1,2", "--names", "Mira,Ana", "--seed", "5", keys="\n1\n" * 12 + "q\n"
    )
    assert code == 0
    assert "Hand over to Mira" in said
    assert "Hand over to Ana" in said


def test_watch_replay_and_picture(shell: Shell) -> None:
    code, _ = shell("watch", "colovini", "--bots", "greedy:1,random", "--seats", "2", "--pace", "0", "--seed", "1")
    assert code == 0
    record = str(next(Path("home/games").glob("*.orichalcum")))
    assert shell("replay", record, "--at", "70", "--seat", "1")[0] == 0
    assert shell("picture", record, "--at", "70", "-o", "board.svg")[0] == 0
    assert Path("board.svg").read_text().startswith("<svg")
    assert shell("picture", record, "-o", "board.png", "--shape", "tall", "--tones", "night", "--width", "400")[0] == 0
    assert Path("board.png").read_bytes().startswith(b"\x89PNG")
    assert shell("picture", record, "-o", "board.gif")[0] == 2
    assert shell("picture", record, "-o", "board.svg", "--shape", "round")[0] == 2
    assert shell("replay", record, "--seat", "9")[0] == 2


def test_watch_plays_the_same_for_the_same_seed(shell: Shell) -> None:
    told = [shell("watch", "colovini", "--bots", "greedy:1", "--seats", "2", "--pace", "0", "--seed", "7")[1] for _ in range(2)]
    assert told[0].rpartition("The record")[0] == told[1].rpartition("The record")[0]
    assert shell("watch")[0] == 2


def test_watching_can_be_left_and_gone_on_with(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: float) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("orichalcum.terminal.seating.time.sleep", interrupted)
        code, said = shell("watch", "colovini", "--bots", "random", "--seats", "2")
    assert code == 0
    assert "--resume" in said
    assert not list(Path("home/games").glob("*.orichalcum"))
    assert shell("watch", "--resume", "last", "--pace", "0")[0] == 0
    assert list(Path("home/games").glob("*.orichalcum"))


def test_a_person_may_interrupt_at_any_question(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("orichalcum.terminal.playing.console.input", interrupted)
        code, said = shell("play", "colovini", "--seats", "2", "--bots", "random")
    assert code == 0
    assert "--resume" in said
    assert shell("play", "--resume", "last", keys="q\n")[0] == 0


def test_rules_are_shown_and_found(shell: Shell) -> None:
    assert "4.2" in shell("rules", "colovini")[1]
    assert "Brücke" in shell("rules", "colovini", "--lang", "de", "--find", "9.1")[1]
    code, said = shell("rules", "colovini", "--find", "dragon")
    assert code == 2
    assert "No rule speaks of dragon" in said


def test_editions_are_begun_checked_and_compared(shell: Shell) -> None:
    assert shell("edition", "new", "colovini", "-o", "mine.toml")[0] == 0
    code, said = shell("edition", "check", "mine.toml")
    assert code == 0
    assert "mine" in said
    assert shell("edition", "new", "colovini", "-o", "mine.toml")[0] == 2
    assert "same content" in shell("edition", "diff", "colovini", "mine.toml")[1]
    assert shell("play", "colovini", "--edition", "mine.toml", "--seats", "2", "--bots", "random", keys="q\n")[0] == 0
    assert shell("play", "--resume", "last", keys="q\n")[0] == 0
    Path("mine.toml").write_text(Path("mine.toml").read_text().replace("title", "tilte", 1))
    code, said = shell("edition", "check", "mine.toml")
    assert code == 2
    assert "mine.toml: table edition" in said


def test_the_doctor_says_what_is_here(shell: Shell) -> None:
    code, said = shell("doctor", "--json")
    assert code == 0
    found = json.loads(said)
    assert found["games"] == list(orichalcum.catalogue())
    assert isinstance(found["compiled"], bool)
    assert "Orichalcum" in shell("doctor", "--brief")[1]
    assert "data folder" in shell("doctor")[1]


def test_what_the_doctor_advises_to_install_is_there_to_be_installed() -> None:
    named = set(re.findall(r"orichalcum\[(\w+)\]", " ".join(PACKAGES.values())))
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert named <= set(project["optional-dependencies"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "colovine"], "did you mean colovini"),
        (["play"], "name a game"),
        (["play", "colovini", "--seats", "9"], "2 to 4 seats"),
        (["play", "colovini", "--you", "7"], "--you names seats from 1 to 4"),
        (["play", "colovini", "--bots", "genius"], "genius"),
        (["play", "colovini", "--option", "fly=yes"], "no option fly"),
        (["play", "colovini", "--option", "fly"], "NAME=VALUE"),
        (["play", "colovini", "--lang", "tlh"], "en and de"),
        (["play", "--resume", "yesterday"], "no saved game"),
        (["replay", "nothing.orichalcum"], "does not exist"),
        (["new-game", "Big Game"], "lower-case"),
        (["dance"], "No such command"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(shell: Shell, words: list[str], said: str) -> None:
    code, seen = shell(*words)
    assert code == 2
    assert said in seen.replace("\n", " ").replace("│", "")
    assert "Traceback" not in seen


def test_a_mistake_of_the_program_is_no_traceback(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("orichalcum.terminal.seating.card", broken)
    code, said = shell("games")
    assert code == 1
    assert "A mistake of the program: ZeroDivisionError: oh" in said
    assert "Traceback" not in said
    with pytest.raises(ZeroDivisionError):
        shell("--debug", "games")
    monkeypatch.setattr("sys.argv", ["orichalcum", "games", "--debug"])
    with pytest.raises(ZeroDivisionError):
        main()


def test_the_app_knows_all_its_commands() -> None:
    assert app.info.name == "orichalcum"


def test_alone_among_bots_a_window_in_which_nothing_can_be_done_passes_by_itself() -> None:
    rows = "\n".join(f"row {seat} ships_3 ships_3 support support ships_2" for seat in (1, 2))
    text = f"seats 3\nevent senate_pays_debts\n{rows}\nrow 3 {'refugees_2 ' * 5}\nspecial 1 CARD\nnext slot 1"
    for card, people, passes in (("guard", 1, True), ("shapeshifting_spy", 1, False), ("guard", 2, False)):
        match = orichalcum.game("lastdays").arrange(text.replace("CARD", card))
        for seat in (2, 1, 0):
            match.play("0", seat)
        bots = ["", "" if people == 2 else "random", "random"]
        player = Player(Sitting(match, ["a", "b", "c"], bots, Path("nowhere"), "reconstructed"), "en")
        window = match.table.step()
        assert player.lets_pass(0) == passes
        assert (match.table.step() is not window) == passes


def test_ctrl_c_in_the_middle_of_an_answer_waits_until_it_is_given_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = orichalcum.game("colovini").arrange("path R5 F2+\nseat FF - 0 0 0 1\nseat S - 1 0 0 0\nturn 1")
    sitting = Sitting(match, ["a", "b"], ["", ""], tmp_path / "one.sitting", "reconstructed", seed=1)
    sitting.begin()
    hear = match.hear

    def interrupted() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        hear()

    monkeypatch.setattr(match, "hear", interrupted)  # in the middle of Match.play
    with pytest.raises(KeyboardInterrupt):
        sitting.play("aF", 0)
    assert match.waiting() == [1]
    saved = unpack_match(msgspec.msgpack.decode(sitting.path.read_bytes(), type=Saved).snapshot)
    assert saved.record == match.record


def test_ctrl_c_while_the_house_is_being_loaded_shows_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("orichalcum.terminal.main.main", interrupted)
    with pytest.raises(SystemExit) as left:
        orichalcum_shell.main()
    assert left.value.code == 130


def test_two_games_begun_in_the_same_second_have_files_of_their_own(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orichalcum.terminal.sitting.time.strftime", lambda _: "now")
    for _ in range(3):
        assert shell("play", "colovini", "--bots", "random", keys="q\n")[0] == 0
    assert sorted(path.name for path in Path("home/games").iterdir()) == [
        "now-colovini-2.sitting", "now-colovini-3.sitting", "now-colovini.sitting",
    ]  # fmt: skip


def test_a_saved_game_finds_its_edition_from_everywhere(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shell("edition", "new", "colovini", "-o", "my own.toml")[0] == 0
    assert shell("edition", "check", "my own.toml")[0] == 0, "the name in it is one word"
    assert shell("play", "colovini", "--edition", "my own.toml", "--bots", "random", keys="q\n")[0] == 0
    Path("elsewhere").mkdir()
    monkeypatch.chdir("elsewhere")
    assert shell("play", "--resume", "last", keys="q\n")[0] == 0


def test_play_with_a_seed_is_the_same_game_each_time(shell: Shell) -> None:
    told = [shell("play", "colovini", "--bots", "greedy:1", "--seed", "7", keys="1\n" * 9 + "q\n")[1] for _ in range(2)]
    assert told[0].rpartition("The game is saved")[0] == told[1].rpartition("The game is saved")[0]


def test_troubles_with_files_name_the_file_and_why(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no folder/x.toml: No such file or directory" in shell("edition", "new", "colovini", "-o", "no folder/x.toml")[1]
    Path("dir.toml").mkdir()
    assert "dir.toml: Is a directory" in shell("edition", "check", "dir.toml")[1]
    Path("file").touch()
    monkeypatch.setenv("ORICHALCUM_HOME", "file/home")
    code, said = shell("play", "colovini")
    assert code == 2
    assert "the data folder file/home cannot be made (Not a directory); name another one by ORICHALCUM_HOME" in said


def test_the_doctor_looks_on_where_there_is_no_data_folder(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").touch()
    monkeypatch.setenv("ORICHALCUM_HOME", "file/home")
    code, seen = shell("doctor", "--json")
    assert code == 0
    found = json.loads(seen)
    assert found["games"]
    assert not found["data_folder_writable"]
    assert "name another one by ORICHALCUM_HOME" in found["data_folder"]
    assert "ORICHALCUM_HOME" in found["house state"]


def test_a_new_game_needs_a_name_of_its_own(shell: Shell) -> None:
    assert "there is a game colovini already" in shell("new-game", "colovini")[1]
    assert "cd 'a b'" in shell("new-game", "harbour", "-o", "a b")[1]


def compiler_is_there(monkeypatch: pytest.MonkeyPatch, is_there: bool) -> None:
    monkeypatch.delenv("ORICHALCUM_PURE", raising=False)
    monkeypatch.setattr("orichalcum.terminal.doctor.has_compiler", lambda: is_there)


def test_the_doctor_tells_a_missing_compiler_from_rules_not_yet_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orichalcum.terminal.doctor.is_compiled", lambda: False)
    monkeypatch.setattr("orichalcum.terminal.doctor.table.__file__", "/venv/site-packages/orichalcum/kernel/table.py")
    compiler_is_there(monkeypatch, False)
    assert "no C compiler here" in in_brief(said("en"))
    compiler_is_there(monkeypatch, True)
    assert "not compiled yet" in in_brief(said("en"))
    assert "C compiler" not in in_brief(said("en"))
    monkeypatch.setattr("orichalcum.terminal.doctor.table.__file__", "/house/src/orichalcum/kernel/table.py")
    assert "sources as they stand" in in_brief(said("en"))
    monkeypatch.setenv("ORICHALCUM_PURE", "1")
    assert "ORICHALCUM_PURE=1" in in_brief(said("en"))


def test_no_compiler_is_found_where_none_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert not has_compiler()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["doctor", "--database", "sqlite:///junk"], "The database cannot be used: file is not a database"),
        (["backup", "."], "is a directory"),
        (["restore", "nothing"], "does not exist"),
        (["export", "out", "--game", "chess"], "there is no game chess"),
        (["serve", "--log", "xml"], "--log is plain, json or quiet; not xml"),
        (["serve", "--origin", "over there"], "--origin is an address as in https://play.example.org; not over there"),
    ],
)
def test_mistakes_of_the_keeper_are_answered_in_a_sentence(shell: Shell, words: list[str], said: str) -> None:
    Path("junk").write_bytes(bytes(range(256)) * 20)
    code, seen = shell(*words)
    assert code == 2
    assert said in seen.replace("\n", " ").replace("│", "")
    assert "A mistake of the program" not in seen
