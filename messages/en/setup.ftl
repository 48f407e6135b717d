# What is said of every game before it is played: kinds of bots, values of options.

list-or = { $first } or { $last }
option-range = { $least } to { $most }
option-range-or-none = none or { $least } to { $most }
option-file = a file
bot-random = any legal choice
bot-novice = knows the rules, and often forgets what they are for
bot-steady = a sensible player who looks one step ahead
bot-strong = thinks for a moment
bot-best = as well as this house can play: exactly, where the game is solved
