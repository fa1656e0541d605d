# Wörter, die alle Räume und alle Türen teilen.

and = und
seat-number = Platz { $number }
luck = Das Glück
yes = ja
no = nein
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
language-name = Deutsch

# Was der Kern ablehnt
not-your-turn = { $name } ist nicht am Zug: Der Tisch wartet auf { $waiting }.
not-lucks-turn = Der Tisch wartet auf { $waiting }, nicht auf das Glück.
no-such-seat = Es gibt { $seats } Plätze, von 0 an gezählt.
waits-for-luck = Der Tisch wartet auf das Glück, nicht auf einen Platz.
game-is-over = Das Spiel ist zu Ende.
no-such-choice = { $code } steht nicht zur Wahl.
nothing-to-undo = Es gibt nichts zurückzunehmen: Das Glück hat geantwortet, etwas kam ans Licht oder jemand anderes hat gehandelt.
