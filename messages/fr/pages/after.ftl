# Quand une partie est finie : résultat, retour en arrière, entraîneur, preuve.

result-you = Tu as gagné !
result-one = { $name } a gagné.
result-several = { $names } ont gagné.
result-nobody = Personne n'a gagné.
result-lost = Perdu pour cette fois.
result-scores = Score par place
result-won = victoire
result-again = Rejouer
result-tournament = Retour au tournoi
result-daily = Vers le tableau du jour
result-again-join = Prendre part à la revanche
result-replay = Revoir la partie
result-share = Partager
result-shared = Le lien est copié.
result-share-by-hand = Copie ce lien : { $link }
result-download = Télécharger le journal
result-failed = Ça n'a pas marché : { $text }

replay-title = Revoir : { $title }
replay-none = Cette partie n'est pas encore finie : il n'y a rien à revoir. Va à la table pour jouer, ou pour regarder.
replay-table = À la table
replay-moment = Événement { $n } sur { $all }
replay-start = Le début
replay-scrub = Moment de la partie
replay-first = Au début
replay-back = Un événement en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un événement en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-events = Tous les événements
replay-share = Lien vers ce moment

coach-title = L'entraîneur
coach-ask = Chance ou talent ?
coach-working = L'entraîneur examine chaque décision. Cela peut prendre une minute …
coach-failed = L'entraîneur ne peut rien dire de cette partie : { $text }
coach-again = Redemander
coach-head-great = { $who ->
    [you] Tes choix étaient presque parfaits : précision { $accuracy }.
   *[other] Les choix de { $name } étaient presque parfaits : précision { $accuracy }.
}
coach-head-well = { $who ->
    [you] Tu as bien choisi : précision { $accuracy }.
   *[other] { $name } a bien choisi : précision { $accuracy }.
}
coach-head-mixed = { $who ->
    [you] Tu as parfois bien choisi : précision { $accuracy }.
   *[other] { $name } a parfois bien choisi : précision { $accuracy }.
}
coach-head-badly = { $who ->
    [you] Tes choix ont coûté cher : précision { $accuracy }.
   *[other] Les choix de { $name } ont coûté cher : précision { $accuracy }.
}
coach-head-unknown = { $who ->
    [you] On ne peut pas dire si tu as bien choisi.
   *[other] On ne peut pas dire si { $name } a bien choisi.
}
coach-head-luck-gave = La chance a donné { $by } points.
coach-head-luck-took = La chance a pris { $by } points.
coach-head-luck-even = La chance a donné autant qu'elle a pris.
coach-head-luck-unknown = On ne peut pas dire ce que la chance a fait.
coach-cannot-tell = Là où une estimation peut se tromper de plus que ce qu'elle dit, rien n'est dit : ni jugement, ni précision, ni tournant.
coach-curve-mistake = { $label }, { $name } : { $loss } points perdus. Montrer
coach-picture = Le plateau avant l'événement { $n }, quand { $name } a choisi.
coach-played = Joué
coach-better = Mieux
coach-go = Montrer sur le grand plateau
coach-try = Réessayer à partir d'ici
coach-try-against = contre
coach-decisions = Les { $n } décisions
coach-curve = Chances de gagner
coach-curve-about = Les chances de gagner, événement par événement : { $names }. Maintenant : { $now }.
coach-turning = Tournants
coach-turning-roll = La chance
coach-turning-choice = Un choix
coach-turning-resignation = Un abandon
coach-turning-unclear = Incertain
coach-turning-from-to = { $name }, de { $from } à { $to }
coach-balance = Chance et talent, en points sur cent
coach-balance-sum = Départ, chance, choix à soi et choix des autres s'additionnent jusqu'au résultat. La chance vaut 0 en moyenne.
coach-balance-rest = Le reste est ce que l'estimation a corrigé entre deux lancers.
coach-start = Départ
coach-luck = Chance
coach-own = Choix à soi
coach-others = Les autres
coach-rest = Reste
coach-result = Résultat
coach-accuracy = Précision
coach-costly = Ce qui a coûté le plus
coach-costly-none = Sur { $n } décisions, aucune n'a coûté cinq points ou plus, autant qu'on sache.
coach-label-inaccuracy = Imprécision
coach-label-mistake = Erreur
coach-label-blunder = Bourde
coach-exact = Toutes les chances sont exactes : ce jeu est résolu.
coach-error = Les chances sont des estimations, chacune à { $error } points près dans 19 cas sur 20. Aucune décision ne porte une étiquette plus petite que sa propre erreur.
