# Fortuna : ce qui s'est passé, et ce que ferait un choix.
# $seat, $to, $caller, $victim : des joueurs ; $seats, $winners : plusieurs ; $dice, $bricks, $faces : des chiffres, $faces sans les vierges.

fortuna-call-cheese = Fromage
    .when = dés 5 6 sur briques 5 6
fortuna-call-happiness = Bonheur
    .when = chaque dé a sa propre brique
fortuna-call-smile = Sourire
    .when = un dé double de l'autre, une brique montre le petit
fortuna-call-grin = Rictus
    .when = un double, et une brique montre son chiffre
fortuna-call-half-smile = Demi-sourire
    .when = un dé double de l'autre, une brique montre le grand
fortuna-call-wolf-grin = Rictus de loup
    .when = un double : la somme ou la différence des briques
fortuna-call-plain = simple
    .when = une brique est un dé, leur somme ou différence ; ou raté

# Un score par son nom, et au milieu d'une phrase.
fortuna-line-cheese = Fromage
    .told = un Fromage
fortuna-line-happiness = Bonheur
    .told = un Bonheur
fortuna-line-smile = Sourire
    .told = un Sourire
fortuna-line-grin = Rictus
    .told = un Rictus
fortuna-line-half-smile = Demi-sourire
    .told = un Demi-sourire
fortuna-line-wolf-grin = Rictus de loup
    .told = un Rictus de loup
fortuna-line-plain = score simple
    .told = un score simple
fortuna-line-miss = raté
    .told = un coup raté

# Comment se comptent les points d'un score.
fortuna-worth-fixed = { $least }
fortuna-worth-twice = le double des briques
fortuna-worth-smaller = la plus petite brique
fortuna-worth-each = chaque brique qui convient
fortuna-worth-best = la meilleure brique qui convient
fortuna-worth-nothing = 0

fortuna-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fortuna-blanks = { $blanks ->
    [one] une brique vierge
   *[other] { $blanks } briques vierges
}

fortuna-rolls-for-first = { $seat } lance { $dice } pour le premier tour : { $total }.
fortuna-tie = { $seats } sont à égalité et relancent.
fortuna-starts = { $seat } a le premier tour et joue Or.
fortuna-rolls = { $seat } lance { $dice }.
fortuna-flips = { $blanks ->
    [0] { $seat } retourne { $faces }.
   *[other] { $faces-count ->
        [0] { $seat } retourne { fortuna-blanks }.
       *[other] { $seat } retourne { $faces } et { fortuna-blanks }.
    }
}
fortuna-picks-dice = { $seat } marque avec les dés { $dice }.
fortuna-picks-bricks = { $faces-count ->
    [0] { $seat } marque avec deux briques vierges.
    [1] { $seat } marque avec la brique { $faces } et une vierge.
   *[other] { $seat } marque avec les briques { $faces }.
}
fortuna-calls = { $seat } annonce « { $call } ».
fortuna-accept = { $seats-count ->
    [one] { $seats } accepte.
   *[other] { $seats } acceptent.
}
fortuna-challenge = { $seats-count ->
    [one] { $seats } conteste !
   *[other] { $seats } contestent !
}
fortuna-named = { $called ->
    [right] L'annonce était juste : c'est { $line-told }.
    [caught] L'annonce était fausse : c'est { $line-told }.
    [unseen] L'annonce était fausse, et personne n'a rien dit : c'est { $line-told }.
   *[silent] C'est { $line-told }.
}
fortuna-scores = { $seat } marque { fortuna-points }, { $score } en tout.
fortuna-loses = { $seat } perd { $marbles ->
    [one] { $marbles } bille
   *[other] { $marbles } billes
} { $left ->
    [0] et n'en a plus
   *[other] et en garde { $left }
}.
fortuna-frees = { $seat } libère une bille et en a { $in_hand } en main.
fortuna-leave = { $seats-count ->
    [one] { $seats } laisse une bille au cachot.
   *[other] { $seats } laissent une bille au cachot.
}
fortuna-turn-passes = C'est à { $to } de jouer.
fortuna-over = { $why ->
    [marbles] La dernière bille est partie :
    [target] L'objectif est atteint :
   *[cap] Le dernier tour est joué :
} { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}

fortuna-would-makes = donne { $faces }
fortuna-would-sum-and-difference = somme { $sum }, différence { $difference }
fortuna-would-worth-with = { $best ->
    [yes] le mieux : { $line }, { fortuna-points } avec les briques { $bricks }
   *[no] { $line }, { fortuna-points } avec les briques { $bricks }
}
fortuna-would-worth = { $best ->
    [yes] le mieux : { $line }, { fortuna-points }
   *[no] { $line }, { fortuna-points }
}
fortuna-would-comes-to = { $best ->
    [yes] le mieux : en tout jusqu’à { fortuna-points }, { $line }
   *[no] en tout jusqu’à { fortuna-points }, { $line }
}
fortuna-would-when = { $call-when }
fortuna-would-when-either = un double : la somme ou la différence des briques, ou une brique égale à la somme des dés
fortuna-would-stands = laisser passer « { $call } »
fortuna-would-doubt = { $doubter_pays ->
    [yes] si l'annonce est fausse, { $caller } perd une bille ; si elle est juste, c'est toi
   *[no] si l'annonce est fausse, { $caller } perd une bille
}
fortuna-would-in-hand = { $marbles } en main
fortuna-would-stays-in-hand = { $marbles ->
    [0] aucune en main : la partie finit avec ce tour
   *[other] en rester à { $marbles } en main
}
fortuna-would-marble-back = une de tes billes revient
fortuna-would-marbles-stay = tes billes restent où elles sont
fortuna-would-takes = { $left ->
    [0] { $victim } n'en a plus, et la partie finit
   *[other] { $victim } passe de { $in_hand } à { $left }
}

# Pourquoi un choix est meilleur : ce qu'il y a en moyenne après un tour de table, avec lui et avec le suivant moins bon ($instead).
fortuna-why-points = { game-why-has } en moyenne { $with } points au lieu de { $instead }.
fortuna-why-marbles = { game-why-has } en moyenne { $with } billes en main au lieu de { $instead }.

# Le nom d'un choix.
fortuna-bricks-0 = vide
fortuna-choose-dice = Marquer avec les dés { $dice }
fortuna-choose-bricks = Marquer avec les briques { $bricks }
fortuna-choose-call = Annoncer { $call }
fortuna-choose-accept = Accepter l'annonce
fortuna-choose-challenge = Contester l'annonce
fortuna-choose-free = Libérer une bille
fortuna-choose-leave = Laisser la bille au cachot
fortuna-choose-take = Prendre une bille à { $seat }
