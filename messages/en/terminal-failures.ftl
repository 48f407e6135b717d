# Why something could not be done, or was not done to its end, and what the commands of a host say when it was.

# Files and threads.

terminal-failed-write = { $file } cannot be written ({ $error }): expected a file in a folder that this user may write in
terminal-failed-read-game = { $file } cannot be read ({ $error }): expected a saved game
terminal-failed-large = it is larger than 4 MB
terminal-failed-save = { $file } cannot be written ({ $error }): `--save FILE` says where
terminal-failed-save-where = there is no data folder: `--save FILE` says where
terminal-failed-workers = the workers could not be started: { $error }
terminal-failed-nowhere = there is no place for the data: set HOME, or give a folder with `--data DIR`

# The data of a house.

terminal-failed-folder = the data folder { $folder } cannot be written ({ $why }): expected a folder that this user may write in; choose another or change its permissions
terminal-failed-folder-in-use = the data folder { $folder } is in use by another Luckhouse: stop that one, or choose another folder
terminal-failed-not-ours = { $file } is not data of Luckhouse: expected a file that Luckhouse made; move it away, or choose another folder
terminal-failed-newer = { $file } was written by a newer Luckhouse (data version { $found }, this one knows up to { $known }): use the newer program
terminal-failed-unreadable = { $file } cannot be opened ({ $why }): check the disk's space and health, or bring back a copy
terminal-failed-database = the database { $database } cannot be used ({ $why }): expected a PostgreSQL that runs there and lets this user in; start it, or correct the address
terminal-failed-served = another Luckhouse serves the database { $database }: stop it, or open both as nodes with `--node`; one that has died is forgotten within half a minute
terminal-failed-other-tables = the database { $database } has tables that are not Luckhouse's: expected an empty one, or one that Luckhouse made; create another, or a schema of its own
terminal-failed-damaged = { $file } is damaged ({ $why }): bring back a copy with `luckhouse restore`
terminal-failed-no-data = there is no data of a house in { $folder }: expected the folder that `luckhouse serve` names when it opens
terminal-failed-exists = { $file } is there already, and nothing is written over it: choose another name, or move it away
terminal-failed-has-data = { $folder } has the data of a house already: choose an empty folder, or let it be moved aside with `--force`
terminal-failed-bare = { $file } was copied out of a running house without its log, so that changes after { $after } may be missing: use a file that `luckhouse backup` made, or take this one all the same with `--force`
terminal-failed-other-key = { $file } is the key of another house than the copy's, and players would be warned of it: choose an empty folder, or move the file away to take the key of the copy
terminal-failed-disk = { $file } cannot be read or written ({ $why }): check the disk's space, and what this user may do
terminal-failed-no-house = there is no house at { $place }: expected the folder or the database of one
terminal-failed-house-open = a house is open at { $place }: stop every program that serves it, then try again
terminal-failed-not-empty = { $place } has the data of a house already: choose an empty folder or database
terminal-failed-differs = what arrived is not what was sent ({ $what }): nothing was kept; check both disks, then try again
terminal-failed-moving = { $place } cannot be read or written ({ $why }): nothing was kept; check its space and health, then try again
terminal-failed-no-key = { $file }: not a key; expected 64 hexadecimal digits, as this program wrote them: bring the file back, or remove it, and players are warned that the house has another key
terminal-failed-key-unread = { $file }: { $why }; expected 64 hexadecimal digits, as this program wrote them: bring the file back, or remove it, and players are warned that the house has another key
terminal-failed-no-shared-key = the key of the house in { $place } is not a key; expected 64 hexadecimal digits, as this program wrote them: bring back a copy of the database
terminal-failed-new-key = no key can be made for the house: { $error }
terminal-house-moved = { $tables } tables with { $events } events are there: { $lines } lines, each compared.
terminal-house-moved-no-key = There was no key of the house: a new one is made when it opens.
terminal-house-moved-open = Open the house there with `luckhouse serve { $flag }`. Where it was, everything is as before.
terminal-house-copied = { $file }: { $tables } tables, { $bytes } bytes, whole and on disk
terminal-house-copied-secret =
    { $key ->
        [yes] Keep it to yourself: the key of the house and the dice of games that are still played are in it.
       *[no] Keep it to yourself: the dice of games that are still played are in it.
    }
terminal-archived = { $games } games were put away to { $folder }; { $removed } files that nobody needs were removed.
terminal-archive-whole = { $games } games are whole in { $folder }.
terminal-archive-unknown = { $file }: no game of this house is in it; it is left alone
terminal-failed-archive = { $files } files of the archive cannot be read: bring them back from a copy; all other games are there
terminal-house-copied-archive = { $games } games are in the archive, whose folder is not in this file: copy it too.
terminal-house-aside = What was there is { $aside } now.
terminal-house-restored = { $folder } has the data of { $file }: { $tables } tables.
terminal-house-restored-no-key = It has no key of the house: bring house.key back, or players are warned of a new one.
terminal-house-restored-open = Open the house: luckhouse serve --data { $folder }

# A house that opens, and its host.

terminal-failed-port-taken = port { $port } of { $ip } is taken: stop the program that has it, or choose another with `--listen` (port 0 takes any that is free)
terminal-failed-other-machine = { $ip } is not an address of this machine: expected 127.0.0.1 for this machine alone, or 0.0.0.0 for all its addresses
terminal-failed-port-denied = this user may not listen at port { $port }: choose one from 1024 on with `--listen`
terminal-failed-listen = cannot listen at { $address } ({ $error }): choose another address with `--listen`
terminal-interrupted-serve = stopped at once; what was acknowledged is safe
terminal-failed-admin-no-data = there is no data of a house in { $folder }: expected the folder that `luckhouse serve` names when it opens; give it with `--data DIR`
terminal-failed-admin-unreached = a house is open in { $folder }, but it cannot be reached: its socket is not there, or another user opened it
terminal-failed-admin-needs-house = no house is open in { $place }: { $why }
terminal-failed-admin-silent = the house does not answer: look at its log, or try again
terminal-failed-admin-unknown = the house answers what this program does not know ({ $why }): use the program that runs there
terminal-admin-done = Done.
terminal-admin-more = There are more: --after { $next }
terminal-admin-no-table = No table fits.
terminal-admin-no-talk = Nobody said anything.
terminal-admin-no-ban = Nobody is kept out.
terminal-admin-no-deed = Nothing was done by hand.
terminal-admin-nobody = nobody
terminal-admin-closed = closed: { $why }
terminal-admin-watches = { $name } (watches)
terminal-admin-hidden = (hidden)
terminal-admin-no-account = No account is muted or banned, or keeps order.
terminal-admin-moderator = keeps order
terminal-admin-muted = muted
terminal-admin-banned = banned
terminal-admin-until-lifted = until it is lifted
terminal-admin-until = until { $at }
terminal-failed-strange = what is there does not answer as a luckhouse does ({ $why }): check the link
refusal-needs-house = only a house that runs can close a table: open the house, or delete the table
refusal-order-unread = this order cannot be read: { $why }
refusal-store-no-table = there is no table `{ $table }`: check the id, or open the table first
refusal-store-over = table `{ $table }` is over: its log and its end stay as they are; only notes can be added
refusal-store-no-line = there is no line { $number } in the talk of table `{ $table }`: expected one that was said
refusal-store-no-ban = there is no ban of `{ $network }`: expected a network as the list of bans writes it
refusal-no-account = no account is called `{ $who }`, and none has it as its id: expected what stands on its page
refusal-many-accounts = several accounts are called `{ $who }`: give the id of one of them: { $ids }
refusal-store-no-standing = the account is not { $kind ->
    [moderator] a moderator
    [muted] muted
   *[banned] banned
}: there is nothing to lift
refusal-store-no-member = there is no member `{ $member }`: check the id
refusal-store-elsewhere = table `{ $table }` is not this node's: ask who owns it, and claim it if nobody does
refusal-store-fenced = another node has taken over from this one: join again, and claim what nobody else has
refusal-store-disk = the data could not be read or written ({ $why }): check the disk's space and health, then try again
refusal-store-away = the database is away ({ $why }): check that it runs and can be reached; the house goes on when it is back
refusal-store-damaged = the data is damaged ({ $why }): bring back a copy of the data folder
refusal-store-busy = the disk does not keep up: { $waiting } changes wait; try again in a moment
refusal-store-closed = the store is closed: open it again
refusal-store-other = the data does not take this ({ $why }): check that the program and its data are of one house

# Solvers and the lab.

terminal-failed-solver-seats = a game for { $found } cannot be solved here: expected rules made for { $expected }
terminal-failed-solver-large = more than { $limit } states can be reached: raise the limit, or start later in the game
terminal-failed-solver-kind = { $game } cannot be solved so: expected a game in which no state comes twice, and one player chooses at a time
terminal-interrupted-solver = stopped before the answer was there
terminal-interrupted-solve = stopped; nothing was saved
terminal-solve-questions = What can be asked:
terminal-solve-no-table = There is no table to save: the answer is all there is.
terminal-solve-table = The table is in { $file } ({ $bytes } bytes).
terminal-interrupted-rest = interrupted: the rest was not played
terminal-interrupted-report = interrupted: there is no report on { $game }
terminal-interrupted-report-part = interrupted: the report on { $game } says what was found until then
terminal-interrupted-run = interrupted after { $games } of at most { $all } games: with `--out DIR` they would have been kept, to go on from
terminal-interrupted-run-kept = interrupted after { $games } of at most { $all } games: they are kept in { $folder }, and the same command goes on from there
terminal-interrupted-nothing = interrupted before there was anything to say
terminal-interrupted-first = interrupted: the above is from the first { $games } games, and true of those
terminal-failed-part-write = { $file } cannot be written ({ $error }): everything that was finished before is kept, and the same command goes on from there
terminal-failed-part-read = { $file } cannot be read ({ $error }): expected a file that `luckhouse lab run --out DIR` wrote
terminal-failed-other-plan = { $folder } holds { $there }, and not { $asked }: expected the same plan, or another folder
terminal-failed-busy = another run is writing in { $folder }: wait for it, or give another folder
terminal-failed-portions = { $portions } of { $plan }: in none of the parts; expected every portion once; run what is missing first
terminal-failed-portion-twice = portion { $portion } is in { $first } and again in { $second }: expected every portion once
terminal-failed-taken = { $folder } holds a run already: expected a new folder for the whole
terminal-failed-no-parquet = this program was built without Parquet and writes no rows: build it with the feature `parquet`, or ask for no rows
