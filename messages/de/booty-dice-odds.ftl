# Booty Dice: Chancentabellen.

booty-dice-odds-rolls-left = { $rolls ->
    [one] Mit noch 1 Wurf
   *[other] Mit noch { $rolls } Würfen
}
booty-dice-odds-all-rolls = alle Würfe
booty-dice-odds-next-roll = nächster Wurf
booty-dice-odds-to-get = Ziel
booty-dice-odds-roll-again = neu werfen
booty-dice-odds-combo = { $combo }
booty-dice-odds-win = der Sieg, in diesem Zug
booty-dice-odds-dice = { $dice }
booty-dice-odds-nothing-helps = nichts hilft
booty-dice-odds-stop = nichts: aufhören
booty-dice-odds-each-alone = Jeweils so geworfen, wie es nur dafür am besten ist.
booty-dice-odds-one-roll = Ein Wurf mit einigen Würfeln zeigt mindestens einmal …
booty-dice-odds-dice-rolled = Würfel
booty-dice-odds-named-face = eine bestimmte Seite
booty-dice-odds-one-of-two = eine von zwei Seiten
booty-dice-odds-no-plank = gar keine Planke
