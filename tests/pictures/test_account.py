"""The final account: unique letters, gains above the waterline, losses below, the sum on a stone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from orichalcum.pictures.account import Column, Item, columns, draw_account


def made() -> list[Column]:
    accounts = [[("Plättchen", 20), ("Pfad", -7)], [("Plättchen", 5), ("Pfand", 3)]]
    return columns(accounts, ["Mira", "Triton"], ["coral", "azure"], [True, False])


def test_letters_are_unique_even_where_the_names_begin_alike() -> None:
    assert [item.letter for item in made()[0].items] == ["P", "F", "A"]  # tiles, way, cards: the order of their first mention


def test_every_column_has_every_item_and_its_sum() -> None:
    mira, triton = made()
    assert [item.points for item in mira.items] == [20, -7, 0]
    assert [item.points for item in triton.items] == [5, 0, 3]
    assert (mira.sum, triton.sum) == (13, 8)
    assert (mira.won, triton.won) == (True, False)


def test_losses_hang_below_and_nothing_is_left_out() -> None:
    svg = draw_account(made(), "Account", "day")
    said = [one.text for one in ElementTree.fromstring(svg).iter() if one.tag.endswith("title")]
    assert said == ["Account", "Plättchen 20", "Pfad −7", "Plättchen 5", "Pfand 3"]
    assert {"Mira", "Triton", "13", "8", "20", "−7", "5", "3"} <= set(re.findall(r">([^<>]+)</text>", svg))


def test_names_are_escaped_and_long_ones_stay_in_their_column() -> None:
    long = Column("Maximiliana<b>&von Hohenstein-Habsburg", "onyx", [Item("A", "a", 3)], 3)
    svg = draw_account([long], "Account", "day")
    ElementTree.fromstring(svg)
    assert "<b>" not in svg
    assert "textLength" in svg


def test_an_account_of_nothing_can_be_drawn() -> None:
    ElementTree.fromstring(draw_account([Column("Mira", "coral", [Item("A", "a", 0)], 0)], "Account", "page"))
