# Ce que dit l'accueil en français.

hero-title = Une maison de jeux pour la chance et le sang-froid
hero-text = Joue tout de suite contre un bot, ou envoie un lien à tes amis. Sans compte, et on peut prouver que chaque lancer est honnête.
hero-play = Jouer à { $title }
hero-again = Rejouer à { $title }
hero-friend = Inviter un ami
hero-links = ou prends une boîte sur l'étagère
guest = Invité

shelf-title = L'étagère
shelf-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
shelf-alone = pour un seul joueur
shelf-now = Jouer
shelf-friend = Un ami
shelf-friend-name = Un ami : ouvrir une table de { $title } et envoyer son lien
shelf-now-bot = { $n ->
    [one] Jouer : { $title }, contre un bot
   *[other] Jouer : { $title }, contre des bots
}
shelf-now-alone = Jouer : { $title }, en solitaire
shelf-opening = Un instant …

today-title = Le voyage du jour
today-fresh = Les mêmes dés pour tous : jusqu'où ?
today-keep = { $n ->
    [one] Rejoue : deux jours de suite
   *[other] Garde tes { $n } jours de suite
}
today-running = Tu es en route
today-done = { $n ->
    [one] Fini pour aujourd'hui
   *[other] Fini pour aujourd'hui, { $n } jours de suite
}

mine-title = Tes parties
mine-more = Toutes tes parties en cours ({ $n })
mine-over = Tes parties finies
mine-turn-you = À toi de jouer
mine-turn-other = À { $name } de jouer
mine-turn-others = On attend { $names }
mine-going = En cours
mine-gathering = { $n ->
    [one] Encore { $n } place libre
   *[other] Encore { $n } places libres
}
mine-opening = Sur le point de commencer
mine-won = Gagné
mine-lost = Perdu
mine-shared = Partie nulle
mine-with = avec { $names }
mine-against = contre { $names }
mine-alone = en solitaire
mine-go = Continuer
mine-invite = Inviter
mine-look = Revoir

list-waiting = Tables ouvertes
list-waiting-none = Personne n'attend de joueurs pour l'instant. Ouvre une table que tout le monde peut trouver.
list-playing = Parties en cours
list-playing-none = Aucune partie publique n'est en cours.
list-finished = Parties finies
list-finished-none = Aucune partie publique n'est encore finie.
list-none = Aucune table ne correspond à ta recherche.
list-all = Toutes les tables
list-sit = S'asseoir
list-watch = Regarder
list-replay = Revoir
list-back = Continuer
list-yours = tu y as ta place
list-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
list-nobody = encore personne
list-won = Victoire : { $names }
list-drawn = Personne n'a gagné
list-closed = Fermée avant la fin
list-name = { $what } : { $title }, { $players }
list-more = En voir plus
list-loading = On fait le tour de la maison …
list-away = Impossible de lister les tables pour l'instant.
list-again = Réessayer

open-name = Ton nom, tel que les autres le voient

level-random = Hasard
level-novice = Novice
level-steady = Solide
level-strong = Fort
level-best = Maître
bot-name = Bot ({ $level })
bot-character = Bot ({ $level }, { $character })

no-name = Un nom a de 1 à 64 caractères.
no-away = La maison ne répond pas. Rien de ce que tu as réglé n'est perdu : réessaie dans un instant.
no-room = La maison n'a plus de place pour d'autres tables. Rien de ce que tu as réglé n'est perdu : réessaie plus tard.
no-seat = Quelqu'un a été plus rapide : la place est prise. Prends-en une autre, ou regarde.
no-hurry = Trop de tables ont été ouvertes depuis ton réseau. Attends { $s } secondes, puis réessaie.
no-saved = L'enregistrement a échoué. Rien n'a changé : réessaie.
no-other = Ça n'a pas marché : { $text }

wait-opening = On scelle les dés
wait-opening-text = Chacun à la table ajoute aux dés quelque chose de secret, pour que personne, pas même la maison, ne puisse choisir ce qu'ils montreront. C'est l'affaire d'un clin d'œil.
wait-opening-for = On attend encore : { $names }.
