# Booty Dice: tables of odds.

booty-dice-odds-rolls-left = { $rolls ->
    [one] With 1 roll left
   *[other] With { $rolls } rolls left
}
booty-dice-odds-all-rolls = all rolls
booty-dice-odds-next-roll = next roll
booty-dice-odds-to-get = to get
booty-dice-odds-roll-again = roll again
booty-dice-odds-combo = { $combo }
booty-dice-odds-win = the win, this turn
booty-dice-odds-dice = { $dice }
booty-dice-odds-nothing-helps = nothing helps
booty-dice-odds-stop = nothing: stop
booty-dice-odds-each-alone = Each with the best re-rolling for that alone.
booty-dice-odds-one-roll = One roll of some dice shows at least once…
booty-dice-odds-dice-rolled = dice
booty-dice-odds-named-face = a named face
booty-dice-odds-one-of-two = one of two faces
booty-dice-odds-no-plank = no Walk the Plank at all
