# Fortuna before it is played: what it is, what can be set, who can be met.

fortuna-about = Zwei Würfel, zwei Steine, drei Murmeln: Sag an, was du geworfen hast, bevor jemand die letzte verliert.
fortuna-option-plain = was eine einfache Wertung zählt
fortuna-option-plain-each = jeden Stein, der sich ergibt
fortuna-option-plain-best = den besten Stein, der sich ergibt
fortuna-option-retrieve = ob eine Murmel, die zurückkommen darf, es auch muss
fortuna-option-retrieve-may = wem sie gehört, entscheidet
fortuna-option-retrieve-always = sie kommt immer zurück
fortuna-option-calls = wer die Wertung nennt
fortuna-option-calls-spoken = wer am Zug ist, sagt an, die anderen dürfen anzweifeln
fortuna-option-calls-house = das Programm nennt sie, niemand zweifelt an
fortuna-option-false-challenge = was es kostet, eine richtige Ansage anzuzweifeln
fortuna-option-false-challenge-free = nichts
fortuna-option-false-challenge-marble = eine Murmel
fortuna-option-target = ein Punktestand, der das Spiel beendet
fortuna-option-teams = ob Gold gegen Schwarz spielt
fortuna-option-teams-off = alle für sich
fortuna-option-teams-on = Gold gegen Schwarz
fortuna-option-spread = wie viele Würfel und Steine offen liegen
fortuna-option-spread-classic = je zwei
fortuna-option-spread-full = je so viele wie Spieler; gewählt werden zwei und zwei
fortuna-option-cap = Züge, nach denen das Spiel endet
fortuna-character-doubter = zweifelt alles an, ob richtig oder falsch, solange es wenig kostet
fortuna-character-jailer = mag volle Kerker und lässt sogar eigene Murmeln darin
fortuna-character-bluffer = sagt an, was nicht da ist, und schaut dir dabei in die Augen
