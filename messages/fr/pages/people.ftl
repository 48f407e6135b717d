# Les joueurs : soi-même et les autres.

people-away = La maison ne répond pas pour l'instant.
people-again = Réessayer
people-since = Ici depuis le { $date }
people-failed = Cela n'a pas marché : { $text }
people-none-title = Personne ici
people-none-text = Ce joueur n'existe pas, ou ne montre rien de lui.

guest-title = Tu joues en invité
guest-new-text = À la première partie, ce navigateur reçoit sa propre clé. Dès lors la maison te reconnaît, sans mot de passe et sans adresse : tes parties comptent, et tu vois tes progrès.
guest-start = Être reconnu dès maintenant
guest-cannot-text = Ce navigateur ne peut pas garder de clé pour toi : la fenêtre est privée, ou le chemin vers la maison n'est pas chiffré. En invité tu peux jouer à tout.
guest-chosen-text = Tu as choisi de jouer ici en invité : tes parties ne comptent pas, et rien n'est gardé de toi. Si tu veux, sois de nouveau reconnu, comme quelqu'un de nouveau.
guest-left-title = Tu es déconnecté
guest-left-text = Ici tu joues en invité. Ce navigateur a encore ta clé : qui s'en sert peut se connecter à ta place.
guest-back = Se reconnecter
guest-forget = Oublier ma clé dans ce navigateur
guest-forget-sure = Oublier ta clé dans ce navigateur ? Pour revenir ici, il faudra un code d'un autre appareil ou un code de secours.
code-title = Tu joues déjà sur un autre appareil ?
code-text = Ouvres-y la page « Toi » et demande un code. Un code de secours va aussi.
code-came = Un code est venu avec le lien. Si c'est le tien, utilise-le : cet appareil sera aussi à toi.
code-instead = Ce que tu as joué dans ce navigateur reste sous le nom que tu as ici maintenant.
code-label = Code
code-do = Utiliser le code

ratings-title = Classements
ratings-none = Pas encore : ils viennent avec les parties qui comptent.
rating-seats = { $n ->
    [1] seul
   *[other] { $n } joueurs
}
rating-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
rating-puzzles = Problèmes
rating-tries = { $n ->
    [one] { $n } premier essai
   *[other] { $n } premiers essais
}
rating-provisional = encore incertain
rating-against-bots = contre les bots
rating-off = à { $n } près
rating-without-luck = Sans la chance : { $rating } ± { $off }
rating-without-luck-about = Sans la chance : d’après les résultats moins ce que les dés ont donné. Peu de parties rendent cette cote aussi sûre que beaucoup rendent l’autre.
solo-about = Ce que { $n ->
    [one] une partie a rapporté
   *[other] { $n } parties ont rapporté en moyenne
}, à côté de ce que le meilleur jeu aurait fait des mêmes dés.
rating-curve = Le classement sur { $n } parties : il a commencé à { $first }, il est à { $last }, entre { $least } et { $most }.

ranking-title = Les meilleurs de la maison
ranking-about = Ceux dont tout le monde peut voir le profil et dont le classement est assez sûr pour être comparé.
ranking-seats = Joueurs
ranking-by = Selon le classement
ranking-by-plain = tel qu’on a joué
ranking-by-without-luck = sans la chance
ranking-by-against-bots = contre les bots
ranking-bots = Montrer les bots de la maison
ranking-bot = Bot ({ $level })
ranking-table = Palmarès
ranking-none = Personne pour le moment.
ranking-place = Place
ranking-no-place = aucune
ranking-name = Nom
ranking-rating = Classement
ranking-games = Parties
ranking-you = toi
ranking-uncertain = Ton classement est encore trop incertain pour une place : quelques parties de plus, et tu en auras une.
ranking-hidden = Toi seul vois ta ligne : ton profil n’est pas pour tout le monde.
ranking-hidden-link = Changer cela
ranking-link = Qui est le meilleur ?

feats-title = Titres
feats-times = { $n } fois
feat-fortuna-cheese = Le grand fromage
feat-fortuna-cheese-about = gagné par un Fromage
feat-fortuna-untouched = Toutes ses billes
feat-fortuna-untouched-about = gagné sans perdre une bille
feat-lantern-home = Porteur de lumière
feat-lantern-home-about = rentré chez soi
feat-lantern-dragon-at-zero = Fléau du dragon
feat-lantern-dragon-at-zero-about = rentré sans rien de barré qui compte
feat-booty-dice-both-combos = La tempête parfaite
feat-booty-dice-both-combos-about = Mutinerie et Naufrage à la fois
feat-booty-dice-last-alive = Le dernier debout
feat-booty-dice-last-alive-about = gagné en dernier pirate vivant
feat-lucky-shot-unbreached = Châtelain
feat-lucky-shot-unbreached-about = gagné sans perdre un fort
feat-lucky-shot-three-raids = Corsaire
feat-lucky-shot-three-raids-about = trois pillages réussis en une partie
feat-reynards-luck-foxheads = Maître des renards
feat-reynards-luck-foxheads-about = gagné en tenant les têtes de renard
feat-reynards-luck-unscathed = Pas une égratignure
feat-reynards-luck-unscathed-about = gagné sans perdre une pièce

totals-title = Jouées et gagnées
totals-game = Jeu
totals-played = Jouées
totals-won = Gagnées

played-title = Parties finies
played-none = Pas encore.
played-which = Jeu
played-any = Tous les jeux
played-more = Parties plus anciennes
played-won = Gagnée
played-lost = Perdue
played-place = Place { $place } sur { $seats }
played-journey-won = { $n ->
    [0] Rentré sans un seul cercle barré
    [one] Rentré avec { $n } cercle barré
   *[other] Rentré avec { $n } cercles barrés
}
played-journey-lost = Tombé dans la zone { $zone } sur { $zones }
played-with = avec { $names }
played-alone = seul
played-rating = Classement { $before } → { $after }
played-against-bots = Contre les bots { $before } → { $after }
played-accuracy = Précision { $accuracy }
played-luck = Chance { $points }
played-replay = Revoir
played-replay-name = Revoir { $title }, { $when }
played-coach = Entraîneur
played-coach-name = Demander à l'entraîneur : { $title }, { $when }

opponents-title = Ceux avec qui tu as joué
opponents-name = Joueur
opponents-won = Tu as gagné
opponents-lost = Ils ont gagné
opponents-last = La dernière fois
opponents-all = Montrer les { $n }
against-title = Toi et { $name }
against-score = { $won } : { $lost }
against-game = { $title } : { $n ->
    [one] { $n } partie, { $won } : { $lost }
   *[other] { $n } parties, { $won } : { $lost }
}

regard-friend = Fait partie de tes amis.
regard-blocked = Tu as bloqué cette personne.
regard-befriend = Ajouter aux amis
regard-unfriend = Retirer des amis
regard-unfriend-name = Retirer { $name } de tes amis
regard-report = Signaler…
regard-block = Bloquer
regard-unblock = Débloquer
regard-unblock-name = Débloquer { $name }
friends-title = Amis
friends-none = Pas encore. Ceux avec qui tu as joué sont plus haut ; leurs pages permettent de les ajouter.
friends-blocked = Bloqués
friends-remove = Retirer

invited-title = Invitations
invited-by = { $name } t’invite
invited-go = Y aller
invited-decline = Décliner
invited-what = { $what } : { $title } avec { $name }
invite-friends-title = Amis de ta liste
invite-friends-text = Ils trouvent l’invitation à l’accueil.
invite-friends-do = Inviter
invite-friends-done = Invitation envoyée
invite-friends-what = { $what } : { $name }

account-title = Ton compte
account-name = Nom
account-name-help = C'est ton nom sur ta page, et désormais dans les parties.
account-save = Enregistrer
account-saved = Enregistré.
account-privacy = Qui peut voir tes classements et tes parties
account-privacy-private = Toi seul
account-privacy-friends = Tes amis
account-privacy-public = Tout le monde
account-order = Veiller à l’ordre
account-link = Ta page pour les autres

devices-title = Tes appareils
devices-this = cet appareil
key-unnamed-devices = Un appareil
devices-since = depuis le { $date }
devices-used = dernière visite { $when }
devices-remove = Retirer
key-remove-name-devices = Retirer l'appareil ajouté le { $date }
key-remove-sure-devices = Retirer cet appareil ? Il ne pourra plus jouer à ta place.
devices-add = Ajouter un appareil
devices-add-title = Ajouter un appareil
devices-add-text = Sur l'autre appareil, scanne l'image, ouvre le lien, ou tape le code sur la page « Toi ». Il sert une fois, jusqu'à { $time }.
devices-add-code = Code
devices-add-link = Lien
devices-add-qr = Code QR du lien
devices-add-scan = Scanne ceci avec l'autre appareil.

passkeys-title = Clés d’accès
passkeys-text = Une clé d’accès garde ton nom : elle te suit sur tes autres appareils et te ramène quand ce navigateur t’a oublié. Tu la déverrouilles avec ton doigt, ton visage ou un code.
key-unnamed-passkeys = Une clé d’accès
passkeys-add = Ajouter une clé d’accès
passkeys-use = Se connecter avec une clé d’accès
key-remove-name-passkeys = Retirer la clé d’accès du { $date }
key-remove-sure-passkeys = Retirer cette clé d’accès ? Elle ne te ramènera plus ; supprime-la aussi là où tu gardes tes clés d’accès.
passkeys-cancelled = Rien n’a changé : le navigateur n’a pas su quelle clé d’accès prendre, ou il a attendu trop longtemps.
passkeys-there = Une de tes clés d’accès est déjà là.
passkeys-cannot = Ce navigateur n’a pas de clés d’accès pour cette maison : il faut une maison qui ait un nom à elle, par un chemin chiffré.

recovery-title = Codes de secours
recovery-text = Si tu perds tous tes appareils, un de ces codes te ramène. Imprime-les et garde-les là où tu les retrouveras.
recovery-left = { $n ->
    [0] Tu n'en as pas.
    [one] Il reste { $n } code.
   *[other] Il reste { $n } codes.
}
recovery-new = Faire de nouveaux codes
recovery-sure = Faire de nouveaux codes ? Les anciens ne vaudront plus rien.
recovery-shown = Voici tes codes. Chacun sert une fois, et ils ne sont montrés que maintenant.
recovery-print = Imprimer
recovery-house = Codes de secours de { $name } à { $house }

leave-title = Données et départ
leave-data = Télécharger mes données
leave-out = Se déconnecter
leave-out-sure = Se déconnecter ici ? Tu joues en invité dans ce navigateur jusqu'à ta prochaine connexion.
leave-everywhere = Se déconnecter partout
leave-everywhere-sure = Se déconnecter partout ? Tous les autres appareils sont retirés, et chacun aura besoin d'un nouveau code.
leave-delete = Supprimer mon compte
leave-delete-sure = Supprimer ton compte ? Nom, classements et appareils disparaissent pour de bon. Les parties restent, sous un nom qui n'est à personne.

bots-title = Tes bots
bots-text = Un bot est un compte pour un programme à toi : il s’assied là où quelqu’un le défie, et tout le monde voit que c’est un bot. Ses parties ne changent le classement de personne.
bots-name = Nom d’un nouveau bot
bots-name-help = « (bot) » est ajouté derrière.
bots-make = Créer un bot
bots-open-to = Qui peut le défier ?
bots-open-to-private = Toi seul
bots-tokens = Jetons
bots-scopes = À quoi sert le prochain jeton
bots-scope-read = voir les défis
bots-scope-challenge = les accepter
bots-scope-play = jouer
bots-new-token = Nouveau jeton
bots-shown = Voici le jeton. Garde-le dans un fichier : il n’est montré que maintenant.
bots-revoke = Révoquer
bots-revoke-name = Révoquer le jeton du { $date }
bots-revoke-sure = Révoquer ce jeton ? Qui joue avec lui est renvoyé aussitôt.
bots-remove-name = Retirer { $name }
bots-remove-sure = Retirer { $name } ? Ses parties restent, sous un nom qui n’est à personne.

people-running = Tes parties en cours, et leur calendrier
vacation-title = Vacances
vacation-text = Pendant tes vacances, aucune horloge de jours ne court pour toi, à aucune table, et les autres voient que tu es absent. Ce qui restait de ton temps reste quand tu reviens.
vacation-not = Les horloges de minutes continuent, et les parties de tournoi aussi. Tu peux jouer quand même.
vacation-left = { $left ->
    [one] Il reste { $left } jour sur { $year }
   *[other] Il reste { $left } jours sur { $year }
}
vacation-runs = Tu es en vacances jusqu’au { $until }.
vacation-end = Terminer maintenant
vacation-ended = Tes vacances sont finies. Tes horloges continuent.
vacation-planned = Du { $from } au { $until }
vacation-cancel = Annuler
vacation-cancel-name = Annuler les vacances du { $from } au { $until }
vacation-forgotten = Les vacances sont annulées.
vacation-from = À partir du
vacation-days = Jours
vacation-begin = Commencer
vacation-plan = Prévoir
vacation-planned-done = Tes vacances sont notées.
vacation-help = Au plus { $most } d’affilée. Un jour commencé compte ; il revient un an après les vacances.
vacation-games = Tes parties en cours
