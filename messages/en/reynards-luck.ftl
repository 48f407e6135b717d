# Reynard's Luck: what happened, and what a choice would do.
# $side, $other, $to, $winner: Red or Blue; $kind: a piece, 1 to 6 or fox; $against: a piece with its article, or none;
# $square, $from, $to: squares; $card, $red, $blue: cards.

reynards-luck-would-shortcut-random = place all that are left at random

reynards-luck-side-red = Red
reynards-luck-side-blue = Blue
reynards-luck-other-red = Red
reynards-luck-other-blue = Blue
reynards-luck-to-red = Red
reynards-luck-to-blue = Blue
reynards-luck-winner-red = Red
reynards-luck-winner-blue = Blue

reynards-luck-kind-1 = 1
reynards-luck-kind-2 = 2
reynards-luck-kind-3 = 3
reynards-luck-kind-4 = 4
reynards-luck-kind-5 = 5
reynards-luck-kind-6 = 6
reynards-luck-kind-fox = fox
reynards-luck-against-1 = a 1
reynards-luck-against-2 = a 2
reynards-luck-against-3 = a 3
reynards-luck-against-4 = a 4
reynards-luck-against-5 = a 5
reynards-luck-against-6 = a 6
reynards-luck-against-fox = a fox

# What is not to be told of pieces and cards that the viewer may not know.
reynards-luck-places-hidden = { "" }
reynards-luck-dealt-hidden = { "" }

reynards-luck-places = { $side } puts a { $kind } on { $square }.
reynards-luck-arranged = { $side } has arranged all pieces.
reynards-luck-dealt = { $side } draws a { $card }.
reynards-luck-starts = { $side } starts.
reynards-luck-returns = { $whole_turn ->
    [yes] { $side } brings a { $kind } back on { $square }. That is the whole turn.
   *[no] { $side } brings a { $kind } back on { $square }.
}
reynards-luck-rolls = { $side } rolls { $die }.
reynards-luck-passes = No piece of theirs is on the board: they pass.
reynards-luck-moves = { $foxhead ->
    [yes] { $side } goes from { $from } to { $to }, a foxhead.
   *[no] { $side } goes from { $from } to { $to }.
}
reynards-luck-hides-again = { $side }'s piece on { $square } is hidden again.
reynards-luck-challenges = { $side }'s piece on { $from } challenges { $to }: both choose a card.
reynards-luck-plays = { $side } plays a { $card }, face down.
reynards-luck-plays-hidden = { $side } plays a card, face down.
reynards-luck-shows = On { $square } is a { $kind }.
reynards-luck-fox-rolls = The fox on { $square } rolls { $die }.
reynards-luck-turns-cards = Red's card is a { $red }, Blue's a { $blue }.
reynards-luck-adds = { $die ->
    [none] { $side } { $square }: { $kind } + card { $card } = { $sum }.
   *[other] { $side } { $square }: fox rolled { $die } + card { $card } = { $sum }.
}
reynards-luck-ties = A tie: nothing moves.
reynards-luck-captures = { $side } captures the { $kind }.
reynards-luck-advances = { $side } advances.
reynards-luck-stays = { $side } stays.
reynards-luck-keeps = { $side } puts the captive into the reserve.
reynards-luck-draws = { $side } draws a { $card }.
reynards-luck-draws-hidden = { $side } draws a card.
reynards-luck-new-deck = The spent cards make a new deck.
reynards-luck-claims = { $side } stands on all { $foxheads } foxheads: if { $other } cannot break that now, { $side } wins.
reynards-luck-loses-claim = { $side } no longer holds all foxheads.
reynards-luck-turn-passes = It is { $to }'s turn.
reynards-luck-resigned = { $side } gives up.
reynards-luck-held-foxheads = { $winner } has held all { $foxheads } foxheads and wins!
reynards-luck-too-few-pieces = { $side } has only { $pieces } pieces left: { $winner } wins!
reynards-luck-last-turn = { $winner ->
    [none] That was turn { $turn }, the last. Red has { $red } pieces, Blue { $blue }: the game is shared.
   *[other] That was turn { $turn }, the last. Red has { $red } pieces, Blue { $blue }: { $winner } wins!
}

reynards-luck-would-place = on { $square }; you have { $left } left
reynards-luck-would-roll = roll, and move or challenge
reynards-luck-would-return-at-once = at once, on your shield { $square }
reynards-luck-would-return-instead = on your shield { $square }; that is the whole turn
reynards-luck-would-move = your { $kind }
reynards-luck-would-onto-foxhead = a foxhead
reynards-luck-would-onto-shield = { $side }'s shield
reynards-luck-would-challenge = { $against ->
    [none] your { $kind } against a hidden piece: wins { PERCENT($wins, $total) }
   *[other] your { $kind } against { $against }: wins { PERCENT($wins, $total) }
}
reynards-luck-would-card = wins { PERCENT($wins, $total) }, ties { PERCENT($ties, $total) }, loses { PERCENT($loses, $total) }
reynards-luck-would-advance = take the square { $square }
reynards-luck-would-stay = stay on { $square }
reynards-luck-would-on-foxhead = a foxhead
reynards-luck-would-on-shield = { $side }'s shield
reynards-luck-would-keep = put it into your reserve

# Why a choice is better: what there is on average after a round, with it and with the next worse choice ($instead).
reynards-luck-why-pieces = { game-why-has } { $with } pieces on average, instead of { $instead }.
reynards-luck-why-foxheads = { game-why-has } { $with } foxheads on average, instead of { $instead }.
reynards-luck-why-captives = { game-why-has } { $with } captives on average, instead of { $instead }.

# What a choice is called.
reynards-luck-choose-place = Place a { $kind }
reynards-luck-choose-roll = Roll the die
reynards-luck-choose-return = Bring a { $kind } back
reynards-luck-choose-go = { $deed ->
    [challenge] Challenge { $to } from { $from }
   *[move] Go from { $from } to { $to }
}
reynards-luck-choose-card = Play the { $card }
reynards-luck-choose-advance = Advance
reynards-luck-choose-stay = Stay
reynards-luck-choose-keep = Keep the captive
