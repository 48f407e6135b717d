booty-face-D = Doubloon
booty-face-X = X Marks the Spot
booty-face-J = Jolly Roger
booty-face-C = Cutlass
booty-face-W = Walk the Plank
booty-face-S = Shield
booty-short-D = Doubloon
booty-short-X = X marks
booty-short-J = Roger
booty-short-C = Cutlass
booty-short-W = Plank
booty-short-S = Shield
booty-does-D = dig up 2 doubloons
booty-does-X = bury 2 of your doubloons
booty-does-J = steal 2 doubloons
booty-does-C = attack a pirate
booty-does-W = lose 1 life
booty-does-S = take 1 shield
booty-combo-curse = Curse
booty-combo-mutiny = Mutiny
booty-combo-shipwreck = Shipwreck
booty-needs-curse-five = one each of { $faces }: all others lose 2 lives and bury 5 doubloons
booty-needs-curse-six = all six faces: all others lose 2 lives and bury 5 doubloons
booty-needs-mutiny = three { $face } or more: all others lose 1 life, and 1 more for each further one
booty-needs-shipwreck = three { $face } or more: all others bury 1 doubloon for each
booty-legend = What the dice do
booty-legend-each = All six dice act after every throw.
booty-legend-stop = All six dice act once, when the throwing is over.
booty-treasure = Buried Treasure
booty-chest = War Chest
booty-pile-doubloons = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
booty-pile-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
booty-crew = Pirates
booty-you = you
booty-bot = bot
booty-away = away
booty-out = Davy Jones’s locker
booty-out-told = out of the game
booty-won = wins
booty-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
booty-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
booty-gold = { $n } of { $goal } doubloons
booty-change = change: { $n }
booty-last = Last dice: { $dice }
booty-last-short = last
booty-rob = Rob
booty-attack = Attack
booty-aim-rob = Rob { $name }: { $what }
booty-aim-attack = Attack { $name }: { $what }
booty-dice = Dice
booty-throw = Throw { $n } of { $of }
booty-air = in the air
booty-kept = kept
booty-roll-idle = Throw again
booty-roll = Throw { $n } again
booty-roll-all = Throw all { $n } again
booty-roll-none = All kept
booty-roll-none-what = take up a die to throw it
booty-stop = Stop
booty-prompt-lots = Lots are drawn for the first turn.
booty-prompt-air = { $n ->
    [one] { $name } throws { $n } die …
   *[other] { $name } throws { $n } dice …
}
booty-prompt-keep = Tap to keep, throw the rest, or stop.
booty-prompt-decides = { $name } looks at the dice.
booty-prompt-rob-you = { $n ->
    [one] Rob whom? { $n } doubloon to steal.
   *[other] Rob whom? { $n } doubloons to steal.
}
booty-prompt-rob = { $n ->
    [one] { $name } robs: { $n } doubloon to steal.
   *[other] { $name } robs: { $n } doubloons to steal.
}
booty-prompt-attack-you = { $n ->
    [one] Attack whom? { $n } cutlass to swing.
   *[other] Attack whom? { $n } cutlasses to swing.
}
booty-prompt-attack = { $n ->
    [one] { $name } attacks: { $n } cutlass to swing.
   *[other] { $name } attacks: { $n } cutlasses to swing.
}
booty-prompt-out = You are out, matey. The others fight on.
booty-over-won = { $names } wins!
booty-over-shared = { $names } share it.
booty-over-you = You win!
booty-and = { " and " }
booty-goal = First with { $goal } doubloons, or last alive
booty-turns = Turn { $n } of at most { $cap }
