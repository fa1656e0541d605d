"""Editions: a wrong file is refused with file, table, row and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from orichalcum.kernel.catalogue import games
from orichalcum.kernel.edition import Sheet, Sourced, Strict, content_hash, parse_sheet
from orichalcum.kernel.errors import BadEdition


class Tile(Strict):
    value: int


class Tiles(Sourced):
    rows: tuple[Tile, ...]


class Box(Sheet):
    tiles: Tiles


GOOD = """
[edition]
game = "toy"
name = "mine"
version = 1
title = {en = "Mine"}

[tiles]
origin = "stated"
source = "the box"
rows = [{value = 1}, {value = 2}]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("value = 2", 'value = "two"', "my.toml: table tiles, row 2: value: Expected int, got str"),
        ("value = 2", "valeu = 2", "my.toml: table tiles, row 2: Object contains unknown field valeu; expected one of value"),
        (
            '"stated"',
            '"heard"',
            "my.toml: table tiles: origin: Invalid enum value 'heard'; expected one of derived, reconstructed, stated",
        ),
        ("value = 2", "value = 10000", "my.toml: table tiles, row 2: expected no number beyond 9999, found 1e+04"),
        ("[tiles]", "[tils]", "my.toml: the whole file: Object contains unknown field tils"),
        ("version = 1", "version = ", "is not TOML"),
        ('name = "mine"', 'name = "my own"', "table edition: name: Expected str matching regex"),
        ('name = "mine"', 'name = "mine\\n"', "table edition: name: Expected str matching regex"),
        ('game = "toy"', "", "table edition: Object missing required field game"),
    ],
)
def test_errors_name_the_place(old: str, new: str, said: str) -> None:
    with pytest.raises(BadEdition) as refused:
        parse_sheet(GOOD.replace(old, new, 1).encode(), Box, "my.toml")
    assert said in str(refused.value)


def test_not_utf8_and_too_long_are_refused() -> None:
    with pytest.raises(BadEdition, match="UTF-8"):
        parse_sheet(b"\xff", Box, "my.toml")
    with pytest.raises(BadEdition, match="at most"):
        parse_sheet(b"#" * 2_000_000, Box, "my.toml")


def test_the_hash_is_of_the_content_alone() -> None:
    mine = content_hash(parse_sheet(GOOD.encode(), Box, "a"))
    assert content_hash(parse_sheet(GOOD.replace("the box", "hearsay").replace("Mine", "Yours").encode(), Box, "b")) == mine
    assert content_hash(parse_sheet(GOOD.replace("value = 2", "value = 3").encode(), Box, "c")) != mine


@pytest.mark.parametrize("name", sorted(games()))
def test_every_table_of_the_house_says_where_it_comes_from(name: str, tmp_path: Path) -> None:
    game = games()[name]
    for one in game.editions():
        sheet = game.edition(one).sheet
        tables = [getattr(sheet, field) for field in sheet.__struct_fields__ if field != "edition"]
        assert tables
        assert all(isinstance(table, Sourced) and table.source for table in tables)
        assert game.edition(one).title("de")
        assert game.edition(one).note("en"), "an edition says what it is"
    copy = tmp_path / "mine.toml"
    copy.write_bytes((game.folder() / "editions" / "reconstructed.toml").read_bytes())
    assert game.edition(copy).hash == game.edition().hash
    with pytest.raises(BadEdition, match="expected"):
        game.edition_of(copy.read_bytes().replace(f'game = "{name}"'.encode(), b'game = "other"'), "mine.toml")
