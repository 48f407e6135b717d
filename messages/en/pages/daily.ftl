# The journey of a day: the same dice for everybody.

daily-title = Today’s journey
daily-title-past = A past journey
daily-about = One journey of { $title } a day, and everybody gets the same dice. Your first try counts. After it you can practise as often as you like.
daily-about-past = This day is over and its dice are open. Anybody can practise with them, as often as they like.
daily-left-hours = Ends in { $hours } h { $minutes } min
daily-left-minutes = Ends in { $minutes } min
daily-left-soon = Ends in less than a minute
daily-until = at { $time } on your clock
daily-ended = This day is over. A new one has begun.
daily-new = To the new day

daily-play = Play today’s journey
daily-go-on = Go on
daily-practise = Practise again
daily-practise-past = Practise with these dice
daily-state-fresh = You have not begun yet.
daily-state-running = You are on your way. Your journey waits where you left it.
daily-state-counted = Your journey is over, and it counts. New dice come tomorrow.
daily-state-counted-past = Your journey counted.
daily-state-late = Your journey did not count: the day was over before it ended.
daily-state-left = You began this journey and did not end it in time. You can go on, but it does not count any more.
daily-state-missed = You did not play on this day.

daily-hurdle-no-key = Today’s dice are only for players whom the house knows again, and this browser cannot keep a key: the window is private, or the way to the house is not encrypted. Open this page in another window, or practise with the dice of the day before.
daily-hurdle-guest = Here you chose to play as a guest, and only a player whom the house knows again can have today’s dice. Change that on your page, then come back. Or practise with the dice of the day before.
daily-guest-link = To your page
daily-hurdle-too-early = These dice are still new to you: end your own journey first, then practise as often as you like.
daily-hurdle-over = This day has just ended, so nothing that begins now can count. Load the page again: the new day has begun.
daily-none-title = No dice for this day
daily-none-text = The day has not come yet, or the address is wrong: a day is written like 2026-11-17.
daily-today = To today’s journey

daily-result = Your journey
daily-won = You made it: all { $zones } zones are cleared.
daily-fell = Your light went out in zone { $zone } of { $zones }.
daily-zones-won = All { $zones } zones are cleared.
daily-zones = { $cleared } of { $zones } zones are cleared. The light went out in zone { $zone }.
daily-place = Place
daily-place-of = { $place } of { $players }
daily-circles = Circles crossed off
daily-title-won = Title
daily-streak = In a row
daily-longest = Longest row
daily-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

daily-share = Share
daily-share-title = Share your journey
daily-share-about = No die is shown: nobody learns anything from it before their own try.
daily-share-text = Text
daily-share-copy = Copy the text
daily-share-copy-picture = Copy the picture
daily-share-save = Save the picture
daily-share-copied = The text is copied.
daily-share-copied-picture = The picture is copied.
daily-share-failed = The browser does not allow that. Save the picture, or select the text and copy it yourself.
daily-shared-title = Luckhouse: the journey of the day
daily-shared-won = All { $zones } zones cleared
daily-shared-fell = Came to zone { $zone } of { $zones }
daily-shared-circles = { $n ->
    [one] { $n } circle
   *[other] { $n } circles
}
daily-shared-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}

daily-table = The table of the day
daily-table-none = Nobody has finished the journey yet.
daily-table-none-past = Nobody finished the journey on this day.
daily-table-about = Whoever clears the last zone stands before everybody who fell; then fewer circles count, or the zone that was reached.
daily-table-count = { $n ->
    [one] { $n } journey is over.
   *[other] { $n } journeys are over.
}
daily-table-some = The best { $shown } are listed.
daily-name = Player
daily-far = How far
daily-col-circles = Circles
daily-far-won = the end
daily-far-zone = zone { $zone } of { $zones }
daily-somebody = somebody
daily-you = you
daily-no-circles = none counted
daily-name-hint = Others see your name here only if your profile is public. Otherwise you are “somebody”.
daily-name-link = Who may see my profile
daily-best = Best play
daily-best-about = Best play is what the strongest bot makes of these dice. It does not know either which come next.
daily-best-later = What best play makes of these dice is still being worked out. It will stand here in a moment.
daily-replay = Watch
daily-replay-name = Watch the journey of { $name }
daily-coach = Coach
daily-coach-name = Ask the coach about the journey of { $name }

daily-dice = The dice of the day
daily-dice-today = All dice of a day follow from one secret. The house published its seal the day before, and the secret itself follows when the day is over. So nobody can change the dice once the seal is out.
daily-dice-past = The secret is open now. If its hash is the seal from the day before, these are the dice that were sealed, and nobody changed them.
daily-dice-check = To check every roll of a journey, download its log and run
daily-dice-terminal = To play this day far from any house:
daily-dice-fits = Worked out by your browser: the secret fits the seal.
daily-dice-differs = Worked out by your browser: the secret does not fit the seal. Tell the host of this house.
daily-seal = Seal of this day
daily-secret = Secret
daily-next-seal = Seal of the day after
daily-cannot = What this cannot prevent
daily-cannot-accounts = Somebody with a second account knows the dice before the try that counts.
daily-cannot-pictures = So does somebody who has seen another player’s screen.
daily-cannot-solver = A program beside the screen can choose for somebody.
daily-cannot-host = Whoever runs the house could look into the secret before the day is over.

daily-days-label = Other days
daily-before = The day before
daily-after = The day after
daily-puzzle = The puzzle of the day
