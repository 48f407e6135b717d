# Ce qui se dit de chaque jeu.

# $first : un ou plusieurs, séparés par des virgules ; $last : le dernier.
list-and = { $first } et { $last }
list-none = personne

game-resigned = { $seat } abandonne.
game-chose = { $seat } : { $action }.
game-chose-hidden = { $seat } a choisi.
game-rolled = Lancé : { $roll }.

# Pourquoi un choix est meilleur : ce qu'il y a en moyenne après un tour de table, avec lui et avec le suivant moins bon ($instead).
game-why-wins = { $whose ->
    [own] Vous gagnez pendant ce tour de table dans { $with } parties sur 100, au lieu de { $instead }.
    [others] Les autres gagnent pendant ce tour de table dans { $with } parties sur 100, au lieu de { $instead }.
   *[seat] { $seat } gagne pendant ce tour de table dans { $with } parties sur 100, au lieu de { $instead }.
}
# De qui on parle : de qui a choisi et lit peut-être (own), ou de tous les autres.
game-why-has = { $whose ->
    [own] Après un tour de table, vous avez
    [others] Après un tour de table, les autres ont
   *[seat] Après un tour de table, { $seat } a
}
