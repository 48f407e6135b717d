# Ce qui ne va pas dans une ligne de commande.

terminal-usage-no-option = `{ $option }` n'est pas une option : on attend NOM=VALEUR, comme `--option cap=100`
terminal-usage-option-again = `{ $option }` fixe encore { $key } : on attend chaque option une seule fois
terminal-usage-option-file = `{ $key }={ $path }` ne se lit pas ({ $error }) : on attend un nom ou un fichier texte lisible
terminal-usage-time = --time { $seconds } : on attend des secondes, plus de 0 et jusqu'à 3600
terminal-usage-nodes = --nodes 0 : on attend au moins 1
terminal-usage-bots = { $words }, cela fait { $named } bots : on en attend au plus { $places }
terminal-usage-saved-game = une partie gardée a ses propres places et options : laissez --seats et --option de côté
terminal-usage-event = --event { $event } : on attend un événement où quelqu'un a choisi, jusqu'à { $events }
terminal-usage-which-game = --seats et --option vont avec un jeu : on attend `luckhouse play JEU` avec eux
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
terminal-usage-new-table = --seats, --option, --bots, --visible, --clock et --hints vont avec une nouvelle table : on attend --game JEU
terminal-usage-unknown = `{ $found }` n'est pas connu ici (`luckhouse --help` dit ce qu'il y a)
terminal-usage-unknown-near = `{ $found }` n'est pas connu ici. Peut-être `{ $near }` ? (`luckhouse --help` dit ce qu'il y a)
terminal-usage-value = { $argument } ne peut pas être `{ $found }` (`luckhouse --help` dit ce qu'il y a)
terminal-usage-value-near = { $argument } ne peut pas être `{ $found }`. Peut-être `{ $near }` ? (`luckhouse --help` dit ce qu'il y a)
terminal-usage-missing = on attend aussi { $argument } (`luckhouse --help` dit ce qu'il y a)
terminal-usage-man-folder = les pages de manuel ne peuvent pas être écrites dans { $folder } ({ $error }) : un dossier où l’on peut écrire est attendu
terminal-usage-tournament-alone = { $game } se joue seul ici : on attend un jeu pour deux ou plus, ou --seats
terminal-usage-tournament-players = { $players } avec --players, pour des tables de { $seats } : on en attend au moins { $seats }, comme `--players novice,steady,strong,best`
terminal-usage-tournament-most = { $players } joueurs : on en attend au plus { $most }
terminal-usage-tournament-tables = { $players } joueurs font plus de { $most } tables : on attend moins de joueurs, ou `--format swiss`
terminal-usage-conflict = { $argument } ne va pas avec { $other } (`luckhouse --help` dit ce qu'il y a)
terminal-usage-subcommand = on attend ce qu'il faut faire (`luckhouse --help` dit ce qu'il y a)
terminal-usage-arguments = la ligne de commande ne se lit pas (`luckhouse --help` dit ce qu'il y a)
terminal-usage-link = `{ $link }` n'est pas le lien d'une table : on attend quelque chose comme http://HOST:PORT/t/TABLE, ou http://HOST:PORT/ pour la maison
terminal-usage-not-for-two = { $game } ne se joue pas à deux : on attend un jeu où l'on peut être deux
terminal-usage-log-level = LUCKHOUSE_LOG ne peut pas être `{ $word }` : on attend error, warn, info ou debug
terminal-usage-listen = impossible d'écouter à `{ $address }` : on attend une adresse et un port, comme 127.0.0.1:7070 ou [::1]:7070
terminal-usage-config = { $file } ne se lit pas : { $error }
terminal-usage-config-line = { $file }, ligne { $line } : { $what }
terminal-usage-set = `{ $word }` ne peut pas être fixé : on attend SECTION.NOM=VALEUR, comme limits.talk=30 ; `luckhouse serve --print-config` les montre tous
terminal-usage-set-value = `{ $word }` ne peut pas être fixé ({ $why }) : on attend SECTION.NOM=VALEUR, comme limits.talk=30 ; `luckhouse serve --print-config` les montre tous
terminal-usage-keep-accounts = les comptes ne peuvent pas être gardés { $days } jours seulement : on attend au moins { $least }, car les navigateurs restent connectés 90 jours, ou 0 pour les garder toujours
terminal-usage-origin = `{ $word }` n'est pas l'origine d'une page : on attend un schéma et un hôte, comme https://example.org
terminal-usage-house-name = `{ $word }` n'est pas le nom d'une maison : on attend un nom sans schéma ni port, comme play.example.org
terminal-usage-proxy-loopback = une maison derrière un proxy ne peut pas se fier à loopback : laissez de côté `--trust-loopback`, ou les proxys
terminal-usage-collector = `{ $word }` n'est pas l'adresse d'un collecteur : http://HOST:PORT attendu, comme OTLP sur HTTP (4318, si aucun port n'est donné)
terminal-usage-proxies = `{ $word }` ne nomme aucun proxy : on attend des adresses ou des réseaux séparés par des virgules, comme `10.0.0.1`, `192.168.0.0/16`, `fd00::/8`, ou `loopback`
terminal-usage-database = l'adresse de la base de données ne se lit pas : on attend postgres://USER@HOST/DATABASE
terminal-usage-node = d'autres nœuds n'atteignent pas `{ $address }` : on attend une adresse de cette machine et un port, comme 10.0.0.5:7071
terminal-usage-node-alone = un nœud partage une base de données avec d'autres : on attend `--store postgres://USER@HOST/DATABASE` à côté de `--node`
terminal-usage-same-place = { $place } ne peut pas déménager là où il est : choisissez un autre dossier ou une autre base de données
terminal-usage-words = la liste de mots { $file } ne peut pas être lue ({ $error }) : vérifiez `talk.words` dans les réglages
terminal-usage-words-line = la ligne { $line } de la liste de mots { $file } n'est pas un seul mot : `{ $found }` ; on attend un mot par ligne, ou une remarque après `#`
terminal-usage-mail-server = `{ $word }` n'est pas un serveur de courriel : on attend un nom et un port, comme smtp.example.org:465, dans `mail.server`
terminal-usage-mail-from = `{ $word }` n'est pas un expéditeur : on attend une adresse, comme `Luckhouse <dice@example.org>`, dans `mail.from`
terminal-usage-mail-password = le mot de passe du courriel dans { $file } ne peut pas être lu ({ $error }) : vérifiez `mail.password_file`
terminal-usage-mail-plain = le mot de passe pour { $host } pourrait être lu en chemin : mettez `mail.security` à tls ou starttls
terminal-usage-mail-url = les courriels ont besoin d'un lien vers cette maison : réglez `notices.url`, comme https://play.example.org, ou donnez son nom avec `--name`
terminal-usage-notices-url = `{ $word }` n'est pas l'adresse d'une maison : on attend un schéma et un hôte, comme https://play.example.org, dans `notices.url`
terminal-usage-notices-contact = `{ $word }` ne joint personne : on attend mailto:host@example.org ou une adresse en https, dans `notices.contact`
terminal-usage-admin-text = `{ $found }` ne sert à rien ici : on attend une table, un endroit ou un nom, comme `luckhouse admin` les donne
terminal-usage-network = `{ $found }` n'est ni une adresse ni un réseau : on attend quelque chose comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48
terminal-usage-zero = il n'y a pas de numéro 0 : on en attend un à partir de 1
terminal-usage-skill = --skill { $words } : on attend deux bots, le meilleur d'abord, comme `steady,novice`
terminal-usage-report-games = --seats et --option sont ceux d'un seul jeu : on attend un seul jeu
terminal-usage-minutes = --minutes { $minutes } : on attend plus de 0
terminal-usage-out = --out { $folder } : { $error } ; on attend un dossier où l'on peut écrire
terminal-usage-compare = rien à comparer : on attend deux bots, comme `strong steady`, ou des options, comme `--a goal=20 --b goal=30`
terminal-usage-compare-option = `{ $option }` n'est pas une option : on attend NOM=VALEUR, comme `--a cap=100`
terminal-usage-handicap = un jeu pour une personne n'a pas de places à égaliser : on attend deux places ou plus
terminal-usage-without = { $game } n'a rien dont on puisse se passer
terminal-usage-grid-option = `{ $option }` n'est pas une option : on attend NOM=V1,V2, comme `--option cap=50,100`
terminal-usage-grid-seats = --seats { $words } : on attend des nombres comme `2,3,4`, ou `2..4`
terminal-usage-grid-empty = la grille n'a pas de cases : { $name } n'a pas de valeurs, on en attend au moins une
terminal-usage-grid-twice = { $what } est deux fois dans la grille : on attend chacun une seule fois
terminal-usage-grid-large = la grille a { $cells } cases : on en attend au plus { $most } ; prenez moins de valeurs à la fois
terminal-usage-grid-number = { $what } { $found } : on attend un nombre dans { $expected }
terminal-usage-patience = --patience { $seconds } : on attend des secondes, plus de 0 et jusqu'à 3600
terminal-usage-program = --program { $program } : on attend un nom en minuscules, chiffres et tirets, et une commande, comme `mine='python3 my_bot.py'`
terminal-usage-program-taken = --program { $name } : un autre bot s’appelle ainsi ; on attend un autre nom
terminal-usage-program-start = { $program } ne peut pas être lancé ({ $error }) : on attend un programme qui existe, par exemple `--program mine='python3 my_bot.py'`
terminal-usage-grid-version = ceci vient de la version { $version } avec l'édition { $edition } des règles, et voici la version { $own } avec l'édition { $here } : on attend la même version, car ce qui y a été joué n'est peut-être pas ce qui se joue ici
terminal-usage-unsolved = { $game } ne se résout pas avec cette question et ces options
terminal-admin-served = une maison est ouverte à { $place } : demandez-lui, avec `--data` et le dossier du programme qui la sert
terminal-daily-seal = Les dés du { $day }. Leur sceau, annoncé la veille : { $seal }
