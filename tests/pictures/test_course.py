"""How points came in the course of a game: a line a seat, names that do not touch, numbers at the side."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from orichalcum.pictures.course import APART, Course, draw_course

MIRA, TRITON = Course("Mira", "coral", [0, -3, 12]), Course("Triton", "azure", [0, 4, 12])


def words(svg: str) -> set[str]:
    return set(re.findall(r">([^<>]+)</text>", svg))


def test_every_seat_has_its_line_with_name_and_sum() -> None:
    svg = draw_course([MIRA, TRITON], "Course", "day")
    said = [one.text for one in ElementTree.fromstring(svg).iter() if one.tag.endswith("title")]
    assert said == ["Course", "Mira 12", "Triton 12"]
    assert {"12  Mira", "12  Triton", "0", "5", "10", "−5"} <= words(svg)


def test_names_of_equal_seats_stand_apart() -> None:
    svg = draw_course([MIRA, TRITON], "Course")
    heights = [float(y) for y in re.findall(r'<g transform="translate\(474\.0 ([0-9.]+)\)">', svg)]
    assert len(heights) == 2 and abs(heights[0] - heights[1]) >= APART


def test_nothing_has_its_own_line_between_gains_and_losses() -> None:
    assert {"0", "20", "−20"} <= words(draw_course([Course("Mira", "coral", [3, -31, 23])], "Course"))


def test_lines_differ_by_more_than_colour() -> None:
    assert "stroke-dasharray" in draw_course([MIRA, TRITON], "Course")


def test_a_game_of_no_turns_is_still_a_picture_and_names_are_escaped() -> None:
    svg = draw_course([Course("<b>&", "onyx", [0])], "Course", "night")
    ElementTree.fromstring(svg)
    assert "<b>" not in svg
