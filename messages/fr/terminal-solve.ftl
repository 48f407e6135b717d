# Ce que répondent les solveurs : `luckhouse solve JEU`, et les avances de `luckhouse lab handicap JEU`.

# Ce que l'on peut demander.
terminal-solve-booty-dice-chance = la chance de qui lance : doublons/vies/boucliers, puis ceux de l'autre
terminal-solve-booty-dice-roll = que relancer quand il reste tant de lancers, dans cette situation
terminal-solve-fortuna-starter = la chance de qui commence, et quand laisser une bille
terminal-solve-fortuna-spot = la chance de 12 points et 2 billes en main, contre 9 et 3
terminal-solve-lantern-sheet = la chance de gagner en jouant au mieux dès la mise en place, et la table pour le joueur le plus fort
terminal-solve-lantern-setup = où mettre ces six dés de la mise en place, et ce que vaudrait un de plus à chacun
terminal-solve-reynards-luck-piece = mon 5 avec ces cartes contre un 3, dont j'ignore les cartes
terminal-solve-reynards-luck-hidden = `?` après une pièce : l'autre ne l'a pas vue ; `?` seul : je n'ai pas vu la sienne
terminal-solve-reynards-luck-known = contre des cartes que je connais
terminal-solve-reynards-luck-point = chaque point d'une carte gardée vaut tant d'une victoire ; 0.05 si rien n'est dit

# Des nombres, et ce qui est en tête de colonnes dans plusieurs jeux.
game-odds-percent-2 = { DECIMAL($percent, digits: 2) } %
game-odds-percent-3 = { DECIMAL($percent, digits: 3) } %
game-odds-percent-4 = { DECIMAL($percent, digits: 4) } %
game-odds-solved-chance = chance
game-odds-solved-choice = choix
game-odds-solved-wins = gagne

# Booty Dice.
booty-dice-odds-gift-doubloons = { $more ->
    [one] { $more } doublon de plus
   *[other] { $more } doublons de plus
}
booty-dice-odds-gift-shields = { $more ->
    [one] { $more } bouclier
   *[other] { $more } boucliers
}
booty-dice-odds-gift-lives = { $more ->
    [one] { $more } vie de plus que qui commence
   *[other] { $more } vies de plus que qui commence
}
booty-dice-odds-solved-two = Booty Dice à deux, les deux jouant au mieux
booty-dice-odds-solved-begins = qui commence
booty-dice-odds-solved-rolls = qui lance
booty-dice-odds-solved-waits = qui attend
booty-dice-odds-solved-standing = Qui lance a { $roller }, l'autre { $other }
booty-dice-odds-solved-best = { $dice }, encore { $left } : les meilleurs choix
booty-dice-odds-solved-sweeps = { $standings } situations, { $sweeps } passages.
booty-dice-odds-solved-kept = D'après la table gardée ; au-delà de { $shields }, les boucliers comptent pour { $shields }.
booty-dice-odds-solved-bound = Juste à { $digit }e{ $exponent } près ; sans limite de tours ; au-delà de { $shields }, les boucliers comptent pour { $shields }.

# Fortuna.
fortuna-odds-gift-points = { $more ->
    [one] { $more } point de plus
   *[other] { $more } points de plus
}
fortuna-odds-gift-marbles = { $more ->
    [one] { $more } bille de plus que qui commence
   *[other] { $more } billes de plus que qui commence
}
fortuna-odds-solved-starts = Qui commence, si les deux jouent au mieux
fortuna-odds-solved-half = gagne, une victoire partagée comptant la moitié
fortuna-odds-solved-alone = gagne seul
fortuna-odds-solved-shares = partage la victoire
fortuna-odds-solved-rolled-for = Qui commence se tire aux dés : avant ce lancer, les deux ont la même chance.
fortuna-odds-solved-proved = Prouvé : chaque chance est juste à { DECIMAL($digits, digits: 1) }e{ $exponent } près.
fortuna-odds-solved-cap = La limite de { $cap } tours est laissée de côté : au plus { $digit }e{ $exponent } des parties l'atteignent, comment que l'on joue.
fortuna-odds-solved-leave-from = Laisser une bille au cachot à partir de cette avance, les points du tour compris
fortuna-odds-solved-in-hand = en main
fortuna-odds-solved-other-has = l'autre en a { $marbles }
fortuna-odds-solved-never = jamais
fortuna-odds-solved-lead-note = Les billes de l'autre comme elles sont à la fin du tour. Avec moins d'avance, la libérer.
fortuna-odds-solved-spot = { $own } à { $other }, billes { $mine } à { $theirs }
fortuna-odds-solved-turn-begins = le tour commence
fortuna-odds-solved-on-turn = qui est au tour
fortuna-odds-solved-other = l'autre
fortuna-odds-solved-shared-half = Une victoire partagée compte la moitié.
fortuna-odds-solved-scored = Le même, mais le lancer est compté, et une bille peut revenir

# Lantern.
lantern-odds-solved-sheet = { $sheet }, joué au mieux
lantern-odds-solved-setup = mise en place
lantern-odds-solved-win = chance de gagner
lantern-odds-solved-score = score moyen des parties gagnées
lantern-odds-solved-points = { DECIMAL($score, digits: 2) }
lantern-odds-solved-before = avant le premier lancer
lantern-odds-solved-with = avec { $dice }
lantern-odds-solved-best = Le meilleur jeu gagne aussi souvent que possible et, à chances égales, barre le moins de cercles.
lantern-odds-solved-where = Où mettre { $dice }
lantern-odds-solved-places = places
lantern-odds-solved-less = de moins que le meilleur
lantern-odds-solved-ways = Les meilleures de { $ways } façons d'abord, la pire en dernier. { lantern-odds-solved-best }
lantern-odds-solved-one-more = Un de plus, avec { $places }
lantern-odds-solved-place = place
lantern-odds-solved-gain = gain
lantern-odds-solved-as-if = Comme si le dé à cette place avait montré un de plus.

# Reynard's Luck.
reynards-luck-odds-solved-title = { $piece ->
    [fox] un renard
   *[other] un { $piece }
} avec les cartes { $cards } contre { $theirs ->
    [hidden] une pièce cachée
    [fox] un renard
   *[other] un { $theirs }
}
reynards-luck-odds-solved-card = carte
reynards-luck-odds-solved-play = jouer
reynards-luck-odds-solved-ties = égalités
reynards-luck-odds-solved-worth = valeur
reynards-luck-odds-solved-signed = { $sign }{ DECIMAL($worth, digits: 4) }
reynards-luck-odds-solved-so = Jouée ainsi, elle gagne { DECIMAL($percent, digits: 2) } % du temps.
reynards-luck-odds-solved-note = Une victoire vaut 1, une défaite -1, et chaque point d'une carte gardée { $point }. Avant que l'on voie une carte, la confrontation vaut { $sign }{ DECIMAL($worth, digits: 4) } ; personne ne peut faire mieux de plus de { DECIMAL($digits, digits: 1) }e{ $exponent }.
