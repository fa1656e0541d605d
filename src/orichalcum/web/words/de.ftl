# Was der Server selbst sagt: Ablehnungen und Briefe. Die Seiten haben ihre eigenen Wörter.

error-malformed = Das ist nicht zu lesen: { $detail }
error-bad-option = Diese Wahl kennt das Spiel nicht.
error-bad-position = Diese Stellung kann es nicht geben.
error-bad-record = Diese Aufzeichnung ist nicht zu lesen.
error-bad-token = Dieser Platz-Link gilt nicht oder nicht mehr.
error-bad-password = Name und Passwort passen nicht zusammen.
error-foreign = Das kam von einer Seite, die nicht zu diesem Haus gehört.
error-not-yours = Das ist der Platz von jemand anderem.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-which-seat = Du hast hier mehrere Plätze: Sag, welcher gemeint ist.
error-no-table = Einen Tisch mit diesem Code gibt es nicht.
error-no-game = Dieses Spiel gibt es hier nicht.
error-no-such = Hier ist nichts.
error-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
error-not-your-turn = Du bist nicht am Zug.
error-illegal = Das steht nicht zur Wahl.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-not-now = Das geht jetzt nicht.
error-taken = Jemand war schneller: Das ist vergeben.
error-started = Das Spiel hat schon begonnen.
error-too-large = Das ist zu groß.
error-too-fast = Zu schnell. Bitte einen Augenblick warten.
error-broken = Im Haus ging etwas schief. Von deinem Spiel ist nichts verloren.
error-busy = Das Haus ist beschäftigt. Bitte gleich noch einmal versuchen.

account-picture = Wie die Punkte an jedem Platz zustande kamen
course-picture = Wie die Punkte an jedem Platz Zug um Zug zustande kamen

mail-turn-subject = Du bist am Zug: { $title }
mail-turn = Du bist am Zug bei { $title }:
mail-over-subject = Das Spiel ist zu Ende: { $title }
mail-over = { $title } ist zu Ende. Das Ergebnis:
mail-start-subject = Das Spiel beginnt: { $title }
mail-start = { $title } hat begonnen:
mail-rematch-subject = Noch eine Partie: { $title }
mail-rematch = Es gibt noch eine Partie { $title }:
mail-time-subject = Deine Zeit ist um: { $title }
mail-time = Deine Zeit bei { $title } ist um. Ein Bot spielt für dich, bis du zurück bist:
mail-closed-subject = Der Tisch ist geschlossen: { $title }
mail-closed = { $title } endete ohne Ergebnis, wie es der Tisch ausgemacht hat für den Fall, dass jemand geht oder keine Zeit mehr hat:
mail-why = Du bekommst dies, weil du in deinen Einstellungen Briefe gewünscht hast; dort stellst du sie ab.
