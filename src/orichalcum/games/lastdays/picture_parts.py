"""What several pictures of the Last Days share: lights, small texts, and the heads of cards, told apart by shape and letter."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any, Final, NamedTuple

from orichalcum.games.lastdays.names import CARD_IDS, CARD_SORTS, SPECIAL_IDS
from orichalcum.games.lastdays.picture_effects import EFFECT, effect
from orichalcum.games.lastdays.pieces import NEUTRAL
from orichalcum.games.lastdays.view import PHASES, View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.draw import Point, at, box, breadth, g, kept, lines_of, path, text
from orichalcum.pictures.emblems import rings
from orichalcum.pictures.marks import cube, number
from orichalcum.pictures.palette import INK, PALE, SEAT_NAMES

GREEN: Final = ("#8fb85a", INK)
BLUE: Final = ("#2563a8", PALE)
RED: Final = ("#a92f22", PALE)
VIOLET: Final = ("#6b4fa0", PALE)
TONES: Final = {
    "refugees": GREEN,
    "aristocracy": GREEN,
    "support": GREEN,
    "ships": BLUE,
    "cargo": BLUE,
    "sabotage": RED,
    "treason": RED,
}

# The sign at the head of a card, 14 across: up for help, ahead for ships, crossed for harm, a star for special cards.
SIGNS: Final[dict[tuple[str, str], str]] = {
    GREEN: "M0 -7L7 6H-7Z", BLUE: "M-7 -3H0V-7L7 0L0 7V3H-7Z",
    RED: "M-6.500 -4L-4 -6.500L0 -2.500L4 -6.500L6.500 -4L2.500 0L6.500 4L4 6.500L0 2.500L-4 6.500L-6.500 4L-2.500 0Z",
    VIOLET: "M0 -7.500L2.100 -2.600L7.400 -2.200L3.400 1.100L4.600 6.300L0 3.600L-4.600 6.300L-3.400 1.100L-7.400 -2.200L-2.100 -2.600Z",
}  # fmt: skip


class Lights(NamedTuple):
    """The anchors that may be chosen now."""

    anchors: Collection[str]

    def among(self, *beginnings: str) -> Hashable:
        return states.lit_among(self.anchors, len(self.anchors) > states.MANY, *beginnings)

    def ring(self, anchor: str, shape: states.Shape, at: Point = (0, 0), scale: float = 1) -> str:
        if anchor not in self.anchors:
            return ""
        return states.lit(anchor, states.glow(shape, len(self.anchors) > states.MANY), x=at[0], y=at[1], scale=scale)


def colour_seat(colour: int) -> str:
    """The name of a colour's pieces."""
    return "neutral" if colour == NEUTRAL else SEAT_NAMES[colour]


# The widest of the usual fonts, DejaVu, against what `breadth` takes for the usual one.
PLAIN: Final = 1.03  # of weight 500
BOLD: Final = 1.17


def plain_lines(words: str, size: float, wide: float) -> list[str]:
    """Words of a text broken into lines that fit in any font."""
    return lines_of(words, size * PLAIN, wide)


def block(x: float, y: float, words: str, size: float, wide: float, most: int = 9, pitch: float = 1.17, **how: Any) -> str:
    """A text in several lines, the first on y."""
    lines = plain_lines(words, size, wide)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} ..."]
    look: dict[str, Any] = {"font_weight": 500, "fill": INK, "text_anchor": "start"} | how
    return "".join(text(x, y + n * size * pitch, line, size, **look) for n, line in enumerate(lines))


def snug(x: float, y: float, words: str, size: float, wide: float, kind: str = "sans", least: float = 11, **how: Any) -> str:
    """Bold words on one line, smaller where they would not fit in the widest font, and at the least size drawn together."""
    large = min(size, max(least, size * wide / breadth(words, size * BOLD)))
    room = breadth(words, large * BOLD)
    fit: dict[str, Any] = {"textLength": round(wide, 1), "lengthAdjust": "spacingAndGlyphs"} if room > wide * 1.01 else {}
    return text(x, y, words, round(large, 1), kind, **(fit | how))


def cubes(seat: str, count: int, size: float, pitch: float, most: int) -> str:
    """So many cubes side by side from the left; more than that: one and a number."""
    if count > most:
        return at(0, 0, cube(seat, size)) + at(size + 9, 2, number(count, 9))
    return "".join(at(n * pitch, 0, cube(seat, size)) for n in range(count))


def head_shape(tone: str, w: float, h: float) -> str:
    """The outline of a card's head: arched for help, a wave for ships, teeth for harm, straight for special cards."""
    top = f"M0 {h:g}V7Q0 0 7 0H{w - 7:g}Q{w:g} 0 {w:g} 7V{h:g}"
    if tone == BLUE[0]:
        return top + f"q{-w / 8:.1f} -5 {-w / 4:.1f} 0" + f"t{-w / 4:.1f} 0" * 3 + "Z"
    if tone == RED[0]:
        return top + "".join(f"l{-w / 16:.1f} {-4 if n % 2 == 0 else 4}" for n in range(16)) + "Z"
    return top + (f"Q{w / 2:g} {h - 5:g} 0 {h:g}Z" if tone == GREEN[0] else "Z")


def paper_card(w: float, h: float) -> str:
    return box(1, 3, w, h, 7, fill="var(--shade)", opacity=0.24) + box(0, 0, w, h, 7, fill="var(--stone)", stroke="var(--edge)")


def crown(look: tuple[str, str], letter: str, w: float, h: float) -> str:
    """The head of a card with its sign, and its letter beside it."""
    tone, ink = look
    return (
        path(head_shape(tone, w, h), fill=tone)
        + at(12, 10, path(SIGNS[look], fill=ink), scale=0.8)
        + (text(25, 14.6, letter, 13, "serif", fill=ink) if letter else "")
    )


# -- cards of the hand, with their full text


SHEET: Final = 98.0  # high
SHEET_HEAD: Final = 30.0
SHEET_SIZE: Final = 11.0  # of the words
SHEET_LINES: Final = 5
TITLE: Final = 11.5


def sheet(look: tuple[str, str], letter: str, title: str, body: str, count: int) -> tuple[str, float]:
    """A card with its full text, and how wide it has to be for it."""
    right = 35 if count == 1 else 54
    wide = next(w for w in range(88, 400, 6) if fits(title, body, w, right))
    names = lines_of(title, TITLE * BOLD, wide - right)
    first = 18.5 if len(names) == 1 else 12.5
    named = "".join(text(31, first + n * 12, line, TITLE, fill=look[1], text_anchor="start") for n, line in enumerate(names))
    words = block(7, SHEET_HEAD + 12, body, SHEET_SIZE, wide - 12, SHEET_LINES)
    drawn = paper_card(wide, SHEET) + path(head_shape(look[0], wide, SHEET_HEAD), fill=look[0]) + sheet_sign(look, letter)
    return g(drawn, named, words), wide


def sheet_sign(look: tuple[str, str], letter: str) -> str:
    sign = at(16, 10 if letter else 15, path(SIGNS[look], fill=look[1]), scale=0.78 if letter else 1.0)
    return sign + (text(16, 26.5, letter, 12.5, "serif", fill=look[1]) if letter else "")


def fits(title: str, body: str, wide: float, right: float) -> bool:
    names, words = lines_of(title, TITLE * BOLD, wide - right), plain_lines(body, SHEET_SIZE, wide - 12)
    longest = max(breadth(one, SHEET_SIZE * PLAIN) for one in body.split())
    named = max(breadth(one, TITLE * BOLD) for one in title.split())
    return len(names) <= 2 and len(words) <= SHEET_LINES and longest <= wide - 12 and named <= wide - right


def policy_sheet(card: int, words: Words, count: int) -> tuple[str, float]:
    sort = CARD_SORTS[card]
    key = f"card-{CARD_IDS[card]}"
    return sheet(TONES[sort], words(f"letter-{sort}"), words(key), words(f"{key}.text"), count)


def special_sheet(special: int, words: Words, count: int) -> tuple[str, float]:
    key = f"special-{SPECIAL_IDS[special]}"
    return sheet(VIOLET, "", words(key), words(f"{key}.text"), count)


# -- cards of a row


HEAD: Final = 20.0
SIZES: Final = (15.0, 14.0, 13.0, 12.5, 12.0, 11.5, 11.0)


def full_card(card: int, words: Words, w: float, h: float) -> str:
    """A card of the auction that is going on, with its full text as large as there is room, and what it does as a picture."""
    look, key = TONES[CARD_SORTS[card]], f"card-{CARD_IDS[card]}"
    said, top = words(f"{key}.text"), HEAD if h > 70 else HEAD - 2
    size = next((one for one in SIZES if fit_in(said, one, w - 11, h - top)), 10.5)
    pitch, first = (1.17, top + size + 2) if size > 10.5 else (1.06, top + size - 1)
    most = int((h - 1 - first) / size / pitch) + 1
    named = snug(35, top - 5.5, words(key), 13, w - 41, fill=look[1], text_anchor="start")
    body = block(6, first, said, size, w - 11, most, pitch)
    left = h - (first + (len(plain_lines(said, size, w - 11)) - 1) * size * pitch + 4)
    shown = at(w / 2, h - left / 2, effect(card), scale=min(1.3, (left - 4) / 24)) if left > 26 else ""
    return g(paper_card(w, h), crown(look, words(f"letter-{CARD_SORTS[card]}"), w, top), named, body, shown)


def fit_in(words: str, size: float, wide: float, high: float) -> bool:
    return len(plain_lines(words, size, wide)) * size * 1.17 + 6 <= high


def small_card(card: int, words: Words, w: float, h: float) -> str:
    """A card of another auction: sign, letter, what it does as a picture, and its name."""
    sort, wide = CARD_SORTS[card], w - 5
    lines = lines_of(words(f"card-{CARD_IDS[card]}"), 11 * BOLD, wide)
    lines = [lines[0], " ".join(lines[1:])] if len(lines) > 2 else lines
    said = "".join(
        snug(w / 2, h - 6 - (len(lines) - 1 - n) * 12.4, line, 11, wide, least=10.4, fill=INK) for n, line in enumerate(lines)
    )
    room = h - HEAD - len(lines) * 12.4 - 3
    shown = at(w / 2, HEAD + room / 2 + 1, effect(card), scale=min(1.2, w / EFFECT, room / 22)) if room > 12 else ""
    return g(paper_card(w, h), crown(TONES[sort], words(f"letter-{sort}"), w, HEAD), said, shown)


def brief_card(card: int, words: Words, w: float, h: float) -> str:
    """A card where there is room for little: sign, letter, and what it does as a picture."""
    sort = CARD_SORTS[card]
    shown = at(w / 2, HEAD + (h - HEAD) / 2, effect(card), scale=min(1.0, (w - 3) / EFFECT))
    return g(paper_card(w, h), crown(TONES[sort], words(f"letter-{sort}"), w, HEAD), shown)


def small_back(w: float, h: float) -> str:
    """A card face down."""
    return g(
        box(0, 0, w, h, 7, fill="var(--stone)", stroke="var(--edge)"), box(4, 4, w - 8, h - 8, 4, fill="#0f4657"),
        at(w / 2, h / 2, rings("#e2a64e", 2.6), scale=min(1.0, h / 60)),
    )  # fmt: skip


# -- the phases of a round


@kept(lambda view, words, x, y, w: (words.plain, view.round, view.phase, x, y, w))
def ribbon(view: View, words: Words, x: float, y: float, w: float) -> str:
    """Round and phases, the one that is going on raised; on one line 26 high."""
    said = [words("picture-round", round=view.round) if view.round else words("phase-setup")]
    said += [words(f"phase-{phase}") for phase in PHASES[1:]]
    widths = [breadth(one, 12) + 12 for one in said]
    pad = (w - sum(widths)) / len(widths)
    drawn = ""
    for n, one in enumerate(said):
        now = n > 0 and PHASES[n] == view.phase
        wide = widths[n] + pad
        ground = box(x + 2, y + 2, wide - 4, 24, 12, fill="var(--press)") if now else ""
        tone = "var(--on-press)" if now else "var(--ink)" if n == 0 else "var(--ink2)"
        drawn += ground + text(x + wide / 2, y + 18.4, one, 13 if n == 0 else 12, "serif" if n == 0 else "sans", fill=tone)
        x += wide
    return drawn
