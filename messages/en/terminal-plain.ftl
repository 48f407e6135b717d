# A game in plain text, line by line, and what is said on leaving. Words in `backquotes` are typed.
terminal-plain-title = { $title }   (`help` lists what you can type)
terminal-plain-cannot-show = the table cannot be shown ({ $error }); { $farewell }
terminal-plain-interrupted = interrupted; { $farewell }
terminal-plain-interrupted-only = interrupted
terminal-plain-input-closed = standard input was closed; { $farewell }
terminal-plain-closed-before-game = standard input was closed before a game was chosen: `luckhouse play GAME` names it
terminal-plain-until-next-time = Until next time: { $farewell }.
terminal-plain-by-hand = By hand: { $what } (Enter: the house rolls):
terminal-plain-words-dropped = It is { $seat }'s turn: the words that were left over are dropped.
terminal-plain-your-choice = { $seat }, your choice:
terminal-plain-press-enter = { $seat }, press Enter:
terminal-plain-roll-is-due = A roll is due: there is nothing to choose.
terminal-plain-nothing-to-take-back = A roll is due: there is nothing to take back.
terminal-plain-give-up-at-own-choice = A roll is due: whoever wants to give up does so at their own choice.
terminal-plain-resign-once-more = Type `resign` once more to give the game up.
terminal-plain-what-else = What else? `coach` (what was luck, what was skill), `decisions` (every one), `try EVENT BOT` (again from there), `rematch`, or `quit`.
terminal-plain-try-what = try EVENT BOT: expected the number of an event at which somebody chose, and a bot such as strong
terminal-plain-is = { $seat } is { $name }: { $line }
terminal-plain-more = … and { $more } more: `list` shows all, `list TEXT` those with TEXT
terminal-plain-no-such-choice = No choice begins with `{ $text }` or tells of it.
terminal-plain-help = Type a number or a word from the list, or:
terminal-plain-welcome = Welcome to Luckhouse. What shall we play?
terminal-plain-which-game = Game (number or name):
terminal-plain-how-many = Players ({ $seats }, you are p1):
terminal-plain-not-a-number = `{ $word }` is not a number: expected { $expected }
terminal-plain-games = luckhouse play GAME plays one, luckhouse rules GAME explains it.
terminal-plain-kept-in = The game is kept in { $file }: `luckhouse replay { $file }` shows it again.
terminal-plain-farewell-kept = the game is kept in { $file }: `luckhouse play --resume { $file }` goes on
terminal-plain-farewell-over = the game is over and kept in { $file }: `luckhouse replay { $file }` shows it again, `luckhouse coach { $file }` says what was best
terminal-plain-farewell-nothing = there was nothing to keep yet
terminal-plain-farewell-nowhere =
    the game could not be written anywhere; this is its log:
    { $log }
terminal-plain-kept-elsewhere = the game cannot be kept where it was; it is kept in: { $file }
terminal-plain-kept-nowhere = the game cannot be kept where it was; it is kept in: nowhere
terminal-plain-not-a-game = it is there already, and is not a saved game
terminal-plain-saved = Saved: `luckhouse play --resume { $file }` goes on, `luckhouse replay { $file }` shows it.
terminal-plain-not-saved = { $file } cannot be written ({ $error }): the game goes on, try another place.
terminal-plain-replayed = after { $at } of { $events } events; every line keeps the rules
terminal-plain-to-choose = { $seats } to choose.
terminal-plain-to-roll = To be rolled.
terminal-plain-command-undo = take back your last choice, if nothing was rolled or shown since
terminal-plain-command-odds = the odds that matter now; `odds TOPIC …` asks for others
terminal-plain-command-hint = what a strong player would do in your place
terminal-plain-command-why = what each of your choices is worth
terminal-plain-command-rules = the rules of this game
terminal-plain-command-log = what has happened, line by line
terminal-plain-command-look = the table once more
terminal-plain-command-list = all choices, or those that begin with TEXT or tell of it
terminal-plain-command-save = write the game to a file
terminal-plain-command-resign = give up; in a game of three or more a bot plays on for you
terminal-plain-command-help = this list
terminal-plain-command-quit = leave; the game is kept and can be taken up again

# Kept games on the shelf.
terminal-kept-players = { $seats ->
    [1] one player
   *[other] { $seats } players
}
terminal-kept-events = { $events ->
    [one] 1 event
   *[other] { $events } events
}
terminal-kept-just-now = just now
terminal-kept-minutes = { $minutes } minutes ago
terminal-kept-hours = { $hours } hours ago
terminal-kept-days = { $days } days ago

# Hints.
terminal-hint-nothing = There is nothing to choose.
terminal-hint-best = Hint: `{ $word }`{ $meaning }. Your chance to win then: { $chance }.
terminal-hint-only = It is the only choice.
terminal-hint-as-good = `{ $word }` is about as good. `why` shows the others.
terminal-hint-next = Next best is `{ $word }`, { $cost } points less. `why` shows the others.
terminal-hint-beside = Beside `{ $word }`: { $reasons }
# What most games have in common that are played on after it, choice after choice.
terminal-hint-line = Most games go on so: { $steps }.
terminal-hint-step = { $share ->
    [100] { $seat }: { $choice }
   *[other] { $seat }: { $choice } ({ $share } of 100)
}
terminal-hint-column-choice = choice
terminal-hint-column-chance = chance to win
terminal-hint-column-costs = costs
terminal-hint-column-meaning = meaning
terminal-hint-worth = What your choices are worth
terminal-hint-more = { $more } more are worth less; the worst, `{ $word }`, costs { $cost }.
terminal-hint-exact = Exact: this is what best play gives. A cost of 1 is one game in a hundred.
terminal-hint-estimated = Estimated, each with its margin of error. A cost of 1 is one game in a hundred.
terminal-rules-this-table = This table
terminal-rules-players = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
