# Ce qui se dit de chaque jeu.

# $first : un ou plusieurs, séparés par des virgules ; $last : le dernier.
list-and = { $first } et { $last }
list-none = personne

game-resigned = { $seat } abandonne.
game-chose = { $seat } : { $action }.
game-chose-hidden = { $seat } a choisi.
game-rolled = Lancé : { $roll }.
