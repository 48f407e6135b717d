# Ein Tisch eines Hauses im Netz.
terminal-join-connected-again = Wieder verbunden.
terminal-join-lost = Die Verbindung ist weg ({ $why }). Neuer Versuch; nichts Getipptes geht verloren.
terminal-join-trying-again = Die Verbindung ist weg: neuer Versuch
terminal-join-left = Du hast den Tisch verlassen.
terminal-join-slow-down = Das Haus bittet, langsamer zu sein: { $text }
terminal-join-unreachable = { $link } ist nicht zu erreichen ({ $why }); { $farewell }
terminal-join-on-to = Auf zum nächsten Spiel: { $link }
terminal-join-say-what = say TEXT: Es fehlt, was du sagen willst
terminal-join-not-over = Das Spiel ist nicht aus: Spiel es zu Ende, oder `resign`.
terminal-join-about-dice = Zu den Würfeln: { $text }.
terminal-join-you-are = Du bist { $seat }.
terminal-join-you-are-again = Du bist { $seat }: Den Platz hattest du schon.
terminal-join-you-look-on = Du schaust zu.
terminal-join-take-another = `luckhouse join { $link } --seat { $seat }` nimmt einen anderen Platz.
terminal-join-begins-when = { $free ->
    [1] Es geht los, wenn alle da sind; ein Platz ist frei: { $link }
   *[other] Es geht los, wenn alle da sind; { $free } Plätze sind frei: { $link }
}
terminal-join-more-before = … (davor noch { $more }; `log` zeigt alles, was geschah)
terminal-join-your-choice-in = { $seat }, du bist dran (noch { $seconds } s):
terminal-join-time-left = { $waiting } (noch { $seconds } s)
terminal-join-what-next = `save FILE` hebt das Spiel mit seinem Beweis auf (`luckhouse verify FILE` prüft ihn wieder, `luckhouse coach FILE` blickt zurück), `rematch` spielt noch einmal, `quit` geht.
terminal-join-chose = { $who } hat `{ $word }` gewählt.
terminal-join-has-chosen = { $who } hat gewählt.
terminal-join-takes-back = { $who } nimmt die letzte Wahl zurück.
terminal-join-thinks-again = { $who } überlegt noch einmal.
terminal-join-sits-down = { $who } setzt sich auf { $seat }.
terminal-join-goes-away = { $who } geht von { $seat } weg.
terminal-join-bot-plays = Ein Bot ({ $bot }) spielt für { $who }.
terminal-join-is-back = { $who } ist zurück.
terminal-join-time-up = Die Zeit von { $who } war um: Ein Bot hat gewählt.
terminal-join-began = Alle sind da: Das Spiel beginnt.
terminal-join-closed = Der Tisch ist geschlossen: { $text }.
terminal-join-alarm =
    { "***" } DIESEM HAUS IST NICHT ZU TRAUEN ***
    { $text }.
    Von dir kommt nichts mehr zu diesen Würfeln. Was du behalten hast, zeigt es: `save FILE` schreibt es auf. Sag es den anderen, auf einem anderen Weg als über dieses Haus.
terminal-join-words = Die Wörter dieser Würfel: { $words }. Lest sie einander vor: bei allen gleich, oder jemand wird belogen.
terminal-join-who-watches = { $who }, schaut zu
terminal-join-watchers = { $watchers ->
    [1] Jemand schaut zu.
   *[other] { $watchers } schauen zu.
}
terminal-join-free = frei
terminal-join-free-seat = (frei)
terminal-join-free-kept = frei, für { $who } gehalten
terminal-join-for-whom-bot = { $who }, für den ein Bot spielt ({ $bot })
terminal-join-a-bot = ein Bot ({ $bot })
terminal-join-named-bot = { $who }, ein Bot ({ $bot })
terminal-join-person-away = { $who }, nicht verbunden
terminal-join-away-for = { $who } ist nicht verbunden. Sonst spielt in { $seconds } s ein Bot.
terminal-join-away = { $who } ist nicht verbunden.
terminal-join-here = { $who } ist verbunden.
terminal-join-seat-kept = dein Platz bleibt dir: `luckhouse join { $link }` nimmt ihn wieder
terminal-join-look-on-again = `luckhouse join { $link } --watch` schaut wieder zu
terminal-join-dice-not-kept = dein Anteil an den Würfeln lässt sich hier nicht aufheben ({ $why }): Von dir kommt nichts mehr dazu
terminal-join-seat-lost = dein Platz gehört dir nicht mehr ({ $text }): `luckhouse join { $link }` nimmt einen freien
terminal-join-seat-not-kept = dein Platz lässt sich nicht aufheben ({ $why }): Schließ dieses Terminal nicht, sonst ist er weg
terminal-join-words-dropped = Du bist nicht mehr dran: Die übrigen Wörter entfallen.
terminal-join-leave-or-quit = `leave table` geht für immer, `quit` für jetzt: Dein Platz bleibt dir.
terminal-join-nothing-to-choose = Du schaust zu: Es gibt nichts zu wählen. `help` zeigt, was du tippen kannst.
terminal-join-it-is-over = Das Spiel ist aus: `rematch`, `save FILE` oder `quit`.
terminal-join-not-your-turn = Du bist nicht dran. Wir warten auf: { $names }.
terminal-join-not-begun = Das Spiel hat nicht begonnen: Es fehlt noch jemand. `people` zeigt, wer da ist.
terminal-join-mute-whom = mute NAME: Es fehlt ein Platz wie `p2`, oder ein Name
terminal-join-receipt = Dein Beleg: `luckhouse verify { $file } --receipt { $beside }` zeigt, dass es dein Spiel ist.
terminal-join-watchers-talk = Wer zuschaut, darf jetzt reden.
terminal-join-watchers-quiet = Wer zuschaut, darf nicht mehr reden.
terminal-join-watchers-what = watchers on, watchers off: Es fehlt, ob Zuschauende reden dürfen
terminal-join-play-again = Es wird noch einmal gespielt: `rematch` geht mit.
terminal-join-saved = Gespeichert: `luckhouse verify { $file }` beweist die Würfel, `luckhouse replay { $file }` zeigt es.
terminal-join-saved-so-far = Gespeichert, soweit du es jetzt lesen darfst.
terminal-join-ask-later = Jetzt ist niemand zu fragen: Versuch es, wenn du verbunden bist.
terminal-join-nobody-again = noch spielt niemand noch einmal: Frag später wieder
terminal-join-your-name = Wie heißt du?
terminal-join-no-public-table = Hier ist kein öffentlicher Tisch offen.
terminal-join-public-tables = Öffentliche Tische:
terminal-join-open-one = `luckhouse join { $link } --game SPIEL --seats N` eröffnet einen Tisch; `luckhouse games` zeigt die Spiele.
terminal-join-table-is-open = Der Tisch ist offen. Wer diesen Link hat, kann kommen:
terminal-join-newer-program = { $title } steht hier nicht im Regal: Es braucht ein neueres Programm
terminal-join-seats-free = { $free ->
    [1] Ein Platz ist hier frei: { $link }
   *[other] { $free } Plätze sind hier frei: { $link }
}
terminal-join-seats-free-fill = { $free ->
    [1] Ein Platz ist hier frei: { $link } (`fill steady` setzt Bots)
   *[other] { $free } Plätze sind hier frei: { $link } (`fill steady` setzt Bots)
}
terminal-join-opening = Alle sind da und öffnen, was sie zu den Würfeln geben
terminal-join-over = Das Spiel ist aus
terminal-join-your-turn = Du bist dran
terminal-join-waiting-for = Wir warten auf { $names }
terminal-join-no-seat = Du schaust zu und hast keinen Platz zu verlassen: `quit` geht weg.
terminal-join-command-say = den anderen etwas sagen
terminal-join-command-people = wer da ist
terminal-join-command-fill = auf jeden freien Platz einen Bot setzen und anfangen (`fill steady`); für Gastgeber
terminal-join-command-mute = jemanden nicht mehr hören; `unmute NAME` wieder; für Gastgeber
terminal-join-command-watchers = wer zuschaut, darf nicht reden; `watchers on` wieder; für Gastgeber
terminal-join-command-save = das Spiel in eine Datei schreiben; wenn es aus ist, mit dem Beweis der Würfel
terminal-join-command-leave = für immer weggehen: Dein Platz wird frei, oder ein Bot spielt weiter
terminal-join-command-rematch = noch einmal mit denselben Leuten, wenn das Spiel aus ist
terminal-join-command-quit = für jetzt weggehen: Dein Platz bleibt dir

# What keeps one from a table.
terminal-join-nobody-answers = niemand antwortet
terminal-join-not-reached = { $address } ist nicht zu erreichen ({ $why }): prüfe den Link, und ob das Haus offen ist
terminal-join-private = er ist privat, so dass niemand zusehen kann
terminal-join-watch-instead = `luckhouse join { $address } --watch` sieht zu
terminal-join-no-free-seat = an diesem Tisch von { $title } ist kein Platz frei: { $instead }
terminal-join-seat-not-free = --seat { $seat } ist nicht frei: erwartet { $free }
terminal-join-no-seat-given = das Haus gab keinen Platz: versuch es noch einmal
terminal-join-silent = das Haus sagt nichts mehr
terminal-join-missed = etwas wurde verpasst
terminal-join-dice-held = von hier wird nichts von dir zu den Würfeln beigetragen ({ $why }): ein anderes Terminal hält vielleicht diesen Platz
terminal-join-key-not-kept = der Schlüssel dieses Hauses kann nicht aufgehoben werden ({ $why }): ein anderer würde nicht bemerkt
terminal-join-no-name = die Eingabe wurde geschlossen, bevor du einen Namen hattest: --name gibt einen
