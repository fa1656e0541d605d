"""Every sequence of answers from a few positions, counted: how many there are, how many end the game, and with what scores.

The numbers are those of benchmarks/reference/colovini.cpp, an independent program of the same rules (its flags: --sell-many,
--bought-cards-pay, --no-bridge-after, --take-ahead); tests/lab/test_reference.py asks it again where there is a C++ compiler.
"""

from __future__ import annotations

import pytest

from orichalcum.games.colovini.table import Colovini

from .arranging import GAME, arranged, table

POSITIONS = {
    "opening": """
        path R5+ F4+ O3+ H2 A6 C1 . S4 R2+ F7 O1 H3
        seat FFRA  - 0 0 0 1
        seat RCOSH - 0 0 0 1
        unseen A2C3S1O4
        unseen -
        turn 1
    """,
    "crowd": """
        path R5 F4+ . O3 H2 . . A6 C1+ = S4 R2 . F7
        seat FFHA  13567 2 4 5 1
        seat RCOSH 24    8 9 1 0
        pile RRFOHACS
        discard FHA
        unseen R1S6
        unseen -
        turn 1
    """,
    "race": """
        path R5 . O3 H2+ . A6 C1 . S4
        seat FHH 36 54 54 4 1
        seat RC  7  54 3 54 1
        seat S   -  54 9 7  0
        pile RF
        discard OO
        unseen C6
        unseen -
        turn 2
    """,
    "dry": """
        path R5 . O3
        seat F - 1 0 54 1
        seat - 1 3 0 54 0
        pile -
        discard -
        unseen -
        unseen -
        turn 1 1
    """,
}

# Position, house options, then the counts by length, how many of these end the game, the sum of each seat's scores there.
COUNTS: list[tuple[str, tuple[str, ...], list[int], list[int], list[int]]] = [
    ("opening", (), [1, 4, 12, 61, 371], [0, 0, 0, 0, 0], [0, 0]),
    ("opening", ("bridge_after=no",), [1, 4, 21, 137, 700], [0, 0, 0, 0, 0], [0, 0]),
    ("opening", ("take_ahead=yes",), [1, 4, 14, 52, 343], [0, 0, 0, 0, 0], [0, 0]),
    ("crowd", (), [1, 17, 96, 480, 2761], [0, 0, 0, 0, 0], [0, 0]),
    ("crowd", ("sell_many=yes", "bought_cards_pay=yes"), [1, 17, 100, 536, 3485], [0, 0, 0, 0, 0], [0, 0]),
    ("race", (), [1, 6, 10, 12, 17, 28, 52, 90, 76, 44], [0, 0, 0, 0, 0, 0, 6, 38, 42, 12], [1038, 1058, 20]),
    ("race", ("sell_many=yes",), [1, 6, 10, 12, 17, 28, 52, 90, 76, 44], [0, 0, 0, 0, 0, 0, 6, 38, 42, 12], [1038, 1058, 20]),
    ("dry", (), [1, 2, 2, 2, 4, 5, 6, 4, 1, 0], [0, 1, 0, 0, 0, 0, 2, 3, 1, 0], [21, 1]),
]


def options(words: tuple[str, ...]) -> dict[str, bool]:
    return {name: value == "yes" for name, _, value in (word.partition("=") for word in words)}


def counted(t: Colovini, depth: int) -> tuple[list[int], list[int], list[int]]:
    nodes, ended, scores = [0] * (depth + 1), [0] * (depth + 1), [0] * t.seats

    def grow(t: Colovini, length: int) -> None:
        nodes[length] += 1
        if t.over:
            ended[length] += 1
            for who in range(t.seats):
                scores[who] += sum(entry.points for entry in GAME.account(t, who))
        if t.over or length == depth:
            return
        who = t.who()
        for option in t.choices(who):
            after = t.copy()
            after.answer(who, option)
            grow(after, length + 1)

    grow(t, 0)
    return nodes, ended, scores


@pytest.mark.parametrize(("name", "house", "nodes", "ended", "scores"), COUNTS)
def test_the_tree_of_answers(name: str, house: tuple[str, ...], nodes: list[int], ended: list[int], scores: list[int]) -> None:
    match = arranged(POSITIONS[name], **options(house))
    assert counted(table(match), len(nodes) - 1) == (nodes, ended, scores)
