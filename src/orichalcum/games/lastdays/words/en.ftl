# The Last Days of Atlantis by Marcin Wełnicki

title = The Last Days of Atlantis
about = The island is lost and the ships are few. Buy influence in the senate, bid for its orders, and bring more of your house to the New Land than anybody else.
shape-wide = All
shape-sea = Sea
shape-senate = Senate
shape-auction = Auction

option-unplayed_return = Unplayed cards return
    .hint = Cards of a row that nobody played go back to the hand, and everybody knows them.
option-draw_what_there_is = Draw what there is
    .hint = A policy card that draws special cards may be played although there are not enough.
option-all_below = All below deck
    .hint = With Hidden holds all refugees of the placement go below deck, even if seats are free.
option-cards_only = Helpers with policy cards only
    .hint = Pursuit ship, Hidden holds and Sacrifice do not go with Basileus and In This Together.
option-ark_always_neutral = The ark is never without its neutral
    .hint = In the harbour the advanced ark fills its neutral's seat again at once.
option-no_chaos_first = No chaos to begin with
    .hint = Chaos Grows is never the first event.
option-oraklos_one = Oraklos may keep one card down
    .hint = Oraklos may keep one card face down, not only two or none.
option-empathy_own_only = Empathy for the own card only
    .hint = Empathy may only stand in for the card of the own row.
option-airship_as_extra = The airship may follow the cargo
    .hint = Under Favourable Winds the advanced airship may be the second ship of Important Cargo.
option-ask_only_able = Ask only who can
    .hint = Interrupts ask only those who hold the card. Quicker, and it betrays them.
option-hand = Cards in hand
    .hint = 7 is the standard game. 8 to 10 is the long one, with another event in the deck.
option-hand-7 = 7, standard game
option-hand-8 = 8, long game
option-hand-9 = 9, long game
option-hand-10 = 10, long game

## Pieces

neutral = neutral
nobody = nobody
nothing = nothing
face-down = face down
face-down-mine = face down: { $card }
ship = { $name } { $letter }
ship-ark = Ark
    .text = Takes 1 neutral.
ship-science = Science ship
    .text = 2 points more for its mover.
ship-bark = Royal bark
    .text = Special card for its mover.
ship-airship = Airship
    .text = One step only. No cargo.
ship-warship = Warship
    .text = Safe from red cards.

senator-archont = Archont
    .text = At once: draw 5 policy cards, then discard any 5.
senator-basileus = Basileus
    .text = At once: place 1 refugee in the harbour.
senator-demagogos = Demagogos
    .text = At once: move 1 ship out of the harbour.
senator-demiurgos = Demiurgos
    .text = At once: draw 1 special card.
senator-oraklos = Oraklos
    .text = Keep 2 cards of your row face down until their bids are over.
senator-philosophos = Philosophos
    .text = After an auction without a card of yours: take back up to 2 cubes.
senator-strategos = Strategos
    .text = After the fifth auction: play a card of your row without cubes.

card-refugees_1_special = Refugees 1 + special
    .text = Place 1 refugee. Draw 1 special card.
card-refugees_1_move = Refugees 1 + ship
    .text = Place 1 refugee. Move another ship.
card-refugees_1_vp = Refugees 1 + point
    .text = Place 1 refugee. 1 point.
card-refugees_2 = Refugees 2
    .text = Place 2 refugees on one ship.
card-refugees_2_split = Refugees 1 and 1
    .text = Place 1 refugee each on two ships.
card-refugees_2_vp = Refugees 2 + point
    .text = Place 2 refugees on one ship. 1 point.
card-refugees_3 = Refugees 3
    .text = Place 3 refugees on one ship.
card-refugees_3_split = Refugees 2 and 1
    .text = Place 2 refugees on one ship, 1 on another.
card-aristocracy_1 = Aristocracy 1
    .text = Place 1 refugee; on a full ship instead of a neutral or a richer rival.
card-aristocracy_2 = Aristocracy 1 and 1
    .text = Place 1 refugee each on two ships; on full ones instead of a neutral or a richer rival.
card-support = Support
    .text = Draw 2 special cards.
card-ships_2 = Ships 2
    .text = Move 2 ships one step each.
card-ships_3 = Ships 3
    .text = Move 3 ships one step each.
card-important_cargo = Important cargo
    .text = Move 1 ship. If it arrives: 1, 5, 9, 14, 20 points.
card-sabotage = Sabotage
    .text = A ship on the ocean: all off, and home. 1 point for each of a richer rival.
card-treason = Treason
    .text = 1 to 4 off a harbour ship, 1 point for each of a richer rival; or 1 to 4 cubes out of the senate.

special-pursuit_ship = Pursuit ship
    .text = Before placing: ships on the ocean may be used too.
special-empathy = Empathy
    .text = Instead of a Refugees card: 3 neutrals of a harbour ship become yours.
special-guard = Guard
    .text = Against Sabotage and Treason on a ship with you aboard.
special-alliance = Alliance
    .text = A ship with neutrals arrives: 1, 3, 6, 10, 15 points for them, 1 for each player colour.
special-hidden_holds = Hidden holds
    .text = Before placing: who finds no seat goes below deck.
special-unexpected_intervention = Intervention
    .text = As a winner: play a policy card of your hand instead.
special-sacrifice = Sacrifice
    .text = After placing: take one of them off, and move that ship.
special-shapeshifting_spy = Spy
    .text = After the bids: 1 cube more on yours.
special-exotic_birds = Exotic birds
    .text = 2 points at the end.
special-orichalcum = Orichalcum
    .text = 3 points at the end.
special-key_of_atlantis = Key of Atlantis
    .text = 4 points at the end.

event-wisdom_of_senate = Wisdom of the Senate
    .text = At the end of the round the first two of the senate draw a special card each.
event-flood_of_poor = Flood of the Poor
    .text = Every card that places refugees may place 1 more.
event-favourable_winds = Favourable Winds
    .text = Every card that moves ships may move 1 more.
event-senate_pays_debts = The Senate Pays Its Debts
    .text = At the end of the round the first of the senate scores 5, the second 3.
event-wrath_of_sea_lord = Wrath of the Sea Lord
    .text = At the end of the round all ships on the ocean are emptied and sent home.
event-in_this_together = In This Together
    .text = At the end of the round everybody may place up to 3 refugees in turn.
event-chaos_grows = Chaos Grows
    .text = No influence, no senate: senators and order stay for another round.
event-gift_of_gods = Gift of the Gods
    .text = Five open cards: in each auction one winner may play one of them instead.
event-under_senate_lead = Under the Senate's Lead
    .text = Refugees come from your cubes in the senate.
event-all_lost = All Lost
    .text = At the end of the round everybody loses 2 cubes for each fallen pillar.

phase-setup = Setting up
phase-influence = Influence
phase-senate = Senate
phase-auction = Auction
phase-doom = Doom

## What is asked

ask-luck-event = Turn up the next event
ask-luck-marker = Whose marker stands in the senate at place { $place }?
ask-luck-card = Deal { $name } a policy card
ask-luck-special = Deal { $name } a special card
ask-luck-gods = Lay out a card for the gods
ask-place-first = Place one of your first two refugees
    .hint = On any ship with a free seat.
ask-influence = Choose how many cubes go into the senate
    .hint = You have { $stock }. They stay there till the end of the round; more cubes choose first and win every tie.
ask-tile = Choose a senator
    .hint = Your marker moves there; further left wins ties.
ask-senator = { $senator }: do you use it?
ask-discard = Discard { $n ->
        [one] one more card
       *[other] { $n } cards
    }
    .hint = Back to as many as before, openly.
ask-row = Lay the card for auction { $slot }
    .hint = Five cards from left to right. Nobody sees them before all have laid theirs.
ask-down = Choose which cards stay face down
    .hint = Oraklos keeps two of them down until their bids are over, or none.
ask-bid = Bid in auction { $slot } for your { $card }
    .hint = You have { $stock }. What you bid is spent, won or not.
ask-open-bid = Bid openly in auction { $slot } for your { $card }
    .hint = You have { $stock }. No bid above 0 twice.
ask-win = You have won auction { $slot }: choose a card to play
    .hint = By the height of the bids you are number { $place }.
ask-take-back = Take back up to two cubes
    .hint = Philosophos: you played no card in this auction.
ask-strategos = Play a card of your row without cubes
    .hint = Strategos: as if you had been second.
ask-place = Place { $n ->
        [one] 1 refugee
       *[other] { $n } refugees
    } { $second ->
        [0] on a ship
       *[other] on another ship
    }
    .hint = Played: { $card }.
ask-place-one = Place 1 refugee, or none
    .hint = On a free seat in the harbour.
ask-extra = Place 1 refugee more, or not
    .hint = Flood of the Poor: on a ship you have just loaded.
ask-sacrifice = Sacrifice one of those you have just placed?
    .hint = Everybody who may hold the card is asked, whether they do or not.
ask-move = Move { $n ->
        [one] 1 ship
       *[other] { $n } ships
    } one step
    .hint = Empty ships never move; each ship once.
    .cargo = If it arrives the dearer table counts for all aboard.
ask-more-ships = Move one ship more, or not
    .hint = Favourable Winds: an ordinary move.
ask-demagogos = Move 1 ship out of the harbour, or none
    .hint = Demagogos: always exactly one.
ask-swap = Choose a ship whose neutrals become yours
    .hint = Empathy: 3 neutrals go to the camp, 3 of your cubes take their seats.
ask-sabotage = Choose a ship on the ocean
    .hint = Everybody aboard is taken off.
ask-treason = Choose a ship in the harbour, or somebody's cubes in the senate
    .hint = One to four refugees, or one to four cubes.
ask-guard = { $ship } is attacked: do you guard it?
ask-alliance = { $ship } arrives with neutrals aboard: do you claim them?
ask-spy = Do you send a spy to raise your bid?
window-spy = After the bids: Shapeshifting Spy
    .hint = Asked in every auction while you have special cards and a cube left.
window-guard = A ship of yours is attacked: Guard
    .hint = Asked when Sabotage or Treason names a ship with a refugee of yours.
window-alliance = A ship with neutrals arrives: Alliance
    .hint = Asked at every arrival with neutrals aboard.
window-sacrifice = You have placed refugees: Sacrifice
    .hint = Asked after every placement of yours.
ask-window = Do you react?
    .hint = { $special }: everybody who may hold it is asked, whether they do or not.
ask-victim = Choose who is taken off { $ship }
    .hint = Up to four, at least one. The richer bring you a point each.
ask-lose = { $n ->
        [one] One cube
       *[other] { $n } cubes
    } must go back into the box: choose from where
    .hint = All Lost: they are lost for good.

## What may be answered

label-none = None
label-pass = Pass
label-use = Play { $special }
label-instead = { $ship }, instead of { $name }
label-no-ship = No ship
label-cubes = { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
label-nothing-to-discard = Nothing to discard
label-up = Turn all up
label-down = Keep { $slots } face down
label-play-nothing = Play nothing
label-play-own = { $card }
label-play-left = { $card } of { $name }
label-play-hand = Intervention: { $card }
label-play-god = The gods' { $card }
label-empathy-own = Empathy instead of { $card }
label-empathy-left = Empathy instead of { $card } of { $name }
label-empathy-hand = Intervention and Empathy: { $card }
label-empathy-god = Empathy instead of the gods' { $card }
label-spare = { $slot }: { $card }
label-spare-empathy = { $slot }: Empathy instead of { $card }
label-oust = { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } of { $name }, senate
label-enough = Enough
label-hidden = { $name }, below deck
label-tile = { $bonus ->
        [0] { $name }
       *[other] { $name } (+{ $bonus })
    }
label-sacrifice = Sacrifice on { $ship }
label-draw = Draw
label-decline = No
preview-left = { $n } left behind your screen.
preview-ship = Aboard: { $aboard }. { $colours ->
        [one] 1 colour.
       *[other] { $colours } colours.
    }
preview-lands = It lands: { $seats }; you { $mover } more{ $cards ->
        [0] .
       *[other] {" "}and a special card.
    }
preview-victims = { $n ->
        [0] No point for you.
        [one] 1 point for you.
       *[other] { $n } points for you.
    }
from-stock = From behind your screen
from-screen = From before your screen
from-senate = From the senate
from-land = From the New Land
from-card = From card { $slot }
from-ship = From { $ship }
from-below = From below deck of { $ship }

## Why not

why-full = { $thing } has not seats enough: { $b } free.
why-on-ocean = { $thing } is on the ocean.
why-no-second = With this on { $thing } the rest of the card would not be possible.
why-empty = { $thing } is empty.
why-not-again = { $thing } has been moved or loaded by this card.
why-immune = { $thing } cannot be touched by red cards.
why-too-fast = { $thing } carries no cargo.
why-elsewhere = { $thing } is not where this reaches.
why-bid-taken = { $a } has been bid already.
why-tile-taken = { $thing } has been chosen already.
why-no-room = There is no room for all refugees of this card.
why-no-cubes = This card needs { $a ->
        [one] 1 cube
       *[other] { $a } cubes
    }, and you have { $b }.
why-no-draw = This card draws { $a ->
        [one] 1 special card
       *[other] { $a } special cards
    }, and there are { $b }.
why-no-ships = This card needs { $a ->
        [one] 1 ship that may move
       *[other] { $a } ships that may move
    }, and there are { $b }.
why-no-target = There is nothing that this card could strike.
why-has-cubes = { $b ->
        [one] 1 cube lies
       *[other] { $b } cubes lie
    } on that card.
why-was-played = That card has been played.
why-not-richer = { $thing } is full, and nobody aboard must give way to you.

## What has happened

told-turned = { $thing } is turned up. { $b ->
        [one] 1 neutral comes aboard.
       *[other] { $b } neutrals come aboard.
    }
told-seated = { $name }'s marker is put into the senate.
told-drew = { $name } draws { $thing }.
told-drew-special = { $name } draws { $thing }.
told-drew-special-unseen = { $name } draws a special card.
told-reshuffled = { $a ->
        [0] The policy discards are shuffled.
       *[other] The special discards are shuffled.
    }
told-began = Round { $a } begins.
told-bade = { $name } puts { $a ->
        [one] 1 cube
       *[other] { $a } cubes
    } into the senate.
told-took-tile = { $name } chooses { $thing }{ $n ->
        [0] .
       *[other] {" "}and scores { $n } for bonus.
    }
told-declined = { $name } does not use { $thing }.
told-discarded = { $name } discards { $thing }.
told-laid = { $name } lays { $slot }: { $card }.
told-laid-hidden = { $name } keeps card { $slot } face down.
told-slot = Auction { $slot } begins.
told-bid = { $name } bids { $n }.
told-spied = { $name }'s spy raises the bid to { $a }.
told-turned-up = { $name }'s card { $slot } is turned up: { $card }.
told-passed = { $name } plays nothing.
told-played-own = { $name } plays { $card }.
told-played-left = { $name } plays { $card } of { $other }.
told-played-hand = { $name } plays { $card } from the hand.
told-played-god = { $name } plays the gods' { $card }.
told-took-back = { $name } takes back { $a ->
        [one] 1 cube.
       *[other] { $a } cubes.
    }
told-used = { $name } plays { $thing }.
told-placed = { $name } places { $b } on { $thing }{ $c ->
        [0] .
       *[other] {" "}and { $c } below deck.
    }
told-removed = On { $ship } { $colour } must give way to { $name }.
told-sacrificed = { $name } sacrifices a refugee on { $thing }.
told-sailed = { $name } moves { $thing } onto the ocean.
told-sailed-alone = { $thing } sails onto the ocean.
told-arrived = { $thing } reaches the New Land.
told-scored = { $name } scores { $n } ({ $source }).
told-swapped = { $name } takes the seats of { $b } neutrals on { $thing }.
told-struck = { $name } sabotages { $thing }.
told-victim = { $name } takes { $colour } off { $ship }.
told-ousted = { $name } takes { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } of { $other } out of the senate.
told-guarded = { $name }'s guard protects { $thing }.
told-doom = A pillar falls: { $a } of 3.
told-ship-turned = { $thing } is turned over.
told-lost = { $name } loses a cube: { $place }.
told-returned = { $thing } returns empty to the harbour.
told-ended = The third pillar has fallen. Atlantis is no more.
told-revealed = { $name } turns up { $thing }: { $n }.
told-laid-god = The gods lay out { $thing }.

account-refugees = refugees ashore
account-cargo = important cargo
account-colours = colours aboard
account-moving = moving ships
account-majority = majorities
account-bonus = bonus of senators
account-card = points on cards
account-victims = victims
account-alliance = alliances
account-event = events
account-treasure = treasures

## The table in words

say-setup = Setting up.
say-round = { $round ->
        [0] {""}
       *[other] Round { $round },{" "}
    }{ $phase }{ $slot ->
        [0] .
       *[other] , auction { $slot } of 5.
    } Event: { $event }. { $text } { $open ->
        [0] Bids are secret.
       *[other] Bids are open.
    } Pillars fallen: { $doom } of 3.
say-ship = { $ship }{ $advanced ->
        [0] {""}
       *[other] {" "}(advanced: { $text })
    } { $ocean ->
        [0] in the harbour,
       *[other] on the ocean,
    } { $taken } of { $seats } seats: { $aboard }{ $hidden ->
        [0] .
       *[other] ; below deck: { $below }.
    }
say-shore = On the New Land: { $aboard }. Neutrals in the camp: { $camp }.
say-order = Senate order: { $order }.
say-senator = { $senator }: { $text }{ $taken ->
        [0] {""}
       *[other] {" "}Chosen by { $holder }.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}Bonus { $bonus }.
    }{ $marked ->
        [0] {""}
       *[other] {" "}Marker: { $markers }.
    }
say-seat = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $stock ->
        [one] 1 cube
       *[other] { $stock } cubes
    } behind the screen{ $before ->
        [0] {""}
       *[other] , { $before } before it
    }, { $senate } in the senate{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }, { $cards ->
        [one] 1 policy card
       *[other] { $cards } policy cards
    }, { $specials ->
        [one] 1 special card
       *[other] { $specials } special cards
    }.
say-row = { $name }'s row: { $row }.
say-bid = { $name }'s card is { $card }{ $known ->
        [0] .
       *[other] : { $text }
    }{ $bid ->
        [-1] {""}
        [0] {" "}Bid: none.
       *[other] {" "}Bid: { $bid }.
    }
say-winners = Auction { $slot } is won by { $names }, in this order.
say-used = played
say-gods = The gods' hand: { $cards }.
say-hand = Your hand: { $cards }.
say-special = Your special cards: { $cards }.
sign-stock = { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } behind the screen
sign-senate = { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } in the senate
sign-specials = { $n ->
        [one] 1 special card
       *[other] { $n } special cards
    }, { $cards ->
        [one] 1 policy card
       *[other] { $cards } policy cards
    }

## The pictures

picture-title = The Last Days of Atlantis
picture-desc = Round { $round }, { $phase }: five ships, the senate, the auction.
picture-order = Order
picture-senate = Senate
picture-auction = Auction { $slot } of 5
picture-auction-none = The rows
picture-bids = { $open ->
        [0] secret bids
       *[other] open bids
    }{ $n ->
        [0] {""}
       *[other] , the { $n } highest play
    }
picture-secret = secret bids
picture-open = open bids
picture-harbour = Harbour
picture-ocean = Ocean
picture-new-land = New Land
picture-camp = camp { $n }
picture-ashore = ashore
picture-doom = { $n }/3 fallen
picture-round = Round { $round }
picture-hand = Your cards
picture-ship = { $ship }, { $taken } of { $seats } seats taken
landing = If it lands now: { $seats }; whoever moves it there { $mover } more.
landing-seat = { $name } { $n }
picture-seats = { $seats } seats
picture-aboard = { $name }: { $n }
picture-below = { $name }, below deck: { $n }
picture-card = { $card }: { $text }
picture-influence = { $name }: { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } in the senate
picture-senator = { $senator }: { $text }
picture-row = { $name }, card { $slot }: { $card }
picture-doom-sign = doom
picture-no-event = no event yet
letter-refugees = R
letter-aristocracy = A
letter-support = U
letter-ships = S
letter-cargo = C
letter-sabotage = B
letter-treason = T
