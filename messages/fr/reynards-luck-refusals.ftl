# Reynard's Luck : pourquoi un choix n’est pas permis maintenant. $square, $from, $to : des cases ; $kind : une pièce ; $card : une carte ; $die : un lancer.

reynards-luck-refused-place-first = Dispose d’abord tes pièces.
reynards-luck-refused-none-to-place = Tu n’as plus de pièce { $kind } à placer.
reynards-luck-refused-roll-first = Ton tour commence : lance le dé, ou ramène une pièce capturée.
reynards-luck-refused-not-in-reserve = Tu n’as capturé aucune pièce { $kind }.
reynards-luck-refused-act-first = Tu as fait { $die } : déplace une pièce, ou défie avec elle.
reynards-luck-refused-no-piece = Il n’y a rien en { $square }.
reynards-luck-refused-not-yours = La pièce en { $square } n’est pas à toi.
reynards-luck-refused-own-piece = Une de tes pièces se trouve en { $square }.
reynards-luck-refused-same-square = Une pièce qui agit ne peut pas rester sur place.
reynards-luck-refused-not-in-line = { $to } n’est pas aligné avec { $from } : les pièces vont en ligne, en colonne ou en diagonale.
reynards-luck-refused-too-far = De { $from } à { $to } il y a { $steps } cases, et tu as fait { $die }.
reynards-luck-refused-in-the-way = La pièce en { $square } barre le chemin.
reynards-luck-refused-nobody-to-challenge = Il n’y a personne à défier en { $square } : tu peux y aller.
reynards-luck-refused-challenge-instead = Un ennemi se trouve en { $square } : on ne peut que le défier.
reynards-luck-refused-card-first = Une confrontation : choisis une carte.
reynards-luck-refused-not-in-hand = Tu n’as pas de carte { $card } en main.
reynards-luck-refused-advance-first = Ta pièce a gagné : dis si elle prend la case ou reste.
reynards-luck-refused-return-first = Tu as capturé une pièce ({ $kind }) : dis si elle revient tout de suite pour toi, ou va dans ta réserve.
reynards-luck-refused-no-neighbour = On ne défie ici qu’un voisin, et { $to } n’en est pas un de { $from }.
reynards-luck-refused-follow-first = Dis d’abord si ta pièce en { $square } défie un voisin ou reste.
