# The table of Fortuna in English.

line-cheese = Cheese
line-happiness = Happiness
line-smile = Smile
line-grin = Grin
line-half-smile = Half Smile
line-wolf-grin = Wolf Grin
line-plain = Plain
line-miss = Miss
when-cheese = dice 5 and 6, bricks 5 and 6
when-happiness = each die has its own brick
when-smile = one die is double the other, a brick shows the lower
when-grin = a double, and a brick shows the same
when-half-smile = one die is double the other, a brick shows the higher
when-wolf-grin = a double, and the bricks’ sum or difference is its number
when-wolf-grin-either = a double, and the bricks’ sum or difference is its number, or a brick shows the dice’s sum
when-plain = a brick equals a die, the sum of the dice or their difference
when-miss = nothing fits; it is called Plain
worth-fixed = { $n }
worth-twice = 2 × bricks
worth-smaller = smaller brick
worth-each = bricks that fit
worth-best = best that fits
worth-nothing = 0
short-fixed = { $n }
short-twice = ×2
short-smaller = lower
short-each = fits
short-best = best
short-nothing = 0
worth-fixed-long = { $n } points
worth-twice-long = twice the sum of the bricks
worth-smaller-long = the smaller brick
worth-each-long = every brick that fits
worth-best-long = the best brick that fits
worth-nothing-long = no points
marble-may-come-back = one of your marbles may come back
marble-comes-back = one of your marbles comes back
marble-stays = no marble moves
marble-lost = you lose a marble
marble-takes = { $n ->
    [one] an opponent loses { $n } marble
   *[other] an opponent loses { $n } marbles
}
marble-takes-all = { $n ->
    [one] every opponent loses { $n } marble
   *[other] every opponent loses { $n } marbles
}
legend-back = your marble may come back
legend-always = your marble comes back
legend-lost = you lose one
legend-takes = an opponent loses one
legend-takes-all = every opponent loses one

players-label = Players
player-you = you
player-bot = bot
player-away = away
player-gold = Gold
player-black = Black
player-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
player-score-target = { $n } of { $target } points
player-marbles = { $n ->
    [one] { $n } marble in hand, { $lost } in the dungeon
   *[other] { $n } marbles in hand, { $lost } in the dungeon
}
player-total = rolled { $n }
player-answered = has decided
player-challenged = challenged
player-wins = wins
player-shares = shares the win
player-loses-game = no marble
teams-label = Gold against Black

stage-label = The throw
stage-turn = Turn { $n }
stage-turn-cap = Turn { $n } of { $cap }
stage-target = to { $n } points
stage-marble = until a last marble is lost
stage-dice = Dice
stage-bricks = Bricks
stage-bricks-of = { $n } of { $all } bricks
stage-blank = blank
stage-chosen = { $what }, chosen
stage-in-group = { $what }, group { $group }
stage-die = Die { $face }
stage-brick = Brick { $face }

verdict-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
verdict-right = Called right.
verdict-right-doubted = Called right; { $names } doubted it.
verdict-unseen = Called “{ $call }”, and nobody noticed.
verdict-caught = Called “{ $call }”, caught by { $names }.
verdict-last = Last turn
verdict-before = Before that
verdict-earlier = The turns before
verdict-dice-bricks = dice { $dice }, bricks { $bricks }

tablet-label = The scores: the first that fits counts
tablet-called = called
tablet-true = it is

ask-starting = Everybody rolls for the first turn. The highest total begins and is Gold.
ask-dice = { $name } rolls the dice.
ask-dice-you = You roll the dice.
ask-bricks = { $name } turns bricks over.
ask-bricks-you = You turn bricks over.
ask-pick-dice = { $name } chooses two of the dice.
ask-pick-dice-you = Choose two of the dice.
ask-pick-bricks = { $name } chooses two of the bricks.
ask-pick-bricks-you = Now choose two of the bricks.
ask-call = { $name } calls.
ask-call-you = Your call: what is it? The first that fits counts.
ask-call-groups-you = Your call: what is the best score of your groups?
ask-challenge = { $name } calls “{ $call }”.
ask-challenge-me = { $name } calls “{ $call }”. Do you believe it?
ask-challenge-you = You call “{ $call }”. The others decide in secret.
ask-challenge-wait = You have decided. Still to decide: { $names }
ask-challenge-waits = Still to decide: { $names }
ask-reward = { $names } caught it, and may free a marble.
ask-reward-you = Well caught! Free one of your marbles?
ask-own-marble = { $name } may free a marble.
ask-own-marble-you = One of your marbles may come back. Free it?
ask-take = { $name } takes from an opponent.
ask-take-you = Who loses?
ask-verdict = { $name } threw:
ask-verdict-you = You threw:
ask-over = { $n ->
    [one] { $names } wins with { $score } points.
   *[other] { $names } win with { $score } points.
}
ask-over-you = You win with { $score } points.
ask-over-marble = The last marble of { $names } is gone.

do-accept = Believe it
do-challenge = Challenge!
do-free = Free it
do-leave = Leave it
do-take = Take from { $name }
do-score = Score with { $faces }
do-pick = Pick one more.
