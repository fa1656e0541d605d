"""Talk and news."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orichalcum.web.shapes.basis import In, Out
from orichalcum.web.shapes.play import Change


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
