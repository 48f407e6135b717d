# A table of a house on the network.
terminal-join-connected-again = Connected again.
terminal-join-lost = The connection is lost ({ $why }). Trying again; nothing that you typed is lost.
terminal-join-trying-again = The connection is lost: trying again
terminal-join-left = You have left the table.
terminal-join-slow-down = The house asks to slow down: { $text }
terminal-join-unreachable = { $link } cannot be reached ({ $why }); { $farewell }
terminal-join-on-to = On to another game, at { $link }
terminal-join-say-what = say TEXT: expected what you want to say
terminal-join-not-over = The game is not over: play it to its end, or `resign`.
terminal-join-about-dice = About the dice: { $text }.
terminal-join-you-are = You are { $seat }.
terminal-join-you-are-again = You are { $seat }: it is the seat that you had.
terminal-join-you-look-on = You look on.
terminal-join-take-another = `luckhouse join { $link } --seat { $seat }` takes another seat.
terminal-join-begins-when = { $free ->
    [1] The game begins when everybody is here; one seat is free: { $link }
   *[other] The game begins when everybody is here; { $free } seats are free: { $link }
}
terminal-join-more-before = … ({ $more } more before; `log` shows all that happened)
terminal-join-your-choice-in = { $seat }, your choice ({ $seconds } s left):
terminal-join-time-left = { $waiting } ({ $seconds } s left)
terminal-join-what-next = `save FILE` keeps the game with its proof (`luckhouse verify FILE` checks it again, `luckhouse coach FILE` looks back at it), `rematch` plays again, `quit` goes away.
terminal-join-chose = { $who } has chosen `{ $word }`.
terminal-join-has-chosen = { $who } has chosen.
terminal-join-takes-back = { $who } takes the last choice back.
terminal-join-thinks-again = { $who } thinks again.
terminal-join-sits-down = { $who } sits down at { $seat }.
terminal-join-goes-away = { $who } goes away from { $seat }.
terminal-join-bot-plays = A bot ({ $bot }) plays for { $who }.
terminal-join-is-back = { $who } is back.
terminal-join-time-up = { $who } had no more time: a bot chose.
terminal-join-began = Everybody is here: the game begins.
terminal-join-closed = The table is closed: { $text }.
terminal-join-alarm =
    { "***" } THE HOUSE IS NOT TO BE TRUSTED ***
    { $text }.
    Nothing more of yours is added to these dice. What you kept shows it: `save FILE` writes it down. Tell the others, by another way than this house.
terminal-join-words = The words of these dice: { $words }. Read them to each other: alike for all, or somebody is lied to.
terminal-join-who-watches = { $who }, who watches
terminal-join-watchers = { $watchers ->
    [1] One watches.
   *[other] { $watchers } watch.
}
terminal-join-free = free
terminal-join-free-seat = (free)
terminal-join-free-kept = free, kept for { $who }
terminal-join-for-whom-bot = { $who }, for whom a bot plays ({ $bot })
terminal-join-a-bot = a bot ({ $bot })
terminal-join-named-bot = { $who }, a bot ({ $bot })
terminal-join-person-away = { $who }, not connected
terminal-join-away-for = { $who } is not connected. If they do not come back, a bot plays in { $seconds } s.
terminal-join-away = { $who } is not connected.
terminal-join-here = { $who } is connected.
terminal-join-seat-kept = your seat is kept: `luckhouse join { $link }` takes it again
terminal-join-look-on-again = `luckhouse join { $link } --watch` looks on again
terminal-join-dice-not-kept = your part in the dice cannot be kept on this disk ({ $why }): nothing more of yours is added to them
terminal-join-seat-lost = the seat that you had is no longer yours ({ $text }): `luckhouse join { $link }` takes a free one
terminal-join-seat-not-kept = your seat cannot be kept ({ $why }): do not close this terminal, or it cannot be had back
terminal-join-words-dropped = It is not your turn any more: the words that were left over are dropped.
terminal-join-leave-or-quit = `leave table` goes away for good, `quit` for now: your seat is kept.
terminal-join-nothing-to-choose = You look on: there is nothing to choose. `help` lists what you can type.
terminal-join-it-is-over = The game is over: `rematch`, `save FILE` or `quit`.
terminal-join-not-your-turn = It is not your turn. Waiting for: { $names }.
terminal-join-not-begun = The game has not begun: not everybody is here. `people` lists who is.
terminal-join-mute-whom = mute NAME: expected a seat, like `p2`, or the name of somebody
terminal-join-receipt = Your receipt: `luckhouse verify { $file } --receipt { $beside }` shows that it is the game you played.
terminal-join-watchers-talk = Those who watch may talk now.
terminal-join-watchers-quiet = Those who watch may not talk any more.
terminal-join-watchers-what = watchers on, watchers off: expected whether those who watch may talk
terminal-join-play-again = They play again: `rematch` goes there too.
terminal-join-saved = Saved: `luckhouse verify { $file }` proves its dice, `luckhouse replay { $file }` shows it.
terminal-join-saved-so-far = Saved, as far as you may read it now.
terminal-join-ask-later = Nobody can be asked now: try again when you are connected.
terminal-join-nobody-again = nobody plays again yet: ask again later
terminal-join-your-name = What are you called?
terminal-join-no-public-table = No public table is open here.
terminal-join-public-tables = Public tables:
terminal-join-open-one = `luckhouse join { $link } --game GAME --seats N` opens a table; `luckhouse games` lists the games.
terminal-join-table-is-open = The table is open. Whoever has this link can come:
terminal-join-newer-program = { $title } is not on the shelf here: expected a newer program
terminal-join-seats-free = { $free ->
    [1] One seat is free here: { $link }
   *[other] { $free } seats are free here: { $link }
}
terminal-join-seats-free-fill = { $free ->
    [1] One seat is free here: { $link } (`fill steady` seats bots)
   *[other] { $free } seats are free here: { $link } (`fill steady` seats bots)
}
terminal-join-opening = Everybody is here and opens what they add to the dice
terminal-join-over = The game is over
terminal-join-your-turn = Your turn
terminal-join-waiting-for = Waiting for { $names }
terminal-join-no-seat = You look on, and have no seat to leave: `quit` goes away.
terminal-join-command-say = say something to the others
terminal-join-command-people = who is here
terminal-join-command-fill = put a bot on every free seat and begin (`fill steady`); for the host
terminal-join-command-mute = hear somebody no more; `unmute NAME` again; for the host
terminal-join-command-watchers = those who watch may not talk; `watchers on` lets them again; for the host
terminal-join-command-save = write the game to a file; when it is over, with the proof of its dice
terminal-join-command-leave = go away for good: your seat is free again, or a bot plays on
terminal-join-command-rematch = play again with the same people, when the game is over
terminal-join-command-quit = go away for now: your seat is kept

# What keeps one from a table.
terminal-join-nobody-answers = nobody answers
terminal-join-not-reached = { $address } cannot be reached ({ $why }): check the link, and that the house is open
terminal-join-private = it is private, so that nobody can watch
terminal-join-watch-instead = `luckhouse join { $address } --watch` looks on
terminal-join-no-free-seat = no seat is free at this table of { $title }: { $instead }
terminal-join-seat-not-free = --seat { $seat } is not free: expected { $free }
terminal-join-no-seat-given = the house gave no seat: try again
terminal-join-silent = the house says nothing any more
terminal-join-missed = something was missed
terminal-join-dice-held = nothing of yours is added to the dice from here ({ $why }): another terminal may hold this seat
terminal-join-key-not-kept = the key of this house cannot be kept ({ $why }): another key will not be noticed
terminal-join-no-name = standard input was closed before you had a name: --name gives one
