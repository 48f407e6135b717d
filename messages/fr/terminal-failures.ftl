# Pourquoi quelque chose n'a pas pu se faire ou finir, et ce que disent les commandes d'un hôte quand c'est fait.

# Fichiers et ouvriers.

terminal-failed-write = { $file } ne peut pas être écrit ({ $error }) : on attend un fichier dans un dossier où cet utilisateur peut écrire
terminal-failed-read-game = { $file } ne se lit pas ({ $error }) : on attend une partie enregistrée
terminal-failed-large = il dépasse 4 Mo
terminal-failed-save = { $file } ne peut pas être écrit ({ $error }) : `--save FICHIER` dit où
terminal-failed-save-where = il n'y a pas de dossier de données : `--save FICHIER` dit où
terminal-failed-workers = les ouvriers n'ont pas pu démarrer : { $error }
terminal-failed-nowhere = il n'y a pas de place pour les données : définissez HOME, ou donnez un dossier avec `--data DOSSIER`

# Les données d'une maison.

terminal-failed-folder = le dossier de données { $folder } ne peut pas être écrit ({ $why }) : on attend un dossier où cet utilisateur peut écrire ; choisissez-en un autre ou changez ses droits
terminal-failed-folder-in-use = le dossier de données { $folder } sert à un autre Luckhouse : arrêtez-le, ou choisissez un autre dossier
terminal-failed-not-ours = { $file } ne contient pas de données de Luckhouse : on attend un fichier fait par Luckhouse ; déplacez-le, ou choisissez un autre dossier
terminal-failed-newer = { $file } a été écrit par un Luckhouse plus récent (version { $found } des données, celui-ci connaît jusqu'à { $known }) : prenez le programme plus récent
terminal-failed-unreadable = { $file } ne s'ouvre pas ({ $why }) : vérifiez la place et l'état du disque, ou reprenez une copie
terminal-failed-database = la base { $database } ne peut pas servir ({ $why }) : on attend un PostgreSQL qui y tourne et laisse entrer cet utilisateur ; démarrez-le, ou corrigez l'adresse
terminal-failed-served = un autre Luckhouse sert déjà la base { $database } : arrêtez-le, ou ouvrez les deux comme nœuds avec `--node` ; celui qui est mort est oublié en une demi-minute
terminal-failed-other-tables = la base { $database } a des tables qui ne sont pas de Luckhouse : on attend une base vide, ou faite par Luckhouse ; créez-en une autre, ou un schéma à part
terminal-failed-damaged = { $file } est abîmé ({ $why }) : reprenez une copie avec `luckhouse restore`
terminal-failed-no-data = il n'y a pas de données d'une maison dans { $folder } : on attend le dossier que `luckhouse serve` nomme en ouvrant
terminal-failed-exists = { $file } existe déjà, et rien n'est écrasé : choisissez un autre nom, ou déplacez-le
terminal-failed-has-data = { $folder } a déjà les données d'une maison : choisissez un dossier vide, ou faites-les mettre de côté avec `--force`
terminal-failed-bare = { $file } a été copié d'une maison ouverte sans son journal, si bien que des changements après { $after } peuvent manquer : prenez un fichier de `luckhouse backup`, ou prenez celui-ci quand même avec `--force`
terminal-failed-other-key = { $file } est la clé d'une autre maison que celle de la copie, et les joueurs en seraient avertis : choisissez un dossier vide, ou déplacez le fichier pour prendre la clé de la copie
terminal-failed-disk = { $file } ne se lit ou ne s'écrit pas ({ $why }) : vérifiez la place du disque, et ce que cet utilisateur peut faire
terminal-failed-no-house = il n'y a pas de maison à { $place } : on attend le dossier ou la base d'une maison
terminal-failed-house-open = une maison est ouverte à { $place } : arrêtez chaque programme qui la sert, puis réessayez
terminal-failed-not-empty = { $place } a déjà les données d'une maison : choisissez un dossier ou une base vide
terminal-failed-differs = ce qui est arrivé n'est pas ce qui a été envoyé ({ $what }) : rien n'a été gardé ; vérifiez les deux disques, puis réessayez
terminal-failed-moving = { $place } ne se lit ou ne s'écrit pas ({ $why }) : rien n'a été gardé ; vérifiez sa place et son état, puis réessayez
terminal-failed-no-key = { $file } : ce n'est pas une clé ; on attend 64 chiffres hexadécimaux, comme ce programme les a écrits : remettez le fichier, ou enlevez-le, et les joueurs sont avertis que la maison a une autre clé
terminal-failed-key-unread = { $file } : { $why } ; on attend 64 chiffres hexadécimaux, comme ce programme les a écrits : remettez le fichier, ou enlevez-le, et les joueurs sont avertis que la maison a une autre clé
terminal-failed-no-shared-key = la clé de la maison dans { $place } n'en est pas une ; on attend 64 chiffres hexadécimaux, comme ce programme les a écrits : reprenez une copie de la base
terminal-failed-new-key = aucune clé ne peut être faite pour la maison : { $error }
terminal-house-moved = { $tables } tables avec { $events } événements y sont : { $lines } lignes, toutes comparées.
terminal-house-moved-no-key = Il n'y avait pas de clé de la maison : une nouvelle est faite quand elle ouvre.
terminal-house-moved-open = Ouvrez la maison là-bas avec `luckhouse serve { $flag }`. Là où elle était, tout est comme avant.
terminal-house-copied = { $file } : { $tables } tables, { $bytes } octets, entiers et sur le disque
terminal-house-copied-secret =
    { $key ->
        [yes] Gardez-le pour vous : la clé de la maison et les dés des parties encore en cours sont dedans.
       *[no] Gardez-le pour vous : les dés des parties encore en cours sont dedans.
    }
terminal-archived = { $games } parties rangées dans { $folder } ; { $removed } fichiers inutiles supprimés.
terminal-archive-whole = { $games } parties sont entières dans { $folder }.
terminal-archive-unknown = { $file } : aucune partie de cette maison ne s'y trouve ; il reste tel quel
terminal-failed-archive = { $files } fichiers des archives sont illisibles : rétablissez-les depuis une copie ; toutes les autres parties sont là
terminal-house-copied-archive = { $games } parties sont dans les archives, dont le dossier n'est pas dans ce fichier : copiez-le aussi.
terminal-house-aside = Ce qui était là est maintenant { $aside }.
terminal-house-restored = { $folder } a les données de { $file } : { $tables } tables.
terminal-house-restored-no-key = Il n'y a pas de clé de la maison : remettez house.key, ou les joueurs sont avertis d'une nouvelle.
terminal-house-restored-open = Ouvrez la maison : luckhouse serve --data { $folder }

# Une maison qui ouvre, et son hôte.

terminal-failed-port-taken = le port { $port } de { $ip } est pris : arrêtez le programme qui l'a, ou choisissez-en un autre avec `--listen` (le port 0 prend n'importe lequel de libre)
terminal-failed-other-machine = { $ip } n'est pas une adresse de cette machine : on attend 127.0.0.1 pour cette machine seule, ou 0.0.0.0 pour toutes ses adresses
terminal-failed-port-denied = cet utilisateur ne peut pas écouter au port { $port } : choisissez-en un à partir de 1024 avec `--listen`
terminal-failed-listen = impossible d'écouter à { $address } ({ $error }) : choisissez une autre adresse avec `--listen`
terminal-interrupted-serve = arrêté tout de suite ; ce qui a été confirmé est sûr
terminal-failed-admin-no-data = il n'y a pas de données d'une maison dans { $folder } : on attend le dossier que `luckhouse serve` nomme en ouvrant ; donnez-le avec `--data DOSSIER`
terminal-failed-admin-unreached = une maison est ouverte dans { $folder }, mais on ne peut pas la joindre : son socket n'est pas là, ou un autre utilisateur l'a ouverte
terminal-failed-admin-needs-house = aucune maison n'est ouverte dans { $place } : { $why }
terminal-failed-admin-silent = la maison ne répond pas : regardez son journal, ou réessayez
terminal-failed-admin-unknown = la maison répond ce que ce programme ne connaît pas ({ $why }) : prenez le programme qui y tourne
terminal-admin-done = C'est fait.
terminal-admin-more = Il y en a d'autres : --after { $next }
terminal-admin-no-table = Aucune table ne correspond.
terminal-admin-no-talk = Personne n'a rien dit.
terminal-admin-no-ban = Personne n'est exclu.
terminal-admin-no-deed = Rien n'a été fait à la main.
terminal-admin-nobody = personne
terminal-admin-closed = fermée : { $why }
terminal-admin-watches = { $name } (regarde)
terminal-admin-hidden = (caché)
terminal-admin-no-account = Aucun compte n'est muet ni exclu, ni ne veille à l'ordre.
terminal-admin-moderator = veille à l'ordre
terminal-admin-muted = muet
terminal-admin-banned = exclu
terminal-admin-until-lifted = jusqu'à ce que ce soit levé
terminal-admin-until = jusqu'au { $at }
terminal-failed-strange = ce qui est là ne répond pas comme un luckhouse ({ $why }) : vérifiez le lien
refusal-needs-house = seule une maison ouverte peut fermer une table : ouvrez la maison, ou supprimez la table
refusal-order-unread = cet ordre ne se lit pas : { $why }
refusal-store-no-table = il n'y a pas de table `{ $table }` : vérifiez l'identifiant, ou ouvrez d'abord la table
refusal-store-over = la table `{ $table }` est finie : son journal et sa fin restent tels quels ; seules des notes s'ajoutent
refusal-store-no-line = il n'y a pas de ligne { $number } dans la conversation de la table `{ $table }` : on attend une ligne qui a été dite
refusal-store-no-ban = `{ $network }` n'est pas exclu : on attend un réseau comme la liste des exclusions l'écrit
refusal-no-account = aucun compte ne s'appelle `{ $who }`, et aucun n'a cet identifiant : on attend ce qui figure sur sa page
refusal-many-accounts = plusieurs comptes s'appellent `{ $who }` : donnez l'identifiant de l'un d'eux : { $ids }
refusal-store-no-standing = le compte n'est pas { $kind ->
    [moderator] modérateur
    [muted] muet
   *[banned] exclu
} : il n'y a rien à lever
refusal-store-no-member = il n'y a pas de membre `{ $member }` : vérifiez l'identifiant
refusal-store-elsewhere = la table `{ $table }` n'est pas à ce nœud : demandez à qui elle est, et prenez-la si elle n'est à personne
refusal-store-fenced = un autre nœud a pris la place de celui-ci : rejoignez à nouveau, et prenez ce que personne d'autre n'a
refusal-store-disk = les données n'ont pas pu être lues ou écrites ({ $why }) : vérifiez la place et l'état du disque, puis réessayez
refusal-store-away = la base est absente ({ $why }) : vérifiez qu'elle tourne et qu'on peut la joindre ; la maison reprend quand elle revient
refusal-store-damaged = les données sont abîmées ({ $why }) : reprenez une copie du dossier de données
refusal-store-busy = le disque ne suit pas : { $waiting } changements attendent ; réessayez dans un instant
refusal-store-closed = le dépôt est fermé : rouvrez-le
refusal-store-other = les données n'acceptent pas cela ({ $why }) : vérifiez que le programme et ses données sont d'une même maison

# Les solutions et le laboratoire.

terminal-failed-solver-seats = un jeu à { $found } ne se résout pas ici : on attend des règles pour { $expected }
terminal-failed-solver-large = plus de { $limit } états sont accessibles : relevez la limite, ou commencez plus tard dans la partie
terminal-failed-solver-kind = { $game } ne se résout pas ainsi : on attend un jeu où aucun état ne revient, et où un seul joueur choisit à la fois
terminal-interrupted-solver = arrêté avant la réponse
terminal-interrupted-solve = arrêté ; rien n'a été enregistré
terminal-solve-questions = Ce qu'on peut demander :
terminal-solve-no-table = Il n'y a pas de table à enregistrer : la réponse est tout ce qu'il y a.
terminal-solve-table = La table est dans { $file } ({ $bytes } octets).
terminal-interrupted-rest = interrompu : le reste n'a pas été joué
terminal-interrupted-report = interrompu : il n'y a pas de rapport sur { $game }
terminal-interrupted-report-part = interrompu : le rapport sur { $game } dit ce qui était trouvé jusque-là
terminal-interrupted-run = interrompu après { $games } parties sur au plus { $all } : avec `--out DOSSIER` elles auraient été gardées, pour continuer de là
terminal-interrupted-run-kept = interrompu après { $games } parties sur au plus { $all } : elles sont gardées dans { $folder }, et la même commande continue de là
terminal-interrupted-nothing = interrompu avant qu'il y ait quelque chose à dire
terminal-interrupted-first = interrompu : ce qui précède vient des { $games } premières parties, et vaut pour elles
terminal-failed-part-write = { $file } ne peut pas être écrit ({ $error }) : tout ce qui était fini est gardé, et la même commande continue de là
terminal-failed-part-read = { $file } ne se lit pas ({ $error }) : on attend un fichier écrit par `luckhouse lab run --out DOSSIER`
terminal-failed-other-plan = { $folder } contient { $there }, et pas { $asked } : on attend le même plan, ou un autre dossier
terminal-failed-busy = une autre exécution écrit dans { $folder } : attendez-la, ou donnez un autre dossier
terminal-failed-portions = { $portions } de { $plan } : dans aucune des parts ; on attend chaque portion une fois ; jouez d'abord ce qui manque
terminal-failed-portion-twice = la portion { $portion } est dans { $first } et encore dans { $second } : on attend chaque portion une fois
terminal-failed-taken = { $folder } contient déjà une exécution : on attend un nouveau dossier pour le tout
terminal-failed-no-parquet = ce programme a été construit sans Parquet et n'écrit pas de lignes : construisez-le avec la fonctionnalité `parquet`, ou ne demandez pas de lignes
