"""Sealed means sealed: what one answers, lays out or holds is the same to everybody else, whatever it is.

The contract tests deal hands anew for every game; here sealed and partly sealed answers are exchanged, seat by seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orichalcum import SPECTATOR, Match, Rng
from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.pieces import ALLIANCE, GUARD, KINDS, SPECIALS
from orichalcum.games.lastdays.rules.order import may_hold
from orichalcum.kernel.snapshot import pack_table
from orichalcum.kernel.table import SEALED
from orichalcum.lab.contract_secrets import heard, shown

from .arranging import arranged, play, seen, specials, table, waiting

HANDS = """hand 1 treason support ships_2 ships_3 sabotage important_cargo refugees_3
hand 2 ships_2 ships_2 ships_2 ships_2 refugees_2 refugees_2 refugees_2
hand 3 ships_2 ships_3 ships_3 support support refugees_1_vp refugees_1_vp
tile oraklos basileus archont
special 1 guard exotic_birds
special 2 shapeshifting_spy
special 3 alliance
"""
ROWS = """row 1 ships_3 ships_3 support support treason
row 2 ships_2 ships_2 ships_2 ships_2 ships_2
row 3 refugees_2 refugees_2 refugees_2 refugees_2 refugees_2
special 1 shapeshifting_spy guard
special 2 guard
special 3 alliance shapeshifting_spy
"""
SEALED_QUESTIONS = {
    "influence": arranged(HANDS + "next influence"),
    "rows": arranged(HANDS + "next rows"),
    "bids": arranged(ROWS + "next slot 1", event="wisdom_of_senate"),
}


def windows() -> dict[str, Match]:
    """A window of each kind that stands open."""
    spy = arranged(ROWS + "next slot 1")
    for seat, bid in ((3, "3"), (2, "4"), (1, "0")):
        play(spy, seat, bid)
    guard = arranged("ship A ocean 1:1 2:2 3:1\n" + ROWS + "next play 3 sabotage")
    play(guard, 3, "A")
    alliance = arranged("ship A ocean 1:1 N:3\nship B harbour 1:1\n" + ROWS + "next play 2 ships_2")
    play(alliance, 2, "A")
    return {"spy": spy, "guard": guard, "alliance": alliance}


def given_to(match: Match, viewer: int) -> tuple[dict[str, Any], list[str]]:
    """Everything the doors hand out to a seat or a spectator."""
    return heard(match, viewer), shown(match, viewer)


def answered(match: Match, who: int) -> Iterator[Match]:
    """The same match after each of a few whole answers of a seat."""
    for seed in range(4):
        other = match.copy()
        other.use_marks_of(match)
        rng = Rng(seed)
        while who in other.waiting():
            options = other.options(who)
            other.play(options[seed if seed < 2 and seed < len(options) else rng.below(len(options))], who)
        yield other


def others(match: Match, *who: int) -> list[int]:
    return [seat for seat in (SPECTATOR, *range(match.seats)) if seat not in who]


@pytest.mark.parametrize("question", [*SEALED_QUESTIONS, *windows()])
def test_1_7_44_a_sealed_answer_is_the_same_to_all_others_whatever_it_is(question: str) -> None:
    match = (SEALED_QUESTIONS | windows())[question]
    for who in match.waiting():
        ways = list(answered(match, who))
        for viewer in others(match, who):
            first = given_to(ways[0], viewer)
            assert all(given_to(way, viewer) == first for way in ways[1:]), viewer


@pytest.mark.parametrize("question", list(SEALED_QUESTIONS))
def test_1_7_44_two_sealed_answers_are_the_same_to_the_third(question: str) -> None:
    match = SEALED_QUESTIONS[question]
    for third in range(3):
        first, second = (who for who in range(3) if who != third)
        ways = [both for one in answered(match, first) for both in answered(one, second)]
        for viewer in (third, SPECTATOR):
            given = given_to(ways[0], viewer)
            assert all(given_to(way, viewer) == given for way in ways[1::3])


def test_1_7_44_a_row_laid_in_part_is_as_if_it_had_not_been_begun() -> None:
    match = SEALED_QUESTIONS["rows"]
    begun = match.copy()
    for n, code in enumerate(("treason", "support", "ships_2", "ships_3", "sabotage")):
        play(begun, 1, code)
        for viewer in others(match, 0):
            assert given_to(begun, viewer) == given_to(match, viewer), n
    assert seen(begun, 1).draft[0] != 0


@pytest.mark.parametrize("window", ["spy", "guard", "alliance"])
def test_10_2_a_window_is_the_same_to_all_others_answered_or_not(window: str) -> None:
    match = windows()[window]
    for who in match.waiting():
        for other in answered(match, who):
            if len(other.waiting()) and other.table.step() is match.table.step():
                for viewer in others(match, who):
                    assert given_to(other, viewer) == given_to(match, viewer)


@pytest.mark.parametrize("question", [*SEALED_QUESTIONS, *windows()])
def test_1_7_44_an_answer_taken_back_leaves_no_trace(question: str) -> None:
    match = (SEALED_QUESTIONS | windows())[question]
    for who in match.waiting():
        other = match.copy()
        other.use_marks_of(match)
        steps = 0
        while who in other.waiting() and len(match.waiting()) > 1:
            other.play(other.options(who)[0], who)
            steps += 1
        for _ in range(steps):
            assert other.can_undo(who)
            other.undo(who)
        for viewer in (SPECTATOR, *range(3)):
            assert given_to(other, viewer) == given_to(match, viewer)


def test_1_7_44_nothing_can_be_taken_back_once_all_is_open() -> None:
    match = SEALED_QUESTIONS["influence"].copy()
    for seat in (1, 2, 3):
        play(match, seat, "1")
    assert not any(match.can_undo(who) for who in range(3))


def test_5_7_6_what_oraklos_keeps_down_is_the_same_to_all_others() -> None:
    ways = []
    for row in (
        ("treason", "support", "ships_2", "ships_3", "sabotage"),
        ("support", "treason", "ships_2", "ships_3", "sabotage"),
    ):
        match = SEALED_QUESTIONS["rows"].copy()
        play(match, 1, *row, "down12")
        play(match, 2, *["ships_2"] * 4, "refugees_2")
        play(match, 3, "support", "support", "ships_2", "ships_3", "ships_3")
        ways.append(match)
    for viewer in others(ways[0], 0):
        assert given_to(ways[0], viewer) == given_to(ways[1], viewer)
    assert given_to(ways[0], 0) != given_to(ways[1], 0)
    assert [place.card for place in ways[0].view(0).seats[0].row[:2]] == [15, 10], "its owner may look"


def moments(seats: int, seed: int) -> Iterator[Match]:
    """A random game, looked at now and then, and always while a window or a sealed question stands half answered."""
    match = GAME.new(seats)
    rng = Rng(seed)
    match.luck(rng)
    answers = 0
    while not match.over and answers < 260:
        who = match.waiting()[rng.below(len(match.waiting()))]
        options = match.options(who)
        match.play(options[rng.below(len(options))], who)
        match.luck(rng)
        answers += 1
        half = not match.over and match.table.step().kind == SEALED and any(match.table.sealed)
        if not match.over and (answers % 29 == 0 or (half and answers % 7 == 0)):
            yield match


def other_hand(match: Match, owner: int, rng: Rng) -> Match:
    """The same match, a policy card and a special card of one hand exchanged for others of the piles."""
    other = match.copy()
    other.use_marks_of(match)
    t = table(other)
    held = [kind for kind in range(KINDS) if t.hand[owner * KINDS + kind] > t.known[owner * KINDS + kind]]
    if held and t.pile_size:
        old, new = held[rng.below(len(held))], next(kind for kind in range(KINDS) if t.pile[kind])
        t.hand[owner * KINDS + old] -= 1
        t.hand[owner * KINDS + new] += 1
        t.pile[old] += 1
        t.pile[new] -= 1
    cards = [kind for kind in range(SPECIALS) if t.special[owner * SPECIALS + kind]]
    if cards and t.special_pile_size:
        old, new = cards[rng.below(len(cards))], next(kind for kind in range(SPECIALS) if t.special_pile[kind])
        t.special[owner * SPECIALS + old] -= 1
        t.special[owner * SPECIALS + new] += 1
        t.special_pile[old] += 1
        t.special_pile[new] -= 1
    return other


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_7_44_another_hand_makes_no_difference_to_anybody_else(seats: int) -> None:
    rng = Rng(seats)
    for n, match in enumerate(moments(seats, seats)):
        owner = n % seats
        if match.table.draft[owner] or match.table.sealed[owner]:
            continue  # what is sealed already must stay possible
        other = other_hand(match, owner, rng)
        for viewer in others(match, owner):
            assert given_to(other, viewer) == given_to(match, viewer)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_7_44_a_guess_is_a_whole_table_that_these_eyes_cannot_tell_from_the_real_one(seats: int) -> None:
    for match in moments(seats, 7 + seats):
        for viewer in others(match):
            guess = match.imagine(viewer, Rng(5))
            again = guess.seen_by(viewer)
            if not any(match.table.sealed[who] for who in range(seats) if who != viewer):
                assert pack_table(again) == pack_table(match.seen_by(viewer))
            assert sum(guess.pile) == guess.pile_size  # type: ignore[attr-defined]
            assert sum(guess.special_pile) == guess.special_pile_size  # type: ignore[attr-defined]


def test_10_2_whom_the_table_waits_for_does_not_tell_who_holds_what() -> None:
    for card in ("guard", "exotic_birds"):
        match = arranged(f"ship A ocean 1:1 2:2 3:1\nspecial 1 {card}\nspecial 2 {card}\nnext play 3 sabotage")
        play(match, 3, "A")
        assert waiting(match) == [1, 2]
        assert match.waiting_seen_by(SPECTATOR) == [0, 1]
        assert specials(match, 1) == 1


def shuffled_anew() -> Match:
    """All special cards are in hands or lie open, three guards among these; seat 1 draws one of those."""
    rest = "special 2 pursuit_ship pursuit_ship empathy empathy alliance alliance hidden_holds hidden_holds hidden_holds\n"
    more = "special 3 unexpected_intervention unexpected_intervention sacrifice sacrifice shapeshifting_spy exotic_birds\n"
    most = "special 1 shapeshifting_spy shapeshifting_spy exotic_birds exotic_birds orichalcum orichalcum key_of_atlantis\n"
    match = arranged(f"{rest}{more}{most}special_discard guard guard guard\nsenate 3 2 1\nnext senate")
    play(match, 1, "demiurgos", "draw")
    return match


def test_10_2_who_has_drawn_none_since_the_shuffle_cannot_hold_what_lay_in_it() -> None:
    match = shuffled_anew()
    assert specials(match, 1) == 8
    assert [may_hold(table(match), who, GUARD) for who in range(3)] == [True, False, False]
    assert all(may_hold(table(match), who, ALLIANCE) for who in range(3))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_1_7_44_a_guess_knows_what_was_shuffled(viewer: int) -> None:
    """Two guards lie in the pile and one in the hand that drew: nobody else can have one, whatever is guessed."""
    match = shuffled_anew()
    for seed in range(20):
        guess = match.imagine(viewer, Rng(seed))
        assert [int(guess.special[who * SPECIALS + GUARD]) for who in range(3)] == [1, 0, 0]  # type: ignore[attr-defined]


def test_1_7_44_a_guess_knows_what_its_own_seat_has_drawn_since_the_shuffle() -> None:
    match = arranged("discard treason treason sabotage\nhand 2 ships_2 ships_2 support\nsenate 3 2 1\nnext senate")
    t = table(match)
    rest = {kind: int(t.pile[kind]) for kind in range(KINDS) if t.pile[kind]}
    for kind, n in rest.items():
        t.pile[kind] -= n
        t.hand[2 * KINDS + kind] += n
        t.hand_size[2] += n
    t.pile_size = 0
    play(match, 1, "archont", "draw")
    assert table(match).hand_size[0] == 3
    for seed in range(20):
        guess = match.imagine(0, Rng(seed))
        assert sum(guess.hand[who * KINDS + 15] for who in (1, 2)) == 4, "the treasons that lay open are all mine"  # type: ignore[attr-defined]


def test_10_7_13_a_guard_that_was_not_needed_is_not_betrayed_by_the_record() -> None:
    second = []
    for answer in ("guard", "-"):
        match = arranged("senate 3 1 0\nship A ocean 1:1 2:2 3:1\n" + ROWS + "next play 3 sabotage")
        play(match, 3, "A")
        play(match, 1, "guard")
        play(match, 2, answer)
        second.append(match)
    for viewer in (0, 2, SPECTATOR):
        assert given_to(second[0], viewer) == given_to(second[1], viewer)


def test_10_10_5_a_spy_that_stayed_at_home_is_not_betrayed_by_the_record() -> None:
    ways = []
    for answer in ("shapeshifting_spy", "-"):
        match = windows()["spy"]
        play(match, 1, "shapeshifting_spy")
        play(match, 2, "-")
        play(match, 3, answer)
        ways.append(match)
    for viewer in (0, 1, SPECTATOR):
        assert given_to(ways[0], viewer) == given_to(ways[1], viewer)
