# Turniere: die Liste, und ein einzelnes.

tournaments-title = Turniere
tournaments-about = Menschen und Bots spielen um Plätze: eine Stunde lang alle gegen alle, Runde um Runde, oder bis einer übrig ist. Alle können eins eröffnen.
tournaments-open = Turnier eröffnen
tournaments-running = Wird gerade gespielt
tournaments-coming = Demnächst
tournaments-over = Vorbei
tournaments-none = Im Augenblick ist kein Turnier offen. Eröffne eins und schick den Link weiter.
tournaments-away = Die Turniere lassen sich gerade nicht auflisten.
tournaments-again = Noch einmal
tournaments-all = Alle Turniere

tournament-arena = Arena, { $n } Min.
tournament-swiss = { $n ->
    [one] Schweizer System, { $n } Runde
   *[other] Schweizer System, { $n } Runden
}
tournament-knock-out = { $n ->
    [1] K.-o.
   *[other] K.-o., bis zu { $n } Spiele
}
tournament-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
tournament-tables = Tische zu { $n }
tournament-won = Gewonnen von { $names }
tournament-nobody = Niemand hat gewonnen.
tournament-cancelled = Es wurde vor dem Beginn abgesagt.
tournament-forgotten = jemand
tournament-bot = Bot
tournament-you = du
tournament-left = gegangen

tournament-span-days = { $days } T. { $hours } Std.
tournament-span-hours = { $hours } Std. { $minutes } Min.
tournament-starts = Beginnt in { $span }
tournament-starts-at = { $day }, { $time } auf deiner Uhr
tournament-starts-said = Beginnt, sobald der Gastgeber es sagt
tournament-starts-now = Beginnt gleich
tournament-ends = Neue Spiele noch { $span }
tournament-last = Die letzten Spiele laufen
tournament-round-of = Runde { $round } von { $rounds }
tournament-round = Runde { $round }
tournament-before-round = Die erste Runde beginnt gleich
tournament-since = Vorbei seit { $day }, { $time }

tournament-join = Mitspielen
tournament-back = Wieder mitspielen
tournament-leave = Aussteigen
tournament-leave-sure = Aus diesem K.-o.-Turnier aussteigen? Du kannst nicht zurückkommen.
tournament-joined = Du bist dabei. Bleib auf dieser Seite: Dein Spiel wird hier gezeigt, sobald es eins gibt.
tournament-away = Du bekommst im Augenblick keine Spiele.
tournament-knocked-out = Du bist in Runde { $round } ausgeschieden.
tournament-late = Nach dem Beginn kann bei einem K.-o.-Turnier niemand mehr einsteigen.
tournament-host = Du bist der Gastgeber.
tournament-start = Jetzt beginnen
tournament-end = Beenden
tournament-cancel = Absagen
tournament-end-sure = Dieses Turnier beenden? Laufende Spiele werden zu Ende gespielt, neue beginnen nicht mehr.
tournament-cancel-sure = Dieses Turnier absagen? Es hat noch nicht begonnen, und es wird kein Spiel geben.
tournament-bots = Bots mitspielen lassen
tournament-bots-kind = Welche Bots
tournament-bots-count = Wie viele
tournament-bots-add = { $n ->
    [one] { $n } Bot dazu
   *[other] { $n } Bots dazu
}

tournament-waits = Dein Spiel wartet
tournament-waits-for = { $names } · komm innerhalb von { $span }
tournament-waits-going = In { $n } s geht es dorthin.
tournament-waits-go = Zu deinem Spiel
tournament-waits-stop = Noch nicht
tournament-against = Gegen { $names }

tournament-no-key = Mitspielen kann nur, wen das Haus wiedererkennt, und dieser Browser kann keinen Schlüssel behalten: Das Fenster ist privat, oder der Weg zum Haus ist nicht verschlüsselt. Öffne die Seite in einem anderen Fenster.
tournament-guest = Du spielst hier als Gast, und mitspielen kann nur, wen das Haus wiedererkennt. Ändere das auf der Seite „Du“ und komm zurück.
tournament-lost-short = Das Haus antwortet nicht.
tournament-lost = Das Haus antwortet nicht. Nächster Versuch in { $n } s.
tournament-lost-now = Jetzt fragen
tournament-none-title = Dieses Turnier gibt es nicht
tournament-none-text = Die Adresse stimmt nicht, oder der Gastgeber hat es abgesagt.

tournament-standings = Tabelle
tournament-standings-none = Noch spielt niemand mit.
tournament-standings-arena = Ein Sieg zählt 2, vom dritten in Folge an 4. Bei gleichen Punkten zählen die Siege, dann weniger Spiele.
tournament-standings-swiss = Bei gleichen Punkten zählen die Punkte der Gegner (Buchholz), dann die der besiegten Gegner (Sonneborn-Berger).
tournament-standings-knock-out = Wer länger dabei bleibt, steht weiter oben.
tournament-place = Platz
tournament-player = Spieler
tournament-points = Punkte
tournament-wins = Siege
tournament-wins-of = { $wins } von { $games }
tournament-buchholz = Buchholz
tournament-buchholz-short = BH
tournament-sonneborn = Sonneb.-B.
tournament-sonneborn-short = SB
tournament-out-in = Aus in
tournament-out-round = Runde { $round }
tournament-out-not = noch dabei
tournament-out-won = Sieger
tournament-streak = { $n ->
    [one] { $n } Sieg in Folge
   *[other] { $n } Siege in Folge
}
tournament-page = { $from } bis { $to } von { $n }
tournament-page-before = Die davor
tournament-page-after = Die danach

tournament-games = Spiele
tournament-games-none = Noch hat kein Spiel begonnen.
tournament-games-more = Noch { $n } zeigen
tournament-games-some = Gezeigt werden die neuesten Spiele. Alle stehen im Protokoll.
tournament-bracket = Die Runden
tournament-game = Spiel { $n }
tournament-playing = läuft
tournament-void = zählt nicht
tournament-absent = kam nicht
tournament-watch = Zuschauen
tournament-watch-name = { $names } zuschauen
tournament-replay = Nachspielen
tournament-replay-name = { $names } nachspielen
tournament-won-games = { $n ->
    [one] { $n } Spiel gewonnen
   *[other] { $n } Spiele gewonnen
}

tournament-share-text = Spiel mit mir in einem Turnier: { $title }
tournament-share-about = Wer diesen Link öffnet, kann mitspielen oder zuschauen.
tournament-results = Ergebnisse
tournament-results-about = Alles, was geschehen ist, Zeile für Zeile, und die Tabelle als Datei.
tournament-log = Protokoll
tournament-csv = Tabelle (CSV)
tournament-rules = Wie gespielt wird

tournament-name = Wie es heißt
tournament-name-usual = { $title }-Turnier
tournament-which = Spiel
tournament-seats = Spieler an einem Tisch
tournament-how = Wer gegen wen spielt
tournament-how-arena = Arena
tournament-how-arena-help = Wer frei ist, spielt sofort, bis die Zeit um ist. Komm und geh, wie du magst.
tournament-how-swiss = Schweizer System
tournament-how-swiss-help = Alle spielen jede Runde, gegen jemanden mit ungefähr gleich vielen Punkten.
tournament-how-knock-out = K.-o.
tournament-how-knock-out-help = Wer verliert, scheidet aus.
tournament-n-arena = Minuten
tournament-n-swiss = Runden
tournament-n-knock-out = Spiele je Begegnung
tournament-n-help = { $least } bis { $most }
tournament-when = Wann es beginnt
tournament-when-said = Sobald ich es sage
tournament-when-timed = Zu einer Zeit
tournament-when-at = Tag und Uhrzeit auf deiner Uhr
tournament-when-none = Es braucht einen Tag und eine Uhrzeit, die noch kommen.
tournament-who = Wer es finden kann
tournament-who-public = Alle
tournament-who-public-help = Es steht in der Liste der Turniere.
tournament-who-unlisted = Nur über den Link
tournament-who-unlisted-help = Wer den Link hat, kann mitspielen.
tournament-do = Eröffnen
tournament-doing = Wird eröffnet …
