# Rätsel: ein Augenblick eines Spiels, in dem eine Wahl klar die beste ist.

puzzles-title = Rätsel
puzzles-about = Ein Augenblick eines Spiels, in dem eine Wahl klar besser ist als jede andere. Finde sie.
puzzles-count = { $solved } von { $n } gelöst
puzzles-next = Nächstes Rätsel
puzzles-next-name = Nächstes Rätsel: { $title }
puzzles-all = Alle Rätsel
puzzles-grade = Wie schwer
puzzles-any = egal
puzzles-grade-n = { $n } von 5
puzzles-away = Das Haus antwortet gerade nicht.
puzzles-again = Noch einmal versuchen
puzzles-none-title = Dieses Rätsel gibt es nicht
puzzles-none-text = Unter dieser Adresse steht kein Rätsel. Vielleicht wurde es durch ein besseres ersetzt.

puzzle-you = Du bist { $name }. Was ist am besten?
puzzle-alone = Was ist am besten?
puzzle-story = Wie es dazu kam
puzzle-right = Das ist die beste Wahl.
puzzle-wrong = Es gibt eine bessere Wahl.
puzzle-exact = { $points } Punkte von hundert besser als die nächste: genau ausgerechnet.
puzzle-judged = Etwa { $points } Punkte von hundert besser als die nächste, auf { $error } genau.
puzzle-yours = Deine
puzzle-best = Beste
puzzle-retry = Noch einmal wählen
puzzle-rating-moved = Deine Wertung für Rätsel ist jetzt { $rating } ± { $off } ({ $points }).
puzzle-rating-practice = Nur der erste Versuch zählt, das war zur Übung: deine Wertung für Rätsel ist { $rating } ± { $off }.
puzzle-rating-this = Dieses Rätsel hat { $rating } ± { $off }, nach { $n ->
    [one] { $n } ersten Versuch
   *[other] { $n } ersten Versuchen
}.
