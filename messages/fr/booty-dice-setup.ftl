# Booty Dice before it is played: what it is, what can be set, who can be met.

booty-dice-about = Six dés, trois lancers : creusez, volez et taillez-vous un chemin jusqu’à 25 doublons, ou soyez le dernier pirate en vie.
booty-dice-option-lives = vies de chaque pirate au départ
booty-dice-option-doubloons = doublons de chaque pirate au départ
booty-dice-option-goal = doublons qui font gagner
booty-dice-option-resolve = quand les dés font ce qu’ils montrent
booty-dice-option-resolve-stop = une fois, quand les lancers sont finis
booty-dice-option-resolve-each = après chaque lancer
booty-dice-option-curse = quelles faces font une Malédiction
booty-dice-option-curse-five = X sur la carte, Jolly Roger, Sabre, Planche et Bouclier
booty-dice-option-curse-six = les six faces
booty-dice-option-first-throw = quels dés sont lancés en premier dans un tour
booty-dice-option-first-throw-all = les six
booty-dice-option-first-throw-some = ceux que l’on reprend ; les autres restent comme le dernier pirate les a laissés
booty-dice-option-starts = comment se décide qui a le premier tour
booty-dice-option-starts-lot = par tirage au sort entre tous
booty-dice-option-starts-agreed = chacun nomme un pirate en secret ; s’ils diffèrent, par tirage au sort entre ceux qui sont nommés
booty-dice-option-each = quels dés agissent quand ils agissent après chaque lancer
booty-dice-option-each-all = les six, même ceux qui étaient gardés
booty-dice-option-each-rolled = seulement ceux qui viennent d’être lancés ; une combinaison des six frappe une fois par tour
booty-dice-option-cap = tours après lesquels les plus riches des vivants se partagent la partie
booty-dice-character-grudge = Mad Meg n’oublie aucun visage : la première personne qu’elle a volée ou blessée, elle la poursuit tant qu’elle vit
booty-dice-character-miser = Penny Jack flaire l’or : il garde un Doublon ou un Jolly Roger plutôt que de le relancer
booty-dice-character-coward = Trembling Tom se cache derrière ses boucliers : il en garde un plutôt que de le relancer
