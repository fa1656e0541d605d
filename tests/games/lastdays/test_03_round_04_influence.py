"""RULES 3 and 4: the round, the senate order, where cubes are, and the bids into the senate."""

from __future__ import annotations

from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.rules.order import is_before
from orichalcum.games.lastdays.view import senate_order
from orichalcum.kernel.rng import Rng

from .arranging import arranged, codes, play, table, waiting


def test_3_1_influence_senate_auction_doom() -> None:
    match = GAME.new(3, no_chaos_first=True)
    rng = Rng(5)
    phases: list[str] = []
    match.luck(rng)
    while not match.over and table(match).round < 3:
        phase = match.view(-2).phase
        if not phases or phases[-1] != phase:
            phases.append(phase)
        who = match.waiting()[0]
        match.play(match.options(who)[rng.below(len(match.options(who)))], who)
        match.luck(rng)
    assert phases[:4] == ["setup", "influence", "senate", "auction"]
    assert [phase for phase in phases[4:] if phase != "doom"] == ["influence", "senate", "auction"]


def test_3_2_33_more_cubes_then_the_marker_further_left() -> None:
    t = table(arranged("senate 2 3 2\nspace oraklos strategos basileus\nnext rows"))
    assert senate_order(t) == [1, 2, 0]
    assert is_before(t, 2, 0)


def test_3_2_33_the_order_changes_as_soon_as_cubes_leave_the_senate() -> None:
    match = arranged("senate 4 3 2\nnext play 3 treason")
    play(match, 3, "senate1x2")
    assert senate_order(table(match)) == [1, 0, 2]


def test_3_2_33_an_auction_keeps_the_order_it_began_with() -> None:
    """Under the senate's lead the first winner's refugees leave the senate: the second place stays who had it."""
    rows = "row 1 refugees_3 ships_2 ships_2 ships_2 ships_2\nrow 2 ships_2 ships_2 ships_2 ships_2 support\n"
    rows += "row 3 treason treason sabotage sabotage sabotage\nsenate 4 3 2\nnext slot 1"
    match = arranged(rows, event="under_senate_lead")
    for seat in (1, 2, 3):
        play(match, seat, "0")
    assert [int(seat) + 1 for seat in table(match).rank] == [1, 2, 3]
    play(match, 1, "own", "A")
    assert senate_order(table(match)) == [1, 2, 0]
    assert waiting(match) == [2]


def test_3_3_18_cubes_before_the_screen_are_out_of_use_till_the_round_is_over() -> None:
    match = arranged("before 15 0 0\nsenate 2 0 0\nnext influence")
    assert codes(match, 1) == {"0", "1", "2", "3"}
    match = arranged("before 15 0 0\nsenate 2 0 0\nnext tidy")
    match.luck(Rng(1))
    assert table(match).stock[0] == 20


def test_4_1_the_round_begins_with_influence_but_in_the_chaos() -> None:
    for event, step in (("senate_pays_debts", "Influence"), ("gift_of_gods", "Influence"), ("chaos_grows", "LayRow")):
        match = arranged("next round", event=event)
        assert type(match.table.step()).__name__ == step


def test_4_2_any_number_in_any_order_and_opened_together() -> None:
    match = arranged("next influence")
    assert codes(match, 2) == {str(n) for n in range(21)}
    play(match, 3, "5")
    play(match, 1, "0")
    assert list(table(match).senate) == [0, 0, 0]
    play(match, 2, "2")
    assert list(table(match).senate) == [0, 2, 5]
    assert list(table(match).stock) == [20, 18, 15]
    assert waiting(match) == [3]


def test_4_2_a_bid_can_be_taken_back_until_the_last_one() -> None:
    match = arranged("next influence")
    play(match, 3, "5")
    match.undo(2)
    play(match, 3, "1")
    play(match, 1, "0")
    play(match, 2, "0")
    assert list(table(match).senate) == [0, 0, 1]
    assert not match.can_undo(0)
