"""What one seat, or a spectator, sees of a sitting.  All is made of `match.eyes_of(seat)` and `match.view(seat)`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from orichalcum.kernel.language import Words
from orichalcum.kernel.match import Match
from orichalcum.kernel.table import LUCK, NO_WINDOW
from orichalcum.web.clock import left_now
from orichalcum.web.lines import Lines
from orichalcum.web.shapes.basis import SPECTATOR
from orichalcum.web.shapes.play import Account, Board, Choice, Entry, Line, Plate, Question, Refusal, Sign, State, Time, Window
from orichalcum.web.sitting import Sitting
from orichalcum.web.standing import can_do, seat_lines

TONES = "page"  # colours are the page's own variables


class Look(msgspec.Struct, frozen=True):
    """How somebody looks at a table.  `eyes` are the seat's but in a replay of a finished game."""

    seat: int
    person: str = ""
    lang: str = "en"
    shapes: tuple[str, ...] = ()
    log_from: int = 0
    mine: tuple[int, ...] = ()
    here: frozenset[int] = frozenset()
    now: float = 0.0


def state_of(sitting: Sitting, look: Look) -> State:
    """The table now."""
    match = sitting.match
    seat = look.seat
    waiting = sitting.waiting(seat)
    state = State(
        code=sitting.row.code,
        game=sitting.row.game,
        version=sitting.version(seat),
        number=sitting.number(LUCK if types_luck(sitting, look, waiting) else seat),
        luck=sitting.number(LUCK),
        at=sitting.answers_known(seat),
        status=sitting.row.status,  # type: ignore[arg-type]
        seat=seat,
        mine=list(look.mine),
        lang=look.lang,
        waiting=waiting,
        thinking=[who for who in waiting if who >= 0 and sitting.is_bot(who)],
        seats=seat_lines(sitting, look.here),
        undo=sitting.can_undo(seat),
        time=time_of(sitting, look.now),
        can=can_do(sitting, look.person, list(look.mine), seat),
        rematch=sitting.row.rematch,
    )
    if match is not None:
        fill(state, sitting, match, look)
    return state


def fill(state: State, sitting: Sitting, match: Match, look: Look) -> None:
    """The part of a state that the game's room says and draws."""
    words = match.words(look.lang).called(sitting.names())
    view = match.view(look.seat)
    state.choices = choices_of(sitting, match, look, state.waiting, words)
    anchors = {anchor for choice in state.choices for anchor in choice.anchors}
    if state.choices:
        state.question = question_of(match, LUCK if types_luck(sitting, look, state.waiting) else look.seat, words)
    state.window, state.passing = sitting.window(look.seat), sitting.passes(look.seat)
    state.windows = windows_of(sitting, look, words)
    draw(state, sitting, match, view, look, anchors)
    state.plates = plates_of(match, view, words)
    state.log_from, state.log = log_of(sitting.lines_in(words), match, look.seat, words, look.log_from)
    state.told = match.game.describe(view, words)
    state.accounts = sitting.accounts_in(words, accounts_of)
    if match.over:
        for plate in state.plates:  # what was secret is so no more
            plate.points = str(state.accounts[plate.who].points)
    state.verdict = match.game.verdict(view, words) if match.over else ""


def draw(state: State, sitting: Sitting, match: Match, view: object, look: Look, anchors: set[str]) -> None:
    words = match.words(look.lang).called(sitting.names())
    state.boards = [board_of(sitting, match, view, look, words, shape, anchors) for shape in look.shapes]
    if look.seat >= 0:
        state.hand = match.game.draw_hand(view, words, anchors, TONES)


def types_luck(sitting: Sitting, look: Look, waiting: Sequence[int]) -> bool:
    """Whether luck is asked and its answers are this page's to type in."""
    return sitting.agreed.companion and list(waiting) == [LUCK] and bool(look.mine)


def choices_of(sitting: Sitting, match: Match, look: Look, waiting: Sequence[int], words: Words) -> list[Choice]:
    if sitting.row.status != "playing":
        return []
    if types_luck(sitting, look, waiting):
        return [Choice(code=one.code, label=one.words(words)) for one in match.options(LUCK)]
    return [
        Choice(
            code=one.code,
            label=one.words(words),
            preview=one.preview(words),
            anchors=list(one.anchors),
            final=one.final,
        )
        for one in (match.options(look.seat) if look.seat >= 0 else [])
    ]


def question_of(match: Match, seat: int, words: Words) -> Question:
    said, step = match.asked(seat, words), match.table.step()
    passing = "" if step.passing == NO_WINDOW else match.game.code(match.eyes_of(seat), seat, step.passing)
    return Question(asks=said.asks, why=said.why, paragraph=match.game.paragraph(int(step.id)), passing=passing)


def windows_of(sitting: Sitting, look: Look, words: Words) -> list[Window]:
    if look.seat < 0 or look.seat not in look.mine or sitting.row.status != "playing":
        return []
    return [
        Window(
            name=name,
            label=words(f"window-{name}"),
            hint=words(f"window-{name}.hint"),
            answer=sitting.standing.get((look.seat, name), "ask"),  # type: ignore[arg-type]
        )
        for name in sitting.game.windows.values()
    ]


def board_of(sitting: Sitting, match: Match, view: object, look: Look, words: Words, shape: str, anchors: set[str]) -> Board:
    """A picture for one pair of eyes is hardly ever asked for twice; that of the spectators is."""
    key = (look.lang, words.names, shape)
    shared = look.seat == SPECTATOR and match is sitting.match
    svg = sitting.drawn.get(key) if shared else None
    if svg is None:
        svg = match.game.draw(view, words, shape, anchors, TONES)
        if shared:
            sitting.keep_drawing(key, svg)
    return Board(shape=shape, name=words(f"shape-{shape}"), svg=svg)


def plates_of(match: Match, view: object, words: Words) -> list[Plate]:
    return [
        Plate(
            who=one.who,
            name=words.seat(one.who),
            seat=one.seat,
            points=one.points,
            signs=[Sign(sign=sign.sign, text=sign.text, title=sign.title) for sign in one.signs],
        )
        for one in match.game.plates(view, words)
    ]


def log_of(lines: Lines, match: Match, seat: int, words: Words, since: int) -> tuple[int, list[Line]]:
    """Lines from a fact on; a negative number counts from the end."""
    start = max(0, len(match.facts) + since) if since < 0 else min(since, len(match.facts))
    return start, lines.seen_by(match, seat, words, start)


def accounts_of(match: Match, words: Words) -> list[Account]:
    """At the end; before it only where that tells nothing secret."""
    if not (match.over or match.game.open_account):
        return []
    ranking = match.ranking() if match.over else [0] * match.seats
    accounts = []
    for seat in range(match.seats):
        entries = [
            Entry(key=one.key, label=words(f"account-{one.key}"), points=one.points, paragraph=one.paragraph)
            for one in match.account(seat)
        ]
        points = sum(one.points for one in entries)
        accounts.append(Account(seat=seat, name=words.seat(seat), rank=ranking[seat], points=points, entries=entries))
    return accounts


def time_of(sitting: Sitting, now: float) -> Time:
    running = sitting.running() if sitting.row.status == "playing" else []
    left = [int(seconds * 1000) for seconds in left_now(sitting.times, running, now)]
    return Time(kind=sitting.agreed.clock.kind, left=left, running=running)


def refusals_of(sitting: Sitting, look: Look) -> list[Refusal]:
    match = sitting.match
    if match is None or look.seat < 0 or sitting.row.status != "playing":
        return []
    words = match.words(look.lang).called(sitting.names())
    return [
        Refusal(code=one.code, why=one.why, paragraph=one.paragraph, anchors=list(one.anchors))
        for one in match.refusals(look.seat, words)
    ]


def overlay_of(sitting: Sitting, look: Look, code: str, shape: str) -> str:
    match = sitting.match
    if match is None or look.seat < 0 or sitting.row.status != "playing":
        return ""
    for one in match.options(look.seat):
        if one.code == code:
            t = match.eyes_of(look.seat)
            return match.game.overlay(match.view(look.seat), t, look.seat, one.option, shape)
    return ""
