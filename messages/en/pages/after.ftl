# When a game is over: result, replay, coach, proof.

result-you = You have won!
result-one = { $name } has won.
result-several = { $names } have won.
result-nobody = Nobody has won.
result-lost = Lost this time.
result-scores = Score by seat
result-won = won
result-again = Play again
result-tournament = Back to the tournament
result-daily = To the table of the day
result-again-join = Join the rematch
result-replay = Look back
result-share = Share
result-shared = The link is copied.
result-share-by-hand = Copy this link: { $link }
result-download = Download the log
result-failed = That did not work: { $text }

replay-title = Looking back: { $title }
replay-none = This game is not over yet: there is nothing to look back at. Go to the table and play, or watch.
replay-table = To the table
replay-moment = Event { $n } of { $all }
replay-start = The beginning
replay-scrub = Moment of the game
replay-first = To the beginning
replay-back = One event back
replay-play = Play
replay-pause = Pause
replay-next = One event on
replay-last = To the end
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-events = All events
replay-share = Link to this moment

coach-title = The coach
coach-ask = What was luck, what was skill?
coach-working = The coach goes through every decision. That may take a minute …
coach-failed = The coach cannot say anything about this game: { $text }
coach-again = Ask again
coach-head-great = { $who ->
    [you] You chose almost perfectly: accuracy { $accuracy }.
   *[other] { $name } chose almost perfectly: accuracy { $accuracy }.
}
coach-head-well = { $who ->
    [you] You chose well: accuracy { $accuracy }.
   *[other] { $name } chose well: accuracy { $accuracy }.
}
coach-head-mixed = { $who ->
    [you] You chose well at times: accuracy { $accuracy }.
   *[other] { $name } chose well at times: accuracy { $accuracy }.
}
coach-head-badly = { $who ->
    [you] Your choices cost a lot: accuracy { $accuracy }.
   *[other] { $name }'s choices cost a lot: accuracy { $accuracy }.
}
coach-head-unknown = { $who ->
    [you] How well you chose cannot be told.
   *[other] How well { $name } chose cannot be told.
}
coach-head-luck-gave = Luck gave { $by } points.
coach-head-luck-took = Luck took { $by } points.
coach-head-luck-even = Luck gave as much as it took.
coach-head-luck-unknown = What luck did cannot be told.
coach-cannot-tell = Where an estimate could be off by more than what it says, nothing is said: no label, no accuracy, no turning point.
coach-curve-mistake = { $label }, { $name }: { $loss } points lost. Show it
coach-picture = The board before event { $n }, when { $name } chose.
coach-played = Played
coach-better = Better
coach-go = Show it on the large board
coach-try = Try again from here
coach-try-against = against
coach-decisions = All { $n } decisions
coach-curve = Chance to win
coach-curve-about = The chance to win of { $names }, event by event. Now: { $now }.
coach-turning = Turning points
coach-turning-roll = Luck
coach-turning-choice = A choice
coach-turning-resignation = A resignation
coach-turning-unclear = Unclear
coach-turning-from-to = { $name } from { $from } to { $to }
coach-balance = Luck and skill, in points of a hundred
coach-balance-sum = Start, luck, own choices and the choices of others add up to the result. Luck is 0 on average.
coach-balance-rest = The rest is what the estimate thought better of between two rolls.
coach-start = Start
coach-luck = Luck
coach-own = Own choices
coach-others = Others
coach-rest = Rest
coach-result = Result
coach-accuracy = Accuracy
coach-costly = What cost most
coach-costly-none = None of { $n } decisions is known to have cost five points or more.
coach-label-inaccuracy = Inaccuracy
coach-label-mistake = Mistake
coach-label-blunder = Blunder
coach-exact = All chances are exact: this game is solved.
coach-error = The chances are estimates, each off by up to { $error } points in 19 of 20 cases. No decision has a label that is smaller than its own error.
