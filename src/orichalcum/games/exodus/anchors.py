"""The spots in the pictures that mean an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.exodus.pieces import MONUMENTS, PEDESTAL, RESIDENCE, TIERS
from orichalcum.games.exodus.rules import actions, ids, influence, pillars, sending, things, track
from orichalcum.games.exodus.table import Exodus

Spots = tuple[str, ...]
EFFECT: Final = ids.PILLAR_EFFECT
CARD: Final = ids.INFLUENCE_EFFECT


def anchors(t: Exodus, who: int, option: int) -> Spots:
    spots = ANCHORS.get(int(t.top() & 0xFF), _nowhere)
    return spots(t, int(t.argument()), option)


def _nowhere(t: Exodus, x: int, option: int) -> Spots:
    return ()


def _act(t: Exodus, x: int, option: int) -> Spots:
    if option < actions.TRAIN:
        return (f"track-{t.flame[t.who()] + 1}",) if option == actions.STEP else ("favor",) if option == actions.SPEND else ()
    if option < actions.SEND_AWAY:
        job = option - actions.TRAIN
        return f"job-{t.pieces.job_from[job]}", f"job-{job}"
    if option < actions.LEARN:
        return (f"job-{option - actions.SEND_AWAY}", "away")
    if option < actions.USE:
        return (f"shelf-{option - actions.LEARN}",)
    if option < actions.PLAY:
        return (f"pillar-{option - actions.USE}",)
    return (f"hand-{option - actions.PLAY}",)


def _goal(t: Exodus, x: int, option: int) -> Spots:
    if option < sending.ABOARD:
        return (f"cell-{option}",)
    if option == sending.ABOARD:
        return ("ships",)
    if option < sending.WORK:
        return (f"home-{t.pieces.first[RESIDENCE] + option - sending.NEW}",)
    if option < sending.PILLAR:
        return (f"cell-{(option - sending.WORK) // sending.PLACES}",)
    return (f"pillar-{option - sending.PILLAR}",)


def _staff(t: Exodus, x: int, option: int) -> Spots:
    return () if option == sending.DONE else (f"job-{(option - 1) % sending.JOBS}",)


def _pillar_card(t: Exodus, x: int, option: int) -> Spots:
    return () if option == pillars.LEAVE else (f"stack-{option}",)


def _monument(t: Exodus, x: int, option: int) -> Spots:
    return () if option == track.LEAVE else (f"offer-{track.monument_space(t, x) * MONUMENTS + option - 1}",)


def _open_thing(t: Exodus, x: int, option: int) -> Spots:
    if option == things.LEAVE:
        return ()
    return (f"pile-{x & 0xF}",) if option == things.DRAW else (f"thing-{option - things.THING}",)


def _drawn(t: Exodus, x: int, option: int) -> Spots:
    return (f"drawn-{option}",)


def _space(t: Exodus, x: int, option: int) -> Spots:
    return (f"space-{option}",)


def _order(t: Exodus, x: int, option: int) -> Spots:
    return (f"order-{option}",)


def _good(t: Exodus, x: int, option: int) -> Spots:
    return () if option == influence.DONE else (f"good-{option}",)


def _job(t: Exodus, x: int, option: int) -> Spots:
    return () if option == influence.DONE else (f"job-{option}",)


def _new_job(t: Exodus, x: int, option: int) -> Spots:
    return f"job-{t.pieces.job_from[option]}", f"job-{option}"


def _cell(t: Exodus, x: int, option: int) -> Spots:
    return (f"cell-{option}",)


def _work(t: Exodus, x: int, option: int) -> Spots:
    return (f"cell-{option // sending.PLACES}",)


def _entry(t: Exodus, x: int, option: int) -> Spots:
    return (f"job-{t.pieces.entry[option]}",)


def _guard(t: Exodus, x: int, option: int) -> Spots:
    return (f"guard-{x}",) if option else ()


def _pillar(t: Exodus, x: int, option: int) -> Spots:
    tier = int(t.pieces.kind[x]) - PEDESTAL
    return (f"pillar-{option * TIERS + tier}",)


ANCHORS: Final[dict[int, Callable[[Exodus, int, int], Spots]]] = {
    ids.ACT: _act, ids.SEND: _goal, ids.STAFF: _staff, ids.TAKE_PILLAR_CARD: _pillar_card, ids.CHOOSE_MONUMENT: _monument,
    ids.CHOOSE_THING: _open_thing, ids.KEEP: _drawn, ids.MOVE_KING: _space, ids.TAKE_ORDER_SPACE: _order,
    ids.TAKE_GUARD: _guard, ids.LAY_PILLAR_CARD: _pillar, ids.KEEP_CANDIDATE: _entry, CARD + 6: _entry, ids.DRAFT_TO: _work,
    **dict.fromkeys((ids.TAKE_BOOK, ids.SWAP_FOR, ids.EXCHANGE_FOR, ids.EXCHANGE_MORE, ids.RETURN_MORE), _good),
    **dict.fromkeys((EFFECT, EFFECT + 2, EFFECT + 6, CARD + 11, CARD + 18), _good),
    **dict.fromkeys((ids.FIRST_GOES, ids.SEND_ONE_MORE, ids.SEND_REST, EFFECT + 1, EFFECT + 8, CARD + 1), _job),
    **dict.fromkeys((EFFECT + 9, CARD + 7), _new_job),
    **dict.fromkeys((ids.PLACE, ids.SWAP_WITH, ids.MOVE_TO, CARD, CARD + 17), _cell),
}  # fmt: skip
