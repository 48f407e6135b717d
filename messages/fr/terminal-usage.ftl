# Ce qui ne va pas dans une ligne de commande.

terminal-usage-seats = `{ $seats }` n'est pas un nombre de places : on attend { $expected } pour { $game }
terminal-usage-no-option = `{ $option }` n'est pas une option : on attend KEY=VALUE, comme `--option cap=100`
terminal-usage-option-again = `{ $option }` fixe encore { $key } : on attend chaque option une seule fois
terminal-usage-option-file = `{ $key }={ $path }` ne se lit pas ({ $error }) : on attend un nom ou un fichier texte lisible
terminal-usage-option-value = `{ $found }` n'est pas une valeur de cette option : on attend { $key }={ $expected }
terminal-usage-time = --time { $seconds } : on attend des secondes, plus de 0 et jusqu'à 3600
terminal-usage-nodes = --nodes 0 : on attend au moins 1
terminal-usage-bots = { $words }, cela fait { $named } bots : on en attend au plus { $places }
terminal-usage-saved-game = une partie gardée a ses propres places et options : laissez --seats et --option de côté
terminal-usage-event = --event { $event } : on attend un événement où quelqu'un a choisi, jusqu'à { $events }
terminal-usage-which-game = --seats et --option vont avec un jeu : on attend `luckhouse play GAME` avec eux
terminal-usage-daily = --daily { $words } : on attend un jour et son secret séparés par deux-points, comme 2026-11-16:0f3a…, tels que la page de ce jour les montre
terminal-usage-dice = --dice { $word } : on attend typed ou rolled
terminal-usage-me = --me { $word } : on attend des places de 1 à { $seats } (`1,2`), `all` ou `none`
terminal-usage-coach-time = --time { $seconds } : on attend des secondes par décision, jusqu'à { $longest }
terminal-usage-as = --as { $word } : on attend p1 à p{ $seats }
terminal-usage-as-watcher = --as { $seat } : on attend p1 à p{ $seats }, ou watcher
terminal-usage-at = --at { $at } est après la fin : on attend 0 à { $events }
terminal-usage-page-is-game = --html { $page } : c'est la partie elle-même ; on attend un autre fichier
terminal-usage-page-folder = --html { $page } : on attend un fichier dans un dossier qui existe
terminal-usage-join-bots = --bots nomme { $named } bots : on en attend au plus { $most }, et une place pour une personne
terminal-usage-visible = --visible { $word } : on attend private, unlisted ou public
terminal-usage-clock = --clock { $word } : on attend none, des secondes comme `60s` ou des jours comme `3d`
terminal-usage-table-is-there = une table qui existe a son propre jeu, ses places et ses options : laissez les options d'une nouvelle de côté, ou donnez le lien de la maison
terminal-usage-new-table = --seats, --option, --bots, --visible, --clock et --hints vont avec une nouvelle table : on attend --game GAME
terminal-usage-unknown = `{ $found }` n'est pas connu ici (`luckhouse --help` dit ce qu'il y a)
terminal-usage-value = { $argument } ne peut pas être `{ $found }` (`luckhouse --help` dit ce qu'il y a)
terminal-usage-missing = on attend aussi { $argument } (`luckhouse --help` dit ce qu'il y a)
terminal-usage-man-folder = les pages de manuel ne peuvent pas être écrites dans { $folder } ({ $error }) : un dossier où l’on peut écrire est attendu
terminal-usage-tournament-alone = { $game } se joue seul ici : on attend un jeu pour deux ou plus, ou --seats
terminal-usage-tournament-players = { $players } avec --players, pour des tables de { $seats } : on en attend au moins { $seats }, comme `--players novice,steady,strong,best`
terminal-usage-tournament-most = { $players } joueurs : on en attend au plus { $most }
terminal-usage-tournament-tables = { $players } joueurs font plus de { $most } tables : on attend moins de joueurs, ou `--format swiss`
terminal-daily-seal = Les dés du { $day }. Leur sceau, annoncé la veille : { $seal }
