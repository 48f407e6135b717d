# Ce que disent les tables de chances dans tous les jeux.

game-odds-chance = { PERCENT($ways, $total, digits: 2) }
game-odds-mean = { DECIMAL($mean, digits: 3) }
game-odds-chance-of = chance
game-odds-wins = gagne
game-odds-ties = égalité
game-odds-loses = perd
game-odds-choice = choix
game-odds-less-likely = { $more ->
    [one] { $more } autre est moins probable.
   *[other] { $more } autres sont moins probables.
}
