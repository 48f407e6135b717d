# Booty Dice : ce qui s'est passé, et ce que ferait un choix.
# $seat, $victim, $target, $to, $winner : des joueurs ; $seats, $winners : plusieurs ; $dice, $kept, $beside : des faces.

booty-dice-count-lives = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}
booty-dice-count-doubloons = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
booty-dice-count-shields = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}

booty-dice-face-D = Doublon
booty-dice-face-X = X sur la carte
booty-dice-face-J = Jolly Roger
booty-dice-face-C = Sabre
booty-dice-face-W = Planche
booty-dice-face-S = Bouclier

booty-dice-combo-curse = Malédiction
booty-dice-combo-mutiny = Mutinerie
booty-dice-combo-shipwreck = Naufrage

booty-dice-names = { $seats-count ->
    [one] { $seats } veut que { $first } commence.
   *[other] { $seats } veulent que { $first } commence.
}
booty-dice-starts = { $seat } commence.
booty-dice-rolls = { $beside-count ->
    [0] { $seat } lance { $dice }.
   *[other] { $seat } lance { $dice } à côté de { $beside }.
}
booty-dice-stops = { $seat } s'arrête avec { $dice }.
booty-dice-rolls-again = { $kept-count ->
    [0] { $seat } reprend les six dés.
   *[other] { $seat } garde { $kept } et reprend { $dice }.
}
booty-dice-robs = { $seat } vole un doublon à { $victim }.
booty-dice-attacks = { $seat } attaque { $target }.
booty-dice-combo = { $combo } : tous les autres perdent { $costs }.
booty-dice-changes = { $seats }{ booty-dice-changes-gains }{ booty-dice-changes-losses }{ booty-dice-changes-out }.
booty-dice-changes-gains = { $gains-count ->
    [0] { "" }
   *[other] { " " }{ $seats-count ->
        [one] gagne
       *[other] gagnent
    } { $gains }
}
booty-dice-changes-losses = { $losses-count ->
    [0] { "" }
   *[other] { $gains-count ->
        [0] { " " }
       *[other] { $out ->
            [yes] { ", " }
           *[no] { " et " }
        }
    }{ $seats-count ->
        [one] perd
       *[other] perdent
    } { $losses }
}
booty-dice-changes-out = { $out ->
    [yes] { $seats-count ->
        [one] { " et sort du jeu" }
       *[other] { " et sortent du jeu" }
    }
   *[no] { "" }
}
booty-dice-turn-passes = Les dés passent à { $to }.
booty-dice-last-alive = { $winner } est le dernier pirate en vie et gagne.
booty-dice-reached-goal = { $winner } a { $doubloons } doublons et gagne.
booty-dice-richest = Le dernier tour est joué : { $winner } a le plus d'or et gagne.
booty-dice-shared = Le dernier tour est joué : { $winners } se partagent la partie.

booty-dice-would-begins = { $first } commence si tous le disent ; sinon, on tire au sort entre ceux qui sont nommés
booty-dice-would-keep-nothing = ne rien garder
booty-dice-would-keep = garder { $kept }
booty-dice-would-end-turn = finir le tour
booty-dice-would-theft = { $doubloons ->
    [one] prendre à { $victim } son seul doublon
   *[other] prendre à { $victim } un de ses { $doubloons } doublons
}
booty-dice-would-breaks-shield = { $shields ->
    [one] brise le seul bouclier
   *[other] brise un des { $shields } boucliers
}
booty-dice-would-takes-life = prend une des { $lives } vies
booty-dice-would-takes-last-life = { $doubloons ->
    [0] prend la dernière vie
    [one] prend la dernière vie ; tu pilles { $doubloons } doublon
   *[other] prend la dernière vie ; tu pilles { $doubloons } doublons
}
booty-dice-would-dig = déterrer { $doubloons }
booty-dice-would-bury = enterrer { $doubloons }
booty-dice-would-steal = voler { $doubloons }
booty-dice-would-attacks = { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
}
booty-dice-would-lose-lives = { $lives ->
    [one] perdre { $lives } vie
   *[other] perdre { $lives } vies
}
booty-dice-would-take-shields = { $shields ->
    [one] prendre { $shields } bouclier
   *[other] prendre { $shields } boucliers
}
booty-dice-would-combo = { $combo } : tous les autres perdent { $costs }
booty-dice-would-leaves-nobody = et plus personne d'autre n'est en vie
booty-dice-would-drown = perdre la dernière vie et se noyer

# Pourquoi un choix est meilleur : ce qu'il y a en moyenne après un tour de table, avec lui et avec le suivant moins bon ($instead).
booty-dice-why-lives = { game-why-has } en moyenne { $with } vies au lieu de { $instead }.
booty-dice-why-doubloons = { game-why-has } en moyenne { $with } doublons au lieu de { $instead }.
booty-dice-why-shields = { game-why-has } en moyenne { $with } boucliers au lieu de { $instead }.

# Le nom d'un choix. $dice : faces ; $seat : qui est visé.
booty-dice-choose-stop = S'arrêter
booty-dice-choose-roll-all = Relancer les six dés
booty-dice-choose-roll = Relancer { $dice }
booty-dice-choose-rob = Voler { $seat }
booty-dice-choose-attack = Attaquer { $seat }
booty-dice-choose-begin = Laisser { $seat } commencer
