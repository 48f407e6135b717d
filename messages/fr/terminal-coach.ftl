# What `luckhouse coach` says of a game that was played.

terminal-coach-title = { $title } : retour sur la partie
terminal-coach-chance-of = La chance de gagner de { $seat }, sur { $events } événements
terminal-coach-chances = Les chances de gagner, chacune avec le numéro de sa place (* plusieurs), sur { $events } événements
terminal-coach-column-start = début
terminal-coach-column-luck = chance
terminal-coach-column-own = soi
terminal-coach-column-others = autres
terminal-coach-column-rest = reste
terminal-coach-column-result = fin
terminal-coach-column-accuracy = justesse
terminal-coach-luck-and-skill = Chance et habileté, en points sur cent
terminal-coach-sum = début + chance + choix propres + choix des autres = fin. La chance vaut 0 en moyenne.
terminal-coach-sum-rest = début + chance + choix propres + choix des autres + reste = fin. La chance vaut 0 en moyenne.
terminal-coach-rest = reste : ce qui a changé là où rien ne pouvait être dit, et ce qui a été réévalué entre deux lancers.
terminal-coach-no-mistakes = Sur { $count } décisions, aucune n'a, à notre connaissance, coûté cinq points ou plus.
terminal-coach-cost-most = Ce qui a coûté le plus, { $shown } sur { $all } en { $count } décisions
terminal-coach-decision = événement { $event } : { $seat }, { $label }, { $points } points
terminal-coach-played = joué { $choice } : { $chance }
terminal-coach-better = mieux { $choice } : { $chance }
terminal-coach-label-inaccuracy = imprécision ?!
terminal-coach-label-mistake = erreur ?
terminal-coach-label-blunder = gaffe ??
terminal-coach-nothing-changed = Aucun événement n'a beaucoup changé les choses.
terminal-coach-changed-most = Ce qui a changé le plus
terminal-coach-turn = événement { $event }, { $cause } : { $who } de { $before } à { $after } ({ $change })
terminal-coach-cause-luck = chance
terminal-coach-cause-choice = choix
terminal-coach-cause-resignation = abandon
terminal-coach-cause-unclear = incertain
terminal-coach-not-over = La partie n'est pas finie : sa fin est l'état où elle est.
terminal-coach-estimates = Les chances sont des estimations, chacune juste à { $points } points près dans 19 cas sur 20 ; aucune décision ne porte de jugement plus petit que sa propre erreur.
terminal-coach-left-out = Quelques positions sont laissées de côté : { $why }.
terminal-coach-page-in = La page est dans { $file }.
terminal-coach-looked-through = parcouru
terminal-coach-stopped = arrêté ; rien n'a été écrit
terminal-coach-head-great = { $who ->
    [you] Tes choix étaient presque parfaits : précision { $accuracy }.
   *[other] Les choix de { $name } étaient presque parfaits : précision { $accuracy }.
}
terminal-coach-head-well = { $who ->
    [you] Tu as bien choisi : précision { $accuracy }.
   *[other] { $name } a bien choisi : précision { $accuracy }.
}
terminal-coach-head-mixed = { $who ->
    [you] Tu as parfois bien choisi : précision { $accuracy }.
   *[other] { $name } a parfois bien choisi : précision { $accuracy }.
}
terminal-coach-head-badly = { $who ->
    [you] Tes choix ont coûté cher : précision { $accuracy }.
   *[other] Les choix de { $name } ont coûté cher : précision { $accuracy }.
}
terminal-coach-head-unknown = { $who ->
    [you] On ne peut pas dire si tu as bien choisi.
   *[other] On ne peut pas dire si { $name } a bien choisi.
}
terminal-coach-luck-gave = La chance a donné { $by } points.
terminal-coach-luck-took = La chance a pris { $by } points.
terminal-coach-luck-even = La chance a donné autant qu'elle a pris.
terminal-coach-luck-unknown = On ne peut pas dire ce que la chance a fait.
terminal-coach-cannot-tell = Là où une estimation peut se tromper de plus que ce qu'elle dit, rien n'est dit : ni jugement, ni précision, ni tournant.
terminal-coach-plot-marks = i imprécision, M erreur, B gaffe
terminal-coach-decision-plain = événement { $event } : { $seat }
terminal-coach-exact = Toutes les chances sont exactes : ce jeu est résolu.
terminal-coach-none-secrets = la partie n'est pas finie et a des secrets : joue-la jusqu'au bout, ou que quelqu'un abandonne, puis redemande
terminal-coach-none-decided = rien n'a été décidé dans cette partie : il faut au moins un choix entre deux choses
terminal-coach-none-unclear = on ne peut rien dire de cette partie : { $why }

# The coach on a full screen, and in plain text after a game.
terminal-coach-screen = L'entraîneur : { $title }
terminal-coach-working = L'entraîneur examine chaque décision : { $done } événements sur { $all }, { $seconds } s pour l'instant. Échap le quitte.
terminal-coach-failed = L'entraîneur ne peut rien dire de cette partie : { $why }
terminal-coach-list = Ce qui a coûté le plus
terminal-coach-row-overview = aperçu
terminal-coach-row-decisions = les { $count } décisions
terminal-coach-then = Ce qui a été choisi
terminal-coach-go-through = Haut et Bas parcourent ce qui a coûté le plus, Page préc. et Page suiv. cette page.
terminal-coach-unfold = Entrée montre toutes les décisions, ou les cache.
terminal-coach-try-alone = Entrée réessaie à partir d'ici ; ta partie reste comme elle est.
terminal-coach-try-against = Entrée réessaie à partir d'ici contre { $bot } ; Gauche, Droite : d'autres.
terminal-coach-tried = C'était un essai : il n'a pas été gardé, et ta partie est comme avant.
terminal-coach-help =
    L'entraîneur dit si tu as bien choisi et ce que la chance a fait, et montre le plateau à chaque choix qui a coûté cher.

      Haut, Bas        le choix suivant qui a coûté cher ; avec Entrée à la dernière ligne, toutes les décisions
      Entrée           réessayer à partir du choix sur le plateau, autant de fois que tu veux
      Gauche, Droite   contre qui
      Page préc. suiv. le reste de la page
      Échap            retour

    Là où une estimation peut se tromper de plus que ce qu'elle dit, rien n'est dit : ni jugement, ni précision, ni tournant.
terminal-does-coach = coach
terminal-does-try = réessayer
terminal-does-against = contre qui
terminal-does-choose = choisir
terminal-key-up-down = Haut Bas
terminal-table-coach = chance ou talent ?
terminal-command-coach = examiner la partie, quand elle est finie ; réessayer à partir de chaque choix
terminal-coach-page-chances = Les chances de gagner
terminal-coach-page-plot = La chance de chaque place après chaque événement ; ○ là où la partie a tourné.
terminal-coach-page-events = Les { $events } événements
terminal-coach-page-event = événement
terminal-coach-page-moment = événement { $event }, { $cause } :
terminal-coach-page-seat = place
terminal-coach-page-chance = chance
terminal-coach-page-cost = coût
