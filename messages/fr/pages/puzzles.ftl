# Les problèmes : un moment d’une partie où un choix est nettement le meilleur.

puzzles-title = Problèmes
puzzles-about = Un moment d’une partie où un choix est nettement meilleur que tous les autres. Trouve-le.
puzzles-count = { $solved } résolus sur { $n }
puzzles-next = Problème suivant
puzzles-next-name = Problème suivant : { $title }
puzzles-all = Tous les problèmes
puzzles-grade = Difficulté
puzzles-any = au choix
puzzles-grade-n = { $n } sur 5
puzzles-away = La maison ne répond pas pour le moment.
puzzles-again = Réessayer
puzzles-none-title = Ce problème n’existe pas
puzzles-none-text = Il n’y a pas de problème à cette adresse. Peut-être a-t-il été remplacé par un meilleur.

puzzle-you = Tu es { $name }. Quel est le meilleur choix ?
puzzle-alone = Quel est le meilleur choix ?
puzzle-story = Comment on en est arrivé là
puzzle-right = C’est le meilleur choix.
puzzle-wrong = Il y a un meilleur choix.
puzzle-exact = { $points } points sur cent de mieux que le suivant : calculé exactement.
puzzle-judged = Environ { $points } points sur cent de mieux que le suivant, à { $error } près.
puzzle-yours = Le tien
puzzle-best = Le meilleur
puzzle-retry = Choisir encore
puzzle-rating-moved = Ton classement aux problèmes est maintenant de { $rating } ± { $off } ({ $points }).
puzzle-rating-practice = Seul le premier essai compte, c’était pour t’exercer : ton classement aux problèmes est de { $rating } ± { $off }.
puzzle-rating-this = Ce problème a { $rating } ± { $off }, après { $n ->
    [one] { $n } premier essai
   *[other] { $n } premiers essais
}.
