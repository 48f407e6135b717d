# Ce que dit la table de Reynard's Luck.

reynard-p1 = Rouge
reynard-p2 = Bleu
reynard-you = toi
reynard-bot = bot
reynard-away = absent
reynard-winner = Victoire
reynard-fox = renard
reynard-foxhead = tête de renard
reynard-side-label = { $side } : { $name }
reynard-pieces = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
reynard-pieces-why = Pièces sur le plateau et en réserve : avec { $n } ou moins, la partie est perdue
reynard-foxheads = { $n } sur { $all } têtes de renard
reynard-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
reynard-reserve = Réserve

reynard-board = Le plateau, vu du côté de { $side }
reynard-board-help = Les flèches vont de case en case. Entrée prend une pièce, Entrée sur une case marquée l'y pose, Échap la relâche.
reynard-cell-empty = { $square }, vide
reynard-cell-own = { $square }, ta pièce : { $kind }
reynard-cell-piece = { $square }, { $kind } de { $side }
reynard-cell-hidden = { $square }, pièce cachée de { $side }
reynard-cell-known = connue des deux
reynard-cell-turncoat = transfuge
reynard-cell-shield = bouclier de { $side }
reynard-cell-pickable = peut agir
reynard-cell-picked = prise en main
reynard-cell-go = aller ici
reynard-cell-challenge = défier
reynard-cell-swap = échanger les places
reynard-cell-movable = peut changer de place
reynard-cell-fights = dans l'affrontement
reynard-cell-last = dernier coup

reynard-die = Le dé montre { $n }
reynard-now-place = Dispose tes pièces. Fais glisser l'une sur l'autre, ou touche l'une puis l'autre : elles échangent leurs places.
reynard-now-place-sent = Tes pièces prennent leurs places …
reynard-now-place-ready = C'est prêt. { $name } dispose encore ses pièces.
reynard-now-place-early = { $name } dispose ses pièces en premier. En attendant, tu peux préparer les tiennes.
reynard-now-place-other = { $name } dispose ses pièces en secret : { $n } placées sur { $all }.
reynard-now-deal = On distribue les cartes.
reynard-now-begin = Fais revenir une pièce capturée sur ton bouclier, ou lance le dé.
reynard-now-begin-other = { $name } lance le dé, ou fait revenir une pièce capturée.
reynard-now-roll = On lance le dé.
reynard-now-act = Tu as lancé { $n }. Choisis une de tes pièces.
reynard-now-act-picked = Jusqu'à { $n } en ligne droite : un point pour y aller, des épées pour défier.
reynard-now-act-other = { $name } a lancé { $n }.
reynard-now-cards = Joue une carte : elle s'ajoute à ta pièce. Sous chacune, ses chances de gagner.
reynard-now-cards-laid = Ta carte est posée face cachée. { $name } choisit encore.
reynard-now-cards-other = Chacun choisit une carte en secret.
reynard-now-reveal = Les cartes sont face cachée. On retourne les pièces.
reynard-now-foxes = Un renard lance le dé pour sa valeur.
reynard-now-turn-cards = On retourne les cartes.
reynard-now-follow = Ta pièce est en { $square }. Défier un voisin, ou rester ?
reynard-now-follow-other = { $name } peut défier un voisin de { $square }.
reynard-now-advance = Tu as gagné. Avancer en { $square }, ou rester ?
reynard-now-advance-other = { $name } a gagné et peut avancer en { $square }.
reynard-now-return = La pièce capturée peut changer de camp tout de suite : sur ton bouclier { $square }.
reynard-now-return-other = { $name } peut faire revenir la pièce capturée tout de suite.
reynard-now-draw = On complète les mains.

reynard-do-roll = Lancer le dé
reynard-do-return = Faire revenir : { $kind }
reynard-do-advance = Avancer
reynard-do-stay = Rester
reynard-do-keep = La garder
reynard-do-shuffle = Mélanger
reynard-do-done = C'est prêt
reynard-do-change = Changer encore
reynard-do-random = S'en remettre au hasard
reynard-place-fixed = Déjà placées : { $n } sur { $all } ; reprends pour les changer.

reynard-hand = Ta main
reynard-hand-empty = pas encore de cartes
reynard-card = carte { $n }
reynard-card-hidden = une carte face cachée
reynard-card-play = Jouer le { $n }
reynard-card-laid = face cachée

reynard-duel-tie = Égalité : rien ne bouge.
reynard-duel-won = { $side } capture { $kind }.
reynard-duel-fox = le renard
reynard-duel-value = le { $kind }

reynard-ledger = Ce que tout le monde sait
reynard-ledger-hides = { $side } cache encore
reynard-ledger-spent = Cartes jouées
reynard-ledger-deck = { $n } dans la pioche
reynard-ledger-turn = Tour { $n } sur { $cap }
reynard-ledger-before = Avant le premier tour
reynard-ledger-after = { $n ->
    [one] Après { $n } tour
   *[other] Après { $n } tours
}
reynard-ledger-count = { $n } × { $kind }
