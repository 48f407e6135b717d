# Fortuna before it is played: what it is, what can be set, who can be met.

fortuna-about = Two dice, two bricks, three marbles: call what you threw before anybody loses their last.
fortuna-option-plain = what a plain score counts
fortuna-option-plain-each = every brick that can be made
fortuna-option-plain-best = the best brick that can be made
fortuna-option-retrieve = whether a marble that may come back has to
fortuna-option-retrieve-may = its owner decides
fortuna-option-retrieve-always = it always comes back
fortuna-option-calls = who names the score
fortuna-option-calls-spoken = the player calls it, the others may challenge
fortuna-option-calls-house = the program names it, nobody challenges
fortuna-option-false-challenge = what challenging a right call costs
fortuna-option-false-challenge-free = nothing
fortuna-option-false-challenge-marble = one marble
fortuna-option-target = a score that ends the game
fortuna-option-teams = whether Gold plays against Black
fortuna-option-teams-off = everybody for themselves
fortuna-option-teams-on = Gold seats against Black seats
fortuna-option-spread = how many dice are rolled and bricks flipped
fortuna-option-spread-classic = two of each
fortuna-option-spread-full = as many of each as players, who choose two and two
fortuna-option-cap = turns after which the game ends
fortuna-character-doubter = challenges everybody, right or wrong, as long as it costs little
fortuna-character-jailer = likes full dungeons, and leaves even their own marbles in there
fortuna-character-bluffer = calls what is not there, and looks you in the eye
