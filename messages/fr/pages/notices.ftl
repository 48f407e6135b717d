# Être prévenu quand aucune page de la maison n’est ouverte.

tell-title = Quand c’est à vous
tell-text = Aux tables où un tour peut durer des jours, et là où il n’y a pas d’horloge : apprenez qu’on vous attend, et aussi les invitations et les parties de tournoi.
tell-browser = Me prévenir dans ce navigateur
tell-browser-help = Il affiche une notification, même quand aucune page de la maison n’est ouverte.
tell-browser-denied = Ce navigateur a reçu l’ordre de ne pas afficher les notifications de cette maison. Autorisez-les dans ses réglages pour cette page, puis revenez.
tell-browser-cannot = Ce navigateur ne peut pas être prévenu. Sur un téléphone d’Apple, mettez d’abord la maison sur l’écran d’accueil.
tell-browser-off = Cette maison ne prévient aucun navigateur.
tell-on = Ce navigateur est prévenu désormais.
tell-off = Ce navigateur n’est plus prévenu.
tell-others = { $n ->
    [one] Un autre navigateur est prévenu
   *[other] { $n } autres navigateurs sont prévenus
}
tell-other = un navigateur, depuis le { $date }
tell-remove = Retirer
tell-remove-name = Retirer le navigateur prévenu depuis le { $date }
tell-offer = Ici, un tour peut durer des jours. Ce navigateur doit-il vous prévenir quand c’est à vous ?
tell-offer-yes = Me prévenir
tell-offer-no = Non
tell-mail = Courriels
tell-mail-label = Votre adresse de courriel
tell-mail-help = Personne d’autre ne la voit. Vous recevez un courriel pour tout ce qui attend, et pas plusieurs à la suite.
tell-mail-send = Envoyer un code
tell-mail-code = Un code est parti vers { $address }. Saisissez-le ici.
tell-mail-code-label = Code du courriel
tell-mail-prove = Utiliser le code
tell-mail-proved = On vous écrit à { $address }.
tell-mail-remove = Ne plus écrire
tell-mail-removed = Plus personne ne vous écrit, et l’adresse est oubliée.
tell-failed = Cela n’a pas marché : { $text }
tell-away = La maison ne répond pas en ce moment.
stop-title = Plus de courriels
stop-text = La maison doit-elle ne plus vous écrire quand quelque chose vous attend ?
stop-do = Ne plus écrire
stop-done = Plus personne ne vous écrit, et votre adresse est oubliée.
stop-bad = Il n’y a rien à arrêter ici : ouvrez le lien à la fin d’un courriel.
