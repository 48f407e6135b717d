# What is said of every game.

# $first: one or more, with commas between them; $last: the last one.
list-and = { $first } and { $last }
list-none = nobody

game-resigned = { $seat } gives up.
game-chose = { $seat }: { $action }.
game-chose-hidden = { $seat } has chosen.
game-rolled = Rolled: { $roll }.

# Why a choice is better: what there is on average after a round, with it and with the next worse choice ($instead).
game-why-wins = { $whose ->
    [own] You win within the round in { $with } of 100 games, instead of { $instead }.
    [others] The others win within the round in { $with } of 100 games, instead of { $instead }.
   *[seat] { $seat } wins within the round in { $with } of 100 games, instead of { $instead }.
}
# Of whom that is said: whoever chose, who may be the reader (own), or all others.
game-why-has = { $whose ->
    [own] A round from now you have
    [others] A round from now the others have
   *[seat] A round from now { $seat } has
}
