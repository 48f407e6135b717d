# Reynard's Luck : ce qui s'est passé, et ce que ferait un choix.
# $side, $other, $to, $winner : Rouge ou Bleu ; $kind : une pièce, 1 à 6 ou fox ; $against : une pièce avec son article, ou
# none ; $square, $from, $to : des cases ; $card, $red, $blue : des cartes.

reynards-luck-would-shortcut-random = placer au hasard tout ce qui reste

reynards-luck-side-red = Rouge
reynards-luck-side-blue = Bleu
reynards-luck-other-red = Rouge
reynards-luck-other-blue = Bleu
reynards-luck-to-red = Rouge
reynards-luck-to-blue = Bleu
reynards-luck-winner-red = Rouge
reynards-luck-winner-blue = Bleu

reynards-luck-kind-1 = 1
reynards-luck-kind-2 = 2
reynards-luck-kind-3 = 3
reynards-luck-kind-4 = 4
reynards-luck-kind-5 = 5
reynards-luck-kind-6 = 6
reynards-luck-kind-fox = renard
reynards-luck-against-1 = un 1
reynards-luck-against-2 = un 2
reynards-luck-against-3 = un 3
reynards-luck-against-4 = un 4
reynards-luck-against-5 = un 5
reynards-luck-against-6 = un 6
reynards-luck-against-fox = un renard

# On ne raconte rien des pièces et des cartes qu'on ne doit pas connaître.
reynards-luck-places-hidden = { "" }
reynards-luck-dealt-hidden = { "" }

reynards-luck-places = { $side } place un { $kind } en { $square }.
reynards-luck-arranged = { $side } a placé toutes ses pièces.
reynards-luck-dealt = { $side } pioche un { $card }.
reynards-luck-starts = { $side } commence.
reynards-luck-returns = { $whole_turn ->
    [yes] { $side } fait revenir un { $kind } en { $square }. C'est tout pour ce tour.
   *[no] { $side } fait revenir un { $kind } en { $square }.
}
reynards-luck-rolls = { $side } lance { $die }.
reynards-luck-passes = Aucune de ses pièces n'est sur le plateau : il faut passer son tour.
reynards-luck-moves = { $foxhead ->
    [yes] { $side } va de { $from } en { $to }, sur une tête de renard.
   *[no] { $side } va de { $from } en { $to }.
}
reynards-luck-hides-again = La pièce en { $square } de { $side } est de nouveau cachée.
reynards-luck-challenges = { $side } défie { $to } depuis { $from } : chacun choisit une carte.
reynards-luck-plays = { $side } joue un { $card }, face cachée.
reynards-luck-plays-hidden = { $side } joue une carte, face cachée.
reynards-luck-shows = En { $square } se trouve un { $kind }.
reynards-luck-fox-rolls = Le renard en { $square } lance { $die }.
reynards-luck-turns-cards = Rouge a joué un { $red }, Bleu un { $blue }.
reynards-luck-adds = { $die ->
    [none] { $side } { $square } : { $kind } + carte { $card } = { $sum }.
   *[other] { $side } { $square } : renard avec { $die } + carte { $card } = { $sum }.
}
reynards-luck-ties = Égalité : rien ne bouge.
reynards-luck-captures = { $side } capture le { $kind }.
reynards-luck-advances = { $side } avance.
reynards-luck-stays = { $side } reste sur place.
reynards-luck-keeps = { $side } met la pièce capturée en réserve.
reynards-luck-draws = { $side } pioche un { $card }.
reynards-luck-draws-hidden = { $side } pioche une carte.
reynards-luck-new-deck = Les cartes jouées forment une nouvelle pioche.
reynards-luck-claims = { $side } occupe les { $foxheads } têtes de renard : si { $other } n'y change rien maintenant, { $side } gagne.
reynards-luck-loses-claim = { $side } n'occupe plus toutes les têtes de renard.
reynards-luck-turn-passes = C'est au tour de { $to }.
reynards-luck-resigned = { $side } abandonne.
reynards-luck-held-foxheads = { $winner } a tenu les { $foxheads } têtes de renard et gagne !
reynards-luck-too-few-pieces = { $side } n'a plus que { $pieces } pièces : { $winner } gagne !
reynards-luck-last-turn = { $winner ->
    [none] C'était le tour { $turn }, le dernier. Rouge a { $red } pièces, Bleu { $blue } : la partie est partagée.
   *[other] C'était le tour { $turn }, le dernier. Rouge a { $red } pièces, Bleu { $blue } : { $winner } gagne !
}

reynards-luck-would-place = en { $square } ; il t'en reste { $left }
reynards-luck-would-roll = lancer le dé, puis bouger ou défier
reynards-luck-would-return-at-once = tout de suite, sur ton bouclier { $square }
reynards-luck-would-return-instead = sur ton bouclier { $square } ; c'est tout pour ce tour
reynards-luck-would-move = ton { $kind }
reynards-luck-would-onto-foxhead = sur une tête de renard
reynards-luck-would-onto-shield = sur le bouclier de { $side }
reynards-luck-would-challenge = { $against ->
    [none] ton { $kind } contre une pièce cachée : gagne { PERCENT($wins, $total) }
   *[other] ton { $kind } contre { $against } : gagne { PERCENT($wins, $total) }
}
reynards-luck-would-card = gagne { PERCENT($wins, $total) }, égalité { PERCENT($ties, $total) }, perd { PERCENT($loses, $total) }
reynards-luck-would-advance = avancer en { $square }
reynards-luck-would-stay = rester en { $square }
reynards-luck-would-on-foxhead = sur une tête de renard
reynards-luck-would-on-shield = sur le bouclier de { $side }
reynards-luck-would-keep = la mettre dans ta réserve

# Pourquoi un choix est meilleur : ce qu'il y a en moyenne après un tour de table, avec lui et avec le suivant moins bon ($instead).
reynards-luck-why-pieces = { game-why-has } en moyenne { $with } pièces au lieu de { $instead }.
reynards-luck-why-foxheads = { game-why-has } en moyenne { $with } têtes de renard au lieu de { $instead }.
reynards-luck-why-captives = { game-why-has } en moyenne { $with } captifs au lieu de { $instead }.

# Le nom d'un choix.
reynards-luck-choose-place = Placer { $kind }
reynards-luck-choose-roll = Lancer le dé
reynards-luck-choose-return = Ramener { $kind }
reynards-luck-choose-go = { $deed ->
    [challenge] Défier { $to } depuis { $from }
   *[move] Aller de { $from } à { $to }
}
reynards-luck-choose-card = Jouer le { $card }
reynards-luck-choose-advance = Avancer
reynards-luck-choose-stay = Rester
reynards-luck-choose-keep = Garder le captif
