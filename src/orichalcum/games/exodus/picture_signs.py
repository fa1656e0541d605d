"""Signs: what a card or a Monument counts, what makes a Workshop react, what a pillar does, the animals of Ships."""

from __future__ import annotations

from typing import Final

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus.picture_kit import ANYBODY, Kit, Token
from orichalcum.games.exodus.sheet import CAPITAL_EFFECTS, GROUNDS, PILLAR_EFFECTS
from orichalcum.pictures.draw import at, box, breadth, dot, g, path, text
from orichalcum.pictures.palette import GROUNDS as TONES
from orichalcum.pictures.palette import INK, PALE

LINE: Final = "#2a1d10"
ANIMALS: Final = {
    "ray": "M0 -9C6 -6 13 -2 14 4C8 2 5 4 3 8L1 15L-1 15L-3 8C-5 4 -8 2 -14 4C-13 -2 -6 -6 0 -9Z",
    "turtle": "M-9 2C-9 -6 9 -6 9 2L13 -1C16 0 15 4 10 5L9 9H5V6H-5V9H-9V5C-12 5 -13 3 -9 2Z",
    "dolphin": "M-14 2C-8 -7 2 -9 8 -4L14 -5L10 1C11 5 13 8 13 10C9 9 6 6 4 4C-1 6 -7 6 -14 2ZM-2 -8L2 -12L4 -7Z",
    "octopus": "M-8 -1C-8 -13 8 -13 8 -1L13 8L10 10L5 4L4 12H1L0 5L-1 12H-4L-5 4L-10 10L-13 8Z",
}


def animal(name: str, c: str = PALE) -> str:
    """On the sail of a Ship, in a 30 by 26 box; an edition's other kinds of Ships show a wave."""
    if name in ANIMALS:
        return path(ANIMALS[name], fill=c, stroke_linejoin="round")
    return path("M-13 4q6.500 -9 13 0t13 0", stroke=c, stroke_width=3.4, stroke_linecap="round")


def arrow(c: str = INK) -> str:
    """Leads from what is given to what comes of it, 14 wide."""
    return path("M-7 0H5M1 -4L5.500 0L1 4", stroke=c, stroke_width=2.2, stroke_linecap="round", stroke_linejoin="round")


def swap(c: str = INK) -> str:
    return path(
        "M-7 -3H6M3 -6L6.500 -3L3 0M7 4H-6M-3 1L-6.500 4L-3 7", stroke=c, stroke_width=2, stroke_linecap="round", stroke_linejoin="round"
    )  # fmt: skip


def plot(filled: tuple[int, ...], columns: int, rows: int) -> str:
    """A settlement area in small, some cells filled: for full rows and columns."""
    drawn = ""
    for n in range(columns * rows):
        x, y = (n % columns - (columns - 1) / 2) * 8, (n // columns - (rows - 1) / 2) * 9
        look = {"fill": "#b9593a", "stroke": "#5f2413"} if n in filled else {"fill": PALE, "stroke": "#8a774f"}
        drawn += box(x - 3.5, y - 4, 7, 8, 1.5, stroke_width=1, **look)
    return drawn


def swatch(kit: Kit, ground: str) -> Token:
    _, tone = TONES[ground]
    face = box(-13, -13, 26, 26, 5, fill=tone, stroke=LINE, stroke_width=1.4) + box(
        -13, -13, 26, 26, 5, fill=f"url(#on-{ground})", opacity=0.2
    )
    return Token(face + text(0, 6.2, kit.ground_letter(ground), 17, fill=PALE if ground in ("clay", "slate") else INK), 27, 27)


def motley(tones: tuple[str, ...]) -> str:
    """Neighbours on several grounds, or on one: small stones side by side."""
    return "".join(
        box((n - (len(tones) - 1) / 2) * 12 - 5.5, -5.5, 11, 11, 2, fill=TONES[tone][1], stroke=LINE, stroke_width=1.2)
        for n, tone in enumerate(tones)
    )


def around(tones: tuple[str, ...]) -> str:
    """The four neighbours of a stone with a star."""
    spots = ((0, -10), (10, 0), (0, 10), (-10, 0))
    drawn = "".join(
        box(x - 4.5, y - 4.5, 9, 9, 1.5, fill=TONES[tone][1], stroke=LINE, stroke_width=1.1)
        for (x, y), tone in zip(spots, tones, strict=True)
    )
    return drawn + dot(0, 0, 4.6, fill="#3a444a", stroke=PALE, stroke_width=1.2)


def upright(done: bool) -> str:
    """A pillar; finished ones wear a fillet of gold."""
    body = path("M-9 -14H9V-9H-9ZM-6 -8H6V8H-6ZM-10 9H10V14H-10Z", fill="#f4e6c6", stroke="#6d5a35", stroke_width=1.4)
    gold = box(-8, -10.5, 16, 3, 1, fill="#f2bf4f", stroke="#6b4300", stroke_width=0.8)
    return body + path("M-2 -7V7M2 -7V7", stroke="#c9b27f", stroke_width=1.6) + (gold if done else "")


def counts(kit: Kit, what: int) -> list[Token]:
    """What is counted (the numbers of pieces.SAVED and so on)."""
    if what < p.PAIRS:
        return [kit.settler(what)]
    if what < p.TRACK_STEPS:
        one, other = ((0, 1), (0, 2), (1, 2))[what - p.PAIRS]
        return [kit.settler(one), kit.settler(other)]
    if p.GROUND <= what < p.COLOURFUL_ROWS:
        return [swatch(kit, GROUNDS[what - p.GROUND])]
    return [_count_token(kit, what)]


def _count_token(kit: Kit, what: int) -> Token:
    if what in _DRAWN:
        drawn, wide = _DRAWN[what]
        return Token(drawn, wide, 28)
    things = {
        p.INFLUENCE_RECEIVED: p.INFLUENCE, p.AGORAS: p.AGORA, p.WORKSHOPS: p.WORKSHOP, p.SHIPS: p.SHIP, p.KNOWLEDGE_CARDS: p.KNOWLEDGE
    }  # fmt: skip
    if what in things:
        return kit.thing(things[what])
    if what == p.ACTIVE_WORKSHOPS:
        return Token(kit.use(f"thing{p.WORKSHOP}") + at(13, -12, dot(0, 0, 8, fill="#f2bf4f", stroke="#5d3c00", stroke_width=1.4), path("M-4 0L-1 3L4 -3", stroke="#5d3c00", stroke_width=2)), 36, 34)  # fmt: skip
    return {p.TRACK_STEPS: kit.flames(1), p.GOLD_HELD: kit.coin(), p.BOOKS_HELD: kit.book(4)}[what]


_DRAWN: Final = {
    p.PILLARS_DONE: (upright(True), 22.0), p.PILLAR_CARDS: (upright(False), 22.0),
    p.FULL_COLUMNS: (plot((1, 4, 7), 3, 3), 26.0), p.FULL_ROWS: (plot((5, 6, 7, 8, 9), 5, 3), 42.0),
    p.COLOURFUL_ROWS: (motley(("sand", "clay", "slate")), 38.0),
    p.COLOURFUL_COLUMNS: (at(0, 0, motley(("meadow", "slate")), turn=90), 16.0),
    p.DIFFERENT_NEIGHBOURS: (around(("sand", "clay", "shore", "meadow")), 32.0),
    p.SAME_NEIGHBOURS: (around(("slate", "slate", "slate", "slate")), 32.0),
    p.ALIKE_NEIGHBOURS: (around(("clay", "clay", "clay", "sand")), 32.0),
}  # fmt: skip


def trigger(kit: Kit, what: int) -> Token:
    """What makes a Workshop react."""
    if what < p.ON_BOOK:
        return kit.settler(what)
    if what < p.ON_AGORA:
        return kit.book(what - p.ON_BOOK)
    return kit.thing({p.ON_AGORA: p.AGORA, p.ON_WORKSHOP: p.WORKSHOP, p.ON_KNOWLEDGE: p.KNOWLEDGE}[what])


def sign(drawn: str, wide: float) -> Token:
    return Token(drawn, wide, 20)


def slash() -> Token:
    return sign(path("M3 -9L-3 9", stroke=INK, stroke_width=1.8, stroke_linecap="round"), 8)


def effect(kit: Kit, thing: int) -> list[Token]:
    """What a tier of a pillar does in a turn."""
    box_, to = kit.box, sign(arrow(), 16)
    if box_.kind[thing] == p.CAPITAL:
        both = CAPITAL_EFFECTS[box_.effect[thing]] == "both"
        return [_words("1+2" if both else "×2")]
    any_book = kit.book(4)
    made = {
        "swap_book": [any_book, sign(swap(), 17), any_book], "swap_settler": [kit.settler(ANYBODY), sign(swap(), 17), kit.sack()],
        "sell_book": [any_book, to, kit.points(1), slash(), kit.flames(1)],
        "spend_point": [kit.points(1), to, any_book, slash(), kit.flames(1)],
        "change_gold": [kit.coin(), sign(swap(), 17), any_book, any_book],
        "gain_point": [kit.points(1)], "gain_book": [any_book], "gain_step": [kit.flames(1)],
        "send_one": [kit.settler(ANYBODY), to, kit.thing(p.SHIP)], "train_one": [kit.settler(ANYBODY), to, kit.settler(ANYBODY, 1)],
    }  # fmt: skip
    return made[PILLAR_EFFECTS[box_.effect[thing]]]


def _words(said: str) -> Token:
    return Token(text(0, 7, said, 20, "serif", fill=INK), breadth(said, 20), 24)


def chip(kind: int, said: str) -> Token:
    """A job by the first letters of its name, in the colour and outline of its discipline; 38 by 22."""
    tone, ink = (("#6b4fa0", PALE), ("#f6f1e4", "#3b3226"), ("#95602f", PALE))[kind]
    shape = ("M-15 -11H15L19 11H-19Z", "M-10 -11H10C22 -11 22 11 10 11H-10C-22 11 -22 -11 -10 -11Z", "M-19 -11H19V11H-19Z")[
        kind
    ]
    return Token(
        g(path(shape, fill=tone, stroke=PALE, stroke_width=4, stroke_linejoin="round"),
          path(shape, fill=tone, stroke=LINE, stroke_width=1.4, stroke_linejoin="round"), text(0, 5.6, said, 15.5, fill=ink)), 42, 26,
    )  # fmt: skip
