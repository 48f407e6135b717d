# What Reynard’s Luck says at rare moments: its tour, its confrontations and its end.

reynard-duel = Affrontement
reynard-duel-last = Dernier affrontement
reynard-duel-close = Masquer l'affrontement
reynard-duel-side = { $side } en { $square } : { $piece }, { $card }
reynard-duel-side-sum = { $side } en { $square } : { $piece } et { $card }, { $sum } en tout
reynard-duel-unknown = une pièce cachée
reynard-duel-rolled = un renard qui a lancé { $n }
reynard-duel-nocard = pas encore de carte
reynard-tour-board = Deux meutes se font face. En bas, tu vois la face de tes pièces ; des autres, seulement le dos.
reynard-tour-foxheads = Tout tourne autour des quatre têtes de renard. Occupe-les toutes à la fin de ton tour, et encore après le tour suivant, et tu gagnes.
reynard-tour-stage = Ici s'affiche ce qu'il y a à faire. D'abord, tu disposes tes pièces ; ensuite, le dé dit jusqu'où l'une d'elles peut aller ou défier.
reynard-tour-hand = Tes cartes. Dans un affrontement, chacun en joue une en secret : pièce et carte s'additionnent, et la pièce qui perd change de camp.
reynard-tour-ledger = Ce que chaque camp cache encore, et les cartes jouées : compte, et tu sais à quoi t'attendre.
reynard-end-won = La forêt est à { $name }
reynard-end-shared = La forêt est partagée
reynard-why-stuck = Avec un { $n }, cette pièce ne peut aller nulle part.
reynard-why-card = On joue une carte quand deux pièces se rencontrent.
reynard-claim-you = Tu occupes les { $n } têtes de renard. Tiens-les pendant ce tour et tu gagnes !
reynard-claim-other = { $name } occupe les { $n } têtes de renard. Romps cela à ce tour !
reynard-claim-watch = { $name } occupe les { $n } têtes de renard et gagne si rien n'y change maintenant.
reynard-over-foxheads = { $name } a tenu les { $n } têtes de renard.
reynard-over-pieces = { $loser } n'a plus que { $n } pièces : { $name } gagne.
reynard-over-given-up = Quelqu'un a abandonné : la partie est finie.
reynard-over-cap = Les tours sont épuisés : on compte les pièces.
