# The table of Fortuna in German.

line-cheese = Käse
line-happiness = Glück
line-smile = Lächeln
line-grin = Grinsen
line-half-smile = Halbes Lächeln
line-wolf-grin = Wolfsgrinsen
line-plain = Einfach
line-miss = Fehlwurf
when-cheese = Würfel 5 und 6, Steine 5 und 6
when-happiness = jeder Würfel hat seinen eigenen Stein
when-smile = ein Würfel ist doppelt so hoch, ein Stein zeigt den kleineren
when-grin = ein Pasch, und ein Stein zeigt dieselbe Zahl
when-half-smile = ein Würfel ist doppelt so hoch, ein Stein zeigt den größeren
when-wolf-grin = ein Pasch, und Summe oder Differenz der Steine ist seine Zahl
when-wolf-grin-either = ein Pasch, und Summe oder Differenz der Steine ist seine Zahl, oder ein Stein zeigt die Summe der Würfel
when-plain = ein Stein ist ein Würfel, ihre Summe oder ihre Differenz
when-miss = nichts passt; angesagt wird „Einfach“
worth-fixed = { $n }
worth-twice = 2 × Steine
worth-smaller = kleinerer Stein
worth-each = was passt
worth-best = bester, der passt
worth-nothing = 0
short-fixed = { $n }
short-twice = ×2
short-smaller = kleiner
short-each = passt
short-best = bester
short-nothing = 0
worth-fixed-long = { $n } Punkte
worth-twice-long = das Doppelte der Summe der Steine
worth-smaller-long = der kleinere Stein
worth-each-long = jeder Stein, der passt
worth-best-long = der beste Stein, der passt
worth-nothing-long = keine Punkte
marble-may-come-back = eine deiner Murmeln darf zurückkommen
marble-comes-back = eine deiner Murmeln kommt zurück
marble-stays = keine Murmel bewegt sich
marble-lost = du verlierst eine Murmel
marble-takes = { $n ->
    [one] ein Gegner verliert { $n } Murmel
   *[other] ein Gegner verliert { $n } Murmeln
}
marble-takes-all = { $n ->
    [one] jeder Gegner verliert { $n } Murmel
   *[other] jeder Gegner verliert { $n } Murmeln
}
legend-back = deine Murmel darf zurück
legend-always = deine Murmel kommt zurück
legend-lost = du verlierst eine
legend-takes = ein Gegner verliert eine
legend-takes-all = jeder Gegner verliert eine

players-label = Spieler
player-you = du
player-bot = Bot
player-away = nicht da
player-gold = Gold
player-black = Schwarz
player-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
player-score-target = { $n } von { $target } Punkten
player-marbles = { $n ->
    [one] { $n } Murmel auf der Hand, { $lost } im Kerker
   *[other] { $n } Murmeln auf der Hand, { $lost } im Kerker
}
player-total = würfelt { $n }
player-answered = hat gewählt
player-challenged = zweifelte
player-wins = gewinnt
player-shares = teilt den Sieg
player-loses-game = ohne Murmel
teams-label = Gold gegen Schwarz

stage-label = Der Wurf
stage-turn = Zug { $n }
stage-turn-cap = Zug { $n } von { $cap }
stage-target = bis { $n } Punkte
stage-marble = bis eine letzte Murmel fällt
stage-dice = Würfel
stage-bricks = Steine
stage-bricks-of = { $n } von { $all } Steinen
stage-blank = leer
stage-chosen = { $what }, gewählt
stage-in-group = { $what }, Gruppe { $group }
stage-die = Würfel { $face }
stage-brick = Stein { $face }

verdict-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
verdict-right = Richtig angesagt.
verdict-right-doubted = Richtig angesagt; gezweifelt: { $names }.
verdict-unseen = Angesagt war „{ $call }“, und niemand hat es gemerkt.
verdict-caught = Angesagt war „{ $call }“, ertappt von { $names }.
verdict-last = Letzter Zug
verdict-before = Davor
verdict-earlier = Die Züge davor
verdict-dice-bricks = Würfel { $dice }, Steine { $bricks }

tablet-label = Die Wertungen: Die erste, die passt, gilt
tablet-called = angesagt
tablet-true = es ist

ask-starting = Alle würfeln um den ersten Zug. Die höchste Summe beginnt und spielt Gold.
ask-dice = { $name } würfelt.
ask-dice-you = Du würfelst.
ask-bricks = { $name } deckt Steine auf.
ask-bricks-you = Du deckst Steine auf.
ask-pick-dice = { $name } wählt zwei der Würfel.
ask-pick-dice-you = Wähle zwei der Würfel.
ask-pick-bricks = { $name } wählt zwei der Steine.
ask-pick-bricks-you = Wähle jetzt zwei der Steine.
ask-call = { $name } sagt an.
ask-call-you = Sag an: Was ist es? Die erste Wertung, die passt, gilt.
ask-call-groups-you = Sag an: Was ist die beste Wertung deiner Gruppen?
ask-challenge = { $name } sagt „{ $call }“ an.
ask-challenge-me = { $name } sagt „{ $call }“ an. Glaubst du das?
ask-challenge-you = Du sagst „{ $call }“ an. Die anderen entscheiden geheim.
ask-challenge-wait = Du hast entschieden. Es fehlen noch: { $names }
ask-challenge-waits = Es entscheiden noch: { $names }
ask-reward = Ertappt von { $names }: Eine Murmel darf zurück.
ask-reward-you = Gut aufgepasst! Eine deiner Murmeln befreien?
ask-own-marble = { $name } darf eine Murmel befreien.
ask-own-marble-you = Eine deiner Murmeln darf zurückkommen. Befreist du sie?
ask-take = { $name } sucht aus, wer verliert.
ask-take-you = Wer verliert?
ask-verdict = Der Wurf von { $name }:
ask-verdict-you = Dein Wurf:
ask-over = { $n ->
    [one] { $names } gewinnt mit { $score } Punkten.
   *[other] { $names } gewinnen mit { $score } Punkten.
}
ask-over-you = Du gewinnst mit { $score } Punkten.
ask-over-marble = Die letzte Murmel von { $names } ist weg.

do-accept = Glaube ich
do-challenge = Anzweifeln!
do-free = Befreien
do-leave = Liegen lassen
do-take = { $name } verliert
do-score = Werten mit { $faces }
do-pick = Wähle noch einen.
