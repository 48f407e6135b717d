# What `luckhouse puzzles` says.

terminal-puzzles-title = Puzzle { $number } of { $count }: { $title }, grade { $grade } of 5 ({ $id })
terminal-puzzles-question = { $seat }, one choice is clearly best. Which?
terminal-puzzles-help = Type a choice or its number. `list TEXT`, `look`, `log`, `rules` and `quit` work here too.
terminal-puzzles-right = Right!
terminal-puzzles-wrong = Not the best: `{ $word }` costs { $cost } points of a hundred.
terminal-puzzles-best-proved = Best is `{ $answer }`, { $margin } points better than `{ $next }`: proved.
terminal-puzzles-best-judged = Best is `{ $answer }`, { $margin } ± { $off } points better than `{ $next }`.
terminal-puzzles-costs = What each choice costs, in points of a hundred
terminal-puzzles-next = Enter for the next puzzle, `quit` to leave:
terminal-puzzles-no-more = That was the last one.
terminal-puzzles-looked-through = looked through
terminal-puzzles-mined = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}, { $proved } of them proved, in { $file }
terminal-puzzles-all-hold = { $count ->
    [one] One puzzle: its answer is
   *[other] { $count } puzzles: every answer is
} still best
terminal-puzzles-do-not-hold = { $wrong } of { $count } answers do not hold: mine these puzzles again
terminal-puzzles-stopped = stopped before everything was looked through
terminal-puzzles-bad-log = saved game { $number }: { $why }
terminal-puzzles-other-game = saved game { $number } is one of { $found }: expected { $expected }
terminal-puzzles-cannot-write = { $file } cannot be written ({ $error }): expected a file in a folder that is there
terminal-puzzles-cannot-read = { $file } cannot be read ({ $error }): expected a file of puzzles
terminal-usage-puzzle-number = --number { $number }: expected 1 to { $count }
terminal-usage-puzzle-theme = --theme { $theme }: expected { $expected }
