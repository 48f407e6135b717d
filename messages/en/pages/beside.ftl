# What is said beside a table, and of the settings: it comes when it is looked at.

settings-title = Settings
settings-language = Language
settings-theme = Look
settings-theme-auto = Like my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Movement
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-dice = Your dice
settings-dice-house = Thrown for me
settings-dice-hand = I throw my dice myself
hand-over-title = Pass the screen to { $name }
hand-over-take = I am { $name }
device-text = Scan this, or open the link there. Whoever has it plays on your seat: keep it to yourself.
device-link = Link for your seat
panel-talk-mute = Mute { $name }
panel-talk-unmute = Let { $name } be heard
panel-talk-empty = Nobody has said anything yet.
panel-talk-say = Say something
panel-talk-send = Send
panel-talk-muted = (not heard)
panel-talk-report = Report something…
panel-talk-watchers-off = No talk from those who watch
panel-talk-watchers-on = Let those who watch talk
panel-talk-watchers-quiet = Those who watch cannot talk at this table.
panel-talk-watcher = { $name } (watching)
panel-odds-none = Nothing is about to be rolled.
panel-hint-ask = What would be best?
panel-hint-thinking = Thinking …
panel-hint-failed = The house found no answer in time. Ask again, or choose yourself.
panel-hint-off = Hints are off at this table.
panel-hint-turn = Ask when it is your turn.
panel-hint-wins = to win
panel-hint-more = More: all { $n } choices
panel-hint-all = Show all of them
panel-hint-alike = { $n ->
    [one] One other choice is too close to tell which is better.
   *[other] { $n } other choices are too close to tell which is best.
}
panel-hint-beside = Beside “{ $choice }”:
panel-hint-line = Most games go on so:
# A figure only where not all games go so.
panel-hint-step = { $you ->
    [yes] You
   *[no] { $name }
}: { $choice } { $share ->
    [100] { "" }
   *[other] ({ $share } of 100)
}
panel-hint-error = These chances are estimates, each off by up to { $error }; how much better one is than another, by up to { $apart }.
bar-label = Your chance to win
bar-before = before this turn
bar-waits = Your chance to win is shown when it is your turn.
bar-show = Show my chance to win at every turn
panel-hint-play = Play it
panel-hint-exact = These chances are exact.
tour-label = A first look around
tour-end = Skip
tour-back = Back
tour-next = Next
tour-done = Play
show-throw-how = Press, drag or space
nowhere-no-page-title = There is nothing here
nowhere-no-page-text = Perhaps a letter of the address got lost. The games are all on the shelf in the lobby.
nowhere-no-table-title = There is no such table
nowhere-no-table-text = The link may be cut off, or the table was on another house. Ask whoever sent it to send it again, or open a table of your own.
nowhere-not-yours-title = This table is not for you
nowhere-not-yours-text = It is a private table, and this browser has no seat there. Open it in the browser in which you sat down, or ask for a new invitation.
nowhere-full-title = The house is full
nowhere-full-text = No more tables or players fit in right now. Please try again in a while.
why-film = First you see what happened.
why-busy = Your choice is on its way.
why-not = That cannot be used now.
why-turn = It is not your turn: { $names } is on.

vacation-beside = { $name }: on vacation until { $until }
