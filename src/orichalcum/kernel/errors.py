"""What can go wrong, said so that a person knows what to do."""

from __future__ import annotations


class Refused(Exception):
    """Anything this house refuses.  Nothing has changed."""


class NotYourTurn(Refused):
    """Somebody else, or nobody, is asked."""


class IllegalChoice(Refused):
    """Not among the options; `paragraph` is the rule that says so, where one does."""

    def __init__(self, why: str, paragraph: str = "") -> None:
        super().__init__(why)
        self.paragraph = paragraph


class NothingToUndo(Refused):
    """Luck has answered, something was revealed, or somebody else has acted."""


class NoSuchGame(Refused):
    """The catalogue does not hold it."""


class BadOption(Refused):
    """A seat count, an edition or a house option that the game does not know."""


class BadRecord(Refused):
    """A record that cannot be read or does not follow the rules: which line, and why."""

    def __init__(self, line: int, cause: str) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


class BadPosition(Refused):
    """A position that cannot be read or cannot be: which line, and why."""

    def __init__(self, line: int, cause: str) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


class BadEdition(Refused):
    """An edition file that does not hold together: file, table, row (from 1, or 0 for the whole table), what was expected."""

    def __init__(self, file: str, table: str, row: int, expected: str) -> None:
        place = f"table {table}" + (f", row {row}" if row else "") if table else "the whole file"
        super().__init__(f"{file}: {place}: {expected}")
        self.file = file
        self.table = table
        self.row = row
        self.expected = expected


class BadSnapshot(Refused):
    """Bytes that are no table of this game."""


class MissingWords(LookupError):
    """A key that the words of a language do not have: a mistake in the room, not of a person."""
