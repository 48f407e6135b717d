# Une table d'une maison du réseau.
terminal-join-connected-again = À nouveau connecté.
terminal-join-lost = La connexion est perdue ({ $why }). Nouvel essai ; rien de ce que tu as tapé n'est perdu.
terminal-join-trying-again = La connexion est perdue : nouvel essai
terminal-join-left = Tu as quitté la table.
terminal-join-slow-down = La maison demande de ralentir : { $text }
terminal-join-unreachable = { $link } est injoignable ({ $why }) ; { $farewell }
terminal-join-on-to = En route pour une autre partie : { $link }
terminal-join-say-what = say TEXT : il manque ce que tu veux dire
terminal-join-not-over = La partie n'est pas finie : joue-la jusqu'au bout, ou `resign`.
terminal-join-about-dice = À propos des dés : { $text }.
terminal-join-you-are = Tu es { $seat }.
terminal-join-you-are-again = Tu es { $seat } : c'est la place que tu avais.
terminal-join-you-look-on = Tu regardes.
terminal-join-take-another = `luckhouse join { $link } --seat { $seat }` prend une autre place.
terminal-join-begins-when = { $free ->
    [1] On commence quand tout le monde est là ; une place est libre : { $link }
   *[other] On commence quand tout le monde est là ; { $free } places sont libres : { $link }
}
terminal-join-more-before = … (encore { $more } avant ; `log` montre tout ce qui s'est passé)
terminal-join-your-choice-in = { $seat }, à toi de choisir (encore { $seconds } s) :
terminal-join-time-left = { $waiting } (encore { $seconds } s)
terminal-join-what-next = `save FILE` garde la partie avec sa preuve (`luckhouse verify FILE` la revérifie, `luckhouse coach FILE` y revient), `rematch` rejoue, `quit` s'en va.
terminal-join-chose = { $who } a choisi `{ $word }`.
terminal-join-has-chosen = { $who } a choisi.
terminal-join-takes-back = { $who } reprend son dernier choix.
terminal-join-thinks-again = { $who } réfléchit encore.
terminal-join-sits-down = { $who } s'assied en { $seat }.
terminal-join-goes-away = { $who } quitte { $seat }.
terminal-join-bot-plays = Un bot ({ $bot }) joue pour { $who }.
terminal-join-is-back = { $who } est de retour.
terminal-join-time-up = Plus de temps pour { $who } : un bot a choisi.
terminal-join-began = Tout le monde est là : la partie commence.
terminal-join-closed = La table est fermée : { $text }.
terminal-join-alarm =
    { "***" } CETTE MAISON N'EST PAS DIGNE DE CONFIANCE ***
    { $text }.
    Plus rien de toi ne s'ajoute à ces dés. Ce que tu as gardé le montre : `save FILE` l'écrit. Dis-le aux autres, par un autre chemin que cette maison.
terminal-join-words = Les mots de ces dés : { $words }. Lisez-les-vous : les mêmes pour tous, ou l'on ment à quelqu'un.
terminal-join-who-watches = { $who }, qui regarde
terminal-join-watchers = { $watchers ->
    [1] Quelqu'un regarde.
   *[other] { $watchers } regardent.
}
terminal-join-free = libre
terminal-join-free-seat = (libre)
terminal-join-free-kept = libre, gardée pour { $who }
terminal-join-for-whom-bot = { $who }, pour qui joue un bot ({ $bot })
terminal-join-a-bot = un bot ({ $bot })
terminal-join-named-bot = { $who }, un bot ({ $bot })
terminal-join-person-away = { $who }, sans connexion
terminal-join-away-for = { $who } n'est plus connecté. Sans retour, un bot joue dans { $seconds } s.
terminal-join-away = { $who } n'est plus connecté.
terminal-join-here = { $who } est connecté.
terminal-join-seat-kept = ta place est gardée : `luckhouse join { $link }` la reprend
terminal-join-look-on-again = `luckhouse join { $link } --watch` regarde à nouveau
terminal-join-dice-not-kept = ta part des dés ne peut être gardée sur ce disque ({ $why }) : plus rien de toi ne s'y ajoute
terminal-join-seat-lost = ta place n'est plus à toi ({ $text }) : `luckhouse join { $link }` en prend une libre
terminal-join-seat-not-kept = ta place ne peut être gardée ({ $why }) : ne ferme pas ce terminal, ou elle sera perdue
terminal-join-words-dropped = Ce n'est plus à toi : les mots qui restaient sont oubliés.
terminal-join-leave-or-quit = `leave table` part pour de bon, `quit` pour l'instant : ta place est gardée.
terminal-join-nothing-to-choose = Tu regardes : il n'y a rien à choisir. `help` montre ce que tu peux taper.
terminal-join-it-is-over = La partie est finie : `rematch`, `save FILE` ou `quit`.
terminal-join-not-your-turn = Ce n'est pas à toi. On attend : { $names }.
terminal-join-not-begun = La partie n'a pas commencé : il manque du monde. `people` montre qui est là.
terminal-join-mute-whom = mute NAME : il manque une place, comme `p2`, ou un nom
terminal-join-receipt = Ton reçu : `luckhouse verify { $file } --receipt { $beside }` montre que c'est ta partie.
terminal-join-watchers-talk = Ceux qui regardent peuvent parler.
terminal-join-watchers-quiet = Ceux qui regardent ne peuvent plus parler.
terminal-join-watchers-what = watchers on, watchers off : il manque si ceux qui regardent peuvent parler
terminal-join-play-again = On rejoue : `rematch` y va aussi.
terminal-join-saved = Enregistré : `luckhouse verify { $file }` prouve ses dés, `luckhouse replay { $file }` la montre.
terminal-join-saved-so-far = Enregistré, autant que tu peux la lire maintenant.
terminal-join-ask-later = On ne peut demander à personne : réessaie une fois connecté.
terminal-join-nobody-again = personne ne rejoue encore : redemande plus tard
terminal-join-your-name = Comment t'appelles-tu ?
terminal-join-no-public-table = Aucune table publique n'est ouverte ici.
terminal-join-public-tables = Tables publiques :
terminal-join-open-one = `luckhouse join { $link } --game JEU --seats N` ouvre une table ; `luckhouse games` montre les jeux.
terminal-join-table-is-open = La table est ouverte. Qui a ce lien peut venir :
terminal-join-newer-program = { $title } n'est pas sur l'étagère ici : il faut un programme plus récent
terminal-join-seats-free = { $free ->
    [1] Une place est libre ici : { $link }
   *[other] { $free } places sont libres ici : { $link }
}
terminal-join-seats-free-fill = { $free ->
    [1] Une place est libre ici : { $link } (`fill steady` y met des bots)
   *[other] { $free } places sont libres ici : { $link } (`fill steady` y met des bots)
}
terminal-join-opening = Tout le monde est là et ouvre ce qu'il ajoute aux dés
terminal-join-over = La partie est finie
terminal-join-your-turn = À toi
terminal-join-waiting-for = On attend { $names }
terminal-join-no-seat = Tu regardes, sans place à quitter : `quit` s'en va.
terminal-join-command-say = dire quelque chose aux autres
terminal-join-command-people = qui est là
terminal-join-command-fill = mettre un bot à chaque place libre et commencer (`fill steady`) ; pour l'hôte
terminal-join-command-mute = ne plus entendre quelqu'un ; `unmute NAME` pour l'inverse ; pour l'hôte
terminal-join-command-watchers = ceux qui regardent se taisent ; `watchers on` pour l'inverse ; pour l'hôte
terminal-join-command-save = écrire la partie dans un fichier ; finie, avec la preuve de ses dés
terminal-join-command-leave = partir pour de bon : ta place est libre, ou un bot continue
terminal-join-command-rematch = rejouer avec les mêmes, quand la partie est finie
terminal-join-command-quit = partir pour l'instant : ta place est gardée

# What keeps one from a table.
terminal-join-nobody-answers = personne ne répond
terminal-join-not-reached = { $address } est injoignable ({ $why }) : vérifie le lien, et que la maison est ouverte
terminal-join-private = elle est privée, personne ne peut regarder
terminal-join-watch-instead = `luckhouse join { $address } --watch` regarde
terminal-join-no-free-seat = aucune place n'est libre à cette table de { $title } : { $instead }
terminal-join-seat-not-free = --seat { $seat } n'est pas libre : on attend { $free }
terminal-join-no-seat-given = la maison n'a pas donné de place : essaie encore
terminal-join-silent = la maison ne dit plus rien
terminal-join-missed = quelque chose a été manqué
terminal-join-dice-held = rien de toi n'est ajouté aux dés d'ici ({ $why }) : un autre terminal tient peut-être cette place
terminal-join-key-not-kept = la clé de cette maison ne peut pas être gardée ({ $why }) : une autre clé passerait inaperçue
terminal-join-no-name = l'entrée a été fermée avant que vous ayez un nom : --name en donne un
