# Fortuna: what happened, and what a choice would do.
# $seat, $to, $caller, $victim: players; $seats, $winners: several; $dice, $bricks, $faces: numbers, $faces without the blanks.

fortuna-call-cheese = Cheese
    .when = dice 5 6 on bricks 5 6
fortuna-call-happiness = Happiness
    .when = each die has its own brick
fortuna-call-smile = Smile
    .when = one die is twice the other, a brick shows the lower
fortuna-call-grin = Grin
    .when = equal dice, a brick shows the same
fortuna-call-half-smile = Half Smile
    .when = one die is twice the other, a brick shows the higher
fortuna-call-wolf-grin = Wolf Grin
    .when = equal dice, the bricks add up to one or differ by it
fortuna-call-plain = plain
    .when = a brick is a die, their sum or difference; or a miss

# A score by its name, and in the middle of a sentence.
fortuna-line-cheese = Cheese
    .told = Cheese
fortuna-line-happiness = Happiness
    .told = Happiness
fortuna-line-smile = Smile
    .told = Smile
fortuna-line-grin = Grin
    .told = Grin
fortuna-line-half-smile = Half Smile
    .told = Half Smile
fortuna-line-wolf-grin = Wolf Grin
    .told = Wolf Grin
fortuna-line-plain = plain score
    .told = a plain score
fortuna-line-miss = miss
    .told = a miss

# How the points of a score are counted.
fortuna-worth-fixed = { $least }
fortuna-worth-twice = twice the bricks
fortuna-worth-smaller = the smaller brick
fortuna-worth-each = each such brick
fortuna-worth-best = the best such brick
fortuna-worth-nothing = 0

fortuna-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
fortuna-blanks = { $blanks ->
    [one] a blank
   *[other] { $blanks } blanks
}

fortuna-rolls-for-first = { $seat } rolls { $dice } for the first turn: { $total }.
fortuna-tie = { $seats } tie and roll again.
fortuna-starts = { $seat } has the first turn, and is Gold.
fortuna-rolls = { $seat } rolls { $dice }.
fortuna-flips = { $blanks ->
    [0] { $seat } flips { $faces }.
   *[other] { $faces-count ->
        [0] { $seat } flips { fortuna-blanks }.
       *[other] { $seat } flips { $faces } and { fortuna-blanks }.
    }
}
fortuna-picks-dice = { $seat } scores with dice { $dice }.
fortuna-picks-bricks = { $faces-count ->
    [0] { $seat } scores with { fortuna-blanks }.
    [1] { $seat } scores with brick { $faces } and a blank.
   *[other] { $seat } scores with bricks { $faces }.
}
fortuna-calls = { $seat } calls { $call }.
fortuna-accept = { $seats-count ->
    [one] { $seats } accepts.
   *[other] { $seats } accept.
}
fortuna-challenge = { $seats-count ->
    [one] { $seats } challenges!
   *[other] { $seats } challenge!
}
fortuna-named = { $called ->
    [right] The call was right: it is { $line-told }.
    [caught] The call was wrong: it is { $line-told }.
    [unseen] The call was wrong, and nobody minded: it is { $line-told }.
   *[silent] That is { $line-told }.
}
fortuna-scores = { $seat } scores { fortuna-points }, { $score } in all.
fortuna-loses = { $seat } loses { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
}, { $left ->
    [0] none
   *[other] { $left }
} left.
fortuna-frees = { $seat } frees a marble, { $in_hand } in hand.
fortuna-leave = { $seats-count ->
    [one] { $seats } leaves a marble in the dungeon.
   *[other] { $seats } leave a marble in the dungeon.
}
fortuna-turn-passes = { $to } is next.
fortuna-over = { $why ->
    [marbles] The last marble is gone:
    [target] The target is reached:
   *[cap] The last turn is over:
} { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}

fortuna-would-makes = makes { $faces }
fortuna-would-sum-and-difference = sum { $sum }, difference { $difference }
fortuna-would-worth-with = { $best ->
    [yes] best: { $line }, { fortuna-points } with bricks { $bricks }
   *[no] { $line }, { fortuna-points } with bricks { $bricks }
}
fortuna-would-worth = { $best ->
    [yes] best: { $line }, { fortuna-points }
   *[no] { $line }, { fortuna-points }
}
fortuna-would-comes-to = { $best ->
    [yes] best: all in all up to { fortuna-points }, { $line }
   *[no] all in all up to { fortuna-points }, { $line }
}
fortuna-would-when = { $call-when }
fortuna-would-when-either = equal dice; the bricks add up to one or differ by it, or one is their sum
fortuna-would-stands = let { $call } stand
fortuna-would-doubt = { $doubter_pays ->
    [yes] if the call is wrong, { $caller } loses a marble; if right, you do
   *[no] if the call is wrong, { $caller } loses a marble
}
fortuna-would-in-hand = { $marbles } in hand
fortuna-would-stays-in-hand = { $marbles ->
    [0] none in hand: the game ends with this turn
   *[other] stay at { $marbles } in hand
}
fortuna-would-marble-back = one of your marbles comes back
fortuna-would-marbles-stay = your marbles stay as they are
fortuna-would-takes = { $left ->
    [0] { $victim } has none left, and the game ends
   *[other] { $victim } goes from { $in_hand } to { $left }
}

# Why a choice is better: what there is on average after a round, with it and with the next worse choice ($instead).
fortuna-why-points = { game-why-has } { $with } points on average, instead of { $instead }.
fortuna-why-marbles = { game-why-has } { $with } marbles in hand on average, instead of { $instead }.

# What a choice is called.
fortuna-bricks-0 = blank
fortuna-choose-dice = Score with the dice { $dice }
fortuna-choose-bricks = Score with the bricks { $bricks }
fortuna-choose-call = Call { $call }
fortuna-choose-accept = Accept the call
fortuna-choose-challenge = Challenge the call
fortuna-choose-free = Free a marble
fortuna-choose-leave = Leave the marble in the dungeon
fortuna-choose-take = Take a marble from { $seat }
