# Booty Dice : pourquoi un choix n’est pas permis maintenant. $asked, $dice : des faces ; $seat : un joueur.

booty-dice-refused-decide-first = Personne n’est volé ni attaqué avant que les dés soient posés : arrête-toi, ou relance (encore { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
}).
booty-dice-refused-have-acted = Ces dés ont fait ce qu’ils montrent : arrête-toi, ou relance (encore { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
}).
booty-dice-refused-not-there = Tu ne peux pas reprendre { $asked } : les dés montrent { $dice }.
booty-dice-refused-still-to-rob = { $thefts ->
    [one] Il reste un doublon
   *[other] Il reste { $thefts } doublons
} à voler : dis à qui.
booty-dice-refused-still-to-attack = { $attacks ->
    [one] Il reste une attaque
   *[other] Il reste { $attacks } attaques
} à mener : dis contre qui.
booty-dice-refused-yourself = Tu ne peux ni te voler ni t’attaquer toi-même.
booty-dice-refused-out = { $seat } n’est plus dans la partie.
booty-dice-refused-nothing-to-rob = { $seat } n’a aucun doublon à voler.
booty-dice-refused-roll-first = Ces dés sont encore tels qu’on les a laissés et ne font rien : reprends-en au moins un et lance.
booty-dice-refused-name-first = Dites d’abord qui doit commencer : chacun nomme un pirate.
booty-dice-refused-has-begun = Le premier tour a commencé : on sait déjà qui commence.
