# What is wrong with a command line.

terminal-usage-no-option = `{ $option }` is not an option: expected KEY=VALUE, like `--option cap=100`
terminal-usage-option-again = `{ $option }` sets { $key } again: expected each option once
terminal-usage-option-file = `{ $key }={ $path }` cannot be read ({ $error }): expected a name or a readable text file
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
terminal-usage-unknown-near = `{ $found }` is not known here. Did you mean `{ $near }`? (`luckhouse --help` lists what there is)
terminal-usage-value = { $argument } cannot be `{ $found }` (`luckhouse --help` lists what there is)
terminal-usage-value-near = { $argument } cannot be `{ $found }`. Did you mean `{ $near }`? (`luckhouse --help` lists what there is)
terminal-usage-missing = expected { $argument } too (`luckhouse --help` lists what there is)
terminal-usage-man-folder = manual pages cannot be written to { $folder } ({ $error }): expected a folder that may be written to
terminal-usage-tournament-alone = { $game } is played alone here: expected a game for two or more, or --seats
terminal-usage-tournament-players = { $players } named by --players, for tables of { $seats }: expected at least { $seats }, like `--players novice,steady,strong,best`
terminal-usage-tournament-most = { $players } players: expected at most { $most }
terminal-usage-tournament-tables = { $players } players make more than { $most } tables: expected fewer players, or `--format swiss`
terminal-usage-conflict = { $argument } does not go together with { $other } (`luckhouse --help` lists what there is)
terminal-usage-subcommand = expected what to do (`luckhouse --help` lists what there is)
terminal-usage-arguments = the command line cannot be read (`luckhouse --help` lists what there is)
terminal-usage-link = `{ $link }` is not the link of a table: expected one like http://HOST:PORT/t/TABLE, or http://HOST:PORT/ for the house
terminal-usage-not-for-two = { $game } is not for two: expected a game that two can play
terminal-usage-log-level = LUCKHOUSE_LOG cannot be `{ $word }`: expected error, warn, info or debug
terminal-usage-listen = cannot listen at `{ $address }`: expected an address and a port, like 127.0.0.1:7070 or [::1]:7070
terminal-usage-config = { $file } cannot be read: { $error }
terminal-usage-config-line = { $file }, line { $line }: { $what }
terminal-usage-set = `{ $word }` cannot be set: expected SECTION.KEY=VALUE, like limits.talk=30; `luckhouse serve --print-config` lists all
terminal-usage-set-value = `{ $word }` cannot be set ({ $why }): expected SECTION.KEY=VALUE, like limits.talk=30; `luckhouse serve --print-config` lists all
terminal-usage-keep-accounts = accounts cannot be kept for { $days } days only: expected at least { $least }, since browsers stay signed in for 90, or 0 to keep them for ever
terminal-usage-origin = `{ $word }` is not the origin of a page: expected a scheme and a host, like https://example.org
terminal-usage-house-name = `{ $word }` is not the name of a house: expected a name without scheme and port, like play.example.org
terminal-usage-proxy-loopback = a house behind a proxy cannot trust loopback: leave out `--trust-loopback`, or the proxies
terminal-usage-collector = `{ $word }` is not the address of a collector: expected http://HOST:PORT, as OTLP over HTTP has it (4318, if no port is given)
terminal-usage-proxies = `{ $word }` names no proxy: expected addresses or networks with commas between them, like `10.0.0.1`, `192.168.0.0/16`, `fd00::/8`, or `loopback`
terminal-usage-database = the address of the database cannot be read ({ $why }): expected postgres://USER@HOST/DATABASE
terminal-usage-node = other nodes cannot reach `{ $address }`: expected an address of this machine and a port, like 10.0.0.5:7071
terminal-usage-node-alone = a node shares a database with others: expected `--store postgres://USER@HOST/DATABASE` beside `--node`
terminal-usage-same-place = { $place } cannot be moved to itself: choose another folder or database
terminal-usage-words = the list of words { $file } cannot be read ({ $error }): check `talk.words` in the settings
terminal-usage-words-line = line { $line } of the list of words { $file } is not one word: `{ $found }`; expected one word a line, or a remark after `#`
terminal-usage-mail-server = `{ $word }` is not a server for mail: expected a name and a port, like smtp.example.org:465, in `mail.server`
terminal-usage-mail-from = `{ $word }` is not who writes: expected an address, like `Luckhouse <dice@example.org>`, in `mail.from`
terminal-usage-mail-password = the password for mail in { $file } cannot be read ({ $error }): check `mail.password_file`
terminal-usage-mail-plain = the password for { $host } could be read on the way: set `mail.security` to tls or starttls
terminal-usage-mail-url = e-mail needs a link to this house: set `notices.url`, like https://play.example.org, or tell its name with `--name`
terminal-usage-notices-url = `{ $word }` is not where a house is found: expected a scheme and a host, like https://play.example.org, in `notices.url`
terminal-usage-notices-contact = `{ $word }` reaches nobody: expected mailto:host@example.org or an address with https, in `notices.contact`
terminal-usage-admin-text = `{ $found }` is not { $what }: expected { $expected }
terminal-usage-network = `{ $found }` is no address and no network: expected one like 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48
terminal-usage-zero = there is no number 0: expected one from 1 on
terminal-usage-skill = --skill { $words }: expected two bots, the better one first, like `steady,novice`
terminal-usage-report-games = --seats and --option are those of one game: expected one game
terminal-usage-minutes = --minutes { $minutes }: expected more than 0
terminal-usage-out = --out { $folder }: { $error }; expected a folder to write into
terminal-usage-compare = nothing to compare: expected two bots, like `strong steady`, or options, like `--a goal=20 --b goal=30`
terminal-usage-compare-option = `{ $option }` is not an option: expected KEY=VALUE, like `--a cap=100`
terminal-usage-handicap = a game for one has no seats to make even: expected two seats or more
terminal-usage-without = { $game } has nothing that a player can do without
terminal-usage-grid-option = `{ $option }` is not an option: expected KEY=V1,V2, like `--option cap=50,100`
terminal-usage-grid-seats = --seats { $words }: expected numbers like `2,3,4`, or `2..4`
terminal-usage-grid-empty = the grid has no cells: { $name } has no values, expected at least one
terminal-usage-grid-twice = { $what } stands in the grid twice: expected each once
terminal-usage-grid-large = the grid has { $cells } cells: expected at most { $most }; try fewer values at once
terminal-usage-grid-number = { $what } { $found }: expected a number within { $expected }
terminal-usage-patience = --patience { $seconds }: expected seconds, above 0 and up to 3600
terminal-usage-program = --program { $program }: expected a name of small letters, digits and hyphens and a command, like `mine='python3 my_bot.py'`
terminal-usage-program-taken = --program { $name }: another bot is called so; expected another name
terminal-usage-program-start = { $program } cannot be started ({ $error }): expected a program that is there, like `--program mine='python3 my_bot.py'`
terminal-usage-grid-version = this was made by version { $version } with edition { $edition } of the rules, and this is version { $own } with edition { $here }: expected the same version, as what it played may not be what is played here
terminal-usage-unsolved = { $game }: { $found } cannot be solved: expected { $expected }
terminal-admin-served = a house is open at { $place }: ask it, with `--data` and the folder of the program that serves it
terminal-daily-seal = The dice of { $day }. Their seal, which was told the day before: { $seal }
