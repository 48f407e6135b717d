# Lantern : tables de chances. $ability : une capacité ; $place : une zone.

lantern-odds-rolling-again = Relancer { $total }
lantern-odds-then = ensuite
lantern-odds-more = plus
lantern-odds-same = autant
lantern-odds-less = moins
lantern-odds-at-once = Ce qui vide cette zone d'un coup
lantern-odds-ability = capacité
lantern-odds-on-dice = sur les dés
lantern-odds-by = { $ability }
lantern-odds-dice = { $dice }
lantern-odds-none = Rien : il faut plus d'un usage.
lantern-odds-still = Ce qui peut encore être rempli ici
lantern-odds-constitutions = { $uses ->
    [one] { $uses } Constitution
   *[other] { $uses } Constitutions
}
lantern-odds-best-play = Chacune relance ce qui gagne à être relancé. Aucune autre capacité ne sert.
lantern-odds-ahead = Les zones à venir
lantern-odds-on-entering = en entrant
lantern-odds-with-uses = { $uses ->
    [one] avec { $uses } Constitution
   *[other] avec { $uses } Constitutions
}
lantern-odds-zone = zone
lantern-odds-in-zone = { $zone } { $place }
