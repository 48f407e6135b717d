# What Lucky Shot says at rare moments: its tour and its end.

lucky-tour-land = Un fort est une pyramide de quinze cases. Une brique d'un trait est debout, une croix est une brique abattue ; un fort n'en a jamais plus de quinze. Le drapeau montre son niveau.
lucky-tour-treasures = Six trésors. Avec quatre dans tes forts, tu gagnes ; sans aucun, tu sors du jeu. Qui en gagne un utilise son pouvoir : touche un trésor pour le lire.
lucky-tour-card = À chaque tour, tu lances trois dés, l'un après l'autre. Pose chacun sur une case de la carte avant de voir le suivant.
lucky-tour-act = Puis utilise-les dans l'ordre que tu veux : touche un dé, puis un fort qui s'illumine. Un dé égal au niveau d'un fort y pose ou y abat deux briques ; un raid l'exige.
lucky-tour-news = Ici, tu vois ce que font les autres : les raids avec les dés de la défense, les chasses, et qui a eu quoi.
lucky-end-won = { $names } règne sur le pays
lucky-end-shared = { $names } se partagent le pays
lucky-why-empty = Il n'y a pas de dé sur { $place }.
lucky-why-used = Le { $die } sur { $place } a déjà servi.
lucky-why-taken = { $place } a déjà un { $die } : chaque place prend un dé.
lucky-why-idle = Le { $die } sur { $place } n'a rien à faire maintenant.
lucky-why-fort = Ton { $die } sur { $place } ne peut rien sur le fort { $fort } : il est de niveau { $level }, { $n } briques debout, de la place pour { $room }.
