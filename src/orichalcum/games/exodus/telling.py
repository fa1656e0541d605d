"""Exodus in words: what is asked, what an option costs and brings, why something may not be, where points come from."""

from __future__ import annotations

from typing import Final

from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.notation import code
from orichalcum.games.exodus.pieces import (
    GOODS,
    INFLUENCE,
    STACK,
    TIERS,
)
from orichalcum.games.exodus.rules import actions, ids, influence, pillars, sending, things, track
from orichalcum.games.exodus.table import Exodus
from orichalcum.games.exodus.telling_labels import label, offered
from orichalcum.games.exodus.telling_log import SOURCE_WORDS
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Entry, Refusal, Sentence

__all__ = ["asked", "entries", "label", "paragraph", "preview", "why_not"]

EFFECT: Final = ids.PILLAR_EFFECT
CARD: Final = ids.INFLUENCE_EFFECT

# Each step that asks: the word of its question, and the paragraph it asks by.
STEPS: Final[dict[int, tuple[str, str]]] = {
    ids.CATASTROPHE: ("catastrophe", "3.3"), ids.REVEAL_TILE: ("reveal", "3.4"), ids.STAND: ("draw-settler", "3.5"),
    ids.REVEAL_PILLAR: ("reveal", "3.6"), ids.REVEAL_KNOWLEDGE: ("reveal", "3.7"), ids.REVEAL_RESIDENCE: ("reveal", "11.4"),
    ids.REVEAL_MONUMENT: ("reveal", "2.11"), ids.TAKE_ORDER_SPACE: ("order", "6.1"), ids.MOVE_KING: ("king", "6.3"),
    ids.TAKE_GUARD: ("guard", "6.6"), ids.TAKE_SPACE_TILE: ("space-tile", "21.6"), ids.TAKE_BOOK: ("book", "4.2"),
    ids.CHOOSE_MONUMENT: ("monument", "5.5"), ids.TAKE_STEPS: ("steps", "13.4"), ids.ENLIST: ("draw-settler", "4.3"),
    ids.CHOOSE_THING: ("thing", "10.2"), ids.DRAW_ONE: ("draw", "10.2"), ids.KEEP: ("keep", "10.2"),
    ids.DEAL_CARD: ("draw", "5.4"), ids.PLACE: ("place", "11.1"), ids.TAKE_PILLAR_CARD: ("pillar-card", "15.3"),
    ids.LAY_PILLAR_CARD: ("lay-card", "15.3"), ids.CHOOSE_BONUS: ("bonus", "21.3"), ids.COMPLETE_TIER: ("complete", "7.7"),
    ids.ACT: ("act", "7.1"), ids.SEND: ("send", "7.4"), ids.STAFF: ("staff", "7.7"), ids.FIRST_GOES: ("first", "12.2"),
    EFFECT: ("swap-book", "15.7"), EFFECT + 1: ("swap-settler", "15.7"), EFFECT + 2: ("sell-book", "15.7"),
    EFFECT + 3: ("spend-point", "15.7"), EFFECT + 4: ("change-gold", "15.7"), EFFECT + 6: ("book", "15.8"),
    EFFECT + 8: ("send-one", "15.8"), EFFECT + 9: ("train-one", "15.8"), ids.SWAP_FOR: ("book-for", "15.7"),
    ids.DRAW_CANDIDATE: ("draw-settler", "15.7"), ids.KEEP_CANDIDATE: ("candidate", "15.7"),
    ids.SPEND_BOOK: ("spend-book", "15.7"), ids.CAPITAL_EFFECT: ("capital", "15.9"), ids.SECOND_EFFECT: ("second", "15.9"),
    CARD: ("swap-residences", "18.1"), CARD + 1: ("send-each", "18.2"), ids.DRAFT_TO: ("draft", "18.4"),
    CARD + 5: ("turn-middle", "18.6"), CARD + 6: ("send-all", "18.7"), CARD + 7: ("train-free", "18.8"),
    CARD + 11: ("exchange", "18.15"), CARD + 17: ("move-tile", "18.21"), CARD + 18: ("return", "18.22"),
    ids.SWAP_WITH: ("swap-with", "18.1"), ids.SEND_ONE_MORE: ("send-each", "18.2"), ids.CONSCRIPT: ("draw-settler", "18.4"),
    ids.TURN_INNER: ("turn-inner", "18.6"), ids.SEND_REST: ("send-rest", "18.7"), ids.EXCHANGE_FOR: ("book-for", "18.15"),
    ids.EXCHANGE_MORE: ("exchange", "18.15"), ids.SETTLE_IN: ("draw-settler", "18.20"), ids.MOVE_TO: ("move-to", "18.21"),
    ids.RETURN_MORE: ("return", "18.22"), ids.TAKE_FAVOR: ("favor", "21.9"),
}  # fmt: skip

# Each reason with its word and its paragraph.
REASONS: Final[dict[int, tuple[str, str]]] = {
    ids.OUT_OF_REACH: ("why-out-of-reach", "6.3"), ids.KING_THERE: ("why-king-there", "6.4"),
    ids.NEUTRAL_THERE: ("why-neutral-there", "19.1"), ids.TAKEN: ("why-taken", "6.1"),
    ids.CANNOT_PAY: ("why-cannot-pay", "8.3"), ids.NOWHERE_TO_GO: ("why-nowhere-to-go", "7.4"),
    ids.LACKS_SETTLER: ("why-lacks-settler", "12.1"), ids.OWNS_NAME: ("why-owns-name", "12.3"),
    ids.NO_ROOM_FOR_BOTH: ("why-no-room-for-both", "12.2"), ids.NO_ACTION_LEFT: ("why-no-action-left", "7.1"),
    ids.AT_THE_END: ("why-at-the-end", "5.3"), ids.NO_EFFECT: ("why-no-effect", "7.6"),
    ids.PILLAR_USED: ("why-pillar-used", "15.6"), ids.AGORA_CELL: ("why-agora-cell", "11.1"),
    ids.NO_AGORA_CELL: ("why-no-agora-cell", "11.1"), ids.OCCUPIED: ("why-occupied", "11.1"),
    ids.SUPPLY_EMPTY: ("why-supply-empty", "4.2"), ids.TIER_BELOW: ("why-tier-below", "15.3"),
    ids.THREE_PILLARS: ("why-three-pillars", "15.3"), ids.NOT_COMPLETED: ("why-not-completed", "15.6"),
    ids.WRONG_DISPLAY: ("why-wrong-display", "15.1"),
}  # fmt: skip


def paragraph(step: int) -> str:
    return STEPS[step][1]


# -- what is asked


def asked(t: Exodus, who: int, words: Words) -> Sentence:
    step, x = int(t.top() & 0xFF), int(t.argument())
    word = STEPS[step][0]
    return Sentence(words(f"ask-{word}", **about(t, who, step, x, words)), hint(t, who, step, x, words))


def about(t: Exodus, who: int, step: int, x: int, words: Words) -> dict[str, str | int]:
    """What the question speaks of."""
    box = t.pieces
    if step == ids.ACT:
        return {"n": int(t.actions) if t.actions or len(t.choices(who)) > 1 else -1}
    if step in (ids.MOVE_KING, ids.TAKE_ORDER_SPACE):
        return {"ring": words(f"ring-{say.RINGS[t.round - 1]}") if t.round else ""}
    if step in (ids.CHOOSE_THING, ids.DRAW_ONE, ids.KEEP):
        kind = x & 0xF if step != ids.DRAW_ONE else int(t.drawn_kind)
        return {"things": say.things_name(kind, words), "name": words.seat(x) if step == ids.DRAW_ONE else ""}
    if step == ids.DEAL_CARD:
        return {"things": say.things_name(INFLUENCE, words), "name": words.seat(x)}
    if step == ids.PLACE:
        return {"thing": say.thing_name(box, x & 0xFF, words)}
    if step == ids.SEND:
        return {"job": say.job_name(box, x % sending.JOBS, words)}
    if step == ids.STAFF:
        return {"thing": say.thing_name(box, int(t.cell[who * box.cells + x]) - 1, words)}
    if step == ids.COMPLETE_TIER:
        return {"job": say.job_name(box, int(box.tier_job[x % TIERS]), words), "tier": say.tier_name(x % TIERS, words)}
    if step == ids.DRAFT_TO:
        return {"kind": say.kind_name(x, words)}
    if step == ids.TAKE_GUARD:
        return {"kind": say.kind_name(int(t.city[x]) - 1, words)}
    if step == ids.TAKE_SPACE_TILE:
        return {"thing": say.thing_name(box, int(t.ring_tile[x]) - 1, words)}
    if step in (ids.SWAP_FOR, ids.EXCHANGE_FOR):
        return {"good": say.good_name(x & 3, words)}
    if step == ids.SECOND_EFFECT:
        return {"tier": say.tier_name(x % TIERS, words)}
    return {"n": x & 0xFF}


def hint(t: Exodus, who: int, step: int, x: int, words: Words) -> str:
    """Why it is asked, or what lies there."""
    box = t.pieces
    if step == ids.PLACE:
        return say.thing_text(box, x & 0xFF, words)
    if step == ids.FIRST_GOES:
        return say.thing_name(box, x & 0xFF, words)
    if step == ids.ACT:
        return words("ask-act.hint", year=int(t.year), round=int(t.round), favor=int(t.favor[who]))
    if step == ids.STAFF:
        return say.thing_text(box, int(t.cell[who * box.cells + x]) - 1, words)
    return ""


# -- what it costs and brings


def preview(t: Exodus, who: int, option: int, words: Words) -> str:
    step, x = int(t.top() & 0xFF), int(t.argument())
    box = t.pieces
    if step == ids.ACT:
        return _preview_act(t, option, words)
    if step == ids.MOVE_KING:
        return _preview_space(t, option, words)
    if step == ids.CHOOSE_MONUMENT and option != track.LEAVE:
        return say.thing_text(box, offered(t, x, option), words)
    if step == ids.CHOOSE_THING and option >= things.THING:
        return say.thing_text(box, option - things.THING, words)
    if step == ids.KEEP:
        return say.thing_text(box, option, words)
    if step == ids.TAKE_PILLAR_CARD and option != pillars.LEAVE:
        return say.thing_text(box, int(t.stack[option * STACK + t.stack_height[option] - 1]), words)
    if step == ids.SEND and sending.NEW <= option < sending.WORK:
        return words("preview-new")
    if step in (ids.SEND_ONE_MORE, ids.SEND_REST, CARD + 1, EFFECT + 8, ids.FIRST_GOES) and option != influence.DONE:
        return _farewell(t, option, words)
    if step in (EFFECT + 9, CARD + 7):
        return _preview_training(t, option, words, step == EFFECT + 9)
    return ""


def _preview_act(t: Exodus, option: int, words: Words) -> str:
    box = t.pieces
    if option == actions.STEP:
        reached = int(t.flame[t.who()]) + 1
        gain = int(box.track_gain[reached])
        return words("preview-step", n=reached, gain=say.gain_text(box, gain, words)) if gain >= 0 else ""
    if option < actions.TRAIN:
        return words("preview-end", n=int(t.actions)) if option == actions.END and t.actions else ""
    if option < actions.SEND_AWAY:
        return _preview_training(t, option - actions.TRAIN, words, True)
    if option < actions.LEARN:
        return _farewell(t, option - actions.SEND_AWAY, words)
    if option < actions.USE:
        return say.thing_text(box, int(t.shelf[option - actions.LEARN]) - 1, words)
    if option < actions.PLAY:
        return ""
    return say.thing_text(box, int(box.first[INFLUENCE]) + option - actions.PLAY, words)


def _preview_training(t: Exodus, job: int, words: Words, paid: bool) -> str:
    cost = [int(n) for n in t.pieces.job_cost[job * GOODS : job * GOODS + GOODS]] if paid else []
    price = say.goods_text(cost, words)
    return words("preview-train", cost=price, gain=_farewell(t, job, words)) if price else _farewell(t, job, words)


def _farewell(t: Exodus, job: int, words: Words) -> str:
    """What the space pays when its settler is sent away."""
    return words("preview-farewell", gain=say.farewell_text(t.pieces, job, words))


def _preview_space(t: Exodus, space: int, words: Words) -> str:
    box, said = t.pieces, []
    first = int(box.first_slot[space])
    kinds = [int(t.city[n]) - 1 for n in range(first, first + int(box.standing[space])) if t.city[n]]
    if kinds:
        said.append(words("preview-settlers", kinds=words.listed([say.kind_name(kind, words) for kind in kinds])))
    tile = int(t.ring_tile[space]) - 1
    if tile >= 0:
        said.append(f"{say.thing_name(box, tile, words)}: {say.thing_text(box, tile, words) or '-'}")
    guard = int(box.guard_slot[space])
    if guard >= 0 and t.city[guard]:
        said.append(words("preview-guard", kind=say.kind_name(int(t.city[guard]) - 1, words)))
    return " ".join(said)


# -- why not


def why_not(t: Exodus, who: int, refusal: int, words: Words, spots: tuple[str, ...]) -> Refusal:
    option, reason, a = refusal & 0xFFFF, refusal >> 16 & 0xFF, refusal >> 24 & 0xFFFF
    key, number = REASONS[reason]
    return Refusal(code(t, option), words(key, n=a, name=words.seat(a)), number, spots)


# -- the account


def entries(t: Exodus, who: int, end: tuple[int, int, int, int, int]) -> list[Entry]:
    """What was earned, by source; and of a game that goes on, what its end would bring now."""
    earned = [int(n) for n in t.earned[who * len(SOURCE_WORDS) : (who + 1) * len(SOURCE_WORDS)]]
    if not t.over:
        for source, points in zip((8, 9, 10, 11, 12), end, strict=True):
            earned[source] += points
    return [
        Entry(key, points, number) for key, points, number in zip(SOURCE_WORDS, earned, SOURCE_RULES, strict=True) if points
    ]


SOURCE_RULES: Final = (
    *("8.4", "5.2", "11.1", "10.3", "15.4", "15.6", "18.16", "16.3"),
    *("17.1", "17.2", "17.3", "17.4", "17.5", "6.5", "6.1", "2.13"),
)
