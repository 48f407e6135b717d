# Players: oneself, and others.

people-away = The house does not answer right now.
people-again = Try again
people-since = Here since { $date }
people-failed = That did not work: { $text }
people-none-title = Nobody here
people-none-text = There is no such player, or they show nothing of themselves.

guest-title = You play as a guest
guest-new-text = With your first game this browser gets a key of its own. From then on the house knows you again, without a password and without an address: your games count, and you can see how you get better.
guest-start = Be known from now on
guest-cannot-text = This browser cannot keep a key for you: the window is private, or the way to the house is not encrypted. As a guest you can play everything.
guest-chosen-text = You chose to play as a guest here: your games do not count, and nothing is kept of you. If you like, be known again, as somebody new.
guest-left-title = You are signed out
guest-left-text = You play as a guest here. This browser still has your key: whoever uses it can sign in as you.
guest-back = Sign in again
guest-forget = Forget my key in this browser
guest-forget-sure = Forget your key in this browser? To come back here you need a code from another device, or a recovery code.
code-title = You play on another device already?
code-text = Open the page “You” there, and ask for a code. A recovery code will do too.
code-came = A code came with the link you opened. If it is your own, use it, and this device is yours too.
code-instead = What you have played in this browser stays with the name you have here now.
code-label = Code
code-do = Use the code

ratings-title = Ratings
ratings-none = None yet: they come with games that count.
rating-seats = { $n ->
    [1] alone
   *[other] { $n } players
}
rating-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
rating-puzzles = Puzzles
rating-tries = { $n ->
    [one] { $n } first try
   *[other] { $n } first tries
}
rating-provisional = still uncertain
rating-against-bots = against bots
rating-off = give or take { $n }
rating-without-luck = Without luck: { $rating } ± { $off }
rating-without-luck-about = Without luck: from results less what the dice gave. A few games make that rating as sure as many make the other.
solo-about = What { $n ->
    [one] one game brought
   *[other] { $n } games brought on average
}, beside what best play would have made of the same dice.
rating-curve = The rating over { $n } games: it began at { $first }, is { $last } now, and was between { $least } and { $most }.

ranking-title = The best of the house
ranking-about = Those whose profile everybody may see, and whose rating is certain enough to be compared.
ranking-seats = Players
ranking-by = By rating
ranking-by-plain = as it was played
ranking-by-without-luck = without luck
ranking-by-against-bots = against the bots
ranking-bots = Show the bots of the house
ranking-bot = Bot ({ $level })
ranking-table = Ranking
ranking-none = Nobody yet.
ranking-place = Place
ranking-no-place = none
ranking-name = Name
ranking-rating = Rating
ranking-games = Games
ranking-you = you
ranking-uncertain = Your rating is still too uncertain for a place: a few more games make it one.
ranking-hidden = Only you see your line: your profile is not for everybody.
ranking-hidden-link = Change that
ranking-link = Who is best?

feats-title = Titles
feats-times = { $n } times
feat-fortuna-cheese = The Big Cheese
feat-fortuna-cheese-about = won with a Cheese
feat-fortuna-untouched = All Marbles
feat-fortuna-untouched-about = won without losing a marble
feat-lantern-home = Lamplighter
feat-lantern-home-about = came home
feat-lantern-dragon-at-zero = Dragon’s Bane
feat-lantern-dragon-at-zero-about = came home with nothing crossed off that counts
feat-booty-dice-both-combos = Perfect Storm
feat-booty-dice-both-combos-about = Mutiny and Shipwreck at once
feat-booty-dice-last-alive = Last One Standing
feat-booty-dice-last-alive-about = won as the last pirate alive
feat-lucky-shot-unbreached = Castellan
feat-lucky-shot-unbreached-about = won without losing a fort
feat-lucky-shot-three-raids = Corsair
feat-lucky-shot-three-raids-about = three raids of one game came through
feat-reynards-luck-foxheads = Master of Foxes
feat-reynards-luck-foxheads-about = won by holding the foxheads
feat-reynards-luck-unscathed = Not a Scratch
feat-reynards-luck-unscathed-about = won without losing a piece

totals-title = Played and won
totals-game = Game
totals-played = Played
totals-won = Won

played-title = Finished games
played-none = None yet.
played-which = Game
played-any = All games
played-more = Older games
played-won = Won
played-lost = Lost
played-place = Place { $place } of { $seats }
played-journey-won = { $n ->
    [0] Home without a circle crossed off
    [one] Home with { $n } circle crossed off
   *[other] Home with { $n } circles crossed off
}
played-journey-lost = Fell in zone { $zone } of { $zones }
played-with = with { $names }
played-alone = alone
played-rating = Rating { $before } → { $after }
played-against-bots = Against bots { $before } → { $after }
played-accuracy = Accuracy { $accuracy }
played-luck = Luck { $points }
played-replay = Watch
played-replay-name = Watch { $title } { $when }
played-coach = Coach
played-coach-name = Ask the coach about { $title } { $when }

opponents-title = People you played with
opponents-name = Player
opponents-won = You won
opponents-lost = They won
opponents-last = Last time
opponents-all = Show all { $n }
against-title = You and { $name }
against-score = { $won } : { $lost }
against-game = { $title }: { $n ->
    [one] { $n } game, { $won } : { $lost }
   *[other] { $n } games, { $won } : { $lost }
}

regard-friend = One of your friends.
regard-blocked = You have blocked this player.
regard-befriend = Add to friends
regard-unfriend = Not a friend any more
regard-unfriend-name = Remove { $name } from your friends
regard-report = Report…
regard-block = Block
regard-unblock = Unblock
regard-unblock-name = Unblock { $name }
friends-title = Friends
friends-none = None yet. You find people you played with above; their pages let you add them.
friends-blocked = Blocked
friends-remove = Remove

invited-title = Invitations
invited-by = { $name } invites you
invited-go = Go there
invited-decline = Decline
invited-what = { $what }: { $title } with { $name }
invite-friends-title = Friends on your list
invite-friends-text = They find the invitation in their lobby.
invite-friends-do = Invite
invite-friends-done = Invited
invite-friends-what = { $what }: { $name }

account-title = Your account
account-name = Name
account-name-help = So you are called on your page, and in games from now on.
account-save = Save
account-saved = Saved.
account-privacy = Who may see your ratings and games
account-privacy-private = Only you
account-privacy-friends = Your friends
account-privacy-public = Everybody
account-order = Keep order
account-link = Your page for others

devices-title = Your devices
devices-this = this device
key-unnamed-devices = A device
devices-since = since { $date }
devices-used = last here { $when }
devices-remove = Remove
key-remove-name-devices = Remove the device since { $date }
key-remove-sure-devices = Remove this device? It cannot play as you any more.
devices-add = Add a device
devices-add-title = Add a device
devices-add-text = On the other device, scan the picture, open the link, or type the code on the page “You”. It works once, until { $time }.
devices-add-code = Code
devices-add-link = Link
devices-add-qr = QR code of the link
devices-add-scan = Scan this with the other device.

passkeys-title = Passkeys
passkeys-text = A passkey keeps your name: it comes along to your other devices, and brings you back when this browser has forgotten you. You unlock it with your finger, your face or a number.
key-unnamed-passkeys = A passkey
passkeys-add = Add a passkey
passkeys-use = Sign in with a passkey
key-remove-name-passkeys = Remove the passkey since { $date }
key-remove-sure-passkeys = Remove this passkey? It brings you back no more; delete it as well where you keep your passkeys.
passkeys-cancelled = Nothing has changed: the browser was not told which passkey, or waited too long.
passkeys-there = A passkey of yours is there already.
passkeys-cannot = This browser has no passkeys for this house: it needs a house with a name of its own, on an encrypted way.

recovery-title = Recovery codes
recovery-text = If you lose every device, such a code brings you back. Print them, and keep them in a place that you will find again.
recovery-left = { $n ->
    [0] You have none.
    [one] { $n } code is left.
   *[other] { $n } codes are left.
}
recovery-new = Make new codes
recovery-sure = Make new codes? The old ones will be good for nothing.
recovery-shown = These are your codes. Each works once, and they are shown only now.
recovery-print = Print
recovery-house = Recovery codes for { $name } at { $house }

leave-title = Data and leaving
leave-data = Download my data
leave-out = Sign out
leave-out-sure = Sign out here? You play as a guest in this browser until you sign in again.
leave-everywhere = Sign out everywhere
leave-everywhere-sure = Sign out everywhere? All other devices are removed, and each needs a new code.
leave-delete = Delete my account
leave-delete-sure = Delete your account? Your name, ratings and devices are gone for good. Games stay, with nobody’s name.

bots-title = Your bots
bots-text = A bot is an account for a program of yours: it sits down where somebody challenges it, and everybody sees that it is a bot. Its games move nobody’s rating.
bots-name = Name of a new bot
bots-name-help = “(bot)” is put behind it.
bots-make = Make a bot
bots-open-to = Who may challenge it?
bots-open-to-private = Only you
bots-tokens = Tokens
bots-scopes = What the next token is for
bots-scope-read = see challenges
bots-scope-challenge = accept them
bots-scope-play = play
bots-new-token = New token
bots-shown = This is the token. Keep it in a file: it is shown only now.
bots-revoke = Revoke
bots-revoke-name = Revoke the token since { $date }
bots-revoke-sure = Revoke this token? Whoever plays with it is sent away at once.
bots-remove-name = Remove { $name }
bots-remove-sure = Remove { $name }? Its games stay, under a name that is nobody’s.

people-running = Your running games, and a calendar of them
vacation-title = Vacation
vacation-text = While you are on vacation, no clock of days runs for you at any table, and others see that you are away. What was left of your time is left when you come back.
vacation-not = Clocks of minutes run on, and so do games of tournaments. You can play all the same.
vacation-left = { $left ->
    [one] { $left } of { $year } days left
   *[other] { $left } of { $year } days left
}
vacation-runs = You are on vacation until { $until }.
vacation-end = End it now
vacation-ended = Your vacation has ended. Your clocks run on.
vacation-planned = From { $from } to { $until }
vacation-cancel = Cancel
vacation-cancel-name = Cancel the vacation from { $from } to { $until }
vacation-forgotten = The vacation is cancelled.
vacation-from = From
vacation-days = Days
vacation-begin = Begin
vacation-plan = Plan
vacation-planned-done = Your vacation is noted.
vacation-help = At most { $most } in a row. A day that has begun counts; it comes back a year after the vacation.
vacation-games = Your running games
