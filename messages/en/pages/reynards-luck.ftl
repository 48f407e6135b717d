reynard-p1 = Red
reynard-p2 = Blue
reynard-you = you
reynard-bot = bot
reynard-away = away
reynard-winner = Winner
reynard-fox = fox
reynard-foxhead = foxhead
reynard-side-label = { $side }: { $name }
reynard-pieces = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
reynard-pieces-why = Pieces on the board and in reserve: { $n } or fewer lose the game
reynard-foxheads = { $n } of { $all } foxheads
reynard-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
reynard-reserve = Reserve

reynard-board = The board, seen from the side of { $side }
reynard-board-help = Arrow keys go from square to square. Enter picks up a piece, Enter on a marked square puts it there, Escape lets it go.
reynard-cell-empty = { $square }, empty
reynard-cell-own = { $square }, your { $kind }
reynard-cell-piece = { $square }, { $kind } of { $side }
reynard-cell-hidden = { $square }, hidden piece of { $side }
reynard-cell-known = known to both
reynard-cell-turncoat = turncoat
reynard-cell-shield = shield of { $side }
reynard-cell-pickable = can act
reynard-cell-picked = picked up
reynard-cell-go = go here
reynard-cell-challenge = challenge
reynard-cell-swap = change places
reynard-cell-movable = can be rearranged
reynard-cell-fights = in the confrontation
reynard-cell-last = last move

reynard-die = The die shows { $n }
reynard-now-place = Arrange your pieces. Drag one onto another, or pick one and then another: they change places.
reynard-now-place-sent = Your pieces take their places …
reynard-now-place-ready = You are ready. { $name } still arranges.
reynard-now-place-early = { $name } arranges first. You can arrange yours meanwhile.
reynard-now-place-other = { $name } arranges in secret: { $n } of { $all } placed.
reynard-now-deal = The cards are dealt.
reynard-now-begin = Bring a captive back on your shield, or roll the die.
reynard-now-begin-other = { $name } rolls, or brings a captive back.
reynard-now-roll = The die is rolled.
reynard-now-act = You rolled { $n }. Pick one of your pieces.
reynard-now-act-picked = Up to { $n } in a line: a dot to go there, swords to challenge.
reynard-now-act-other = { $name } rolled { $n }.
reynard-now-cards = Play a card: it is added to your piece. Below each, how likely it wins.
reynard-now-cards-laid = Your card lies face down. { $name } still chooses.
reynard-now-cards-other = Both choose a card in secret.
reynard-now-reveal = The cards lie face down. The pieces are turned.
reynard-now-foxes = A fox rolls for its value.
reynard-now-turn-cards = The cards are turned.
reynard-now-follow = Your piece stands on { $square }. Challenge a neighbour, or stay?
reynard-now-follow-other = { $name } may challenge a neighbour of { $square }.
reynard-now-advance = You have won. Step onto { $square }, or stay?
reynard-now-advance-other = { $name } has won and may step onto { $square }.
reynard-now-return = Your captive may change sides at once: on your shield { $square }.
reynard-now-return-other = { $name } may bring the captive back at once.
reynard-now-draw = Hands are filled up.

reynard-do-roll = Roll the die
reynard-do-return = Bring back { $kind }
reynard-do-advance = Advance
reynard-do-stay = Stay
reynard-do-keep = Keep it
reynard-do-shuffle = Shuffle
reynard-do-done = Done
reynard-do-change = Change it again
reynard-do-random = Leave it to chance
reynard-place-fixed = { $n } of { $all } stand already; take back to change them.

reynard-hand = Your hand
reynard-hand-empty = no cards yet
reynard-card = card { $n }
reynard-card-hidden = a card, face down
reynard-card-play = Play the { $n }
reynard-card-laid = face down

reynard-duel-tie = A tie: nothing moves.
reynard-duel-won = { $side } captures { $kind }.
reynard-duel-fox = the fox
reynard-duel-value = the { $kind }

reynard-ledger = What everybody knows
reynard-ledger-hides = { $side } still hides
reynard-ledger-spent = Played cards
reynard-ledger-deck = { $n } in the deck
reynard-ledger-turn = Turn { $n } of { $cap }
reynard-ledger-before = Before the first turn
reynard-ledger-after = { $n ->
    [one] After { $n } turn
   *[other] After { $n } turns
}
reynard-ledger-count = { $n } × { $kind }
