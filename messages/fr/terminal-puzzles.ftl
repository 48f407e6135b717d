# Ce que dit `luckhouse puzzles`.

terminal-puzzles-title = Problème { $number } sur { $count } : { $title }, difficulté { $grade } sur 5 ({ $id })
terminal-puzzles-question = { $seat }, un choix est nettement le meilleur. Lequel ?
terminal-puzzles-help = Tapez un choix ou son numéro. `list TEXTE`, `look`, `log`, `rules` et `quit` marchent aussi ici.
terminal-puzzles-right = C’est juste !
terminal-puzzles-wrong = Pas le meilleur : `{ $word }` coûte { $cost } points sur cent.
terminal-puzzles-best-proved = Le meilleur est `{ $answer }`, { $margin } points de mieux que `{ $next }` : c’est prouvé.
terminal-puzzles-best-judged = Le meilleur est `{ $answer }`, { $margin } ± { $off } points de mieux que `{ $next }`.
terminal-puzzles-costs = Ce que coûte chaque choix, en points sur cent
terminal-puzzles-next = Entrée pour le problème suivant, `quit` pour arrêter :
terminal-puzzles-no-more = C’était le dernier.
terminal-puzzles-looked-through = parcouru
terminal-puzzles-mined = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}, dont { $proved } prouvés, dans { $file }
terminal-puzzles-all-hold = { $count ->
    [one] Un problème : sa réponse est
   *[other] { $count } problèmes : chaque réponse est
} toujours la meilleure
terminal-puzzles-do-not-hold = { $wrong } réponses sur { $count } ne tiennent plus : il faut chercher ces problèmes de nouveau
terminal-puzzles-stopped = arrêté avant d’avoir tout parcouru
terminal-puzzles-bad-log = partie enregistrée { $number } : { $why }
terminal-puzzles-other-game = la partie enregistrée { $number } est une partie de { $found } : { $expected } attendu
terminal-puzzles-cannot-write = { $file } ne peut pas être écrit ({ $error }) : un fichier dans un dossier existant est attendu
terminal-puzzles-cannot-read = { $file } ne peut pas être lu ({ $error }) : un fichier de problèmes est attendu
terminal-usage-puzzle-number = --number { $number } : 1 à { $count } attendu
terminal-usage-puzzle-theme = --theme { $theme } : { $expected } attendu
