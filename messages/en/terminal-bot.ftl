# Bots that are programs of their own: `luckhouse bot run`.
terminal-bot-title = { $program } against { $against }
terminal-bot-alone = { $program }, alone
terminal-bot-all = all
terminal-bot-column-seat = seat
terminal-bot-column-won = won
terminal-bot-column-games = games
terminal-bot-column-share = share, %
terminal-bot-column-interval = 95 % interval
terminal-bot-forfeit = Game { $number } was forfeited: { $why }.
terminal-bot-forfeits = { $forfeits } of { $games } games were forfeited: a bot must answer each question in time with one line that chooses one of its offers
terminal-bot-not-started = { $program } cannot be started ({ $error }): expected a program after `--`, like `-- python3 my_bot.py`
terminal-bot-late = it did not answer within { $seconds } s
terminal-bot-ended = it ended ({ $status })
terminal-bot-too-long = it said a line of more than { $bytes } bytes
terminal-bot-unasked = it spoke before it was asked: `{ $line }`
terminal-bot-unreadable = `{ $line }` is no answer; expected { "{" }"choose": "WORD"{ "}" }
terminal-bot-refused = { $why }
