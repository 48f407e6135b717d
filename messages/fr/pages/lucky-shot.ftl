# Ce que dit la table de Lucky Shot en français.

lucky-plains = Plaine
lucky-desert = Désert
lucky-sea = Mer
lucky-swamp = Marais
lucky-volcano = Volcan
lucky-forest = Forêt
lucky-power-plains = 2 briques sur n'importe quel fort.
lucky-power-desert = 1 ou 2 briques de moins à n'importe quel fort.
lucky-power-sea = Le niveau de ton choix pour un de tes forts.
lucky-power-swamp = Le niveau de ton choix pour un fort adverse.
lucky-power-volcano = Choisis ce que montre ton premier dé au prochain tour.
lucky-power-forest = Un nouveau fort du niveau de ton choix, et un essai pour un trésor.
lucky-power-forest-bare = Un nouveau fort du niveau de ton choix.
lucky-attack = Attaque
lucky-build = Construction
lucky-raid = Raid
lucky-fortify = Fortification
lucky-does-attack = abat des briques
lucky-does-build = pose des briques
lucky-does-raid = capturer, déplacer
lucky-does-fortify = niveau, nouveau fort
lucky-card-yours = Ta carte d'action
lucky-card-theirs = Carte d'action de { $name }
lucky-turn = Tour { $n } sur { $cap } au plus
lucky-slot-empty = pas de dé
lucky-slot-ready = un { $die }, prêt
lucky-slot-used = un { $die }, utilisé
lucky-used = utilisé
lucky-die-put = Un { $die } à poser sur la carte
lucky-prompt-put = Où va le { $die } ?
lucky-prompt-act = Choisis un dé à utiliser, dans l'ordre que tu veux
lucky-prompt-attack = Attaque : quel fort vises-tu ?
lucky-prompt-build = Construction : sur quel fort ?
lucky-prompt-raid = Raid : quel trésor capturer, ou déplacer ?
lucky-prompt-fortify = Fortification : change un niveau, ou crée un fort
lucky-prompt-into = Dans quel fort vide ?
lucky-prompt-bricks = Combien de briques ?
lucky-prompt-guard = Sous protection, ou sans ?
lucky-prompt-level = Quel niveau pour { $fort } ?
lucky-prompt-level-new = Quel niveau pour le nouveau fort ?
lucky-about = { $n ->
    [one] niveau { $level } : { $n } brique debout, détruites : { $gone }, place pour { $room } de plus.
   *[other] niveau { $level } : { $n } briques debout, détruites : { $gone }, place pour { $room } de plus.
}
lucky-prompt-done = Finis ton tour
lucky-prompt-hunt = Chasser un trésor ?
lucky-prompt-die = Volcan : choisis ce que montre ce dé
lucky-prompt-treasure = Quel trésor prends-tu ?
lucky-prompt-salvage = { $treasure } : trésor à découvert. Lancer pour le récupérer ?
lucky-prompt-power = Pouvoir, { $treasure } : { $power }
lucky-wait-setup = On dresse les forts
lucky-wait-put = { $name } a un { $die } à poser sur la carte
lucky-wait-act = { $name } utilise ses dés
lucky-wait-hunt = { $name } peut chasser un trésor
lucky-wait-die = { $name } choisit un dé
lucky-wait-roll = On lance un dé
lucky-wait-take = { $name } prend un trésor
lucky-wait-salvage = { $name } peut récupérer un trésor : { $treasure }
lucky-wait-power = { $name } peut utiliser un pouvoir : { $treasure }
lucky-over-one = { $name } gagne
lucky-over-you = Tu gagnes !
lucky-over-many = { $names } se partagent la victoire
lucky-word-hunt = Chasser
lucky-word-skip = Ne pas chasser
lucky-word-salvage = Lancer pour le récupérer
lucky-word-done = Finir le tour
lucky-word-none-power = Renoncer au pouvoir
lucky-word-none-salvage = Le laisser
lucky-word-none-die = Plutôt le lancer
lucky-back = Retour
lucky-news = Depuis ton dernier tour
lucky-news-turn = À l'instant
lucky-news-none = Encore rien. Les lancers pour des trésors, les raids et leur issue se lisent ici.
lucky-treasures = Les six trésors
lucky-at-available = à prendre
lucky-at-aside = mis de côté
lucky-at-loose = à découvert
lucky-at-fort = dans { $fort }
lucky-treasure = { $treasure }, { $at }. Pouvoir : { $power }
lucky-treasure-take = Prendre : { $treasure }. Pouvoir : { $power }
lucky-land = Terres de { $name }
lucky-you = toi
lucky-bot = bot
lucky-away = absent
lucky-out = Sorti du jeu : plus de trésor
lucky-won = Victoire
lucky-goal = { $n } sur { $of } trésors
lucky-volcano-waits = choisira un dé
lucky-fort = { $n ->
    [one] Fort { $fort } de { $name } : niveau { $level }, { $n } brique debout, détruites : { $gone }, place pour { $room } de plus ; { $treasure }
   *[other] Fort { $fort } de { $name } : niveau { $level }, { $n } briques debout, détruites : { $gone }, place pour { $room } de plus ; { $treasure }
}
lucky-fort-empty = vide
lucky-fort-holds = trésor : { $treasure }
lucky-bricks = { $n ->
    [one] { $n } brique
   *[other] { $n } briques
}
lucky-destroyed = détruit
lucky-new = nouveau
lucky-match = même chiffre que le { $die }
lucky-create = Nouveau fort
lucky-create-label = Créer un nouveau fort
lucky-keys = Les flèches vont de fort en fort.
