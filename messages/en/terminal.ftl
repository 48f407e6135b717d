# What the terminal says itself, whatever the game: screens, keys, commands.
# Words in `backquotes` are typed: they are the same in every language.

# What stands before the decimals of a number.
terminal-decimal = .
terminal-numbers-to = { $first } to { $last }
terminal-players = { $most ->
    [1] 1 player
   *[other] { $seats } players
}

# Keys of the last row, and what they do. A whole row has 80 columns.
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-left-right = Left Right
terminal-key-left = Left
terminal-key-right = Right
terminal-key-home = Home
terminal-key-end = End
terminal-key-space = Space
terminal-does-open = open
terminal-does-sit-down = sit down
terminal-does-change = change
terminal-does-help = help
terminal-does-rules = rules
terminal-does-odds = odds
terminal-does-hint = hint
terminal-does-log = log
terminal-does-chances = chances
terminal-does-undo = undo
terminal-does-resign = resign
terminal-does-leave = leave
terminal-does-back = back
terminal-does-start = start
terminal-does-on = on
terminal-does-end = end
terminal-does-play = play
terminal-does-fast = fast
terminal-does-slow = slow
terminal-does-skip = skip

terminal-too-small = This window has { $width } x { $height } cells. Luckhouse needs { $columns } x { $rows }: make it larger, or play with `luckhouse --plain`.
terminal-panel-title = { $title }  ({ $first }-{ $last } of { $lines }; Esc closes)
terminal-help = Help
terminal-odds = Odds
terminal-hint = Hint
terminal-nowhere-to-keep = There is no place here to keep a game.

# The shelf.
terminal-shelf-title = Luckhouse: what shall we play?
terminal-shelf-game = { $number }  { $title }, { $players }
terminal-shelf-kept = Kept games
terminal-shelf-look-back = look back: { $title }, { $about }
terminal-shelf-go-on = go on: { $title }, { $about }
terminal-shelf-help =
    Up and Down go along the shelf, Enter opens what they stand on; a number opens a game at once.
    F2 shows the rules of the game that is selected.
    { "" }
    A game that was left is kept after everything that happens: it stands below the games, to be gone on with.
    A game that is over can be looked back at, event by event.
    { "" }
    The mouse works too: click on a line, or on a key below; the wheel scrolls.
    Esc, q or F10 leave the house.

# Setting up a table.
terminal-setup-title = { $title }: how shall we play?
terminal-setup-players = players
terminal-setup-dice = dice
terminal-setup-dice-rolled = rolled
terminal-setup-dice-typed = typed
terminal-setup-you = you
terminal-setup-means-seats = How many play: { $seats }.
terminal-setup-means-rolled = The house rolls.
terminal-setup-means-typed = You roll real dice on your table, and type what they show.
terminal-setup-means-you = somebody at this screen
terminal-setup-means-option = { $about } ({ $values }; { $default } by default).
terminal-setup-wrong = { $name } cannot be { $value }: expected { $expected }
terminal-setup-help =
    Up and Down go from line to line, Left and Right change what stands there. A number can also be typed.
    Enter sits down at the table as it is set up, from any line.
    { "" }
    A sheet or a layout can be your own: F3 reads a file, F4 opens what stands there in your editor (VISUAL or EDITOR), and the text of a file can be pasted. What you make is kept, in order or not, until F8 removes it.
    { "" }
    Each seat is played by you or by a bot. Several people can share this screen: set several seats to `you`.
    Bots from the weakest to the strongest: random, novice, steady, strong, best. Some games have characters, who play strongly, each with a taste of their own.
    { "" }
    With typed dice you roll real dice on your table, and type what they show.

# The table.
terminal-table-out = (out)
terminal-table-replay = Replay
terminal-table-rolling = Rolling
terminal-table-the-end = The end
terminal-table-waiting = Waiting
terminal-table-choice = Your choice
terminal-table-choice-of = Your choice ({ $place } of { $all })
terminal-table-dice-roll = The dice roll.
terminal-table-nothing-like-that = Nothing in the list is like that. Enter says it as it is, Esc forgets it.
terminal-table-log = What happened
terminal-table-log-older = What happened (older)
terminal-table-showing = What happens
terminal-table-skip = Wait, or press . to see how things stand now.
terminal-table-still-showing = First what happened is shown: wait, or press . to skip it.
terminal-table-left-out = { $events ->
    [one] One event was not shown; it stands in the log (F5).
   *[other] { $events } events were not shown; they stand in the log (F5).
}
terminal-table-since = Since your last turn
terminal-table-nothing-since = Nothing has happened since your last turn.
terminal-table-speed = Shown at this speed: { $speed }. + is faster, - is slower, . skips to now.
terminal-table-choice-among = Your choice (of { $all })
terminal-table-go-to-one = Go to a choice with Up or Down first, or type it.
terminal-table-log-since = Since your last turn
terminal-speed-slow = slow
terminal-speed-normal = normal
terminal-speed-fast = fast
terminal-speed-none = at once
terminal-table-sure = Give the game up? y for yes, any other key for no.
terminal-table-yes = yY
terminal-table-not-given-up = Not given up.
terminal-table-picked = { $picked } (Esc forgets it)
terminal-table-own-chance = Your chance to win: { $chance }
terminal-table-nothing-there = Nothing to choose there now.
terminal-table-over = The game is over.
terminal-table-thinking = Thinking about it.
terminal-table-chances-shown = Chances to win are shown.
terminal-table-chances-hidden = Chances to win are not shown.
terminal-table-save-what = save FILE: expected the name of a file
terminal-table-no-log-to-save = There is no log here that could be saved.
terminal-table-not-over-yet = This game is not over: nobody looks back at it yet.
terminal-table-no-log-to-see = There is no log here that could be looked back at.
terminal-table-takes-screen = { $seat } takes the screen; nobody else looks
terminal-table-or-type = or type what you rolled
terminal-table-sit-down = sit down
terminal-table-house-rolls = the house rolls
terminal-table-once-more = the same once more
terminal-table-look-back = look back at it, event by event
terminal-table-get-up = get up from the table
terminal-film-plays = Event { $at } of { $length }; the replay plays, speed: { $speed }.
terminal-film-stands = Event { $at } of { $length }; the replay stands, speed: { $speed }.

# Commands of a full screen, each with what it does.
terminal-command-help = this list
terminal-command-rules = the rules of this game
terminal-command-odds = the odds that matter now; `odds TOPIC …` asks for others
terminal-command-hint = what a strong player would do, and what each choice is worth
terminal-command-why = the same
terminal-command-log = everything that has happened
terminal-command-chances = your chance to win, on or off
terminal-command-undo = take back your last choice, if nothing was rolled since
terminal-command-resign = give up; with three or more a bot plays on for you
terminal-command-since = what happened since your last turn
terminal-command-skip = how things stand now, without showing what led there
terminal-command-speed = how fast what happens is shown: `speed slow`, `normal`, `fast` or `none`
terminal-command-quit = leave; a game at this screen is kept
terminal-command-save = write the game to a file
terminal-command-rematch = the same once more, when the game is over
terminal-command-replay = look back at the game, when it is over
terminal-command-plain = the plain picture of the table, or its board
terminal-command-say = talk to the others at a table of the network
terminal-command-people = who is at a table of the network
terminal-command-fill = put a bot on every free seat there, and begin; for the host
terminal-command-mute = hear somebody there no more; `unmute NAME` again; for the host
terminal-command-watchers = those who watch may not talk there; `watchers on` again; for the host
terminal-command-leave = go away from there for good
terminal-play-help =
    Up and Down go along the list of choices, Enter takes the one they stand on.
    Typing makes the list shorter; Enter says what was typed. Several words: with `;` between.
    Tab goes over the board, Space or Enter touches where it stands. Esc forgets what is picked or typed.
    PageUp and PageDown scroll the log. The mouse works everywhere: board, list, log and keys.
    What happens is shown one thing after the other: . skips to now, + and - change how fast, F9 sums it up.
    A key that is pressed meanwhile chooses nothing. What you chose can be taken back (F7) until dice fall.
    { "" }
    These words can be typed too, with or without a slash before them:
terminal-replay-help =
    Left and Right go an event back and on, PageUp and PageDown ten, Home and End to the start and the end.
    Space plays by itself or stops, + and - change how fast. Esc leaves.
    { "" }
    At a table that is played at, these words can be typed:

# A table at this keyboard.
terminal-local-you = you
terminal-local-person = person { $number }
terminal-local-for-who-gave-up = { $bot } (for who gave up)
terminal-local-hand-over = Hand over to { $seat }. Nobody else looks now.
terminal-local-over = The game is over.
terminal-local-by-hand = By hand: { $what }
terminal-local-thinks = { $seat } ({ $name }) thinks.
terminal-local-your-choice = Your choice.
terminal-local-choice-of = { $seat }, your choice.
terminal-local-say-it-aloud = Everybody is at this screen: say it aloud.
terminal-local-no-replay = This is not a replay: look back at it when it is over.
terminal-local-sits-down-first = { $seat } sits down first: press Enter.
terminal-local-nothing-to-choose = There is nothing to choose now. { $waiting }
terminal-local-nobody-to-sit-down = Nobody has to sit down now.
terminal-local-nothing-to-take-back = Nothing to take back: nobody here has chosen.
terminal-local-taken-back = Taken back.
terminal-local-own-choice-first = Give up at your own choice, not at others'.
terminal-local-not-over = Once more when this game is over: give it up, or play it to its end.
terminal-local-from-the-list = { $refusal }. Choose from the list.
terminal-local-words-dropped = Another turn: the words that were left over are dropped.
terminal-local-at-random = { $seat } does not know what to do, and chooses at random.
terminal-local-forfeits = { $name } at { $seat } forfeits: { $why }.
terminal-local-no-hint = No hint: whoever thought about it gave up.

# A game that was played.
terminal-replay-after = After { $events } of { $all } events.
terminal-replay-only-looked-at = This game was played before: it can only be looked at.

# How a game ended.
terminal-ended-alone-won = The game is over: you have won.
terminal-ended-alone-lost = The game is over: you have lost.
terminal-ended-nobody = The game is over: nobody wins. Scores: { $scores }.
terminal-ended-one = The game is over: { $winner } wins. Scores: { $scores }.
terminal-ended-several = The game is over: { $winners } win together. Scores: { $scores }.

# Boards of all games.
terminal-board-put-back = { $thing }: picked; touch it again to put it back
terminal-board-choices = { $thing }, { $number } choices: { $choices }
