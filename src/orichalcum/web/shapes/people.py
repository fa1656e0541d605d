"""Games, and people with what they like."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orichalcum.web.shapes.basis import In, Name, Out


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
