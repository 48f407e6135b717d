# Booty Dice before it is played: what it is, what can be set, who can be met.

booty-dice-about = Six dice, three rolls: dig, rob and cut your way to 25 doubloons, or be the last pirate alive.
booty-dice-option-lives = lives of each pirate at the start
booty-dice-option-doubloons = doubloons of each pirate at the start
booty-dice-option-goal = doubloons that win
booty-dice-option-resolve = when the dice do what they show
booty-dice-option-resolve-stop = once, when the rolling has ended
booty-dice-option-resolve-each = after every roll
booty-dice-option-curse = which faces make a Curse
booty-dice-option-curse-five = X Marks the Spot, Jolly Roger, Cutlass, Walk the Plank and Shield
booty-dice-option-curse-six = all six faces
booty-dice-option-first-throw = which dice are rolled first in a turn
booty-dice-option-first-throw-all = all six
booty-dice-option-first-throw-some = those that the roller takes up; the others stay as the last pirate left them
booty-dice-option-starts = how it is settled who has the first turn
booty-dice-option-starts-lot = by lot among all
booty-dice-option-starts-agreed = everybody names a pirate in secret; if they differ, by lot among those named
booty-dice-option-each = which dice act when they act after every roll
booty-dice-option-each-all = all six, so that kept dice act again
booty-dice-option-each-rolled = only those just rolled; a combo of all six strikes once a turn
booty-dice-option-cap = turns after which the richest of the living share the game
booty-dice-character-grudge = Mad Meg forgets no face: whoever she robbed or cut first, she keeps at, as long as they live
booty-dice-character-miser = Penny Jack smells gold: he would rather keep a Doubloon or a Jolly Roger than roll it again
booty-dice-character-coward = Trembling Tom hides behind shields: he would rather keep one than roll it again
