"""Agoras (RULES 14)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.rules.ids import GOT_GOODS, PLACED, STEPPED

from .arrange import at, codes, goods, play, playable, space, tile, told, waiting

GOODS = {
    "A01": "SSC", "A02": "CCK", "A03": "SKK", "A04": "SCK", "A05": "SCK",
    "A06": "SG", "A07": "CG", "A08": "KG", "A09": "GG",
}  # fmt: skip
JOBS = {
    **dict.fromkeys(("A10", "A11", "A12"), ("physicist", "scholar", "stonemason")),
    **dict.fromkeys(("A13", "A14", "A15"), ("mathematician", "counselor", "carpenter")),
}


@pytest.mark.parametrize(("agora", "got"), GOODS.items())
def test_14_1_47_goods_then_the_cell_then_its_step(agora: str, got: str) -> None:
    t = play(at("year 1 2", "king 1 I6", f"tile M6 {agora}", "kings 1"), "M6")
    assert goods(t) == got
    assert t.flame[0] == 0
    play(t, "b3")
    assert t.flame[0] == 1
    assert tile(t, "b3") == agora
    facts = [fact for fact in told(t) if fact in (GOT_GOODS, PLACED, STEPPED)]
    assert facts == [*[GOT_GOODS] * len(set(got)), PLACED, STEPPED]


@pytest.mark.parametrize(("agora", "jobs"), JOBS.items())
def test_14_2_a_settler_on_an_agora_is_trained_by_his_kind(agora: str, jobs: tuple[str, ...]) -> None:
    for kind, job in zip("SCK", jobs, strict=True):
        t = play(at("year 1 2", "king 1 I6", f"tile M6 {agora}", f"stand M6 {kind}", "kings 1"), "M6", "a2")
        assert waiting(t, job) == 1
        assert t.city[t.pieces.agora_slot[space(t, "M6")]] == 0


def test_14_2_from_the_display_it_draws_its_settler() -> None:
    t = play(at("hand 1 F10", "open A13", "act 1 2"), "play:F10", "A13", "*C", "a2")
    assert waiting(t, "counselor") == 1
    assert t.flame[0] == 1


def test_14_2_without_its_settler_it_gives_none() -> None:
    t = play(at("year 1 2", "king 1 I6", "tile M6 A10", "kings 1"), "M6", "a2")
    assert sum(t.training) == 0
    t = at("hand 1 F10", "open A13", "act 1 2")
    for kind in range(3):
        t.bag[kind] = 0
    play(t, "play:F10", "A13", "a2")
    assert sum(t.training) == 0


def test_14_3_three_at_most() -> None:
    agoras = ["cell 1 a2 A01", "cell 1 b3 A02", "cell 1 c4 A03"]
    assert not playable("F10", *agoras)
    assert playable("F10", *agoras[:2])
    t = play(at("hand 1 F10", *agoras[:2], "open A09", "act 1 2"), "play:F10", "A09")
    assert codes(t) == ["c4"]
    t = play(at("year 1 2", "king 1 I6", *agoras, "tile M6 A09", "kings 1"), "M6")
    assert (goods(t), t.flame[0]) == ("", 0)
