"""The words: labels, previews, refusals, the log and the table in words, in both languages."""

from __future__ import annotations

import re

import pytest

from orichalcum import Match, Rng
from orichalcum.games.exodus import GAME, OPTIONS, telling, telling_log
from orichalcum.games.exodus.rules import RULES, ids
from orichalcum.kernel.said import Fact
from orichalcum.kernel.table import DO, SPECTATOR, playout

LANGUAGES = ("en", "de")
TABLE = """
seat 1 3 7 SCKG 1
seat 2 0 0 - 0
king 1 I0
train 1 scientist counselor mathematician astronomer
cell 1 a1 sand5 S
cell 1 b1 W02
pillar 1 PP05 PB01+
hand 1 F03 F16
shelf solar_eclipse optics
open clay5
act 1 2
"""


def labels(match: Match, lang: str) -> dict[str, str]:
    return {choice.code: choice.words(lang) for choice in match.options(match.waiting()[0])}


def previews(match: Match, lang: str = "en") -> dict[str, str]:
    return {choice.code: choice.preview(lang) for choice in match.options(match.waiting()[0])}


def played(position: str, *codes: str) -> Match:
    match = GAME.arrange(position)
    for code in codes:
        match.play(code, match.waiting()[0])
    return match


def test_labels_say_what_an_option_means() -> None:
    english, german = (labels(GAME.arrange(TABLE), lang) for lang in LANGUAGES)
    assert english["train:physicist"] == "Train: Physicist"
    assert english["send:counselor"] == "Send away: Counselor"
    assert english["learn:solar_eclipse"] == "Take card 1: Solar Eclipse"
    assert english["use:1b"] == "Pillar 1, Body: a point"
    assert english["play:F03"] == "Play: Procession"
    assert german["train:physicist"] == "Ausbilden: Physiker"
    assert german["learn:solar_eclipse"] == "Karte 1 nehmen: Sonnenfinsternis"


@pytest.mark.parametrize(
    ("lines", "asks"),
    [
        ("act 1 2", "Choose an action: 2 are left"),
        ("act 1 1", "Choose an action: 1 is left"),
        ("act 1 0", "No action left: end your turn"),
        ("pillar 1 PP01 PB01+\nact 1 0", "No action left: go on, or end your turn"),
    ],
)
def test_7_1_the_question_says_how_many_actions_are_left(lines: str, asks: str) -> None:
    match = GAME.arrange(f"seat 1 3 7 - 0\nseat 2 0 0 - 0\n{lines}")
    assert match.asked(0, "en").asks == asks


def test_7_7_who_goes_to_a_new_workshop_is_said_with_what_it_asks_for() -> None:
    match = GAME.arrange("seat 1 0 0 - 0\nseat 2 0 0 - 0\nyear 1 2\nking 1 I2\ntrain 1 scholar scientist\ntile M0 W02\nkings 1")
    for code in ("M0", "a3"):
        match.play(code, 0)
    assert list(labels(match, "en").values()) == [
        "Scientist, as settler of science, to place 1",
        "Scholar, as settler of culture, to place 2",
        "No more",
    ]


def test_previews_say_what_it_costs_and_brings() -> None:
    seen = previews(GAME.arrange(TABLE))
    assert seen["step"] == "Reaches 8: 1 gold."
    assert seen["end"] == "2 actions lapse."
    assert seen["train:physicist"] == "Costs 1 book of science and 1 book of culture. Sent away: 3 points and 1 step."
    assert seen["send:counselor"] == "Sent away: 2 points and a Ship."
    assert seen["learn:solar_eclipse"] == "Needs Mathematician and Astronomer. 2 points for each of: Knowledge cards."
    assert previews(GAME.arrange(TABLE), "de")["end"] == "2 Aktionen verfallen."


def test_a_refusal_says_why_and_by_which_rule() -> None:
    [refused] = [one for one in GAME.arrange(TABLE).refusals(0) if one.code == "learn:optics"]
    assert refused.why == "You lack a trained settler that the card asks for."
    assert refused.paragraph == "12.1"


# A chain: four steps over a Monument and onto an Influence card; the Monument's cell brings one more step.
CHAIN = """
seat 1 0 14 - 0
seat 2 0 0 - 0
king 1 M0
year 1 3
offer 1 M01 M02
open F03
kings 1
"""
ENGLISH_CHAIN = """\
Seat 1 places the King on O1.
Seat 1 gets 1 book of craft.
Seat 1 makes 4 steps to 18.
Step 15 pays Seat 1: a Monument.
Seat 1 places Monument of tiles on sand in Mesopotamia 1.
Seat 1 makes 1 step to 19.
Step 18 pays Seat 1: an Influence card.
Seat 1 takes Procession from the display.
"""
GERMAN_CHAIN = """\
Platz 1 setzt den König auf O1.
Platz 1 bekommt 1 Handwerksbuch.
Platz 1 geht 4 Schritte bis 18.
Schritt 15 bringt Platz 1: ein Monument.
Platz 1 platziert Monument: Plättchen auf Sand in Mesopotamien 1.
Platz 1 geht 1 Schritt bis 19.
Schritt 18 bringt Platz 1: eine Einflusskarte.
Platz 1 nimmt Prozession aus der Auslage.
"""


@pytest.mark.parametrize(("lang", "lines"), [("en", ENGLISH_CHAIN), ("de", GERMAN_CHAIN)])
def test_the_log_tells_a_chain_in_its_order(lang: str, lines: str) -> None:
    match = played(CHAIN, "O1", "K", "M01", "b1", "F03")
    assert match.lines(0, lang) == lines.splitlines()


# A bonus in a bonus in a bonus: a Workshop, whose Stonemason brings a body, which a Scholar completes; another Workshop reacts.
NEST = """
seat 1 0 0 - 0
seat 2 0 0 - 0
king 1 I0
year 1 2
train 1 stonemason scholar
pillar 1 PP05
stack 2 - PB01 -
tile M0 W21
cell 1 b1 W23 K
kings 1
"""
NEST_LINES = """\
Seat 1 places the King on M0.
Seat 1’s Workshop in Mesopotamia 1 reacts.
Seat 1 gets 1 gold.
Seat 1 places Workshop W21 in North Africa 3.
Seat 1 earns 1 point (Cells).
Seat 1 sends a settler to work in North Africa 3: Stonemason.
Seat 1 earns 2 points (Sending away).
Seat 1 lays Body: a point on pillar 1.
Seat 1 earns 2 points (Pillar cards).
Seat 1 completes the body of pillar 1: Scholar.
Seat 1 earns 2 points (Sending away).
Seat 1 makes 2 steps to 2.
"""


def test_the_log_tells_a_bonus_in_a_bonus_in_a_bonus() -> None:
    match = played(NEST, "M0", "a3", "stonemason.1", "2:PB01", "yes")
    assert match.lines(0) == NEST_LINES.splitlines()


def test_each_answer_of_a_chain_can_be_taken_back() -> None:
    match = played(NEST, "M0", "a3", "stonemason.1", "2:PB01", "yes")
    for _ in range(5):
        assert match.can_undo(0)
        match.undo(0)
    assert match.lines(0) == []


def test_what_is_drawn_is_told_to_who_draws() -> None:
    match = played("seat 1 0 5 - 0\nseat 2 0 0 - 0\nact 1 2", "step", "draw")
    match.luck(Rng(1))
    match.play(match.options(0)[0], 0)
    mine, other = match.lines(0), match.lines(1)
    assert sum(line == "Seat 1 draws." for line in other) == 2
    assert "Seat 1 keeps a card." in other
    assert not any(line in ("Seat 1 draws.", "Seat 1 keeps a card.") for line in mine)


def test_a_lost_solo_game_says_why() -> None:
    match = played("seat 1 7 0 - 0\nyear 2 3\nact 1 0", "end")
    assert "No Residence in North Africa: all is lost." in match.lines(0)
    assert "The game is lost" in match.describe(0, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_sentence_of_random_games_is_whole(lang: str, seats: int) -> None:
    house: dict[str, bool | str] = dict.fromkeys(OPTIONS, seats == 1)
    match = GAME.new(seats, "reconstructed", **house)
    rng = Rng(seats)
    match.luck(rng)
    while not match.over:
        who = match.waiting()[0]
        assert_phrase(match.asked(who, lang).asks)
        for refusal in match.refusals(who, lang):
            assert_sentence(refusal.why)
        words = [choice.words(lang) for choice in match.options(who)]
        assert len(set(words)) == len(words), words
        for choice in match.options(who):
            assert_phrase(choice.words(lang))
            if choice.preview(lang):
                assert_phrase(choice.preview(lang))
        match.play(match.options(who)[rng.below(len(match.options(who)))], who)
        match.luck(rng)
    for line in match.lines(0, lang):
        assert_sentence(line)
    for line in match.describe(0, lang).splitlines():
        assert_phrase(line)


def assert_sentence(said: str) -> None:
    assert_phrase(said)
    assert said[-1] == "."
    assert said[0].isupper()


def assert_phrase(said: str) -> None:
    assert said == said.strip()
    assert said
    assert "  " not in said
    assert not re.search(r"[{}$]|\b1 (points|steps|actions|books|Punkte|Schritte|Aktionen)\b| [.,;:](?!\.)", said), said


def test_every_step_reason_and_fact_has_its_words() -> None:
    assert set(telling.STEPS) == {step.id for step in RULES[1:] if step.kind != DO}
    assert set(telling.REASONS) == set(range(1, max(telling.REASONS) + 1))
    facts = [value for name, value in vars(ids).items() if name in FACT_NAMES]
    assert set(telling_log.TOLD) == set(facts) == set(range(1, 50))
    box = GAME.edition().pieces
    for fact in telling_log.TOLD:
        for lang in LANGUAGES:
            assert telling_log.told(Fact(fact, 0, 1, 2, 1), box, GAME.words(lang))


FACT_NAMES = {
    "YEAR_BEGAN", "TURNED", "NEUTRAL_WALKED", "REVEALED", "STOOD", "ORDERED", "ROUND_BEGAN", "CLEARED", "RESHUFFLED", "SHELVED",
    "KING_MOVED", "GOT_GOODS", "GOT_NOTHING", "STEPPED", "EARNED", "JOINED", "GOT_FAVOR", "TOOK_OPEN", "DREW", "KEPT",
    "KEPT_SECRET", "LAID_OPEN", "PLACED", "BOARDED", "LAID_CARD", "LEFT", "TRAINED", "SENT_HOME", "SENT_ABOARD",
    "SENT_TO_WORK", "SENT_TO_PILLAR", "LEARNED_CARD", "PLAYED_CARD", "SPENT_FAVOR", "USED_PILLAR", "PAID_GOODS", "TO_BAG",
    "DRAFTED", "SWAPPED", "MOVED_TILE", "SCORED_REGION", "LOST", "ACTIONS_ENDED", "ENDED", "REACTED", "COMPLETED", "REWARD",
    "TOOK_GUARD", "ACTING",
}  # fmt: skip


def test_lines_of_the_log_light_places_that_are_in_the_picture() -> None:
    match = GAME.new(3)
    match.luck(Rng(2))
    rng = Rng(3)
    lit = set()
    for _ in range(120):
        options = match.options(match.waiting()[0])
        match.play(options[rng.below(len(options))], match.waiting()[0])
        match.luck(rng)
    drawn = match.picture(SPECTATOR, "en", "wide")
    for fact, _ in match.facts:
        lit |= set(GAME.places(fact, match.edition.pieces))
    assert {one.split("-")[0] for one in lit} == {"space", "track", "order", "guard"}
    assert all(f'id="{one}"' in drawn for one in lit)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2])
def test_20_alone_one_is_told_a_title_or_that_all_is_lost(seats: int, lang: str) -> None:
    match = GAME.new(seats)
    words = GAME.words(lang)
    assert GAME.verdict(match.copy().view(SPECTATOR), words) == ""
    playout(match.table, Rng(4), 100_000)
    said = GAME.verdict(match.view(SPECTATOR), words)
    assert bool(said) == (seats == 1)
