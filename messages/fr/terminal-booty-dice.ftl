# Le plateau de Booty Dice. Sur un dé, les noms ont 8 colonnes ; ce qui lui arrive, 12.
terminal-booty-dice-short-doubloon = Doublon
terminal-booty-dice-short-cross = Carte
terminal-booty-dice-short-jolly-roger = J. Roger
terminal-booty-dice-short-cutlass = Sabre
terminal-booty-dice-short-plank = Planche
terminal-booty-dice-short-shield = Bouclier
terminal-booty-dice-does-doubloon = déterrer 2 doublons
terminal-booty-dice-does-cross = enterrer 2 doublons
terminal-booty-dice-does-jolly-roger = voler 2 doublons
terminal-booty-dice-does-cutlass = attaquer un pirate
terminal-booty-dice-does-plank = perdre une vie
terminal-booty-dice-does-shield = prendre un bouclier
terminal-booty-dice-faces = Les faces, dans l'ordre où elles agissent
terminal-booty-dice-combos = Les dés qui vont ensemble
terminal-booty-dice-lies-there = le voilà
terminal-booty-dice-lives = { $lives ->
    [one] vie
   *[other] vies
}
terminal-booty-dice-shields = { $shields ->
    [one] bouclier
   *[other] boucliers
}
terminal-booty-dice-out = hors jeu : au fond de la mer
terminal-booty-dice-rob = voler
terminal-booty-dice-attack = attaque
terminal-booty-dice-about-rob = voler { $who } : { $label }
terminal-booty-dice-about-attack = attaquer { $who } : { $label }
terminal-booty-dice-rolls = roule
terminal-booty-dice-kept = gardé
terminal-booty-dice-acts = agit
terminal-booty-dice-roll = RELANCER
terminal-booty-dice-keep = gardé
terminal-booty-dice-about-die = dé { $place }, { $face } ({ $does }) : le relancer
terminal-booty-dice-about-marked = dé { $place }, { $face } ({ $does }) : le garder finalement
terminal-booty-dice-roll-dice = { $dice ->
    [one] Relancer 1 dé
   *[other] Relancer { $dice } dés
}
terminal-booty-dice-stop = Arrêter
terminal-booty-dice-nothing-happens = il ne se passe rien
terminal-booty-dice-picked = relancer { $faces }
terminal-booty-dice-turn = Tour { $turn } sur { $cap } au plus
terminal-booty-dice-piles = Trésor enterré { $treasure }   Coffre d'armes { $chest }
terminal-booty-dice-goal = but : { $goal }
terminal-booty-dice-who-starts = On tire au sort qui commence.
terminal-booty-dice-begin = commence
terminal-booty-dice-about-begin = { $who } doit commencer : { $label }
terminal-booty-dice-name-first = Qui doit commencer ? Nomme un pirate ; les autres font de même.
terminal-booty-dice-names-first = Chacun nomme qui doit commencer.
terminal-booty-dice-drawn-among = On tire au sort qui commence : { $named }.
terminal-booty-dice-rolling = { $dice ->
    [one] { $roller } : lance 1 dé, lancer { $roll } sur { $of }.
   *[other] { $roller } : lance { $dice } dés, lancer { $roll } sur { $of }.
}
terminal-booty-dice-decide = Lancer { $roll } sur { $of } : touche les dés à relancer, ou arrête.
terminal-booty-dice-decides = { $roller } : lancer { $roll } sur { $of }.
terminal-booty-dice-whom-to-rob = { $thefts ->
    [one] Qui voles-tu ? Encore 1 doublon.
   *[other] Qui voles-tu ? Encore { $thefts } doublons.
}
terminal-booty-dice-steals = { $thefts ->
    [one] { $roller } vole : encore 1 doublon.
   *[other] { $roller } vole : encore { $thefts } doublons.
}
terminal-booty-dice-whom-to-attack = { $attacks ->
    [one] Qui attaques-tu ? Encore 1 attaque.
   *[other] Qui attaques-tu ? Encore { $attacks } attaques.
}
terminal-booty-dice-attacks = { $attacks ->
    [one] { $roller } : encore 1 attaque.
   *[other] { $roller } : encore { $attacks } attaques.
}
terminal-booty-dice-won = La partie est finie : { $winner } gagne.
terminal-booty-dice-shared = La partie est finie : { $winners } se la partagent.
