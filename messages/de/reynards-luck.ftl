# Reynard's Luck: was geschah, und was eine Wahl bewirken würde.
# $side, $other, $to, $winner: Rot oder Blau; $kind: eine Figur, 1 bis 6 oder fox; $against: eine Figur im Akkusativ mit
# Artikel, oder none; $square, $from, $to: Felder; $card, $red, $blue: Karten.

reynards-luck-would-shortcut-random = alle übrigen zufällig aufstellen

reynards-luck-side-red = Rot
reynards-luck-side-blue = Blau
reynards-luck-other-red = Rot
reynards-luck-other-blue = Blau
reynards-luck-to-red = Rot
reynards-luck-to-blue = Blau
reynards-luck-winner-red = Rot
reynards-luck-winner-blue = Blau

# Formen: a eine 4, aacc im Akkusativ, acc die 4 im Akkusativ, your deine 4.
reynards-luck-kind-1 = 1
    .a = eine 1
    .aacc = eine 1
    .acc = die 1
    .your = deine 1
reynards-luck-kind-2 = 2
    .a = eine 2
    .aacc = eine 2
    .acc = die 2
    .your = deine 2
reynards-luck-kind-3 = 3
    .a = eine 3
    .aacc = eine 3
    .acc = die 3
    .your = deine 3
reynards-luck-kind-4 = 4
    .a = eine 4
    .aacc = eine 4
    .acc = die 4
    .your = deine 4
reynards-luck-kind-5 = 5
    .a = eine 5
    .aacc = eine 5
    .acc = die 5
    .your = deine 5
reynards-luck-kind-6 = 6
    .a = eine 6
    .aacc = eine 6
    .acc = die 6
    .your = deine 6
reynards-luck-kind-fox = Fuchs
    .a = ein Fuchs
    .aacc = einen Fuchs
    .acc = den Fuchs
    .your = dein Fuchs
reynards-luck-against-1 = eine 1
reynards-luck-against-2 = eine 2
reynards-luck-against-3 = eine 3
reynards-luck-against-4 = eine 4
reynards-luck-against-5 = eine 5
reynards-luck-against-6 = eine 6
reynards-luck-against-fox = einen Fuchs

# Von Figuren und Karten, die man nicht kennen darf, wird nichts erzählt.
reynards-luck-places-hidden = { "" }
reynards-luck-dealt-hidden = { "" }

reynards-luck-places = { $side } stellt { $kind-aacc } auf { $square }.
reynards-luck-arranged = { $side } hat alle Figuren aufgestellt.
reynards-luck-dealt = { $side } zieht eine { $card }.
reynards-luck-starts = { $side } beginnt.
reynards-luck-returns = { $whole_turn ->
    [yes] { $side } bringt { $kind-aacc } auf { $square } zurück. Damit ist der Zug vorbei.
   *[no] { $side } bringt { $kind-aacc } auf { $square } zurück.
}
reynards-luck-rolls = { $side } würfelt { $die }.
reynards-luck-passes = Keine eigene Figur steht auf dem Brett, der Zug verfällt.
reynards-luck-moves = { $foxhead ->
    [yes] { $side } zieht von { $from } nach { $to }, auf einen Fuchskopf.
   *[no] { $side } zieht von { $from } nach { $to }.
}
reynards-luck-hides-again = Die Figur auf { $square } von { $side } ist wieder verdeckt.
reynards-luck-challenges = { $side } fordert von { $from } aus { $to } heraus: Beide wählen eine Karte.
reynards-luck-plays = { $side } spielt verdeckt eine { $card }.
reynards-luck-plays-hidden = { $side } spielt verdeckt eine Karte.
reynards-luck-shows = Auf { $square } steht { $kind-a }.
reynards-luck-fox-rolls = Der Fuchs auf { $square } würfelt { $die }.
reynards-luck-turns-cards = Rot hat eine { $red } gespielt, Blau eine { $blue }.
reynards-luck-adds = { $die ->
    [none] { $side } { $square }: { $kind } + Karte { $card } = { $sum }.
   *[other] { $side } { $square }: Fuchs mit { $die } + Karte { $card } = { $sum }.
}
reynards-luck-ties = Gleichstand: Nichts bewegt sich.
reynards-luck-captures = { $side } nimmt { $kind-acc } gefangen.
reynards-luck-advances = { $side } rückt vor.
reynards-luck-stays = { $side } bleibt stehen.
reynards-luck-keeps = { $side } nimmt die gefangene Figur in die Reserve.
reynards-luck-draws = { $side } zieht eine { $card }.
reynards-luck-draws-hidden = { $side } zieht eine Karte.
reynards-luck-new-deck = Die gespielten Karten werden zum neuen Stapel.
reynards-luck-claims = { $side } steht auf allen { $foxheads } Fuchsköpfen: Kann { $other } das jetzt nicht ändern, gewinnt { $side }.
reynards-luck-loses-claim = { $side } hält nicht mehr alle Fuchsköpfe.
reynards-luck-turn-passes = { $to } ist am Zug.
reynards-luck-resigned = { $side } gibt auf.
reynards-luck-held-foxheads = { $winner } hat alle { $foxheads } Fuchsköpfe gehalten und gewinnt!
reynards-luck-too-few-pieces = { $side } hat nur noch { $pieces } Figuren: { $winner } gewinnt!
reynards-luck-last-turn = { $winner ->
    [none] Das war Zug { $turn }, der letzte. Rot hat { $red } Figuren, Blau { $blue }: Ihr teilt euch das Spiel.
   *[other] Das war Zug { $turn }, der letzte. Rot hat { $red } Figuren, Blau { $blue }: { $winner } gewinnt!
}

reynards-luck-would-place = auf { $square }; davon hast du noch { $left }
reynards-luck-would-roll = würfeln, dann ziehen oder herausfordern
reynards-luck-would-return-at-once = sofort, auf deinen Schild { $square }
reynards-luck-would-return-instead = auf deinen Schild { $square }; damit ist dein Zug vorbei
reynards-luck-would-move = { $kind-your }
reynards-luck-would-onto-foxhead = auf einen Fuchskopf
reynards-luck-would-onto-shield = auf den Schild von { $side }
reynards-luck-would-challenge = { $against ->
    [none] { $kind-your } gegen eine verdeckte Figur: gewinnt { PERCENT($wins, $total) }
   *[other] { $kind-your } gegen { $against }: gewinnt { PERCENT($wins, $total) }
}
reynards-luck-would-card = gewinnt { PERCENT($wins, $total) }, Gleichstand { PERCENT($ties, $total) }, verliert { PERCENT($loses, $total) }
reynards-luck-would-advance = auf { $square } vorrücken
reynards-luck-would-stay = auf { $square } bleiben
reynards-luck-would-on-foxhead = auf einem Fuchskopf
reynards-luck-would-on-shield = auf dem Schild von { $side }
reynards-luck-would-keep = in deine Reserve nehmen

# Warum eine Wahl besser ist: was es nach einer Runde im Schnitt gibt, mit ihr und mit der nächstschlechteren ($instead).
reynards-luck-why-pieces = { game-why-has } im Schnitt { $with } Figuren statt { $instead }.
reynards-luck-why-foxheads = { game-why-has } im Schnitt { $with } Fuchsköpfe statt { $instead }.
reynards-luck-why-captives = { game-why-has } im Schnitt { $with } Gefangene statt { $instead }.

# Wie eine Wahl heißt.
reynards-luck-choose-place = { $kind } aufstellen
reynards-luck-choose-roll = Würfeln
reynards-luck-choose-return = { $kind } zurückbringen
reynards-luck-choose-go = { $deed ->
    [challenge] { $to } von { $from } aus herausfordern
   *[move] Von { $from } nach { $to } ziehen
}
reynards-luck-choose-card = Die { $card } spielen
reynards-luck-choose-advance = Vorrücken
reynards-luck-choose-stay = Stehen bleiben
reynards-luck-choose-keep = Den Gefangenen behalten
