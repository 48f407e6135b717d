# What a player is told who is not here: by their browser, and by mail.

notice-turn-title = Your turn in { $game }
notice-turn = { $count ->
    [0] Your game waits for you.
    [one] { $others } waits for you.
   *[other] { $others } wait for you.
}
notice-invited-title = Come and play { $game }
notice-invited = { $count ->
    [0] You are asked to come to a table.
    [one] { $others } sits there and asks you to come.
   *[other] { $others } sit there, and you are asked to come.
}
notice-tournament-title = Your game of a tournament: { $game }
notice-tournament = { $count ->
    [0] Your game waits for you. Whoever does not come in time has lost it.
    [one] { $others } plays against you. Whoever does not come in time has lost.
   *[other] { $others } play against you. Whoever does not come in time has lost.
}

# E-mail. $count: how much waits.

mail-subject = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
mail-end = You get this because you asked { $house } to write to you when something waits for you.
mail-stop = No more of these e-mails:
mail-code-subject = Your code is { $code }
mail-code = Somebody, probably you, wants to be told at this address when it is their turn at { $house }. The code is { $code }, good for an hour. If it was not you, do nothing: nobody will write to you.
