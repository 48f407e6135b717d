# Was die Löser antworten: `luckhouse solve SPIEL`, und die Vorgaben von `luckhouse lab handicap SPIEL`.

# Was gefragt werden kann.
terminal-solve-booty-dice-chance = die Chance dessen, der würfelt: Dublonen/Leben/Schilde, dann die des anderen
terminal-solve-booty-dice-roll = was bei so vielen Würfen, die bleiben, neu zu werfen ist, in so einem Stand
terminal-solve-fortuna-starter = die Chance dessen, der beginnt, und wann eine Murmel bleiben soll
terminal-solve-fortuna-spot = die Chance von 12 Punkten und 2 Murmeln auf der Hand gegen 9 und 3
terminal-solve-lantern-sheet = die Chance zu gewinnen, bestens gespielt vom Aufbau an, und die Tabelle für den stärksten Spieler
terminal-solve-lantern-setup = wohin diese sechs Würfel des Aufbaus gehören, und was bei jedem eins mehr wert wäre
terminal-solve-reynards-luck-piece = meine 5 mit diesen Karten gegen eine 3, deren Karten ich nicht kenne
terminal-solve-reynards-luck-hidden = `?` nach einer Figur: Der andere hat sie nicht gesehen; `?` allein: Ich habe ihre nicht gesehen
terminal-solve-reynards-luck-known = gegen Karten, die ich kenne
terminal-solve-reynards-luck-point = jeder Punkt einer Karte, die bleibt, ist so viel von einem Sieg wert; 0.05, wenn nichts gesagt ist

# Zahlen, und was in mehreren Spielen über Spalten steht.
game-odds-percent-2 = { DECIMAL($percent, digits: 2) } %
game-odds-percent-3 = { DECIMAL($percent, digits: 3) } %
game-odds-percent-4 = { DECIMAL($percent, digits: 4) } %
game-odds-solved-chance = Chance
game-odds-solved-choice = Wahl
game-odds-solved-wins = gewinnt

# Booty Dice.
booty-dice-odds-gift-doubloons = { $more ->
    [one] { $more } Dublone mehr
   *[other] { $more } Dublonen mehr
}
booty-dice-odds-gift-shields = { $more ->
    [one] { $more } Schild
   *[other] { $more } Schilde
}
booty-dice-odds-gift-lives = { $more } Leben mehr als wer beginnt
booty-dice-odds-solved-two = Booty Dice für zwei, beide so gut wie möglich gespielt
booty-dice-odds-solved-begins = wer beginnt
booty-dice-odds-solved-rolls = wer würfelt
booty-dice-odds-solved-waits = wer wartet
booty-dice-odds-solved-standing = Wer würfelt, hat { $roller }, der andere { $other }
booty-dice-odds-solved-best = { $dice }, noch { $left }: die besten Möglichkeiten
booty-dice-odds-solved-sweeps = { $standings } Stände, { $sweeps } Durchgänge.
booty-dice-odds-solved-kept = Aus der Tabelle, die aufgehoben ist; Schilde über { $shields } zählen als { $shields }.
booty-dice-odds-solved-bound = Höchstens { $digit }e{ $exponent } daneben; ohne Zuglimit; Schilde über { $shields } zählen als { $shields }.

# Fortuna.
fortuna-odds-gift-points = { $more ->
    [one] { $more } Punkt mehr
   *[other] { $more } Punkte mehr
}
fortuna-odds-gift-marbles = { $more ->
    [one] { $more } Murmel mehr als wer beginnt
   *[other] { $more } Murmeln mehr als wer beginnt
}
fortuna-odds-solved-starts = Wer beginnt, wenn beide am besten spielen
fortuna-odds-solved-half = gewinnt, ein geteilter Sieg zählt halb
fortuna-odds-solved-alone = gewinnt allein
fortuna-odds-solved-shares = teilt den Sieg
fortuna-odds-solved-rolled-for = Wer beginnt, wird ausgewürfelt: Vor diesem Wurf haben beide dieselbe Chance.
fortuna-odds-solved-proved = Bewiesen: Jede Chance liegt höchstens { DECIMAL($digits, digits: 1) }e{ $exponent } daneben.
fortuna-odds-solved-cap = Das Limit von { $cap } Zügen ist ausgelassen: Höchstens { $digit }e{ $exponent } aller Spiele erreichen es, wie beide auch spielen.
fortuna-odds-solved-leave-from = Eine Murmel im Kerker lassen, von diesem Vorsprung an, die Punkte des Zugs mitgezählt
fortuna-odds-solved-in-hand = auf der Hand
fortuna-odds-solved-other-has = der andere hat { $marbles }
fortuna-odds-solved-never = nie
fortuna-odds-solved-lead-note = Die Murmeln des anderen, wie sie am Ende des Zugs sind. Bei kleinerem Vorsprung: befreien.
fortuna-odds-solved-spot = { $own } zu { $other }, Murmeln { $mine } zu { $theirs }
fortuna-odds-solved-turn-begins = der Zug beginnt
fortuna-odds-solved-on-turn = wer am Zug ist
fortuna-odds-solved-other = der andere
fortuna-odds-solved-shared-half = Ein geteilter Sieg zählt halb.
fortuna-odds-solved-scored = Dasselbe, doch der Wurf ist gewertet, und eine Murmel darf zurück

# Lantern.
lantern-odds-solved-sheet = { $sheet }, bestens gespielt
lantern-odds-solved-setup = Aufbau
lantern-odds-solved-win = Gewinnchance
lantern-odds-solved-score = mittlere Punkte gewonnener Spiele
lantern-odds-solved-points = { DECIMAL($score, digits: 2) }
lantern-odds-solved-before = vor dem ersten Wurf
lantern-odds-solved-with = mit { $dice }
lantern-odds-solved-best = Bestes Spiel gewinnt so oft wie möglich und streicht bei gleichen Chancen die wenigsten Kreise.
lantern-odds-solved-where = Wohin mit { $dice }
lantern-odds-solved-places = Plätze
lantern-odds-solved-less = weniger als das Beste
lantern-odds-solved-ways = Die besten von { $ways } Möglichkeiten zuerst, die schlechteste zuletzt. { lantern-odds-solved-best }
lantern-odds-solved-one-more = Eins mehr, mit { $places }
lantern-odds-solved-place = Platz
lantern-odds-solved-gain = Gewinn
lantern-odds-solved-as-if = Als hätte der Würfel an dieser Stelle eins mehr gezeigt.

# Reynard's Luck.
reynards-luck-odds-solved-title = { $piece ->
    [fox] ein Fuchs
   *[other] eine { $piece }
} mit den Karten { $cards } gegen { $theirs ->
    [hidden] eine verdeckte Figur
    [fox] einen Fuchs
   *[other] eine { $theirs }
}
reynards-luck-odds-solved-card = Karte
reynards-luck-odds-solved-play = spielen
reynards-luck-odds-solved-ties = gleich
reynards-luck-odds-solved-worth = wert
reynards-luck-odds-solved-signed = { $sign }{ DECIMAL($worth, digits: 4) }
reynards-luck-odds-solved-so = So gespielt, gewinnt sie in { DECIMAL($percent, digits: 2) } % der Fälle.
reynards-luck-odds-solved-note = Ein Sieg ist 1 wert, eine Niederlage -1, und jeder Punkt einer Karte, die bleibt, { $point }. Bevor eine Karte zu sehen ist, ist die Begegnung { $sign }{ DECIMAL($worth, digits: 4) } wert; niemand kann es um mehr als { DECIMAL($digits, digits: 1) }e{ $exponent } besser machen.
