"""What a Colovini edition file holds, whether it holds together, and the pieces made from it (RULES 1, 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from orichalcum.games.colovini.pieces import MOST_SEATS, Pieces
from orichalcum.kernel.edition import Sheet, Sourced, Strict
from orichalcum.kernel.errors import BadEdition

Item = Literal["ring", "flag", "olive", "helmet", "amphora", "crown", "statue"]
Back = Literal["A", "B"]

ITEM_NAMES: Final = ("ring", "flag", "olive", "helmet", "amphora", "crown", "statue")
BACK_NAMES: Final = ("A", "B")

# The box, and how far a variant may go beyond it.
TILES_OF_A_BACK: Final = 42
SPACES: Final = 53
CARDS: Final = 105
HANDS: Final = [4, 5, 6, 7]
MOST_SPACES: Final = 100
MOST_TILES: Final = 200
MOST_CARDS: Final = 210

Value = Annotated[int, msgspec.Meta(ge=1, le=7)]


class TileRow(Strict):
    """All tiles of one back that show an item."""

    back: Back
    item: Item
    values: Annotated[list[Value], msgspec.Meta(max_length=50)]


class PathRow(Strict):
    """Spaces next to each other that are laid alike.  Height 0 is water."""

    spaces: Annotated[int, msgspec.Meta(ge=1, le=MOST_SPACES)]
    height: Annotated[int, msgspec.Meta(ge=0, le=4)]
    back: Back | None = None


class CardRow(Strict):
    item: Item
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS)]


class Tiles(Sourced):
    rows: list[TileRow]


class Path(Sourced):
    rows: list[PathRow]


class Cards(Sourced):
    rows: list[CardRow]


class Hands(Sourced):
    cards: list[Annotated[int, msgspec.Meta(ge=0, le=20)]]


class ColoviniSheet(Sheet):
    """A whole edition file."""

    tiles: Tiles
    path: Path
    cards: Cards
    hands: Hands


def pieces(sheet: ColoviniSheet, file: str) -> Pieces:
    """Typed rows of an edition that holds together."""
    for table, row, expected in mistakes(sheet):
        raise BadEdition(file, table, row, expected)
    return Pieces(
        tiles=[
            (BACK_NAMES.index(one.back), ITEM_NAMES.index(one.item), value) for one in sheet.tiles.rows for value in one.values
        ],
        path=[(BACK_NAMES.index(one.back or "A"), one.height) for one in sheet.path.rows for _ in range(one.spaces)],
        cards=[sum(one.count for one in sheet.cards.rows if one.item == item) for item in ITEM_NAMES],
        hands=sheet.hands.cards,
    )


def mistakes(sheet: ColoviniSheet) -> Iterator[tuple[str, int, str]]:
    """Table, row and what was expected, for everything that does not fit."""
    yield from _variant_mistakes(sheet)
    yield from _tile_mistakes(sheet)
    yield from _path_mistakes(sheet)
    yield from _card_mistakes(sheet)
    yield from _hand_mistakes(sheet)


def _variant_mistakes(sheet: ColoviniSheet) -> Iterator[tuple[str, int, str]]:
    for name in sheet.edition.variant:
        if name not in ("tiles", "path", "cards", "hands"):
            yield "edition", 0, f"variant: expected tiles, path, cards or hands, found {name}"


def _tile_mistakes(sheet: ColoviniSheet) -> Iterator[tuple[str, int, str]]:
    """The count of each back (1.1), unless this is a variant."""
    seen = set()
    for number, one in enumerate(sheet.tiles.rows, 1):
        if (one.back, one.item) in seen:
            yield "tiles", number, f"expected one row for back {one.back}, {one.item}; this is the second"
        seen.add((one.back, one.item))
    for back in BACK_NAMES:
        found = tiles_of(sheet, back)
        if found != TILES_OF_A_BACK and "tiles" not in sheet.edition.variant:
            yield "tiles", 0, f"expected {TILES_OF_A_BACK} tiles of back {back}, found {found}{_or_variant('tiles')}"
    if tiles_of(sheet, "A") + tiles_of(sheet, "B") > MOST_TILES:
        yield "tiles", 0, f"expected at most {MOST_TILES} tiles"


def _path_mistakes(sheet: ColoviniSheet) -> Iterator[tuple[str, int, str]]:
    """A path of the box's length that uses all tiles of each back (2.1)."""
    for number, one in enumerate(sheet.path.rows, 1):
        if (one.back is None) != (one.height == 0):
            yield "path", number, "expected a back where tiles lie, and none for water"
    spaces = sum(one.spaces for one in sheet.path.rows)
    if spaces != SPACES and "path" not in sheet.edition.variant:
        yield "path", 0, f"expected {SPACES} spaces, found {spaces}{_or_variant('path')}"
    if spaces > MOST_SPACES:
        yield "path", 0, f"expected at most {MOST_SPACES} spaces, found {spaces}"
    for back in BACK_NAMES:
        used = sum(one.spaces * one.height for one in sheet.path.rows if one.back == back)
        if used != tiles_of(sheet, back):
            yield "path", 0, f"expected stacks of {tiles_of(sheet, back)} tiles of back {back}, found {used}"
    if all(one.height == 0 for one in sheet.path.rows):
        yield "path", 0, "expected at least one tile"


def _card_mistakes(sheet: ColoviniSheet) -> Iterator[tuple[str, int, str]]:
    """A row for each item, and 105 cards (1.2)."""
    named = [one.item for one in sheet.cards.rows]
    for number, item in enumerate(named, 1):
        if item in named[: number - 1]:
            yield "cards", number, f"expected one row for {item}; this is the second"
    for item in ITEM_NAMES:
        if item not in named:
            yield "cards", 0, f"expected a row for {item}"
    found = sum(one.count for one in sheet.cards.rows)
    if found != CARDS and "cards" not in sheet.edition.variant:
        yield "cards", 0, f"expected {CARDS} cards, found {found}{_or_variant('cards')}"
    if found > MOST_CARDS:
        yield "cards", 0, f"expected at most {MOST_CARDS} cards, found {found}"


def _hand_mistakes(sheet: ColoviniSheet) -> Iterator[tuple[str, int, str]]:
    """A first hand for every seat (2.3), and cards enough for them."""
    found = sheet.hands.cards
    if len(found) != MOST_SEATS:
        yield "hands", 0, f"cards: expected {MOST_SEATS} numbers, one a seat, found {len(found)}"
    if found != HANDS and "hands" not in sheet.edition.variant:
        yield "hands", 0, f"cards: expected {HANDS}, found {found}{_or_variant('hands')}"
    if sum(found) > sum(one.count for one in sheet.cards.rows):
        yield "hands", 0, f"cards: expected no more than there are cards, found {sum(found)}"


def tiles_of(sheet: ColoviniSheet, back: str) -> int:
    return sum(len(one.values) for one in sheet.tiles.rows if one.back == back)


def _or_variant(table: str) -> str:
    return f' (or variant = ["{table}"] in the heading)'
