# Tournaments: the list of them, and one of them.

tournaments-title = Tournaments
tournaments-about = People and bots play for places: everybody against everybody for an hour, round after round, or until one is left. Anybody can open one.
tournaments-open = Open a tournament
tournaments-running = Now being played
tournaments-coming = About to come
tournaments-over = Over
tournaments-none = No tournament is open at the moment. Open one and send its link.
tournaments-away = The tournaments cannot be listed right now.
tournaments-again = Try again
tournaments-all = All tournaments

tournament-arena = Arena, { $n } min
tournament-swiss = { $n ->
    [one] Swiss, { $n } round
   *[other] Swiss, { $n } rounds
}
tournament-knock-out = { $n ->
    [1] Knock-out
   *[other] Knock-out, best of { $n }
}
tournament-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tournament-tables = tables of { $n }
tournament-won = Won by { $names }
tournament-nobody = Nobody won.
tournament-cancelled = It was cancelled before it began.
tournament-forgotten = somebody
tournament-bot = bot
tournament-you = you
tournament-left = left

tournament-span-days = { $days } d { $hours } h
tournament-span-hours = { $hours } h { $minutes } min
tournament-starts = Starts in { $span }
tournament-starts-at = { $day }, { $time } on your clock
tournament-starts-said = Starts when the host says so
tournament-starts-now = About to start
tournament-ends = New games for { $span }
tournament-last = The last games are being played
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $round }
tournament-before-round = The first round is about to begin
tournament-since = Over since { $day }, { $time }

tournament-join = Take part
tournament-back = Come back
tournament-leave = Leave
tournament-leave-sure = Leave this knock-out? You cannot come back to it.
tournament-joined = You take part. Stay on this page: your game is shown here as soon as there is one.
tournament-away = You get no games at the moment.
tournament-knocked-out = You were knocked out in round { $round }.
tournament-late = A knock-out cannot be joined after its start.
tournament-host = You are the host.
tournament-start = Start now
tournament-end = End it
tournament-cancel = Cancel it
tournament-end-sure = End this tournament? Games that are being played are played to their end; no further ones begin.
tournament-cancel-sure = Cancel this tournament? It has not begun, and no game will be played.
tournament-bots = Let bots take part
tournament-bots-kind = Which bots
tournament-bots-count = How many
tournament-bots-add = { $n ->
    [one] Add { $n } bot
   *[other] Add { $n } bots
}

tournament-waits = Your game waits
tournament-waits-for = { $names } · come within { $span }
tournament-waits-going = You are taken there in { $n } s.
tournament-waits-go = To your game
tournament-waits-stop = Not yet
tournament-against = Against { $names }

tournament-no-key = Only players whom the house knows again can take part, and this browser cannot keep a key: the window is private, or the way to the house is not encrypted. Open this page in another window.
tournament-guest = Here you chose to play as a guest, and only a player whom the house knows again can take part. Change that on the page “You”, then come back.
tournament-lost-short = The house does not answer.
tournament-lost = The house does not answer. Asking again in { $n } s.
tournament-lost-now = Ask now
tournament-none-title = There is no such tournament
tournament-none-text = The address is wrong, or the host has cancelled it.

tournament-standings = Standings
tournament-standings-none = Nobody takes part yet.
tournament-standings-arena = A win counts 2, from the third win in a row on 4. Equal points go by wins, then by fewer games.
tournament-standings-swiss = Equal points go by the points of one’s opponents (Buchholz), then by those of the opponents one beat (Sonneborn-Berger).
tournament-standings-knock-out = Whoever lasts longer stands higher.
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-wins = Won
tournament-wins-of = { $wins } of { $games }
tournament-buchholz = Buchholz
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-B.
tournament-sonneborn-short = SB
tournament-out-in = Out in
tournament-out-round = round { $round }
tournament-out-not = still in
tournament-out-won = winner
tournament-streak = { $n ->
    [one] { $n } win in a row
   *[other] { $n } wins in a row
}
tournament-page = { $from } to { $to } of { $n }
tournament-page-before = The ones before
tournament-page-after = The ones after

tournament-games = Games
tournament-games-none = No game has begun yet.
tournament-games-more = Show { $n } more
tournament-games-some = The newest games are shown. All are in the log.
tournament-bracket = The rounds
tournament-game = Game { $n }
tournament-playing = being played
tournament-void = does not count
tournament-absent = did not come
tournament-watch = Watch
tournament-watch-name = Watch { $names }
tournament-replay = Replay
tournament-replay-name = Replay of { $names }
tournament-won-games = { $n ->
    [one] { $n } game won
   *[other] { $n } games won
}

tournament-share-text = Play in a tournament of { $title } with me
tournament-share-about = Whoever opens this link can take part, or watch.
tournament-results = Results
tournament-results-about = Everything that happened, a line for each event, and the standings as a table.
tournament-log = Log
tournament-csv = Standings (CSV)
tournament-rules = How it is played

tournament-name = What it is called
tournament-name-usual = { $title } tournament
tournament-which = Game
tournament-seats = Players at a table
tournament-how = Who meets whom
tournament-how-arena = Arena
tournament-how-arena-help = Whoever is free plays at once, for as long as it lasts. Come and go as you like.
tournament-how-swiss = Swiss
tournament-how-swiss-help = Everybody plays every round, against somebody with about as many points.
tournament-how-knock-out = Knock-out
tournament-how-knock-out-help = Whoever loses is out.
tournament-n-arena = Minutes
tournament-n-swiss = Rounds
tournament-n-knock-out = Games of a match
tournament-n-help = { $least } to { $most }
tournament-when = When it begins
tournament-when-said = When I say so
tournament-when-timed = At a time
tournament-when-at = Day and time, on your clock
tournament-when-none = A day and a time are needed, and they must be still to come.
tournament-who = Who may find it
tournament-who-public = Everybody
tournament-who-public-help = It stands in the list of tournaments.
tournament-who-unlisted = Only by link
tournament-who-unlisted-help = Whoever has the link may take part.
tournament-do = Open it
tournament-doing = Opening …
