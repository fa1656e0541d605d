"""A game in the middle of things, from a short text (docs/positions.md).

row 1 strategy surgery art phalanx hellenism   # kinds by column; rows not named lie as in the edition
wonders stadium gate colossus - statue         # by column; - for one that is built
blocked thrace elis                            # any number of lines
beaten crete                                   # a tribe is gone, and nobody is there
seat at=14 hours=1 camp=3 cubes=grain.gold2 prestige=4 cards=star.zeus tiles=hoplite.money:gold wonders=stadium
stack crete 2 1                                # discs from the bottom to the top, by seat
disc 1 5 2 1                                   # row, column, slot, and the seat whose disc lies there
shown zeus hecate                              # gods that have come
marked athena 1 2                              # a god, and the seats that wear its mark
discard star wood-points
finished 3                                     # seats that have passed or taken their last action
order 2 1 3                                    # who acts first; if not named, by space, then by seat
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from orichalcum.games.olympos.editions import GOOD_NAMES, OlymposSheet
from orichalcum.games.olympos.pieces import CARDS, COLUMNS, GODS, GOODS, MOST_SEATS, ROWS, SLOTS, Pieces, count
from orichalcum.games.olympos.rules import RULES, ids
from orichalcum.games.olympos.rules.discovering import bonus_at
from orichalcum.games.olympos.rules.moving import bury
from orichalcum.games.olympos.rules.setting_up import bare_table
from orichalcum.games.olympos.table import TOKEN_MOST, Olympos, discs_on_map, holder, stock
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.position import Line
from orichalcum.kernel.table import pending


def agree(t: Olympos, agreed: dict[str, bool | str]) -> Olympos:
    """The house options of a table."""
    for name, value in agreed.items():
        setattr(t, name, value)
    return t


def lay_out(lines: Sequence[Line], pieces: Pieces, agreed: dict[str, bool | str]) -> Olympos:
    """The table that the lines tell; the seat whose turn it is acts next."""
    seats = [line for line in lines if line.key == "seat"]
    if not 3 <= len(seats) <= MOST_SEATS:
        raise BadPosition(1, f"there are 3 to 5 lines that begin with seat, not {len(seats)}")
    t = agree(bare_table(len(seats), RULES, pieces), agreed)
    lay_board(t)
    for who, line in enumerate(seats):
        read_seat(t, line, who)
    order: list[int] = []
    for line in sorted(lines, key=lambda line: line.key == "stack"):  # stacks after crosses
        if line.key == "order":
            order = [seat_of(t, line, place) for place in range(len(line.words))]
        elif line.key in READERS:
            READERS[line.key](t, line)
        elif line.key != "seat":
            raise line.bad(f"{line.key[:20]} is not one of seat, order, {', '.join(READERS)}")
    settle(t)
    stack_markers(t, order)
    check_counts(t, seats)
    check_gods(t, lines[-1].number)
    t.then(pending(ids.PASS_ON, 0))
    return t


def check_counts(t: Olympos, seats: Sequence[Line]) -> None:
    """No more discs and cubes than there are, and nothing that two seats cannot both have."""
    for who, line in enumerate(seats):
        if t.camp[who] + discs_on_map(t, who) > t.pieces.discs:
            raise line.bad(f"a seat has at most {t.pieces.discs} settlers")
        if any(t.wonders[who] & t.wonders[other] or t.savings[who] & t.savings[other] for other in range(who)):
            raise line.bad("each wonder, and each tile of agriculture or money, stands before one seat only")
        if any(stock(t, good) < 0 for good in range(GOODS)):
            raise line.bad(f"there are {t.pieces.cubes} cubes of each good")


def check_gods(t: Olympos, last: int) -> None:
    """Those that have not come suffice for the Zeus spaces still ahead, of the first or of the last."""
    due = 0
    for space, cards in zip(t.pieces.zeus_at, t.pieces.zeus_cards, strict=True):
        there = sum(marker >= space for marker in t.marker)
        due += cards if there == 0 else cards - 1 if there < t.seats else 0
    if due > GODS - count(t.gods_shown):
        raise BadPosition(last, f"{due} gods are still to come, but only {GODS - count(t.gods_shown)} have not been shown")


def lay_board(t: Olympos) -> None:
    """Kinds and wonders as they stand in the edition."""
    for row in range(ROWS):
        kinds = [place for place in range(len(t.left)) if t.pieces.kind_row[place] == row]
        for column, kind in enumerate(kinds):
            t.cell[row * COLUMNS + column] = 1 + kind
    for column in range(COLUMNS):
        t.column[column] = 1 + column


def settle(t: Olympos) -> None:
    """Tribes, until now the beaten ones, live where nobody has been; what is in camps and hands is gone from the rest."""
    t.tribes = t.pieces.stars & ~t.blocked & ~t.tribes
    for who in range(t.seats):
        t.tribes &= ~t.held[who]
    settle_tiles(t)
    settle_deck(t)


def settle_tiles(t: Olympos) -> None:
    for kind in range(len(t.left)):
        t.left[kind] -= sum(t.tiles[who] >> kind & 1 for who in range(t.seats))
        if t.left[kind] < 0:
            raise BadPosition(1, f"there are not so many tiles of {sheet_of(t).discoveries.rows[kind].id}")
    for cell in range(len(t.cell)):
        if t.left[t.cell[cell] - 1] == 0:
            t.cell[cell] = 0
    for column in range(COLUMNS):
        if t.column[column] and any(t.wonders[who] >> (t.column[column] - 1) & 1 for who in range(t.seats)):
            t.column[column] = 0


def settle_deck(t: Olympos) -> None:
    for card in range(CARDS):
        t.deck[card] -= t.discard[card] + sum(t.hand[who * CARDS + card] for who in range(t.seats))
        if t.deck[card] < 0:
            raise BadPosition(1, f"there are not so many cards of {sheet_of(t).destiny.rows[card].id}")
    t.deck_size = sum(t.deck)


def stack_markers(t: Olympos, order: list[int]) -> None:
    order = order or sorted(range(t.seats), key=lambda who: t.marker[who])
    if sorted(order, key=lambda who: t.marker[who]) != order or sorted(order) != list(range(t.seats)):
        raise BadPosition(1, "the order names every seat once, the rearmost first")
    for place, who in enumerate(order):
        t.track[place] = who


def sheet_of(t: Olympos) -> OlymposSheet:
    sheet: OlymposSheet = t.pieces.sheet
    return sheet


def named(line: Line, names: Sequence[str], word: str) -> int:
    if word not in names:
        raise line.bad(f"{line.key}: {word[:20]} is not one of {', '.join(names)}")
    return names.index(word)


def lands(t: Olympos) -> list[str]:
    return [one.id for one in sheet_of(t).territories.rows]


def seat_of(t: Olympos, line: Line, place: int) -> int:
    return line.whole(place, 1, int(t.seats)) - 1


def read_row(t: Olympos, line: Line) -> None:
    row = line.whole(0, 1, ROWS) - 1
    kinds = [one.id for one in sheet_of(t).discoveries.rows]
    named_kinds = [named(line, kinds, word) for word in line.words[1:]]
    if len(set(named_kinds)) != COLUMNS or any(t.pieces.kind_row[kind] != row for kind in named_kinds):
        raise line.bad(f"row {row + 1} has its own five kinds")
    for column, kind in enumerate(named_kinds):
        t.cell[row * COLUMNS + column] = 1 + kind


def read_wonders(t: Olympos, line: Line) -> None:
    names = [one.id for one in sheet_of(t).wonders.rows]
    lying = [word for word in line.words if word != "-"]
    if len(line.words) != COLUMNS or len(set(lying)) != len(lying):
        raise line.bad("five wonders are named, each once, or - for one that is built")
    for column, word in enumerate(line.words):
        t.column[column] = 0 if word == "-" else 1 + named(line, names, word)


def read_blocked(t: Olympos, line: Line) -> None:
    for word in line.words:
        t.blocked |= 1 << named(line, lands(t), word)


def read_beaten(t: Olympos, line: Line) -> None:
    for word in line.words:
        place = named(line, lands(t), word)
        if not t.pieces.stars >> place & 1:
            raise line.bad(f"no tribe lives in {word}")
        t.tribes |= 1 << place


def read_stack(t: Olympos, line: Line) -> None:
    land = named(line, lands(t), line.words[0] if line.words else "")
    seats = [seat_of(t, line, place) for place in range(1, len(line.words))]
    if not seats or holder(t, land) >= 0 or (t.blocked >> land) & 1:
        raise line.bad("a territory, once and not blocked, and the seats of its discs")
    if any(seats.count(who) + discs_on_map(t, who) > t.pieces.discs for who in seats):
        raise line.bad(f"a seat has at most {t.pieces.discs} settlers")
    for who in seats[:-1]:
        bury(t, land, who)
    t.held[seats[-1]] |= 1 << land


def read_disc(t: Olympos, line: Line) -> None:
    cell = (line.whole(0, 1, ROWS) - 1) * COLUMNS + line.whole(1, 1, COLUMNS) - 1
    place = cell * SLOTS + line.whole(2, 1, SLOTS) - 1
    if t.slot[place] or bonus_at(t, cell, place - cell * SLOTS) < 0:
        raise line.bad("there is no such bonus, or it is taken")
    t.slot[place] = 1 + seat_of(t, line, 3)


def read_shown(t: Olympos, line: Line) -> None:
    for word in line.words:
        t.gods_shown |= 1 << named(line, gods(t), word)


def read_marked(t: Olympos, line: Line) -> None:
    god = named(line, gods(t), line.words[0] if line.words else "")
    if not sheet_of(t).gods.rows[god].marks:
        raise line.bad(f"{line.words[0]} leaves no mark")
    t.gods_shown |= 1 << god
    for place in range(1, len(line.words)):
        t.marked[god] |= 1 << seat_of(t, line, place)


def gods(t: Olympos) -> list[str]:
    return [one.id for one in sheet_of(t).gods.rows]


def read_discard(t: Olympos, line: Line) -> None:
    for word in line.words:
        t.discard[named(line, [one.id for one in sheet_of(t).destiny.rows], word)] += 1


def read_finished(t: Olympos, line: Line) -> None:
    for place in range(len(line.words)):
        who = seat_of(t, line, place)
        if t.marker[who] < t.pieces.last_zeus:
            raise line.bad("nobody has finished before the last Zeus space")
        t.finished |= 1 << who


READERS: Final[dict[str, Callable[[Olympos, Line], None]]] = {
    "row": read_row,
    "wonders": read_wonders,
    "blocked": read_blocked,
    "beaten": read_beaten,
    "stack": read_stack,
    "disc": read_disc,
    "shown": read_shown,
    "marked": read_marked,
    "discard": read_discard,
    "finished": read_finished,
}


def read_seat(t: Olympos, line: Line, who: int) -> None:
    """`at`, `hours`, `camp`, `cubes`, `prestige`, `cards`, `tiles`, `wonders`, each after its equals sign."""
    for word in line.words:
        name, _, value = word.partition("=")
        if name in NUMBERS:
            if not value.isascii() or not value.isdigit() or len(value) > 3:
                raise line.bad(f"{name}: {value[:20]} is no number")
            NUMBERS[name](t, who, int(value))
        elif name in LISTS:
            for one in value.split(".") if value else ():
                LISTS[name](t, line, who, one)
        else:
            raise line.bad(f"{name[:20]} is not one of {', '.join([*NUMBERS, *LISTS])}")
    if t.marker[who] > t.pieces.cross:
        raise line.bad(f"the track ends at {t.pieces.cross}")


def set_marker(t: Olympos, who: int, n: int) -> None:
    t.marker[who] = n


def set_hours(t: Olympos, who: int, n: int) -> None:
    t.hours[who] = n


def set_camp(t: Olympos, who: int, n: int) -> None:
    t.camp[who] = n


def set_prestige(t: Olympos, who: int, n: int) -> None:
    t.prestige[who] = n
    t.tokens[who] = (n + TOKEN_MOST - 1) // TOKEN_MOST


def add_cubes(t: Olympos, line: Line, who: int, word: str) -> None:
    """`gold`, or `gold2` for several."""
    name = word.rstrip("0123456789")
    if len(word) > len(name) + 2:
        raise line.bad(f"cubes: {word[:20]} are too many")
    t.cubes[who * GOODS + named(line, GOOD_NAMES, name)] += int(word[len(name) :] or 1)


def add_card(t: Olympos, line: Line, who: int, word: str) -> None:
    t.hand[who * CARDS + named(line, [one.id for one in sheet_of(t).destiny.rows], word)] += 1
    t.hand_size[who] += 1


def add_tile(t: Olympos, line: Line, who: int, word: str) -> None:
    """`hoplite`, and for agriculture and money also what they show: `money:gold`."""
    name, _, good = word.partition(":")
    kind = named(line, [one.id for one in sheet_of(t).discoveries.rows], name)
    if t.tiles[who] >> kind & 1:
        raise line.bad(f"{name} stands there twice")
    t.tiles[who] |= 1 << kind
    goods = sheet_of(t).discoveries.rows[kind].saves
    if goods:
        t.savings[who] |= 1 << GOOD_NAMES.index(goods[named(line, goods, good)])


def add_wonder(t: Olympos, line: Line, who: int, word: str) -> None:
    t.wonders[who] |= 1 << named(line, [one.id for one in sheet_of(t).wonders.rows], word)


NUMBERS: Final[dict[str, Callable[[Olympos, int, int], None]]] = {
    "at": set_marker,
    "hours": set_hours,
    "camp": set_camp,
    "prestige": set_prestige,
}
LISTS: Final[dict[str, Callable[[Olympos, Line, int, str], None]]] = {
    "cubes": add_cubes,
    "cards": add_card,
    "tiles": add_tile,
    "wonders": add_wonder,
}
