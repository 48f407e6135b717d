# Booty Dice: why a choice is not allowed now. $asked, $dice: faces; $seat: a player.

booty-dice-refused-decide-first = Nobody is robbed or attacked before the dice lie still: stop, or roll again ({ $throws ->
    [one] one throw
   *[other] { $throws } throws
} left).
booty-dice-refused-have-acted = These dice have done what they show: stop, or roll again ({ $throws ->
    [one] one throw
   *[other] { $throws } throws
} left).
booty-dice-refused-not-there = You cannot pick up { $asked }: the dice show { $dice }.
booty-dice-refused-still-to-rob = { $thefts ->
    [one] One doubloon is
   *[other] { $thefts } doubloons are
} still to be stolen: say whose.
booty-dice-refused-still-to-attack = { $attacks ->
    [one] One attack is
   *[other] { $attacks } attacks are
} still to be made: say on whom.
booty-dice-refused-yourself = You cannot rob or attack yourself.
booty-dice-refused-out = { $seat } is out of the game.
booty-dice-refused-nothing-to-rob = { $seat } has no doubloon that could be stolen.
booty-dice-refused-roll-first = Those dice lie as they were left and do nothing yet: take up at least one and roll.
booty-dice-refused-name-first = First say who shall begin: everybody names a pirate.
booty-dice-refused-has-begun = The first turn has begun: who begins is settled.
