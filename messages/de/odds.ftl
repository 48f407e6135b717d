# Was Chancentabellen in jedem Spiel sagen.

game-odds-chance = { PERCENT($ways, $total, digits: 2) }
game-odds-mean = { DECIMAL($mean, digits: 3) }
game-odds-chance-of = Chance
game-odds-wins = gewinnt
game-odds-ties = unentschieden
game-odds-loses = verliert
game-odds-choice = Wahl
game-odds-less-likely = { $more ->
    [one] 1 weitere ist weniger wahrscheinlich.
   *[other] { $more } weitere sind weniger wahrscheinlich.
}
