"""The settlement area and Residences (RULES 11)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.pieces import RESIDENCE
from orichalcum.games.exodus.rules.ids import AGORA_CELL, NO_AGORA_CELL, NOWHERE_TO_GO, OCCUPIED
from orichalcum.games.exodus.table import open_size

from .arrange import at, codes, goods, lodged, play, reasons, tile

CELLS = ["a1", "a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2", "c3", "c5"]
FULL = [f"cell 1 {cell} M{n + 1:02}" for n, cell in enumerate(CELLS)]


def test_11_1_agoras_and_other_tiles_have_their_own_cells() -> None:
    t = play(at("hand 1 F12", "open W01", "cell 1 a1 sand3 SSS", "act 1 2"), "play:F12", "W01")
    assert reasons(t)["a2"] == AGORA_CELL
    assert reasons(t)["a1"] == OCCUPIED
    assert codes(t) == CELLS[1:]
    t = play(at("hand 1 F10", "open A09", "act 1 2"), "play:F10", "A09")
    assert codes(t) == ["a2", "b3", "c4"]
    assert reasons(t)["a1"] == NO_AGORA_CELL


PAYS = {"a1": "S", "a3": 1, "a4": "G", "b2": "C", "b4": 1, "c1": "G", "c3": "K", "c5": 1}


@pytest.mark.parametrize(("cell", "gain"), list(PAYS.items()))
def test_11_1_what_every_cell_pays(cell: str, gain: str | int) -> None:
    t = play(at("hand 1 F12", "open W01", "act 1 2"), "play:F12", "W01", cell)
    assert (t.score[0], goods(t)) == ((gain, "") if isinstance(gain, int) else (0, gain))


@pytest.mark.parametrize("cell", ["a5", "b1", "c2"])
def test_11_1_cells_that_pay_a_step(cell: str) -> None:
    assert play(at("hand 1 F12", "open W01", "act 1 2"), "play:F12", "W01", cell).flame[0] == 1


def test_11_1_the_cell_that_pays_a_book_of_choice() -> None:
    assert goods(play(at("hand 1 F12", "open W01", "act 1 2"), "play:F12", "W01", "b5", "K")) == "K"


@pytest.mark.parametrize("cell", ["a2", "b3", "c4"])
def test_11_1_every_agora_cell_pays_a_step(cell: str) -> None:
    assert play(at("hand 1 F10", "open A09", "act 1 2"), "play:F10", "A09", cell).flame[0] == 1


def test_11_2_a_new_residence_is_placed_pays_and_then_he_moves_in() -> None:
    t = at("train 1 scientist", "open sand3 clay5 shore3", "act 1 2")
    play(t, "send:scientist")
    assert codes(t) == ["new:sand3", "new:clay5", "new:shore3"]
    play(t, "new:clay5", "a4")
    assert goods(t) == "G"
    play(t, "*slate3")
    assert lodged(t, "a4") == "S"
    assert (t.score[0], t.flame[0]) == (1, 1)


def test_11_2_never_without_sending_somebody() -> None:
    assert not any(code.startswith("new") for code in codes(at("open sand3", "act 1 2")))


def test_11_2_without_a_cell_no_residence_may_be_taken() -> None:
    t = at("train 1 astronomer", "open sand3", *FULL, "act 1 2")
    assert reasons(t)["send:astronomer"] == NOWHERE_TO_GO
    t = play(at("train 1 astronomer", "open sand3", *FULL[1:], "act 1 2"), "send:astronomer", "new:sand3")
    assert codes(t) == ["a1"]


def test_11_2_without_a_residence_in_the_display_neither() -> None:
    t = at("train 1 astronomer", "act 1 2")
    assert reasons(t)["send:astronomer"] == NOWHERE_TO_GO


def test_11_3_54_a_residence_must_be_filled_before_the_next() -> None:
    t = at("train 1 scientist scientist", "cell 1 a1 sand3 SC", "open clay5", "act 1 2")
    play(t, "send:scientist")
    assert codes(t) == ["a1"]
    play(t, "a1", "send:scientist")
    assert codes(t) == ["new:clay5"]


@pytest.mark.parametrize(("name", "places"), [("sand3", 3), ("shore5", 5)])
def test_11_3_three_or_five_places(name: str, places: int) -> None:
    t = at("train 1" + " scientist" * 6, f"cell 1 a1 {name}", "act 1 6")
    for _ in range(places):
        play(t, "send:scientist", "a1")
        while codes(t)[0] != "end":
            play(t, codes(t)[0])
    assert "send:scientist" not in codes(t)
    assert tile(t, "a1") == name


def test_11_4_a_residence_taken_is_replaced_from_the_pile() -> None:
    t = at("train 1 scientist", "open sand3 clay5 shore3", "act 1 2")
    play(t, "send:scientist", "new:sand3", "a1", "*slate5")
    assert open_size(t, RESIDENCE) == 3
    assert not any(code == "draw" for code in codes(t))
