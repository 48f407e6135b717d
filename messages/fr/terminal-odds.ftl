# What can be asked of the odds of each game, and what it answers. `luckhouse odds GAME` and `odds` at a table list it.

terminal-odds-topics = Ce qu'on peut demander :
terminal-odds-topic-booty-dice-combos = Malédiction, mutinerie et naufrage en un, deux et trois lancers
terminal-odds-topic-booty-dice-faces = combien de dés, de un à six, montrent une face voulue
terminal-odds-topic-booty-dice-die = ce que vaut un dé de plus
terminal-odds-topic-booty-dice-gold = la chance de gagner tant de doublons en un tour, selon les faces d'une malédiction
terminal-odds-topic-fortuna-scores = combien de fois vient chaque score, et ce qu'il vaut
terminal-odds-topic-fortuna-dice = ce que les dés promettent avant que les briques tombent ; avec deux dés, brique par brique
terminal-odds-topic-fortuna-turn = les points et les billes d'un tour moyen, pour chaque nombre de joueurs
terminal-odds-topic-fortuna-spread = combien de fois chaque score peut être choisi quand tout est étalé (spread=full)
terminal-odds-topic-fortuna-grand = ce que rapporte à quatre d’apparier tous les dés et briques (spread=grand)
terminal-odds-topic-fortuna-starter = la chance de qui commence, à deux, si tous deux jouent au mieux
terminal-odds-topic-lantern-zone = que six dés remplissent les cases en entrant, et avec jusqu'à trois Constitutions jouées au mieux ; cases comme `4 5 X X X`
terminal-odds-topic-lantern-setup = le total des six dés de la préparation, qu'on peut relancer au-dessous de 15
terminal-odds-topic-lantern-ones = l'expérience qu'apporte l'entrée dans une zone
terminal-odds-topic-lucky-shot-raid = combien de fois un raid passe, selon les briques debout
terminal-odds-topic-lucky-shot-match = combien de fois un, deux ou trois dés montrent un niveau parmi tant de différents
terminal-odds-topic-lucky-shot-hunt = combien de fois une chasse réussit en tant de tours, selon les niveaux différents de ses forts vides
terminal-odds-topic-lucky-shot-move = ce que devient un trésor en route, selon ceux qui peuvent voler
terminal-odds-topic-lucky-shot-siege = quand un fort tombe devant un attaquant qui garde un dé assorti pour l'attaque
terminal-odds-topic-reynards-luck-duel = pièce contre pièce, chacune avec une carte du paquet complet
terminal-odds-topic-reynards-luck-cards = le paquet, une carte tirée, et des mains de quatre
terminal-odds-topic-reynards-luck-reach = la chance que le dé laisse une pièce agir à tant de cases

# Des chiffres, et les titres de colonnes de plusieurs jeux.
game-odds-fraction = { $ways }/{ $total } ({ PERCENT($ways, $total, digits: 2) })
game-odds-ratio = { $ways }/{ $total } { PERCENT($ways, $total, digits: 2) }
game-odds-points = +{ DECIMAL($points, digits: 2) }
game-odds-share = { DECIMAL($percent, digits: 8) } %
game-odds-ways = possibilités
game-odds-out-of = sur
game-odds-exactly = exactement
game-odds-at-least = au moins

# Booty Dice.
booty-dice-odds-combos = Combos avec six dés
booty-dice-odds-combo-of = combo
booty-dice-odds-ways-of-all = sur 46656
booty-dice-odds-one-throw = un lancer
booty-dice-odds-two-throws = deux lancers
booty-dice-odds-three-throws = trois lancers
booty-dice-odds-curse-five = { booty-dice-combo-curse }, cinq faces
booty-dice-odds-curse-six = { booty-dice-combo-curse }, six faces
booty-dice-odds-mutiny = { booty-dice-combo-mutiny }
booty-dice-odds-shipwreck = { booty-dice-combo-shipwreck }
booty-dice-odds-both-combos = { booty-dice-combo-mutiny } et { booty-dice-combo-shipwreck }
booty-dice-odds-for-that-alone = Deux et trois lancers : avec les meilleures relances pour ce combo et rien d'autre.
booty-dice-odds-faces = { $dice ->
    [one] { $dice } dé : combien montrent une face voulue
   *[other] { $dice } dés : combien montrent une face voulue
}
booty-dice-odds-so-many = combien
booty-dice-odds-at-least-in = Possibilités et exactement : en un lancer, sur { $ways }. En un, deux et trois lancers : au moins autant.
booty-dice-odds-others-again = Deux et trois lancers : chaque dé qui ne montre pas la face est relancé.
booty-dice-odds-one-more = Un lancer pour une face voulue : ce que chaque dé ajoute
booty-dice-odds-one-or-more = une ou plus
booty-dice-odds-two-or-more = deux ou plus
booty-dice-odds-three-or-more = trois ou plus
booty-dice-odds-gain = gain
booty-dice-odds-gains = Gain : points de pourcentage de plus qu'avec un dé de moins.
booty-dice-odds-gold = Gagner des doublons en un tour
booty-dice-odds-gold-by-faces = Par D et J, moins X, avec les meilleures relances pour cette somme.
booty-dice-odds-gold-enough = Tant qu'il y a assez à déterrer, à enterrer et à voler ; le pillage vient en plus.

# Fortuna. $plain, $retrieve : mots d'options.
fortuna-odds-turn = Un tour de deux dés et deux briques, à { $players }, plain={ $plain }
fortuna-odds-promise = Ce que promettent deux dés, à { $players }, plain={ $plain }
fortuna-odds-by-brick = Dés { $dice }, brique par brique, à { $players }, plain={ $plain }
fortuna-odds-dice = dés
fortuna-odds-bricks = briques
fortuna-odds-takes-one = prend une bille
fortuna-odds-plain = simple
fortuna-odds-half-or-wolf = demi ou loup
fortuna-odds-miss = raté
fortuna-odds-mean-points = points en moyenne
fortuna-odds-flips = Sur { $ways } façons de lancer deux briques. Une face vide est 0.
fortuna-odds-average-turn = Un tour moyen de deux dés et deux briques, tout bien annoncé
fortuna-odds-of-players = joueurs
fortuna-odds-points-each = points, each
fortuna-odds-points-best = points, best
fortuna-odds-loses-one = en perd une
fortuna-odds-may-free = peut en libérer une
fortuna-odds-taken = billes prises
fortuna-odds-starter = Qui commence, à deux, si les deux jouent au mieux
fortuna-odds-by-rules = plain, retrieve
fortuna-odds-rules = { $plain }, { $retrieve }
fortuna-odds-wins-alone = gagne seul
fortuna-odds-shares = partage
fortuna-odds-worth = valeur
fortuna-odds-shared-half = Une victoire partagée vaut la moitié. Qui commence est tiré aux dés : avant ce lancer, chacun a 50 %.
fortuna-odds-spoken-calls = De même pour les annonces parlées : tout est visible, donc chacun annonce juste. `luckhouse solve fortuna` en dit plus.

# Lantern. $sheet : le nom d'une feuille ; $boxes : les cases d'une zone, comme `4 5 X`.
lantern-odds-filling = Remplir { $boxes }
lantern-odds-filling-all = Remplir les cases de { $sheet }
lantern-odds-sheet = { $sheet } : { lantern-option-sheet-last-fortress }.
lantern-odds-constitutions-used = Constitutions
lantern-odds-boxes = cases
lantern-odds-setup = Le total de la préparation
lantern-odds-total = total
lantern-odds-at-most = au plus autant
lantern-odds-low = En dessous de { $enough }, où l'on peut relancer : { game-odds-fraction }.
lantern-odds-among-six = Les uns parmi six dés
lantern-odds-ones = uns
lantern-odds-one-each = Chacun coche un cercle d'expérience. En moyenne, c'est un par zone abordée.

# Lucky Shot.
lucky-shot-odds-raids = Un raid sur un fort avec tant de briques debout
lucky-shot-odds-dice-to-block = dés pour bloquer
lucky-shot-odds-blocked = bloqué
lucky-shot-odds-through = passe
lucky-shot-odds-blocking = Un dé égal au dé de raid bloque. Un dé pour deux briques, au moins un.
lucky-shot-odds-matches = Au moins un dé montre un de tant de niveaux différents
lucky-shot-odds-different-levels = niveaux
lucky-shot-odds-so-many-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
lucky-shot-odds-so-many-turns = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
lucky-shot-odds-salvages = Un sauvetage est un dé pour les niveaux de tes forts vides ; celui d'un nouveau fort vaut pour un seul.
lucky-shot-odds-hunts = Une chasse réussit en tant de tours
lucky-shot-odds-empty-forts = Les niveaux sont ceux, différents, de tes forts vides. Un dé par tour.
lucky-shot-odds-moves = Un trésor en route
lucky-shot-odds-may-steal = peuvent voler
lucky-shot-odds-arrives = arrive
lucky-shot-odds-stolen = volé
lucky-shot-odds-becomes-available = devient disponible
lucky-shot-odds-who-may-steal = Seuls ceux qui ont un fort vide peuvent voler. Un déplacement protégé arrive toujours.
lucky-shot-odds-sieges = Un fort tombe en tant de tours d'un seul attaquant
lucky-shot-odds-two-a-turn = Deux briques par tour si un de trois dés convient, { game-odds-fraction } ; sinon une.

# Reynard's Luck. $kind : une pièce.
reynards-luck-odds-duels = La chance de gagner, la mienne contre l'autre
reynards-luck-odds-mine = mienne
reynards-luck-odds-piece = { $kind }
reynards-luck-odds-ties-and-losses = Chacun joue une carte du paquet complet. Ce qui manque à 100, ce sont les égalités et les défaites : `duel 4 fox`.
reynards-luck-odds-duels-of = Un { $kind } avec une carte du paquet complet
reynards-luck-odds-opponent = contre
reynards-luck-odds-deck = Le paquet complet
reynards-luck-odds-in-deck = dans le paquet
reynards-luck-odds-drawn-next = tirée ensuite
reynards-luck-odds-in-hand = dans une main de quatre
reynards-luck-odds-highest = la plus haute
reynards-luck-odds-reach = La chance que le dé aille si loin
reynards-luck-odds-squares = cases
reynards-luck-odds-ways-of-six = sur 6
