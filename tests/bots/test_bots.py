"""Bots by name, and what every one of them must keep."""

from __future__ import annotations

import pytest

import orichalcum
from orichalcum.bots import LEVELS, BadBot, bot
from orichalcum.bots.greedy import Greedy
from orichalcum.kernel.table import Table


@pytest.fixture
def table() -> Table:
    """A game of four a few turns old."""
    match = orichalcum.game("colovini").new(seats=4)
    rng = orichalcum.Rng(4)
    match.luck(rng)
    for _ in range(30):
        seat = match.waiting()[0]
        options = match.options(seat)
        match.play(options[rng.below(len(options))], seat)
        match.luck(rng)
    return match.table


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:1", "planner", "search:30", "search:0.02s", *LEVELS])
def test_any_bot_chooses_one_of_its_options(table: Table, spec: str) -> None:
    who = table.who()
    if spec == "hard":
        spec = "search:40"
    assert bot(spec).choose(table.seen_by(who), who) in list(table.choices(who))


@pytest.mark.parametrize("spec", ["random", "greedy", "planner", "search:200"])
def test_with_a_seed_it_plays_the_same(table: Table, spec: str) -> None:
    who = table.who()
    first, second = bot(spec, 7), bot(spec, 7)
    seen = table.seen_by(who)
    assert [first.choose(seen, who) for _ in range(3)] == [second.choose(seen, who) for _ in range(3)]


@pytest.mark.parametrize("spec", ["greedy", "planner", "search:200"])
def test_the_hidden_cards_of_others_change_no_thought(table: Table, spec: str) -> None:
    """What a bot is given holds nothing else, so two tables that look alike are alike to it."""
    who = table.who()
    seen = table.seen_by(who)
    other = seen.imagine(orichalcum.Rng(99)).seen_by(who)
    thoughts = [[(a.option, a.worth, a.looks) for a in bot(spec, 3).advise(one, who)] for one in (seen, other)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("spec", ["greedy", "planner", "search:100"])
@pytest.mark.parametrize("phase", ["influence", "rows"])
def test_that_others_have_answered_sealed_changes_no_thought(spec: str, phase: str) -> None:
    """Whoever answers last thinks as whoever answers first: the others choose, they do not throw dice."""
    hands = "\n".join(f"hand {seat} ships_2 ships_3 support treason refugees_2" for seat in (1, 2, 3))
    match = orichalcum.game("lastdays").arrange(f"seats 3\nevent all_lost\nship A harbour 1:1 2:2\n{hands}\nnext {phase}")
    first = match.seen_by(2)
    for who in (0, 1):
        while who in match.waiting():
            match.play(match.options(who)[0], who)
    last = match.seen_by(2)
    thoughts = [[(a.option, a.worth, a.looks) for a in bot(spec, 3).advise(one, 2)] for one in (first, last)]
    assert thoughts[0] == thoughts[1]


def test_advice_names_every_option_the_best_first(table: Table) -> None:
    who = table.who()
    advice = bot("search:300", 1).advise(table.seen_by(who), who)
    assert sorted(one.option for one in advice) == sorted(table.choices(who))
    assert [one.looks for one in advice] == sorted((one.looks for one in advice), reverse=True)
    assert sum(one.looks for one in advice) == 300
    assert all(0 <= one.worth <= 1 for one in advice)


@pytest.mark.parametrize(("spec", "asks"), [("greedy", 1), ("planner", 2)])
def test_a_planner_judges_whole_turns_and_the_greedy_single_answers(spec: str, asks: int) -> None:
    """A walk ends on somebody else's tile, so that a second card must follow within the same turn."""
    match = orichalcum.game("colovini").arrange("path R5 F2 O3 H5 A6 C1\nseat FAA - 0 0 0 1\nseat RR - 2 0 0 0\nturn 1")
    seen = match.seen_by(0)
    first = next(choice.option for choice in match.options(0) if choice.code == "aF")
    thinker = bot(spec, 1)
    thinker.advise(seen, 0)
    assert isinstance(thinker, Greedy)
    t = seen.imagine(orichalcum.Rng(1))
    t.answer(0, first)
    thinker.go_on(t, 0)
    assert t.who() == asks - 1


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("", "no bot"),
        ("clever", "there is no bot 'clever'"),
        ("search:", "no bot"),
        ("search:0", "whole number"),
        ("search:1.5", "whole number"),
        ("search:0s", "above 0"),
        ("greedy:1s", "no such budget"),
        ("planner:1s", "no such budget"),
        ("random:3", "no such budget"),
        ("search:99999999999", "whole number"),
    ],
)
def test_what_is_no_bot_is_said_in_words(spec: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        bot(spec)
