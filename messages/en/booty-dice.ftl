# Booty Dice: what happened, and what a choice would do.
# $seat, $victim, $target, $to, $winner: players; $seats, $winners: several; $dice, $kept, $beside: faces.

booty-dice-count-lives = { $n ->
    [one] 1 life
   *[other] { $n } lives
}
booty-dice-count-doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
booty-dice-count-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}

booty-dice-face-D = Doubloon
booty-dice-face-X = X Marks the Spot
booty-dice-face-J = Jolly Roger
booty-dice-face-C = Cutlass
booty-dice-face-W = Walk the Plank
booty-dice-face-S = Shield

booty-dice-combo-curse = Curse
booty-dice-combo-mutiny = Mutiny
booty-dice-combo-shipwreck = Shipwreck

booty-dice-names = { $seats-count ->
    [one] { $seats } names { $first } to begin.
   *[other] { $seats } name { $first } to begin.
}
booty-dice-starts = { $seat } starts.
booty-dice-rolls = { $beside-count ->
    [0] { $seat } rolls { $dice }.
   *[other] { $seat } rolls { $dice } beside { $beside }.
}
booty-dice-stops = { $seat } stops with { $dice }.
booty-dice-rolls-again = { $kept-count ->
    [0] { $seat } takes up all six dice again.
   *[other] { $seat } keeps { $kept } and takes up { $dice } again.
}
booty-dice-robs = { $seat } robs { $victim } of a doubloon.
booty-dice-attacks = { $seat } attacks { $target }.
booty-dice-combo = { $combo }: all others lose { $costs }.
booty-dice-changes = { $seats }{ booty-dice-changes-gains }{ booty-dice-changes-losses }{ booty-dice-changes-out }.
booty-dice-changes-gains = { $gains-count ->
    [0] { "" }
   *[other] { " " }{ $seats-count ->
        [one] gains
       *[other] gain
    } { $gains }
}
booty-dice-changes-losses = { $losses-count ->
    [0] { "" }
   *[other] { $gains-count ->
        [0] { " " }
       *[other] { " and " }
    }{ $seats-count ->
        [one] loses
       *[other] lose
    } { $losses }
}
booty-dice-changes-out = { $out ->
    [yes] { $seats-count ->
        [one] { " and is out" }
       *[other] { " and are out" }
    }
   *[no] { "" }
}
booty-dice-turn-passes = The dice go to { $to }.
booty-dice-last-alive = { $winner } is the last pirate alive and wins.
booty-dice-reached-goal = { $winner } has { $doubloons } doubloons and wins.
booty-dice-richest = The last turn is over: { $winner } is the richest and wins.
booty-dice-shared = The last turn is over: { $winners } share the game.

booty-dice-would-begins = { $first } begins, if everybody says so; otherwise lots decide among those named
booty-dice-would-keep-nothing = keep nothing
booty-dice-would-keep = keep { $kept }
booty-dice-would-end-turn = end your turn
booty-dice-would-theft = { $doubloons ->
    [one] the only doubloon of { $victim }
   *[other] one of the { $doubloons } doubloons of { $victim }
}
booty-dice-would-breaks-shield = { $shields ->
    [one] breaks the only shield
   *[other] breaks one of { $shields } shields
}
booty-dice-would-takes-life = takes one of { $lives } lives
booty-dice-would-takes-last-life = { $doubloons ->
    [one] takes the last life; you plunder 1 doubloon
   *[other] takes the last life; you plunder { $doubloons } doubloons
}
booty-dice-would-dig = dig { $doubloons }
booty-dice-would-bury = bury { $doubloons }
booty-dice-would-steal = steal { $doubloons }
booty-dice-would-attacks = { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}
booty-dice-would-lose-lives = { $lives ->
    [one] lose 1 life
   *[other] lose { $lives } lives
}
booty-dice-would-take-shields = { $shields ->
    [one] take 1 shield
   *[other] take { $shields } shields
}
booty-dice-would-combo = { $combo }: others lose { $costs }
booty-dice-would-leaves-nobody = and nobody else is left alive
booty-dice-would-drown = lose the last life and drown

# Why a choice is better: what there is on average after a round, with it and with the next worse choice ($instead).
booty-dice-why-lives = { game-why-has } { $with } lives on average, instead of { $instead }.
booty-dice-why-doubloons = { game-why-has } { $with } doubloons on average, instead of { $instead }.
booty-dice-why-shields = { game-why-has } { $with } shields on average, instead of { $instead }.

# What a choice is called. $dice: faces; $seat: whom it hits.
booty-dice-choose-stop = Stop
booty-dice-choose-roll-all = Throw all six dice again
booty-dice-choose-roll = Throw { $dice } again
booty-dice-choose-rob = Rob { $seat }
booty-dice-choose-attack = Attack { $seat }
booty-dice-choose-begin = Let { $seat } begin
