# Ce qui se dit quand on ouvre une table, dans la salle d'attente et dans la liste de toutes les tables.

all-title = Tables
all-text = Toutes les tables publiques de cette maison. Celles qu'on ne trouve que par leur lien n'y sont pas.
all-among = Quelles tables
all-waiting = Ouvertes
all-playing = En cours
all-finished = Finies
all-game = Jeu
all-game-any = Tous les jeux
all-player = Nom d'un joueur
all-find = Chercher

open-rules = Lire les règles
open-who = Qui joue
open-seats = Joueurs
open-seat = Place { $n }
open-person = Une personne, sur invitation
open-person-help = Tu reçois un lien et un code QR à envoyer.
open-bots = Bots
open-character = Caractère
open-character-none = Pas de caractère particulier
open-all-person = Tout le monde sur invitation
open-all-bot = Des bots partout
open-options = Règles de cette table
open-options-usual = comme dans la maison
open-options-changed = { $n ->
    [one] { $n } modifiée
   *[other] { $n } modifiées
}
open-options-loading = On va chercher les règles …
open-options-away = Les règles qu'on peut changer ne sont pas arrivées.
open-options-reset = Comme dans la maison
open-options-default = habituel
open-options-own = De toi
open-options-range = { $least } à { $most }, d'habitude { $usual }
open-options-none = aucun
open-options-some = un nombre
open-options-less = Moins
open-options-more = Plus
open-table = Temps, conseils, visibilité
open-clock = Temps pour chaque choix
open-clock-none = Autant que tu veux
open-clock-seconds = Secondes
open-clock-days = Jours
open-clock-help = Quand le temps est écoulé, un bot choisit.
open-clock-short = { $n } s par choix
open-clock-long = { $n ->
    [one] { $n } jour par choix
   *[other] { $n } jours par choix
}
open-clock-no = sans horloge
open-hints = Conseils
open-hints-on = Permis
open-hints-off = Interdits
open-hints-help = Quand c'est son tour, on peut demander quel serait le meilleur choix.
open-hints-short-on = avec conseils
open-hints-short-off = sans conseils
open-dice = Dés
open-dice-house = Comme la maison
open-dice-house-help = ensemble dès que deux personnes ou plus jouent
open-dice-together = Ensemble
open-dice-together-help = chaque lancer a besoin de tous ceux qui sont là : personne ne le connaît d'avance
open-dice-sealed = Scellés
open-dice-sealed-help = scellés par tous avant le premier lancer : la maison sait ce qui vient
open-visibility = Qui peut trouver la table
open-unlisted = Par lien seulement
open-unlisted-help = Qui a le lien peut s'asseoir ou regarder.
open-public = Tout le monde
open-public-help = Elle est à l'accueil : chacun peut s'asseoir ou regarder.
open-private = Seulement ceux qui jouent
open-private-help = Qui a le lien peut s'asseoir. Personne ne peut regarder.
open-start = Commencer la partie
open-start-invite = Ouvrir la table
open-start-next = Ensuite, tu reçois le lien à envoyer.
open-start-now = La partie commence tout de suite.
open-busy = Ouverture de la table …
open-sum = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
open-sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
open-no-game-title = Ce jeu n'est pas sur l'étagère
open-no-game-text = Il n'y a pas de jeu nommé « { $game } » dans cette maison. Il y a ceux-ci :

wait-for = { $n ->
    [one] Il manque encore { $n } joueur
   *[other] Il manque encore { $n } joueurs
}
wait-begins = La partie commence d'elle-même quand toutes les places sont prises.
wait-tournament = Qui ne vient pas à temps a perdu cette partie.
wait-tournament-link = Vers le tournoi
wait-seats = Places
wait-you = toi
wait-host = hôte
wait-here = est là
wait-away = n'est pas là
wait-free = Libre
wait-kept = gardée pour { $name }, de la partie d'avant
wait-take = S'asseoir ici
wait-take-name = S'asseoir ici : place { $n }
wait-watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
wait-came = { $name } prend place.
wait-went = { $name } s'en va.

invite-title = Invite tes amis
invite-text = Qui ouvre ce lien peut prendre une place. Pas besoin de compte.
invite-link = Lien d'invitation
invite-copy = Copier le lien
invite-copied = Copié
invite-by-hand = Ton navigateur ne nous laisse pas copier. Le lien est sélectionné : copie-le toi-même.
invite-share = Partager …
invite-share-text = Joue à { $title } avec moi
invite-qr = Code QR de l'invitation
invite-qr-text = Ou scanne ceci avec un téléphone.

fill-title = Plus personne ne vient ?
fill-level = Niveau des bots
fill-do = { $n ->
    [one] Mettre un bot à la place libre
   *[other] Mettre des bots aux places libres
}
fill-host = L'hôte peut aussi mettre des bots aux places libres.

leave-do = Quitter la table

sit-title = Tu as une invitation
sit-public = Il y a une place pour toi
sit-text = { $n ->
    [one] { $names } t'attend à cette table : { $title }.
   *[other] { $names } t'attendent à cette table : { $title }.
}
sit-text-nobody = Une table t'attend : { $title }.
sit-do = S'asseoir
sit-busy = Un instant …
sit-watch = Ou reste et regarde : la partie apparaît ici quand elle commence.
sit-private = C'est une table privée
sit-private-text = Seuls ceux qui y sont assis peuvent la voir.
sit-full = Toutes les places sont prises, et personne ne peut regarder une table privée.

agreed-title = Comment on joue
agreed-usual = Tout comme dans la maison.
agreed-rules = Règles de { $title }
here-too-title = À deux devant un écran ?
here-too-text = Quelqu'un à côté de toi peut jouer ici aussi. À chaque tour, vous vous passez l'écran.
here-too-name = Son nom
here-too-do = Prend place ici
