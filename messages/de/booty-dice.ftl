# Booty Dice: was geschah, und was eine Wahl bewirken würde.
# $seat, $victim, $target, $to, $winner: Spieler; $seats, $winners: mehrere; $dice, $kept, $beside: Seiten der Würfel.

booty-dice-count-lives = { $n } Leben
booty-dice-count-doubloons = { $n ->
    [one] 1 Dublone
   *[other] { $n } Dublonen
}
booty-dice-count-shields = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}

booty-dice-face-D = Dublone
booty-dice-face-X = X auf der Karte
booty-dice-face-J = Jolly Roger
booty-dice-face-C = Entermesser
booty-dice-face-W = Planke
booty-dice-face-S = Schild

booty-dice-combo-curse = Fluch
booty-dice-combo-mutiny = Meuterei
booty-dice-combo-shipwreck = Schiffbruch

booty-dice-names = { $seats-count ->
    [one] { $seats } will, dass { $first } beginnt.
   *[other] { $seats } wollen, dass { $first } beginnt.
}
booty-dice-starts = { $seat } beginnt.
booty-dice-rolls = { $beside-count ->
    [0] { $seat } würfelt { $dice }.
   *[other] { $seat } würfelt { $dice } zu { $beside }.
}
booty-dice-stops = { $seat } bleibt bei { $dice }.
booty-dice-rolls-again = { $kept-count ->
    [0] { $seat } nimmt alle sechs Würfel noch einmal.
   *[other] { $seat } behält { $kept } und nimmt { $dice } noch einmal.
}
booty-dice-robs = { $seat } raubt { $victim } eine Dublone.
booty-dice-attacks = { $seat } greift { $target } an.
booty-dice-combo = { $combo }: Alle anderen verlieren { $costs }.
booty-dice-changes = { $seats }{ booty-dice-changes-gains }{ booty-dice-changes-losses }{ booty-dice-changes-out }.
booty-dice-changes-gains = { $gains-count ->
    [0] { "" }
   *[other] { " " }{ $seats-count ->
        [one] gewinnt
       *[other] gewinnen
    } { $gains }
}
booty-dice-changes-losses = { $losses-count ->
    [0] { "" }
   *[other] { $gains-count ->
        [0] { " " }
       *[other] { $out ->
            [yes] { ", " }
           *[no] { " und " }
        }
    }{ $seats-count ->
        [one] verliert
       *[other] verlieren
    } { $losses }
}
booty-dice-changes-out = { $out ->
    [yes] { $seats-count ->
        [one] { " und scheidet aus" }
       *[other] { " und scheiden aus" }
    }
   *[no] { "" }
}
booty-dice-turn-passes = Die Würfel gehen an { $to }.
booty-dice-last-alive = Nur { $winner } hat überlebt und gewinnt.
booty-dice-reached-goal = { $winner } hat { $doubloons } Dublonen und gewinnt.
booty-dice-richest = Der letzte Zug ist vorbei: { $winner } hat am meisten Gold und gewinnt.
booty-dice-shared = Der letzte Zug ist vorbei: { $winners } teilen sich das Spiel.

booty-dice-would-begins = { $first } beginnt, wenn alle es sagen; sonst entscheidet das Los unter den Genannten
booty-dice-would-keep-nothing = nichts behalten
booty-dice-would-keep = { $kept } behalten
booty-dice-would-end-turn = den Zug beenden
booty-dice-would-theft = { $doubloons ->
    [one] die einzige Dublone von { $victim }
   *[other] eine der { $doubloons } Dublonen von { $victim }
}
booty-dice-would-breaks-shield = { $shields ->
    [one] zerbricht den einzigen Schild
   *[other] zerbricht einen von { $shields } Schilden
}
booty-dice-would-takes-life = nimmt eins von { $lives } Leben
booty-dice-would-takes-last-life = { $doubloons ->
    [0] nimmt das letzte Leben
    [one] nimmt das letzte Leben; du erbeutest 1 Dublone
   *[other] nimmt das letzte Leben; du erbeutest { $doubloons } Dublonen
}
booty-dice-would-dig = { $doubloons } ausgraben
booty-dice-would-bury = { $doubloons } vergraben
booty-dice-would-steal = { $doubloons } stehlen
booty-dice-would-attacks = { $attacks ->
    [one] 1 Angriff
   *[other] { $attacks } Angriffe
}
booty-dice-would-lose-lives = { $lives } Leben verlieren
booty-dice-would-take-shields = { $shields ->
    [one] 1 Schild nehmen
   *[other] { $shields } Schilde nehmen
}
booty-dice-would-combo = { $combo }: alle anderen verlieren { $costs }
booty-dice-would-leaves-nobody = und sonst lebt niemand mehr
booty-dice-would-drown = das letzte Leben verlieren und ertrinken

# Warum eine Wahl besser ist: was es nach einer Runde im Schnitt gibt, mit ihr und mit der nächstschlechteren ($instead).
booty-dice-why-lives = { game-why-has } im Schnitt { $with } Leben statt { $instead }.
booty-dice-why-doubloons = { game-why-has } im Schnitt { $with } Dublonen statt { $instead }.
booty-dice-why-shields = { game-why-has } im Schnitt { $with } Schilde statt { $instead }.

# Wie eine Wahl heißt. $dice: Seiten der Würfel; $seat: wen sie trifft.
booty-dice-choose-stop = Aufhören
booty-dice-choose-roll-all = Alle sechs Würfel noch einmal werfen
booty-dice-choose-roll = { $dice } noch einmal werfen
booty-dice-choose-rob = { $seat } berauben
booty-dice-choose-attack = { $seat } angreifen
booty-dice-choose-begin = { $seat } beginnen lassen
