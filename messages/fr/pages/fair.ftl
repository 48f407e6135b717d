# Comment se font les dés d'une table, et ce qui ne va pas avec eux.

dice-together = Dés lancés ensemble : chaque lancer a besoin d'un nouveau secret de tous ceux qui sont là. Personne ne le connaît d'avance.
dice-sealed = Dés scellés : tous les lancers découlent de ce que chacun scelle avant le premier. La maison les connaît.
dice-open = Les dés se font ensemble dès que deux personnes ou plus jouent, et sont scellés sinon.
dice-words = Quatre mots de ces dés
dice-words-help = Lisez-les-vous les uns aux autres : s'ils diffèrent, on ment à quelqu'un.
dice-waits = Les dés attendent { $names } …
dice-new-key = Cette maison a une autre clé qu'avant. Si personne ne t'a dit pourquoi, demande à son hôte.
dice-left-out = Tu n'ajoutes rien à ces dés : ton sceau n'est pas arrivé à temps.
dice-unkept = Ce navigateur ne conserve rien pour cette page, tu n'ajoutes donc rien aux dés.
dice-missed = { $n ->
    [one] Tu as manqué { $n } tour de dés. Après deux, on lance sans toi.
   *[other] Tu as manqué { $n } tours de dés. Après deux, on lance sans toi.
}

alarm-title = Quelque chose ne va pas avec les dés de cette table
alarm-stop = Ne te fie pas à la suite. Ton navigateur n'ajoute plus rien. Garde le reçu, et préviens les autres.
alarm-save = Enregistrer le reçu
alarm-saw = Ce qu'il a vu
alarm-house-key = La maison signe avec une autre clé qu'au début de cette table.
alarm-signature = Une signature de la maison est fausse.
alarm-other-list = La maison présente une autre liste de sceaux que celle sur laquelle tu as ouvert le tien.
alarm-own-line = Ton propre sceau n'est pas dans la liste tel que tu l'as posé.
alarm-before = Cette table ne suit pas la partie que tu as jouée avant : la maison en nomme une autre.
alarm-terms = La liste vaut pour d'autres règles ou conditions que celles de la table.
alarm-opening = Des octets ouverts ne correspondent pas à leur sceau.
alarm-void = Le départ a été déclaré nul, et il ne l'était pas.
alarm-anchor = Quelqu'un a commencé une chaîne pour ta place, et ce n'était pas cet appareil. Si c'était toi sur un autre, tout va bien : continue là-bas.
alarm-round = Un tour de dés ne découle pas de ceux d'avant.
alarm-link = Un maillon d'un joueur ne correspond pas au précédent.
alarm-missing = Tu as donné ce qu'on te demandait, et la maison dit que non.
alarm-seen = Ce que la maison dit que tu as vu n'est pas ce que tu as vu.
alarm-rolled-back = La maison raconte le passé de cette partie autrement qu'avant.
alarm-taken-back = On a repris quelque chose qui ne peut pas l'être.
alarm-choice = Un choix a été changé, ou fait quand le tien était déjà connu.
alarm-secret = Le secret de la maison ne correspond pas à son sceau.
alarm-line = Une ligne du journal n'est pas comme elle doit être.
alarm-roll = Un lancer n'est pas celui que donnent ces dés.
