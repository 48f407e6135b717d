# Reynard's Luck: tables of odds. $kind, $against: a piece; $square, $target, $from, $to: squares; $card: a card.

reynards-luck-odds-challenges = Your challenges, with any card of yours
reynards-luck-odds-challenge = challenge
reynards-luck-odds-against = { $against ->
    [none] your { $kind } on { $square } against a hidden piece on { $target }
   *[other] your { $kind } on { $square } against { $against } on { $target }
}
reynards-luck-odds-unseen = Against any card you have not seen, and any piece that can stand there.
reynards-luck-odds-cards = Your cards in the confrontation of { $from } with { $to }
reynards-luck-odds-card = card
reynards-luck-odds-plays = { $card }
reynards-luck-odds-foxheads = The foxheads that your next roll can reach
reynards-luck-odds-reaches = reaches
reynards-luck-odds-foxhead = foxhead
reynards-luck-odds-goes = { $target }, by your { $kind } on { $square }
reynards-luck-odds-captures = What your next roll can capture
reynards-luck-odds-both = captures
