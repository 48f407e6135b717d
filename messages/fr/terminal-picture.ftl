# Les tables en texte simple, ligne par ligne. Rien ne dépasse 80 colonnes.

terminal-picture-you = toi
# 5 colonnes au plus.
terminal-picture-you-there = (toi)
terminal-picture-out = hors jeu
terminal-picture-over = La partie est finie.
terminal-picture-won = La partie est finie : { $winner } gagne.
terminal-picture-shared = La partie est finie : { $winners } se la partagent.

# Booty Dice. $roller : qui a les dés.
terminal-picture-booty-dice-heading = Tour { $turn } sur { $cap } au plus   Trésor enfoui { $treasure }   Coffre de guerre { $chest }
terminal-picture-booty-dice-lives = vies
terminal-picture-booty-dice-shields = boucliers
terminal-picture-booty-dice-doubloons = doublons sur { $goal }
terminal-picture-booty-dice-naming = Chacun nomme qui commencera.
terminal-picture-booty-dice-drawn = Le sort décide qui commence.
terminal-picture-booty-dice-drawn-among = Le sort décide qui commence : { $among }.
terminal-picture-booty-dice-rolling = { $dice ->
    [one] { $roller } lance 1 dé, lancer { $roll } sur { $rolls }
   *[other] { $roller } lance { $dice } dés, lancer { $roll } sur { $rolls }
}
terminal-picture-booty-dice-as-left = { $roller } ramasse des dés qui étaient restés là
terminal-picture-booty-dice-deciding = { $roller } : lancer { $roll } sur { $rolls }, encore { $left }
terminal-picture-booty-dice-robbing = { $thefts ->
    [one] { $roller } vole : encore 1 doublon
   *[other] { $roller } vole : encore { $thefts } doublons
}
terminal-picture-booty-dice-attacking = { $attacks ->
    [one] { $roller } attaque : encore 1 attaque
   *[other] { $roller } attaque : encore { $attacks } attaques
}

# Fortuna. $seat : à qui le tour ; $threw et $worth sont les messages ci-dessous.
terminal-picture-fortuna-starting = Pour le premier tour : { $totals }{ $seat } lance.
terminal-picture-fortuna-rolls = { $seat } lance les dés.
terminal-picture-fortuna-flips = { $seat } retourne les briques.
terminal-picture-fortuna-picks-dice = { $seat } choisit deux des dés.
terminal-picture-fortuna-picks-bricks = { $seat } compte avec les dés { $dice } et choisit deux briques.
terminal-picture-fortuna-calls = { $seat } annonce.
terminal-picture-fortuna-called = { $seat } annonce « { $call } ». Doivent répondre : { $opponents }.
terminal-picture-fortuna-to-free = Libérer une bille ou la laisser : { $challengers }.
terminal-picture-fortuna-frees = { $seat } libère une bille, ou la laisse.
terminal-picture-fortuna-takes = { $seat } prend à un adversaire.
terminal-picture-fortuna-threw = dés { $dice }, briques { $bricks }
terminal-picture-fortuna-threw-groups = dés et briques { $groups }
terminal-picture-fortuna-groups = Groupes : { $groups }
terminal-picture-fortuna-worth = { $points ->
    [one] { $line }, { $points } point
   *[other] { $line }, { $points } points
}
terminal-picture-fortuna-uncalled = { $seat }, { $threw } : { $worth }.
terminal-picture-fortuna-unchallenged = { $seat } a annoncé « { $call } », { $threw } : { $worth }.
terminal-picture-fortuna-challenged = { $seat } a annoncé « { $call } », { $threw }.
terminal-picture-fortuna-was = Mis en doute par { $challengers }. C'était : { $worth }.

# Lantern. Ce qui se tape est le même dans toutes les langues : crit, counter, magic, con, xp, camp.
terminal-picture-lantern-crossed = barrés jusqu'ici : { $crossed }
terminal-picture-lantern-counts = (chacun compte contre toi)
terminal-picture-lantern-scroll = parchemin au feu de camp : { $scroll }
terminal-picture-lantern-setup = Six dés sont lancés pour tes capacités.
terminal-picture-lantern-offer = Seulement { $total } en tout : au-dessous de 15 tu peux relancer.
terminal-picture-lantern-assign = Donne à chaque dé sa place : crit, counter, magic, con, xp, camp.
terminal-picture-lantern-reward = Une rangée d'expérience est pleine : dessine un cercle de plus.
terminal-picture-lantern-won = Gagné, avec un score d'aventure de { $score } : { $title }.
terminal-picture-lantern-lost = Perdu : rien de ce qui reste ne peut remplir ces cases.
terminal-picture-lantern-with = avec { $kinds }

# Lucky Shot. Les noms des lignes ont 10 colonnes, ce qui est à côté d'un fort en a 7.
terminal-picture-lucky-shot-no-fort = Aucun fort n'est debout.
terminal-picture-lucky-shot-card = Carte
terminal-picture-lucky-shot-treasures = Trésors
terminal-picture-lucky-shot-over = { $turns ->
    [one] Fini après { $turns } tour
   *[other] Fini après { $turns } tours
}
terminal-picture-lucky-shot-wall = mur { $bricks }
terminal-picture-lucky-shot-chosen-die = + un dé au choix
terminal-picture-lucky-shot-level = un dé pour le niveau du fort de { $seat }
terminal-picture-lucky-shot-deal = un trésor pour { $seat }
terminal-picture-lucky-shot-hunt = chasser ou non
terminal-picture-lucky-shot-hunting-die = le dé de chasse
terminal-picture-lucky-shot-action-die = un dé d'action
terminal-picture-lucky-shot-put = un { $die } à poser sur la carte
terminal-picture-lucky-shot-block = { $seat } défend { $from } (raid vers { $into })
terminal-picture-lucky-shot-steal = un dé pour voler entre { $from } et { $into }
terminal-picture-lucky-shot-salvage = { $treasure } est à prendre, à récupérer ou non
terminal-picture-lucky-shot-salvage-die = un dé pour récupérer { $treasure }
terminal-picture-lucky-shot-stole = { $seat } a volé { $from } : dans quel fort ?
terminal-picture-lucky-shot-power = le pouvoir que donne { $treasure }, à prendre ou à laisser
# Ceci suit ce qu'on attend.
terminal-picture-lucky-shot-first-yours = { " ;" } tu choisis le premier dé
terminal-picture-lucky-shot-first-theirs = { " ;" } le premier dé est au choix
terminal-picture-lucky-shot-yours = { "," } à ton choix
terminal-picture-lucky-shot-theirs = { "," } au choix
# Pour qui pense à en gagner un, et ce que veulent dire les signes ; deux lignes de 80 colonnes au plus.
terminal-picture-lucky-shot-powers =
    Pouvoirs   plaine +2 briques, désert -1 ou -2, mer ton niveau, marais le leur,
    { "           " }volcan dé au choix, forêt un fort  N niveau / debout x tombé · libre

# Reynard's Luck. À côté du plateau il y a 39 colonnes. $who : Rouge ou Bleu.
terminal-picture-reynards-luck-you = Tu es { $side } ({ $seat }), en bas
terminal-picture-reynards-luck-watcher = Rouge (p1) en bas, Bleu (p2) en haut
terminal-picture-reynards-luck-over = Après { $turns } tours
terminal-picture-reynards-luck-side = { $pieces ->
    [one] { $side } : { $pieces } pièce, { $foxheads } têtes sur 4
   *[other] { $side } : { $pieces } pièces, { $foxheads } têtes sur 4
}
terminal-picture-reynards-luck-hand = main { $hand }
terminal-picture-reynards-luck-plays = joue { $card }
terminal-picture-reynards-luck-reserve = réserve { $pieces }
terminal-picture-reynards-luck-hides = cache { $pieces }
terminal-picture-reynards-luck-place = { $who } place : { $placed } sur { $all }
terminal-picture-reynards-luck-deal = Les cartes sont distribuées
terminal-picture-reynards-luck-starter = Le sort décide qui commence
terminal-picture-reynards-luck-begin = { $who } ramène une pièce, ou lance
terminal-picture-reynards-luck-roll = { $who } lance le dé
terminal-picture-reynards-luck-act = { $who } a un { $die } : avancer ou défier
terminal-picture-reynards-luck-follow = { $who } en { $square } peut défier un voisin
terminal-picture-reynards-luck-cards = { $who } { $from } défie { $square } : choix des cartes
terminal-picture-reynards-luck-reveal = Cartes cachées, pièces montrées
terminal-picture-reynards-luck-foxes = Un renard lance pour sa valeur
terminal-picture-reynards-luck-turn-cards = Les cartes sont retournées
terminal-picture-reynards-luck-advance = { $who } a gagné : avancer en { $square } ?
terminal-picture-reynards-luck-return = { $who } peut ramener : { $kind }
terminal-picture-reynards-luck-draw = Les mains sont complétées à quatre
terminal-picture-reynards-luck-ended-foxheads = Fini : { $who } tenait les têtes
terminal-picture-reynards-luck-ended-pieces = Fini : { $who } n'a plus que trois
terminal-picture-reynards-luck-ended-cap = Fini : plus de tours
terminal-picture-reynards-luck-deck = Pioche { $cards } cartes, jouées { $spent }
terminal-picture-reynards-luck-next = Case suivante { $next } ; à placer : { $left }
terminal-picture-reynards-luck-claim = { $who } tient les quatre têtes : si { $rival } n'y change rien, { $who } gagne !
terminal-picture-reynards-luck-legend = R4 connu des siens, R4! de tous, R4* retourné, F renard, ◇ tête, □ bouclier
# $first, $second : un camp, sa case et un des deux suivants.
terminal-picture-reynards-luck-fight = Combat : { $first }, { $second }
terminal-picture-reynards-luck-fox-rolled = renard avec { $die }
terminal-picture-reynards-luck-sum = { $piece } + carte { $card }
