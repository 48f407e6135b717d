# Reynard's Luck : tables de chances. $kind, $against : une pièce ; $square, $target, $from, $to : des cases ; $card : une carte.

reynards-luck-odds-challenges = Tes défis, avec n'importe laquelle de tes cartes
reynards-luck-odds-challenge = défi
reynards-luck-odds-against = { $against ->
    [none] ton { $kind } en { $square } contre une pièce cachée en { $target }
   *[other] ton { $kind } en { $square } contre { $against } en { $target }
}
reynards-luck-odds-unseen = Contre toute carte que tu n'as pas vue, et toute pièce qui peut s'y trouver.
reynards-luck-odds-cards = Tes cartes dans la confrontation de { $from } avec { $to }
reynards-luck-odds-card = carte
reynards-luck-odds-plays = { $card }
reynards-luck-odds-foxheads = Les têtes de renard que ton prochain lancer peut atteindre
reynards-luck-odds-reaches = atteint
reynards-luck-odds-foxhead = tête de renard
reynards-luck-odds-goes = { $target }, par ton { $kind } en { $square }
reynards-luck-odds-captures = Ce que ton prochain lancer peut capturer
reynards-luck-odds-both = capture
