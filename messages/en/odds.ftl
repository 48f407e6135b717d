# What tables of odds say in every game.

game-odds-chance = { PERCENT($ways, $total, digits: 2) }
game-odds-mean = { DECIMAL($mean, digits: 3) }
game-odds-chance-of = chance
game-odds-wins = wins
game-odds-ties = ties
game-odds-loses = loses
game-odds-choice = choice
game-odds-less-likely = { $more ->
    [one] 1 more is less likely.
   *[other] { $more } more are less likely.
}
