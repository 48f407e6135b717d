# Une partie en texte simple, ligne par ligne, et ce qui se dit au départ. Les mots entre `accents graves` se tapent.
terminal-plain-title = { $title }   (`help` montre ce que tu peux taper)
terminal-plain-cannot-show = la table ne peut pas être montrée ({ $error }) ; { $farewell }
terminal-plain-interrupted = interrompu ; { $farewell }
terminal-plain-interrupted-only = interrompu
terminal-plain-input-closed = l'entrée a été fermée ; { $farewell }
terminal-plain-closed-before-game = l'entrée a été fermée avant le choix d'un jeu : `luckhouse play JEU` le nomme
terminal-plain-until-next-time = À la prochaine : { $farewell }.
terminal-plain-by-hand = À la main : { $what } (Entrée : la maison lance) :
terminal-plain-words-dropped = C'est à { $seat } : les mots qui restaient sont oubliés.
terminal-plain-your-choice = { $seat }, à toi de choisir :
terminal-plain-press-enter = { $seat }, appuie sur Entrée :
terminal-plain-roll-is-due = Un lancer est dû : il n'y a rien à choisir.
terminal-plain-nothing-to-take-back = Un lancer est dû : il n'y a rien à reprendre.
terminal-plain-give-up-at-own-choice = Un lancer est dû : on abandonne quand c'est à soi de choisir.
terminal-plain-resign-once-more = Tape encore une fois `resign` pour abandonner la partie.
terminal-plain-what-else = Quoi encore ? `coach` (chance ou talent), `decisions` (toutes les décisions), `try ÉVÉNEMENT BOT` (réessayer à partir de là), `rematch` ou `quit`.
terminal-plain-try-what = try ÉVÉNEMENT BOT : il faut le numéro d'un événement où quelqu'un a choisi, et un bot comme strong
terminal-plain-is = { $seat } est { $name } : { $line }
terminal-plain-more = … et { $more } autres : `list` montre tout, `list TEXT` ceux avec TEXT
terminal-plain-no-such-choice = Aucun choix ne commence par `{ $text }` ni n'en parle.
terminal-plain-help = Tape un nombre ou un mot de la liste, ou :
terminal-plain-welcome = Bienvenue à Luckhouse. À quoi jouons-nous ?
terminal-plain-which-game = Jeu (nombre ou nom) :
terminal-plain-how-many = Combien ({ $seats }, tu es p1) :
terminal-plain-not-a-number = `{ $word }` n'est pas un nombre : on attend { $expected }
terminal-plain-games = luckhouse play JEU en joue un, luckhouse rules JEU l'explique.
terminal-plain-kept-in = La partie est gardée dans { $file } : `luckhouse replay { $file }` la montre à nouveau.
terminal-plain-farewell-kept = la partie est gardée dans { $file } : `luckhouse play --resume { $file }` la reprend
terminal-plain-farewell-over = la partie est finie et gardée dans { $file } : `luckhouse replay { $file }` la remontre, `luckhouse coach { $file }` dit ce qui était le mieux
terminal-plain-farewell-nothing = il n'y avait encore rien à garder
terminal-plain-farewell-nowhere =
    la partie n'a pu être écrite nulle part ; voici son journal :
    { $log }
terminal-plain-kept-elsewhere = la partie ne peut rester où elle était ; elle est gardée dans : { $file }
terminal-plain-kept-nowhere = la partie ne peut rester où elle était, ni nulle part ailleurs
terminal-plain-not-a-game = il existe déjà, et n'est pas une partie enregistrée
terminal-plain-saved = Enregistré : `luckhouse play --resume { $file }` la reprend, `luckhouse replay { $file }` la montre.
terminal-plain-not-saved = { $file } ne peut être écrit ({ $error }) : la partie continue, essaie ailleurs.
terminal-plain-replayed = après { $at } événements sur { $events } ; chaque ligne respecte les règles
terminal-plain-to-choose = À choisir : { $seats }.
terminal-plain-to-roll = À lancer.
terminal-plain-command-undo = reprend ton dernier choix, si rien n'a été lancé ni montré depuis
terminal-plain-command-odds = les chances qui comptent ici ; `odds TOPIC …` en demande d'autres
terminal-plain-command-hint = ce que ferait un bon joueur à ta place
terminal-plain-command-why = ce que vaut chacun de tes choix
terminal-plain-command-rules = les règles de ce jeu
terminal-plain-command-log = ce qui s'est passé, ligne par ligne
terminal-plain-command-look = la table encore une fois
terminal-plain-command-list = tous les choix, ou ceux avec TEXT
terminal-plain-command-save = écrire la partie dans un fichier
terminal-plain-command-resign = abandonner ; à trois ou plus, un bot joue à ta place
terminal-plain-command-help = cette liste
terminal-plain-command-quit = partir ; la partie est gardée et peut être reprise

# Les parties gardées sur l'étagère.
terminal-kept-players = { $seats ->
    [1] seul
   *[other] à { $seats }
}
terminal-kept-events = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
terminal-kept-just-now = à l'instant
terminal-kept-minutes = il y a { $minutes } min
terminal-kept-hours = il y a { $hours } h
terminal-kept-days = il y a { $days } jours

# Les indices.
terminal-hint-nothing = Il n'y a rien à choisir.
terminal-hint-best = Indice : `{ $word }`{ $meaning }. Ta chance de gagner alors : { $chance }.
terminal-hint-only = C'est le seul choix.
terminal-hint-as-good = `{ $word }` est à peu près aussi bon. `why` montre les autres.
terminal-hint-next = Ensuite vient `{ $word }`, { $cost } points de moins. `why` montre les autres.
terminal-hint-beside = À côté de `{ $word }` : { $reasons }
# What most games have in common that are played on after it, choice after choice.
terminal-hint-line = La plupart des parties continuent ainsi : { $steps }.
terminal-hint-step = { $share ->
    [100] { $seat } : { $choice }
   *[other] { $seat } : { $choice } ({ $share } sur 100)
}
terminal-hint-column-choice = choix
terminal-hint-column-chance = chance de gagner
terminal-hint-column-costs = coûte
terminal-hint-column-meaning = sens
terminal-hint-worth = Ce que valent tes choix
terminal-hint-more = { $more } autres valent moins ; le pire, `{ $word }`, coûte { $cost }.
terminal-hint-exact = Exact : c'est ce que donne le meilleur jeu. Un coût de 1 est une partie sur cent.
terminal-hint-estimated = Estimé, avec la marge d'erreur. Un coût de 1 est une partie sur cent.
terminal-rules-this-table = Cette table
terminal-rules-players = { $seats ->
    [one] 1 joueur
   *[other] { $seats } joueurs
}
