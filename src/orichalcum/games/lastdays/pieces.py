"""The pieces of the Last Days as an edition counts them: typed rows, the same for every table of that edition."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.kernel.rows import row_of

MOST_SEATS: Final = 5
NEUTRAL: Final = 5  # the colour after those of the seats
COLOURS: Final = 6
SHIPS: Final = 5
SLOTS: Final = 5  # the cards of a row, each an auction of its own
SENATORS: Final = 7
DOOMS: Final = 3
KINDS: Final = 16  # policy cards
SPECIALS: Final = 11
EVENTS: Final = 10

# What a policy card is; an edition puts one of these on each card.
REFUGEES: Final = 0
ARISTOCRACY: Final = 1
SUPPORT: Final = 2
FLEET: Final = 3
CARGO: Final = 4
SABOTAGE: Final = 5
TREASON: Final = 6

# Special cards, in the order of every edition.
PURSUIT_SHIP: Final = 0
EMPATHY: Final = 1
GUARD: Final = 2
ALLIANCE: Final = 3
HIDDEN_HOLDS: Final = 4
INTERVENTION: Final = 5
SACRIFICE: Final = 6
SPY: Final = 7

# Senators; where each has his space, an edition says.
ARCHONT: Final = 0
BASILEUS: Final = 1
DEMAGOGOS: Final = 2
DEMIURGOS: Final = 3
ORAKLOS: Final = 4
PHILOSOPHOS: Final = 5
STRATEGOS: Final = 6


class Pieces:
    """What lies in the box, column by column."""

    def __init__(
        self,
        box: dict[str, int],
        tables: dict[str, list[int]],
        ships: dict[str, list[int]],
        senate: list[int],
        policy: dict[str, list[int]],
        special: dict[str, list[int]],
        events: dict[str, list[int]],
    ) -> None:
        self.cubes: i64 = box["cubes"]
        self.neutrals: i64 = box["neutrals"]
        self.hand: i64 = box["hand"]
        self.first_specials: i64 = box["first_specials"]
        self.automatic: i64 = box["automatic"]
        self.archont_cards: i64 = box["archont_cards"]
        self.demiurgos_cards: i64 = box["demiurgos_cards"]
        self.oraklos_cards: i64 = box["oraklos_cards"]
        self.philosophos_cubes: i64 = box["philosophos_cubes"]
        self.victims: i64 = box["victims"]
        self.swapped: i64 = box["swapped"]
        self.spy_cubes: i64 = box["spy_cubes"]
        self.mover: i64 = box["mover"]
        self.colour: i64 = box["colour"]
        self.ally_colour: i64 = box["ally_colour"]
        self.refugee_majority: i64 = box["refugee_majority"]
        self.senate_majority: i64 = box["senate_majority"]
        self.victim: i64 = box["victim"]
        self.winners = row_of(tables["winners"])  # by number of seats
        self.arrival = row_of(tables["arrival"])  # by refugees, 0 among them
        self.dear = row_of(tables["cargo"])
        self.ally = row_of(tables["ally"])
        self.seats = row_of(ships["seats"] + ships["advanced_seats"])
        self.turned_by = row_of(ships["turned_by"])
        self.takes_neutral = row_of(ships["takes_neutral"])
        self.mover_points = row_of(ships["mover_points"])
        self.mover_cards = row_of(ships["mover_cards"])
        self.fast = row_of(ships["fast"])
        self.immune = row_of(ships["immune"])
        self.senator = row_of(senate)  # whose the space is
        self.policy(policy)
        self.special = row_of(special["count"])
        self.special_points = row_of(special["points"])
        self.events(events)

    def policy(self, policy: dict[str, list[int]]) -> None:
        self.kind = row_of(policy["kind"])
        self.count = row_of(policy["count"])
        self.first = row_of(policy["first"])  # cubes onto one ship
        self.second = row_of(policy["second"])  # and onto another
        self.draws = row_of(policy["draws"])
        self.moves = row_of(policy["moves"])
        self.points = row_of(policy["points"])

    def events(self, events: dict[str, list[int]]) -> None:
        self.doom = row_of(events["doom"])
        self.due = row_of(events["neutrals"])
        self.open = row_of(events["open"])
        self.more_refugees = row_of(events["more_refugees"])
        self.more_ships = row_of(events["more_ships"])
        self.chaos = row_of(events["chaos"])
        self.gods = row_of(events["gods"])
        self.lead = row_of(events["lead"])
        self.wrath = row_of(events["wrath"])
        self.together = row_of(events["together"])
        self.lost = row_of(events["lost"])
        self.event_cards = row_of(events["first_cards"] + events["second_cards"])  # first of the senate, then second
        self.event_points = row_of(events["first_points"] + events["second_points"])


def points_of(table: vec[i64], n: i64) -> i64:
    """What so many bring: more than the table knows count as its last."""
    return table[n if n < len(table) else len(table) - 1]
