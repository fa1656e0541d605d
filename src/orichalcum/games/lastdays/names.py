"""What everything is called in records, positions and words."""

from __future__ import annotations

from typing import Final

SHIP_IDS: Final = ("ark", "science", "bark", "airship", "warship")
SHIP_LETTERS: Final = "ABCDE"
SENATOR_IDS: Final = ("archont", "basileus", "demagogos", "demiurgos", "oraklos", "philosophos", "strategos")
CARD_IDS: Final = (
    "refugees_1_special",
    "refugees_1_move",
    "refugees_1_vp",
    "refugees_2",
    "refugees_2_split",
    "refugees_2_vp",
    "refugees_3",
    "refugees_3_split",
    "aristocracy_1",
    "aristocracy_2",
    "support",
    "ships_2",
    "ships_3",
    "important_cargo",
    "sabotage",
    "treason",
)
SPECIAL_IDS: Final = (
    "pursuit_ship",
    "empathy",
    "guard",
    "alliance",
    "hidden_holds",
    "unexpected_intervention",
    "sacrifice",
    "shapeshifting_spy",
    "exotic_birds",
    "orichalcum",
    "key_of_atlantis",
)
EVENT_IDS: Final = (
    "wisdom_of_senate",
    "flood_of_poor",
    "favourable_winds",
    "senate_pays_debts",
    "wrath_of_sea_lord",
    "in_this_together",
    "chaos_grows",
    "gift_of_gods",
    "under_senate_lead",
    "all_lost",
)
SOURCE_IDS: Final = (
    "refugees",
    "cargo",
    "colours",
    "moving",
    "majority",
    "bonus",
    "card",
    "victims",
    "alliance",
    "event",
    "treasure",
)
CARD_SORTS: Final = (*["refugees"] * 8, *["aristocracy"] * 2, "support", *["ships"] * 2, "cargo", "sabotage", "treason")
