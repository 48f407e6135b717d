# Lantern before it is played: what it is, what can be set, who can be met.

lantern-about = Seul avec six dés, à travers huit zones jusqu’au Dragon.
lantern-option-sheet = les zones du voyage et ses rangées d’expérience
lantern-option-sheet-last-fortress = huit zones jusqu’au Dragon (une reconstitution de la feuille imprimée)
lantern-option-sheet-long-night = neuf zones jusqu’au Dragon (plus long et plus dur)
lantern-option-reroll-ones = quels uns donnent de l’expérience
lantern-option-reroll-ones-off = seulement ceux lancés en entrant dans une zone
lantern-option-reroll-ones-on = aussi ceux relancés par Sortilège et Constitution
lantern-option-again = combien de fois une préparation inférieure à 15 peut être relancée
lantern-option-again-any = tant qu’elle est inférieure à 15
lantern-option-again-once = une fois
lantern-option-five = quel titre donne un score de 5
lantern-option-five-better = le meilleur des deux
lantern-option-five-worse = le moindre des deux
lantern-character-duelist = Se fie à l’acier plus qu’à la chance : tourne les dés plutôt que de les relancer.
lantern-character-gambler = Aime une poignée de dés en l’air : en relance trois ou plus plutôt qu’un.
