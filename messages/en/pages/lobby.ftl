# What the lobby says in English.

hero-title = A house for games of luck and nerve
hero-text = Play at once against a bot, or send friends a link. No account, and every roll of the dice can be proved fair.
hero-play = Play { $title } now
hero-again = Play { $title } again
hero-friend = Invite a friend
hero-links = or take a box from the shelf
guest = Guest

shelf-title = The shelf
shelf-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
shelf-alone = for one player
shelf-now = Play now
shelf-friend = A friend
shelf-friend-name = A friend: open a table of { $title } and send its link
shelf-now-bot = { $n ->
    [one] Play now: { $title }, against a bot
   *[other] Play now: { $title }, against bots
}
shelf-now-alone = Play now: { $title }, alone
shelf-opening = Opening …

today-title = Today’s journey
today-fresh = Same dice for all. How far do you get?
today-keep = { $n ->
    [one] One day so far: make it two in a row
   *[other] Keep your { $n } days in a row
}
today-running = You are on your way
today-done = { $n ->
    [one] Done for today
   *[other] Done for today, { $n } days in a row
}

mine-title = Your games
mine-more = All your unfinished games ({ $n })
mine-over = Games you finished
mine-turn-you = Your turn
mine-turn-other = { $name }’s turn
mine-turn-others = Waiting for { $names }
mine-going = In play
mine-gathering = { $n ->
    [one] { $n } seat still free
   *[other] { $n } seats still free
}
mine-opening = About to begin
mine-won = You won
mine-lost = You lost
mine-shared = A draw
mine-with = with { $names }
mine-against = against { $names }
mine-alone = on your own
mine-go = Go on
mine-invite = Invite
mine-look = Look back

list-waiting = Open tables
list-waiting-none = Nobody is waiting for players right now. Open a table that everybody can find.
list-playing = Now being played
list-playing-none = No public game is going on at the moment.
list-finished = Finished games
list-finished-none = No public game has been finished yet.
list-none = No table fits what you are looking for.
list-all = All tables
list-sit = Sit down
list-watch = Watch
list-replay = Replay
list-back = Go on
list-yours = you sit here
list-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
list-nobody = nobody yet
list-won = { $names } won
list-drawn = Nobody won
list-closed = Closed before its end
list-name = { $what }: { $title }, { $players }
list-more = Show more
list-loading = Looking around the house …
list-away = The tables cannot be listed right now.
list-again = Try again

open-name = Your name, as others see it

level-random = Random
level-novice = Novice
level-steady = Steady
level-strong = Strong
level-best = Best
bot-name = Bot ({ $level })
bot-character = Bot ({ $level }, { $character })

no-name = A name has 1 to 64 characters.
no-away = The house does not answer. Nothing you set is lost: try again in a moment.
no-room = The house has no room for more tables right now. Nothing you set is lost: try again later.
no-seat = Somebody else was quicker: the seat is taken. Take another one, or watch.
no-hurry = Too many tables were opened from your network. Wait { $s } seconds, then try again.
no-saved = That could not be kept. Nothing has changed: try again.
no-other = That did not work: { $text }

wait-opening = The dice are being sealed
wait-opening-text = Everybody at the table adds something secret to the dice, so that nobody, not even the house, can choose what they will show. It takes a blink.
wait-opening-for = Still to come: { $names }.
