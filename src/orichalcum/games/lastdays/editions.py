"""What an edition file of the Last Days holds, whether it holds together, and the pieces made from it (RULES 1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, to_builtins

from orichalcum.games.lastdays.names import CARD_IDS, CARD_SORTS, EVENT_IDS, SENATOR_IDS, SHIP_IDS, SPECIAL_IDS
from orichalcum.games.lastdays.pieces import DOOMS, MOST_SEATS, SLOTS, Pieces
from orichalcum.kernel.edition import Sheet, Sourced, Strict
from orichalcum.kernel.errors import BadEdition

CARD_KINDS = ("refugees", "aristocracy", "support", "ships", "cargo", "sabotage", "treason")
TABLES: Final = ("box", "points", "alliance", "ships", "senate", "policy", "special", "events")

# The box, and how far a variant may go beyond it.
POLICY_CARDS: Final = 80
SPECIAL_CARDS: Final = 25
MOST_CARDS: Final = 240
LONGER_HAND: Final = 3  # cards more than the usual hand (RULES 14.11)

Few = Annotated[int, Meta(ge=0, le=7)]  # what is packed into three bits, or asked one by one
Some = Annotated[int, Meta(ge=0, le=20)]
Worth = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=MOST_CARDS)]
Flag = Annotated[int, Meta(ge=0, le=1)]
Tabled = Annotated[list[Worth], Meta(min_length=1, max_length=20)]


class SeatCount(Strict):
    seats: int
    winners: Annotated[int, Meta(ge=1)]


class Box(Sourced):
    cubes: Annotated[int, Meta(ge=2, le=60)]
    neutrals: Annotated[int, Meta(ge=0, le=60)]
    hand: Annotated[int, Meta(ge=SLOTS, le=12)]
    first_specials: Some
    seats: list[SeatCount]


class Points(Sourced):
    arrival: Tabled
    cargo: Tabled
    colour: Worth
    mover: Worth
    refugee_majority: Worth
    senate_majority: Worth
    victim: Worth


class Alliance(Sourced):
    points: Tabled
    colour: Worth


class Ship(Strict):
    id: str
    seats: Annotated[int, Meta(ge=1, le=20)]
    advanced_seats: Annotated[int, Meta(ge=1, le=20)]
    turned_by: Annotated[int, Meta(ge=1, le=DOOMS - 1)]
    takes_neutral: Some = 0
    mover_points: Worth = 0
    mover_cards: Few = 0
    fast: Flag = 0
    immune: Flag = 0


class Ships(Sourced):
    automatic: Few
    rows: list[Ship]


class Senate(Sourced):
    archont_cards: Some
    demiurgos_cards: Few
    oraklos_cards: Annotated[int, Meta(ge=0, le=SLOTS)]
    philosophos_cubes: Some
    order: list[str]


class PolicyCard(Strict):
    id: str
    kind: Literal["refugees", "aristocracy", "support", "ships", "cargo", "sabotage", "treason"]
    colour: Literal["green", "blue", "red"]
    count: Count
    first: Some = 0
    second: Some = 0
    draws: Few = 0
    moves: Annotated[int, Meta(ge=0, le=5)] = 0
    points: Worth = 0


class PolicyCards(Sourced):
    victims: Annotated[int, Meta(ge=1, le=7)]
    rows: list[PolicyCard]


class SpecialCard(Strict):
    id: str
    count: Count
    points: Worth = 0


class SpecialCards(Sourced):
    swapped: Annotated[int, Meta(ge=1, le=20)]
    spy_cubes: Annotated[int, Meta(ge=1, le=20)]
    rows: list[SpecialCard]


class Event(Strict):
    id: str
    neutrals: Annotated[int, Meta(ge=0, le=60)]
    auction: Literal["secret", "open"]
    doom: Flag = 0
    cards: tuple[Few, Few] = (0, 0)
    points: tuple[Worth, Worth] = (0, 0)
    more_refugees: Few = 0
    more_ships: Few = 0
    chaos: Flag = 0
    gods: Some = 0
    lead: Flag = 0
    wrath: Flag = 0
    together: Few = 0
    lost: Few = 0


class Events(Sourced):
    rows: list[Event]


class LastDaysSheet(Sheet):
    box: Box
    points: Points
    alliance: Alliance
    ships: Ships
    senate: Senate
    policy: PolicyCards
    special: SpecialCards
    events: Events


def pieces_of(sheet: LastDaysSheet, file: str) -> Pieces:
    """Typed rows of an edition that holds together."""
    for table, row, expected in mistakes(sheet):
        raise BadEdition(file, table, row, expected)
    box, points = sheet.box, sheet.points
    return Pieces(
        plain_numbers(sheet),
        {
            "winners": winners_by_seats(box),
            "arrival": [0, *points.arrival],
            "cargo": [0, *points.cargo],
            "ally": [0, *sheet.alliance.points],
        },
        {name: [getattr(ship, name) for ship in sheet.ships.rows] for name in Ship.__struct_fields__ if name != "id"},
        [SENATOR_IDS.index(name) for name in sheet.senate.order],
        policy_columns(sheet.policy.rows),
        {"count": [c.count for c in sheet.special.rows], "points": [c.points for c in sheet.special.rows]},
        event_columns(sheet.events.rows),
    )


def plain_numbers(sheet: LastDaysSheet) -> dict[str, int]:
    """Every single number of the sheet by its name."""
    numbers = {"ally_colour": sheet.alliance.colour}
    for table in (sheet.box, sheet.points, sheet.ships, sheet.senate, sheet.policy, sheet.special):
        numbers |= {name: value for name, value in to_builtins(table).items() if isinstance(value, int)}
    return numbers


def winners_by_seats(box: Box) -> list[int]:
    winners = [0] * (MOST_SEATS + 1)
    for line in box.seats:
        winners[line.seats] = line.winners
    return winners


def policy_columns(cards: list[PolicyCard]) -> dict[str, list[int]]:
    plain = ("count", "first", "second", "draws", "moves", "points")
    columns = {name: [getattr(card, name) for card in cards] for name in plain}
    columns["kind"] = [CARD_KINDS.index(card.kind) for card in cards]
    return columns


def event_columns(events: list[Event]) -> dict[str, list[int]]:
    plain = ("doom", "neutrals", "more_refugees", "more_ships", "chaos", "gods", "lead", "wrath", "together", "lost")
    columns = {name: [getattr(event, name) for event in events] for name in plain}
    columns["open"] = [int(event.auction == "open") for event in events]
    for name in ("cards", "points"):
        columns[f"first_{name}"] = [getattr(event, name)[0] for event in events]
        columns[f"second_{name}"] = [getattr(event, name)[1] for event in events]
    return columns


def mistakes(sheet: LastDaysSheet) -> Iterator[tuple[str, int, str]]:
    """Table, row and what was expected, for everything that does not fit."""
    for name in sheet.edition.variant:
        if name not in TABLES:
            yield "edition", 0, f"variant: expected {', '.join(TABLES)}, found {name}"
    yield from box_mistakes(sheet.box)
    for name, ids in (("ships", SHIP_IDS), ("policy", CARD_IDS), ("special", SPECIAL_IDS), ("events", EVENT_IDS)):
        yield from row_mistakes(name, [line.id for line in getattr(sheet, name).rows], ids)
    yield from ship_mistakes(sheet.ships.rows)
    if sorted(sheet.senate.order) != sorted(SENATOR_IDS):
        yield "senate", 0, "order: expected each of the seven senators once"
    yield from card_mistakes(sheet)
    dooms = sum(event.doom for event in sheet.events.rows)
    if dooms != DOOMS:
        yield "events", 0, f"expected {DOOMS} events of doom, found {dooms}"


def box_mistakes(box: Box) -> Iterator[tuple[str, int, str]]:
    if sorted(line.seats for line in box.seats) != [3, 4, 5]:
        yield "box", 0, "expected winners for 3, 4 and 5 seats"
    for number, line in enumerate(box.seats, 1):
        if line.winners >= line.seats:
            yield "box", number, "expected at least one seat that does not win, whose card the highest bidder may play"


def row_mistakes(table: str, found: list[str], ids: tuple[str, ...]) -> Iterator[tuple[str, int, str]]:
    for number, (one, wanted) in enumerate(zip(found, ids, strict=False), 1):
        if one != wanted:
            yield table, number, f"expected {wanted}, found {one}"
    if len(found) != len(ids):
        yield table, 0, f"expected {len(ids)} rows, found {len(found)}"


def ship_mistakes(ships: list[Ship]) -> Iterator[tuple[str, int, str]]:
    """Everybody stays aboard when a ship turns over (8.1)."""
    for number, ship in enumerate(ships, 1):
        if ship.advanced_seats < ship.seats:
            yield "ships", number, f"expected at least {ship.seats} advanced seats, found {ship.advanced_seats}"


def card_mistakes(sheet: LastDaysSheet) -> Iterator[tuple[str, int, str]]:
    """The counts of the box (1.3, 1.4), unless this is a variant; and enough for every hand."""
    for number, (card, kind) in enumerate(zip(sheet.policy.rows, CARD_SORTS, strict=True), 1):
        if card.kind != kind:
            yield "policy", number, f"expected a card of kind {kind}, found {card.kind}"
        if (card.first == 0) != (kind not in ("refugees", "aristocracy")) or (card.second and not card.first):
            yield "policy", number, "first, second: expected cubes to place on cards of refugees and aristocracy alone"
    policy = sum(card.count for card in sheet.policy.rows)
    special = sum(card.count for card in sheet.special.rows)
    for table, found, stated in (("policy", policy, POLICY_CARDS), ("special", special, SPECIAL_CARDS)):
        if found != stated and table not in sheet.edition.variant:
            yield table, 0, f'expected {stated} cards, found {found} (or variant = ["{table}"] in the heading)'
        if found > MOST_CARDS:
            yield table, 0, f"expected at most {MOST_CARDS} cards, found {found}"
    hands = MOST_SEATS * (sheet.box.hand + LONGER_HAND)
    if policy < hands:
        yield "policy", 0, f"expected at least {hands} cards for {MOST_SEATS} hands, found {policy}"
