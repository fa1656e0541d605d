"""How pieces and places are called."""

from __future__ import annotations

from orichalcum.games.colovini.editions import ITEM_NAMES
from orichalcum.games.colovini.pieces import item_of, value_of
from orichalcum.games.colovini.table import HOME
from orichalcum.kernel.language import Words

__all__ = ["ITEM_NAMES", "card_name", "from_place", "place_name", "span_name", "tile_name", "to_place"]


def card_name(item: int, words: Words) -> str:
    """A card at the head of a label."""
    return words(f"card-{ITEM_NAMES[item]}")


def item_name(item: int, words: Words) -> str:
    return words(f"item-{ITEM_NAMES[item]}")


def tile_name(tile: int, words: Words) -> str:
    return words("tile", item=item_name(item_of(tile), words), value=str(value_of(tile)))


def place_name(place: int, shore: int, words: Words) -> str:
    """Where a figure stands: on Atlantis, on space 5, on the mainland."""
    if place == HOME:
        return words("on-atlantis")
    return words("on-mainland") if place >= shore else words("on-space", space=place + 1)


def from_place(place: int, words: Words) -> str:
    """Where it comes from."""
    return words("from-atlantis") if place == HOME else words("from-space", space=place + 1)


def to_place(place: int, shore: int, words: Words) -> str:
    """Where it goes."""
    return words("to-mainland") if place >= shore else words("to-space", space=place + 1)


def span_name(first: int, last: int, words: Words) -> str:
    """The spaces of a gap: 27, or 27 to 29."""
    return words("span", first=first + 1, last=last + 1, wide=int(last > first))
