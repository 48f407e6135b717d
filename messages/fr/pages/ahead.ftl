# Choix prévus d’avance, là où l’on a des jours : cela vient quand quelqu’un veut prévoir.

ahead-title = Prévoir ses choix
ahead-about = Jouez la suite comme elle pourrait venir. Ce que vous gardez est choisi pour vous dès que c’est votre tour, si tout s’est passé ainsi. Personne d’autre ne le voit.
ahead-made = { $n ->
    [one] Un choix a été fait comme vous l’aviez prévu.
   *[other] { $n } choix ont été faits comme vous l’aviez prévu.
}
ahead-kept = Ce que vous choisirez
ahead-new = Une suite de plus
ahead-you = Vous :
ahead-chooses = { $name } : { $choice }
ahead-choose = Vous choisissez
ahead-other = { $name } choisit
ahead-rolls = Les dés montrent
ahead-any-roll = N’importe quels dés
ahead-anything = Quoi qu’il arrive jusqu’à mon tour
ahead-next = Ce qui vient ensuite
ahead-keep = Garder
ahead-back = Un pas en arrière
ahead-remove = Retirer
ahead-remove-what = Retirer : { $choice }
ahead-at-once = Vous choisissez alors en même temps que d’autres : cela ne se prévoit pas.
ahead-others-at-once = On choisit ici en même temps : prenez « quoi qu’il arrive ».
ahead-unsure = Après ce que vous avez laissé ouvert, voici les choix que la maison a trouvés en essayant.
ahead-over = La partie peut alors être finie.
ahead-away = La maison ne répond pas : réessayez dans un instant.
