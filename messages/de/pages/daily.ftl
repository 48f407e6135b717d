# Die Reise eines Tages: für alle die gleichen Würfel.

daily-title = Die Reise von heute
daily-title-past = Eine vergangene Reise
daily-about = Jeden Tag eine Reise in { $title }, und alle bekommen die gleichen Würfel. Dein erster Versuch zählt. Danach kannst du üben, so oft du magst.
daily-about-past = Dieser Tag ist vorbei, seine Würfel sind offen. Alle können mit ihnen üben, so oft sie mögen.
daily-left-hours = Noch { $hours } Std. { $minutes } Min.
daily-left-minutes = Noch { $minutes } Min.
daily-left-soon = Noch weniger als eine Minute
daily-until = bis { $time } auf deiner Uhr
daily-ended = Dieser Tag ist vorbei. Ein neuer hat begonnen.
daily-new = Zum neuen Tag

daily-play = Die Reise von heute spielen
daily-go-on = Weiterspielen
daily-practise = Noch einmal üben
daily-practise-past = Mit diesen Würfeln üben
daily-state-fresh = Du hast noch nicht angefangen.
daily-state-running = Du bist unterwegs. Deine Reise wartet, wo du sie verlassen hast.
daily-state-counted = Deine Reise ist zu Ende, und sie zählt. Neue Würfel gibt es morgen.
daily-state-counted-past = Deine Reise hat gezählt.
daily-state-late = Deine Reise hat nicht gezählt: Der Tag war vorbei, bevor sie zu Ende war.
daily-state-left = Du hast diese Reise begonnen und nicht rechtzeitig beendet. Du kannst weiterspielen, aber sie zählt nicht mehr.
daily-state-missed = An diesem Tag hast du nicht gespielt.

daily-hurdle-no-key = Die Würfel von heute sind nur für Spieler, die das Haus wiedererkennt, und dieser Browser kann keinen Schlüssel behalten: Das Fenster ist privat, oder der Weg zum Haus ist nicht verschlüsselt. Öffne die Seite in einem anderen Fenster, oder übe mit den Würfeln des Vortags.
daily-hurdle-guest = Du spielst hier als Gast, und die Würfel von heute bekommt nur, wen das Haus wiedererkennt. Ändere das auf deiner Seite und komm zurück. Oder übe mit den Würfeln des Vortags.
daily-guest-link = Zu deiner Seite
daily-hurdle-too-early = Diese Würfel sind noch neu für dich: Beende erst deine eigene Reise, dann übe, so oft du magst.
daily-hurdle-over = Dieser Tag ist gerade zu Ende gegangen: Was jetzt beginnt, kann nicht mehr zählen. Lade die Seite neu, der neue Tag hat begonnen.
daily-none-title = Keine Würfel für diesen Tag
daily-none-text = Der Tag ist noch nicht gekommen, oder die Adresse stimmt nicht: Ein Tag schreibt sich wie 2026-11-17.
daily-today = Zur Reise von heute

daily-result = Deine Reise
daily-won = Geschafft: Alle { $zones } Zonen liegen hinter dir.
daily-fell = Dein Licht erlosch in Zone { $zone } von { $zones }.
daily-zones-won = Alle { $zones } Zonen sind geschafft.
daily-zones = { $cleared } von { $zones } Zonen sind geschafft. Das Licht erlosch in Zone { $zone }.
daily-place = Platz
daily-place-of = { $place } von { $players }
daily-circles = Gestrichene Kreise
daily-title-won = Titel
daily-streak = In Folge
daily-longest = Längste Folge
daily-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

daily-share = Teilen
daily-share-title = Deine Reise teilen
daily-share-about = Kein Würfel ist zu sehen: Niemand erfährt etwas vor dem eigenen Versuch.
daily-share-text = Text
daily-share-copy = Text kopieren
daily-share-copy-picture = Bild kopieren
daily-share-save = Bild speichern
daily-share-copied = Der Text ist kopiert.
daily-share-copied-picture = Das Bild ist kopiert.
daily-share-failed = Der Browser erlaubt das nicht. Speichere das Bild, oder markiere den Text und kopiere ihn selbst.
daily-shared-title = Luckhouse: die Reise des Tages
daily-shared-won = Alle { $zones } Zonen geschafft
daily-shared-fell = Bis Zone { $zone } von { $zones } gekommen
daily-shared-circles = { $n ->
    [one] { $n } Kreis
   *[other] { $n } Kreise
}
daily-shared-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}

daily-table = Die Tabelle des Tages
daily-table-none = Noch hat niemand die Reise beendet.
daily-table-none-past = An diesem Tag hat niemand die Reise beendet.
daily-table-about = Wer die letzte Zone schafft, steht vor allen anderen; danach zählen weniger Kreise, sonst die erreichte Zone.
daily-table-count = { $n ->
    [one] Eine Reise ist zu Ende.
   *[other] { $n } Reisen sind zu Ende.
}
daily-table-some = Gezeigt werden die besten { $shown }.
daily-name = Spieler
daily-far = Wie weit
daily-col-circles = Kreise
daily-far-won = am Ziel
daily-far-zone = Zone { $zone } von { $zones }
daily-somebody = jemand
daily-you = du
daily-no-circles = keine gezählt
daily-name-hint = Andere sehen deinen Namen hier nur, wenn dein Profil öffentlich ist. Sonst steht da „jemand“.
daily-name-link = Wer darf mein Profil sehen?
daily-best = Bestes Spiel
daily-best-about = Das beste Spiel ist, was der stärkste Bot aus diesen Würfeln macht. Welche als nächste kommen, weiß auch er nicht.
daily-best-later = Was das beste Spiel aus diesen Würfeln macht, wird noch ausgerechnet. Gleich steht es hier.
daily-replay = Ansehen
daily-replay-name = Die Reise von { $name } ansehen
daily-coach = Coach
daily-coach-name = Den Coach nach der Reise von { $name } fragen

daily-dice = Die Würfel des Tages
daily-dice-today = Alle Würfel eines Tages folgen aus einem Geheimnis. Sein Siegel hat das Haus am Tag davor veröffentlicht, das Geheimnis selbst folgt, wenn der Tag vorbei ist. So kann niemand die Würfel mehr ändern, sobald das Siegel bekannt ist.
daily-dice-past = Das Geheimnis ist jetzt offen. Ist sein Hash das Siegel vom Tag davor, dann sind es die versiegelten Würfel, und niemand hat sie geändert.
daily-dice-check = Um jeden Wurf einer Reise zu prüfen, lade ihr Protokoll herunter und starte
daily-dice-terminal = So lässt sich dieser Tag fern von jedem Haus spielen:
daily-dice-fits = Von deinem Browser nachgerechnet: Das Geheimnis passt zum Siegel.
daily-dice-differs = Von deinem Browser nachgerechnet: Das Geheimnis passt nicht zum Siegel. Sag es dem, der dieses Haus betreibt.
daily-seal = Siegel dieses Tages
daily-secret = Geheimnis
daily-next-seal = Siegel des Tages danach
daily-cannot = Was das nicht verhindern kann
daily-cannot-accounts = Wer ein zweites Konto hat, kennt die Würfel schon vor dem Versuch, der zählt.
daily-cannot-pictures = Ebenso, wer den Bildschirm eines anderen gesehen hat.
daily-cannot-solver = Ein Programm neben dem Bildschirm kann für jemanden wählen.
daily-cannot-host = Wer das Haus betreibt, könnte das Geheimnis schon vor dem Ende des Tages ansehen.

daily-days-label = Andere Tage
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-puzzle = Das Rätsel des Tages
