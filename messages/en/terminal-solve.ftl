# What the solvers answer: `luckhouse solve GAME`, and the head starts of `luckhouse lab handicap GAME`.

# What can be asked.
terminal-solve-booty-dice-chance = the chance of who rolls: doubloons/lives/shields, then those of the other
terminal-solve-booty-dice-roll = what to roll again with so many rolls left, in such a standing
terminal-solve-fortuna-starter = the starter's chance, and when to leave a marble
terminal-solve-fortuna-spot = the chance of 12 points and 2 marbles in hand, against 9 and 3
terminal-solve-lantern-sheet = the chance to win with best play from the setup on, and the table for the strongest player
terminal-solve-lantern-setup = where to put these six dice of the setup, and what one more of each would be worth
terminal-solve-reynards-luck-piece = my 5 with these cards against a 3, whose cards I do not know
terminal-solve-reynards-luck-hidden = `?` after a piece: the other has not seen it; `?` alone: I have not seen theirs
terminal-solve-reynards-luck-known = against cards that I know
terminal-solve-reynards-luck-point = each point of a card kept is worth so much of a win; 0.05 if it is not said

# Figures, and what stands above columns of several games.
game-odds-percent-2 = { DECIMAL($percent, digits: 2) } %
game-odds-percent-3 = { DECIMAL($percent, digits: 3) } %
game-odds-percent-4 = { DECIMAL($percent, digits: 4) } %
game-odds-solved-chance = chance
game-odds-solved-choice = choice
game-odds-solved-wins = wins

# Booty Dice.
booty-dice-odds-gift-doubloons = { $more ->
    [one] { $more } doubloon more
   *[other] { $more } doubloons more
}
booty-dice-odds-gift-shields = { $more ->
    [one] { $more } shield
   *[other] { $more } shields
}
booty-dice-odds-gift-lives = { $more ->
    [one] { $more } life more than who begins
   *[other] { $more } lives more than who begins
}
booty-dice-odds-solved-two = Booty Dice for two, both playing as well as can be
booty-dice-odds-solved-begins = who begins
booty-dice-odds-solved-rolls = who rolls
booty-dice-odds-solved-waits = who waits
booty-dice-odds-solved-standing = The roller has { $roller }, the other { $other }
booty-dice-odds-solved-best = { $dice }, { $left } left: the best choices
booty-dice-odds-solved-sweeps = { $standings } standings, { $sweeps } sweeps.
booty-dice-odds-solved-kept = From the table that is kept; shields beyond { $shields } count as { $shields }.
booty-dice-odds-solved-bound = Off by at most { $digit }e{ $exponent }; without a turn cap; shields beyond { $shields } count as { $shields }.

# Fortuna.
fortuna-odds-gift-points = { $more ->
    [one] { $more } point more
   *[other] { $more } points more
}
fortuna-odds-gift-marbles = { $more ->
    [one] { $more } marble more than who begins
   *[other] { $more } marbles more than who begins
}
fortuna-odds-solved-starts = The one who starts, if both play best
fortuna-odds-solved-half = wins, a shared win counting half
fortuna-odds-solved-alone = wins alone
fortuna-odds-solved-shares = shares the win
fortuna-odds-solved-rolled-for = Who starts is rolled for: before that roll both have the same chance.
fortuna-odds-solved-proved = Proved: every chance is off by { DECIMAL($digits, digits: 1) }e{ $exponent } at most.
fortuna-odds-solved-cap = The cap of { $cap } turns is left out: at most { $digit }e{ $exponent } of all games reach it, however both play.
fortuna-odds-solved-leave-from = Leave a marble in the dungeon from this lead on, the points of the turn counted
fortuna-odds-solved-in-hand = in hand
fortuna-odds-solved-other-has = other has { $marbles }
fortuna-odds-solved-never = never
fortuna-odds-solved-lead-note = The other's marbles as they are at the end of the turn. With a smaller lead, free it.
fortuna-odds-solved-spot = { $own } to { $other }, marbles { $mine } to { $theirs }
fortuna-odds-solved-turn-begins = the turn begins
fortuna-odds-solved-on-turn = the one on turn
fortuna-odds-solved-other = the other
fortuna-odds-solved-shared-half = A shared win counts half.
fortuna-odds-solved-scored = The same, but the throw has been scored, and a marble may come back

# Lantern.
lantern-odds-solved-sheet = { $sheet } with best play
lantern-odds-solved-setup = setup
lantern-odds-solved-win = chance to win
lantern-odds-solved-score = mean score of won games
lantern-odds-solved-points = { DECIMAL($score, digits: 2) }
lantern-odds-solved-before = before the first roll
lantern-odds-solved-with = with { $dice }
lantern-odds-solved-best = Best play wins as often as possible, and between equal chances crosses off the fewest circles.
lantern-odds-solved-where = Where to put { $dice }
lantern-odds-solved-places = places
lantern-odds-solved-less = less than the best
lantern-odds-solved-ways = The best of { $ways } ways first, the worst last. { lantern-odds-solved-best }
lantern-odds-solved-one-more = One more, with { $places }
lantern-odds-solved-place = place
lantern-odds-solved-gain = gain
lantern-odds-solved-as-if = As if the die in that place had shown one more.

# Reynard's Luck.
reynards-luck-odds-solved-title = a { $piece } with the cards { $cards } against a { $theirs ->
    [hidden] hidden piece
   *[other] { $theirs }
}
reynards-luck-odds-solved-card = card
reynards-luck-odds-solved-play = play
reynards-luck-odds-solved-ties = ties
reynards-luck-odds-solved-worth = worth
reynards-luck-odds-solved-signed = { $sign }{ DECIMAL($worth, digits: 4) }
reynards-luck-odds-solved-so = Played so, it wins { DECIMAL($percent, digits: 2) } % of the time.
reynards-luck-odds-solved-note = A win is worth 1, a loss -1, and each point of a card kept { $point }. Before any card is seen the confrontation is worth { $sign }{ DECIMAL($worth, digits: 4) }; nobody can do better by more than { DECIMAL($digits, digits: 1) }e{ $exponent }.
