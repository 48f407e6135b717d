# Lucky Shot : tables de chances. $from, $into, $fort : des forts comme 1a ; $treasure : un trésor.

lucky-shot-odds-tries = Ce que tu peux tenter maintenant
lucky-shot-odds-succeeds = réussit
lucky-shot-odds-try = essai
lucky-shot-odds-hunt = chasser un trésor
lucky-shot-odds-salvage = sauver le trésor
lucky-shot-odds-raid = raid sur { $from } : { $treasure } vers { $into }
lucky-shot-odds-move = déplacer { $treasure } de { $from } à { $into }
lucky-shot-odds-move-protected = déplacer { $treasure } de { $from } à { $into }, protégé
lucky-shot-odds-chosen-die = Le dé de chasse est à ton choix, par le pouvoir du volcan.
lucky-shot-odds-dice-to-come = { $dice ->
    [one] Ce que peut montrer le dernier dé à lancer
   *[other] Ce que peuvent montrer les { $dice } dés à lancer
}
lucky-shot-odds-shown = montré
lucky-shot-odds-wanted = niveaux voulus
lucky-shot-odds-levels = { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}
lucky-shot-odds-treasures = Tes trésors, quand un dé de raid convient à leur fort
lucky-shot-odds-gets-through = le raid passe
lucky-shot-odds-treasure = trésor
lucky-shot-odds-fort = fort
lucky-shot-odds-bricks = briques
lucky-shot-odds-held = { $treasure }
lucky-shot-odds-in = { $fort }
