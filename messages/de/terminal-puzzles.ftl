# Was `luckhouse puzzles` sagt.

terminal-puzzles-title = Aufgabe { $number } von { $count }: { $title }, Schwierigkeit { $grade } von 5 ({ $id })
terminal-puzzles-question = { $seat }, eine Wahl ist eindeutig die beste. Welche?
terminal-puzzles-help = Gib eine Wahl oder ihre Nummer ein. Auch `list TEXT`, `look`, `log`, `rules` und `quit` gehen hier.
terminal-puzzles-right = Richtig!
terminal-puzzles-wrong = Nicht das Beste: `{ $word }` kostet { $cost } Punkte von hundert.
terminal-puzzles-best-proved = Am besten ist `{ $answer }`, { $margin } Punkte besser als `{ $next }`: bewiesen.
terminal-puzzles-best-judged = Am besten ist `{ $answer }`, { $margin } ± { $off } Punkte besser als `{ $next }`.
terminal-puzzles-costs = Was jede Wahl kostet, in Punkten von hundert
terminal-puzzles-next = Eingabetaste für die nächste Aufgabe, `quit` zum Aufhören:
terminal-puzzles-no-more = Das war die letzte.
terminal-puzzles-looked-through = durchgesehen
terminal-puzzles-mined = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}, davon { $proved } bewiesen, in { $file }
terminal-puzzles-all-hold = { $count ->
    [one] Eine Aufgabe: ihre Lösung ist
   *[other] { $count } Aufgaben: jede Lösung ist
} noch die beste
terminal-puzzles-do-not-hold = { $wrong } von { $count } Lösungen gelten nicht mehr: Diese Aufgaben müssen neu gesucht werden
terminal-puzzles-stopped = abgebrochen, bevor alles durchgesehen war
terminal-puzzles-bad-log = gespeichertes Spiel { $number }: { $why }
terminal-puzzles-other-game = gespeichertes Spiel { $number } ist { $found }: erwartet wird { $expected }
terminal-puzzles-cannot-write = { $file } kann nicht geschrieben werden ({ $error }): erwartet wird eine Datei in einem vorhandenen Ordner
terminal-puzzles-cannot-read = { $file } kann nicht gelesen werden ({ $error }): erwartet wird eine Datei mit Aufgaben
terminal-usage-puzzle-number = --number { $number }: erwartet wird 1 bis { $count }
terminal-usage-puzzle-theme = --theme { $theme }: erwartet wird { $expected }
