"""Who has what, for a glance: goods of every seat on the map, and on the phone a sheet of time, seats and gods."""

from __future__ import annotations

from orichalcum.games.olympos.editions import GOOD_NAMES
from orichalcum.games.olympos.naming import god_name
from orichalcum.games.olympos.picture_map import LETTER, hour, markers
from orichalcum.games.olympos.view import Seat, View
from orichalcum.kernel.language import Words
from orichalcum.pictures.counters import bolt, good
from orichalcum.pictures.draw import at, box, g, kept, text
from orichalcum.pictures.emblems import sign
from orichalcum.pictures.marks import badge
from orichalcum.pictures.palette import INK, SEAT_NAMES
from orichalcum.pictures.pieces import paper

WIDE = 390.0
HIGH = 404.0
ROW, COLUMN = 14.4, 24.0  # of the table of goods
AHEAD = 16  # spaces of the track that the phone shows


def order(view: View) -> list[int]:
    """The seats as they act."""
    return [who for who in view.track if who >= 0] or list(range(len(view.seats)))


@kept(lambda view, words, x, y: (words.plain, x, y, tuple((seat.goods, seat.cubes) for seat in view.seats), tuple(order(view))))
def goods_table(view: View, words: Words, x: float, y: float) -> str:
    """Tokens by good, with cubes after a plus, a column for each seat as they act; all else is on the plates of the page."""
    wide, high = 29 + COLUMN * len(view.seats), 22 + ROW * len(GOOD_NAMES)
    rows = "".join(
        at(15, 28 + ROW * k, good(name, words(f"letter-{name}"), LETTER), scale=0.6) for k, name in enumerate(GOOD_NAMES)
    )
    columns = "".join(_goods_column(view.seats[who], who, 39 + COLUMN * i) for i, who in enumerate(order(view)))
    return at(
        x, y - high, box(0, 0, wide, high, 9, fill="#fdf9f0", opacity=0.93), box(0, 0, wide, high, 9, fill="none", stroke="#8f5410"),
        rows, columns, id="goods-table",
    )  # fmt: skip


def _goods_column(seat: Seat, who: int, x: float) -> str:
    counts = [counted(*pair) for pair in zip(seat.goods, seat.cubes, strict=True)]
    cells = "".join(
        text(0, 32.6 + ROW * k, n, 13, "serif", fill=INK, textLength=COLUMN - 3 if len(n) > 2 else None, lengthAdjust="spacingAndGlyphs")
        for k, n in enumerate(counts)
    )  # fmt: skip
    return at(x, 0, at(0, 12, badge(SEAT_NAMES[who], 6.6)), cells, id=f"goods-{who}")


def counted(tokens: int, cubes: int) -> str:
    """2, 2+1, or a dot for nothing."""
    if cubes:
        return f"{tokens}+{cubes}"
    return str(tokens) if tokens else "·"


def sheet(view: View, words: Words) -> str:
    """The phone's third zone: the next spaces of the track, the seats as they act with all that counts, the gods."""
    pitch = min(58.0, 216 / len(view.seats))
    rows = "".join(_seat_row(view, words, who, 107 + pitch * i, i, pitch) for i, who in enumerate(order(view)))
    below = 94 + pitch * len(view.seats)
    head = at(0, 86, *(at(x, 0, sign(name, "var(--ink2)")) for x, name in HEADS))
    return _strip(view, words) + paper(4, 72, WIDE - 8, below - 70) + head + rows + _gods(view, words, below + 8)


def _strip(view: View, words: Words) -> str:
    """The track from the rearmost marker on; who is farther ahead stands in the rows below."""
    cross = view.sheet.track.cross
    unfinished = [seat.marker for seat in view.seats if not seat.finished] or [cross]
    first = min(*unfinished, cross + 1 - AHEAD)
    spots = [(21.0 + 23.2 * i, 52.0) for i in range(AHEAD)]
    spaces = "".join(hour(view, words, first + i, *spot) for i, spot in enumerate(spots))
    edges = "".join(
        text(x, 19, first + i, 12, "serif", fill="var(--ink2)", text_anchor=end)
        for i, x, end in ((0, 10.0, "start"), (AHEAD - 1, 380.0, "end"))
    )
    return paper(4, 3, WIDE - 8, 64) + edges + spaces + g(*markers(view, words, spots, first), id="markers")


HEADS = ((158, "time"), (196, "hourglass"), (232, "sword"), (268, "bolt"), (304, "star"), (338, "tile"), (370, "cards"))


def _seat_row(view: View, words: Words, who: int, y: float, place: int, pitch: float) -> str:
    seat = view.seats[who]
    numbers = (seat.marker, seat.hours, seat.swords, seat.zeus, seat.stars, len(seat.tiles), seat.cards)
    shown = "".join(text(x, 5, n, 16, "serif", fill="var(--ink)") for (x, _), n in zip(HEADS, numbers, strict=True))
    first = view.seats[next((one for one in view.track if one >= 0), who)].marker
    ahead = words("picture-ahead", n=seat.marker - first) if place else words("picture-acts")
    said = words("picture-finished") if seat.finished else ahead
    down = min(21.0, pitch / 2 - 1)
    goods = "".join(
        at(52 + 68 * k, down, good(name, words(f"letter-{name}"), LETTER), scale=0.68)
        + text(
            66 + 68 * k, down + 5, counted(seat.goods[k], seat.cubes[k]), 15, "serif", fill="var(--ink)", text_anchor="start"
        )
        for k, name in enumerate(GOOD_NAMES)
    )
    return at(
        0, y, at(22, 4, badge(SEAT_NAMES[who], 10.5)), text(40, 5, said, 13, fill="var(--ink2)", text_anchor="start"), shown, goods,
        id=f"row-{who}",
    )  # fmt: skip


def _gods(view: View, words: Words, y: float) -> str:
    """Those that have come, with the badges of the seats that wear their marks."""
    count = (len(view.sheet.gods.rows) + 1) // 2
    pitch = (HIGH - 10 - y) / count
    drawn = ""
    for god in range(len(view.sheet.gods.rows)):
        come, side = god in view.shown, (god // count) * (WIDE / 2 - 4)
        wearers = [who for who, seat in enumerate(view.seats) if god in seat.marks]
        drawn += at(
            side, pitch * (god % count + 0.5) + 3, at(20, 0, bolt() if come else "", scale=0.46),
            text(33, 4.6, god_name(view.sheet, god, words), 13, fill="var(--ink)" if come else "var(--ink2)", text_anchor="start"),
            *(at(110 + 17 * i, 0, badge(SEAT_NAMES[who], 6.6)) for i, who in enumerate(wearers)),
        )  # fmt: skip
    return paper(4, y, WIDE - 8, HIGH - 4 - y) + at(0, y, drawn)
