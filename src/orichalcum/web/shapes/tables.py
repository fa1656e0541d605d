"""Tables: making one, sitting down, who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orichalcum.web.shapes.basis import In, Level, Out, Status, Who


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
