"""Olympos in words: what is asked, what an option means, and why something may not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.olympos import naming
from orichalcum.games.olympos.editions import OlymposSheet
from orichalcum.games.olympos.notation import code
from orichalcum.games.olympos.pieces import COLUMNS, GOD_ASHORE, GOODS, SLOTS, count
from orichalcum.games.olympos.rules import destiny, gods, ids, moving, turn
from orichalcum.games.olympos.table import Olympos, delay, from_gods, is_last_turn, spare_time
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Refusal, Sentence
from orichalcum.pictures.palette import ROWS

PARAGRAPHS: Final = {
    ids.DEAL_TILE: "2.1", ids.DEAL_WONDER: "2.2", ids.STACK: "2.3", ids.BLOCKING: "2.4", ids.BLOCK: "2.4",
    ids.BLOCK_AT_RANDOM: "11.2", ids.DEAL_CUBE: "2.6", ids.PASS_ON: "3.1", ids.TURN: "3.3", ids.GO_TO: "4.4",
    ids.SPEND_CUBES: "6.3", ids.TAKE_TILE: "6.7", ids.CHOOSE_SAVING: "6.6", ids.OFFER_CUBES: "1.9", ids.GAIN_CUBE: "6.8",
    ids.TAKE_BONUS: "6.5", ids.SPEND_STARS: "7.2", ids.OFFER_CARDS: "8.2", ids.PLAY_CARDS: "8.2", ids.DRAW: "8.1",
    ids.LOOK: "8.1", ids.KEEP_ONE: "8.4", ids.KEEP: "8.4", ids.PAY: "3.5", ids.CALL_GODS: "9.1", ids.REVEAL: "9.1",
    ids.ASK_ZEUS: "9.4", ids.ADD_ZEUS: "9.4", ids.JUDGE: "9.3", ids.BEFALL: "9.7", ids.LOSE_SETTLER: "9.7",
    ids.END_TURN: "10.1",
}  # fmt: skip

# What is asked of whoever holds cards, whatever they are, each with its name.
WINDOWS: Final = {ids.PLAY_CARDS: "cards", ids.ADD_ZEUS: "zeus"}

# Each reason with its words and its paragraph.
REASONS: Final = {
    ids.NOT_YET: ("why-not-yet", "3.3"), ids.TOO_LATE: ("why-too-late", "10.2"), ids.NO_GOAL: ("why-no-goal", "4.4"),
    ids.OWNED: ("why-owned", "6.4"), ids.TOO_POOR: ("why-too-poor", "6.1"), ids.TOO_FEW_STARS: ("why-too-few-stars", "7.1"),
    ids.NO_USE: ("why-no-use", "8.2"), ids.FOR_WONDERS: ("why-for-wonders", "7.2"), ids.FOR_GODS: ("why-for-gods", "9.4"),
    ids.CROSSED_OUT: ("why-crossed-out", "2.4"), ids.OWN_LAND: ("why-own-land", "4.4"),
    ids.OUT_OF_REACH: ("why-out-of-reach", "4.7"), ids.QUOTA: ("why-quota", "2.4"), ids.STAR_QUOTA: ("why-star-quota", "2.4"),
    ids.CAMP_EMPTY: ("why-camp-empty", "4.2"), ids.NOT_ZEUS: ("why-not-zeus", "9.4"),
}  # fmt: skip


def sheet_of(t: Olympos) -> OlymposSheet:
    sheet: OlymposSheet = t.pieces.sheet
    return sheet


# -- what is asked


def asked(t: Olympos, who: int, words: Words) -> Sentence:
    return ASKED[t.top() & 0xFF](t, who, words)


def _ask_turn(t: Olympos, who: int, words: Words) -> Sentence:
    if is_last_turn(t, who):
        return Sentence(words("ask-last-turn"), words("ask-last-turn.hint", n=int(spare_time(t, who))))
    if list(t.choices(who)) == [turn.WAIT]:
        return Sentence(words("ask-wait"), words("ask-wait.hint"))
    hint = words("ask-turn.hint", n=int(t.hours[who]))
    if delay(t, who):
        hint += " " + words("ask-turn.delay", n=int(delay(t, who)))
    if from_gods(t, who, GOD_ASHORE):
        hint += " " + words("ask-turn.ashore")
    return Sentence(words("ask-turn"), f"{hint} {_forecast(t, who, words)}".strip())


def _forecast(t: Olympos, who: int, words: Words) -> str:
    """How far the marker may go before somebody else acts, and who that is: a marker that joins others lies on top (3.1)."""
    others = [int(one) for one in t.track if one != who and not t.finished >> one & 1]
    if not others:
        return ""
    return words("ask-turn.next", n=int(t.marker[others[0]] - t.marker[who]), name=words.seat(others[0]))


def _ask_goal(t: Olympos, who: int, words: Words) -> Sentence:
    settler = naming.settler_name(sheet_of(t), t.argument(), words)
    return Sentence(words("ask-goal", settler=settler), words("ask-goal.hint"))


def _ask_cubes(t: Olympos, who: int, words: Words) -> Sentence:
    kind = naming.kind_name(sheet_of(t), t.cell[t.argument()] - 1, words)
    return Sentence(words("ask-cubes", kind=kind), words("ask-cubes.hint"))


def _ask_saving(t: Olympos, who: int, words: Words) -> Sentence:
    kind = naming.kind_name(sheet_of(t), t.argument() >> 8, words)
    return Sentence(words("ask-saving", kind=kind), words("ask-saving.hint"))


def _ask_stars(t: Olympos, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-stars", n=int(t.argument() >> 8)), words("ask-stars.hint"))


def _ask_cards(t: Olympos, who: int, words: Words) -> Sentence:
    key = "ask-cards.pay" if t.price else "ask-cards.end"
    return Sentence(words("ask-cards"), words(key, n=int(t.price)))


def _ask_zeus(t: Olympos, who: int, words: Words) -> Sentence:
    god = next_god(t)
    return Sentence(words("ask-zeus", god=naming.god_name(sheet_of(t), god, words)), does(sheet_of(t), god, words))


def next_god(t: Olympos) -> int:
    """The god whose judgement is pending."""
    for i in range(len(t.todo) - 1, -1, -1):
        if t.todo[i] & 0xFF == ids.JUDGE:
            return int(t.todo[i] >> 16)
    return 0


def does(sheet: OlymposSheet, god: int, words: Words) -> str:
    return words(f"god-{sheet.gods.rows[god].id}.does")


def _ask_block(t: Olympos, who: int, words: Words) -> Sentence:
    left = 1 + (int(t.todo[len(t.todo) - 2] >> 16) if len(t.todo) > 1 else 0)
    quota = int(t.pieces.blocked[t.seats])
    still = [quota - int(count(t.pieces.of_good[good] & t.blocked)) for good in range(GOODS)]
    return Sentence(words("ask-block", n=left), words("ask-block.hint", goods=naming.goods_named(still, words)))


def plainly(key: str, hint: bool = True) -> Callable[[Olympos, int, Words], Sentence]:
    """A question that always reads the same."""

    def ask(t: Olympos, who: int, words: Words) -> Sentence:
        return Sentence(words(key), words(f"{key}.hint") if hint else "")

    return ask


def _ask_tile(t: Olympos, who: int, words: Words) -> Sentence:
    row, column = divmod(int(t.argument()), COLUMNS)
    return Sentence(words("ask-luck-tile", row=ROWS[row][2], column=column + 1))


def luck_at(key: str) -> Callable[[Olympos, int, Words], Sentence]:
    """What luck brings to a place of which there are several in a row."""
    return lambda t, who, words: Sentence(words(key, place=int(t.argument()) + 1))


def luck_for(key: str) -> Callable[[Olympos, int, Words], Sentence]:
    """What luck brings to the seat in the step's argument."""
    return lambda t, who, words: Sentence(words(key, name=words.seat(int(t.argument()) & 15)))


ASKED: Final[dict[int, Callable[[Olympos, int, Words], Sentence]]] = {
    ids.DEAL_TILE: _ask_tile, ids.DEAL_WONDER: luck_at("ask-luck-wonder"),
    ids.STACK: luck_at("ask-luck-stack"), ids.BLOCK: _ask_block, ids.BLOCK_AT_RANDOM: plainly("ask-luck-block", False),
    ids.DEAL_CUBE: luck_for("ask-luck-cube"), ids.TURN: _ask_turn, ids.GO_TO: _ask_goal, ids.SPEND_CUBES: _ask_cubes,
    ids.CHOOSE_SAVING: _ask_saving, ids.GAIN_CUBE: plainly("ask-gain-cube"), ids.TAKE_BONUS: plainly("ask-bonus"),
    ids.SPEND_STARS: _ask_stars, ids.PLAY_CARDS: _ask_cards, ids.LOOK: luck_for("ask-luck-card"),
    ids.KEEP: plainly("ask-keep"), ids.REVEAL: plainly("ask-luck-god", False), ids.ADD_ZEUS: _ask_zeus,
    ids.LOSE_SETTLER: plainly("ask-lose"),
}  # fmt: skip


# -- what an option means


def label(t: Olympos, who: int, option: int, words: Words) -> str:
    return LABELS[t.top() & 0xFF](t, who, option, words)


def _label_turn(t: Olympos, who: int, option: int, words: Words) -> str:
    sheet = sheet_of(t)
    if option >= turn.MOVE:
        return words("label-move", settler=naming.settler_name(sheet, option - turn.MOVE, words))
    if option >= turn.CELL:
        return words("label-find", kind=naming.kind_name(sheet, t.cell[option - turn.CELL] - 1, words))
    if option >= turn.WONDER:
        return words("label-build", wonder=naming.wonder_name(sheet, t.column[option - turn.WONDER] - 1, words))
    if option >= turn.CARD:
        return words("label-play", card=naming.card_name(sheet, option - turn.CARD, words))
    return words("label-wait" if option == turn.WAIT else "label-pass")


def _label_goal(t: Olympos, who: int, option: int, words: Words) -> str:
    price = int(moving.prices(t, who, t.argument())[option])
    return words("label-goal", place=naming.space_name(sheet_of(t), option, words), price=price)


def _label_land(t: Olympos, who: int, option: int, words: Words) -> str:
    return words("label-block", place=naming.space_name(sheet_of(t), option, words))


def _label_good(t: Olympos, who: int, option: int, words: Words) -> str:
    return naming.good_name(option, words)


def _label_cubes(t: Olympos, who: int, option: int, words: Words) -> str:
    return words("label-spend", goods=naming.cubes_named(option, words))


def _label_bonus(t: Olympos, who: int, option: int, words: Words) -> str:
    return naming.bonus_name(sheet_of(t), t.pieces.slots[t.argument() * SLOTS + option] - 1, words)


def _label_stars(t: Olympos, who: int, option: int, words: Words) -> str:
    return words("label-stars", cards=option, god=int(t.argument() >> 8) - option)


def _label_cards(t: Olympos, who: int, option: int, words: Words) -> str:
    if option == destiny.DONE:
        return words("label-pay" if t.price else "label-done", n=int(t.price))
    return words("label-play", card=naming.card_name(sheet_of(t), option - destiny.CARD, words))


def _label_zeus(t: Olympos, who: int, option: int, words: Words) -> str:
    if option == gods.NO:
        return words("label-no-zeus")
    return words("label-play", card=naming.card_name(sheet_of(t), option - gods.CARD, words))


def _label_card(t: Olympos, who: int, option: int, words: Words) -> str:
    return naming.card_name(sheet_of(t), option, words)


def _label_lose(t: Olympos, who: int, option: int, words: Words) -> str:
    return words("label-lose", settler=naming.settler_name(sheet_of(t), option, words))


LABELS: Final[dict[int, Callable[[Olympos, int, int, Words], str]]] = {
    ids.DEAL_TILE: lambda t, who, option, words: naming.kind_name(sheet_of(t), option, words),
    ids.DEAL_WONDER: lambda t, who, option, words: naming.wonder_name(sheet_of(t), option, words),
    ids.STACK: lambda t, who, option, words: words.seat(option),
    ids.BLOCK: _label_land, ids.BLOCK_AT_RANDOM: _label_land, ids.DEAL_CUBE: _label_good, ids.TURN: _label_turn,
    ids.GO_TO: _label_goal, ids.SPEND_CUBES: _label_cubes, ids.CHOOSE_SAVING: _label_good, ids.GAIN_CUBE: _label_good,
    ids.TAKE_BONUS: _label_bonus, ids.SPEND_STARS: _label_stars, ids.PLAY_CARDS: _label_cards, ids.LOOK: _label_card,
    ids.KEEP: _label_card, ids.REVEAL: lambda t, who, option, words: naming.god_name(sheet_of(t), option, words),
    ids.ADD_ZEUS: _label_zeus, ids.LOSE_SETTLER: _label_lose,
}  # fmt: skip


# -- where in the picture


def anchors(t: Olympos, who: int, option: int) -> tuple[str, ...]:
    step = t.top() & 0xFF
    return ANCHORS[step](t, option) if step in ANCHORS else ()


def land_anchor(t: Olympos, land: int) -> str:
    return f"land-{sheet_of(t).territories.rows[land].id}"


def card_anchor(t: Olympos, card: int) -> str:
    return f"card-{sheet_of(t).destiny.rows[card].id}"


def settler_anchors(t: Olympos, settler: int) -> tuple[str, ...]:
    return ("camp",) if settler == moving.NEW_SETTLER else (land_anchor(t, moving.land_of(settler)),)


def _spots_of_turn(t: Olympos, option: int) -> tuple[str, ...]:
    if option >= turn.MOVE:
        return settler_anchors(t, option - turn.MOVE)
    if option >= turn.CELL:
        return (f"cell-{option - turn.CELL}",)
    if option >= turn.WONDER:
        return (f"wonder-{option - turn.WONDER}",)
    return (card_anchor(t, option - turn.CARD),) if option >= turn.CARD else ()


def _spots_of_land(t: Olympos, option: int) -> tuple[str, ...]:
    return (land_anchor(t, option),)


def _spots_of_cards(t: Olympos, option: int) -> tuple[str, ...]:
    return (card_anchor(t, option - destiny.CARD),) if option != destiny.DONE else ()


ANCHORS: Final[dict[int, Callable[[Olympos, int], tuple[str, ...]]]] = {
    ids.BLOCK: _spots_of_land, ids.TURN: _spots_of_turn, ids.GO_TO: _spots_of_land,
    ids.TAKE_BONUS: lambda t, option: (f"slot-{t.argument()}-{option}",),
    ids.PLAY_CARDS: _spots_of_cards, ids.ADD_ZEUS: _spots_of_cards,
    ids.LOSE_SETTLER: settler_anchors,
}  # fmt: skip


# -- why not


def why_not(t: Olympos, who: int, refusal: int, words: Words) -> Refusal:
    option, reason, a, b = refusal & 0xFFFF, refusal >> 16 & 0xFF, refusal >> 24 & 0xFFFF, refusal >> 40 & 0xFFFF
    key, paragraph = REASONS[reason]
    thing, why = _refused_thing(t, option, words), words(key, a=a, b=b)
    return Refusal(code(t, option), f"{thing}: {why}" if thing else why, paragraph, anchors(t, who, option))


def _refused_thing(t: Olympos, option: int, words: Words) -> str:
    """What a refusal is about, so that a list of them can be read; nothing for what is no piece and no place."""
    sheet, step = sheet_of(t), t.top() & 0xFF
    if step in (ids.GO_TO, ids.BLOCK):
        return naming.space_name(sheet, option, words)
    if step in (ids.PLAY_CARDS, ids.ADD_ZEUS):
        return naming.card_name(sheet, option - destiny.CARD, words) if option != destiny.DONE else ""
    if step != ids.TURN or option < turn.CARD:
        return ""
    if option >= turn.MOVE:
        settler = option - turn.MOVE
        is_new = settler == moving.NEW_SETTLER
        return words("picture-camp-short") if is_new else naming.space_name(sheet, moving.land_of(settler), words)
    if option >= turn.CELL:
        return naming.kind_name(sheet, t.cell[option - turn.CELL] - 1, words)
    if option >= turn.WONDER:
        return naming.wonder_name(sheet, t.column[option - turn.WONDER] - 1, words)
    return naming.card_name(sheet, option - turn.CARD, words)
