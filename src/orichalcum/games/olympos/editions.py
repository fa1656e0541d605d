"""Olympos' editions: what an edition file says, table by table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orichalcum.kernel.edition import Sheet, Sourced, Strict

Good = Literal["grain", "wood", "stone", "gold"]
GOOD_NAMES: tuple[Good, ...] = ("grain", "wood", "stone", "gold")
Kind = Literal[
    "surgery", "strategy", "phalanx", "hellenism", "art", "medicine", "cavalry", "oracle", "agriculture", "money", "metallurgy",
    "hoplite", "religion", "polytheism", "democracy", "astronomy", "mapmaking", "commerce", "architecture", "poetry", "city",
    "science", "absolutism", "philosophy", "engineering",
]  # fmt: skip
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,30}\Z")]  # stands in answers and records
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Many = Annotated[int, msgspec.Meta(ge=0, le=99)]
Space = Annotated[int, msgspec.Meta(ge=1, le=250)]
Row = Annotated[int, msgspec.Meta(ge=1, le=5)]
Need = Annotated[int, msgspec.Meta(ge=1, le=15)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=5)]
Place = Annotated[float, msgspec.Meta(ge=-5000, le=5000)]  # on a sheet of 760 by 600
Lines = Annotated[int, msgspec.Meta(ge=0, le=3)]


class SeatLine(Strict):
    seats: Annotated[int, msgspec.Meta(ge=3, le=5)]
    blocked: Few
    third: bool


class Territory(Strict):
    id: Name
    name: dict[str, str]
    kind: Literal["mainland", "island", "atlantis"]
    resource: Good
    land: tuple[str, ...]
    sea: tuple[str, ...]
    x: Place
    y: Place
    ground: tuple[tuple[Place, Place], ...] = ()  # what is nearer to these places than to any other's is drawn as its own
    star: bool = False
    zeus: bool = False
    atlantis: bool = False
    entry: bool = False
    oval: tuple[Place, Place, Place] = (36, 24, 0)  # of an island as it is drawn: half its width and height, its turn
    peaks: tuple[tuple[Place, Place], ...] = ()  # where there is room for a mountain on the picture


class Sea(Strict):
    id: Name
    name: dict[str, str]
    land: tuple[str, ...]
    sea: tuple[str, ...]
    x: Place
    y: Place
    ground: tuple[tuple[Place, Place], ...] = ()
    lines: Lines = 0  # in how many lines there is room for its name; 0: none


class Bend(Strict):
    between: tuple[str, str]
    via: tuple[Place, Place]


class RowLine(Strict):
    row: Row
    colour: Literal["red", "yellow", "green", "blue", "violet"]
    copies: tuple[Copies, Copies, Copies]  # with 3, 4 and 5 seats


class Discovery(Strict):
    """What a kind brings; the fields stand in the order of the traits in `pieces`."""

    id: Kind
    row: Row
    settlers: Few = 0
    hours: Few = 0
    cubes: Few = 0
    draws: Few = 0
    swords: Few = 0
    zeus: Few = 0
    stars: Few = 0
    arrival: Few = 0
    sailing: Few = 0
    rides: bool = False
    looks: Few = 0
    wins_ties: bool = False
    building: Few = 0
    points: Many = 0
    per_disc: Few = 0
    per_tile: Few = 0
    per_sword: Few = 0
    per_star: Few = 0
    saves: tuple[Good, ...] = ()


class Cell(Strict):
    row: Row
    column: Row
    goods: dict[Good, Need]
    grey: tuple[Need, ...]
    bonus: tuple[str, ...] = ()
    third: str | None = None


class Bonus(Strict):
    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Z]\Z")]
    settlers: Few = 0
    hours: Few = 0
    cube: Good | None = None
    prestige: Few = 0


class Wonder(Strict):
    id: Literal["gate", "stadium", "parthenon", "statue", "colossus"]
    stars: Few
    points: Many


class Destiny(Strict):
    id: Literal[
        "cube-grain", "cube-wood", "cube-stone", "cube-gold", "wood-points", "four-kinds", "grain-hours", "stone-hours", "star",
        "zeus",
    ]  # fmt: skip
    count: Many
    of: Good | None = None
    cube: Good | None = None
    prestige_each: Few = 0
    prestige_set: Few = 0
    hours_each: Few = 0
    hours_most: Few = 0
    stars: Few = 0
    zeus: Few = 0


class God(Strict):
    id: Literal["zeus", "hecate", "artemis", "athena", "ares", "hades", "keres", "siren", "nemesis", "erinyes"]
    good: bool
    marks: bool = False
    passes: bool = False
    prestige: Few = 0
    settlers: Few = 0
    cubes: Few = 0
    stars: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    swords: Few = 0
    losses: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    points: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    ashore: bool = False
    forgets: bool = False
    delay: Few = 0


class SeatTable(Sourced):
    rows: tuple[SeatLine, ...]


class BoxTable(Sourced):
    cubes: Annotated[int, msgspec.Meta(ge=2, le=99)]
    camp: Many
    discs: Many


class TrackTable(Sourced):
    zeus: Annotated[tuple[Space, ...], msgspec.Meta(min_length=1)]
    cards: tuple[Literal[1, 2], ...]
    cross: Space
    position: tuple[Many, ...]


class TerritoryTable(Sourced):
    rows: tuple[Territory, ...]


class SeaTable(Sourced):
    rows: tuple[Sea, ...]


class BendTable(Sourced):
    rows: tuple[Bend, ...]


class RowTable(Sourced):
    rows: tuple[RowLine, ...]


class DiscoveryTable(Sourced):
    rows: tuple[Discovery, ...]


class CellTable(Sourced):
    rows: tuple[Cell, ...]


class BonusTable(Sourced):
    rows: tuple[Bonus, ...]


class WonderTable(Sourced):
    rows: tuple[Wonder, ...]


class DestinyTable(Sourced):
    rows: tuple[Destiny, ...]


class GodTable(Sourced):
    rows: tuple[God, ...]


class OlymposSheet(Sheet):
    seats: SeatTable
    box: BoxTable
    track: TrackTable
    territories: TerritoryTable
    seas: SeaTable
    bends: BendTable
    rows: RowTable
    discoveries: DiscoveryTable
    cells: CellTable
    bonuses: BonusTable
    wonders: WonderTable
    destiny: DestinyTable
    gods: GodTable


def spaces(sheet: OlymposSheet) -> list[Territory | Sea]:
    """All of the map, in the order of their numbers: lands before seas."""
    return [*sheet.territories.rows, *sheet.seas.rows]
