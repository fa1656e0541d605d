"""The contract: what every game promises, as checks that any game's tests can run (docs/room.md).

@pytest.mark.parametrize(("seats", "check"), contract.all_checks(GAME))
def test_contract(seats, check):
    check(GAME, seats)
"""

from __future__ import annotations

import inspect
import math
from collections import Counter
from collections.abc import Callable
from typing import Final

from orichalcum.kernel.match import Match
from orichalcum.kernel.record import replay
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.snapshot import pack_table, unpack_match, unpack_table
from orichalcum.kernel.table import CHANCE, LUCK, NOBODY_HIDES, Table, playout
from orichalcum.lab import contract_doors, contract_secrets
from orichalcum.lab.moments import AnyGame, begun, moments, step_on, viewers

Check = Callable[[AnyGame, int], None]

KERNEL_ATTRIBUTES: Final = {
    "seats",
    "rules",
    "over",
    "eyes",
    "telling",
    "told",
    "revealed",
    "todo",
    "sealed",
    "draft",
    "pieces",
}


# -- tables


def check_every_field_is_declared(game: AnyGame, seats: int) -> None:
    t = game.new(seats).table
    slots = {name for name, _ in inspect.getmembers(type(t), inspect.isgetsetdescriptor) if not name.startswith("_")}
    declared = [field.name for field in t.fields()]
    assert len(declared) == len(set(declared)), "a field is declared twice"
    undeclared = (slots | set(getattr(t, "__dict__", {}))) - set(declared) - KERNEL_ATTRIBUTES
    assert not undeclared, f"nobody has said who may see {sorted(undeclared)}"
    assert all(hasattr(t, name) for name in declared)


def check_asking_changes_nothing(game: AnyGame, seats: int) -> None:
    for match in moments(game, seats, 11, 9):
        before = pack_table(match.table)
        for who in match.waiting():
            first = list(match.table.choices(who))
            assert first, f"{type(match.table.step()).__name__} asks without options"
            assert list(match.table.choices(who)) == first
            match.table.refusals(who)
        for viewer in viewers(match):
            match.seen_by(viewer).imagine(Rng(3))
        assert pack_table(match.table) == before


def check_copies_are_equal_and_apart(game: AnyGame, seats: int) -> None:
    """Neither a copy nor the table it was taken of ever feels what happens to the other."""
    match, rng = begun(game, seats, 12)
    kept: list[tuple[Table, bytes]] = []
    while not match.over:
        if len(match.answers) % 25 == 0:
            copy = match.table.copy()
            kept.append((copy, pack_table(match.table)))
            assert pack_table(copy) == kept[-1][1], "a copy differs"
            playout(match.table.copy(), Rng(len(kept)), 60)
            assert pack_table(match.table) == kept[-1][1], "a table changed with a copy of it"
        step_on(match, rng)
    for copy, before in kept:
        assert pack_table(copy) == before, "a copy changed with the table it was taken of"


def check_snapshots_go_round(game: AnyGame, seats: int) -> None:
    for match in moments(game, seats, 13, 40):
        raw = pack_table(match.table)
        assert pack_table(unpack_table(game, match.edition.pieces, match.agreed, raw)) == raw
        again = unpack_match(match.snapshot())
        assert pack_table(again.table) == raw
        assert again.record == match.record
        assert again.lines(0) == match.lines(0)


def check_records_replay(game: AnyGame, seats: int) -> None:
    *_, match = moments(game, seats, 14, 1_000_000)
    again = replay(match.record)
    assert pack_table(again.table) == pack_table(match.table)
    assert again.record == match.record
    assert again.lines(NOBODY_HIDES) == match.lines(NOBODY_HIDES)
    half = replay(match.record.encode(), len(match.answers) // 2)
    assert len(half.answers) == len(match.answers) // 2


def check_undo_leads_back(game: AnyGame, seats: int) -> None:
    match, rng = begun(game, seats, 15)
    taken_back = 0
    while not match.over:
        before, said = pack_table(match.table), match.lines(NOBODY_HIDES)
        choice = step_on(match, rng)
        who = choice.seat
        if who != LUCK and not match.over and match.can_undo(who):
            match.undo(who)
            assert pack_table(match.table) == before
            assert match.lines(NOBODY_HIDES) == said
            match.play(choice, who)
            taken_back += 1
    assert taken_back or game.longest < 50, "nothing could ever be taken back"


def check_games_end_within_their_bound(game: AnyGame, seats: int) -> None:
    for seed in range(5):
        *_, match = moments(game, seats, 100 + seed, 1_000_000)
        assert len(match.answers) <= game.longest
        assert match.waiting() == []
        assert not match.options(0)


def check_pieces_are_conserved(game: AnyGame, seats: int) -> None:
    whole: tuple[int, ...] | None = None
    for match in moments(game, seats, 16, 1):
        found = game.inventory(match.table)
        whole = whole or found
        assert found == whole, f"pieces were lost or made: {match.answers[-1:]}"


# -- luck


def check_luck_is_fair(game: AnyGame, seats: int) -> None:
    """Weights are those of what is drawn, as far as 2,000 draws can tell (six standard deviations)."""
    seen: Counter[str] = Counter()
    match, rng = begun(game, seats, 17)
    while not match.over:
        step = type(match.table.step()).__name__
        if match.table.step().kind == CHANCE and seen[step] < 2:
            seen[step] += 1
            _draws_as_it_says(match, Rng(18))
        step_on(match, rng)


def _draws_as_it_says(match: Match, rng: Rng) -> None:
    odds = {choice.option: weight for choice, weight in match.odds()}
    ways = sum(odds.values())
    assert all(weight > 0 for weight in odds.values())
    drawn = Counter(int(match.table.draw(rng)) for _ in range(2000))
    assert not set(drawn) - set(odds), "luck drew what it was not offered"
    for option, weight in odds.items():
        expected = 2000 * weight / ways
        spread = math.sqrt(expected * (1 - weight / ways))
        assert abs(drawn[option] - expected) <= 6 * spread + 1, f"{option} came {drawn[option]} times, not {expected:.0f}"


def checks() -> list[Check]:
    """Everything in this file and the two beside it."""
    found = {**globals(), **vars(contract_secrets), **vars(contract_doors)}
    return [check for name, check in found.items() if name.startswith("check_")]


def all_checks(game: AnyGame) -> list[tuple[int, Check]]:
    return [(seats, check) for seats in game.seats for check in checks()]
