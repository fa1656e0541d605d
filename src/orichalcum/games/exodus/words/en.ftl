# Atlantis Exodus

title = Atlantis Exodus
about = Five years until the city drowns. Walk its turning rings, train your settlers, and send them away to new shores in time.
shape-wide = Wide
shape-rings = City
shape-island = Island
shape-school = School
shape-displays = Displays

option-gold_as_book = Gold for books
    .hint = When training, coins stand in for books that are missing.
option-narrow_atlantis = Narrow Atlantis
    .hint = The goods and the settler of an Agora do not set off Workshops.
option-choose_pedestal_bonus = Choose the pedestal's bonus
    .hint = A pedestal brings a book, a coin or a settler, as its owner likes.
option-must_take_pillar = Pillar cards must be taken
    .hint = Who lands on a Pillar space takes a card if one fits.
option-agora_settler_stays = Agora settlers stay
    .hint = When tiles are cleared away, the settler of an Agora waits on its space for the next one.
option-may_leave_tile = Tiles may be left
    .hint = The tile on the King's space need not be taken.
option-resolve_each_send = Each send by itself
    .hint = With a Knowledge card the first settler's bonuses are finished before the second one goes.
option-may_stop_sending = Sending may stop
    .hint = Influence cards that send all settlers of a kind may stop after one.
option-may_refuse_favor = Favor tiles may be refused
    .hint = Who gets Favor tiles is asked whether to take them.

## Names

job-scientist = Scientist
job-physicist = Physicist
job-mathematician = Mathematician
job-astronomer = Astronomer
job-intellectual = Intellectual
job-scholar = Scholar
job-counselor = Counselor
job-philosopher = Philosopher
job-day_laborer = Day Laborer
job-stonemason = Stonemason
job-carpenter = Carpenter
job-builder = Builder
kind-science = settler of science
kind-culture = settler of culture
kind-craft = settler of craft
settlers-science = { $n ->
    [one] 1 settler of science
   *[other] { $n } settlers of science
}
settlers-culture = { $n ->
    [one] 1 settler of culture
   *[other] { $n } settlers of culture
}
settlers-craft = { $n ->
    [one] 1 settler of craft
   *[other] { $n } settlers of craft
}
letter-science = S
letter-culture = C
letter-craft = K
good-science = book of science
good-culture = book of culture
good-craft = book of craft
good-gold = gold
ground-sand = sand
ground-meadow = meadow
ground-clay = clay
ground-slate = slate
ground-shore = shore
region-africa = North Africa
region-mesopotamia = Mesopotamia
region-mesoamerica = Mesoamerica
ring-inner = inner ring
ring-middle = middle ring
ring-outer = outer ring
tier-pedestal = pedestal
tier-body = body
tier-capital = capital
cell = { $region } { $column }
neutral-king = the neutral King

things-workshop = Workshops
things-agora = Agoras
things-ship = Ships
things-knowledge = Knowledge cards
things-influence = Influence cards
things-residence = Residences
things-monument = Monuments
things-pillar = Pillar cards
things-pedestal = pedestals
things-body = bodies
things-capital = capitals
thing-workshop = Workshop { $name }
thing-agora = Agora { $name }
thing-residence = Residence for { $places }, { $ground }
thing-monument = Monument of { $counts }
thing-pedestal = Pedestal: { $effect }
thing-body = Body: { $effect }
thing-capital = Capital: { $effect }
ship-ray = Ray ship
ship-turtle = Turtle ship
ship-dolphin = Dolphin ship
ship-octopus = Octopus ship
knowledge-optics = Optics
knowledge-poetry = Poetry
knowledge-masonry = Masonry
knowledge-logic = Logic
knowledge-geometry = Geometry
knowledge-theatre = Theatre
knowledge-calendar = Calendar
knowledge-rhetoric = Rhetoric
knowledge-coinage = Coinage
knowledge-script = Script
knowledge-temple_rites = Temple Rites
knowledge-sculpture = Sculpture
knowledge-civic_law = Civic Law
knowledge-toolmaking = Toolmaking
knowledge-mechanics = Mechanics
knowledge-navigation = Navigation
knowledge-solar_eclipse = Solar Eclipse
knowledge-surveying = Surveying
knowledge-town_planning = Town Planning

## What tiles and cards say

text-workshop = For { $needs }. For each { $trigger }: { $gain }. Ground: { $ground }.
text-agora = Brings { $gain }. Ground: { $ground }.
    .settler = Brings its settler trained: { $jobs }, by kind. Ground: { $ground }.
text-knowledge = Needs { $needs }. { $vp ->
    [one] 1 point
   *[other] { $vp } points
} { $per ->
    [one] for each
   *[other] for every { $per }
} of: { $counts }.
    .ladder = Needs { $needs }. { $points } points for 1, 2, 3 ... of: { $counts }.
text-monument = { $vp } points for: { $counts }. Ground: { $ground }.
text-pedestal = Once: { $bonus }.
text-tier = Once: { $n ->
    [one] 1 point
   *[other] { $n } points
}. Completed by: { $job }.

counts-science_saved = settlers of science saved
counts-culture_saved = settlers of culture saved
counts-craft_saved = settlers of craft saved
counts-science_culture_pairs = pairs of science and culture saved
counts-science_craft_pairs = pairs of science and craft saved
counts-culture_craft_pairs = pairs of culture and craft saved
counts-steps = steps of the track
counts-influence = Influence cards received
counts-gold = gold held
counts-books = books held
counts-pillars = finished pillars
counts-pillar_cards = Pillar cards
counts-agoras = own Agoras
counts-workshops = own Workshops
counts-active_workshops = active Workshops
counts-ships = Ships
counts-knowledge = Knowledge cards
counts-columns = full columns
counts-rows = full rows
counts-sand = tiles on sand
counts-meadow = tiles on meadow
counts-clay = tiles on clay
counts-slate = tiles on slate
counts-shore = tiles on shore
counts-colourful_rows = rows of three grounds
counts-colourful_columns = columns of two grounds
counts-different_neighbours = neighbours on other ground
counts-same_neighbours = neighbours on the same ground
counts-alike_neighbours = three neighbours alike

trigger-science_settler = settler of science from Atlantis
trigger-culture_settler = settler of culture from Atlantis
trigger-craft_settler = settler of craft from Atlantis
trigger-science_book = book of science from Atlantis
trigger-culture_book = book of culture from Atlantis
trigger-craft_book = book of craft from Atlantis
trigger-agora = Agora from Atlantis
trigger-workshop = Workshop from Atlantis
trigger-knowledge = Knowledge card

effect-swap_book = swap a book
effect-swap_settler = swap a settler
effect-sell_book = a book for a point or a step
effect-spend_point = a point for a book or a step
effect-change_gold = a coin for two equal books, or back
effect-gain_point = a point
effect-gain_book = a book of choice
effect-gain_step = a step
effect-send_one = send a settler away
effect-train_one = train a settler
effect-both = both effects below
effect-twice = one effect below, twice

influence-swap_residences = Moving House
    .text = Two of your Residences change places. No bonus is paid.
influence-send_one_of_each = One of Each
    .text = Send away one settler of each kind, trained or not.
influence-advance = Procession
    .text = Make { $n } steps.
influence-draft = The Draft
    .text = Draw a settler from the bag; he fills any open place of one of your Workshops.
influence-take_favor = In Favor
    .text = Take { $n } Favor tiles, as far as they fit.
influence-turn_rings = Turn the Rings
    .text = Turn the middle and the inner ring as you like.
influence-send_all_untrained = Great Departure
    .text = Send away all untrained settlers of one kind.
influence-send_all_trained = Masters' Departure
    .text = Send away all trained settlers of one kind.
influence-train_free = Free Lesson
    .text = Train one settler by one space for nothing.
influence-get_ship = Shipyard
    .text = Get a Ship.
influence-get_agora = Market Day
    .text = Get an Agora.
influence-get_workshop = Guild
    .text = Get a Workshop.
influence-get_knowledge = Archive
    .text = Take a Knowledge card from the discard, or draw two and keep one.
influence-get_pillar_card = Sculptor
    .text = Take the top card of any Pillar stack that fits.
influence-take_space_goods = Second Helping
    .text = Take again all books and gold printed on your King's space.
influence-exchange_books = Book Fair
    .text = Exchange any number of your books for others.
influence-earn = Acclaim
    .text = Earn { $n } points.
influence-renew_tiles = New Building
    .text = All Workshops, Agoras and Ships of the city are replaced.
influence-renew_knowledge = New Learning
    .text = The whole Knowledge display is replaced.
influence-repeat_bonus = Echo
    .text = Receive the last bonus of the Apotheosis track again; no Monument.
influence-fill_residence = Full House
    .text = Settlers from the bag fill your Residence.
influence-move_tile = Rebuilding
    .text = Move a Workshop or an Agora to another free cell, which pays.
influence-return_books = Library
    .text = Return up to { $n } books for { $vp } point each.
influence-return_gold = Treasury
    .text = Return up to { $n } coins for { $vp } points each.

## Gains

gain-science = { $n ->
    [one] 1 book of science
   *[other] { $n } books of science
}
gain-culture = { $n ->
    [one] 1 book of culture
   *[other] { $n } books of culture
}
gain-craft = { $n ->
    [one] 1 book of craft
   *[other] { $n } books of craft
}
gain-gold = { $n } gold
gain-choice = { $n ->
    [one] 1 book of choice
   *[other] { $n } books of choice
}
gain-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
gain-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
gain-favor = { $n ->
    [one] 1 Favor tile
   *[other] { $n } Favor tiles
}
gain-influence = an Influence card
gain-monument = a Monument
gain-standing = { $n ->
    [one] 1 settler standing there
   *[other] { $n } settlers standing there
}
gain-settlers = { $n ->
    [one] 1 settler from the bag
   *[other] { $n } settlers from the bag
}
gain-workshop = a Workshop
gain-agora = an Agora
gain-ship = a Ship
gain-pillar = a Pillar card of display { $display }
extra-pillar = a Pillar card

## What is asked

ask-catastrophe = Turn up the catastrophe of the year
ask-reveal = Turn up the next piece
ask-draw-settler = Draw a settler from the bag
ask-draw = Draw one of the { $things } for { $name }
ask-order = Choose your space in the order of the year
ask-king = Place your King on the { $ring }
ask-guard = Take the Guard, a { $kind }?
ask-space-tile = Take { $thing }?
ask-book = Take a book of your choice
ask-monument = Choose a Monument, or none
ask-steps = Your Workshop offers { $n ->
    [one] 1 step
   *[other] { $n } steps
}: take them?
ask-thing = Choose one of the { $things }, or draw two
ask-keep = Keep one of the two { $things }
ask-place = Place { $thing }
ask-pillar-card = Take a Pillar card, or none
ask-lay-card = Choose the pillar for the card
ask-bonus = Choose the pedestal's bonus
ask-complete = Send your { $job } to the { $tier } at once?
ask-act = { $n ->
    [-1] No action left: end your turn
    [0] No action left: go on, or end your turn
    [one] Choose an action: 1 is left
   *[other] Choose an action: { $n } are left
}
    .hint = Year { $year }, round { $round }. { $favor ->
    [0] No Favor tile.
    [one] 1 Favor tile for one more action.
   *[other] { $favor } Favor tiles for as many more actions.
}
ask-send = Choose where the { $job } goes
ask-staff = Send settlers to { $thing } at once?
ask-first = Choose who goes first
ask-swap-book = Choose the book you give
ask-swap-settler = Choose the settler who goes into the bag
ask-sell-book = Choose the book you give
ask-spend-point = Choose what your point brings
ask-change-gold = Choose what you exchange
ask-send-one = Choose the settler to send away
ask-train-one = Choose what to train
ask-book-for = Choose the book you get for your { $good }
ask-candidate = Choose who stays
ask-spend-book = Choose what the book brings
ask-capital = Choose the effect to use first
ask-second = Use the effect of the { $tier }, too?
ask-swap-residences = Choose the first Residence
ask-swap-with = Choose the other Residence
ask-send-each = Choose the next settler to send away
ask-draft = Choose the place for the { $kind }
ask-favor = Take { $n ->
    [one] the Favor tile
   *[other] { $n } Favor tiles
}?
ask-turn-middle = Turn the middle ring
ask-turn-inner = Turn the inner ring
ask-send-all = Choose the kind of settlers
ask-send-rest = Choose who goes next
ask-train-free = Choose what to train for nothing
ask-exchange = Choose a book to exchange
ask-move-tile = Choose the tile to move
ask-move-to = Choose its new cell
ask-return = Choose what you return

## Options

label-end = End your turn
label-step = Make a step
label-spend = Spend a Favor tile
label-train = Train: { $job }
label-send = Send away: { $job }
label-learn = Take card { $n }: { $card }
label-use = Pillar { $n }, { $thing }
label-play = Play: { $card }
label-home = To the Residence in { $cell }
label-aboard = To a Ship
label-new = New: { $thing }
label-work = To { $thing }, as { $need }
label-to-pillar = To the { $tier } of pillar { $n }
label-staff = { $job }, as { $need }, to place { $n }
label-card-of = { $display }: { $thing }
label-space = { $space }: { $gain }
label-order = Space { $n }: { $gain }
    .none = Space { $n }: first in the order
    .share = Space { $n }: last, may join a King
label-catastrophe = Inner ring { $inner } ×, middle ring { $middle } ×
label-tile-on = { $cell }: { $thing }
label-cell = { $cell }: { $gain }
label-pillar = Pillar { $n }
label-quarters = { $n ->
    [0] Not at all
    [one] One quarter
    [2] Half a turn
   *[other] Three quarters
}
label-change = { $give } for { $get }
label-yes = Yes
label-no = No
label-done = No more
label-leave = Take none
label-draw = Draw two, keep one

preview-step = Reaches { $n }: { $gain }.
preview-end = { $n ->
    [one] 1 action lapses.
   *[other] { $n } actions lapse.
}
preview-new = It is placed first, and its cell pays.
preview-train = Costs { $cost }. { $gain }
preview-farewell = Sent away: { $gain }.
preview-settlers = Now there: { $kinds }.
preview-guard = Guard: { $kind }.

## Why not

why-out-of-reach = A wall is in the way: from here only four spaces can be reached.
why-king-there = A King stands there already.
why-neutral-there = The neutral King blocks this space.
why-taken = { $name } has taken this space.
why-cannot-pay = You lack { $n ->
    [one] 1 book or coin
   *[other] { $n } books or coins
} for this.
why-nowhere-to-go = There is no place for this settler.
why-lacks-settler = You lack a trained settler that the card asks for.
why-owns-name = You have a card of this name already.
why-no-room-for-both = There is no place for both settlers.
why-no-action-left = No action is left.
why-at-the-end = Your High Priest is at the end of the track.
why-no-effect = Nothing would come of it now.
why-pillar-used = This pillar was used this round.
why-agora-cell = Only Agoras lie on this cell.
why-no-agora-cell = An Agora lies only on an Agora cell.
why-occupied = This cell is taken.
why-supply-empty = The supply is out of it.
why-tier-below = You have no pillar with the tier below completed and free above.
why-three-pillars = You have three pillars already.
why-not-completed = This tier is not completed.
why-wrong-display = The space takes from the other display.

## The log

told-year = Year { $n } begins.
told-turned = The inner ring turns { $inner } ×, the middle ring { $middle } ×.
told-neutral = The neutral King of the { $ring } walks to { $space }.
told-revealed = { $thing } is turned up.
told-stood = A { $kind } stands at { $space }.
told-ordered = { $name } takes space { $n } of the order.
told-round = Round { $n }.
told-cleared = { $thing } goes to the display.
told-reshuffled = The pile of { $things } is made anew.
told-shelved = { $thing } goes to the discard.
told-king = { $name } places the King on { $space }.
told-goods = { $name } gets { $gain }.
told-nothing = { $name } misses { $gain }.
told-stepped = { $name } makes { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $space }.
told-earned = { $name } { $lost ->
    [0] earns
   *[other] loses
} { $n ->
    [one] 1 point
   *[other] { $n } points
} ({ $source }).
told-joined = { $name } receives a settler: { $job }.
told-favor = { $name } gets { $n ->
    [one] a Favor tile
   *[other] { $n } Favor tiles
}.
told-took = { $name } takes { $thing } from the display.
told-drew = { $name } draws { $thing }.
    .unknown = { $name } draws.
told-kept = { $name } keeps { $thing }.
told-kept-secret = { $name } keeps { $thing }.
    .unknown = { $name } keeps a card.
told-laid-open = { $thing } is laid open.
told-placed = { $name } places { $thing } in { $cell }.
told-boarded = { $name } gets { $thing }, number { $n }.
told-laid-card = { $name } lays { $thing } on pillar { $n }.
told-left = { $name } leaves the { $things }.
told-trained = { $name } trains: { $job } becomes { $new }.
told-sent-home = { $name } sends a settler to { $cell }: { $job }.
told-sent-aboard = { $name } sends a settler aboard Ship { $n }: { $job }.
told-sent-to-work = { $name } sends a settler to work in { $cell }: { $job }.
told-sent-to-pillar = { $name } completes the { $tier } of pillar { $n }: { $job }.
told-learned = { $name } takes the Knowledge card { $thing }.
told-played = { $name } plays { $thing }.
told-spent-favor = { $name } spends a Favor tile.
told-used-pillar = { $name } uses the { $tier } of pillar { $n }.
told-paid = { $name } pays { $gain }.
told-to-bag = A { $kind } goes back to the bag.
told-drafted = { $name } receives a { $kind } from the bag in { $cell }.
told-swapped = { $name } swaps { $cell } and { $other }.
told-moved-tile = { $name } moves a tile from { $cell } to { $other }.
told-region = { $region }: { $n ->
    [one] 1 point
   *[other] { $n } points
} for { $name }.
told-lost = No Residence in { $region }: all is lost.
told-actions-ended = { $name } ends the turn.
told-ended = Atlantis is gone.
told-reacted = { $name }’s Workshop in { $cell } reacts.
told-completed = { $name }’s Residence in { $cell } is full.
told-reward = Step { $n } pays { $name }: { $gain }.
told-guard = { $name } takes the Guard, a { $kind }.
told-acting = { $name } acts.

## The table in words

table-lost = The game is lost: there was no Residence in the region that was scored.
table-over = The game is over.
    .alone = The game is over. Your title: { $title }.
table-moment = Year { $year }, round { $round }. { $name } is asked{ $n ->
    [0] {"."}
    [one] ; 1 action is left in this turn.
   *[other] ; { $n } actions are left in this turn.
}
    .luck = Year { $year }, round { $round }. Luck is asked.
table-order = Order of the year: { $spaces }.
table-order-space = { $n } { $name }
table-scored = Next to be scored: { $region }, after year { $year }.
    .alone = Next to be scored: { $region }, after year { $year }; without a Residence there all is lost.
table-ring = On the { $ring }:
table-standing = there now: { $kinds }
    .none = nobody there now
table-tile = now { $thing }
    .none = taken
table-king = the King of { $name } stands there
    .neutral = the neutral King stands there
table-guard = between { $space } a { $kind }
table-ways = Ways without a wall: { $ways }.
table-way = from { $start } to { $goals }
table-catastrophes = Catastrophes nobody has seen yet: { $tiles }.
table-catastrophe = { $n } x inner ring { $inner }, middle ring { $middle }
table-guards = Guards: { $guards }.
    .none = No Guards are left.
table-open = { $things }, open: { $open }; in the pile: { $n }.
table-shelf = Knowledge cards on show: { $cards }; in the pile: { $n }.
table-discard = Knowledge cards on the discard: { $cards }.
table-display = Pillar cards, display { $display }: { $cards }.
table-supply = Supply: { $goods }, { $favor } Favor tiles, { $bag } settlers in the bag.
table-track = Apotheosis track, to { $last }: { $places }.
table-offers = Monuments on the first space: { $first }; on the second: { $second }.
table-bonuses = Bonuses ahead on the track: { $bonuses }.
table-bonus = { $spaces }: { $gain }
table-below = , { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} below
table-school = School: { $jobs }.
table-job = { $job }: sent away { $gain }
    .learned = { $job }, from { $from_ } for { $cost }: sent away { $gain }
table-seat = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
}. { $goods }. { $favor } of { $open } Favor tiles.
table-training = Waiting: { $jobs }.
table-region = { $region }: { $tiles }. Free: { $free }.
    .now = {" "}Scored now it brings { $n }.
table-agora-cell = only for an Agora, { $gain }
table-free = { $n ->
    [0] full
    [one] 1 place free
   *[other] { $n } places free
}
table-waits = waits for { $needs }
table-active = active
table-empty = empty
table-ships = Ships: { $ships }.
    .next = {" "}A new type on the next place brings { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
table-pillar = Pillar { $n }: { $tiers }{ $used ->
    [0] {""}
   *[other] , used this round
}.
table-unfinished = {" "}(not completed)
table-knowledge = Knowledge cards: { $cards }.
table-hand = Influence cards in hand: { $cards }.
    .hidden = { $n ->
    [one] 1 Influence card
   *[other] { $n } Influence cards
} in hand, known: { $known }.
table-played = Influence cards played: { $cards }.
table-end = If the game ended now: { $n }. Settlers saved: { $saved }.

plate-flame = Step { $n } of the Apotheosis track
plate-waiting = { $n ->
    [one] 1 settler waits
   *[other] { $n } settlers wait
}
plate-saved = { $n ->
    [one] 1 settler saved
   *[other] { $n } settlers saved
}
plate-books = { $n ->
    [one] 1 book
   *[other] { $n } books
}
plate-gold = { $n } gold
plate-favor = { $n ->
    [one] 1 Favor tile
   *[other] { $n } Favor tiles
}
plate-cards = { $n ->
    [one] 1 Influence card in hand
   *[other] { $n } Influence cards in hand
}

account-sending = Sending away
account-track = Apotheosis track
account-cells = Cells
account-ships = Ships
account-pillars = Pillar cards
account-effects = Pillar effects
account-influence = Influence cards
account-regions = Regions
account-training = Left behind
account-area = Rows and columns
account-monuments = Monuments
account-knowledge = Knowledge
account-unused = Unused Influence
account-atlantis = Atlantis
account-order = Order
account-start = Start

title-fisherman = Fisherman
title-temple_servant = Temple Servant
title-healer = Healer
title-astrologer = Astrologer
title-priest = Priest
title-king = King
title-atlas = Atlas

## The pictures

picture-title = Atlantis Exodus
picture-desc = The city of Atlantis with its three rings, a settlement and the displays. Year { $year }, round { $round }.
picture-hand = What you hold
picture-city = Atlantis
picture-before = the year begins
picture-round-1 = 1: inner ring
picture-round-2 = 2: middle ring
picture-round-3 = 3: outer ring
picture-year = Year { $n }
picture-after-year = year { $n }
picture-needs-residence = next scored: a Residence is needed!
picture-brings-now = next scored; now { $n }
picture-guard = Guard at { $space }: { $kind }
picture-step = Step { $n }: { $gain }
picture-order = Space { $n } of the order: { $gain }. Taken by: { $name }
picture-ships = Ships
picture-ships-told = { $n } Ships, { $empty } of them empty
picture-pillars = Pillars
picture-no-tier = Pillar { $n }: no { $tier } yet
picture-school = School
picture-job = { $job }: { $n } there. The lesson costs { $cost }; sent away: { $gain }.
    .entry = { $job }: { $n } there. Sent away: { $gain }.
picture-away = Send away
picture-favor = Favor
picture-shelf = Knowledge
picture-residences = Residences
picture-stacks = Pillar cards, display I and II
picture-stack = Display { $display }, { $tier }
picture-choose = { $things }: what lies open
picture-open = open tiles
picture-pile = { $n } { $things } face down
picture-offer = Monuments at { $n }
letter-sand = S
letter-meadow = M
letter-clay = C
letter-slate = L
letter-shore = H
