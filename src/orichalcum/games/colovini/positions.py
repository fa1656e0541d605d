"""Positions as text: a table in the middle of a game, at the beginning of somebody's turn (docs/positions.md).

The lines of a position:

    path R4+ F3 . = S1 ...   the spaces from Atlantis on: a tile, + for each one hidden below; . water, = water with a
                             bridge; what is not named at the end is water, too
    seat RF? 135 0 7 54 1    a hand (? is dealt by luck); tiles collected, by value or as R1F3; three places, 0 Atlantis,
                             one more than the last space the mainland; 1 with the bridge still in hand.  - is nothing
    pile RRFO...             the draw pile; without this line all cards not named elsewhere
    discard FH               without this line none
    unseen R1F2...           the tiles that may lie hidden, a line for each back; without these lines all not named elsewhere
    turn 1 0                 whose turn, and how many turns in a row before it changed nothing
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orichalcum.games.colovini.notation import LETTERS, card_code, tile_code
from orichalcum.games.colovini.pieces import BACKS, FIGURES, ITEMS, MOST_SEATS, TILES, tile_of, value_of
from orichalcum.games.colovini.rules.drawing import deal_first_hand
from orichalcum.games.colovini.rules.ids import TURN
from orichalcum.games.colovini.table import HOME, VALUES, Colovini, arrived
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.position import Line
from orichalcum.kernel.rows import byte_row, total
from orichalcum.kernel.table import pending

NOTHING: Final = "-"
WATER: Final = "."
BRIDGED: Final = "="
COVERS: Final = "+"
UNKNOWN: Final = "?"

SPACE_WORD: Final = re.compile(r"[RFOHACS][1-7]\+*|[.=]")
CARDS_WORD: Final = re.compile(r"[RFOHACS]+|-")
HAND_WORD: Final = re.compile(r"[RFOHACS?]+|-")
LOOT_WORD: Final = re.compile(r"([RFOHACS]?[1-7])+|-")
TILES_WORD: Final = re.compile(r"([RFOHACS][1-7])+|-")

# How many lines of a kind there may be.
LINES: Final = {
    "path": (1, 1), "seat": (2, MOST_SEATS), "pile": (0, 1), "discard": (0, 1), "unseen": (0, BACKS), "turn": (1, 1),
}  # fmt: skip


# -- writing


def write_position(t: Colovini) -> str:
    """The table at the beginning of a turn."""
    if t.over or t.top() != pending(TURN, t.who()):
        raise ValueError("a position is written where a turn begins")
    return "\n".join(
        [
            f"path {' '.join(space_word(t, n) for n in range(t.shore))}",
            *(f"seat {_seat_words(t, who)}" for who in range(t.seats)),
            f"pile {many(t.pile, card_code)}",
            f"discard {many(t.discard, card_code)}",
            *(f"unseen {many(t.bag[back * TILES : back * TILES + TILES], tile_code)}" for back in range(BACKS)),
            f"turn {t.who() + 1} {t.idle}",
        ]
    )


def many(bag: vec[i64] | vec[u8], named: Callable[[int], str]) -> str:
    """A bag of counts as one word."""
    return "".join(named(kind) * int(bag[kind]) for kind in range(len(bag)) if bag[kind]) or NOTHING


def space_word(t: Colovini, n: int) -> str:
    if t.path[n] == 0:
        return BRIDGED if t.bridged[n] else WATER
    return tile_code(t.path[n]) + COVERS * t.below[n]


def _seat_words(t: Colovini, who: int) -> str:
    hand = many(t.hand[who * ITEMS : who * ITEMS + ITEMS], card_code)
    loot = many(t.loot[who * VALUES : who * VALUES + VALUES], str)
    places = " ".join(str(t.place[n] + 1) for n in range(who * FIGURES, who * FIGURES + FIGURES))
    return f"{hand} {loot} {places} {t.bridges[who]}"


# -- reading


def lay_out(lines: Sequence[Line], bare: Callable[[int], Colovini]) -> Colovini:
    """The table that a text describes; `bare` gives an empty one for so many seats."""
    of = _sorted(lines)
    t = bare(len(of["seat"]))
    _lay_path(t, of["path"][0])
    for who, line in enumerate(of["seat"]):
        _place_figures(t, who, line)
        _fill_hand(t, who, line)
        _collect_tiles(t, who, line)
    for line in of["discard"]:
        _put_cards(t, line, t.discard)
    for line in of["pile"]:
        _stack_pile(t, line)
    t.pile_size = total(t.pile, 0, ITEMS)
    hidden = _hidden_tiles(t, of)
    for who, line in enumerate(of["seat"]):
        _collect_values(t, who, line)
    if of["unseen"]:
        t.bag = hidden
    _spend_tiles(t)
    _check_hidden(t, [*of["path"], *of["unseen"]][-1])
    _check_bridges(t, of["path"][0])
    _begin(t, of["turn"][0], of["seat"])
    return t


def _sorted(lines: Sequence[Line]) -> dict[str, list[Line]]:
    """The lines by their first word, as many of each as there may be."""
    of: dict[str, list[Line]] = {key: [] for key in LINES}
    for line in lines:
        if line.key not in LINES:
            raise line.bad(f"expected {', '.join(LINES)}; found {line.key[:20]}")
        of[line.key].append(line)
        if len(of[line.key]) > LINES[line.key][1]:
            raise line.bad(f"{line.key}: expected at most {LINES[line.key][1]} of these lines")
    for key, (least, _) in LINES.items():
        if len(of[key]) < least:
            raise BadPosition(lines[-1].number if lines else 1, f"expected {least} of the lines {key}, found {len(of[key])}")
    return of


def _word(line: Line, place: int, form: re.Pattern[str], what: str) -> str:
    """The word at a place, "" for nothing."""
    if place >= len(line.words):
        raise line.bad(f"{line.key}: {what} is missing")
    word = line.words[place]
    if not form.fullmatch(word):
        raise line.bad(f"{line.key}: expected {what}, found {word[:20]}")
    return "" if word == NOTHING else word


def _tile(word: str) -> int:
    return int(tile_of(LETTERS.index(word[0]), int(word[1])))


def _lay_path(t: Colovini, line: Line) -> None:
    if len(line.words) > t.shore:
        raise line.bad(f"path: expected at most {t.shore} spaces, found {len(line.words)}")
    for n in range(len(line.words)):
        word = _word(line, n, SPACE_WORD, f"a tile or water on space {n + 1}")
        t.bridged[n] = int(word == BRIDGED)
        if word in (WATER, BRIDGED):
            continue
        t.path[n] = _tile(word)
        t.below[n] = len(word) - 2
        if len(word) - 1 > t.pieces.height[n]:
            raise line.bad(f"path: at most {t.pieces.height[n]} tiles lie on space {n + 1}, not {len(word) - 1}")
        kind = t.pieces.back[n] * TILES + t.path[n]
        if t.bag[kind] == 0:
            raise line.bad(f"path: there is no further tile {word[:2]} for space {n + 1}")
        t.bag[kind] -= 1


def _place_figures(t: Colovini, who: int, line: Line) -> None:
    if len(line.words) != 3 + FIGURES:
        raise line.bad(f"seat: expected a hand, tiles, {FIGURES} places and a bridge, found {len(line.words)} words")
    for n in range(FIGURES):
        place = line.whole(2 + n, 0, t.shore + 1) - 1
        t.place[who * FIGURES + n] = place
        if place in (HOME, t.shore):
            continue
        if t.path[place] == 0 or t.stander[place] != 0:
            raise line.bad(f"seat: figures stand on tiles, each alone; not so on space {place + 1}")
        t.stander[place] = 1 + who * FIGURES + n
    if arrived(t, who) == FIGURES:
        raise line.bad("seat: with three figures on the mainland the game is over")
    t.bridges[who] = line.whole(2 + FIGURES, 0, 1)


def _fill_hand(t: Colovini, who: int, line: Line) -> None:
    """The cards that are named; those that are not, luck will deal."""
    word = _word(line, 0, HAND_WORD, "cards")
    _take_cards(t, line, word.replace(UNKNOWN, ""))
    for letter in word.replace(UNKNOWN, ""):
        t.hand[who * ITEMS + LETTERS.index(letter)] += 1
        t.hand_size[who] += 1


def _take_cards(t: Colovini, line: Line, letters: str) -> None:
    for letter in letters:
        item = LETTERS.index(letter)
        if t.pile[item] == 0:
            raise line.bad(f"{line.key}: there are only {t.pieces.cards[item]} cards {letter}")
        t.pile[item] -= 1


def _put_cards(t: Colovini, line: Line, bag: vec[i64]) -> None:
    word = _only(line, CARDS_WORD, "cards")
    _take_cards(t, line, word)
    for letter in word:
        bag[LETTERS.index(letter)] += 1


def _only(line: Line, form: re.Pattern[str], what: str) -> str:
    if len(line.words) > 1:
        raise line.bad(f"{line.key}: expected one word, found {len(line.words)}")
    return _word(line, 0, form, what)


def _stack_pile(t: Colovini, line: Line) -> None:
    """The pile as it is named; cards named nowhere are out of the game."""
    _put_cards(t, line, t.gone)
    for item in range(ITEMS):
        t.pile[item], t.gone[item] = t.gone[item], t.pile[item]


def _collect_tiles(t: Colovini, who: int, line: Line) -> None:
    """The tiles a seat has collected, as far as their items are named."""
    for word in re.findall(r"[RFOHACS]?[1-7]", _word(line, 1, LOOT_WORD, "tiles")):
        t.loot[who * VALUES + int(word[-1])] += 1
        if len(word) > 1:
            _keep(t, who, line, [_tile(word)], word)


def _collect_values(t: Colovini, who: int, line: Line) -> None:
    """The others are any tiles of their value that are not accounted for."""
    for word in re.findall(r"(?<![RFOHACS])[1-7]", line.words[1]):
        _keep(t, who, line, [int(tile_of(item, int(word))) for item in range(ITEMS)], word)


def _keep(t: Colovini, who: int, line: Line, wishes: Sequence[int], word: str) -> None:
    for kind in (back * TILES + tile for tile in wishes for back in range(BACKS)):
        if t.bag[kind] != 0:
            t.bag[kind] -= 1
            t.kept[who * TILES + kind % TILES] += 1
            return
    raise line.bad(f"seat: there is no further tile {word}")


def _hidden_tiles(t: Colovini, of: dict[str, list[Line]]) -> vec[u8]:
    """The tiles that are named as hidden, out of the bag of all."""
    hidden = byte_row(BACKS * TILES)
    if len(of["unseen"]) == 1:
        raise of["unseen"][0].bad(f"unseen: expected {BACKS} of these lines, one for each back, or none")
    for back, line in enumerate(of["unseen"]):
        word = _only(line, TILES_WORD, "tiles")
        for name in re.findall("..", word):
            kind = back * TILES + _tile(name)
            if t.bag[kind] == 0:
                raise line.bad(f"unseen: there is no further tile {name} of this back")
            t.bag[kind] -= 1
            hidden[kind] += 1
    return hidden


def _spend_tiles(t: Colovini) -> None:
    """Tiles named nowhere are out of the game."""
    for kind in range(BACKS * TILES):
        t.spent[value_of(kind % TILES)] += int(t.pieces.bag[kind]) - int(t.bag[kind])
    for n in range(t.shore):
        if t.path[n] != 0:
            t.spent[value_of(t.path[n])] -= 1
    for value in range(t.seats * VALUES):
        t.spent[value % VALUES] -= t.loot[value]


def _check_hidden(t: Colovini, line: Line) -> None:
    for back in range(BACKS):
        below = sum(t.below[n] for n in range(t.shore) if t.pieces.back[n] == back)
        left = sum(int(tiles) for tiles in t.bag[back * TILES : back * TILES + TILES])
        if below > left:
            raise line.bad(f"{line.key}: {below} tiles of back {'AB'[back]} are hidden, and only {left} are left for that")


def _check_bridges(t: Colovini, line: Line) -> None:
    laid = total(t.bridged, 0, t.shore)
    if laid + total(t.bridges, 0, t.seats) > t.seats:
        raise line.bad(f"path: {laid} bridges are laid, too many for {t.seats} seats and what they still hold")


def _begin(t: Colovini, line: Line, seats: Sequence[Line]) -> None:
    """The turn, and before it the cards that luck deals."""
    if len(line.words) > 2:
        raise line.bad("turn: expected a seat and a number")
    who = line.whole(0, 1, t.seats) - 1
    t.idle = line.whole(1, 0, t.seats - 1) if len(line.words) > 1 else 0
    t.turns = who
    t.then(pending(TURN, who))
    unknown = [one.words[0].count(UNKNOWN) for one in seats]
    for seat in range(t.seats):
        if sum(unknown[: seat + 1]) > t.pile_size:
            raise seats[seat].bad("seat: the pile has not so many cards to deal")
        deal_first_hand(t, seat, unknown[seat])
