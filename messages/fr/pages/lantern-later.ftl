# What Lantern says at rare moments: its tour.

lantern-tour-map = Ton voyage : une zone après l'autre, de la gauche jusqu'au Dragon. La lumière montre où tu es.
lantern-tour-dice = Six dés contre les cases d'une zone. Un chiffre veut ce chiffre-là ; tous les X veulent un même chiffre.
lantern-tour-strength = Tes forces : chaque usage d'une capacité barre un cercle. Au départ, tes six dés décident combien tu en as.
lantern-tour-xp = Les 1 lancés en entrant dans une zone sont de l'expérience. Une rangée pleine donne un cercle de plus.
lantern-tour-score = Rentre avec le moins de cercles barrés possible : c'est ton score d'aventure.
