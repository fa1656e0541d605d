# Atlantis by Leo Colovini

title = Atlantis
about = The island is going under. Bring your three figures to the mainland over stones that vanish behind you, and take the best ones along.
shape-wide = Wide
shape-tall = Tall

option-bought_cards_pay = Bought cards may pay
    .hint = Cards bought this turn may pay for gaps, like cards held before.
option-sell_many = Sell several tiles
    .hint = Not just one tile a turn may be sold for cards.
option-bridge_after = Bridge after the move
    .hint = The bridge may also be built after the tile has been taken, not only before the move.
option-take_ahead = Take a tile ahead
    .hint = A figure with no free tile behind it takes the nearest one ahead instead of none.

## Pieces and places

item-ring = ring
item-flag = flag
item-olive = olive
item-helmet = helmet
item-amphora = amphora
item-crown = crown
item-statue = statue
card-ring = Ring
card-flag = Flag
card-olive = Olive
card-helmet = Helmet
card-amphora = Amphora
card-crown = Crown
card-statue = Statue
tile = { $item } { $value }
on-atlantis = on Atlantis
on-mainland = on the mainland
on-space = on space { $space }
from-atlantis = from Atlantis
from-space = from { $space }
to-mainland = to the mainland
to-space = to { $space }
span = { $wide ->
    [0] space { $first }
   *[other] spaces { $first } to { $last }
}

## What is asked

ask-turn = Move one of your figures
    .hint = Before that you may { $may }.
    .sell = sell a tile for cards
    .bridge = build your bridge
ask-stuck = Show your hand and draw 2 cards
    .hint = None of your figures can move.
    .may = None of your figures can move. You may still { $may } first.
ask-walk-on = Play another card and walk on
    .hint = { $own ->
    [0] { $name } stands on space { $space } already.
   *[other] A figure of your own stands on space { $space } already.
}{ $owed ->
    [0] {""}
   *[other] {" "}The way has cost { $owed } so far.
}
ask-payment = Pay { $owed }
    .hint = Tiles count their value, cards 1. The dearest first, and no change is given.
ask-bridge = Build your bridge, or keep it
    .hint = It makes one gap free for everybody, for the rest of the game.
ask-luck-tile = Turn up the tile on space { $space }
ask-luck-card = Deal { $name } a card

## Options

label-walk = { $card }: { $figure } { $from } { $to }
    .on = { $card }: { $figure } { $from } { $to } and on
label-sell = { $cards ->
    [0] Sell a { $value } for nothing
    [one] Sell a { $value } for 1 card
   *[other] Sell a { $value } for { $cards } cards
}
label-bridge = Build the bridge: { $span } (price { $price })
label-keep-bridge = Keep the bridge
label-stuck = Show your hand, draw 2
label-pay-tile = Pay a tile of { $value }
label-pay-card = Pay a card: { $card }

## What an option costs and brings

preview-stuck = Everybody sees your hand, you draw 2 cards, and your turn is over.
preview-sale = The cards cannot pay for gaps this turn.
    .nothing = A tile of value 1 brings no card.
preview-bridge = From now on this gap is free, for you and for everybody else.
preview-busy = The tile is occupied: another card must follow.{ $owed ->
    [0] {""}
   *[other] {" "}The way costs { $owed } so far.
}
preview-free = Costs nothing.
preview-cost = Pay { $owed }: { $pieces }{ $lost ->
    [0] .
   *[other] , { $lost } too much.
}
given-tile = { $n ->
    [one] a tile of { $value }
   *[other] { $n } tiles of { $value }
}
given-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
preview-gain = Take { $tile } from space { $space }; { $below ->
    [0] the space turns to water.
   *[other] another tile comes to light.
}
preview-no-gain = There is no tile to take.
preview-home = { $ends ->
    [0] With this figure home you draw { $cards } cards a turn.
   *[other] Your last figure is home: you draw { $cards } cards, and the game is over.
}
preview-payment = { $left ->
    [0] { $lost ->
        [0] That settles it exactly.
       *[other] That settles it, with { $lost } too much.
    }
    [one] Then 1 is still to pay.
   *[other] Then { $left } are still to pay.
}

## Why not

why-dry = No sequence of your cards leads on to a free tile or to the mainland.
why-dear = That way you cannot pay for: you are { $a } short.
why-at-home = This figure is on the mainland and stays there.
why-sold-already = You have sold a tile this turn, and only one may be sold.
why-beginning-is-over = Tiles are sold at the beginning of a turn, before the bridge is built.
why-no-bridge-left = Your bridge is built already.
why-bridged-already = There is a bridge already.
why-rising = { $a ->
    [0] Tiles are given before cards, and you have begun with the cards.
   *[other] The dearest piece goes first: now at most { $a }.
}
why-too-small = With this as the dearest piece you reach only { $a } of { $b }.
why-bought-now = This card was bought this turn: it cannot pay.
why-can-move = You can move a figure, so you must.
why-alike = Your figures on Atlantis are alike: move the first of them.
why-no-card = You hold no card with that item.

## The log

told-began = Turn { $n }: { $name }.
told-played = { $name } plays { $item }: { $figure } { $to }.
told-owed = The way costs { $n }.
told-paid-tile = { $name } pays with a tile of { $n }.
told-paid-card = { $name } pays with a card: { $item }.
told-took = { $name } takes { $tile } from space { $space }.
told-took-nothing = { $name } finds no tile to take.
told-sank = Space { $space } turns to water.
told-uncovered = On space { $space }, { $tile } comes to light.
told-laid-bridge = { $name } builds the bridge on space { $space }.
told-sold = { $name } sells a tile of { $value } { $cards ->
    [0] for nothing.
    [one] for 1 card.
   *[other] for { $cards } cards.
}
told-drew = { $name } draws { $item }.
    .unknown = { $name } draws a card.
told-reshuffled = The discard pile is shuffled and becomes the draw pile.
told-stuck = { $name } cannot move and shows the hand.
told-showed = { $name } shows { $n } × { $item }.
told-arrived = { $name }’s figure { $figure } reaches the mainland, { $n ->
    [1] the first of three.
    [2] the second of three.
   *[other] the last one.
}
told-ended = { $name } has brought all figures home: the game ends.
told-all-idle = Nobody can do anything any more: the game ends.

## The table in words

table-over = The game is over.
table-turn = Round { $round }. It is { $name }’s turn.
table-walking = Round { $round }. { $name } must walk on with figure { $figure }, { $place }{ $owed ->
    [0] .
   *[other] ; the way has cost { $owed } so far.
}
table-paying = Round { $round }. { $name } has { $owed } to pay.
table-path = The path, from space { $first } next to Atlantis to space { $last } next to the mainland:
table-no-path = Nothing is left of the path.
table-space = { $space } { $tile }{ $below ->
    [0] {""}
   *[other] {" "}over another
}
    .taken = { $space } { $tile }{ $below ->
    [0] {""}
   *[other] {" "}over another
} with { $name }’s figure { $figure }
table-gap = A gap, { $span }: crossing costs { $price }.
    .bridged = A gap with a bridge, { $span }: crossing is free.
table-seat = { $name }: { $figures }.
table-figure = { $figure } { $place }
table-tiles = Tiles: { $tiles }, together { $n }.
    .none = No tiles.
table-cards = { $n ->
    [0] No cards.
    [one] 1 card.
   *[other] { $n } cards.
}
table-hand = { $n ->
    [one] 1 card: { $cards }.
   *[other] { $n } cards: { $cards }.
}
table-card = { $n ->
    [one] { $item }
   *[other] { $n } × { $item }
}
table-bridge = { $kept ->
    [0] Bridge built.
   *[other] Bridge still in hand.
}
table-account = { $over ->
    [0] { $cost ->
        [0] If the game ended now: { $n }.
       *[other] If the game ended now: { $n }, after a way home that costs { $cost }.
    }
   *[other] Result: { $n }.
}
table-piles = Draw pile: { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
table-discard = Discard pile: { $cards }.
    .none = The discard pile is empty.

plate-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
plate-tiles = { $n ->
    [one] 1 point in tiles
   *[other] { $n } points in tiles
}
plate-home = { $n ->
    [0] No figure on the mainland
    [one] 1 figure on the mainland
   *[other] { $n } figures on the mainland
}
plate-bridge = Bridge still in hand
plate-account = { $n } if the game ended now

account-tiles = Tiles
account-cards = Cards
account-way = Way home
account-lost = Paid too much

## The picture

picture-title = Atlantis: the path to the mainland
picture-desc = { $spaces } spaces lead from the sinking city to the mainland. { $gaps ->
    [0] There is no gap
    [one] There is one gap
   *[other] There are { $gaps } gaps
  } on the way.
picture-letter-ring = R
picture-letter-flag = F
picture-letter-olive = O
picture-letter-helmet = H
picture-letter-amphora = A
picture-letter-crown = C
picture-letter-statue = S
picture-seat-coral = coral
picture-seat-azure = azure
picture-seat-pearl = pearl
picture-seat-onyx = onyx
picture-space = Space { $place }: { $item } { $value }{ $below ->
    [0] {""}
   *[other] , another tile below it
  }
picture-gap = { $bridged ->
    [0] Gap, { $price } to cross
   *[other] Bridge, free to cross
  }
picture-mainland = Mainland, { $home ->
    [0] nobody there
    [one] one figure there
   *[other] { $home } figures there
  }
picture-figure = Figure { $letter }, { $colour }, { $home ->
    [0] { $place ->
        [0] on Atlantis
       *[other] on space { $place }
      }
   *[other] on the mainland
  }
picture-hand = Your hand and your tiles
picture-card = { $count ->
    [one] { $item } card
   *[other] { $count } { $item } cards
  }
picture-tile = { $count ->
    [one] Your tile of value { $value }
   *[other] Your { $count } tiles of value { $value }
  }
picture-draws = draw { $count }
picture-scene = Figures run over the last stones; behind them the temple sinks.
