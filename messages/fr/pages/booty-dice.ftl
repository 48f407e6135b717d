# Ce que dit la table de Booty Dice.

booty-face-D = Doublon
booty-face-X = X sur la carte
booty-face-J = Jolly Roger
booty-face-C = Sabre
booty-face-W = Planche
booty-face-S = Bouclier
booty-short-D = Doublon
booty-short-X = X
booty-short-J = Roger
booty-short-C = Sabre
booty-short-W = Planche
booty-short-S = Bouclier
booty-does-D = déterrer 2 doublons
booty-does-X = enterrer 2 de tes doublons
booty-does-J = voler 2 doublons
booty-does-C = attaquer un pirate
booty-does-W = perdre 1 vie
booty-does-S = prendre 1 bouclier
booty-combo-curse = Malédiction
booty-combo-mutiny = Mutinerie
booty-combo-shipwreck = Naufrage
booty-needs-curse-five = { $faces }, un de chaque : tous les autres perdent 2 vies et enterrent 5 doublons
booty-needs-curse-six = les six faces : tous les autres perdent 2 vies et enterrent 5 doublons
booty-needs-mutiny = trois { $face } ou plus : tous les autres perdent 1 vie, et 1 de plus pour chacun de plus
booty-needs-shipwreck = trois { $face } ou plus : tous les autres enterrent 1 doublon pour chacun
booty-legend = Ce que font les dés
booty-legend-each = Les six dés agissent après chaque lancer.
booty-legend-stop = Les six dés agissent une fois, quand les lancers sont finis.
booty-treasure = Trésor enterré
booty-chest = Coffre d'armes
booty-pile-doubloons = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
booty-pile-shields = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
booty-crew = Pirates
booty-you = toi
booty-bot = bot
booty-away = absent
booty-out = Par le fond
booty-out-told = sorti du jeu
booty-won = gagne
booty-lives = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}
booty-shields = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
booty-gold = { $n } sur { $goal } doublons
booty-change = changement : { $n }
booty-last = Derniers dés : { $dice }
booty-last-short = derniers
booty-rob = Voler
booty-attack = Attaquer
booty-aim-rob = Voler { $name } : { $what }
booty-aim-attack = Attaquer { $name } : { $what }
booty-dice = Dés
booty-throw = Lancer { $n } sur { $of }
booty-air = en l'air
booty-kept = gardé
booty-roll-idle = Relancer
booty-roll = En relancer { $n }
booty-roll-all = Relancer les { $n }
booty-roll-none = Tous gardés
booty-roll-none-what = reprends un dé pour le lancer
booty-stop = S'arrêter
booty-prompt-lots = On tire au sort le premier tour.
booty-prompt-air = { $n ->
    [one] { $name } lance { $n } dé …
   *[other] { $name } lance { $n } dés …
}
booty-prompt-keep = Touche un dé pour le garder, relance les autres, ou arrête-toi.
booty-prompt-decides = { $name } regarde les dés.
booty-prompt-rob-you = { $n ->
    [one] Voler qui ? { $n } doublon à prendre.
   *[other] Voler qui ? { $n } doublons à prendre.
}
booty-prompt-rob = { $n ->
    [one] { $name } vole : { $n } doublon à prendre.
   *[other] { $name } vole : { $n } doublons à prendre.
}
booty-prompt-attack-you = { $n ->
    [one] Attaquer qui ? { $n } coup de sabre à donner.
   *[other] Attaquer qui ? { $n } coups de sabre à donner.
}
booty-prompt-attack = { $n ->
    [one] { $name } attaque : { $n } coup de sabre à donner.
   *[other] { $name } attaque : { $n } coups de sabre à donner.
}
booty-prompt-out = Te voilà par le fond, moussaillon. Les autres se battent encore.
booty-over-won = { $names } gagne !
booty-over-shared = { $names } se partagent la partie.
booty-over-you = Tu gagnes !
booty-and = { " et " }
booty-goal = Le premier avec { $goal } doublons, ou le dernier en vie
booty-turns = Tour { $n } sur { $cap } au plus
