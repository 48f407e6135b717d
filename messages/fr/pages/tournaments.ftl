# Les tournois : leur liste, et l’un d’eux.

tournaments-title = Tournois
tournaments-about = Des gens et des bots jouent pour une place : tous contre tous pendant une heure, tour après tour, ou jusqu’au dernier. Tout le monde peut en ouvrir un.
tournaments-open = Ouvrir un tournoi
tournaments-running = En cours
tournaments-coming = Bientôt
tournaments-over = Finis
tournaments-none = Aucun tournoi n’est ouvert en ce moment. Ouvres-en un et envoie son lien.
tournaments-away = Les tournois ne peuvent pas être listés pour l’instant.
tournaments-again = Réessayer
tournaments-all = Tous les tournois

tournament-arena = Arène, { $n } min
tournament-swiss = { $n ->
    [one] Système suisse, { $n } tour
   *[other] Système suisse, { $n } tours
}
tournament-knock-out = { $n ->
    [1] Élimination directe
   *[other] Élimination directe, { $n } parties au plus
}
tournament-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
tournament-tables = tables de { $n }
tournament-won = Gagné par { $names }
tournament-nobody = Personne n’a gagné.
tournament-cancelled = Il a été annulé avant son début.
tournament-forgotten = quelqu’un
tournament-bot = bot
tournament-you = toi
tournament-left = parti

tournament-span-days = { $days } j { $hours } h
tournament-span-hours = { $hours } h { $minutes } min
tournament-starts = Commence dans { $span }
tournament-starts-at = { $day }, { $time } à ta montre
tournament-starts-said = Commence quand l’hôte le dit
tournament-starts-now = Va commencer
tournament-ends = Nouvelles parties pendant { $span }
tournament-last = Les dernières parties se jouent
tournament-round-of = Tour { $round } sur { $rounds }
tournament-round = Tour { $round }
tournament-before-round = Le premier tour va commencer
tournament-since = Fini depuis le { $day }, { $time }

tournament-join = Participer
tournament-back = Revenir
tournament-leave = Partir
tournament-leave-sure = Quitter cette élimination directe ? Tu ne pourras pas y revenir.
tournament-joined = Tu participes. Reste sur cette page : ta partie s’affiche ici dès qu’il y en a une.
tournament-away = Tu ne reçois pas de parties pour l’instant.
tournament-knocked-out = Tu as été éliminé au tour { $round }.
tournament-late = On ne peut pas rejoindre une élimination directe après son début.
tournament-host = Tu es l’hôte.
tournament-start = Commencer maintenant
tournament-end = Y mettre fin
tournament-cancel = Annuler le tournoi
tournament-end-sure = Mettre fin à ce tournoi ? Les parties en cours vont jusqu’au bout, aucune autre ne commence.
tournament-cancel-sure = Annuler ce tournoi ? Il n’a pas commencé, et aucune partie ne sera jouée.
tournament-bots = Faire participer des bots
tournament-bots-kind = Quels bots
tournament-bots-count = Combien
tournament-bots-add = { $n ->
    [one] Ajouter { $n } bot
   *[other] Ajouter { $n } bots
}

tournament-waits = Ta partie t’attend
tournament-waits-for = { $names } · viens d’ici { $span }
tournament-waits-going = Tu y seras dans { $n } s.
tournament-waits-go = Vers ta partie
tournament-waits-stop = Pas encore
tournament-against = Contre { $names }

tournament-no-key = Seuls les joueurs que la maison reconnaît peuvent participer, et ce navigateur ne peut pas garder de clé : la fenêtre est privée, ou le chemin vers la maison n’est pas chiffré. Ouvre cette page dans une autre fenêtre.
tournament-guest = Tu as choisi de jouer ici en invité, et seul un joueur que la maison reconnaît peut participer. Change cela sur la page « Toi », puis reviens.
tournament-lost-short = La maison ne répond pas.
tournament-lost = La maison ne répond pas. Nouvel essai dans { $n } s.
tournament-lost-now = Demander maintenant
tournament-none-title = Ce tournoi n’existe pas
tournament-none-text = L’adresse est fausse, ou l’hôte l’a annulé.

tournament-standings = Classement
tournament-standings-none = Personne ne participe encore.
tournament-standings-arena = Une victoire compte 2, et 4 à partir de la troisième de suite. À égalité comptent les victoires, puis le moins de parties.
tournament-standings-swiss = À égalité comptent les points des adversaires (Buchholz), puis ceux des adversaires battus (Sonneborn-Berger).
tournament-standings-knock-out = Qui tient plus longtemps est mieux classé.
tournament-place = Place
tournament-player = Joueur
tournament-points = Points
tournament-wins = Gagné
tournament-wins-of = { $wins } sur { $games }
tournament-buchholz = Buchholz
tournament-buchholz-short = BH
tournament-sonneborn = Sonneb.-B.
tournament-sonneborn-short = SB
tournament-out-in = Éliminé
tournament-out-round = tour { $round }
tournament-out-not = en jeu
tournament-out-won = gagne
tournament-streak = { $n ->
    [one] { $n } victoire de suite
   *[other] { $n } victoires de suite
}
tournament-page = { $from } à { $to } sur { $n }
tournament-page-before = Les précédents
tournament-page-after = Les suivants

tournament-games = Parties
tournament-games-none = Aucune partie n’a encore commencé.
tournament-games-more = En montrer encore { $n }
tournament-games-some = Voici les dernières parties. Toutes sont dans le journal.
tournament-bracket = Les tours
tournament-game = Partie { $n }
tournament-playing = en cours
tournament-void = ne compte pas
tournament-absent = n’est pas venu
tournament-watch = Regarder
tournament-watch-name = Regarder { $names }
tournament-replay = Revoir
tournament-replay-name = Revoir { $names }
tournament-won-games = { $n ->
    [one] { $n } partie gagnée
   *[other] { $n } parties gagnées
}

tournament-share-text = Joue avec moi dans un tournoi de { $title }
tournament-share-about = Qui ouvre ce lien peut participer, ou regarder.
tournament-results = Résultats
tournament-results-about = Tout ce qui s’est passé, une ligne par événement, et le classement en tableau.
tournament-log = Journal
tournament-csv = Classement (CSV)
tournament-rules = Comment on joue

tournament-name = Son nom
tournament-name-usual = Tournoi de { $title }
tournament-which = Jeu
tournament-seats = Joueurs à une table
tournament-how = Qui rencontre qui
tournament-how-arena = Arène
tournament-how-arena-help = Qui est libre joue aussitôt, tant que cela dure. Viens et pars comme tu veux.
tournament-how-swiss = Système suisse
tournament-how-swiss-help = Tout le monde joue chaque tour, contre quelqu’un qui a à peu près autant de points.
tournament-how-knock-out = Élimination directe
tournament-how-knock-out-help = Qui perd est éliminé.
tournament-n-arena = Minutes
tournament-n-swiss = Tours
tournament-n-knock-out = Parties par rencontre
tournament-n-help = { $least } à { $most }
tournament-when = Quand il commence
tournament-when-said = Quand je le dis
tournament-when-timed = À une heure fixe
tournament-when-at = Jour et heure, à ta montre
tournament-when-none = Il faut un jour et une heure, encore à venir.
tournament-who = Qui peut le trouver
tournament-who-public = Tout le monde
tournament-who-public-help = Il est dans la liste des tournois.
tournament-who-unlisted = Par lien seulement
tournament-who-unlisted-help = Qui a le lien peut participer.
tournament-do = Ouvrir le tournoi
tournament-doing = Ouverture …
