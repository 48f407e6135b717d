# La preuve des dés, quand une partie est finie.

title = La preuve des dés
about = Maintenant que la partie est finie, ton navigateur peut refaire chaque lancer lui-même. De ce que dit la maison, il ne croit que ce qui correspond aux sceaux ; ce qui pouvait sortir à chaque lancer, il le déduit des règles.
check = Prouver les dés
working = Lancer après lancer …
none = Il n'y a pas de preuve pour cette partie : { $text }
proved = Prouvé : les { $n } lancers sont bien ceux auxquels mènent le secret et les octets des joueurs.
proved-alone = Le journal est d'accord avec lui-même : les { $n } lancers découlent de ce qui s'y trouve. Sans ton reçu, cela ne montre rien de plus.
refused = Quelque chose est faux. Rien n'est prouvé.
refused-saw = Ce qui ne correspond pas
has-list = C'est la liste de sceaux que tu as gardée avant d'ouvrir quoi que ce soit, signée par la maison.
has-own = Tes propres octets sont parmi ceux qui sont entrés dans les dés.
has-own-not = Tu n'as pas ajouté d'octets à toi : personne d'autre ne peut te promettre que les leurs n'étaient pas convenus d'avance.
has-seen = { $n } sur { $all } lignes sont mot pour mot ce que ton navigateur a lu pendant que tu jouais.
has-rounds = { $n ->
    [one] { $n } tour de maillons, dont { $without } sans le tien.
   *[other] { $n } tours de maillons, dont { $without } sans le tien.
}
has-denied = { $n ->
    [one] Dans { $n } tour nul, tu as envoyé ton maillon, et le journal dit que tu n'en as pas donné : il est arrivé trop tard, ou on l'a retenu pour relancer.
   *[other] Dans { $n } tours nuls, tu as envoyé ton maillon, et le journal dit que tu n'en as pas donné : il est arrivé trop tard, ou on l'a retenu pour relancer.
}
has-people = { $n ->
    [one] { $n } joueur a ajouté ses propres octets.
   *[other] { $n } joueurs ont ajouté leurs propres octets.
}
has-sealed = Les dés étaient scellés : la maison connaissait les lancers à venir.
has-together = Les dés se sont faits ensemble : personne ne connaissait un lancer avant qu'il ait lieu.
has-voids = { $n ->
    [one] { $n } départ avant celui-ci était nul, parce que quelqu'un n'a pas ouvert.
   *[other] { $n } départs avant celui-ci étaient nuls, parce que quelqu'un n'a pas ouvert.
}
has-missed = { $n ->
    [one] { $n } tour était nul et a été relancé, parce qu'il manquait un maillon.
   *[other] { $n } tours étaient nuls et ont été relancés, parce qu'il manquait un maillon.
}
has-choices = { $n ->
    [one] { $n } choix caché ou simultané a été fixé avant que personne puisse le lire.
   *[other] { $n } choix cachés ou simultanés ont été fixés avant que personne puisse les lire.
}
has-unopened = { $n ->
    [one] { $n } choix n'a jamais été ouvert ; on a pris le premier qui était permis.
   *[other] { $n } choix n'ont jamais été ouverts ; on a pris le premier qui était permis.
}
limits = Ce que cela ne montre pas
limits-drop = La maison peut s'arrêter, traîner ou exclure des joueurs ; tout le monde le voit. Qui n'ouvre pas ses octets a vu un jeu de dés scellés, une fois ; qui ne donne pas de maillon fait relancer une fois, deux au plus.
limits-hidden = La maison voit toujours les cartes cachées, et avec des dés scellés elle connaît les lancers à venir.
limits-rules = Que chaque coup était permis, combien de dés ont défendu contre un raid, et quelle pièce Reynard's Luck devait montrer, cette page ne le vérifie pas et le prend dans le journal : le programme, lui, le calcule.
limits-page = Cette page elle-même vient de la maison. Le programme en est indépendant : luckhouse verify FILE --receipt RECEIPT
limits-alone = Tu n'as pas de reçu de cette partie dans ce navigateur : que ce soit bien celle que tu as jouée, seul ton reçu peut le montrer.
receipt = Enregistrer le reçu
receipt-help = Il contient ce que tu as donné et vu, et rien qui ouvre ta place.
file-title = Vérifier des fichiers enregistrés
file-help = Choisis un reçu, un journal, ou les deux : on les compare. Sans journal, on demande à la maison celui de cette table.
file-refused = Ils ne vont pas ensemble. Rien n'est prouvé.
file-unknown = Ce n'est ni un reçu ni le journal d'une partie : choisis ce que tu as enregistré ici, ou avec le programme.
file-twice = Choisis un reçu et un journal au plus.
file-other = Ce reçu est celui d'une autre table : choisis aussi le journal de cette partie-là.
file-hidden = La maison ne connaît pas cette partie, cette page ne peut donc pas dire ce qui était caché à cette place. Le programme le peut : luckhouse verify FILE --receipt RECEIPT
rolls = Chaque lancer
roll = Événement
found = Dans le journal
ticket = Ticket
ticket-of = { $ticket } sur { $total }
first-about = Cette partie a été jouée sous le premier protocole.
first-broken = Quelque chose est faux : { $n } sur { $all } lancers ne sont pas ceux que donnaient les dés de cette table.
first-empty = Quelque chose est faux : la preuve est vide, ou c'est celle d'une autre table.
first-seal = Quelque chose est faux : le secret ne correspond pas à son sceau.
first-own = Tes propres octets sont parmi ceux qui sont entrés dans les dés.
first-own-not = Tes propres octets ne sont pas parmi ceux qui sont entrés dans les dés.
first-limits = Sous le premier protocole, les joueurs ne voyaient pas les sceaux des autres : une maison qui avait elle-même une place pouvait choisir les dés. Ce qui pouvait sortir à chaque lancer, c'est elle qui le disait, et des chances truquées ne se découvrent pas ici. Les options du jeu n'étaient pas liées aux dés.
