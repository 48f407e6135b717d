# What the other tools for designers and hosts print: `simulate`, `tournament`, `pace`, `judge`, `bench-server`. And what is said
# while somebody waits.

terminal-waiting-left = { $time } left
terminal-waiting-counted = { $done }/{ $all } games
terminal-waiting-games = of the games
terminal-waiting-games-at-most = of the games, at most
terminal-waiting-part = of this part
terminal-waiting-solved = solved

# `simulate`, at random and with bots.
terminal-simulate-header = { $table }, everybody at random
terminal-simulate-wins = { $seat } wins
terminal-simulate-length = Choices in a game: { $mean } ± { $margin } (standard deviation { $deviation }, { $shortest } to { $longest }); rolls { $rolls }.
terminal-simulate-pace = { $games } games a second
terminal-contest-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
terminal-contest-bot = bot
terminal-contest-wins = wins, shared ones in parts
terminal-contest-fair = { $bot }, luck taken out
terminal-contest-seat = whoever is { $seat }
terminal-contest-dice = In a round all games have the same dice, and every bot sits in every seat.
terminal-contest-luck = Luck taken out: less what the judge says that each roll brought beyond its mean. The mean stays as it is, whoever judges; the interval is narrower the better the judge.
terminal-contest-pace = { $choices ->
    [one] { $bot }: { $choices } choice, the longest took { $time }
   *[other] { $bot }: { $choices } choices, the longest took { $time }
}

# `tournament`.
terminal-tournament-standings = Standings, by matches
terminal-tournament-player = player
terminal-tournament-place = place
terminal-tournament-points = points
terminal-tournament-wins = wins
terminal-tournament-matches = matches
terminal-tournament-rating = rating
terminal-tournament-fair = without luck
terminal-tournament-note-line = Each line: the score of that player against each other, in per cent, with its 95 % interval.
terminal-tournament-note-score = A score is a half, and half of what the one won more than the other at the same table.
terminal-tournament-note-dice = In a round all games have the same dice, and everybody sits in every seat.
terminal-tournament-note-fair = Scores are without luck: less what the judge says that each roll brought beyond its mean.

# `pace`.
terminal-pace-header = { $table }, games by { $by }, seed { $seed }
terminal-pace-fresh = { $bot }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, a fresh bot each time
terminal-pace-staying = { $bot }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, playing on
terminal-pace-time = time
terminal-pace-at-work = at work
terminal-pace-slowest = slowest
terminal-pace-99-below = 99 of 100 below
terminal-pace-median = median
terminal-pace-first = the first of this run
terminal-pace-at-work-note = At work: on a core. The rest of the time others had it.
terminal-pace-the-slowest = The slowest
terminal-pace-game = game
terminal-pace-events = events before it
terminal-pace-seat = seat
terminal-pace-again = `--first GAME --games 1` asks in a game again; `--save FILE` saves the game up to there.

# `judge`.
terminal-judge-header = { $table }, { $positions } positions, { $playouts } games each by { $level }, seed { $seed }
terminal-judge-title = How far the judge is off, in points of a hundred
terminal-judge-third = third
terminal-judge-of = of
terminal-judge-count = count
terminal-judge-off-by = off by
terminal-judge-within = 95 % within
terminal-judge-bias = bias
terminal-judge-admitted = as admitted
terminal-judge-first = first
terminal-judge-second = second
terminal-judge-last = last
terminal-judge-whole = whole game
terminal-judge-positions = positions
terminal-judge-differences = differences
terminal-judge-noise = The noise of the games that were played on is taken out; ± is half of a 95 % interval.
terminal-judge-curve = What was said, and what came of it
terminal-judge-said = said
terminal-judge-came = came

# `bench-server`.
terminal-bench-house = A house of { $nodes ->
    [1] one node
   *[other] { $nodes } nodes
} with { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of { $game } for two, one move every { $every } ms at each.
terminal-bench-opened = Opened in { $seconds } s.
terminal-bench-moves = { $moves ->
    [one] { $moves } move acknowledged
   *[other] { $moves } moves acknowledged
}, { $pace } a second; { $late ->
    [one] { $late } beat came before the last answer
   *[other] { $late } beats came before the last answer
}; { $games ->
    [one] { $games } game ended
   *[other] { $games } games ended
}.
terminal-bench-times = From command to acknowledgement, on disk: p50 { $half } ms, p90 { $most } ms, p99 { $p99 } ms, p99.9 { $p999 } ms, most { $all } ms.
terminal-bench-memory = Memory: { $table } kB for a table, { $connection } kB for an idle connection, { $all } MB in all at the end.
terminal-bench-cores = The house used { $cores } cores while they played.
terminal-bench-held = { $connected } of { $asked } sockets were opened in { $seconds } s, and { $left } were held to the end.
terminal-bench-files = The system allows a program { $files } open files (`ulimit -n`): more cannot be tried here.
terminal-bench-held-memory = Memory: { $memory } kB for each. Somebody else was answered in { $answer } ms meanwhile.
terminal-bench-not-held = not all were held
