# La table de Lantern.

lantern-map = Le voyage
lantern-map-zone = Zone { $n } sur { $all }
lantern-map-cleared = franchie
lantern-map-here = tu es ici
lantern-map-here-other = l'aventurier est ici
lantern-map-ahead = à venir
lantern-map-fell = la lumière s'est éteinte ici
lantern-map-rest = une halte
lantern-sheet-last-fortress = La Dernière Forteresse
lantern-sheet-long-night = La Longue Nuit
lantern-you = toi
lantern-bot = bot
lantern-away = absent

lantern-crit = Coup critique
lantern-counter = Contre-attaque
lantern-magic = Sortilège
lantern-con = Constitution
lantern-xp = Expérience
lantern-camp = Feu de camp
lantern-crit-does = retourne un dé
lantern-counter-does = change un dé de un
lantern-magic-does = relance un dé
lantern-con-does = relance autant de dés que tu veux
lantern-xp-does = barre autant de cercles tout de suite
lantern-camp-does = le nombre du parchemin
lantern-crit-idle = Retourner
lantern-counter-down-idle = −1
lantern-counter-up-idle = +1
lantern-counter-down = un de moins
lantern-counter-up = un de plus
lantern-magic-idle = En relancer un
lantern-con-idle = Relancer
lantern-strength = Tes forces
lantern-strength-other = Forces
lantern-left = cercles restants : { $n } sur { $all }
lantern-none-left = plus aucun cercle
lantern-pick-one = choisis d'abord un dé
lantern-pick-some = choisis d'abord des dés
lantern-not-now = impossible avec les dés choisis

lantern-use-becomes = { $from } → { $to }
lantern-use-roll-one = Relancer le { $face }
lantern-use-roll-many = En relancer { $n }
lantern-use-clears = franchit la zone
lantern-use-loses = tout est perdu
lantern-use-chance = { $chance } %
lantern-gain = +1 cercle
lantern-gain-full = pas de place

lantern-die = Dé { $n } : { $face }
lantern-die-air = Dé { $n } : en l'air
lantern-die-fills = remplit une case
lantern-die-loose = ne remplit aucune case
lantern-dice = Les six dés
lantern-boxes = Cases : { $boxes }. Remplies : { $n } sur { $all }.
lantern-aim = X vaut
lantern-aim-ring = O vaut { $face }
lantern-aim-face = Disposer les dés pour X = { $face }
lantern-alike = Les cases X veulent toutes le même chiffre
lantern-alike-ring = Les cases X veulent toutes le même chiffre, les cases O un autre

lantern-do-setup = On lance six dés pour tes forces.
lantern-do-offer = Un faible départ : relancer les six, ou partir avec ceux-ci ?
lantern-do-assign = Touche un dé, puis la place où il va.
lantern-do-assign-hand = Où va le { $face } ?
lantern-do-assign-waits = { $place } : quel dé y va ?
lantern-do-assign-ready = Tous placés : pars, ou échanges-en.
lantern-do-enter = Dans le noir : on lance six dés.
lantern-do-fight = Remplis les cases : choisis des dés, puis une capacité.
lantern-do-fight-one = Un dé choisi : retourne-le, change-le de un, ou relance-le.
lantern-do-fight-many = { $n } dés choisis : la Constitution les relance.
lantern-do-reroll = Des dés sont en l'air …
lantern-do-reward = Une rangée d'expérience est pleine ! Un cercle de plus : pour quelle capacité ?
lantern-watch-fight = { $name } se bat ici.
lantern-watch-assign = { $name } prépare le voyage.
lantern-watch-reward = { $name } peut tracer un cercle de plus.

lantern-setup = Avant le voyage
lantern-setup-again = Relancer les six
lantern-setup-keep = Garder ceux-ci
lantern-setup-total = { $n } en tout
lantern-setup-go = Partir
lantern-setup-usual = Les placer pour moi
lantern-setup-clear = Recommencer
lantern-setup-empty = { $place } : vide. { $does }
lantern-setup-has = { $place } : { $face }. { $does }

lantern-xp-row = Rangée { $n } : { $crossed } sur { $all } barrés
lantern-xp-row-rewarded = récompensée
lantern-xp-row-due = pleine : une récompense quand tu quittes la zone
lantern-xp-ones = Chaque 1 lancé en entrant dans une zone barre un cercle.
lantern-xp-ones-always = Chaque 1 lancé dans une zone barre un cercle, même quand on relance.
lantern-xp-reward = Une rangée pleine donne un cercle de plus à une capacité.
lantern-scroll = Parchemin
lantern-scroll-does = Au feu : { $n } d'expérience, une Constitution
lantern-scroll-done = Le feu de camp est derrière toi
lantern-score = Score d'aventure
lantern-score-so = cercles barrés ; moins il y en a, mieux c'est
lantern-score-still = Ce serait encore : { $title }

lantern-cleared = { $zone } : zone franchie
lantern-rested = { $zone } : une halte au coin du feu
lantern-behind = { $n } zones sur { $all } sont derrière vous
lantern-behind-other = { $n } zones sur { $all } sont derrière { $name }
lantern-possible = Encore possible ici
lantern-possible-any = { $n ->
    [one] et { $n } autre façon de relancer des dés choisis
   *[other] et { $n } autres façons de relancer des dés choisis
}
lantern-possible-none = rien

lantern-title-range = { $from } à { $to }
lantern-title-more = { $from } ou plus
lantern-won = Le jour se lève sur la Dernière Forteresse
lantern-won-other = Le jour se lève au bout de la route
lantern-won-text = Toutes les zones sont franchies. Cercles barrés : { $n }.
lantern-lost = La lumière s'est éteinte
lantern-lost-text = Zone { $n } sur { $all }, { $zone } : rien de ce qui restait ne pouvait remplir ces cases.
lantern-ended = Le voyage s'est arrêté dans la zone { $n } sur { $all }, { $zone }.
