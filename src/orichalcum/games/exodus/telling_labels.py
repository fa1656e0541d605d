"""What an option means, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.pieces import (
    GOLD,
    GOODS,
    INFLUENCE,
    MONUMENTS,
    PILLARS,
    RESIDENCE,
    STACK,
    TIERS,
)
from orichalcum.games.exodus.rules import actions, ids, influence, pillars, sending, things, track
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.language import Words

EFFECT: Final = ids.PILLAR_EFFECT
CARD: Final = ids.INFLUENCE_EFFECT

Labeller = Callable[[Exodus, int, int, Words], str]


def label(t: Exodus, option: int, words: Words) -> str:
    return LABELS[t.top() & 0xFF](t, int(t.argument()), option, words)


def _label_act(t: Exodus, x: int, option: int, words: Words) -> str:
    box = t.pieces
    if option < actions.TRAIN:
        return words({actions.END: "label-end", actions.STEP: "label-step", actions.SPEND: "label-spend"}[option])
    if option < actions.SEND_AWAY:
        return words("label-train", job=say.job_name(box, option - actions.TRAIN, words))
    if option < actions.LEARN:
        return words("label-send", job=say.job_name(box, option - actions.SEND_AWAY, words))
    if option < actions.USE:
        place = option - actions.LEARN
        return words("label-learn", card=say.thing_name(box, int(t.shelf[place]) - 1, words), n=place + 1)
    if option < actions.PLAY:
        pillar, tier = divmod(option - actions.USE, TIERS)
        thing = int(t.pillar[t.who() * PILLARS * TIERS + option - actions.USE]) - 1
        return words("label-use", n=pillar + 1, tier=say.tier_name(tier, words), thing=say.thing_name(box, thing, words))
    return words("label-play", card=say.thing_name(box, int(box.first[INFLUENCE]) + option - actions.PLAY, words))


def _label_goal(t: Exodus, x: int, option: int, words: Words) -> str:
    box = t.pieces
    if option < sending.ABOARD:
        return words("label-home", cell=say.cell_name(box, option, words))
    if option == sending.ABOARD:
        return words("label-aboard")
    if option < sending.WORK:
        return words("label-new", thing=say.thing_name(box, int(box.first[RESIDENCE]) + option - sending.NEW, words))
    if option < sending.PILLAR:
        return _work_label(t, option - sending.WORK, words)
    pillar, tier = divmod(option - sending.PILLAR, TIERS)
    return words("label-to-pillar", n=pillar + 1, tier=say.tier_name(tier, words))


def _work_label(t: Exodus, place: int, words: Words) -> str:
    cell, n = divmod(place, sending.PLACES)
    thing = int(t.cell[t.who() * t.pieces.cells + cell]) - 1
    need = int(t.pieces.need[thing * sending.PLACES + n])
    return words("label-work", thing=say.thing_name(t.pieces, thing, words), need=say.need_name(t.pieces, need, words))


def _label_staff(t: Exodus, x: int, option: int, words: Words) -> str:
    if option == sending.DONE:
        return words("label-done")
    place, job = divmod(option - 1, sending.JOBS)
    thing = int(t.cell[t.who() * t.pieces.cells + x]) - 1
    need = say.need_name(t.pieces, int(t.pieces.need[thing * sending.PLACES + place]), words)
    return words("label-staff", job=say.job_name(t.pieces, job, words), need=need, n=place + 1)


def _label_pillar_card(t: Exodus, x: int, option: int, words: Words) -> str:
    if option == pillars.LEAVE:
        return words("label-leave")
    thing = int(t.stack[option * STACK + t.stack_height[option] - 1])
    return words("label-card-of", display="I" * (option // TIERS + 1), thing=say.thing_name(t.pieces, thing, words))


def _label_monument(t: Exodus, x: int, option: int, words: Words) -> str:
    if option == track.LEAVE:
        return words("label-leave")
    return say.thing_name(t.pieces, offered(t, x, option), words)


def offered(t: Exodus, x: int, option: int) -> int:
    return int(t.offer[track.monument_space(t, x) * MONUMENTS + option - 1]) - 1


def _label_open(t: Exodus, x: int, option: int, words: Words) -> str:
    if option == things.LEAVE:
        return words("label-leave")
    if option == things.DRAW:
        return words("label-draw")
    return say.thing_name(t.pieces, option - things.THING, words)


def _label_thing(t: Exodus, x: int, option: int, words: Words) -> str:
    return say.thing_name(t.pieces, option, words)


def _label_space(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-space", space=t.pieces.space_names[option], gain=say.space_text(t.pieces, option, words))


def _label_order(t: Exodus, x: int, option: int, words: Words) -> str:
    gain = say.gain_text(t.pieces, int(t.pieces.order_gain[option]), words)
    key = "label-order.share" if t.pieces.order_shares[option] else "label-order" if gain else "label-order.none"
    return words(key, n=option + 1, gain=gain)


def _label_catastrophe(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-catastrophe", inner=int(t.pieces.turn_inner[option]), middle=int(t.pieces.turn_middle[option]))


def _label_kind(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-done") if option == influence.DONE else say.kind_name(option, words)


def _label_good(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-done") if option == influence.DONE else say.gain_part(option, 1, words)


def _label_job(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-done") if option == influence.DONE else say.job_name(t.pieces, option, words)


def _label_cell(t: Exodus, x: int, option: int, words: Words) -> str:
    thing = int(t.cell[t.who() * t.pieces.cells + option]) - 1
    cell = say.cell_name(t.pieces, option, words)
    if thing >= 0:
        return words("label-tile-on", cell=cell, thing=say.thing_name(t.pieces, thing, words))
    return words("label-cell", cell=cell, gain=say.gain_text(t.pieces, int(t.pieces.cell_gain[option]), words))


def _label_draft(t: Exodus, x: int, option: int, words: Words) -> str:
    return _work_label(t, option, words) + f" ({option % sending.PLACES + 1})"


def _label_pillar(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-pillar", n=option + 1)


def _label_yes(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-yes" if option else "label-no")


def _label_quarters(t: Exodus, x: int, option: int, words: Words) -> str:
    return words("label-quarters", n=option)


def _label_tier(t: Exodus, x: int, option: int, words: Words) -> str:
    return say.tier_name(option, words)


def _label_bonus(t: Exodus, x: int, option: int, words: Words) -> str:
    return (say.gain_part(GOODS, 1, words), say.gain_part(GOLD, 1, words), words("gain-settlers", n=1))[option]


def _label_prize(t: Exodus, x: int, option: int, words: Words) -> str:
    return (say.gain_part(6, 1, words), say.gain_part(5, 1, words), say.gain_part(GOODS, 1, words))[option]


def _label_change(t: Exodus, x: int, option: int, words: Words) -> str:
    coin, books = say.gain_part(GOLD, 1, words), say.gain_part(option % 3, 2, words)
    return words("label-change", give=coin, get=books) if option < 3 else words("label-change", give=books, get=coin)


LABELS: Final[dict[int, Labeller]] = {
    **dict.fromkeys((ids.REVEAL_TILE, ids.REVEAL_PILLAR, ids.REVEAL_KNOWLEDGE, ids.REVEAL_RESIDENCE), _label_thing),
    **dict.fromkeys((ids.REVEAL_MONUMENT, ids.DRAW_ONE, ids.KEEP, ids.DEAL_CARD), _label_thing),
    **dict.fromkeys((ids.STAND, ids.ENLIST, ids.DRAW_CANDIDATE, ids.KEEP_CANDIDATE, ids.CONSCRIPT, ids.SETTLE_IN), _label_kind),
    **dict.fromkeys((ids.TAKE_GUARD, ids.TAKE_SPACE_TILE, ids.TAKE_STEPS, ids.COMPLETE_TIER, ids.SECOND_EFFECT), _label_yes),
    ids.TAKE_FAVOR: _label_yes,
    **dict.fromkeys((ids.TAKE_BOOK, ids.SWAP_FOR, ids.EXCHANGE_FOR, ids.EXCHANGE_MORE, ids.RETURN_MORE), _label_good),
    **dict.fromkeys((EFFECT, EFFECT + 2, EFFECT + 6, CARD + 11, CARD + 18), _label_good),
    **dict.fromkeys((ids.FIRST_GOES, ids.SEND_ONE_MORE, ids.SEND_REST), _label_job),
    **dict.fromkeys((EFFECT + 1, EFFECT + 8, EFFECT + 9, CARD + 1, CARD + 7), _label_job),
    **dict.fromkeys((ids.PLACE, ids.SWAP_WITH, ids.MOVE_TO, CARD, CARD + 17), _label_cell),
    **dict.fromkeys((CARD + 5, ids.TURN_INNER), _label_quarters),
    CARD + 6: _label_kind, ids.DRAFT_TO: _label_draft, ids.CATASTROPHE: _label_catastrophe, ids.TAKE_ORDER_SPACE: _label_order,
    ids.MOVE_KING: _label_space, ids.CHOOSE_MONUMENT: _label_monument, ids.CHOOSE_THING: _label_open,
    ids.TAKE_PILLAR_CARD: _label_pillar_card, ids.LAY_PILLAR_CARD: _label_pillar, ids.CHOOSE_BONUS: _label_bonus,
    ids.ACT: _label_act, ids.SEND: _label_goal, ids.STAFF: _label_staff, EFFECT + 3: _label_prize, EFFECT + 4: _label_change,
    ids.SPEND_BOOK: _label_prize, ids.CAPITAL_EFFECT: _label_tier,
}  # fmt: skip
