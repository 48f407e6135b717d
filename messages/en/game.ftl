# What is said of every game.

# $first: one or more, with commas between them; $last: the last one.
list-and = { $first } and { $last }
list-none = nobody

game-resigned = { $seat } gives up.
game-chose = { $seat }: { $action }.
game-chose-hidden = { $seat } has chosen.
game-rolled = Rolled: { $roll }.
