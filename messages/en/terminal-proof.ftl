# What is said of the dice of a finished game: `luckhouse verify`, and the verdict at the end of a table.

terminal-proof-not = THE DICE ARE NOT PROVED: { $why }.
terminal-proof-none = The house gave no proof of these dice.
terminal-proof-other-seal = the seal is not the one that was shown before the game
terminal-proof-first = The dice are proved: all { $rolls } rolls follow from the house's secret.
terminal-proof-first-sealed = It was sealed before the game began.
terminal-proof-first-own = Your own bytes are in it.
terminal-proof-log-alone = The log agrees with itself: { $rolls }. You added nothing, and kept nothing to compare it with.
terminal-proof-own-bytes = The dice are proved: { $rolls }. It is the game that you saw, and your own bytes are in it.
terminal-proof-no-bytes = The dice are proved: { $rolls }. It is the game that you saw, and none of your bytes are in it.
terminal-proof-rolls-sealed =
    { $draws ->
        [one] its one roll follows from what the house and { $who } sealed before the first
       *[other] all { $draws } rolls follow from what the house and { $who } sealed before the first
    }
terminal-proof-rolls-together =
    { $draws ->
        [one] its one roll follows from what the house and { $who } sealed before the first, and from fresh links for each, which nobody could know before
       *[other] all { $draws } rolls follow from what the house and { $who } sealed before the first, and from fresh links for each, which nobody could know before
    }
terminal-proof-nobody-else = nobody else
terminal-proof-void = Start { $start } was void: { $missing } did not open, and has looked at one set of dice.
terminal-proof-missed = { $seat } missed { $misses } of the rounds: each is one roll that was drawn again.
terminal-proof-unopened = { $seat } did not open its choice of event { $event }: the first legal one was taken.
terminal-proof-no-link = In { $without } of { $rounds } rounds you gave no link: you have no part in those rolls.
terminal-proof-closed = The game was closed before it was over.
terminal-proof-limit-log-alone = that it is the game that was played, or that any of these people exist: a log alone agrees with itself. Only the receipt of somebody whom you trust shows more (--receipt FILE)
terminal-proof-limit-unsigned = that the house ever signed what you saw: your receipt has no signed step
terminal-proof-limit-last-lines = that the last { $lines } lines are those that you saw: the house's last signature in your receipt is before them
terminal-proof-limit-house-chose = that the house did not choose these dice: nobody else had a part in them
terminal-proof-limit-sealed = that the house did not know the rolls to come: with sealed dice it does, but cannot change them
terminal-proof-limit-cards = that the house did not look at hidden cards: it always sees them
terminal-proof-limit-dropped = that nobody was dropped or kept waiting: a house can stop, stall or drop players, and everybody sees it; a seat that withholds costs one start or one roll, at most two, and the log says so
terminal-proof-proved = Proved: the dice of table { $table } agree with what was sealed (protocol 2).
terminal-proof-every-line = Every line keeps the rules and stands in its place; { $rolls }.
terminal-proof-rounds = { $draws } rolls were drawn in { $rounds } rounds of links; { $certain } could come in one way only.
terminal-proof-list = Header, terms and everybody's seals are in one list, { $list }, which the house signed.
terminal-proof-words = The words that everybody could read to each other: { $words }.
terminal-proof-committed = { $commitments } hidden or simultaneous choices are what was committed to before.
terminal-proof-silent = These added nothing to the dice: { $seats }.
terminal-proof-not-proved = Not proved:
terminal-proof-receipt = It is the game of the receipt of { $seat }: the same list, and every line is what it saw, up to line { $signed } of { $lines } signed by the house.
terminal-proof-receipt-bytes = Its bytes are in the dice.
terminal-proof-receipt-no-bytes = It added no bytes.
terminal-proof-receipt-links = Its links are in { $rounds } rounds.
terminal-proof-file-not = { $file } is NOT proved: { $why }
terminal-proof-not-a-receipt = { $file } is not a receipt of fair dice ({ $why }): expected one that was saved with a game
terminal-proof-no-receipts = { $file }: this game was played under protocol 1, which has no receipts: leave out --receipt
terminal-proof-first-proved = Proved: the dice of table { $table } agree with what was sealed (protocol 1, with its limits).
terminal-proof-first-lines = Every line keeps the rules, and all { $rolls } rolls are what the secret and the players' bytes lead to.
terminal-proof-first-seal = The secret fits the seal { $seal }.
terminal-proof-first-added = { $added ->
    [0] No player added bytes of their own.
    [one] One player added bytes of their own.
   *[other] { $added } players added bytes of their own.
}
terminal-proof-first-not-proved = Not proved by this file:
terminal-proof-first-limit-puppet = that the house did not choose these dice: under protocol 1 it could have chosen them by rewriting the seal of a puppet, of a seat that it held itself, after it had read the others' bytes
terminal-proof-first-limit-options = that the options of the game are those that were agreed: the header is not bound to these dice
terminal-proof-first-limit-published = that the seal was published before the first roll: compare it with the one that you saw then
terminal-proof-first-limit-looked = that the host did not look at rolls to come: the host holds the secret and can know them, but not change them
terminal-proof-first-none = { $file }: { $why }; only games of a server with fair dice have one
terminal-proof-day-proved = Proved: these are the dice of { $day }, the same for everybody who played that day.
terminal-proof-day-lines = Every line keeps the rules, and all { $rolls } rolls are what the secret of the day leads to.
terminal-proof-day-limit-seal = that the house settled on these dice before the day: compare the seal with the one that it told the day before at /daily
terminal-proof-day-limit-known = that nobody knew the rolls to come: the house knows the dice of every day, and after the day everybody does
terminal-proof-day-limit-first = that it was the first try: anybody may practise with the same dice
