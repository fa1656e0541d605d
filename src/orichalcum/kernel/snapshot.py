"""Snapshots: a match as bytes, so that a game in progress outlives a change of the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.edition import Edition
from orichalcum.kernel.errors import BadSnapshot, Refused
from orichalcum.kernel.match import Answer, Match
from orichalcum.kernel.said import Fact
from orichalcum.kernel.table import Table

KERNEL_FIELDS = ("todo", "sealed", "draft", "over", "eyes", "revealed")
DAMAGED = (msgspec.MsgspecError, ValueError, MemoryError)  # what decoding raises for bytes that are none of ours


class Packed(msgspec.Struct, array_like=True):
    """Everything of a match but its edition, which is named with its hash."""

    game: str
    edition: str
    hash: str
    rules: int
    agreed: dict[str, bool | str]
    position: str
    table: bytes
    answers: list[Answer]
    sealed_since: int
    facts: list[tuple[Fact, int]]


def pack_table(t: Table) -> bytes:
    """A table's fields by name."""
    names = [*KERNEL_FIELDS, *(field.name for field in t.fields())]
    return msgspec.msgpack.encode([t.seats, {name: _plain(getattr(t, name)) for name in names}])


def _plain(value: Any) -> Any:
    return value if isinstance(value, (bool, int)) else [int(number) for number in value]


def unpack_table(game: Any, pieces: Any, agreed: dict[str, bool | str], raw: bytes) -> Table:
    """A table of the game with these fields, each of the kind and, but for `todo`, the length that the game's own has."""
    try:
        seats, fields = msgspec.msgpack.decode(raw, type=tuple[int, dict[str, bool | int | list[int]]])
        game.check_seats(seats)
        t: Table = game.bare(seats, pieces, agreed)
        for name in (*KERNEL_FIELDS, *(field.name for field in t.fields())):
            _put(t, name, fields.pop(name))
    except (*DAMAGED, Refused, KeyError, TypeError, OverflowError) as trouble:
        raise BadSnapshot(f"no table of {game.id}: {trouble}") from trouble
    if fields:
        raise BadSnapshot(f"{game.id} has no field {next(iter(fields))}")
    return t


def _put(t: Table, name: str, value: bool | int | list[int]) -> None:
    now = getattr(t, name)
    if isinstance(now, (bool, int)):
        if isinstance(value, list) or isinstance(value, bool) != isinstance(now, bool):
            raise TypeError(f"{name} is one {type(now).__name__}")
        setattr(t, name, value)
        return
    if not isinstance(value, list) or (name != "todo" and len(value) != len(now)):
        raise TypeError(f"{name} is a row of {len(now)}")
    setattr(t, name, type(now)(value))


def pack_match(match: Match) -> bytes:
    box = match.edition
    return msgspec.msgpack.encode(
        Packed(
            match.game.id, box.name, box.hash, match.game.rules_version, match.agreed, match.position,
            pack_table(match.table), match.answers, match.sealed_since, match.facts,
        )
    )  # fmt: skip


def unpack_match(raw: bytes, edition: Edition | None = None) -> Match:
    """The match of a snapshot.  What could be taken back can no longer be."""
    try:
        packed = msgspec.msgpack.decode(raw, type=Packed)
        game = game_named(packed.game)
        box = edition or game.edition(packed.edition)
        agreed = game.agree(packed.agreed)
    except (*DAMAGED, Refused) as trouble:
        raise BadSnapshot(f"no snapshot: {trouble}") from trouble
    if box.hash != packed.hash:
        raise BadSnapshot(f"the edition {packed.edition} here is {box.hash}, the snapshot was made with {packed.hash}")
    table = unpack_table(game, box.pieces, agreed, packed.table)
    table.telling = True
    match = Match(game, box, agreed, table, packed.position)
    match.answers = packed.answers
    match.sealed_since = packed.sealed_since
    match.facts = packed.facts
    return match
