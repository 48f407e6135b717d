# What is said of every game before it is played: kinds of bots, values of options.

list-or = { $first } ou { $last }
option-range = { $least } à { $most }
option-range-or-none = none ou { $least } à { $most }
option-file = un fichier
bot-random = n’importe quel coup permis
bot-novice = connaît les règles, et oublie souvent à quoi elles servent
bot-steady = joue sensément et regarde un coup plus loin
bot-strong = réfléchit un moment
bot-best = aussi bien que cette maison sait jouer : parfaitement, là où le jeu est résolu
