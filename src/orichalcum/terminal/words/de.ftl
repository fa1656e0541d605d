# Das Haus in der Shell.

account = Woher die Punkte kommen
sum = Summe
won = { $many ->
    [one] { $names } gewinnt mit { $points }.
   *[other] { $names } gewinnen gemeinsam mit je { $points }.
}
left = Das Spiel ist gespeichert. Weiter geht es mit: orichalcum play --resume { $name }
thinking = { $name } überlegt
the-house = Das Haus
hand-over = Bitte an { $name } übergeben, dann Eingabetaste drücken.
commands = Eine Nummer oder ihr Kürzel; h Tipp, u zurück, w warum nicht, t Tisch, l Verlauf, r [Absatz oder Wort] Regeln, p Bild, q speichern und gehen
no-such = { $word } ist weder Wahl noch Befehl.
taken-back = Zurückgenommen.
nothing-refused = Alles, was man erwarten könnte, ist erlaubt.
drawing = Das Bild wird gezeichnet
drawn = Das Bild liegt in { $path }
no-rule = Keine Regel spricht von { $text }.
record-kept = Die Aufzeichnung liegt in { $path }
guest = Gast
seats-of = { $from ->
   *[other] { $from } bis { $to }
}
games = Die Spiele des Hauses
column-game = Spiel
column-by = Von
column-seats = Plätze
column-minutes = Minuten
column-editions = Ausgaben
record-holds = Die Aufzeichnung stimmt: { $answers } Antworten nach den Regeln{ $over ->
    [yes] , Ergebnis { $result }.
   *[no] , und das Spiel geht weiter.
}
edition-good = { $file } ist eine gute Ausgabe von { $game }: { $name }, Inhalt { $hash }.
editions-alike = Beide Ausgaben haben denselben Inhalt.
edition-written = Geschrieben nach { $path }. Was die eigene Schachtel anders sagt, dort ändern, dann: orichalcum edition check { $path }
game-written = Geschrieben nach { $path }. Weiter mit: cd { $path } && pip install -e . && pytest
compiled = Orichalcum { $version } ist bereit: Die Regeln sind übersetzt.
interpreted = Orichalcum { $version } ist bereit, läuft aber interpretiert, etwa 40-mal langsamer: { $why }.
why-asked = ORICHALCUM_PURE=1 verlangt es so
why-no-compiler = Hier ist kein C-Compiler (apt install gcc python3-dev, dann neu installieren)
why-not-yet = Die Regeln sind noch nicht übersetzt
why-sources = Das sind die Quellen, so wie sie sind
playing = Es wird gespielt
measuring = Es wird gemessen
selfplay = { $game }: { $games } Spiele mit je { $decisions } Entscheidungen
column-bot = Bot
column-wins = Siege
column-interval = in 95 von 100 Fällen
column-score = Mittlere Punkte
column-spread = Streuung
column-by-seat = Siege je Platz, %
bench-compiled = Übersetzte Regeln, ein Kern
bench-interpreted = Interpretierte Regeln, ein Kern
figure-decisions_per_s = Entscheidungen je Sekunde
figure-free_decisions_per_s = davon mit zwei oder mehr Möglichkeiten
figure-loop_decisions_per_s = Entscheidungen je Sekunde, öffentliche API
figure-copies_per_s = Kopien je Sekunde
figure-guesses_per_s = Vermutungen je Sekunde
figure-games_per_s = Spiele je Sekunde
figure-decisions_per_game = Entscheidungen je Spiel
figure-state_bytes = Bytes eines Tisches
backed-up = { $file } enthält das ganze Haus: { $rows } Zeilen.
restored = Das Haus aus { $file } ist wiederhergestellt: { $rows } Zeilen.
exported = { $written } Mitschriften nach { $folder } geschrieben; { $without } beendete Tische haben keine eigene.
