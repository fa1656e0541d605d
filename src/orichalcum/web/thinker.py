"""A bot's own process.  It is given what a seat sees, as bytes, and never anything else; it answers with an option.

Each message is four bytes of length and msgpack.
"""

from __future__ import annotations

import os
import struct
import sys
from typing import Any, BinaryIO, Final

import msgspec

from orichalcum.bots import bot
from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.snapshot import unpack_table

LENGTH: Final = struct.Struct("<I")


class Riddle(msgspec.Struct, array_like=True):
    """A `seen_by` copy in bytes, and who is asked."""

    game: str
    edition: str
    agreed: dict[str, bool | str]
    seen: bytes
    who: int
    level: str


def solve(riddle: Riddle, pieces: dict[tuple[str, str], Any]) -> int:
    game = game_named(riddle.game)
    key = (riddle.game, riddle.edition)
    if key not in pieces:
        pieces[key] = game.edition(riddle.edition).pieces
    seen = unpack_table(game, pieces[key], riddle.agreed, riddle.seen)
    return int(bot(riddle.level).choose(seen, riddle.who))


def think(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """One riddle after another, until nobody asks any more."""
    pieces: dict[tuple[str, str], Any] = {}
    while len(head := incoming.read(LENGTH.size)) == LENGTH.size:
        riddle = msgspec.msgpack.decode(incoming.read(LENGTH.unpack(head)[0]), type=Riddle)
        answer = msgspec.msgpack.encode(solve(riddle, pieces))
        outgoing.write(LENGTH.pack(len(answer)) + answer)
        outgoing.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nobody's print gets among the answers
    think(sys.stdin.buffer, outgoing)


if __name__ == "__main__":
    main()
