"""The contract of what the doors are given: notation, refusals, words, pictures, rules, the account."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from typing import Final

from orichalcum.kernel.errors import IllegalChoice, NotYourTurn, Refused
from orichalcum.kernel.language import LANGUAGES
from orichalcum.kernel.match import Match
from orichalcum.kernel.snapshot import pack_table
from orichalcum.kernel.table import LUCK, SPECTATOR
from orichalcum.lab.moments import AnyGame, moments, viewers

MOST_PICTURE_BYTES: Final = 250_000
SVG: Final = "{http://www.w3.org/2000/svg}"


def check_notation_tells_options_apart(game: AnyGame, seats: int) -> None:
    for match in moments(game, seats, 22, 3):
        for who in match.waiting():
            codes = [choice.code for choice in match.options(who)]
            assert len(set(codes)) == len(codes), f"{codes} are not all different"
            assert all(code.isascii() and code.isprintable() and " " not in code and 0 < len(code) <= 80 for code in codes)
            assert "?" not in codes


def check_what_is_refused_changes_nothing(game: AnyGame, seats: int) -> None:
    """Whoever is not asked, or answers what may not be answered, is told why in words, and nothing has happened."""
    for match in moments(game, seats, 28, 11):
        before, answers = pack_table(match.table), list(match.answers)
        waiting = match.waiting()
        for who in {LUCK, *range(seats)} - set(waiting):
            assert not match.options(who)
            assert isinstance(refused(match, "?", who), NotYourTurn)
        for who in waiting:
            assert isinstance(refused(match, "?", who), IllegalChoice)
            codes = {choice.code for choice in match.options(who)}
            for one in match.refusals(who)[:9]:
                assert one.code not in codes, f"{one.code} is refused and may be chosen"
                said = refused(match, one.code, who)
                assert isinstance(said, IllegalChoice) and (str(said), said.paragraph) == (one.why, one.paragraph)
        assert (pack_table(match.table), match.answers) == (before, answers)


def refused(match: Match, code: str, who: int) -> Refused | None:
    try:
        match.play(code, who)
    except Refused as said:
        return said
    return None


def check_words_in_every_language(game: AnyGame, seats: int) -> None:
    for lang in LANGUAGES:
        words = game.words(lang)
        assert game.title(lang)
        assert words("about")
        for option in game.house:
            assert words(f"option-{option.name}")
            assert words(f"option-{option.name}.hint")
            assert all(words(f"option-{option.name}-{value}") for value in option.values if isinstance(value, str))
        assert all(words(f"shape-{shape}") for shape in game.shapes)
        for match in moments(game, seats, 23, 13):
            _speaks(match, lang)
        for who in range(seats):
            assert all(words(f"account-{entry.key}") for entry in match.account(who))
        assert all(match.lines(viewer, lang) for viewer in viewers(match))


def _speaks(match: Match, lang: str) -> None:
    for viewer in viewers(match):
        assert match.describe(viewer, lang).strip()
        assert len(match.game.plates(match.view(viewer), match.words(lang))) == match.seats
    for who in match.waiting():
        labels = [choice.words(lang) for choice in match.options(who)]
        assert all(labels)
        if who != LUCK:
            assert len(set(labels)) == len(labels), f"labels are not all different: {sorted(labels)}"
            assert match.asked(who, lang).asks
            assert all(refusal.why for refusal in match.refusals(who, lang))
            assert all(choice.preview(lang) is not None for choice in match.options(who))


def check_pictures_are_whole(game: AnyGame, seats: int) -> None:
    for match in moments(game, seats, 24, 60):
        for who in [*[seat for seat in match.waiting() if seat != LUCK][:1], SPECTATOR]:
            ids = _ids_of_page(match, who)
            missing = [one.code for one in match.options(who) if one.anchors and not set(one.anchors) <= ids]
            assert not missing, f"{missing} have anchors that are in no picture"
        _overlays_are_whole(match)
    assert ET.fromstring(game.draw_scene()).tag == SVG + "svg"


def check_every_place_has_its_rule(game: AnyGame, seats: int) -> None:
    """What can be touched leads to a paragraph, and that is there in every language."""
    numbers = set(game.place_rules.values())
    for match in moments(game, seats, 29, 9):
        for who in match.waiting():
            anchors = {anchor for one in match.options(who) for anchor in one.anchors if who != LUCK}
            numbers |= {game.rule_at(anchor) for anchor in anchors} if game.place_rules else set()
    for lang in LANGUAGES:
        missing = [one for one in numbers if game.rulebook(lang).paragraph(one) is None]
        assert not missing, f"{missing} are no paragraphs of {game.id}"


def _ids_of_page(match: Match, who: int) -> set[str]:
    game, found = match.game, set[str]()
    hand = game.draw_hand(match.view(who), match.words("en"), (), "page")
    for drawing in (game.draw_seat(match.view(who), match.words("de"), seat, "day") for seat in range(match.seats)):
        assert not drawing or _ids(drawing)
    for shape in game.shapes:
        board = match.picture(who, "en", shape, "page")
        assert len(board.encode()) < MOST_PICTURE_BYTES, f"{shape}: {len(board)} bytes"
        ids = [*_ids(board), *(_ids(hand) if hand else ())]
        assert len(set(ids)) == len(ids), f"ids twice on a page: {[one for one, n in Counter(ids).items() if n > 1]}"
        found |= set(ids)
    return found


def _ids(svg: str) -> list[str]:
    found = []
    for element in ET.fromstring(svg).iter():
        assert element.tag != SVG + "script"
        assert not any(name == "style" or name.startswith("on") for name in element.attrib), element.tag
        if "id" in element.attrib:
            found.append(element.attrib["id"])
    return found


def _overlays_are_whole(match: Match) -> None:
    game = match.game
    for who in match.waiting():
        if who != LUCK:
            for choice in match.options(who)[:6]:
                part = game.overlay(match.view(who), match.eyes_of(who), who, choice.option, game.shapes[0])
                ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{part}</svg>')


def check_rules_can_be_looked_up(game: AnyGame, seats: int) -> None:
    books = [game.rulebook(lang) for lang in LANGUAGES]
    numbers = [[one.number for chapter in book.chapters for one in chapter.paragraphs] for book in books]
    assert numbers[0], "no numbered paragraphs"
    assert all(other == numbers[0] for other in numbers), "the languages number their paragraphs differently"
    for match in moments(game, seats, 25, 5):
        for who in match.waiting():
            step = match.table.step()
            assert game.paragraph(int(step.id)) in numbers[0], f"{type(step).__name__}: {game.paragraph(int(step.id))}"
            assert all(one.paragraph in numbers[0] for one in match.refusals(who))
    for who in range(seats):
        assert all(not entry.paragraph or entry.paragraph in numbers[0] for entry in match.account(who))


def check_scores_add_up(game: AnyGame, seats: int) -> None:
    *_, match = moments(game, seats, 26, 1_000_000)
    scores = match.scores()
    assert scores == [sum(entry.points for entry in match.account(who)) for who in range(seats)]
    ranking = match.ranking()
    assert min(ranking) == 1
    best = max(range(seats), key=lambda who: game.standing(match.table, who))
    assert ranking[best] == 1
