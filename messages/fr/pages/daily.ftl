# Le voyage d’un jour : les mêmes dés pour tous.

daily-title = Le voyage du jour
daily-title-past = Un voyage passé
daily-about = Chaque jour un voyage dans { $title }, et tout le monde reçoit les mêmes dés. Ton premier essai compte. Ensuite tu peux t’exercer autant que tu veux.
daily-about-past = Ce jour est fini et ses dés sont ouverts. Tout le monde peut s’exercer avec eux, autant qu’il veut.
daily-left-hours = Encore { $hours } h { $minutes } min
daily-left-minutes = Encore { $minutes } min
daily-left-soon = Encore moins d’une minute
daily-until = jusqu’à { $time } à ta montre
daily-ended = Ce jour est fini. Un nouveau a commencé.
daily-new = Vers le nouveau jour

daily-play = Jouer le voyage du jour
daily-go-on = Continuer
daily-practise = S’exercer encore
daily-practise-past = S’exercer avec ces dés
daily-state-fresh = Tu n’as pas encore commencé.
daily-state-running = Tu es en route. Ton voyage attend là où tu l’as laissé.
daily-state-counted = Ton voyage est fini, et il compte. De nouveaux dés viennent demain.
daily-state-counted-past = Ton voyage a compté.
daily-state-late = Ton voyage n’a pas compté : le jour était fini avant lui.
daily-state-left = Tu as commencé ce voyage sans le finir à temps. Tu peux continuer, mais il ne compte plus.
daily-state-missed = Tu n’as pas joué ce jour-là.

daily-hurdle-no-key = Les dés du jour sont réservés aux joueurs que la maison reconnaît, et ce navigateur ne peut pas garder de clé : la fenêtre est privée, ou le chemin vers la maison n’est pas chiffré. Ouvre cette page dans une autre fenêtre, ou exerce-toi avec les dés de la veille.
daily-hurdle-guest = Tu as choisi de jouer ici en invité, et seul un joueur que la maison reconnaît peut avoir les dés du jour. Change cela sur ta page, puis reviens. Ou exerce-toi avec les dés de la veille.
daily-guest-link = Vers ta page
daily-hurdle-too-early = Ces dés sont encore nouveaux pour toi : finis d’abord ton propre voyage, puis exerce-toi autant que tu veux.
daily-hurdle-over = Ce jour vient de finir : rien de ce qui commence maintenant ne peut compter. Recharge la page, le nouveau jour a commencé.
daily-none-title = Pas de dés pour ce jour
daily-none-text = Le jour n’est pas encore venu, ou l’adresse est fausse : un jour s’écrit comme 2026-11-17.
daily-today = Vers le voyage du jour

daily-result = Ton voyage
daily-won = Tu as réussi : les { $zones } zones sont franchies.
daily-fell = Ta lumière s’est éteinte dans la zone { $zone } sur { $zones }.
daily-zones-won = Les { $zones } zones sont franchies.
daily-zones = { $cleared } zones franchies sur { $zones }. La lumière s’est éteinte dans la zone { $zone }.
daily-place = Place
daily-place-of = { $place } sur { $players }
daily-circles = Cercles barrés
daily-title-won = Titre
daily-streak = De suite
daily-longest = Plus longue suite
daily-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}

daily-share = Partager
daily-share-title = Partager ton voyage
daily-share-about = On ne voit aucun dé : personne n’apprend rien avant son propre essai.
daily-share-text = Texte
daily-share-copy = Copier le texte
daily-share-copy-picture = Copier l’image
daily-share-save = Enregistrer l’image
daily-share-copied = Le texte est copié.
daily-share-copied-picture = L’image est copiée.
daily-share-failed = Le navigateur ne le permet pas. Enregistre l’image, ou sélectionne le texte et copie-le toi-même.
daily-shared-title = Luckhouse : le voyage du jour
daily-shared-won = Les { $zones } zones sont franchies
daily-shared-fell = Arrivé à la zone { $zone } sur { $zones }
daily-shared-circles = { $n ->
    [one] { $n } cercle
   *[other] { $n } cercles
}
daily-shared-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}

daily-table = Le tableau du jour
daily-table-none = Personne n’a encore fini le voyage.
daily-table-none-past = Personne n’a fini le voyage ce jour-là.
daily-table-about = Qui franchit la dernière zone passe devant tous les autres ; ensuite compte le moins de cercles, ou la zone atteinte.
daily-table-count = { $n ->
    [one] { $n } voyage est fini.
   *[other] { $n } voyages sont finis.
}
daily-table-some = Voici les { $shown } meilleurs.
daily-name = Joueur
daily-far = Jusqu’où
daily-col-circles = Cercles
daily-far-won = au bout
daily-far-zone = zone { $zone } sur { $zones }
daily-somebody = quelqu’un
daily-you = toi
daily-no-circles = aucun compté
daily-name-hint = Les autres ne voient ton nom ici que si ton profil est public. Sinon tu es « quelqu’un ».
daily-name-link = Qui peut voir mon profil ?
daily-best = Meilleur jeu
daily-best-about = Le meilleur jeu est ce que le bot le plus fort fait de ces dés. Lui non plus ne sait pas lesquels viennent ensuite.
daily-best-later = Ce que le meilleur jeu fait de ces dés est encore en calcul. Il sera ici dans un instant.
daily-replay = Regarder
daily-replay-name = Regarder le voyage de { $name }
daily-coach = Entraîneur
daily-coach-name = Demander à l’entraîneur son avis sur le voyage de { $name }

daily-dice = Les dés du jour
daily-dice-today = Tous les dés d’un jour viennent d’un seul secret. La maison a publié son sceau la veille, et le secret lui-même suit quand le jour est fini. Ainsi personne ne peut plus changer les dés une fois le sceau connu.
daily-dice-past = Le secret est ouvert maintenant. Si son empreinte est le sceau de la veille, ce sont bien les dés scellés, et personne ne les a changés.
daily-dice-check = Pour vérifier chaque lancer d’un voyage, télécharge son journal et lance
daily-dice-terminal = Pour jouer ce jour loin de toute maison :
daily-dice-fits = Calculé par ton navigateur : le secret correspond au sceau.
daily-dice-differs = Calculé par ton navigateur : le secret ne correspond pas au sceau. Dis-le à l’hôte de cette maison.
daily-seal = Sceau de ce jour
daily-secret = Secret
daily-next-seal = Sceau du lendemain
daily-cannot = Ce que cela ne peut pas empêcher
daily-cannot-accounts = Qui a un second compte connaît les dés avant l’essai qui compte.
daily-cannot-pictures = De même qui a vu l’écran d’un autre joueur.
daily-cannot-solver = Un programme à côté de l’écran peut choisir à la place de quelqu’un.
daily-cannot-host = Qui tient la maison pourrait regarder le secret avant la fin du jour.

daily-days-label = Autres jours
daily-before = La veille
daily-after = Le lendemain
daily-puzzle = Le problème du jour
