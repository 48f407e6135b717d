# Lucky Shot : ce qui s'est passé, et ce que ferait un choix.
# $seat, $to, $winner : des joueurs ; $winners : plusieurs ; $fort, $from, $into : des forts comme 1a ; $forts : plusieurs ;
# $die, $dice, $level : des faces ; $treasure : un trésor, $treasures : plusieurs ; $power : le trésor dont c'est le pouvoir.

lucky-shot-treasure-plains = la plaine
    .start = La plaine
lucky-shot-treasure-desert = le désert
    .start = Le désert
lucky-shot-treasure-sea = la mer
    .start = La mer
lucky-shot-treasure-swamp = le marais
    .start = Le marais
lucky-shot-treasure-volcano = le volcan
    .start = Le volcan
lucky-shot-treasure-forest = la forêt
    .start = La forêt

# Plusieurs trésors, à chasser ou à prendre.
lucky-shot-treasures-plains = la plaine
lucky-shot-treasures-desert = le désert
lucky-shot-treasures-sea = la mer
lucky-shot-treasures-swamp = le marais
lucky-shot-treasures-volcano = le volcan
lucky-shot-treasures-forest = la forêt

# Le pouvoir …
lucky-shot-power-plains = de la plaine
lucky-shot-power-desert = du désert
lucky-shot-power-sea = de la mer
lucky-shot-power-swamp = du marais
lucky-shot-power-volcano = du volcan
lucky-shot-power-forest = de la forêt

# Ce que fait le pouvoir d'un trésor.
lucky-shot-gain-plains = 2 briques sur n'importe quel fort
lucky-shot-gain-desert = 1 ou 2 briques de moins pour n'importe quel fort
lucky-shot-gain-sea = le niveau de ton choix pour un de tes forts
lucky-shot-gain-swamp = le niveau de ton choix pour un fort adverse
lucky-shot-gain-volcano = choisir le premier dé de ton prochain tour
lucky-shot-gain-forest = un nouveau fort du niveau de ton choix

lucky-shot-place-attack = Attaque
lucky-shot-place-build = Construction
lucky-shot-place-raid = Raid
lucky-shot-place-fortify = Fortification

# Ce que fait un dé sur une case de la carte.
lucky-shot-does-attack = des briques en moins pour un fort
lucky-shot-does-build = des briques en plus pour un fort
lucky-shot-does-raid = capturer ou déplacer un trésor
lucky-shot-does-fortify = changer un niveau, créer ou protéger

# Des morceaux de phrases.
lucky-shot-by-power = { $power ->
    [none] { "" }
   *[other] Par le pouvoir { $power },{ " " }
}
lucky-shot-bricks = { $bricks ->
    [one] { $bricks } brique
   *[other] { $bricks } briques
}

lucky-shot-first-fort = { $seat } lance { $level } : un fort de niveau { $level } avec { lucky-shot-bricks }.
lucky-shot-dealt = { $seat } reçoit { $treasure }.
lucky-shot-starts = { $seat } commence.
lucky-shot-hunts = { $seat } part à la chasse. À prendre : { $treasures }.
lucky-shot-skips-hunt = { $seat } renonce à la chasse.
lucky-shot-hunt-roll = { $found ->
    [yes] { $seat } chasse et lance { $die }.
   *[no] { $seat } chasse et lance { $die } : rien.
}
lucky-shot-hunt-die = { $found ->
    [yes] { $seat } choisit un { $die }, par le pouvoir du volcan.
   *[no] { $seat } choisit un { $die }, par le pouvoir du volcan : rien.
}
lucky-shot-chooses-die = { $seat } choisit un { $die }, par le pouvoir du volcan.
lucky-shot-lets-die-decide = { $seat } laisse le dé décider.
lucky-shot-card-roll = { $seat } lance { $die }.
lucky-shot-puts = { $seat } pose le { $die } sur { $place }.
lucky-shot-builds = { lucky-shot-by-power }{ $seat } construit sur { $fort }. { lucky-shot-bricks } de plus : { $fort } en a { $standing }.
lucky-shot-attacks = { $standing ->
    [0] { lucky-shot-by-power }{ $seat } attaque { $fort }.
   *[other] { lucky-shot-by-power }{ $seat } attaque { $fort }. { lucky-shot-bricks } de moins : { $fort } en a { $standing }.
}
lucky-shot-destroyed = { $treasure ->
    [none] { $fort } est détruit.
   *[other] { $fort } est détruit ; { $treasure } est à découvert.
}
lucky-shot-raids = { $seat } lance un raid sur { $from } pour emporter { $treasure } dans { $into }.
lucky-shot-defends = { $blocked ->
    [yes] { $seat } lance { $dice } pour défendre { $fort }. Raid repoussé.
   *[no] { $seat } lance { $dice } pour défendre { $fort }. Le raid réussit.
}
lucky-shot-moves = { $protected ->
    [yes] { $seat } déplace { $treasure } de { $from } à { $into }, sous protection.
   *[no] { $seat } déplace { $treasure } de { $from } à { $into }.
}
lucky-shot-steal-roll = { $matches ->
    [yes] { $seat } lance { $die } pour dérober le trésor de { $fort } : touché !
   *[no] { $seat } lance { $die } pour dérober le trésor de { $fort } : manqué.
}
lucky-shot-levels = { lucky-shot-by-power }{ $seat } fait passer { $fort } du niveau { $from } au niveau { $to }.
lucky-shot-creates = { lucky-shot-by-power }{ $seat } crée un fort. Voici { $fort } : niveau { $level }, { lucky-shot-bricks }.
lucky-shot-found-roll = { $found ->
    [yes] { $seat } lance { $die } pour un trésor dans { $fort }.
   *[no] { $seat } lance { $die } pour un trésor dans { $fort } : rien.
}
lucky-shot-salvages = { $seat } essaie de récupérer { $treasure }.
lucky-shot-salvage-roll = { $found ->
    [yes] { $seat } lance { $die } pour récupérer { $treasure }.
   *[no] { $seat } lance { $die } pour récupérer { $treasure } : rien.
}
lucky-shot-leaves-treasure = { $seat } laisse { $treasure }.
lucky-shot-leaves-power = { $seat } renonce au pouvoir { $power }.
lucky-shot-takes = { $seat } prend { $treasure }.
lucky-shot-done = { $seat } a fini.
lucky-shot-comes-into-play = { $treasure-start } entre en jeu.
lucky-shot-lies = { $treasure-start } est maintenant dans { $fort }.
lucky-shot-available = { $treasure-start } est à prendre.
lucky-shot-out = { $seat } n'a plus de trésor et sort du jeu.
lucky-shot-will-choose-die = { $seat } choisira le premier dé du prochain tour.
lucky-shot-turn-passes = Les dés passent à { $to }.
lucky-shot-last-in = { $winner } reste sans adversaire et gagne.
lucky-shot-collected = { $winner } a { $treasures } trésors et gagne.
lucky-shot-has-most = Le dernier tour est joué : { $winner } est en tête et gagne.
lucky-shot-shared = Le dernier tour est joué : { $winners } se partagent la victoire.

lucky-shot-would-hunt-chosen = { $treasures-count ->
    [one] choisir le dé et prendre { $treasures }
   *[other] choisir le dé et prendre un trésor parmi { $treasures }
}
lucky-shot-would-hunt = lancer pour { $treasures } : { $ways }/{ $total }, { PERCENT($ways, $total) }
lucky-shot-would-skip = ne pas chasser
lucky-shot-would-skip-for-die = ne pas chasser ; choisir plutôt le premier dé de la carte
lucky-shot-would-takes-into = apporte un trésor dans { $fort }
lucky-shot-would-finds-nothing = ne trouve rien
lucky-shot-would-matches = { $others ->
    [0] correspond à { $forts }
    [one] correspond à { $forts } et à un autre
   *[other] correspond à { $forts } et à { $others } autres
}
lucky-shot-would-matches-none = aucun fort n'a ce niveau
lucky-shot-would-into = niveau { $level }, { lucky-shot-bricks }
lucky-shot-would-gain = { $gain }
lucky-shot-would-no-gain = volé, donc sans pouvoir
lucky-shot-would-put = le { $die } : { $does }
lucky-shot-would-build = { lucky-shot-bricks } : { $from } → { $to }
lucky-shot-would-attack = { lucky-shot-bricks } de moins : { $from } → { $to }
lucky-shot-would-destroys = détruit
lucky-shot-would-sets-loose = détruit ; { $treasure } est à découvert
lucky-shot-would-raid = { $dice ->
    [one] emporter { $treasure } dans { $into } : { PERCENT($ways, $total) } (1 dé en défense)
   *[other] emporter { $treasure } dans { $into } : { PERCENT($ways, $total) } ({ $dice } dés en défense)
}
lucky-shot-would-move-protected = { $treasure }, à l'abri ; prend aussi le dé de Fortification
lucky-shot-would-move-unseen = { $treasure } ; aucun voleur possible
lucky-shot-would-move = { $thieves ->
    [one] { $treasure } ; arrive : { PERCENT($ways, $total) }, 1 voleur possible
   *[other] { $treasure } ; arrive : { PERCENT($ways, $total) }, { $thieves } voleurs possibles
}
lucky-shot-would-level = du niveau { $from } au niveau { $to }
lucky-shot-would-create = un nouveau fort de niveau { $level } avec { lucky-shot-bricks }
lucky-shot-would-try-for-treasure = et un essai pour un trésor
lucky-shot-would-salvage = lancer pour { $treasure } : { $ways }/{ $total }, { PERCENT($ways, $total) }
lucky-shot-would-leave-treasure = le laisser à prendre par tous
lucky-shot-would-leave-die = lancer le dé malgré tout
lucky-shot-would-leave-power = ne pas utiliser le pouvoir
lucky-shot-would-end-turn = { $dice ->
    [0] finir le tour
    [one] finir le tour, 1 dé inutilisé
   *[other] finir le tour, { $dice } dés inutilisés
}

# Pourquoi un choix est meilleur : ce qu'il y a en moyenne après un tour de table, avec lui et avec le suivant moins bon ($instead).
lucky-shot-why-treasures = { game-why-has } en moyenne { $with } trésors au lieu de { $instead }.
lucky-shot-why-forts = { game-why-has } en moyenne { $with } forts au lieu de { $instead }.
lucky-shot-why-bricks = { game-why-has } en moyenne { $with } briques sur des forts au lieu de { $instead }.

# Le nom d'un choix.
lucky-shot-choose-hunt = Chasser
lucky-shot-choose-skip = Ne pas chasser
lucky-shot-choose-die = Choisir un { $die }
lucky-shot-choose-take = Prendre { $treasure } dans { $fort }
lucky-shot-choose-put = Poser le dé sur { $place }
lucky-shot-choose-build = { $one ->
    [yes] Bâtir 1 brique sur { $fort }
   *[no] Bâtir sur { $fort }
}
lucky-shot-choose-attack = { $one ->
    [yes] Attaquer { $fort }, 1 brique
   *[no] Attaquer { $fort }
}
lucky-shot-choose-raid = Piller { $from } vers { $into }
lucky-shot-choose-move = { $protected ->
    [yes] Déplacer de { $from } à { $into }, protégé
   *[no] Déplacer de { $from } à { $into }
}
lucky-shot-choose-level = Passer { $fort } au niveau { $level }
lucky-shot-choose-create = Créer un fort
lucky-shot-choose-create-at = Créer un fort de niveau { $level }
lucky-shot-choose-salvage = Tenter de récupérer
lucky-shot-choose-leave = Y renoncer
lucky-shot-choose-done = Finir le tour
