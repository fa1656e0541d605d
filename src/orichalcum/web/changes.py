"""What of a state is new to a page: fields that differ, long texts in pieces, the lines that came since.

It is worked out of the page's own states, each of them whole, and of nothing else: a change tells no more than the states do.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

import msgspec

from orichalcum.web.door import ENCODER
from orichalcum.web.shapes.play import Change, Line, Piece, State

CUTS: Final = {"told": "\n"}  # before what a text is cut into pieces; pictures before every id
CUT: Final = ' id="'
APART: Final = frozenset(("boards", "hand", "told", "log", "log_from"))
PLAIN: Final = tuple(name for name in State.__struct_fields__ if name not in APART)


class Shown:
    """What one page has been sent through its socket, as marks of it."""

    def __init__(self) -> None:
        self.version = ""
        self.fields: dict[str, int] = {}
        self.texts: dict[str, array[int]] = {}
        self.lines: list[Line] = []
        self.lines_from = 0

    def take(self, state: State) -> Change:
        """What is new in this state; from now on the page has it."""
        fields = {name: getattr(state, name) for name in PLAIN}
        fields["boards"] = [msgspec.structs.replace(board, svg="") for board in state.boards]
        texts = {"hand": state.hand, "told": state.told} | {f"board-{board.shape}": board.svg for board in state.boards}
        change = Change(fields=self._fields(fields), texts=self._texts(texts), log_from=0, log=[])
        change.log_from, change.log = self._lines(state)
        self.version = state.version
        return change

    def _fields(self, fields: dict[str, Any]) -> dict[str, Any]:
        new = {}
        for name, value in fields.items():
            raw = ENCODER.encode(value)
            mark = hash(raw)
            if self.fields.get(name) != mark:
                self.fields[name] = mark
                new[name] = msgspec.Raw(raw)
        return new

    def _texts(self, texts: dict[str, str]) -> dict[str, list[Piece]]:
        new = {}
        for name, text in texts.items():
            pieces = text.split(CUTS.get(name, CUT))
            marks = array("q", map(hash, pieces))
            old = self.texts.get(name)
            if old != marks:
                new[name] = in_pieces(old or array("q"), pieces, marks)
                self.texts[name] = marks
        return new

    def _lines(self, state: State) -> tuple[int, list[Line]]:
        """From the first line on that the page has not got, or has got otherwise."""
        same = 0
        if self.lines_from == state.log_from:
            for old, line in zip(self.lines, state.log, strict=False):
                if old is not line:
                    break
                same += 1
        self.lines, self.lines_from = state.log, state.log_from
        return state.log[same - 1].fact + 1 if same else state.log_from, state.log[same:]


def in_pieces(old: array[int], pieces: list[str], marks: array[int]) -> list[Piece]:
    """New pieces as they are, old ones as [first, many] of the text before."""
    place_of = {mark: place for place, mark in enumerate(old)}
    told: list[Piece] = []
    for piece, mark in zip(pieces, marks, strict=True):
        place = place_of.get(mark, -1)
        last = told[-1] if told else ""
        if place < 0:
            told.append(piece)
        elif isinstance(last, list) and sum(last) == place:
            last[1] += 1
        else:
            told.append([place, 1])
    return told
