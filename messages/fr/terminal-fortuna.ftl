# Le plateau de Fortuna.
terminal-fortuna-turn = Tour { $turn }
terminal-fortuna-teams = Or { $gold } : { $black } Noir
terminal-fortuna-gold = Or
terminal-fortuna-black = Noir
terminal-fortuna-marbles = billes : { $hand } en main, { $dungeon } au cachot
terminal-fortuna-take = prends
terminal-fortuna-about-take = prendre à { $who } : { $label }
terminal-fortuna-dice = dés
terminal-fortuna-bricks = briques
terminal-fortuna-face-down = { $bricks ->
    [one] et 1 brique cachée
   *[other] et { $bricks } briques cachées
}
terminal-fortuna-die = dé { $place }, un { $face }
terminal-fortuna-brick = brique { $place }, un { $face }
terminal-fortuna-blank = brique { $place }, vide
terminal-fortuna-not-this = { $thing } : finalement non
terminal-fortuna-score = { $thing } : compter avec { $two } ; { $label }
terminal-fortuna-score-and-another = { $thing } : compter avec et encore un autre
terminal-fortuna-range = { $least } à { $most }
terminal-fortuna-takes = { $marbles ->
    [one] prend une bille
   *[other] prend { $marbles } billes
}
terminal-fortuna-about-call = annoncer { $call } : { $label } ({ $worth })
terminal-fortuna-accept = Croire
terminal-fortuna-challenge = Douter
terminal-fortuna-free = Libérer
terminal-fortuna-leave = Laisser
terminal-fortuna-starting = Pour le premier tour : { $totals }à { $who } de lancer.
terminal-fortuna-rolls = { $who } : les dés roulent.
terminal-fortuna-flips = { $who } : des briques sont retournées.
terminal-fortuna-pick-dice = Compter avec quels dés ? Touches-en deux.
terminal-fortuna-picks-dice = { $who } : quels dés ?
terminal-fortuna-pick-bricks = Et avec quelles briques ? Touches-en deux.
terminal-fortuna-picks-bricks = { $who } : quelles briques ?
terminal-fortuna-call = Qu'annonces-tu ?
terminal-fortuna-calls = { $who } : qu'est-ce que c'est ?
terminal-fortuna-called = { $who } : « { $call } ! »
terminal-fortuna-free-marble = Libérer une bille ? { $verdict }
terminal-fortuna-free-for = Une bille pour { $who } ? { $verdict }
terminal-fortuna-from-whom = Les billes de qui ? { $verdict }
terminal-fortuna-won = La partie est finie. Victoire : { $winners }.
terminal-fortuna-before = Avant : { $told }
# $called : rien, ou l'un des deux suivants, avec une espace après.
terminal-fortuna-verdict = { $who } : { $scoring }, { $points } ; { $called }dés { $dice }, briques { $bricks }.
terminal-fortuna-verdict-called = annonce { $call } ;
terminal-fortuna-verdict-doubted = annonce { $call }, doute : { $doubters } ;
terminal-fortuna-pick-dice-group = Quels dés pour le groupe { $group } de { $groups } ? Touches-en deux.
terminal-fortuna-pick-bricks-group = Et quelles briques pour { $dice } ? Touches-en deux.
terminal-fortuna-call-groups = Quel est le meilleur score de tes groupes ? Annonce-le.
terminal-fortuna-verdict-groups = { $who } : { $scoring }, { $points } ; { $called }groupes { $groups }.
