# What is said of the dice of a finished game: `luckhouse verify`, and the verdict at the end of a table.

terminal-proof-not = LES DÉS NE SONT PAS PROUVÉS : { $why }.
terminal-proof-none = La maison n'a donné aucune preuve de ces dés.
terminal-proof-other-seal = le sceau n'est pas celui qui a été montré avant la partie
terminal-proof-first = Les dés sont prouvés : les { $rolls } lancers découlent tous du secret de la maison.
terminal-proof-first-sealed = Il était scellé avant le début de la partie.
terminal-proof-first-own = Tes propres octets y sont.
terminal-proof-log-alone = Le journal est d'accord avec lui-même : { $rolls }. Tu n'as rien ajouté, et rien gardé à quoi le comparer.
terminal-proof-own-bytes = Les dés sont prouvés : { $rolls }. C’est la partie que tu as vue, et tes propres octets y sont.
terminal-proof-no-bytes = Les dés sont prouvés : { $rolls }. C’est la partie que tu as vue, et aucun de tes octets n’y est.
terminal-proof-rolls-sealed =
    { $draws ->
        [one] son seul lancer découle de ce que la maison et { $who } ont scellé avant le premier
       *[other] les { $draws } lancers découlent tous de ce que la maison et { $who } ont scellé avant le premier
    }
terminal-proof-rolls-together =
    { $draws ->
        [one] son seul lancer découle de ce que la maison et { $who } ont scellé avant le premier, et de maillons frais que personne ne pouvait connaître avant
       *[other] les { $draws } lancers découlent tous de ce que la maison et { $who } ont scellé avant le premier, et de maillons frais pour chacun, que personne ne pouvait connaître avant
    }
terminal-proof-nobody-else = personne d’autre
terminal-proof-void = Le départ { $start } était nul : { $missing } n'a pas ouvert, et a vu un jeu de dés.
terminal-proof-missed = { $seat } a manqué { $misses } des tours : chacun est un lancer tiré de nouveau.
terminal-proof-unopened = { $seat } n'a pas ouvert son choix de l'événement { $event } : le premier permis a été pris.
terminal-proof-no-link = Dans { $without } tours sur { $rounds } tu n'as pas donné de maillon : tu n'as pas part à ces lancers.
terminal-proof-closed = La partie a été fermée avant sa fin.
terminal-proof-limit-log-alone = que c'est la partie jouée, ou que ces gens existent : un journal seul est d'accord avec lui-même. Seul le reçu de quelqu'un en qui tu as confiance montre plus (--receipt FICHIER)
terminal-proof-limit-unsigned = que la maison ait jamais signé ce que tu as vu : ton reçu n’a aucune étape signée
terminal-proof-limit-last-lines = que les { $lines } dernières lignes sont celles que tu as vues : la dernière signature de la maison dans ton reçu est avant elles
terminal-proof-limit-house-chose = que la maison n'a pas choisi ces dés : personne d'autre n'y a pris part
terminal-proof-limit-sealed = que la maison ne connaissait pas les lancers à venir : avec des dés scellés elle les connaît, mais ne peut pas les changer
terminal-proof-limit-cards = que la maison n'a pas regardé les cartes cachées : elle les voit toujours
terminal-proof-limit-dropped = que personne n'a été écarté ni retenu : une maison peut s'arrêter, traîner ou écarter des joueurs, et tout le monde le voit ; une place qui retient coûte un départ ou un lancer, deux au plus, et le journal le dit
terminal-proof-proved = Prouvé : les dés de la table { $table } s'accordent avec ce qui était scellé (protocole 2).
terminal-proof-every-line = Chaque ligne suit les règles et se tient à sa place ; { $rolls }.
terminal-proof-rounds = { $draws } lancers ont été tirés en { $rounds } tours de maillons ; { $certain } ne pouvaient venir que d'une façon.
terminal-proof-list = En-tête, conditions et sceaux de tous sont dans une liste, { $list }, que la maison a signée.
terminal-proof-words = Les mots que tous pouvaient se lire : { $words }.
terminal-proof-committed = { $commitments } choix cachés ou simultanés sont ce à quoi on s'était engagé avant.
terminal-proof-silent = Ceux-ci n'ont rien ajouté aux dés : { $seats }.
terminal-proof-not-proved = Non prouvé :
terminal-proof-receipt = C'est la partie du reçu de { $seat } : la même liste, et chaque ligne est ce qu'il a vu, jusqu'à la ligne { $signed } sur { $lines } signée par la maison.
terminal-proof-receipt-bytes = Ses octets sont dans les dés.
terminal-proof-receipt-no-bytes = Il n'a pas ajouté d'octets.
terminal-proof-receipt-links = Ses maillons sont dans { $rounds } tours.
terminal-proof-file-not = { $file } n'est PAS prouvé : { $why }
terminal-proof-not-a-receipt = { $file } n'est pas un reçu de dés équitables ({ $why }) : on attend celui qui a été enregistré avec une partie
terminal-proof-no-receipts = { $file } : cette partie a été jouée sous le protocole 1, qui n'a pas de reçus : enlève --receipt
terminal-proof-first-proved = Prouvé : les dés de la table { $table } correspondent à ce qui était scellé (protocole 1, avec ses limites).
terminal-proof-first-lines = Chaque ligne respecte les règles, et les { $rolls } lancers découlent tous du secret et des octets des joueurs.
terminal-proof-first-seal = Le secret correspond au sceau { $seal }.
terminal-proof-first-added = { $added ->
    [0] Aucun joueur n'a ajouté d'octets.
    [one] Un joueur a ajouté ses octets.
   *[other] { $added } joueurs ont ajouté leurs octets.
}
terminal-proof-first-not-proved = Ce que ce fichier ne prouve pas :
terminal-proof-first-limit-puppet = que la maison n'a pas choisi ces dés : sous le protocole 1 elle le pouvait, en réécrivant le sceau d'une marionnette, d'une place à elle, après avoir lu les octets des autres
terminal-proof-first-limit-options = que les options de la partie sont celles convenues : l'en-tête n'est pas lié à ces dés
terminal-proof-first-limit-published = que le sceau a été publié avant le premier lancer : compare-le avec celui que tu as vu alors
terminal-proof-first-limit-looked = que l'hôte n'a pas regardé les lancers à venir : il détient le secret et peut les connaître, mais pas les changer
terminal-proof-first-none = { $file } : { $why } ; seules les parties d'un serveur aux dés équitables en ont une
terminal-proof-day-proved = Prouvé : ce sont les dés du { $day }, les mêmes pour tous ceux qui ont joué ce jour-là.
terminal-proof-day-lines = Chaque ligne respecte les règles, et les { $rolls } lancers découlent tous du secret du jour.
terminal-proof-day-limit-seal = que la maison avait arrêté ces dés avant le jour : comparez le sceau avec celui qu'elle a annoncé la veille à /daily
terminal-proof-day-limit-known = que personne ne connaissait les lancers à venir : la maison connaît les dés de tous les jours, et après le jour chacun les connaît
terminal-proof-day-limit-first = que c'était le premier essai : chacun peut s'exercer avec les mêmes dés
