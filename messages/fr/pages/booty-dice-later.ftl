# What Booty Dice says at rare moments: its tour, and several thefts or attacks at once.

booty-hand-how-rob = Touche un pirate une fois par doublon.
booty-hand-how-attack = Touche un pirate une fois par coup.
booty-hand-each = { $name } × { $n }
booty-hand-given = { $aim }. Choisi { $n } fois
booty-hand-left = { $n ->
    [0] tout est choisi
   *[other] encore { $n }
}
booty-hand-less = Un de moins pour { $name }
booty-hand-clear = Recommencer
booty-hand-do-rob = { $n ->
    [one] Voler { $n } doublon
   *[other] Voler { $n } doublons
}
booty-hand-do-attack = { $n ->
    [one] Frapper une fois
   *[other] Frapper { $n } fois
}
booty-hand-telling = C'est en cours …
booty-hand-all = Les { $n } sont choisis. Reprends-en un d'abord.
booty-hand-most-rob = { $name } n'a pas plus de doublons.
booty-hand-most-attack = { $name } serait déjà hors jeu.
booty-hand-changed = { $made } sur { $of } sont faits, puis la situation a changé. Choisis de nouveau pour le reste.
booty-hand-refused = { $made } sur { $of } sont faits, le suivant a été refusé. Choisis de nouveau pour le reste.
booty-hand-lost = La connexion a été perdue en route. Choisis de nouveau pour ce qui reste.
booty-tour-dice = Six dés, trois lancers. Touche un dé pour le garder ; les autres sont relancés.
booty-tour-act = Relance les autres, ou arrête-toi. Sous « S'arrêter », tu vois ce que feraient tes dés maintenant.
booty-tour-you = C'est toi : vies, boucliers et or. Remplis ton coffre jusqu'au repère à la fin de ton tour, et tu gagnes.
booty-tour-crew = Les autres pirates. Quand tu peux voler ou attaquer quelqu'un, touche-le. Un bouclier arrête un coup de sabre.
booty-tour-piles = L'or se déterre dans le Trésor enterré, les boucliers viennent du Coffre d'armes.
booty-tour-legend = Tu as oublié ce que fait une face, ou ce qu'il faut pour une Mutinerie ? Regarde ici.
booty-why-rob = { $name } n'a pas de doublons à voler.
booty-why-out = { $name } est hors jeu.
booty-begin = Commence
booty-aim-begin = Laisser { $name } commencer : { $what }
booty-prompt-name-you = Qui doit commencer ? Chacun nomme un pirate en secret.
booty-prompt-name = Doivent encore nommer qui commence : { $names }
booty-prompt-lots-among = On tire au sort le premier tour : { $names }.
