# The proof of the dice, when a game is over.

title = The proof of the dice
about = Now that the game is over your browser can draw every roll again by itself. It believes nothing that the house says but what fits the seals; what could have come at each roll it works out from the rules.
check = Prove the dice
working = Drawing roll after roll …
none = There is no proof for this game: { $text }
proved = Proved: all { $n } rolls are what the secret and the players’ bytes lead to.
proved-alone = The log agrees with itself: all { $n } rolls follow from what stands in it. Without your receipt this shows no more than that.
refused = This is not right. Nothing is proved.
refused-saw = What does not fit
has-list = It is the list of seals that you kept before you opened anything, signed by the house.
has-own = Your own bytes are among those that went into the dice.
has-own-not = You added no bytes of your own: nobody else can promise you that theirs were not agreed on.
has-seen = { $n } of { $all } lines are word for word what your browser read while you played.
has-rounds = { $n ->
    [one] { $n } round of links; { $without } of them without yours.
   *[other] { $n } rounds of links; { $without } of them without yours.
}
has-denied = { $n ->
    [one] In { $n } void round you sent your link, and the log says that you gave none: it came too late, or was held back to roll again.
   *[other] In { $n } void rounds you sent your link, and the log says that you gave none: it came too late, or was held back to roll again.
}
has-people = { $n ->
    [one] { $n } player added bytes of their own.
   *[other] { $n } players added bytes of their own.
}
has-sealed = The dice were sealed: the house knew the rolls to come.
has-together = The dice were made together: nobody knew a roll before it was rolled.
has-voids = { $n ->
    [one] { $n } start before this one was void, because somebody did not open.
   *[other] { $n } starts before this one were void, because somebody did not open.
}
has-missed = { $n ->
    [one] { $n } round was void and rolled again, because a link was missing.
   *[other] { $n } rounds were void and rolled again, because a link was missing.
}
has-choices = { $n ->
    [one] { $n } hidden or simultaneous choice was committed to before anybody could read them.
   *[other] { $n } hidden or simultaneous choices were committed to before anybody could read them.
}
has-unopened = { $n ->
    [one] { $n } choice was never opened; the first legal one was taken.
   *[other] { $n } choices were never opened; the first legal one was taken.
}
limits = What this does not show
limits-drop = The house can stop, stall or drop players; everybody sees it. Whoever does not open their bytes has seen one set of sealed dice, once; whoever gives no link gets one roll again, at most twice.
limits-hidden = The house always sees hidden cards, and with sealed dice it knows the rolls to come.
limits-rules = That every move was legal, how many dice blocked a raid, and which piece a reveal of Reynard’s Luck had to show, this page does not check but takes from the log: the program works it out.
limits-page = This page itself comes from the house. The program is independent of it: luckhouse verify FILE --receipt RECEIPT
limits-alone = You have no receipt of this game in this browser: whether it is the game that you played, only your receipt can show.
receipt = Save the receipt
receipt-help = It holds what you gave and saw, and nothing that opens your seat.
file-title = Check files that you saved
file-help = Choose a receipt, a log, or both: they are held against each other. Without a log the one of this table is taken from the house.
file-refused = These do not fit together. Nothing is proved.
file-unknown = This is neither a receipt nor the log of a game: choose what you saved here, or with the program.
file-twice = Choose one receipt and one log at most.
file-other = This receipt is of another table: choose the log of that game too.
file-hidden = The house does not know this game, so this page cannot tell what was hidden from this seat. The program can: luckhouse verify FILE --receipt RECEIPT
rolls = Every roll
roll = Event
found = In the log
ticket = Ticket
ticket-of = { $ticket } of { $total }
first-about = This game was played under the first protocol.
first-broken = This is not right: { $n } of { $all } rolls are not what the dice of this table gave.
first-empty = This is not right: the proof is empty, or it is of another table.
first-seal = This is not right: the secret does not fit its seal.
first-own = Your own bytes are among those that went into the dice.
first-own-not = Your own bytes are not among those that went into the dice.
first-limits = Under the first protocol players did not see each other’s seals: a house with a seat of its own could choose the dice. What could have come at each roll was told by the house, and one-sided odds cannot be found out here. The options of the game were not bound to the dice.
