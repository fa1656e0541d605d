"""The rules of the Last Days of Atlantis: every step, at the place of its number."""

from __future__ import annotations

from typing import Any, Final

from orichalcum.games.lastdays.rules import ids
from orichalcum.games.lastdays.rules.attacks import GuardWindow, SabotageShip, Strike, TreasonChoice, Victim
from orichalcum.games.lastdays.rules.auction import BeginSlot, Bid, LayRow, OpenBid, SpendBids, SpyWindow
from orichalcum.games.lastdays.rules.doom import AutoMove, AutoMoves, Fall, Majorities, Tidy
from orichalcum.games.lastdays.rules.drawing import Deal, DealSpecial, GiveSpecial, LayGods, Refill
from orichalcum.games.lastdays.rules.events import Delayed, LoseCube, Together, TurnEvent
from orichalcum.games.lastdays.rules.moving import AllianceWindow, Arrive, GoAshore, MoveShip, OpenAlliance
from orichalcum.games.lastdays.rules.placing import AfterPlacing, Extra, OfferSacrifice, Place, SacrificeOne
from orichalcum.games.lastdays.rules.playing import CardDone, Swap, Symbols
from orichalcum.games.lastdays.rules.senate import (
    BeginRound,
    Discard,
    Influence,
    NextSenator,
    SenatorActs,
    TakeCards,
    TakeTile,
)
from orichalcum.games.lastdays.rules.setting_up import DealHands, PlaceFirst, SeatMarker, StartPlacing
from orichalcum.games.lastdays.rules.winning import EndSlot, Rank, StrategosPlays, TakeBack, Win
from orichalcum.kernel.table import Step, in_order

RULES: Final[list[Step[Any]]] = in_order(
    TurnEvent(ids.TURN_EVENT),
    SeatMarker(ids.SEAT_MARKER),
    DealHands(ids.DEAL_HANDS),
    Deal(ids.DEAL),
    GiveSpecial(ids.GIVE_SPECIAL),
    DealSpecial(ids.DEAL_SPECIAL),
    StartPlacing(ids.START_PLACING),
    PlaceFirst(ids.PLACE_FIRST),
    BeginRound(ids.BEGIN_ROUND),
    Influence(ids.INFLUENCE),
    LayGods(ids.LAY_GODS),
    NextSenator(ids.NEXT_SENATOR),
    TakeTile(ids.TAKE_TILE),
    SenatorActs(ids.SENATOR_ACTS),
    TakeCards(ids.TAKE_CARDS),
    Discard(ids.DISCARD),
    LayRow(ids.LAY_ROW),
    BeginSlot(ids.BEGIN_SLOT),
    Bid(ids.BID),
    OpenBid(ids.OPEN_BID),
    SpendBids(ids.SPEND_BIDS),
    SpyWindow(ids.SPY_WINDOW),
    Rank(ids.RANK),
    Win(ids.WIN),
    EndSlot(ids.END_SLOT),
    TakeBack(ids.TAKE_BACK),
    StrategosPlays(ids.STRATEGOS_PLAYS),
    Place(ids.PLACE),
    AfterPlacing(ids.AFTER_PLACING),
    Extra(ids.EXTRA),
    OfferSacrifice(ids.OFFER_SACRIFICE),
    SacrificeOne(ids.SACRIFICE_ONE),
    Symbols(ids.SYMBOLS),
    MoveShip(ids.MOVE_SHIP),
    Arrive(ids.ARRIVE),
    OpenAlliance(ids.OPEN_ALLIANCE),
    AllianceWindow(ids.ALLIANCE_WINDOW),
    GoAshore(ids.GO_ASHORE),
    Swap(ids.SWAP),
    SabotageShip(ids.SABOTAGE_SHIP),
    TreasonChoice(ids.TREASON_CHOICE),
    GuardWindow(ids.GUARD_WINDOW),
    Strike(ids.STRIKE),
    Victim(ids.VICTIM),
    CardDone(ids.CARD_DONE),
    Majorities(ids.MAJORITIES),
    AutoMoves(ids.AUTO_MOVES),
    AutoMove(ids.AUTO_MOVE),
    Delayed(ids.DELAYED),
    Together(ids.TOGETHER),
    LoseCube(ids.LOSE_CUBE),
    Fall(ids.FALL),
    Tidy(ids.TIDY),
    Refill(ids.REFILL),
)
