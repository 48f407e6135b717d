# Why the house does not do what it was asked to. Each says what to do.

refusal-disk-away = the disk does not answer: try again in a moment
refusal-archive-away = this game is in the archive, which cannot be read: try again later
refusal-disk-not-safe = the disk does not answer: what you did is not safe yet; it will be told when it is
refusal-disk-nothing-done = the disk does not answer: nothing was done; say it again in a moment
refusal-house-closes = the house closes: come back a little later
refusal-house-closing = the house is closing: come back in a moment
refusal-house-full = the house is full, there is no room for more connections: try again later
refusal-banned = the host keeps your address out of this house: ask them, or come back later
refusal-message-too-long = this message is too long
refusal-body-too-long = the body is too long: expected at most { $most } bytes
refusal-too-slow = you did not take what was sent to you: come back with the last number you have
refusal-version = version { $version } is not spoken here: expected { $ours }; load the page or program anew
refusal-thinking = the house thinks about too much just now: ask again in { $seconds } s
refusal-many-games = too many games are looked at from your address: wait { $seconds } s and try again
refusal-many-tables = too many tables were opened from your address: wait { $seconds } s and try again
refusal-many-requests = too many requests come from your address: wait { $seconds } s and try again
refusal-many-connections = too many connections come from your address: wait { $seconds } s and try again
refusal-many-messages = too many messages at once: this one was passed over; wait, then say it again
refusal-many-messages-again = too many messages at once, again and again
refusal-not-saved = nothing was changed: { $why }

# Tables and seats.

refusal-no-table = there is no such table: check the link
refusal-table-away = the table does not answer: try again
refusal-table-rests = the table rests: come back
refusal-table-closed = this table is closed: open a table of your own
refusal-table-deleted = the host of the house has deleted this table
refusal-private = this table is private: take a seat if there is one
refusal-left-private = you have left this private table: take a free seat to come back
refusal-wrong-token = this token opens no seat here: expected the one that came with the seat
refusal-no-token = this token opens no seat here
refusal-many-watch = too many watch this table: come back later
refusal-you-watch = you watch: take a free seat to play
refusal-no-name = say hello with a name, to be heard
refusal-seats-taken = every seat is taken: watch, or open a table of your own
refusal-seats-taken-already = every seat is taken already
refusal-all-bots = every seat has a bot: leave one free for somebody
refusal-no-seat = there is no seat { $seat }: expected 1 to { $most }
refusal-no-such-seat = there is no seat { $seat }: expected p1 to p{ $most }
refusal-seat-has-bot = seat { $seat } has a bot: sit somewhere else
refusal-no-bot-there = seat { $seat } cannot have a bot: expected a seat from 1 to { $most }
refusal-seat-taken = { $seat } is taken: take a free seat, or watch
refusal-seat-kept = seat { $number } is kept for { $who } from the game before: take another, or try again in { $minutes } min
refusal-seats-kept = the free seats are kept for those of the game before: watch, or try again in { $minutes } min
refusal-not-host-fill = only the host can fill the free seats: ask them
refusal-came-and-went = too many came and went at this table: wait a minute
refusal-many-comings = people came and went { $times } times at this table: open another
refusal-leave-opening = the dice are being opened: leave when the game has begun
refusal-leave-over = the game is over: you can just go
refusal-clock-seconds = { $seconds } seconds for a choice: expected 5 to { $most }, or days
refusal-clock-days = { $days } days for a choice: expected 1 to { $most }
refusal-bad-option = `{ $found }` is not a value of `{ $option }`

# Names and talk.

refusal-bad-name = `{ $found }` is not a name: expected 1 to 20 letters
refusal-name-hidden = this name has signs in it that cannot be seen: expected letters, digits and blanks
refusal-name-mark = this name has a `#` in it, which marks those who watch: leave it out
refusal-name-of-house = `{ $called }` can be taken for the house or a bot: choose another name
refusal-name-alike = `{ $called }` looks like { $other }, who is here already: choose another name
refusal-name-word = this name has a word that is not welcome in this house: choose another
refusal-talk-word = this has a word that is not welcome in this house: say it in other words
refusal-muted = the host has muted you: you can still play and watch
refusal-quiet = only those who play talk at this table: take a free seat to be heard
refusal-much-talk = too much talk: wait a little
refusal-talk-too-long = too long: expected at most { $most } characters
refusal-talk-full = { $lines } lines were said at this table: it can keep no more
refusal-not-host-mute = only the host can mute: hide their lines for yourself
refusal-not-host-watchers = only the host can say whether those who watch may talk: ask them
refusal-account-muted = a moderator has muted your account until they lift it: { refusal-offence } You can still play and watch
refusal-account-muted-until = a moderator has muted your account until { $until }: { refusal-offence } You can still play and watch
refusal-account-banned = a moderator has banned your account until they lift it: { refusal-offence } You can look on, but not play
refusal-account-banned-until = a moderator has banned your account until { $until }: { refusal-offence } You can look on, but not play
refusal-offence = { $offence ->
    [insult] insulting words
    [harassment] harassment
    [spam] spam
    [cheating] games that were not honest
    [name] a name that offends
   *[other] conduct that is not welcome here
}{ $said ->
    [yes] {" "}(“{ $text }”).
   *[no] .
}
refusal-remark-too-long = a remark has at most { $most } characters: shorten it
refusal-closed-by-moderator = a moderator of the house closed this table
refusal-not-moderator = this page is for those who keep order here, and your account does not: the host of the house decides who does
refusal-of-moderator = this account keeps order too: only the host of the house can mute or ban it
refusal-no-report = this report is not open any more: somebody has closed it, or whoever it was about has gone
refusal-nothing-to-report = there is nothing like that for you to see: report something that is still there
refusal-own-report = this is your own: report somebody else
refusal-reported-already = you have reported this already: somebody will look at it
refusal-many-reports = too many reports from your address: wait { $seconds } s and try again
refusal-many-reports-open = { $most } of your reports are open, or the house has too many: wait until somebody has looked at them
refusal-many-muted = { $most } are mute already: let somebody be heard again first
refusal-not-talked = `{ $called }` has not talked here: expected somebody as the talk shows them

# The game and its dice.

refusal-game-over = the game is over: play again, or open another table
refusal-not-begun = the game has not begun, { $free } free: wait, or let the host fill the seats
refusal-dice-unopened = the game begins when everybody has opened their part of the dice
refusal-hidden-until-over = the game is not over: nothing hidden can be shown yet
refusal-play-to-end = the game is not over: play it to its end, or give up
refusal-no-moment = there is no moment { $after } to play on from: the game has { $most } events
refusal-not-whole = this game is not over: expected the log of a whole game
refusal-no-proof = this game was not played here: its log has no proof that its dice were fair
refusal-cannot-read = this game cannot be read: check that the whole log was sent
refusal-cannot-show = this game cannot be shown
refusal-cannot-show-dice = the dice of this game cannot be shown
refusal-coach-silent = the coach has nothing to say
refusal-coach-stopped = stopped before the game was looked through
refusal-coach-nothing-decided = nothing was decided in this game: expected at least one choice between two things
refusal-judge-silent = the judge could not say anything: play on as you like
refusal-no-hints = this table has no hints: open one that allows them
refusal-nobody-plays = nobody plays now: ask at your own choice
refusal-one-question = your last question is still being worked out: wait for its answer, then ask again
refusal-not-legal = { $seat } may not `{ $word }` now: expected { $words }{ refusal-not-legal-more }
refusal-against-rules = { $because } Expected { $words }{ refusal-not-legal-more }
refusal-not-legal-more =
    { $more ->
        [0] { "" }
       *[other] { " " }or one of { $more } more
    }
refusal-not-now = not the moment for { $who }: the table waits for { $seats }
refusal-not-now-roll = not the moment for { $who }: the table waits for a roll
refusal-not-now-others = not the moment for { $who }: the table waits for others
refusal-bad-word = `{ $found }` cannot be read here
refusal-missing = a choice is missing: expected one of { $seats } too
refusal-impossible = `{ $roll }` cannot come up here: expected { $words }{ refusal-not-legal-more }
refusal-undo-not-yours = nothing to take back: the last thing that happened was not a choice of yours
refusal-undo-others-chose = nothing to take back: another player has chosen since
refusal-undo-shown = nothing to take back: your choice has already shown you something new
refusal-taken-back-row = you took back { $times } times in a row: stay with this choice
refusal-taken-back-game = choices were taken back { $times } times in this game: no more now
refusal-rolling = the dice are being rolled: wait until they lie
refusal-roll-due = the dice are to be rolled: nothing can be taken back before they lie
refusal-all-committed = everybody has committed to a choice: they are being opened
refusal-others-committed = others have committed to a choice: wait until it is open
refusal-not-committed-to = this is not what you committed to: expected the same word and salt
refusal-committed = you have committed to your choice: say it when everybody has
refusal-committed-already = you have committed to your choice already: take it back first
refusal-choose-openly = no choice of yours is made at once with others now: choose openly
refusal-missed-rounds = you missed two rounds: the dice are rolled without your links
refusal-seal-too-late = too late to seal bytes for the dice: the list of this start has been told
refusal-bytes-open = your bytes are open already

# Why a table was closed.

refusal-closed-by-host = the host of the house closed this table
refusal-closed-unopened = twice somebody did not open their bytes for the dice

# Players who are known again.

refusal-many-sign-ins = too many tries to sign in from your address: wait { $seconds } s and try again
refusal-not-signed-in = nobody is signed in here: open a page of the house and sign in
refusal-no-origin = this says not from which page it comes: expected the header `Origin`
refusal-bad-key = this key cannot be read: expected an uncompressed point of P-256 as base64url
refusal-old-challenge = this challenge was used or is too old: ask for a new one
refusal-bad-signature = this signature is not of this key, page and challenge: sign in again
refusal-bad-code = this code is not known: it was used, is too old, or was typed differently; ask for a new one
refusal-many-devices = this player has { $most } devices already: remove one first
refusal-this-device = this is the device in your hands: sign out instead
refusal-no-device = there is no such device: load your page anew
refusal-bad-passkey = this passkey does not prove anything here: it was made or used for another page or moment, or without its owner; try again, and unlock it when you are asked
refusal-unknown-passkey = nobody has this passkey any more: sign in with a code, and delete it where you keep your passkeys
refusal-cloned-passkey = a copy of this passkey was used before: sign in with a code, and remove the passkey
refusal-many-passkeys = you have { $most } passkeys already: remove one first
refusal-no-passkey = there is no such passkey: load your page anew
refusal-no-player = there is no such player, or they show nothing of themselves

# What speaks against a choice, in every game.

game-refused-no-seat = There is no seat { $number } at this table: it has { $seats }.
refusal-no-puzzle = there is no puzzle { $id }: expected one of /api/v1/puzzles
refusal-daily-not-yet = { $day } has not come yet: its dice are sealed until it does; play today's
refusal-daily-over = { $day } is over, so a try cannot count any more: its dice are open, and you can practise with them
refusal-daily-practice = that would show you today's dice too early: finish your own journey of today, then practise as often as you like
refusal-own-regard = this is you: expected another player
refusal-many-regards = you have said what you think of { $most } players already: take some off the list
refusal-not-welcome = somebody at this table does not want to play with you: sit down at another one, or open your own
refusal-invite-friends = only friends can be invited: add this player to your friends first
refusal-invite-sit = only those who sit at a table invite others to it: take a seat first
refusal-invite-there = they sit at this table already: invite somebody else
refusal-invite-full = no seat is free at this table any more, or the game has begun: open another one
refusal-invite-unwelcome = this player cannot be invited to this table: invite somebody else
refusal-vacation-no-day = a vacation of no day: plan one at least
refusal-vacation-past = this vacation would have begun already: expected a time to come
refusal-vacation-far = a vacation can be planned a year ahead at most: choose an earlier day
refusal-vacation-overlaps = you have another vacation then: end it first, or choose other days
refusal-vacation-long = { $most ->
    [one] one day
   *[other] { $most } days
 } in a row at most, with vacations right before and after it: choose fewer days
refusal-vacation-used-up = { $left ->
    [0] no day is left for a vacation then: days come back a year after they were used
    [one] only one day is left for a vacation then: choose fewer days
   *[other] only { $left } days are left for a vacation then: choose fewer days
 }
refusal-no-vacation = there is no such vacation any more: it has ended, or was never planned
refusal-vacation-changed = your vacations were changed at another device just now: look again
refusal-vacation-time = this is no time: expected when the vacation begins, in milliseconds since 1970
refusal-no-calendar = this link leads to no calendar, or not any more: ask its owner for a new one
refusal-many-invitations = { $most } of your invitations are open: wait until somebody has come or declined
refusal-no-tournament = there is no such tournament: check the link
refusal-tournament-starts = it cannot begin then: expected a time from now on, within 60 days
refusal-tournament-seats = this is no tournament: expected tables for two to twelve
refusal-tournament-clock = a tournament needs a clock: expected seconds or days for each choice
refusal-tournament-length = { $found } is not possible here: expected 1 to { $most }
refusal-tournaments-own = you have { $most } tournaments open already: wait until one is over, or end one
refusal-tournaments-many = there are { $most } tournaments already: wait until one is over
refusal-tournament-here = you take part already
refusal-tournament-not-in = you do not take part in this tournament, or have left it
refusal-tournament-full = { $most } players take part already: no more can
refusal-tournament-late = it is too late to join this tournament
refusal-tournament-few = there are too few players: a table is for { $seats }
refusal-tournament-not-now = this is not possible now: the tournament has not begun, or has ended
refusal-tournament-over = this tournament is over
refusal-tournament-host = only the host of this tournament may do that
refusal-tournament-no-game = you have no game to play just now: wait until you are given one
refusal-tournament-seat = the seats of this table are for those whom the tournament gave this game
refusal-tournament-too-late = you have come too late: this game was counted without you; join again to get the next one

# Bots of players.
refusal-name-of-bot = `{ $called }` can be taken for the name of a bot: choose another one
refusal-bot-name-long = the name of a bot has at most { $most } characters
refusal-many-bots = you have { $most } bots, and one may not have more: remove one first
refusal-no-bot = you have no such bot: expected the id of one of yours
refusal-no-scopes = a token for nothing opens nothing: expected `read`, `challenge` or `play`
refusal-many-bot-tokens = this bot has { $most } tokens, and may not have more: revoke one first
refusal-no-bot-token = this bot has no such token: it may be revoked already
refusal-wrong-bot-token = expected the header `Authorization: Bearer TOKEN` with the token of a bot; this one opens nothing, it may be revoked
refusal-bot-scope = this token is not for that: its owner has to make one with the scope `{ $scope }`
refusal-many-bot-requests = too many requests with this token: try again in { $seconds } s
refusal-bot-not-asked = a bot sits down only where somebody has challenged it
refusal-bot-many-games = this bot plays at { $most } tables already: let it finish a game first
refusal-bot-seat = this seat is a bot’s: expected its token as `Authorization: Bearer TOKEN` when the socket is opened
refusal-bot-token-revoked = the token of this bot was revoked
refusal-bot-not-open = this bot does not play with you: its owner decides who may challenge it
refusal-bot-quiet = bots do not talk

# Being told when one is not here.

refusal-push-off = this house tells no browsers
refusal-push-endpoint = this browser named no push service that everybody can reach: try another browser
refusal-many-browsers = { $most } browsers are told already: remove one of them first
refusal-no-browser = there is no such browser
refusal-mail-off = this house sends no e-mail
refusal-bad-address = this is no e-mail address: expected one like ann@example.org, in plain letters
refusal-address-refused = no e-mail arrives at this address: check how it is written
refusal-mail-soon = a code was sent a moment ago: wait { $seconds } s for the next one
refusal-mail-away = no e-mail goes just now: try again later
refusal-bad-unsubscribe = this link stands in no e-mail: open the one at the end of one

# Choices said ahead.

refusal-ahead-clock = choices are said ahead where people have days: here a clock of seconds runs
refusal-ahead-secrets = nothing can be said ahead in a game with secrets: what you can choose then would give them away
refusal-ahead-persons = only whoever plays this seat in person can say ahead what they will choose
refusal-ahead-at-once = you have chosen at once with others: wait until all have
refusal-ahead-your-turn = it is your turn: choose now
refusal-ahead-too-late = something else has happened meanwhile: look ahead again
refusal-ahead-nothing = nothing is said ahead: expected one choice at least
refusal-ahead-many = too many choices are said ahead: expected at most { $most }
refusal-ahead-deep = too many choices follow each other: expected at most { $most }
refusal-ahead-long = too much is to happen: expected at most { $most } lines
refusal-ahead-word-long = one line is too long: expected at most { $most } bytes
refusal-ahead-large = too much is said ahead: expected at most { $most } bytes
refusal-ahead-own = your own choices are no conditions: they stand where you choose
refusal-ahead-last = after whatever happens comes your own choice: nothing else can stand there
refusal-ahead-not-asked = you do not choose then, or at once with others: only what you choose alone can be said ahead
refusal-ahead-cannot-be = this cannot happen then: look ahead step by step
refusal-ahead-failed = what could come cannot be worked out: try again
