# What is said beside a table, and of the settings: it comes when it is looked at.

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Comme mon appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-speed = Animations
settings-sound = Son
settings-sound-on = Activé
settings-sound-off = Coupé
settings-dice = Vos dés
settings-dice-house = Lancés pour moi
settings-dice-hand = Je lance mes dés moi-même
hand-over-title = Passe l'écran à { $name }
hand-over-take = Je suis { $name }
device-text = Scanne ce code, ou ouvre le lien là-bas. Qui l'a joue à ta place : garde-le pour toi.
device-link = Lien de ta place
panel-talk-mute = Ne plus entendre { $name }
panel-talk-unmute = Entendre { $name } à nouveau
panel-talk-empty = Personne n'a encore rien dit.
panel-talk-say = Dire quelque chose
panel-talk-send = Envoyer
panel-talk-muted = (n'est pas entendu)
panel-talk-report = Signaler quelque chose…
panel-talk-watchers-off = Faire taire les spectateurs
panel-talk-watchers-on = Laisser parler les spectateurs
panel-talk-watchers-quiet = À cette table, les spectateurs ne peuvent pas parler.
panel-talk-watcher = { $name } (regarde)
panel-odds-none = Aucun lancer n'est à venir.
panel-hint-ask = Quel serait le meilleur choix ?
panel-hint-thinking = Réflexion …
panel-hint-failed = La maison n'a pas trouvé de réponse à temps. Redemande, ou choisis toi-même.
panel-hint-off = Pas de conseils à cette table.
panel-hint-turn = Demande quand c'est à toi de jouer.
panel-hint-wins = de gagner
panel-hint-more = Plus : les { $n } choix
panel-hint-all = Tous les montrer
panel-hint-alike = { $n ->
    [one] Un autre choix est trop proche pour dire lequel est le meilleur.
   *[other] { $n } autres choix sont trop proches pour dire lequel est le meilleur.
}
panel-hint-beside = À côté de « { $choice } » :
panel-hint-line = La plupart des parties continuent ainsi :
# A figure only where not all games go so.
panel-hint-step = { $you ->
    [yes] Toi
   *[no] { $name }
} : { $choice } { $share ->
    [100] { "" }
   *[other] ({ $share } sur 100)
}
panel-hint-error = Ces chances sont des estimations, chacune à { $error } près ; l'écart entre deux d'entre elles, à { $apart } près.
bar-label = Tes chances de gagner
bar-before = avant ce tour
bar-waits = Tes chances de gagner s'affichent quand c'est à toi de jouer.
bar-show = Toujours afficher mes chances de gagner
panel-hint-play = Jouer ce coup
panel-hint-exact = Ces chances sont exactes.
tour-label = Un premier coup d'œil
tour-end = Passer
tour-back = Retour
tour-next = Suivant
tour-done = Jouer
show-throw-how = Appuyer, glisser ou espace
nowhere-no-page-title = Il n'y a rien ici
nowhere-no-page-text = Il manque peut-être une lettre à l'adresse. Tous les jeux sont sur l'étagère, à l'accueil.
nowhere-no-table-title = Cette table n'existe pas
nowhere-no-table-text = Le lien est peut-être coupé, ou la table était dans une autre maison. Demande qu'on te le renvoie, ou ouvre ta propre table.
nowhere-not-yours-title = Cette table n'est pas pour toi
nowhere-not-yours-text = C'est une table privée, et ce navigateur n'y a pas de place. Ouvre-la dans le navigateur où tu t'es assis, ou demande une nouvelle invitation.
nowhere-full-title = La maison est pleine
nowhere-full-text = Il n'y a plus de place pour d'autres tables ou d'autres joueurs. Réessaie dans un moment.
why-film = D'abord, tu vois ce qui s'est passé.
why-busy = Ton choix est en route.
why-not = Ce n'est pas possible maintenant.
why-turn = Ce n'est pas ton tour : c'est à { $names }.

vacation-beside = { $name } : en vacances jusqu’au { $until }
