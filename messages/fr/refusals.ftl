# Why the house does not do what it was asked to. Each says what to do.

refusal-disk-away = Le disque ne répond pas. Réessayez dans un instant.
refusal-archive-away = Cette partie est dans les archives, qui ne peuvent pas être lues. Réessayez plus tard.
refusal-disk-not-safe = Le disque ne répond pas. Votre coup n’est pas encore enregistré ; cela se saura dès qu’il l’est.
refusal-disk-nothing-done = Le disque ne répond pas. Rien n’a été fait ; réessayez dans un instant.
refusal-house-closes = La maison ferme. Revenez un peu plus tard.
refusal-house-closing = La maison est en train de fermer. Revenez dans un instant.
refusal-house-full = La maison est pleine. Réessayez plus tard.
refusal-banned = L’hôte n’admet pas votre adresse dans cette maison. Demandez-lui, ou revenez plus tard.
refusal-message-too-long = Ce message est trop long.
refusal-body-too-long = C’est trop long : { $most } octets au plus.
refusal-too-slow = La connexion ne suivait plus. Elle est rétablie.
refusal-version = Cette page n’est plus à jour. Rechargez-la.
refusal-thinking = La maison réfléchit à trop de choses. Redemandez dans { $seconds } s.
refusal-many-games = Trop de parties sont consultées depuis votre adresse. Réessayez dans { $seconds } s.
refusal-many-tables = Trop de tables ont été ouvertes depuis votre adresse. Réessayez dans { $seconds } s.
refusal-many-requests = Trop de requêtes viennent de votre adresse. Réessayez dans { $seconds } s.
refusal-many-connections = Trop de connexions viennent de votre adresse. Réessayez dans { $seconds } s.
refusal-many-messages = Trop de messages à la fois : celui-ci a été ignoré. Attendez un peu, puis recommencez.
refusal-many-messages-again = Trop de messages à la fois, encore et encore.
refusal-not-saved = Rien n’a été changé : { $why }

# Tables and seats.

refusal-no-table = Cette table n’existe pas. Vérifiez le lien.
refusal-table-away = La table ne répond pas. Réessayez.
refusal-table-rests = La table se repose. Revenez.
refusal-table-closed = Cette table est fermée. Ouvrez la vôtre.
refusal-table-deleted = L’hôte de la maison a supprimé cette table.
refusal-private = Cette table est privée. Prenez une place s’il y en a une.
refusal-left-private = Vous avez quitté cette table privée. Prenez une place libre pour revenir.
refusal-wrong-token = Cette clé n’ouvre aucune place ici.
refusal-no-token = Cette clé n’ouvre aucune place ici.
refusal-many-watch = Trop de monde regarde cette table. Revenez plus tard.
refusal-you-watch = Vous regardez. Prenez une place libre pour jouer.
refusal-no-name = Dites votre nom, et on vous entendra.
refusal-seats-taken = Toutes les places sont prises. Regardez, ou ouvrez votre table.
refusal-seats-taken-already = Toutes les places sont déjà prises.
refusal-all-bots = Chaque place a un robot. Laissez-en une libre.
refusal-no-seat = La place { $seat } n’existe pas, seulement 1 à { $most }.
refusal-no-such-seat = La place { $seat } n’existe pas, seulement 1 à { $most }.
refusal-seat-has-bot = Un robot occupe la place { $seat }. Asseyez-vous ailleurs.
refusal-no-bot-there = La place { $seat } ne peut avoir de robot, seulement 1 à { $most }.
refusal-seat-taken = { $seat } est prise. Prenez une place libre, ou regardez.
refusal-seat-kept = La place { $number } est gardée pour { $who } de la partie d’avant. Prenez-en une autre, ou réessayez dans { $minutes } min.
refusal-seats-kept = Les places libres sont gardées pour celles et ceux de la partie d’avant. Regardez, ou réessayez dans { $minutes } min.
refusal-not-host-fill = Seul l’hôte peut remplir les places libres. Demandez-lui.
refusal-came-and-went = Trop d’allées et venues à cette table. Attendez une minute.
refusal-many-comings = On est venu et parti { $times } fois à cette table. Ouvrez-en une autre.
refusal-leave-opening = Les dés sont en train d’être ouverts. Partez quand la partie aura commencé.
refusal-leave-over = La partie est finie, vous pouvez simplement partir.
refusal-clock-seconds = { $seconds } secondes par choix : possible de 5 à { $most }, ou des jours.
refusal-clock-days = { $days } jours par choix : possible de 1 à { $most }.
refusal-bad-option = `{ $found }` ne convient pas ici.

# Names and talk.

refusal-bad-name = `{ $found }` ne convient pas comme nom.
refusal-name-hidden = Ce nom contient des signes qu’on ne voit pas. Prenez des lettres, des chiffres et des espaces.
refusal-name-mark = Ce nom contient un `#`, qui marque celles et ceux qui regardent. Enlevez-le.
refusal-name-of-house = `{ $called }` peut passer pour la maison ou un robot. Choisissez un autre nom.
refusal-name-alike = `{ $called }` ressemble à { $other }, déjà présent ici. Choisissez un autre nom.
refusal-name-word = Ce nom contient un mot qui n’est pas le bienvenu dans cette maison. Choisissez-en un autre.
refusal-talk-word = Cela contient un mot qui n’est pas le bienvenu dans cette maison. Dites-le autrement.
refusal-muted = L’hôte vous a rendu muet. Vous pouvez encore jouer et regarder.
refusal-quiet = À cette table, seules parlent les personnes qui jouent. Prenez une place libre pour être entendu.
refusal-much-talk = Que de paroles ! Attendez un peu.
refusal-talk-too-long = Trop long : au plus { $most } caractères.
refusal-talk-full = { $lines } lignes ont été dites à cette table. Elle n’en garde pas plus.
refusal-not-host-mute = Seul l’hôte peut rendre muet. Masquez ces lignes pour vous.
refusal-not-host-watchers = Seul l’hôte décide si celles et ceux qui regardent peuvent parler.
refusal-account-muted = La modération a rendu votre compte muet, jusqu’à ce qu’elle le lève : { refusal-offence } Vous pouvez encore jouer et regarder.
refusal-account-muted-until = La modération a rendu votre compte muet jusqu’au { $until } : { refusal-offence } Vous pouvez encore jouer et regarder.
refusal-account-banned = La modération a exclu votre compte, jusqu’à ce qu’elle le lève : { refusal-offence } Vous pouvez regarder, mais pas jouer.
refusal-account-banned-until = La modération a exclu votre compte jusqu’au { $until } : { refusal-offence } Vous pouvez regarder, mais pas jouer.
refusal-offence = { $offence ->
    [insult] des mots insultants
    [harassment] harcèlement
    [spam] spam
    [cheating] des parties malhonnêtes
    [name] un nom qui offense
   *[other] une conduite qui n’est pas la bienvenue ici
}{ $said ->
    [yes] {" "}(« { $text } »).
   *[no] .
}
refusal-remark-too-long = Une remarque a au plus { $most } caractères. Raccourcissez-la.
refusal-closed-by-moderator = La modération de la maison a fermé cette table.
refusal-not-moderator = Cette page est pour ceux qui veillent à l’ordre ici, et votre compte n’en est pas. L’hôte de la maison décide qui en est.
refusal-of-moderator = Ce compte veille aussi à l’ordre. Seul l’hôte de la maison peut le rendre muet ou l’exclure.
refusal-no-report = Ce signalement n’est plus ouvert : quelqu’un l’a clos, ou la personne concernée est partie.
refusal-nothing-to-report = Il n’y a rien de tel à voir pour vous. Signalez quelque chose qui est encore là.
refusal-own-report = C’est à vous. Signalez quelqu’un d’autre.
refusal-reported-already = Vous l’avez déjà signalé. Quelqu’un va le regarder.
refusal-many-reports = Trop de signalements depuis votre adresse : attendez { $seconds } s et réessayez.
refusal-many-reports-open = { $most } de vos signalements sont ouverts, ou la maison en a trop. Attendez que quelqu’un les ait regardés.
refusal-many-muted = { $most } sont déjà muets. Laissez d’abord quelqu’un se faire entendre.
refusal-not-talked = `{ $called }` n’a pas parlé ici. Prenez quelqu’un tel que la conversation le montre.

# The game and its dice.

refusal-game-over = La partie est finie. Rejouez, ou ouvrez une autre table.
refusal-not-begun = La partie n’a pas commencé, places libres : { $free }. Attendez, ou laissez l’hôte les remplir.
refusal-dice-unopened = La partie commence quand chacun a ouvert sa part des dés.
refusal-hidden-until-over = La partie n’est pas finie. Ce qui est caché le reste jusqu’au bout.
refusal-play-to-end = La partie n’est pas finie. Jouez-la jusqu’au bout, ou abandonnez.
refusal-no-moment = On ne peut pas reprendre après l’événement { $after } : la partie en a { $most }.
refusal-not-whole = Cette partie n’est pas finie. Il faut le journal d’une partie entière.
refusal-no-proof = Cette partie n’a pas été jouée ici : son journal ne prouve pas que les dés étaient justes.
refusal-cannot-read = Cette partie ne se lit pas : vérifiez que le journal a été envoyé en entier.
refusal-cannot-show = Cette partie ne peut pas être montrée.
refusal-cannot-show-dice = Les dés de cette partie ne peuvent pas être montrés.
refusal-coach-silent = L’entraîneur n’a rien à dire.
refusal-coach-stopped = Parcourir cette partie prend trop de temps.
refusal-coach-nothing-decided = Dans cette partie, il n’y avait rien à décider.
refusal-judge-silent = Il n’y a pas d’avis là-dessus. Jouez comme il vous plaît.
refusal-no-hints = Cette table n’a pas de conseils. Ouvrez-en une qui les permet.
refusal-nobody-plays = Personne ne joue en ce moment. Demandez quand vous pourrez choisir.
refusal-one-question = Votre dernière question est en cours. Attendez la réponse, puis redemandez.
refusal-not-legal = { $seat } ne peut pas `{ $word }` maintenant. Possible : { $words }{ refusal-not-legal-more }
refusal-against-rules = { $because } Possible : { $words }{ refusal-not-legal-more }
refusal-not-legal-more =
    { $more ->
        [0] { "" }
       *[other] { " " }et { $more } autres
    }
refusal-not-now = Ce n’est pas le moment pour { $who } : la table attend { $seats }.
refusal-not-now-roll = Ce n’est pas le moment pour { $who } : la table attend un lancer.
refusal-not-now-others = Ce n’est pas le moment pour { $who } : la table attend les autres.
refusal-bad-word = `{ $found }` ne convient pas ici.
refusal-missing = il manque un choix : on en attend aussi un de { $seats }
refusal-impossible = `{ $roll }` ne peut pas sortir ici : on attend { $words }{ refusal-not-legal-more }
refusal-undo-not-yours = Rien à reprendre : la dernière chose arrivée n’était pas votre choix.
refusal-undo-others-chose = Rien à reprendre : quelqu’un d’autre a choisi depuis.
refusal-undo-shown = Rien à reprendre : votre choix vous a déjà montré quelque chose de nouveau.
refusal-taken-back-row = Vous avez repris { $times } fois de suite. Gardez ce choix.
refusal-taken-back-game = Dans cette partie, on a repris { $times } fois. C’est fini maintenant.
refusal-rolling = Les dés roulent. Attendez qu’ils se posent.
refusal-roll-due = Les dés vont rouler : rien ne se reprend avant qu’ils se posent.
refusal-all-committed = Tout le monde s’est engagé : les choix sont en train d’être ouverts.
refusal-others-committed = D’autres se sont déjà engagés. Attendez que ce soit ouvert.
refusal-not-committed-to = Ce n’est pas ce à quoi vous vous êtes engagé.
refusal-committed = Vous vous êtes engagé. On ouvre quand tout le monde l’a fait.
refusal-committed-already = Vous vous êtes déjà engagé. Reprenez d’abord votre choix.
refusal-choose-openly = Rien ne se choisit en même temps que d’autres. Choisissez ouvertement.
refusal-missed-rounds = Vous avez manqué deux tours : on lance sans vos maillons.
refusal-seal-too-late = Trop tard pour un sceau : la liste de ce départ est déjà dite.
refusal-bytes-open = Votre part des dés est déjà ouverte.

# Why a table was closed.

refusal-closed-by-host = L’hôte de la maison a fermé cette table.
refusal-closed-unopened = Deux fois, quelqu’un n’a pas ouvert sa part des dés.

# Les joueurs que la maison reconnaît.

refusal-many-sign-ins = Trop d’essais de connexion depuis votre adresse : attendez { $seconds } s et réessayez.
refusal-not-signed-in = Personne n’est connecté ici : ouvrez une page de la maison et connectez-vous.
refusal-no-origin = Il manque la page d’où cela vient : il faut l’en-tête `Origin`.
refusal-bad-key = Cette clé est illisible : il faut un point non compressé de P-256 en base64url.
refusal-old-challenge = Ce défi a servi ou est trop ancien : demandez-en un autre.
refusal-bad-signature = Cette signature n’est pas de cette clé, de cette page et de ce défi : reconnectez-vous.
refusal-bad-code = Ce code est inconnu : il a servi, est trop ancien ou mal tapé ; demandez-en un autre.
refusal-many-devices = Ce joueur a déjà { $most } appareils : retirez-en un d’abord.
refusal-this-device = C’est l’appareil que vous tenez : déconnectez-vous plutôt.
refusal-no-device = Cet appareil n’existe pas : rechargez votre page.
refusal-bad-passkey = Cette clé d’accès ne prouve rien ici : elle a été créée ou utilisée pour une autre page, à un autre moment ou sans son propriétaire ; réessayez, et déverrouillez-la quand on vous le demande.
refusal-unknown-passkey = Plus personne n’a cette clé d’accès : connectez-vous avec un code, et supprimez-la là où vous gardez vos clés d’accès.
refusal-cloned-passkey = Une copie de cette clé d’accès a déjà servi : connectez-vous avec un code, et retirez la clé d’accès.
refusal-many-passkeys = Vous avez déjà { $most } clés d’accès : retirez-en une d’abord.
refusal-no-passkey = Cette clé d’accès n’existe pas : rechargez votre page.
refusal-no-player = Ce joueur n’existe pas, ou ne montre rien de lui.

# What speaks against a choice, in every game.

game-refused-no-seat = Il n’y a pas de place { $number } à cette table : elle en a { $seats }.
refusal-no-puzzle = le problème { $id } n’existe pas : possibles sont ceux de /api/v1/puzzles
refusal-daily-not-yet = Le { $day } n’est pas encore venu : ses dés restent scellés jusque-là ; jouez ceux d’aujourd’hui.
refusal-daily-over = Le { $day } est passé, aucun essai ne compte plus : ses dés sont ouverts, vous pouvez vous exercer avec eux.
refusal-daily-practice = Vous connaîtriez ces dés trop tôt : terminez d’abord votre propre voyage du jour, puis exercez-vous autant que vous voulez.
refusal-own-regard = C’est vous-même : on attend quelqu’un d’autre.
refusal-many-regards = Vous avez déjà dit ce que vous pensez de { $most } personnes : retirez-en de la liste.
refusal-not-welcome = Quelqu’un à cette table ne veut pas jouer avec vous : prenez place à une autre, ou ouvrez la vôtre.
refusal-invite-friends = On ne peut inviter que des amis : ajoutez d’abord cette personne à vos amis.
refusal-invite-sit = Seules les personnes assises à une table y invitent : prenez d’abord place.
refusal-invite-there = Cette personne est déjà à la table : invitez quelqu’un d’autre.
refusal-invite-full = Plus aucune place n’est libre à cette table, ou la partie a commencé : ouvrez-en une autre.
refusal-invite-unwelcome = Cette personne ne peut pas être invitée à cette table : invitez quelqu’un d’autre.
refusal-vacation-no-day = Des vacances sans jour : prévoyez-en au moins un.
refusal-vacation-past = Ces vacances auraient déjà commencé : choisissez un moment à venir.
refusal-vacation-far = Les vacances se prévoient un an à l’avance au plus : choisissez un jour plus proche.
refusal-vacation-overlaps = Vous avez déjà des vacances à ce moment : terminez-les d’abord, ou choisissez d’autres jours.
refusal-vacation-long = Au plus { $most ->
    [one] un jour
   *[other] { $most } jours
 } d’affilée, avec les vacances juste avant et après : choisissez moins de jours.
refusal-vacation-used-up = { $left ->
    [0] Il ne reste alors aucun jour de vacances : les jours reviennent un an après.
    [one] Il ne reste alors qu’un jour de vacances : choisissez moins de jours.
   *[other] Il ne reste alors que { $left } jours de vacances : choisissez moins de jours.
 }
refusal-no-vacation = Ces vacances n’existent plus : elles sont finies ou n’ont jamais été prévues.
refusal-vacation-changed = Vos vacances viennent d’être changées sur un autre appareil : regardez à nouveau.
refusal-vacation-time = Ce n’est pas un moment : il faut le début des vacances en millisecondes depuis 1970.
refusal-no-calendar = Ce lien ne mène à aucun calendrier, ou plus à aucun : demandez-en un nouveau.
refusal-many-invitations = { $most } de vos invitations sont ouvertes : attendez que quelqu’un soit venu ou ait décliné.
refusal-no-tournament = Ce tournoi n’existe pas : vérifiez le lien.
refusal-tournament-starts = Il ne peut pas commencer à ce moment : choisissez une date à partir de maintenant, dans les 60 jours.
refusal-tournament-seats = Ce n’est pas un tournoi : il faut des tables de deux à douze places.
refusal-tournament-clock = Un tournoi a besoin d’une horloge : des secondes ou des jours par choix.
refusal-tournament-length = { $found } n’est pas possible ici : de 1 à { $most }.
refusal-tournaments-own = Vous avez déjà { $most } tournois ouverts : attendez la fin de l’un d’eux, ou terminez-en un.
refusal-tournaments-many = Il y a déjà { $most } tournois : attendez la fin de l’un d’eux.
refusal-tournament-here = Vous participez déjà.
refusal-tournament-not-in = Vous ne participez pas à ce tournoi, ou vous l’avez quitté.
refusal-tournament-full = { $most } personnes participent déjà : c’est complet.
refusal-tournament-late = Il est trop tard pour rejoindre ce tournoi.
refusal-tournament-few = Il n’y a pas assez de participants : une table compte { $seats } places.
refusal-tournament-not-now = Ce n’est pas possible maintenant : le tournoi n’a pas commencé, ou il est fini.
refusal-tournament-over = Ce tournoi est fini.
refusal-tournament-host = Seule la personne qui organise ce tournoi peut le faire.
refusal-tournament-no-game = Vous n’avez pas de partie en ce moment : attendez qu’on vous en donne une.
refusal-tournament-seat = Les places de cette table sont pour celles et ceux à qui le tournoi a donné cette partie.
refusal-tournament-too-late = Vous arrivez trop tard : cette partie a été comptée sans vous ; inscrivez-vous de nouveau pour recevoir la suivante.

# Les bots des joueurs.
refusal-name-of-bot = `{ $called }` peut passer pour le nom d’un bot : choisissez-en un autre.
refusal-bot-name-long = Le nom d’un bot a au plus { $most } caractères.
refusal-many-bots = Vous avez { $most } bots, et personne ne peut en avoir plus : retirez-en d’abord un.
refusal-no-bot = Vous n’avez pas de tel bot.
refusal-no-scopes = Un jeton pour rien n’ouvre rien : possible sont `read`, `challenge` et `play`.
refusal-many-bot-tokens = Ce bot a { $most } jetons, et ne peut en avoir plus : révoquez-en d’abord un.
refusal-no-bot-token = Ce bot n’a pas de tel jeton : il est sans doute déjà révoqué.
refusal-wrong-bot-token = On attend ici le jeton d’un bot (`Authorization: Bearer TOKEN`) ; celui-ci n’ouvre rien, il est sans doute révoqué.
refusal-bot-scope = Ce jeton n’est pas fait pour cela : il en faut un avec `{ $scope }`.
refusal-many-bot-requests = Trop de demandes avec ce jeton : réessayez dans { $seconds } s.
refusal-bot-not-asked = Un bot ne s’assied que là où quelqu’un l’a défié.
refusal-bot-many-games = Ce bot joue déjà à { $most } tables : qu’il termine d’abord une partie.
refusal-bot-seat = Cette place est celle d’un bot : son jeton est attendu à l’ouverture de la connexion.
refusal-bot-token-revoked = Le jeton de ce bot a été révoqué.
refusal-bot-not-open = Ce bot ne joue pas avec vous : son propriétaire décide qui peut le défier.
refusal-bot-quiet = Les bots ne parlent pas.

# Être prévenu quand on n’est pas là.

refusal-push-off = Cette maison ne prévient aucun navigateur.
refusal-push-endpoint = Ce navigateur n’indique aucun service de notifications joignable par tous. Essayez avec un autre.
refusal-many-browsers = { $most } navigateurs sont déjà prévenus. Retirez-en d’abord un.
refusal-no-browser = Ce navigateur n’existe pas.
refusal-mail-off = Cette maison n’envoie pas de courriels.
refusal-bad-address = Ce n’est pas une adresse de courriel. Elle ressemble à ann@example.org, sans accents.
refusal-address-refused = Aucun courriel n’arrive à cette adresse. Vérifiez comment elle s’écrit.
refusal-mail-soon = Un code vient de partir. Le prochain pourra partir dans { $seconds } s.
refusal-mail-away = Aucun courriel ne part en ce moment. Réessayez plus tard.
refusal-bad-unsubscribe = Ce lien n’est dans aucun courriel. Ouvrez celui à la fin d’un courriel.

# Choix annoncés d’avance.

refusal-ahead-clock = On ne prévoit ses choix que là où l’on a des jours : ici, le temps se compte en secondes.
refusal-ahead-secrets = Rien ne se prévoit dans un jeu à secrets : ce qui serait possible alors les trahirait.
refusal-ahead-persons = Seule la personne qui joue cette place peut prévoir ses choix.
refusal-ahead-at-once = Vous avez choisi en même temps que d’autres : attendez que tous aient choisi.
refusal-ahead-your-turn = C’est à vous : choisissez maintenant.
refusal-ahead-too-late = Autre chose s’est passé entre-temps : regardez de nouveau.
refusal-ahead-nothing = Rien n’est prévu : il faut au moins un choix.
refusal-ahead-many = Trop de choix prévus : possible jusqu’à { $most }.
refusal-ahead-deep = Trop de choix à la suite : possible jusqu’à { $most }.
refusal-ahead-long = Trop de choses doivent se passer : possible jusqu’à { $most } lignes.
refusal-ahead-word-long = Une ligne est trop longue : possible jusqu’à { $most } octets.
refusal-ahead-large = Trop de choses sont prévues : possible jusqu’à { $most } octets.
refusal-ahead-own = Vos propres choix ne sont pas des conditions : leur place est là où vous choisissez.
refusal-ahead-last = Après « quoi qu’il arrive » vient votre propre choix : rien d’autre n’y a sa place.
refusal-ahead-not-asked = Vous ne choisissez pas alors, ou en même temps que d’autres : on ne prévoit que ce que l’on choisit seul.
refusal-ahead-cannot-be = Cela ne peut pas se passer alors : regardez pas à pas.
refusal-ahead-failed = Ce qui peut venir n’a pas pu être calculé : réessayez.
