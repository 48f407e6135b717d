# Spieler: man selbst, und andere.

people-away = Das Haus antwortet gerade nicht.
people-again = Noch einmal
people-since = Hier seit { $date }
people-failed = Das hat nicht geklappt: { $text }
people-none-title = Niemand da
people-none-text = Diesen Spieler gibt es nicht, oder er zeigt nichts von sich.

guest-title = Du spielst als Gast
guest-new-text = Mit dem ersten Spiel bekommt dieser Browser einen eigenen Schlüssel. Von da an erkennt dich das Haus wieder, ohne Passwort und ohne Adresse: deine Spiele zählen, und du siehst, wie du besser wirst.
guest-start = Ab jetzt erkannt werden
guest-cannot-text = Dieser Browser kann keinen Schlüssel für dich behalten: das Fenster ist privat, oder der Weg zum Haus ist nicht verschlüsselt. Als Gast kannst du alles spielen.
guest-chosen-text = Du hast dich entschieden, hier als Gast zu spielen: deine Spiele zählen nicht, und nichts von dir wird behalten. Wenn du magst, werde wieder erkannt, als jemand Neues.
guest-left-title = Du bist abgemeldet
guest-left-text = Du spielst hier als Gast. Dieser Browser hat deinen Schlüssel noch: wer ihn benutzt, kann sich als du anmelden.
guest-back = Wieder anmelden
guest-forget = Meinen Schlüssel hier vergessen
guest-forget-sure = Deinen Schlüssel in diesem Browser vergessen? Um hier zurückzukommen, brauchst du einen Code von einem anderen Gerät oder einen Wiederherstellungscode.
code-title = Du spielst schon auf einem anderen Gerät?
code-text = Öffne dort die Seite „Du“ und hol dir einen Code. Ein Wiederherstellungscode geht auch.
code-came = Mit dem Link ist ein Code gekommen. Wenn es deiner ist, benutze ihn: dann ist auch dieses Gerät deins.
code-instead = Was du in diesem Browser gespielt hast, bleibt bei dem Namen, den du jetzt hier hast.
code-label = Code
code-do = Code benutzen

ratings-title = Wertungen
ratings-none = Noch keine: sie kommen mit Spielen, die zählen.
rating-seats = { $n ->
    [1] allein
   *[other] { $n } Spieler
}
rating-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
rating-puzzles = Rätsel
rating-tries = { $n ->
    [one] { $n } erster Versuch
   *[other] { $n } erste Versuche
}
rating-provisional = noch unsicher
rating-against-bots = gegen Bots
rating-off = plus oder minus { $n }
rating-without-luck = Ohne Glück: { $rating } ± { $off }
rating-without-luck-about = Ohne Glück: aus Ergebnissen ohne das, was die Würfel gaben. Wenige Partien machen diese Wertung so sicher wie viele die andere.
solo-about = Was { $n ->
    [one] eine Partie brachte
   *[other] { $n } Partien im Mittel brachten
}, neben dem, was bestes Spiel aus denselben Würfeln gemacht hätte.
rating-curve = Die Wertung über { $n } Spiele: sie begann bei { $first }, ist jetzt { $last } und lag zwischen { $least } und { $most }.

ranking-title = Die Besten des Hauses
ranking-about = Alle, deren Profil jeder sehen darf und deren Wertung sicher genug für einen Vergleich ist.
ranking-seats = Spieler
ranking-by = Nach Wertung
ranking-by-plain = wie gespielt
ranking-by-without-luck = ohne Glück
ranking-by-against-bots = gegen die Bots
ranking-bots = Die Bots des Hauses zeigen
ranking-bot = Bot ({ $level })
ranking-table = Rangliste
ranking-none = Noch niemand.
ranking-place = Platz
ranking-no-place = keiner
ranking-name = Name
ranking-rating = Wertung
ranking-games = Spiele
ranking-you = du
ranking-uncertain = Deine Wertung ist noch zu unsicher für einen Platz: Ein paar Spiele mehr, und du hast einen.
ranking-hidden = Nur du siehst deine Zeile: Dein Profil ist nicht für alle.
ranking-hidden-link = Das ändern
ranking-link = Wer ist am besten?

feats-title = Titel
feats-times = { $n }-mal
feat-fortuna-cheese = Der große Käse
feat-fortuna-cheese-about = mit einem Käse gewonnen
feat-fortuna-untouched = Alle Murmeln beisammen
feat-fortuna-untouched-about = gewonnen, ohne eine Murmel zu verlieren
feat-lantern-home = Lampenträger
feat-lantern-home-about = heimgekommen
feat-lantern-dragon-at-zero = Drachenschreck
feat-lantern-dragon-at-zero-about = heimgekommen, ohne dass etwas gegen einen zählte
feat-booty-dice-both-combos = Der perfekte Sturm
feat-booty-dice-both-combos-about = Meuterei und Schiffbruch auf einmal
feat-booty-dice-last-alive = Die letzte Planke
feat-booty-dice-last-alive-about = als letzter lebender Pirat gewonnen
feat-lucky-shot-unbreached = Burgvogt
feat-lucky-shot-unbreached-about = gewonnen, ohne eine Festung zu verlieren
feat-lucky-shot-three-raids = Freibeuter
feat-lucky-shot-three-raids-about = drei Raubzüge eines Spiels gelungen
feat-reynards-luck-foxheads = Meister der Füchse
feat-reynards-luck-foxheads-about = mit den Fuchsköpfen gewonnen
feat-reynards-luck-unscathed = Ohne Kratzer
feat-reynards-luck-unscathed-about = gewonnen, ohne eine Figur zu verlieren

totals-title = Gespielt und gewonnen
totals-game = Spiel
totals-played = Gespielt
totals-won = Gewonnen

played-title = Beendete Spiele
played-none = Noch keine.
played-which = Spiel
played-any = Alle Spiele
played-more = Ältere Spiele
played-won = Gewonnen
played-lost = Verloren
played-place = Platz { $place } von { $seats }
played-journey-won = { $n ->
    [0] Heimgekehrt, ohne einen Kreis zu streichen
    [one] Heimgekehrt mit { $n } gestrichenen Kreis
   *[other] Heimgekehrt mit { $n } gestrichenen Kreisen
}
played-journey-lost = Gefallen in Zone { $zone } von { $zones }
played-with = mit { $names }
played-alone = allein
played-rating = Wertung { $before } → { $after }
played-against-bots = Gegen Bots { $before } → { $after }
played-accuracy = Genauigkeit { $accuracy }
played-luck = Glück { $points }
played-replay = Ansehen
played-replay-name = { $title } ansehen, { $when }
played-coach = Coach
played-coach-name = Den Coach fragen: { $title }, { $when }

opponents-title = Mit wem du gespielt hast
opponents-name = Spieler
opponents-won = Du gewannst
opponents-lost = Sie gewannen
opponents-last = Zuletzt
opponents-all = Alle { $n } zeigen
against-title = Du und { $name }
against-score = { $won } : { $lost }
against-game = { $title }: { $n ->
    [one] { $n } Spiel, { $won } : { $lost }
   *[other] { $n } Spiele, { $won } : { $lost }
}

regard-friend = Einer deiner Freunde.
regard-blocked = Du hast diesen Spieler blockiert.
regard-befriend = Zu den Freunden
regard-unfriend = Kein Freund mehr
regard-unfriend-name = { $name } von den Freunden entfernen
regard-report = Melden …
regard-block = Blockieren
regard-unblock = Nicht mehr blockieren
regard-unblock-name = { $name } nicht mehr blockieren
friends-title = Freunde
friends-none = Noch keine. Mit wem du gespielt hast, steht oben; auf deren Seiten kannst du sie hinzufügen.
friends-blocked = Blockiert
friends-remove = Entfernen

invited-title = Einladungen
invited-by = { $name } lädt dich ein
invited-go = Hingehen
invited-decline = Ablehnen
invited-what = { $what }: { $title } mit { $name }
invite-friends-title = Freunde auf deiner Liste
invite-friends-text = Sie finden die Einladung in ihrer Lobby.
invite-friends-do = Einladen
invite-friends-done = Eingeladen
invite-friends-what = { $what }: { $name }

account-title = Dein Konto
account-name = Name
account-name-help = So heißt du auf deiner Seite, und ab jetzt in Spielen.
account-save = Speichern
account-saved = Gespeichert.
account-privacy = Wer deine Wertungen und Spiele sehen darf
account-privacy-private = Nur du
account-privacy-friends = Deine Freunde
account-privacy-public = Alle
account-order = Für Ordnung sorgen
account-link = Deine Seite für andere

devices-title = Deine Geräte
devices-this = dieses Gerät
key-unnamed-devices = Ein Gerät
devices-since = seit { $date }
devices-used = zuletzt hier { $when }
devices-remove = Entfernen
key-remove-name-devices = Das Gerät entfernen, das seit { $date } da ist
key-remove-sure-devices = Dieses Gerät entfernen? Es kann nicht mehr als du spielen.
devices-add = Gerät hinzufügen
devices-add-title = Gerät hinzufügen
devices-add-text = Scanne auf dem anderen Gerät das Bild, öffne den Link, oder tippe den Code auf der Seite „Du“ ein. Er gilt einmal, bis { $time }.
devices-add-code = Code
devices-add-link = Link
devices-add-qr = QR-Code des Links
devices-add-scan = Scanne das mit dem anderen Gerät.

passkeys-title = Passkeys
passkeys-text = Ein Passkey bewahrt deinen Namen: Er kommt auf deine anderen Geräte mit und bringt dich zurück, wenn dieser Browser dich vergessen hat. Du entsperrst ihn mit Finger, Gesicht oder einer Zahl.
key-unnamed-passkeys = Ein Passkey
passkeys-add = Passkey hinzufügen
passkeys-use = Mit einem Passkey anmelden
key-remove-name-passkeys = Den Passkey seit { $date } entfernen
key-remove-sure-passkeys = Diesen Passkey entfernen? Er bringt dich dann nicht mehr zurück; lösche ihn auch dort, wo du deine Passkeys aufbewahrst.
passkeys-cancelled = Nichts hat sich geändert: Dem Browser wurde kein Passkey genannt, oder er hat zu lange gewartet.
passkeys-there = Ein Passkey von dir ist schon da.
passkeys-cannot = Dieser Browser hat keine Passkeys für dieses Haus: Dazu braucht es ein Haus mit eigenem Namen auf einem verschlüsselten Weg.

recovery-title = Wiederherstellungscodes
recovery-text = Wenn du alle Geräte verlierst, bringt dich so ein Code zurück. Druck sie aus und leg sie dorthin, wo du sie wiederfindest.
recovery-left = { $n ->
    [0] Du hast keine.
    [one] { $n } Code ist übrig.
   *[other] { $n } Codes sind übrig.
}
recovery-new = Neue Codes machen
recovery-sure = Neue Codes machen? Die alten gelten dann nicht mehr.
recovery-shown = Das sind deine Codes. Jeder gilt einmal, und sie werden nur jetzt gezeigt.
recovery-print = Drucken
recovery-house = Wiederherstellungscodes für { $name } bei { $house }

leave-title = Daten und Abschied
leave-data = Meine Daten herunterladen
leave-out = Abmelden
leave-out-sure = Hier abmelden? Du spielst in diesem Browser als Gast, bis du dich wieder anmeldest.
leave-everywhere = Überall abmelden
leave-everywhere-sure = Überall abmelden? Alle anderen Geräte werden entfernt, und jedes braucht einen neuen Code.
leave-delete = Mein Konto löschen
leave-delete-sure = Dein Konto löschen? Name, Wertungen und Geräte sind für immer weg. Spiele bleiben, unter einem Namen, der niemandem gehört.

bots-title = Deine Bots
bots-text = Ein Bot ist ein Konto für ein Programm von dir: er setzt sich dorthin, wo ihn jemand herausfordert, und alle sehen, dass er ein Bot ist. Seine Partien ändern niemandes Wertung.
bots-name = Name eines neuen Bots
bots-name-help = Dahinter steht immer „(bot)“.
bots-make = Bot anlegen
bots-open-to = Wer darf ihn herausfordern?
bots-open-to-private = Nur du
bots-tokens = Schlüssel
bots-scopes = Wofür der nächste Schlüssel ist
bots-scope-read = Herausforderungen sehen
bots-scope-challenge = sie annehmen
bots-scope-play = spielen
bots-new-token = Neuer Schlüssel
bots-shown = Das ist der Schlüssel. Bewahre ihn in einer Datei auf: er wird nur jetzt gezeigt.
bots-revoke = Widerrufen
bots-revoke-name = Den Schlüssel von { $date } widerrufen
bots-revoke-sure = Diesen Schlüssel widerrufen? Wer mit ihm spielt, wird sofort weggeschickt.
bots-remove-name = { $name } entfernen
bots-remove-sure = { $name } entfernen? Seine Partien bleiben, unter einem Namen, der niemandem gehört.

people-running = Deine laufenden Spiele, auch als Kalender
vacation-title = Urlaub
vacation-text = Solange du im Urlaub bist, läuft an keinem Tisch eine Uhr von Tagen für dich, und andere sehen, dass du weg bist. Was von deiner Zeit übrig war, ist noch übrig, wenn du zurückkommst.
vacation-not = Uhren von Minuten laufen weiter, und Spiele von Turnieren auch. Spielen kannst du trotzdem.
vacation-left = { $left ->
    [one] Noch { $left } von { $year } Tagen
   *[other] Noch { $left } von { $year } Tagen
}
vacation-runs = Du bist im Urlaub bis { $until }.
vacation-end = Jetzt beenden
vacation-ended = Dein Urlaub ist zu Ende. Deine Uhren laufen weiter.
vacation-planned = Von { $from } bis { $until }
vacation-cancel = Absagen
vacation-cancel-name = Urlaub von { $from } bis { $until } absagen
vacation-forgotten = Der Urlaub ist abgesagt.
vacation-from = Ab
vacation-days = Tage
vacation-begin = Beginnen
vacation-plan = Planen
vacation-planned-done = Dein Urlaub ist notiert.
vacation-help = Höchstens { $most } am Stück. Ein angefangener Tag zählt ganz; er kommt ein Jahr nach dem Urlaub wieder.
vacation-games = Deine laufenden Spiele
