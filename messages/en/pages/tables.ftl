# What is said where a table is set up, where it is waited for, and in the list of all tables.

all-title = Tables
all-text = All public tables of this house. Tables that are found by link only are not listed.
all-among = Which tables
all-waiting = Open
all-playing = In play
all-finished = Finished
all-game = Game
all-game-any = All games
all-player = Name of a player
all-find = Find

open-rules = Read the rules
open-who = Who plays
open-seats = Players
open-seat = Seat { $n }
open-person = A person, by invitation
open-person-help = You get a link and a QR code to send.
open-bots = Bots
open-character = Character
open-character-none = No special character
open-all-person = Everybody by invitation
open-all-bot = Bots everywhere
open-options = Rules of this table
open-options-usual = as the house plays it
open-options-changed = { $n } changed
open-options-loading = The rules are being fetched …
open-options-away = The rules that can be changed did not come.
open-options-reset = As the house plays it
open-options-default = usual
open-options-own = Your own
open-options-range = { $least } to { $most }, usually { $usual }
open-options-none = none
open-options-some = a number
open-options-less = Less
open-options-more = More
open-table = Time, hints, visibility
open-clock = Time for each choice
open-clock-none = As long as you like
open-clock-seconds = Seconds
open-clock-days = Days
open-clock-help = When the time is up, a bot chooses.
open-clock-short = { $n } s a choice
open-clock-long = { $n ->
    [one] { $n } day a choice
   *[other] { $n } days a choice
}
open-clock-no = no clock
open-hints = Hints
open-hints-on = Allowed
open-hints-off = Not allowed
open-hints-help = Whoever is on turn may ask what would be best.
open-hints-short-on = with hints
open-hints-short-off = without hints
open-dice = Dice
open-dice-house = As the house does
open-dice-house-help = together where two or more people play
open-dice-together = Together
open-dice-together-help = every roll needs everybody who is there: nobody knows it before
open-dice-sealed = Sealed
open-dice-sealed-help = sealed by all before the first roll: the house knows what comes
open-visibility = Who may find the table
open-unlisted = Only by link
open-unlisted-help = Whoever has the link may sit down or watch.
open-public = Everybody
open-public-help = It stands in the lobby: anybody may sit down or watch.
open-private = Only those who play
open-private-help = Whoever has the link may sit down. Nobody may watch.
open-start = Start the game
open-start-invite = Open the table
open-start-next = Next you get the link to send.
open-start-now = The game begins at once.
open-busy = Opening the table …
open-sum = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
open-sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
open-no-game-title = This game is not on the shelf
open-no-game-text = There is no game called “{ $game }” in this house. These are:

wait-for = { $n ->
    [one] Waiting for { $n } more player
   *[other] Waiting for { $n } more players
}
wait-begins = The game begins by itself when every seat is taken.
wait-tournament = Whoever does not come in time has lost this game.
wait-tournament-link = To the tournament
wait-seats = Seats
wait-you = you
wait-host = host
wait-here = is here
wait-away = is away
wait-free = Free
wait-kept = kept for { $name } from the game before
wait-take = Sit here
wait-take-name = Sit here: seat { $n }
wait-watchers = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
wait-came = { $name } sits down.
wait-went = { $name } leaves.

invite-title = Invite your friends
invite-text = Whoever opens this link can take a seat. No account is needed.
invite-link = Invitation link
invite-copy = Copy the link
invite-copied = Copied
invite-by-hand = Your browser does not let us copy. The link is marked: copy it yourself.
invite-share = Share …
invite-share-text = Play { $title } with me
invite-qr = QR code of the invitation
invite-qr-text = Or scan this with a phone.

fill-title = Nobody else coming?
fill-level = Level of the bots
fill-do = { $n ->
    [one] Fill the free seat with a bot
   *[other] Fill the free seats with bots
}
fill-host = The host may also put bots on free seats.

leave-do = Leave the table

sit-title = You are invited
sit-public = There is a seat for you
sit-text = { $n ->
    [one] { $names } waits for you at this table of { $title }.
   *[other] { $names } wait for you at this table of { $title }.
}
sit-text-nobody = A table of { $title } waits for you.
sit-do = Sit down
sit-busy = Sitting down …
sit-watch = Or stay and watch: the game appears here when it begins.
sit-private = This is a private table
sit-private-text = It can only be seen by those who sit at it.
sit-full = Every seat is taken, and nobody may watch a private table.

agreed-title = How we play
agreed-usual = Everything as the house plays it.
agreed-rules = Rules of { $title }
here-too-title = Two at one screen?
here-too-text = Somebody beside you can play here too. At each turn the screen is handed over.
here-too-name = Their name
here-too-do = Sits down here
