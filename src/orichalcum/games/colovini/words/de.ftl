# Atlantis von Leo Colovini

title = Atlantis
about = Die Insel geht unter. Bring deine drei Figuren über einen Weg aufs Festland, der hinter ihnen verschwindet, und nimm die besten Steine mit.
shape-wide = Breit
shape-tall = Hoch

option-bought_cards_pay = Gekaufte Karten zahlen mit
    .hint = In diesem Zug gekaufte Karten dürfen Lücken bezahlen wie ältere.
option-sell_many = Mehrere Plättchen verkaufen
    .hint = In einem Zug darf mehr als ein Plättchen gegen Karten verkauft werden.
option-bridge_after = Brücke auch nach dem Ziehen
    .hint = Die Brücke darf auch gebaut werden, nachdem das Plättchen genommen ist, nicht nur vor dem Ziehen.
option-take_ahead = Plättchen von vorn
    .hint = Liegt hinter der Figur kein freies Plättchen, nimmt sie das nächste vor ihr statt keines.

## Stücke und Orte

item-ring = Ring
item-flag = Fahne
item-olive = Olive
item-helmet = Helm
item-amphora = Amphore
item-crown = Krone
item-statue = Statue
card-ring = Ring
card-flag = Fahne
card-olive = Olive
card-helmet = Helm
card-amphora = Amphore
card-crown = Krone
card-statue = Statue
tile = { $item } { $value }
on-atlantis = auf Atlantis
on-mainland = auf dem Festland
on-space = auf Feld { $space }
from-atlantis = von Atlantis
from-space = von { $space }
to-mainland = aufs Festland
to-space = auf { $space }
span = { $wide ->
    [0] Feld { $first }
   *[other] Felder { $first } bis { $last }
}

## Was gefragt wird

ask-turn = Zieh eine deiner Figuren
    .hint = Davor darfst du noch { $may }.
    .sell = ein Plättchen gegen Karten verkaufen
    .bridge = deine Brücke bauen
ask-stuck = Zeig deine Hand und zieh 2 Karten
    .hint = Keine deiner Figuren kann ziehen.
    .may = Keine deiner Figuren kann ziehen. Davor darfst du noch { $may }.
ask-walk-on = Spiel noch eine Karte und zieh weiter
    .hint = { $own ->
    [0] Auf Feld { $space } steht schon { $name }.
   *[other] Auf Feld { $space } steht schon eine eigene Figur.
}{ $owed ->
    [0] {""}
   *[other] {" "}Bisher kostet der Weg { $owed }.
}
ask-payment = Bezahle { $owed }
    .hint = Plättchen zählen ihren Wert, Karten 1. Das Teuerste zuerst, Wechselgeld gibt es nicht.
ask-bridge = Bau deine Brücke oder behalte sie
    .hint = Sie macht eine Lücke frei, für alle und bis zum Ende.
ask-luck-tile = Decke das Plättchen auf Feld { $space } auf
ask-luck-card = Gib { $name } eine Karte

## Was zur Wahl steht

label-walk = { $card }: { $figure } { $from } { $to }
    .on = { $card }: { $figure } { $from } { $to } und weiter
label-sell = { $cards ->
    [0] Eine { $value } für nichts hergeben
    [one] Eine { $value } für 1 Karte verkaufen
   *[other] Eine { $value } für { $cards } Karten verkaufen
}
label-bridge = Brücke bauen: { $span } (Preis { $price })
label-keep-bridge = Brücke behalten
label-stuck = Hand zeigen, 2 Karten ziehen
label-pay-tile = Mit einer { $value } zahlen
label-pay-card = Mit einer Karte zahlen: { $card }

## Was es kostet und bringt

preview-stuck = Alle sehen deine Hand, du ziehst 2 Karten, und dein Zug ist vorbei.
preview-sale = Die Karten können in diesem Zug keine Lücke bezahlen.
    .nothing = Ein Plättchen mit Wert 1 bringt keine Karte.
preview-bridge = Von da an kostet diese Lücke niemanden mehr etwas.
preview-busy = Das Plättchen ist besetzt: Eine weitere Karte muss folgen.{ $owed ->
    [0] {""}
   *[other] {" "}Bisher kostet der Weg { $owed }.
}
preview-free = Kostet nichts.
preview-cost = Zahle { $owed }: { $pieces }{ $lost ->
    [0] .
   *[other] , { $lost } zu viel.
}
given-tile = { $n ->
    [one] eine { $value }
   *[other] { $n } Plättchen mit { $value }
}
given-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
preview-gain = Nimm { $tile } von Feld { $space }; { $below ->
    [0] dort ist dann Wasser.
   *[other] darunter kommt noch eins zum Vorschein.
}
preview-no-gain = Es gibt kein Plättchen zu nehmen.
preview-home = { $ends ->
    [0] Ist diese Figur zu Hause, ziehst du { $cards } Karten pro Zug.
   *[other] Deine letzte Figur ist zu Hause: Du ziehst { $cards } Karten, und das Spiel ist aus.
}
preview-payment = { $left ->
    [0] { $lost ->
        [0] Damit ist genau bezahlt.
       *[other] Damit ist bezahlt, { $lost } zu viel.
    }
    [one] Dann fehlt noch 1.
   *[other] Dann fehlen noch { $left }.
}

## Warum nicht

why-dry = Keine Folge deiner Karten führt von dort auf ein freies Plättchen oder aufs Festland.
why-dear = Diesen Weg kannst du nicht bezahlen: { $a ->
    [one] Dir fehlt 1 Punkt.
   *[other] Dir fehlen { $a } Punkte.
}
why-at-home = Diese Figur ist auf dem Festland und bleibt dort.
why-sold-already = In diesem Zug hast du schon ein Plättchen verkauft; mehr als eines geht nicht.
why-beginning-is-over = Plättchen verkauft man zu Beginn des Zuges, bevor die Brücke gebaut wird.
why-no-bridge-left = Deine Brücke ist schon gebaut.
why-bridged-already = Dort liegt schon eine Brücke.
why-rising = { $a ->
    [0] Plättchen kommen vor Karten, und du zahlst schon mit Karten.
   *[other] Das Wertvollste kommt zuerst: jetzt höchstens noch { $a }.
}
why-too-small = Ist das dein wertvollstes Stück, kommst du nur auf { $a } von { $b }.
why-bought-now = Diese Karte hast du erst in diesem Zug gekauft; sie kann nicht zahlen.
why-can-move = Du kannst ziehen, also musst du auch.
why-alike = Deine Figuren auf Atlantis sind alle gleich: Zieh die erste von ihnen.
why-no-card = Du hast keine Karte mit diesem Gegenstand.

## Das Protokoll

told-began = Zug { $n }: { $name }.
told-played = { $name } spielt { $item }: { $figure } { $to }.
told-owed = Der Weg kostet { $n }.
told-paid-tile = { $name } zahlt mit einer { $n }.
told-paid-card = { $name } zahlt mit einer Karte: { $item }.
told-took = { $name } nimmt { $tile } von Feld { $space }.
told-took-nothing = { $name } findet kein Plättchen zum Nehmen.
told-sank = Feld { $space } wird zu Wasser.
told-uncovered = Auf Feld { $space } kommt { $tile } zum Vorschein.
told-laid-bridge = { $name } baut die Brücke auf Feld { $space }.
told-sold = { $name } { $cards ->
    [0] gibt eine { $value } für nichts her.
    [one] verkauft eine { $value } für 1 Karte.
   *[other] verkauft eine { $value } für { $cards } Karten.
}
told-drew = { $name } zieht { $item }.
    .unknown = { $name } zieht eine Karte.
told-reshuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
told-stuck = { $name } kann nicht ziehen und zeigt die Hand.
told-showed = { $name } zeigt { $n } × { $item }.
told-arrived = { $name } bringt Figur { $figure } aufs Festland, { $n ->
    [1] die erste von drei.
    [2] die zweite von drei.
   *[other] die letzte.
}
told-ended = { $name } hat alle Figuren zu Hause: Das Spiel ist aus.
told-all-idle = Niemand kann mehr etwas tun: Das Spiel ist aus.

## Der Tisch in Worten

table-over = Das Spiel ist zu Ende.
table-turn = Runde { $round }. { $name } ist am Zug.
table-walking = Runde { $round }. { $name } muss mit Figur { $figure } weiterziehen, die { $place } steht{ $owed ->
    [0] .
   *[other] ; bisher kostet der Weg { $owed }.
}
table-paying = Runde { $round }. { $name } hat { $owed } zu zahlen.
table-path = Der Weg von Feld { $first } gleich bei Atlantis bis Feld { $last } gleich beim Festland:
table-no-path = Vom Weg ist nichts mehr übrig.
table-space = { $space } { $tile }{ $below ->
    [0] {""}
   *[other] {" "}über einem weiteren
}
    .taken = { $space } { $tile }{ $below ->
    [0] {""}
   *[other] {" "}über einem weiteren
} mit Figur { $figure } von { $name }
table-gap = Eine Lücke, { $span }: Die Überfahrt kostet { $price }.
    .bridged = Eine Lücke mit Brücke, { $span }: Der Übergang ist frei.
table-seat = { $name }: { $figures }.
table-figure = { $figure } { $place }
table-tiles = Plättchen: { $tiles }, zusammen { $n }.
    .none = Keine Plättchen.
table-cards = { $n ->
    [0] Keine Karten.
    [one] 1 Karte.
   *[other] { $n } Karten.
}
table-hand = { $n ->
    [one] 1 Karte: { $cards }.
   *[other] { $n } Karten: { $cards }.
}
table-card = { $n ->
    [one] { $item }
   *[other] { $n } × { $item }
}
table-bridge = { $kept ->
    [0] Brücke gebaut.
   *[other] Brücke noch da.
}
table-account = { $over ->
    [0] { $cost ->
        [0] Wäre jetzt Schluss: { $n }.
       *[other] Wäre jetzt Schluss: { $n }, nach einem Heimweg für { $cost }.
    }
   *[other] Ergebnis: { $n }.
}
table-piles = Nachziehstapel: { $deck ->
    [one] 1 Karte.
   *[other] { $deck } Karten.
}
table-discard = Ablagestapel: { $cards }.
    .none = Der Ablagestapel ist leer.

plate-cards = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
plate-tiles = { $n ->
    [one] 1 Punkt in Plättchen
   *[other] { $n } Punkte in Plättchen
}
plate-home = { $n ->
    [0] Keine Figur auf dem Festland
    [one] 1 Figur auf dem Festland
   *[other] { $n } Figuren auf dem Festland
}
plate-bridge = Brücke noch da
plate-account = { $n }, wäre jetzt Schluss

account-tiles = Plättchen
account-cards = Karten
account-way = Heimweg
account-lost = Zu viel gezahlt

## The picture

picture-title = Atlantis: der Weg zum Festland
picture-desc = { $spaces } Felder führen von der sinkenden Stadt zum Festland. { $gaps ->
    [0] Keine Lücke liegt
    [one] Eine Lücke liegt
   *[other] { $gaps } Lücken liegen
  } auf dem Weg.
picture-letter-ring = R
picture-letter-flag = F
picture-letter-olive = O
picture-letter-helmet = H
picture-letter-amphora = A
picture-letter-crown = K
picture-letter-statue = S
picture-seat-coral = Koralle
picture-seat-azure = Azur
picture-seat-pearl = Perle
picture-seat-onyx = Onyx
picture-space = Feld { $place }: { $item } { $value }{ $below ->
    [0] {""}
   *[other] , darunter noch ein Plättchen
  }
picture-gap = { $bridged ->
    [0] Lücke, Preis { $price }
   *[other] Brücke, frei
  }
picture-mainland = Festland, { $home ->
    [0] noch niemand da
    [one] eine Figur da
   *[other] { $home } Figuren da
  }
picture-figure = Figur { $letter }, { $colour }, { $home ->
    [0] { $place ->
        [0] auf Atlantis
       *[other] auf Feld { $place }
      }
   *[other] auf dem Festland
  }
picture-hand = Deine Hand und deine Plättchen
picture-card = { $count ->
    [one] Karte { $item }
   *[other] { $count } Karten { $item }
  }
picture-tile = { $count ->
    [one] Dein Plättchen mit Wert { $value }
   *[other] Deine { $count } Plättchen mit Wert { $value }
  }
picture-draws = ziehe { $count }
picture-scene = Figuren laufen über die letzten Steine; hinter ihnen versinkt der Tempel.
