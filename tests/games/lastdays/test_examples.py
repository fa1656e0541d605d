"""The worked examples of the rulebook, with its numbers."""

from __future__ import annotations

from .arranging import aboard, arranged, codes, luck, place, play, points, table, waiting

# Dennis is seat 1, Marco 2, Michelle 3, with 12, 14 and 16 cubes; Michelle stands above Marco in the senate.
AUCTION = """
senate 1 1 3
before 6 4 0
space demagogos oraklos archont
row 1 support support support support ships_2
row 2 ships_3 ships_3 ships_3 ships_3 ships_2
row 3 ships_2 ships_2 ships_2 ships_2 treason
ship A harbour 1:1
ship B harbour 2:1
ship C harbour 3:1
next slot 1
"""


def test_the_secret_auction() -> None:
    """4, 4 and 5 are bid: Dennis first, then Michelle; Dennis may play his own or Marco's, Michelle hers, Marco nothing."""
    match = arranged(AUCTION, event="wisdom_of_senate")
    assert list(table(match).stock) == [12, 14, 16]
    for seat, bid in ((3, "4"), (2, "4"), (1, "5")):
        play(match, seat, bid)
    assert [int(seat) + 1 for seat in table(match).rank] == [1, 3, 2]
    assert [int(table(match).spent[who * 5]) for who in range(3)] == [5, 4, 4]
    assert codes(match, 1) == {"-", "own", "left"}
    play(match, 1, "left", "A", "B", "C")
    assert waiting(match) == [3]
    assert codes(match, 3) == {"-", "own"}
    play(match, 3, "-")
    assert waiting(match) == [1, 2, 3]


def test_all_or_nothing() -> None:
    """`Refugees (2)` with one cube left, or with one seat left on every ship: not even one may be placed."""
    rows = AUCTION.replace("row 1 support", "row 1 refugees_2")
    match = arranged(rows.replace("before 6 4 0", "before 17 4 0").replace("A harbour 1:1", "A harbour N:1"), event="all_lost")
    for seat, bid in ((3, "0"), (2, "0"), (1, "1")):
        play(match, seat, bid)
    assert "own" not in codes(match, 1)
    full = "ship A harbour 2:6\nship B harbour 2:4\nship C harbour 3:4\nship D harbour 3:2\nship E harbour N:2\n"
    rows = "\n".join(line for line in rows.splitlines() if not line.startswith("ship")).replace("before 6 4 0", "")
    match = arranged(full + rows, event="all_lost")
    for seat, bid in ((3, "0"), (2, "0"), (1, "1")):
        play(match, seat, bid)
    assert "own" not in codes(match, 1)


def test_colours_aboard() -> None:
    """3 of one colour, 2 of another and a neutral: 2 bonus points for either player."""
    match = arranged("ship A ocean 1:3 2:2 N:1\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "A", "B")
    assert points(match) == [6 + 2, 3 + 2, 1]


def test_the_arrival() -> None:
    """Christoph 3, Andrea 2, Marina 1, who moves the ship, and a neutral: 9, 6 and 5 points."""
    match = arranged("ship A ocean 1:3 2:2 3:1 N:1\nship B harbour 2:1\nnext play 3 ships_2")
    play(match, 3, "A", "B")
    assert points(match) == [9, 6, 5]


def moved(ships: str) -> str:
    match = arranged(f"{ships}\nnext doom", event="chaos_grows")
    return "".join(ship for ship in "ABCDE" if place(match, ship) == "ocean")


def test_the_automatic_moves() -> None:
    """A and B are full, C is empty, D and E have two each: A, B and D sail; were A, B, C empty, D and E alone."""
    assert moved("ship A harbour 1:7\nship B harbour 2:5\nship D harbour 3:2\nship E harbour 1:2") == "ABD"
    assert moved("ship D harbour 3:2\nship E harbour 1:2") == "DE"


def test_the_succession_of_events() -> None:
    """Wisdom covers the Winds: their effect ends, a pillar falls, A and B turn over; then cards, and C, D, E turn over."""
    ships = "ship A harbour 1:1\nship B harbour 1:1\nship C harbour 1:1\n"
    match = arranged(ships + "senate 3 2 1\nnext fall", event="favourable_winds")
    luck(match, "wisdom_of_senate")
    t = table(match)
    assert t.doom == 1
    assert list(t.advanced) == [1, 1, 0, 0, 0]
    assert aboard(match, "A")["N"] == 1 + 1, "the ark's own, and the first of Wisdom's four"
    assert t.pieces.more_ships[t.event] == 0
    match = arranged("senate 3 2 1\ndoom 1\nturned favourable_winds\nnext delayed", event="wisdom_of_senate")
    assert match.waiting() == [-1]
    luck(match, "guard", "alliance")
    assert list(table(match).special_size) == [1, 1, 0]
    assert list(table(match).advanced) == [1] * 5
