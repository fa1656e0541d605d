"""The words: what is asked, labels, previews, refusals, the log and the table in words, in both languages."""

from __future__ import annotations

import re

import pytest

from orichalcum import SPECTATOR, Match, Rng
from orichalcum.games.lastdays import GAME, telling, telling_log, telling_options
from orichalcum.games.lastdays.rules import RULES, ids
from orichalcum.kernel.said import Fact
from orichalcum.kernel.table import DO

from .arranging import arranged, play, table, waiting

LANGUAGES = ("en", "de")

TABLE = """
round 2
doom 1
ship A ocean 1:2 2:1 N:1 below 2:1
ship B harbour 1:1
senate 1 2 0
tile archont oraklos strategos
bonus basileus 2
landed 1:3 N:2
points 12 3 71
hand 1 refugees_2 treason
special 1 guard exotic_birds
row 1 ships_2 refugees_2 support support support
row 2 ships_3 ships_3 ships_3 ships_3 ships_2
row 3 refugees_2_vp ships_2 ships_2 ships_2 treason
next slot 1
"""


def labels(match: Match, lang: str = "en") -> dict[str, str]:
    return {choice.code: choice.words(lang) for choice in match.options(match.waiting()[0])}


def previews(match: Match, lang: str = "en") -> dict[str, str]:
    return {choice.code: choice.preview(lang) for choice in match.options(match.waiting()[0])}


def refused(match: Match, code: str, lang: str = "en") -> tuple[str, str]:
    return next((one.why, one.paragraph) for one in match.refusals(match.waiting()[0], lang) if one.code == code)


def test_bids_say_what_is_left() -> None:
    match = arranged(TABLE)
    assert labels(match)["1"] == "1 cube"
    assert labels(match, "de")["4"] == "4 Würfel"
    assert previews(match)["4"] == "16 left behind your screen."
    play(match, 3, "4")
    assert refused(match, "4") == ("4 has been bid already.", "6.5")


def test_what_a_winner_may_play_is_named_with_its_full_text() -> None:
    match = arranged(TABLE)
    for seat, bid in ((3, "0"), (1, "5"), (2, "4")):
        play(match, seat, bid)
    while type(match.table.step()).__name__ == "SpyWindow":
        play(match, waiting(match)[0], "-")
    assert labels(match) == {"-": "Play nothing", "own": "Ships 2", "left": "Refugees 2 + point of Seat 3"}
    assert previews(match)["left"].endswith(".")
    assert previews(match)["own"] == match.words("en")("card-ships_2.text")
    assert labels(match, "de")["-"] == "Nichts spielen"


def test_why_a_card_cannot_be_played() -> None:
    match = arranged(TABLE.replace("ship B harbour 1:1\n", ""))
    for seat, bid in ((3, "0"), (1, "5"), (2, "4")):
        play(match, seat, bid)
    while type(match.table.step()).__name__ == "SpyWindow":
        play(match, waiting(match)[0], "-")
    assert refused(match, "own") == ("This card needs 2 ships that may move, and there are 1.", "7.3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_random_games_is_whole(lang: str) -> None:
    """No placeable is left open, nothing begins or ends with a space, and every sentence has its full stop."""
    for seed in range(3):
        match = GAME.new(3 + seed, **({"unplayed_return": True, "hand": "9"} if seed else {}))  # type: ignore[arg-type]
        rng = Rng(seed)
        match.luck(rng)
        while not match.over:
            who = match.waiting()[0]
            asked = match.asked(who, lang)
            assert_phrase(asked.asks)
            for said in [asked.why, *(one.why for one in match.refusals(who, lang))]:
                assert_sentence(said)
            for choice in match.options(who):
                assert_phrase(choice.words(lang))
                assert_sentence(choice.preview(lang))
            match.play(match.options(who)[rng.below(len(match.options(who)))], who)
            match.luck(rng)
        for line in match.lines(0, lang):
            assert_sentence(line)
        for line in match.describe(0, lang).splitlines():
            assert_phrase(line.split("Row:")[0].split("Reihe:")[0].strip())  # in a row a number counts the auctions


def assert_sentence(said: str) -> None:
    if said:
        assert_phrase(said)
        assert said[-1] in ".?", said


def assert_phrase(said: str) -> None:
    assert said == said.strip()
    assert "  " not in said
    assert not re.search(r"[{}$]|\b1 (cubes|cards|refugees|Flüchtlinge|Karten)\b|\.\.| [.,;:]", said), said


def test_every_step_reason_and_fact_has_its_words() -> None:
    waits = {step.id for step in RULES[1:] if step.kind != DO}
    assert set(telling.PARAGRAPHS) == set(telling.ASKED) == set(telling_options.LABELS) == waits
    reasons = {value for name, value in vars(ids).items() if name in REASON_NAMES}
    assert set(telling.REASONS) == reasons
    pieces = table(GAME.new(3)).pieces
    for kind in telling_log.LINES:
        for lang in LANGUAGES:
            assert telling_log.told(Fact(kind, 0, 1, 1, 0), pieces, GAME.words(lang))
            assert telling_log.told(Fact(kind, -1, 0, 2, 1), pieces, GAME.words(lang))


REASON_NAMES = {
    "SHIP_FULL", "ON_OCEAN", "NO_SECOND", "EMPTY", "NOT_AGAIN", "IMMUNE", "TOO_FAST", "NOT_IN_HARBOUR", "BID_TAKEN",
    "TILE_TAKEN", "NO_ROOM", "NO_CUBES", "NO_DRAW", "NO_SHIPS", "NO_TARGET", "HAS_CUBES", "WAS_PLAYED", "NOT_RICHER",
}  # fmt: skip


def test_every_fact_but_the_ranking_is_worth_a_line() -> None:
    facts = {name: value for name, value in vars(ids).items() if name.isupper() and isinstance(value, int)}
    told = set(telling_log.LINES)
    assert {facts["TURNED"], facts["REVEALED"], facts["BID_FACT"], facts["GUARDED"], facts["RETURNED"]} <= told


def test_the_table_in_words_is_enough_to_play_by() -> None:
    told = arranged(TABLE).describe(0, "en")
    for part in (
        "Round 2, Auction, auction 1 of 5.",
        "Bids are open.",
        "Pillars fallen: 1 of 3.",
        "on the ocean, 4 of 8 seats: 2 × Seat 1, 1 × Seat 2 and 1 × neutral",
        "below deck: 1 × Seat 2",
        "Neutrals in the camp: 7.",
        "Senate order: Seat 2, Seat 1 and Seat 3.",
        "Basileus: At once: place 1 refugee in the harbour. Bonus 2.",
        "Seat 3: 71 points, 20 cubes behind the screen, 0 in the senate, 0 policy cards, 0 special cards.",
        "Seat 1's row: 1: Ships 2, 2: Refugees 2, 3: Support, 4: Support, 5: Support.",
        "Your hand: Refugees 2: Place 2 refugees on one ship.",
        "Your special cards: Guard: ",
    ):
        assert part in told, part


def test_a_hand_is_described_to_its_owner_only() -> None:
    match = arranged(TABLE)
    for viewer in (1, 2, SPECTATOR):
        for lang in LANGUAGES:
            told = match.describe(viewer, lang)
            assert match.words(lang)("special-guard") not in told
            assert "Your hand: Refugees" not in told


def test_9_2_the_table_tells_what_a_ship_would_bring_if_it_landed_now() -> None:
    """Hidden refugees count, and so does grey; the mover's points stand apart."""
    match = arranged(TABLE)
    assert "If it lands now: Seat 1 5 and Seat 2 5; whoever moves it there 1 more." in match.describe(SPECTATOR)
    assert "Landet es jetzt: Platz 1 5 und Platz 2 5; wer es dorthin bewegt, 1 mehr." in match.describe(SPECTATOR, "de")
    science = arranged("doom 1\nturned wisdom_of_senate\nship B ocean 1:4 N:1\nnext slot 1").view(0).ships[1]
    assert (science.landing, science.mover) == ((11, 0, 0), 3)
    board = match.picture(SPECTATOR)
    assert (
        'aria-description="Aboard: 2 × Seat 1, 2 × Seat 2 and 1 × neutral. 3 colours. If it lands now: Seat 1 5 and Seat 2 5;'
        in board
    )


def test_9_2_a_move_says_beforehand_what_the_landing_brings() -> None:
    """With cargo by the dearer table; on the way to the ocean nothing lands."""
    ships = "doom 2\nship A ocean 1:2 2:1\nship C ocean 2:3 N:1\nship B harbour 3:1\n"
    match = arranged(ships + "next play 1 ships_2")
    assert previews(match)["A"].endswith("2 colours. It lands: Seat 1 4 and Seat 2 2; you 1 more.")
    assert previews(match)["C"].endswith("It lands: Seat 2 7; you 1 more and a special card.")
    assert previews(match)["B"] == "Aboard: 1 × Seat 3. 1 colour."
    match = arranged(ships + "next play 1 important_cargo")
    assert previews(match, "de")["A"].endswith("Es landet: Platz 1 6 und Platz 2 2; du 1 mehr.")


def test_6_5_open_bids_are_told_and_shown_as_they_are_made() -> None:
    match = arranged(TABLE)
    assert "Bid:" not in match.describe(SPECTATOR)
    play(match, 3, "0")
    assert match.describe(SPECTATOR).count("Bid:") == 1
    assert "Seat 3's card is Refugees 2 + point: Place 2 refugees on one ship. 1 point. Bid: none." in match.describe(0)
    play(match, 1, "5")
    assert [seat.bid for seat in match.view(SPECTATOR).seats] == [5, -1, 0]
    assert "Bid: 5." in match.describe(1)


def test_6_4_a_sealed_bid_is_not_told_before_all_are_open() -> None:
    match = arranged(TABLE, event="wisdom_of_senate")
    play(match, 3, "4")
    assert [seat.bid for seat in match.view(2).seats] == [-1, -1, -1]
    play(match, 1, "5")
    play(match, 2, "0")
    assert [seat.bid for seat in match.view(SPECTATOR).seats] == [5, 0, 4]


def test_7_8_what_an_attack_brings_is_said_beforehand() -> None:
    match = arranged("points 3 4 9\nship B ocean 1:1 2:2 3:1 N:1\nship C ocean 1:1\nnext play 1 sabotage")
    assert previews(match)["B"].endswith("4 colours. 3 points for you.")
    assert previews(match, "de")["C"].endswith("1 Farbe. Kein Punkt für dich.")
    match = arranged("points 0 3 0\nship A harbour 2:4 3:2 N:1\nnext play 1 treason")
    play(match, 1, "A")
    assert previews(match) == {"2": "1 point for you.", "3": "No point for you.", "N": "No point for you."}


def test_7_8_points_for_victims_are_told() -> None:
    match = arranged("points 0 3 0\nship A harbour 2:4 3:2 N:1\nnext play 1 treason")
    play(match, 1, "A", "2")
    assert match.lines(2)[-2:] == ["Seat 1 takes Seat 2 off Ark A.", "Seat 1 scores 1 (victims)."]
    match = arranged("points 3 4 2\nship B ocean 1:1 2:2 3:1 N:1\nnext play 1 sabotage")
    play(match, 1, "B")
    assert [line for line in match.lines(2) if "victims" in line] == ["Seat 1 scores 2 (victims)."]


def test_plates_are_the_same_for_everybody() -> None:
    match = arranged(TABLE)
    plates = [match.game.plates(match.view(viewer), match.words("en")) for viewer in (SPECTATOR, 0, 1, 2)]
    assert all(one == plates[0] for one in plates[1:])
    assert [plate.points for plate in plates[0]] == ["12", "3", "71"]


def test_the_log_of_an_auction_and_an_arrival() -> None:
    match = arranged(TABLE.replace("special 1 guard exotic_birds\n", ""))
    for seat, bid in ((3, "0"), (1, "5"), (2, "4")):
        play(match, seat, bid)
    play(match, 1, "own", "A", "B")
    lines = match.lines(2)
    start = lines.index("Auction 1 begins.")
    assert lines[start + 1 : start + 14] == [
        "Seat 3 bids 0.",
        "Seat 1 bids 5.",
        "Seat 2 bids 4.",
        "Seat 1 plays Ships 2.",
        "Ark A reaches the New Land.",
        "Seat 1 scores 3 (refugees ashore).",
        "Seat 1 scores 2 (colours aboard).",
        "Seat 2 scores 3 (refugees ashore).",
        "Seat 2 scores 2 (colours aboard).",
        "Seat 1 scores 1 (moving ships).",
        "Seat 1 moves Science ship B onto the ocean.",
        *lines[start + 12 : start + 14],
    ]
    assert "Platz 1 bietet 5." in match.lines(2, "de")


def test_who_draws_sees_what_the_others_hear_that() -> None:
    match = arranged("senate 3 2 1\nnext senate")
    match.play("demiurgos", 0)
    match.play("draw", 0)
    match.play("guard", -1)
    assert match.lines(0)[-1] == "Seat 1 draws Guard."
    assert match.lines(1)[-1] == match.lines(SPECTATOR)[-1] == "Seat 1 draws a special card."
