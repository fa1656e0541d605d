# Olympos by Philippe Keyaerts

title = Olympos
about = Peoples settle Greece, find out how things are done and build wonders, while the gods look on. Everything costs time, and whoever has spent the least of it acts.
shape-wide = Wide
shape-map = Map
shape-board = Discoveries
shape-seats = Seats

option-open_prestige = Open prestige
    .hint = Prestige tokens lie face up, so everybody knows how everybody stands.
option-random_blocking = Block by lot
    .hint = Luck blocks the territories, not the last player of the stack.
option-own_discount = Discount on its own purchase
    .hint = A tile of Agriculture or Money already counts when it is paid for itself.

## Pieces

north = the north
nothing = none
good-grain = grain
good-wood = wood
good-stone = stone
good-gold = gold
letter-grain = G
letter-wood = W
letter-stone = S
letter-gold = O
good-count = { $n } { $good }
good-grey = { $n } of { $place ->
    [0] one good
    [1] another good
    [2] a third good
   *[other] a fourth good
}
by-choice = as you choose

kind-surgery = Surgery
    .narrow = Surgery
    .does = two settlers for the camp
    .short = 2 settlers
kind-strategy = Strategy
    .narrow = Strategy
    .does = 2 swords
    .short = 2 swords
kind-phalanx = Phalanx
    .narrow = Phalanx
    .does = 1 sword and a destiny card
    .short = sword, card
kind-hellenism = Hellenism
    .narrow = Helle- nism
    .does = 1 Zeus symbol and a destiny card
    .short = 1 Zeus, card
kind-art = Art
    .narrow = Art
    .does = 2 Zeus symbols
    .short = 2 Zeus
kind-medicine = Medicine
    .narrow = Medicine
    .does = a new settler costs 1
    .short = settler for 1
kind-cavalry = Cavalry
    .narrow = Cavalry
    .does = two hourglasses; a run of land costs 1 in all
    .short = run of land 1
kind-oracle = Oracle
    .narrow = Oracle
    .does = look at three destiny cards, keep one
    .short = cards: 1 of 3
kind-agriculture = Agriculture
    .narrow = Agri- culture
    .does = cells with grain, or with wood, cost 2 less
    .short = G or W −2
kind-money = Money
    .narrow = Money
    .does = cells with stone, or with gold, cost 2 less
    .short = S or O −2
kind-metallurgy = Metallurgy
    .narrow = Metal- lurgy
    .does = 1 sword
    .short = 1 sword
kind-hoplite = Hoplite
    .narrow = Hoplite
    .does = 1 sword
    .short = 1 sword
kind-religion = Religion
    .narrow = Religion
    .does = 1 Zeus symbol
    .short = 1 Zeus
kind-polytheism = Polytheism
    .narrow = Poly- theism
    .does = 1 Zeus symbol
    .short = 1 Zeus
kind-democracy = Democracy
    .narrow = Demo- cracy
    .does = wins ties
    .short = wins ties
kind-astronomy = Astronomy
    .narrow = Astro- nomy
    .does = a step to sea costs 1 less
    .short = sea −1
kind-mapmaking = Map-making
    .narrow = Map- making
    .does = a step to sea costs 1 less
    .short = sea −1
kind-commerce = Commerce
    .narrow = Com- merce
    .does = two cubes of your choice
    .short = 2 cubes
kind-architecture = Architecture
    .narrow = Archi- tecture
    .does = 1 star; wonders cost 5
    .short = star, build 5
kind-poetry = Poetry
    .narrow = Poetry
    .does = 3 points
    .short = 3 points
kind-city = City
    .narrow = City
    .does = 1 point for each of your discs on the map
    .short = 1 per disc
kind-science = Science
    .narrow = Science
    .does = 1 point for each of your discoveries
    .short = 1 a discovery
kind-absolutism = Absolutism
    .narrow = Abso- lutism
    .does = 2 points for each sword on your discoveries
    .short = 2 per sword
kind-philosophy = Philosophy
    .narrow = Philo- sophy
    .does = 5 points
    .short = 5 points
kind-engineering = Engineering
    .narrow = Engi- neering
    .does = 1 star; 3 points for each star token
    .short = star, 3 each

wonder-gate = Cyclopean Gate
wonder-stadium = Stadium
wonder-parthenon = Parthenon
wonder-statue = Statue of Zeus
wonder-colossus = Colossus

card-cube-grain = Grain cube
    .narrow = Grain cube
    .does = a cube of grain
card-cube-wood = Wood cube
    .narrow = Wood cube
    .does = a cube of wood
card-cube-stone = Stone cube
    .narrow = Stone cube
    .does = a cube of stone
card-cube-gold = Gold cube
    .narrow = Gold cube
    .does = a cube of gold
card-wood-points = Wood
    .narrow = Wood
    .does = 1 prestige for each wood token
card-four-kinds = Four kinds
    .narrow = Four kinds
    .does = 3 prestige, if you have a token of each good
card-grain-hours = Harvest
    .narrow = Harvest
    .does = an hourglass for each grain token
card-stone-hours = Quarry
    .narrow = Quarry
    .does = three hourglasses, if you have the most stone tokens
card-star = Star
    .narrow = Star
    .does = a star for a wonder
card-zeus = Zeus
    .narrow = Zeus
    .does = a Zeus symbol for the god just revealed

god-zeus = Zeus
    .does = the most symbols: 3 prestige
    .mark = 3 prestige
god-hecate = Hecate
    .does = the most symbols: a settler
    .mark = a settler
god-artemis = Artemis
    .does = the most symbols: a cube of choice
    .mark = a cube of choice
god-athena = Athena
    .does = the most symbols: a star for a wonder
    .mark = a star for a wonder
god-ares = Ares
    .does = the most symbols: 2 swords until the next god
    .mark = 2 swords until the next god
god-hades = Hades
    .does = the fewest symbols: a settler goes back to the camp
    .mark = a settler goes back to the camp
god-keres = Keres
    .does = the fewest symbols: 2 points less at the end
    .mark = 2 points less at the end
god-siren = Siren
    .does = the fewest symbols: no sea until the next god
    .mark = no sea until the next god
god-nemesis = Nemesis
    .does = the fewest symbols: all destiny cards are lost
    .mark = all destiny cards are lost
god-erinyes = Erinyes
    .does = the fewest symbols: the next action costs 2 more
    .mark = the next action costs 2 more

gain-settlers = { $n ->
    [one] a settler
   *[other] { $n } settlers
}
gain-hours = { $n ->
    [one] 1 hourglass
   *[other] { $n } hourglasses
}
gain-cube = a cube of { $good }
gain-prestige = { $n } prestige
gain-token = a token of { $good }
gain-star = a star
gain-zeus = the Zeus token
bonus = { $letter }: { $brings }
brings = Brings { $what }.
settler-new = a new settler
settler-at = the settler in { $place }
settler-buried = the settler in { $place } under { $n ->
    [one] one disc
   *[other] { $n } discs
}

## What is asked

ask-block = Block a territory: { $n } to go
    .hint = Still { $goods }; of each good at most one with a star. Nobody will ever hold them.
ask-turn = Move a settler, make a discovery, or build a wonder
    .hint = { $n ->
    [0] No hourglass: all of the price moves your marker.
    [one] Your hourglass pays first.
   *[other] Your { $n } hourglasses pay first.
}
    .delay = The Erinyes add { $n }.
    .ashore = The Siren bars the sea.
    .next = { $n ->
    [0] Then { $name } acts.
   *[other] Up to { $n } you act again, beyond it { $name }.
}
ask-last-turn = Pass, or take one last action
    .hint = { $n } time at most: no marker goes beyond the cross.
ask-wait = Wait: no action is possible
    .hint = Your marker joins the next one ahead.
ask-goal = Move { $settler } to a territory that you gain
    .hint = The cheapest way is found for it.
ask-cubes = Choose the cubes that pay for { $kind }
    .hint = These ways spend equally few.
ask-saving = Choose the tile of { $kind }
    .hint = Cells that show this good in colour cost you 2 less from now on.
ask-gain-cube = Take a cube
    .hint = Of any good that is left.
ask-bonus = Take a bonus
    .hint = It comes at once; your disc stays and counts as a star for the wonder of the column.
ask-stars = Choose what gives the missing { $n ->
    [one] star
   *[other] { $n } stars
}
    .hint = Star cards are thrown away, Athena's star is used up.
ask-cards = Play destiny cards, or go on
    .pay = Then you pay { $n }.
    .end = Then the turn ends.
ask-keep = Keep one of these cards
    .hint = The others are thrown away for all to see.
ask-zeus = { $god } has come: play Zeus cards, or go on
ask-lose = Take back a settler
    .hint = Hades sends it from the map to your camp.
ask-luck-tile = Which discovery lies in row { $row }, column { $column }?
ask-luck-wonder = Which wonder lies below column { $place }?
ask-luck-stack = Whose marker is number { $place } from the top?
ask-luck-block = Block a territory
ask-luck-cube = Deal { $name } a cube
ask-luck-card = { $name } looks at a destiny card
ask-luck-god = Reveal a god

window-cards = After your action: destiny cards
    .hint = Asked before you pay and at the end of your turn, while you hold cards.
window-zeus = A god has come: Zeus cards
    .hint = Asked at every god, while you hold cards.

## What may be chosen

label-move = Move { $settler }
label-find = Discover { $kind }
label-build = Build: { $wonder }
label-play = Play { $card }
label-wait = Wait
label-pass = Pass
label-goal = { $place } for { $price }
label-block = { $place }
label-spend = { $goods }
label-stars = { $cards ->
    [0] Athena's star
    [one] 1 star card
   *[other] { $cards } star cards
}{ $god ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}and Athena's star
    }
}
label-pay = Pay { $n }
label-done = End the turn
label-no-zeus = Go on
label-lose = Take back { $settler }

## What it costs and brings

preview-move = { $n ->
    [one] 1 territory within reach, for { $least } time.
   *[other] { $n } territories within reach, from { $least } time.
}
preview-price = Costs { $n } time.
    .parts = Costs { $n } time: { $parts }.
preview-own-discount = With the good it shows, { $n }.
preview-find = Cubes spent: { $goods }. The tile: { $does }.
preview-build = Brings { $points } points.{ $missing ->
    [0] {""}
    [one] {" "}1 star is spent.
   *[other] {" "}{ $missing } stars are spent.
}
preview-keep = The card: { $does }.
preview-wait = It is no action: hourglasses stay, Zeus spaces count.
preview-pass = You have finished.
preview-goal = From { $start } to { $steps }: { $parts }.
way-step = { $place } ({ $n })
preview-gain = Gains { $what }.
preview-tribe = Beats the tribe.
preview-fight = Beats { $name }, who gets an hourglass.
preview-left = { $place } falls to { $name }.
    .empty = { $place } is left empty.
part-arrival = { $n } for the settler
part-way = { $n } for the way
part-fight = { $n } for the fight
part-saved = { $n } saved
part-delay = { $n } for the Erinyes

## Why not

why-not-yet = Nobody may pass before the last Zeus space: you are on { $a }, it is on { $b }.
why-too-late = It costs { $a }, but only { $b } are left to the cross.
why-no-goal = This settler can gain no territory.
why-owned = You have it already.
why-too-poor = { $a ->
    [one] 1 good is missing.
   *[other] { $a } goods are missing.
}
why-too-few-stars = It needs { $a } stars, you have { $b }.
why-no-use = It would bring you nothing now.
why-for-wonders = It waits for a wonder.
why-for-gods = It waits for the next god.
why-crossed-out = The territory is blocked.
why-own-land = It is yours already: a move must gain a territory.
why-camp-empty = There is no settler in your camp.
why-out-of-reach = No way leads there for this settler.
why-quota = Enough territories of this good are blocked.
why-star-quota = A star of this good is blocked already.
why-not-zeus = It shows no Zeus symbol.

## What has happened

told-dealt-tile = { $kind } lies in row { $row }, column { $column }.
told-dealt-wonder = Below column { $column }: { $wonder }.
told-stacked = { $name } is number { $n ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] 5
} of the stack from the top.
told-blocked = { $name } blocks { $place }.
told-start-cube = { $name } begins with a cube of { $good }.
told-began = { $name } acts, on space { $n }.
told-set-out = { $name }: a settler sets out from { $place }.{ $n ->
    [0] {""}
   *[other] {" "}It is new and costs { $n }.
}
told-crossed = { $name } crosses { $place } for { $n }.
told-entered = { $name } enters { $place } for { $n }{ $fight ->
    [0] .
   *[other] , and fights for { $fight }.
}
told-beat-tribe = { $name } beats the tribe in { $place }.
told-fought = { $name } beats { $other } in { $place }.
told-took = { $name } controls { $place }.
told-left = { $name } leaves { $place }.
told-regained = { $name } controls { $place } again.
told-hours = { $name } gains { $n ->
    [one] an hourglass
   *[other] { $n } hourglasses
}.
told-settlers = { $name } gains { $n ->
    [one] a settler
   *[other] { $n } settlers
}.
told-cube = { $name } gains a cube of { $good }.
told-prestige = { $name } gains { $n } prestige.
told-spent-cube = { $name } spends { $n } { $good }.
told-discovered = { $name } discovers { $kind }.
told-saving = { $name } takes the { $kind } tile of { $good }.
told-bonus = { $name } takes bonus { $bonus }.
told-built = { $name } builds: { $wonder }.
told-spent-star = { $name } uses up the star of { $god }.
told-played = { $name } plays { $card }.
told-reshuffled = The destiny cards thrown away are the new deck.
told-drew = { $name } draws { $card }.
    .unknown = { $name } draws a destiny card.
told-nothing-to-draw = There is no destiny card left to draw.
told-threw-away = { $name } throws away { $card }.
told-priced = The price is { $n }: { $parts }.
told-paid = { $name } pays { $price }{ $hours ->
    [0] {""}
    [one] , 1 with an hourglass
   *[other] , { $hours } with hourglasses
}: space { $space }.
told-revealed = Zeus space { $space }: { $name } calls { $god } ({ $does }).
told-counted = { $name } has { $n ->
    [one] 1 Zeus symbol
   *[other] { $n } Zeus symbols
}.
told-befell = { $god } comes upon { $name }.
told-untouched = { $god } finds nobody.
told-wore-off = { $god } goes away.
told-passed = { $name } passes.
told-waited = { $name } waits, on space { $n }.
told-finished = { $name } has finished.
told-ended = The game is over.

## The table in words

table-over = The game is over.
table-turn = { $name } is asked.
table-setting-up = The game is being set up.
table-no-track = The markers are not stacked yet.
table-track = In the order in which they act: { $seats }.
table-marker = { $name } on { $n }
table-seat = { $mine ->
    [0] { $name }
   *[other] { $name } (you)
}: { $hours ->
    [one] 1 hourglass
   *[other] { $hours } hourglasses
}, { $camp ->
    [one] 1 settler
   *[other] { $camp } settlers
} in the camp, { $discs } on the map.
table-goods = Tokens: { $tokens }; cubes: { $cubes }.
table-signs = Swords { $swords }, Zeus symbols { $zeus }, stars { $stars }.
table-works = Has { $works }.
    .none = No discovery yet.
table-saves = { $kind } ({ $good })
table-cards = Destiny cards: { $n }.
table-card = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
table-hand = In hand: { $cards }.
table-looked = Drawn: { $cards }.
table-prestige = Prestige { $n }; { $score } points if it ended now.
    .hidden = Prestige tokens face down: { $n }.
table-mark = Under { $god }: { $mark }.
table-finished = Has finished.
table-map = The map:
table-land = { $place }, { $good }
land-star = star
land-zeus = Zeus token
land-atlantis = Atlantis
land-blocked = blocked
land-tribe = a tribe
land-held = held by { $name }
land-under = above { $name }
land-price = { $n } time for you
land-beside = { $said }; beside { $places }.
land-north = the north
sea-beside = { $sea }: { $places }
table-seas = Which sea borders on which: { $seas }.
table-zeus = Zeus spaces ahead: { $spaces }; the cross is on { $cross }.
table-zeus-space = { $space } ({ $n ->
    [0] no god any more
    [one] one god
   *[other] { $n } gods
})
table-board = The development board by row and column; bonuses are { $bonuses }:
table-cell = { $row }-{ $column }: { $kind } ({ $does }), { $left } left, costs { $cost }.
    .bare = { $row }-{ $column }: bare ({ $cost }).
table-slots = Bonuses: { $slots }.
slot-taken = { $letter } taken by { $name }
table-mine = { $owned ->
    [0] { $missing ->
        [0] You can pay it, for { $price } time.
        [one] You lack 1 good.
       *[other] You lack { $missing } goods.
    }
   *[other] You have it.
}
table-wonder = Below column { $column }: { $wonder }, { $stars } stars, { $points } points. Stars: { $have }.
table-stars = { $name } { $n }
table-gods = Gods that have come: { $shown }. Still to come, but one: { $left }.
table-deck = Destiny cards left: { $n }. Thrown away: { $cards }.

plate-time = on space { $n }
plate-hours = { $n ->
    [one] 1 hourglass
   *[other] { $n } hourglasses
}
plate-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
plate-zeus = { $n ->
    [one] 1 Zeus symbol
   *[other] { $n } Zeus symbols
}
plate-stars = { $n ->
    [one] 1 star token
   *[other] { $n } star tokens
}
plate-tiles = { $n ->
    [one] 1 discovery
   *[other] { $n } discoveries
}
plate-cards = { $n ->
    [one] 1 destiny card
   *[other] { $n } destiny cards
}

account-position = Position
account-prestige = Prestige
account-territories = Territories
account-atlantis = Atlantis
account-discoveries = Discoveries
account-wonders = Wonders
account-writings = Poetry and Philosophy
account-city = City
account-science = Science
account-absolutism = Absolutism
account-engineering = Engineering
account-gods = Keres
account-cards = Destiny cards

## Pictures

picture-title = Olympos: the map, the time track, the development board
picture-desc = Greece with { $lands } territories; the time track runs around it.
picture-north = The north: new settlers come from here
picture-acts = acts now
picture-ahead = { $n } ahead
picture-finished = finished
picture-land = { $place }, { $good }
picture-camp = Camp: a new settler
picture-hand = Destiny cards
picture-gods = Gods
picture-wonder = { $wonder }: { $points } points for { $n } stars. Stars now: { $stars }.
picture-cell = { $kind }: { $does }. Costs { $cost }; tiles left: { $left }.
    .bare = No tile is left ({ $cost }).
picture-built = built
picture-zeus = { $when ->
    [first] Zeus space { $n }: a god comes when the first marker reaches it.
    [both] Zeus space { $n }: a god comes with the first marker that reaches it, another with the last.
    [last] Zeus space { $n }: a god has come, another comes when the last marker reaches it.
   *[never] Zeus space { $n }: no god comes any more.
} Whoever reaches it draws a destiny card. Still to come, but one: { $left }.
picture-cross = The cross: no marker goes beyond { $n }.
picture-hours = { $n ->
    [one] 1 hourglass: it pays before your marker moves.
   *[other] { $n } hourglasses: they pay before your marker moves.
}
picture-prestige = { $n } prestige
picture-camp-short = Camp
picture-points = { $n } points
picture-lies = What lies before { $name }
