"""The shapes of everything that goes in and out as JSON (docs/web.md).  What comes in is strict: an unknown word is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

SPECTATOR = -2
LUCK = -1

Status = Literal["gathering", "playing", "over", "closed"]
Level = Literal["easy", "medium", "hard"]
Standing = Literal["ask", "able", "pass"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern="^[!-~]+$")]
Place = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]  # as much as a column of whole numbers holds
Who = Annotated[int, msgspec.Meta(ge=-1, le=15)]


class In(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody sends."""


class Out(msgspec.Struct, kw_only=True):
    """What the house sends."""


# -- what goes wrong


class Trouble(Out):
    """`error` is a key for programs and for the pages' words, `message` a sentence; `state` comes with a stale number."""

    error: str
    message: str
    paragraph: str = ""
    state: State | None = None


# -- games


class Option(Out):
    name: str
    label: str
    hint: str
    default: bool | str
    values: list[tuple[bool | str, str]]  # value, and how it is called


class EditionLine(Out):
    name: str
    title: str
    note: str


class GameCard(Out):
    """A game of the catalogue in the asker's language; its picture is at `/api/games/ID/scene.svg`."""

    id: str
    title: str
    about: str
    designer: str
    year: int
    minutes: int
    weight: str
    least: int
    most: int
    options: list[Option]
    editions: list[EditionLine]
    shapes: list[tuple[str, str]]  # shape, and how it is called
    levels: list[str]
    rules: dict[str, str]  # the paragraph about what stands at an anchor, by the beginning of its id


# -- people


class Preferences(In):
    lang: Literal["", "en", "de"] = ""
    tones: Literal["", "day", "night"] = ""  # empty: as the device wishes
    motion: Literal["", "less"] = ""
    sound: bool = False
    mail: Annotated[str, msgspec.Meta(max_length=200, pattern=r"^$|^[^@\s<>,;:\x00-\x1f]+@[^@\s<>,;:\x00-\x1f]+$")] = ""
    notices: bool = True  # whether mail is sent when it is your turn
    look: Annotated[str, msgspec.Meta(max_length=400, pattern=r"^[\w=&.-]*$")] = (
        ""  # the pages' settings, as their cookie has them
    )


class Me(Out):
    """Who asks.  `person` is empty for somebody who has not yet done anything; an `account` is optional."""

    person: str
    name: str
    account: str
    preferences: Preferences
    lang: str


class SaveMe(In):
    name: Name | None = None
    preferences: Preferences | None = None


class PushKey(Out):
    """The house's key for `pushManager.subscribe`; empty where the keeper has not switched web-push on."""

    key: str


class Subscription(In):
    """A browser that wishes to be told, as its push service calls it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Unsubscribe(In):
    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Credentials(In):
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=24)]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class NewPassword(In):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Statistic(Out):
    game: str
    played: int
    won: int
    best: int
    average: float


# -- tables


class Clock(In):
    """`live`: minutes for the game and an increment for each turn in seconds; `days`: days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 30
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 20
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class SeatWish(In):
    """`me` more than once makes a hot-seat table, with a `name` for each."""

    who: Literal["me", "open", "bot"] = "open"
    level: Level = "medium"
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class NewTable(In):
    """A table that has no open seat starts at once."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    edition: Annotated[str, msgspec.Meta(max_length=60)] = "reconstructed"
    options: dict[str, bool | str] = {}
    position: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    clock: Clock = msgspec.field(default_factory=Clock)
    visibility: Literal["public", "private"] = "private"
    leaving: Literal["wait", "bot", "end"] = "bot"  # what happens when somebody leaves, or runs out of time
    companion: bool = False  # luck's answers are typed in, from a real table
    shuffle: bool = False  # seats are mixed when the game starts


class SeatLine(Out):
    """A seat as everybody sees it.  `away`: a bot plays for the person meanwhile; `here`: a page of theirs is open."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    level: str
    ready: bool
    away: bool
    resigned: bool
    here: bool


class TableLine(Out):
    """A table as everybody sees it.  `mine` are the seats of the one who asks, `can` what they may do now."""

    code: str
    game: str
    title: str
    status: Status
    visibility: str
    leaving: str
    companion: bool
    host: str
    edition: str
    options: dict[str, bool | str]
    clock: Clock
    seats: list[SeatLine]
    created: float
    rematch: str  # the code of the table that follows, if one was set up
    mine: list[int]
    my_turn: bool
    waiting: list[int]  # the seats that are asked, as everybody may know it; [-1]: luck
    can: list[str]
    result: list[int]  # points by seat, once it is over
    ranking: list[int]


class Key(Out):
    """A seat's secret: whoever has it plays this seat, at `/seat#TOKEN` or with `Authorization: Bearer TOKEN`."""

    seat: int
    token: str


class Sat(Out):
    table: TableLine
    keys: list[Key]


class Sit(In):
    seat: Who = -1  # -1: any that is open
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class OneSeat(In):
    seat: Who


class ReSeat(In):
    """The host fills a seat, before the start."""

    seat: Who
    wish: SeatWish


class Ready(In):
    seat: Who
    ready: bool = True


class Claim(In):
    token: Annotated[str, msgspec.Meta(min_length=8, max_length=100)]


# -- play


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


# -- talk and news


class Say(In):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Mute(In):
    """Whose words one no longer wants to read: the `speaker` of a line."""

    speaker: Annotated[str, msgspec.Meta(max_length=40)]
    mute: bool = True


class Said(Out):
    id: int
    speaker: str  # stands for the person; tells nothing else of them
    name: str
    seat: int
    text: str
    at: float


class Notice(Out):
    """Each comes once: `turn` (it is your turn), `start`, `over`, `rematch`, `time` (it is up), `closed`."""

    id: int
    kind: str
    code: str
    title: str
    at: float


class News(Out):
    """What comes through the WebSocket, or by waiting at `/news`; only what belongs to its kind is filled."""

    kind: Literal["hello", "table", "state", "present", "chat", "notice", "lobby", "bye"]
    version: str = ""
    change: Change | None = None
    seats: list[int] = []
    watching: int = 0
    said: Said | None = None
    notice: Notice | None = None


class Health(Out):
    ok: bool
    version: str
    database: str
