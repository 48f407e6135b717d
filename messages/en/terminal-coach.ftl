# What `luckhouse coach` says of a game that was played.

terminal-coach-title = { $title }: looking back
terminal-coach-chance-of = The chance of { $seat } to win, through { $events } events
terminal-coach-chances = The chances to win, each with the number of its seat (* several), through { $events } events
terminal-coach-column-start = start
terminal-coach-column-luck = luck
terminal-coach-column-own = own
terminal-coach-column-others = others'
terminal-coach-column-rest = rest
terminal-coach-column-result = result
terminal-coach-column-accuracy = accuracy
terminal-coach-luck-and-skill = Luck and skill, in points of a hundred
terminal-coach-sum = start + luck + own choices + others' choices = result. Luck is 0 on average.
terminal-coach-sum-rest = start + luck + own choices + others' choices + rest = result. Luck is 0 on average.
terminal-coach-rest = rest: what changed where nothing could be said, and what was thought better of between two rolls.
terminal-coach-no-mistakes = None of { $count } decisions is known to have cost five points or more.
terminal-coach-cost-most = What cost most, { $shown } of { $all } in { $count } decisions
terminal-coach-decision = event { $event }: { $seat }, { $label }, { $points } points
terminal-coach-played = played { $choice }: { $chance }
terminal-coach-better = better { $choice }: { $chance }
terminal-coach-label-inaccuracy = inaccuracy ?!
terminal-coach-label-mistake = mistake ?
terminal-coach-label-blunder = blunder ??
terminal-coach-nothing-changed = No event changed much.
terminal-coach-changed-most = What changed most
terminal-coach-turn = event { $event }, { $cause }: { $who } { $before } to { $after } ({ $change })
terminal-coach-cause-luck = luck
terminal-coach-cause-choice = choice
terminal-coach-cause-resignation = resignation
terminal-coach-cause-unclear = unclear
terminal-coach-not-over = The game is not over: its result is how it stands.
terminal-coach-estimates = The chances are estimates, each off by up to { $points } points in 19 of 20 cases; no decision has a label that is smaller than its own error.
terminal-coach-left-out = Some positions are left out: { $why }.
terminal-coach-page-in = The page is in { $file }.
terminal-coach-looked-through = looked through
terminal-coach-stopped = stopped; nothing was written
terminal-coach-head-great = { $who ->
    [you] You chose almost perfectly: accuracy { $accuracy }.
   *[other] { $name } chose almost perfectly: accuracy { $accuracy }.
}
terminal-coach-head-well = { $who ->
    [you] You chose well: accuracy { $accuracy }.
   *[other] { $name } chose well: accuracy { $accuracy }.
}
terminal-coach-head-mixed = { $who ->
    [you] You chose well at times: accuracy { $accuracy }.
   *[other] { $name } chose well at times: accuracy { $accuracy }.
}
terminal-coach-head-badly = { $who ->
    [you] Your choices cost a lot: accuracy { $accuracy }.
   *[other] { $name }'s choices cost a lot: accuracy { $accuracy }.
}
terminal-coach-head-unknown = { $who ->
    [you] How well you chose cannot be told.
   *[other] How well { $name } chose cannot be told.
}
terminal-coach-luck-gave = Luck gave { $by } points.
terminal-coach-luck-took = Luck took { $by } points.
terminal-coach-luck-even = Luck gave as much as it took.
terminal-coach-luck-unknown = What luck did cannot be told.
terminal-coach-cannot-tell = Where an estimate could be off by more than what it says, nothing is said: no label, no accuracy, no turning point.
terminal-coach-plot-marks = i inaccuracy, M mistake, B blunder
terminal-coach-decision-plain = event { $event }: { $seat }
terminal-coach-exact = All chances are exact: this game is solved.
terminal-coach-none-secrets = the game is not over and has secrets: play it to the end, or let somebody resign, and ask again
terminal-coach-none-decided = nothing was decided in this game: expected at least one choice between two things
terminal-coach-none-unclear = nothing can be said of this game: { $why }

# The coach on a full screen, and in plain text after a game.
terminal-coach-screen = The coach: { $title }
terminal-coach-working = The coach goes through every decision: { $done } of { $all } events, { $seconds } s so far. Esc leaves.
terminal-coach-failed = The coach cannot say anything about this game: { $why }
terminal-coach-list = What cost most
terminal-coach-row-overview = overview
terminal-coach-row-decisions = all { $count } decisions
terminal-coach-then = What was chosen
terminal-coach-go-through = Up and Down go through what cost most, Page Up and Page Down through this page.
terminal-coach-unfold = Enter shows every decision, or hides them.
terminal-coach-try-alone = Enter tries again from here; your game stays as it is.
terminal-coach-try-against = Enter tries again from here against { $bot } bots; Left and Right: others.
terminal-coach-tried = This was a try: it was not kept, and your game is as it was.
terminal-coach-help =
    The coach says how well you chose and what luck did, and shows the board at each choice that cost much.

      Up, Down     the next choice that cost much; with Enter on the last row every decision
      Enter        try again from the choice on the board, as often as you like
      Left, Right  against whom
      PgUp, PgDn   the rest of the page
      Esc          back

    Where an estimate could be off by more than what it says, nothing is said: no label, no accuracy, no turning point.
terminal-does-coach = coach
terminal-does-try = try again
terminal-does-against = against
terminal-does-choose = choose
terminal-key-up-down = Up Down
terminal-table-coach = what was luck, what was skill
terminal-command-coach = look through the game, when it is over; try again from any choice
terminal-coach-page-chances = The chances to win
terminal-coach-page-plot = Each seat's chance after every event; ○ where the game turned.
terminal-coach-page-events = All { $events } events
terminal-coach-page-event = event
terminal-coach-page-moment = event { $event }, { $cause }:
terminal-coach-page-seat = seat
terminal-coach-page-chance = chance
terminal-coach-page-cost = cost
