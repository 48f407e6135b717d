# Les bots qui sont des programmes à part : `luckhouse bot run`.
terminal-bot-title = { $program } contre { $against }
terminal-bot-alone = { $program }, seul
terminal-bot-all = tous
terminal-bot-column-seat = place
terminal-bot-column-won = gagnées
terminal-bot-column-games = parties
terminal-bot-column-share = part, %
terminal-bot-column-interval = intervalle à 95 %
terminal-bot-forfeit = La partie { $number } est perdue par forfait : { $why }.
terminal-bot-forfeits = { $forfeits } parties sur { $games } sont perdues par forfait : un bot doit répondre à temps à chaque question, par une ligne qui choisit une des offres
terminal-bot-not-started = { $program } ne peut pas être lancé ({ $error }) : un programme est attendu après `--`, par exemple `-- python3 my_bot.py`
terminal-bot-late = pas de réponse en { $seconds } s
terminal-bot-ended = le programme s’est arrêté ({ $status })
terminal-bot-too-long = une ligne dépassait { $bytes } octets
terminal-bot-unasked = il a parlé sans être interrogé : `{ $line }`
terminal-bot-unreadable = `{ $line }` n’est pas une réponse ; attendu : { "{" }"choose": "MOT"{ "}" }
terminal-bot-refused = { $why }
