"""The contract of secrecy: what a seat may not know changes nothing that it is given."""

from __future__ import annotations

from typing import Any

from orichalcum.kernel.match import Choice, Match, may_know
from orichalcum.kernel.record import write_record
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.snapshot import pack_table
from orichalcum.kernel.table import LUCK, PUBLIC, SEALED
from orichalcum.lab.moments import AnyGame, moments, viewers


def check_secrets_are_secret(game: AnyGame, seats: int) -> None:
    """Whatever is hidden is dealt anew; not a byte of what a seat or a spectator gets may change."""
    dealt_anew = False
    for n, match in enumerate(moments(game, seats, 19, 23)):
        for viewer in viewers(match):
            other = redealt(match, viewer, Rng(1000 + n))
            assert game.inventory(other.table) == game.inventory(match.table), "a guess loses or makes pieces"
            dealt_anew = dealt_anew or pack_table(other.table) != pack_table(match.table)
            assert heard(other, viewer) == heard(match, viewer)
            if n % 4 == 0:
                assert shown(other, viewer) == shown(match, viewer)
    assert dealt_anew or not has_secrets(game, seats) or guesses_differ(game, seats), "no guess ever differs from the truth"


def guesses_differ(game: AnyGame, seats: int) -> bool:
    """Whether in any of a few more games something is hidden that a guess deals anew: in some games that is rare."""
    for seed in range(190, 200):
        for match in moments(game, seats, seed, 5):
            truth = pack_table(match.table)
            if any(pack_table(redealt(match, viewer, Rng(seed)).table) != truth for viewer in viewers(match)):
                return True
    return False


def has_secrets(game: AnyGame, seats: int) -> bool:
    return any(field.seen != PUBLIC for field in game.new(seats).table.fields())


def check_answers_betray_nothing(game: AnyGame, seats: int) -> None:
    """After the same answer of a seat, a table and one dealt anew tell that seat the same, unless something came to light.

    To be able to take the answer back is a part of it, and so is to be able no longer.
    """
    rng = Rng(21)
    for n, match in enumerate(moments(game, seats, 20, 17)):
        for who in match.waiting():
            if who == LUCK:
                continue
            one, other = match.copy(), redealt(match, who, Rng(2000 + n))
            one.use_marks_of(match)
            choices = one.options(who)
            option = choices[rng.below(len(choices))].option
            if not any([plays(one, option, who), plays(other, option, who)]):
                assert heard(one, who) == heard(other, who)
                assert one.log(who) == other.log(who)


def check_unseen_answers_betray_nothing(game: AnyGame, seats: int) -> None:
    """Whatever luck or a seat answers unseen, everybody who may not know it is told the same."""
    for match in moments(game, seats, 27, 7):
        for who in match.waiting():
            first, *_, last = [choice.option for choice in match.options(who) * 2]
            unseeing = [viewer for viewer in viewers(match) if viewer != who and not may_see(match, who, viewer)]
            if first == last or not unseeing:
                continue
            one, other = match.copy(), match.copy()
            if not any([plays(one, first, who), plays(other, last, who)]) and one.waiting() == other.waiting():
                for viewer in unseeing:
                    assert heard(one, viewer) == heard(other, viewer)
                    assert one.log(viewer) == other.log(viewer)


def may_see(match: Match, who: int, viewer: int) -> bool:
    """Whether a viewer sees the answer that this seat, or luck, is about to give; a sealed one only if it is the last."""
    if match.table.step().kind == SEALED:
        return match.waiting() == [who]
    return may_know(viewer, match.knowers(who))


def plays(match: Match, option: int, who: int) -> bool:
    """Play, and say whether something came to light (or the game ended, which tells all)."""
    before = match.table.copy()
    match.play(Choice(match, who, option), who)
    before.answer(who, option)
    return bool(before.revealed or before.over)


def redealt(match: Match, viewer: int, rng: Rng) -> Match:
    """A match that this viewer cannot tell from the other."""
    other = match.copy()
    other.table = match.seen_by(viewer).imagine(rng)
    other.table.telling = True
    other.use_marks_of(match)
    return other


def heard(match: Match, viewer: int) -> dict[str, Any]:
    """Everything but pictures that a door gives to a viewer."""
    said: dict[str, Any] = {
        "table": pack_table(match.seen_by(viewer)),
        "waiting": match.waiting_seen_by(viewer),
        "log": (match.lines(viewer), match.log(viewer)),
        "record": "" if match.over else write_record(match, viewer),
        "undo": match.can_undo(viewer),
        "told": match.describe(viewer),
        "plates": match.game.plates(match.view(viewer), match.words("de")),
    }
    if viewer in match.waiting():
        said["asked"] = match.asked(viewer)
        said["refused"] = match.refusals(viewer)
        said["options"] = [
            (one.option, one.code, one.words("en"), one.preview("de"), one.anchors, one.final) for one in match.options(viewer)
        ]
    return said


def shown(match: Match, viewer: int) -> list[str]:
    """Every picture that a viewer gets."""
    game, view, words = match.game, match.view(viewer), match.words("en")
    seats = [game.draw_seat(view, words, who, "day") for who in range(match.seats)]
    return [*(match.picture(viewer, "en", shape) for shape in game.shapes), game.draw_hand(view, words, (), "day"), *seats]
