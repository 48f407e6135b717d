# L’ordre parmi les joueurs : les signalements, et la page de ceux qui les regardent.

order-title = Ordre
order-not-yours = Cette page n’est pas pour tout le monde
order-away = La maison ne répond pas pour le moment.
order-failed = Cela n’a pas marché : { $text }

offence-insult = Des mots insultants
offence-harassment = Des menaces, ou ne pas laisser quelqu’un en paix
offence-spam = Du spam ou de la publicité
offence-cheating = Une partie malhonnête
offence-name = Un nom qui offense
offence-other = Autre chose

report-title = Signaler quelque chose
report-text = Ceux qui veillent à l’ordre ici vont le regarder. Personne d’autre n’apprend que c’était toi.
report-what = De quoi s’agit-il ?
report-talk = { $name } : « { $text } »
report-name = Le nom { $name }
report-conduct = La conduite de { $name }
report-why = Qu’est-ce qui ne va pas ?
report-more = Que devraient-ils encore savoir ? (tu peux laisser vide)
report-send = Envoyer le signalement
report-nothing = Il n’y a personne à signaler ici.
report-sent = Merci. Quelqu’un va le regarder.

reports-title = Signalements ouverts
reports-none = Rien n’est ouvert.
reports-talk = { $called } a dit
reports-name = Le nom { $called }
reports-conduct = La conduite de { $called }
reports-by = Signalé par { $by } le { $at }
reports-guest = un invité, sans compte
reports-account = Compte : { $name }
reports-around = Ce qui s’est dit là
reports-gone = La conversation n’est plus là : la table a été supprimée, ou sa conversation.
reports-hidden = (masqué)
reports-hide = Masquer
reports-hide-line = Masquer la ligne { $line }
reports-show = Montrer
reports-show-line = Montrer la ligne { $line }
reports-mute = Rendre { $name } muet…
reports-ban = Exclure { $name }…
reports-table = Vers la table
reports-outcome = Ce qu’il en est advenu
reports-close = Clore le signalement
outcome-nothing = Rien à faire
outcome-hidden = La conversation a été masquée
outcome-muted = Le compte a été rendu muet
outcome-banned = Le compte a été exclu

restrain-mute = Rendre { $name } muet
restrain-ban = Exclure { $name }
restrain-mute-text = Le compte peut encore jouer, mais personne ne l’entend.
restrain-ban-text = Le compte quitte ses tables aussitôt. Il peut regarder, mais ni s’asseoir, ni ouvrir de tables, ni participer à des tournois.
restrain-time = Pour combien de temps ?
restrain-minutes = { $n ->
    [1] 1 minute
   *[other] { $n } minutes
}
restrain-hours = { $n ->
    [1] 1 heure
   *[other] { $n } heures
}
restrain-days = { $n ->
    [1] 1 jour
   *[other] { $n } jours
}
restrain-for-good = Jusqu’à ce que quelqu’un le lève
restrain-why = Pourquoi ? Cela sera dit.
restrain-more = Une remarque (tu peux laisser vide)

restrained-title = Muets et exclus
restrained-none = Personne.
restrained-muted = muet jusqu’au { $until }
restrained-muted-for-good = muet jusqu’à ce que quelqu’un le lève
restrained-banned = exclu jusqu’au { $until }
restrained-banned-for-good = exclu jusqu’à ce que quelqu’un le lève
restrained-lift-muted = Laisser { $name } parler de nouveau
restrained-lift-banned = Laisser { $name } jouer de nouveau

order-tables-title = Tables publiques
order-tables-none = Aucune n’est ouverte.
order-tables-empty = personne n’y est assis
order-tables-close = Fermer
order-tables-close-name = Fermer la table { $game } avec { $players }
order-tables-sure = Fermer la table { $game } avec { $players } ? Personne ne gagne, et tous ceux qui y sont l’apprennent.

deeds-title = Ce qui a été fait
deeds-none = Encore rien.
deeds-former = quelqu’un qui est parti
deeds-hide = { $by } a masqué la ligne { $line } de { $about }
deeds-show = { $by } a montré de nouveau la ligne { $line } de { $about }
deeds-muted = { $by } a rendu { $about } muet ({ $time })
deeds-banned = { $by } a exclu { $about } ({ $time })
deeds-for-good = jusqu’à ce que ce soit levé
deeds-lift-muted = { $by } a laissé { $about } parler de nouveau
deeds-lift-banned = { $by } a laissé { $about } jouer de nouveau
deeds-close-table = { $by } a fermé une table
deeds-close-report = { $by } a clos un signalement sur { $about } : { $outcome }

kept-title = Combien de temps les choses sont gardées
kept-for-ever = pour toujours
kept-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
kept-games-days = Parties terminées
kept-talk-days = Conversations
kept-reports-days = Signalements que personne ne ferme
kept-deeds-days = Ce qui a été fait à la main
kept-accounts-days = Comptes des joueurs que personne ne voit plus
