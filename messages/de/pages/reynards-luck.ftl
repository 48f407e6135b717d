reynard-p1 = Rot
reynard-p2 = Blau
reynard-you = du
reynard-bot = Bot
reynard-away = fort
reynard-winner = Gewonnen
reynard-fox = Fuchs
reynard-foxhead = Fuchskopf
reynard-side-label = { $side }: { $name }
reynard-pieces = { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
}
reynard-pieces-why = Figuren auf dem Brett und in der Reserve: Mit { $n } oder weniger ist das Spiel verloren
reynard-foxheads = { $n } von { $all } Fuchsköpfen
reynard-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
reynard-reserve = Reserve

reynard-board = Das Brett, von der Seite von { $side } gesehen
reynard-board-help = Pfeiltasten gehen von Feld zu Feld. Eingabe nimmt eine Figur auf, Eingabe auf einem markierten Feld setzt sie dort ab, Escape lässt sie stehen.
reynard-cell-empty = { $square }, leer
reynard-cell-own = { $square }, deine Figur: { $kind }
reynard-cell-piece = { $square }, { $kind } von { $side }
reynard-cell-hidden = { $square }, verdeckte Figur von { $side }
reynard-cell-known = beiden bekannt
reynard-cell-turncoat = Überläufer
reynard-cell-shield = Schild von { $side }
reynard-cell-pickable = kann handeln
reynard-cell-picked = aufgenommen
reynard-cell-go = hierher ziehen
reynard-cell-challenge = herausfordern
reynard-cell-swap = Plätze tauschen
reynard-cell-movable = kann umgestellt werden
reynard-cell-fights = im Duell
reynard-cell-last = letzter Zug

reynard-die = Der Würfel zeigt { $n }
reynard-now-place = Stell deine Figuren auf. Zieh eine auf eine andere, oder wähl erst eine, dann die andere: Sie tauschen die Plätze.
reynard-now-place-sent = Deine Figuren nehmen ihre Plätze ein …
reynard-now-place-ready = Du bist bereit. { $name } stellt noch auf.
reynard-now-place-early = { $name } stellt zuerst auf. Du kannst deine inzwischen ordnen.
reynard-now-place-other = { $name } stellt verdeckt auf: { $n } von { $all } stehen.
reynard-now-deal = Die Karten werden ausgeteilt.
reynard-now-begin = Bring eine gefangene Figur auf deinen Schild zurück, oder würfle.
reynard-now-begin-other = { $name } würfelt oder bringt eine gefangene Figur zurück.
reynard-now-roll = Der Würfel rollt.
reynard-now-act = Du hast { $n } gewürfelt. Wähl eine deiner Figuren.
reynard-now-act-picked = Bis zu { $n } weit in einer Linie: Punkte zum Ziehen, Schwerter zum Herausfordern.
reynard-now-act-other = { $name } hat { $n } gewürfelt.
reynard-now-cards = Spiel eine Karte, sie zählt zu deiner Figur. Darunter: wie wahrscheinlich sie gewinnt.
reynard-now-cards-laid = Deine Karte liegt verdeckt. { $name } wählt noch.
reynard-now-cards-other = Beide wählen verdeckt eine Karte.
reynard-now-reveal = Die Karten liegen verdeckt. Die Figuren werden umgedreht.
reynard-now-foxes = Ein Fuchs würfelt seinen Wert.
reynard-now-turn-cards = Die Karten werden umgedreht.
reynard-now-follow = Deine Figur steht auf { $square }. Einen Nachbarn herausfordern oder stehen bleiben?
reynard-now-follow-other = { $name } kann einen Nachbarn von { $square } herausfordern.
reynard-now-advance = Du hast gewonnen. Auf { $square } vorrücken oder stehen bleiben?
reynard-now-advance-other = { $name } hat gewonnen und kann auf { $square } vorrücken.
reynard-now-return = Die gefangene Figur kann sofort die Seite wechseln: auf deinen Schild { $square }.
reynard-now-return-other = { $name } kann die gefangene Figur sofort zurückbringen.
reynard-now-draw = Die Hände werden aufgefüllt.

reynard-do-roll = Würfeln
reynard-do-return = { $kind } zurückbringen
reynard-do-advance = Vorrücken
reynard-do-stay = Stehen bleiben
reynard-do-keep = Behalten
reynard-do-shuffle = Mischen
reynard-do-done = Fertig
reynard-do-change = Noch einmal ändern
reynard-do-random = Zufall entscheiden lassen
reynard-place-fixed = { $n } von { $all } stehen schon; nimm zurück, um sie zu ändern.

reynard-hand = Deine Hand
reynard-hand-empty = noch keine Karten
reynard-card = Karte { $n }
reynard-card-hidden = eine verdeckte Karte
reynard-card-play = Die { $n } spielen
reynard-card-laid = verdeckt

reynard-duel-tie = Gleichstand: Nichts bewegt sich.
reynard-duel-won = { $side } nimmt { $kind } gefangen.
reynard-duel-fox = den Fuchs
reynard-duel-value = die { $kind }

reynard-ledger = Was alle wissen
reynard-ledger-hides = { $side } verdeckt noch
reynard-ledger-spent = Gespielte Karten
reynard-ledger-deck = { $n } im Stapel
reynard-ledger-turn = Zug { $n } von { $cap }
reynard-ledger-before = Vor dem ersten Zug
reynard-ledger-after = { $n ->
    [one] Nach { $n } Zug
   *[other] Nach { $n } Zügen
}
reynard-ledger-count = { $n } × { $kind }
