# Des mots qui ne se lisent pas : ce qui a été trouvé, ce que c'était censé être, et ce qu'on attendait. `kind-…` suit « n'est pas ».

bad-word = `{ $found }` n'est pas { $kind } : on attend { $expected }
bad-word-near = `{ $found }` n'est pas { $kind } : on attend { $expected }. Peut-être `{ $near }` ?

# Des journaux qui ne se rejouent pas.

log-line = ligne { $line } : { $fault }
log-empty = le journal est vide : on attend un en-tête comme `GAME seats 2 edition 1`
log-hidden = cette ligne est cachée (`?`) : seul le journal entier, tel qu'il est après la partie, se rejoue

# Ce qui se trouve à la place d'un mot, quand ce n'est pas dit comme c'était écrit.

found-nothing = rien
found-at = { $place } : { $found }
found-line = ligne { $line }
found-part = partie { $part }
found-parts = toutes les parties
found-again = { $word } encore une fois
found-characters = { $count } caractères
found-edition = édition { $edition }
found-seats = { $told } places sur { $seats }
found-other-order = les joueurs dans un autre ordre
found-option-sets = { $count } ensembles d'options
found-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
found-no-spots = une liste sans position
found-no-value = rien pour { $key }
found-no-rows = pas de `rows:`
found-zones =
    { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    }
found-rows =
    { $count ->
        [one] { $count } rangée d'expérience
       *[other] { $count } rangées d'expérience
    }
found-no-squares = pas de cases
found-one-kind = une seule sorte de pièce
found-pieces =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
found-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
found-foxheads =
    { $count ->
        [one] { $count } tête de renard
       *[other] { $count } têtes de renard
    }
found-formation =
    { $count ->
        [one] { $count } case d'une formation
       *[other] { $count } cases d'une formation
    }

# Ce que c'était censé être.

kind-action = une action de { $game }
kind-roll = un lancer de { $game }
kind-question = une question sur { $game }
kind-seat = une place
kind-seats = un nombre de places
kind-die = un dé
kind-dice = un lancer de dés
kind-starter = qui commence
kind-header = l'en-tête d'une partie
kind-game-here = le jeu d'ici
kind-edition = une édition connue ici
kind-log-line = une ligne d'un journal
kind-option-here = une option ici
kind-option = une option
kind-option-new = une option nouvelle ici
kind-option-value = une valeur de cette option
kind-table-seat = une place de cette table
kind-everybody = tout le monde à cette table
kind-seat-line = la ligne d'une place
kind-sitter = quelqu'un à une table
kind-day = un jour
kind-bytes = une suite de 32 octets
kind-signature = une signature
kind-proof = une preuve de dés équitables
kind-fair-line = une ligne sur les dés équitables
kind-dice-mode = une façon de faire les dés
kind-terms = un accord d'une table
kind-level = un niveau
kind-bot = un bot
kind-abstinence = une chose dont un joueur peut se passer
kind-game = un jeu de l'étagère
kind-document-option = une option qui prend un document
kind-odds-topic = une chose dont on peut demander les chances
kind-odds-question = une question sur ces chances
kind-topic-word = une chose que ce sujet accepte
kind-game-in-numbers = un jeu en nombres
kind-weights-line = une ligne de poids
kind-weights-table = une table de poids
kind-weights-row = une rangée de poids
kind-weights-net = un réseau de poids
kind-player = un joueur
kind-pool = un classement
kind-tournament = un tournoi
kind-tournament-event = un événement d'un tournoi
kind-step = un pas
kind-sketch = cohérent
kind-ending-search = une recherche qui finit
kind-aim = un but
kind-aim-to-meet = un but qui peut être atteint
kind-half-interval = la moitié d'un intervalle
kind-rows = une sorte de lignes
kind-shard = une part
kind-marbles = un nombre de billes
kind-bricks = un lancer de briques
kind-pair = une paire de dés ou de briques
kind-face = une face de booty-dice
kind-number-of-dice = un nombre de dés
kind-curse = une sorte de Malédiction
kind-whole-roll = un lancer entier
kind-rolls-left = un nombre de lancers qui restent
kind-standing = une situation
kind-pirate = ce qu'un pirate possède
kind-square = une case
kind-card = une carte
kind-piece = une pièce
kind-two-pieces = une question sur deux pièces
kind-distance = une distance
kind-layout = une disposition
kind-layout-part = juste dans une disposition
kind-treasure = un trésor
kind-fort = un fort
kind-number-of-bricks = un nombre de briques
kind-number-of-levels = un nombre de niveaux
kind-number-of-thieves = un nombre de joueurs qui peuvent voler
kind-ability = une capacité
kind-boxes = une suite de cases pour une zone
kind-setup-roll = un lancer de la mise en place
kind-sheet = une feuille
kind-shipped-sheet = une feuille fournie avec lantern
kind-own-sheet-name = un nom pour votre propre feuille
kind-sheet-name = un nom sur une feuille
kind-sheet-note = la note d'une feuille
kind-sheet-can-have = ce qu'une feuille peut avoir
kind-sheet-needs = ce qu'il faut ici à une feuille
kind-sheet-key = une clé d'une feuille à cet endroit
kind-sheet-row = une rangée d'expérience
kind-sheet-line = une feuille sur une ligne
kind-sheet-line-part = une partie d'une feuille sur une ligne
kind-whole-sheet = une feuille entière
kind-whole-sheet-line = une feuille entière sur une ligne
kind-new-zone = une nouvelle zone
kind-last-zone-task = une tâche pour la dernière zone
kind-zone-name = un nom pour une zone
kind-toml-line = une ligne d'un fichier TOML

# Ce qui aurait été compris. Les mots à taper restent tels quels dans chaque langue.

expected-words = { $words }
expected-either = { $first } ou { $last }
expected-range = { $least } à { $most }
expected-none-or-range = none ou { $least } à { $most }
expected-or-file = { $names } ou un fichier
expected-option-value = { $key }={ $values }
expected-form = { $form }, comme { $example }
expected-of-kind = { $kind } ({ $expected })
expected-no-options = aucune : ce jeu n'a pas d'options
expected-no-documents = aucune : ce jeu n'a pas de documents
expected-each-option-once = chaque option une seule fois
expected-each-seat-once = chaque place une seule fois
expected-seats = { $numbers } pour { $game }
expected-table-seats = { $seats } en tout
expected-seat-lines = une ligne `# seat` pour chacun
expected-edition = l'édition { $edition }, celle que ce programme joue
expected-log-line = `* ROLL` ou `SEAT ACTION`, comme `p1 hold`
expected-header = `GAME(OPTIONS) seats N edition N`, comme `GAME seats 2 edition 1`
expected-face = une face de 1 à 6
expected-faces = des faces de 1 à 6, comme `1 3 3 6`
expected-starter = une place, comme `p2 starts`
expected-day = l'année, le mois et le jour, comme `2026-11-17`
expected-hex = { $digits } chiffres hexadécimaux en minuscules
expected-proof = des lignes `# fair` : table, seal, ce que les joueurs ont ajouté, secret
expected-fair-line = une de celles que donne la page sur les dés équitables, telle quelle
expected-terms = `dice=… clock=… away=… hints=…` et un bot pour chaque place qui en a un
expected-at-most-characters = au plus { $most } caractères
expected-weights-line = un nom connu et ses nombres
expected-weights-lines = 2 lignes de { $count } nombres ; refaites-les avec `lucky_shot_weights`
expected-weights-net = des rangées de nombres entiers, comme `lucky_shot_net` les écrit ; refaites-les
expected-player = un mot d'au plus 64 caractères, sans espace
expected-tournament = `arena SECONDS`, `swiss ROUNDS` ou `knock-out GAMES`, et `seats 2` à `seats 8`
expected-tournament-event = SECONDS et { $events }
expected-step = une position, comme `to 3`
expected-sketch = des positions qui mènent à celles de la liste
expected-fewer-options = au plus { $most } : nommez moins d'options ou de valeurs à varier
expected-aims = quelque chose comme { $forms }, avec des virgules entre eux
expected-lower-first = le plus petit nombre d'abord
expected-half-interval = un pourcentage comme 0.5%, de 0.0001% à 50%
expected-shard = 1/N à N/N, comme 2/4 pour la deuxième de quatre
expected-fortuna-question = deux scores de 0 à { $most } et les billes des deux joueurs de 1 à 3, d'abord de celui dont c'est le tour, comme `12 9 marbles 2 3`
expected-fortuna-odds = deux dés comme `2 4`, `each` ou `best`, et un nombre de joueurs, 2, 4, 6, 8, 10 ou 12
expected-no-dice = aucun dé : `dice 2 4` les demande
expected-call = `call cheese` ({ $lines }), { $others }
expected-fortuna-roll = `dice` ou `bricks` avec des faces, comme `dice 3 6`
expected-bricks = des faces de 0 (vierge) à 6, comme `0 3`
expected-pair = des faces jusqu'à 6
expected-booty-action = `stop`, `roll all`, `roll XXW` (les lettres des dés), `rob p2`, `attack p2` ou `begin p2`
expected-letters = une à six des lettres D X J C W S, comme `D C S`
expected-starter-or-letters = `p2 starts`, ou une à six des lettres D X J C W S, comme `D C S`
expected-six-letters = six lettres, comme `DDJCWX`
expected-booty-question = rien, { $forms }
expected-together = au plus { $doubloons } doublons et { $shields } boucliers ensemble
expected-pirate = DOUBLOONS/LIVES/SHIELDS, soit 0 à { $most }, 1 à { $lives }, 0 à { $shields }
expected-nothing-after-name = rien après son nom
expected-nothing-after = rien après `{ $topic }`
expected-one-number = un seul nombre de { $least } à { $most }
expected-one-number-or-none = un seul nombre de { $least } à { $most }, ou aucun
expected-squares = un nombre de cases, 1 à 8
expected-one-number-of-squares = un seul nombre de cases, 1 à 8
expected-reynard-action = { $setup }, un déplacement `a1-a4`, un défi `a1xa4`, { $others }
expected-reynard-roll = une face de 1 à 6, une carte tirée `card 4`, { $others }
expected-card = une valeur de 1 à 7
expected-piece = 1 à 6, ou fox
expected-layout = { $names } ou le texte d'un fichier de disposition
expected-layout-file = un fichier avec foxheads, [pieces], [cards], [red] et [blue]
expected-layout-line = `{ $name } …`, dans l'ordre pieces; cards; foxheads; red; blue
expected-value-and-number = une valeur et son nombre, comme `6:2`
expected-shield-and-formation = un bouclier et une formation
expected-two-kinds = au moins deux sortes, pour s'y cacher
expected-pieces = { $least } à { $most } pièces
expected-cards = { $least } à { $most } cartes
expected-foxheads = 4 têtes de renard
expected-formation = { $pieces }, une pour chaque pièce
expected-fewer-in-all = moins de 256 en tout
expected-square-once = chaque case au plus une fois parmi les têtes de renard, les boucliers et les formations
expected-lucky-roll = des faces comme `4` ou `2 2 5`, un trésor comme `sea`, ou qui commence, comme `p2 starts`
expected-fort = un joueur de 1 à 3 et une lettre, comme `1a`
expected-marks = des faces de 1 à 6, X et O séparés par des espaces, comme `4 5 X X X` (`{ $word }` n'en est pas)
expected-six-boxes = 1 à 6 cases : il n'y a que six dés
expected-boxes = 1 à 6 cases, comme `4 5 X X X`
expected-cross-before-ring = X avant O : O veut dire une autre face que le X, écrivez donc X là où il n'y a pas de X
expected-boxes-or-rest = { $boxes } ; ou le mot `rest` seul
expected-setup-roll = six faces de 1 à 6, comme `3 3 4 5 6 6`
expected-sheet = { $names }, ou le texte d'un fichier de feuille
expected-other-sheet-name = un autre nom : une feuille de ce nom est fournie avec le jeu et n'est pas la même
expected-sheet-name = 1 à { $most } lettres, chiffres, espaces, traits d'union et apostrophes
expected-sheet-note = 1 à { $most } lettres, chiffres, espaces et l'un de - ' . !
expected-rows = 1 à { $most } rangées
expected-circles = 1 à { $most } cercles, comme 5
expected-zones = 1 à { $most } zones
expected-new-zone = un nom qu'aucune zone précédente n'a
expected-last-zone = des cases à remplir : le voyage finit par un combat
expected-zone-name = un autre mot que `rows` et `note`
expected-sheet-line = `NAME; ZONE: BOXES; …; rows: 5 4 3`, et `; note: TEXT` si vous voulez
expected-name-key = name = "un nom entre guillemets"
expected-note-key = note = "un texte entre guillemets"
expected-rows-key = rows = [5, 4, 3], les cercles de chaque rangée d'expérience
expected-zone-keys = un `[[zone]]` pour chaque zone du voyage
expected-zone-name-key = name = "Wolves" dans chaque zone
expected-boxes-key = boxes = "4 5 X X X" ou boxes = "rest" dans chaque zone
expected-zone-brackets = `[[zone]]` avec deux crochets de chaque côté
expected-zone-table = un `[[zone]]` avec name et boxes
expected-toml = du TOML ({ $message })

# Ce qui ne va pas avec les dés d'un journal, ou avec ce qu'un joueur en a gardé.

flaw-place = `{ $found }` ne peut pas être ici : on attend { $expected }
flaw-text = ce n'est pas écrit comme la maison l'écrit : on attend `{ $expected }`
flaw-house-seal = le secret ne va pas avec le sceau de la maison : ce n'est pas celui qui a été promis avant le premier lancer
flaw-seat-seal = les octets de { $seat } ne vont pas avec leur sceau dans la liste
flaw-signature = la signature ne va pas : l'accord, l'en-tête ou la liste ne sont pas ceux que la maison a signés de sa clé
flaw-previous = la liste ne nomme pas la liste d'avant : on attend `after { $hash }`
flaw-start = le départ { $found } vient là où c'est le tour du départ { $expected }
flaw-listed = { $seat } est ici { $found } : on attend { $expected }
flaw-roll = le journal a `{ $found }`, mais les dés de cette table ont donné `{ $expected }`
flaw-choice = ce que { $seat } a choisi comme événement { $event } n'est pas ce à quoi il s'était engagé
flaw-uncommitted = { $seat } ne s'est engagé à rien avant ce choix, que d'autres ne pouvaient pas lire ou qui s'est fait en même temps
flaw-unopened = { $seat } n'a pas ouvert son choix, et joue donc `{ $expected }`
flaw-end = la fin du journal
flaw-person = une personne
flaw-bot = un bot ({ $kind })
flaw-any-bot = un bot
flaw-list = une liste de { $seats } places
flaw-expected-terms = { $who }, comme dans l'accord
flaw-expected-header = { $seats }, comme dans l'en-tête
flaw-expected-seats = une des { $seats } places
flaw-expected-bytes = les octets de ceux qui ont scellé, ou `# fair void`
flaw-expected-list = `# fair list`, après l'accord
flaw-expected-signed = `# fair signed`, après la liste
flaw-expected-sealed = qui a scellé et pas encore ouvert, parmi { $seats }
flaw-expected-missing = exactement ceux qui n'ont pas ouvert, { $seats }
flaw-expected-secret = `# fair secret` à la fin
flaw-expected-secret-for-rolls = `# fair secret` à la fin du journal, sans quoi aucun lancer ne se vérifie
flaw-expected-last = `# fair secret`, en dernière ligne
flaw-expected-links = les maillons du tour { $round }, ou qui l'a manqué
flaw-expected-choices = les choix auxquels on s'est engagé, ou `# fair undone` pour chacun
flaw-expected-round = un tour de maillons avant ce lancer
flaw-expected-other = ce que la partie attend, ou une ligne sur ses dés qui peut être ici
round-number = le tour { $found } vient là où c'est celui du tour { $expected }
round-open = le tour { $round } est encore ouvert : on attend ses maillons, ou qui l'a manqué
round-closed = aucun tour n'est ouvert auquel cela pourrait répondre
round-nobody = on ne demande de maillon à personne
round-member = on ne peut pas demander de maillon à { $seat } : ce n'est pas une personne avec une chaîne qui a manqué moins de deux tours
round-asked = on demande à { $seat } le maillon { $found }, mais le journal mène à { $expected }
round-members = les maillons ne sont pas ceux des membres du tour, chacun une fois : on attend { $seats }
round-link = le maillon de { $seat } ne mène pas à celui d'avant
round-missed = un tour n'est nul que si quelqu'un n'a pas donné de maillon
round-chain = la chaîne { $found } de { $seat } vient là où c'est celle de la chaîne { $expected }
round-person = { $seat } n'est pas une personne : seules les personnes ont des chaînes
receipt-kind = ce n'est pas un reçu de dés équitables : on attend `receipt 2`, trouvé `{ $found }`
receipt-word = le reçu ne se lit pas : { $why }
receipt-other = `{ $what }` du journal n'est pas comme dans le reçu : trouvé `{ $found }`, on attend `{ $expected }`
receipt-signature = le reçu a été changé : la clé de la maison ne va pas avec sa signature pour { $what }
receipt-last-step = la dernière étape
receipt-list = la liste
receipt-seat = { $seat } n'est pas une personne à cette table : le reçu est d'une autre
receipt-bytes = les octets que vous avez ouverts ne sont pas dans ces dés : la partie a commencé sans vous, ou le journal a été changé
receipt-link = tour { $round } : le journal n'a pas le maillon que vous avez donné
receipt-foreign = tour { $round } : le journal a un maillon de { $seat } que vous n'avez jamais donné
receipt-story = { $place } : ce que vous y avez vu n'est pas ce que dit le journal
receipt-short = { $place } : vous aviez vu { $seen } lignes, mais le journal ne mène qu'à { $lines }
receipt-round = tour { $round }
receipt-last-signed = la dernière étape signée
proof-seal = le secret ne va pas avec son sceau { $seal } : ce n'est pas celui qui a été promis avant le premier lancer
proof-roll = l'événement { $event } est `{ $found }`, mais les dés de cette table ont donné `{ $expected }`
proof-text = la ligne { $line } n'est pas écrite comme la maison l'écrit : on attend `{ $expected }`
proof-not-over = la partie n'est pas finie : son secret ne peut pas encore avoir été ouvert
