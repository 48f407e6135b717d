# Ein Spiel als reiner Text, Zeile für Zeile, und was zum Abschied gesagt wird. Wörter in `Backquotes` werden getippt.
terminal-plain-title = { $title }   (`help` zeigt, was du tippen kannst)
terminal-plain-cannot-show = der Tisch kann nicht gezeigt werden ({ $error }); { $farewell }
terminal-plain-interrupted = unterbrochen; { $farewell }
terminal-plain-interrupted-only = unterbrochen
terminal-plain-input-closed = die Eingabe wurde geschlossen; { $farewell }
terminal-plain-closed-before-game = die Eingabe wurde geschlossen, bevor ein Spiel gewählt war: `luckhouse play SPIEL` nennt es
terminal-plain-until-next-time = Bis zum nächsten Mal: { $farewell }.
terminal-plain-by-hand = Von Hand: { $what } (Enter: das Haus würfelt):
terminal-plain-words-dropped = { $seat } ist dran: Die übrigen Wörter entfallen.
terminal-plain-your-choice = { $seat }, du bist dran:
terminal-plain-press-enter = { $seat }, drück Enter:
terminal-plain-roll-is-due = Jetzt wird gewürfelt: Es gibt nichts zu wählen.
terminal-plain-nothing-to-take-back = Jetzt wird gewürfelt: Es gibt nichts zurückzunehmen.
terminal-plain-give-up-at-own-choice = Jetzt wird gewürfelt: Wer aufgeben will, tut es, wenn er selbst wählt.
terminal-plain-resign-once-more = Tippe noch einmal `resign`, um das Spiel aufzugeben.
terminal-plain-what-else = Was noch? `coach` (was war Glück, was war Können), `decisions` (alle Entscheidungen), `try EREIGNIS BOT` (von dort noch einmal), `rematch` oder `quit`.
terminal-plain-try-what = try EREIGNIS BOT: erwartet sind die Nummer eines Ereignisses, bei dem jemand wählte, und ein Bot wie strong
terminal-plain-is = { $seat } ist { $name }: { $line }
terminal-plain-more = … und { $more } weitere: `list` zeigt alle, `list TEXT` die mit TEXT
terminal-plain-no-such-choice = Keine Möglichkeit beginnt mit `{ $text }` oder erzählt davon.
terminal-plain-help = Tippe eine Zahl oder ein Wort aus der Liste, oder:
terminal-plain-welcome = Willkommen im Luckhouse. Was wollen wir spielen?
terminal-plain-which-game = Spiel (Zahl oder Name):
terminal-plain-how-many = Wie viele ({ $seats }, du bist p1):
terminal-plain-not-a-number = `{ $word }` ist keine Zahl: erwartet wird { $expected }
terminal-plain-games = luckhouse play SPIEL spielt eins, luckhouse rules SPIEL erklärt es.
terminal-plain-kept-in = Das Spiel ist aufgehoben in { $file }: `luckhouse replay { $file }` zeigt es wieder.
terminal-plain-farewell-kept = das Spiel ist aufgehoben in { $file }: `luckhouse play --resume { $file }` geht weiter
terminal-plain-farewell-over = das Spiel ist zu Ende und aufgehoben in { $file }: `luckhouse replay { $file }` zeigt es noch einmal, `luckhouse coach { $file }` sagt, was am besten war
terminal-plain-farewell-nothing = es gab noch nichts aufzuheben
terminal-plain-farewell-nowhere =
    das Spiel ließ sich nirgends schreiben; das ist sein Log:
    { $log }
terminal-plain-kept-elsewhere = das Spiel kann nicht bleiben, wo es war; es ist aufgehoben in: { $file }
terminal-plain-kept-nowhere = das Spiel kann nicht bleiben, wo es war, und auch sonst nirgends
terminal-plain-not-a-game = das gibt es schon, und es ist kein gespeichertes Spiel
terminal-plain-saved = Gespeichert: `luckhouse play --resume { $file }` geht weiter, `luckhouse replay { $file }` zeigt es.
terminal-plain-not-saved = { $file } lässt sich nicht schreiben ({ $error }): Das Spiel geht weiter, versuch einen anderen Ort.
terminal-plain-replayed = nach { $at } von { $events } Ereignissen; jede Zeile hält die Regeln ein
terminal-plain-to-choose = Es wählt: { $seats }.
terminal-plain-to-roll = Jetzt wird gewürfelt.
terminal-plain-command-undo = nimmt deine letzte Wahl zurück, wenn seither nichts fiel oder gezeigt wurde
terminal-plain-command-odds = was jetzt wie wahrscheinlich ist; `odds TOPIC …` fragt nach anderem
terminal-plain-command-hint = was eine starke Spielerin an deiner Stelle täte
terminal-plain-command-why = was jede deiner Möglichkeiten wert ist
terminal-plain-command-rules = die Regeln dieses Spiels
terminal-plain-command-log = was geschehen ist, Zeile für Zeile
terminal-plain-command-look = noch einmal der Tisch
terminal-plain-command-list = alle Möglichkeiten, oder die mit TEXT
terminal-plain-command-save = das Spiel in eine Datei schreiben
terminal-plain-command-resign = aufgeben; zu dritt oder mehr spielt ein Bot für dich weiter
terminal-plain-command-help = diese Liste
terminal-plain-command-quit = gehen; das Spiel ist aufgehoben und kann weitergehen

# Aufgehobene Spiele im Regal.
terminal-kept-players = { $seats ->
    [1] allein
   *[other] zu { $seats }
}
terminal-kept-events = { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}
terminal-kept-just-now = gerade eben
terminal-kept-minutes = vor { $minutes } Minuten
terminal-kept-hours = vor { $hours } Stunden
terminal-kept-days = vor { $days } Tagen

# Tipps.
terminal-hint-nothing = Es gibt nichts zu wählen.
terminal-hint-best = Tipp: `{ $word }`{ $meaning }. Deine Gewinnchance damit: { $chance }.
terminal-hint-only = Es ist die einzige Möglichkeit.
terminal-hint-as-good = `{ $word }` ist etwa genauso gut. `why` zeigt die anderen.
terminal-hint-next = Danach kommt `{ $word }`, { $cost } Punkte weniger. `why` zeigt die anderen.
terminal-hint-beside = Neben `{ $word }`: { $reasons }
# What most games have in common that are played on after it, choice after choice.
terminal-hint-line = Die meisten Spiele gehen so weiter: { $steps }.
terminal-hint-step = { $share ->
    [100] { $seat }: { $choice }
   *[other] { $seat }: { $choice } ({ $share } von 100)
}
terminal-hint-column-choice = Wahl
terminal-hint-column-chance = Gewinnchance
terminal-hint-column-costs = kostet
terminal-hint-column-meaning = Bedeutung
terminal-hint-worth = Was deine Möglichkeiten wert sind
terminal-hint-more = { $more } weitere sind weniger wert; die schlechteste, `{ $word }`, kostet { $cost }.
terminal-hint-exact = Exakt: Das gibt bestes Spiel. Kosten von 1 sind ein Spiel von hundert.
terminal-hint-estimated = Geschätzt, mit Fehlergrenzen. Kosten von 1 sind ein Spiel von hundert.
terminal-rules-this-table = Dieser Tisch
terminal-rules-players = { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
}
