# Olympos von Philippe Keyaerts

title = Olympos
about = Völker besiedeln Griechenland, finden heraus, wie die Dinge gehen, und bauen Wunder, während die Götter zusehen. Alles kostet Zeit, und wer am wenigsten verbraucht hat, ist am Zug.
shape-wide = Breit
shape-map = Karte
shape-board = Fortschritte
shape-seats = Spieler

option-open_prestige = Offenes Prestige
    .hint = Prestigeplättchen liegen offen, alle wissen, wie alle stehen.
option-random_blocking = Sperren durch Los
    .hint = Das Los sperrt die Gebiete, nicht der Unterste des Stapels.
option-own_discount = Rabatt auf den eigenen Kauf
    .hint = Ein Plättchen von Landwirtschaft oder Währung zählt schon, wenn es selbst bezahlt wird.

## Spielmaterial

north = dem Norden
nothing = nichts
good-grain = Getreide
good-wood = Holz
good-stone = Stein
good-gold = Gold
letter-grain = G
letter-wood = H
letter-stone = S
letter-gold = O
good-count = { $n } { $good }
good-grey = { $n } eines { $place ->
    [0] Guts
    [1] anderen Guts
    [2] dritten Guts
   *[other] vierten Guts
}
by-choice = nach Wahl

kind-surgery = Chirurgie
    .narrow = Chirur- gie
    .does = zwei Siedler fürs Lager
    .short = 2 Siedler
kind-strategy = Strategie
    .narrow = Strate- gie
    .does = 2 Schwerter
    .short = 2 Schwerter
kind-phalanx = Phalanx
    .narrow = Phalanx
    .does = 1 Schwert und eine Schicksalskarte
    .short = Schwert, Karte
kind-hellenism = Hellenismus
    .narrow = Helle- nismus
    .does = 1 Zeus-Symbol und eine Schicksalskarte
    .short = 1 Zeus, Karte
kind-art = Kunst
    .narrow = Kunst
    .does = 2 Zeus-Symbole
    .short = 2 Zeus
kind-medicine = Medizin
    .narrow = Medizin
    .does = ein neuer Siedler kostet 1
    .short = Siedler für 1
kind-cavalry = Kavallerie
    .narrow = Kaval- lerie
    .does = zwei Sanduhren; ein Ritt über Land kostet insgesamt 1
    .short = Landritt für 1
kind-oracle = Orakel
    .narrow = Orakel
    .does = drei Schicksalskarten ansehen, eine behalten
    .short = 1 von 3 Karten
kind-agriculture = Landwirtschaft
    .narrow = Land- wirtschaft
    .does = Felder mit Getreide oder mit Holz kosten 2 weniger
    .short = G oder H −2
kind-money = Währung
    .narrow = Währung
    .does = Felder mit Stein oder mit Gold kosten 2 weniger
    .short = S oder O −2
kind-metallurgy = Metallurgie
    .narrow = Metall- urgie
    .does = 1 Schwert
    .short = 1 Schwert
kind-hoplite = Hoplit
    .narrow = Hoplit
    .does = 1 Schwert
    .short = 1 Schwert
kind-religion = Kult
    .narrow = Kult
    .does = 1 Zeus-Symbol
    .short = 1 Zeus
kind-polytheism = Polytheismus
    .narrow = Poly- theismus
    .does = 1 Zeus-Symbol
    .short = 1 Zeus
kind-democracy = Demokratie
    .narrow = Demo- kratie
    .does = gewinnt bei Gleichstand
    .short = gewinnt Patts
kind-astronomy = Astronomie
    .narrow = Astro- nomie
    .does = ein Schritt aufs Meer kostet 1 weniger
    .short = Meer −1
kind-mapmaking = Kartographie
    .narrow = Karto- graphie
    .does = ein Schritt aufs Meer kostet 1 weniger
    .short = Meer −1
kind-commerce = Handel
    .narrow = Handel
    .does = zwei Würfel nach Wahl
    .short = 2 Würfel
kind-architecture = Architektur
    .narrow = Archi- tektur
    .does = 1 Stern; Wunder kosten 5
    .short = Stern, Bau 5
kind-poetry = Poesie
    .narrow = Poesie
    .does = 3 Punkte
    .short = 3 Punkte
kind-city = Stadtstaat
    .narrow = Stadt- staat
    .does = 1 Punkt für jede eigene Scheibe auf der Karte
    .short = 1 je Scheibe
kind-science = Wissenschaft
    .narrow = Wissen- schaft
    .does = 1 Punkt für jeden eigenen Fortschritt
    .short = 1 je Fortschritt
kind-absolutism = Absolutismus
    .narrow = Absolu- tismus
    .does = 2 Punkte für jedes Schwert auf eigenen Fortschritten
    .short = 2 je Schwert
kind-philosophy = Philosophie
    .narrow = Philo- sophie
    .does = 5 Punkte
    .short = 5 Punkte
kind-engineering = Ingenieurwesen
    .narrow = Ingenieur- wesen
    .does = 1 Stern; 3 Punkte für jeden Sternmarker
    .short = Stern, je 3

wonder-gate = Zyklopentor
wonder-stadium = Stadion
wonder-parthenon = Parthenon
wonder-statue = Zeusstatue
wonder-colossus = Koloss

card-cube-grain = Getreidewürfel
    .narrow = Getreide- würfel
    .does = ein Würfel Getreide
card-cube-wood = Holzwürfel
    .narrow = Holz- würfel
    .does = ein Würfel Holz
card-cube-stone = Steinwürfel
    .narrow = Stein- würfel
    .does = ein Würfel Stein
card-cube-gold = Goldwürfel
    .narrow = Gold- würfel
    .does = ein Würfel Gold
card-wood-points = Holz
    .narrow = Holz
    .does = 1 Prestige für jeden Holzmarker
card-four-kinds = Vier Güter
    .narrow = Vier Güter
    .does = 3 Prestige, wenn du von jedem Gut einen Marker hast
card-grain-hours = Ernte
    .narrow = Ernte
    .does = eine Sanduhr für jeden Getreidemarker
card-stone-hours = Steinbruch
    .narrow = Stein- bruch
    .does = drei Sanduhren, wenn du die meisten Steinmarker hast
card-star = Stern
    .narrow = Stern
    .does = ein Stern für ein Wunder
card-zeus = Zeus
    .narrow = Zeus
    .does = ein Zeus-Symbol für den Gott, der gerade erschienen ist

god-zeus = Zeus
    .does = die meisten Symbole: 3 Prestige
    .mark = 3 Prestige
god-hecate = Hekate
    .does = die meisten Symbole: ein Siedler
    .mark = ein Siedler
god-artemis = Artemis
    .does = die meisten Symbole: ein Würfel nach Wahl
    .mark = ein Würfel nach Wahl
god-athena = Athene
    .does = die meisten Symbole: ein Stern für ein Wunder
    .mark = ein Stern für ein Wunder
god-ares = Ares
    .does = die meisten Symbole: 2 Schwerter bis zum nächsten Gott
    .mark = 2 Schwerter bis zum nächsten Gott
god-hades = Hades
    .does = die wenigsten Symbole: ein Siedler muss zurück ins Lager
    .mark = ein Siedler muss zurück ins Lager
god-keres = Keres
    .does = die wenigsten Symbole: am Ende 2 Punkte weniger
    .mark = am Ende 2 Punkte weniger
god-siren = Sirene
    .does = die wenigsten Symbole: kein Meer bis zum nächsten Gott
    .mark = kein Meer bis zum nächsten Gott
god-nemesis = Nemesis
    .does = die wenigsten Symbole: alle Schicksalskarten sind verloren
    .mark = alle Schicksalskarten sind verloren
god-erinyes = Erinnyen
    .does = die wenigsten Symbole: die nächste Aktion kostet 2 mehr
    .mark = die nächste Aktion kostet 2 mehr

gain-settlers = { $n ->
    [one] einen Siedler
   *[other] { $n } Siedler
}
gain-hours = { $n ->
    [one] 1 Sanduhr
   *[other] { $n } Sanduhren
}
gain-cube = einen Würfel { $good }
gain-prestige = { $n } Prestige
gain-token = einen Marker { $good }
gain-star = einen Stern
gain-zeus = das Zeus-Plättchen
bonus = { $letter }: { $brings }
brings = Bringt { $what }.
settler-new = einen neuen Siedler
settler-at = den Siedler in { $place }
settler-buried = den Siedler in { $place } unter { $n ->
    [one] einer Scheibe
   *[other] { $n } Scheiben
}

## Was gefragt wird

ask-block = Sperr ein Gebiet: noch { $n }
    .hint = Noch { $goods }; von jedem Gut höchstens eines mit Stern. Niemand wird sie je besitzen.
ask-turn = Zieh einen Siedler, mach einen Fortschritt oder bau ein Wunder
    .hint = { $n ->
    [0] Keine Sanduhr: Der ganze Preis zieht deinen Stein.
    [one] Deine Sanduhr zahlt zuerst.
   *[other] Deine { $n } Sanduhren zahlen zuerst.
}
    .delay = Die Erinnyen fügen { $n } hinzu.
    .ashore = Die Sirene sperrt das Meer.
    .next = { $n ->
    [0] Danach ist { $name } am Zug.
   *[other] Bis { $n } bist du wieder dran, danach { $name }.
}
ask-last-turn = Pass, oder führ eine letzte Aktion aus
    .hint = Höchstens { $n } Zeit: Kein Stein zieht über das Kreuz hinaus.
ask-wait = Warte: Keine Aktion ist möglich
    .hint = Dein Stein zieht zum nächsten vor ihm.
ask-goal = Zieh { $settler } in ein Gebiet, das du gewinnst
    .hint = Der billigste Weg findet sich von selbst.
ask-cubes = Wähl die Würfel, die { $kind } bezahlen
    .hint = Diese Weisen verbrauchen gleich wenige.
ask-saving = Wähl das Plättchen: { $kind }
    .hint = Felder, die dieses Gut farbig zeigen, kosten dich von nun an 2 weniger.
ask-gain-cube = Nimm einen Würfel
    .hint = Von jedem Gut, von dem noch einer da ist.
ask-bonus = Nimm einen Bonus
    .hint = Er kommt sofort; deine Scheibe bleibt liegen und zählt als Stern für das Wunder der Spalte.
ask-stars = Wähl, was { $n ->
    [one] den fehlenden Stern
   *[other] die { $n } fehlenden Sterne
} gibt
    .hint = Sternkarten werden abgeworfen, Athenes Stern ist dann verbraucht.
ask-cards = Spiel Schicksalskarten, oder mach weiter
    .pay = Danach zahlst du { $n }.
    .end = Danach endet der Zug.
ask-keep = Behalte eine dieser Karten
    .hint = Die anderen werden vor aller Augen abgeworfen.
ask-zeus = { $god } ist erschienen: Spiel Zeus-Karten, oder mach weiter
ask-lose = Nimm einen Siedler zurück
    .hint = Hades schickt ihn von der Karte in dein Lager.
ask-luck-tile = Welche Entdeckung liegt in Reihe { $row }, Spalte { $column }?
ask-luck-wonder = Welches Wunder liegt unter Spalte { $place }?
ask-luck-stack = Wessen Marker ist von oben Nummer { $place }?
ask-luck-block = Sperr ein Gebiet
ask-luck-cube = Gebt { $name } einen Würfel
ask-luck-card = { $name } sieht eine Schicksalskarte an
ask-luck-god = Deck einen Gott auf

window-cards = Nach deiner Aktion: Schicksalskarten
    .hint = Gefragt vor dem Bezahlen und am Ende deines Zugs, solange du Karten hast.
window-zeus = Ein Gott ist erschienen: Zeus-Karten
    .hint = Gefragt bei jedem Gott, solange du Karten hast.

## Was zur Wahl steht

label-move = Zieh { $settler }
label-find = Entdecken: { $kind }
label-build = Bauen: { $wonder }
label-play = Spielen: { $card }
label-wait = Warten
label-pass = Passen
label-goal = { $place } für { $price }
label-block = { $place }
label-spend = { $goods }
label-stars = { $cards ->
    [0] Athenes Stern
    [one] 1 Sternkarte
   *[other] { $cards } Sternkarten
}{ $god ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}und Athenes Stern
    }
}
label-pay = { $n } zahlen
label-done = Zug beenden
label-no-zeus = Weiter
label-lose = Nimm { $settler } zurück

## Was es kostet und bringt

preview-move = { $n ->
    [one] 1 Gebiet in Reichweite, für { $least } Zeit.
   *[other] { $n } Gebiete in Reichweite, ab { $least } Zeit.
}
preview-price = Kostet { $n } Zeit.
    .parts = Kostet { $n } Zeit: { $parts }.
preview-own-discount = Mit dem Gut, das es zeigt, { $n }.
preview-find = Würfel: { $goods }. Das Plättchen: { $does }.
preview-build = Bringt { $points } Punkte.{ $missing ->
    [0] {""}
    [one] {" "}1 Stern wird verbraucht.
   *[other] {" "}{ $missing } Sterne werden verbraucht.
}
preview-keep = Die Karte: { $does }.
preview-wait = Das ist keine Aktion: Sanduhren bleiben, Zeusfelder zählen.
preview-pass = Damit bist du fertig.
preview-goal = Aus { $start }: { $steps }. Kosten: { $parts }.
way-step = { $place } ({ $n })
preview-gain = Bringt { $what }.
preview-tribe = Besiegt den Stamm.
preview-fight = Besiegt { $name }; dafür bekommt { $name } eine Sanduhr.
preview-left = { $place } fällt an { $name }.
    .empty = { $place } bleibt leer zurück.
part-arrival = { $n } für den Siedler
part-way = { $n } für den Weg
part-fight = { $n } für den Kampf
part-saved = { $n } gespart
part-delay = { $n } für die Erinnyen

## Warum nicht

why-not-yet = Vor dem letzten Zeusfeld passt niemand: Du bist auf { $a }, es ist auf { $b }.
why-too-late = Es kostet { $a }, aber bis zum Kreuz sind es nur { $b }.
why-no-goal = Dieser Siedler kann kein Gebiet gewinnen.
why-owned = Du hast ihn schon.
why-too-poor = { $a ->
    [one] Es fehlt 1 Gut.
   *[other] Es fehlen { $a } Güter.
}
why-too-few-stars = Es braucht { $a } Sterne, du hast { $b }.
why-no-use = Sie brächte dir jetzt nichts.
why-for-wonders = Sie wartet auf ein Wunder.
why-for-gods = Sie wartet auf den nächsten Gott.
why-crossed-out = Das Gebiet ist gesperrt.
why-own-land = Es gehört dir schon: Ein Zug muss ein Gebiet gewinnen.
why-camp-empty = In deinem Lager ist kein Siedler.
why-out-of-reach = Für diesen Siedler führt kein Weg dorthin.
why-quota = Von diesem Gut sind genug Gebiete gesperrt.
why-star-quota = Ein Stern dieses Guts ist schon gesperrt.
why-not-zeus = Sie zeigt kein Zeus-Symbol.

## Was geschehen ist

told-dealt-tile = { $kind } liegt in Zeile { $row }, Spalte { $column }.
told-dealt-wonder = Unter Spalte { $column }: { $wonder }.
told-stacked = { $name } liegt im Stapel von oben an Stelle { $n ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] 5
}.
told-blocked = { $name } sperrt { $place }.
told-start-cube = { $name } beginnt mit einem Würfel { $good }.
told-began = { $name } ist am Zug, auf Feld { $n }.
told-set-out = { $name }: Ein Siedler bricht auf aus { $place }.{ $n ->
    [0] {""}
   *[other] {" "}Er ist neu und kostet { $n }.
}
told-crossed = { $name } durchquert { $place } für { $n }.
told-entered = { $name } betritt { $place } für { $n }{ $fight ->
    [0] .
   *[other] {" "}und kämpft für { $fight }.
}
told-beat-tribe = { $name } besiegt den Stamm in { $place }.
told-fought = { $name } besiegt { $other } in { $place }.
told-took = { $name } besitzt { $place }.
told-left = { $name } verlässt { $place }.
told-regained = { $name } besitzt { $place } wieder.
told-hours = { $name } bekommt { $n ->
    [one] eine Sanduhr
   *[other] { $n } Sanduhren
}.
told-settlers = { $name } bekommt { $n ->
    [one] einen Siedler
   *[other] { $n } Siedler
}.
told-cube = { $name } bekommt einen Würfel { $good }.
told-prestige = { $name } bekommt { $n } Prestige.
told-spent-cube = { $name } gibt { $n } { $good } aus.
told-discovered = { $name } entdeckt: { $kind }.
told-saving = { $name } nimmt das Plättchen { $kind } mit { $good }.
told-bonus = { $name } nimmt Bonus { $bonus }.
told-built = { $name } baut: { $wonder }.
told-spent-star = { $name } verbraucht den Stern: { $god }.
told-played = { $name } spielt { $card }.
told-reshuffled = Die abgeworfenen Schicksalskarten sind der neue Stapel.
told-drew = { $name } zieht { $card }.
    .unknown = { $name } zieht eine Schicksalskarte.
told-nothing-to-draw = Es gibt keine Schicksalskarte mehr.
told-threw-away = { $name } wirft ab: { $card }.
told-priced = Der Preis ist { $n }: { $parts }.
told-paid = { $name } zahlt { $price }{ $hours ->
    [0] {""}
    [one] , 1 davon mit einer Sanduhr
   *[other] , { $hours } davon mit Sanduhren
}: Feld { $space }.
told-revealed = Zeusfeld { $space }: { $name } ruft { $god } ({ $does }).
told-counted = { $name } hat { $n ->
    [one] 1 Zeus-Symbol
   *[other] { $n } Zeus-Symbole
}.
told-befell = { $god } trifft { $name }.
told-untouched = { $god } trifft niemanden.
told-wore-off = { $god } geht wieder.
told-passed = { $name } passt.
told-waited = { $name } wartet, auf Feld { $n }.
told-finished = { $name } ist fertig.
told-ended = Das Spiel ist vorbei.

## Der Tisch in Worten

table-over = Das Spiel ist vorbei.
table-turn = { $name } ist gefragt.
table-setting-up = Das Spiel wird aufgebaut.
table-no-track = Die Steine sind noch nicht gestapelt.
table-track = In dieser Folge sind sie am Zug: { $seats }.
table-marker = { $name } auf { $n }
table-seat = { $mine ->
    [0] { $name }
   *[other] { $name } (du)
}: { $hours ->
    [one] 1 Sanduhr
   *[other] { $hours } Sanduhren
}, { $camp } Siedler im Lager, { $discs } auf der Karte.
table-goods = Marker: { $tokens }; Würfel: { $cubes }.
table-signs = Schwerter { $swords }, Zeus-Symbole { $zeus }, Sterne { $stars }.
table-works = Hat { $works }.
    .none = Noch kein Fortschritt.
table-saves = { $kind } ({ $good })
table-cards = Schicksalskarten: { $n }.
table-card = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
table-hand = Auf der Hand: { $cards }.
table-looked = Gezogen: { $cards }.
table-prestige = Prestige { $n }; { $score } Punkte, wenn es jetzt endete.
    .hidden = Verdeckte Prestigeplättchen: { $n }.
table-mark = Unter { $god }: { $mark }.
table-finished = Ist fertig.
table-map = Die Karte:
table-land = { $place }, { $good }
land-star = Stern
land-zeus = Zeus-Plättchen
land-atlantis = Atlantis
land-blocked = gesperrt
land-tribe = ein Stamm
land-held = besetzt von { $name }
land-under = über { $name }
land-price = { $n } Zeit für dich
land-beside = { $said }; Nachbarn: { $places }.
land-north = der Norden
sea-beside = { $sea }: { $places }
table-seas = Welches Meer an welches grenzt: { $seas }.
table-zeus = Zeusfelder voraus: { $spaces }; das Kreuz liegt auf { $cross }.
table-zeus-space = { $space } ({ $n ->
    [0] kein Gott mehr
    [one] ein Gott
   *[other] { $n } Götter
})
table-board = Der Entwicklungsplan nach Zeile und Spalte; Boni sind { $bonuses }:
table-cell = { $row }-{ $column }: { $kind } ({ $does }), noch { $left }, kostet { $cost }.
    .bare = { $row }-{ $column }: leer ({ $cost }).
table-slots = Boni: { $slots }.
slot-taken = { $letter } vergeben an { $name }
table-mine = { $owned ->
    [0] { $missing ->
        [0] Du kannst ihn bezahlen, für { $price } Zeit.
        [one] Dir fehlt 1 Gut.
       *[other] Dir fehlen { $missing } Güter.
    }
   *[other] Du hast ihn.
}
table-wonder = Unter Spalte { $column }: { $wonder }, { $stars } Sterne, { $points } Punkte. Sterne: { $have }.
table-stars = { $name } { $n }
table-gods = Schon erschienen: { $shown }. Bis auf einen kommen noch: { $left }.
table-deck = Schicksalskarten im Stapel: { $n }. Abgeworfen: { $cards }.

plate-time = auf Feld { $n }
plate-hours = { $n ->
    [one] 1 Sanduhr
   *[other] { $n } Sanduhren
}
plate-swords = { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}
plate-zeus = { $n ->
    [one] 1 Zeus-Symbol
   *[other] { $n } Zeus-Symbole
}
plate-stars = { $n } Sternmarker
plate-tiles = { $n ->
    [one] 1 Fortschritt
   *[other] { $n } Fortschritte
}
plate-cards = { $n ->
    [one] 1 Schicksalskarte
   *[other] { $n } Schicksalskarten
}

account-position = Position
account-prestige = Prestige
account-territories = Gebiete
account-atlantis = Atlantis
account-discoveries = Fortschritte
account-wonders = Wunder
account-writings = Poesie und Philosophie
account-city = Stadtstaat
account-science = Wissenschaft
account-absolutism = Absolutismus
account-engineering = Ingenieurwesen
account-gods = Keres
account-cards = Schicksalskarten

## Bilder

picture-title = Olympos: die Karte, die Zeitleiste, der Entwicklungsplan
picture-desc = Griechenland mit { $lands } Gebieten; rundherum läuft die Zeitleiste.
picture-north = Der Norden: Von hier kommen neue Siedler
picture-acts = am Zug
picture-ahead = { $n } voraus
picture-finished = fertig
picture-land = { $place }, { $good }
picture-camp = Lager: ein neuer Siedler
picture-hand = Schicksalskarten
picture-gods = Götter
picture-wonder = { $wonder }: { $points } Punkte für { $n } Sterne. Sterne jetzt: { $stars }.
picture-cell = { $kind }: { $does }. Kostet { $cost }; noch { $left } Plättchen.
    .bare = Kein Plättchen mehr ({ $cost }).
picture-built = gebaut
picture-zeus = { $when ->
    [first] Zeusfeld { $n }: Ein Gott kommt, wenn der erste Stein es erreicht.
    [both] Zeusfeld { $n }: Ein Gott kommt mit dem ersten Stein, der es erreicht, ein zweiter mit dem letzten.
    [last] Zeusfeld { $n }: Ein Gott ist gekommen, ein zweiter kommt, wenn der letzte Stein es erreicht.
   *[never] Zeusfeld { $n }: Hier kommt kein Gott mehr.
} Wer es erreicht, zieht eine Schicksalskarte. Noch nicht gekommen, und einer davon kommt nie: { $left }.
picture-cross = Das Kreuz: Kein Stein zieht über { $n } hinaus.
picture-hours = { $n ->
    [one] 1 Sanduhr: Sie zahlt, ehe dein Stein zieht.
   *[other] { $n } Sanduhren: Sie zahlen, ehe dein Stein zieht.
}
picture-prestige = { $n } Prestige
picture-camp-short = Lager
picture-points = { $n } Punkte
picture-lies = Was vor { $name } liegt
