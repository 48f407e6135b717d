# Reynard's Luck before it is played: what it is, what can be set, who can be met.

reynards-luck-about = Des pièces cachées, des cartes et un dé : tenez les quatre têtes de renard, et retournez vos captifs.
reynards-luck-option-layout = pièces, cartes, boucliers, têtes de renard et formations
reynards-luck-option-layout-crossing = les têtes de renard en ligne au milieu : b5 d5 f5 h5
reynards-luck-option-layout-den = les têtes de renard en carré autour du milieu : c4 g4 c6 g6
reynards-luck-option-challenge = qui une pièce peut défier
reynards-luck-option-challenge-reach = qui se trouve en ligne à portée du dé
reynards-luck-option-challenge-adjacent = un voisin, au lieu de bouger
reynards-luck-option-challenge-after = un voisin, après avoir bougé ou non
reynards-luck-option-reveal = si une pièce révélée reste connue
reynards-luck-option-reveal-stays = oui
reynards-luck-option-reveal-hides = seulement jusqu’à ce qu’elle bouge
reynards-luck-option-cap = tours après lesquels gagne qui a le plus de pièces
reynards-luck-character-hothead = préfère se battre que marcher, et ne lâche jamais une case gagnée
reynards-luck-character-warden = reste près de chez soi, garde ses captifs enfermés et ne frappe qu’à coup sûr
reynards-luck-character-reynard = aime la mascarade : envoie des pièces que personne n’a vues, les faibles d’abord
