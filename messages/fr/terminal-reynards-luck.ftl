# Le plateau de Reynard's Luck. À côté du plateau il y a 40 colonnes, dessous 38.
terminal-reynards-luck-heading = { " :" } { $waiting }
terminal-reynards-luck-card = carte { $card }
terminal-reynards-luck-button-roll = lancer
terminal-reynards-luck-button-advance = avancer
terminal-reynards-luck-button-stay = rester
terminal-reynards-luck-button-keep = garder
terminal-reynards-luck-wins = { " :" } { $winner } gagne
terminal-reynards-luck-tie = { " :" } égalité
terminal-reynards-luck-against = { $challenger } { $from } contre { $challenged } { $to }
terminal-reynards-luck-hides = cache
terminal-reynards-luck-pieces = { $pieces ->
    [1] { " :" } 1 pièce
   *[other] { " :" } { $pieces } pièces
}
terminal-reynards-luck-hand = main
terminal-reynards-luck-reserve = réserve
terminal-reynards-luck-none = aucune
terminal-reynards-luck-reaches = { $squares ->
    [1] atteint 1 case en ligne
   *[other] jusqu'à { $squares } cases en ligne
}
terminal-reynards-luck-touch-piece = touche une pièce
terminal-reynards-luck-touch-square = touche une case entre [ ]
terminal-reynards-luck-placed = { $placed } pièces placées sur { $all }
terminal-reynards-luck-placed-next = placées : { $placed } sur { $all } ; la suivante en { $next }
terminal-reynards-luck-deck = pioche { $cards }
terminal-reynards-luck-spent = jouées { $cards }
terminal-reynards-luck-legend = { $initial }4 caché  { $initial }4! connu  { $initial }4* retourné
terminal-reynards-luck-legend-board = F renard  { $foxhead } tête  { $shield } bouclier
terminal-reynards-luck-before = Avant le premier tour
terminal-reynards-luck-over = Fini après { $turns } tours
terminal-reynards-luck-turn = Tour { $turn } sur { $cap }
terminal-reynards-luck-wait-place = { $who } place ses pièces
terminal-reynards-luck-wait-deal = les cartes sont distribuées
terminal-reynards-luck-wait-starter = on tire au sort qui commence
terminal-reynards-luck-wait-begin = { $who } fait revenir un captif, ou lance
terminal-reynards-luck-wait-roll = { $who } lance le dé
terminal-reynards-luck-wait-act = { $who } a lancé { $die } : bouger ou défier
terminal-reynards-luck-wait-cards = un duel : chacun choisit une carte
terminal-reynards-luck-wait-reveal = les cartes sont cachées, les pièces se montrent
terminal-reynards-luck-wait-foxes = un renard lance sa valeur
terminal-reynards-luck-wait-turn-cards = les cartes sont retournées
terminal-reynards-luck-wait-follow = { $who } est allé en { $square } : défier un voisin ?
terminal-reynards-luck-wait-advance = { $who } a gagné : avancer en { $square } ?
terminal-reynards-luck-wait-return = { $who } peut faire revenir le { $kind } capturé
terminal-reynards-luck-wait-draw = on complète les mains
terminal-reynards-luck-claim = { $who } gagne, sauf tête libérée !
terminal-reynards-luck-ended-foxheads = { $who } a tenu les têtes de renard
terminal-reynards-luck-ended-pieces = { $who } n'a plus assez de pièces
terminal-reynards-luck-ended-cap = les tours sont épuisés
