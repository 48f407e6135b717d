# The board of Booty Dice. A die has room for names of 8 columns; what becomes of it, for 12.
terminal-booty-dice-short-doubloon = Doubloon
terminal-booty-dice-short-cross = Spot
terminal-booty-dice-short-jolly-roger = J. Roger
terminal-booty-dice-short-cutlass = Cutlass
terminal-booty-dice-short-plank = Plank
terminal-booty-dice-short-shield = Shield
terminal-booty-dice-does-doubloon = dig up 2 doubloons
terminal-booty-dice-does-cross = bury 2 doubloons
terminal-booty-dice-does-jolly-roger = steal 2 doubloons
terminal-booty-dice-does-cutlass = attack a pirate
terminal-booty-dice-does-plank = lose a life
terminal-booty-dice-does-shield = take a shield
terminal-booty-dice-faces = Faces, in the order in which they act
terminal-booty-dice-combos = Dice that belong together
terminal-booty-dice-lies-there = lies there
terminal-booty-dice-lives = { $lives ->
    [one] life
   *[other] lives
}
terminal-booty-dice-shields = { $shields ->
    [one] shield
   *[other] shields
}
terminal-booty-dice-out = out: at the bottom of the sea
terminal-booty-dice-rob = rob
terminal-booty-dice-attack = attack
terminal-booty-dice-about-rob = rob { $who }: { $label }
terminal-booty-dice-about-attack = attack { $who }: { $label }
terminal-booty-dice-rolls = rolls
terminal-booty-dice-kept = kept
terminal-booty-dice-acts = acts
terminal-booty-dice-roll = ROLL
terminal-booty-dice-keep = keep
terminal-booty-dice-about-die = die { $place }, { $face } ({ $does }): roll it again
terminal-booty-dice-about-marked = die { $place }, { $face } ({ $does }): keep it after all
terminal-booty-dice-roll-dice = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
}
terminal-booty-dice-stop = Stop
terminal-booty-dice-nothing-happens = nothing happens
terminal-booty-dice-picked = roll { $faces }
terminal-booty-dice-turn = Turn { $turn } of at most { $cap }
terminal-booty-dice-piles = Buried Treasure { $treasure }   War Chest { $chest }
terminal-booty-dice-goal = { $goal } win
terminal-booty-dice-who-starts = Who starts is drawn.
terminal-booty-dice-begin = begins
terminal-booty-dice-about-begin = { $who } shall begin: { $label }
terminal-booty-dice-name-first = Who shall begin? Name a pirate; the others do so too.
terminal-booty-dice-names-first = Everybody names who shall begin.
terminal-booty-dice-drawn-among = Who starts is drawn among { $named }.
terminal-booty-dice-rolling = { $dice ->
    [one] { $roller }: rolls 1 die, roll { $roll } of { $of }.
   *[other] { $roller }: rolls { $dice } dice, roll { $roll } of { $of }.
}
terminal-booty-dice-decide = Roll { $roll } of { $of }. Touch the dice to roll again, or stop.
terminal-booty-dice-decides = { $roller }: roll { $roll } of { $of }.
terminal-booty-dice-whom-to-rob = { $thefts ->
    [one] Whom do you rob? 1 doubloon to take.
   *[other] Whom do you rob? { $thefts } doubloons to take.
}
terminal-booty-dice-steals = { $thefts ->
    [one] { $roller } steals: 1 doubloon to take.
   *[other] { $roller } steals: { $thefts } doubloons to take.
}
terminal-booty-dice-whom-to-attack = { $attacks ->
    [one] Whom do you attack? 1 attack to make.
   *[other] Whom do you attack? { $attacks } attacks to make.
}
terminal-booty-dice-attacks = { $attacks ->
    [one] { $roller }: 1 attack to make.
   *[other] { $roller }: { $attacks } attacks to make.
}
terminal-booty-dice-won = The game is over: { $winner } won.
terminal-booty-dice-shared = The game is over: { $winners } share it.
