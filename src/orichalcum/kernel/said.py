"""What is said of a table: plain values between a room and the doors."""

from __future__ import annotations

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    """What is asked, verb first, and below it in small why, or how it adds up."""

    asks: str
    why: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One source of points.  Its words are `account-KEY`, its rule a paragraph."""

    key: str
    points: int
    paragraph: str = ""


class Refusal(msgspec.Struct, frozen=True):
    """A wish that is refused: its code, why, the rule, the spots in the picture it is about."""

    code: str
    why: str
    paragraph: str
    anchors: tuple[str, ...] = ()


class Sign(msgspec.Struct, frozen=True):
    """A number beside a small sign (a name of pictures/emblems), with its meaning in words."""

    sign: str
    text: str
    title: str


class Plate(msgspec.Struct, frozen=True):
    """A seat at the edge of the page: `seat` names the colour of its pieces; `points` is empty where they are secret."""

    who: int
    seat: str
    points: str
    signs: tuple[Sign, ...] = ()


class Fact(msgspec.Struct, frozen=True):
    """Something that happened.  Not `known`: the numbers are not ours to know, and are 0."""

    kind: int
    who: int
    a: int
    b: int
    c: int
    known: bool = True
    answer: int = 0  # how many answers had been given when it happened, itself included
