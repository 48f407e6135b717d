# Wenn ein Spiel aus ist: Ergebnis, Rückschau, Coach, Beweis.

result-you = Du hast gewonnen!
result-one = { $name } hat gewonnen.
result-several = { $names } haben gewonnen.
result-nobody = Niemand hat gewonnen.
result-lost = Diesmal verloren.
result-scores = Punkte nach Plätzen
result-won = gewonnen
result-again = Noch einmal
result-tournament = Zurück zum Turnier
result-daily = Zur Tabelle des Tages
result-again-join = Zur Revanche
result-replay = Rückschau
result-share = Teilen
result-shared = Der Link ist kopiert.
result-share-by-hand = Kopiere diesen Link: { $link }
result-download = Protokoll herunterladen
result-failed = Das ging nicht: { $text }

replay-title = Rückschau: { $title }
replay-none = Dieses Spiel ist noch nicht aus: Es gibt nichts, worauf man zurückschauen könnte. Geh zum Tisch und spiel, oder schau zu.
replay-table = Zum Tisch
replay-moment = Ereignis { $n } von { $all }
replay-start = Der Anfang
replay-scrub = Moment des Spiels
replay-first = Zum Anfang
replay-back = Ein Ereignis zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Ereignis weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-events = Alle Ereignisse
replay-share = Link zu diesem Moment

coach-title = Der Coach
coach-ask = Was war Glück, was war Können?
coach-working = Der Coach geht jede Entscheidung durch. Das kann eine Minute dauern …
coach-failed = Zu diesem Spiel kann der Coach nichts sagen: { $text }
coach-again = Noch einmal fragen
coach-head-great = { $who ->
    [you] Du hast fast perfekt gewählt: Genauigkeit { $accuracy }.
   *[other] { $name } hat fast perfekt gewählt: Genauigkeit { $accuracy }.
}
coach-head-well = { $who ->
    [you] Du hast gut gewählt: Genauigkeit { $accuracy }.
   *[other] { $name } hat gut gewählt: Genauigkeit { $accuracy }.
}
coach-head-mixed = { $who ->
    [you] Du hast mal gut, mal schlecht gewählt: Genauigkeit { $accuracy }.
   *[other] { $name } hat mal gut, mal schlecht gewählt: Genauigkeit { $accuracy }.
}
coach-head-badly = { $who ->
    [you] Deine Entscheidungen haben viel gekostet: Genauigkeit { $accuracy }.
   *[other] Die Entscheidungen von { $name } haben viel gekostet: Genauigkeit { $accuracy }.
}
coach-head-unknown = { $who ->
    [you] Wie gut du gewählt hast, lässt sich nicht sagen.
   *[other] Wie gut { $name } gewählt hat, lässt sich nicht sagen.
}
coach-head-luck-gave = Das Glück gab { $by } Punkte.
coach-head-luck-took = Das Glück nahm { $by } Punkte.
coach-head-luck-even = Das Glück gab so viel, wie es nahm.
coach-head-luck-unknown = Was das Glück tat, lässt sich nicht sagen.
coach-cannot-tell = Wo eine Schätzung weiter danebenliegen könnte, als sie besagt, wird nichts gesagt: kein Urteil, keine Genauigkeit, kein Wendepunkt.
coach-curve-mistake = { $label }, { $name }: { $loss } Punkte verloren. Zeigen
coach-picture = Das Brett vor Ereignis { $n }, als { $name } wählte.
coach-played = Gespielt
coach-better = Besser
coach-go = Auf dem großen Brett zeigen
coach-try = Von hier noch einmal versuchen
coach-try-against = gegen
coach-decisions = Alle { $n } Entscheidungen
coach-curve = Gewinnchance
coach-curve-about = Die Gewinnchance von { $names }, Ereignis für Ereignis. Jetzt: { $now }.
coach-turning = Wendepunkte
coach-turning-roll = Glück
coach-turning-choice = Eine Wahl
coach-turning-resignation = Eine Aufgabe
coach-turning-unclear = Unklar
coach-turning-from-to = { $name } von { $from } auf { $to }
coach-balance = Glück und Können, in Prozentpunkten
coach-balance-sum = Start, Glück, eigene Wahl und die Wahl der anderen ergeben zusammen das Ergebnis. Glück ist im Mittel 0.
coach-balance-rest = Der Rest ist, was die Schätzung zwischen zwei Würfen anders sah.
coach-start = Start
coach-luck = Glück
coach-own = Eigene Wahl
coach-others = Andere
coach-rest = Rest
coach-result = Ergebnis
coach-accuracy = Genauigkeit
coach-costly = Was am meisten kostete
coach-costly-none = Von { $n } Entscheidungen hat, soweit man weiß, keine fünf Punkte oder mehr gekostet.
coach-label-inaccuracy = Ungenau
coach-label-mistake = Fehler
coach-label-blunder = Grober Fehler
coach-exact = Alle Chancen sind exakt: Dieses Spiel ist gelöst.
coach-error = Die Chancen sind Schätzungen, in 19 von 20 Fällen auf { $error } Punkte genau. Keine Entscheidung bekommt ein Urteil, das kleiner ist als der eigene Fehler.
