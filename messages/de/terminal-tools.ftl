# Was die anderen Werkzeuge für Autoren und Gastgeber ausgeben: `simulate`, `tournament`, `pace`, `judge`, `bench-server`. Und was da
# steht, solange jemand wartet.

terminal-waiting-left = noch { $time }
terminal-waiting-counted = { $done }/{ $all } Spiele
terminal-waiting-games = der Spiele
terminal-waiting-games-at-most = der Spiele, höchstens
terminal-waiting-part = dieses Teils
terminal-waiting-solved = gelöst

# `simulate`, zufällig und mit Bots.
terminal-simulate-header = { $table }, alle zufällig
terminal-simulate-wins = { $seat } gewinnt
terminal-simulate-length = Entscheidungen in einem Spiel: { $mean } ± { $margin } (Standardabweichung { $deviation }, { $shortest } bis { $longest }); Würfe { $rolls }.
terminal-simulate-pace = { $games } Spiele in der Sekunde
terminal-contest-title = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
terminal-contest-bot = Bot
terminal-contest-wins = Siege, geteilte in Teilen
terminal-contest-fair = { $bot }, ohne Glück
terminal-contest-seat = wer { $seat } ist
terminal-contest-dice = In einer Runde haben alle Spiele dieselben Würfel, und jeder Bot sitzt auf jedem Platz.
terminal-contest-luck = Ohne Glück: abzüglich dessen, was jeder Wurf nach dem Urteil mehr brachte als im Mittel. Das Mittel bleibt, wie es ist, wer auch urteilt; das Intervall ist umso schmaler, je besser das Urteil ist.
terminal-contest-pace = { $choices ->
    [one] { $bot }: { $choices } Entscheidung, die längste dauerte { $time }
   *[other] { $bot }: { $choices } Entscheidungen, die längste dauerte { $time }
}

# `tournament`.
terminal-tournament-standings = Stand, nach Partien
terminal-tournament-player = Spieler
terminal-tournament-place = Platz
terminal-tournament-points = Punkte
terminal-tournament-wins = Siege
terminal-tournament-matches = Partien
terminal-tournament-rating = Wertung
terminal-tournament-fair = ohne Glück
terminal-tournament-note-line = Jede Zeile: das Ergebnis dieses Spielers gegen jeden anderen, in Prozent, mit seinem 95-%-Intervall.
terminal-tournament-note-score = Ein Ergebnis ist ein halb, und die Hälfte dessen, was der eine am selben Tisch mehr gewann als der andere.
terminal-tournament-note-dice = In einer Runde haben alle Spiele dieselben Würfel, und alle sitzen auf jedem Platz.
terminal-tournament-note-fair = Die Ergebnisse sind ohne Glück: abzüglich dessen, was jeder Wurf nach dem Urteil mehr brachte als im Mittel.

# `pace`.
terminal-pace-header = { $table }, Spiele von { $by }, Startwert { $seed }
terminal-pace-fresh = { $bot }: { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}, jedes Mal ein frischer Bot
terminal-pace-staying = { $bot }: { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}, der weiterspielt
terminal-pace-time = Zeit
terminal-pace-at-work = bei der Arbeit
terminal-pace-slowest = langsamste
terminal-pace-99-below = 99 von 100 darunter
terminal-pace-median = Median
terminal-pace-first = die erste dieses Laufs
terminal-pace-at-work-note = Bei der Arbeit: auf einem Kern. Den Rest der Zeit hatten ihn andere.
terminal-pace-the-slowest = Die langsamsten
terminal-pace-game = Spiel
terminal-pace-events = Ereignisse davor
terminal-pace-seat = Platz
terminal-pace-again = `--first SPIEL --games 1` fragt in einem Spiel noch einmal; `--save DATEI` speichert das Spiel bis dahin.

# `judge`.
terminal-judge-header = { $table }, { $positions } Stellungen, je { $playouts } Spiele von { $level }, Startwert { $seed }
terminal-judge-title = Wie weit das Urteil danebenliegt, in Punkten von hundert
terminal-judge-third = Drittel
terminal-judge-of = von
terminal-judge-count = Anzahl
terminal-judge-off-by = daneben um
terminal-judge-within = 95 % innerhalb
terminal-judge-bias = Neigung
terminal-judge-admitted = wie zugegeben
terminal-judge-first = erstes
terminal-judge-second = zweites
terminal-judge-last = letztes
terminal-judge-whole = ganzes Spiel
terminal-judge-positions = Stellungen
terminal-judge-differences = Unterschiede
terminal-judge-noise = Das Rauschen der Spiele, die weitergespielt wurden, ist herausgerechnet; ± ist die Hälfte eines 95-%-Intervalls.
terminal-judge-curve = Was gesagt wurde, und was daraus wurde
terminal-judge-said = gesagt
terminal-judge-came = gekommen

# `bench-server`.
terminal-bench-house = Ein Haus aus { $nodes ->
    [1] einem Knoten
   *[other] { $nodes } Knoten
} mit { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
} { $game } für zwei, an jedem ein Zug alle { $every } ms.
terminal-bench-opened = In { $seconds } s eröffnet.
terminal-bench-moves = { $moves ->
    [one] { $moves } Zug bestätigt
   *[other] { $moves } Züge bestätigt
}, { $pace } in der Sekunde; { $late ->
    [one] { $late } Takt kam vor der letzten Antwort
   *[other] { $late } Takte kamen vor der letzten Antwort
}; { $games ->
    [one] { $games } Spiel endete
   *[other] { $games } Spiele endeten
}.
terminal-bench-times = Vom Befehl bis zur Bestätigung, auf der Platte: p50 { $half } ms, p90 { $most } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, höchstens { $all } ms.
terminal-bench-memory = Speicher: { $table } kB für einen Tisch, { $connection } kB für eine stille Verbindung, { $all } MB insgesamt am Ende.
terminal-bench-cores = Das Haus brauchte { $cores } Kerne, während gespielt wurde.
terminal-bench-held = { $connected } von { $asked } Verbindungen wurden in { $seconds } s geöffnet, und { $left } wurden bis zum Ende gehalten.
terminal-bench-files = Das System erlaubt einem Programm { $files } offene Dateien (`ulimit -n`): Mehr lässt sich hier nicht probieren.
terminal-bench-held-memory = Speicher: { $memory } kB für jede. Jemand anderes bekam unterdessen nach { $answer } ms Antwort.
terminal-bench-not-held = nicht alle wurden gehalten
