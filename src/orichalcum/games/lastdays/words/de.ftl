# Die letzten Tage von Atlantis von Marcin Wełnicki

title = Die letzten Tage von Atlantis
about = Die Insel ist verloren, und Schiffe gibt es zu wenige. Kauft Einfluss im Senat, bietet um seine Beschlüsse und bringt mehr von eurem Haus ins Neue Land als alle anderen.
shape-wide = Alles
shape-sea = Meer
shape-senate = Senat
shape-auction = Auktion

option-unplayed_return = Ungespielte Karten kommen zurück
    .hint = Karten einer Reihe, die niemand gespielt hat, kommen auf die Hand zurück, und alle kennen sie.
option-draw_what_there_is = Ziehen, was da ist
    .hint = Eine Politikkarte, die Spezialkarten zieht, darf gespielt werden, auch wenn es nicht genug gibt.
option-all_below = Alle unter Deck
    .hint = Mit Versteckten Laderäumen gehen alle Flüchtlinge unter Deck, auch wenn Plätze frei sind.
option-cards_only = Helfer nur mit Politikkarten
    .hint = Verfolgungsschiff, Versteckte Laderäume und Aufopferung gelten nicht bei Basileus und Wir sitzen in einem Boot.
option-ark_always_neutral = Die Arche ist nie ohne ihren Neutralen
    .hint = Im Hafen füllt die fortgeschrittene Arche den Platz ihres Neutralen sofort wieder.
option-no_chaos_first = Kein Chaos zu Beginn
    .hint = Das Chaos wächst ist nie das erste Ereignis.
option-oraklos_one = Oraklos darf eine Karte verdecken
    .hint = Oraklos darf auch eine Karte liegen lassen, nicht nur zwei oder keine.
option-empathy_own_only = Empathie nur für die eigene Karte
    .hint = Empathie darf nur für die Karte der eigenen Reihe eintreten.
option-airship_as_extra = Das Luftschiff darf der Fracht folgen
    .hint = Bei Günstigen Winden darf das fortgeschrittene Luftschiff das zweite Schiff der Wichtigen Fracht sein.
option-ask_only_able = Nur fragen, wer kann
    .hint = Bei Unterbrechungen wird nur gefragt, wer die Karte hält. Schneller, und es verrät ihn.
option-hand = Handkarten
    .hint = 7 ist das übliche Spiel. 8 bis 10 ist das lange, mit einem Ereignis mehr im Stapel.
option-hand-7 = 7, übliches Spiel
option-hand-8 = 8, langes Spiel
option-hand-9 = 9, langes Spiel
option-hand-10 = 10, langes Spiel

## Dinge

neutral = neutral
nobody = niemand
nothing = nichts
face-down = verdeckt
face-down-mine = verdeckt: { $card }
ship = { $name } { $letter }
ship-ark = Arche
    .text = Nimmt 1 Neutralen.
ship-science = Wissenschaftsschiff
    .text = 2 Punkte mehr beim Ankommen.
ship-bark = Königliche Bark
    .text = Spezialkarte beim Ankommen.
ship-airship = Luftschiff
    .text = Nur ein Schritt. Keine Fracht.
ship-warship = Kriegsschiff
    .text = Sicher vor roten Karten.

senator-archont = Archont
    .text = Sofort: 5 Politikkarten ziehen, dann 5 beliebige abwerfen.
senator-basileus = Basileus
    .text = Sofort: 1 Flüchtling im Hafen setzen.
senator-demagogos = Demagogos
    .text = Sofort: 1 Schiff aus dem Hafen bewegen.
senator-demiurgos = Demiurgos
    .text = Sofort: 1 Spezialkarte ziehen.
senator-oraklos = Oraklos
    .text = 2 Karten der Reihe bleiben verdeckt, bis geboten ist.
senator-philosophos = Philosophos
    .text = Ohne eigene Karte in einer Auktion: bis zu 2 Würfel zurück.
senator-strategos = Strategos
    .text = Nach der fünften Auktion: eine Karte ohne Würfel spielen.

card-refugees_1_special = Flüchtling 1 + Spezial
    .text = Setze 1 Flüchtling. Ziehe 1 Spezialkarte.
card-refugees_1_move = Flüchtling 1 + Schiff
    .text = Setze 1 Flüchtling. Bewege ein anderes Schiff.
card-refugees_1_vp = Flüchtling 1 + Punkt
    .text = Setze 1 Flüchtling. 1 Punkt.
card-refugees_2 = Flüchtlinge 2
    .text = Setze 2 Flüchtlinge auf ein Schiff.
card-refugees_2_split = Flüchtlinge 1 und 1
    .text = Setze je 1 Flüchtling auf zwei Schiffe.
card-refugees_2_vp = Flüchtlinge 2 + Punkt
    .text = Setze 2 Flüchtlinge auf ein Schiff. 1 Punkt.
card-refugees_3 = Flüchtlinge 3
    .text = Setze 3 Flüchtlinge auf ein Schiff.
card-refugees_3_split = Flüchtlinge 2 und 1
    .text = Setze 2 Flüchtlinge auf ein Schiff, 1 auf ein anderes.
card-aristocracy_1 = Adel 1
    .text = Setze 1 Flüchtling; auf einem vollen Schiff anstelle eines Neutralen oder Reicheren.
card-aristocracy_2 = Adel 1 und 1
    .text = Setze je 1 Flüchtling auf zwei Schiffe; auf vollen anstelle eines Neutralen oder Reicheren.
card-support = Beistand
    .text = Ziehe 2 Spezialkarten.
card-ships_2 = Schiffe 2
    .text = Bewege 2 Schiffe je einen Schritt.
card-ships_3 = Schiffe 3
    .text = Bewege 3 Schiffe je einen Schritt.
card-important_cargo = Wichtige Fracht
    .text = Bewege 1 Schiff. Kommt es an: 1, 5, 9, 14, 20 Punkte.
card-sabotage = Sabotage
    .text = Ein Schiff auf dem Ozean: alle von Bord, zurück. 1 Punkt für jeden eines Reicheren.
card-treason = Verrat
    .text = 1 bis 4 von einem Schiff im Hafen, 1 Punkt für jeden eines Reicheren; oder 1 bis 4 Würfel aus dem Senat.

special-pursuit_ship = Verfolgungsschiff
    .text = Vor dem Setzen: auch Schiffe auf dem Ozean.
special-empathy = Empathie
    .text = Statt einer Flüchtlingskarte: 3 Neutrale eines Schiffs im Hafen werden deine.
special-guard = Wächter
    .text = Gegen Sabotage und Verrat auf einem Schiff mit dir an Bord.
special-alliance = Allianz
    .text = Ein Schiff mit Neutralen kommt an: 1, 3, 6, 10, 15 Punkte, 1 für jede Spielerfarbe.
special-hidden_holds = Laderäume
    .text = Vor dem Setzen: wer keinen Platz findet, geht unter Deck.
special-unexpected_intervention = Eingriff
    .text = Als Gewinner: spiele stattdessen eine Politikkarte der Hand.
special-sacrifice = Aufopferung
    .text = Nach dem Setzen: nimm einen davon weg und bewege das Schiff.
special-shapeshifting_spy = Spion
    .text = Nach den Geboten: 1 Würfel mehr auf deines.
special-exotic_birds = Bunte Vögel
    .text = 2 Punkte am Ende.
special-orichalcum = Orichalcum
    .text = 3 Punkte am Ende.
special-key_of_atlantis = Schlüssel
    .text = 4 Punkte am Ende.

event-wisdom_of_senate = Weisheit des Senats
    .text = Am Ende der Runde ziehen die ersten beiden im Senat je eine Spezialkarte.
event-flood_of_poor = Flut der Armen
    .text = Jede Karte, die Flüchtlinge setzt, darf 1 mehr setzen.
event-favourable_winds = Günstige Winde
    .text = Jede Karte, die Schiffe bewegt, darf 1 mehr bewegen.
event-senate_pays_debts = Der Senat begleicht seine Schulden
    .text = Am Ende der Runde bekommt der Erste im Senat 5 Punkte, der Zweite 3.
event-wrath_of_sea_lord = Zorn des Herrn der Meere
    .text = Am Ende der Runde werden alle Schiffe auf dem Ozean geleert und heimgeschickt.
event-in_this_together = Wir sitzen in einem Boot
    .text = Am Ende der Runde dürfen alle reihum bis zu 3 Flüchtlinge setzen.
event-chaos_grows = Das Chaos wächst
    .text = Kein Einfluss, kein Senat: Senatoren und Reihenfolge bleiben noch eine Runde.
event-gift_of_gods = Gabe der Götter
    .text = Fünf offene Karten: in jeder Auktion darf ein Gewinner eine davon spielen.
event-under_senate_lead = Der Senat geht voran
    .text = Flüchtlinge kommen von deinen Würfeln im Senat.
event-all_lost = Alles ist verloren
    .text = Am Ende der Runde verlieren alle 2 Würfel für jede gefallene Säule.

phase-setup = Aufbau
phase-influence = Einfluss
phase-senate = Senat
phase-auction = Auktion
phase-doom = Untergang

## Was gefragt ist

ask-luck-event = Deckt das nächste Ereignis auf
ask-luck-marker = Wessen Marker steht im Senat auf Platz { $place }?
ask-luck-card = Gebt { $name } eine Politikkarte
ask-luck-special = Gebt { $name } eine Spezialkarte
ask-luck-gods = Legt eine Karte für die Götter aus
ask-place-first = Setze einen deiner ersten beiden Flüchtlinge
    .hint = Auf ein beliebiges Schiff mit freiem Platz.
ask-influence = Wähle, wie viele Würfel in den Senat gehen
    .hint = Du hast { $stock }. Sie bleiben bis zum Ende der Runde dort; wer mehr hat, wählt zuerst und gewinnt jeden Gleichstand.
ask-tile = Wähle einen Senator
    .hint = Dein Marker zieht mit; weiter links gewinnt bei Gleichstand.
ask-senator = { $senator }: nutzt du ihn?
ask-discard = Wirf { $n ->
        [one] noch eine Karte
       *[other] { $n } Karten
    } ab
    .hint = Zurück auf so viele wie vorher, offen.
ask-row = Lege die Karte für Auktion { $slot }
    .hint = Fünf Karten von links nach rechts. Niemand sieht sie, bevor alle gelegt haben.
ask-down = Wähle, welche Karten verdeckt bleiben
    .hint = Oraklos lässt zwei davon liegen, bis geboten ist, oder keine.
ask-bid = Biete in Auktion { $slot } auf deine Karte { $card }
    .hint = Du hast { $stock }. Was du bietest, ist verbraucht, gewonnen oder nicht.
ask-open-bid = Biete offen in Auktion { $slot } auf deine Karte { $card }
    .hint = Du hast { $stock }. Kein Gebot über 0 zweimal.
ask-win = Auktion { $slot } gewonnen: wähle eine Karte zum Spielen
    .hint = Nach der Höhe der Gebote bist du Nummer { $place }.
ask-take-back = Nimm bis zu zwei Würfel zurück
    .hint = Philosophos: du hast in dieser Auktion keine Karte gespielt.
ask-strategos = Spiele eine Karte deiner Reihe ohne Würfel
    .hint = Strategos: als wärst du Zweiter geworden.
ask-place = Setze { $n ->
        [one] 1 Flüchtling
       *[other] { $n } Flüchtlinge
    } { $second ->
        [0] auf ein Schiff
       *[other] auf ein anderes Schiff
    }
    .hint = Gespielt: { $card }.
ask-place-one = Setze 1 Flüchtling oder keinen
    .hint = Auf einen freien Platz im Hafen.
ask-extra = Setze 1 Flüchtling mehr oder nicht
    .hint = Flut der Armen: auf ein eben beladenes Schiff.
ask-sacrifice = Opferst du einen der eben Gesetzten?
    .hint = Gefragt wird, wer die Karte halten könnte, ob er sie hat oder nicht.
ask-move = Bewege { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    } einen Schritt
    .hint = Leere Schiffe fahren nie; jedes Schiff einmal.
    .cargo = Kommt es an, gilt für alle an Bord die höhere Tabelle.
ask-more-ships = Bewege ein Schiff mehr oder nicht
    .hint = Günstige Winde: eine gewöhnliche Fahrt.
ask-demagogos = Bewege 1 Schiff aus dem Hafen oder keines
    .hint = Demagogos: immer genau eines.
ask-swap = Wähle ein Schiff, dessen Neutrale deine werden
    .hint = Empathie: 3 Neutrale gehen ins Lager, 3 deiner Würfel nehmen ihre Plätze.
ask-sabotage = Wähle ein Schiff auf dem Ozean
    .hint = Alle werden von Bord genommen.
ask-treason = Wähle ein Schiff im Hafen oder jemandes Würfel im Senat
    .hint = Ein bis vier Flüchtlinge oder ein bis vier Würfel.
ask-guard = { $ship } wird angegriffen: schützt du es?
ask-alliance = { $ship } kommt mit Neutralen an: beanspruchst du sie?
ask-spy = Schickst du einen Spion, der dein Gebot erhöht?
window-spy = Nach den Geboten: Gestaltwandelnder Spion
    .hint = In jeder Auktion gefragt, solange du Spezialkarten und noch einen Würfel hast.
window-guard = Ein Schiff mit den Deinen wird angegriffen: Wächter
    .hint = Gefragt, wenn Sabotage oder Verrat ein Schiff mit einem Flüchtling von dir nennt.
window-alliance = Ein Schiff mit Neutralen kommt an: Allianz
    .hint = Bei jeder Ankunft mit Neutralen an Bord gefragt.
window-sacrifice = Du hast Flüchtlinge gesetzt: Aufopferung
    .hint = Nach jedem deiner Setzen gefragt.
ask-window = Greifst du ein?
    .hint = { $special }: gefragt wird, wer sie halten könnte, ob er sie hat oder nicht.
ask-victim = Wähle, wer { $ship } verlässt
    .hint = Bis zu vier, mindestens einer. Die Reicheren bringen dir je einen Punkt.
ask-lose = { $n ->
        [one] Ein Würfel muss
       *[other] { $n } Würfel müssen
    } in die Schachtel zurück: wähle, woher
    .hint = Alles ist verloren: sie kommen nicht wieder.

## Was geantwortet werden kann

label-none = Keinen
label-pass = Nichts tun
label-use = { $special } spielen
label-instead = { $ship }, anstelle von { $name }
label-no-ship = Kein Schiff
label-cubes = { $n } Würfel
label-nothing-to-discard = Nichts abzuwerfen
label-up = Alle aufdecken
label-down = { $slots } verdeckt lassen
label-play-nothing = Nichts spielen
label-play-own = { $card }
label-play-left = { $card } von { $name }
label-play-hand = Eingriff: { $card }
label-play-god = { $card } der Götter
label-empathy-own = Empathie statt { $card }
label-empathy-left = Empathie statt { $card } von { $name }
label-empathy-hand = Eingriff und Empathie: { $card }
label-empathy-god = Empathie statt { $card } der Götter
label-spare = { $slot }: { $card }
label-spare-empathy = { $slot }: Empathie statt { $card }
label-oust = { $n } Würfel von { $name }, Senat
label-enough = Genug
label-hidden = { $name }, unter Deck
label-tile = { $bonus ->
        [0] { $name }
       *[other] { $name } (+{ $bonus })
    }
label-sacrifice = Aufopferung auf { $ship }
label-draw = Ziehen
label-decline = Nein
preview-left = { $n } bleiben hinter deinem Schirm.
preview-ship = An Bord: { $aboard }. { $colours ->
        [one] 1 Farbe.
       *[other] { $colours } Farben.
    }
preview-lands = Es landet: { $seats }; du { $mover } mehr{ $cards ->
        [0] .
       *[other] {" "}und eine Spezialkarte.
    }
preview-victims = { $n ->
        [0] Kein Punkt für dich.
        [one] 1 Punkt für dich.
       *[other] { $n } Punkte für dich.
    }
from-stock = Von hinter deinem Schirm
from-screen = Von vor deinem Schirm
from-senate = Aus dem Senat
from-land = Vom Neuen Land
from-card = Von Karte { $slot }
from-ship = Von { $ship }
from-below = Von unter Deck auf { $ship }

## Warum nicht

why-full = { $thing } hat nicht genug Plätze: { $b } frei.
why-on-ocean = { $thing } ist auf dem Ozean.
why-no-second = Damit auf { $thing } wäre der Rest der Karte nicht möglich.
why-empty = { $thing } ist leer.
why-not-again = { $thing } hat diese Karte schon bewegt oder beladen.
why-immune = { $thing } kann von roten Karten nicht getroffen werden.
why-too-fast = { $thing } trägt keine Fracht.
why-elsewhere = { $thing } ist nicht dort, wohin das reicht.
why-bid-taken = { $a } ist schon geboten.
why-tile-taken = { $thing } ist schon gewählt.
why-no-room = Für alle Flüchtlinge dieser Karte ist kein Platz.
why-no-cubes = Diese Karte braucht { $a } Würfel, du hast { $b }.
why-no-draw = Diese Karte zieht { $a ->
        [one] 1 Spezialkarte
       *[other] { $a } Spezialkarten
    }, da sind { $b }.
why-no-ships = Diese Karte braucht { $a ->
        [one] 1 Schiff, das fahren darf
       *[other] { $a } Schiffe, die fahren dürfen
    }, da sind { $b }.
why-no-target = Es gibt nichts, was diese Karte treffen könnte.
why-has-cubes = { $b ->
        [one] 1 Würfel liegt
       *[other] { $b } Würfel liegen
    } auf dieser Karte.
why-was-played = Diese Karte ist gespielt.
why-not-richer = { $thing } ist voll, und niemand an Bord muss dir weichen.

## Was geschehen ist

told-turned = { $thing } wird aufgedeckt. { $b ->
        [one] 1 Neutraler kommt an Bord.
       *[other] { $b } Neutrale kommen an Bord.
    }
told-seated = Der Marker von { $name } kommt in den Senat.
told-drew = { $name } zieht { $thing }.
told-drew-special = { $name } zieht { $thing }.
told-drew-special-unseen = { $name } zieht eine Spezialkarte.
told-reshuffled = { $a ->
        [0] Die abgelegten Politikkarten werden gemischt.
       *[other] Die abgelegten Spezialkarten werden gemischt.
    }
told-began = Runde { $a } beginnt.
told-bade = { $name } legt { $a } Würfel in den Senat.
told-took-tile = { $name } wählt { $thing }{ $n ->
        [0] .
       *[other] {" "}und bekommt { $n } Bonus.
    }
told-declined = { $name } nutzt { $thing } nicht.
told-discarded = { $name } wirft { $thing } ab.
told-laid = { $name } legt { $slot }: { $card }.
told-laid-hidden = { $name } lässt Karte { $slot } verdeckt.
told-slot = Auktion { $slot } beginnt.
told-bid = { $name } bietet { $n }.
told-spied = Der Spion von { $name } erhöht das Gebot auf { $a }.
told-turned-up = Karte { $slot } von { $name } wird aufgedeckt: { $card }.
told-passed = { $name } spielt nichts.
told-played-own = { $name } spielt { $card }.
told-played-left = { $name } spielt { $card } von { $other }.
told-played-hand = { $name } spielt { $card } von der Hand.
told-played-god = { $name } spielt { $card } der Götter.
told-took-back = { $name } nimmt { $a } Würfel zurück.
told-used = { $name } spielt { $thing }.
told-placed = { $name } setzt { $b } auf { $thing }{ $c ->
        [0] .
       *[other] {" "}und { $c } unter Deck.
    }
told-removed = Auf { $ship } muss { $colour } Platz machen für { $name }.
told-sacrificed = { $name } opfert einen Flüchtling auf { $thing }.
told-sailed = { $name } bewegt { $thing } auf den Ozean.
told-sailed-alone = { $thing } fährt auf den Ozean.
told-arrived = { $thing } erreicht das Neue Land.
told-scored = { $name } bekommt { $n } ({ $source }).
told-swapped = { $name } nimmt die Plätze von { $b } Neutralen auf { $thing }.
told-struck = { $name } sabotiert { $thing }.
told-victim = { $name } nimmt { $colour } von { $ship }.
told-ousted = { $name } nimmt { $n } Würfel von { $other } aus dem Senat.
told-guarded = Der Wächter von { $name } schützt { $thing }.
told-doom = Eine Säule fällt: { $a } von 3.
told-ship-turned = { $thing } wird umgedreht.
told-lost = { $name } verliert einen Würfel: { $place }.
told-returned = { $thing } kehrt leer in den Hafen zurück.
told-ended = Die dritte Säule ist gefallen. Atlantis ist nicht mehr.
told-revealed = { $name } deckt { $thing } auf: { $n }.
told-laid-god = Die Götter legen { $thing } aus.

account-refugees = Flüchtlinge an Land
account-cargo = wichtige Fracht
account-colours = Farben an Bord
account-moving = bewegte Schiffe
account-majority = Mehrheiten
account-bonus = Bonus der Senatoren
account-card = Punkte auf Karten
account-victims = Vertriebene
account-alliance = Allianzen
account-event = Ereignisse
account-treasure = Schätze

## Der Tisch in Worten

say-setup = Aufbau.
say-round = { $round ->
        [0] {""}
       *[other] Runde { $round },{" "}
    }{ $phase }{ $slot ->
        [0] .
       *[other] , Auktion { $slot } von 5.
    } Ereignis: { $event }. { $text } { $open ->
        [0] Geboten wird geheim.
       *[other] Geboten wird offen.
    } Gefallene Säulen: { $doom } von 3.
say-ship = { $ship }{ $advanced ->
        [0] {""}
       *[other] {" "}(fortgeschritten: { $text })
    } { $ocean ->
        [0] im Hafen,
       *[other] auf dem Ozean,
    } { $taken } von { $seats } Plätzen: { $aboard }{ $hidden ->
        [0] .
       *[other] ; unter Deck: { $below }.
    }
say-shore = Im Neuen Land: { $aboard }. Neutrale im Lager: { $camp }.
say-order = Senatsreihenfolge: { $order }.
say-senator = { $senator }: { $text }{ $taken ->
        [0] {""}
       *[other] {" "}Gewählt von { $holder }.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}Bonus { $bonus }.
    }{ $marked ->
        [0] {""}
       *[other] {" "}Marker: { $markers }.
    }
say-seat = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $stock } Würfel hinter dem Schirm{ $before ->
        [0] {""}
       *[other] , { $before } davor
    }, { $senate } im Senat{ $lost ->
        [0] {""}
       *[other] , { $lost } verloren
    }, { $cards ->
        [one] 1 Politikkarte
       *[other] { $cards } Politikkarten
    }, { $specials ->
        [one] 1 Spezialkarte
       *[other] { $specials } Spezialkarten
    }.
say-row = Reihe von { $name }: { $row }.
say-bid = Karte von { $name }: { $card }{ $known ->
        [0] .
       *[other] : { $text }
    }{ $bid ->
        [-1] {""}
        [0] {" "}Gebot: keins.
       *[other] {" "}Gebot: { $bid }.
    }
say-winners = Auktion { $slot } gewinnen { $names }, in dieser Reihenfolge.
say-used = gespielt
say-gods = Die Hand der Götter: { $cards }.
say-hand = Deine Hand: { $cards }.
say-special = Deine Spezialkarten: { $cards }.
sign-stock = { $n } Würfel hinter dem Schirm
sign-senate = { $n } Würfel im Senat
sign-specials = { $n ->
        [one] 1 Spezialkarte
       *[other] { $n } Spezialkarten
    }, { $cards ->
        [one] 1 Politikkarte
       *[other] { $cards } Politikkarten
    }

## Die Bilder

picture-title = Die letzten Tage von Atlantis
picture-desc = Runde { $round }, { $phase }: fünf Schiffe, der Senat, die Auktion.
picture-order = Reihenfolge
picture-senate = Senat
picture-auction = Auktion { $slot } von 5
picture-auction-none = Die Reihen
picture-bids = { $open ->
        [0] geheime Gebote
       *[other] offene Gebote
    }{ $n ->
        [0] {""}
       *[other] , die { $n } höchsten spielen
    }
picture-secret = geheime Gebote
picture-open = offene Gebote
picture-harbour = Hafen
picture-ocean = Ozean
picture-new-land = Neues Land
picture-camp = Lager { $n }
picture-ashore = an Land
picture-doom = { $n }/3 gefallen
picture-round = Runde { $round }
picture-hand = Deine Karten
picture-ship = { $ship }, { $taken } von { $seats } Plätzen besetzt
landing = Landet es jetzt: { $seats }; wer es dorthin bewegt, { $mover } mehr.
landing-seat = { $name } { $n }
picture-seats = { $seats } Plätze
picture-aboard = { $name }: { $n }
picture-below = { $name }, unter Deck: { $n }
picture-card = { $card }: { $text }
picture-influence = { $name }: { $n } Würfel im Senat
picture-senator = { $senator }: { $text }
picture-row = { $name }, Karte { $slot }: { $card }
picture-doom-sign = Untergang
picture-no-event = noch kein Ereignis
letter-refugees = F
letter-aristocracy = A
letter-support = B
letter-ships = S
letter-cargo = W
letter-sabotage = X
letter-treason = V
