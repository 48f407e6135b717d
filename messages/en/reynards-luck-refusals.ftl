# Reynard's Luck: why a choice is not allowed now. $square, $from, $to: squares; $kind: a piece; $card: a card; $die: a roll.

reynards-luck-refused-place-first = First arrange your pieces.
reynards-luck-refused-none-to-place = No { $kind } of yours is left to place.
reynards-luck-refused-roll-first = Your turn begins: roll the die, or bring a captured piece back.
reynards-luck-refused-not-in-reserve = You have no captured { $kind }.
reynards-luck-refused-act-first = You rolled { $die }: move a piece, or challenge with one.
reynards-luck-refused-no-piece = Nothing stands on { $square }.
reynards-luck-refused-not-yours = The piece on { $square } is not yours.
reynards-luck-refused-own-piece = A piece of yours stands on { $square }.
reynards-luck-refused-same-square = A piece that acts cannot stay where it is.
reynards-luck-refused-not-in-line = { $to } is not in line with { $from }: pieces go along a rank, a file or a diagonal.
reynards-luck-refused-too-far = From { $from } to { $to } it is { $steps } squares, and you rolled { $die }.
reynards-luck-refused-in-the-way = The piece on { $square } is in the way.
reynards-luck-refused-nobody-to-challenge = Nobody stands on { $square } to be challenged: you can move there.
reynards-luck-refused-challenge-instead = An enemy stands on { $square }: it can only be challenged.
reynards-luck-refused-card-first = A confrontation: choose a card.
reynards-luck-refused-not-in-hand = You have no card { $card } in hand.
reynards-luck-refused-advance-first = Your piece has won: say whether it takes the square or stays.
reynards-luck-refused-return-first = You have captured a { $kind }: say whether it comes back for you at once, or goes to your reserve.
reynards-luck-refused-no-neighbour = Only a neighbour can be challenged here, and { $to } is not one of { $from }.
reynards-luck-refused-follow-first = First say whether your piece on { $square } challenges a neighbour or stays.
