# Les bots de la maison, une échelle.

ladder-title = L’échelle
ladder-about = Les bots de la maison, le plus fort en haut, chacun avec son classement. Les parties contre eux comptent ici et nulle part ailleurs : une personne, des bots de ces niveaux, les règles habituelles, aucun conseil.
ladder-own = Toi : { $rating } ± { $off }
ladder-own-uncertain = Toi : { $rating } ± { $off }, encore incertain
ladder-own-none = Tu n’as pas encore de classement ici : la première partie en donne un.
ladder-guest = Les invités grimpent aussi, mais rien n’en est gardé.
ladder-seats = Joueurs
ladder-game = Jeu
ladder-off = à { $n } près
ladder-name-novice = Pip
ladder-name-steady = Martin
ladder-name-strong = Bruno
ladder-name-best = Balthasar
ladder-who = { $name } ({ $level })
ladder-next = Essaie celui-ci maintenant
ladder-beaten = { $n ->
    [one] battu une fois
   *[other] battu { $n } fois
}
ladder-of = { $n ->
    [one] en { $n } partie
   *[other] en { $n } parties
}
ladder-never = { $n ->
    [one] pas encore battu, en { $n } partie
   *[other] pas encore battu, en { $n } parties
}
ladder-not-met = pas encore rencontré
ladder-without-luck = sans la chance : { $share } % des victoires, l’égalité est à { $even } %
ladder-choose = Jouer contre { $name }
ladder-top = Tu les as tous battus, même sans la chance.
ladder-away = L’échelle ne peut pas être montrée pour le moment.
