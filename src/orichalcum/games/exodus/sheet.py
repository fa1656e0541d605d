"""What an Exodus edition file holds: its tables and their words (RULES 1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orichalcum.games.exodus import pieces as p
from orichalcum.kernel.edition import Sheet, Sourced, Strict

Kind = Literal["science", "culture", "craft"]
Ground = Literal["sand", "meadow", "clay", "slate", "shore"]
TileKind = Literal["", "workshop", "agora", "ship"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Few = Annotated[int, msgspec.Meta(ge=0, le=60)]  # what steps pack into a few bits

KINDS = ("science", "culture", "craft")
GROUNDS = ("sand", "meadow", "clay", "slate", "shore")
TILES = ("workshop", "agora", "ship")
TRIGGERS = (
    *(f"{kind}_settler" for kind in KINDS),
    *(f"{kind}_book" for kind in KINDS),
    "agora",
    "workshop",
    "knowledge",
)
COUNTS = (
    *(f"{kind}_saved" for kind in KINDS),
    *("science_culture_pairs", "science_craft_pairs", "culture_craft_pairs"),
    *("steps", "influence", "gold", "books", "pillars", "pillar_cards", "agoras", "workshops", "active_workshops"),
    *("ships", "knowledge", "columns", "rows", *GROUNDS, "colourful_rows", "colourful_columns"),
    *("different_neighbours", "same_neighbours", "alike_neighbours"),
)
EXTRAS = {"": p.NOTHING, "ship": p.SHIP, "workshop": p.WORKSHOP, "pillar": p.PEDESTAL}

# What an Influence card does: the place of its step among those of Influence cards, and what that step must know.
INFLUENCE_EFFECTS = {
    "swap_residences": (0, 0),
    "send_one_of_each": (1, 0),
    "advance": (2, 0),
    "draft": (3, 0),
    "take_favor": (4, 0),
    "turn_rings": (5, 0),
    "send_all_untrained": (6, 0),
    "send_all_trained": (6, 1),
    "train_free": (7, 0),
    "get_ship": (8, p.SHIP),
    "get_agora": (8, p.AGORA),
    "get_workshop": (8, p.WORKSHOP),
    "get_knowledge": (8, p.KNOWLEDGE),
    "get_pillar_card": (9, 0),
    "take_space_goods": (10, 0),
    "exchange_books": (11, 0),
    "earn": (12, 0),
    "renew_tiles": (13, 0),
    "renew_knowledge": (14, 0),
    "repeat_bonus": (15, 0),
    "fill_residence": (16, 0),
    "move_tile": (17, 0),
    "return_books": (18, 0),
    "return_gold": (18, 1),
}
PEDESTAL_EFFECTS = ("swap_book", "swap_settler", "sell_book", "spend_point", "change_gold")
BODY_EFFECTS = ("gain_point", "gain_book", "gain_step", "send_one", "train_one")
PILLAR_EFFECTS = (*PEDESTAL_EFFECTS, *BODY_EFFECTS)
CAPITAL_EFFECTS = ("both", "twice")
PEDESTAL_BONUSES = ("book", "gold", "settler")


class Gain(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    science: Few = 0
    culture: Few = 0
    craft: Few = 0
    gold: Few = 0
    choice: Few = 0
    steps: Few = 0
    vp: Few = 0
    favor: Few = 0
    influence: Few = 0
    monument: Few = 0

    def row(self) -> list[int]:
        goods = [self.science, self.culture, self.craft, self.gold]
        return [*goods, self.choice, self.steps, self.vp, self.favor, self.influence, self.monument]

    def goods(self) -> Gain:
        """Only its books and gold."""
        return Gain(science=self.science, culture=self.culture, craft=self.craft, gold=self.gold, choice=self.choice)


NO_GAIN = Gain()


class Supply(Sourced):
    science: Few
    culture: Few
    craft: Few
    gold: Few
    favor: Few


class Start(Sourced):
    gain: Gain


class SeatTable(Strict):
    """What depends on the number of seats."""

    seats: int
    settlers: Count
    shown: Annotated[int, msgspec.Meta(ge=1, le=p.SHELF)]
    plus: bool
    monuments: Annotated[int, msgspec.Meta(ge=0, le=p.MONUMENTS)]
    order_spaces: Annotated[int, msgspec.Meta(ge=1, le=p.ORDER_SPACES)]
    neutral: bool
    rival: Count


class Tables(Sourced):
    rows: list[SeatTable]


class Scoring(Strict):
    year: int
    region: Annotated[int, msgspec.Meta(ge=0, lt=p.REGIONS)]


class Years(Sourced):
    years: Annotated[int, msgspec.Meta(ge=1, le=p.STACK)]
    rounds: Literal[3]
    actions: Count
    residences_shown: Count
    capital_years: Count
    solo_refills: list[int]
    scorings: list[Scoring]


class OrderSpace(Strict):
    space: int
    gain: Gain
    shares: bool


class Order(Sourced):
    rows: list[OrderSpace]


class Catastrophe(Strict):
    inner: Count
    middle: Count
    count: Count


class Catastrophes(Sourced):
    rows: list[Catastrophe]


class Rings(Sourced):
    inner_reaches: tuple[int, int]
    middle_reaches: tuple[int, int]


class Space(Strict):
    id: str
    gain: Gain = NO_GAIN
    standing: Few = 0
    drawn: Few = 0
    tile: TileKind = ""
    pillar: Annotated[int, msgspec.Meta(ge=0, le=p.DISPLAYS)] = 0
    favor: Few = 0
    neutral: bool = False


class Spaces(Sourced):
    rows: list[Space]


class Guards(Sourced):
    rings: list[Literal["inner", "middle", "outer"]]


class Job(Strict):
    id: str
    kind: Kind
    from_: str = msgspec.field(name="from")
    cost: Gain
    vp: Count
    steps: Count
    extra: Literal["", "ship", "workshop", "pillar"]


class Jobs(Sourced):
    rows: Annotated[list[Job], msgspec.Meta(max_length=16)]


class Cell(Strict):
    region: Annotated[int, msgspec.Meta(ge=0, lt=p.REGIONS)]
    gain: Gain
    agora: bool = False


class Cells(Sourced):
    columns: int
    rows: Annotated[list[Cell], msgspec.Meta(max_length=16)]


class ShipTrack(Sourced):
    vp: list[Count]


class FavorSpaces(Sourced):
    cells: list[Count]


class TrackSpace(Strict):
    space: int
    gain: Gain


class Track(Sourced):
    last: Annotated[int, msgspec.Meta(ge=1, le=300)]
    rows: list[TrackSpace]


class Ship(Strict):
    id: str
    count: Count


class Ships(Sourced):
    rows: list[Ship]


class Residence(Strict):
    id: str
    ground: Ground
    places: Annotated[int, msgspec.Meta(ge=2, le=7)]  # both settlers of a Knowledge card find room in a new one
    count: Count


class Residences(Sourced):
    rows: Annotated[list[Residence], msgspec.Meta(max_length=64)]


class Workshop(Strict):
    id: str
    ground: Ground
    needs: Annotated[list[str], msgspec.Meta(min_length=1, max_length=2)]
    on: str
    gain: Gain


class Workshops(Sourced):
    rows: list[Workshop]


class Agora(Strict):
    id: str
    ground: Ground
    gain: Gain = NO_GAIN
    settler: tuple[str, ...] = ()


class Agoras(Sourced):
    rows: list[Agora]


class Monument(Strict):
    id: str
    ground: Ground
    counts: str
    vp: Count


class Monuments(Sourced):
    row_grounds: Count
    column_grounds: Count
    alike: Count
    rows: list[Monument]


class KnowledgeCard(Strict):
    id: str
    needs: tuple[str, str]
    counts: str
    copies: Count
    per: Annotated[int, msgspec.Meta(ge=1)] = 1
    vp: Count = 0
    ladder: tuple[Count, ...] = ()


class KnowledgeCards(Sourced):
    rows: list[KnowledgeCard]


class InfluenceCard(Strict):
    id: str
    effect: str
    amount: Few = 0
    vp: Few = 0


class InfluenceCards(Sourced):
    rows: Annotated[list[InfluenceCard], msgspec.Meta(min_length=p.INFLUENCES, max_length=p.INFLUENCES)]


class Tier(Strict):
    tier: Literal["pedestal", "body", "capital"]
    job: str
    vp: Count


class Tiers(Sourced):
    rows: Annotated[list[Tier], msgspec.Meta(min_length=p.TIERS, max_length=p.TIERS)]


class Pedestal(Strict):
    id: str
    bonus: Literal["book", "gold", "settler"]
    effect: str


class Pedestals(Sourced):
    rows: list[Pedestal]


class UpperTier(Strict):
    id: str
    effect: str
    count: Count


class UpperTiers(Sourced):
    rows: list[UpperTier]


class Final(Sourced):
    left_behind: Count
    row: Count
    column: Count
    influence: Count


class Title(Strict):
    id: str
    least: int


class Titles(Sourced):
    rows: list[Title]


class ExodusSheet(Sheet):
    """A whole edition file."""

    supply: Supply
    start: Start
    tables: Tables
    years: Years
    order: Order
    catastrophes: Catastrophes
    rings: Rings
    spaces: Spaces
    guards: Guards
    jobs: Jobs
    cells: Cells
    ship_track: ShipTrack
    favor_spaces: FavorSpaces
    track: Track
    ships: Ships
    residences: Residences
    workshops: Workshops
    agoras: Agoras
    monuments: Monuments
    knowledge: KnowledgeCards
    influence: InfluenceCards
    tiers: Tiers
    pedestals: Pedestals
    bodies: UpperTiers
    capitals: UpperTiers
    final: Final
    titles: Titles
