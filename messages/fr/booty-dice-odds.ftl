# Booty Dice : tables de chances.

booty-dice-odds-rolls-left = { $rolls ->
    [one] Avec encore { $rolls } lancer
   *[other] Avec encore { $rolls } lancers
}
booty-dice-odds-all-rolls = tous les lancers
booty-dice-odds-next-roll = prochain lancer
booty-dice-odds-to-get = pour avoir
booty-dice-odds-roll-again = relancer
booty-dice-odds-combo = { $combo }
booty-dice-odds-win = la victoire, ce tour-ci
booty-dice-odds-dice = { $dice }
booty-dice-odds-nothing-helps = rien n'y fait
booty-dice-odds-stop = rien : s'arrêter
booty-dice-odds-each-alone = Chacun avec les meilleures relances pour cela seul.
booty-dice-odds-one-roll = Un lancer de quelques dés montre au moins une fois…
booty-dice-odds-dice-rolled = dés
booty-dice-odds-named-face = une face donnée
booty-dice-odds-one-of-two = une de deux faces
booty-dice-odds-no-plank = aucune Planche
