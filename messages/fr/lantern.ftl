# Lantern : ce qui s'est passé, et ce que ferait un choix.
# $dice, $all : des dés ; $zone : le numéro d'une zone, $place : son nom ; $left : les cercles qui restent.

lantern-ability-crit = Coup critique
    .article = le Coup critique
lantern-ability-counter = Contre-attaque
    .article = la Contre-attaque
lantern-ability-magic = Sortilège
    .article = le Sortilège
lantern-ability-con = Constitution
    .article = la Constitution

lantern-title-lord = Seigneur légendaire de la Lanterne
lantern-title-swashbuckler = Bretteur héroïque
lantern-title-master = Maître d'armes
lantern-title-adventurer = Aventurier prometteur

# Les zones des feuilles livrées avec le jeu ; les autres gardent le nom de leur feuille.
lantern-place-Wolves = Loups
lantern-place-Marsh = Marais
lantern-place-Cultists = Cultistes
lantern-place-Ruins = Ruines
lantern-place-Skeletons = Squelettes
lantern-place-Campfire = Feu de camp
lantern-place-Spider = Araignée
lantern-place-Tower = Tour
lantern-place-Dragon = Dragon

# Ce qu'il faut savoir des feuilles livrées avec le jeu : en bref, et en entier.
lantern-note-last-fortress = Une reconstitution. Les règles parlent de huit zones : d'abord les Loups, en cinquième le Feu de camp, à la fin le Dragon. Les autres zones et la plupart des cases ont été complétées ici.
lantern-note-long-night = Une nuit de neuf zones, faite au laboratoire. Un Marais s'étend derrière les Loups, et le feu est loin.

lantern-setup-rolled = { $enough ->
    [yes] Lancé pour la préparation : { $dice }, { $total } en tout.
   *[no] Lancé pour la préparation : { $dice }, seulement { $total } en tout.
}
lantern-rolls-all-again = Les six dés sont relancés.
lantern-keeps-dice = Les dés restent tels quels.
lantern-sets-out = Le voyage commence : { lantern-ability-crit } { $crit }, { lantern-ability-counter } { $counter }, { lantern-ability-magic } { $magic }, { lantern-ability-con } { $con }, expérience { $xp }, feu de camp { $camp }.
lantern-sets-out-alike = Chaque place reçoit un { $face }.
lantern-reaches = La zone { $zone } est en vue : { $place }.
lantern-enters = Entrée dans la zone { $zone }, { $place } : { $dice }.
lantern-turns = { $ability } ({ lantern-left }) : un { $from } devient un { $to }.
lantern-takes-up = { $ability } ({ lantern-left }) sur { $dice }.
lantern-left = { $left ->
    [0] plus aucun
   *[other] encore { $left }
}
lantern-rolls-again = { $dice-count ->
    [6] Relancé : { $dice }.
   *[other] Relancé : { $dice }. Avec ceux qui sont restés : { $all }.
}
lantern-experience = Expérience : { $crossed } sur { $circles } cercles.
lantern-cleared = La zone { $zone }, { $place }, est franchie.
lantern-rests = Une halte dans la zone { $zone }, { $place }.
lantern-reward-due = Une rangée d'expérience est pleine : un cercle de plus pour une capacité.
lantern-gains = Un cercle de plus pour { $ability-article }.
lantern-no-room = Un cercle de plus, mais plus de place où le mettre.
lantern-won = Le voyage est gagné ! Score d'aventure { $score } : { $title }.
lantern-lost = Rien de ce qui reste ne pourrait remplir les cases : perdu dans la zone { $zone }, { $place }.

lantern-would-shortcut-usual = répartir les dés comme le ferait un aventurier prudent
lantern-would-rolls-all-again = relancer les six : { $total }, c'est moins que { $enough }
lantern-would-keeps = partir avec ces { $total }
lantern-would-uses = { $uses } usages en tout
lantern-would-becomes = un { $from } devient un { $face }
lantern-would-rolls-one = relancer un { $face }
lantern-would-rolls = { $dice-count ->
    [1] relancer un dé
    [6] relancer les six dés
   *[other] relancer { $dice-count } dés
}
lantern-would-more-circles = { $ability } : il en restera { $then } au lieu de { $left }
# $percent : à une décimale ; 0 est peu, mais pas rien.
lantern-would-clears = { $percent ->
    [0] moins de 0,1 % de chances de franchir la zone
   *[other] { $percent } % de chances de franchir la zone
}
lantern-would-cleared = et la zone est franchie
lantern-would-lost = et tout est perdu

# Pourquoi un choix est meilleur : ce qu'il y a en moyenne après un tour de table, avec lui et avec le suivant moins bon ($instead).
lantern-why-zones = { $whose ->
    [own] Vous arrivez en moyenne jusqu'à la zone { $with } au lieu de { $instead }.
   *[seat] { $seat } arrive en moyenne jusqu'à la zone { $with } au lieu de { $instead }.
}
lantern-why-has = { $whose ->
    [own] Après cette zone, vous avez
   *[seat] Après cette zone, { $seat } a
}
lantern-why-uses = { lantern-why-has } en moyenne { $with } usages de capacités au lieu de { $instead }.
lantern-why-experience = { lantern-why-has } en moyenne { $with } cercles d'expérience au lieu de { $instead }.

# Le nom d'un choix.
lantern-choose-again = Relancer les six dés
lantern-choose-keep = Garder ces dés
lantern-choose-assign = { lantern-ability-crit } { $crit }, { lantern-ability-counter } { $counter }, { lantern-ability-magic } { $magic }, { lantern-ability-con } { $con }, expérience { $xp }, feu de camp { $camp }
lantern-choose-crit = { lantern-ability-crit } sur un { $die }
lantern-choose-counter-up = { lantern-ability-counter } : un { $die } vers le haut
lantern-choose-counter-down = { lantern-ability-counter } : un { $die } vers le bas
lantern-choose-magic = { lantern-ability-magic } sur un { $die }
lantern-choose-con = { lantern-ability-con } sur { $dice }
lantern-choose-gain = Un cercle de plus pour { $ability }
