# The board of Fortuna.
terminal-fortuna-turn = Turn { $turn }
terminal-fortuna-teams = Gold { $gold } : { $black } Black
terminal-fortuna-gold = Gold
terminal-fortuna-black = Black
terminal-fortuna-marbles = marbles: { $hand } in hand, { $dungeon } in the dungeon
terminal-fortuna-take = take
terminal-fortuna-about-take = take from { $who }: { $label }
terminal-fortuna-dice = dice
terminal-fortuna-bricks = bricks
terminal-fortuna-face-down = { $bricks ->
    [one] and 1 brick face down
   *[other] and { $bricks } bricks face down
}
terminal-fortuna-die = die { $place }, a { $face }
terminal-fortuna-brick = brick { $place }, a { $face }
terminal-fortuna-blank = brick { $place }, a blank
terminal-fortuna-not-this = { $thing }: not this one after all
terminal-fortuna-score = { $thing }: score with { $two }; { $label }
terminal-fortuna-score-and-another = { $thing }: score with it and another
terminal-fortuna-range = { $least } to { $most }
terminal-fortuna-takes = { $marbles ->
    [one] takes a marble
   *[other] takes { $marbles } marbles
}
terminal-fortuna-about-call = call { $call }: { $label } ({ $worth })
terminal-fortuna-accept = Accept
terminal-fortuna-challenge = Challenge
terminal-fortuna-free = Free
terminal-fortuna-leave = Leave
terminal-fortuna-starting = For the first turn: { $totals }{ $who } to roll.
terminal-fortuna-rolls = { $who }: the dice are rolled.
terminal-fortuna-flips = { $who }: bricks are flipped.
terminal-fortuna-pick-dice = Score with which dice? Touch two.
terminal-fortuna-picks-dice = { $who }: which dice?
terminal-fortuna-pick-bricks = And with which bricks? Touch two.
terminal-fortuna-picks-bricks = { $who }: which bricks?
terminal-fortuna-call = What do you call?
terminal-fortuna-calls = { $who }: what is it?
terminal-fortuna-called = { $who }: "{ $call }!"
terminal-fortuna-free-marble = Free a marble? { $verdict }
terminal-fortuna-free-for = A marble for { $who }? { $verdict }
terminal-fortuna-from-whom = Marbles from whom? { $verdict }
terminal-fortuna-won = The game is over: { $winners } won.
terminal-fortuna-before = Before: { $told }
# $called: nothing, or one of the next two, with a space after it.
terminal-fortuna-verdict = { $who }: { $scoring }, { $points }; { $called }dice { $dice }, bricks { $bricks }.
terminal-fortuna-verdict-called = called { $call };
terminal-fortuna-verdict-doubted = called { $call }, doubted by { $doubters };
terminal-fortuna-pick-dice-group = Which dice for group { $group } of { $groups }? Touch two.
terminal-fortuna-pick-bricks-group = And which bricks for { $dice }? Touch two.
terminal-fortuna-call-groups = What is the best score of your groups? Call it.
terminal-fortuna-verdict-groups = { $who }: { $scoring }, { $points }; { $called }groups { $groups }.
