"""The training area (RULES 8)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.rules.ids import ADVANCE, CANNOT_PAY, CHOOSE_THING, EARNED, STEPPED

from .arrange import at, codes, goods, lodged, pieces, play, reasons, thing, tile, told, waiting

RICH = "SSSSCCCCKKKKGGGG"
ARROWS = {
    "scientist": ["physicist", "mathematician"],
    "physicist": ["astronomer"],
    "mathematician": [],
    "astronomer": [],
    "intellectual": ["scholar", "counselor"],
    "scholar": ["philosopher"],
    "counselor": [],
    "philosopher": [],
    "day_laborer": ["stonemason", "carpenter"],
    "stonemason": ["builder"],
    "carpenter": [],
    "builder": [],
}
COSTS = {
    "physicist": "SC",
    "mathematician": "SK",
    "astronomer": "SSCG",
    "scholar": "CK",
    "counselor": "SC",
    "philosopher": "CCKG",
    "stonemason": "SK",
    "carpenter": "CK",
    "builder": "SKKG",
}
FAREWELLS = {
    "scientist": (1, 1),
    "physicist": (3, 1),
    "mathematician": (2, 3),
    "astronomer": (8, 3),
    "intellectual": (1, 1),
    "scholar": (2, 2),
    "counselor": (2, 0),
    "philosopher": (7, 3),
    "day_laborer": (1, 1),
    "stonemason": (2, 0),
    "carpenter": (3, 2),
    "builder": (5, 2),
}


def test_8_1_settlers_arrive_on_the_entry_space_of_their_kind() -> None:
    t = play(at("stand I0 SC", "stand I1 K", "order 1 2", "kings 1"), "I0", "I1")
    assert [waiting(t, job) for job in ("scientist", "intellectual", "day_laborer")] == [1, 1, 0]
    assert waiting(t, "day_laborer", 1) == 1


def test_8_1_a_space_holds_any_number() -> None:
    assert waiting(at("train 1" + " scientist" * 12, "act 1 2"), "scientist") == 12


@pytest.mark.parametrize(("job", "ways"), ARROWS.items())
def test_8_2_only_along_the_arrows_and_one_space(job: str, ways: list[str]) -> None:
    t = at(f"seat 1 0 0 {RICH} 0", f"train 1 {job}", "act 1 2")
    assert [code.removeprefix("train:") for code in codes(t) if code.startswith("train")] == ways


def test_8_3_the_worked_example_physicist_and_astronomer() -> None:
    t = at("seat 1 0 0 SSSCCG 0", "train 1 scientist", "act 1 2")
    play(t, "train:physicist")
    assert goods(t) == "SSCG"
    assert list(t.supply[:4]) == [25 - 2, 25 - 1, 25, 20 - 1]
    play(t, "train:astronomer")
    assert goods(t) == ""
    assert waiting(t, "astronomer") == 1


@pytest.mark.parametrize(("job", "cost"), COSTS.items())
def test_8_3_what_every_job_costs(job: str, cost: str) -> None:
    before = next(start for start, ways in ARROWS.items() if job in ways)
    t = play(at(f"seat 1 0 0 {cost} 0", f"train 1 {before}", "act 1 2"), f"train:{job}")
    assert goods(t) == ""
    for n in range(len(cost)):
        poor = cost[:n] + cost[n + 1 :]
        assert f"train:{job}" not in codes(at(f"seat 1 0 0 {poor} 0", f"train 1 {before}", "act 1 2"))


def test_8_3_3_who_cannot_pay_cannot_train_and_gold_is_no_book() -> None:
    t = at("seat 1 0 0 SGG 0", "train 1 scientist", "act 1 2")
    assert not any(code.startswith("train") for code in codes(t))
    assert reasons(t)["train:physicist"] == CANNOT_PAY


def test_8_3_every_book_is_asked_for_as_often() -> None:
    box = pieces()
    assert [sum(box.job_cost[good::4]) for good in range(3)] == [7, 7, 7]


@pytest.mark.parametrize(("job", "pays"), FAREWELLS.items())
@pytest.mark.parametrize("goal", ["a1", "ship"])
def test_8_4_what_every_space_pays(job: str, pays: tuple[int, int], goal: str) -> None:
    t = play(at(f"train 1 {job}", "cell 1 a1 sand5 S", "ship 1 ray", "act 1 2"), f"send:{job}", goal)
    assert t.score[0] == pays[0]
    if job not in ("mathematician", "astronomer", "philosopher"):  # these reach the book of 3
        assert t.flame[0] == pays[1]


def test_8_4_the_worked_example_of_a_day_laborer() -> None:
    """To a Residence or a Ship, in either case one point and one step."""
    start = at("train 1 day_laborer", "cell 1 a1 sand5 S", "ship 1 ray", "act 1 2")
    play(start, "send:day_laborer")
    assert codes(start) == ["a1", "ship"]
    for goal in ("a1", "ship"):
        t = play(start.copy(), goal)
        assert (t.score[0], t.flame[0]) == (1, 1)
        assert waiting(t, "day_laborer") == 0
    assert lodged(play(start.copy(), "a1"), "a1") == "SK"
    assert play(start.copy(), "ship").aboard[0] == 3


def test_8_4_46_points_then_steps_then_what_the_job_brings() -> None:
    t = at("seat 1 0 6 - 0", "train 1 builder", "cell 1 a1 sand5", "open W01", "act 1 2")
    play(t, "send:builder", "a1")
    assert [fact for fact in told(t) if fact in (EARNED, STEPPED)] == [EARNED, STEPPED]
    assert goods(t) == "G"  # of 8, before the Workshop comes
    assert t.top() & 0xFF == CHOOSE_THING
    assert ADVANCE not in {step & 0xFF for step in t.todo}


def test_8_4_a_counselor_brings_a_ship() -> None:
    t = at("train 1 counselor", "cell 1 a1 sand5 S", "open ray", "act 1 2")
    play(t, "send:counselor", "a1")
    assert codes(t) == ["draw", "ray"]
    play(t.copy(), "ray")
    play(t, "draw", "*turtle", "*dolphin", "dolphin")
    assert t.ship[0] == 1 + thing(t, "dolphin")
    assert t.open[thing(t, "turtle")] == 1
    assert t.score[0] == 2 + 1


def test_8_4_a_stonemason_brings_a_pillar_card() -> None:
    """The rulebook's example: with only a pedestal, a body for it or another pedestal."""
    t = at("train 1 stonemason", "cell 1 a1 sand5", "pillar 1 PP01", "stack 1 PP02 PB01 PC01", "stack 2 - - PC02", "act 1 2")
    play(t, "send:stonemason", "a1")
    assert codes(t) == ["1:PP02", "1:PB01", "leave"]
    play(t, "1:PB01")
    assert t.pillar[1] == 1 + thing(t, "PB01")
    assert t.score[0] == 2 + 2


def test_8_4_a_builder_brings_a_workshop() -> None:
    t = play(at("train 1 builder", "cell 1 a1 sand5", "open W01", "act 1 2"), "send:builder", "a1", "W01", "b4")
    assert tile(t, "b4") == "W01"
    assert t.score[0] == 5 + 1
    assert t.flame[0] == 2


def test_8_4_39_ship_and_workshop_must_be_taken_if_there_is_room() -> None:
    t = play(at("train 1 counselor", "cell 1 a1 sand5 S", "open ray", "act 1 2"), "send:counselor", "a1")
    assert "leave" not in codes(t)
    t = play(at("train 1 counselor", "ship 1 ray S", *["ship 1 ray"] * 5, "act 1 2"), "send:counselor", "ship")
    assert codes(t)[0] == "end"
    full = [
        f"cell 1 {cell} W{n + 1:02}"
        for n, cell in enumerate(["a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2", "c3", "c5"])
    ]
    t = play(at("train 1 builder", "cell 1 a1 sand5 S", *full, "act 1 2"), "send:builder", "a1")
    assert codes(t)[0] == "end"
