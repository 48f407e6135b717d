# Ce que le terminal dit lui-même, quel que soit le jeu : écrans, touches, commandes.
# Les mots entre `accents graves` se tapent : ils sont les mêmes dans toutes les langues.

# Ce qui précède les décimales.
terminal-decimal = ,
terminal-numbers-to = { $first } à { $last }
terminal-players = { $most ->
    [1] 1 joueur
   *[other] { $seats } joueurs
}

# Les touches de la dernière ligne, et ce qu'elles font. Une ligne a 80 colonnes.
terminal-key-enter = Entrée
terminal-key-escape = Échap
terminal-key-left-right = Gauche Droite
terminal-key-left = ←
terminal-key-right = →
terminal-key-home = Début
terminal-key-end = Fin
terminal-key-space = Espace
terminal-does-open = ouvrir
terminal-does-sit-down = s'asseoir
terminal-does-change = changer
terminal-does-help = aide
terminal-does-rules = règles
terminal-does-odds = cotes
terminal-does-hint = indice
terminal-does-log = récit
terminal-does-chances = gain
terminal-does-undo = retour
terminal-does-resign = céder
terminal-does-leave = fin
terminal-does-back = retour
terminal-does-start = départ
terminal-does-on = suite
terminal-does-end = fin
terminal-does-play = film
terminal-does-fast = vite
terminal-does-slow = lent
terminal-does-skip = passer

terminal-too-small = Cette fenêtre a { $width } x { $height } caractères. Luckhouse en demande { $columns } x { $rows } : agrandis-la, ou joue avec `luckhouse --plain`.
terminal-panel-title = { $title }  ({ $first }-{ $last } sur { $lines } ; Échap ferme)
terminal-help = Aide
terminal-odds = Cotes
terminal-hint = Indice
terminal-nowhere-to-keep = Il n'y a pas de place ici pour garder une partie.

terminal-shelf-title = Luckhouse : à quoi jouons-nous ?
terminal-shelf-game = { $number }  { $title }, { $players }
terminal-shelf-kept = Parties gardées
terminal-shelf-look-back = revoir : { $title }, { $about }
terminal-shelf-go-on = suite : { $title }, { $about }
terminal-shelf-help =
    Haut et Bas parcourent l'étagère, Entrée ouvre ce qu'ils désignent ; un chiffre ouvre un jeu tout de suite.
    F2 montre les règles du jeu choisi.
    { "" }
    Une partie quittée est gardée après chaque événement : elle attend sous les jeux qu'on la reprenne.
    Une partie finie peut être revue, événement par événement.
    { "" }
    La souris marche aussi : clique sur une ligne, ou sur une touche en bas ; la molette fait défiler.
    Échap, q ou F10 quittent la maison.

terminal-setup-title = { $title } : comment jouons-nous ?
terminal-setup-players = joueurs
terminal-setup-dice = dés
terminal-setup-dice-rolled = lancés
terminal-setup-dice-typed = tapés
terminal-setup-you = toi
terminal-setup-means-seats = Combien jouent : { $seats }.
terminal-setup-means-rolled = La maison lance les dés.
terminal-setup-means-typed = Tu lances de vrais dés sur ta table, et tu tapes ce qu'ils montrent.
terminal-setup-means-you = quelqu'un devant cet écran
terminal-setup-means-option = { $about } ({ $values } ; sinon { $default }).
terminal-setup-wrong = { $name } ne peut pas être { $value } : on attend { $expected }
terminal-setup-help =
    Haut et Bas vont de ligne en ligne, Gauche et Droite changent ce qui s'y trouve. Un nombre peut aussi être tapé.
    Entrée fait s'asseoir à la table telle qu'elle est, depuis n'importe quelle ligne.
    { "" }
    Une feuille ou une disposition peut être à toi : F3 lit un fichier, F4 ouvre ce qui est là dans ton éditeur (VISUAL ou EDITOR), et le texte d'un fichier peut être collé. Ce que tu fais est gardé, en ordre ou non, jusqu'à ce que F8 l'ôte.
    { "" }
    Chaque place est jouée par toi ou par un bot. On peut partager cet écran : mets plusieurs places sur `toi`.
    Les bots, du plus faible au plus fort : random, novice, steady, strong, best. Certains jeux ont des personnages, qui jouent fort, chacun à son goût.
    { "" }
    Avec les dés tapés, tu lances de vrais dés sur ta table, et tu tapes ce qu'ils montrent.

terminal-table-out = (sorti)
terminal-table-replay = Retour sur la partie
terminal-table-rolling = Les dés
terminal-table-the-end = La fin
terminal-table-waiting = Attente
terminal-table-choice = Ton choix
terminal-table-choice-of = Ton choix ({ $place } sur { $all })
terminal-table-dice-roll = Les dés roulent.
terminal-table-nothing-like-that = Rien de tel dans la liste. Entrée le dit quand même, Échap l'oublie.
terminal-table-log = Ce qui s'est passé
terminal-table-log-older = Ce qui s'est passé (avant)
terminal-table-showing = Ce qui se passe
terminal-table-skip = Attends, ou appuie sur . pour voir où on en est.
terminal-table-still-showing = On montre d'abord ce qui s'est passé : attends, ou passe avec .
terminal-table-left-out = { $events ->
    [one] Un événement n'a pas été montré ; il est dans le récit (F5).
   *[other] { $events } événements n'ont pas été montrés ; ils sont dans le récit (F5).
}
terminal-table-since = Depuis ton dernier tour
terminal-table-nothing-since = Rien ne s'est passé depuis ton dernier tour.
terminal-table-speed = Vitesse : { $speed }. + accélère, - ralentit, . passe à maintenant.
terminal-table-choice-among = Ton choix (parmi { $all })
terminal-table-go-to-one = Va d'abord à un choix avec Haut ou Bas, ou tape-le.
terminal-table-log-since = Depuis ton dernier tour
terminal-speed-slow = lente
terminal-speed-normal = normale
terminal-speed-fast = rapide
terminal-speed-none = immédiate
terminal-table-sure = Abandonner la partie ? o pour oui, toute autre touche pour non.
terminal-table-yes = oOyY
terminal-table-not-given-up = Pas d'abandon.
terminal-table-picked = { $picked } (Échap l'oublie)
terminal-table-own-chance = Ta chance de gagner : { $chance }
terminal-table-nothing-there = Rien à choisir là pour le moment.
terminal-table-over = La partie est finie.
terminal-table-thinking = Réflexion en cours.
terminal-table-chances-shown = Les chances de gagner sont montrées.
terminal-table-chances-hidden = Les chances de gagner ne sont pas montrées.
terminal-table-save-what = save FILE : il manque le nom d'un fichier
terminal-table-no-log-to-save = Il n'y a pas de journal à enregistrer ici.
terminal-table-not-over-yet = La partie n'est pas finie : trop tôt pour la revoir.
terminal-table-no-log-to-see = Il n'y a pas de journal à revoir ici.
terminal-table-takes-screen = { $seat } prend l'écran ; personne d'autre ne regarde
terminal-table-or-type = ou tape ce que tu as lancé
terminal-table-sit-down = s'asseoir
terminal-table-house-rolls = la maison lance
terminal-table-once-more = encore une fois la même
terminal-table-look-back = la revoir, événement par événement
terminal-table-get-up = se lever de table
terminal-film-plays = Événement { $at } sur { $length } ; le film avance, vitesse : { $speed }.
terminal-film-stands = Événement { $at } sur { $length } ; le film est arrêté, vitesse : { $speed }.

terminal-command-help = cette liste
terminal-command-rules = les règles de ce jeu
terminal-command-odds = les chances qui comptent ici ; `odds TOPIC …` en demande d'autres
terminal-command-hint = ce que ferait un bon joueur, et ce que vaut chaque choix
terminal-command-why = de même
terminal-command-log = tout ce qui s'est passé
terminal-command-chances = ta chance de gagner, montrée ou non
terminal-command-undo = reprend ton dernier choix, si rien n'a été lancé depuis
terminal-command-resign = abandonner ; à trois ou plus, un bot joue à ta place
terminal-command-since = ce qui s'est passé depuis ton dernier tour
terminal-command-skip = où on en est, sans montrer comment on y est arrivé
terminal-command-speed = à quelle vitesse on montre : `speed slow`, `normal`, `fast` ou `none`
terminal-command-quit = partir ; une partie de cet écran est gardée
terminal-command-save = écrire la partie dans un fichier
terminal-command-rematch = encore une fois la même, quand la partie est finie
terminal-command-replay = revoir la partie, quand elle est finie
terminal-command-plain = la table en texte simple, ou son plateau
terminal-command-say = parler aux autres à une table du réseau
terminal-command-people = qui est à une table du réseau
terminal-command-fill = y mettre un bot à chaque place libre, et commencer ; pour l'hôte
terminal-command-mute = ne plus y entendre quelqu'un ; `unmute NAME` pour l'inverse ; pour l'hôte
terminal-command-watchers = ceux qui regardent s'y taisent ; `watchers on` pour l'inverse ; pour l'hôte
terminal-command-leave = en partir pour de bon
terminal-play-help =
    Haut et Bas parcourent la liste des choix, Entrée prend celui qu'ils désignent.
    Taper raccourcit la liste ; Entrée dit ce qui est tapé. Plusieurs mots : avec `;` entre eux.
    Tab parcourt le plateau, Espace ou Entrée touche où il se trouve. Échap oublie ce qui est choisi ou tapé.
    Page haut et Page bas font défiler le récit. La souris marche partout : plateau, liste, récit et touches.
    Ce qui se passe est montré pas à pas : . passe à maintenant, + et - changent la vitesse, F9 résume.
    Une touche pressée pendant ce temps ne choisit rien. Ton choix peut être repris (F7) jusqu'à ce que les dés tombent.
    { "" }
    On peut aussi taper ces mots, avec ou sans barre oblique devant :
terminal-replay-help =
    Gauche et Droite reculent et avancent d'un événement, Page haut et Page bas de dix, Début et Fin vont aux deux bouts.
    Espace lance ou arrête le film, + et - changent la vitesse. Échap quitte.
    { "" }
    À une table où l'on joue, on peut taper ces mots :

terminal-local-you = toi
terminal-local-person = personne { $number }
terminal-local-for-who-gave-up = { $bot } (remplace un abandon)
terminal-local-hand-over = Laisse l'écran à { $seat }. Personne d'autre ne regarde.
terminal-local-over = La partie est finie.
terminal-local-by-hand = À la main : { $what }
terminal-local-thinks = { $seat } ({ $name }) réfléchit.
terminal-local-your-choice = À toi de choisir.
terminal-local-choice-of = { $seat }, à toi de choisir.
terminal-local-say-it-aloud = Tout le monde est devant cet écran : dis-le à voix haute.
terminal-local-no-replay = La partie est en cours : on la revoit quand elle est finie.
terminal-local-sits-down-first = { $seat } s'assied d'abord : appuie sur Entrée.
terminal-local-nothing-to-choose = Rien à choisir maintenant. { $waiting }
terminal-local-nobody-to-sit-down = Personne ne doit s'asseoir maintenant.
terminal-local-nothing-to-take-back = Rien à reprendre : personne ici n'a choisi.
terminal-local-taken-back = C'est repris.
terminal-local-own-choice-first = On abandonne quand c'est à soi de choisir.
terminal-local-not-over = Encore une fois quand celle-ci sera finie : abandonne, ou joue-la jusqu'au bout.
terminal-local-from-the-list = { $refusal }. Choisis dans la liste.
terminal-local-words-dropped = Un autre tour : les mots qui restaient sont oubliés.
terminal-local-at-random = { $seat } ne sait que faire, et choisit au hasard.
terminal-local-forfeits = { $name } en { $seat } perd par forfait : { $why }.
terminal-local-no-hint = Pas d'indice : la réflexion s'est interrompue.

terminal-replay-after = Après { $events } événements sur { $all }.
terminal-replay-only-looked-at = Cette partie est jouée : on ne peut que la regarder.

terminal-ended-alone-won = La partie est finie : tu as gagné.
terminal-ended-alone-lost = La partie est finie : tu as perdu.
terminal-ended-nobody = La partie est finie : personne ne gagne. Points : { $scores }.
terminal-ended-one = La partie est finie : { $winner } gagne. Points : { $scores }.
terminal-ended-several = La partie est finie : { $winners } gagnent ensemble. Points : { $scores }.

# Les plateaux de tous les jeux.
terminal-board-put-back = { $thing } : choisi ; touche encore pour le reposer
terminal-board-choices = { $thing }, { $number } choix : { $choices }
