# Ce qu'affichent les autres outils des auteurs et des hôtes : `simulate`, `tournament`, `pace`, `judge`, `bench-server`. Et ce qui se
# dit pendant que l'on attend.

terminal-waiting-left = encore { $time }
terminal-waiting-counted = { $done }/{ $all } parties
terminal-waiting-games = des parties
terminal-waiting-games-at-most = des parties, au plus
terminal-waiting-part = de ce morceau
terminal-waiting-solved = résolu

# `simulate`, au hasard et avec des bots.
terminal-simulate-header = { $table }, tous au hasard
terminal-simulate-wins = { $seat } gagne
terminal-simulate-length = Choix par partie : { $mean } ± { $margin } (écart type { $deviation }, { $shortest } à { $longest }) ; lancers { $rolls }.
terminal-simulate-pace = { $games } parties par seconde
terminal-contest-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $rounds ->
    [one] { $rounds } série
   *[other] { $rounds } séries
}
terminal-contest-bot = bot
terminal-contest-wins = victoires, partagées en parts
terminal-contest-fair = { $bot }, sans la chance
terminal-contest-seat = qui est { $seat }
terminal-contest-dice = Dans une série, toutes les parties ont les mêmes dés, et chaque bot a chaque place.
terminal-contest-luck = Sans la chance : moins ce que, selon le jugement, chaque lancer a apporté au-delà de sa moyenne. La moyenne reste la même, quel que soit le jugement ; l'intervalle est d'autant plus étroit que le jugement est bon.
terminal-contest-pace = { $bot } : { $choices } choix, le plus long a pris { $time }

# `tournament`.
terminal-tournament-standings = Classement, par rencontres
terminal-tournament-player = joueur
terminal-tournament-place = rang
terminal-tournament-points = points
terminal-tournament-wins = victoires
terminal-tournament-matches = rencontres
terminal-tournament-rating = cote
terminal-tournament-fair = sans chance
terminal-tournament-note-line = Chaque ligne : le score de ce joueur contre chaque autre, en pour cent, avec son intervalle à 95 %.
terminal-tournament-note-score = Un score est un demi, et la moitié de ce que l'un a gagné de plus que l'autre à la même table.
terminal-tournament-note-dice = Dans une série, toutes les parties ont les mêmes dés, et chacun a chaque place.
terminal-tournament-note-fair = Les scores sont sans la chance : moins ce que, selon le jugement, chaque lancer a apporté au-delà de sa moyenne.

# `pace`.
terminal-pace-header = { $table }, parties de { $by }, graine { $seed }
terminal-pace-fresh = { $bot } : { $choices } choix en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, un bot neuf à chaque fois
terminal-pace-staying = { $bot } : { $choices } choix en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, en continuant à jouer
terminal-pace-time = temps
terminal-pace-at-work = au travail
terminal-pace-slowest = le plus lent
terminal-pace-99-below = 99 sur 100 en dessous
terminal-pace-median = médiane
terminal-pace-first = le premier de cette série
terminal-pace-at-work-note = Au travail : sur un cœur. Le reste du temps, d'autres l'avaient.
terminal-pace-the-slowest = Les plus lents
terminal-pace-game = partie
terminal-pace-events = événements avant
terminal-pace-seat = place
terminal-pace-again = `--first PARTIE --games 1` interroge encore dans une partie ; `--save FICHIER` enregistre la partie jusque-là.

# `judge`.
terminal-judge-header = { $table }, { $positions } positions, { $playouts } parties de { $level } chacune, graine { $seed }
terminal-judge-title = De combien le jugement se trompe, en points sur cent
terminal-judge-third = tiers
terminal-judge-of = de
terminal-judge-count = nombre
terminal-judge-off-by = écart
terminal-judge-within = 95 % à moins de
terminal-judge-bias = biais
terminal-judge-admitted = comme annoncé
terminal-judge-first = premier
terminal-judge-second = deuxième
terminal-judge-last = dernier
terminal-judge-whole = partie entière
terminal-judge-positions = positions
terminal-judge-differences = différences
terminal-judge-noise = Le bruit des parties jouées jusqu'au bout est retiré ; ± est la moitié d'un intervalle à 95 %.
terminal-judge-curve = Ce qui a été dit, et ce qui en est venu
terminal-judge-said = dit
terminal-judge-came = venu

# `bench-server`.
terminal-bench-house = Une maison de { $nodes ->
    [1] un nœud
   *[other] { $nodes } nœuds
} avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} de { $game } pour deux, un coup toutes les { $every } ms à chacune.
terminal-bench-opened = Ouvert en { $seconds } s.
terminal-bench-moves = { $moves ->
    [one] { $moves } coup confirmé
   *[other] { $moves } coups confirmés
}, { $pace } par seconde ; { $late ->
    [one] { $late } battement avant la dernière réponse
   *[other] { $late } battements avant la dernière réponse
} ; { $games ->
    [one] { $games } partie finie
   *[other] { $games } parties finies
}.
terminal-bench-times = De la commande à la confirmation, sur le disque : p50 { $half } ms, p90 { $most } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, au plus { $all } ms.
terminal-bench-memory = Mémoire : { $table } ko par table, { $connection } ko par connexion inactive, { $all } Mo en tout à la fin.
terminal-bench-cores = La maison a pris { $cores } cœurs pendant le jeu.
terminal-bench-held = { $connected } connexions sur { $asked } ont été ouvertes en { $seconds } s, et { $left } ont tenu jusqu'à la fin.
terminal-bench-files = Le système permet à un programme { $files } fichiers ouverts (`ulimit -n`) : on ne peut pas en essayer plus ici.
terminal-bench-held-memory = Mémoire : { $memory } ko pour chacune. Quelqu'un d'autre a eu sa réponse en { $answer } ms pendant ce temps.
terminal-bench-not-held = toutes n'ont pas tenu
