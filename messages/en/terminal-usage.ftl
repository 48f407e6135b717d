# What is wrong with a command line.

terminal-usage-seats = `{ $seats }` is not a number of seats: expected { $expected } for { $game }
terminal-usage-no-option = `{ $option }` is not an option: expected KEY=VALUE, like `--option cap=100`
terminal-usage-option-again = `{ $option }` sets { $key } again: expected each option once
terminal-usage-option-file = `{ $key }={ $path }` cannot be read ({ $error }): expected a name or a readable text file
terminal-usage-option-value = `{ $found }` is not a value of this option: expected { $key }={ $expected }
terminal-usage-time = --time { $seconds }: expected seconds, above 0 and up to 3600
terminal-usage-nodes = --nodes 0: expected at least 1
terminal-usage-bots = { $words } are { $named } bots: expected at most { $places }
terminal-usage-saved-game = a saved game has its own seats and options: leave out --seats and --option
terminal-usage-event = --event { $event }: expected an event at which somebody chose, up to { $events }
terminal-usage-which-game = --seats and --option belong to a game: expected `luckhouse play GAME` with them
terminal-usage-daily = --daily { $words }: expected a day and its secret with a colon between, like 2026-11-16:0f3a…, as the house's page of that day shows them
terminal-usage-dice = --dice { $word }: expected typed or rolled
terminal-usage-me = --me { $word }: expected seats from 1 to { $seats } (`1,2`), `all` or `none`
terminal-usage-coach-time = --time { $seconds }: expected seconds for each decision, up to { $longest }
terminal-usage-as = --as { $word }: expected p1 to p{ $seats }
terminal-usage-as-watcher = --as { $seat }: expected p1 to p{ $seats }, or watcher
terminal-usage-at = --at { $at } is past the end: expected 0 to { $events }
terminal-usage-page-is-game = --html { $page }: this is the game itself; expected another file
terminal-usage-page-folder = --html { $page }: expected a file in a folder that is there
terminal-usage-join-bots = --bots names { $named } bots: expected at most { $most }, and one seat for a person
terminal-usage-visible = --visible { $word }: expected private, unlisted or public
terminal-usage-clock = --clock { $word }: expected none, seconds like `60s` or days like `3d`
terminal-usage-table-is-there = a table that is there has its own game, seats and options: leave out the options for a new one, or give the link of the house
terminal-usage-new-table = --seats, --option, --bots, --visible, --clock and --hints belong to a new table: expected --game GAME
terminal-usage-unknown = `{ $found }` is not known here (`luckhouse --help` lists what there is)
terminal-usage-value = { $argument } cannot be `{ $found }` (`luckhouse --help` lists what there is)
terminal-usage-missing = expected { $argument } too (`luckhouse --help` lists what there is)
terminal-usage-man-folder = manual pages cannot be written to { $folder } ({ $error }): expected a folder that may be written to
terminal-usage-tournament-alone = { $game } is played alone here: expected a game for two or more, or --seats
terminal-usage-tournament-players = { $players } named by --players, for tables of { $seats }: expected at least { $seats }, like `--players novice,steady,strong,best`
terminal-usage-tournament-most = { $players } players: expected at most { $most }
terminal-usage-tournament-tables = { $players } players make more than { $most } tables: expected fewer players, or `--format swiss`
terminal-daily-seal = The dice of { $day }. Their seal, which was told the day before: { $seal }
