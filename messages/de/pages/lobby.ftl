# Was die Lobby auf Deutsch sagt.

hero-title = Ein Haus für Spiele mit Glück und Nerven
hero-text = Spiel sofort gegen einen Bot, oder schick Freunden einen Link. Ohne Konto, und jeder Wurf ist nachweisbar fair.
hero-play = Jetzt { $title } spielen
hero-again = Noch einmal { $title }
hero-friend = Freunde einladen
hero-links = oder nimm eine Schachtel aus dem Regal
guest = Gast

shelf-title = Das Regal
shelf-players = { $n } Spieler
shelf-alone = für dich allein
shelf-now = Jetzt spielen
shelf-friend = Freunde
shelf-friend-name = Freunde: einen Tisch für { $title } öffnen und den Link senden
shelf-now-bot = { $n ->
    [one] Jetzt spielen: { $title }, gegen einen Bot
   *[other] Jetzt spielen: { $title }, gegen Bots
}
shelf-now-alone = Jetzt spielen: { $title }, allein
shelf-opening = Moment …

today-title = Die Reise von heute
today-fresh = Gleiche Würfel für alle: wie weit?
today-keep = { $n ->
    [one] Heute wieder: zwei Tage in Folge
   *[other] Mach weiter: { $n } Tage in Folge
}
today-running = Du bist unterwegs
today-done = { $n ->
    [one] Geschafft für heute
   *[other] Geschafft für heute, { $n } Tage in Folge
}

mine-title = Deine Spiele
mine-more = Alle deine offenen Spiele ({ $n })
mine-over = Deine beendeten Spiele
mine-turn-you = Du bist dran
mine-turn-other = { $name } ist dran
mine-turn-others = Wir warten auf { $names }
mine-going = Läuft
mine-gathering = { $n ->
    [one] Noch { $n } Platz frei
   *[other] Noch { $n } Plätze frei
}
mine-opening = Beginnt gleich
mine-won = Gewonnen
mine-lost = Verloren
mine-shared = Unentschieden
mine-with = mit { $names }
mine-against = gegen { $names }
mine-alone = du allein
mine-go = Weiterspielen
mine-invite = Einladen
mine-look = Ansehen

list-waiting = Offene Tische
list-waiting-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch, den alle finden können.
list-playing = Wird gerade gespielt
list-playing-none = Im Moment läuft kein öffentliches Spiel.
list-finished = Beendete Spiele
list-finished-none = Noch ist kein öffentliches Spiel zu Ende.
list-none = Kein Tisch passt zu deiner Suche.
list-all = Alle Tische
list-sit = Hinsetzen
list-watch = Zuschauen
list-replay = Ansehen
list-back = Weiterspielen
list-yours = hier sitzt du
list-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
list-nobody = noch niemand
list-won = Gewonnen: { $names }
list-drawn = Niemand hat gewonnen
list-closed = Vor dem Ende geschlossen
list-name = { $what }: { $title }, { $players }
list-more = Mehr zeigen
list-loading = Wir sehen uns im Haus um …
list-away = Die Tische lassen sich gerade nicht auflisten.
list-again = Noch einmal

open-name = Dein Name, wie ihn alle sehen

level-random = Zufällig
level-novice = Neuling
level-steady = Solide
level-strong = Stark
level-best = Meisterhaft
bot-name = Bot ({ $level })
bot-character = Bot ({ $level }, { $character })

no-name = Ein Name hat 1 bis 64 Zeichen.
no-away = Das Haus antwortet nicht. Nichts geht verloren: Versuch es gleich noch einmal.
no-room = Das Haus hat gerade keinen Platz für weitere Tische. Nichts geht verloren: Versuch es später noch einmal.
no-seat = Da war jemand schneller: Der Platz ist besetzt. Nimm einen anderen, oder schau zu.
no-hurry = Aus deinem Netz wurden zu viele Tische eröffnet. Warte { $s } Sekunden, dann versuch es noch einmal.
no-saved = Das ließ sich nicht speichern. Es hat sich nichts geändert: Versuch es noch einmal.
no-other = Das ging nicht: { $text }

wait-opening = Die Würfel werden versiegelt
wait-opening-text = Alle am Tisch geben etwas Geheimes zu den Würfeln, damit niemand, auch nicht das Haus, bestimmen kann, was sie zeigen. Das dauert nur einen Augenblick.
wait-opening-for = Es fehlen noch: { $names }.
