# La table de Fortuna en français.

line-cheese = Fromage
line-happiness = Bonheur
line-smile = Sourire
line-grin = Rictus
line-half-smile = Demi-sourire
line-wolf-grin = Rictus de loup
line-plain = Simple
line-miss = Raté
when-cheese = dés 5 et 6, briques 5 et 6
when-happiness = chaque dé a sa propre brique
when-smile = un dé est le double de l'autre, une brique montre le petit
when-grin = un double, et une brique montre son chiffre
when-half-smile = un dé est le double de l'autre, une brique montre le grand
when-wolf-grin = un double, égal à la somme ou à la différence des briques
when-wolf-grin-either = un double, égal à la somme ou à la différence des briques, ou une brique montre la somme des dés
when-plain = une brique est un dé, la somme des dés ou leur différence
when-miss = rien ne convient ; cela s'annonce « simple »
worth-fixed = { $n }
worth-twice = 2 × les briques
worth-smaller = la plus petite brique
worth-each = les briques qui conviennent
worth-best = la meilleure qui convient
worth-nothing = 0
short-fixed = { $n }
short-twice = ×2
short-smaller = petite
short-each = toutes
short-best = meilleure
short-nothing = 0
worth-fixed-long = { $n } points
worth-twice-long = le double de la somme des briques
worth-smaller-long = la plus petite brique
worth-each-long = chaque brique qui convient
worth-best-long = la meilleure brique qui convient
worth-nothing-long = aucun point
marble-may-come-back = une de tes billes peut revenir
marble-comes-back = une de tes billes revient
marble-stays = aucune bille ne bouge
marble-lost = tu perds une bille
marble-takes = { $n ->
    [one] un adversaire perd { $n } bille
   *[other] un adversaire perd { $n } billes
}
marble-takes-all = { $n ->
    [one] chaque adversaire perd { $n } bille
   *[other] chaque adversaire perd { $n } billes
}
legend-back = ta bille peut revenir
legend-always = ta bille revient
legend-lost = tu en perds une
legend-takes = un adversaire en perd une
legend-takes-all = chaque adversaire en perd une

players-label = Joueurs
player-you = toi
player-bot = bot
player-away = absent
player-gold = Or
player-black = Noir
player-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
player-score-target = { $n } sur { $target } points
player-marbles = { $n ->
    [one] { $n } bille en main, { $lost } au cachot
   *[other] { $n } billes en main, { $lost } au cachot
}
player-total = a lancé { $n }
player-answered = a décidé
player-challenged = a contesté
player-wins = gagne
player-shares = partage la victoire
player-loses-game = sans bille
teams-label = Or contre Noir

stage-label = Le lancer
stage-turn = Tour { $n }
stage-turn-cap = Tour { $n } sur { $cap }
stage-target = jusqu'à { $n } points
stage-marble = jusqu'à ce qu'une dernière bille soit perdue
stage-dice = Dés
stage-bricks = Briques
stage-bricks-of = { $n } sur { $all } briques
stage-blank = vierge
stage-chosen = { $what } (choix)
stage-in-group = { $what }, groupe { $group }
stage-die = Dé { $face }
stage-brick = Brique { $face }

verdict-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
verdict-right = L'annonce était juste.
verdict-right-doubted = L'annonce était juste, malgré le doute : { $names }.
verdict-unseen = Annoncé « { $call } », et personne n'a rien remarqué.
verdict-caught = Annoncé « { $call } », contesté à raison : { $names }.
verdict-last = Dernier tour
verdict-before = Avant cela
verdict-earlier = Les tours précédents
verdict-dice-bricks = dés { $dice }, briques { $bricks }

tablet-label = Les scores : le premier qui convient compte
tablet-called = annoncé
tablet-true = c'est ça

ask-starting = Chacun lance pour le premier tour. Le plus haut total commence et joue Or.
ask-dice = { $name } lance les dés.
ask-dice-you = Tu lances les dés.
ask-bricks = { $name } retourne des briques.
ask-bricks-you = Tu retournes des briques.
ask-pick-dice = { $name } choisit deux des dés.
ask-pick-dice-you = Choisis deux des dés.
ask-pick-bricks = { $name } choisit deux des briques.
ask-pick-bricks-you = Choisis maintenant deux des briques.
ask-call = { $name } annonce.
ask-call-you = À toi d'annoncer : qu'est-ce que c'est ? Le premier score qui convient compte.
ask-call-groups-you = À toi d’annoncer : quel est le meilleur score de tes groupes ?
ask-challenge = { $name } annonce « { $call } ».
ask-challenge-me = { $name } annonce « { $call } ». Tu y crois ?
ask-challenge-you = Tu annonces « { $call } ». Les autres décident en secret.
ask-challenge-wait = Tu as décidé. Doivent encore décider : { $names }
ask-challenge-waits = Doivent encore décider : { $names }
ask-reward = Bien vu ! Peut libérer une bille : { $names }.
ask-reward-you = Bien vu ! Libérer une de tes billes ?
ask-own-marble = { $name } peut libérer une bille.
ask-own-marble-you = Une de tes billes peut revenir. La libérer ?
ask-take = { $name } prend à un adversaire.
ask-take-you = Qui perd ?
ask-verdict = Lancé par { $name } :
ask-verdict-you = Tu as lancé :
ask-over = { $n ->
    [one] { $names } gagne avec { $score } points.
   *[other] { $names } gagnent avec { $score } points.
}
ask-over-you = Tu gagnes avec { $score } points.
ask-over-marble = Plus une seule bille : { $names }.

do-accept = Y croire
do-challenge = Contester !
do-free = La libérer
do-leave = La laisser
do-take = Prendre à { $name }
do-score = Marquer avec { $faces }
do-pick = Encore un choix à faire.
