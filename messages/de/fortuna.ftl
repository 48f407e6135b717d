# Fortuna: was geschah, und was eine Wahl bewirken würde.
# $seat, $to, $caller, $victim: Spieler; $seats, $winners: mehrere; $dice, $bricks, $faces: Zahlen, $faces ohne leere Steine.

fortuna-call-cheese = Käse
    .when = Würfel 5 6 auf Steinen 5 6
fortuna-call-happiness = Glück
    .when = jeder Würfel hat seinen eigenen Stein
fortuna-call-smile = Lächeln
    .when = ein Würfel doppelt so hoch, ein Stein zeigt den kleinen
fortuna-call-grin = Grinsen
    .when = Pasch, und ein Stein zeigt dieselbe Zahl
fortuna-call-half-smile = Halbes Lächeln
    .when = ein Würfel doppelt so hoch, ein Stein zeigt den großen
fortuna-call-wolf-grin = Wolfsgrinsen
    .when = Pasch, Summe oder Differenz der Steine ist seine Zahl
fortuna-call-plain = einfach
    .when = Stein gleich Würfel, Summe oder Differenz; oder Fehlwurf

# Eine Wertung mit ihrem Namen, und mitten im Satz.
fortuna-line-cheese = Käse
    .told = Käse
fortuna-line-happiness = Glück
    .told = Glück
fortuna-line-smile = Lächeln
    .told = ein Lächeln
fortuna-line-grin = Grinsen
    .told = ein Grinsen
fortuna-line-half-smile = Halbes Lächeln
    .told = ein halbes Lächeln
fortuna-line-wolf-grin = Wolfsgrinsen
    .told = ein Wolfsgrinsen
fortuna-line-plain = einfache Wertung
    .told = eine einfache Wertung
fortuna-line-miss = Fehlwurf
    .told = ein Fehlwurf

# Wie die Punkte einer Wertung gezählt werden.
fortuna-worth-fixed = { $least }
fortuna-worth-twice = das Doppelte der Steine
fortuna-worth-smaller = der kleinere Stein
fortuna-worth-each = jeder passende Stein
fortuna-worth-best = der beste passende Stein
fortuna-worth-nothing = 0

fortuna-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fortuna-blanks = { $blanks ->
    [one] einen leeren Stein
   *[other] { $blanks } leere Steine
}

fortuna-rolls-for-first = { $seat } würfelt { $dice } um den ersten Zug: { $total }.
fortuna-tie = { $seats } liegen gleichauf und würfeln noch einmal.
fortuna-starts = { $seat } hat den ersten Zug und spielt Gold.
fortuna-rolls = { $seat } würfelt { $dice }.
fortuna-flips = { $blanks ->
    [0] { $seat } deckt { $faces } auf.
   *[other] { $faces-count ->
        [0] { $seat } deckt { fortuna-blanks } auf.
       *[other] { $seat } deckt { $faces } und { fortuna-blanks } auf.
    }
}
fortuna-picks-dice = { $seat } wertet mit den Würfeln { $dice }.
fortuna-picks-bricks = { $faces-count ->
    [0] { $seat } wertet mit zwei leeren Steinen.
    [1] { $seat } wertet mit einer { $faces } und einem leeren Stein.
   *[other] { $seat } wertet mit den Steinen { $faces }.
}
fortuna-calls = { $seat } sagt „{ $call }“ an.
fortuna-accept = { $seats-count ->
    [one] { $seats } akzeptiert.
   *[other] { $seats } akzeptieren.
}
fortuna-challenge = { $seats-count ->
    [one] { $seats } zweifelt die Ansage an!
   *[other] { $seats } zweifeln die Ansage an!
}
fortuna-named = { $called ->
    [right] Die Ansage war richtig: Es ist { $line-told }.
    [caught] Die Ansage war falsch: Es ist { $line-told }.
    [unseen] Die Ansage war falsch, und niemand hat es gemerkt: Es ist { $line-told }.
   *[silent] Das ist { $line-told }.
}
fortuna-scores = { $seat } bekommt { fortuna-points }, zusammen { $score }.
fortuna-loses = { $seat } verliert { $marbles ->
    [one] 1 Murmel
   *[other] { $marbles } Murmeln
} und hat { $left ->
    [0] keine mehr
   *[other] noch { $left }
}.
fortuna-frees = { $seat } befreit eine Murmel und hat { $in_hand } auf der Hand.
fortuna-leave = { $seats-count ->
    [one] { $seats } lässt eine Murmel im Kerker.
   *[other] { $seats } lassen eine Murmel im Kerker.
}
fortuna-turn-passes = { $to } ist am Zug.
fortuna-over = { $why ->
    [marbles] Die letzte Murmel ist weg:
    [target] Das Ziel ist erreicht:
   *[cap] Der letzte Zug ist vorbei:
} { $winners-count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}

fortuna-would-makes = ergibt { $faces }
fortuna-would-sum-and-difference = Summe { $sum }, Differenz { $difference }
fortuna-would-worth-with = { $best ->
    [yes] am besten: { $line }, { fortuna-points } mit den Steinen { $bricks }
   *[no] { $line }, { fortuna-points } mit den Steinen { $bricks }
}
fortuna-would-worth = { $best ->
    [yes] am besten: { $line }, { fortuna-points }
   *[no] { $line }, { fortuna-points }
}
fortuna-would-comes-to = { $best ->
    [yes] das Beste: alles in allem bis zu { fortuna-points }, { $line }
   *[no] alles in allem bis zu { fortuna-points }, { $line }
}
fortuna-would-when = { $call-when }
fortuna-would-when-either = Pasch; Summe oder Differenz der Steine ist seine Zahl, oder ein Stein die Summe der Würfel
fortuna-would-stands = „{ $call }“ gelten lassen
fortuna-would-doubt = { $doubter_pays ->
    [yes] ist die Ansage falsch, verliert { $caller } eine Murmel; ist sie richtig, du
   *[no] ist die Ansage falsch, verliert { $caller } eine Murmel
}
fortuna-would-in-hand = { $marbles } auf der Hand
fortuna-would-stays-in-hand = { $marbles ->
    [0] keine auf der Hand: Das Spiel endet mit diesem Zug
   *[other] bei { $marbles } auf der Hand bleiben
}
fortuna-would-marble-back = eine deiner Murmeln kommt zurück
fortuna-would-marbles-stay = deine Murmeln bleiben, wie sie sind
fortuna-would-takes = { $left ->
    [0] { $victim } hat keine mehr, und das Spiel endet
   *[other] { $victim } fällt von { $in_hand } auf { $left }
}

# Warum eine Wahl besser ist: was es nach einer Runde im Schnitt gibt, mit ihr und mit der nächstschlechteren ($instead).
fortuna-why-points = { game-why-has } im Schnitt { $with } Punkte statt { $instead }.
fortuna-why-marbles = { game-why-has } im Schnitt { $with } Murmeln in der Hand statt { $instead }.

# Wie eine Wahl heißt.
fortuna-bricks-0 = leer
fortuna-choose-dice = Mit den Würfeln { $dice } werten
fortuna-choose-bricks = Mit den Steinen { $bricks } werten
fortuna-choose-call = { $call } ansagen
fortuna-choose-accept = Die Ansage annehmen
fortuna-choose-challenge = Die Ansage anzweifeln
fortuna-choose-free = Eine Murmel befreien
fortuna-choose-leave = Die Murmel im Kerker lassen
fortuna-choose-take = { $seat } eine Murmel nehmen
