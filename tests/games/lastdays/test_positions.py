"""Positions and answers as text: what a line means, and every mistake named with its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Rng
from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.inventory import inventory
from orichalcum.games.lastdays.notation import CODES
from orichalcum.games.lastdays.rules import RULES
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.table import DO, playout

from .arranging import aboard, arranged, place, points, table

GOOD = """\
seats 4
round 3
doom 1
event all_lost
turned wisdom_of_senate in_this_together
ship A ocean 1:2 N:1 below 2:1
ship D harbour 3:1 4:1
senate 3 0 2 5
before 0 1 0 0
lost 0 0 2 0
points 12 3 71 0
space archont demagogos oraklos strategos
tile archont - oraklos strategos
used 1 0 0 0
bonus basileus 2
landed 1:3 N:2
hand 1 refugees_2 treason
known 1 treason
special 1 guard exotic_birds
row 1 ships_2 ships_2 support sabotage treason
spent 1 0 2 0 0 0
state 1 0 1 0 0 0
discard ships_3 ships_3
special_discard guard
next slot 4
"""


def test_every_line_puts_what_it_says() -> None:
    match = GAME.arrange(GOOD)
    t = table(match)
    assert [t.seats, t.round, t.doom, t.slot] == [4, 3, 1, 3]
    assert aboard(match, "A") == {"1": 2, "b2": 1, "N": 1}
    assert place(match, "A") == "ocean"
    assert list(t.senate) == [3, 0, 2, 5]
    assert list(t.before) == [0, 1, 0, 0]
    assert list(t.lost) == [0, 0, 2, 0]
    assert points(match) == [12, 3, 71, 0]
    assert list(t.space) == [0, 2, 4, 6]
    assert list(t.tile) == [0, -1, 4, 6]
    assert list(t.bonus) == [0, 2, 0, 0, 0, 0, 0]
    assert [int(n) for n in t.landed] == [3, 0, 0, 0, 0, 2]
    assert list(t.hand_size) == [2, 0, 0, 0]
    assert t.known[15] == 1
    assert list(t.special_size) == [2, 0, 0, 0]
    assert [int(card) for card in t.cards[:5]] == [12, 12, 11, 15, 16]
    assert [int(n) for n in t.state[:5]] == [0, 1, 0, 0, 0]
    assert t.special_discard[2] == 1
    assert list(t.advanced) == [1, 1, 0, 0, 0]
    assert t.others_left == 1


def test_what_is_named_nowhere_lies_where_it_belongs() -> None:
    t = table(GAME.arrange(GOOD))
    assert inventory(t) == inventory(table(GAME.new(4)))
    assert list(t.stock) == [20 - 2 - 3 - 3 - 2, 20 - 1 - 1, 20 - 1 - 2 - 2, 20 - 1 - 5]
    assert t.camp == 10 - 1 - 2
    assert t.pile_size == 80 - 2 - 5 - 2


@pytest.mark.parametrize(
    "phase",
    ["influence", "senate", "rows", "slot 2", "play 1 support", "strategos", "doom", "delayed", "fall", "tidy", "round"],
)
def test_the_game_goes_on_from_every_phase_to_its_end(phase: str) -> None:
    for seed in range(5):
        lines = GOOD.replace("next slot 4", f"next {phase}").splitlines()
        early = phase in ("influence", "senate", "rows", "round")
        match = GAME.arrange("\n".join(line for line in lines if not (early and line.startswith("row "))))
        before = inventory(table(match))
        playout(match.table, Rng(seed))
        assert match.over
        assert inventory(table(match)) == before


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("seats 4\n", "", 1, "the first line says how many seats: seats 4"),
        ("seats 4", "seats 6", 1, "seats: 6 is not between 3 and 5"),
        ("doom 1", "doom 3", 3, "doom: 3 is not between 0 and 2"),
        ("event all_lost", "event rain", 4, "event: expected one of wisdom_of_senate, "),
        ("ship A ocean", "ship F ocean", 6, "ship: expected one of A, B, C, D, E; found F"),
        ("ship A ocean", "ship A quay", 6, "ship: expected one of harbour, ocean; found quay"),
        ("1:2 N:1", "7:2 N:1", 6, "ship: expected a seat or N, a colon and a number; found 7:2"),
        ("3:1 4:1", "3:2 4:2", 25, "ship D has not so many seats"),
        ("senate 3 0 2 5", "senate 3 0 2", 8, "senate: a number is missing"),
        ("senate 3 0 2 5", "senate 19 0 2 5", 25, "seat 1 has only 20 cubes"),
        ("landed 1:3 N:2", "landed 1:3 N:10", 25, "there are only 10 neutrals"),
        ("space archont demagogos", "space archont archont", 12, "space: expected each senator once"),
        ("tile archont - oraklos", "tile archont - archont", 13, "tile: expected each senator once"),
        ("hand 1 refugees_2", "hand 5 refugees_2", 17, "hand: 5 is not between 1 and 4"),
        ("hand 1 refugees_2", "hand 1 refugees_9", 17, "hand: expected one of refugees_1_special, "),
        ("known 1 treason", "known 1 support", 25, "not all cards that are known of seat 1 are in the hand"),
        ("special 1 guard", f"special 1 {'guard ' * 3}guard", 25, "there are only 3 cards guard"),
        ("discard ships_3 ships_3", f"discard{' ships_3' * 5}", 25, "there are only 4 cards ships_3"),
        ("row 1 ships_2 ships_2", "row 1 ships_2", 20, "row: expected one of refugees_1_special, "),
        ("state 1 0 1", "state 1 0 3", 22, "state: 3 is not between 0 and 2"),
        (
            "turned wisdom",
            "turned flood_of_poor favourable_winds wisdom",
            25,
            "2 pillars stand, and only 0 events of doom are left",
        ),
        ("next slot 4", "next slot 6", 25, "next: 6 is not between 1 and 5"),
        ("next slot 4", "next dinner", 25, "next: expected one of influence, "),
        ("next slot 4", "next play 1 sabotage\nship A harbour", 25, "next: seat 1 cannot play sabotage here"),
        ("next slot 4", "next senate", 25, "next: before senate no rows have been laid"),
        ("next slot 4\n", "", 24, "expected one line event and one line next"),
        ("round 3", "rounds 3", 2, "expected round, doom, event, "),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, cause: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as refused:
        GAME.arrange(GOOD.replace(old, new, 1))
    assert refused.value.line == line
    assert refused.value.cause.startswith(cause)


WORDS = [*GOOD.split(), "\n", "\n", "\n", "seats 3\nevent all_lost\n", "next play 1 treason", "-1", "99", "N:3", "1:1"]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=60))
def test_any_text_is_a_position_or_a_bad_position(words: list[str]) -> None:
    try:
        match = GAME.arrange("seats 3\nevent chaos_grows\n" + " ".join(words))
    except BadPosition as refused:
        assert refused.cause
        return
    assert match.over or match.waiting()


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.sampled_from(GOOD.splitlines()[4:-1]), max_size=18, unique=True),
    st.sampled_from(["slot 1", "senate", "doom", "rows"]),
    st.integers(0, 99),
)
def test_any_lines_together_play_to_the_end(lines: list[str], phase: str, seed: int) -> None:
    try:
        match = GAME.arrange("\n".join(["seats 4", "event all_lost", *lines, f"next {phase}"]))
    except BadPosition:
        return
    playout(match.table, Rng(seed))
    assert match.over


def test_every_step_that_waits_has_a_notation() -> None:
    assert set(CODES) == {step.id for step in RULES[1:] if step.kind != DO}


def test_codes_are_short_plain_and_unique() -> None:
    for seed in range(3):
        match = GAME.new(3 + seed)
        rng = Rng(seed)
        match.luck(rng)
        while not match.over:
            who = match.waiting()[0]
            found = [choice.code for choice in match.options(who)]
            assert len(set(found)) == len(found)
            assert all(code.isascii() and code.isprintable() and " " not in code and len(code) <= 80 for code in found)
            match.play(found[rng.below(len(found))], who)
            match.luck(rng)


def test_a_remark_is_no_line() -> None:
    assert arranged("# a remark\nsenate 1 2 3 # cubes\nnext rows").waiting() == [0, 1, 2]
