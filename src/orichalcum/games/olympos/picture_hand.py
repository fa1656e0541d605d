"""What a seat holds of its own: settlers in the camp, hourglasses, prestige, discoveries, destiny cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from orichalcum.games.olympos.editions import GOOD_NAMES
from orichalcum.games.olympos.naming import card_name, god_name, kind_name, wonder_name
from orichalcum.games.olympos.picture_board import NUMERALS, ROW_TONES, numeral
from orichalcum.games.olympos.picture_map import Lights
from orichalcum.games.olympos.view import Seat, View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.counters import bolt, good, points, star
from orichalcum.pictures.draw import at, box, breadth, dot, g, picture, spanning, text
from orichalcum.pictures.emblems import sign
from orichalcum.pictures.marks import disc, number
from orichalcum.pictures.palette import INK, PALE, SEAT_NAMES, Tones, settled

HIGH = 120.0
CARD_W, CARD_H = 82.0, 96.0
NAME = 14.0
ROWS_HIGH = 4
SIGN_W = 22.0
SHEET_W = 390.0


def draw_hand(view: View, words: Words, lit: Collection[str] = (), tones: Tones = "page") -> str:
    """The dock, 120 high and as wide as it needs; empty for spectators."""
    if view.me < 0:
        return ""
    mine, on = view.seats[view.me], Lights.on(lit)
    camp = _camp(view, mine, words, on)
    cards, x = _cards(view, mine, words, on, 134)
    works, right = _works(view, mine, words, x)
    drawn = picture(max(right, 300), HIGH, camp, cards, works, title=words("picture-hand"), role="group", kind="fan olympos")
    return settled(drawn, tones)


def draw_seat(view: View, words: Words, who: int, tones: Tones = "page") -> str:
    """What lies before one seat: its camp, hourglasses, prestige, cards, and all it has found and built."""
    seat = view.seats[who]
    works, high = _rows(view, seat, words, 56)
    lies = g(_having(seat, SEAT_NAMES[who]), works, id="lies")
    drawn = picture(SHEET_W, high, lies, title=words("picture-lies", name=words.seat(who)), kind="seat olympos")
    return settled(drawn, tones)


def _having(seat: Seat, colour: str) -> str:
    """Settlers in the camp, hourglasses, prestige (its tokens, where they lie face down), cards."""
    held = points(seat.prestige if seat.prestige is not None else "?", 13)
    tokens = f"×{seat.tokens}" if seat.prestige is None else ""
    return at(0, 26, at(24, 0, disc(colour, 13)), _count(44, seat.camp), at(112, 0, sign("hourglass", "var(--ink)")), _count(128, seat.hours),
              at(196, 0, held), _count(214, tokens), at(300, 0, sign("cards", "var(--ink)")), _count(318, seat.cards))  # fmt: skip


def _count(x: float, said: object) -> str:
    return text(x, 6.5, said, 19, "serif", text_anchor="start")


def _rows(view: View, seat: Seat, words: Words, y: float) -> tuple[str, float]:
    """The same small tiles as in the dock, in as many rows as they need; how high all is."""
    drawn, x = "", 6.0
    for work in _all_works(view, seat, words):
        if x + work.wide > SHEET_W - 6:
            x, y = 6.0, y + 30
        drawn += at(x, y, _work(work, work.wide), role="img", aria_label=work.told, id=f"seat-{work.spot}")
        x += work.wide + 7
    return drawn, y + (34 if drawn else 0)


def _camp(view: View, mine: Seat, words: Words, on: Lights) -> str:
    """The settlers that may still come, hourglasses, prestige."""
    seat = SEAT_NAMES[view.me]
    shown = "".join(at(34, 48 - 7 * i, disc(seat, 16)) for i in range(min(mine.camp, 3)))
    if mine.camp == 0:
        shown = dot(34, 44, 16, fill="none", stroke="var(--ink2)", stroke_dasharray="4 3")
    ring = on.ring("camp", states.frame(4, 8, 68, 66, 12))
    camp = states.anchor(
        "camp", words("picture-camp"), states.target(4, 8, 68, 66), shown, at(58, 60, number(mine.camp, 11)), ring, kind="camp",
        is_lit="camp" in on.anchors,
    )  # fmt: skip
    hours = states.anchor(
        "hours", words("picture-hours", n=mine.hours), states.target(80, 12, 44, 40, 40), at(94, 32, sign("hourglass", "var(--ink)")),
        text(115, 38.5, mine.hours, 19, "serif"),
    )  # fmt: skip
    held = mine.prestige if mine.prestige is not None else "?"
    prestige = states.anchor("prestige", words("picture-prestige", n=held), at(100, 76, points(held, 15)))
    return camp + hours + prestige + text(38, 100, words("picture-camp-short"), 13.5, fill="var(--ink2)")


def _works(view: View, mine: Seat, words: Words, x: float) -> tuple[str, float]:
    """Gods' marks, discoveries in the colour of their row and wonders as small tiles, four to a column."""
    tiles = _all_works(view, mine, words)
    drawn, wide = "", 0.0
    for i, work in enumerate(tiles):
        if i % ROWS_HIGH == 0:
            x += wide + (7 if wide else 0)
            wide = max(one.wide for one in tiles[i : i + ROWS_HIGH])
        drawn += states.anchor(work.spot, work.told, _work(work, wide), x=x, y=6 + 27.5 * (i % ROWS_HIGH), kind="work")
    return drawn, x + wide + (8 if tiles else 0)


class Work(NamedTuple):
    """A small tile: its name, what it does, its colour, its anchor, and the numeral of its row or what it is worth."""

    name: str
    told: str
    tone: str
    spot: str
    sign: str

    @property
    def wide(self) -> float:
        return breadth(self.name, NAME) + 14 + SIGN_W


def _all_works(view: View, seat: Seat, words: Words) -> list[Work]:
    return [*_marks(view, seat, words), *_tiles(view, seat, words), *_wonders(view, seat, words)]


def _work(work: Work, wide: float) -> str:
    middle = (wide + SIGN_W) / 2 - 1
    name = spanning(middle, 17, work.name, NAME, wide - SIGN_W - 8, "serif", fill=PALE)
    stone = box(2, 2, SIGN_W - 2, 20, 5, fill=PALE)
    sign = (
        at(SIGN_W / 2 + 1, 12, bolt(), scale=0.5)
        if not work.sign
        else at(SIGN_W / 2 + 1, 16.4, numeral(work.sign, 12, 15, INK))
    )
    return box(0, 0, wide, 24, 6, fill=work.tone) + stone + sign + name


def _marks(view: View, mine: Seat, words: Words) -> Iterator[Work]:
    for god in mine.marks:
        name, row = god_name(view.sheet, god, words), view.sheet.gods.rows[god]
        yield Work(name, f"{name}: {words(f'god-{row.id}.mark')}", "#3b2f6b", f"mark-{row.id}", "")


def _tiles(view: View, mine: Seat, words: Words) -> Iterator[Work]:
    saved = {
        kind: [good for good in mine.savings if GOOD_NAMES[good] in row.saves]
        for kind, row in enumerate(view.sheet.discoveries.rows)
    }
    for kind in mine.tiles:
        name, row = kind_name(view.sheet, kind, words), view.sheet.discoveries.rows[kind]
        letters = "".join(words(f"letter-{GOOD_NAMES[good]}") for good in saved[kind])
        tone = ROW_TONES[view.sheet.rows.rows[row.row - 1].colour]
        told = f"{name}: {words(f'kind-{row.id}.does')}"
        yield Work(f"{name} {letters}".strip(), told, tone, f"work-{row.id}", NUMERALS[row.row - 1])


def _wonders(view: View, mine: Seat, words: Words) -> Iterator[Work]:
    for wonder in mine.wonders:
        name, row = wonder_name(view.sheet, wonder, words), view.sheet.wonders.rows[wonder]
        yield Work(name, f"{name}: {words('picture-points', n=row.points)}", "#8f5410", f"work-{row.id}", str(row.points))


def _cards(view: View, mine: Seat, words: Words, on: Lights, x: float) -> tuple[str, float]:
    """Destiny cards, equal ones as one with a number; what is just looked at lies after them."""
    drawn = ""
    held = [(card, n, "card") for card, n in enumerate(mine.hand or ()) if n]
    held += [(card, n, "looked") for card, n in enumerate(mine.looked or ()) if n]
    for card, n, where in held:
        drawn += _card(view, words, on, card, n, where, x)
        x += CARD_W + 9
    return drawn, x + 4


def _card(view: View, words: Words, on: Lights, card: int, n: int, where: str, x: float) -> str:
    row = view.sheet.destiny.rows[card]
    name = f"{where}-{row.id}"
    told = card_name(view.sheet, card, words)
    parts = [told] if breadth(told, NAME) < CARD_W - 10 else card_name(view.sheet, card, words, "narrow").split(" ")
    ground = "#f6efdd" if where == "card" else "#ffe6ae"
    body = g(
        box(2, 4, CARD_W, CARD_H, 9, fill="var(--shade)", opacity=0.3), box(0, 0, CARD_W, CARD_H, 9, fill="#3b2f6b", stroke=PALE, stroke_width=1.6),
        box(5, 5, CARD_W - 10, 54, 6, fill=ground), at(CARD_W / 2, 32, _emblem(view, words, card), scale=1.3),
        *(spanning(CARD_W / 2, (80 if len(parts) < 2 else 74) + 14.5 * i, part, NAME, CARD_W - 10, "serif", fill=PALE) for i, part in enumerate(parts)),
        at(CARD_W - 12, 12, number(n, 10)) if n > 1 else "",
    )  # fmt: skip
    ring = on.ring(name, states.frame(-3, -3, CARD_W + 6, CARD_H + 6, 11))
    label = f"{told}: {words(f'card-{row.id}.does')}"
    return states.anchor(
        name, label, states.target(0, 0, CARD_W, CARD_H), body, ring, x=x, y=10, kind="card", is_lit=name in on.anchors
    )


def _emblem(view: View, words: Words, card: int) -> str:
    """What a card is about: a good, a star, a bolt, and what it brings beside it."""
    row = view.sheet.destiny.rows[card]
    if row.stars:
        return star(13)
    if row.zeus:
        return bolt()
    kind = row.of or row.cube
    if kind is None:
        return "".join(
            at(-13 + 26 * (i % 2), -9 + 18 * (i // 2), good(one, words(f"letter-{one}")), scale=0.6)
            for i, one in enumerate(("grain", "wood", "stone", "gold"))
        )
    brings = "cube" if row.cube else "hourglass" if row.hours_each or row.hours_most else "laurel"
    return at(-12, 0, good(kind, words(f"letter-{kind}"))) + at(15, 0, sign(brings, INK))
