"""What goes wrong, as it is told to pages and programs."""

from __future__ import annotations

from typing import Final

from orichalcum.kernel.errors import (
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalChoice,
    NoSuchGame,
    NothingToUndo,
    NotYourTurn,
    Refused,
)
from orichalcum.web.shapes.play import State

STATUS: Final = {
    "malformed": 400,
    "bad-option": 400,
    "bad-position": 400,
    "bad-record": 400,
    "bad-token": 401,
    "bad-password": 401,
    "foreign": 403,
    "not-yours": 403,
    "not-host": 403,
    "which-seat": 403,
    "no-table": 404,
    "no-game": 404,
    "no-such": 404,
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "nothing-to-undo": 409,
    "not-now": 409,
    "taken": 409,
    "started": 409,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,
    "busy": 503,
}

OF_KERNEL: Final[dict[type[Refused], str]] = {
    NotYourTurn: "not-your-turn",
    IllegalChoice: "illegal",
    NothingToUndo: "nothing-to-undo",
    NoSuchGame: "no-game",
    BadOption: "bad-option",
    BadEdition: "bad-option",
    BadPosition: "bad-position",
    BadRecord: "bad-record",
}


class Problem(Exception):
    """A refusal.  Nothing has changed; `detail` is a sentence of its own, else the words `error-KEY` are said."""

    def __init__(self, error: str, detail: str = "", paragraph: str = "", state: State | None = None, after: int = 0) -> None:
        super().__init__(error)
        self.error = error
        self.detail = detail
        self.paragraph = paragraph
        self.state = state
        self.after = after  # seconds to wait, where one was too fast

    @property
    def status(self) -> int:
        return STATUS[self.error]


def problem_of(refused: Refused) -> Problem:
    error = next((error for kind, error in OF_KERNEL.items() if isinstance(refused, kind)), "not-now")
    return Problem(error, str(refused), getattr(refused, "paragraph", ""))
