# Fortuna: why a choice is not allowed now. $pair, $dice, $bricks: faces; $seat: a player; $call: a call.

fortuna-refused-pick-dice-first = First choose two of the dice: they show { $dice }.
fortuna-refused-pick-bricks-first = First choose two of the bricks: they show { $bricks }.
fortuna-refused-dice-not-there = { $pair } cannot be chosen: the dice show { $dice }.
fortuna-refused-bricks-not-there = { $pair } cannot be chosen: the bricks show { $bricks }.
fortuna-refused-dice-used = { $pair } cannot be chosen: of the dice { $left } are in no group yet.
fortuna-refused-bricks-used = { $pair } cannot be chosen: of the bricks { $left } are in no group yet.
fortuna-refused-call-first = The throw lies open: call what it makes.
fortuna-refused-answer-first = { $seat } has called { $call }: accept it, or challenge it.
fortuna-refused-marble-first = A marble of yours may leave the dungeon: free it, or leave it there.
fortuna-refused-take-first = { $marbles ->
    [one] An opponent loses a marble
   *[other] An opponent loses { $marbles } marbles
}: say who.
fortuna-refused-yourself = You cannot take a marble from yourself.
fortuna-refused-own-team = { $seat } is on your side.
fortuna-refused-no-marbles = { $seat } has no marble in hand.
