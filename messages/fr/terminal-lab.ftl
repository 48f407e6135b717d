# Ce que trouve `luckhouse lab …`, et les rapports qu'il écrit. Les mots entre `accents graves` se tapent : ils sont les mêmes dans toutes les langues.

# Nombres et tableaux.
terminal-lab-between = { $low } à { $high }
terminal-lab-interval = intervalle à 95 %
terminal-lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
terminal-lab-header = { $header }, graine { $seed }
terminal-lab-as-it-is = tel quel
terminal-lab-shared = partagées
terminal-lab-nobody = personne ne gagne
terminal-lab-capped = finies par la limite
terminal-lab-first-turn = premier tour, au-dessus d'une part égale
terminal-lab-column-cell = case
terminal-lab-column-first = avantage du premier tour
terminal-lab-column-capped = à la limite
terminal-lab-column-table = table
terminal-lab-column-games = parties
terminal-lab-column-share = part
terminal-lab-column-mean = moyenne
terminal-lab-column-half = moitié
terminal-lab-column-longest = plus longue
terminal-lab-column-measure = mesure
terminal-lab-column-use = usage
terminal-lab-column-in-a-game = par partie
terminal-lab-column-used = qui s'en sert gagne
terminal-lab-column-did-it = qui l'a fait gagne
terminal-lab-column-not-used = qui ne l'a pas fait
terminal-lab-column-interval = intervalle
terminal-lab-column-less = A moins B
terminal-lab-column-option = option
terminal-lab-column-skill = talent
terminal-lab-column-without = sans
terminal-lab-column-times = fois par partie
terminal-lab-column-wins-more = gagne en plus, en points
terminal-lab-column-gift = ce que le second joueur a de plus
terminal-lab-column-begins = qui commence gagne
terminal-lab-column-above-even = au-dessus de l'égalité
terminal-lab-column-missed = manqué de
terminal-lab-column-away = écart
terminal-lab-measure-wins = victoires
terminal-lab-measure-first = qui commence
terminal-lab-measure-draws = nulles
terminal-lab-measure-caps = à la limite
terminal-lab-measure-turns = tours
terminal-lab-measure-choices = choix
terminal-lab-measure-rolls = lancers

# Un plan en une ligne, morceau par morceau.
terminal-lab-plan-seats = places { $seats }
terminal-lab-plan-bots = bots { $bots }
terminal-lab-plan-nodes = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
terminal-lab-plan-games = { $games ->
    [one] { $games } partie chacune
   *[other] { $games } parties chacune
}
terminal-lab-plan-seed = graine { $seed }
terminal-lab-plan-until = jusqu'à { $half } %
terminal-lab-plan-version = version { $version } (plan { $plan })

# `lab run` et `lab merge`.
terminal-lab-grid = La grille
terminal-lab-cell = Case { $number } : { $table }
terminal-lab-seat-wins = { $seat } ({ $bot }) gagne
terminal-lab-turns-of-game = tours par partie
terminal-lab-choices-of-game = choix par partie
terminal-lab-rolls-of-game = lancers par partie
terminal-lab-spread-turns = Tours : la moitié des parties en ont au plus { $half }, 10 % au plus { $tenth }, 90 % au plus { $most }.
terminal-lab-spread-choices = Choix : la moitié des parties en ont au plus { $half }, 10 % au plus { $tenth }, 90 % au plus { $most }.
terminal-lab-no-choice = Personne n'a eu à choisir entre deux choses ou plus.
terminal-lab-width = Sur { $counted } choix regardés, { $share } % étaient entre deux choses ou plus ; alors entre { $things } en moyenne.
terminal-lab-used = Ce qui a servi
terminal-lab-used-note = Qui s'est servi de quelque chose avait souvent une raison : voilà ce qui va ensemble, pas ce qui en est la cause.
terminal-lab-took = Cela a pris { $seconds } secondes.
terminal-lab-damaged = { $lines ->
    [one] { $lines } ligne abîmée a été laissée de côté, et sa portion rejouée.
   *[other] { $lines } lignes abîmées ont été laissées de côté, et leurs portions rejouées.
}
terminal-lab-run-all = { $games ->
    [one] La partie a été jouée, et l'intervalle demandé n'est peut-être pas atteint.
   *[other] Les { $games } parties ont été jouées, et l'intervalle demandé n'est peut-être pas atteint.
}
terminal-lab-run-reached = Arrêté après { $games } parties sur { $all } au plus : la part de chaque place est connue à { $aim } % près de chaque côté.
terminal-lab-run-part = { $games } parties sur { $all } de { $plan } sont jouées : `luckhouse lab merge` réunit les morceaux quand ils sont tous là.
terminal-lab-joined = { $parts ->
    [one] { $parts } morceau réuni dans { $folder }
   *[other] { $parts } morceaux réunis dans { $folder }
}

# `lab compare`.
terminal-lab-compare-bots = { $a } contre { $b } : { $games } parties en { $rounds ->
    [one] { $rounds } série
   *[other] { $rounds } séries
}
terminal-lab-compare-wins = { $a } gagne
terminal-lab-compare-more = de plus que l'égalité
terminal-lab-compare-alone = Les deux ont joué les mêmes dés ; { $b } gagne { $even } %.
terminal-lab-compare-two = Les deux ont eu chaque place avec les mêmes dés ; l'égalité est à 50 %.
terminal-lab-compare-many = Un { $a } parmi des { $b } a fait le tour des places avec les mêmes dés ; l'égalité est à { $even } %.
terminal-lab-compare-better = { $bot } est meilleur.
terminal-lab-compare-open = Aucune différence n'est montrée ; il n'en reste aucune de plus de { $points } points.
terminal-lab-compare-error = Faux dans au plus { $error } % de telles séries, où qu'elles s'arrêtent : les regards se partagent cette erreur.
terminal-lab-compare-error-each = Pour chaque ligne : faux dans au plus { $error } % de telles séries, où qu'elles s'arrêtent : les regards se partagent cette erreur.
terminal-lab-compare-options = A : { $one } ; B : { $other } ; { $games ->
    [one] { $games } partie de chacun
   *[other] { $games } parties de chacun
}
terminal-lab-compare-differs = différent
terminal-lab-compare-none = pas de différence notable
terminal-lab-compare-not-shown = pas montré
terminal-lab-compare-measures = Les deux ont été joués avec les mêmes dés. `victoires` est ce que gagne p1, `qui commence`, ce que gagne qui commence.

# `lab options`.
terminal-lab-options-title = Ce que change chaque valeur, { $games ->
    [one] { $games } partie de chacune
   *[other] { $games } parties de chacune
}, les mêmes dés
terminal-lab-options-skill = Talent : combien { $better } contre { $weaker } gagne de plus que l'égalité.
terminal-lab-options-shares = Des parts en points sur cent, chacune avec la moitié de son intervalle à 95 % : sur vingt différences qui n'en sont pas, une se montre par chance. `-` : rien de mesurable.
terminal-lab-options-nothing = ne change rien de mesurable

# `lab without`.
terminal-lab-without-title = { $bot } qui ne le fait jamais, contre { $bot } qui le peut
terminal-lab-without-times = Les mêmes dés pour les deux, et chaque place. `fois` : combien de fois le fait dans une partie un joueur qui le peut.
terminal-lab-without-error = `parties` : de chaque place. Chaque ligne est fausse dans au plus 5 % de telles séries, où qu'elles s'arrêtent.
terminal-lab-without-worth = vaut la peine
terminal-lab-without-spirit = paie contre l'esprit du jeu : { $why }
terminal-lab-without-never = n'en vaut jamais la peine : qui se passe de { $name } ne perd presque rien
terminal-lab-without-trap = un piège : qui se passe de { $name } gagne plus souvent
terminal-lab-without-unused = ce bot ne le fait jamais, on ne peut donc rien en dire
terminal-lab-without-compulsory = obligé : qui le fait n'a pas d'autre choix, on ne peut donc rien en dire
terminal-lab-without-naming = jamais choisi librement : cela ne fait que nommer qui ou quoi, et l'on ne peut pas s'en passer
terminal-lab-without-open = pas de différence montrée ; plus de parties le diraient

# `lab handicap`.
terminal-lab-handicap-title = Des avances, quand les deux jouent au mieux
terminal-lab-handicap-nothing = rien
terminal-lab-handicap-nearest = Au plus près de l'égalité : { $start } ; alors qui commence gagne { $wins }.
terminal-lab-handicap-error = D'après le jeu résolu : chaque chance est juste à { $error } près.
terminal-lab-handicap-measured = Qui commence, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bots }
terminal-lab-handicap-even = égalité
terminal-lab-handicap-none = Aucun avantage n'est montré : aucune avance n'est nécessaire.
terminal-lab-handicap-uneven = Les places ne sont pas égales. `lab options` montre quelles options le changent.
terminal-lab-handicap-unsolved = Ce que vaut une avance, personne ne le sait : ce jeu n'est pas résolu avec ces options.
terminal-lab-handicap-unknown = Ce que vaut une avance, personne ne le sait : { $why }.
terminal-lab-handicap-order = Qui gagne, selon le moment du premier tour : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de chaque départ par { $bots }
terminal-lab-handicap-column-each = par place derrière la première
terminal-lab-handicap-column-turn = tour { $place }
terminal-lab-handicap-column-off = au plus loin de l'égalité
terminal-lab-handicap-best = Au plus près de l'égalité : { $start }. Qui est au plus loin d'une part égale en est plus près qu'avec tout autre départ essayé ; les intervalles disent à quel point c'est sûr.
terminal-lab-handicap-no-gift = Dans ce jeu, rien de ce qu'on pourrait donner comme avance ne se mesure.

# `lab tune`.
terminal-lab-tune-title = Les meilleurs de { $tried } essais
terminal-lab-tune-met = { $figures } atteint
terminal-lab-tune-front = en tête
terminal-lab-tune-missed = Manqué de : points d'une part, centièmes d'une longueur, tous les buts ensemble. Les intervalles sont à 95 %.
terminal-lab-tune-front-note = En tête : aucun autre n'est plus près d'un but sans être plus loin d'un autre, ou des règles d'aujourd'hui.
terminal-lab-tune-sketched = ~ : le meilleur jeu a été estimé, et corrigé de { $points } points, dont il s'écartait au départ. `--confirm N` ou `luckhouse solve` est exact.
terminal-lab-tune-away = Écart : la distance aux règles d'aujourd'hui. Un pour chaque option qui change, et la part de son étendue dont un nombre bouge ; d'un document, un par dixième de ses mots. Chaque unité pèse autant qu'un but manqué de { $points } points.
terminal-lab-tune-alike = { $count ->
    [one] { $count } autre jeu d'options a joué exactement les mêmes parties, et n'est pas listé.
   *[other] { $count } autres jeux d'options ont joué exactement les mêmes parties, et ne sont pas listés.
}
terminal-lab-tune-unconfirmed = { $count ->
    [one] { $count } des meilleurs n'a pas pu être résolu exactement, et reste une esquisse.
   *[other] { $count } des meilleurs n'ont pas pu être résolus exactement, et restent des esquisses.
}
terminal-lab-tune-nothing = Les règles d'aujourd'hui sont les plus proches : rien de ce qui a été essayé n'est meilleur.

# `lab report` : son en-tête, et ce qui revient partout.
terminal-lab-report-title = { $title } : un rapport
terminal-lab-report-made-by = Fait par
terminal-lab-report-from-plan = selon ce plan :
terminal-lab-report-plan = Le plan
terminal-lab-report-numbers = Les nombres
terminal-lab-report-part = part de la partie
terminal-lab-report-no-such-game = aucune telle partie
terminal-lab-report-one-game = une seule partie
terminal-lab-report-table = { $players ->
    [1] en solitaire
   *[other] { $players } joueurs
}, { $bots }

# Qui gagne, et ce que font les options.
terminal-lab-report-wins = Qui gagne
terminal-lab-report-first = qui a le premier tour
terminal-lab-report-equal = une part égale
terminal-lab-report-seats-about = Ce que gagne chaque place, une victoire partagée en parts, avec l'intervalle à 95 %.
terminal-lab-report-options = Ce que font les options
terminal-lab-report-map-first = Le premier tour
terminal-lab-report-map-first-about = Ce qu'il vaut au-dessus d'une part égale.
terminal-lab-report-map-turns = Tours
terminal-lab-report-map-turns-about = La longueur moyenne d'une partie.
terminal-lab-report-map-nobody = Personne ne gagne seul
terminal-lab-report-map-nobody-about = Les parties partagées ou perdues.

# Combien de temps cela dure, et ce qui sert.
terminal-lab-report-length = Combien de temps cela dure
terminal-lab-report-turns-about = Combien de toutes les parties ont pris tant de tours.
terminal-lab-report-width = { $table } : { $real } des choix sont entre deux choses ou plus, alors entre { $things } en moyenne.
terminal-lab-report-uses = Ce qui sert
terminal-lab-report-uses-about = Combien de fois chaque chose est faite, ou arrive ; et ce que gagnent ceux qui l'ont faite au moins une fois dans une partie, et ceux qui ne l'ont pas faite. La différence dit qui gagne, pas pourquoi : qui gagne a fait plus de tout.
terminal-lab-report-uses-of = { $table } :
terminal-lab-report-chosen = { $name } (choisi) : { $about }
terminal-lab-report-happens = { $name } (arrive) : { $about }
terminal-lab-report-nobody = personne
terminal-lab-report-never = Jamais vu, donc dans moins d'une partie sur { $games } : { $names }.

# Comment cela se passe.
terminal-lab-report-course = Comment cela se passe : { $table }
terminal-lab-report-looked = { $games ->
    [one] { $games } partie regardée
   *[other] { $games } parties regardées
} avec { $nodes } positions pour chaque décision.
terminal-lab-report-exact = Toutes les chances sont exactes.
terminal-lab-report-off = Une chance peut s'écarter jusqu'à { $error }, de { $mean } en moyenne sur les parties ; les avances, le drame et les remontées ne comptent qu'au-delà, et la chance est mesurée un peu trop haut.
terminal-lab-report-left-out = De { $games } autres, il n'y a rien à dire.
terminal-lab-report-house = L'adversaire d'un joueur seul est la maison.
terminal-lab-report-leader = Mène qui a au moins 2 points d'avance sur tous les autres.
terminal-lab-report-king = Un choix fait un roi si qui le fait a moins de 2 % et déplace un autre de plus de 5 points, et de plus que ce dont le coach peut se tromper.
terminal-lab-report-leads = changements de tête par partie
terminal-lab-report-decided = décidée : part de la partie jusqu'à ce que le gagnant mène pour de bon
terminal-lab-report-sealed = presque gagnée : part jusqu'à ce que le gagnant ait 90 % pour de bon
terminal-lab-report-drama = drame : de combien le gagnant est en retard, sur la partie
terminal-lab-report-comeback = remontée : de combien le gagnant remonte depuis le plus bas
terminal-lab-report-early = qui mène après un tiers de la partie gagne
terminal-lab-report-early-chance = la chance que le coach lui donnait alors
terminal-lab-report-kings = parties où un choix fait un roi
terminal-lab-report-curve = La chance du gagnant
terminal-lab-report-curve-about = Du début d'une partie à sa fin : la moitié des parties sont dans la bande sombre, quatre sur cinq dans la claire ; la ligne épaisse est la médiane, les fines sont des parties seules.

# La chance, les choix et le talent.
terminal-lab-report-choices = La chance et les choix : { $table }
terminal-lab-report-luck-of-roll = chance d'un lancer : de combien il déplace la chance d'une place
terminal-lab-report-luck-of-game = chance d'une partie : de combien tous les lancers déplacent une place
terminal-lab-report-given-away = donné à coup sûr par les propres choix d'une place
terminal-lab-report-accuracy = précision
terminal-lab-report-decisions = décisions par partie
terminal-lab-report-all-decisions = toutes les décisions
terminal-lab-report-things = { $from } possibilités
terminal-lab-report-things-to = { $from } à { $to } possibilités
terminal-lab-report-things-more = { $from } possibilités et plus
terminal-lab-report-matters = Combien de fois un choix compte
terminal-lab-report-matters-about = Les décisions où le meilleur choix vaut plus d'un point de mieux que le suivant, et plus que ce dont le coach peut se tromper : la moyenne sur les parties, selon le nombre de possibilités.
terminal-lab-report-skill = La chance contre le talent
terminal-lab-report-skill-alone = De combien le meilleur gagne plus souvent, avec les mêmes dés.
terminal-lab-report-skill-together = Ce que gagne le meilleur contre de plus faibles à toutes les autres places, avec les mêmes dés et à chaque place.
terminal-lab-report-rounds = { $rounds ->
    [one] { $rounds } série par marche.
   *[other] { $rounds } séries par marche.
}
terminal-lab-report-against = { $better } contre { $weaker }
terminal-lab-report-better = Un meilleur bot
terminal-lab-report-no-better = pas meilleur
terminal-lab-report-more-often = plus souvent
terminal-lab-report-above = au-dessus d'une part égale

# Ce qu'un rapport dit d'abord : un verdict sur chaque question, en mots.
terminal-lab-verdict-title = En bref
terminal-lab-verdict-contents = Sommaire
terminal-lab-verdict-sure = Chaque réponse vaut avec 95 % de confiance ; là où elle repose sur plusieurs chiffres à la fois, leurs intervalles sont élargis pour valoir tous ensemble.
terminal-lab-verdict-interrupted = Interrompu : tout ceci vaut pour ce qui était joué jusque-là.
terminal-lab-verdict-of = { $table } : { $verdict }
terminal-lab-verdict-counted = { $tables } tables : { $verdicts }. La section « Chaque table » les montre toutes.
terminal-lab-verdict-question-fair = Est-ce équitable ?
terminal-lab-verdict-question-length = Combien de temps dure une partie ?
terminal-lab-verdict-question-ending = Finit-elle d'elle-même ?
terminal-lab-verdict-question-luck = Quelle est la part de la chance ?
terminal-lab-verdict-question-drag = Est-ce que ça traîne ?
terminal-lab-verdict-question-change = Quelle option changer d'abord ?
terminal-lab-verdict-fair = Oui. Personne n'est à plus de { $points } points d'une part égale, où que l'on soit assis et qui que ce soit qui commence.
terminal-lab-verdict-uneven = Non. { $who ->
    [begins] Qui a le premier tour
   *[other] { $who }
} gagne { $points } points de { $way ->
    [less] moins
   *[more] plus
} qu'une part égale ({ $interval }).
terminal-lab-verdict-fairness-open = Rien n'est montré. Jusqu'à { $points } points d'écart avec une part égale restent possibles ; plus de parties le diraient.
terminal-lab-verdict-unlike = On ne peut pas le dire : les places ont des bots différents.
terminal-lab-verdict-alone = { $prospect ->
    [lost] Il n'y a presque aucun espoir
    [won] Il n'y a presque aucun danger
   *[contest] Tout peut arriver
} : qui joue seul gagne { $wins }.
terminal-lab-verdict-unplayed = Rien n'a été joué.
terminal-lab-verdict-length = La moitié des parties a au plus { $half } tours ({ $interval }) ; une courte en a { $short }, une longue { $long }. { $spread ->
    [wide] Une longue peut l'être tellement plus qu'aucune soirée ne se prévoit avec.
    [open] Rien ne montre si c'est un grand écart.
   *[steady] L'une est à peu près aussi longue que l'autre.
}
terminal-lab-verdict-ending = { $ending ->
    [capped] Non. La limite doit finir { $share } des parties.
    [open] Rien n'est montré. La limite finit { $share } des parties.
   *[itself] Oui. La limite finit { $share } des parties.
}
terminal-lab-verdict-luck = { $decides ->
    [luck] Presque tout
    [both] Une partie ; le talent a l'autre
    [skill] La plus petite : le talent décide
   *[open] Rien n'est montré
}. Contre { $weaker }, { $better } gagne { $wins }, là où { $even } est l'égalité.
terminal-lab-verdict-luck-alone = { $decides ->
    [luck] Presque tout
    [both] Une partie ; le talent a l'autre
    [skill] La plus petite : le talent décide
   *[open] Rien n'est montré
}. Avec les mêmes dés, { $better } gagne { $wins } plus souvent que { $weaker }.
terminal-lab-verdict-swing = Sur une partie, tous les lancers déplacent la chance d'un joueur de { $luck } ; ses propres choix donnent { $given }.
terminal-lab-verdict-drag = { $drag ->
    [drags] Oui
    [open] Rien n'est montré
   *[moves] Non
}. { $share } d'une partie se joue quand elle est déjà presque gagnée.
terminal-lab-verdict-change = { $option } : contre ce qui ne va pas ({ $amiss }), de tout ce qui a été essayé, cela aide le plus. { $measure } : { $now } tel quel, { $then } avec.
terminal-lab-verdict-change-none = Aucune : tout va bien.
terminal-lab-verdict-change-no-help = Rien ne montre qu'une des options essayées aide contre ce qui ne va pas ({ $amiss }).
terminal-lab-verdict-change-untried = Quelque chose ne va pas ({ $amiss }), mais aucune option n'a été essayée : `--surveyed` le fait.
terminal-lab-verdict-amiss = { $complaint ->
    [uneven] ce n'est pas équitable
    [capped] la limite finit trop de parties
   *[drags] ça traîne
}
terminal-lab-verdict-every = Chaque table
terminal-lab-verdict-every-about = Les verdicts sur chaque table de la grille. Le coach et l'échelle des bots n'en regardent que quelques-unes : `–` ailleurs.
terminal-lab-verdict-column-fair = équitable ?
terminal-lab-verdict-column-length = tours : courte, moitié, longue
terminal-lab-verdict-column-ending = à la limite
terminal-lab-verdict-column-luck = la chance
terminal-lab-verdict-column-drag = une fois gagnée
terminal-lab-verdict-short-fairness = { $fairness ->
    [fair] équitable
    [uneven] pas équitable
    [open] rien de montré
    [unlike] bots différents
    [lost] presque jamais gagnée
    [won] presque jamais perdue
    [contest] tout peut arriver
   *[unknown] pas jouée
}
terminal-lab-verdict-short-length = { $short } ; { $half } ; { $long }
terminal-lab-verdict-short-luck = { $decides ->
    [luck] la chance
    [both] chance et talent
    [skill] le talent
   *[open] rien de montré
}
terminal-lab-verdict-surveyed = Ce que fait chaque option
terminal-lab-verdict-surveyed-about = { $table } : ce que change chaque valeur, { $games ->
    [one] { $games } partie de chacune
   *[other] { $games } parties de chacune
} avec les mêmes dés. `–` : rien de mesurable.
terminal-lab-verdict-skill-of = La chance contre le talent : { $table }
terminal-lab-verdict-map-of = { $title } : { $table }
