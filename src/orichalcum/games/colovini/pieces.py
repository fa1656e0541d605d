"""Colovini's pieces as an edition counts them: typed rows, the same for every table of that edition."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orichalcum.kernel.rows import byte_row, row_of

ITEMS: Final = 7
FIGURES: Final = 3
MOST_SEATS: Final = 4
TILES: Final = 64  # tile numbers are below this
BACKS: Final = 2


def tile_of(item: i64, value: i64) -> i64:
    """An item and a value as one number; water is 0."""
    return (value << 3) + item + 1


def item_of(tile: i64) -> i64:
    return (tile & 7) - 1


def value_of(tile: i64) -> i64:
    return tile >> 3


class Pieces:
    """What lies in the box."""

    def __init__(
        self,
        tiles: list[tuple[int, int, int]],
        path: list[tuple[int, int]],
        cards: list[int],
        hands: list[int],
    ) -> None:
        """Tiles as (back, item, value); spaces as (back, height); cards by item; first hands by seat."""
        self.spaces: i64 = len(path)
        self.back = row_of([back for back, _ in path])
        self.height = row_of([height for _, height in path])
        self.cards = row_of(cards)
        self.hands = row_of(hands)
        self.bag: vec[u8] = byte_row(BACKS * TILES)
        for back, item, value in tiles:
            self.bag[back * TILES + tile_of(item, value)] += 1
