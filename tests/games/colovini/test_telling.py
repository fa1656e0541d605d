"""The words: what is asked, labels, previews, refusals, the log and the table in words, in both languages."""

from __future__ import annotations

import re

import pytest

from orichalcum import Match, Rng
from orichalcum.games.colovini import telling, telling_log
from orichalcum.games.colovini.rules import RULES, ids
from orichalcum.kernel.said import Fact

from .arranging import GAME, arranged, let_luck, play

LANGUAGES = ("en", "de")

TABLE = """
    path R5+ F3 . . H5 A6 = C1 S4+ R2 . F7 O1
    seat FFRA 57 0 6 2 1
    seat RCO  36 1 0 54 0
    turn 1
"""


def labels(match: Match, lang: str) -> dict[str, str]:
    return {choice.code: choice.words(lang) for choice in match.options(match.waiting()[0])}


def previews(match: Match, lang: str = "en") -> dict[str, str]:
    return {choice.code: choice.preview(lang) for choice in match.options(match.waiting()[0])}


def test_labels_say_what_an_option_means() -> None:
    english, german = (labels(arranged(TABLE), lang) for lang in LANGUAGES)
    assert english["aF"] == "Flag: a from Atlantis to 2 and on"
    assert english["cF"] == "Flag: c from 2 to 12"
    assert english["bR"] == "Ring: b from 6 to 10"
    assert english["bA"] == "Amphora: b from 6 to the mainland"
    assert english["$5"] == "Sell a 5 for 2 cards"
    assert english["=3"] == "Build the bridge: spaces 3 to 4 (price 3)"
    assert german["bA"] == "Amphore: b von 6 aufs Festland"
    assert german["$5"] == "Eine 5 für 2 Karten verkaufen"
    assert german["=3"] == "Brücke bauen: Felder 3 bis 4 (Preis 3)"


def test_a_walk_is_previewed_with_its_price_the_cheapest_payment_and_the_gain() -> None:
    seen = previews(arranged(TABLE))
    assert seen["cF"] == "Pay 5: a tile of 5. Take ring 2 from space 10; the space turns to water."
    assert seen["bR"] == "Costs nothing. Take statue 4 from space 9; another tile comes to light."
    assert seen["aF"] == "The tile is occupied: another card must follow."


def test_a_walk_home_says_what_it_brings() -> None:
    match = arranged("path R5 F2+\nseat H - 2 54 54 0\nseat S - 1 0 0 0\nturn 1")
    assert previews(match) == {
        "aH": "Costs nothing. Take flag 2 from space 2; another tile comes to light. "
        "Your last figure is home: you draw 4 cards, and the game is over."
    }
    match = arranged("path R5 F2\nseat H - 2 0 54 0\nseat S - 1 0 0 0\nturn 1")
    assert previews(match, "de")["aH"] == (
        "Kostet nichts. Nimm Fahne 2 von Feld 2; dort ist dann Wasser. Ist diese Figur zu Hause, ziehst du 3 Karten pro Zug."
    )


def test_too_much_is_said_before_it_is_paid() -> None:
    match = arranged("path R5 . F3 H2\nseat FC 7 1 0 0 0\nseat S - 0 0 0 0\nturn 1")
    assert previews(match)["aF"].startswith("Pay 3: a tile of 7, 4 too much.")
    play(match, "aF")
    assert previews(match)["7"] == "That settles it, with 4 too much."


def test_the_cheapest_payment_prefers_tiles_to_cards_of_the_same_sum() -> None:
    match = arranged("path R5 . F3 H2\nseat FCCC 12 1 0 0 0\nseat S - 0 0 0 0\nturn 1")
    assert previews(match)["aF"].startswith("Pay 3: a tile of 2 and a tile of 1.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_random_games_is_whole(lang: str) -> None:
    """No placeable is left open, nothing begins or ends with a space, and every sentence has its full stop."""
    for seed in range(3):
        match = GAME.new(2 + seed, sell_many=seed == 1, take_ahead=True)
        rng = Rng(seed)
        match.luck(rng)
        while not match.over:
            who = match.waiting()[0]
            asked = match.asked(who, lang)
            for refusal in match.refusals(who, lang):
                assert_sentence(refusal.why)
            if asked.why:
                assert_sentence(asked.why)
            for choice in match.options(who):
                if choice.preview(lang):
                    assert_sentence(choice.preview(lang))
                assert_phrase(choice.words(lang))
            match.play(match.options(who)[rng.below(len(match.options(who)))], who)
            match.luck(rng)
        for line in [*match.lines(0, lang), *match.describe(0, lang).splitlines()]:
            assert_phrase(line)
            assert line[-1] in ".:"


def assert_sentence(said: str) -> None:
    assert_phrase(said)
    assert said[-1] == "."
    assert said[0].isupper()


def assert_phrase(said: str) -> None:
    assert said == said.strip()
    assert "  " not in said
    assert not re.search(r"[{}$]|\b1 (cards|Karten|are|fehlen)\b|\.\.| [.,;:]", said), said


def test_every_step_reason_and_fact_has_its_words() -> None:
    assert set(telling.PARAGRAPHS) == {step.id for step in RULES[1:]}
    reasons = {value for name, value in vars(ids).items() if name in REASON_NAMES}
    assert set(telling.REASONS) == reasons
    for fact in telling_log.TOLD:
        for lang in LANGUAGES:
            assert telling_log.told(Fact(fact, 0, 1, 2, 0), 53, GAME.words(lang))


REASON_NAMES = {
    "DRY", "DEAR", "AT_HOME", "SOLD_ALREADY", "BEGINNING_IS_OVER", "NO_BRIDGE_LEFT", "BRIDGED_ALREADY", "RISING", "TOO_SMALL",
    "BOUGHT_NOW", "CAN_MOVE", "ALIKE", "NO_CARD",
}  # fmt: skip


def test_the_table_in_words_is_enough_to_play_by() -> None:
    match = arranged(TABLE)
    assert match.describe(0, "en").splitlines() == [
        "Round 1. It is Seat 1’s turn.",
        "The path, from space 1 next to Atlantis to space 13 next to the mainland:",
        "1 ring 5 over another with Seat 2’s figure a, 2 flag 3 with Seat 1’s figure c.",
        "A gap, spaces 3 to 4: crossing costs 3.",
        "5 helmet 5, 6 amphora 6 with Seat 1’s figure b.",
        "A gap with a bridge, space 7: crossing is free.",
        "8 crown 1, 9 statue 4 over another, 10 ring 2.",
        "A gap, space 11: crossing costs 2.",
        "12 flag 7, 13 olive 1.",
        "Seat 1: a on Atlantis, b on space 6, c on space 2. Tiles: ring 7, ring 5, together 12. "
        "4 cards: ring, 2 × flag, amphora. Bridge still in hand. If the game ended now: 4, after a way home that costs 12.",
        "Seat 2: a on space 1, b on Atlantis, c on the mainland. Tiles: ring 6, ring 3, together 9. "
        "3 cards. Bridge built. If the game ended now: 2, after a way home that costs 10.",
        "Draw pile: 98 cards. The discard pile is empty.",
    ]


def test_a_hand_is_described_to_its_owner_only() -> None:
    match = arranged(TABLE)
    assert "3 cards: ring, olive, crown." in match.describe(1, "en")
    assert "4 cards: ring" not in match.describe(1, "en")
    assert "4 cards: ring" not in match.describe(-2, "en")


def test_plates_are_the_same_for_everybody() -> None:
    match = arranged(TABLE)
    plates = [match.game.plates(match.view(viewer), match.words("en")) for viewer in (-2, 0, 1)]
    assert plates[0] == plates[1] == plates[2]
    assert [plate.seat for plate in plates[0]] == ["coral", "azure"]
    assert [plate.points for plate in plates[0]] == ["16", "12"]


def test_who_is_in_the_way_is_said_by_name() -> None:
    match = arranged(TABLE)
    play(match, "aR")
    assert match.asked(0).why == "Seat 2 stands on space 1 already."
    assert match.asked(0, "de").why == "Auf Feld 1 steht schon Platz 2."
    assert match.describe(1).splitlines()[0] == ("Round 1. Seat 1 must walk on with figure a, on space 1.")


def test_the_log_of_a_turn() -> None:
    match = arranged("path R5 O4+ . F3 H2\nseat FC 7 0 0 0 1\nseat S - 0 0 0 1\nunseen A7\nunseen -\nturn 1")
    play(match, "aF", "7", "A7", "=3")
    let_luck(match)
    assert match.lines(1) == [
        "Seat 1 plays flag: a to 4.",
        "The way costs 3.",
        "Seat 1 pays with a tile of 7.",
        "Seat 1 takes olive 4 from space 2.",
        "On space 2, amphora 7 comes to light.",
        "Seat 1 builds the bridge on space 3.",
        "Seat 1 draws a card.",
        "Turn 2: Seat 2.",
    ]
    assert match.lines(1, "de")[3:6] == [
        "Platz 1 nimmt Olive 4 von Feld 2.",
        "Auf Feld 2 kommt Amphore 7 zum Vorschein.",
        "Platz 1 baut die Brücke auf Feld 3.",
    ]
