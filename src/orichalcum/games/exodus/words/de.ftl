# Atlantis Exodus

title = Atlantis Exodus
about = Fünf Jahre, dann versinkt die Stadt. Zieht durch ihre drehenden Ringe, bildet eure Siedler aus und schickt sie rechtzeitig an neue Ufer.
shape-wide = Breit
shape-rings = Stadt
shape-island = Siedlung
shape-school = Schule
shape-displays = Auslagen

option-gold_as_book = Gold für Bücher
    .hint = Beim Ausbilden stehen Münzen für fehlende Bücher ein.
option-narrow_atlantis = Enges Atlantis
    .hint = Waren und Siedler einer Agora lösen keine Werkstätten aus.
option-choose_pedestal_bonus = Sockelbonus nach Wahl
    .hint = Ein Sockel bringt ein Buch, eine Münze oder einen Siedler, wie es der Spieler möchte.
option-must_take_pillar = Säulenkarten sind Pflicht
    .hint = Wer auf einem Säulenfeld landet, nimmt eine Karte, wenn eine passt.
option-agora_settler_stays = Agorasiedler bleiben
    .hint = Beim Abräumen wartet der Siedler einer Agora auf seinem Feld auf die nächste.
option-may_leave_tile = Plättchen dürfen liegen bleiben
    .hint = Das Plättchen auf dem Feld des Königs muss nicht genommen werden.
option-resolve_each_send = Jeder Abschied für sich
    .hint = Bei einer Wissenskarte werden die Boni des ersten Siedlers abgehandelt, ehe der zweite geht.
option-may_stop_sending = Aufhören erlaubt
    .hint = Einflusskarten, die alle Siedler einer Art wegschicken, dürfen nach einem enden.
option-may_refuse_favor = Gunstmarker darf man ablehnen
    .hint = Wer Gunstmarker bekommt, wird gefragt, ob er sie nimmt.

## Namen

job-scientist = Wissenschaftler
job-physicist = Physiker
job-mathematician = Mathematiker
job-astronomer = Astronom
job-intellectual = Intellektueller
job-scholar = Gelehrter
job-counselor = Berater
job-philosopher = Philosoph
job-day_laborer = Tagelöhner
job-stonemason = Steinmetz
job-carpenter = Zimmermann
job-builder = Baumeister
kind-science = Siedler der Wissenschaft
kind-culture = Siedler der Kultur
kind-craft = Siedler des Handwerks
settlers-science = { $n } Siedler der Wissenschaft
settlers-culture = { $n } Siedler der Kultur
settlers-craft = { $n } Siedler des Handwerks
letter-science = W
letter-culture = K
letter-craft = H
good-science = Wissensbuch
good-culture = Kulturbuch
good-craft = Handwerksbuch
good-gold = Gold
ground-sand = Sand
ground-meadow = Wiese
ground-clay = Lehm
ground-slate = Schiefer
ground-shore = Ufer
region-africa = Nordafrika
region-mesopotamia = Mesopotamien
region-mesoamerica = Mesoamerika
ring-inner = oberen Ring
ring-middle = mittleren Ring
ring-outer = unteren Ring
tier-pedestal = Sockel
tier-body = Schaft
tier-capital = Kapitell
cell = { $region } { $column }
neutral-king = der neutrale König

things-workshop = Werkstätten
things-agora = Agoras
things-ship = Schiffe
things-knowledge = Wissenskarten
things-influence = Einflusskarten
things-residence = Unterkünfte
things-monument = Monumente
things-pillar = Säulenkarten
things-pedestal = Sockel
things-body = Schäfte
things-capital = Kapitelle
thing-workshop = Werkstatt { $name }
thing-agora = Agora { $name }
thing-residence = Unterkunft für { $places }, { $ground }
thing-monument = Monument: { $counts }
thing-pedestal = Sockel: { $effect }
thing-body = Schaft: { $effect }
thing-capital = Kapitell: { $effect }
ship-ray = Rochenschiff
ship-turtle = Schildkrötenschiff
ship-dolphin = Delfinschiff
ship-octopus = Krakenschiff
knowledge-optics = Optik
knowledge-poetry = Dichtung
knowledge-masonry = Mauerwerk
knowledge-logic = Logik
knowledge-geometry = Geometrie
knowledge-theatre = Theater
knowledge-calendar = Kalender
knowledge-rhetoric = Redekunst
knowledge-coinage = Münzwesen
knowledge-script = Schrift
knowledge-temple_rites = Tempelriten
knowledge-sculpture = Bildhauerei
knowledge-civic_law = Bürgerrecht
knowledge-toolmaking = Werkzeugbau
knowledge-mechanics = Mechanik
knowledge-navigation = Navigation
knowledge-solar_eclipse = Sonnenfinsternis
knowledge-surveying = Vermessung
knowledge-town_planning = Stadtplanung

## Was auf Plättchen und Karten steht

text-workshop = Braucht: { $needs }. Je { $trigger }: { $gain }. Boden: { $ground }.
text-agora = Bringt { $gain }. Boden: { $ground }.
    .settler = Bringt ihren Siedler ausgebildet mit, je nach Art: { $jobs }. Boden: { $ground }.
text-knowledge = Braucht: { $needs }. { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} { $per ->
    [one] für jedes
   *[other] für je { $per }
}: { $counts }.
    .ladder = Braucht: { $needs }. { $points } Punkte für 1, 2, 3 ...: { $counts }.
text-monument = { $vp } Punkte für: { $counts }. Boden: { $ground }.
text-pedestal = Einmalig: { $bonus }.
text-tier = Einmalig: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}. Wird vollendet durch: { $job }.

counts-science_saved = gerettete Siedler der Wissenschaft
counts-culture_saved = gerettete Siedler der Kultur
counts-craft_saved = gerettete Siedler des Handwerks
counts-science_culture_pairs = gerettete Paare aus Wissenschaft und Kultur
counts-science_craft_pairs = gerettete Paare aus Wissenschaft und Handwerk
counts-culture_craft_pairs = gerettete Paare aus Kultur und Handwerk
counts-steps = Schritte auf der Leiste
counts-influence = erhaltene Einflusskarten
counts-gold = Gold im Besitz
counts-books = Bücher im Besitz
counts-pillars = vollendete Säulen
counts-pillar_cards = Säulenkarten
counts-agoras = eigene Agoras
counts-workshops = eigene Werkstätten
counts-active_workshops = aktive Werkstätten
counts-ships = Schiffe
counts-knowledge = Wissenskarten
counts-columns = volle Spalten
counts-rows = volle Zeilen
counts-sand = Plättchen auf Sand
counts-meadow = Plättchen auf Wiese
counts-clay = Plättchen auf Lehm
counts-slate = Plättchen auf Schiefer
counts-shore = Plättchen auf Ufer
counts-colourful_rows = Zeilen mit drei Böden
counts-colourful_columns = Spalten mit zwei Böden
counts-different_neighbours = Nachbarn auf anderem Boden
counts-same_neighbours = Nachbarn auf gleichem Boden
counts-alike_neighbours = drei gleiche Nachbarn

trigger-science_settler = Siedler der Wissenschaft aus Atlantis
trigger-culture_settler = Siedler der Kultur aus Atlantis
trigger-craft_settler = Siedler des Handwerks aus Atlantis
trigger-science_book = Wissensbuch aus Atlantis
trigger-culture_book = Kulturbuch aus Atlantis
trigger-craft_book = Handwerksbuch aus Atlantis
trigger-agora = Agora aus Atlantis
trigger-workshop = Werkstatt aus Atlantis
trigger-knowledge = Wissenskarte

effect-swap_book = ein Buch tauschen
effect-swap_settler = einen Siedler tauschen
effect-sell_book = Buch gegen Punkt oder Schritt
effect-spend_point = Punkt gegen Buch oder Schritt
effect-change_gold = Münze gegen zwei gleiche Bücher oder zurück
effect-gain_point = ein Punkt
effect-gain_book = ein Buch nach Wahl
effect-gain_step = ein Schritt
effect-send_one = einen Siedler wegschicken
effect-train_one = einen Siedler ausbilden
effect-both = beide Effekte darunter
effect-twice = ein Effekt darunter, zweimal

influence-swap_residences = Umzug
    .text = Zwei deiner Unterkünfte tauschen den Platz, ohne Bonus.
influence-send_one_of_each = Von jedem einer
    .text = Schicke von jeder Art einen Siedler weg, ausgebildet oder nicht.
influence-advance = Prozession
    .text = Gehe { $n } Schritte.
influence-draft = Einberufung
    .text = Zieh einen Siedler; er füllt irgendeinen freien Platz deiner Werkstätten.
influence-take_favor = In Gunst
    .text = Nimm { $n } Gunstmarker, soweit sie Platz haben.
influence-turn_rings = Ringe drehen
    .text = Drehe den mittleren und den oberen Ring, wie du möchtest.
influence-send_all_untrained = Großer Aufbruch
    .text = Schicke alle unausgebildeten Siedler einer Art weg.
influence-send_all_trained = Aufbruch der Meister
    .text = Schicke alle ausgebildeten Siedler einer Art weg.
influence-train_free = Freistunde
    .text = Bilde einen Siedler umsonst um ein Feld weiter aus.
influence-get_ship = Werft
    .text = Erhalte ein Schiff.
influence-get_agora = Markttag
    .text = Erhalte eine Agora.
influence-get_workshop = Zunft
    .text = Erhalte eine Werkstatt.
influence-get_knowledge = Archiv
    .text = Nimm eine Wissenskarte vom Ablagestapel oder ziehe zwei und behalte eine.
influence-get_pillar_card = Bildhauer
    .text = Nimm die oberste Karte eines Säulenstapels, die passt.
influence-take_space_goods = Nachschlag
    .text = Nimm noch einmal alle Bücher und alles Gold vom Feld deines Königs.
influence-exchange_books = Büchermarkt
    .text = Tausche beliebig viele deiner Bücher gegen andere.
influence-earn = Beifall
    .text = Erhalte { $n } Punkte.
influence-renew_tiles = Neubau
    .text = Alle Werkstätten, Agoras und Schiffe der Stadt werden ersetzt.
influence-renew_knowledge = Neue Lehren
    .text = Die ganze Auslage der Wissenskarten wird ersetzt.
influence-repeat_bonus = Echo
    .text = Nimm den letzten Bonus der Leiste noch einmal, kein Monument.
influence-fill_residence = Volles Haus
    .text = Siedler aus dem Beutel füllen deine Unterkunft.
influence-move_tile = Umbau
    .text = Verschiebe Werkstatt oder Agora auf ein freies Feld; es zahlt.
influence-return_books = Bibliothek
    .text = Gib bis zu { $n } Bücher ab, für je { $vp } Punkt.
influence-return_gold = Schatzkammer
    .text = Gib bis zu { $n } Münzen ab, für je { $vp } Punkte.

## Gewinne

gain-science = { $n ->
    [one] 1 Wissensbuch
   *[other] { $n } Wissensbücher
}
gain-culture = { $n ->
    [one] 1 Kulturbuch
   *[other] { $n } Kulturbücher
}
gain-craft = { $n ->
    [one] 1 Handwerksbuch
   *[other] { $n } Handwerksbücher
}
gain-gold = { $n } Gold
gain-choice = { $n ->
    [one] 1 Buch nach Wahl
   *[other] { $n } Bücher nach Wahl
}
gain-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
gain-vp = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
gain-favor = { $n ->
    [one] 1 Gunstmarker
   *[other] { $n } Gunstmarker
}
gain-influence = eine Einflusskarte
gain-monument = ein Monument
gain-standing = { $n ->
    [one] 1 Siedler, der dort steht
   *[other] { $n } Siedler, die dort stehen
}
gain-settlers = { $n ->
    [one] 1 Siedler aus dem Beutel
   *[other] { $n } Siedler aus dem Beutel
}
gain-workshop = eine Werkstatt
gain-agora = eine Agora
gain-ship = ein Schiff
gain-pillar = eine Säulenkarte der Auslage { $display }
extra-pillar = eine Säulenkarte

## Was gefragt wird

ask-catastrophe = Decke die Katastrophe des Jahres auf
ask-reveal = Decke das nächste Teil auf
ask-draw-settler = Ziehe einen Siedler aus dem Beutel
ask-draw = Ziehe für { $name } eine der { $things }
ask-order = Wähle dein Feld in der Reihenfolge des Jahres
ask-king = Setze deinen König auf den { $ring }
ask-guard = Nimmst du den Wächter, einen { $kind }?
ask-space-tile = Nimmst du { $thing }?
ask-book = Nimm ein Buch nach Wahl
ask-monument = Wähle ein Monument oder keines
ask-steps = Deine Werkstatt bietet { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}: gehst du?
ask-thing = Wähle eine der { $things } oder ziehe zwei
ask-keep = Behalte eines von zweien: { $things }
ask-place = Platziere: { $thing }
ask-pillar-card = Nimm eine Säulenkarte oder keine
ask-lay-card = Wähle die Säule für die Karte
ask-bonus = Wähle den Bonus des Sockels
ask-complete = Schickst du gleich jemanden zum { $tier }: { $job }?
ask-act = { $n ->
    [-1] Keine Aktion mehr: beende deinen Zug
    [0] Keine Aktion mehr: mach weiter oder beende deinen Zug
    [one] Wähle eine Aktion: 1 bleibt dir
   *[other] Wähle eine Aktion: { $n } bleiben dir
}
    .hint = Jahr { $year }, Runde { $round }. { $favor ->
    [0] Kein Gunstmarker.
    [one] 1 Gunstmarker für eine weitere Aktion.
   *[other] { $favor } Gunstmarker für ebenso viele weitere Aktionen.
}
ask-send = Wähle, wohin dein Siedler geht: { $job }
ask-staff = Schickst du gleich Siedler in: { $thing }?
ask-first = Wähle, wer zuerst geht
ask-swap-book = Wähle das Buch, das du gibst
ask-swap-settler = Wähle den Siedler, der in den Beutel geht
ask-sell-book = Wähle das Buch, das du gibst
ask-spend-point = Wähle, was dein Punkt bringt
ask-change-gold = Wähle, was du tauschst
ask-send-one = Wähle den Siedler, den du wegschickst
ask-train-one = Wähle, was du ausbildest
ask-book-for = Wähle das Buch, das du für dein { $good } bekommst
ask-candidate = Wähle, wer bleibt
ask-spend-book = Wähle, was das Buch bringt
ask-capital = Wähle den ersten Effekt
ask-second = Nutzt du auch den Effekt: { $tier }?
ask-swap-residences = Wähle die erste Unterkunft
ask-swap-with = Wähle die andere Unterkunft
ask-send-each = Wähle den nächsten Siedler, der geht
ask-draft = Wähle den Platz für den { $kind }
ask-favor = { $n ->
    [one] Den Gunstmarker
   *[other] { $n } Gunstmarker
} nehmen?
ask-turn-middle = Drehe den mittleren Ring
ask-turn-inner = Drehe den oberen Ring
ask-send-all = Wähle die Art der Siedler
ask-send-rest = Wähle, wer als Nächster geht
ask-train-free = Wähle, was du umsonst ausbildest
ask-exchange = Wähle ein Buch zum Tauschen
ask-move-tile = Wähle das Plättchen, das umzieht
ask-move-to = Wähle sein neues Feld
ask-return = Wähle, was du abgibst

## Möglichkeiten

label-end = Zug beenden
label-step = Einen Schritt gehen
label-spend = Gunstmarker einsetzen
label-train = Ausbilden: { $job }
label-send = Wegschicken: { $job }
label-learn = Karte { $n } nehmen: { $card }
label-use = Säule { $n }, { $thing }
label-play = Ausspielen: { $card }
label-home = In die Unterkunft in { $cell }
label-aboard = Auf ein Schiff
label-new = Neu: { $thing }
label-work = In { $thing }, als { $need }
label-to-pillar = Zu Säule { $n }: { $tier }
label-staff = { $job }, als { $need }, auf Platz { $n }
label-card-of = { $display }: { $thing }
label-space = { $space }: { $gain }
label-order = Feld { $n }: { $gain }
    .none = Feld { $n }: Startspieler
    .share = Feld { $n }: Letzter, darf zu einem König
label-catastrophe = Oberer Ring { $inner } ×, mittlerer Ring { $middle } ×
label-tile-on = { $cell }: { $thing }
label-cell = { $cell }: { $gain }
label-pillar = Säule { $n }
label-quarters = { $n ->
    [0] Gar nicht
    [one] Eine Vierteldrehung
    [2] Eine halbe Drehung
   *[other] Drei Vierteldrehungen
}
label-change = { $give } gegen { $get }
label-yes = Ja
label-no = Nein
label-done = Nichts mehr
label-leave = Keine nehmen
label-draw = Zwei ziehen, eine behalten

preview-step = Erreicht { $n }: { $gain }.
preview-end = { $n ->
    [one] 1 Aktion verfällt.
   *[other] { $n } Aktionen verfallen.
}
preview-new = Sie wird erst platziert, und ihr Feld zahlt.
preview-train = Kostet { $cost }. { $gain }
preview-farewell = Weggeschickt: { $gain }.
preview-settlers = Jetzt dort: { $kinds }.
preview-guard = Wächter: { $kind }.

## Warum nicht

why-out-of-reach = Eine Mauer ist im Weg: von hier sind nur vier Felder zu erreichen.
why-king-there = Dort steht schon ein König.
why-neutral-there = Der neutrale König sperrt dieses Feld.
why-taken = { $name } hat dieses Feld genommen.
why-cannot-pay = Dafür fehlen dir { $n ->
    [one] 1 Buch oder Münze
   *[other] { $n } Bücher oder Münzen
}.
why-nowhere-to-go = Für diesen Siedler gibt es keinen Platz.
why-lacks-settler = Dir fehlt ein ausgebildeter Siedler, den die Karte verlangt.
why-owns-name = Du hast schon eine Karte dieses Namens.
why-no-room-for-both = Für beide Siedler ist nicht genug Platz.
why-no-action-left = Du hast keine Aktion mehr.
why-at-the-end = Dein Hohepriester steht am Ende der Leiste.
why-no-effect = Das würde jetzt nichts bewirken.
why-pillar-used = Diese Säule wurde in dieser Runde schon genutzt.
why-agora-cell = Auf diesem Feld liegen nur Agoras.
why-no-agora-cell = Eine Agora liegt nur auf einem Agorafeld.
why-occupied = Dieses Feld ist belegt.
why-supply-empty = Davon hat der Vorrat nichts mehr.
why-tier-below = Du hast keine Säule, deren untere Stufe vollendet und oben frei ist.
why-three-pillars = Du hast schon drei Säulen.
why-not-completed = Diese Stufe ist nicht vollendet.
why-wrong-display = Das Feld nimmt von der anderen Auslage.

## Das Protokoll

told-year = Jahr { $n } beginnt.
told-turned = Der obere Ring dreht sich { $inner } ×, der mittlere { $middle } ×.
told-neutral = Der neutrale König auf dem { $ring } zieht nach { $space }.
told-revealed = { $thing } wird aufgedeckt.
told-stood = Ein { $kind } steht bei { $space }.
told-ordered = { $name } nimmt Feld { $n } der Reihenfolge.
told-round = Runde { $n }.
told-cleared = { $thing } kommt in die Auslage.
told-reshuffled = Der Stapel wird neu gemischt: { $things }.
told-shelved = { $thing } kommt auf den Ablagestapel.
told-king = { $name } setzt den König auf { $space }.
told-goods = { $name } bekommt { $gain }.
told-nothing = { $name } entgeht { $gain }.
told-stepped = { $name } geht { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} bis { $space }.
told-earned = { $name } { $lost ->
    [0] erhält
   *[other] verliert
} { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} ({ $source }).
told-joined = { $name } erhält einen Siedler: { $job }.
told-favor = { $name } bekommt { $n ->
    [one] einen Gunstmarker
   *[other] { $n } Gunstmarker
}.
told-took = { $name } nimmt { $thing } aus der Auslage.
told-drew = { $name } zieht { $thing }.
    .unknown = { $name } zieht.
told-kept = { $name } behält { $thing }.
told-kept-secret = { $name } behält { $thing }.
    .unknown = { $name } behält eine Karte.
told-laid-open = { $thing } wird offen ausgelegt.
told-placed = { $name } platziert { $thing } in { $cell }.
told-boarded = { $name } bekommt { $thing }, Nummer { $n }.
told-laid-card = { $name } legt { $thing } an Säule { $n }.
told-left = { $name } verzichtet: { $things }.
told-trained = { $name } bildet aus: { $job } wird { $new }.
told-sent-home = { $name } schickt einen Siedler nach { $cell }: { $job }.
told-sent-aboard = { $name } schickt einen Siedler auf Schiff { $n }: { $job }.
told-sent-to-work = { $name } schickt einen Siedler zur Arbeit in { $cell }: { $job }.
told-sent-to-pillar = { $name } vollendet Säule { $n }, { $tier }: { $job }.
told-learned = { $name } nimmt die Wissenskarte { $thing }.
told-played = { $name } spielt { $thing }.
told-spent-favor = { $name } setzt einen Gunstmarker ein.
told-used-pillar = { $name } nutzt Säule { $n }: { $tier }.
told-paid = { $name } zahlt { $gain }.
told-to-bag = Zurück in den Beutel: { $kind }.
told-drafted = { $name } erhält aus dem Beutel in { $cell }: { $kind }.
told-swapped = { $name } tauscht { $cell } und { $other }.
told-moved-tile = { $name } verschiebt ein Plättchen von { $cell } nach { $other }.
told-region = { $region }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für { $name }.
told-lost = Keine Unterkunft in { $region }: alles ist verloren.
told-actions-ended = { $name } beendet den Zug.
told-ended = Atlantis ist versunken.
told-reacted = Eine Werkstatt von { $name } in { $cell } wird ausgelöst.
told-completed = Eine Unterkunft von { $name } in { $cell } ist voll.
told-reward = Schritt { $n } bringt { $name }: { $gain }.
told-guard = { $name } nimmt den Wächter, einen { $kind }.
told-acting = { $name } ist am Zug.

## Der Tisch in Worten

table-lost = Das Spiel ist verloren: im gewerteten Gebiet stand keine Unterkunft.
table-over = Das Spiel ist zu Ende.
    .alone = Das Spiel ist zu Ende. Dein Titel: { $title }.
table-moment = Jahr { $year }, Runde { $round }. Gefragt ist { $name }{ $n ->
    [0] {"."}
    [one] ; in diesem Zug bleibt 1 Aktion.
   *[other] ; in diesem Zug bleiben { $n } Aktionen.
}
    .luck = Jahr { $year }, Runde { $round }. Gefragt ist das Glück.
table-order = Reihenfolge des Jahres: { $spaces }.
table-order-space = { $n } { $name }
table-scored = Als Nächstes wird gewertet: { $region }, nach Jahr { $year }.
    .alone = Als Nächstes wird gewertet: { $region }, nach Jahr { $year }; ohne Unterkunft dort ist alles verloren.
table-ring = Auf dem { $ring }:
table-standing = jetzt dort: { $kinds }
    .none = jetzt niemand dort
table-tile = jetzt { $thing }
    .none = weggenommen
table-king = dort steht der König von { $name }
    .neutral = dort steht der neutrale König
table-guard = zwischen { $space } ein { $kind }
table-ways = Wege ohne Mauer: { $ways }.
table-way = von { $start } nach { $goals }
table-catastrophes = Katastrophen, die noch niemand gesehen hat: { $tiles }.
table-catastrophe = { $n } x oberer Ring { $inner }, mittlerer Ring { $middle }
table-guards = Wächter: { $guards }.
    .none = Kein Wächter ist mehr da.
table-open = { $things }, offen: { $open }; im Stapel: { $n }.
table-shelf = Wissenskarten in der Auslage: { $cards }; im Stapel: { $n }.
table-discard = Wissenskarten auf dem Ablagestapel: { $cards }.
table-display = Säulenkarten, Auslage { $display }: { $cards }.
table-supply = Vorrat: { $goods }, { $favor } Gunstmarker, { $bag } Siedler im Beutel.
table-track = Apotheosis-Leiste, bis { $last }: { $places }.
table-offers = Monumente auf dem ersten Feld: { $first }; auf dem zweiten: { $second }.
table-bonuses = Boni, die auf der Leiste noch kommen: { $bonuses }.
table-bonus = { $spaces }: { $gain }
table-below = , darunter { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
table-school = Schule: { $jobs }.
table-job = { $job }: weggeschickt { $gain }
    .learned = { $job }, vorher { $from_ }, kostet { $cost }: weggeschickt { $gain }
table-seat = { $name }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}. { $goods }. { $favor } von { $open } Gunstmarkern.
table-training = Es warten: { $jobs }.
table-region = { $region }: { $tiles }. Frei: { $free }.
    .now = {" "}Jetzt gewertet bringt es { $n }.
table-agora-cell = nur für eine Agora, { $gain }
table-free = { $n ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
table-waits = wartet auf: { $needs }
table-active = aktiv
table-empty = leer
table-ships = Schiffe: { $ships }.
    .next = {" "}Eine neue Art auf dem nächsten Platz bringt { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
table-pillar = Säule { $n }: { $tiers }{ $used ->
    [0] {""}
   *[other] , in dieser Runde genutzt
}.
table-unfinished = {" "}(nicht vollendet)
table-knowledge = Wissenskarten: { $cards }.
table-hand = Einflusskarten auf der Hand: { $cards }.
    .hidden = { $n ->
    [one] 1 Einflusskarte
   *[other] { $n } Einflusskarten
} auf der Hand, bekannt: { $known }.
table-played = Ausgespielte Einflusskarten: { $cards }.
table-end = Wenn jetzt Schluss wäre: { $n }. Gerettete Siedler: { $saved }.

plate-flame = Schritt { $n } der Apotheosis-Leiste
plate-waiting = { $n ->
    [one] 1 Siedler wartet
   *[other] { $n } Siedler warten
}
plate-saved = { $n ->
    [one] 1 Siedler gerettet
   *[other] { $n } Siedler gerettet
}
plate-books = { $n ->
    [one] 1 Buch
   *[other] { $n } Bücher
}
plate-gold = { $n } Gold
plate-favor = { $n ->
    [one] 1 Gunstmarker
   *[other] { $n } Gunstmarker
}
plate-cards = { $n ->
    [one] 1 Einflusskarte auf der Hand
   *[other] { $n } Einflusskarten auf der Hand
}

account-sending = Wegschicken
account-track = Apotheosis-Leiste
account-cells = Siedlungsfelder
account-ships = Schiffe
account-pillars = Säulenkarten
account-effects = Säuleneffekte
account-influence = Einflusskarten
account-regions = Gebiete
account-training = Zurückgelassene
account-area = Zeilen und Spalten
account-monuments = Monumente
account-knowledge = Wissen
account-unused = Ungenutzter Einfluss
account-atlantis = Atlantis
account-order = Reihenfolge
account-start = Start

title-fisherman = Fischer
title-temple_servant = Tempeldiener
title-healer = Heiler
title-astrologer = Sterndeuter
title-priest = Priester
title-king = König
title-atlas = Atlas

## The pictures

picture-title = Atlantis Exodus
picture-desc = Die Stadt Atlantis mit ihren drei Ringen, ein Siedlungsgebiet und die Auslagen. Jahr { $year }, Runde { $round }.
picture-hand = Was du hast
picture-city = Atlantis
picture-before = das Jahr beginnt
picture-round-1 = 1: oberer Ring
picture-round-2 = 2: mittlerer Ring
picture-round-3 = 3: unterer Ring
picture-year = Jahr { $n }
picture-after-year = Jahr { $n }
picture-needs-residence = nächste Wertung: Unterkunft nötig!
picture-brings-now = nächste Wertung; jetzt { $n }
picture-guard = Wache bei { $space }: { $kind }
picture-step = Schritt { $n }: { $gain }
picture-order = Platz { $n } der Reihenfolge: { $gain }. Belegt von: { $name }
picture-ships = Schiffe
picture-ships-told = { $n } Schiffe, davon { $empty } leer
picture-pillars = Säulen
picture-no-tier = Säule { $n }: noch kein { $tier }
picture-school = Schule
picture-job = { $job }: { $n } da. Die Lehre kostet { $cost }; weggeschickt: { $gain }.
    .entry = { $job }: { $n } da. Weggeschickt: { $gain }.
picture-away = Fortschicken
picture-favor = Gunst
picture-shelf = Wissen
picture-residences = Unterkünfte
picture-stacks = Säulenkarten, Auslage I und II
picture-stack = Auslage { $display }, { $tier }
picture-choose = { $things }: was offen liegt
picture-open = offene Plättchen
picture-pile = { $n } { $things } verdeckt
picture-offer = Monumente bei { $n }
letter-sand = S
letter-meadow = W
letter-clay = L
letter-slate = C
letter-shore = U
