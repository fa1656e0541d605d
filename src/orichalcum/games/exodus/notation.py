"""Answers as text: `M3` moves the King there, `train:scholar` trains, `play:F03` plays a card.

Spaces, jobs, tiles and cards are called as the edition calls them; books and settlers `S` `C` `K` (science, culture, craft),
gold `G`; cells `a1` to `c5`, region by region; pillars `1a`: the first one's pedestal, `b` body, `c` capital.  In phase 2
`step`, `favor` (a Favor tile for another action), `train:`, `send:`, `learn:`, `use:`, `play:` and `end`.  A settler goes to
a Residence `a1`, a new one `new:sand5`, a `ship`, a Workshop `work:a1.1`, a pillar `pillar:1b`.  Offers are answered `yes`
or `no`, choices of one thing by its name, `draw` (two), `leave` or `done`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.exodus.pieces import INFLUENCE, MONUMENTS, RESIDENCE, STACK, TIERS
from orichalcum.games.exodus.rules import actions, ids, influence, pillars, sending, things, track
from orichalcum.games.exodus.table import Exodus

LETTERS: Final = "SCKG"
TIER_LETTERS: Final = "abc"
Coder = Callable[[Exodus, int, int], str]  # of the table, what the step knows, and the option


def code(t: Exodus, option: int) -> str:
    return CODES[t.top() & 0xFF](t, t.argument(), option)


def cell_code(t: Exodus, cell: int) -> str:
    return f"{TIER_LETTERS[cell // t.pieces.columns]}{cell % t.pieces.columns + 1}"


def tier_code(place: int) -> str:
    """A tier of a pillar."""
    return f"{place // TIERS + 1}{TIER_LETTERS[place % TIERS]}"


def work_code(t: Exodus, place: int) -> str:
    """A place of a Workshop."""
    return f"{cell_code(t, place // sending.PLACES)}.{place % sending.PLACES + 1}"


def _act(t: Exodus, x: int, option: int) -> str:
    if option < actions.TRAIN:
        return {actions.END: "end", actions.STEP: "step", actions.SPEND: "favor"}[option]
    if option < actions.SEND_AWAY:
        return f"train:{t.pieces.job_names[option - actions.TRAIN]}"
    if option < actions.LEARN:
        return f"send:{t.pieces.job_names[option - actions.SEND_AWAY]}"
    if option < actions.USE:
        return f"learn:{t.pieces.thing_names[t.shelf[option - actions.LEARN] - 1]}{_twin(t, option - actions.LEARN)}"
    if option < actions.PLAY:
        return f"use:{tier_code(option - actions.USE)}"
    return f"play:{t.pieces.thing_names[t.pieces.first[INFLUENCE] + option - actions.PLAY]}"


def _twin(t: Exodus, place: int) -> str:
    """Two cards of one name may lie on show: the second is told by its place."""
    earlier = any(t.shelf[other] == t.shelf[place] for other in range(place))
    return f"+{place + 1}" if earlier else ""


def _goal(t: Exodus, x: int, option: int) -> str:
    if option < sending.ABOARD:
        return cell_code(t, option)
    if option == sending.ABOARD:
        return "ship"
    if option < sending.WORK:
        return f"new:{t.pieces.thing_names[t.pieces.first[RESIDENCE] + option - sending.NEW]}"
    if option < sending.PILLAR:
        return f"work:{work_code(t, option - sending.WORK)}"
    return f"pillar:{tier_code(option - sending.PILLAR)}"


def _staff(t: Exodus, x: int, option: int) -> str:
    if option == sending.DONE:
        return "done"
    place, job = divmod(option - 1, sending.JOBS)
    return f"{t.pieces.job_names[job]}.{place + 1}"


def _pillar_card(t: Exodus, x: int, option: int) -> str:
    if option == pillars.LEAVE:
        return "leave"
    top = t.stack[option * STACK + t.stack_height[option] - 1]
    return f"{option // TIERS + 1}:{t.pieces.thing_names[top]}"


def _monument(t: Exodus, x: int, option: int) -> str:
    if option == track.LEAVE:
        return "leave"
    place = track.monument_space(t, x) * MONUMENTS + option - 1
    return t.pieces.thing_names[t.offer[place] - 1]


def _open_thing(t: Exodus, x: int, option: int) -> str:
    if option < things.THING:
        return "draw" if option == things.DRAW else "leave"
    return t.pieces.thing_names[option - things.THING]


def _thing(t: Exodus, x: int, option: int) -> str:
    return t.pieces.thing_names[option]


def _space(t: Exodus, x: int, option: int) -> str:
    return t.pieces.space_names[option]


def _catastrophe(t: Exodus, x: int, option: int) -> str:
    return f"{t.pieces.turn_inner[option]}x{t.pieces.turn_middle[option]}"


def _letter(t: Exodus, x: int, option: int) -> str:
    return "done" if option == influence.DONE else LETTERS[option]


def _job(t: Exodus, x: int, option: int) -> str:
    return "done" if option == influence.DONE else t.pieces.job_names[option]


def _cell(t: Exodus, x: int, option: int) -> str:
    return cell_code(t, option)


def _work(t: Exodus, x: int, option: int) -> str:
    return work_code(t, option)


def _pillar(t: Exodus, x: int, option: int) -> str:
    return f"p{option + 1}"


def _yes(t: Exodus, x: int, option: int) -> str:
    return "yes" if option else "no"


def _number(t: Exodus, x: int, option: int) -> str:
    return str(option + 1)


def _quarters(t: Exodus, x: int, option: int) -> str:
    return str(option)


def _tier(t: Exodus, x: int, option: int) -> str:
    return TIER_LETTERS[option]


def _bonus(t: Exodus, x: int, option: int) -> str:
    return ("book", "coin", "settler")[option]


def _prize(t: Exodus, x: int, option: int) -> str:
    return ("point", "step", "book")[option]


def _change(t: Exodus, x: int, option: int) -> str:
    return f"G>{LETTERS[option] * 2}" if option < 3 else f"{LETTERS[option - 3] * 2}>G"


EFFECT: Final = ids.PILLAR_EFFECT
CARD: Final = ids.INFLUENCE_EFFECT
CODES: Final[dict[int, Coder]] = {
    **dict.fromkeys(
        (ids.REVEAL_TILE, ids.REVEAL_PILLAR, ids.REVEAL_KNOWLEDGE, ids.REVEAL_RESIDENCE, ids.REVEAL_MONUMENT), _thing
    ),
    **dict.fromkeys((ids.DRAW_ONE, ids.KEEP, ids.DEAL_CARD), _thing),
    **dict.fromkeys((ids.STAND, ids.ENLIST, ids.DRAW_CANDIDATE, ids.KEEP_CANDIDATE, ids.CONSCRIPT, ids.SETTLE_IN), _letter),
    **dict.fromkeys((ids.TAKE_GUARD, ids.TAKE_SPACE_TILE, ids.TAKE_STEPS, ids.COMPLETE_TIER, ids.SECOND_EFFECT), _yes),
    ids.TAKE_FAVOR: _yes,
    **dict.fromkeys((ids.TAKE_BOOK, ids.SWAP_FOR, ids.EXCHANGE_FOR, ids.EXCHANGE_MORE, ids.RETURN_MORE), _letter),
    **dict.fromkeys((EFFECT, EFFECT + 2, EFFECT + 6, CARD + 6, CARD + 11, CARD + 18), _letter),
    **dict.fromkeys((ids.FIRST_GOES, ids.SEND_ONE_MORE, ids.SEND_REST), _job),
    **dict.fromkeys((EFFECT + 1, EFFECT + 8, EFFECT + 9, CARD + 1, CARD + 7), _job),
    **dict.fromkeys((ids.PLACE, ids.SWAP_WITH, ids.MOVE_TO, CARD, CARD + 17), _cell),
    **dict.fromkeys((CARD + 5, ids.TURN_INNER), _quarters),
    ids.CATASTROPHE: _catastrophe,
    ids.TAKE_ORDER_SPACE: _number,
    ids.MOVE_KING: _space,
    ids.CHOOSE_MONUMENT: _monument,
    ids.CHOOSE_THING: _open_thing,
    ids.TAKE_PILLAR_CARD: _pillar_card,
    ids.LAY_PILLAR_CARD: _pillar,
    ids.CHOOSE_BONUS: _bonus,
    ids.ACT: _act,
    ids.SEND: _goal,
    ids.STAFF: _staff,
    EFFECT + 3: _prize,
    EFFECT + 4: _change,
    ids.SPEND_BOOK: _prize,
    ids.CAPITAL_EFFECT: _tier,
    ids.DRAFT_TO: _work,
}
