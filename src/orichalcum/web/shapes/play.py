"""Play: what a seat sees, answers, and is told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from orichalcum.web.shapes.basis import SPECTATOR, Code, In, Level, Number, Out, Place, Standing, Status, Who
from orichalcum.web.shapes.tables import SeatLine


class Choice(Out):
    """`preview` may be empty; `anchors` are ids in the pictures; `final`: surely cannot be taken back."""

    code: str
    label: str
    preview: str = ""
    anchors: list[str] = []
    final: bool = False


class Refusal(Out):
    code: str
    why: str
    paragraph: str
    anchors: list[str]


class Question(Out):
    """`passing`: of a window for interrupts the choice that lets it pass, which a page may give by itself if it is told to."""

    asks: str
    why: str
    paragraph: str
    passing: str = ""


class Sign(Out):
    sign: str
    text: str
    title: str


class Plate(Out):
    """A seat at the edge of the page; `seat` is the colour name of its pieces."""

    who: int
    name: str
    seat: str
    points: str
    signs: list[Sign]


class Line(Out):
    """A line of the log.  `fact` is its number, at which one may ask for the log from there on (not every fact has a line);
    `at` is the answer after which it stands, for the replay; `places` light up in the picture."""

    text: str
    places: list[str]
    who: int
    at: int
    fact: int


class Board(Out):
    """`name` is the shape's name in words."""

    shape: str
    name: str
    svg: str


class Time(Out):
    """Milliseconds left by seat as of now, and whose run.  `paused` while nobody is to be hurried."""

    kind: str
    left: list[int]
    running: list[int]


class Entry(Out):
    key: str
    label: str
    points: int
    paragraph: str


class Account(Out):
    seat: int
    name: str
    rank: int  # 0 while the game goes on
    points: int
    entries: list[Entry]


class Window(Out):
    """A window for interrupts of this game, and what the seat has left word of: to be asked, to pass unless it is able to
    react, or to pass whatever it holds."""

    name: str
    label: str
    hint: str
    answer: Standing


class State(Out, kw_only=True):
    """A table as one seat (or a spectator: -2) sees it, or as it was `at` an earlier answer."""

    code: str
    game: str
    version: str  # changes whenever this state does
    number: int  # what the next answer or undo must carry
    luck: int  # the same where luck is meant: seat -1
    at: int  # answers given so far, as far as this seat may know
    status: Status
    seat: int
    mine: list[int]
    lang: str
    waiting: list[int]  # the seats that are asked, as far as this seat may know; [-1]: luck
    thinking: list[int]  # those of them that are bots
    seats: list[SeatLine]
    question: Question | None = None
    window: str = ""  # the window that the question belongs to
    passing: bool = False  # whether it will soon be let pass, as the seat has left word
    windows: list[Window] = []  # the seat's own; nobody else sees them
    choices: list[Choice] = []
    undo: bool
    boards: list[Board] = []
    hand: str = ""
    plates: list[Plate] = []
    log: list[Line] = []
    log_from: int = 0  # where in the whole log these lines begin
    told: str = ""
    verdict: str = ""  # how it ended, where "who has most wins" does not say it
    accounts: list[Account] = []  # at the end, or before where the game keeps no secret of it
    time: Time
    can: list[str]
    rematch: str


Piece = str | list[int]


class Change(Out):
    """What of a State is other than what came through this WebSocket before; the first one holds all of it.

    `fields` are whole.  `texts` (`hand`, `told`, and the `svg` of each board as `board-SHAPE`) come in pieces: a piece as it
    is, or `[first, many]` pieces of the same text as it was before; joined by a line's end in `told`, by ` id="` elsewhere.
    `log` are all lines from `log_from` on.
    """

    fields: dict[str, Any]
    texts: dict[str, list[Piece]]
    log_from: int
    log: list[Line]


class Watch(In):
    """What a page says when it wishes to be sent its State through its WebSocket, and as what it has one already."""

    kind: Literal["watch"]
    seat: Annotated[int, msgspec.Meta(ge=-2, le=15)] = SPECTATOR
    shape: Annotated[str, msgspec.Meta(max_length=200)] = ""
    log: Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] = 0


class Answer(In):
    number: Number
    choice: Code
    seat: Who | None = None  # needed where several seats are mine; -1 answers for luck at a companion's table


class Taken(Out):
    """`brief=1`: an answer was taken, or had been already; this is the table's version as the seat now sees it."""

    version: str


class Stand(In):
    """A standing answer: what to do when this window asks the seat, till it says otherwise."""

    window: Annotated[str, msgspec.Meta(max_length=40)]
    answer: Standing
    seat: Who | None = None


class Undo(In):
    number: Number
    seat: Who | None = None


class Overlay(Out):
    svg: str


class Hint(Out):
    """What a strong bot would answer in this seat, by what the seat sees."""

    number: int
    code: str
    label: str


class Branch(In):
    """Play on from here: oneself at `seat`, bots at the others."""

    at: Place
    seat: Who = 0
    level: Level = "medium"


class Import(In):
    record: Annotated[str, msgspec.Meta(max_length=400_000)]


class Imported(Out):
    code: str
    status: Status


class Trouble(Out):
    """`error` is a key for programs and for the pages' words, `message` a sentence; `state` comes with a stale number."""

    error: str
    message: str
    paragraph: str = ""
    state: State | None = None
