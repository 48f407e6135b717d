# Bots, die eigene Programme sind: `luckhouse bot run`.
terminal-bot-title = { $program } gegen { $against }
terminal-bot-alone = { $program }, allein
terminal-bot-all = alle
terminal-bot-column-seat = Platz
terminal-bot-column-won = gewonnen
terminal-bot-column-games = Partien
terminal-bot-column-share = Anteil, %
terminal-bot-column-interval = 95-%-Bereich
terminal-bot-forfeit = Partie { $number } wurde kampflos verloren: { $why }.
terminal-bot-forfeits = { $forfeits } von { $games } Partien wurden kampflos verloren: Ein Bot muss jede Frage rechtzeitig mit einer Zeile beantworten, die eines der Angebote wählt
terminal-bot-not-started = { $program } lässt sich nicht starten ({ $error }): erwartet wird ein Programm nach `--`, etwa `-- python3 my_bot.py`
terminal-bot-late = keine Antwort innerhalb von { $seconds } s
terminal-bot-ended = das Programm ist zu Ende ({ $status })
terminal-bot-too-long = eine Zeile hatte mehr als { $bytes } Bytes
terminal-bot-unasked = es hat ungefragt gesprochen: `{ $line }`
terminal-bot-unreadable = `{ $line }` ist keine Antwort; erwartet wird { "{" }"choose": "WORT"{ "}" }
terminal-bot-refused = { $why }
