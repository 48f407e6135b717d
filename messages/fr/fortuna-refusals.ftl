# Fortuna : pourquoi un choix n’est pas permis maintenant. $pair, $dice, $bricks : des points ; $seat : un joueur ; $call : une annonce.

fortuna-refused-pick-dice-first = Choisis d’abord deux des dés : ils montrent { $dice }.
fortuna-refused-pick-bricks-first = Choisis d’abord deux des briques : elles montrent { $bricks }.
fortuna-refused-dice-not-there = Impossible de choisir { $pair } : les dés montrent { $dice }.
fortuna-refused-bricks-not-there = Impossible de choisir { $pair } : les briques montrent { $bricks }.
fortuna-refused-dice-used = Impossible de choisir { $pair } : des dés, { $left } ne sont encore dans aucun groupe.
fortuna-refused-bricks-used = Impossible de choisir { $pair } : des briques, { $left } ne sont encore dans aucun groupe.
fortuna-refused-call-first = Le lancer est visible : annonce ce qu’il donne.
fortuna-refused-answer-first = { $seat } a annoncé { $call } : accepte ou conteste.
fortuna-refused-marble-first = Une de tes billes peut quitter le cachot : libère-la ou laisse-la.
fortuna-refused-take-first = { $marbles ->
    [one] Un adversaire perd une bille
   *[other] Un adversaire perd { $marbles } billes
} : dis qui.
fortuna-refused-yourself = Tu ne peux pas te prendre une bille à toi-même.
fortuna-refused-own-team = { $seat } est de ton côté.
fortuna-refused-no-marbles = { $seat } n’a plus de bille en main.
