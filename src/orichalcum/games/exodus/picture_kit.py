"""The small things of every picture: settlers, books, gold, flames, points, tiles. Each is drawn once and then used by name."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from functools import cache
from typing import Final, NamedTuple

from orichalcum.games.exodus.pieces import (
    A_MONUMENT,
    AGORA,
    CHOICE,
    FAVORS,
    GOLD,
    INFLUENCE,
    INFLUENCE_CARD,
    KINDS,
    KNOWLEDGE,
    MONUMENT,
    PEDESTAL,
    POINTS,
    RESIDENCE,
    SHIP,
    STEPS,
    WORKSHOP,
    Pieces,
)
from orichalcum.games.exodus.sheet import KINDS as ORDERS
from orichalcum.games.exodus.telling_names import gain_row
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.counters import book, coin, flame
from orichalcum.pictures.draw import Point, at, box, breadth, dot, el, g, path, text, use
from orichalcum.pictures.emblems import laurel, solid
from orichalcum.pictures.palette import INK, PALE
from orichalcum.pictures.people import citizen

# The square enamels of things, by kind: name of the sign, enamel.
ENAMEL: Final = {
    WORKSHOP: ("hammer", "#95602f"), AGORA: ("temple", "#b9593a"), SHIP: ("sail", "#1f6f80"), PEDESTAL: ("pillar", "#5d6a72"),
    KNOWLEDGE: ("lamp", "#6b4fa0"), INFLUENCE: ("scroll", "#2563a8"), RESIDENCE: ("house", "#4d6b3a"), MONUMENT: ("star", "#3a444a"),
}  # fmt: skip
FAVOR: Final = -2  # a Favor tile, among the kinds of things
ANYBODY: Final = 3  # a settler of whatever kind
NAME: Final = "k"  # before the names of what a board draws once
LETTER: Final = 18.0  # letters are cut large: what bears them is shown small
WIDEST: Final = 1.16  # how much wider than reckoned the widest of common fonts runs


class Token(NamedTuple):
    """Something lying on a space, around its middle; how wide and how high."""

    drawn: str
    wide: float
    high: float


class Lights(NamedTuple):
    """The anchors that may be chosen now, and how loudly that is shown: many choices glow thinly."""

    anchors: frozenset[str]
    thin: bool

    @staticmethod
    def on(lit: Collection[str]) -> Lights:
        return Lights(frozenset(lit), len(lit) > states.MANY)

    def among(self, *beginnings: str) -> Hashable:
        return states.lit_among(self.anchors, self.thin, *beginnings)

    def ring(self, anchor: str, shape: states.Shape, at: Point = (0, 0), fill: bool = False, rim: float = 0) -> str:
        if anchor not in self.anchors:
            return ""
        return states.lit(anchor, states.glow(shape, thin=self.thin, fill=fill, rim=rim), x=at[0], y=at[1])


class Kit(NamedTuple):
    """Letters of a language, and the names under which a picture keeps what it draws often."""

    words: Words
    box: Pieces
    name: str = NAME

    @property
    def mark(self) -> Hashable:
        """By what parts are kept that name no seat."""
        return self.words.plain, self.box, self.name

    def letter(self, order: int) -> str:
        return self.words(f"letter-{ORDERS[order]}")

    def ground_letter(self, ground: str) -> str:
        return self.words(f"letter-{ground}")

    def defs(self) -> str:
        return shared(self.name, tuple(self.letter(n) for n in range(KINDS)))

    def use(self, name: str) -> str:
        return use(f"{self.name}-{name}")

    # -- one of each

    def settler(self, kind: int, bands: int = 0) -> Token:
        return Token(self.use(f"settler{kind}{bands}"), 27, 38)

    def book(self, order: int) -> Token:
        """A book of science, culture, craft, or (4) of choice."""
        return Token(self.use(f"book{order}"), 22, 25)

    def coin(self) -> Token:
        return Token(self.use("coin"), 23, 24)

    def flames(self, count: int) -> Token:
        if count == 1:
            return Token(self.use("flame"), 17, 25)
        return counted(self.use("flame"), count)

    def points(self, count: object) -> Token:
        return Token(worth(count), 25, 25)

    def thing(self, kind: int) -> Token:
        return Token(self.use("favor" if kind == FAVOR else f"thing{kind}"), 30, 31)

    def sack(self) -> Token:
        return Token(self.use("sack"), 26, 28)

    def part(self, part: int, count: int) -> list[Token]:
        """So much of one part of a gain."""
        if part < KINDS or part == CHOICE:
            return [self.book(part)] * count
        if part == GOLD:
            return [self.coin()] * count
        if part == STEPS:
            return [self.flames(count)]
        if part == POINTS:
            return [self.points(count)]
        return [self.thing({FAVORS: FAVOR, INFLUENCE_CARD: INFLUENCE, A_MONUMENT: MONUMENT}[part])] * count

    def gain(self, number: int) -> list[Token]:
        if number < 0:
            return []
        return [token for part, count in enumerate(gain_row(self.box, number)) if count for token in self.part(part, count)]

    def goods(self, row: Sequence[int]) -> list[Token]:
        return [token for part, count in enumerate(row) for token in self.part(part, int(count))]


@cache
def shared(name: str, letters: tuple[str, ...]) -> str:
    """Everything that a picture draws once."""
    found: list[tuple[str, str]] = []
    for n, order in enumerate(ORDERS):
        found += [(f"settler{n}{bands}", citizen(order, letters[n], bands, size=LETTER - bands)) for bands in range(3)]
        found.append((f"book{n}", book(order, letters[n], 16.5)))
    found += [(f"settler{ANYBODY}{bands}", citizen("unknown", "?", bands, size=LETTER - bands)) for bands in (0, 1)]
    found += [("book4", book("unknown", "?", 16.5)), ("coin", coin()), ("flame", flame()), ("sack", sack()), ("favor", favor())]
    found += [(f"thing{kind}", enamelled(kind)) for kind in ENAMEL]
    return el("defs", *(g(drawn, id=f"{name}-{one}") for one, drawn in found))


def counted(drawn: str, count: int) -> Token:
    """The sign, and beside it how often."""
    wide = 17 + breadth(str(count), 20) * WIDEST
    return Token(at(-wide / 2 + 8, 0, drawn) + text(wide / 2, 7.5, count, 20, "serif", fill=INK, text_anchor="end"), wide, 25)


@cache
def worth(count: object) -> str:
    """Points: a laurel on green, its number cut as large as a letter, for it is shown small."""
    disc = dot(0, 1.8, 12.4, fill="#12301d") + dot(0, 0, 12, fill="#3f7a52", stroke="#1f4a2e", stroke_width=1.4)
    return disc + at(0, -1, g(laurel("#a9d3ab"), opacity=0.42), scale=0.8) + text(0, 6.2, count, LETTER, "serif", fill="#fff")


def enamelled(kind: int) -> str:
    """The sign of a kind of things on its enamel, 30 square."""
    name, tone = ENAMEL[kind]
    return (
        box(-15, -12.5, 30, 30, 7, fill="#4b3b1d", opacity=0.75)
        + box(-15, -15, 30, 30, 7, fill=tone, stroke=PALE, stroke_width=1.6)
        + solid(name, PALE, 0.78)
    )


def favor() -> str:
    """A Favor tile: a star on gold, eight-sided, so that its outline alone tells it."""
    shape = "M-7 -15H7L15 -7V7L7 15H-7L-15 7V-7Z"
    return (
        path(shape, fill="#4b3b1d", opacity=0.75, transform="translate(0 2.5)")
        + path(shape, fill="#a8780f", stroke=PALE, stroke_width=1.6, stroke_linejoin="round") + solid("star", PALE, 0.82)
    )  # fmt: skip


def sack() -> str:
    """Whoever is drawn from the bag."""
    return (
        solid("sack", "#7b5228") + path("M-9 -5C-15 6 -12 14 0 14C12 14 15 6 9 -5", stroke=PALE, stroke_width=1.5)
        + path("M-9 -5Q0 -1 9 -5L7 -12Q0 -8 -7 -12Z", fill="#c3935a", stroke=PALE, stroke_width=1.3)
        + text(0, 11, "?", 15, fill=PALE)
    )  # fmt: skip


def snug(x: float, y: float, words: str, size: float, wide: float, kind: str = "sans", **how: object) -> str:
    """Words that keep to their room in whatever font a machine has: where one might be too wide, they run as reckoned."""
    room = breadth(words, size)
    fit = {"textLength": round(min(room, wide), 1), "lengthAdjust": "spacingAndGlyphs"} if room * WIDEST > wide else {}
    return text(x, y, words, size, kind, **(fit | how))


def row(tokens: Sequence[Token], scale: float, gap: float = 2.0) -> str:
    """Things side by side around the middle."""
    x, drawn = -breadth_of(tokens, scale, gap) / 2, ""
    for token in tokens:
        drawn += at(x + token.wide * scale / 2, 0, token.drawn, scale=scale)
        x += token.wide * scale + gap
    return drawn


def breadth_of(tokens: Sequence[Token], scale: float, gap: float = 2.0) -> float:
    return sum(token.wide for token in tokens) * scale + gap * max(len(tokens) - 1, 0)
