"""The rules of Olympos: every step, at the place of its number."""

from __future__ import annotations

from typing import Any, Final

from orichalcum.games.olympos.rules import ids
from orichalcum.games.olympos.rules.building import SpendStars
from orichalcum.games.olympos.rules.destiny import Draw, Keep, KeepOne, Look, OfferCards, PlayCards
from orichalcum.games.olympos.rules.discovering import SpendCubes
from orichalcum.games.olympos.rules.gods import AddZeus, AskZeus, Befall, Judge, LoseSettler, Reveal
from orichalcum.games.olympos.rules.moving import GoTo
from orichalcum.games.olympos.rules.paying import CallGods, EndTurn, Pay
from orichalcum.games.olympos.rules.setting_up import (
    Block,
    BlockAtRandom,
    Blocking,
    DealCube,
    DealTile,
    DealWonder,
    Stack,
)
from orichalcum.games.olympos.rules.taking import ChooseSaving, GainCube, OfferCubes, TakeBonus, TakeTile
from orichalcum.games.olympos.rules.turn import PassOn, Turn
from orichalcum.kernel.table import Step, in_order

RULES: Final[list[Step[Any]]] = in_order(
    DealTile(ids.DEAL_TILE),
    DealWonder(ids.DEAL_WONDER),
    Stack(ids.STACK),
    Blocking(ids.BLOCKING),
    Block(ids.BLOCK),
    BlockAtRandom(ids.BLOCK_AT_RANDOM),
    DealCube(ids.DEAL_CUBE),
    PassOn(ids.PASS_ON),
    Turn(ids.TURN),
    GoTo(ids.GO_TO),
    SpendCubes(ids.SPEND_CUBES),
    TakeTile(ids.TAKE_TILE),
    ChooseSaving(ids.CHOOSE_SAVING),
    OfferCubes(ids.OFFER_CUBES),
    GainCube(ids.GAIN_CUBE),
    TakeBonus(ids.TAKE_BONUS),
    SpendStars(ids.SPEND_STARS),
    OfferCards(ids.OFFER_CARDS),
    PlayCards(ids.PLAY_CARDS),
    Draw(ids.DRAW),
    Look(ids.LOOK),
    KeepOne(ids.KEEP_ONE),
    Keep(ids.KEEP),
    Pay(ids.PAY),
    CallGods(ids.CALL_GODS),
    Reveal(ids.REVEAL),
    AskZeus(ids.ASK_ZEUS),
    AddZeus(ids.ADD_ZEUS),
    Judge(ids.JUDGE),
    Befall(ids.BEFALL),
    LoseSettler(ids.LOSE_SETTLER),
    EndTurn(ids.END_TURN),
)
