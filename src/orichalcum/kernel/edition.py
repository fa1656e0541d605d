"""Editions: what stood on boards, tiles and cards, as a file that an owner of the box can correct."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from orichalcum.kernel.errors import BadEdition

MOST_BYTES = 1_000_000
GREATEST = 9_999  # number of an edition: no box holds more of anything


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, eq=False):
    """A table of an edition: a word it does not know is a mistake in the file.  It is itself and no other, so that things may
    be kept by it; what two editions hold is compared by `content_hash`."""


class Heading(Strict):
    """What the file is.  `variant` names tables whose counts may differ from the box on purpose.

    The name is one word, because records keep it on a line with the hash.
    """

    game: str
    name: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,39}\Z")]
    version: int
    title: dict[str, str]
    note: dict[str, str] = {}
    variant: tuple[str, ...] = ()


class Sourced(Strict):
    """A table of an edition says how its numbers are known, and where from."""

    origin: Literal["stated", "derived", "reconstructed"]
    source: str


class Sheet(Strict):
    """A whole edition file; a room's own sheet adds its tables."""

    edition: Heading


S = TypeVar("S", bound=Sheet)


class Edition:
    """An edition as a table uses it: what it is called, its content's hash, and the pieces made from it."""

    def __init__(self, sheet: Sheet, pieces: Any, file: str) -> None:
        self.sheet = sheet
        self.pieces = pieces
        self.file = file
        self.name = sheet.edition.name
        self.hash = content_hash(sheet)

    def title(self, lang: str) -> str:
        titles = self.sheet.edition.title
        return titles.get(lang) or titles.get("en") or self.name

    def note(self, lang: str) -> str:
        notes = self.sheet.edition.note
        return notes.get(lang) or notes.get("en") or ""


def read_sheet(path: Path, kind: type[S]) -> S:
    """The tables of an edition file, every word and number of the kind that the room expects."""
    file = path.name
    try:
        raw = path.read_bytes()
    except OSError as trouble:
        raise BadEdition(file, "", 0, f"cannot be read ({trouble.strerror})") from trouble
    return parse_sheet(raw, kind, file)


def parse_sheet(raw: bytes, kind: type[S], file: str) -> S:
    if len(raw) > MOST_BYTES:
        raise BadEdition(file, "", 0, f"an edition has at most {MOST_BYTES} bytes")
    try:
        document = tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as trouble:
        raise BadEdition(file, "", 0, f"is not UTF-8 text (byte {trouble.start})") from trouble
    except (tomllib.TOMLDecodeError, RecursionError) as trouble:
        raise BadEdition(file, "", 0, f"is not TOML: {trouble}") from trouble
    try:
        sheet = msgspec.convert(document, kind)
    except msgspec.ValidationError as trouble:
        raise _placed(file, str(trouble), kind) from trouble
    for table, content in document.items():
        for row, number in _numbers(content, 0):
            if abs(number) > GREATEST:
                raise BadEdition(file, table, row, f"expected no number beyond {GREATEST}, found {number:.3g}")
    return sheet


def _numbers(content: Any, row: int) -> Iterator[tuple[int, int]]:
    """Every number of a table, with its row."""
    if isinstance(content, dict):
        for value in content.values():
            yield from _numbers(value, row)
    elif isinstance(content, list):
        for place, value in enumerate(content, 1):
            yield from _numbers(value, row or place)
    elif isinstance(content, int):
        yield row, content


def _placed(file: str, said: str, kind: type[Sheet]) -> BadEdition:
    """msgspec's "Expected `int`, got `str` - at `$.tiles.rows[3].value`", said with table and row."""
    what, _, at = said.partition(" - at `$")
    steps = re.findall(r"\.([^.\[]+)|\[(\d*|\.\.\.)\]", at.rstrip("`"))
    table = steps[0][0] if steps else ""
    row = next((int(number) + 1 for _, number in steps if number.isdigit()), 0)
    names = [name for name, _ in steps[1:] if name and name != "rows"]
    column = f"{names[-1]}: " if names else ""
    known = _known_at(kind, [name for name, _ in steps]) if "enum value" in what or "unknown field" in what else []
    hint = f"; expected one of {', '.join(known)}" if known else ""
    return BadEdition(file, table, row, column + what.replace("`", "") + hint)


def _known_at(kind: type[Sheet], names: list[str]) -> list[str]:
    """The words that may stand at a place of a sheet; an unnamed step leads into a list."""
    here: msgspec.inspect.Type | None = msgspec.inspect.type_info(kind)
    for name in names:
        here = _without_none(_below(here, name))
    if isinstance(here, msgspec.inspect.StructType):
        return [field.encode_name for field in here.fields]
    return [str(value) for value in here.values] if isinstance(here, msgspec.inspect.LiteralType) else []


def _without_none(here: msgspec.inspect.Type | None) -> msgspec.inspect.Type | None:
    """Of "this or nothing": this."""
    if isinstance(here, msgspec.inspect.UnionType):
        return next((one for one in here.types if not isinstance(one, msgspec.inspect.NoneType)), here)
    return here


def _below(here: msgspec.inspect.Type | None, name: str) -> msgspec.inspect.Type | None:
    if isinstance(here, msgspec.inspect.StructType):
        return next((field.type for field in here.fields if field.encode_name == name), None)
    return getattr(here, "item_type", None) or getattr(here, "value_type", None)


def content_hash(sheet: Sheet) -> str:
    """Twelve hex digits of what is on the pieces; titles, notes and sources do not count."""
    plain: dict[str, Any] = msgspec.to_builtins(sheet)
    game = plain.pop("edition")["game"]
    for table in plain.values():
        if isinstance(table, dict):
            table.pop("origin", None)
            table.pop("source", None)
    return hashlib.sha256(msgspec.json.encode([game, plain], order="deterministic")).hexdigest()[:12]
