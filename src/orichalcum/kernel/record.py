"""Records: a game as a text that people can read and programs must understand (docs/records.md).

    [orichalcum 1]
    game colovini
    ...
    result 12 30 8 -4

    ~ R4
    1 aF

Reading is strict and total: any text gives a record or a BadRecord, in time and memory bounded by its length.
"""

from __future__ import annotations

from typing import Any

import msgspec

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.edition import Edition
from orichalcum.kernel.errors import BadOption, BadPosition, BadRecord, NoSuchGame, Refused
from orichalcum.kernel.game import Game
from orichalcum.kernel.match import Answer, Match, may_know
from orichalcum.kernel.table import LUCK, NOBODY_HIDES

FORMAT = "[orichalcum 1]"
MOST_BYTES = 4_000_000
MOST_ANSWERS = 200_000
LONGEST_CODE = 80
HIDDEN = "?"


class Header(msgspec.Struct):
    """What stands above the answers.  `lines` tells where each word of it stood."""

    game: str = ""
    edition: str = ""
    hash: str = ""
    rules: int = 0
    seats: int = 0
    options: dict[str, str] = {}
    position: list[str] = []
    result: str = ""
    lines: dict[str, int] = {}


class Record(msgspec.Struct):
    header: Header
    answers: list[tuple[int, int, str]]  # line, seat or LUCK, code


def write_record(match: Match, seat: int = NOBODY_HIDES) -> str:
    """The record as a seat may know it: what it may not is a question mark, and such a record cannot be replayed."""
    lines = [
        FORMAT,
        f"game {match.game.id}",
        f"edition {match.edition.name} {match.edition.hash}",
        f"rules {match.game.rules_version}",
        f"seats {match.seats}",
        *(f"option {name} {_said(value)}" for name, value in match.agreed.items()),
        *(f"position {line}" for line in _position(match, seat)),
    ]
    if match.over:
        lines.append(f"result {' '.join(str(score) for score in match.scores())}")
    shown = [_line(one, seat) for i, one in enumerate(match.answers) if not match.is_hidden(i, seat)]
    return "\n".join([*lines, "", *shown]) + "\n"


def _position(match: Match, seat: int) -> list[str]:
    """What it was arranged from tells every hand: a seat's record does not have it."""
    lines = [line for line in match.position.splitlines() if line.strip()]
    return lines if seat == NOBODY_HIDES else [HIDDEN] if lines else []


def _line(answer: Answer, seat: int) -> str:
    who = "~" if answer.who == LUCK else str(answer.who + 1)
    known = seat == answer.who or may_know(seat, answer.sees)
    return f"{who} {answer.code if known else HIDDEN}"


def _said(value: bool | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


def read_record(raw: str | bytes) -> Record:
    """Header and answers, without asking whether they follow the rules."""
    text = _decoded(raw)
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BadRecord(1, f"expected {FORMAT}")
    header, number = _read_header(lines)
    answers = []
    for at in range(number, len(lines)):
        line = lines[at].partition("#")[0].strip()
        if line:
            answers.append(_read_answer(at + 1, line, header.seats))
    if len(answers) > MOST_ANSWERS:
        raise BadRecord(answers[MOST_ANSWERS][0], f"a record has at most {MOST_ANSWERS} answers")
    return Record(header, answers)


def _decoded(raw: str | bytes) -> str:
    if len(raw) > MOST_BYTES:
        raise BadRecord(1, f"a record has at most {MOST_BYTES} bytes")
    if isinstance(raw, str):
        return raw
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as trouble:
        raise BadRecord(raw.count(b"\n", 0, trouble.start) + 1, "is not UTF-8 text") from trouble


def _read_header(lines: list[str]) -> tuple[Header, int]:
    header = Header(options={}, position=[], lines={})
    for at in range(1, len(lines)):
        if not lines[at].strip():
            return _whole(header, at + 1), at
        key, _, value = lines[at].partition("#")[0].strip().partition(" ")
        if key:
            _take(header, at + 1, key, value.strip())
    raise BadRecord(len(lines), "expected an empty line after the header")


def _take(header: Header, number: int, key: str, value: str) -> None:
    if key == "option":
        name, _, wish = value.partition(" ")
        if name in header.options:
            raise BadRecord(number, f"option {name[:40]} stands twice")
        header.options[name] = wish.strip()
        header.lines[f"option {name}"] = number
        return
    if key == "position":
        header.position.append(value)
        header.lines.setdefault(key, number)
        return
    if key in header.lines:
        raise BadRecord(number, f"{key} stands twice")
    header.lines[key] = number
    if key in ("game", "result"):
        setattr(header, key, value)
    elif key == "edition":
        header.edition, _, header.hash = value.partition(" ")
    elif key in ("rules", "seats"):
        setattr(header, key, _number(number, key, value))
    else:
        raise BadRecord(number, f"unknown word {key[:40]!r} in the header")


def _number(number: int, key: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 5):
        raise BadRecord(number, f"{key}: expected a number, found {value[:20]!r}")
    return int(value)


def _whole(header: Header, number: int) -> Header:
    for key in ("game", "edition", "rules", "seats"):
        if key not in header.lines:
            raise BadRecord(number, f"the header has no line {key}")
    return header


def _read_answer(number: int, line: str, seats: int) -> tuple[int, int, str]:
    who, _, code = line.partition(" ")
    if not code or " " in code or len(code) > LONGEST_CODE:
        raise BadRecord(number, "expected a seat (or ~ for luck) and one answer")
    if who == "~":
        return number, LUCK, code
    if not (who.isascii() and who.isdigit() and len(who) < 3 and 1 <= int(who) <= seats):
        raise BadRecord(number, f"expected a seat from 1 to {seats}, or ~; found {who[:20]!r}")
    return number, int(who) - 1, code


def replay(record: str | bytes | Record, until: int = -1, edition: Edition | None = None) -> Match:
    """The match of a record, answer by answer, or its first so many answers."""
    read = record if isinstance(record, Record) else read_record(record)
    match = opened(read.header, edition)
    for number, who, code in read.answers if until < 0 else read.answers[:until]:
        if code == HIDDEN:
            raise BadRecord(number, "this answer was hidden from whoever saved the record: it cannot be replayed")
        try:
            match.play(code, who)
        except Refused as trouble:
            raise BadRecord(number, str(trouble)) from trouble
    _check_result(read, match, until)
    return match


def opened(header: Header, edition: Edition | None = None) -> Match:
    """The match of a header, before its first answer."""
    where = header.lines
    if header.position == [HIDDEN]:
        raise BadRecord(where["position"], "this position was hidden from whoever saved the record: it cannot be replayed")
    try:
        game = game_named(header.game)
        box = edition or game.edition(header.edition)
    except (NoSuchGame, BadOption) as trouble:
        raise BadRecord(where["game" if isinstance(trouble, NoSuchGame) else "edition"], str(trouble)) from trouble
    if box.hash != header.hash:
        raise BadRecord(
            where["edition"], f"the edition {header.edition} here is {box.hash}, the record was played with {header.hash[:40]}"
        )
    if header.rules != game.rules_version:
        raise BadRecord(where["rules"], f"played by version {header.rules} of the rules; here is version {game.rules_version}")
    options = {name: _meant(game, name, value, where) for name, value in header.options.items()}
    try:
        if header.position:
            return game.arrange("\n".join(header.position), box, **options)
        return game.new(header.seats, box, **options)
    except BadOption as trouble:
        raise BadRecord(where["seats"], str(trouble)) from trouble
    except BadPosition as trouble:
        raise BadRecord(where["position"] + trouble.line - 1, trouble.cause) from trouble


def _meant(game: Game[Any], name: str, value: str, where: dict[str, int]) -> bool | str:
    for option in game.house:
        if option.name == name:
            for one in option.values:
                if _said(one) == value:
                    return one
            raise BadRecord(where[f"option {name}"], f"{name} is one of {', '.join(_said(v) for v in option.values)}")
    raise BadRecord(where[f"option {name}"], f"{game.id} has no option {name[:40]}")


def _check_result(read: Record, match: Match, until: int) -> None:
    said = read.header.result
    if said and (until < 0 or until >= len(read.answers)):
        found = " ".join(str(score) for score in match.scores()) if match.over else "not over"
        if said != found:
            raise BadRecord(read.header.lines["result"], f"the result is {found}, not {said[:80]}")
