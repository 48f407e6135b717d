# Ce qu’apprend quelqu’un qui n’est pas là : par son navigateur et par courriel.

notice-turn-title = À vous de jouer : { $game }
notice-turn = { $count ->
    [0] Votre partie vous attend.
    [one] { $others } vous attend.
   *[other] { $others } vous attendent.
}
notice-invited-title = Venez jouer : { $game }
notice-invited = { $count ->
    [0] Vous êtes invité à une table.
    [one] { $others } y est assis et vous invite.
   *[other] { $others } y sont assis, et vous êtes invité.
}
notice-tournament-title = Votre partie de tournoi : { $game }
notice-tournament = { $count ->
    [0] Votre partie vous attend. Qui ne vient pas à temps l’a perdue.
    [one] { $others } joue contre vous. Qui ne vient pas à temps a perdu.
   *[other] { $others } jouent contre vous. Qui ne vient pas à temps a perdu.
}

# Courriels. $count : combien de parties attendent.

mail-subject = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
mail-end = Vous recevez ceci parce que vous avez demandé à { $house } de vous écrire quand quelque chose vous attend.
mail-stop = Plus aucun de ces courriels :
mail-code-subject = Votre code est { $code }
mail-code = Quelqu’un, sans doute vous, veut apprendre à cette adresse quand c’est à lui de jouer chez { $house }. Le code est { $code }, valable une heure. Si ce n’était pas vous, ne faites rien : personne ne vous écrira.
