"""Colovini in words: what is asked, what an option means, costs and brings, and why something may not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.colovini import preview as ahead
from orichalcum.games.colovini.notation import FIGURES_BY_LETTER, code
from orichalcum.games.colovini.pieces import FIGURES, ITEMS
from orichalcum.games.colovini.rules import ids
from orichalcum.games.colovini.rules.bridges import DONE, SPAN
from orichalcum.games.colovini.rules.paying import TILE
from orichalcum.games.colovini.rules.turn import SELL, STUCK
from orichalcum.games.colovini.rules.walking import next_tile
from orichalcum.games.colovini.scoring import Account, cheapest_pieces
from orichalcum.games.colovini.table import VALUES, Colovini, arrived, gap_end, gap_price
from orichalcum.games.colovini.telling_pieces import ITEM_NAMES, card_name, from_place, span_name, tile_name, to_place
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Entry, Refusal, Sentence

PARAGRAPHS: Final = {
    ids.TURN: "3.1", ids.WALK_ON: "4.2", ids.PAY_PIECE: "8.5", ids.TAKE_TILE: "5.1", ids.UNCOVER: "5.3", ids.AFTER_MOVE: "9.2",
    ids.LAY_BRIDGE: "9.2", ids.DRAW_CARDS: "6.1", ids.DEAL: "6.1", ids.PASS_ON: "10.2", ids.LAY_TILE: "2.1",
}  # fmt: skip

# Each reason with its words and its paragraph.
REASONS: Final = {
    ids.DRY: ("why-dry", "4.4"), ids.DEAR: ("why-dear", "8.6"), ids.AT_HOME: ("why-at-home", "3.2"),
    ids.SOLD_ALREADY: ("why-sold-already", "7.3"), ids.BEGINNING_IS_OVER: ("why-beginning-is-over", "7.2"),
    ids.NO_BRIDGE_LEFT: ("why-no-bridge-left", "9.1"), ids.BRIDGED_ALREADY: ("why-bridged-already", "9.1"),
    ids.RISING: ("why-rising", "8.5"), ids.TOO_SMALL: ("why-too-small", "8.5"), ids.BOUGHT_NOW: ("why-bought-now", "8.4"),
    ids.CAN_MOVE: ("why-can-move", "3.3"), ids.ALIKE: ("why-alike", "3.2"), ids.NO_CARD: ("why-no-card", "4.1"),
}  # fmt: skip


# -- what is asked


def asked(t: Colovini, who: int, words: Words) -> Sentence:
    return ASKED[t.top() & 0xFF](t, who, words)


def _ask_turn(t: Colovini, who: int, words: Words) -> Sentence:
    options = t.choices(who)
    hints = []
    if any(SELL <= option < SPAN for option in options):
        hints.append(words("ask-turn.sell"))
    if any(option >= SPAN for option in options):
        hints.append(words("ask-turn.bridge"))
    key = "ask-stuck" if STUCK in options else "ask-turn"
    hint = words("ask-turn.hint" if key == "ask-turn" else "ask-stuck.may", may=words.listed(hints)) if hints else ""
    return Sentence(words(key), hint or (words("ask-stuck.hint") if key == "ask-stuck" else ""))


def _ask_walk_on(t: Colovini, who: int, words: Words) -> Sentence:
    owner = (t.stander[t.at] - 1) // FIGURES
    hint = words("ask-walk-on.hint", space=t.at + 1, name=words.seat(owner), own=int(owner == who), owed=t.owed)
    return Sentence(words("ask-walk-on"), hint)


def _ask_payment(t: Colovini, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-payment", owed=t.owed), words("ask-payment.hint"))


def _ask_bridge(t: Colovini, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-bridge"), words("ask-bridge.hint"))


def _ask_luck_tile(t: Colovini, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-luck-tile", space=t.argument() + 1))


def _ask_luck_card(t: Colovini, who: int, words: Words) -> Sentence:
    return Sentence(words("ask-luck-card", name=words.seat(t.argument() & 3)))


ASKED: Final[dict[int, Callable[[Colovini, int, Words], Sentence]]] = {
    ids.TURN: _ask_turn, ids.WALK_ON: _ask_walk_on, ids.PAY_PIECE: _ask_payment, ids.LAY_BRIDGE: _ask_bridge,
    ids.UNCOVER: _ask_luck_tile, ids.LAY_TILE: _ask_luck_tile, ids.DEAL: _ask_luck_card,
}  # fmt: skip


# -- what an option means


def label(t: Colovini, option: int, words: Words) -> str:
    return LABELS[t.top() & 0xFF](t, option, words)


def _label_turn(t: Colovini, option: int, words: Words) -> str:
    if option >= SPAN:
        return _label_bridge(t, option, words)
    if option >= SELL:
        return words("label-sell", value=option - SELL, cards=(option - SELL) // 2)
    if option == STUCK:
        return words("label-stuck")
    return _label_walk(t, option, words)


def _label_walk(t: Colovini, option: int, words: Words) -> str:
    walk = ahead.preview(t, option)
    assert walk is not None
    figure = FIGURES_BY_LETTER[walk.figure % FIGURES]
    key = "label-walk.on" if walk.busy else "label-walk"
    start, end = from_place(walk.start, words), to_place(walk.end, t.shore, words)
    return words(key, card=card_name(walk.card, words), figure=figure, to=end, **{"from": start})


def _label_payment(t: Colovini, option: int, words: Words) -> str:
    if option > TILE:
        return words("label-pay-tile", value=option - TILE)
    return words("label-pay-card", card=card_name(option, words))


def _label_bridge(t: Colovini, option: int, words: Words) -> str:
    if option == DONE:
        return words("label-keep-bridge")
    gap = option - SPAN
    return words("label-bridge", span=span_name(gap, gap_end(t, gap) - 1, words), price=gap_price(t, gap))


def _label_tile(t: Colovini, option: int, words: Words) -> str:
    return tile_name(option, words)


def _label_card(t: Colovini, option: int, words: Words) -> str:
    return card_name(option, words)


LABELS: Final[dict[int, Callable[[Colovini, int, Words], str]]] = {
    ids.TURN: _label_turn, ids.WALK_ON: _label_walk, ids.PAY_PIECE: _label_payment, ids.LAY_BRIDGE: _label_bridge,
    ids.UNCOVER: _label_tile, ids.LAY_TILE: _label_tile, ids.DEAL: _label_card,
}  # fmt: skip


# -- what it costs and brings


def preview(t: Colovini, who: int, option: int, words: Words) -> str:
    step = t.top() & 0xFF
    if step == ids.PAY_PIECE:
        return _preview_payment(t, option, words)
    if step == ids.TURN and option == STUCK:
        return words("preview-stuck")
    choice = ahead.preview(t, option)
    if choice is None:
        return ""
    if choice.sells >= 0:
        return _preview_sale(t, choice.sells, words)
    if choice.bridge >= 0:
        return words("preview-bridge")
    return _preview_walk(t, who, choice, words) if choice.figure >= 0 else ""


def _preview_payment(t: Colovini, option: int, words: Words) -> str:
    left = t.owed - (option - TILE if option > TILE else 1)
    return words("preview-payment", left=max(left, 0), lost=max(-left, 0))


def _preview_sale(t: Colovini, value: int, words: Words) -> str:
    if value < 2:
        return words("preview-sale.nothing")
    return "" if t.bought_cards_pay else words("preview-sale")


def _preview_walk(t: Colovini, who: int, walk: ahead.Preview, words: Words) -> str:
    if walk.busy:
        return words("preview-busy", owed=walk.owed)
    said = [_cost(t, who, walk, words), _gain(t, walk, words)]
    if walk.end == t.shore:
        said.append(words("preview-home", cards=arrived(t, who) + 2, ends=int(arrived(t, who) + 1 == FIGURES)))
    return " ".join(said)


def _cost(t: Colovini, who: int, walk: ahead.Preview, words: Words) -> str:
    if walk.owed == 0:
        return words("preview-free")
    pieces = cheapest_pieces(t, who, walk.owed, _cards_left(t, who, walk.card))
    given = [words("given-tile", value=value, n=pieces[value]) for value in range(VALUES - 1, 0, -1) if pieces[value]]
    if pieces[0]:
        given.append(words("given-cards", n=pieces[0]))
    lost = sum(pieces[value] * max(value, 1) for value in range(VALUES)) - walk.owed
    return words("preview-cost", owed=walk.owed, pieces=words.listed(given), lost=lost)


def _cards_left(t: Colovini, who: int, played: int) -> int:
    """The cards that can pay once this one is played (8.4): of equal ones the one bought this turn goes first."""
    fresh = sum(t.bought[who * ITEMS + item] for item in range(ITEMS))
    return t.hand_size[who] - fresh - (0 if t.bought[who * ITEMS + played] else 1)


def _gain(t: Colovini, walk: ahead.Preview, words: Words) -> str:
    if walk.took < 0:
        return words("preview-no-gain")
    return words(
        "preview-gain", tile=tile_name(t.path[walk.took], words), space=walk.took + 1, below=int(t.below[walk.took] != 0)
    )


# -- where in the picture


def anchors(t: Colovini, who: int, option: int) -> tuple[str, ...]:
    return ANCHORS[t.top() & 0xFF](t, who, option)


def _spots_of_turn(t: Colovini, who: int, option: int) -> tuple[str, ...]:
    if option >= SPAN:
        return (f"gap-{option - SPAN}",)
    if option >= SELL:
        return (f"tile-{option - SELL}",)
    if option == STUCK:
        return ()
    figure, item = divmod(option, ITEMS)
    return _spots_of_walk(t, who, figure, t.place[who * FIGURES + figure], item)


def _spots_of_walk_on(t: Colovini, who: int, option: int) -> tuple[str, ...]:
    return _spots_of_walk(t, who, t.figure, t.at, option)


def _spots_of_walk(t: Colovini, who: int, figure: int, start: int, item: int) -> tuple[str, ...]:
    return f"figure-{who}-{figure}", hand_anchor(item), f"space-{next_tile(t, start, item)}"


def _spots_of_payment(t: Colovini, who: int, option: int) -> tuple[str, ...]:
    return (f"tile-{option - TILE}",) if option > TILE else (hand_anchor(option),)


def _spots_of_bridge(t: Colovini, who: int, option: int) -> tuple[str, ...]:
    return () if option == DONE else (f"gap-{option - SPAN}",)


def _spots_of_tile(t: Colovini, who: int, option: int) -> tuple[str, ...]:
    return (f"space-{t.argument()}",)


def _no_spots(t: Colovini, who: int, option: int) -> tuple[str, ...]:
    return ()


ANCHORS: Final[dict[int, Callable[[Colovini, int, int], tuple[str, ...]]]] = {
    ids.TURN: _spots_of_turn, ids.WALK_ON: _spots_of_walk_on, ids.PAY_PIECE: _spots_of_payment,
    ids.LAY_BRIDGE: _spots_of_bridge, ids.UNCOVER: _spots_of_tile, ids.LAY_TILE: _spots_of_tile, ids.DEAL: _no_spots,
}  # fmt: skip


def hand_anchor(item: int) -> str:
    return f"hand-{ITEM_NAMES[item]}"


# -- why not


def why_not(t: Colovini, who: int, refusal: int, words: Words) -> Refusal:
    option, reason, a, b = refusal & 0xFFFF, refusal >> 16 & 0xFF, refusal >> 24 & 0xFFFF, refusal >> 40 & 0xFFFF
    key, paragraph = REASONS[reason]
    return Refusal(code(t, option), words(key, a=a, b=b), paragraph, anchors(t, who, option))


# -- the account


def entries(account: Account) -> list[Entry]:
    """What a seat has, what its figures owe, and what is lost because nothing is given back (10.3 to 10.6)."""
    found = [Entry("tiles", account.tiles, "10.6"), Entry("cards", account.cards, "10.6"), Entry("way", -account.cost, "10.3")]
    if account.paid > account.cost:
        found.append(Entry("lost", account.cost - account.paid, "10.4"))
    return found
