# Booty Dice: warum eine Wahl jetzt nicht erlaubt ist. $asked, $dice: Seiten der Würfel; $seat: ein Spieler.

booty-dice-refused-decide-first = Niemand wird beraubt oder angegriffen, bevor die Würfel liegen bleiben: Hör auf oder würfle noch einmal (noch { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
}).
booty-dice-refused-have-acted = Diese Würfel haben getan, was sie zeigen: Hör auf oder würfle noch einmal (noch { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
}).
booty-dice-refused-not-there = { $asked } kannst du nicht aufnehmen: Die Würfel zeigen { $dice }.
booty-dice-refused-still-to-rob = { $thefts ->
    [one] Eine Dublone ist
   *[other] { $thefts } Dublonen sind
} noch zu rauben: Sag, bei wem.
booty-dice-refused-still-to-attack = { $attacks ->
    [one] Ein Angriff steht
   *[other] { $attacks } Angriffe stehen
} noch aus: Sag, auf wen.
booty-dice-refused-yourself = Dich selbst kannst du weder berauben noch angreifen.
booty-dice-refused-out = { $seat } ist nicht mehr im Spiel.
booty-dice-refused-nothing-to-rob = { $seat } hat keine Dublone, die man rauben könnte.
booty-dice-refused-roll-first = Diese Würfel liegen noch, wie sie liegen blieben, und tun noch nichts: Nimm mindestens einen auf und wirf.
booty-dice-refused-name-first = Zuerst musst du sagen, wer beginnen soll: Alle nennen einen Piraten.
booty-dice-refused-has-begun = Der erste Zug hat begonnen: Wer beginnt, ist entschieden.
