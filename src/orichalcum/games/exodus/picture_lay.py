"""Where everything lies: the city, the track, the boards, the displays, on the wide picture and in the zones of a phone."""

from __future__ import annotations

from typing import Final, NamedTuple

from orichalcum.games.exodus.pieces import AREAS, SPACES
from orichalcum.pictures.draw import Point, ray

Box = tuple[float, float, float, float]

WIDE: Final = (1036.0, 496.0)
PHONE_W: Final = 390.0
SECTOR: Final = 360 / SPACES


class City(NamedTuple):
    """The rondel: its middle, the radii of its rings, how large things on them are drawn."""

    x: float
    y: float
    heart: float
    rings: tuple[tuple[float, float], ...]  # inner and outer radius of each
    size: float  # of Guards and of small things beside the rings
    things: tuple[float, ...]  # of what lies on each ring
    tile: float  # of tiles
    king: float
    track: tuple[float, float]  # radii of the track around it; 0 where it lies elsewhere

    def spot(self, r: float, angle: float) -> Point:
        x, y = ray(r, angle)
        return self.x + x, self.y + y


class Cells(NamedTuple):
    """The settlement area: its corner, how large a tile is, the pitch from cell to cell."""

    x: float
    y: float
    size: float
    across: float
    down: float

    def spot(self, cell: int, columns: int) -> Point:
        """The middle of a cell."""
        return (
            self.x + TILE_W * self.size / 2 + cell % columns * self.across,
            self.y + TILE_H * self.size / 2 + cell // columns * self.down,
        )


class Rows(NamedTuple):
    """Boxes in rows and columns: corner, size of one, pitch."""

    x: float
    y: float
    w: float
    h: float
    across: float
    down: float

    def corner(self, column: int, line: int = 0) -> Point:
        return self.x + column * self.across, self.y + line * self.down


TILE_W: Final = 64.0
TILE_H: Final = 48.0

CITY: Final = City(249, 248, 37, ((41, 88), (92, 147), (151, 208)), 0.62, (0.64, 0.84, 0.94), 0.9, 0.6, (220, 247))
CITY_TALL: Final = City(195, 189, 34, ((37, 79), (83, 131), (135, 186)), 0.62, (0.64, 0.8, 0.9), 0.88, 0.56, (0, 0))

FIRST_STEP: Final = 16.0  # where the track round the city begins, in degrees
GATE: Final = 1.5  # steps left out between its end and its beginning


def sector_of(space: int, turned: tuple[int, int]) -> int:
    """Which of the eight sectors a space of the city lies in, as the rings lie now (facts 4.1): the middle ring one further."""
    ring, n = divmod(space, SPACES)
    turns = (turned[0], turned[1], 0)[ring]
    return ((n // 2 + turns) % AREAS * 2 + n % 2 + (ring == 1)) % SPACES


def angle_of(space: int, turned: tuple[int, int]) -> float:
    """The middle of its sector, clockwise from above."""
    return (sector_of(space, turned) + 0.5) * SECTOR


def step_angle(step: int, last: int) -> float:
    return FIRST_STEP + step * 360 / (last + 1 + GATE)


# The wide picture, right of the city.
CELLS: Final = Cells(512, 23, 0.97, 66.5, 62)
SHIPS: Final = Rows(852, 23, 27, 40, 29.6, 0)
PILLARS: Final = Rows(852, 80, 56, 33, 59.3, 34)
AWAY: Final[Box] = (852, 185, 175, 20)
SCHOOL: Final = Rows(512, 214, 125, 43, 130, 47)
SHELF: Final = Rows(512, 370, 99.5, 56, 103.9, 0)
SHELF_FEW: Final = Rows(512, 370, 169, 56, 173.4, 0)
FEW: Final = 3  # Knowledge cards on show with one or two seats
RESIDENCES: Final = Rows(512, 443, 60, 45, 63, 0)
STACKS: Final = Rows(704, 443, 44, 46, 46, 0)  # the corner to its right is the page's, for zooming
OPENS: Final = Rows(872, 353, 40, 15, 55, 0)

# A phone's zones.
CELLS_TALL: Final = Cells(9, 24, 1.12, 75, 73)
PHONE_H: Final = 430.0
SHEET: Final[Box] = (502, 4, 530, 488)
TRAY: Final[Box] = (512, 358, 516, 132)
SHIPS_TALL: Final = Rows(12, 264, 46, 68, 60, 76)
PILLARS_TALL: Final = Rows(200, 264, 58, 44, 62, 49)
SCHOOL_TALL: Final = Rows(6, 10, 92, 114, 95.3, 121)
AWAY_TALL: Final[Box] = (95, 377, 200, 46)
TRAY_TALL: Final[Box] = (8, 8, 374, 414)
SHELF_TALL: Final = Rows(6, 20, 122, 74, 126, 78)
SHELF_TALL_FEW: Final = Rows(6, 24, 122, 124, 126, 0)
RESIDENCES_TALL: Final = Rows(6, 196, 70, 52, 74, 0)
STACKS_TALL: Final = Rows(6, 274, 60, 66, 62, 0)
OPENS_TALL: Final = Rows(236, 178, 40, 15, 50, 0)
CELLS_SEAT: Final = Cells(9, 62, 1.12, 75, 72)
SHIPS_SEAT: Final = Rows(9, 292, 27, 40, 29.4, 0)
PILLARS_SEAT: Final = Rows(200, 292, 56, 34, 59, 35.5)
LESSONS: Final = Rows(6, 406, 122, 60, 126, 66)
SCHOOL_SEAT: Final = Rows(6, 412, 92, 122, 95.3, 128)

# Corners of the wide picture, outside the track; and the rows of a phone.
OFFERS: Final[tuple[tuple[Point, ...], ...]] = (
    ((475, 471), (434, 473), (475, 430), (394, 474)), ((23, 471), (64, 473), (23, 430), (104, 474)),
)  # fmt: skip
OFFERS_TALL: Final[tuple[tuple[Point, ...], ...]] = (
    ((30, 391), (78, 391), (126, 391), (174, 391)), ((222, 391), (268, 391), (314, 391), (360, 391)),
)  # fmt: skip
ORDER: Final[tuple[Point, ...]] = ((402, 23), (440, 23), (478, 23), (478, 61), (478, 99))
ORDER_TALL: Final[tuple[Point, ...]] = ((25, 25), (25, 63), (63, 25), (365, 25), (365, 63))
SWELL: Final[tuple[Point, ...]] = (
    (30, 130),
    (20, 350),
    (452, 150),
    (446, 380),
    (-60, 80),
    (-140, 260),
    (-80, 420),
    (60, 520),
    (300, 540),
    (1060, 120),
    (1130, 300),
    (1080, 460),
)
