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
terminal-odds-topic-fortuna-starter = la chance de qui commence, à deux, si tous deux jouent au mieux
terminal-odds-topic-lantern-zone = que six dés remplissent les cases en entrant, et avec jusqu'à trois Constitutions jouées au mieux
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
