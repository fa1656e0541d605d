"""What lies in the box of Atlantis Exodus, as an edition counts it: typed rows, the same for every table of that edition."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orichalcum.kernel.rows import row_of

MOST_SEATS: Final = 4
KINDS: Final = 3  # science, culture, craft: of settlers and of books
GOLD: Final = 3
GOODS: Final = 4  # three kinds of books, and gold
FAVOR: Final = 4  # in the supply, behind the goods

# What a gain is made of, after the goods.
CHOICE: Final = 4  # books of choice
STEPS: Final = 5
POINTS: Final = 6
FAVORS: Final = 7
INFLUENCE_CARD: Final = 8
A_MONUMENT: Final = 9
GAIN_WIDTH: Final = 10

# Atlantis.
RINGS: Final = 3
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
SPACES: Final = 8  # of a ring
AREAS: Final = 4  # of a ring, of two spaces each
CITY: Final = RINGS * SPACES

# Kinds of things: tiles and cards share one row of numbers, kind after kind.
WORKSHOP: Final = 0
AGORA: Final = 1
SHIP: Final = 2
KNOWLEDGE: Final = 3
INFLUENCE: Final = 4
RESIDENCE: Final = 5
MONUMENT: Final = 6
PEDESTAL: Final = 7
BODY: Final = 8
CAPITAL: Final = 9
THING_KINDS: Final = 10
NOTHING: Final = -1

INFLUENCES: Final = 24
REGIONS: Final = 3
PILLARS: Final = 3  # of a seat
TIERS: Final = 3
DISPLAYS: Final = 2
STACK: Final = 5  # the most cards of a stack: one a year
MONUMENT_SPACES: Final = 2
MONUMENTS: Final = 4  # of a Monument space
ORDER_SPACES: Final = 5
SHELF: Final = 5  # the most Knowledge cards on show
AREA: Final = 32  # + kind: a Workshop's place for any settler of that kind; below it a job

# What makes a Workshop react: a settler of a kind, a book of a kind, and so on.
ON_SETTLER: Final = 0
ON_BOOK: Final = 3
ON_AGORA: Final = 6
ON_WORKSHOP: Final = 7
ON_KNOWLEDGE: Final = 8

# Where a settler stands in Atlantis.
ON_SPACE: Final = 0
ON_GUARD: Final = 1
ON_AGORA_TILE: Final = 2

# What the Knowledge cards and Monuments count, in the order of `scoring.tally`.
SAVED: Final = 0  # + kind
PAIRS: Final = 3  # science and culture, science and craft, culture and craft
TRACK_STEPS: Final = 6
INFLUENCE_RECEIVED: Final = 7
GOLD_HELD: Final = 8
BOOKS_HELD: Final = 9
PILLARS_DONE: Final = 10
PILLAR_CARDS: Final = 11
AGORAS: Final = 12
WORKSHOPS: Final = 13
ACTIVE_WORKSHOPS: Final = 14
SHIPS: Final = 15
KNOWLEDGE_CARDS: Final = 16
FULL_COLUMNS: Final = 17
FULL_ROWS: Final = 18
GROUND: Final = 19  # + ground
COLOURFUL_ROWS: Final = 24
COLOURFUL_COLUMNS: Final = 25
DIFFERENT_NEIGHBOURS: Final = 26  # these three are measured from the Monument's own cell
SAME_NEIGHBOURS: Final = 27
ALIKE_NEIGHBOURS: Final = 28
COUNTS: Final = 29


class Pieces:
    """Rows of numbers; `n` holds the single ones, names are those of the edition.

    Gains are numbered: `gain` has GAIN_WIDTH numbers for each.
    """

    def __init__(self, rows: dict[str, list[int]], n: dict[str, int], names: dict[str, list[str]]) -> None:
        self.thing_names: list[str] = names["things"]
        self.job_names: list[str] = names["jobs"]
        self.space_names: list[str] = names["spaces"]
        self.title_names: list[str] = names["titles"]
        self.seats: i64 = n["seats"]
        self.things: i64 = n["things"]
        self.jobs: i64 = n["jobs"]
        self.cells: i64 = n["cells"]
        self.columns: i64 = n["columns"]
        self.knowledges: i64 = n["knowledges"]
        self.ship_spaces: i64 = n["ship_spaces"]
        self.favor_spaces: i64 = n["favor_spaces"]
        self.last_step: i64 = n["last_step"]
        self.slots: i64 = n["slots"]
        self.first_shown: i64 = n["residences_shown"]
        self.years: i64 = n["years"]
        self.rounds: i64 = n["rounds"]
        self.actions: i64 = n["actions"]
        self.capital_years: i64 = n["capital_years"]
        self.row_grounds: i64 = n["row_grounds"]
        self.column_grounds: i64 = n["column_grounds"]
        self.alike: i64 = n["alike"]
        self.left_behind: i64 = n["left_behind"]
        self.row_vp: i64 = n["row_vp"]
        self.column_vp: i64 = n["column_vp"]
        self.influence_vp: i64 = n["influence_vp"]
        self.start_gain: i64 = n["start_gain"]
        self.gain = row_of(rows["gain"])
        self.supply = row_of(rows["supply"])
        self.read_tables(rows)
        self.read_city(rows)
        self.read_board(rows)
        self.read_things(rows)
        self.read_cards(rows)

    def read_tables(self, rows: dict[str, list[int]]) -> None:
        """By number of seats, which counts from 1."""
        self.settlers = row_of(rows["settlers"])
        self.shown = row_of(rows["shown"])
        self.plus = row_of(rows["plus"])
        self.monuments = row_of(rows["monuments"])
        self.order_spaces = row_of(rows["order_spaces"])
        self.neutral = row_of(rows["neutral"])
        self.rival = row_of(rows["rival"])
        self.scored_region = row_of(rows["scored_region"])  # by year: 1 + region, or 0
        self.solo_refill = row_of(rows["solo_refill"])  # by year: 1 or 0
        self.order_gain = row_of(rows["order_gain"])
        self.order_shares = row_of(rows["order_shares"])
        self.catastrophes = row_of(rows["catastrophes"])
        self.turn_inner = row_of(rows["turn_inner"])
        self.turn_middle = row_of(rows["turn_middle"])
        self.title_least = row_of(rows["title_least"])

    def read_city(self, rows: dict[str, list[int]]) -> None:
        """By space of Atlantis; then by slot, where settlers stand, in the order in which they are filled."""
        self.reach = row_of(rows["reach"])  # two offsets for the inner ring, two for the middle one
        self.space_gain = row_of(rows["space_gain"])
        self.space_goods = row_of(rows["space_goods"])  # the same gain, only its books and gold
        self.space_drawn = row_of(rows["space_drawn"])
        self.space_tile = row_of(rows["space_tile"])  # a kind of thing, or NOTHING
        self.space_display = row_of(rows["space_display"])  # 1 + display of Pillar cards, or 0
        self.space_favor = row_of(rows["space_favor"])
        self.neutral_start = row_of(rows["neutral_start"])
        self.slot_kind = row_of(rows["slot_kind"])
        self.slot_space = row_of(rows["slot_space"])  # of a Guard: the first space of the area
        self.first_slot = row_of(rows["first_slot"])  # by space: standing settlers, as first slot and
        self.standing = row_of(rows["standing"])  # number
        self.guard_slot = row_of(rows["guard_slot"])  # by space, or NOTHING
        self.agora_slot = row_of(rows["agora_slot"])  # by space, or NOTHING

    def read_board(self, rows: dict[str, list[int]]) -> None:
        """By job, by cell, by space of a track."""
        self.job_kind = row_of(rows["job_kind"])
        self.job_from = row_of(rows["job_from"])  # a job, or NOTHING for an entry space
        self.job_cost = row_of(rows["job_cost"])
        self.job_vp = row_of(rows["job_vp"])
        self.job_steps = row_of(rows["job_steps"])
        self.job_extra = row_of(rows["job_extra"])  # a kind of thing, PEDESTAL for any Pillar card, or NOTHING
        self.entry = row_of(rows["entry"])  # by kind
        self.cell_gain = row_of(rows["cell_gain"])
        self.cell_agora = row_of(rows["cell_agora"])
        self.cell_region = row_of(rows["cell_region"])
        self.neighbour = row_of(rows["neighbour"])  # four a cell, or NOTHING
        self.ship_vp = row_of(rows["ship_vp"])
        self.favor_cells = row_of(rows["favor_cells"])
        self.track_gain = row_of(rows["track_gain"])  # by step: a gain, or NOTHING

    def read_things(self, rows: dict[str, list[int]]) -> None:
        """By thing; `first` by kind of thing, with one more entry for the end."""
        self.first = row_of(rows["first"])
        self.kind = row_of(rows["kind"])
        self.count = row_of(rows["count"])
        self.plus_copies = row_of(rows["plus_copies"])  # of Knowledge cards: second copies, with a +
        self.ground = row_of(rows["ground"])
        self.places = row_of(rows["places"])  # for settlers
        self.need = row_of(rows["need"])  # two a thing: of Workshops a job or AREA + kind, of Knowledge cards jobs
        self.trigger = row_of(rows["trigger"])  # of Workshops
        self.reaction = row_of(rows["reaction"])  # of Workshops: a good, or STEPS
        self.amount = row_of(rows["amount"])  # of reactions and of Influence cards
        self.thing_gain = row_of(rows["thing_gain"])  # of Agoras and pedestals
        self.agora_job = row_of(rows["agora_job"])  # three a thing: by kind of settler, or NOTHING
        self.drafts = row_of(rows["drafts"])  # of pedestals: settlers drawn once

    def read_cards(self, rows: dict[str, list[int]]) -> None:
        """What cards and Monuments do, by thing."""
        self.effect = row_of(rows["effect"])
        self.detail = row_of(rows["detail"])
        self.counts = row_of(rows["counts"])
        self.per = row_of(rows["per"])
        self.vp = row_of(rows["vp"])
        self.ladder = row_of(rows["ladder"])  # 0, or where this card's ladder begins: its length, then its points
        self.ladders = row_of(rows["ladders"])
        self.tier_job = row_of(rows["tier_job"])
        self.tier_vp = row_of(rows["tier_vp"])
