"""The order and the Kings (RULES 6)."""

from __future__ import annotations

import pytest

from orichalcum.games.exodus.pieces import AREAS
from orichalcum.games.exodus.rules.ids import KING_THERE, OUT_OF_REACH, TAKEN
from orichalcum.games.exodus.table import is_reached

from .arrange import at, codes, goods, play, reasons, space, thing, tile, waiting

AGORAS = ["cell 1 a2 A01", "cell 1 b3 A02", "cell 1 c4 A03"]
CELLS = ["a1", "a3", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2", "c3", "c5"]
FULL = [f"cell 1 {cell} W{n + 1:02}" for n, cell in enumerate(CELLS)]

# Facts 4.1, both tables: by difference of the rings, or by the middle ring, where the four areas lead.
INNER = {
    0: [(6, 7, 0, 1), (0, 1, 2, 3), (2, 3, 4, 5), (4, 5, 6, 7)],
    1: [(0, 1, 2, 3), (2, 3, 4, 5), (4, 5, 6, 7), (6, 7, 0, 1)],
    2: [(2, 3, 4, 5), (4, 5, 6, 7), (6, 7, 0, 1), (0, 1, 2, 3)],
    3: [(4, 5, 6, 7), (6, 7, 0, 1), (0, 1, 2, 3), (2, 3, 4, 5)],
}
MIDDLE = {
    0: [(0, 1, 2, 3), (2, 3, 4, 5), (4, 5, 6, 7), (6, 7, 0, 1)],
    1: [(2, 3, 4, 5), (4, 5, 6, 7), (6, 7, 0, 1), (0, 1, 2, 3)],
    2: [(4, 5, 6, 7), (6, 7, 0, 1), (0, 1, 2, 3), (2, 3, 4, 5)],
    3: [(6, 7, 0, 1), (0, 1, 2, 3), (2, 3, 4, 5), (4, 5, 6, 7)],
}


def test_6_1_the_worked_example_of_the_order() -> None:
    """Red chooses first and takes the book space; Blue, who wanted it too, becomes the starting player."""
    t = at("year 1 1", "begin", seats=4)
    play(t, "3", "S")
    assert goods(t) == "S"
    assert "3" not in codes(t)
    assert reasons(t)["3"] == TAKEN
    play(t, "1", "4", "2")
    assert goods(t, 1) == ""
    assert goods(t, 2) == "G"
    assert t.flame[3] == 1
    assert list(t.turn_order) == [1, 3, 0, 2]
    assert t.who() == 1


def test_6_1_the_fifth_space_is_for_four_only() -> None:
    assert codes(at("begin", seats=4)) == ["1", "2", "3", "4", "5"]
    assert codes(at("begin", seats=3)) == ["1", "2", "3", "4"]
    assert codes(at("begin", seats=2)) == ["1", "2", "3", "4"]


def test_6_1_the_fifth_brings_nothing_and_is_last() -> None:
    t = play(at("begin", seats=4), "5", "4", "3", "S", "2")
    assert (goods(t), t.flame[0], t.score[0]) == ("", 0, 0)
    assert list(t.turn_order) == [3, 2, 1, 0]


def test_6_1_the_starting_player_need_not_stand_on_the_first_space() -> None:
    t = play(at("begin"), "4", "2")
    assert list(t.turn_order) == [1, 0]


def test_6_1_55_the_step_of_the_second_space_brings_the_track_bonus() -> None:
    t = play(at("seat 1 0 7 - 0", "begin"), "2")
    assert (t.flame[0], goods(t)) == (8, "G")


def test_6_2_1_all_kings_move_before_anybody_acts() -> None:
    t = play(at("order 1 2", "kings 1"), "I0", "I2")
    assert codes(t)[0] == "end"
    assert t.who() == 0
    play(t, "end")
    assert t.who() == 1
    play(t, "end")
    assert t.round == 2
    assert t.who() == 0


def test_6_2_the_same_order_in_every_round() -> None:
    t = at("order - 3 1 2", "kings 3", seats=3)
    seen = []
    for _ in range(9):
        seen.append(int(t.who()))
        play(t, codes(t)[0])
        while codes(t)[0] != "end" and t.who() >= 0 and not codes(t)[0].startswith(("I", "M", "O")):
            play(t, codes(t)[0])
    assert seen[:6] == [2, 0, 1, 2, 0, 1]


def test_6_3_any_space_of_the_inner_ring_first() -> None:
    assert codes(at("rings 1 3", "kings 1")) == [f"I{n}" for n in range(8)]


@pytest.mark.parametrize("inner", range(AREAS))
@pytest.mark.parametrize("middle", range(AREAS))
def test_6_3_reach_in_every_rotation(inner: int, middle: int) -> None:
    t = at(f"rings {inner} {middle}", "act 1 2")
    for start in range(8):
        reached = {goal for goal in range(8) if is_reached(t, start, 8 + goal)}
        assert reached == set(INNER[(inner - middle) % AREAS][start // 2])
        reached = {goal for goal in range(8) if is_reached(t, 8 + start, 16 + goal)}
        assert reached == set(MIDDLE[middle][start // 2])


def test_6_3_8_the_king_must_go_to_one_of_four_spaces() -> None:
    t = at("year 1 2", "king 1 I0", "kings 1")
    assert codes(t) == ["M0", "M1", "M6", "M7"]
    assert reasons(t)["M3"] == OUT_OF_REACH


def test_6_3_8_somebody_can_always_move() -> None:
    """Three rivals on the four spaces within reach leave one."""
    t = at("year 1 2", "king 1 I0", "king 2 M0", "king 3 M1", "king 4 M6", "order 2 3 4 1", "kings 1", seats=4)
    assert codes(t) == ["M7"]


def test_6_4_the_worked_example_of_a_king_in_the_way() -> None:
    """A rival stands on one of the four spaces: three are left."""
    t = at("year 1 3", "king 1 M0", "king 2 O1", "kings 1")
    assert codes(t) == ["O0", "O2", "O3"]
    assert reasons(t)["O1"] == KING_THERE


def test_6_4_the_fifth_space_lets_share() -> None:
    t = at("year 1 2", "order 2 1 3 - 4", "king 4 I0", "king 1 M0", "tile M6 A01", "kings 4", seats=4)
    assert "M0" in codes(t)


def test_6_4_13_printed_goods_come_again_what_was_taken_is_gone() -> None:
    t = at("year 1 1", "order 2 1 3 - 4", "king 1 I0", "kings 4", seats=4)
    play(t, "I0")
    assert goods(t, 3) == "S"
    assert sum(t.training) == 0


def test_6_4_13_what_the_first_left_comes_to_the_second() -> None:
    """The tile for which the first had no room, and the Guard he did not want."""
    lines = ["king 1 M0", "king 4 M2", "tile O0 A09", "guard O0 K", *AGORAS, "order 1 2 3 - 4", "year 1 3"]
    t = play(at(*lines, "kings 1", seats=4), "O0", "no")
    assert t.favor[0] == 1
    t = at(*[line for line in lines if not line.startswith("king 1")], "king 1 O0", "rings 0 3", "kings 4", seats=4)
    play(t, "O0", "yes", "a2")
    assert goods(t, 3) == "GG"
    assert waiting(t, "day_laborer", 3) == 1
    assert t.favor[3] == 1


def test_6_4_13_bag_settlers_and_pillar_card_come_to_the_second_too() -> None:
    t = at("year 1 3", "king 1 O7", "king 4 M6", "order 1 2 3 - 4", "kings 4", seats=4)
    play(t, "O7", "*S", "*S")
    assert waiting(t, "scientist", 3) == 2
    t = at("year 1 2", "king 1 M2", "king 4 I2", "stack 1 PP04 - -", "order 1 2 3 - 4", "kings 4", seats=4)
    play(t, "M2")
    assert codes(t) == ["1:PP04", "leave"]


def test_6_4_nobody_else_shares() -> None:
    t = at("year 1 2", "order 4 1 2 - 3", "king 4 I0", "king 1 M0", "kings 4", seats=4)
    assert "M0" not in codes(t)


# What each space gives: the answers it asks for, then goods, steps and Favor tiles.
SPACES: list[tuple[str, tuple[str, ...], str, int, int]] = [
    ("I0", (), "S", 0, 0),
    ("I1", (), "G", 2, 0),
    ("I2", (), "C", 0, 0),
    ("I3", ("S", "C"), "SC", 1, 0),
    ("I4", (), "K", 0, 0),
    ("I5", (), "G", 2, 0),
    ("I6", ("K",), "K", 0, 0),
    ("I7", ("K", "K"), "KK", 1, 0),
    ("M0", (), "", 0, 0),
    ("M1", (), "SCK", 1, 0),
    ("M2", (), "", 1, 0),
    ("M3", (), "", 0, 0),
    ("M4", (), "", 0, 0),
    ("M5", (), "", 0, 2),
    ("M6", (), "", 0, 0),
    ("M7", ("*S",), "", 2, 0),
    ("O0", (), "", 0, 1),
    ("O1", ("S", "K"), "SK", 4, 0),
    ("O2", ("S",), "S", 0, 0),
    ("O3", ("S",), "S", 0, 0),
    ("O4", ("S", "C"), "SCG", 1, 0),
    ("O5", ("S",), "S", 0, 0),
    ("O6", (), "", 1, 0),
    ("O7", ("*S", "*K"), "", 0, 0),
]


@pytest.mark.parametrize(("name", "answers", "got", "steps", "favor"), SPACES)
def test_6_5_every_space_gives_what_is_printed(name: str, answers: tuple[str, ...], got: str, steps: int, favor: int) -> None:
    ring = "IMO".index(name[0])
    start = [] if ring == 0 else [f"king 1 {'IM'[ring - 1]}{int(name[1]) // 2 * 2}"]
    six = [f"cell 1 {cell} W{n + 1:02}" for n, cell in enumerate(CELLS[:6])]
    t = play(at(f"year 1 {ring + 1}", *start, *six, "kings 1"), name, *answers)
    assert (goods(t), t.flame[0], t.favor[0]) == (got, steps, favor)
    assert sum(t.training) == (2 if name == "O7" else 1 if name == "M7" else 0)


def test_6_5_2_everything_of_an_inner_space() -> None:
    t = play(at("stand I3 K", "kings 1"), "I3", "S", "C")
    assert goods(t) == "SC"
    assert t.flame[0] == 1
    assert waiting(t, "day_laborer") == 1
    assert not any(t.city)


def test_6_5_the_ship_of_a_space() -> None:
    t = play(at("year 1 2", "king 1 I2", "tile M3 turtle", "kings 1"), "M3")
    assert t.ship[0] == 1 + thing(t, "turtle")
    assert t.score[0] == 1


def test_6_5_an_agora_without_room_is_left_and_the_rest_comes() -> None:
    """The rulebook's own case: no Agora cell is free, so the outer space gives its Favor tile only."""
    t = play(at("year 1 3", "king 1 M0", "tile O0 A09", *AGORAS, "kings 1"), "O0")
    assert t.ring_tile[16] != 0
    assert goods(t) == ""
    assert t.favor[0] == 1
    t = play(at("year 1 3", "king 1 M0", "tile O0 A09", *AGORAS[:2], "kings 1"), "O0", "c4")
    assert goods(t) == "GG"


def test_6_5_the_settler_of_an_agora_that_stays_stays_too() -> None:
    t = play(at("year 1 3", "king 1 M0", "tile O0 A10", "stand O0 S", *AGORAS, "kings 1"), "O0")
    assert t.city[t.pieces.agora_slot[16]] == 1
    assert sum(t.training) == 0


def test_6_5_a_workshop_without_room_is_left_and_the_rest_comes() -> None:
    t = play(at("year 1 3", "king 1 M0", "tile O2 W20", *FULL, "kings 1"), "O2", "K")
    assert t.ring_tile[18] != 0
    assert goods(t) == "K"
    t = play(at("year 1 3", "king 1 M0", "tile O2 W20", *FULL[1:], "kings 1"), "O2", "K")
    assert codes(t) == ["a1"]


def test_6_5_a_ship_without_room_is_left_and_the_rest_comes() -> None:
    ships = ["ship 1 ray"] * 6
    t = play(at("year 1 3", "king 1 M2", "tile O3 octopus", *ships, "kings 1"), "O3", "K")
    assert t.ring_tile[19] != 0
    assert (goods(t), t.score[0]) == ("K", 0)
    t = play(at("year 1 3", "king 1 M2", "tile O3 octopus", *ships[1:], "kings 1"), "O3", "K")
    assert t.ring_tile[19] == 0
    assert t.score[0] == 3


def test_6_5_39_settlers_and_tiles_must_be_taken() -> None:
    t = play(at("year 1 2", "king 1 I0", "tile M0 W01", "stand I0 S", "kings 1"), "M0")
    assert codes(t) == CELLS
    t = play(at("stand I0 SC", "kings 1"), "I0")
    assert sum(t.training) == 2


def test_6_5_2_favor_tiles_come_last_so_a_slot_the_tile_opens_counts() -> None:
    t = at("year 1 3", "king 1 M0", "seat 1 0 0 - 1", "cell 1 a1 sand5", "cell 1 a3 W01", "tile O0 A09", "kings 1")
    play(t, "O0", "a2")
    assert t.favor[0] == 2


def test_6_5_2_goods_steps_settlers_guard_tile() -> None:
    """Space O6: a step to the gold of 8, then the Guard, who may work in the Workshop of the space at once."""
    t = at("year 1 3", "seat 1 0 7 - 0", "king 1 M4", "guard O6 S", "tile O6 W02", "kings 1")
    play(t, "O6")
    assert (goods(t), t.flame[0]) == ("G", 8)
    assert codes(t) == ["no", "yes"]
    play(t, "yes", "b4")
    assert codes(t) == ["scientist.1", "done"]


def test_6_6_the_guard_of_the_area_if_wanted() -> None:
    guard = at("year 1 2", "king 1 I2", "guard M2 C", "kings 1")
    t = play(guard.copy(), "M3", "yes")
    assert waiting(t, "intellectual") == 1
    t = play(guard.copy(), "M3", "no")
    assert t.city[t.pieces.guard_slot[10]] == 2
    t = play(at("year 1 3", "king 1 M2", "guard O2 K", "kings 1"), "O2", "S", "yes")
    assert waiting(t, "day_laborer") == 1


def test_6_6_who_is_first_gets_him() -> None:
    t = at("year 1 2", "king 1 I2", "king 2 I3", "guard M2 C", "tile M3 ray", "kings 1")
    play(t, "M3", "yes", "M2")
    assert t.who() == 0
    assert t.city[t.pieces.guard_slot[space(t, "M2")]] == 0


def test_6_5_39_a_tile_that_was_taken_lies_on_the_board() -> None:
    t = play(at("year 1 2", "king 1 I0", "tile M0 W01", "kings 1"), "M0", "a4")
    assert tile(t, "a4") == "W01"
    assert goods(t) == "G"
